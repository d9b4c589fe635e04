"""Where everything lives on this system. Nothing here creates a folder; who writes a file makes its folder."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from pathlib import Path

import platformdirs

from soundalike.errors import MissingError
from soundalike.translation import tr

HOME_VARIABLE = "SOUNDALIKE_HOME"
LONGEST_PATH = 1 << 15


@dataclass(frozen=True)
class Places:
    """The folders of one user. All paths are absolute; none need exist.

    `moved_data` and `moved_models` are the folder of voices, texts and takes, and that of models, when the person chose
    others than the usual.
    """

    usual_data_dir: Path
    config_dir: Path
    cache_dir: Path
    moved_data: Path | None = None
    moved_models: Path | None = None

    @property
    def data_dir(self) -> Path:
        """Voices, texts and takes."""
        return self.moved_data if self.moved_data is not None else self.usual_data_dir

    @property
    def data_pointer(self) -> Path:
        """The file that names the chosen data folder: one line, a whole path."""
        return self.usual_data_dir / "data-folder"

    @property
    def voices_dir(self) -> Path:
        """The voice library."""
        return self.data_dir / "voices"

    @property
    def voice_draft_dir(self) -> Path:
        """The voice that is being made: what was recorded and chosen so far."""
        return self.data_dir / "voice-draft"

    @property
    def voice_copies_dir(self) -> Path:
        """Voices made again for other models; may be deleted at any time."""
        return self.cache_dir / "voices"

    @property
    def phrase_sounds_dir(self) -> Path:
        """Quick phrases as sound, so that they start at once; may be deleted at any time."""
        return self.cache_dir / "phrases"

    @property
    def models_dir(self) -> Path:
        """Converted and downloaded models, a folder a model."""
        return self.moved_models if self.moved_models is not None else self.usual_models_dir

    @property
    def usual_models_dir(self) -> Path:
        """Where models lie unless the person chose another folder."""
        return self.usual_data_dir / "models"

    @property
    def models_pointer(self) -> Path:
        """The file that names the chosen models folder: one line, a whole path."""
        return self.usual_data_dir / "models-folder"

    @property
    def takes_file(self) -> Path:
        """The history's database."""
        return self.data_dir / "takes.sqlite3"

    @property
    def takes_dir(self) -> Path:
        """The sound of takes, a file a take."""
        return self.data_dir / "takes"

    @property
    def pronunciation_file(self) -> Path:
        """The person's pronunciation list."""
        return self.data_dir / "pronunciation.json"

    @property
    def config_file(self) -> Path:
        """The settings file."""
        return self.config_dir / "settings.ini"


def places(home: Path | None = None) -> Places:
    """The user's folders: under `home` if given, else under SOUNDALIKE_HOME if set, else where the system puts them."""
    variable = os.environ.get(HOME_VARIABLE, "")
    chosen = home if home is not None else Path(variable) if variable else None
    if chosen is not None:
        root = chosen.absolute()
        return _with_moved(Places(usual_data_dir=root, config_dir=root, cache_dir=root / "cache"))
    system = platformdirs.PlatformDirs("soundalike", appauthor=False)
    return _with_moved(
        Places(
            usual_data_dir=Path(system.user_data_dir).absolute(),
            config_dir=Path(system.user_config_dir).absolute(),
            cache_dir=Path(system.user_cache_dir).absolute(),
        )
    )


def _with_moved(found: Places) -> Places:
    return replace(found, moved_data=_pointed_at(found.data_pointer), moved_models=_pointed_at(found.models_pointer))


def _pointed_at(pointer: Path) -> Path | None:
    """The folder that a pointer names; one that names none counts for nothing."""
    try:
        text = os.fsdecode(pointer.read_bytes()[:LONGEST_PATH]).rstrip("\r\n")
    except OSError:
        return None
    folder = Path(text)
    return folder if text and "\0" not in text and folder.is_absolute() else None


def bundled_resources(package_dir: Path | None = None) -> Path:
    """The folder of the program's own files: inside the installed package, or at the source tree's root.

    `package_dir` is the folder of the package `soundalike` (default: this one).
    Raises `MissingError` if there is neither.
    """
    package = package_dir if package_dir is not None else Path(__file__).resolve().parent
    installed = package / "resources"
    source_tree = package.parent.parent / "resources"
    for folder in (installed, source_tree):
        if folder.is_dir():
            return folder
    raise MissingError(
        tr("The program's own files are missing: there is no folder '{folder}'. Install Soundalike again.").format(
            folder=installed
        )
    )


def bundled_voices(package_dir: Path | None = None) -> Path:
    """The folder of the voices that come with the program; arguments and errors as `bundled_resources`."""
    resources = bundled_resources(package_dir)
    installed = resources / "voices"
    return installed if installed.is_dir() else resources.parent / "voices"
