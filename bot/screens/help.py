"""Pages that need no game: the greeting, help, privacy, languages, finished games and one's own data."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.codec import Token, Verb, encode
from bot.people import Person
from bot.screen import Button, Screen
from bot.screens.names import points
from bot.screens.wording import preset_name
from bot.table import Table
from bot.texts import LANGUAGES, Markup, plain, say

# In the order of the help page; each has a line `command-NAME` in every language.
COMMANDS = (
    "newgame",
    "join",
    "leave",
    "addbot",
    "kick",
    "deal",
    "hand",
    "score",
    "rules",
    "options",
    "timer",
    "pause",
    "resume",
    "endgame",
    "verify",
    "history",
    "export",
    "language",
    "privacy",
    "mydata",
    "deletemydata",
    "help",
    "start",
)
_HELP_LEAVES_OUT = {"start"}


def help_page(language: str) -> Screen:
    """What the bot does, how a game begins, and every command."""
    lines = [Markup(f"<b>{say(language, 'help-title')}</b>"), say(language, "help-how"), Markup("")]
    lines += [
        Markup(f"/{name} – {say(language, f'command-{name}')}") for name in COMMANDS if name not in _HELP_LEAVES_OUT
    ]
    return Screen(text=str(Markup.join("\n", lines)))


def start(language: str) -> Screen:
    """The greeting in a private chat."""
    return Screen(text=say(language, "start"))


def privacy(language: str) -> Screen:
    """What is remembered of people, and for how long."""
    return Screen(text=f"<b>{say(language, 'privacy-title')}</b>\n{say(language, 'privacy')}")


def languages(language: str) -> Screen:
    """The languages there are, as buttons."""
    buttons = tuple(
        Button(label=plain(code, "language-name"), data=encode(Token("", 0, Verb.LANGUAGE, code))) for code in LANGUAGES
    )
    rows = tuple(buttons[start : start + 2] for start in range(0, len(buttons), 2))
    return Screen(text=say(language, "languages"), rows=rows)


def history(games: Sequence[Mapping[str, Any]], language: str) -> Screen:
    """Finished games, newest first, each as `bot.archive.summary` made it."""
    if not games:
        return Screen(text=say(language, "history-none"))
    lines = [Markup(f"<b>{say(language, 'history-title')}</b>"), *(_game(game, language) for game in games)]
    return Screen(text=str(Markup.join("\n", lines)))


def _game(game: Mapping[str, Any], language: str) -> Markup:
    names, totals = game.get("names", ()), game.get("totals", ())
    standing = sorted(zip(names, totals, strict=False), key=lambda entry: -entry[1])
    scores = ", ".join(f"{name} {points(total)}" for name, total in standing)
    return say(
        language,
        "history-game",
        code=str(game.get("table", "?")),
        preset=preset_name(str(game.get("preset", "")), language),
        scores=scores,
        count=int(game.get("hands", 0)),
    )


def exported(table: Table, language: str) -> Screen:
    """The words beside a record file."""
    return Screen(text=say(language, "exported", code=table.id))


def my_data(person: Person, about: Mapping[str, Any], games: Sequence[Mapping[str, Any]], language: str) -> Screen:
    """Everything that is remembered of a person."""
    known = json.dumps(dict(about), ensure_ascii=False, indent=1, sort_keys=True, default=str)
    lines = [
        Markup(f"<b>{say(language, 'my-data-title')}</b>"),
        say(language, "my-data", id=person.key, name=person.name, count=len(games)),
        Markup(f"<pre>{Markup.of(known)}</pre>"),
    ]
    lines += [_game(game, language) for game in games]
    return Screen(text=str(Markup.join("\n", lines)))
