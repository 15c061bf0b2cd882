"""`make texts` tells translators what each language still lacks. LANGUAGE=fr checks one language, even a new one.

    python -m tools.texts_report [LANGUAGE]
    python -m tools.texts_report LANGUAGE follows KEY …

The second form notes that texts of a draft follow their present English (`all`: every text that it has). When the
English of a text changes later, the report lists it. `of_english.toml` of the draft has a hash for each text.

`english_for_now.txt` lists texts that may stand only in English until the next release. Other languages lack them, as
the report says, but no test fails.

Files are listed in the order of a first game (bot/texts/first_game.toml). For a draft, only texts of that game count as
missing. The exit status is 1 if something is missing. The words that a text should use are in its glossary, and
tests/texts checks them.
"""

import hashlib
import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
TEXTS = ROOT / "bot" / "texts"
PAGE = ROOT / "adapters" / "web" / "static"
FOR_NOW = TEXTS / "english_for_now.txt"
FIRST_GAME: Mapping[str, list[str]] = tomllib.loads((TEXTS / "first_game.toml").read_text("utf-8"))
ENGLISH = "en"
SHOWN = 12  # the most names listed for each fault
HASHES = "of_english.toml"
HASH_LENGTH = 8


@dataclass
class Text:
    """One text of a language."""

    written: str
    """The text as written in the file."""

    variables: frozenset[str]
    """The names of the variables that fill it in."""


@dataclass
class Language:
    """The texts and words of a language. Parts may be missing."""

    texts: Mapping[str, Mapping[str, Text]]
    """The texts by file and key."""

    broken: list[str] = field(default_factory=list)
    """What Fluent cannot read, and what stands there twice: the file, and the beginning or the key of the entry."""

    glossary: Mapping[str, Any] = field(default_factory=dict)
    """The glossary; empty if there is none."""

    page: frozenset[str] = frozenset()
    """The keys of the language's words for the page and its parts."""

    followed: Mapping[str, str] = field(default_factory=dict)
    """By key: the hash of the English text that this language's text follows. Only drafts have it."""

    @property
    def is_draft(self) -> bool:
        """Whether the language has only the texts of a first game so far."""
        return self.glossary.get("status") == "draft"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own spelling
        self.found.add(node.id.name)


def read(language: str, texts: Path = TEXTS, page: Path = PAGE) -> Language:
    """Read the files of a language. Parts without a file are empty."""
    found = Language({})
    by_file: dict[str, dict[str, Text]] = {}
    for path in in_order((texts / language).glob("*.ftl")):
        of_file = by_file.setdefault(path.name, {})
        source = path.read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                found.broken.append(f"{path.name}: {(entry.content or '').strip()[:60]}")
            elif isinstance(entry, ast.Message):
                written = dict(_texts(entry, source))
                twice = [key for key in written if any(key in others for others in by_file.values())]
                found.broken += [f"{path.name}: {key} stands there twice" for key in twice]
                of_file.update(written)
    found.texts = by_file
    glossary = texts / language / "glossary.toml"
    found.glossary = tomllib.loads(glossary.read_text("utf-8")) if glossary.exists() else {}
    words = page.rglob(f"words/{language}.json")
    found.page = frozenset(key for path in words for key in json.loads(path.read_text("utf-8")))
    hashes = texts / language / HASHES
    found.followed = tomllib.loads(hashes.read_text("utf-8")) if hashes.exists() else {}
    return found


def follow(language: str, keys: Iterable[str], texts: Path = TEXTS) -> None:
    """Note that texts of a draft follow their present English; `all` means every text that it has."""
    mine, english = (_by_key(read(one, texts)) for one in (language, ENGLISH))
    hashes = dict(read(language, texts).followed)
    for key in mine if "all" in keys else keys:
        hashes[key] = hash_of(english[key])
    lines = [f'{json.dumps(key)} = "{hashes[key]}"\n' for key in sorted(hashes.keys() & mine.keys())]
    head = "# The English text that each text follows, as a hash: python -m tools.texts_report LANGUAGE follows KEY …\n"
    (texts / language / HASHES).write_text(head + "".join(lines), "utf-8")


def hash_of(text: Text) -> str:
    """Return the hash of an English text, without regard to how its lines are broken."""
    return hashlib.sha256(" ".join(text.written.split()).encode()).hexdigest()[:HASH_LENGTH]


def _by_key(language: Language) -> dict[str, Text]:
    return {key: text for texts in language.texts.values() for key, text in texts.items()}


def english_for_now(path: Path = FOR_NOW) -> frozenset[str]:
    """Return the keys of texts and of the page's words that may stand only in English."""
    return frozenset(line for line in path.read_text("utf-8").splitlines() if line and not line.startswith("#"))


def in_order(paths: Iterable[Path]) -> list[Path]:
    """Return files of texts in the order in which a first game uses them, then the files it doesn't use."""
    first = list(FIRST_GAME)
    return sorted(paths, key=lambda path: (first.index(path.name) if path.name in first else len(first), path.name))


def is_of_first_game(key: str, file: str) -> bool:
    """Return whether a text is used in a first game."""
    return key.partition(".")[0] in FIRST_GAME.get(file, ())


def _texts(entry: ast.Message, source: str) -> Iterator[tuple[str, Text]]:
    named = [(entry.id.name, entry.value)] if entry.value is not None else []
    named += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
    for key, pattern in named:
        variables = _Variables()
        variables.visit(pattern)
        written = source[pattern.span.start : pattern.span.end] if pattern.span is not None else ""
        yield key, Text(written, frozenset(variables.found))


def has_words(text: str) -> bool:
    """Return whether a text has words of a language, apart from its variables, tags and commands."""
    return bool(re.search(r"[^\W\d_]{4,}", re.sub(r"\{[^{}]*\}|<[^>]*>|/\w+|@\w+", " ", text)))


def report(language: str, mine: Language, english: Language) -> list[str]:
    """Return a line for each kind of fault of a language; an empty list if nothing is missing."""
    lines = [f"{language}: cannot be read: {one}" for one in mine.broken]
    keys = {key: file for file, texts in english.texts.items() for key in texts}
    here = {key: (file, text) for file, texts in mine.texts.items() for key, text in texts.items()}
    for file, texts in english.texts.items():
        wanted = [key for key in texts if not mine.is_draft or is_of_first_game(key, file)]
        lines += _line(language, f"{file} lacks", [key for key in wanted if key not in here])
    lines += _line(language, "no such text in English:", [key for key in here if key not in keys])
    shared = [key for key in keys if key in here]
    elsewhere = [key for key in shared if here[key][0] != keys[key]]
    lines += _line(language, "stands in another file than in English:", elsewhere)
    other = [key for key in shared if here[key][1].variables != english.texts[keys[key]][key].variables]
    lines += _line(language, "is filled in by other things than in English:", other)
    if mine.is_draft:
        outdated = [key for key in shared if mine.followed.get(key) != hash_of(english.texts[keys[key]][key])]
        lines += _line(language, "is older than its English:", outdated)
    if not mine.glossary:
        lines.append(f"{language}: glossary.toml is missing: copy one of another language")
    else:
        things, said = english.glossary.get("say", {}), mine.glossary.get("say", {})
        lines += _line(language, "glossary.toml has no word for", [thing for thing in things if thing not in said])
        same = [key for key in shared if here[key][1].written == english.texts[keys[key]][key].written]
        allowed = mine.glossary.get("as_in_english", ())
        left = [key for key in same if key not in allowed and has_words(here[key][1].written)]
        lines += _line(language, "the same as in English (as_in_english in glossary.toml, if rightly so):", left)
    return lines + _line(language, "the page's words lack", sorted(english.page - mine.page))


def _line(language: str, fault: str, names: list[str]) -> list[str]:
    if not names:
        return []
    more = f" … and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    return [f"{language}: {fault} {', '.join(names[:SHOWN])}{more}"]


def main(wanted: str | None) -> int:
    """Print the report of one language or of all. Return 1 if something is missing."""
    english = read(ENGLISH)
    total = sum(map(len, english.texts.values()))
    folders = sorted(path.name for path in TEXTS.iterdir() if any(path.glob("*.ftl")))
    found = []
    for language in [wanted] if wanted else [name for name in folders if name != ENGLISH]:
        mine = read(language)
        keys = {key for texts in english.texts.values() for key in texts}
        there = len(keys & {key for texts in mine.texts.values() for key in texts})
        print(f"{language}: {there} of {total} texts{', a draft' if mine.is_draft else ''}")
        lines = report(language, mine, english)
        found += lines
        print("".join(f"  {line}\n" for line in lines), end="")
    for key in sorted(english_for_now()):
        print(f"only in English for now: {key}")
    return 1 if found else 0


if __name__ == "__main__":
    if sys.argv[2:3] == ["follows"]:
        follow(sys.argv[1], sys.argv[3:])
    else:
        sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else None))
