"""`python -m bench`: run the measurements and print their tables."""

import argparse
import asyncio
import inspect
import os
import platform
import sys
import time
from collections.abc import Iterable
from importlib import import_module

from bench.report import Section, printed

SECTIONS = ("engine", "service", "conversation", "whole_path", "one_token")
SEPARATE = {
    "players": "bench.players.command",
    "tournament": "bench.players.tournament",
    "review": "bench.players.review",
}


def measured(name: str, *, quick: bool) -> Iterable[Section]:
    """Run the measurements of a module. It is imported only now: some modules need half of the bot."""
    found = import_module(f"bench.{name}").measure(quick=quick)
    if inspect.iscoroutine(found):
        found = asyncio.run(found)
    return [found] if isinstance(found, Section) else found


def main() -> int:
    """Run the requested sections, print each when it is ready, and return the exit status."""
    if sys.argv[1:] and sys.argv[1] in SEPARATE:
        for section in import_module(SEPARATE[sys.argv[1]]).sections(sys.argv[2:]):
            print(printed(section), flush=True)
        return 0
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description="Measures this machine's copy of the bot.",
        epilog="`python -m bench players` plays a match of two players, yours too, `python -m bench tournament` each of"
        " several against each other, and `python -m bench review` checks whether reviews are right; they have a --help"
        " of their own.",
    )
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=f"one or more of {', '.join(SECTIONS)}; all")
    parser.add_argument("--quick", action="store_true", help="only check that all sections run; ignore the figures")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.sections if name not in SECTIONS]
    if unknown:
        parser.error(f"there is no section {unknown[0]!r}; sections: {', '.join(SECTIONS)}")
    start = time.monotonic()
    load = ", ".join(f"{figure:.1f}" for figure in os.getloadavg())
    machine = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, load before {load}"
    print(f"Thousand, measured on {time.strftime('%Y-%m-%d')}: {machine}", flush=True)
    for name in arguments.sections or SECTIONS:
        begun = time.monotonic()
        for section in measured(name, quick=arguments.quick):
            print(printed(section), flush=True)
        print(f"  ({name}: {time.monotonic() - begun:.1f} s)", flush=True)
    print(f"\nMeasured in {time.monotonic() - start:.0f} s{' (quick)' if arguments.quick else ''}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
