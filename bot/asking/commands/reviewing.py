"""`/review`: what one's own decisions in a finished game cost, and what the cards were."""

from __future__ import annotations

import json
from typing import Any

from bot.asking import allowances
from bot.asking.commands.looking import as_opened
from bot.asking.commands.replaying import newest, stands_in
from bot.asking.commands.request import CommandRequest
from bot.codec import ButtonToken, Verb
from bot.finished import dailies, records
from bot.finished.replay import Place, moment
from bot.finished.review import Review
from bot.finished.reviewing import Progress
from bot.refusal import Refusal
from bot.screen import Answer, Reply, Screen
from bot.screens.afterwards import review as review_screen
from bot.screens.refusals import done
from bot.table.table import Table
from engine.record import read


async def review(asked: CommandRequest) -> Answer:
    """Show the review of a game: of the one with the code typed, else of the asker's newest, first in this chat."""
    code = await (asked.code(asked.args) if asked.args else newest(asked))
    return await _replied(asked, code)


async def turn_page(asked: CommandRequest, token: ButtonToken) -> Answer:
    """Ask for a review, or go to another page of it in the message whose button was pressed."""
    await asked.known()
    if token.argument == review_screen.ASKED:
        return await _replied(asked, token.table)
    if token.argument in {review_screen.BEGIN, review_screen.END}:
        return Answer(toast=done(f"review-{token.argument}", asked.language))
    if not stands_in(asked.press.what, token.table, Verb.REVIEW):
        raise Refusal("unknown-button")  # made up: it would put this review in the place of another message
    table, told, found = await _found(asked, token.table)
    if isinstance(found, Review) and token.argument.startswith(review_screen.CHART):
        chart = review_screen.chart(table, found, token.argument, asked.language)
        if chart is None:
            raise Refusal("unknown-button")
        return Answer(replies=(Reply(screen=chart),))
    if isinstance(found, Progress) and token.argument == review_screen.waited(found):
        return Answer(toast=review_screen.how_far(found, asked.language))
    return Answer(instead=_page(asked, table, told, found, token.argument))


async def _replied(asked: CommandRequest, code: str) -> Answer:
    await asked.spend(allowances.REVIEWS)
    return Answer(replies=(Reply(screen=_page(asked, *await _found(asked, code), review_screen.SHORT)),))


async def _found(asked: CommandRequest, code: str) -> tuple[Table, dict[str, Any], Review | Progress]:
    """Return a game, its record, and the asker's review of it. Raises Refusal if it is not over, or not theirs."""
    table = await asked.tables.table(code)
    seat = table.seat_of(asked.person.key)
    if seat is None:
        raise Refusal("not-seated")
    if table.is_live:
        raise Refusal("review-not-over")
    table = await as_opened(asked, table)
    if dailies.is_secret(table):  # others still play these cards, and the review tells what they were
        raise Refusal("review-day-not-over")
    log = await asked.tables.store.log(code)
    if not table.rows or not log:
        raise Refusal("replay-empty")
    told = records.record(table, log)
    told["hands"] = told["hands"][: len(table.rows)]  # one that was broken off has no points
    found = await asked.reviewing.of(code, seat, asked.tries_as, lambda: json.dumps(told).encode())
    if isinstance(found, Progress) and found.failed:
        raise Refusal("review-failed")
    return table, told, found


def _page(asked: CommandRequest, table: Table, told: dict[str, Any], found: Review | Progress, argument: str) -> Screen:
    if isinstance(found, Progress):
        return review_screen.waiting(table, found, asked.language)
    if argument.startswith(review_screen.SHORT):
        return review_screen.overview(table, found, asked.language)
    if argument == review_screen.TEXT:
        return review_screen.hands(table, found, asked.language)
    page = review_screen.read_page(argument, found)
    if page is None:
        raise Refusal("unknown-button")
    place, opened = page
    one = found.verdicts[place]
    then = moment(table, read(told), Place(one.hand, one.step))
    return review_screen.page(then, found, place, asked.language, opened=opened)
