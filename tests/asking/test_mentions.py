"""People mentioned in what is typed: only an argument that takes a person reads them, elsewhere they are words."""

import hashlib
import itertools

import pytest

from bot.asking.commands import SPECS, judge_typed
from bot.tournament.tournament import Act
from tests.crossed import crossed, sampled
from tests.world.evening import Evening

BEN = (("<@42>", "telegram:ben"),)
EVERY = [spec.name for spec in SPECS]
WORDS = ["<@42>", "<@42> 7d", "some words <@42>"]
PEOPLE = ["kick", "stats", "notwith"]


def read_by(answer):
    """Everything that an answer says."""
    return "\n".join([answer.toast or "", *(reply.screen.text for reply in answer.replies)])


@pytest.mark.parametrize(
    ("name", "typed"), sampled(crossed(EVERY, [*itertools.product(WORDS, ("group", "private"))]), 4)
)
async def test_no_answer_shows_the_key_of_somebody_mentioned(world, name, typed):
    words, where = typed
    anna, _ = await world.seats("Anna Zoe")
    chat = world.group if where == "group" else await world.room.private_chat(anna)
    answer = await world.says(anna, f"/{name} {words}", chat=chat, admin=True, mentioned=BEN)
    assert "person:" not in read_by(answer)
    shown = [sent.screen.text for sent in world.room.seen_in(world.group)]
    assert not any("person:" in text or "telegram:ben" in text for text in shown)


def test_these_commands_take_a_person():
    assert [spec.name for spec in SPECS if spec.argument is not None and spec.argument.person] == sorted(
        PEOPLE, key=EVERY.index
    )


async def test_words_for_the_shuffle_stay_as_typed(world):
    anna, _ = await world.seats("Anna Ben")
    await world.says(anna, "/seed my luck and <@42>", mentioned=BEN)
    table = await world.table()
    assert table.seats[0].words.share == hashlib.sha256(b"my luck and <@42>").hexdigest()


async def test_the_name_of_a_tournament_stays_as_typed(world, anna):
    await world.says(anna, "/tournament Cup of <@42>", mentioned=BEN)
    code = (await world.directory.chat(world.group.key))["tournament"]
    title = (await world.service.tournaments.tournament(code)).core.settings.name
    assert title.replace("\u2060", "") == "Cup of <@42>"


async def test_whoever_was_never_met_is_not_named_by_a_key(world, anna):
    answer = await world.says(anna, "/notwith <@42>", chat=await world.room.private_chat(anna), mentioned=BEN)
    assert answer.toast == "You haven’t played with that person."


async def test_whoever_was_met_is_meant_by_a_mention(world):
    anna, _ = await world.seats("Anna Ben")
    answer = await world.says(anna, "/notwith <@42>", chat=await world.room.private_chat(anna), mentioned=BEN)
    assert answer.toast == "I’ll warn you before you sit down with Ben. Nobody else will know."


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("fine 3 <@42> 50 shouted at <@7>", (Act.FINE, 2, "shouted at <@7>")),
        ("out <@42> left <@42> alone", (Act.DISQUALIFY, 2, "left <@42> alone")),
        ("appoint <@42>", (Act.APPOINT, 2, "")),
    ],
)
async def test_a_ruling_takes_a_mention_for_a_player_and_keeps_its_remark_as_typed(world, typed, read):
    evening = await Evening.begun(world, 6)
    mentioned = (("<@42>", "telegram:ben"), ("<@7>", "telegram:cleo"))
    draft = judge_typed.read(await evening.tournament(), "telegram:anna", typed, mentioned)
    assert (draft.act, draft.player, draft.remark.replace("\u2060", "")) == read


async def test_who_offers_to_judge_is_appointed_by_a_mention(world):
    evening = await Evening.begun(world, 6)
    otto = world.person("Otto")
    await world.says(otto, "/judge offer")
    draft = judge_typed.read(await evening.tournament(), "telegram:anna", "appoint <@9>", (("<@9>", otto.key),))
    assert (draft.act, draft.other) == (Act.APPOINT, 1)
