"""What the installer of Windows takes away, refuses and signs; `make rehearse-windows` tries all of it in Wine."""

from __future__ import annotations

import base64
import shutil
import subprocess
from pathlib import Path, PurePosixPath

import pytest

from windows import installer
from windows.files import installed_files, longest_path, removal
from windows.sign import CERTIFICATE, PASSWORD, sign


def bundle_at(folder: Path) -> Path:
    (folder / "_internal" / "voices").mkdir(parents=True)
    for name in (*installer.PROGRAMS, "_internal/a.dll", "_internal/voices/Zoë.gguf"):
        (folder / name).write_bytes(b"x")
    return folder


def test_the_uninstaller_deletes_what_was_installed_and_only_empty_folders(tmp_path: Path) -> None:
    files = installed_files(bundle_at(tmp_path))
    assert removal(files).splitlines() == [
        r'Delete "$INSTDIR\SoundalikeWindow.exe"',
        r'Delete "$INSTDIR\_internal\a.dll"',
        r'Delete "$INSTDIR\_internal\voices\Zoë.gguf"',
        r'Delete "$INSTDIR\soundalike.exe"',
        r'RMDir "$INSTDIR\_internal\voices"',
        r'RMDir "$INSTDIR\_internal"',
    ]


def test_a_dollar_in_a_name_is_no_variable_of_the_installer() -> None:
    assert removal([PurePosixPath("a$b.txt")]) == 'Delete "$INSTDIR\\a$$b.txt"\n'


def test_the_longest_path_is_counted_with_its_backslash() -> None:
    assert longest_path([PurePosixPath("a"), PurePosixPath("ab/cde")]) == len(r"\ab\cde")


def test_a_folder_without_the_programs_is_refused(tmp_path: Path) -> None:
    (tmp_path / "soundalike.exe").touch()
    with pytest.raises(SystemExit, match=r"SoundalikeWindow\.exe isn't there"):
        installer.make_installer(tmp_path, tmp_path / "out.exe")


def test_a_path_that_windows_could_not_open_is_refused(tmp_path: Path) -> None:
    bundle = bundle_at(tmp_path / "bundle")
    (bundle / ("n" * (installer.MOST_RELATIVE + 1))).touch()
    with pytest.raises(SystemExit, match="at most 150 can be installed"):
        installer.make_installer(bundle, tmp_path / "out.exe")


def test_without_a_certificate_nothing_changes_and_a_line_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "soundalike.exe"
    program.write_bytes(b"MZ")
    assert not sign([program], {})
    assert program.read_bytes() == b"MZ"
    assert capsys.readouterr().err == f"Not signed, because {CERTIFICATE} isn't set: soundalike.exe\n"


@pytest.mark.skipif(shutil.which("osslsigncode") is None, reason="osslsigncode comes with `make check-windows`")
def test_with_a_certificate_a_program_is_signed(tmp_path: Path) -> None:
    key, certificate, both = tmp_path / "key.pem", tmp_path / "certificate.pem", tmp_path / "both.p12"
    subject = ["-subj", "/CN=Soundalike's test", "-days", "1"]
    new = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *subject]
    subprocess.run([*new, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    pack = ["openssl", "pkcs12", "-export", "-inkey", str(key), "-in", str(certificate), "-passout", "pass:a b'c"]
    subprocess.run([*pack, "-out", str(both)], check=True, capture_output=True)
    program = tmp_path / "soundalike.exe"
    shutil.copy(smallest_program(tmp_path), program)
    before = program.read_bytes()
    assert sign([program], {CERTIFICATE: base64.b64encode(both.read_bytes()).decode(), PASSWORD: "a b'c"})
    assert len(program.read_bytes()) > len(before)
    words = ["osslsigncode", "verify", "-CAfile", str(certificate), "-in", str(program)]
    found = subprocess.run(words, check=False, capture_output=True, text=True)
    assert "Succeeded" in found.stdout
    assert "Soundalike's test" in found.stdout


def smallest_program(folder: Path) -> Path:
    """A program of Windows: head, one section, nothing that runs."""
    head = b"MZ" + bytes(58) + (64).to_bytes(4, "little")
    coff = b"PE\0\0" + bytes.fromhex("6486 0100 00000000 00000000 00000000 f000 2200")
    optional = bytearray(240)
    optional[0:2] = (0x20B).to_bytes(2, "little")
    for at, value in ((32, 0x1000), (36, 0x200), (56, 0x2000), (60, 0x200), (108, 16)):
        optional[at : at + 4] = value.to_bytes(4, "little")
    section = b".text\0\0\0" + b"".join(n.to_bytes(4, "little") for n in (0x200, 0x1000, 0x200, 0x200)) + bytes(16)
    program = folder / "smallest.exe"
    program.write_bytes((head + coff + bytes(optional) + section).ljust(0x200, b"\0") + bytes(0x200))
    return program
