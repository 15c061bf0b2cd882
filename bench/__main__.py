"""`python -m bench`: measures, and prints one table."""

import argparse
import asyncio
import os
import platform
import sys
import time
from collections.abc import Callable, Iterable

from bench import (
    conversation,
    durability,
    engine,
    one_token,
    pairing,
    restart,
    service,
    start_up,
    stored,
    tournament,
    whole_path,
)
from bench.players import command, review
from bench.report import Section, printed


def _engine(quick: bool) -> Iterable[Section]:
    return [engine.measure(quick=quick)]


def _service(quick: bool) -> Iterable[Section]:
    return asyncio.run(service.measure(quick=quick))


def _conversation(quick: bool) -> Iterable[Section]:
    return asyncio.run(conversation.measure(quick=quick))


def _whole_path(quick: bool) -> Iterable[Section]:
    return asyncio.run(whole_path.measure(quick=quick))


def _stored(quick: bool) -> Iterable[Section]:
    return [asyncio.run(stored.measure(quick=quick))]


def _start_up(quick: bool) -> Iterable[Section]:
    return [asyncio.run(start_up.measure(quick=quick))]


def _restart(quick: bool) -> Iterable[Section]:
    return [asyncio.run(restart.measure(quick=quick))]


def _one_token(quick: bool) -> Iterable[Section]:
    return [one_token.measure(quick=quick)]


def _tournament(quick: bool) -> Iterable[Section]:
    return tournament.measure(quick=quick)


def _durability(quick: bool) -> Iterable[Section]:
    return [asyncio.run(durability.measure(quick=quick))]


def _pairing(quick: bool) -> Iterable[Section]:
    return [pairing.measure(quick=quick)]


SECTIONS: dict[str, Callable[[bool], Iterable[Section]]] = {
    "engine": _engine,
    "service": _service,
    "conversation": _conversation,
    "whole_path": _whole_path,
    "stored": _stored,
    "start_up": _start_up,
    "restart": _restart,
    "durability": _durability,
    "one_token": _one_token,
    "pairing": _pairing,
    "tournament": _tournament,
}


def main() -> int:
    """Measure the sections asked for, each printed as soon as it is known; return the exit status."""
    separate = {"players": command.sections, "review": review.sections}.get(sys.argv[1] if sys.argv[1:] else "")
    if separate is not None:
        for section in separate(sys.argv[2:]):
            print(printed(section), flush=True)
        return 0
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description="Measures this machine's copy of the bot.",
        epilog="`python -m bench players` plays matches between built-in players, `python -m bench review` looks"
        " whether reviews are right; each has a --help of its own.",
    )
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=f"one or more of {', '.join(SECTIONS)}; all")
    parser.add_argument("--quick", action="store_true", help="short measurements, less exact: under a minute")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.sections if name not in SECTIONS]
    if unknown:
        parser.error(f"there is no section {unknown[0]!r}; sections: {', '.join(SECTIONS)}")
    start = time.monotonic()
    print(f"Thousand, measured on {time.strftime('%Y-%m-%d')}: {_machine()}")
    for name in arguments.sections or SECTIONS:
        for section in SECTIONS[name](arguments.quick):
            print(printed(section), flush=True)
    print(f"\nMeasured in {time.monotonic() - start:.0f} s{' (quick)' if arguments.quick else ''}.")
    return 0


def _machine() -> str:
    load = ", ".join(f"{figure:.1f}" for figure in os.getloadavg())
    cores = os.cpu_count()
    return f"Python {platform.python_version()}, {platform.machine()}, {cores} cores, load before {load}"


if __name__ == "__main__":
    sys.exit(main())
