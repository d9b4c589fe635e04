"""Microphones: which there are, what they hear, what is wrong with them, and keeping what is read into them.

    inputs = list_inputs()
    with Microphone(inputs.choose(None)) as microphone:
        with GrowingWave(path, microphone.rate, microphone.channels) as file:
            microphone.start(file)
            ...
            microphone.stop()

Plain data, no Qt.
"""
