"""Screens as readable text files, and a check of their words in every language.

`UPDATE_GOLDEN=1` writes the files again and skips the test with a message, instead of passing.
"""

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.screen import Screen
from tests.screens.own_words import faults

READ = ("en", "pl")  # the languages whose screens are stored in files
FOLDER = Path(__file__).parents[1] / "golden" / "screens"


def rendered(screen: Screen) -> str:
    """The text, then the rows of buttons as `[label → data]`, each followed by its style."""
    lines = [
        screen.text,
        *("  ".join(f"[{one.label} → {one.data or one.url}{_style(one)}]" for one in row) for row in screen.rows),
    ]
    if screen.picture is not None:
        data = screen.picture.data.model_dump(mode="json", exclude_unset=True)
        lines.append(f"picture {screen.picture.drawing}: {data}")
    return "\n".join(lines)


def _style(button) -> str:
    return "" if button.style == "plain" else f" {button.style}"


def check(name: str, screens: Mapping[str, Screen], language: str | None = None) -> None:
    """Compare screens with the file of that name, and check the words of each in its language.

    The headings are languages; only those in `READ` are stored in the file. If `language` is given, all screens are in
    that language and the headings may be anything.
    """
    for heading, screen in screens.items():
        assert faults(screen, language or heading) == []
    if language is not None and language not in READ:
        return
    kept = {heading: screen for heading, screen in screens.items() if language or heading in READ}
    text = "".join(f"== {heading}\n{rendered(screen)}\n\n" for heading, screen in kept.items())
    path = FOLDER / f"{name}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        pytest.skip(f"{path.name} was written anew; look at the difference")
    assert path.exists(), f"{path} is missing: UPDATE_GOLDEN=1 writes it"
    assert text == path.read_text(encoding="utf-8")
