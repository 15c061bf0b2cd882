"""Every kind of screen in every language: the words are checked, two languages against tests/golden/screens."""

from functools import cache

import pytest

from bot.asking.commands import MENU
from bot.codec import SWITCHES_PAGE, HandPage
from bot.finished import records
from bot.finished.records import FinishedGame, Player
from bot.finished.replay import HandStep, moment
from bot.finished.statistics import Standing
from bot.screens import help as help_screen
from bot.screens import notices, pages
from bot.screens.afterwards import player_statistics, replay, verify
from bot.screens.before import rules
from bot.table.parts import HistoryLine, Vote
from bot.table.table import Stage
from bot.texts import WHOLE
from bot.views.options import code_of
from engine.actions import parse
from engine.record import read
from engine.rules.options import BY_NAME
from tests.screens import faces
from tests.screens.drawn import (
    finished_at_table,
    game_over_at_table,
    lobby_of_table,
    sentences_of_table,
    sheet_of_table,
)
from tests.screens.golden_files import READ, check
from tests.screens.set_tables import (
    GROUP,
    NOW,
    act,
    after_hands,
    bid,
    dealt,
    in_exchange,
    in_phase,
    in_play,
    on_page,
    opened,
    person,
    plain_choice,
    started,
    until,
)
from tests.world import finished_games
from tests.world.judged_tables import annulled, fined

LINK = "https://t.me/c/1001/7"
BLIND = {"auction.blind": "all"}
PLACED = {"deal.dealer_sets_talon": True}
RIGHTS = {"redeal.rights": [{"right": "weak_hand", "points_below": 120}]}
GIVING_UP = {"concession.write_down": True, "concession.max_contract": None}
GAME = FinishedGame(
    table="K7QX2M",
    preset="russian",
    finished=NOW,
    hands=12,
    players=tuple(Player(person=person(number, name)) for number, name in enumerate(["Anna", "Jan <3"], 1)),
    totals=(-120, 1010),
    winners=(1,),
)

PLAYERS = [
    Standing("Anna <3", 22, 5, 31, 12, 2, hands=240, points=12345, rated=5, strength=3.1, doubt=-4.2),
    Standing("Jan", 1, 1, 1, 1, 0, hands=9, points=1010, rated=1, strength=2.8, doubt=-0.3),
    Standing("Ola", 4, 0, 0, 2, 1, hands=40, points=-250),
]


def everywhere(draw, table, *more):
    """One screen in each language."""
    return {language: draw(table, language, *more) for language in WHOLE}


def update(table, **changes):
    return table.model_copy(update=changes)


def lobby_that_waits():
    table = opened("russian", people=2, options={"barrel.at": 850, **BLIND})
    return update(table, seats=(table.seats[0], update(table.seats[1], unreachable=True)), draw_seats=True)


def menu(page, preset="polish"):
    return update(opened(preset), menu=page)


LOBBIES = {
    "lobby": lambda: opened(people=2, bots=1),
    "lobby-waiting": lobby_that_waits,
    "menu-presets": lambda: menu("p0"),
    "menu-groups": lambda: menu("g"),
    "menu-group-auction": lambda: menu("gauction"),
    "menu-group-barrel-off": lambda: menu("gbarrel"),
    "menu-group-barrel": lambda: menu("gbarrel", "russian"),
    "menu-option-rights": lambda: menu("o" + code_of(BY_NAME["redeal.rights"])),
    "menu-option-above-120": lambda: menu("o" + code_of(BY_NAME["auction.above_120"])),
    "menu-table": lambda: menu("t"),
}


@pytest.mark.parametrize("name", LOBBIES)
def test_a_lobby_and_its_menu(name):
    check(name, everywhere(lobby_of_table, LOBBIES[name]()))


def with_everything_that_can_be_told():
    table = in_play(tricks=1, lying=1)
    chairs = [{"unreachable": True}, {"stand_in": True}, {"left": True}]
    return update(
        table,
        seats=tuple(update(seat, **changes) for seat, changes in zip(table.seats, chairs, strict=True)),
        notice=HistoryLine(key="set-aside"),
        moved_for=1,
        vote=Vote(kind="end", seats=(0,)),
        clock=update(table.clock, turn_since=NOW - 3600),
        times=update(table.times, timer=86400),
        pictures=True,
    )


def paused():
    table = in_play(tricks=1)
    return update(table, clock=update(table.clock, paused_since=NOW))


def judged():
    """A second hand in play with a fine, after a first hand that the judge annulled."""
    table = annulled(fined(in_play(tricks=1), 1, 60, "help", "friends"), "<Cards>")
    table = until(dealt(table), in_phase("play"))
    return fined(table, 0, 1, "delay")


def on_barrel(table):
    return table.game.phase == "play" and any(left is not None for left in table.game.barrel)


BOARDS = {
    "first-bid": lambda: started(opened()),
    "auction": lambda: act(started(opened(people=2, bots=1)), bid(100), bid(110)),
    "exchange": in_exchange,
    "contract": lambda: until(in_exchange(), in_phase("contract")),
    "lead": in_play,
    "trick": lambda: in_play(tricks=2, lying=2),
    "trick-taken": lambda: in_play(tricks=3),
    "four-players": lambda: in_play(tricks=1, lying=1, people=4),
    "stock": lambda: until(started(opened("draw_thousand", people=2)), lambda one: len(one.game.tricks) == 2),
    "blind": lambda: started(opened(options={**BLIND, "auction.golden_round": "on"})),
    "barrel": lambda: until(started(opened("russian", options={"barrel.at": 150})), on_barrel),
    "full": with_everything_that_can_be_told,
    "paused": paused,
    "fined": judged,
}


@pytest.mark.parametrize("name", BOARDS)
def test_a_board(name):
    check(f"board-{name}", everywhere(faces.board, BOARDS[name](), NOW))


def test_a_board_that_everybody_plays_in_windows():
    check("board-in-windows", everywhere(faces.board_in_windows, BOARDS["trick"](), NOW))


def may_declare(table):
    return table.game.phase == "play" and bool(plain_choice(table).get("marriage"))


HANDS = {
    "auction": lambda: act(started(opened("russian")), bid(100)),
    "auction-more": lambda: on_page(act(started(opened("russian")), bid(100)), HandPage(number=1)),
    "auction-right": lambda: started(opened("polish_twelve", people=2, options=RIGHTS)),
    "blind": lambda: started(opened(options=BLIND)),
    "cut": lambda: started(opened("skoroszow")),
    "talon-places": lambda: started(opened(options=PLACED)),
    "talon-places-more": lambda: on_page(started(opened(options=PLACED)), HandPage(places=(5,))),
    "two-talons": lambda: until(started(opened("polish_two_talons", people=2)), in_phase("choose_talon")),
    "exchange": in_exchange,
    "exchange-gives-up": lambda: in_exchange(options=GIVING_UP),
    "exchange-sure": lambda: on_page(in_exchange(options=GIVING_UP), HandPage(concession=1)),
    "discard": lambda: until(started(opened("polish_nine", people=2)), in_phase("exchange")),
    "concession": lambda: until(started(opened(options={"concession.stage": "before_talon"})), in_phase("concession")),
    "contract": lambda: until(in_exchange("russian"), in_phase("contract")),
    "lead": in_play,
    "follow": lambda: in_play(tricks=1, lying=1),
    "switches": lambda: on_page(in_play(tricks=1, lying=1), SWITCHES_PAGE),
    "marriage": lambda: until(started(opened()), may_declare),
}


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_of_who_is_to_move(name):
    table = HANDS[name]()
    check(f"hand-{name}", {language: faces.hand_of(table, table.to_act, language, LINK) for language in WHOLE})


def of_other(table):
    seat = next(seat for seat in range(len(table.seats)) if seat not in {table.to_act, table.game.sits_out})
    return {language: faces.hand_of(table, seat, language, LINK) for language in WHOLE}


def of_sitter(table):
    return {language: faces.hand_of(table, table.game.sits_out, language) for language in WHOLE}


def lying_trick():
    return in_play(tricks=1, lying=1)


def nine_hands():
    return until(started(opened("russian", people=4, options={"barrel.at": 200})), after_hands(9))


def one_hand(**table):
    return until(started(opened(**table)), after_hands(1))


def won():
    return until(started(opened(options={"game.target": 300, "lock.at": 250})), lambda one: one.stage is Stage.OVER)


def finished(table):
    return {language: finished_at_table(table, table.rows[0], language) for language in WHOLE}


OTHERS = {
    "hand-auction-waits": lambda: of_other(started(opened())),
    "hand-waits": lambda: of_other(lying_trick()),
    "hand-sits-out": lambda: of_sitter(started(opened(people=4))),
    "nudge": lambda: everywhere(notices.nudge_in_group, lying_trick()),
    "nudge-in-private": lambda: everywhere(notices.nudge_in_private, lying_trick()),
    "finished": lambda: finished(one_hand(people=4)),
    "finished-judged": lambda: finished(judged()),
    "game-over": lambda: everywhere(game_over_at_table, won()),
    "game-ended": lambda: everywhere(game_over_at_table, update(one_hand(), stage=Stage.CLOSED)),
    "score": lambda: everywhere(sheet_of_table, nine_hands()),
    "score-sentences": lambda: everywhere(sentences_of_table, nine_hands()),
    "score-judged": lambda: everywhere(sheet_of_table, until(judged(), after_hands(4))),
    "score-empty": lambda: everywhere(sheet_of_table, started(opened())),
    "verify": lambda: everywhere(verify.verification, one_hand()),
    "stats-settled": lambda: everywhere(player_statistics.stats, PLAYERS[:1]),
    "stats-provisional": lambda: everywhere(player_statistics.stats, PLAYERS[1:2]),
    "stats-unrated": lambda: everywhere(player_statistics.stats, PLAYERS[2:]),
    "stats-none": lambda: everywhere(player_statistics.stats, [Standing("Anna <3")]),
    "top": lambda: everywhere(player_statistics.top, PLAYERS),
    "top-none": lambda: everywhere(player_statistics.top, []),
    "top-many": lambda: everywhere(
        player_statistics.top, [Standing(f"P{number}", number, 0, hands=1) for number in range(1, 18)]
    ),
}


@pytest.mark.parametrize("name", OTHERS)
def test_another_screen(name):
    check(name, OTHERS[name]())


@pytest.mark.parametrize("language", READ)
@pytest.mark.parametrize("preset", ["polish", "russian", "skoroszow", "german_1001"])
def test_the_rules_of_a_preset(preset, language):
    table = opened(preset, people=2)
    found = {"rules": rules.rules(table, language)}
    found |= {name: rules.topic(table, name, language).model_copy(update={"rows": ()}) for name in rules.TOPICS}
    check(f"rules-{preset}.{language}", found, language)


@cache
def recorded():
    table, log = finished_games.played([person(number) for number in (1, 2, 3)], GROUP)
    return table, read(records.record(table, log))


def step_after(kind, count):
    """The place after action number `count` of a kind in the first hand."""
    steps = [step for step, action in enumerate(recorded()[1].hands[0].actions, 1) if parse(action).do == kind]
    return HandStep(1, steps[count - 1])


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("deal", lambda: HandStep(1, 0)),
        ("bid", lambda: step_after("bid", 1)),
        ("give", lambda: step_after("give", 1)),
        ("trick", lambda: step_after("play", 3)),
        ("hand-over", lambda: HandStep(1, 99)),
        ("game-over", lambda: HandStep(99, 99)),
    ],
)
def test_a_replay(name, place):
    table, record = recorded()
    check(f"replay-{name}", everywhere(replay.replay, moment(table, record, place())))


@pytest.mark.parametrize("language", WHOLE)
def test_the_pages_without_a_game(language):
    about, played = {"language": "pl", "nudges": False}, player_statistics.lines(PLAYERS[0], language)
    screens = {
        "help": help_screen.help_page(language),
        **{f"help: {group}": help_screen.help_group(group, MENU, language) for group in help_screen.GROUPS},
        "start": help_screen.start(language),
        "privacy in short": help_screen.privacy_in_short(language),
        "privacy": help_screen.privacy(language),
        "languages": pages.languages(language),
        "no games": pages.history([], language),
        "games": pages.history([GAME], language),
        "exported": pages.exported(opened(), language),
        "my data": pages.my_data(person(1, "Anna <3"), about, [GAME], played, 3, language),
    }
    check(f"pages.{language}", screens, language)
