"""Pages outside a game: finished games, captions of files, languages, a person's own data, the command menu."""

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from bot.calling.wishes import GROUPS, QUIET
from bot.codec import Verb
from bot.finished.handover import OPENED
from bot.finished.records import FinishedGame
from bot.finished.visibility import SEEN
from bot.people import Person, unique_names
from bot.ports.directory import FINISHED
from bot.screen import Screen
from bot.speaking import CHOSEN, HEARD
from bot.stranger_names import FIELD as STRANGER
from bot.table.calendar import day_of
from bot.table.invitations import KEPT as INVITED
from bot.table.table import Table
from bot.texts import LANGUAGES, WHOLE, Markup, ahead, listed, own_name, place, plain, say
from bot.views.keys import in_rows, lasting_key
from bot.views.my_games import MyGames, RunningGame, player_name
from bot.views.names import points, preset_name, titled
from bot.zones import ZONE


def command_menu(names: Sequence[str], language: str) -> dict[str, str]:
    """Return the commands, each with its line of help."""
    return {name: plain(language, f"command-{name}") for name in names}


def history(games: Sequence[FinishedGame], language: str, own: MyGames | None = None) -> Screen:
    """List finished games, newest first; a person's `own` list begins with the games that go on, and has pages."""
    running = [_running(game, own) for game in own.running] if own is not None else []
    going = [Markup(f"<b>{say(language, 'games-running')}</b>"), *running] if running else []
    ended = [say(language, "history-title"), *(_game(game, language) for game in games)] if games else []
    rows = (tuple(one.button for one in own.turns),) if own is not None and own.turns else ()
    return Screen(text=Markup.join("\n", [*going, *ended] or [say(language, "history-none")]), rows=rows)


def _running(game: RunningGame, own: MyGames) -> Markup:
    ago = ahead(own.language, game.since - own.now)
    names = listed(own.language, game.with_whom)
    return say(own.language, "games-line", code=game.code, names=names, turn=game.turn.markup, ago=ago)


def _game(game: FinishedGame, language: str) -> Markup:
    day = dt.datetime.fromtimestamp(game.finished, dt.UTC).date()
    winners = set(game.winners)
    names = [
        " → ".join(player_name(one, seat, language) for one in (*player.earlier, player))
        for seat, player in enumerate(game.players)
    ]
    parts = [
        Markup(f"<b>{Markup.of(name)} {points(total)}</b>") if seat in winners else Markup.of(f"{name} {points(total)}")
        for seat, (name, total) in enumerate(zip(names, game.totals, strict=True))
    ]
    return say(
        language,
        "history-game",
        day=day,
        preset=preset_name(game.preset, language),
        hands=game.hands,
        players=Markup.join(", ", parts),
        code=game.table,
    )


def exported(table: Table, language: str) -> Screen:
    """Caption the record file."""
    return Screen(text=say(language, "export-caption", code=table.id, hands=len(table.rows)))


def own_view_exported(table: Table, language: str) -> Screen:
    """Caption the file with one player's own view of a deal of the day that others still play."""
    return Screen(text=say(language, "daily-export", code=table.id))


def languages(language: str) -> Screen:
    """Offer the languages as buttons, each labelled in its own language."""
    buttons = [lasting_key(own_name(known), Verb.LANGUAGE, known) for known in LANGUAGES]
    lines = [say(language, "language-which")]
    if len(WHOLE) < len(LANGUAGES):
        lines.append(say(language, "language-drafts"))
    return Screen(text=Markup.join("\n", lines), rows=tuple(in_rows(buttons, 3)))


def my_data(
    person: Person,
    about: Mapping[str, Any],
    games: Sequence[object],
    played: Sequence[Markup],
    kept: int,
    language: str,
) -> Screen:
    """Show a person all data stored about them: `played` are the lines of their statistics, `kept` counts studies."""
    remembered = [_remembered(name, value, language) for name, value in sorted(about.items())]
    lines = [say(language, "mydata-title", name=person.name, person=person.key), *remembered]
    studies = [say(language, "mydata-studies", count=kept)] if kept else []
    ended = say(language, "mydata-games", count=len(games))
    return Screen(text=Markup.join("\n", [*lines, *played, *studies, ended]))


def _remembered(name: str, value: Any, language: str) -> Markup:
    """Tell one stored fact about a person."""
    say_fact = _FACTS.get(name)
    return say_fact(value, language) if say_fact is not None else say(language, "mydata-other", value=str(value))


def _language(key: str, value: Any, language: str) -> Markup:
    if value not in LANGUAGES:
        return say(language, "mydata-other", value=str(value))
    return say(language, key, name=plain(value, "language-name"))


def _day(value: Any, language: str) -> Markup:
    return say(
        language,
        "mydata-daily",
        date=day_of(str(value["last"])),
        count=int(value["streak"]),
        kept=len(value.get("days", {})),
    )


def _quiet(value: Any, language: str) -> Markup:
    begin, end = value
    if begin == end:
        return say(language, "mydata-quiet-none")
    return say(language, "mydata-quiet", begin=f"{begin}:00", end=f"{end}:00")


def _yes(value: Any) -> str:
    return "yes" if value else "no"


_FACTS: Mapping[str, Callable[[Any, str], Markup]] = {
    CHOSEN: partial(_language, "mydata-language"),
    HEARD: partial(_language, "mydata-client"),
    "nudges": lambda value, language: say(language, f"button-nudges-{'on' if value else 'off'}"),
    "auto": lambda value, language: say(language, f"button-auto-{'on' if value else 'off'}"),
    "private": lambda value, language: say(language, "mydata-private", on=_yes(value)),
    "ticket": lambda value, language: say(language, "mydata-ticket", code=str(value["table"])),
    "tips": lambda value, language: say(language, "mydata-tips", on=_yes(value)),
    "explained": lambda value, language: say(language, "mydata-explained", count=len(value)),
    "short_games": lambda value, language: say(language, "mydata-short-games", count=int(value["wins"])),
    "learnt": lambda value, language: say(language, "mydata-learnt", count=len(value)),
    "daily": _day,
    "daily_chats": lambda value, language: say(
        language,
        "mydata-daily-chats",
        chats=listed(language, (titled(str(one), language) for one in value.values())),
    ),
    FINISHED: lambda _, language: say(language, "mydata-finished"),
    OPENED: lambda _, language: say(language, "mydata-opened"),
    "tournament": lambda value, language: say(language, "mydata-tournament", code=str(value)),
    "speaks_for": lambda _, language: say(language, "mydata-speaks-for"),
    GROUPS: lambda value, language: say(language, "mydata-callme", chats=listed(language, map(str, value.values()))),
    QUIET: _quiet,
    "notwith": lambda value, language: say(
        language, "mydata-notwith", names=listed(language, unique_names(value).values())
    ),
    STRANGER: lambda value, language: say(
        language, "mydata-stranger", name=f"{value.get('face', '')} {value.get('name', '')}".strip()
    ),
    "picture": lambda value, language: say(language, "mydata-picture", words=str(value["words"])),
    INVITED: lambda _, language: say(language, "mydata-invited"),
    SEEN: lambda value, language: say(language, "mydata-seen", who=plain(language, f"own-seen-{value}")),
    ZONE: lambda value, language: say(language, "mydata-zone", zone=place(language, str(value))),
}
"""What is stored about a person, by the name of the field; anything else is shown as it is."""
