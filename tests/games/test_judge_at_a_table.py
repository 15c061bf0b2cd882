"""A judge at a table: the effects on the hand and on the turn, and what people read about it."""

import json

import pytest

from bot.codec import ButtonToken, Verb
from bot.finished.records import record
from bot.finished.replay import HandStep, moment
from bot.screens.afterwards import replay, verify
from bot.table import choices, dealing, lobby, pauses, votes
from bot.table.change import TableChange
from bot.table.deals import ANNULLED, FINED, Decision
from bot.table.decisions import decided
from bot.table.playing import play
from bot.table.table import Stage
from bot.texts import WHOLE, plain, visible
from engine import actions
from engine.errors import EngineError
from engine.record import play_through, read
from engine.state import evolve
from tests.screens import faces
from tests.screens.drawn import sheet_of_table
from tests.screens.set_tables import (
    NOW,
    FixedChance,
    act,
    after_hands,
    dealt,
    in_phase,
    opened,
    plain_choice,
    started,
    until,
)
from tests.world import judged_tables
from tests.world.judged_tables import JUDGE, ruled
from tests.world.stored_tables import stored_again

LATER = NOW + 30
TALKED = "talked to a friend"


def fined(table, seat=1, points=60, remark=TALKED, reason="help"):
    return judged_tables.fined(table, seat, points, reason, remark)


def annulled(table, remark=TALKED):
    return judged_tables.annulled(table, remark, now=LATER)


def board_of(table):
    return visible(faces.board(table, "en", LATER).text)


def sheet(table):
    return visible(sheet_of_table(table, "en").text)


def total(table, seat, value):
    """The table with another total for a seat, as if from earlier hands."""
    totals = tuple(value if place == seat else before for place, before in enumerate(table.game.totals))
    return table.model_copy(update={"game": evolve(table.game, totals=totals)})


# Effects on the game.


def test_whoever_is_to_move_keeps_the_turn_its_time_and_its_buttons():
    before = started(opened())
    after = fined(before)
    assert after.game.totals == (0, -60, 0)
    assert (after.decision, after.clock, after.to_act) == (before.decision, before.clock, before.to_act)


def test_a_move_that_waits_for_its_pause_is_played_still():
    before = until(started(opened()), in_phase("play"))
    before = before.model_copy(update={"key": "00" * 8})
    kept = pauses.kept(before, chosen(before))
    assert pauses.kept_action(fined(kept)) == pauses.kept_action(kept) is not None


def chosen(table):
    return actions.parse({"seat": table.to_act, **plain_choice(table)})


def test_where_it_changes_what_can_be_done_old_buttons_are_old():
    before = act(started(opened("russian", options={"auction.silence_below": -100})), {"do": "bid", "value": 100})
    after = fined(before, before.to_act, 101)
    assert after.decision == before.decision + 1
    assert after.clock == before.clock
    with pytest.raises(EngineError) as refused:
        play(after, choices.action_for(after, after.to_act, ButtonToken(after.id, 0, Verb.BID, "105")), NOW)
    assert refused.value.params["reason"] == "silent"


def test_a_paused_game_stays_paused():
    before = votes.decided(until(started(opened()), in_phase("play")), "pause", NOW)
    assert fined(before).clock == before.clock
    after = annulled(before)
    assert after.clock.paused_since == LATER
    resumed = votes.decided(after, "resume", LATER + 100)
    assert resumed.to_deal_since == LATER + 100


def test_an_annulled_hand_is_dealt_again_by_the_same_dealer():
    before = until(started(opened()), in_phase("play"))
    after = annulled(before)
    assert (after.game.phase, after.game.dealer, after.to_deal_since) == ("deal", before.game.dealer, LATER)
    assert after.rows[-1].result["outcome"] == "annulled"
    assert dealt(after).game.dealer == before.game.dealer


def test_annul_and_fine_are_one_change_of_two_entries():
    table = until(started(opened()), in_phase("play"))
    common = {"judge": JUDGE, "hand": table.deal.hand, "reason": "help", "draft": 1}
    change = decided(table, LATER, Decision(key=ANNULLED, **common), Decision(key=FINED, seat=2, points=100, **common))
    table = change.value
    assert [entry["do"] for entry in change.log] == ["penalty", "annul"]
    assert table.rows[-1].result["deltas"] == (0, 0, -100)
    assert [ruling.key for ruling in table.rows[-1].rulings] == [FINED, ANNULLED]
    assert table.rulings == ()


# Texts that people read.


def test_the_board_tells_who_was_fined_how_much_and_why():
    text = board_of(fined(started(opened())))
    assert "Jan is fined 60 by the judge: Help from outside (“talked to a friend”)" in text
    assert "Jan −60 (0) · dealer · fined 60" in text


@pytest.mark.parametrize("language", WHOLE)
def test_each_reader_sees_the_reason_in_their_language_and_the_remark_as_typed(language):
    table = fined(started(opened()))
    text = f"{plain(language, 'judge-reason-help')} ("
    for screen in (faces.board(table, language, NOW), sheet_of_table(table, language)):
        assert text in visible(screen.text)
        assert TALKED in visible(screen.text)


def test_a_reason_of_a_later_release_is_another_reason():
    text = board_of(fined(started(opened()), reason="sleeping", remark="snored"))
    assert "Jan is fined 60 by the judge: “snored”" in text


def test_the_fined_player_sees_the_new_total_beside_the_cards():
    assert "−60" in visible(faces.hand_of(fined(started(opened())), 1, "en").text)


def test_who_is_fined_off_the_barrel_is_told_to_be_off_it():
    table = started(opened("russian"))
    on = table.model_copy(update={"game": evolve(table.game, totals=(0, 880, 0), barrel=(None, 2, None))})
    assert "Jan is off the barrel" in board_of(fined(on))
    assert "falls" not in board_of(fined(on))


def test_the_rows_of_the_score_sheet_add_up_to_the_totals():
    table = until(fined(until(started(opened()), in_phase("play"))), after_hands(1))
    row = table.rows[-1].result
    assert row["totals"] == table.game.totals == tuple(row["deltas"])
    assert "§" in sheet(table)
    assert "§ fined by the judge" in sheet(table)


def test_the_chart_ends_at_the_totals_as_they_are():
    table = until(started(opened()), after_hands(1))
    table = annulled(fined(until(dealt(table), in_phase("play")), 0, 100))
    assert sheet_of_table(table, "en").picture.data.totals[-1] == table.game.totals


def test_a_hand_that_a_judge_annulled_is_counted_apart():
    table = annulled(until(started(opened()), in_phase("play")))
    text = visible(verify.verification(table, "en").text)
    counted = "0 sealed anew, 0 broken off, 1 annulled by the judge"
    assert f"1 of 1 hands ({counted})" in text


def test_a_remark_makes_nothing_live():
    text = faces.board(fined(started(opened()), remark="<b> https://x.example @all"), "en", NOW).text
    assert "&lt;b&gt; https:\u2060/\u2060/\u2060x.\u2060example @\u2060all" in text


# Stored data and records.


def played_out(table, entries):
    """Play the game to its end; return it with every entry of its log."""
    while table.stage is Stage.PLAYING:
        if table.to_act is None:
            table, entry = dealing.deal_next(table, NOW, FixedChance(table.next_deal.hand))
        else:
            table, entry = play(table, chosen(table), NOW)
        entries.append(entry)
    return table


def judged_game():
    """A whole game: a penalty in its first hand, which is annulled, and another in its second."""
    table, (*entries,) = lobby.start(opened(options={"game.target": 150, "lock.enabled": False}), NOW, FixedChance())
    for key, reason, what in ((FINED, "help", {"seat": 1, "points": 60}), (ANNULLED, "mistake", {})):
        change = ruled(table, key, reason, TALKED, **what)
        table, entries = change.value, [*entries, *change.log]
    table, entry = dealing.deal_next(table, NOW, FixedChance(2))
    change = ruled(table, FINED, "delay", seat=0, points=1)
    table, entries = change.value, [*entries, entry, *change.log]
    return played_out(table, entries), entries


def test_the_record_of_a_judged_game_plays_to_the_same_end():
    table, entries = judged_game()
    data = json.loads(json.dumps(record(table, TableChange(table, log=tuple(entries)).log_lines)))
    played = play_through(read(data))
    assert played.state == table.game
    assert [line.penalties for line in played.hands[:2]] == [(0, 60, 0), (1, 0, 0)]
    assert TALKED not in json.dumps(data), "a record names nobody, and remarks may"


def test_the_replay_says_what_the_judge_decided_and_why():
    table, entries = judged_game()
    played = read(record(table, TableChange(table, log=tuple(entries)).log_lines))

    def shown(place):
        return visible(replay.replay(moment(table, played, place), "en").text)

    assert "▶ Jan is fined 60 by the judge: Help from outside (“talked to a friend”)" in shown(HandStep(1, 1))
    assert "Jan −60" in shown(HandStep(1, 1))
    over = shown(HandStep(1, 2))
    assert "▶ The judge annuls the hand: A mistake in dealing or play (“talked to a friend”)" in over
    assert "Annulled by the judge" in over
    assert "▶ The cards are dealt" in shown(HandStep(2, 0))
    assert "▶ Anna is fined 1 by the judge: Delaying the game\n" in shown(HandStep(2, 1))


def test_a_table_loads_as_it_was_stored():
    for table in (fined(started(opened())), annulled(fined(started(opened())))):
        assert stored_again(table).model_dump_json() == table.model_dump_json()
