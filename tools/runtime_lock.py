"""Print the part of requirements.lock that a running bot needs: what pyproject.toml's dependencies bring, no extras.

The lock names for each package what asked for it ("# via"); the walk goes from the project's own dependencies down.
"""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def normal(name: str) -> str:
    """Return a package's name as the lock writes it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def blocks(lock: str) -> dict[str, tuple[str, set[str]]]:
    """Return each package's lines and who asked for it."""
    found = {}
    for block in re.split(r"^(?=[A-Za-z0-9])", lock, flags=re.MULTILINE):
        match = re.match(r"([A-Za-z0-9._-]+)(?:\[[^]]*\])?==", block)
        if match:
            asked = re.findall(r"^    #(?: via)? +([A-Za-z0-9._-]+)", block, flags=re.MULTILINE)
            found[normal(match[1])] = (block, {normal(name) for name in asked} - {"via"})
    return found


def main() -> None:
    """Print the runtime lock."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = {normal(re.split(r"[\[<>=!~ ]", requirement)[0]) for requirement in project["dependencies"]}
    locked = blocks((ROOT / "requirements.lock").read_text("utf-8"))
    while grown := {name for name, (_, asked) in locked.items() if asked & wanted} - wanted:
        wanted |= grown
    print("".join(locked[name][0] for name in sorted(wanted)), end="")


if __name__ == "__main__":
    main()
