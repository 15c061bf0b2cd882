"""What a group reads on its first evenings, in each language, as a file of tests/golden/evenings to be read in one go.

A greeting, the lessons, a lobby, a game, its end and what follows it; then a tournament with a judge, planned evenings,
calls. `UPDATE_GOLDEN=1` writes the files again.
"""

import os
import re
from contextlib import suppress
from pathlib import Path

import pytest

from bot.calling.calls import code_of
from bot.codec import Verb, decode
from bot.finished.reviewing import Reviewing
from bot.people import Chat
from bot.refusal import Refusal
from bot.screen import Screen
from bot.table.table import Stage
from bot.texts import LANGUAGES, plain, visible
from bot.tournament.plans import PLAN
from engine.lessons.lesson import steps
from engine.record import RecordRules
from tests.crossed import sampled, thinned
from tests.finished.reviews_made import Reviewer
from tests.world.chat_room import pressable
from tests.world.evening import Evening
from tests.world.finished_games import play_out, private
from tests.world.judges_desk import Desk, appointed

FOLDER = Path(__file__).parents[1] / "golden" / "evenings"
NOON = 1_700_049_600.0  # 12:00 UTC


class Transcript:
    """The screens of an evening, by their heading, as a person sees them."""

    def __init__(self):
        self.parts = {}

    def screen(self, heading, screen: Screen):
        rows = "\n".join("  ".join(f"[{button.label}]" for button in row) for row in screen.rows)
        self.parts[heading] = "\n".join(part for part in (visible(screen.text), rows) if part)

    def messages(self, heading, sent):
        """Several messages of a chat that are read together."""
        shown = []
        for one in sent:
            self.screen(heading, one.screen)
            shown.append(self.parts[heading])
        self.parts[heading] = "\n– – –\n".join(shown)

    def line(self, heading, text):
        self.parts[heading] = text

    def answer(self, heading, answer):
        if answer.replies:
            self.screen(heading, answer.replies[-1].screen)
        elif answer.instead is not None:
            self.screen(heading, answer.instead)
        else:
            self.line(heading, answer.toast)

    def text(self):
        whole = "".join(f"== {heading}\n{part}\n\n" for heading, part in self.parts.items())
        return re.sub(r"\b[0-9a-f]{12,64}\b", "SEAL", whole)


def pressed(screen, verb, argument=None):
    """The button of a screen with a verb."""
    return next(
        one
        for row in screen.rows
        for one in row
        if one.data and decode(one.data).verb is verb and argument in {None, decode(one.data).argument}
    )


def first_move(sent):
    """The first button of a chat's messages that makes a move."""
    return next(button for one in reversed(sent) for button in pressable(one.screen))


async def went_through(world, transcript, person, button):
    """A lesson to its end, each step answered wrongly first."""
    preset, lesson, *_ = decode(button.data).argument.split("-")
    for place, step in enumerate(steps(lesson, RecordRules(preset=preset))):
        name, data = f"lesson {lesson}, {step.name}", f".0.learn.{preset}-{lesson}-{place}-"
        transcript.answer(name, await world.presses(person, data, chat=private(person)))
        for right in (False, True):
            number = next(n for n, one in enumerate(step.choices) if (one in step.right) is right)
            answer = await world.presses(person, f"{data}{number}", chat=private(person))
            transcript.line(f"{name}, {'right' if right else 'wrong'}", visible(answer.instead.text).splitlines()[-1])


async def first_evening(world, transcript, language):
    """A newcomer's greeting and lessons, then a game of three to its end."""
    world.time = NOON
    people = [world.person(name, language=language) for name in ("Anna", "Ben", "Cleo")]
    anna, mine = people[0], private(people[0])
    transcript.answer("greeting", await world.says(anna, "/start", chat=mine))
    greeting = (await world.says(anna, "/start", chat=mine)).replies[0].screen
    transcript.answer("how to play", await world.presses(anna, pressed(greeting, Verb.RULES), chat=mine))
    await world.says(anna, f"/language {language}", admin=True)
    lessons = await world.says(anna, "/learn", chat=mine)
    transcript.answer("lessons", lessons)
    for button in lessons.replies[0].screen.rows[0]:
        await went_through(world, transcript, anna, button)

    await world.says(anna, "/newgame polish lock.enabled=no game.target=150")
    code = await world.table_id()
    transcript.screen("lobby", world.board.screen)
    for person in people[1:]:
        transcript.answer("answer to Join", await world.presses(person, world.board.button(Verb.JOIN)))
    await world.presses(anna, world.board.button(Verb.START))
    await world.skips(code, 1.0)
    transcript.screen("first board", world.board.screen)
    mover = await world.mover(code)
    transcript.screen("first hand", world.room.hand_of(mover).screen)
    await play_out(world, code, lambda table: bool(table.rows))
    await world.skips(code, 1.0)
    transcript.screen("a hand's result", world.room.seen_in(world.group)[-2].screen)
    await play_out(world, code, lambda table: table.stage is not Stage.PLAYING)
    await world.skips(code, 1.0)
    transcript.screen("a game's end", world.room.seen_in(world.group)[-1].screen)
    for heading, command in (("score sheet", "/score"), ("history", "/history"), ("statistics", "/stats")):
        transcript.answer(heading, await world.says(anna, command))
    world.service.reviewing = Reviewing(world.store, Reviewer(), patience=30.0)
    review = (await world.says(anna, f"/review {code}", chat=mine)).replies[0].screen
    transcript.screen("review", review)
    moment = next(one for row in review.rows for one in row if one.label[0].isdigit())
    transcript.answer("review, a moment", await world.presses(anna, moment, chat=mine))
    transcript.answer("replay", await world.says(anna, f"/replay {code}", chat=mine))
    transcript.answer("proof", await world.says(anna, f"/verify {code}"))
    for heading, command in (("help", "/help"), ("privacy", "/privacy"), ("my data", "/mydata")):
        transcript.answer(heading, await world.says(anna, command, chat=mine))
    transcript.answer("deal of the day", await world.says(anna, "/daily", chat=mine))
    transcript.answer("calls", await world.says(people[1], "/callme"))
    transcript.answer("calls, in private", await world.says(people[1], "/callme", chat=private(people[1])))
    transcript.answer("a seat at once", await world.says(people[2], "/play", chat=private(people[2])))
    await world.says(anna, "/newgame")
    await world.tender.tend(code_of(await world.table_id()))
    transcript.messages("a call to a table", world.room.seen_in(private(people[1]))[-1:])


async def tournament(world, transcript, language):
    """A tournament of nine with a judge, to its standings; then planned evenings."""
    world.group = Chat(platform="telegram", id="-300", title="Cup")
    person = world.person
    world.person = lambda name, **given: person(name, **{"language": language, **given})
    await world.says(world.person("Anna"), f"/language {language}", admin=True)
    evening = await Evening.opened(world)
    transcript.screen("tournament, people join", evening.page.screen)
    await appointed(evening)
    await evening.starts("Anna")
    transcript.screen("tournament, drawn", evening.page.screen)
    await evening.passes(20)
    transcript.screen("tournament, a round", evening.page.screen)
    table = (await evening.tables())[0]
    for _ in range(100):
        if (await world.table(table.id)).game.phase == "play":
            break
        await evening.moves(table.id)
    await evening.tended()
    desk = await Desk.of(evening, "Otto")
    transcript.screen("judge's desk", desk.screen)
    with suppress(StopIteration, Refusal):
        await desk.types("/judge fine 1 " + (await world.table(table.id)).seats[0].person.name + " 50 late")
        transcript.screen("judge, sure?", desk.screen)
        transcript.answer("judge, done", await desk.press("y"))
    await evening.passes(20)
    transcript.screen("tournament, after a ruling", evening.page.screen)
    own = await Desk.of(evening, "Anna")
    transcript.screen("desk of a judge who plays", own.screen)
    await evening.plays_round()
    transcript.answer("standings", await evening.says("Anna", "/standings"))
    world.group = Chat(platform="telegram", id="-400", title="Club")
    await world.says(world.person("Anna"), f"/language {language}", admin=True)
    await world.says(world.person("Anna"), "/tournament Cup at=Fri_20:00 every=week series=best:4", admin=True)
    await world.tender.tend((await world.directory.chat(world.group.key))[PLAN])
    transcript.screen("planned evenings", world.board.screen)


async def whole(world, language):
    found = Transcript()
    await first_evening(world, found, language)
    await tournament(world, found, language)
    return found


@pytest.mark.parametrize("language", sampled(thinned(LANGUAGES, 5), 2))
async def test_an_evening_reads_as_its_file_says(world, language):
    found = await whole(world, language)
    assert plain(language, "mydata-other", value="[") not in found.text(), "a stored value is shown as it is"
    path = FOLDER / f"{language}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(found.text(), encoding="utf-8")
        pytest.skip(f"{path.name} was written anew; look at the difference")
    assert found.text() == path.read_text(encoding="utf-8")
