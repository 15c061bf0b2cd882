"""`make audit` reports the known vulnerabilities of the locked versions, also from a local file of advisories."""

import json
import re
import subprocess
import sys
import zipfile

import pytest

from tools import audit


def locked(name):
    return re.search(rf"^{name}==(\S+) ", audit.LOCK.read_text("utf-8"), re.MULTILINE)[1]


def advisory(name="aiohttp", *events, kind="ECOSYSTEM", ecosystem="PyPI", versions=(), **fields):
    ranges = [{"type": kind, "events": list(events)}] if events else []
    affected = {"package": {"name": name, "ecosystem": ecosystem}, "ranges": ranges, "versions": list(versions)}
    return {"schema_version": "1.6.0", "id": "TEST-2026-1", "summary": "planted", "affected": [affected], **fields}


LOCKED = locked("aiohttp")
NEWER_PYTHONS_ONLY = "audioop-lts"
PLANTED = {
    "by version": advisory(versions=[LOCKED]),
    "by range": advisory("AioHTTP", {"introduced": "0"}),
    "not repaired yet": advisory("aiohttp", {"introduced": "1.0"}, {"fixed": "1.5"}, {"introduced": "2.0"}),
    "repaired later": advisory("aiohttp", {"introduced": "0"}, {"fixed": f"{LOCKED}.post1"}),
    "repaired nobody knows when": advisory("aiohttp", {"introduced": "0"}, {"fixed": "soon"}),
    "the last one": advisory("aiohttp", {"introduced": "0"}, {"last_affected": LOCKED}),
}
HARMLESS = {
    "another version": advisory(versions=["0.1"]),
    "another package": advisory("aiohttp-not-this", {"introduced": "0"}),
    "another ecosystem": advisory(ecosystem="npm", versions=[LOCKED]),
    "repaired here": advisory("aiohttp", {"fixed": LOCKED}, {"introduced": "0"}),
    "last one before": advisory("aiohttp", {"introduced": "0"}, {"last_affected": "3.0"}),
    "introduced later": advisory("aiohttp", {"introduced": f"{LOCKED}.post1"}),
    "withdrawn": advisory(versions=[LOCKED], withdrawn="2026-01-01T00:00:00Z"),
    "of commits": advisory("aiohttp", {"introduced": "0"}, kind="GIT"),
}


@pytest.mark.parametrize("what", PLANTED)
def test_an_advisory_for_the_locked_version_is_found(what):
    assert audit.affecting([PLANTED[what]], "aiohttp", LOCKED) == [PLANTED[what]]


@pytest.mark.parametrize("what", HARMLESS)
def test_an_advisory_for_anything_else_is_ignored(what):
    assert audit.affecting([HARMLESS[what]], "aiohttp", LOCKED) == []


@pytest.fixture
def archive(tmp_path):
    """Write advisories as a zip like OSV's export, run the audit on it, and return its result."""

    def audited(*advisories):
        path = tmp_path / "advisories.zip"
        with zipfile.ZipFile(path, "w") as packed:
            for number, one in enumerate(advisories):
                packed.writestr(f"{number}.json", json.dumps(one))
        return subprocess.run([sys.executable, "-m", "tools.audit", path], capture_output=True, text=True, check=False)

    return audited


def test_planted_advisories_are_reported_also_for_packages_of_other_pythons(archive):
    other = advisory(NEWER_PYTHONS_ONLY, versions=[locked(NEWER_PYTHONS_ONLY)], id="TEST-2026-3")
    done = archive(*HARMLESS.values(), {**PLANTED["repaired later"], "id": "TEST-2026-2"}, other)
    assert done.returncode == 1
    output = {line.split()[2]: line.split() for line in done.stdout.splitlines() if "TEST-" in line}
    assert output.keys() == {"TEST-2026-2", "TEST-2026-3"}
    assert output["TEST-2026-2"][:4] == ["aiohttp", LOCKED, "TEST-2026-2", f"{LOCKED}.post1"]
    assert output["TEST-2026-3"][0] == NEWER_PYTHONS_ONLY


@pytest.mark.slow
def test_with_harmless_advisories_alone_the_audit_passes(archive):
    done = archive(*HARMLESS.values())
    assert done.returncode == 0
    assert "No known vulnerabilities found" in done.stderr


@pytest.mark.parametrize("text", ["", "[]", "{}", "[1]", "no json", '{"id": "X"}'])
def test_a_file_without_advisories_fails(tmp_path, monkeypatch, capsys, text):
    path = tmp_path / "advisories.json"
    path.write_text(text, "utf-8")
    monkeypatch.setattr(sys, "argv", ["audit", str(path)])
    assert audit.main() == 2
    assert "no advisories in the OSV format" in capsys.readouterr().err


@pytest.mark.slow
def test_an_unreachable_service_fails(capsys):
    with audit._served([]) as address:
        pass  # nothing listens there any more
    assert audit.audit(audit.LOCK.read_text("utf-8"), None, address) != 0
    assert "ADVISORIES=file" in capsys.readouterr().err
