"""Endings of web addresses, and how they are read."""

from soundalike.text.words import word_set

# Read as a word; every other ending is spelled. Endings that are English words ("it", "no") are known as addresses
# only with "https://" or "www." before them.
TOP_LEVEL_WORDS = word_set(
    "com org net edu gov info name museum online site shop app dev blog news cloud tech store page"
)
TOP_LEVEL_LETTERS = word_set("io ai tv fm ly gg uk ca au nz ie de fr nl ch co es pt se dk fi pl cz ru jp cn br eu za")
# Kinds of file; spelled, except where they are words.
FILE_ENDINGS = word_set(
    "pdf txt doc docx xls xlsx ppt pptx csv json xml html htm "
    "jpg jpeg png gif svg mp3 mp4 wav flac zip exe py js css md gguf"
)
ENDINGS_READ_AS_WORDS = word_set("doc zip wav")
