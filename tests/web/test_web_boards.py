"""The board over HTTP: answers, streams of lines, pictures; its refusals, and whose turn a question takes."""

import asyncio
import json

import pytest
import pytest_asyncio

from adapters.web.boards import BODY_LIMIT, BoardParts
from bot.pictures import ScoreChart
from bot.ports.boards import BadQuestion, TooOften
from bot.screen import Picture
from tests.web.conftest import Playground


class ScriptedBoards:
    """Gives the answers set by a test, and records the questions."""

    def __init__(self):
        self.questions = []
        self.stopped = asyncio.Event()
        self.is_endless = False
        self.raises = None

    def note(self, question):
        self.questions.append(question)
        if self.raises is not None:
            raise self.raises

    async def answer(self, question):
        self.note(question)
        return {"data": {"did": question.what["do"]}}

    async def lines(self, question):
        self.note(question)
        try:
            yield {"value": 1}
            while self.is_endless:
                await asyncio.sleep(0)
                yield {"value": 1}
            yield {"value": 2, "last": True}
        finally:
            self.stopped.set()

    async def picture(self, question, draw):
        self.note(question)
        return await draw(Picture(data=ScoreChart(names=("Anna",))))


@pytest.fixture
def boards():
    return ScriptedBoards()


@pytest_asyncio.fixture(loop_scope="session")
async def board(redis, boards):
    async def draw(_):
        return b"PNG"

    async with Playground(redis).served(board=BoardParts(boards, draw)) as playground:
        yield playground


async def test_a_question_gets_its_answer_and_no_cache_keeps_it(board, boards):
    answer = await board.post("/board", do="open", record={})
    assert await answer.json() == {"data": {"did": "open"}}
    assert answer.headers["Cache-Control"] == "no-store"
    assert boards.questions[0].what == {"do": "open", "record": {}}


async def test_lines_come_one_by_one(board, boards):
    answer = await board.post("/board", do="weigh", record={})
    assert answer.content_type == "application/x-ndjson"
    assert [json.loads(line) for line in (await answer.read()).splitlines()] == [
        {"value": 1},
        {"value": 2, "last": True},
    ]
    assert boards.stopped.is_set()


async def test_whoever_goes_away_ends_their_stream(board, boards):
    boards.is_endless = True
    answer = await board.post("/board", do="weigh", record={})
    await answer.content.readline()
    answer.close()
    await asyncio.wait_for(boards.stopped.wait(), 10)


async def test_a_picture_is_a_png(board):
    answer = await board.post("/board", do="picture", record={})
    assert (answer.content_type, await answer.read()) == ("image/png", b"PNG")


@pytest.mark.parametrize("body", [b"", b"[1]", b"{", b"[" * 100_000, b"\xff"])
async def test_what_is_no_question_is_refused(board, boards, body):
    answer = await board.client.post("/board", data=body, headers=board.origin)
    assert answer.status == 400
    assert not boards.questions


async def test_a_question_has_a_largest_size(board, boards):
    answer = await board.client.post("/board", data=b" " * (BODY_LIMIT + 1), headers=board.origin)
    assert answer.status == 413
    assert not boards.questions


async def test_another_site_may_not_ask(board, boards):
    answer = await board.client.post("/board", json={"do": "open"}, headers={"Origin": "https://evil.example"})
    assert answer.status == 403
    assert not boards.questions


@pytest.mark.parametrize("do", ["open", "weigh", "picture"])
async def test_why_there_is_no_answer_is_told_by_the_status(board, boards, do):
    boards.raises = BadQuestion()
    assert (await board.post("/board", do=do)).status == 400
    boards.raises = TooOften(3)
    answer = await board.post("/board", do=do)
    assert (answer.status, answer.headers["Retry-After"]) == (429, "3")


async def test_a_room_takes_turns_as_its_people_and_everybody_else_as_their_address(board, boards):
    door = await board.enter()
    await board.post("/board", do="open")
    await board.post(f"/t/{door.code}/board", do="open", key=door.key)
    await board.post(f"/t/{door.code}/board", do="open", key="made-up-made-up-made-up")
    nobody, somebody, made_up = [found.who for found in boards.questions]
    assert nobody == made_up == "at:127.0.0.1"
    assert somebody.startswith("web:")
    assert all("key" not in found.what for found in boards.questions)
