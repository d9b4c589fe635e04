"""Signs programs where there is a certificate: `python -m windows.sign FILE...`; else says that they stay unsigned.

The certificate is a PKCS#12 file in base64, in SOUNDALIKE_WINDOWS_CERTIFICATE, its password in
SOUNDALIKE_WINDOWS_PASSWORD. SOUNDALIKE_TIMESTAMP is the address of a time-stamp server; without it a signature ends
with its certificate. osslsigncode does the work, on Linux too.
"""

from __future__ import annotations

import base64
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

CERTIFICATE = "SOUNDALIKE_WINDOWS_CERTIFICATE"
PASSWORD = "SOUNDALIKE_WINDOWS_PASSWORD"
TIMESTAMP = "SOUNDALIKE_TIMESTAMP"


def sign(files: Sequence[Path], variables: Mapping[str, str] = os.environ) -> bool:
    """Signs each file in place; False, with a line that says so, where there is no certificate."""
    if not variables.get(CERTIFICATE):
        names = ", ".join(file.name for file in files)
        sys.stderr.write(f"Not signed, because {CERTIFICATE} isn't set: {names}\n")
        return False
    with tempfile.TemporaryDirectory() as folder:
        certificate = Path(folder) / "certificate.p12"
        certificate.touch(mode=0o600)
        certificate.write_bytes(base64.b64decode(variables[CERTIFICATE]))
        password = Path(folder) / "password"
        password.touch(mode=0o600)
        password.write_text(variables.get(PASSWORD, ""), encoding="utf-8")
        for file in files:
            signed = Path(folder) / file.name
            stamp = ["-ts", variables[TIMESTAMP]] if variables.get(TIMESTAMP) else []
            command = ["osslsigncode", "sign", "-pkcs12", str(certificate), "-readpass", str(password), "-h", "sha256"]
            command += ["-n", "Soundalike", *stamp, "-in", str(file), "-out", str(signed)]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            file.write_bytes(signed.read_bytes())
    return True


def main() -> None:
    sign([Path(name) for name in sys.argv[1:]])


if __name__ == "__main__":
    main()
