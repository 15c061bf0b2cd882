"""Write the tables of docs/commands.md from the specs of the commands: `python -m tools.commands_page`."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from bot.asking.commands import SPECS, CommandSpec
from bot.asking.settings_typed import OFFERED as OF_A_TABLE
from bot.asking.tournament_typed import OFFERED as OF_A_TOURNAMENT
from bot.running.profile import ALONE, FOR_ADMINS, OF_A_GROUP
from bot.screens.help import GROUPS
from bot.texts import plain

PAGE = Path(__file__).parents[1] / "docs" / "commands.md"
LANGUAGE = "en"
MOST_CHOICES = 5  # more of them are not listed beside the command
_TABLE = re.compile(r"(?<=<!-- made: )(\w+)( -->\n)\|.*?\n(?=\n)", re.DOTALL)


def page(text: str) -> str:
    """Return the page with the tables that belong into it."""
    return _TABLE.sub(lambda found: f"{found[1]}{found[2]}{TABLES[found[1]]()}", text)


def settings() -> str:
    """Return the settings of a table and of a tournament, with the values that completion offers."""
    rows = [
        f"| `{name}` | {_values(OF_A_TABLE.get(name, ()))} | {_values(OF_A_TOURNAMENT.get(name, ()))} |\n"
        for name in {**OF_A_TABLE, **OF_A_TOURNAMENT}
    ]
    return "".join(["| setting | at a table, e.g. | at a tournament, e.g. |\n|---|---|---|\n", *rows])


def _values(values: Sequence[str]) -> str:
    return ", ".join(f"`{value}`" for value in values)


def commands(group: str) -> str:
    """Return the commands of a group of `/help` as a table in Markdown, in the order of the menus."""
    named = frozenset[str]().union(*GROUPS.values())
    specs = [spec for spec in SPECS if spec.name in GROUPS[group] or (group == "you" and spec.name not in named)]
    return "".join(["| command | its line in `/help` | menus that have it |\n|---|---|---|\n", *map(_row, specs)])


def _row(spec: CommandSpec) -> str:
    does = plain(LANGUAGE, f"command-{spec.name}" if spec.in_menu else f"slash-{spec.name}.help")
    return f"| `/{spec.name}{_argument(spec)}` | {does} | {_offered(spec)} |\n"


def _argument(spec: CommandSpec) -> str:
    if spec.argument is None or spec.argument.switch:
        return ""
    few = 0 < len(spec.argument.choices) <= MOST_CHOICES
    name = plain(LANGUAGE, f"slash-argument-{spec.argument.name}")
    return f" [{', '.join(spec.argument.choices) if few else name}]"


def _offered(spec: CommandSpec) -> str:
    if not spec.in_menu:
        return "none"
    if spec.name in ALONE:
        return "private"
    if spec.name in OF_A_GROUP:
        return "groups"
    return "private, admins" if spec.name in FOR_ADMINS else "all"


TABLES: Mapping[str, Callable[[], str]] = {
    **{group: partial(commands, group) for group in GROUPS},
    "settings": settings,
}
"""What makes each table, by the mark that stands before it."""


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
