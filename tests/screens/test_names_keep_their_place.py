"""A name written from right to left doesn't change a line's direction, wherever it is and however it is cut."""

import html
import re

import pytest

from adapters.discord.markdown import markdown
from adapters.telegram.markup import html_of
from bot.finished import records
from bot.finished.records import FinishedGame, Player
from bot.finished.replay import HandStep, moment
from bot.finished.statistics import Standing
from bot.people import Chat, Person, clean_name
from bot.refusal import Refusal
from bot.screens import pages
from bot.screens.afterwards import player_statistics, replay, score
from bot.screens.before import open_tables
from bot.screens.refusals import done, refused
from bot.screens.tournament import desk
from bot.table.gathering import Knock
from bot.table.kinds.tournament import TournamentTable
from bot.table.parts import HistoryLine, Vote
from bot.table.table import Stage
from bot.texts import WHOLE, plain, visible
from bot.texts.sentences import END, ISOLATE, cut, isolated, short, width
from bot.tournament.tournament import Tournament
from bot.views.watched import watched
from engine.record import read
from engine.tournament.model import Person as CorePerson
from tests.engine.tournament.acts import Disqualify
from tests.engine.tournament.arranged_tournaments import after, drawn
from tests.engine.tournament.arranged_tournaments import opened as tournament_opened
from tests.screens import faces
from tests.screens.drawn import (
    lobby_of_table,
    results_of_round,
    sentences_of_table,
    sheet_of_table,
    standings_of_all,
    tournament_page,
)
from tests.screens.every_screen import screens_of
from tests.screens.set_tables import NOW, after_hands, in_phase, opened, person, positions, started, until
from tests.world import finished_games
from tests.world.judged_tables import fined

NAMES = ["שרה", "محمد الطويل جدا", "אבג דהו 12", "Dana דנה"]
PLACE = Chat(platform="telegram", id="-1001", title="קלפים")
RIGHT = re.compile("[\u0590-\u08ff]")


def turned(text):
    """The lines of a text in which a name isn't isolated, or other words are isolated with it."""
    found = []
    for line in visible(text).split("\n"):
        depth, outside = 0, ""
        for char in line:
            depth += (char == ISOLATE) - (char == END)
            assert 0 <= depth <= 1, line
            outside += char if not depth else ""
        framed = re.findall(f"{ISOLATE}(.*?){END}", line)
        if depth or RIGHT.search(outside) or not all(map(is_of_one, framed)):
            found.append(line)
    return found


def is_of_one(words):
    """Whether words are one name, or the title of the chat, or the beginning of either."""
    words = words.removesuffix("…").strip()
    return any(known.startswith(words) for known in [*NAMES, PLACE.title])


def faults(screen):
    labels = [button.label for row in screen.rows for button in row]
    described = [screen.picture.description] if screen.picture is not None else []
    return [line for text in (screen.text, *labels, *described) for line in turned(text)]


def named(people=3, **more):
    table = opened(people=people, names=NAMES, **more)
    return table.model_copy(update={"home": PLACE})


def eventful(table):
    """The table with everything on it that mentions a name."""
    seats = list(table.seats)
    seats[0] = seats[0].model_copy(update={"unreachable": True})
    seats[1] = seats[1].model_copy(update={"stand_in": True, "typed": 1, "share": "ab" * 32})
    found = HistoryLine(key="decided-let-in", params={"who": NAMES[0], "name": NAMES[3]})
    return table.model_copy(
        update={
            "seats": tuple(seats),
            "announcement": found,
            "moved_for": 1,
            "knocks": (Knock(person=person(9, NAMES[3])),),
            "vote": Vote(kind="end", seats=(0,)),
            "pictures": True,
        }
    )


def of_games(language):
    """Screens of games, from the lobby to the stored data of a finished one."""
    waiting = eventful(named())
    yield lobby_of_table(waiting, language)
    yield lobby_of_table(waiting.model_copy(update={"stage": Stage.CLOSED}), language)
    yield open_tables.open_tables([waiting], language)
    *seen, end = positions(started(named(4)), 2)
    for table in [*seen[::3], end]:
        yield from screens_of(eventful(table), language)
        yield sentences_of_table(eventful(table), language)


def of_records(language):
    people = [person(number, name) for number, name in enumerate(NAMES[:3], start=1)]
    table, log = finished_games.played(people, PLACE)
    record = read(records.record(table, log))
    for place in (HandStep(1, 1), HandStep(1, 4), HandStep(1, 9), HandStep(1, 99), HandStep(99, 99)):
        yield replay.replay(moment(table, record, place), language)
    standing = [Standing(name, 22, 5, 31, 12, 2, hands=240, points=12345) for name in NAMES]
    yield player_statistics.stats(standing, language)
    yield player_statistics.top(standing, language)
    players = tuple(Player(person=one) for one in people[:2])
    game = FinishedGame(
        table="K7QX2M", preset="russian", finished=NOW, hands=12, players=players, totals=(-120, 1010), winners=(1,)
    )
    yield pages.history([game], language)
    yield pages.my_data(people[0], {}, [game], [], 3, language)


def replaced(value, **changes):
    return value.model_copy(update=changes)


def of_tournaments(language):
    judge = CorePerson(key="telegram:5", name=NAMES[0])
    core = drawn(tournament_opened(6, name=NAMES[1][:5]))
    players = tuple(
        replaced(one, person=replaced(one.person, name=NAMES[place % 4])) for place, one in enumerate(core.players)
    )
    core = replaced(core, players=players, organiser=judge)
    core = after(core, Disqualify(judge, 2, "delay", NAMES[2]))
    knock = Knock(person=Person(platform="telegram", id="77", name=NAMES[3]))
    tournament = Tournament(core=core, created=NOW, chats=(PLACE,), knocks=(knock,))
    entry = TournamentTable(tournament="SKORO", round=1, number=1, title=NAMES[0])
    table = fined(until(started(named()), in_phase("play")), 1, 60, "delay", NAMES[2])
    table = table.model_copy(update={"kind": entry})
    yield tournament_page(tournament, language, {1: table})
    yield standings_of_all(tournament, language)
    yield results_of_round(tournament, 1, language)
    for what in ("m", "k", "J"):
        yield desk.page(tournament, judge.key, what, [1], language, NOW, admin=False)
    yield desk.table(tournament, watched(table, language, NOW), 1)
    yield faces.board(table, language, NOW)


@pytest.mark.slow
@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("screens", [of_games, of_records, of_tournaments])
def test_no_line_of_a_screen_is_turned_round(screens, language):
    for screen in screens(language):
        assert faults(screen) == []


def test_the_frame_reaches_each_platform():
    table = until(started(named()), in_phase("play"))
    for screen in screens_of(eventful(table), "en"):
        text = html.unescape(re.sub(r"<[^>]*>", "", html_of(screen.text)))
        assert turned(html.escape(text)) == []
        assert turned(html.escape(markdown(screen.text).replace("\\", ""))) == []


@pytest.mark.parametrize("language", WHOLE)
def test_no_line_that_only_one_person_sees_is_turned_round(language):
    table = until(started(named(options={"play.peek": "last_trick"})), lambda one: len(one.game.tricks) == 1)
    lines = [
        faces.seen_again(table, language),
        refused(Refusal("not-your-turn", seat=0), language, table),
        refused(Refusal("nobody-of-that-name", name=NAMES[0]), language),
        refused(Refusal("not-a-member", place=PLACE.title), language),
        done("bot-added", language, name=NAMES[1]),
    ]
    assert [line for line in lines if turned(html.escape(line))] == []


def test_a_picture_and_a_file_have_the_bare_name():
    table = eventful(until(started(named()), in_phase("play")))
    data = faces.board(table, "en", NOW).picture.data
    assert [seat.name for seat in data.seats] == [clean_name(name) for name in NAMES[:3]]


def test_a_name_that_runs_with_the_sentence_needs_no_frame():
    for name in ("Anna", "Żółć", "Иван", "김철수", "100%", "👨\u200d👩\u200d👧"):
        assert isolated(name) == name


def test_the_frame_is_closed_where_a_text_is_cut_in_it():
    label = plain("en", "button-let-in", name=NAMES[1])
    for cells in range(1, width(label)):
        found = short(label, cells)
        assert found.count(ISOLATE) == found.count(END)
        assert width(found) <= cells
        assert len(cut(label, cells + 1)) <= cells + 1


@pytest.mark.parametrize("language", WHOLE)
def test_columns_stand_below_each_other_whatever_script_names_have(language):
    family = "👨\u200d👩\u200d👧"
    for names in (NAMES, ["김철수와친구들", family * 4, "Ẃ̂" * 9, "Anna"]):
        table = until(started(opened(people=4, names=[clean_name(name) for name in names])), after_hands(1))
        head = re.search("<pre>(.*)\n", sheet_of_table(table, language).text)[1]
        assert width(visible(head)) == 3 + 4 * score.WIDTH
