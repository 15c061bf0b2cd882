"""Counts, defaults and limits in the documentation are those of the code: each sentence is made from it here."""

import re
from collections import Counter

import pytest
import yaml

from adapters.discord import answers, exchanges, signing
from adapters.discord.profile import PERMISSIONS
from adapters.redis import connection, health, limits, sessions
from adapters.web import connections, guest_site, pages, proof, rooms
from bot.asking import allowances, boards, settings_typed, windows
from bot.asking.commands import judge as desk
from bot.asking.commands import tournament_export
from bot.calling import calls, wishes
from bot.daily import line, results
from bot.daily.week import WEEK
from bot.finished import (
    dailies,
    details,
    fair_queue,
    group_puzzles,
    kept_studies,
    rated_games,
    ratings,
    reviewing,
    solvers,
    statistics,
)
from bot.ports import windows as presence
from bot.retention import DAY, Kind, life
from bot.running.settings import Settings
from bot.showing import day_tender, delivery_pass, surfaces
from bot.strangers import conduct, pairing, queue, seating
from bot.table import parts, pauses, platform_facts, settings
from bot.table.kinds import kind
from bot.table.kinds.short import ShortGame
from bot.table.kinds.strangers import Strangers
from bot.texts import LANGUAGES, WHOLE
from bot.tournament import judging, plan, rounds, tournament
from bot.views import my_games, people, puzzle, strangers
from engine import judge, study
from engine.lessons.lesson import LESSONS
from engine.players import LEVELS, levels, review, solve, weigh
from engine.puzzles import own_cards, store
from engine.tournament import model
from engine.tournament import settings as of_a_tournament
from tests.project.pages import ROOT
from tools import make_puzzles, release

WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
CALLS = limits.TELEGRAM.per_second or 0
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]


def word(number):
    return WORDS[int(number)] if number < len(WORDS) else str(int(number))


def per_cent(part):
    return f"{part * 100:.0f} %"


def typed(name):
    return " to ".join(settings_typed.typed_form(name, seconds) for seconds in settings.SPANS[name])


def level(name):
    return levels.LEVELS[name]


FIGURES = {
    "CHANGELOG.md": [
        f"{word(len(LANGUAGES))} languages, {word(len(LANGUAGES) - len(WHOLE))} of them drafts",
        f"players of {word(len(LEVELS))} levels, from `{LEVELS[0]}` to `{LEVELS[-1]}`",
        f"`/learn` has {word(len(LESSONS))} short lessons",
        f"a short game up to {ShortGame.options['game.target']} against `{ShortGame().level}`",
    ],
    "PRIVACY.md": [f"in {word(len(WHOLE))} languages, to whoever asks the bot"],
    "README.md": [f"http://127.0.0.1:{Settings.model_fields['http_port'].default}/"],
    "docs/commands.md": [
        f"{word(kind.FREE_AFTER / 60)} minutes after somebody has left a game",
        f"`timer`: {typed('timer')}; `patience`: {typed('patience')}",
        f"(usually {settings_typed.typed_form('patience', parts.PATIENCE)})",
        f"at most {word(calls.A_DAY)} a day",
        f"{wishes.USUAL_QUIET[0]} to {wishes.USUAL_QUIET[1]} in your zone",
        f"people who play {word(statistics.RELIABLE / 20)} of five games to the end",
    ],
    "docs/daily.md": [
        *[f"| {day} | `{kind.preset}` | {kind.seats} |" for day, kind in zip(DAYS, WEEK, strict=True)],
        f"{word(line.LINE_AT)} o'clock by the group's zone",
        f"on {word(results.REGULAR)} of the last {word(day_tender.WEEK)} days",
        f"the last {dailies.DAYS_KEPT} days",
        f"| {life(Kind.DAILY) // DAY} days |",
        f"as a chat, {life(Kind.CHAT) // DAY} days",
        f"which rests {life(Kind.RESTING) // DAY} days",
    ],
    "docs/deploy.md": [
        f"make {CALLS:.0f} a second on one token of Telegram (never more than {CALLS * (1 + limits.LATE):.0f})",
        f"{limits.DISCORD.per_second:.0f} on Discord",
        f"From {limits.SLOWER[0][0]} refused calls in ten minutes on, half as many are made, from 2,000 on a tenth",
    ],
    "docs/hosting/discord.md": [f"permissions={PERMISSIONS.value}`"],
    "docs/hosting/vps.md": [f"Compose allows the bot {COMPOSE['bot']['mem_limit'].removesuffix('m')} MB"],
    "docs/players.md": [
        f"| easy | {level('easy').by_policy} (",
        f"bids from {level('easy').forecasts} guesses, lowered by {level('easy').caution} points",
        f"to make {word(level('hard').caution)} points less",
        f"| normal | 3 to {level('normal').by_policy} (",
        *[f"| {name} | up to {level(name).guesses}, within {level(name).positions:,}" for name in ("hard", "expert")],
        f"`hard` tries up to {level('hard').contracts} possible deals, `expert` {level('expert').contracts}",
    ],
    "docs/puzzles.md": [
        *[
            f"| {kind} | `{level}` | {count} |"
            for (kind, level), count in Counter((one.kind, one.level) for one in store.shipped()).items()
        ],
        f"{own_cards.FEWEST_DEALS} to {own_cards.MOST_DEALS:,}: who holds which card",
        f"in at least {own_cards.LEAD} of a hundred more deals",
        f"`{own_cards.PLAYERS}` also plays on after the best two cards in {own_cards.PLAYED_ON} of the deals",
        f"after {'an hour' if group_puzzles.LASTS == 3600 else '?'}, or when its asker shows it",
        f"shown after {word(puzzle.SETTLED)}, and {word(solvers.EACH_DAY)} of them make a day",
        f"one puzzle in {word(solvers.FOR_GROUPS)} for themselves",
        f"plays {make_puzzles.GAMES:,} games, {len(make_puzzles.OWN_TOO)} of which",
    ],
    "docs/record.md": [
        f"up to {study.LONGEST_NAME} characters",
        f"up to {study.LONGEST_SEAT} characters each",
        f"texts of up to {study.LONGEST_COMMENT:,} characters",
        f"up to {study.MOST_BYTES // 1024} KB, {study.MOST_HANDS} hands, {study.MOST_ACTIONS:,} actions, ",
        f"{study.MOST_VARIATIONS} variations, {study.DEEPEST} levels of them and {study.MOST_COMMENTS:,} comments",
        f"`points`: {judge.LEAST} to {judge.MOST} |",
        f"({solve.MOST_POSITIONS // 10**6} million without `--positions`)",
    ],
    "docs/redis.md": [
        f"A command is repeated {word(connection.RETRIES)} times",
        f"From {word(health.NEARLY_FULL * 10)} tenths of `maxmemory` on",
    ],
    "docs/reviews.md": [
        f"at least {review.SUSPECTED:.0f} points worse than the best in {review.FIRST} guesses is tried again",
        f"tried again in {review.AGAIN} new ones",
        f"{per_cent(review.LEFT['contract'])} for the contract ({per_cent(review.LEFT_IN_TWO_HANDS['contract'])} where",
        f"where two play) and for giving up, {per_cent(review.LEFT['auction'])} in the auction, ",
        f"{per_cent(review.LEFT['exchange'])} in the exchange, {per_cent(review.LEFT['play'])} for a card",
        f"more than {word(review.CLEAR)} standard errors",
        f"by at least {review.LEAST['play']:.0f} points for a card, {review.LEAST['exchange']:.0f} in the exchange",
        f"{review.LEAST['auction']:.0f} in the auction and the contract",
        f"{review.LEAST_OTHERWISE:.0f} for giving up",
        "{} guesses first, then {} and {}".format(*boards.SEEN_BY),
        f"beyond {weigh.MOST_POSITIONS // 10**6} million positions",
        f"kept beside the game for {life(Kind.RESTING) // DAY} days",
    ],
    "docs/security.md": [
        f"{word(allowances.CODES.person.burst)} codes may be tried at once, then one a minute",
        f"{allowances.MEMBERSHIPS.person.burst} such questions at once",
        f"then one every {allowances.MEMBERSHIPS.person.every:.0f} s",
        f"more than {kept_studies.MOST} studies",
        f"{guest_site.OPENING.burst} rooms at once from one address, then one every {guest_site.OPENING.every:.0f} s",
        f"until the room's {word(rooms.PEOPLE_LIMIT)} places are taken",
        f"the host stops the links ({word(rooms.LINKS_LIMIT)} at most)",
        f"one every {word(pages.REACTING.every)} seconds for each person",
        f"{connections.Bounds().open} connections in all, {connections.Bounds().of_one} from one address",
        f"{pages.PAGES_LIMIT} pages of one key, {pages.HELLO_PATIENCE:.0f} s for a page to send its key",
        f"{pages.INPUT_LIMIT // 1024} KB for one input",
        f"for {connections.Bounds().patience:.0f} s is closed",
        f"for {answers.LASTS / 60} minutes at most",
        f"a pause of {pauses.SHORTEST} to {pauses.LONGEST:.0f} s",
        f"(for {life(Kind.PLAYGROUND) // DAY} days)",
    ],
    "docs/statistics.md": [
        f"from the {'tenth' if statistics.SHARE_FROM == 10 else '?'} game",
        f"`{ratings.BEGIN} + {ratings.SCALE:.0f} · (μ − 3σ)`",
        f"at most {word(rated_games.A_DAY)} rated games",
        f"Until the {'fifth' if ratings.SETTLED == 5 else '?'} rated game it is called provisional",
        f"its record is kept ({life(Kind.RESTING) // DAY} days)",
        f"Its steps are {', '.join(details.STEPS[:-1])} and {details.STEPS[-1]}",
        f"For {'an hour' if my_games.AGAIN_FOR == 3600 else '?'} a finished game can be played once more",
        f"kept for {life(Kind.PLAYGROUND) // DAY} days after the last visit",
        f"that works once, for {word(life(Kind.HANDOVER) / 60)} minutes",
    ],
    "docs/strangers.md": [
        f"After {pairing.PATIENCE:.0f} s a game begins with built-in players of level `{seating.LEVEL}`",
        f"Below {word(people.TOLD_FROM)} people no number is told",
        f"{word(strangers.PHRASES)} phrases",
        f"As soon as {word(seating.USUAL_SEATS)} wait they play",
        f"A game ends at {queue.SHORT['game.target']}. The next one begins by itself after {queue.BREAK:.0f} s",
        f"A move has {seating.TIMER} s, then {word(Strangers.reserve / 60)} minutes in reserve",
        f"with the {'third' if parts.MISSED_TURNS == 3 else '?'} missed move",
        f"(for at most {word((Strangers.longest_pause or 0) / 60)} minutes)",
        f"waits {conduct.WAITS[2] / 60:.0f} minutes before the next, then {conduct.WAITS[3] / 60:.0f}",
        f"two people have {word(Strangers.rated_a_day)} rated game a day",
        f"Reports are kept for {conduct.KEPT // DAY} days",
    ],
    "docs/study.md": [
        f"up to {kept_studies.MOST}, each for a year",
        f"{kept_studies.MOST} a person, {kept_studies.LARGEST // 1024} KB packed each",
        f"Each may have {word(fair_queue.AT_ONCE)} questions waiting",
        "bars come after {}, {} and {} guesses".format(*boards.SEEN_BY),
        f"(at most {study.MOST_BYTES // 1024} KB)",
    ],
    "docs/tournaments.md": [
        f"| `rounds` | 1 to {of_a_tournament.MOST_ROUNDS} |",
        f"plus one, and at least {of_a_tournament.LEAST_ROUNDS} |",
        f"from {of_a_tournament.MOST_POINTS} down to 0",
        *[",".join(map(str, points)) for points in of_a_tournament.DEFAULT_POINTS.values()],
        f"(1 to {of_a_tournament.MOST_HANDS}), or after `45m` (1 to {of_a_tournament.MOST_MINUTES})",
        f"| `{of_a_tournament.DEFAULT_PRESET}`; where",
        f"`{settings_typed.typed_form('timer', tournament.USUAL_MOVE)}`, `{tournament.USUAL_PAUSE:.0f}s` |",
        f"a remark of up to {model.LONGEST_REMARK} characters",
        f"A fine is {judge.LEAST} to {judge.MOST} points",
        f"One judge has {word(judging.MOST_PROPOSALS)} proposals at most",
        f"After {word(parts.MISSED_TURNS)} times in a row it keeps the seat",
        f"over their best evenings (1 to {plan.MOST_BEST})",
        f"After {word(plan.MOST_FAILED)} in a row no more are planned",
        f"up to {'half an hour' if rounds.LATE == 1800 else '?'} late",
        f"for a {'quarter of an hour' if desk.SPEAKS_FOR == 900 else '?'}",
        f"at most every {surfaces.TOPIC_EVERY:.0f} s for each table of the round",
        f"as many as {tournament_export.MOST_BYTES // 10**6} MB hold",
    ],
    "docs/windows.md": [
        f"after {presence.PRESENT_FOR:.0f} seconds, when its connection was lost",
        f"at most every {word(surfaces.BOARD_EVERY)} seconds",
        f"The platform is asked, at most once {'a minute' if platform_facts.ADMIN_FOR == 60 else '?'}",
        f"within {word(delivery_pass.DRAWN_WITHIN)} seconds",
        f"at most {word(exchanges.AT_ONCE)} people at once, and {word(exchanges.OF_ONE)} from one",
        f"up to {signing.PATIENCE:.0f} seconds",
        f"in the last {'quarter of an hour' if windows.FRESH == life(Kind.TICKET) == 900 else '?'}",
        f"after {'an hour' if proof.LASTS == 3600 else '?'}",
        f"for {'a day' if sessions.IDLE == DAY else '?'} after the last use",
        f"{'a week' if life(Kind.SESSION) == 7 * DAY else '?'} at most",
    ],
}
"""Sentences by page, in which each figure is the code's."""

MOST_WAITING = {2: "a third", 3: "a fourth"}[reviewing.MOST_WAITING]


@pytest.mark.parametrize("page", FIGURES)
def test_figures_of_a_page_are_those_of_the_code(page):
    text = re.sub(r"\s+", " ", (ROOT / page).read_text("utf-8").casefold())
    assert [sentence for sentence in FIGURES[page] if sentence.casefold() not in text] == []


def test_what_a_decision_measured_has_its_day_and_commit():
    pages = [page.read_text("utf-8") for page in (ROOT / "docs" / "decisions").glob("*.md")]
    measured = [text for page in pages for text in re.findall(r"\*\*Measured\.\*\* (.*)", page)]
    assert [text for text in measured if not release.FIGURE.search(text) and "../performance.md" not in text] == []


def test_a_review_too_many_is_said_the_same_on_each_page():
    for page in ("docs/reviews.md", "docs/security.md"):
        assert f"{MOST_WAITING} waiting review" in (ROOT / page).read_text("utf-8")
