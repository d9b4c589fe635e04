"""Typed settings: a file a group, kept as an INI file that people can read and mend.

`Settings.load` never fails: what can't be read is set aside, and `notices` say so in sentences. Numbers are written and
read without the locale. A group is a frozen dataclass; a new one is a file here and a row in `GROUPS`.
"""

from soundalike.settings.appearance import Appearance
from soundalike.settings.compact import Compact
from soundalike.settings.downloads import Downloads
from soundalike.settings.dwelling import Dwelling
from soundalike.settings.export import Export
from soundalike.settings.hints import Hints
from soundalike.settings.history import History
from soundalike.settings.measured import Measured
from soundalike.settings.microphone import Microphone
from soundalike.settings.model import Model
from soundalike.settings.output import Output
from soundalike.settings.phrases import Phrases
from soundalike.settings.scanning import Scanning
from soundalike.settings.shortcuts import Shortcuts
from soundalike.settings.speaking import Speaking
from soundalike.settings.store import Settings
from soundalike.settings.timing import Timing
from soundalike.settings.voice_options import VoiceOptions
from soundalike.settings.voices import Voices
from soundalike.settings.window import Window

__all__ = [
    "Appearance",
    "Compact",
    "Downloads",
    "Dwelling",
    "Export",
    "Hints",
    "History",
    "Measured",
    "Microphone",
    "Model",
    "Output",
    "Phrases",
    "Scanning",
    "Settings",
    "Shortcuts",
    "Speaking",
    "Timing",
    "VoiceOptions",
    "Voices",
    "Window",
]
