"""`/review`: what the asker's decisions in a finished game cost, and what the cards were."""

import json
from typing import Any, cast

from bot.asking import allowances
from bot.asking.commands.replaying import finished, must_stand_in_its_message, newest
from bot.asking.commands.request import CommandRequest, shown
from bot.codec import ButtonToken
from bot.finished import dailies, records
from bot.finished.replay import Place, moment
from bot.finished.review import Review
from bot.finished.reviewing import Progress
from bot.refusal import Refusal
from bot.screen import Answer, Screen
from bot.screens.afterwards import review as review_screen
from bot.screens.refusals import done
from bot.table.holders import first_hand
from bot.table.table import Table
from engine.record import read


async def review(asked: CommandRequest) -> Answer:
    """Show the review of the game with the typed code, else of the asker's newest in this chat or anywhere."""
    code = await (asked.code(asked.args) if asked.args else newest(asked))
    try:
        return await _replied(asked, code)
    except Refusal:
        await asked.must_not_be_hidden(code)
        raise


async def turn_page(asked: CommandRequest, token: ButtonToken) -> Answer:
    """Show a review in a new message, or another page of it in the pressed message."""
    if token.argument == review_screen.ASKED:
        return await _replied(asked, token.table)
    if token.argument in {review_screen.BEGIN, review_screen.END}:
        return Answer(toast=done(f"review-{token.argument}", asked.language))
    must_stand_in_its_message(asked, token)
    table, told, found = await found_for(asked, token.table)
    if isinstance(found, Review) and token.argument.startswith(review_screen.CHART):
        chart = review_screen.chart(table, found, token.argument, asked.language)
        if chart is None:
            raise Refusal("unknown-button")
        return shown(chart)
    if isinstance(found, Progress) and token.argument == review_screen.waited(found):
        return Answer(toast=review_screen.how_far(found, asked.language))
    return Answer(instead=_page(asked, table, told, found, token.argument))


async def _replied(asked: CommandRequest, code: str) -> Answer:
    await asked.spend(allowances.REVIEWS)
    return shown(_page(asked, *await found_for(asked, code), review_screen.SHORT))


async def found_for(asked: CommandRequest, code: str) -> tuple[Table, dict[str, Any], Review | Progress]:
    """Return a game, its record, and the asker's review of it. Raises Refusal as `replaying.finished` does."""
    table, log = await finished(asked, code, "review-not-over")
    if dailies.is_secret(table):  # others still play this deal, and a review shows all its cards
        raise Refusal("review-day-not-over")
    told = records.record(table, log)
    told["hands"] = told["hands"][: len(table.rows)]  # a hand that was broken off has no points
    seat = cast("int", table.seat_of(asked.person.key))
    found = await asked.reviewing.of(code, seat, asked.tries_as, lambda: json.dumps(told).encode())
    if isinstance(found, Progress) and found.failed:
        raise Refusal("review-failed")
    if isinstance(found, Review):  # a seat that was taken over: only what the asker played
        found = found.since(first_hand(table.seats[seat]))
    return table, told, found


def _page(asked: CommandRequest, table: Table, told: dict[str, Any], found: Review | Progress, argument: str) -> Screen:
    if isinstance(found, Progress):
        return review_screen.waiting(table, found, asked.language)
    if argument.startswith(review_screen.SHORT):
        return review_screen.overview(table, found, asked.language)
    if argument == review_screen.TEXT:
        return review_screen.hands(table, found, asked.language)
    if argument == review_screen.HOW:
        return review_screen.how_known(table, asked.language)
    page = review_screen.read_page(argument, found)
    if page is None:
        raise Refusal("unknown-button")
    place, opened = page
    one = found.verdicts[place]
    then = moment(table, read(told), Place(one.hand, one.step))
    return review_screen.page(then, found, place, asked.language, opened=opened)
