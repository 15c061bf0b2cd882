"""Advisories that `make audit` reads from a file: which of them are about a locked version, and how they are served."""

import json
import re
import sys
import zipfile
from urllib import request

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


@pytest.mark.parametrize("name", ["aiohttp", NEWER_PYTHONS_ONLY])
def test_a_package_is_asked_about_for_every_python(name):
    assert f"\n{name}=={locked(name)} \\\n" in audit.for_every_python(audit.LOCK.read_text("utf-8"))


def test_a_zip_of_advisories_is_read_whole(tmp_path):
    path = tmp_path / "advisories.zip"
    with zipfile.ZipFile(path, "w") as packed:
        for number, one in enumerate(HARMLESS.values()):
            packed.writestr(f"{number}.json", json.dumps(one))
    assert audit.read(path) == list(HARMLESS.values())


@pytest.mark.parametrize(("version", "found"), [(LOCKED, [PLANTED["by version"]]), ("0.1", None)])
def test_a_question_about_a_version_is_answered_like_the_service(version, found):
    question = json.dumps({"package": {"name": "aiohttp", "ecosystem": "PyPI"}, "version": version}).encode()
    with audit.served(list(PLANTED.values())[:1]) as address, request.urlopen(address, question) as answer:  # noqa: S310
        assert json.load(answer).get("vulns") == found


@pytest.mark.parametrize("text", ["", "[]", "{}", "[1]", "no json", '{"id": "X"}'])
def test_a_file_without_advisories_fails(tmp_path, monkeypatch, capsys, text):
    path = tmp_path / "advisories.json"
    path.write_text(text, "utf-8")
    monkeypatch.setattr(sys, "argv", ["audit", str(path)])
    assert audit.main() == 2
    assert "no advisories in the OSV format" in capsys.readouterr().err
