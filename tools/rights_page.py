"""Write the table of docs/rights.md: who may do what at a table, from the table of rights that the code uses.

python -m tools.rights_page
"""

import re
from pathlib import Path

from bot.table.kinds import KINDS
from bot.table.roles import USUAL, Right, Role

PAGE = Path(__file__).parents[1] / "docs" / "rights.md"
_TABLE = re.compile(r"\| \| before the first deal \|.*?\n(?=\n)", re.DOTALL)


def table() -> str:
    """Return the table in Markdown: a row for each right."""
    kinds = {str(kind.model_fields["name"].default): kind.rights for kind in KINDS if kind.rights is not USUAL}
    columns = ["", "before the first deal", "in the game", *(f"kind *{name}*" for name in kinds), "otherwise"]
    rows = [f"| {' | '.join(columns)} |".replace("|  |", "| |"), "|---" * len(columns) + "|"]
    for right in Right:
        usual = USUAL[right]
        held = (usual.in_lobby, usual.in_game, *(rights[right].in_game for rights in kinds.values()))
        rows.append(f"| {right} | {' | '.join(map(_named, held))} | `{usual.lacking}` |")
    return "".join(f"{row}\n" for row in rows)


def _named(roles: frozenset[Role]) -> str:
    return ", ".join(role for role in Role if role in roles) or "nobody"


if __name__ == "__main__":
    PAGE.write_text(_TABLE.sub(lambda _: table(), PAGE.read_text("utf-8"), count=1), "utf-8")
