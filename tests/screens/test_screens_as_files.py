"""Every kind of screen in every language: in its own words, and as two of them stand in tests/golden/screens."""

import pytest

from bot.asking.commands import MENU
from bot.finished import records
from bot.finished.records import FinishedGame, Player
from bot.finished.replay import Place, moment
from bot.finished.statistics import Standing
from bot.screens import help as help_screen
from bot.screens import pages
from bot.screens.afterwards import player_statistics, replay, score, verify
from bot.screens.before import lobby as lobby_screen
from bot.screens.before import rules
from bot.screens.before.options import code_of
from bot.screens.during import board, hand, nudge
from bot.screens.during.choosing import SWITCHES
from bot.table.table import Line, Stage, Vote
from bot.texts import LANGUAGES
from engine.actions import parse
from engine.record import read
from engine.rules.options import BY_NAME
from tests.screens.golden_files import check
from tests.screens.set_tables import (
    GROUP,
    NOW,
    act,
    after_hands,
    dealt,
    in_phase,
    opened,
    person,
    plain_choice,
    started,
    until,
)
from tests.world import finished_games
from tests.world.judged_tables import annulled, fined

LINK = "https://t.me/c/1001/7"


def everywhere(draw):
    """One screen in each language."""
    return {language: draw(language) for language in LANGUAGES}


def bid(value):
    return {"do": "bid", "value": value}


PASS = {"do": "pass"}


def in_exchange(preset="polish", **table):
    return until(act(started(opened(preset, **table)), bid(100), bid(110), PASS, PASS), in_phase("exchange"))


def in_play(tricks=0, lying=0, preset="polish", **table):
    """The play, with this many tricks taken and cards on the table."""

    def reached(one):
        game = one.game
        return game.phase == "play" and len(game.tricks) == tricks and len(game.trick) == lying

    return until(in_exchange(preset, **table), reached)


def test_a_lobby():
    table = opened(people=2, bots=1)
    check("lobby", everywhere(lambda language: lobby_screen.lobby(table, language)))


def test_a_lobby_that_waits_for_players_and_has_its_own_rules():
    table = opened("russian", people=2, options={"barrel.at": 850, "auction.blind": "all"})
    seats = (table.seats[0], table.seats[1].model_copy(update={"unreachable": True}))
    waiting = table.model_copy(update={"seats": seats, "draw_seats": True})
    check("lobby-waiting", everywhere(lambda language: lobby_screen.lobby(waiting, language)))


@pytest.mark.parametrize(
    ("name", "preset", "page"),
    [
        ("presets", "polish", "p0"),
        ("groups", "polish", "g"),
        ("group-auction", "polish", "gauction"),
        ("group-barrel-off", "polish", "gbarrel"),
        ("group-barrel", "russian", "gbarrel"),
        ("option-rights", "polish", "o" + code_of(BY_NAME["redeal.rights"])),
        ("option-above-120", "polish", "o" + code_of(BY_NAME["auction.above_120"])),
        ("table", "polish", "t"),
    ],
)
def test_a_page_of_the_options_menu(name, preset, page):
    table = opened(preset).model_copy(update={"menu": page})
    check(f"menu-{name}", everywhere(lambda language: lobby_screen.lobby(table, language)))


@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("first-bid", lambda: started(opened())),
        ("auction", lambda: act(started(opened(people=2, bots=1)), bid(100), bid(110))),
        ("exchange", in_exchange),
        ("contract", lambda: until(in_exchange(), in_phase("contract"))),
        ("lead", in_play),
        ("trick", lambda: in_play(tricks=2, lying=2)),
        ("trick-taken", lambda: in_play(tricks=3)),
        ("four-players", lambda: in_play(tricks=1, lying=1, people=4)),
        ("stock", lambda: until(started(opened("draw_thousand", people=2)), lambda one: len(one.game.tricks) == 2)),
        ("blind", lambda: started(opened(options={"auction.blind": "all", "auction.golden_round": "on"}))),
        (
            "barrel",
            lambda: until(
                started(opened("russian", options={"barrel.at": 150})),
                lambda one: any(left is not None for left in one.game.barrel) and one.game.phase == "play",
            ),
        ),
    ],
)
def test_a_board(name, make):
    table = make()
    check(f"board-{name}", everywhere(lambda language: board.board(table, language, NOW)))


def test_a_board_with_everything_that_can_be_told():
    table = in_play(tricks=1, lying=1)
    seats = list(table.seats)
    seats[0] = seats[0].model_copy(update={"unreachable": True})
    seats[1] = seats[1].model_copy(update={"stand_in": True})
    seats[2] = seats[2].model_copy(update={"left": True})
    told = table.model_copy(
        update={
            "seats": tuple(seats),
            "notice": Line(key="restored"),
            "moved_for": 1,
            "vote": Vote(kind="end", seats=(0,)),
            "clock": table.clock.model_copy(update={"move": 86400, "turn_since": NOW - 3600}),
            "pictures": True,
        }
    )
    check("board-full", everywhere(lambda language: board.board(told, language, NOW)))


def test_a_board_in_a_pause():
    table = in_play(tricks=1)
    paused = table.model_copy(update={"clock": table.clock.model_copy(update={"paused_since": NOW})})
    check("board-paused", everywhere(lambda language: board.board(paused, language, NOW)))


def test_a_finished_hand():
    table = until(started(opened(people=4)), after_hands(1))
    check("finished", everywhere(lambda language: board.finished(table, table.rows[0], language)))


def test_the_end_of_a_game():
    table = until(started(opened(options={"game.target": 300, "lock.at": 250})), lambda one: one.stage is Stage.OVER)
    check("game-over", everywhere(lambda language: board.game_over(table, language)))


def test_a_game_that_was_ended_early():
    table = until(started(opened()), after_hands(1)).model_copy(update={"stage": Stage.CLOSED})
    check("game-ended", everywhere(lambda language: board.game_over(table, language)))


def of_mover(table):
    return everywhere(lambda language: hand.hand(table, table.to_act, language, LINK))


def of_other(table):
    seat = next(seat for seat in range(len(table.seats)) if seat not in {table.to_act, table.game.sits_out})
    return everywhere(lambda language: hand.hand(table, seat, language, LINK))


def on_page(table, page):
    seats = list(table.seats)
    seats[table.to_act] = seats[table.to_act].model_copy(update={"page": page})
    return table.model_copy(update={"seats": tuple(seats)})


RIGHTS = {"redeal.rights": [{"right": "weak_hand", "points_below": 120}]}
GIVING_UP = {"concession.write_down": True, "concession.max_contract": None}


@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("auction", lambda: of_mover(act(started(opened("russian")), bid(100)))),
        ("auction-more", lambda: of_mover(on_page(act(started(opened("russian")), bid(100)), 1))),
        ("auction-waits", lambda: of_other(started(opened()))),
        ("auction-right", lambda: of_mover(started(opened("polish_twelve", people=2, options=RIGHTS)))),
        ("blind", lambda: of_mover(started(opened(options={"auction.blind": "all"})))),
        ("cut", lambda: of_mover(started(opened("skoroszow")))),
        ("talon-places", lambda: of_mover(started(opened(options={"deal.dealer_sets_talon": True})))),
        ("talon-places-more", lambda: of_mover(on_page(started(opened(options={"deal.dealer_sets_talon": True})), 5))),
        (
            "two-talons",
            lambda: of_mover(until(started(opened("polish_two_talons", people=2)), in_phase("choose_talon"))),
        ),
        ("exchange", lambda: of_mover(in_exchange())),
        ("exchange-gives-up", lambda: of_mover(in_exchange(options=GIVING_UP))),
        ("exchange-sure", lambda: of_mover(on_page(in_exchange(options=GIVING_UP), 91))),
        ("discard", lambda: of_mover(until(started(opened("polish_nine", people=2)), in_phase("exchange")))),
        (
            "concession",
            lambda: of_mover(
                until(started(opened(options={"concession.stage": "before_talon"})), in_phase("concession"))
            ),
        ),
        ("contract", lambda: of_mover(until(in_exchange("russian"), in_phase("contract")))),
        ("lead", lambda: of_mover(in_play())),
        ("follow", lambda: of_mover(in_play(tricks=1, lying=1))),
        ("waits", lambda: of_other(in_play(tricks=1, lying=1))),
    ],
)
def test_a_hand(name, make):
    check(f"hand-{name}", make())


def may_declare(table):
    return table.game.phase == "play" and bool(plain_choice(table).get("marriage"))


def test_a_hand_whose_owner_looks_at_the_switches():
    check("hand-switches", of_mover(on_page(in_play(tricks=1, lying=1), SWITCHES)))


def test_a_hand_with_a_marriage():
    check("hand-marriage", of_mover(until(started(opened()), may_declare)))


def test_the_hand_of_one_who_sits_out():
    table = started(opened(people=4))
    check("hand-sits-out", everywhere(lambda language: hand.hand(table, table.game.sits_out, language)))


def test_the_nudge():
    table = in_play(tricks=1, lying=1)
    check("nudge", everywhere(lambda language: nudge.nudge(table, language)))


def test_a_score_sheet():
    table = until(started(opened("russian", people=4, options={"barrel.at": 200})), after_hands(9))
    check("score", everywhere(lambda language: score.sheet(table, language)))


def judged():
    """A second hand in play in which somebody was fined, after one that the judge has annulled."""
    table = annulled(fined(in_play(tricks=1), 1, 60, "help", "friends"), "<Cards>")
    table = until(dealt(table), in_phase("play"))
    return fined(table, 0, 1, "delay")


def test_a_board_after_a_penalty():
    check("board-fined", everywhere(lambda language: board.board(judged(), language, NOW)))


def test_a_hand_that_the_judge_annulled():
    table = judged()
    check("finished-judged", everywhere(lambda language: board.finished(table, table.rows[0], language)))


def test_a_score_sheet_with_what_the_judge_decided():
    table = until(judged(), after_hands(4))
    check("score-judged", everywhere(lambda language: score.sheet(table, language)))


def test_a_score_sheet_in_plain_sentences():
    table = until(started(opened("russian", people=4, options={"barrel.at": 200})), after_hands(9))
    check("score-sentences", everywhere(lambda language: score.in_sentences(table, language)))


def test_an_empty_score_sheet():
    check("score-empty", everywhere(lambda language: score.sheet(started(opened()), language)))


def test_the_check_of_the_deals():
    table = until(started(opened()), after_hands(1))
    check("verify", everywhere(lambda language: verify.verification(table, language)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["polish", "russian", "skoroszow", "german_1001"])
def test_the_rules_of_a_preset(preset, language):
    table = opened(preset, people=2)
    told = {"rules": rules.rules(table, language)}
    told |= {name: rules.topic(table, name, language).model_copy(update={"rows": ()}) for name in rules.TOPICS}
    check(f"rules-{preset}.{language}", told, language)


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


@pytest.mark.parametrize(("name", "one"), list(zip(("settled", "provisional", "unrated"), PLAYERS, strict=True)))
def test_what_somebodys_games_come_to(name, one):
    check(f"stats-{name}", everywhere(lambda language: player_statistics.stats([one], language)))


def test_stats_before_the_first_finished_game():
    check("stats-none", everywhere(lambda language: player_statistics.stats([Standing("Anna <3")], language)))


def test_the_table_of_a_chats_players():
    check("top", everywhere(lambda language: player_statistics.top(PLAYERS, language)))


def test_the_table_of_a_chat_without_players():
    check("top-none", everywhere(lambda language: player_statistics.top([], language)))


def test_the_table_of_a_chat_with_many_players():
    many = [Standing(f"P{number}", number, 0, hands=1) for number in range(1, 18)]
    check("top-many", everywhere(lambda language: player_statistics.top(many, language)))


def replayed(after):
    table, log = finished_games.played([person(number) for number in (1, 2, 3)], GROUP)
    record = read(records.record(table, log))
    return moment(table, record, after if isinstance(after, Place) else Place(1, step_after(record.hands[0], *after)))


def step_after(played, kind, count):
    """The step after the count-th action of a kind."""
    steps = [step for step, action in enumerate(played.actions, 1) if parse(action).do == kind]
    return steps[count - 1]


@pytest.mark.parametrize(
    ("name", "after"),
    [
        ("deal", Place(1, 0)),
        ("bid", ("bid", 1)),
        ("give", ("give", 1)),
        ("trick", ("play", 3)),
        ("hand-over", Place(1, 99)),
        ("game-over", Place(99, 99)),
    ],
)
def test_a_replay(name, after):
    check(f"replay-{name}", everywhere(lambda language: replay.replay(replayed(after), language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_without_a_game(language):
    check(
        f"pages.{language}",
        {
            "help": help_screen.help_page(language),
            **{f"help: {group}": help_screen.help_group(group, MENU, language) for group in help_screen.GROUPS},
            "start": help_screen.start(language),
            "privacy": help_screen.privacy(language),
            "languages": pages.languages(language),
            "no games": pages.history([], language),
            "games": pages.history([GAME], language),
            "exported": pages.exported(opened(), language),
            "my data": pages.my_data(
                person(1, "Anna <3"),
                {"language": "pl", "nudges": False},
                [GAME],
                player_statistics.lines(PLAYERS[0], language),
                language,
            ),
        },
        language,
    )
