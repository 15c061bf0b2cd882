"""Settings of a tournament by buttons, and other small private screens."""

from bot.codec import Verb
from bot.screen import Button, Screen, Style
from bot.texts import Markup, plain, say
from bot.tournament.tournament import THREADED, Tournament
from bot.views.keys import Row, chosen, in_rows, turning
from bot.views.names import preset_name
from bot.views.tournament import settings_said
from bot.views.tournament_standings import SHOWN
from bot.views.tournament_words import key
from bot.views.wording import duration
from engine import rules
from engine.tournament import rights

AS_IT_IS = "yes"  # the argument of the button that starts without another judge
INSIDE = "i"  # prefix of the argument of a button on a private screen

# Settings and their values, as they can be typed. A button carries the numbers of both.
_CHOICES: dict[str, tuple[str, ...]] = {
    "rounds": ("auto", "3", "4", "5", "6", "7"),
    "table": ("3", "4"),
    "end": ("game", "hands:3", "hands:6", "hands:9", "30m", "45m", "60m"),
    "bye": ("off", "on"),
    "timer": ("30s", "1m", "2m", "5m"),
    "pause": ("30s", "60s", "5m", "off"),
    "join": ("members", "link", "anyone"),
    "threads": ("off", "on"),
}
_WORDS = {
    f"{place}-{number}": f"{name}={value}"
    for place, (name, values) in enumerate(_CHOICES.items())
    for number, value in enumerate(values)
} | {f"p-{number}": preset for number, preset in enumerate(sorted(rules.PRESETS))}


def settings(tournament: Tournament, language: str, person: str) -> Screen:
    """The settings for a reader (a key), with buttons if they may change them. Options of the rules are typed."""
    lines = [
        Markup(f"<b>{say(language, 'settings-title', name=tournament.core.settings.name)}</b>"),
        *(one.markup for one in settings_said(tournament, language)),
    ]
    if not may_be_set(tournament, person):
        return Screen(text=Markup.join("\n", lines))
    lines.append(say(language, "settings-typed"))
    return Screen(text=Markup.join("\n", lines), rows=tuple(_rows(tournament, language)))


def may_be_set(tournament: Tournament, person: str) -> bool:
    """Return whether a person (a key) may change the settings now."""
    return tournament.is_registering and rights.is_organiser(tournament.core, person)


def _rows(tournament: Tournament, language: str) -> list[Row]:
    def button(label: str, argument: str, *, on: bool) -> Button:
        return key(tournament, chosen(label, on=on), Verb.SET, argument, Style.PRIMARY if on else Style.PLAIN)

    present = _present(tournament)
    rows: list[Row] = []
    for place, (name, values) in enumerate(_CHOICES.items()):
        if name == "threads" and tournament.home.platform not in THREADED:
            continue
        buttons = [
            button(_label(tournament, name, value, language), f"{place}-{number}", on=present.get(name) == value)
            for number, value in enumerate(values)
        ]
        rows += in_rows(buttons, 4)
    present_rules = tournament.core.settings.rules.preset
    buttons = [
        button(preset_name(preset, language), f"p-{number}", on=preset == present_rules)
        for number, preset in enumerate(sorted(rules.PRESETS))
    ]
    return [*rows, *in_rows(buttons, 4)]


def _label(tournament: Tournament, name: str, value: str, language: str) -> str:
    match name:
        case "threads":
            return plain(language, f"settings-threads-{value}", platform=tournament.home.platform)
        case "rounds" if value == "auto":
            return plain(language, "settings-rounds-auto")
        case "rounds":
            return plain(language, "tournament-rounds", count=int(value))
        case "table":
            return plain(language, "settings-table", count=int(value))
        case "end" if value == "game":
            return plain(language, "settings-end-game")
        case "end" if value.startswith("hands:"):
            return plain(language, "settings-end-hands", count=int(value.removeprefix("hands:")))
        case "end":
            return plain(language, "settings-end-minutes", count=int(value.removesuffix("m")))
        case "timer":
            return plain(language, "settings-move", time=duration(_seconds(value), language))
        case "pause" if value == "off":
            return plain(language, "settings-pause-off")
        case "pause":
            return plain(language, "settings-pause", time=duration(_seconds(value), language))
        case _:
            return plain(language, f"settings-{name}-{value}")


def _seconds(value: str) -> int:
    return int(value[:-1]) * (60 if value.endswith("m") else 1)


def _present(tournament: Tournament) -> dict[str, str]:
    known = tournament.core.settings
    end = "game"
    if known.hands is not None:
        end = f"hands:{known.hands}"
    elif known.minutes is not None:
        end = f"{known.minutes}m"
    times = {_seconds(value): value for value in _CHOICES["timer"]}
    pauses = {float(_seconds(value)): value for value in _CHOICES["pause"] if value != "off"}
    return {
        "rounds": "auto" if known.rounds is None else str(known.rounds),
        "table": str(known.size),
        "end": end,
        "bye": "on" if known.bye else "off",
        "timer": times.get(tournament.move, ""),
        "pause": "off" if tournament.pause is None else pauses.get(tournament.pause, ""),
        "join": str(tournament.door),
        "threads": "on" if tournament.threads else "off",
    }


def word_of(argument: str) -> str | None:
    """Return the setting of a button of this screen, as it can be typed; None for any other argument."""
    return _WORDS.get(argument)


def withdraw(tournament: Tournament, language: str) -> Screen:
    """Ask whether a player wants to leave for good."""
    yes = key(tournament, plain(language, "button-withdraw"), Verb.LEAVE, "yes", Style.DANGER)
    return Screen(text=say(language, "withdraw-sure", name=tournament.core.settings.name), rows=((yes,),))


def nobody_judges(tournament: Tournament, language: str) -> Screen:
    """Ask an organiser who plays, before round 1 is drawn, who will judge at their own table."""
    appoint = key(tournament, plain(language, "button-desk-appoint"), Verb.JUDGE, "J0", Style.PRIMARY)
    start = key(tournament, plain(language, "button-start-as-it-is"), Verb.START, AS_IT_IS)
    return Screen(text=say(language, "start-nobody-judges"), rows=((appoint,), (start,)))


def standings_rows(tournament: Tournament, language: str, page: int, *, inside: bool) -> tuple[Row, ...]:
    """The buttons of the standings: other pages, the results of each round, and the table of results."""
    sign = INSIDE if inside else ""
    count = max(1, -(-len(tournament.core.players) // SHOWN))
    turn = turning(lambda arrow, other: key(tournament, arrow, Verb.SCORE, f"{sign}p{other}"), page, count)
    rounds = [
        key(tournament, plain(language, "button-round", round=number), Verb.SCORE, f"{sign}r{number}")
        for number in range(max(1, tournament.core.round - 7), tournament.core.round + 1)
    ]
    whole = key(tournament, plain(language, "button-table-of-results"), Verb.SCORE, f"{sign}t")
    drawn = tournament.pictures and tournament.core.round > 0
    return (*turn, *in_rows(rounds, 4), *(((whole,),) if drawn else ()))
