"""What a move announces to everybody, and why a move is refused: each event and each reason with its parameters."""

from engine import game
from engine.events import (
    AuctionWon,
    Bidden,
    CardPlayed,
    CardsDrawn,
    FourAcesDeclared,
    LookedAtHand,
    MarriageDeclared,
    Passed,
    TrickTaken,
)
from engine.state import evolve
from tests.engine.arranged_hands import TRUMP, action, at_play, dealt, does, legal, refused
from tests.engine.finished_hands import scored


def events_of(state, *steps):
    """The events of the last of some steps."""
    state = does(state, *steps[:-1])
    return game.apply(state, action(state, steps[-1]))[1]


# The auction.


def test_a_bid_tells_who_and_how_much_and_a_pass_who():
    state = dealt("polish", {"auction.forced_opening": True})
    assert events_of(state, "bid 100") == (Bidden(0, 100),)
    assert events_of(state, "bid 100", "bid 110") == (Bidden(1, 110),)
    assert events_of(state, "bid 100", "pass") == (Passed(1),)


def test_the_last_pass_tells_whose_contract_it_is():
    state = dealt("polish")
    happened = events_of(state, "bid 100", "bid 110", "pass", "pass")
    assert happened[:2] == (Passed(0), AuctionWon(1, 110, blind=False))


def test_a_bid_of_the_last_one_left_is_told_before_the_contract():
    state = evolve(dealt("polish", {"auction.forced_opening": False}), out=0b110)
    assert events_of(state, "bid 100")[:2] == (Bidden(0, 100), AuctionWon(0, 100, blind=False))


def test_looking_is_told_and_can_be_done_once():
    state = dealt("polish", {"auction.blind": "all"})
    assert events_of(state, "look") == (LookedAtHand(0),)
    assert "look" not in legal(does(state, "look"))
    for turn in (state, does(state, "bid 100")):
        assert refused(does(turn, "look"), "look")["reason"] == "already_looked"


def test_a_hand_that_nobody_wants_costs_nobody_anything():
    after = does(dealt("polish", {"auction.forced_opening": False}), "pass", "pass", "pass")
    assert (after.hand_number, after.totals) == (1, (0, 0, 0))


def test_who_has_to_open_hears_with_how_much():
    state = dealt("polish", {"auction.forced_opening": True})
    assert refused(state, "pass") == {"reason": "must_open", "minimum": 100}


def test_a_blind_contract_is_told_as_one():
    state = dealt("polish", {"auction.blind": "all"})
    opened = does(state, "bid 100", "look", "pass", "look")
    assert events_of(opened, "pass")[:2] == (Passed(2), AuctionWon(0, 100, blind=True))


# The play.


def test_a_trick_tells_who_took_it_its_cards_in_order_and_their_points():
    state = at_play("polish", None, "9S AH", "AS TH", "TS KH")
    assert events_of(state, "play 9S", "play AS", "play TS") == (
        CardPlayed(2, "TS"),
        TrickTaken(1, ("9S", "AS", "TS"), 21),
    )


def test_a_marriage_tells_its_suit_and_its_worth_before_the_card():
    state = at_play("polish", None, "KH QH", "9H 9S", "JH JS")
    assert events_of(state, "play KH marriage") == (MarriageDeclared(0, "H", 100), CardPlayed(0, "KH"))


def test_four_aces_tell_their_worth_before_the_card():
    state = at_play(
        "polish", {"marriages.four_aces": 200}, "AS AC AD AH", "9S 9C 9D 9H", "JS JC JD JH", taken=(1, 0, 0)
    )
    assert "play AS four_aces" in legal(state)
    assert {step for step in legal(state) if step.endswith("four_aces")} == {
        f"play {card} four_aces" for card in ("AS", "AC", "AD", "AH")
    }
    assert events_of(state, "play AS four_aces") == (FourAcesDeclared(0, 200), CardPlayed(0, "AS"))


def test_cards_drawn_tell_by_whom_and_how_many_are_left():
    state = dealt("draw_thousand", None, seats=2)
    led = min(legal(state))
    played, taken, drawn = events_of(state, led, min(legal(does(state, led))))
    assert isinstance(played, CardPlayed)
    assert drawn == CardsDrawn((taken.winner, 1 - taken.winner), len(state.stock) - 2)


def test_a_card_that_is_not_there_is_refused_by_its_name():
    state = at_play("polish", None, "9S AH", "AS TH", "TS KH")
    assert refused(state, "play AS") == {"reason": "not_in_hand", "card": "AS"}
    followed = does(state, "play 9S")
    assert refused(followed, "play 9S") == {"reason": "not_in_hand", "card": "9S"}


def test_a_lower_card_is_refused_with_what_has_to_be_beaten():
    state = does(at_play("polish", None, "QH 9S", "JH KH", "9H TH"), "play QH")
    assert refused(state, "play JH") == {"reason": "must_beat", "card": "QH"}


def test_a_lower_trump_is_refused_with_the_trump_on_the_table():
    hands = ("9S 9C", "QH 9C", "JH KH")
    state = does(at_play("polish", None, *hands, trump=TRUMP["H"]), "play 9S", "play QH")
    assert refused(state, "play JH") == {"reason": "must_overtrump", "card": "QH", "suit": "H"}


def test_a_marriage_on_a_queen_waits_for_the_first_trick_where_the_rules_say_so():
    rules = {"marriages.first_trick": False}
    for taken in (0, 1):
        state = at_play(
            "skoroszow", rules, "QH AS", "TS KH", "AH 9S", declarer=None, contract=None, taken=(1, taken, 1)
        )
        assert ("play KH marriage" in legal(does(state, "play QH"))) == bool(taken)


# How high a seat may bid.


def bids(state):
    return [int(step.split()[1]) for step in legal(state) if step.startswith("bid")]


def test_the_highest_bid_is_the_limit_however_small_the_step():
    plain = dealt("polish", {"auction.step": 1}, "AS 9S JS AC 9C AD 9H")
    assert max(bids(plain)) == 100, "the opening is fixed"
    other = dealt("polish", {"auction.step": 1, "auction.opening_fixed": False}, "AS 9S JS AC 9C AD 9H")
    assert max(bids(other)) == 120
    raised = does(dealt("polish", {"auction.step": 1}, "AS 9S JS AC 9C AD 9H", "TS QS TC JC TD JD TH"), "bid 100")
    assert (min(bids(raised)), max(bids(raised))) == (101, 120)


def test_who_has_to_open_may_do_so_above_what_the_hand_allows_and_nobody_else():
    high = {"auction.opening": 150, "auction.opening_fixed": False}
    hand = "AS 9S JS AC 9C AD 9H"
    assert bids(dealt("polish", {**high, "auction.forced_opening": True}, hand)) == [150]
    assert bids(dealt("polish", {**high, "auction.forced_opening": False}, hand)) == []


# Other contents of a hand's score line.


def marks(preset, options=None, **fields):
    return scored(preset, options, **fields)[0].marks


def test_a_blind_contract_stays_told_with_the_result_and_no_other_is():
    assert marks("polish", points=(120, 0, 0), contract=100, blind=True)[0] == ("blind",)
    assert marks("polish", points=(120, 0, 0), contract=100)[0] == ()


def test_a_golden_hand_is_told_at_every_seat_that_played():
    golden = {"auction.golden_round": "on"}
    assert marks("russian", golden, points=(131, 20, 9), contract=130) == (("golden",),) * 3
    assert marks("russian", golden, points=(131, 20, 9, 0), contract=130, sits_out=3)[3] == ()


def test_throwing_a_hand_in_is_offered_beside_everything_else():
    rights = {"redeal.rights": [{"right": "nines_dealt", "count": 4}]}
    state = does(dealt("polish", rights, "AS", "9S 9C 9D 9H JS JC JD"), "bid 100")
    assert {"redeal", "bid 110", "pass"} <= legal(state)
