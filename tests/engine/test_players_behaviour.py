"""A sensible player's choices with some plain hands, at every level unless the test says otherwise."""

import pytest

from engine import rules
from engine.players import LEVELS, choose
from engine.players.goals import UNIT, goal_of
from engine.players.reading import Reading

RANKS, SUITS = "ATKQJ9", "SCDH"
STATUS = {"looked": True, "locked": False, "silent": False, "strikes": 0, "falls": 0, "concessions": 0}


def view(hand, phase, legal, **changes):
    """A three-handed view of seat 0 left of the dealer, before anything has happened."""
    status = {**STATUS, "barrel": None}
    cards = hand.split()
    shown = {
        "seat": 0,
        "seats": 3,
        "dealer": 2,
        "sits_out": None,
        "phase": phase,
        "to_act": 0,
        "hand": sorted(cards, key=lambda card: (SUITS.index(card[1]), RANKS.index(card[0]))),
        "counts": [len(cards), 7, 7],
        "auction": [],
        "declarer": None,
        "contract": None,
        "talon": None,
        "passed": [],
        "discards": [],
        "trump": None,
        "marriages": [[], [], []],
        "tricks": [],
        "trick": None,
        "stock": 0,
        "points": [0, 0, 0],
        "totals": [0, 0, 0],
        "status": [status | changes.pop("status", {}), status, status],
        "golden": False,
        "legal": [{"seat": 0, **action} for action in legal],
    }
    return shown | changes


def plays(*cards):
    """Play actions; a card with ``!`` declares its marriage."""
    return [{"do": "play", "card": card.rstrip("!")} | ({"marriage": True} if "!" in card else {}) for card in cards]


def gives(hand):
    return [{"do": "give", "card": card, "to": to} for card in hand.split() for to in (1, 2)]


def bids(*values):
    return [{"do": "bid", "value": value} for value in values]


def contracts(*values):
    return [{"do": "contract", "value": value} for value in values]


def trick(*cards, leader):
    return {"leader": leader, "cards": [{"seat": (leader + i) % 3, "card": card} for i, card in enumerate(cards)]}


HOPELESS = "9S JS 9C JC QD 9H JH"
STRONG = "AS TS AH TH KH QH 9C"
PASS = {"do": "pass"}
REDEAL = {"do": "redeal"}


@pytest.fixture(params=[level for level in LEVELS if level != "gentle"])  # the gentle level isn't meant to be sensible
def level(request):
    return request.param


FOUR_NINES = "9S 9C 9D 9H AS KD JH QC"
UNSAVED = HOPELESS + " 9D QC JD"
PLAIN = "AS TS AC TD 9D JH 9H QC"
UNDER_WAY = {"declarer": 0, "contract": 100}
CONCEDES = [{"do": "concede", "kind": kind} for kind in ("concede", "write_down")]
SUIT_IS_HIGH = [trick("AH", "TH", "JH", leader=0) | {"winner": 0}]
ACES = [{"do": "play", "card": card, "four_aces": True} for card in ("AS", "AC", "AD", "AH")]
ACES_OUT = [trick("TH", "9H", "JH", leader=0) | {"winner": 0}]

# By description: a view, and the fields that the answer must have.
SENSIBLE: dict[str, tuple[dict, dict]] = {
    "passes with a hopeless hand": (view(HOPELESS, "auction", [*bids(110, 120), PASS]), PASS),
    "bids with a strong hand": (view(STRONG, "auction", [*bids(110, 120, 130), PASS]), {"do": "bid"}),
    "raises by no more than is needed": (view(STRONG, "auction", [*bids(130, 110, 120), PASS]), {"value": 110}),
    "does not bid far above what the hand makes": (view(STRONG, "auction", [*bids(280, 290), PASS]), PASS),
    "opens with the lowest bid when forced to": (view(HOPELESS, "auction", bids(100, 105, 110)), {"value": 100}),
    "looks before bidding": (
        view("", "auction", [*bids(100, 110), {"do": "look"}], counts=[7, 7, 7]) | {"hand": None},
        {"do": "look"},
    ),
    "throws a weak hand in": (view(HOPELESS, "auction", [*bids(100), REDEAL]), REDEAL),
    "throws four nines in as a defender": (
        view(FOUR_NINES, "play", [*plays(*FOUR_NINES.split()), REDEAL], declarer=1, contract=100, counts=[8, 8, 8]),
        REDEAL,
    ),
    "gives a hopeless contract up where that costs nothing": (
        view(UNSAVED, "exchange", [*gives(UNSAVED), CONCEDES[0]], talon=["9D", "QC", "JD"], **UNDER_WAY),
        {"do": "concede"},
    ),
    "plays a good contract on": (
        view(STRONG, "concession", [*CONCEDES, {"do": "play_on"}], **UNDER_WAY),
        {"do": "play_on"},
    ),
    "keeps the bid when the hand makes no more": (
        view(PLAIN, "contract", contracts(100, 110, 120), counts=[8, 8, 8], **UNDER_WAY),
        {"value": 100},
    ),
    "declares the hundred when ace and ten of the suit have been played": (
        view(
            "KH QH 9S JD 9D",
            "play",
            plays("KH", "KH!", "QH", "QH!", "9S", "JD", "9D"),
            declarer=0,
            contract=120,
            tricks=SUIT_IS_HIGH,
            counts=[5, 5, 5],
        ),
        {"marriage": True},
    ),
    "never leads half of a marriage in silence": (
        view("KD QD", "play", plays("KD", "KD!", "QD", "QD!"), declarer=1, contract=120, counts=[2, 2, 2]),
        {"marriage": True},
    ),
    "takes a fat trick from the declarer in the last seat": (
        view(
            "AS 9C JC",
            "play",
            plays("AS"),
            declarer=1,
            contract=100,
            trick=trick("TS", "KS", leader=1),
            counts=[3, 2, 2],
        ),
        {"card": "AS"},
    ),
    "declares four aces": (
        view(
            "AS AC AD AH 9S",
            "play",
            plays("AS", "AC", "AD", "AH", "9S") + ACES,
            declarer=0,
            contract=150,
            tricks=ACES_OUT,
            counts=[5, 5, 5],
        ),
        {"four_aces": True},
    ),
}


@pytest.mark.parametrize("behaviour", SENSIBLE)
def test_a_sensible_player(behaviour, level):
    seen, expected = SENSIBLE[behaviour]
    assert expected.items() <= choose(seen, level).items()


@pytest.mark.parametrize("talon", ["JD 9D 9S", "AC TD JD"])
def test_does_not_give_away_a_marriage(level, talon):
    hand = f"KH QH KD QD AS TS 9C {talon}"
    legal = gives(hand)
    answer = choose(view(hand, "exchange", legal, declarer=0, contract=110, talon=talon.split()), level)
    assert answer["card"] not in {"KH", "QH", "KD", "QD"}


def test_does_not_pass_half_of_a_marriage_that_a_defender_may_complete(level):
    hand = "AS TS AC TC AH TH QD JC 9H JS"
    legal = gives(hand)
    answer = choose(view(hand, "exchange", legal, declarer=0, contract=110, talon=["JC", "9H", "JS"]), level)
    assert answer["card"] in {"JC", "9H", "JS"}


def test_lays_weak_cards_aside(level):
    hand = "AS TS AC TC KH QH AH TH KD QD 9C 9D"
    legal = [{"do": "discard", "card": card} for card in hand.split()]
    duel = view(hand, "exchange", legal, seats=2, declarer=0, contract=120, talon=["9C", "9D"], counts=[12, 10])
    duel |= {"marriages": [[], []], "points": [0, 0], "totals": [0, 0], "status": duel["status"][:2]}
    assert choose(duel, level)["card"] in {"9C", "9D"}


def test_names_a_higher_contract_for_a_hand_that_makes_it(level):
    hand = "AH TH KH QH AS TS AC TC"
    legal = [{"do": "contract", "value": value} for value in range(100, 301, 10)]
    answer = choose(view(hand, "contract", legal, declarer=0, contract=100, counts=[8, 8, 8]), level)
    assert 140 <= answer["value"] <= 220


@pytest.mark.parametrize("thinker", ["normal", "hard"])
def test_a_defender_saves_its_ten_in_the_other_defenders_trick(thinker):
    """The declarer has the ace of clubs from the talon: it would take the ten later and make the contract."""
    seen = view(
        "TC 9D JD",
        "play",
        plays("TC", "9D", "JD"),
        declarer=1,
        contract=100,
        talon=["AC", "9C", "JC"],
        trick=trick("KS", "AS", leader=1),
        counts=[3, 2, 2],
        points=[0, 82, 0],
    )
    assert choose(seen, thinker)["card"] == "TC"


def test_throws_the_cheapest_card_into_the_declarers_trick(level):
    legal = plays("TC", "9D", "JD")
    seen = view(
        "TC 9D JD",
        "play",
        legal,
        declarer=1,
        contract=100,
        trick=trick("AS", "KS", leader=1),
        counts=[3, 2, 2],
    )
    assert choose(seen, level)["card"] != "TC"


def test_counts_the_cards_that_are_gone():
    """After the ace and the ten, the king is the best spade left, and a better lead than the unsafe ten of clubs."""
    past = [trick("AS", "TS", "9S", leader=1) | {"winner": 1}, trick("9H", "JH", "AH", leader=1) | {"winner": 0}]
    seen = view(
        "KS TC 9D 9C",
        "play",
        plays("KS", "TC", "9D", "9C"),
        declarer=0,
        contract=100,
        tricks=past,
        counts=[4, 4, 4],
    )
    assert choose(seen, "normal")["card"] == "KS"
    assert choose(seen, "hard")["card"] == "KS"


def test_cuts_where_the_view_leads_it_and_not_always_at_the_same_place():
    cuts = [{"do": "cut", "at": at} for at in (None, *range(1, 24))]
    places = set()
    for total in range(20):
        seen = view("", "cut", cuts, totals=[total, 0, 0], counts=[0, 0, 0])
        places.add(choose(seen, "hard")["at"])
    assert len(places) > 5


@pytest.mark.parametrize("way", ["walk_out", "write_down"])
def test_does_not_play_what_nothing_can_save(way):
    legal = [*gives(UNSAVED), {"do": "concede", "kind": way}]
    answer = choose(view(UNSAVED, "exchange", legal, talon=["9D", "QC", "JD"], **UNDER_WAY), "hard")
    assert answer == {"seat": 0, "do": "concede", "kind": way}


def test_does_not_give_up_for_the_whole_contract_what_may_be_made():
    hand = "AS TS AC KH QH 9D JC TD 9S JH"
    legal = [*gives(hand), {"do": "concede", "kind": "walk_out"}]
    answer = choose(view(hand, "exchange", legal, declarer=0, contract=100, talon=["TD", "9S", "JH"]), "hard")
    assert answer["do"] == "give"


# On the barrel: winning the game is decisive.

AFTER_THE_EXCHANGE = "AS TS KS QS AH TH AC 9D"


def on_the_barrel(hand, phase, legal, *seats, **changes):
    """A view in which these seats are on the barrel."""
    status = [{**STATUS, "barrel": 3 if seat in seats else None} for seat in range(3)]
    return view(hand, phase, legal, counts=[len(hand.split()), 8, 8], **changes) | {"status": status}


@pytest.mark.parametrize(("wins_by", "named"), [("points", 100), ("contract", 120)])
def test_names_no_more_than_wins_from_the_barrel(level, wins_by, named):
    table = rules.build("russian", {"barrel.wins_by": wins_by})
    seen = on_the_barrel(AFTER_THE_EXCHANGE, "contract", contracts(*range(100, 165, 5)), 0, declarer=0, contract=100)
    assert choose(seen, level, table)["value"] == named


def test_bids_what_wins_where_the_bid_cannot_be_raised(level):
    options = {"barrel.wins_by": "contract", "auction.raise_after_exchange": False}
    legal = [*bids(*range(105, 125, 5)), PASS]
    seen = on_the_barrel("AS TS KS QS AH TH AC", "auction", legal, 0, auction=[{"seat": 2, "do": "bid", "value": 100}])
    seen |= {"counts": [7, 7, 7]}
    assert choose(seen, level, rules.build("russian", options))["value"] == 120
    assert choose(seen, level, rules.build("russian", {"auction.raise_after_exchange": False}))["value"] == 105


@pytest.mark.parametrize("thinker", ["normal", "hard"])
def test_outbids_whoever_would_win_the_game(thinker):
    table, legal, opened = rules.build("russian"), [*bids(105), PASS], [{"seat": 1, "do": "bid", "value": 100}]

    def said(hand, totals, *on):
        seen = on_the_barrel(hand, "auction", legal, *on, totals=totals, auction=opened)
        return choose(seen | {"counts": [7, 7, 7]}, thinker, table)["do"]

    hands = ("AS TS KC QD JD 9H 9C", "AS TS AH TD 9D JH QC", "AS AC TC KD 9D 9H 9S", "AH TH JH AS 9S KC JD")
    assert [hand for hand in hands if said(hand, [300, 300, 300]) == "pass" and said(hand, [700, 880, 700], 1) == "bid"]


def one_more(seen, table, seat, points):
    """The value, in points, of a seat's step from one point less to ``points``."""
    goal = goal_of(Reading(seen, table), seen["declarer"], seen["contract"])
    return goal.gained(seat, points - 1, points) / UNIT


@pytest.mark.parametrize(("role", "worth"), [("anyone", True), ("declarer", False)])
def test_a_defender_reckons_with_the_game_where_anyone_wins(role, worth):
    legal = plays(*AFTER_THE_EXCHANGE.split())
    seen = on_the_barrel(AFTER_THE_EXCHANGE, "play", legal, 0, declarer=1, contract=100)
    assert (one_more(seen, rules.build("russian", {"barrel.role": role}), 0, 120) > 100) == worth


def test_a_declarer_on_the_barrel_goes_on_to_what_wins():
    seen = on_the_barrel(AFTER_THE_EXCHANGE, "play", plays("AS"), 0, declarer=0, contract=100)
    assert one_more(seen, rules.build("russian"), 0, 120) > 100
    assert one_more(seen, rules.build("russian", {"barrel.wins_by": "contract"}), 0, 120) < 100


def test_throws_a_weak_hand_in_before_the_first_card_of_a_game_without_an_auction(level):
    hand = "9S 9C 9D JS JC JD"
    seen = view(hand, "play", [*plays(*hand.split()), {"do": "redeal"}], counts=[6, 6, 0], stock=12)
    seen |= {"seats": 2, "dealer": 1, "marriages": [[], []], "points": [0, 0], "totals": [0, 0], "counts": [6, 6]}
    assert choose(seen, level, rules.build("draw_thousand"))["do"] == "redeal"


# The state of the game: winning it is decisive, not points.

SURE_OF_MORE = "AH TH KH QH AS TS AC 9C"


def test_does_not_raise_where_the_bid_alone_wins_the_game(level):
    named = contracts(*range(100, 301, 10))
    ahead = {"declarer": 0, "contract": 100, "counts": [8, 8, 8]}
    answers = [
        choose(view(SURE_OF_MORE, "contract", named, totals=[total, 300, 400], **ahead), level)["value"]
        for total in (0, 900)
    ]
    assert answers[0] > answers[1] == 100


def test_plays_on_where_giving_up_costs_more_than_losing(level):
    hand = "AS AC AD 9S 9C 9D JS JC JD QH"
    legal = [*gives(hand), {"do": "concede", "kind": "concede"}]
    table = rules.build("russian")
    found = {"declarer": 0, "contract": 100, "talon": ["9D", "JC", "JD"], "totals": [500, 500, 500]}
    answers = [
        choose(view(hand, "exchange", legal, status={"concessions": uses}, **found), level, table)["do"]
        for uses in (0, 2)
    ]
    assert answers == ["concede", "give"]


def test_pays_to_keep_others_from_the_points_that_win_them_the_game():
    """With this hopeless hand the others gain more than a concession pays; one of them needs seventy to win."""
    legal = [*gives(UNSAVED), {"do": "concede", "kind": "concede"}]
    found = {"declarer": 0, "contract": 100, "talon": ["9D", "QC", "JD"], "totals": [500, 820, 820]}
    answer = choose(view(UNSAVED, "exchange", legal, **found), "hard", rules.build("polish", {"lock.enabled": False}))
    assert answer["do"] == "concede"
