"""`make audit` finds what is known of the locked versions, by a local file of advisories too, and nothing else."""

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
def test_what_affects_the_version_is_found(what):
    assert audit.affecting([PLANTED[what]], "aiohttp", LOCKED) == [PLANTED[what]]


@pytest.mark.parametrize("what", HARMLESS)
def test_what_does_not_is_left_alone(what):
    assert audit.affecting([HARMLESS[what]], "aiohttp", LOCKED) == []


def audited(path):
    return subprocess.run([sys.executable, "-m", "tools.audit", path], capture_output=True, text=True, check=False)


def test_a_planted_advisory_for_a_locked_version_is_reported(tmp_path):
    path = tmp_path / "advisories.json"
    path.write_text(json.dumps([*HARMLESS.values(), PLANTED["repaired later"]]), "utf-8")
    done = audited(path)
    assert done.returncode == 1
    [line] = [line for line in done.stdout.splitlines() if "TEST-2026-1" in line]
    assert line.split()[:4] == ["aiohttp", LOCKED, "TEST-2026-1", f"{LOCKED}.post1"]


def test_what_only_another_python_needs_is_looked_at_too(tmp_path):
    path = tmp_path / "advisories.zip"
    with zipfile.ZipFile(path, "w") as archive:
        planted = advisory(NEWER_PYTHONS_ONLY, versions=[locked(NEWER_PYTHONS_ONLY)])
        archive.writestr("TEST-2026-1.json", json.dumps(planted))
    done = audited(path)
    assert done.returncode == 1
    assert NEWER_PYTHONS_ONLY in done.stdout


def test_harmless_advisories_are_not_reported(tmp_path):
    path = tmp_path / "advisories.json"
    path.write_text(json.dumps(list(HARMLESS.values())), "utf-8")
    done = audited(path)
    assert (done.returncode, "TEST-2026-1" in done.stdout) == (0, False)
    assert "No known vulnerabilities found" in done.stderr


@pytest.mark.parametrize("text", ["", "[]", "{}", "[1]", "no json", '{"id": "X"}'])
def test_a_file_without_advisories_is_no_clean_bill(tmp_path, text):
    path = tmp_path / "advisories.json"
    path.write_text(text, "utf-8")
    done = audited(path)
    assert done.returncode == 2
    assert "no advisories in the OSV format" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_service_that_cannot_be_reached_is_no_clean_bill(capsys):
    with audit._served([]) as address:
        pass  # nobody listens there any more
    assert audit.audit(audit.LOCK.read_text("utf-8"), None, address) != 0
    assert "ADVISORIES=file" in capsys.readouterr().err
