"""Questions to a board: lines of a study to draw, a study that grows, positions, choices weighed line by line."""

import asyncio
import json
import random
import time
from contextlib import aclosing
from typing import Any, get_args

import pytest

from adapters.pictures import Gallery
from adapters.web.boards import PICTURES, STREAMS
from bot.asking import board_questions, boards
from bot.asking.boards import BoardService
from bot.finished.fair_queue import AT_ONCE, FairQueue
from bot.finished.weighing import Weighing
from bot.ports.allowances import Unlimited
from bot.ports.boards import BadQuestion, BoardQuestion, TooOften
from bot.screens.afterwards import board as screen
from engine import actions, study
from engine.errors import EngineError
from engine.puzzles.puzzle import choices, state_of
from engine.puzzles.store import shipped
from engine.record import play_through
from tests.crossed import sampled
from tests.engine.studies_made import a_game, grown, mutated
from tests.screens.set_tables import FixedChance
from tests.world.turns import waited_for


@pytest.fixture
def drawing():
    return FairQueue()


@pytest.fixture
async def board(drawing):
    weighing = Weighing()
    yield BoardService(weighing, drawing, Unlimited(), FixedChance(), time.time)
    await weighing.close()


async def answer_to(board, **what):
    return await board.answer(BoardQuestion("me", json.loads(json.dumps(what))))


async def drawn(board, **what):
    answer = await answer_to(board, **what)
    assert "data" in answer, answer
    return answer["data"]


async def lines(board, **what):
    return [line async for line in board.lines(BoardQuestion("me", what))]


@pytest.fixture(scope="module")
def a_study():
    return study.dump(grown(a_game(), 1, 20))


def variation(data):
    """The first variation of a study, after the number of its hand."""
    return next((number, hand["variations"][0]) for number, hand in enumerate(data["hands"]) if hand.get("variations"))


async def test_a_line_is_drawn_from_the_deal_to_its_end(board, a_study):
    number, branch = variation(a_study)
    data = await drawn(board, do="open", record=a_study, at={"hand": number, "line": [0], "step": branch["at"] + 1})
    assert len(data["steps"]) == branch["at"] + len(branch["actions"]) + 1
    assert data["steps"][branch["at"] + 1]["action"] == branch["actions"][0]
    assert data["record"] == a_study
    assert data["hand"] == number + 1
    assert [hand["steps"] for hand in data["hands"]] == [len(hand["actions"]) for hand in a_study["hands"]]


async def test_where_a_line_leaves_another_each_leads_to_the_other(board, a_study):
    number, branch = variation(a_study)
    on_main = await drawn(board, do="open", record=a_study, at={"hand": number, "line": [], "step": 0})
    leaving = on_main["steps"][branch["at"]]["branches"]
    assert {"line": [0], "action": branch["actions"][0]}.items() <= leaving[0].items()
    on_branch = await drawn(board, do="open", record=a_study, at={"hand": number, "line": [0], "step": 0})
    back = [one for one in on_branch["steps"][branch["at"]]["branches"] if one.get("parent")]
    assert [one["line"] for one in back] == [[]]
    assert back[0]["action"] == a_study["hands"][number]["actions"][branch["at"]]


async def test_each_step_has_all_that_may_be_done_there(board, a_study):
    data = await drawn(board, do="open", record=a_study)
    found = study.parse(a_study)
    states = study.states(found, study.Place(0))
    for state, step in zip(states, data["steps"], strict=True):
        assert (step["phase"], step["to_act"]) == (state.phase, state.to_act)
        assert len({json.dumps(one["action"]) for one in step["next"]}) == len(step["next"])
    assert data["steps"][0]["next"]
    assert data["steps"][-1]["next"] == []


async def test_seen_as_a_seat_saw_it_nobody_elses_cards_are_told(board, a_study):
    data = await drawn(board, do="open", record=a_study, eyes=1)
    assert all(step["hands"][0] is None for step in data["steps"][:-1])


async def test_a_study_grows_and_its_words_change(board, a_study):
    start = {"hand": 0, "line": [], "step": 0}
    data = await drawn(board, do="open", record=a_study, at=start)
    other = data["steps"][0]["next"][-1]["action"]
    data = await drawn(board, do="extend", record=a_study, at=start, action=other)
    assert data["steps"][1]["action"] == other
    place = data["at"]
    data = await drawn(board, do="edit", record=data["record"], at=place, how="comment", text="Hm.")
    assert data["steps"][1]["comment"] == "Hm."
    if place["line"]:
        data = await drawn(board, do="edit", record=data["record"], at=place, how="name", text="Mine")
        assert "Mine" in {one["name"] for one in data["tree"]}
    data = await drawn(board, do="edit", record=data["record"], at=place, how="alone")
    data = await drawn(board, do="edit", record=data["record"], at=data["at"], how="title", text="Title")
    assert data["record"]["title"] == data["words"]["title"] == "Title"
    assert len(data["hands"]) == 1


async def test_built_in_players_answer_until_ones_own_turn(board):
    position = {"rules": {"preset": "polish"}, "seats": 3, "dealer": 2, "hands": [None] * 3, "random": True}
    data = await drawn(board, do="setup", position=position)
    first = data["steps"][0]["next"][0]["action"]
    data = await drawn(board, do="extend", record=data["record"], at=data["at"], action=first, mine=[0], level="easy")
    assert data["at"]["step"] > 1
    assert data["steps"][data["at"]["step"]]["to_act"] in {0, None}


async def test_the_others_answer_by_best_play_with_all_cards_open(board):
    one = next(one for one in shipped() if one.kind == "open" and len(state_of(one).tricks) >= 4)
    seat, wrong = state_of(one).to_act, next(play for play in choices(state_of(one)) if play != one.right)
    record = one.position.model_dump(mode="json", exclude_none=True)
    data = {"record": record, "at": {"hand": 0, "line": [], "step": len(record["hands"][0]["actions"])}}
    left = [actions.dump(wrong[0])]
    while left:
        data = await drawn(board, do="extend", **among(data, "record", "at"), action=left[0], mine=[seat], level="best")
        left = [choice["action"] for choice in data["steps"][data["at"]["step"]]["next"]]
    place = study.Place(data["at"]["hand"], tuple(data["at"]["line"]), data["at"]["step"])
    (result,) = play_through(study.record_at(study.parse(data["record"]), place)).hands
    made = result.points[one.goal.declarer] >= one.goal.points
    assert made != one.goal.make, "whatever is played after a wrong card"


def among(data, *names):
    return {name: data[name] for name in names}


async def test_a_position_is_set_up_by_chance_or_by_a_seed(board):
    position = {"rules": {"preset": "polish"}, "seats": 3, "dealer": 2, "hands": ["AS TS", None, None], "random": True}
    first, second = [
        (await drawn(board, do="setup", position={**position, "seed": seed}))["record"] for seed in ("a", "b")
    ]
    assert first != second
    assert (await drawn(board, do="setup", position={**position, "seed": "a"}))["record"] == first
    ending = {**position, "hands": ["AS TS KH", "9S 9C 9D", "JS JC JD"], "declarer": 0, "trump": "H"}
    data = await drawn(board, do="setup", position=ending)
    assert data["steps"][0]["hands"] == [["AS", "TS", "KH"], ["9S", "9C", "9D"], ["JS", "JC", "JD"]]
    assert (data["steps"][0]["felt"]["trick"], data["steps"][0]["felt"]["last"]) == ([], [])
    played = await drawn(
        board,
        do="extend",
        record=data["record"],
        at=data["at"],
        action=data["steps"][0]["next"][0]["action"],
        mine=[0],
        level="easy",
    )
    assert played["steps"][3]["felt"]["last"]
    named = await drawn(board, do="setup", position={**ending, "names": ["Anna", "", "Ola"]})
    assert named["record"]["names"] == ["Anna", "", "Ola"]


async def test_why_something_is_impossible_is_said_in_the_persons_words(board):
    position = {"rules": {"preset": "polish"}, "seats": 3, "dealer": 2, "hands": ["AS AS", None, None], "random": True}
    answer = await answer_to(board, do="setup", position=position, language="de")
    assert (answer["code"], answer["where"]["reason"]) == ("impossible", "card_twice")
    assert answer["refused"] == "A♠ kann nicht an zwei Stellen liegen."
    assert "can’t read" in (await answer_to(board, do="open", record={}))["refused"]
    assert "too big" in (await answer_to(board, do="open", record={"junk": "x" * study.MOST_BYTES}))["refused"]


async def test_choices_are_weighed_in_the_order_in_which_they_are_drawn(board, a_study):
    data = await drawn(board, do="open", record=a_study)
    step = max(number for number, one in enumerate(data["steps"]) if len(one["next"]) > 1)
    at = {"hand": 0, "line": [], "step": step}
    for view, exact in (("open", True), ("seen", False)):
        *told_of, last = await lines(board, do="weigh", record=a_study, at=at, view=view)
        assert last == {"last": True}
        for line in told_of:
            assert [one["action"] for one in line["values"]] == [one["action"] for one in data["steps"][step]["next"]]
        assert told_of[-1]["exact"] is exact
        assert any(one["best"] for one in told_of[-1]["values"])
    assert len(told_of) == len(boards.SEEN_BY)


@pytest.mark.slow
async def test_after_its_process_ended_choices_are_weighed_by_another(board, a_study):
    asks = {"do": "weigh", "record": a_study, "at": {"hand": 0, "line": [], "step": 1}, "view": "seen"}
    first = await lines(board, **asks)
    board._weighing._process.kill()
    await board._weighing._process.wait()
    assert await lines(board, **asks) == first


@pytest.mark.slow
async def test_an_estimate_is_told_as_it_grows(board, a_study):
    *told_of, _ = await lines(board, do="weigh", record=a_study, at={"hand": 0, "line": [], "step": 1}, view="open")
    known = [sum(one["value"] is not None for one in line["values"]) for line in told_of]
    every = len(told_of[0]["values"])
    assert known == [*range(1, every + 1), *[every] * (len(known) - every)]
    assert len(known) >= every + boards.ROUNDS - 1
    assert any(one["error"] for one in told_of[-1]["values"])


async def test_the_curve_of_a_hand_ends_with_what_it_brought(board, a_study):
    *points, whose, _ = await lines(board, do="curve", record=a_study, at={"hand": 0, "line": [], "step": 0})
    result = study.main_line(study.parse(a_study))
    assert [one["step"] for one in points] == sorted(one["step"] for one in points)
    assert points[-1]["value"] == play_through(result).hands[0].points[whose["declarer"]]


async def test_what_the_cards_gave_and_what_was_decided_is_what_was_gained(board, a_study):
    *hands, last = await lines(board, do="luck", record=a_study, seat=1)
    assert last == {"last": True}
    assert all(one["gained"] == one["cards"] + one["decided"] for one in hands)


async def test_a_place_is_drawn_with_all_cards_that_are_seen(board, a_study):
    at, pictures = {"hand": 0, "line": [], "step": 0}, []

    async def draw(picture):
        pictures.append(picture)
        return await Gallery().draw(picture.data)

    for eyes, seen in ((None, 3), (1, 1)):
        ask_as = BoardQuestion("me", {"do": "picture", "record": a_study, "at": at, "eyes": eyes})
        assert (await board.picture(ask_as, draw))[:4] == b"\x89PNG"
        picture = pictures.pop()
        assert sum(bool(cards) for cards in picture.data.hands) == seen
        assert picture.description
    refused = await board.picture(BoardQuestion("me", {"do": "picture", "record": {}}), draw)
    assert refused["code"] == "bad_record"


async def test_the_presets_and_options_are_told_in_words(board):
    data = await drawn(board, do="presets", language="pl")
    assert "Tysiąc polski" in {one["name"] for one in data["presets"]}
    data = await drawn(board, do="options", preset="polish", options={"lock.at": 800})
    (at,) = [one for one in data["options"] if one["name"] == "lock.at"]
    assert at["value"] == 800
    assert 900 in {one["value"] for one in at["choices"]}


@pytest.mark.parametrize(
    "what",
    [
        {},
        {"do": "weigh", "record": {}},
        {"do": "open"},
        {"do": "open", "record": {}, "at": {"hand": "0"}},
        {"do": "open", "record": {}, "at": {"hand": 0, "line": [0] * 99}},
        {"do": "open", "record": {}, "more": 1},
        {"do": "extend", "record": {}, "level": "worst"},
        {"do": "edit", "record": {}, "how": "burn"},
    ],
)
async def test_a_question_that_no_page_sends_is_bad(board, what):
    with pytest.raises(BadQuestion):
        await answer_to(board, **what)


async def test_who_asks_too_often_waits():
    class Empty(Unlimited):
        async def take(self, what, who, allowance, now):
            return 1.5

    with pytest.raises(TooOften) as often:
        await answer_to(BoardService(Weighing(), FairQueue(), Empty(), FixedChance(), time.time), do="presets")
    assert often.value.seconds == 2


@pytest.mark.slow
async def test_whoever_stops_reading_leaves_the_queue_to_others(board, a_study):
    at = {"hand": 0, "line": [], "step": 1}
    stream = board.lines(BoardQuestion("me", {"do": "weigh", "record": a_study, "at": at, "view": "open"}))
    assert await anext(stream)
    process = board._weighing._process
    await stream.aclose()
    assert (await lines(board, do="weigh", record=a_study, at=at, view="open"))[-1]["last"]
    assert board._weighing._process is process


async def opened_or_refused(board, data):
    answer = await answer_to(board, do="open", record=data)
    assert ("data" in answer) != ("refused" in answer)
    return "data" in answer


async def test_a_foreign_study_can_do_nothing_but_be_shown(board):
    generator = random.Random(7)
    whole = study.dump(grown(a_game(deals=1), 3, 20))
    shown = 0
    for number in range(60):
        data = mutated(whole, generator)
        shown += await opened_or_refused(board, mutated(data, generator) if number % 3 == 0 else data)
    assert shown


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"card": ""}, "I can’t read “?”. Cards look like this: AS TS KH."),
        ({"card": "<b>"}, "I can’t read “<b>”. Cards look like this: AS TS KH."),
        ({"seat": 1}, "It’s someone else’s turn."),
        ({"do": "bid", "value": 300}, "This move doesn’t belong here."),
    ],
)
async def test_what_no_game_has_is_refused_with_its_move_and_its_player(board, change, why):
    data = {**a_game(deals=1), "names": ["Anna", "Jan", "Ola"]}
    moves = data["hands"][0]["actions"]
    number = next(number for number, one in enumerate(moves) if one["do"] == "play" and one["seat"] == 0)
    moves[number] |= change
    name = "Jan" if "seat" in change else "Anna"
    assert (await answer_to(board, do="open", record=data))["refused"] == f"Hand 1, move {number + 1}, {name}: {why}"
    del data["names"]
    assert f"Player {2 if 'seat' in change else 1}" in (await answer_to(board, do="open", record=data))["refused"]


async def test_names_and_words_of_a_study_are_inert(board):
    data = {**a_game(), "names": ["@everyone", "<b>x</b>", "/start"], "title": "<script>"}
    with_words = {**data, "hands": data["hands"][:1]}
    told_of = await drawn(board, do="open", record=with_words)
    assert all(name not in json.dumps(told_of["names"]) for name in ("@everyone", '"/start'))


def test_the_errors_of_the_engine_have_words_of_their_own():
    for code in ("too_big", "no_such_place", "later_hands", "bad_record"):
        assert screen.refused(EngineError(code), "en")["refused"] != "That isn’t possible right now."


@pytest.mark.slow
async def test_the_mistakes_of_all_seats_are_found_in_any_game(board):
    data = {**a_game(deals=1), "names": ["Anna", "Jan", "Ola"]}
    how, *told_of, done, _ = await lines(board, do="mistakes", record=data)
    assert "66 of 100" in how["how"]
    assert done == {"done": 1, "all": 1}
    steps = (await drawn(board, do="open", record=data))["steps"]
    assert len({one["seat"] for one in told_of}) > 1
    for one in told_of:
        made = steps[one["step"]]
        assert (made["seat"], one["why"] != "") == (one["seat"], True)
        assert one["better"]["act"] in [other["act"] for other in steps[one["step"] - 1]["next"]]


POSITION = {"rules": {"preset": "polish"}, "seats": 3, "dealer": 2, "hands": [None] * 3, "random": True}
QUESTIONS: dict[str, dict[str, Any]] = {
    "open": {},
    "extend": {},
    "edit": {"how": "title", "text": "Mine"},
    "setup": {"position": POSITION},
    "presets": {},
    "options": {"preset": "polish"},
    "weigh": {},
    "curve": {},
    "luck": {},
    "mistakes": {},
    "picture": {},
}


async def asks(board, who, do, record):
    """The answer to a question of any kind, or the first line of it."""
    about = {} if do in {"setup", "presets", "options"} else {"record": record, "at": {"step": 1}}
    ask_as = BoardQuestion(who, {"do": do, **QUESTIONS[do], **about})
    if do in STREAMS:
        async with aclosing(board.lines(ask_as)) as told_of:
            return await anext(told_of)
    return await (board.picture(ask_as, paint) if do in PICTURES else board.answer(ask_as))


async def paint(_):
    return b"PNG"


def test_every_question_is_tried():
    kinds = [*get_args(board_questions.Drawn), *get_args(board_questions.Streamed), board_questions.Draw]
    assert {kind.model_fields["do"].annotation.__args__[0] for kind in kinds} == QUESTIONS.keys()


@pytest.mark.parametrize("do", sampled(QUESTIONS, 3))
async def test_a_question_waits_until_it_is_its_askers_turn(board, drawing, a_study, do, monkeypatch):
    answer = await waited_for(drawing, asks(board, "me", do, a_study), monkeypatch)
    assert answer == b"PNG" or "refused" not in answer


@pytest.mark.slow
async def test_of_many_questions_at_once_some_are_refused_and_nobody_elses_waits_for_them(
    board, drawing, a_study, monkeypatch
):
    order, asked, line_up, all_asked = [], [], drawing.line_up, asyncio.Event()

    async def ask_as(who):
        answer = await asks(board, who, "open", a_study)
        order.append(who)
        return answer.get("code", "drawn")

    def lines_up(person):
        asked.append(person)
        if len(asked) == len(everybody):
            all_asked.set()
        return line_up(person)

    async with drawing.turn("somebody else"):  # no answer before everybody has asked, however slow that is
        monkeypatch.setattr(drawing, "line_up", lines_up)
        everybody = [asyncio.create_task(ask_as(who)) for who in [*["eve"] * 100, "anna"]]
        await all_asked.wait()
    answers = await asyncio.gather(*everybody)
    assert answers.count("too-often") == 100 - AT_ONCE
    assert order.index("anna") - answers.count("too-often") <= 1, "after one of eve's"
