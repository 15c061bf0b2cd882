"""A code is named at one gate: a table that is hidden from somebody answers and costs like one that does not exist."""

import re

import pytest

from bot.asking.allowances import CODES
from bot.asking.commands import SPECS
from bot.codec import ButtonToken, Verb, encode
from bot.people import Chat
from bot.ports.allowances import Unlimited
from tests.world.finished_games import open_game

MISSING = "W8RT4N"
OPEN_TO_ALL = {"verify", "tournament"}  # a proof, and a name in which a code of a table means nothing
# The proof, and a replay that somebody showed in a chat.
SHOWN_TO_ALL = {Verb.REPLAY, Verb.VERIFY}
TYPED = {"judge": "offer {}", "kick": "{} Ben", "timer": "{} 5m"}


class Counted(Unlimited):
    """Counts the codes that are tried."""

    def __init__(self):
        self.tried = 0

    async def take(self, what, who, allowance, now):
        self.tried += what == CODES.name and allowance == CODES.person
        return 0.0


@pytest.fixture
def gate(world):
    """A world whose platform does not say who is in a chat, and the tries that it counts."""
    gate = Counted()
    world.service = world.another_service(allowances=gate)
    world.room.tells_nothing = True
    return gate


@pytest.fixture
async def hidden(world, gate):
    """The code of a game that is open to the members of its group."""
    return await open_game(world, world.persons("Anna Ben Cleo"))


@pytest.fixture
def zoe(world):
    return world.person("Zoe")


@pytest.fixture
async def private(world, zoe):
    return await world.room.private_chat(zoe)


ELSEWHERE = Chat(platform="telegram", id="-900", title="Elsewhere")


async def told(gate, code, acting):
    """What a stranger is told, without the code, and how many tries it cost."""
    before = gate.tried
    answer = await acting
    return answer.model_copy(
        update={"toast": re.sub(code, "CODE", answer.toast or "", flags=re.IGNORECASE)}
    ), gate.tried - before


@pytest.mark.parametrize("place", ["private", "another group"])
@pytest.mark.parametrize("name", [spec.name for spec in SPECS if spec.name not in OPEN_TO_ALL])
async def test_each_command_answers_a_hidden_code_like_a_missing_one(world, gate, hidden, zoe, private, name, place):
    chat = private if place == "private" else ELSEWHERE
    words = TYPED.get(name, "join_{}" if name == "start" else "{}")
    answers = [
        await told(gate, code, world.says(zoe, f"/{name} {words.format(code)}", chat=chat))
        for code in (MISSING, hidden)
    ]
    assert answers[0] == answers[1]


@pytest.mark.parametrize(
    "name",
    ["endgame", "pause", "resume", "timer", "kick", "join", "replay", "review", "export", "verify", "score", "start"],
)
async def test_each_command_that_takes_a_code_counts_it(world, gate, hidden, zoe, private, name):
    words = TYPED.get(name, "join_{}" if name == "start" else "{}")
    for code in (MISSING, hidden):
        _, tries = await told(gate, code, world.says(zoe, f"/{name} {words.format(code)}", chat=private))
        assert tries == 1


@pytest.mark.parametrize("verb", [verb for verb in Verb if verb not in SHOWN_TO_ALL])
async def test_each_made_up_button_answers_a_hidden_code_like_a_missing_one(world, gate, hidden, zoe, private, verb):
    for argument in ("", "1", "1-0", "end", "0123456789"):
        answers = [
            await told(gate, code, world.presses(zoe, encode(ButtonToken(code, 0, verb, argument)), chat=private))
            for code in (MISSING, hidden)
        ]
        assert answers[0] == answers[1], argument


async def test_who_belongs_to_a_table_names_it_as_often_as_they_like(world, gate, hidden):
    anna = world.person("Anna")
    for _ in range(3):
        await world.says(anna, f"/score {hidden}", chat=await world.room.private_chat(anna))
    assert gate.tried == 0


async def test_a_stranger_asks_to_be_let_in_without_a_name_told(world, gate, zoe, private):
    await world.seats("Anna")
    code = await world.table_id()
    answer = await world.says(zoe, f"/join {code}", chat=private)
    assert answer.toast.startswith("If this table exists, its people have been asked.")
    assert "Anna" not in answer.toast
    assert "Friday" not in answer.toast
    assert (await world.table(code)).has_asked(zoe.key)
    assert (await world.says(zoe, f"/join {MISSING}", chat=private)).toast == answer.toast


async def test_a_button_to_be_let_in_answers_the_same(world, gate, zoe, private):
    await world.seats("Anna")
    code = await world.table_id()
    answers = {
        (await world.presses(zoe, encode(ButtonToken(one, 0, Verb.JOIN)), chat=private, window=one)).toast
        for one in (code, MISSING)
    }
    assert len(answers) == 1
    assert (await world.table(code)).has_asked(zoe.key)
