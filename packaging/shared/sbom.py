"""The bill of materials, CycloneDX 1.6 in JSON: `python -m shared.sbom FILE`, in the bundle's environment.

Made from the finished bundle, so that it names what is there: the distributions, the native parts with what is compiled
into them, and the libraries of Linux that the program loads and doesn't carry (scope "excluded").
"""

from __future__ import annotations

import hashlib
import json
import sys
import uuid
from datetime import UTC, datetime
from pathlib import Path

from cyclonedx.model import HashAlgorithm, HashType, Property
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.model.license import DisjunctiveLicense, LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL

from shared.contents import OWN, canonical, contents, distributions, parts
from shared.third_party import licence_of, pinned
from shared.where import BUNDLE, INVENTORY, program_version, release_date

MODELS = {"PerTh", "Silero VAD", "The demo model", "Clips and voices"}


def bill() -> Bom:
    """Of the bundle that lies there."""
    owned = contents().owned
    known = distributions()
    bom = Bom(serial_number=uuid.uuid5(uuid.NAMESPACE_URL, f"soundalike-{program_version()}-{sys.platform}"))
    bom.metadata.timestamp = datetime.fromisoformat(release_date()).replace(tzinfo=UTC)
    root = Component(
        name=OWN,
        version=program_version(),
        type=ComponentType.APPLICATION,
        bom_ref=OWN,
        licenses=[DisjunctiveLicense(id="MIT")],
    )
    bom.metadata.component = root
    made: dict[str, Component] = {}
    for name, version, _ in pinned():
        if canonical(name) in owned:
            made[canonical(name)] = Component(
                name=name,
                version=version,
                type=ComponentType.LIBRARY,
                bom_ref=f"pypi:{canonical(name)}",
                purl=PackageURL("pypi", name=canonical(name), version=version),
                licenses=[LicenseExpression(licence_of(name, known[canonical(name)]))],
                scope=ComponentScope.REQUIRED,
            )
    for part in parts():
        if sys.platform in part.systems and (part.name in owned or not part.files):
            made[part.name] = Component(
                name=part.name,
                version=part.version,
                type=ComponentType.DATA if part.name in MODELS else ComponentType.LIBRARY,
                bom_ref=f"part:{part.name}",
                purl=PackageURL.from_string(part.purl),
                licenses=[LicenseExpression(part.licence)],
                description=part.what,
                properties=[Property(name="soundalike:inside", value=part.inside)] if part.inside else [],
                hashes=_hashes(owned.get(part.name, [])),
                scope=ComponentScope.REQUIRED,
            )
    for component in made.values():
        bom.components.add(component)
    bom.register_dependency(root, [made[name] for name in made if not _inside(name)])
    for part in parts():
        if part.name in made and part.inside in made:
            bom.register_dependency(made[part.inside], [made[part.name]])
    for library in sorted({Path(row[1]).name for row in json.loads(INVENTORY.read_text())["system"]}):
        bom.components.add(
            Component(
                name=library, type=ComponentType.LIBRARY, bom_ref=f"system:{library}", scope=ComponentScope.EXCLUDED
            )
        )
    return bom


def _inside(name: str) -> str:
    return next((part.inside for part in parts() if part.name == name and part.inside != OWN), "")


def _hashes(places: list[str]) -> list[HashType]:
    """Of a part that is one file."""
    if len(places) != 1:
        return []
    files = [BUNDLE / "_internal" / places[0], BUNDLE / places[0]]
    data = next(file for file in files if file.exists()).read_bytes()
    return [HashType(alg=HashAlgorithm.SHA_256, content=hashlib.sha256(data).hexdigest())]


def write(file: Path) -> None:
    """Writes it, checked against the standard's schema."""
    text = JsonV1Dot6(bill()).output_as_string(indent=1)
    found = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if found is not None:
        raise SystemExit(f"The bill of materials isn't valid: {found}")
    file.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
