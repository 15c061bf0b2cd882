"""Write into PRIVACY.md and TERMS.md what is stored and how long, from the table that the code and `/privacy` use.

python -m tools.terms_pages
"""

import re
from pathlib import Path

from bot.retention import LIVES, PUBLISHED
from bot.screens.help import life_of
from bot.texts import plain

ROOT = Path(__file__).parents[1]
LANGUAGE = "en"


def remembered() -> str:
    """Return the section of PRIVACY.md about what is stored."""
    lines = [f"- {plain(LANGUAGE, f'privacy-{kind}', life=life_of(kind, LANGUAGE))}" for kind in PUBLISHED]
    end = f"{plain(LANGUAGE, 'privacy-queries')} {plain(LANGUAGE, 'privacy-end')}"
    return f"## {plain(LANGUAGE, 'privacy-title')}\n\n{chr(10).join(lines)}\n\n{end}\n"


def lives() -> str:
    """Return the words of TERMS.md about how long it is stored."""
    shortest, *_, longest = sorted(PUBLISHED, key=lambda kind: LIVES[kind] or 0)
    return f"how long: from {life_of(shortest, LANGUAGE)} to {life_of(longest, LANGUAGE)}."


PAGES = {
    "PRIVACY.md": (re.compile(r"## .*?(?=\n## What happens with it)", re.DOTALL), remembered),
    "TERMS.md": (re.compile(r"how long: from [^.]*\."), lives),
}
"""What stands in each page for what is made here, and the function that makes it."""

if __name__ == "__main__":
    for name, (place, made) in PAGES.items():
        page = ROOT / name
        before, after = place.split(page.read_text("utf-8"), maxsplit=1)
        page.write_text(before + made() + after, "utf-8")
