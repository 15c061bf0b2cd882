"""Seals stay out of sight: none in a hand, folded and unchanged through a deal elsewhere, in full only in /verify."""

import re

from bot.screens import seals
from bot.screens.afterwards import record, score, verify
from bot.screens.before import lobby
from bot.screens.during import board, glance, hand, nudge, seated
from bot.table.kinds.tournament import TournamentTable
from tests.screens.set_tables import NOW, after_hands, dealt, opened, positions, started, until

WHOLE = re.compile(r"[0-9a-f]{33,}")  # digits of a seal or a secret, more than screens show
FOLDED = re.compile(r"<blockquote expandable>.*?</blockquote>", re.DOTALL)
SEALED = re.compile(r"[0-9a-f]{32}")


def two_hands():
    return positions(started(opened()), 2)


def of_tournament(table):
    return table.model_copy(update={"kind": TournamentTable(tournament="SKORO", round=1, number=1, title="Cards")})


def test_no_edit_of_a_hand_carries_a_seal():
    for table in two_hands():
        for seat in range(3):
            for text in (hand.hand(table, seat, "en").text, glance.glance(table, seat, "en")):
                assert not SEALED.search(text)
                assert "/seed" not in text


def test_what_is_said_of_seals_is_the_same_from_the_first_move_of_a_deal_to_its_last():
    said = {}
    for table in two_hands():
        if table.deal is not None:
            private = seated.private(of_tournament(table), 0, "en").text
            for place, text in (("board", board.board(table, "en", NOW).text), ("tournament", private)):
                (shown,) = (part for part in FOLDED.findall(text) if SEALED.search(part))
                said.setdefault((place, table.deal.hand), set()).add(shown)
    assert len(said) > 2
    assert all(len(different) == 1 for different in said.values())


def test_seals_are_folded_wherever_they_are_shown():
    table = until(started(opened()), after_hands(1))
    texts = [lobby.lobby(opened(), "en").text, record.finished(table, table.rows[0], "en").text]
    texts += [board.board(one, "en", NOW).text for one in two_hands()]
    for text in texts:
        assert SEALED.search(text)
        assert not SEALED.search(FOLDED.sub("", text))


def test_the_whole_of_a_seal_stands_under_verify_alone():
    table = until(started(opened()), after_hands(1))
    on = dealt(table)
    screens = [lobby.lobby(opened(), "en"), record.finished(table, table.rows[0], "en"), score.sheet(on, "en")]
    screens += [board.board(one, "en", NOW) for one in (table, on)]
    screens += [seated.private(one, 0, "en") for one in (on, of_tournament(on))]
    screens += [
        nudge.in_group(on, "en"),
        nudge.in_private(on, "en"),
        seals.how_to_add(on.next_deal, "en", discord=True),
    ]
    assert not [screen.text for screen in screens if WHOLE.search(screen.text)]
    assert on.deal.commitment in verify.verification(on, "en").text
