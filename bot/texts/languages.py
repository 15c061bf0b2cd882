"""The languages, and which of them are drafts: a draft has the texts of a first game and borrows the rest.

A language says so itself, at the head of its glossary: `status = "draft"`, and `fallback = "ru"` for the language that
it borrows from, English unless it is named. `bot/texts/first_game.toml` lists what a draft has.
"""

import tomllib
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
FALLBACK = "en"

LANGUAGES: tuple[str, ...] = tuple(sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))))


@cache
def borrows_from(language: str) -> str | None:
    """Return the language that a draft borrows missing texts from; None for a language that has all texts."""
    glossary = tomllib.loads((FOLDER / language / "glossary.toml").read_text(encoding="utf-8"))
    return str(glossary.get("fallback", FALLBACK)) if glossary.get("status") == "draft" else None


WHOLE: tuple[str, ...] = tuple(language for language in LANGUAGES if borrows_from(language) is None)
"""The languages that have all texts."""
