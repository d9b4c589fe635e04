"""Stems of words that people put in square brackets to have a sound or a manner, not to have them read."""

from soundalike.text.words import word_set

EVENT_STEMS = word_set(
    """
    angry applaus applau breath break cheer chuckl clap clear cough cry excit fear gasp giggl groan grunt happy hum
    inhal exhal laugh moan music narration nervou paus sad sarcastic scream shh shout shush sigh silenc sing sniff
    snort sob surpris uh um wheez whisper whistl yawn yell
    """
)
