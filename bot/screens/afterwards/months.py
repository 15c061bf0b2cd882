"""A chat's months: the table of one, the first three of those before, and the line on the first of a month."""

from collections.abc import Sequence

from bot.finished.statistics import Standing, placed
from bot.screen import Screen
from bot.screens.afterwards.player_statistics import PLAYERS_SHOWN, contracts
from bot.texts import Markup, listed, place, say
from bot.texts import month as month_name
from bot.views.names import named, points
from bot.zones import UTC, first_of

FIRST = 3  # players of a month that stay in the list of months


def table(month: str, best: Sequence[Standing], zone: str | None, language: str) -> Screen:
    """Show the players of a month, best first. `zone` is the month's time zone; None where none was chosen."""
    title = say(language, "month-title", month=month_name(language, first_of(month)))
    if not best:
        return Screen(text=Markup.join("\n", [title, say(language, "month-none")]))
    players = [_player(place, one, language) for place, one in enumerate(placed(best), start=1)]
    players += [say(language, "month-unplaced", name=named(one.name, language)) for one in best[len(players) :]]
    players = players[:PLAYERS_SHOWN]
    rest = len(best) - PLAYERS_SHOWN
    if rest > 0:
        players.append(say(language, "top-more", count=rest))
    how = [say(language, "month-how", zone=place(language, zone or UTC))]
    if zone is None:
        how.append(say(language, "month-zone"))
    return Screen(text=Markup.join("\n", [title, *players, *how]))


def _player(place: int, one: Standing, language: str) -> Markup:
    how = [contracts(one, language)]
    if one.left:
        how.append(say(language, "month-left", count=one.left))
    return say(
        language,
        "month-player",
        place=place,
        name=named(one.name, language),
        wins=one.wins,
        games=one.games,
        contracts=Markup.join(" · ", how),
        best=points(one.best or 0),
    )


def months(found: Sequence[tuple[str, Sequence[Standing]]], language: str) -> Screen:
    """List the months in which somebody has a place, with the first three of each, newest first."""
    found = [(month, best) for month, best in found if placed(best)]
    if not found:
        return Screen(text=say(language, "months-none"))
    lines = [
        say(language, "months-one", month=month_name(language, first_of(month)), names=_first(best, language))
        for month, best in found
    ]
    return Screen(text=Markup.join("\n", [say(language, "months-title"), *lines]))


def line(month: str, best: Sequence[Standing], language: str) -> Screen:
    """Tell a chat on the first of a month who was best in the month before."""
    return Screen(
        text=say(language, "month-line", month=month_name(language, first_of(month)), names=_first(best, language))
    )


def _first(best: Sequence[Standing], language: str) -> str:
    """Return the first three with their wins, as a list in a sentence."""
    return listed(language, (f"{named(one.name, language)} ({one.wins})" for one in placed(best)[:FIRST]))
