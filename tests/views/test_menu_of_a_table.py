"""What the menu of a page offers about a table: every kind of table, for everybody who may look at it."""

import pytest

from bot.codec import decode
from bot.people import Chat
from bot.table.kinds.daily import Daily
from bot.table.kinds.practice import Practice
from bot.table.kinds.short import ShortGame
from bot.table.kinds.study import StudyGame
from bot.table.kinds.tournament import TournamentTable
from bot.table.table import Stage
from bot.views.menu import menu_of
from tests.screens.set_tables import in_play, opened

OPENER, SEATED, WATCHER = "telegram:1", "telegram:2", "telegram:9"
ALONE = Chat(platform="telegram", id="1", private=True)
OTHERS = {"daily", "learn"}


def alone(kind):
    """A game of one person against built-in players in their private chat."""
    table = in_play(people=1, bots=2)
    return table.replace(kind=kind, chats=(ALONE,))


TABLES = {
    "lobby": opened(people=2),
    "game": in_play(),
    "over": in_play().replace(stage=Stage.OVER),
    "closed": opened(people=2).replace(stage=Stage.CLOSED),
    "practice": alone(Practice()),
    "short": alone(ShortGame()),
    "study": alone(StudyGame()),
    "day": alone(Daily(date="2026-11-22", edition="2026-11", mark="m")),
    "tournament": in_play().replace(kind=TournamentTable(tournament="SKORO", title="Cup", round=1, number=1)),
}
PAUSED = in_play().replace(clock=in_play().clock.model_copy(update={"paused_since": 1.0}))
GOES = [
    ("lobby", OPENER, {"timer", "end", "leave", "invite"}),
    ("lobby", SEATED, {"leave", "invite"}),
    ("lobby", WATCHER, {"invite"}),
    ("game", OPENER, {"pause", "timer", "end", "leave", "invite"}),
    ("game", SEATED, {"pause", "timer", "end", "leave", "invite"}),
    ("game", WATCHER, {"invite"}),
    ("over", OPENER, set()),
    ("over", WATCHER, set()),
    ("closed", OPENER, set()),
    ("practice", OPENER, {"pause", "timer", "end", "leave"}),
    ("short", OPENER, {"pause", "timer", "end", "leave"}),
    ("study", OPENER, {"pause", "timer", "end", "leave"}),
    ("day", OPENER, set()),
    ("tournament", SEATED, {"leave"}),
    ("tournament", WATCHER, set()),
]


@pytest.mark.parametrize(("name", "reader", "goes"), GOES, ids=[f"{name}-{who}" for name, who, _ in GOES])
def test_a_menu_offers_what_the_reader_may_do_at_the_table_now(name, reader, goes):
    beside = OTHERS - ({"daily"} if name == "day" else set())
    assert set(menu_of(TABLES[name], reader, "en")) == goes | beside


def test_a_paused_game_can_go_on():
    assert set(menu_of(PAUSED, SEATED, "en")) == {"resume", "timer", "end", "leave", "invite", *OTHERS}


def test_the_buttons_of_a_menu_stay_valid_whatever_is_played():
    for name, verb, argument in (("pause", "vote", "pause"), ("timer", "timer", ""), ("leave", "leave", "")):
        token = decode(menu_of(TABLES["game"], SEATED, "en")[name].data)
        assert (token.table, token.verb, token.argument) == (TABLES["game"].id, verb, argument)
        assert (token.decision, token.version) == (0, 0)


@pytest.mark.parametrize(("name", "asks"), [("practice", True), ("game", False), ("lobby", False)])
def test_ending_a_game_is_asked_about_first_where_one_person_ends_it(name, asks):
    assert (menu_of(TABLES[name], OPENER, "en")["end"].asks is not None) == asks


def test_an_admin_of_its_chat_may_do_at_a_table_what_admins_may():
    lobby, game = TABLES["lobby"], TABLES["game"]
    goes = menu_of(game, WATCHER, "en", speaks_for=game.home)
    assert {"pause", "end"} <= set(goes)
    assert goes["end"].asks is not None
    assert {"timer", "end"} <= set(menu_of(lobby, WATCHER, "en", speaks_for=lobby.home))
    elsewhere = Chat(platform="telegram", id="-77")
    assert set(menu_of(game, WATCHER, "en", speaks_for=elsewhere)) == {"invite", *OTHERS}


def test_whoever_has_left_a_game_is_not_offered_to_leave_it_again():
    table = in_play().with_seat(1, left=True)
    assert set(menu_of(table, SEATED, "en")) == {"invite", *OTHERS}
