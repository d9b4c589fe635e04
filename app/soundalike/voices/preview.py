"""What a voice says to be heard."""

SENTENCE = "This is how I sound. I hope that you like my voice."
SEED = 1
