"""Hints: only in practice games, first a nudge and then the move; the game remembers that they were given."""

import itertools
from functools import cache

import pytest

from bot.codec import Verb, decode
from bot.finished import records, statistics
from bot.people import Chat
from bot.ports.directory import Aggregates
from bot.screen import Style
from bot.screens.during import hints
from bot.table.choices import action_for, next_receiver, on_offer
from bot.table.hints import gives_hints
from bot.table.kinds.practice import Practice
from bot.table.table import Stage
from bot.texts import WHOLE
from bot.views import tips as tips_said
from engine import rules, view
from engine.actions import parse
from engine.players.evaluation import evaluate
from engine.players.hints import WORLDS, hint, worth
from engine.rules import PRESETS
from tests.screens import faces
from tests.screens.set_tables import opened, positions, started
from tests.world.finished_games import open_game, play_out


@pytest.fixture
async def practice(world, anna):
    """A practice game in which Anna is to bid."""
    chat = Chat(platform="telegram", id="dm-anna", private=True)
    await world.says(anna, "/newgame", chat=chat)
    table_id = await world.table_id(chat)
    await play_out(world, table_id, until=lambda table: table.to_act == 0 and table.game.phase == "auction")
    return table_id


def hint_button(world, anna):
    return next(one for one in found(world, anna) if decode(one.data).verb is Verb.HINT)


def shown(world, person):
    """The present contents of a person's private chat."""
    here = [sent for sent in world.room.messages if sent.chat.id == f"dm-{person.id}" and not sent.deleted]
    assert any("Your cards" in sent.screen.text for sent in here)
    return "\n".join(sent.screen.text for sent in here)


def found(world, anna):
    """The buttons of the private chat, the newest last."""
    here = [sent for sent in world.room.messages if sent.chat.id == f"dm-{anna.id}" and not sent.deleted]
    return [button for sent in here for button in sent.buttons if button.data]


async def test_first_a_nudge_then_the_move_and_why(world, anna, practice):
    button = hint_button(world, anna)
    first = await world.presses(anna, button, chat=Chat(platform="telegram", id="dm-anna", private=True))
    assert first.alert
    assert "Count what your cards win for sure" in first.toast
    assert first.toast.endswith("Press again to see a move.")
    assert len(first.toast) <= 200
    second = await world.presses(anna, button)
    assert second.toast.startswith("💡 Hint: ")
    assert len(second.toast) <= 200
    table = await world.table(practice)
    assert table.hints == 2
    assert table.decision == decode(button.data).decision, "nothing was played"


async def test_after_the_move_the_button_is_old_and_the_next_hint_a_nudge_again(world, anna, practice):
    button = hint_button(world, anna)
    await world.presses(anna, button)
    before = decode(button.data).decision
    await play_out(world, practice, until=lambda table: table.to_act == 0 and table.decision > before)
    await world.presses(anna, button)
    assert (await world.table(practice)).hints == 1, "an old button gives nothing"
    answer = await world.presses(anna, hint_button(world, anna))
    assert not answer.toast.startswith("💡 Hint: ")
    assert (await world.table(practice)).hints == 2


async def test_never_where_another_person_plays(world):
    people = [world.person(name) for name in ("Anna", "Ben")]
    table_id = await open_game(world, people, bots=1)
    table = await world.table(table_id)
    assert not gives_hints(table)
    person = people[table.to_act] if table.to_act in (0, 1) else people[0]
    answer = await world.presses(person, f"{table_id}.0.hint")
    assert "practice" in answer.toast
    assert (await world.table(table_id)).hints == 0


async def test_alone_with_bots_in_a_group_is_practice_too(world, anna):
    table_id = await open_game(world, [anna], bots=2)
    assert gives_hints(await world.table(table_id))


async def test_the_game_is_marked_and_counts_for_no_rating(world, people):
    table_id = await open_game(world, people)
    table = await play_out(world, table_id)
    assert table.stage is Stage.OVER
    helped = table.model_copy(update={"hints": 3})
    nothing = {person.key: Aggregates() for person in people}
    assert all("rated" in one.numbers for one in statistics.added(table, nothing).values())
    assert not any("rated" in one.numbers for one in statistics.added(helped, nothing).values())
    log = await world.store.log(table_id)
    assert records.record(helped, log)["hints"] == 3
    assert "hints" not in records.record(table, log)


def hinted(table, screen, mark):
    """The button of a hand that a hint's mark means."""
    named = faces.own_of_seat(table, 0).values
    return next(button for button in [*itertools.chain(*screen.rows), *named] if button.data == mark["button"])


@cache
def decisions_alone(preset):
    """The decisions of a person alone with bots, in the first two hands of a game."""
    alone = opened(preset=preset, people=1, bots=min(rules.build(preset, {}).table.players) - 1)
    return [table for table in positions(started(alone.replace(kind=Practice())), 2) if table.to_act == 0]


@pytest.mark.slow
def test_each_legal_move_has_the_button_that_a_page_marks():
    """Pure chance has choices on several pages; there the mark may be empty."""
    met = set()
    for table in itertools.chain.from_iterable(map(decisions_alone, PRESETS)):
        seen, drawn = view.view(table.game, 0), faces.hand_of(table, 0, "en")
        for action in on_offer(seen):
            mark = hints.marked(table, seen, action, "en")
            assert mark["to"] == action.get("to")
            if not mark["button"] and table.game.phase in {"cut", "talon_positions"}:
                continue
            button = hinted(table, drawn, mark)
            assert button.style is not Style.MUTED
            token = decode(button.data)
            if action["do"] == "concede":
                assert token.verb is Verb.PAGE, "the question whether that is sure"
            else:
                assert action_for(table, 0, token) == parse(action)
            met.add(action["do"])
    assert met >= {"bid", "pass", "concede", "give", "discard", "contract", "play"}


@pytest.mark.slow
def test_a_hint_names_only_what_the_hand_asks_for_now():
    """In the exchange the hand asks for one receiver's card after the other."""
    receivers = set()
    for table in itertools.chain.from_iterable(map(decisions_alone, PRESETS)):
        seen = view.view(table.game, 0)
        offered = on_offer(seen)
        if table.game.phase != "exchange":
            assert offered == list(seen.legal)
            continue
        receiver = next_receiver(seen)
        assert {action["to"] for action in offered if action["do"] == "give"} == {receiver} - {None}
        receivers.add(receiver)
        if receiver is not None:
            shown, rules_ = seen.as_json(), table.game.rules
            best = next(one.action for one in evaluate(shown, rules_, WORLDS) if one.action in offered)
            assert hint(shown, rules_, among=offered)[0] == best
    assert receivers >= {1, 2, None}


async def test_the_second_press_marks_a_move_that_the_hand_offers(world, anna, practice):
    button = hint_button(world, anna)
    assert (await world.presses(anna, button)).hint is None
    mark = (await world.presses(anna, button)).hint
    assert mark["button"] in {one.data for one in found(world, anna)}


@pytest.mark.parametrize("language", WHOLE)
async def test_hints_fit_into_a_line_in_every_language(world, anna, practice, language):
    await world.says(anna, f"/language {language}", chat=Chat(platform="telegram", id="dm-anna", private=True))
    table = await world.table(practice)
    for _ in range(2):
        answer = await world.presses(anna, f"{practice}.{table.decision:x}.Q")
        assert 10 < len(answer.toast) <= 200


SAFE = "three times out of four"


def bids_on_a_strong_hand(table):
    """Whether the person has to bid, with cards that are worth an opening."""
    mine = table.to_act == 0 and table.game.phase == "auction"
    return mine and bool(faces.worth_lines(table, view.view(table.game, 0), "en"))


async def test_who_bids_in_practice_reads_how_far_such_a_hand_is_safe(world, anna, practice):
    await play_out(world, practice, until=bids_on_a_strong_hand)
    assert SAFE in shown(world, anna)
    await play_out(world, practice, until=lambda table: table.to_act == 0 and table.game.phase == "play")
    assert SAFE not in shown(world, anna)


def decisions(preset):
    """The first decision of a person alone in the auction, and the first about the contract, where there is one."""
    alone = opened(preset=preset, people=1, bots=min(rules.build(preset, {}).table.players) - 1)
    start = started(alone.with_seat(0, tips={}).replace(kind=Practice()))
    own = [one for one in positions(start, 6) if one.to_act == 0 and one.game.phase in {"auction", "contract"}]
    return {table.game.phase: table for table in reversed(own)}


def test_the_sentence_is_told_from_the_least_that_one_has_to_play_for(monkeypatch):
    met = set()
    for preset in PRESETS:
        for phase, table in decisions(preset).items():
            seen = view.view(table.game, 0)
            least = seen.contract if phase == "contract" else table.game.opening
            for points in (0, least - 1, least, least + 60):
                monkeypatch.setattr(tips_said, "worth", lambda *_, reached=points: reached)
                got = bool(faces.worth_lines(table, seen, "en"))
                assert got is (points // 10 * 10 >= max(least, 10)), (preset, phase, points)
            met.add(phase)
    assert met == {"auction", "contract"}


async def test_what_a_hand_is_worth_is_told_to_nobody_who_plays_with_others(world):
    people = [world.person(name) for name in ("Anna", "Ben")]
    table_id = await open_game(world, people, bots=1)
    table = await play_out(world, table_id, until=lambda now: now.to_act in {0, 1} and now.game.phase == "auction")
    assert SAFE not in shown(world, people[table.to_act])


async def test_a_strong_hand_is_worth_more_than_a_weak_one(world, anna, practice):
    table = await world.table(practice)
    seen, rules = view.view(table.game, 0).as_json(), table.game.rules
    strong = ["AS", "TS", "KS", "QS", "AH", "KH", "QH"]
    weak = ["9S", "JS", "9C", "JC", "9D", "JD", "9H"]
    assert worth({**seen, "hand": strong}, rules) > worth({**seen, "hand": weak}, rules) + 100
