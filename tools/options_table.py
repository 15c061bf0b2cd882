"""Write the table of options in docs/rules.md, 12, from the model: `python -m tools.options_table`."""

import re
from pathlib import Path
from typing import Any

from engine import rules
from engine.rules import Option

PAGE = Path(__file__).parents[1] / "docs" / "rules.md"
HEAD = "| option | values (in brackets the base's) | section | source |\n|---|---|---|---|\n"
_TABLE = re.compile(r"\| option \|.*?\n(?=\n)", re.DOTALL)


def table() -> str:
    """Return the table in Markdown: a row for each option."""
    return HEAD + "".join(
        f"| `{one.name}` | {_values(one)} ({_base(one)}) | {one.section} | {one.source} |\n" for one in rules.options()
    )


def page(text: str) -> str:
    """Return the page with its table replaced by the current one."""
    return _TABLE.sub(lambda _: table(), text, count=1)


def _values(option: Option) -> str:
    match option.type:
        case "flag":
            text = "true, false"
        case "choice" | "marriage_values":
            text = ", ".join(f"`{value}`" for value in option.values)
        case "number":
            text = ", ".join(map(str, option.values)) or "a number"
        case "players":
            text = "list of seat counts"
        case "layouts":
            text = "per seat count `hand`, `talons`, `talon_size`, `pass`, `discard`"
        case "rights":
            text = "list of rights"
    more = ", or the values of S, C, D and H" if option.type == "marriage_values" else ""
    return text + more + (" or null" if option.nullable else "")


def _base(option: Option) -> str:
    default: Any = option.default
    if option.type == "layouts":
        return "; ".join(f"{seats}: {', '.join(map(str, layout.values()))}" for seats, layout in default.items())
    if option.type in {"choice", "marriage_values"}:
        return f"`{default}`"
    return {"None": "null", "True": "true", "False": "false", "[]": "none"}.get(str(default), str(default))


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
