"""Hands in answers to presses. Only the presser sees them, and they are edited for as long as the platform allows.

Only a press creates an answer, and no budget counts its edits. So answers are kept apart from other messages:

| the answer | then |
|---|---|
| shows what it should | nothing, until its time is up |
| shows something else, or is in doubt | edit |
| is old: there is a newer one, its time is up, its person has left, or the game is over | its last form, and it ends |
| could not be edited for now | retry, until its time is long over |
| does not exist yet, just after the press | retry at once |
| does not exist any more | it ends; an earlier handle of the same message takes its place |

When an answer ends, its handle is removed from the table (`bot.table.answers`). Pressing its button gives a new one.
"""

from collections.abc import Iterator
from dataclasses import replace

from bot.budgets import SOON
from bot.people import Chat, Person
from bot.ports.messenger import Busy, EditsAnswers, Gone, NotDelivered
from bot.ports.store import Shown, SurfaceName
from bot.screen import NO_LINKS
from bot.screens.during import seated
from bot.showing import pace
from bot.showing.delivery_pass import DeliveryPass
from bot.showing.lifecycle import UNKNOWN
from bot.showing.surface import Answered, Surface
from bot.table import masks
from bot.table.answers import shows_its_commit
from bot.table.parts import HandAnswer
from bot.table.table import Stage, Table
from bot.views.of_table import for_seat

GIVEN_WITHIN = 4.0  # seconds after a press in which its answer may not exist yet
LAST_WITHIN = 30.0  # seconds after an answer's time is up in which it can still be edited to its last form
CROSSED_WITHIN = 0.25  # seconds by which the clocks of two machines may differ
THE_ANSWER = "answer"  # the message id in records of answers; the handle itself is stored in the table


def wanted(table: Table, now: float) -> Iterator[Surface]:
    """Yield the answers of a table, as surfaces."""
    for index, seat in enumerate(table.seats):
        if seat.person is None:
            continue
        for answer in seat.answers:
            is_present = answer is seat.answers[-1] and table.stage is Stage.PLAYING and not seat.left
            known = Answered(answer, not is_present or now >= answer.until, shows_its_commit(table, answer))
            yield _surface(table, index, seat.person, known)


def _surface(table: Table, index: int, person: Person, known: Answered) -> Surface:
    draw = seated.put_away if known.last else seated.with_refresh
    read = masks.read_by(table, person.key)
    place = Chat(platform=person.platform, id=f"answer-{known.answer.message}", private=True)
    return Surface(
        SurfaceName.answer(known.answer.number, place.key),
        place,
        lambda _: draw(for_seat(read, index, person.language)),
        held_for=pace.held_for(table, index),
        is_own_turn=index == table.to_act,
        mark="" if known.last else pace.mark_of_hand(table, index),
        rests_until=0.0 if known.last else pace.rests_until(table),
        answered=known,
    )


async def bring(delivery_pass: DeliveryPass, surface: Surface, known: Answered, messages: EditsAnswers | None) -> None:
    """Bring the hand in an answer up to date."""
    answer, name, now = known.answer, surface.name, delivery_pass.tools.now()
    if messages is None or now >= answer.until + LAST_WITHIN:
        delivery_pass.ended |= _both(answer)
        return
    screen = surface.draw(NO_LINKS)
    digest = surface.mark or screen.digest
    record = delivery_pass.shown.get(name) or _as_given(delivery_pass, surface, known, digest)
    delivery_pass.shown[name] = record
    is_due = record.digest != digest or record.at < delivery_pass.doubted
    if is_due and not known.last and delivery_pass.holds(surface, name, digest):
        delivery_pass.come_again(answer.until)
        return
    if known.last or is_due:
        earliest = max(surface.rests_until, answer.since + SOON)  # before that the answer may not exist yet
        if now < earliest:
            delivery_pass.come_again(earliest)
            return
        if not await delivery_pass.leads():
            return
        try:
            await messages.edit_answer(answer.handle, screen)
        except NotDelivered as failure:
            await _failed(delivery_pass, surface, known, failure)
            return
        delivery_pass.tools.meter.called(surface.where.platform, name.kind, "ok")
        delivery_pass.shown[name] = delivery_pass.edited[name] = Shown(THE_ANSWER, digest, delivery_pass.tools.now())
    if known.last:
        delivery_pass.ended |= _both(answer)
        return
    delivery_pass.come_again(answer.until)


def _both(answer: HandAnswer) -> set[int]:
    return {one.number for one in (answer, answer.earlier) if one is not None}


def _as_given(delivery_pass: DeliveryPass, surface: Surface, known: Answered, digest: str) -> Shown:
    """Return the record of a new answer, in doubt if the message may have been edited later by its earlier handle."""
    since = known.answer.since
    crossed = any(
        name.place == surface.name.place and name != surface.name and one.at > since - CROSSED_WITHIN
        for name, one in delivery_pass.shown.items()
    )
    return Shown(THE_ANSWER, digest if known.untouched and not crossed else "", since)


async def _failed(delivery_pass: DeliveryPass, surface: Surface, known: Answered, failure: NotDelivered) -> None:
    meter, platform, kind = delivery_pass.tools.meter, surface.where.platform, surface.name.kind
    match failure:
        case Busy():
            meter.called(platform, kind, "busy")
            if failure.unsure:
                name = surface.name
                delivery_pass.shown[name] = delivery_pass.edited[name] = replace(
                    delivery_pass.shown[name], digest=UNKNOWN
                )
            await delivery_pass.hold(None, failure)
        case Gone() if delivery_pass.tools.now() < known.answer.since + GIVEN_WITHIN:
            delivery_pass.come_again_in(SOON)
        case _:
            meter.called(platform, kind, "gone")
            delivery_pass.ended.add(known.answer.number)
