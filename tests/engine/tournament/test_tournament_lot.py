"""The lot follows docs/tournaments.md: implemented a second time, and bound to the seal."""

import hashlib
from collections import Counter
from random import Random

import pytest

from engine import fairness
from engine.tournament import draw
from tests.engine.documented_chance import CANONICAL, below, documented, part, shuffled
from tests.engine.tournament.acts import AddShare, Cancel, Disqualify, Join, Leave, OpenDeals
from tests.engine.tournament.arranged_tournaments import (
    CODE,
    ORGANISER,
    after,
    drawn,
    in_order,
    opened,
    people,
    person,
    played,
    secrets,
)

WORDS = fairness.share_of("seven wonders").hex()
OTHER = fairness.share_of("other words").hex()


def stream(secret, shares, number, label):
    """The documented stream, with the tournament's code as the table and the round as the hand."""
    mixed = [bytes.fromhex(share) for share in shares]
    return documented(bytes.fromhex(secret), mixed, CODE.encode(), str(number).encode(), label.encode())


def lot(tournament, stand, shares):
    """The tables that the lot of round 1 gives, and their first dealers. `stand` is the order before the draw."""
    secret = tournament.rounds[0].secrets.lot
    order = shuffled(stand, stream(secret, shares, 1, "draw"))
    count = -(-len(order) // 3)
    lengths = [len(order) // count + (table < len(order) % count) for table in range(count)]
    found = []
    for table, length in enumerate(lengths, start=1):
        there, order = [*order[:length], None, None][:3], order[length:]
        seats = shuffled(range(3), stream(secret, shares, 1, f"seats {table}"))
        dealer = below(3, stream(secret, shares, 1, f"dealer {table}"))
        found.append((tuple(there[one] for one in seats), dealer))
    return found


@pytest.mark.parametrize("entered", [3, 4, 9, 11, 257, 301])
def test_round_1_is_the_documented_lot(entered):
    tournament = drawn(opened(entered))
    found = [(table.seats, table.dealer) for table in tournament.rounds[0].tables]
    assert found == lot(tournament, range(1, entered + 1), [])


def test_seats_and_first_dealers_of_later_rounds_are_drawn_too():
    tournament = drawn(played(drawn(opened(9)), Random(1)))
    tournament = drawn(played(tournament, Random(2)))
    second, third = tournament.rounds[1:]
    by_place = []
    for number, one in ((2, second), (3, third)):
        for table, seated in enumerate(one.tables, start=1):
            chance = stream(one.secrets.lot, [], number, f"dealer {table}")
            assert seated.dealer == below(3, chance)
            by_place.append(shuffled(range(3), stream(one.secrets.lot, [], number, f"seats {table}")))
    assert len({tuple(places) for places in by_place}) > 1


def test_seats_of_a_later_round_go_by_rank():
    tournament = drawn(opened(3))
    one, two, three = people(tournament)[0]
    tournament = drawn(in_order(tournament, 1, three, one, two))
    places = shuffled(range(3), stream(tournament.rounds[1].secrets.lot, [], 2, "seats 1"))
    assert tournament.rounds[1].tables[0].seats == tuple([three, one, two][place] for place in places)


def test_with_byes_the_last_of_the_lot_sit_out():
    tournament = drawn(opened(11, bye=True))
    order = shuffled(range(1, 12), stream(tournament.rounds[0].secrets.lot, [], 1, "draw"))
    assert tournament.rounds[0].byes == tuple(sorted(order[9:]))
    assert [set(table) for table in people(tournament)] == [set(order[:3]), set(order[3:6]), set(order[6:9])]


def test_the_seals_stand_before_the_round_and_are_opened_by_its_secrets():
    tournament = opened(9)
    shown = draw.next_seals(tournament)
    expected = hashlib.sha256(part(bytes.fromhex(secrets(1).lot)) + part(CODE.encode()) + part(b"1")).hexdigest()
    assert shown.lot == expected
    assert shown.lot != shown.deals
    tournament = drawn(tournament)
    assert draw.seals(CODE, 1, tournament.rounds[0].secrets) == shown
    assert draw.next_seals(tournament) == draw.seals(CODE, 2, secrets(2))
    assert draw.next_seals(drawn(opened(3, rounds=1))) is None


def test_each_table_has_a_pack_of_its_own_which_the_deals_secret_gives():
    tournament = drawn(opened(9))
    packs = [draw.pack(tournament, 1, table) for table in (1, 2, 3)]
    for table, pack in enumerate(packs, start=1):
        chance = stream(tournament.rounds[0].secrets.deals, [], 1, f"pack {table}")
        assert list(pack) == shuffled(CANONICAL, chance)
    assert len(set(packs)) == 3


def test_the_pack_of_a_short_deck():
    tournament = drawn(opened(3, rules={"preset": "german_1001"}))
    pack = draw.pack(tournament, 1, 1)
    assert len(set(pack)) == 20
    assert not any(card.startswith("9") for card in pack)


# ------------------------------------------------------------------------------------------------------------ shares


def test_words_stand_in_the_lot_by_value_and_change_it():
    tournament = drawn(after(opened(9), AddShare(person(5).key, OTHER), AddShare(person(2).key, WORDS)))
    first = tournament.rounds[0]
    assert (first.shares, first.typed) == ((OTHER, WORDS), (5, 2))
    by_value = [5, 2] if OTHER < WORDS else [2, 5]
    stand = [*by_value, 1, 3, 4, 6, 7, 8, 9]
    assert [(table.seats, table.dealer) for table in first.tables] == lot(tournament, stand, first.shares)
    assert [table.seats for table in first.tables] != [table.seats for table in drawn(opened(9)).rounds[0].tables]
    assert draw.pack(tournament, 1, 1) != draw.pack(drawn(opened(9)), 1, 1)


def test_who_types_first_does_not_matter_and_equal_words_stand_by_number_of_entry():
    quick = after(opened(9), AddShare(person(5).key, OTHER), AddShare(person(2).key, WORDS))
    slow = after(opened(9), AddShare(person(2).key, WORDS), AddShare(person(5).key, OTHER))
    assert drawn(quick).rounds[0].tables == drawn(slow).rounds[0].tables
    equal = drawn(after(opened(9), AddShare(person(5).key, WORDS), AddShare(person(2).key, WORDS)))
    found = [(table.seats, table.dealer) for table in equal.rounds[0].tables]
    assert found == lot(equal, [2, 5, 1, 3, 4, 6, 7, 8, 9], [WORDS])


def test_later_words_take_the_place_of_earlier_ones_and_count_as_typed_now():
    tournament = opened(3)
    for number, share in ((1, WORDS), (2, WORDS), (1, OTHER)):
        tournament = after(tournament, AddShare(person(number).key, share))
    assert draw.shares(tournament) == (WORDS, OTHER)
    assert draw.typed(tournament) == (2, 1)


def test_words_count_for_one_lot():
    tournament = drawn(after(opened(9), AddShare(person(1).key, WORDS)))
    assert tournament.rounds[0].shares == (WORDS,)
    assert drawn(played(tournament, Random(1))).rounds[1].shares == ()


def test_who_is_out_adds_nothing():
    tournament = drawn(opened(9))
    tournament = after(tournament, *(AddShare(person(number).key, WORDS) for number in (1, 2, 3)))
    tournament = after(tournament, Leave(person(1).key), Disqualify(ORGANISER, 2, "delay"))
    assert draw.typed(tournament) == (3,)


def test_a_late_entry_adds_words_to_the_next_lot():
    tournament = after(drawn(opened(9)), Join(person(10)), AddShare(person(10).key, WORDS))
    assert (draw.shares(tournament), draw.typed(tournament)) == ((WORDS,), (10,))


# ---------------------------------------------------------------------------------------------------------- openings


def test_the_deals_are_opened_when_the_first_hands_are_over_or_all_is():
    tournament = drawn(opened(3))
    assert not draw.deals_are_open(tournament, 1)
    assert draw.deals_are_open(after(tournament, OpenDeals(1)), 1)
    assert draw.deals_are_open(played(tournament, Random(1)), 1)
    assert draw.deals_are_open(after(tournament, Cancel(ORGANISER.key)), 1)


def test_what_was_noted_before_changes_nothing():
    tournament = after(drawn(opened(3)), OpenDeals(1))
    assert after(tournament, OpenDeals(1)) is tournament
    later = drawn(played(tournament, Random(1)))
    assert after(later, OpenDeals(1)) is later


# ----------------------------------------------------------------------------------------------------- fair numbers


def test_numbers_up_to_256_are_drawn_from_one_byte_as_ever():
    for limit in (2, 3, 24, 255, 256):
        source = list(range(255, -1, -1)) * 2
        first = next(byte for byte in source if byte < 256 - 256 % limit)
        assert fairness.below(limit, iter(source)) == first % limit


def test_greater_numbers_are_drawn_from_two_bytes_without_bias():
    everything = (byte for number in range(65536) for byte in number.to_bytes(2, "big"))
    found = Counter()
    for _ in range(65536 - 65536 % 300):
        found[fairness.below(300, everything)] += 1
    assert set(found.values()) == {65536 // 300}
    assert set(found) == set(range(300))


def test_too_high_ones_are_skipped():
    assert fairness.below(300, iter([255, 255, 0, 7])) == 7
    assert fairness.below(257, iter([1, 1])) == 0
