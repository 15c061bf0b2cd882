"""`make glossary`: the words of all glossaries as one table, for a translation memory or a spreadsheet.

    python -m tools.glossary_table > glossary.csv

Each row is a thing of the game: its name in the glossaries, its meaning from the English glossary, and for each
language the word stems for it. A text about the thing has to use one of these stems. Weblate and other tools import
such a table as a glossary.
"""

import csv
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

TEXTS = Path(__file__).parents[1] / "bot" / "texts"
ENGLISH = "en"
_MEANING = re.compile(r"^([\w-]+) = \[[^]]*\] +# (.*)$", re.MULTILINE)


def rows(texts: Path = TEXTS) -> Iterator[list[str]]:
    """Yield the head of the table, then its rows. English is the first language."""
    files = {path.parent.name: path.read_text("utf-8") for path in sorted(texts.glob("*/glossary.toml"))}
    words = {language: tomllib.loads(text)["say"] for language, text in files.items()}
    languages = [ENGLISH, *(language for language in words if language != ENGLISH)]
    meanings = dict(_MEANING.findall(files[ENGLISH]))
    yield ["thing", "meaning", *languages]
    for thing in words[ENGLISH]:
        yield [thing, meanings.get(thing, ""), *(" / ".join(words[one].get(thing, ())) for one in languages)]


def write(out: TextIO) -> None:
    """Write the table as CSV."""
    csv.writer(out, lineterminator="\n").writerows(rows())


if __name__ == "__main__":
    write(sys.stdout)
