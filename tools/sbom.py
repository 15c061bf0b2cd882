"""`make sbom` writes the bill of materials of the image (CycloneDX): names, versions and hashes from the lock.

    python -m tools.sbom [LOCK] > sbom.cdx.json

The bill is made from `requirements/runtime.txt` alone, without a network, and is the same each time.
"""

import hashlib
import json
import re
import sys
import uuid
from pathlib import Path
from typing import Any

from packaging.utils import canonicalize_name

from bot import __version__

LOCK = Path(__file__).parents[1] / "requirements" / "runtime.txt"
PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)([^\n]*)((?:\n[ ]+--hash=[^\n]+)+)", re.MULTILINE)
MARKER = re.compile(r";\s*([^\\]+?)\s*\\?$")


def bill(lock: str) -> dict[str, Any]:
    """Return the bill of materials of a lock's text."""
    parts = [_component(*found.groups()) for found in PINNED.finditer(lock)]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": uuid.UUID(bytes=hashlib.sha256(lock.encode()).digest()[:16], version=4).urn,
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "thousand",
                "name": "thousand",
                "version": __version__,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": parts,
        "dependencies": [{"ref": "thousand", "dependsOn": [part["bom-ref"] for part in parts]}],
    }


def _component(name: str, version: str, rest: str, hashes: str) -> dict[str, Any]:
    purl = f"pkg:pypi/{canonicalize_name(name)}@{version}"
    digests = re.findall(r"sha256:([0-9a-f]{64})", hashes)
    where = MARKER.search(rest)
    said = [{"name": "thousand:marker", "value": where[1]}] if where else []
    # One hash for each file that may be installed, because the lock covers all systems and Pythons at once.
    files = [{"name": "thousand:sha256", "value": digest} for digest in digests]
    return {
        "type": "library",
        "bom-ref": purl,
        "name": canonicalize_name(name),
        "version": version,
        "purl": purl,
        "properties": [*said, *files],
    }


if __name__ == "__main__":
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else LOCK
    print(json.dumps(bill(path.read_text("utf-8")), indent=2))
