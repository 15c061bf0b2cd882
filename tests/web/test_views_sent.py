"""The views that a page is sent: whole first, then what has changed, and nothing that its reader may not see.

The frames are those of the connection; `tests.web.views_heard` puts them together as the page does.
"""

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from adapters.web.views_sent import ViewsSent
from bot.showing.surfaces import completed
from bot.table.table import Stage, Table
from bot.views.of_table import for_seat
from bot.views.page import page_view
from bot.views.table import own_of
from engine import rules
from engine.cards import CODES
from tests.crossed import sampled
from tests.screens.dealt_tables import ODD, TABLES
from tests.screens.hidden_cards import dealt_differently, named, unreachable
from tests.screens.set_tables import NOW, opened, positions, random_choice, started, until
from tests.web.views_heard import ViewsHeard, choices_of

WATCHER = "telegram:99"
LONGER = [*TABLES[:3], *ODD]  # of these two hands are played, of the others one


def seen_by(table: Table, reader: str) -> dict[str, Any]:
    """What a page shows a reader of a table, as it is sent."""
    row = completed(table).get(table.boards)
    view = page_view(table, reader, NOW, row).as_json()
    return dict(json.loads(json.dumps(view)))


def readers(table: Table) -> list[str]:
    """The keys of everybody who may read the table."""
    return [*(seat.person.key for seat in table.seats if seat.person is not None), WATCHER]


def moments(case: tuple[str, int, dict[str, Any]]) -> Iterator[Table]:
    """A lobby, then a game of random moves."""
    preset, seats, options = case
    lobby = opened(preset, people=seats, options=options)
    yield lobby
    yield from positions(started(lobby), 2 if case in LONGER else 1, random_choice(random.Random(4)))


@pytest.mark.parametrize("case", sampled(TABLES, 3), ids=named)
def test_changes_name_what_they_build_on_and_make_the_whole_view(case):
    sent: dict[str, ViewsSent] = {}
    page: dict[str, ViewsHeard] = {}
    for table in moments(case):
        for reader in readers(table):
            whole = seen_by(table, reader)
            frame = sent.setdefault(reader, ViewsSent()).frame(table.id, whole)
            if frame is not None:
                page.setdefault(reader, ViewsHeard()).hear(json.loads(json.dumps(frame)))
            assert page[reader].view(table.id) == whole


@pytest.mark.parametrize("case", TABLES[:3], ids=named)
def test_every_bid_and_contract_comes_once_and_with_the_data_of_its_button(case):
    several = 0
    for table in moments(case):
        if table.game is None or table.game.to_act is None:
            continue
        own = own_of(for_seat(table, table.game.to_act, "en"))
        sent = [one["data"] for one in choices_of(seen_by(table, readers(table)[table.game.to_act]))]
        assert len(sent) == len(set(sent))
        assert {one.data for one in own.values} <= set(sent)
        assert {one.data for row in own.choices for one in row if one.kind != "page"} <= set(sent)
        several = max(several, len(own.values))
    assert several > 3


def test_the_same_view_is_sent_once():
    sent, whole = ViewsSent(), seen_by(started(opened()), WATCHER)
    assert sent.frame("A", whole) is not None
    assert sent.frame("A", whole) is None


def changes(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """What a page is sent that knows one view and is to know another."""
    sent = ViewsSent()
    sent.frame("A", before)
    frame = sent.frame("A", now)
    assert frame is not None
    assert "view" not in frame
    return dict(frame["changes"])


def test_what_is_no_longer_there_is_named():
    assert changes({"trump": "H", "dealer": 1}, {"dealer": 2}) == {"trump": [], "dealer": [2]}


def test_of_a_list_to_whose_end_something_was_added_only_that_is_sent():
    assert changes({"log": ["a"], "hand": [1, 2]}, {"log": ["a", "b"], "hand": [2, 1, 3]}) == {
        "log": {"1": ["b"]},
        "hand": [[2, 1, 3]],
    }


def test_of_objects_however_deep_only_changed_fields_are_sent():
    seats = [{"name": "Anna", "bid": "100", "cards": 7}, {"name": "Ben", "cards": 7}]
    later = [{"name": "Anna", "cards": 7}, {"name": "Ben", "cards": 10}]
    before = {"seats": seats, "own": {"hand": [1, 2], "speed": "usual"}}
    now = {"seats": later, "own": {"hand": [1], "speed": "usual"}}
    assert changes(before, now) == {"seats": {"0": {"bid": []}, "1": {"cards": [10]}}, "own": {"hand": [[1]]}}


def test_lists_and_objects_that_grow_shrink_and_change_make_the_whole_view():
    chance, sent, page = random.Random(8), ViewsSent(), ViewsHeard()
    whole: dict[str, Any] = {}
    for step in range(400):
        name = chance.choice("abc")
        part = whole.get(name, [])
        one = chance.choice([step, None, {"n": step}, {"n": None, "of": [step]}])
        lists = [[*part, one], [*part, one, step], part[1:], part[:-1], [one, *part[1:]], []]
        whole = {**whole, name: chance.choice(lists)}
        if chance.random() < 0.5:
            whole["d"] = {chance.choice("xyz"): chance.choice([step, None, [step]]), "w": 1}
        if chance.random() < 0.1:
            whole = {"a": whole.get("a", [])}
        frame = sent.frame("A", whole)
        if frame is not None:
            page.hear(json.loads(json.dumps(frame)))
        assert (page.view("A") or {}) == whole


def test_another_table_comes_whole_and_the_frames_are_counted_together():
    sent = ViewsSent()
    frames = [sent.frame(code, {"n": number}) for number, code in enumerate(["A", "B", "B", "A"])]
    assert [frame and frame["revision"] for frame in frames] == [1, 2, 3, 4]
    assert [frame and frame.get("base") for frame in frames] == [None, None, 2, None]


# ------------------------------------------------------------------------------------------ what a reader may not see


def frames_of(tables: Sequence[Table], reader: str) -> str:
    """All that a reader is sent of one table after the other."""
    sent = ViewsSent()
    return json.dumps([sent.frame(table.id, seen_by(table, reader)) for table in tables])


@pytest.mark.parametrize("case", sampled(TABLES, 3), ids=named)
def test_no_frame_depends_on_a_card_hidden_from_its_reader(case):
    chance, moved = random.Random(6), 0
    for table in moments(case):
        if table.game is None or chance.random() > 0.3:
            continue
        for seat, reader in [*enumerate(readers(table)[:-1]), (None, WATCHER)]:
            other = dealt_differently(table, seat, chance)
            moved += other.game != table.game
            assert seen_by(other, reader) == seen_by(table, reader)
    assert moved or case[0] == "polish_twelve"  # with twelve cards each the other hand isn't secret


def test_what_was_sent_for_one_deal_says_nothing_of_the_next():
    """A whole hand, re-dealt before its first move: the frames up to there are equal byte for byte."""
    table, chance = started(opened()), random.Random(7)
    for seat, reader in [*enumerate(readers(table)[:-1]), (None, WATCHER)]:
        other = dealt_differently(table, seat, chance)
        assert frames_of([opened(), other], reader) == frames_of([opened(), table], reader)


@pytest.mark.parametrize("case", sampled(LONGER, 4), ids=named)
def test_no_key_of_a_person_is_sent(case):
    for table in moments(case):
        for one in (table, unreachable(table)):
            for reader in readers(one):
                text = json.dumps(seen_by(one, reader))
                assert "telegram" not in text
                assert not [key for key in readers(one) if key in text]


def test_no_key_of_a_person_is_sent_with_the_end_of_a_game():
    won = until(
        started(opened(options={"game.target": 300, "lock.at": 250})), lambda one: one.stage is Stage.OVER, moves=2000
    )
    assert won.stage is Stage.OVER
    for reader in readers(won):
        view = seen_by(won, reader)
        assert view["over"]["words"]
        assert "telegram" not in json.dumps(view)


def test_a_watcher_and_the_others_are_sent_no_card_of_a_hand():
    table = started(opened())
    for seat, reader in [*enumerate(readers(table)[:-1]), (None, WATCHER)]:
        text = json.dumps(seen_by(table, reader))
        seen = {card for card in CODES if f'"{card}"' in text}
        held = set(seen_by(table, reader).get("own", {}).get("hand", ()))
        assert seen == held
        assert bool(held) is (seat is not None)


def test_who_has_left_the_table_is_sent_no_hand():
    table = started(opened())
    left = table.with_seat(1, left=True)
    view = seen_by(left, readers(table)[1])
    assert "own" not in view
    assert view["seat"] == 1


def test_every_preset_is_played_here():
    assert {preset for preset, _, _ in TABLES} >= set(rules.PRESETS)
