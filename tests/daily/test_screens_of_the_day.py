"""The screens of a deal of the day in each language: nothing is cut, and the shared text fits on any platform."""

from functools import partial

import pytest

from bot.chance import SystemChance
from bot.daily.day import sealed
from bot.daily.opening import made
from bot.finished.dailies import Best
from bot.people import Person
from bot.ports.days import Numbers
from bot.screens import deal_of_the_day as screens
from bot.screens.afterwards.best_line import best_line
from bot.screens.afterwards.verify import verification
from bot.table.playing import play
from bot.table.table import Seat, Stage
from bot.texts import WHOLE, visible
from bot.views.day import chat_results, day_in_group, day_page, finished_day, yesterday_of
from bot.views.keys import LABEL_CELLS, cells_of
from engine import game, players, view
from engine.actions import parse
from tests.world.finished_games import private

LENGTH = 2000  # characters that Discord shows
ANNA = Person(platform="telegram", id="1", name="Maximiliane Hohenlohe-La")
DATES = ("2026-11-23", "2026-11-24", "2026-11-22")


def played_out():
    """A day's table with the person's seat played by the built-in player, and all actions."""
    today = sealed(DATES[0], SystemChance())
    table = made(today, "K7QX2A", Seat(person=ANNA), private(ANNA), streak=99, now=0.0, settings={}).value
    hands = tuple(tuple(view.view(table.game, seat).hand) for seat in range(3))
    done = []
    while table.stage is Stage.PLAYING:
        seen = view.view(table.game, table.to_act)
        done.append(parse(players.choose(seen.as_json(), "easy", table.game.rules)))
        assert done[-1] in game.legal(table.game)
        table, _ = play(table, done[-1], 0.0)
    return table, Best(table, hands, tuple(done))


@pytest.fixture(scope="module")
def best():
    return played_out()[1]


@pytest.mark.parametrize("language", WHOLE)
def test_no_screen_is_too_long_and_no_label_is_cut(best, language):
    today, tomorrow, yesterday = (sealed(date, SystemChance()) for date in DATES)
    rows, numbers = [(ANNA.name, -120)] * 12, Numbers(123_456, -12.5, 400)
    chats = [chat_results("Friday evening in the club", rows, language)] * 3
    before = yesterday_of(yesterday, numbers, ANNA.name, today.ends, language)
    view = day_in_group(today, [ANNA.name] * 200, rows, language)
    drawn = partial(day_page, today, tomorrow, yesterday=before, language=language, left=5 * 3600)
    pages = [
        screens.page(drawn(own=None, streak=365)),
        screens.page(drawn(own=best.table, numbers=numbers, chats=chats)),
        screens.share(finished_day(best.table, language)),
        screens.in_group(view, "https://chat.example"),
        screens.line(view, "https://chat.example"),
        best_line(best, language),
        verification(best.table, language),
    ]
    for one in pages:
        assert len(visible(one.text)) <= LENGTH
        for row in one.rows:
            assert all(cells_of(button) <= LABEL_CELLS[len(row)] for button in row)


def test_the_line_of_a_group_is_one_line(best):
    day = sealed(DATES[0], SystemChance())
    for language in WHOLE:
        assert "\n" not in screens.line(day_in_group(day, (), [("Anna", 120)], language)).text
