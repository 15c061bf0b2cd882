"""Names are free text: on no screen does a name become a mention, a command or an address, or vanish."""

import html
import re

import pytest

from adapters.discord.markdown import markdown
from adapters.telegram.markup import html_of
from bot.people import NAME_LIMIT, NAMELESS, Person, clean_name, inert
from bot.refusal import Refusal
from bot.screens import notices
from bot.texts import WHOLE
from bot.views.names import seat_name
from tests.screens import faces
from tests.screens.drawn import lobby_of_table, sheet_of_table
from tests.screens.set_tables import NOW, in_phase, opened, started, until

LIVE = [
    "@victim",
    "Jan @victim",
    "/endgame",
    "/endgame@Bot",
    "a /leave",
    "evil.com",
    "https://evil.com/x",
    "t.me/evil",
    "tg://user?id=1",
    "#scandal",
    "$TON",
    "me@evil.com",
    "@everyone",
    "<@123456789012345678>",
    "</endgame:123456>",
]
BLANK = ["\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\ufffc", "\U0001d159", "\U00013441", "\U00013442", "\u3000"]
NO_WIDTH = [
    "\u034f",
    "\u17b4",
    "\u180b",
    "\ufe0f",
    "\U000e0100",
    "\u2d7f",
    "\u200b",
    "\u2060",
    "\u00ad",
    "\u202e",
    "\u200d",
]
INVISIBLE = [*BLANK, *NO_WIDTH, "\u2800\u2800", "\u115f\u1160", "\u200b\u2060", " \u3164 ", "\ufffc\U0001d159"]
QUIET = ["Anna", "J. Smith", "Żółć", "Иван", "김철수", "O'Hara", "d'Arc-Müller", "A+B", "100%", "it's me :-)"]

_ALIVE = re.compile(r"@\w|(?<![\w<])/[a-zA-Z]|[#$]\w|\w\.[a-z]{2,}|\w://")


def alive(text):
    """The parts that a chat would turn into links, recognised by their form."""
    return _ALIVE.findall(text)


def shown(raw):
    """All texts with this name that other people see, as Telegram and Discord get them."""
    names = [clean_name(raw), "Ben", "Cleo"]
    waiting = opened("polish", people=3, names=names)
    playing = until(started(waiting), in_phase("play"))
    for screen in (
        lobby_of_table(waiting, "en"),
        faces.board(playing, "en", NOW),
        notices.nudge_in_group(playing, "en"),
        notices.nudge_in_private(playing, "en"),
        sheet_of_table(playing, "en"),
        *(faces.hand_of(playing, seat, "en") for seat in range(3)),
    ):
        yield html.unescape(re.sub(r"<[^>]*>", "", html_of(screen.text)))
        yield markdown(screen.text).replace("\\", "")


@pytest.mark.parametrize("raw", LIVE)
def test_a_name_makes_nothing_live_on_any_screen(raw):
    usual = [alive(text) for text in shown("Anna")]
    assert [alive(text) for text in shown(raw)] == usual


@pytest.mark.parametrize("raw", LIVE + QUIET)
def test_a_name_looks_as_it_was_written(raw):
    cleaned = clean_name(raw)
    assert cleaned.replace("\u2060", "") == raw[:NAME_LIMIT].strip()
    assert clean_name(cleaned) == cleaned


@pytest.mark.parametrize("raw", INVISIBLE)
@pytest.mark.parametrize("language", WHOLE)
def test_somebody_without_a_visible_name_is_called_by_the_seat(raw, language):
    assert clean_name(raw) == NAMELESS
    table = opened("polish", people=3, names=["Anna", "Ben", clean_name(raw)])
    assert seat_name(table, 2, language).endswith("3")
    assert len(seat_name(table, 2, language)) > 2


@pytest.mark.parametrize("mark", [*NO_WIDTH, "\u0301"])
@pytest.mark.parametrize("blank", BLANK)
def test_nothing_visible_is_left_of_blanks_with_marks_on_them(blank, mark):
    assert clean_name(blank + mark) == clean_name(mark + blank) == clean_name(blank + mark + blank) == NAMELESS


@pytest.mark.parametrize("blank", BLANK)
def test_a_blank_between_letters_is_a_space(blank):
    assert clean_name(f"A{blank}B{blank}") == "A B"


@pytest.mark.parametrize("raw", LIVE)
def test_what_somebody_typed_is_repeated_inert(raw):
    assert not alive(str(Refusal("unknown-option", typed=raw).params["typed"]))
    assert inert(inert(raw)) == inert(raw)


def test_a_name_stays_the_same_in_a_person():
    name = clean_name("evil.com")
    assert Person(platform="telegram", id="1", name=name).name == name
