"""Answers to a board's questions (`bot.ports.boards`): draw a study, extend it, set up a position, weigh choices.

Nothing is stored and nothing is trusted: every study is parsed and played through first. That takes long for a large
one, so it's done in a thread, and people take turns (`bot.finished.fair_queue`).
"""

import asyncio
import math
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pydantic import TypeAdapter, ValidationError

from bot.asking.board_questions import (
    DRAWN,
    PICTURES,
    STREAMED,
    About,
    At,
    Curve,
    Drawn,
    Edit,
    Extend,
    Luck,
    Mistakes,
    Open,
    Options,
    Presets,
    Setup,
    Streamed,
    Weigh,
)
from bot.chance import Chance
from bot.finished import boards
from bot.finished.fair_queue import FairQueue
from bot.finished.review import Verdict
from bot.finished.weighing import Unweighed, Weighing
from bot.ports.allowances import Allowance, Allowances
from bot.ports.boards import BadQuestion, BoardQuestion, Draw, TooOften
from bot.refusal import Refusal
from bot.screen import Picture
from bot.screens import refusals
from bot.screens.afterwards import board as screen
from bot.screens.afterwards import study as study_screen
from bot.screens.afterwards.study import Data
from bot.table.table import Table
from bot.texts import best
from engine import actions, position, rules, study
from engine.errors import EngineError
from engine.events import HandResult
from engine.fairness import Mix
from engine.players import weigh
from engine.players.review import gain
from engine.record import play_through
from engine.study import Place, Study

QUESTIONS = Allowance(120, 0.2)  # for one person
SEEN_BY = (4, 12, 36)  # guesses of the hidden cards: first a few, then more
ROUNDS = 4  # most rounds of an estimate
SEED = 16  # bytes
NO_ANSWER = (EngineError, Refusal, Unweighed)


class BoardService:
    """The service that answers boards' questions. Fulfils `bot.ports.boards.Boards`."""

    def __init__(
        self,
        weighing: Weighing,
        drawing: FairQueue,
        allowances: Allowances,
        chance: Chance,
        now: Callable[[], float],
    ) -> None:
        """`drawing` is the queue for all work on studies in this process."""
        self._weighing = weighing
        self._drawing = drawing
        self._allowances = allowances
        self._chance = chance
        self._now = now

    async def answer(self, question: BoardQuestion) -> Mapping[str, Any]:
        """Return the drawn line, or why there is none."""
        what = await self._read(question, DRAWN)
        language = best(what.language)
        await self._weighing.warm()  # a person who opens a board soon asks what its choices bring
        try:
            return {"data": await self._answered(what, question.who, language)}
        except NO_ANSWER as why:
            return _refused(why, language)

    async def lines(self, question: BoardQuestion) -> AsyncGenerator[Mapping[str, Any], None]:
        """Yield an answer line by line."""
        what = await self._read(question, STREAMED)
        language = best(what.language)
        try:
            async for line in self._stream(what, question.who, language):
                yield line
            yield {"last": True}
        except NO_ANSWER as why:
            yield {**_refused(why, language), "last": True}

    async def picture(self, question: BoardQuestion, draw: Draw) -> bytes | Mapping[str, Any]:
        """Return a picture of a place."""
        what = await self._read(question, PICTURES)
        language = best(what.language)

        def pictured() -> Picture:
            found = study.parse(what.record)
            place = _place(found, what.at)
            moments = boards.moments(found, place, four_colours=what.four_colour)
            return screen.picture(moments[place.step], found.title, language, _eyes(found, what.eyes))

        try:
            async with self._drawing.turn(question.who):
                return await draw(await asyncio.to_thread(pictured))
        except NO_ANSWER as why:
            return _refused(why, language)

    async def _read(self, question: BoardQuestion, form: TypeAdapter[Any]) -> Any:
        try:
            what = form.validate_python(dict(question.what))
        except ValidationError:
            raise BadQuestion from None
        wait = await self._allowances.take("board", question.who, QUESTIONS, self._now())
        if wait > 0:
            raise TooOften(math.ceil(wait))
        return what

    # ------------------------------------------------------------------------------------------------------ drawn lines

    async def _answered(self, what: Drawn, who: str, language: str) -> Data:
        if isinstance(what, Extend) and what.level:
            grown, place = await self._played_on(what, who)
            return await self._drawing.aside(who, lambda: _drawn(grown, place, what, language))
        return await self._drawing.aside(who, lambda: self._data(what, language))

    def _data(self, what: Drawn, language: str) -> Data:
        match what:
            case Presets():
                return screen.presets(language)
            case Options():
                return screen.options(rules.build(what.preset, what.options), language)
            case Setup():
                return self._set_up(what, language)
        return _drawn(*_changed(what), what, language)

    def _set_up(self, what: Setup, language: str) -> Data:
        given = dict(what.position)
        seed, names = given.pop("seed", None), given.pop("names", None)
        wanted = position.described(given)
        secret = str(seed).encode() if seed is not None else self._chance.token(SEED)
        deck = rules.build(wanted.rules.preset, wanted.rules.options).table.deck
        order = Mix(secret, (), "position", 1).pack(deck)
        found = study.parse({**position.record_of(wanted, order), "names": names})
        place = Place(0, (), len(found.hands[0].main.actions))
        return _drawn(found, place, what, language)

    async def _played_on(self, what: Extend, who: str) -> tuple[Study, Place]:
        """Let built-in players act until one of the asker's own seats is to act, or the hand is over."""

        def extended() -> tuple[Study, Place, Data]:
            found, place = _extended(what)
            return found, place, _position(found, place)

        found, place, record = await self._drawing.aside(who, extended)
        question = {"do": "play_on", "position": record, "mine": what.mine, "level": what.level}
        done = (await self._weighing.of(who, question))["actions"]

        def grown() -> tuple[Study, Place]:
            longer, there = found, place
            for action in done:
                longer, there = study.extended(longer, there, actions.parse(action))
            return longer, there

        return await self._drawing.aside(who, grown)

    # ---------------------------------------------------------------------------------------------------------- streams

    def _stream(self, what: Streamed, who: str, language: str) -> AsyncIterator[Mapping[str, Any]]:
        match what:
            case Weigh():
                return self._weigh(what, who)
            case Curve():
                return self._curve(what, who)
            case Luck():
                return self._luck(what, who)
            case Mistakes():
                return self._mistakes(what, who, language)

    async def _weigh(self, what: Weigh, who: str) -> AsyncIterator[Mapping[str, Any]]:
        record = await self._drawing.aside(who, lambda: _position(*_found(what)))
        question: Data = {"do": "weigh", "position": record}
        if what.view == "seen":
            question["guesses"] = SEEN_BY
        async for line in self._weighing.lines(who, question):
            yield line
        if what.view == "seen":
            return
        rounds = [line]
        while not line["exact"] and len(rounds) < ROUNDS:
            async for line in self._weighing.lines(who, {**question, "round": len(rounds)}):
                yield weigh.together([*rounds, line])
            rounds.append(line)

    async def _curve(self, what: Curve, who: str) -> AsyncIterator[Mapping[str, Any]]:
        def whole() -> Data:
            found, place = _found(what)
            return _position(found, replace(place, step=len(study.path(found, place))))

        record = await self._drawing.aside(who, whole)
        async for line in self._weighing.lines(who, {"do": "curve", "position": record}):
            yield line

    async def _luck(self, what: Luck, who: str) -> AsyncIterator[Data]:
        def played() -> tuple[Study, Sequence[HandResult]]:
            found, _ = _found(what)
            if not 0 <= what.seat < found.record.seats:
                raise EngineError("no_such_place", "there is no such seat")
            return found, play_through(study.main_line(found)).hands

        found, lines = await self._drawing.aside(who, played)
        for number, result in enumerate(lines):
            if result.outcome in {"unfinished", "annulled"} or result.sits_out == what.seat:
                continue
            one = study.main_line(found).model_copy(update={"first_dealer": result.dealer, "totals_before": None})
            record = one.model_copy(update={"hands": one.hands[number : number + 1]})
            question = {"do": "fortune", "position": record.model_dump(mode="json", exclude_none=True)}
            line = await self._weighing.of(who, {**question, "seat": what.seat})
            if line["cards"] is not None:
                have = gain(result, what.seat)
                yield {"hand": number, "gained": have, "cards": line["cards"], "decided": have - line["cards"]}

    async def _mistakes(self, what: Mistakes, who: str, language: str) -> AsyncIterator[Data]:
        def whole() -> tuple[Study, Table]:
            found, _ = _found(what)
            return found, boards.whole(found)

        found, table = await self._drawing.aside(who, whole)
        record = study.main_line(found).model_dump(mode="json", exclude_none=True)
        hands = record["hands"]
        yield {"how": study_screen.how(language)}
        for number in range(1, len(hands) + 1):
            question = {"do": "judge", "position": {**record, "hands": hands[:number]}}
            for seat in range(found.record.seats):
                async for line in self._weighing.lines(who, {**question, "seat": seat}):
                    one = Verdict.model_validate(line)
                    if one.is_mistake:
                        yield {"seat": seat, **study_screen.mistake(table, one, language)}
            yield {"done": number, "all": len(hands)}


def _position(found: Study, place: Place) -> Data:
    """Return the record up to a place."""
    return study.record_at(found, place).model_dump(mode="json", exclude_none=True)


def _refused(why: Exception, language: str) -> Data:
    """Return the data that says why there is no answer."""
    if isinstance(why, EngineError):
        return screen.refused(why, language)
    refusal = why if isinstance(why, Refusal) else Refusal("review-failed")
    code = refusal.key if refusal is why else "failed"
    return {"refused": refusals.refused(refusal, language), "code": code, "where": None}


def _found(what: About) -> tuple[Study, Place]:
    found = study.parse(what.record)
    return found, _place(found, what.at)


def _place(found: Study, at: At | None) -> Place:
    """Return a place of a study; without one, the end of the first hand. Raises `no_such_place`."""
    if at is None:
        return Place(0, (), len(study.path(found, Place())))
    place = Place(at.hand, tuple(at.line), at.step)
    if not 0 <= place.step <= len(study.path(found, place)):
        raise EngineError("no_such_place", "there is no such place in this study")
    return place


def _eyes(found: Study, eyes: int | None) -> int | None:
    return eyes if eyes is not None and eyes < found.record.seats else None


def _extended(what: Extend) -> tuple[Study, Place]:
    found, place = _found(what)
    return (found, place) if what.action is None else study.extended(found, place, actions.parse(what.action))


def _changed(what: Open | Extend | Edit) -> tuple[Study, Place]:
    """Return the study after a question's change, and the place to show."""
    if isinstance(what, Extend):
        return _extended(what)
    found, place = _found(what)
    if isinstance(what, Open):
        return found, place
    match what.how:
        case "promote":
            return study.promoted(found, place)
        case "delete":
            return study.deleted(found, place)
        case "alone":
            return study.alone(found, place)
        case "name":
            return study.named(found, place, what.text), place
        case "comment":
            return study.commented(found, place, what.text), place
        case "title":
            return study.retitled(found, what.text), place


def _drawn(found: Study, place: Place, what: Open | Extend | Edit | Setup, language: str) -> Data:
    moments = boards.moments(found, place, four_colours=what.four_colour)
    return screen.drawn(found, place, moments, boards.whole(found), language, _eyes(found, what.eyes))
