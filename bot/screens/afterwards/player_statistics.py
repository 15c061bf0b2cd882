"""Statistics of one player, and of a chat's players: as sentences, so that a screen reader can read them."""

from collections.abc import Sequence

from bot.codec import Verb
from bot.finished.ratings import SETTLED
from bot.finished.statistics import Standing
from bot.screen import Screen
from bot.screens import questions
from bot.table.table import Table
from bot.texts import Markup, say
from bot.views.names import points

PLAYERS_SHOWN = 15


def stats(standings: Sequence[Standing], language: str) -> Screen:
    """Show a player's statistics, or those of all players with the same name."""
    blocks = []
    for one in standings:
        sentences = lines(one, language) or [say(language, "history-none")]
        blocks.append(Markup.join("\n", [say(language, "stats-title", name=one.name), *sentences]))
    return Screen(text=Markup.join("\n\n", blocks))


def with_others(own: Screen, table: Table, seats: Sequence[int], language: str) -> Screen:
    """Add a button for each of the others at a table to a player's own statistics."""
    if not seats:
        return own
    text = Markup.join("\n\n", [Markup(own.text), say(language, "stats-others")])
    return own.replace(text=text, rows=(*own.rows, *questions.people(table, seats, Verb.STATS, language)))


def lines(one: Standing, language: str) -> list[Markup]:
    """Return a player's statistics as lines; none before the first finished game."""
    if not one.games:
        return []
    game, hand = (points(round(one.points / count)) for count in (one.games, max(one.hands, 1)))
    average = say(language, "stats-average", game=game, hand=hand)
    sentences = [_games(one, language), contracts(one, language), average, _rating(one, language)]
    return [*sentences, say(language, "stats-finished", share=one.finished)] if one.finished is not None else sentences


def top(standings: Sequence[Standing], language: str) -> Screen:
    """Show the table of a chat's players, best first."""
    if not standings:
        return Screen(text=say(language, "top-none"))
    players = [
        say(
            language,
            "top-player",
            place=place,
            name=one.name,
            rating=_short_rating(one, language),
            games=_games(one, language),
            contracts=contracts(one, language),
        )
        for place, one in enumerate(standings[:PLAYERS_SHOWN], start=1)
    ]
    rest = len(standings) - PLAYERS_SHOWN
    if rest > 0:
        players.append(say(language, "top-more", count=rest))
    lines = [say(language, "top-title"), *players, say(language, "top-how", needed=SETTLED)]
    return Screen(text=Markup.join("\n", lines))


def _games(one: Standing, language: str) -> Markup:
    return say(language, "stats-games", games=one.games, wins=one.wins)


def contracts(one: Standing, language: str) -> Markup:
    """Return how a player's contracts ended."""
    text = say(language, "stats-contracts", made=one.made, down=one.down)
    return Markup.join(", ", [text, say(language, "stats-conceded", count=one.conceded)]) if one.conceded else text


def _rating(one: Standing, language: str) -> Markup:
    if one.rating is None:
        return say(language, "stats-rating-none")
    if one.is_provisional:
        return say(language, "stats-rating-provisional", rating=one.rating, count=one.rated, needed=SETTLED)
    return say(language, "stats-rating", rating=one.rating)


def _short_rating(one: Standing, language: str) -> Markup:
    if one.rating is None:
        return say(language, "top-rating-none")
    return say(language, "top-rating-provisional" if one.is_provisional else "top-rating", rating=one.rating)
