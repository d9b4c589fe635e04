"""The voice library: clips to voices, their files, and who agreed to them."""

from soundalike.voices.adopt import adopt
from soundalike.voices.bake import BakedPair, bake
from soundalike.voices.clone import CloneRequest, clone
from soundalike.voices.consent import own_declaration, spoken_statement, written_declaration
from soundalike.voices.entry import TrashedVoice, VoiceEntry
from soundalike.voices.foreign import is_foreign, model_variant, read_foreign_voice, write_voice_folder
from soundalike.voices.library import Library
from soundalike.voices.library_check import Finding, check_library
from soundalike.voices.library_file import LIBRARY_SUFFIX, TakenIn, is_library_file, pack_library, unpack_library
from soundalike.voices.remake import voice_for_variant
from soundalike.voices.voice_file import SUFFIX, VoiceDetails, VoiceFile, read_voice_file

__all__ = [
    "LIBRARY_SUFFIX",
    "SUFFIX",
    "BakedPair",
    "CloneRequest",
    "Finding",
    "Library",
    "TakenIn",
    "TrashedVoice",
    "VoiceDetails",
    "VoiceEntry",
    "VoiceFile",
    "adopt",
    "bake",
    "check_library",
    "clone",
    "is_foreign",
    "is_library_file",
    "model_variant",
    "own_declaration",
    "pack_library",
    "read_foreign_voice",
    "read_voice_file",
    "spoken_statement",
    "unpack_library",
    "voice_for_variant",
    "write_voice_folder",
    "written_declaration",
]
