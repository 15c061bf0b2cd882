"""One's own page and games, made up, as answers of a scripted bot."""

from bot.finished import ratings
from bot.finished.records import FinishedGame, Player, SheetHand
from bot.people import Person
from bot.ports.directory import Aggregates
from bot.screen import Answer
from bot.views.as_json import as_json
from bot.views.my_games import A_PAGE, my_games
from bot.views.my_page import my_page
from tests.screens.set_tables import in_play

NOW = 1_700_000_000.0
ANNA = Person(platform="web", id="anna", name="Anna")
BEN = Person(platform="web", id="ben", name="Bartholomäus Längsdorff-K.")
NUMBERS = {
    "games": 83.0,
    "wins": 31.0,
    "made": 120.0,
    "down": 40.0,
    "conceded": 12.0,
    "hands": 700.0,
    "points": 54000.0,
    "rated": 60.0,
    "strength": 9.0,
    "doubt": -6.5,
    "shared": 70.0,
    "left": 3.0,
    "detailed": 60.0,
    "declared": 150.0,
    "declared_points": 9000.0,
    "defended": 400.0,
    "defended_points": -700.0,
    "marriages": 44.0,
    "contract": 240.0,
    "preset:polish": 40.0,
    "preset:polish:won": 14.0,
    "preset:russian": 20.0,
    "ladder:gentle": 3.0,
    "ladder:easy": 2.0,
    "ladder:normal": 1.0,
}


def curve() -> str:
    found = ""
    for number in range(60):
        found = ratings.curve_with(found, ratings.Rating(number * 0.12 + number % 5, max(-6.5, -0.15 * number)))
    return found


def page_of(language: str, numbers: dict[str, float] | None = None, *, guest: bool = False) -> Answer:
    sums = Aggregates("Anna", NUMBERS if numbers is None else numbers, curve=curve() if numbers is None else "")
    about = {"daily": {"last": "2026-11-28", "streak": 12}}
    view = my_page("Anna", sums, about, "2026-11-28", language, own=True, guest=guest)
    return Answer(own={"kind": "me", **as_json(view)})


def game(number: int, finished: float) -> FinishedGame:
    sheet = ((0, 100, "made", (100, 20, 15)), (1, 120, "down", (140, -100, 30)), (0, 110, "made", (1010, -60, 300)))
    return FinishedGame(
        table=f"GAME{number}",
        preset="polish",
        finished=finished,
        hands=3,
        players=(Player(person=ANNA), Player(person=BEN), Player(number=1)),
        totals=sheet[-1][3],
        winners=(number % 2,),
        sheet=tuple(
            SheetHand(hand=at + 1, declarer=who, contract=contract, outcome=outcome, totals=totals)
            for at, (who, contract, outcome, totals) in enumerate(sheet)
        ),
    )


def games_of(language: str, page: int = 0) -> Answer:
    running = in_play().replace(id="RUNS22")
    running = running.replace(clock=running.clock.replace(turn_since=NOW - 7200))
    days = [NOW - 600, NOW - 5 * 86_400, *(NOW - (40 + day) * 86_400 for day in range(A_PAGE))]
    games = [game(number, at) for number, at in enumerate(days)]
    view = my_games(ANNA.key, [running], games[page * A_PAGE :], [], page, now=NOW, language=language)
    return Answer(own={"kind": "games", **as_json(view)})
