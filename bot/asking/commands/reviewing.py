"""`/review`: what the asker's decisions in a finished game cost, and what the cards were."""

import json
from typing import Any, cast

from bot.asking import allowances
from bot.asking.commands.keeping import bare_record
from bot.asking.commands.replaying import finished, must_stand_in_its_message, newest
from bot.asking.commands.request import CommandRequest
from bot.codec import ButtonToken
from bot.finished import dailies, own_mistakes, records
from bot.finished.replay import HandStep, moment
from bot.finished.review import Review
from bot.finished.reviewing import Progress
from bot.refusal import Refusal
from bot.screen import Answer, Screen, shown
from bot.screens.afterwards import review as review_screen
from bot.screens.refusals import done
from bot.table.holders import first_hand
from bot.table.table import Table
from engine.record import read


async def review(request: CommandRequest) -> Answer:
    """Show the review of the game with the typed code, else of the asker's newest in this chat or anywhere."""
    code = await (request.code(request.args) if request.args else newest(request))
    try:
        return await _replied(request, code)
    except Refusal:
        await request.must_not_be_hidden(code)
        raise


async def turn_page(request: CommandRequest, token: ButtonToken) -> Answer:
    """Show a review in a new message, or another page of it in the pressed message."""
    if token.argument == review_screen.ASKED:
        return await _replied(request, token.table)
    if token.argument in {review_screen.BEGIN, review_screen.END}:
        return Answer(toast=done(f"review-{token.argument}", request.language))
    must_stand_in_its_message(request, token)
    table, record, found = await found_for(request, token.table)
    if isinstance(found, Review) and token.argument.startswith(review_screen.CHART):
        chart = review_screen.chart(table, found, token.argument, request.language)
        if chart is None:
            raise Refusal("unknown-button")
        return shown(chart)
    if isinstance(found, Progress) and token.argument == review_screen.waited(found):
        return Answer(toast=review_screen.how_far(found, request.language))
    return Answer(instead=_page(request, table, record, found, token.argument))


async def _replied(request: CommandRequest, code: str) -> Answer:
    await request.spend(allowances.REVIEWS)
    return shown(_page(request, *await found_for(request, code), review_screen.SHORT))


async def found_for(request: CommandRequest, code: str) -> tuple[Table, dict[str, Any], Review | Progress]:
    """Return a game, its record, and the asker's review of it. Raises Refusal as `replaying.finished` does."""
    table, log = await finished(request, code, "review-not-over")
    if dailies.is_secret(table):  # others still play this deal, and a review shows all its cards
        raise Refusal("review-day-not-over")
    record = records.record(table, log)
    record["hands"] = record["hands"][: len(table.rows)]  # a hand that was broken off has no points
    seat = cast("int", table.seat_of(request.person.key))
    found = await request.services.reviewing.of(code, seat, request.tries_as, lambda: json.dumps(record).encode())
    if isinstance(found, Progress) and found.failed:
        raise Refusal("review-failed")
    if isinstance(found, Review):  # a seat that was taken over: only what the asker played
        found = found.since(first_hand(table.seats[seat]))
        await _mistakes_kept(request, record, found)
    return table, record, found


async def _mistakes_kept(request: CommandRequest, record: dict[str, Any], found: Review) -> None:
    """Keep the worst mistakes as puzzles of the asker. It's told nowhere but on their own page."""
    if any(one.shares for one in found.verdicts):
        now = request.tables.now()
        puzzles = await request.aside(lambda: list(own_mistakes.puzzles(bare_record(record), found)))
        await request.services.solvers.note(request.person.key, lambda old: old.with_mistakes(puzzles, now))


def _page(
    request: CommandRequest, table: Table, record: dict[str, Any], found: Review | Progress, argument: str
) -> Screen:
    if isinstance(found, Progress):
        return review_screen.waiting(table, found, request.language)
    if argument.startswith(review_screen.SHORT):
        return review_screen.overview(table, found, request.language)
    if argument == review_screen.TEXT:
        return review_screen.hands(table, found, request.language)
    if argument == review_screen.HOW:
        return review_screen.how_known(table, request.language)
    page = review_screen.read_page(argument, found)
    if page is None:
        raise Refusal("unknown-button")
    place, opened = page
    one = found.verdicts[place]
    now = moment(table, read(record), HandStep(one.hand, one.step))
    return review_screen.page(now, found, place, request.language, opened=opened)
