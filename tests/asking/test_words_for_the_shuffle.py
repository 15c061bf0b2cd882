"""`/seed`: words that people add to the deals, from the seal to the opening."""

import hashlib
import json
import re

import pytest

from bot.codec import Verb
from bot.table import lobby as lobby_of
from bot.table import words
from bot.table.parts import Ending
from bot.table.table import Stage
from bot.texts import visible
from bot.views import seals
from engine.verify import verify
from tests.world.finished_games import open_game, play_out, private

SHORT = "/newgame polish lock.enabled=no game.target=400"


def hashed(text):
    return hashlib.sha256(text.encode()).hexdigest()


@pytest.fixture
async def lobby(world):
    """Three people in a lobby; the code of their table."""
    await world.seats("Anna Ben Cleo", SHORT)
    return await world.table_id()


@pytest.fixture
async def game(world, people, lobby):
    """The first hand dealt; the code of the table."""
    await started(world, people)
    return lobby


async def started(world, people):
    await world.presses(people[0], world.board.button(Verb.START))


def board_button(world, verb):
    return [one for one in world.room.seen_in(world.group) if one.screen.rows][-1].button(verb)


async def until_dealt(world, table_id, hand):
    await play_out(world, table_id, until=lambda table: table.deal is not None and table.deal.hand == hand)
    return await world.table(table_id)


async def exported(world, person, table_id):
    answer = await world.says(person, f"/export {table_id}")
    return json.loads(answer.replies[0].document[1])


def board(world):
    return [one for one in world.room.seen_in(world.group) if one.screen.rows][-1].screen.text


def seal_stands_alone(world, deal):
    """Whether the board shows a deal's seal with nothing about words, as nobody has added any."""
    shown = f"Seal of hand {deal.hand}: <code>{seals.shown(deal.commitment)}</code>" in board(world)
    return shown and f"in hand {deal.hand}" not in board(world)


# -------------------------------------------------------------------------------------------------------- in the lobby


async def test_words_in_the_lobby_are_in_the_first_deal(world, people, lobby):
    answer = await world.says(people[1], "/seed some words of my own")
    assert answer.toast == "Your words are in hand 1."
    assert "Words in hand 1: Ben" in board(world)
    await started(world, people)
    deal = (await world.table(lobby)).deal
    assert (deal.shares, deal.typed) == ((hashed("some words of my own"),), (1,))


async def test_the_board_names_who_is_in_by_the_order_of_typing(world, people, lobby):
    for person in (people[2], people[0], people[1]):
        await world.says(person, f"/seed words of {person.name}")
    assert "Words in hand 1: Cleo, Anna and Ben" in board(world)
    await world.says(people[2], "/seed Cleo has thought again")
    assert "Words in hand 1: Anna, Ben and Cleo" in board(world)


async def test_words_are_trimmed_and_may_be_typed_in_private(world, people, lobby):
    answer = await world.says(people[1], "/seed   only between us, and long \n", chat=private(people[1]))
    assert answer.toast == "Your words are in hand 1."
    assert (await world.table(lobby)).seats[1].words.share == hashed("only between us, and long")


async def test_short_words_are_taken_with_a_warning(world, people, lobby):
    answer = await world.says(people[1], "/seed lucky")
    assert "hand 1" in answer.toast
    assert "short" in answer.toast


async def test_who_leaves_takes_their_words_along(world, people, lobby):
    await world.says(people[1], "/seed these go with me")
    assert "Words in hand 1" in board(world)
    await world.says(people[1], "/leave")
    assert "Words in hand 1" not in board(world)
    await world.presses(people[1], world.board.button(Verb.JOIN))
    assert "Words in hand 1" not in board(world)


async def test_a_stranger_adds_nothing(world, people, lobby):
    answer = await world.says(world.person("Eve"), "/seed I was here as well")
    assert "no seat" in answer.toast


# ------------------------------------------------------------------------------------------------------------ the seal


@pytest.mark.parametrize("form", ["shown", "capitals", "whole"])
async def test_the_seal_in_front_is_dropped_from_the_words(world, people, lobby, form):
    deal = (await world.table(lobby)).next_deal
    seal = seals.shown(deal.commitment)
    typed = {"shown": seal, "capitals": seal.upper(), "whole": deal.commitment}[form]
    await world.says(people[1], f"/seed {typed} some words of my own")
    assert seal not in board(world), "a lobby shows no seal"
    assert (await world.table(lobby)).seats[1].words.share == hashed("some words of my own")


async def test_words_need_the_present_seal_and_a_seal_needs_words(world, people, lobby):
    seal = seals.shown((await world.table(lobby)).next_deal.commitment)
    for other in ("0a" * 16, "0" * 64, seal + "0" * 32):
        answer = await world.says(people[1], f"/seed {other} some words of my own")
        assert "isn’t the seal of hand 1" in answer.toast
    assert "no words in your message" in (await world.says(people[1], f"/seed {seal}")).toast
    assert not (await world.table(lobby)).seats[1].words.share


async def test_without_words_it_is_said_how_with_the_seal_to_copy(world, people, lobby):
    answer = await world.says(people[1], "/seed")
    seal = seals.shown((await world.table(lobby)).next_deal.commitment)
    assert f"/seed {seal} your words" in answer.replies[0].screen.text


# ------------------------------------------------------------------------------------------------------------ in a game


async def test_when_a_deal_is_due_its_words_are_closed_and_the_next_seal_is_shown(world, people, lobby):
    first = (await world.table(lobby)).next_deal
    await world.says(people[1], "/seed some words of my own")
    await started(world, people)
    table = await world.table(lobby)
    assert table.deal.commitment == first.commitment
    assert table.next_deal.hand == 2
    assert "Words in hand 1: Ben" in board(world)
    assert seal_stands_alone(world, table.next_deal)
    answer = await world.says(people[1], "/seed some later words of mine")
    assert answer.toast == "Your words are in hand 2."
    assert (await world.table(lobby)).deal == table.deal


async def test_words_count_for_one_deal_and_nothing_is_added_for_who_is_silent(world, people, game):
    await world.says(people[1], "/seed some words of my own")
    deal = (await until_dealt(world, game, 2)).deal
    assert (deal.shares, deal.typed) == ((hashed("some words of my own"),), (1,))
    deal = (await until_dealt(world, game, 3)).deal
    assert (deal.shares, deal.typed) == ((), ())


@pytest.mark.parametrize("ended_by", ["/seed other words instead", "/leave"])
async def test_words_fall_with_who_leaves_and_give_way_to_later_ones(world, people, game, ended_by):
    await world.says(people[1], "/seed some words of my own")
    await world.says(people[1], ended_by)
    shares = () if ended_by == "/leave" else (hashed("other words instead"),)
    assert (await until_dealt(world, game, 2)).deal.shares == shares


async def test_keep_is_a_word_as_any_other(world, people, game):
    await world.says(people[1], "/seed keep my long standing words")
    assert (await until_dealt(world, game, 2)).deal.shares == (hashed("keep my long standing words"),)
    assert (await until_dealt(world, game, 3)).deal.shares == ()


async def test_in_a_practice_game_words_are_in_the_second_deal(world, people):
    alone = private(people[0])
    await world.says(people[0], SHORT, chat=alone)
    answer = await world.says(people[0], "/seed some words of my own", chat=alone)
    assert answer.toast == "Your words are in hand 2."


# ------------------------------------------------------------------------------------------------------------- hand 1


async def test_with_words_hand_1_is_dealt_at_once_and_no_message_comes_before_it(world, people, lobby):
    await world.says(people[1], "/seed some words of my own")
    before = len(world.room.seen_in(world.group))
    await started(world, people)
    assert (await world.table(lobby)).deal.hand == 1
    new = world.room.seen_in(world.group)[before:]
    assert not [one for one in new if hashed("some words of my own") in visible(one.screen.text)]


async def test_the_lobby_numbers_nobody(world, people, lobby):
    shown = [line for line in board(world).splitlines() if any(person.name in line for person in people)]
    assert shown == ["• Anna · opener", "• Ben", "• Cleo"]


async def test_behind_fair_deal_the_lobby_has_the_seal_of_hand_1_in_one_folded_line(world, people, lobby):
    answer = await world.presses(people[1], board_button(world, Verb.VERIFY))
    deal = (await world.table(lobby)).next_deal
    seal = f"Seal of hand 1: <code>{deal.commitment}</code>"
    assert f"<blockquote expandable>{seal}</blockquote>" in answer.replies[0].screen.text
    assert deal.commitment[:32] not in board(world)


async def test_haste_gives_nobody_another_seat_or_card(world, people, lobby):
    """The same words, typed in either order: the seats, the first dealer and the pack are the same."""
    seen = {0: "words of Anna's own", 1: "words of Ben's own", 2: "words of Cleo's own"}
    found = []
    for order in ((0, 1, 2), (2, 1, 0)):
        table = (await world.table(lobby)).replace(draw_seats=True)
        for place in order:
            table = words.added(table, place, seen[place])
        begun, _ = lobby_of.start(table, world.time, world.chance)
        found.append((begun.people, begun.game))
        assert begun.deal.typed != begun.deal.typed[::-1]
    assert found[0] == found[1]


# ------------------------------------------------------------------------------------------------- what stays a secret


async def test_neither_words_nor_a_share_that_still_counts_are_shown_or_logged(world, people, game, caplog):
    caplog.set_level("DEBUG")
    typed = "some words of my own"
    await world.says(people[1], f"/seed {typed}")
    await world.says(people[2], "/seed other words of my own")
    table = await world.table(game)
    await world.says(people[0], "/verify")
    seen = [screen.text for message in world.room.messages for screen in (*message.before, message.screen)]
    for answer in (await world.says(people[0], "/verify"), await world.says(people[0], f"/export {game}")):
        seen += [reply.screen.text for reply in answer.replies]
        seen += [reply.document[1].decode() for reply in answer.replies if reply.document]
    text = "\n".join([*seen, caplog.text, *(line.decode() for line in await world.store.log(game))])
    counting = [seat.words.share for seat in table.seats if seat.words.share]
    assert len(counting) == 2
    for hidden in (typed, "other words", hashed(typed), *counting, table.next_deal.secret):
        assert hidden not in text
    assert table.deal.secret not in "\n".join([*seen, caplog.text])


# ------------------------------------------------------------------------------------------------------------- verified


@pytest.mark.slow
@pytest.mark.parametrize("draw", ["on", "off"])
async def test_a_whole_game_is_verified_with_seats_dealer_and_words(world, people, lobby, draw):
    await world.says(people[0], f"/options draw_seats {draw}", admin=True)
    await world.says(people[2], "/seed other words of my own")
    await world.says(people[1], "/seed some words of my own")
    await started(world, people)
    table = await play_out(world, lobby)
    assert table.stage is Stage.OVER
    record = await exported(world, people[0], lobby)
    assert record["scheme"] == 3
    assert record["joined"] == ["p1", "p2", "p3"]
    assert verify(record)["verified"]
    assert (record["seat_draw"] is None) is (draw == "off")
    shares = [hashed("other words of my own"), hashed("some words of my own")]
    assert [hand["shares"] for hand in record["hands"]] == [shares, *[[]] * (len(record["hands"]) - 1)]
    assert record["unplayed"][-1]["hand"] == len(record["hands"]) + 1
    reply = (await world.says(people[0], "/verify")).replies[0]
    document = reply.document[1].decode()
    assert f"Ben’s share: {hashed('some words of my own')}" in document
    seen = "\n".join(screen.text for message in world.room.messages for screen in (*message.before, message.screen))
    seals = set(re.findall(r"(?:Seal of hand \d+: <code>|/seed )([0-9a-f]{32})", seen))
    assert len(seals) > 2
    assert [seal for seal in seals if seal not in document] == [], "every seal that was shown is listed"


async def test_a_hand_that_was_broken_off_is_opened(world, people, game):
    await until_dealt(world, game, 2)
    await world.says_yes(world.person("Eve"), "/endgame", admin=True)
    table = await world.table(game)
    assert table.stage is Stage.CLOSED
    record = await exported(world, people[0], game)
    assert len(record["hands"]) == len(table.rows) + 1
    assert record["hands"][-1]["secret"] == table.deal.secret
    assert verify(record)["verified"]
    answer = await world.says(people[0], f"/verify {game}")
    screen, document = answer.replies[0].screen.text, answer.replies[0].document[1].decode()
    assert "1 of 2 hands" in screen
    for deal in (*(row.deal for row in table.rows), table.deal, table.next_deal):
        assert deal.commitment in document
        assert deal.secret in document


async def test_a_practice_game_that_was_ended_is_verified_without_its_code(world, people):
    alone = private(people[0])
    await world.says(people[0], "/newgame", chat=alone)
    practice = await world.table_id(alone)
    await world.says_yes(people[0], "/endgame", chat=alone, admin=True)
    await world.tend(practice)
    answer = await world.says(people[0], "/verify", chat=alone)
    assert f"thousand-{practice}.json" in answer.replies[0].screen.text


async def test_the_chats_last_game_is_verified_without_its_code_void_or_not(world, people, game):
    await world.says_yes(world.person("Eve"), "/endgame", admin=True)
    assert (await world.table(game)).ending is Ending.VOID
    assert f"thousand-{game}.json" in (await world.says(people[0], "/verify")).replies[0].screen.text
    world.time += 60
    newer = await open_game(world, people)
    table = await play_out(world, newer)
    assert f"thousand-{newer}.json" in (await world.says(people[0], "/verify")).replies[0].screen.text
    eve = world.person("Eve")
    document = (await world.says(eve, f"/verify {newer}", chat=private(eve))).replies[0].document[1].decode()
    assert all(row.deal.secret in document for row in table.rows), "by its code for anybody"


async def test_of_a_running_game_the_code_tells_the_seals_and_opens_only_what_is_over(world, people, game):
    await world.says(people[1], "/seed some words of my own")
    await until_dealt(world, game, 2)
    await world.says(people[2], "/seed other words of my own")
    table = await world.table(game)
    answer = await world.says(world.person("Eve"), f"/verify {game}", chat=private(world.person("Eve")))
    reply = answer.replies[0]
    record = f"{reply.screen.text}\n{reply.document[1].decode()}"
    for deal in (*(row.deal for row in table.rows), table.deal, table.next_deal):
        assert deal.commitment in record
    assert table.rows[0].deal.secret in record
    counting = [share for share in (*(seat.words.share for seat in table.seats), *table.deal.shares) if share]
    assert counting
    for hidden in (table.deal.secret, table.next_deal.secret, *set(counting) - set(table.rows[0].deal.shares)):
        assert hidden not in record
