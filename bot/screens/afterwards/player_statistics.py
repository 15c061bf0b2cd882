"""Statistics of players: somebody's own, and the table of a chat. Lists of sentences, so that they can be read out."""

from collections.abc import Sequence

from bot.codec import Verb
from bot.finished.ratings import SETTLED
from bot.finished.statistics import Standing
from bot.screen import Screen
from bot.screens import questions
from bot.screens.names import points
from bot.table.table import Table
from bot.texts import Markup, say

PLAYERS_SHOWN = 15


def stats(standings: Sequence[Standing], language: str) -> Screen:
    """Show what somebody's finished games come to; several people if they share a name."""
    blocks = [
        Markup.join(
            "\n",
            [
                say(language, "stats-title", name=one.name),
                *(lines(one, language) or [say(language, "stats-none")]),
            ],
        )
        for one in standings
    ]
    return Screen(text=str(Markup.join("\n\n", blocks)))


def with_others(own: Screen, table: Table, seats: Sequence[int], language: str) -> Screen:
    """Add to somebody's numbers a button for each of the others at a table."""
    if not seats:
        return own
    told = Markup.join("\n\n", [Markup(own.text), say(language, "stats-others")])
    return Screen(text=str(told), rows=questions.people(table, seats, Verb.STATS, language))


def lines(one: Standing, language: str) -> list[Markup]:
    """Tell somebody's numbers; nothing before the first finished game."""
    if not one.games:
        return []
    return [
        _games(one, language),
        _contracts(one, language),
        say(
            language,
            "stats-average",
            game=points(round(one.points / one.games)),
            hand=points(round(one.points / max(one.hands, 1))),
        ),
        _rating(one, language),
    ]


def top(standings: Sequence[Standing], language: str) -> Screen:
    """Show the table of a chat's players, best first."""
    if not standings:
        return Screen(text=say(language, "top-none"))
    told = [
        say(
            language,
            "top-player",
            place=place,
            name=one.name,
            rating=_short_rating(one, language),
            games=_games(one, language),
            contracts=_contracts(one, language),
        )
        for place, one in enumerate(standings[:PLAYERS_SHOWN], start=1)
    ]
    rest = len(standings) - PLAYERS_SHOWN
    return Screen(
        text=str(
            Markup.join(
                "\n",
                [
                    say(language, "top-title"),
                    *told,
                    *([say(language, "top-more", count=rest)] if rest > 0 else []),
                    say(language, "top-how", needed=SETTLED),
                ],
            )
        )
    )


def _games(one: Standing, language: str) -> Markup:
    return say(language, "stats-games", games=one.games, wins=one.wins)


def _contracts(one: Standing, language: str) -> Markup:
    told = say(language, "stats-contracts", made=one.made, down=one.down)
    return Markup.join(", ", [told, say(language, "stats-conceded", count=one.conceded)]) if one.conceded else told


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
