"""Seals stay out of sight: none in a hand, folded and unchanged through a deal elsewhere, in full only in /verify."""

import re

from bot.codec import Verb, decode
from bot.screens import notices, seals
from bot.screens.afterwards import verify
from bot.table.kinds.tournament import TournamentTable
from bot.table.parts import Words
from bot.tournament.tournament import Tournament
from bot.views.seals import shown
from tests.engine.tournament.arranged_tournaments import drawn
from tests.engine.tournament.arranged_tournaments import opened as cup
from tests.screens import faces
from tests.screens.drawn import finished_at_table, lobby_of_table, sheet_of_table, tournament_page
from tests.screens.set_tables import GROUP, NOW, after_hands, dealt, opened, positions, started, until

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
            for text in (faces.hand_of(table, seat, "en").text, faces.at_a_glance(table, seat, "en")):
                assert not SEALED.search(text)
                assert "/seed" not in text


def test_seals_are_told_alike_throughout_a_deal():
    said = {}
    for table in two_hands():
        if table.deal is not None:
            private = faces.private(of_tournament(table), 0, "en").text
            for place, text in (("board", faces.board(table, "en", NOW).text), ("tournament", private)):
                (shown,) = (part for part in FOLDED.findall(text) if SEALED.search(part))
                said.setdefault((place, table.deal.hand), set()).add(shown)
    assert len(said) > 2
    assert all(len(different) == 1 for different in said.values())


def with_words(table, *seats):
    for place, seat in enumerate(seats, 1):
        table = table.with_seat(seat, words=Words(share="ab" * 32, typed=place))
    return table


def boards():
    """Boards and results of two hands, with and without words in the shuffle."""
    for one in (table for silent in two_hands() for table in (silent, with_words(silent, 2, 1))):
        yield faces.board(one, "en", NOW).text
        yield faces.board_in_windows(one, "en", NOW).text
        yield faces.private(of_tournament(one), 0, "en").text
        yield from (finished_at_table(one, row, "en").text for row in one.rows)


def test_seals_take_one_folded_line_at_most_wherever_they_are_shown():
    met = set()
    for text in boards():
        assert not SEALED.search(FOLDED.sub("", text))
        found = [part for part in FOLDED.findall(text) if SEALED.search(part) or "Words in hand" in part]
        assert len(found) == 1
        assert "\n" not in found[0]
        met.add("Words in hand" in found[0])
    assert met == {True, False}


def test_the_first_seal_is_behind_a_button_of_the_lobby_and_in_the_answer_to_seed():
    table = with_words(opened(), 1, 0)
    screen = lobby_of_table(table, "en")
    assert not SEALED.search(screen.text)
    assert "<blockquote expandable>Words in hand 1: Jan and Anna</blockquote>" in screen.text
    (button,) = (one for row in screen.rows for one in row if one.label == "Fair deal ✓")
    assert decode(button.data).verb is Verb.VERIFY
    seal = table.next_deal.commitment
    assert seal in verify.verification(table, "en").text
    assert shown(seal) in seals.how_to_add(table.next_deal, "en", discord=False).text


def test_a_tournaments_page_has_its_seals_in_one_folded_line():
    for core in (cup(9), drawn(cup(9))):
        text = tournament_page(Tournament(core=core, created=NOW, chats=(GROUP,)), "en", {}).text
        found = [part for part in FOLDED.findall(text) if SEALED.search(part)]
        assert found
        assert not any("\n" in part for part in found)
        assert not SEALED.search(FOLDED.sub("", text))


def test_the_whole_of_a_seal_stands_under_verify_alone():
    table = until(started(opened()), after_hands(1))
    on = dealt(table)
    screens = [lobby_of_table(opened(), "en"), finished_at_table(table, table.rows[0], "en"), sheet_of_table(on, "en")]
    screens += [faces.board(one, "en", NOW) for one in (table, on)]
    screens += [faces.private(one, 0, "en") for one in (on, of_tournament(on))]
    screens += [
        notices.nudge_in_group(on, "en"),
        notices.nudge_in_private(on, "en"),
        seals.how_to_add(on.next_deal, "en", discord=True),
    ]
    assert not [screen.text for screen in screens if WHOLE.search(screen.text)]
    assert on.deal.commitment in verify.verification(on, "en").text
