"""Settings of a tournament by buttons, and other small private screens."""

from bot.codec import Verb
from bot.screen import Screen, Style
from bot.texts import Markup, plain, say
from bot.tournament.tournament import Tournament
from bot.views.keys import Row, chosen, in_rows, turning
from bot.views.tournament import settings_said
from bot.views.tournament_settings import label, may_be_set, present_values, values_of
from bot.views.tournament_standings import SHOWN
from bot.views.tournament_words import key

AS_IT_IS = "yes"  # the argument of the button that starts without another judge
INSIDE = "i"  # prefix of the argument of a button on a private screen


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


def _rows(tournament: Tournament, language: str) -> list[Row]:
    present = present_values(tournament)
    rows: list[Row] = []
    for name, values in values_of(tournament):
        if name == "points":  # typed in chats
            continue
        buttons = [
            key(
                tournament,
                chosen(label(tournament, name, value, language), on=present[name] == value),
                Verb.SET,
                argument,
                Style.PRIMARY if present[name] == value else Style.PLAIN,
            )
            for argument, value in values.items()
        ]
        rows += in_rows(buttons, 4)
    return rows


def withdraw(tournament: Tournament, language: str) -> Screen:
    """Ask whether a player wants to leave for good."""
    yes = key(tournament, plain(language, "button-withdraw"), Verb.LEAVE, "yes", Style.DANGER)
    return Screen(text=say(language, "withdraw-sure", name=tournament.core.settings.name), rows=((yes,),))


def volunteers(language: str, *, typed: bool) -> Markup:
    """Say how somebody offers to judge: by a command in a chat, by a button on a page."""
    return say(language, "judge-volunteers" if typed else "judge-volunteers-page")


def nobody_judges(tournament: Tournament, language: str, *, typed: bool) -> Screen:
    """Ask an organiser who plays, before round 1 is drawn, who will judge at their own table.

    `typed`: whether volunteers type their offer, as in a chat.
    """
    appoint = key(tournament, plain(language, "button-desk-appoint"), Verb.JUDGE, "J0", Style.PRIMARY)
    start = key(tournament, plain(language, "button-start-as-it-is"), Verb.START, AS_IT_IS)
    text = Markup.join(" ", [say(language, "start-nobody-judges"), volunteers(language, typed=typed)])
    return Screen(text=text, rows=((appoint,), (start,)))


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
