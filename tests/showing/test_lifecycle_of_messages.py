"""The life of a message: each case of the two functions, and properties for any order of calls and answers."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ports.messenger import Blocked, Busy, Gone, Moved, Rejected, Unwelcome
from bot.ports.store import Shown, SurfaceKind
from bot.showing.lifecycle import (
    COPY_TRIES,
    REFUSED_AGAIN_AFTER,
    SENDS,
    Call,
    Goal,
    after_call,
    begun,
    next_call,
    retried_at,
)

NOW = 1000.0
NEW = Goal(SurfaceKind.BOARD, "new")
HAND = Goal(SurfaceKind.HAND, "new")
NUDGE = Goal(SurfaceKind.NUDGE, "new")
LAST = Goal(SurfaceKind.BOARD, "new", old=True)
AWAY = Goal(SurfaceKind.NUDGE, None, old=True)
FOLLOWED = Goal(SurfaceKind.BOARD, "new", old=True, followed=True)

THERE = Shown("7", "new", 900.0)
CHANGED = Shown("7", "before", 900.0)
SOUGHT = Shown("7", "new", 900.0, copy_after="5", copy_tries=9)
CHANGED_SOUGHT = Shown("7", "before", 900.0, copy_after="5", copy_tries=9)
SENDING = Shown(None, "", 900.0, "nonce", copy_after="5", copy_tries=COPY_TRIES)
GONE_SOUGHT = Shown(None, "before", 900.0, copy_after="5", copy_tries=9)
BLOCKED = Shown("7", "new", 900.0, refused="kicked")
BLOCKED_LONG_AGO = Shown("7", "new", NOW - REFUSED_AGAIN_AFTER, refused="kicked")
REJECTED_NOW = Shown("7", "new", 900.0, refused="rejected")
REJECTED_BEFORE = Shown("7", "before", 900.0, refused="rejected")


@pytest.mark.parametrize(
    ("record", "call"),
    [
        (None, Call.SEND),
        (THERE, Call.NOTHING),
        (CHANGED, Call.EDIT),
        (SOUGHT, Call.SEARCH),
        (CHANGED_SOUGHT, Call.EDIT),
        (SENDING, Call.SEND_AGAIN),
        (GONE_SOUGHT, Call.SEND_ANEW),
        (BLOCKED, Call.LATER),
        (BLOCKED_LONG_AGO, Call.EDIT),
        (REJECTED_NOW, Call.NOTHING),
        (REJECTED_BEFORE, Call.EDIT),
    ],
)
def test_a_wanted_message_is_brought_up_to_date(record, call):
    assert next_call(record, NEW, 0.0, NOW) is call


@pytest.mark.parametrize("record", [THERE, SOUGHT, CHANGED])
def test_a_message_in_doubt_is_edited_though_its_record_is_up_to_date(record):
    assert next_call(record, NEW, 950.0, NOW) is Call.EDIT
    shown = after_call(record, Call.EDIT, "7", NEW, NOW)
    assert next_call(shown, NEW, 950.0, NOW) is (Call.SEARCH if record.copy_after else Call.NOTHING)


@pytest.mark.parametrize(("record", "call"), [(None, Call.SEND), (SENDING, Call.NOTHING), (GONE_SOUGHT, Call.NOTHING)])
def test_nobody_is_nudged_twice(record, call):
    assert next_call(record, NUDGE, 0.0, NOW) is call


@pytest.mark.parametrize(
    ("goal", "record", "call"),
    [
        (LAST, CHANGED, Call.EDIT),
        (LAST, THERE, Call.NOTHING),
        (FOLLOWED, THERE, Call.FORGET),
        (LAST, SOUGHT, Call.SEARCH),
        (LAST, SENDING, Call.SEARCH),
        (LAST, None, Call.NOTHING),
        (AWAY, THERE, Call.DELETE),
        (AWAY, SOUGHT, Call.DELETE),
        (AWAY, GONE_SOUGHT, Call.SEARCH),
        (AWAY, Shown(None, "", 900.0), Call.FORGET),
        (AWAY, None, Call.NOTHING),
    ],
)
def test_an_unwanted_message_gets_its_last_form_or_is_deleted(goal, record, call):
    assert next_call(record, goal, 0.0, NOW) is call


@pytest.mark.parametrize(
    ("call", "record", "known"),
    [
        (Call.SEND, SENDING, Shown("8", "new", NOW)),
        (Call.SEND_ANEW, SENDING, Shown("8", "new", NOW, copy_after="5", copy_tries=COPY_TRIES)),
        (Call.SEND_AGAIN, SENDING, Shown("8", "new", NOW, copy_after="5", copy_tries=COPY_TRIES)),
        (Call.EDIT, CHANGED, Shown("8", "new", NOW)),
        (Call.EDIT, CHANGED_SOUGHT, Shown("8", "new", NOW, copy_after="5", copy_tries=9)),
        (Call.EDIT, BLOCKED_LONG_AGO, Shown("8", "new", NOW)),
    ],
)
def test_the_record_after_a_successful_call(call, record, known):
    assert after_call(record, call, "8", NEW, NOW) == known


@pytest.mark.parametrize(
    ("result", "known"),
    [
        ("8", Shown("8", "new", NOW, copy_after="5", copy_tries=9)),
        (Busy(1.0), Shown(None, "", NOW, copy_after="5", copy_tries=9, second_copy_after="70")),
        (Busy(1.0, unsure=True), Shown(None, "", NOW, "n", copy_after="5", copy_tries=9, second_copy_after="70")),
    ],
)
def test_a_message_sent_during_a_search_may_have_a_copy_of_its_own(result, known):
    sending = begun(GONE_SOUGHT, Call.SEND_ANEW, NEW, NOW, nonce="n", newest="70")
    assert after_call(sending, Call.SEND_ANEW, result, NEW, NOW) == known


@pytest.mark.parametrize(
    ("call", "result", "goal"),
    [
        (Call.DELETE, "7", AWAY),
        (Call.EDIT, Gone(), NEW),
        (Call.EDIT, Gone(), HAND),
        (Call.EDIT, Gone(), LAST),
        (Call.EDIT, Blocked("kicked"), LAST),
        (Call.EDIT, Rejected(), LAST),
    ],
)
def test_a_message_that_is_gone_has_no_record_unless_its_copy_is_searched(call, result, goal):
    assert after_call(CHANGED, call, result, goal, NOW) is None
    assert after_call(CHANGED_SOUGHT, call, result, goal, NOW) == GONE_SOUGHT


def test_a_message_whose_edit_is_unsure_is_edited_even_back_to_what_it_showed():
    known = after_call(CHANGED, Call.EDIT, Busy(1.0, unsure=True), HAND, NOW)
    assert next_call(known, replace(HAND, digest=CHANGED.digest), 0.0, NOW) is Call.EDIT


@pytest.mark.parametrize(
    ("call", "record", "busy", "known"),
    [
        (Call.SEND, SENDING, Busy(1.0), None),
        (Call.SEND, SENDING, Busy(1.0, unsure=True), SENDING),
        (Call.SEND_ANEW, SENDING, Busy(1.0), Shown(None, "", 900.0, copy_after="5", copy_tries=COPY_TRIES)),
        (Call.SEND_AGAIN, SENDING, Busy(1.0), SENDING),
        (Call.EDIT, CHANGED, Busy(1.0), CHANGED),
        (Call.DELETE, THERE, Busy(1.0), THERE),
    ],
)
def test_a_busy_platform_leaves_records_alone_and_forgets_a_failed_first_send(call, record, busy, known):
    assert after_call(record, call, busy, NEW, NOW) == known


@pytest.mark.parametrize("goal", [NEW, HAND, LAST, AWAY])
@pytest.mark.parametrize("record", [THERE, SOUGHT, SENDING])
def test_a_moved_chat_changes_no_record(goal, record):
    assert after_call(record, Call.EDIT, Moved("-1009"), goal, NOW) == record


@pytest.mark.parametrize(
    ("call", "record", "refusal", "known"),
    [
        (Call.EDIT, CHANGED, Blocked("kicked"), Shown("7", "new", NOW, refused="kicked", refusals=1)),
        (Call.EDIT, CHANGED, Rejected(), Shown("7", "new", NOW, refused="rejected")),
        (
            Call.EDIT,
            CHANGED_SOUGHT,
            Rejected(),
            Shown("7", "new", NOW, refused="rejected", copy_after="5", copy_tries=9),
        ),
        (Call.SEND, SENDING, Blocked("kicked"), Shown(None, "new", NOW, refused="kicked", refusals=1)),
    ],
)
def test_a_refusal_is_recorded_and_ends_no_search_but_of_a_first_message(call, record, refusal, known):
    assert after_call(record, call, refusal, NEW, NOW) == known


@pytest.mark.parametrize(("record", "known"), [(CHANGED, CHANGED), (SENDING, GONE_SOUGHT), (None, None)])
def test_the_hand_of_somebody_who_blocked_the_bot_stays_known(record, known):
    call = next_call(record, HAND, 0.0, NOW)
    found = after_call(record, call, Unwelcome("blocked"), HAND, NOW)
    assert (found is None) is (known is None)
    assert found is None or (found.message, found.nonce, found.copy_after) == (known.message, "", known.copy_after)


def test_a_chat_that_keeps_refusing_is_tried_less_and_less_often_but_daily():
    record: Shown | None = CHANGED
    now, waits = NOW, []
    for _ in range(12):
        record = after_call(record, Call.EDIT, Blocked("kicked"), NEW, now)
        waits.append(retried_at(record) - now)
        assert next_call(record, NEW, 0.0, now + waits[-1] - 1.0) is Call.LATER
        now += waits[-1]
        assert next_call(record, NEW, 0.0, now) is Call.EDIT
    assert waits[:3] == [600.0, 1200.0, 2400.0]
    assert waits[-1] == 86_400.0
    assert after_call(record, Call.EDIT, "7", NEW, now).refusals == 0


@pytest.mark.parametrize(("record", "call"), [(BLOCKED, Call.LATER), (REJECTED_NOW, Call.NOTHING)])
def test_a_refusal_before_the_bot_came_back_does_not_count(record, call):
    assert next_call(record, NEW, 0.0, NOW) is call
    assert next_call(record, replace(NEW, welcomed=950.0), 0.0, NOW) is Call.EDIT


@pytest.mark.parametrize("goal", [LAST, AWAY, HAND])
def test_a_chat_that_takes_no_calls_ends_the_search(goal):
    assert after_call(GONE_SOUGHT, Call.SEARCH, Blocked("kicked"), goal, NOW).copy_after == ""


RESULTS = st.sampled_from(
    ["7", "8", Gone(), Moved("-1009"), Blocked("kicked"), Rejected(), Busy(1.0), Busy(1.0, unsure=True)]
)
GOALS = st.sampled_from([NEW, HAND, NUDGE, LAST, AWAY, FOLLOWED])


@given(st.lists(st.tuples(GOALS, RESULTS, st.floats(0.0, 900.0)), max_size=12))
def test_a_lost_message_is_searched_until_the_search_is_over(rounds):
    record: Shown | None = None
    now, unsure = NOW, False
    for goal, result, later in rounds:
        now += later
        call = next_call(record, goal, 0.0, now)
        if call in {Call.NOTHING, Call.LATER}:
            continue
        if call in {Call.SEARCH, Call.FORGET}:
            assert call is Call.SEARCH or not record.copy_after, "a copy that is sought is not forgotten"
            record, unsure = None, False
            continue
        if call in SENDS:
            record = begun(record, call, goal, now, nonce="n", newest="5")
            assert record.nonce, "a send can be told again"
        record = after_call(record, call, result, goal, now)
        unsure = unsure or (call in SENDS and isinstance(result, Busy) and result.unsure)
        assert not unsure or record is None or record.copy_after or record.nonce
        assert record is not None or not unsure


@pytest.mark.parametrize("goal", [NEW, HAND])
def test_a_message_whose_second_edit_in_a_row_is_rejected_is_replaced(goal):
    once = after_call(CHANGED, Call.EDIT, Rejected("odd"), goal, NOW)
    assert once.message == "7"
    twice = after_call(once, Call.EDIT, Rejected("odd"), goal, NOW)
    assert twice.message is None
    assert next_call(twice, goal, 0.0, NOW) is Call.SEND


def test_after_a_message_that_took_no_edits_one_rejected_edit_is_enough():
    gone = after_call(replace(CHANGED, refused="rejected"), Call.EDIT, Rejected("odd"), NEW, NOW)
    sent = after_call(begun(gone, Call.SEND, NEW, NOW, nonce="n", newest=""), Call.SEND, "8", NEW, NOW)
    assert after_call(sent, Call.EDIT, Rejected("odd"), NEW, NOW).message is None
    edited = after_call(sent, Call.EDIT, "8", NEW, NOW)
    assert after_call(edited, Call.EDIT, Rejected("odd"), NEW, NOW).message == "8"
