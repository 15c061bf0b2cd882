"""`/review`: the cost of one's decisions, page by page; made once, outside the event loop, and kept with the game."""

import asyncio

import pytest

from adapters.pictures.chart import draw as score_chart
from bot.codec import Verb, decode
from bot.finished.fair_queue import FairQueue
from bot.finished.review import Review
from bot.finished.reviewing import Reviewing
from bot.refusal import Refusal
from bot.screens.afterwards import review as review_screen
from bot.table.change import TableChange
from bot.texts import WHOLE, visible
from bot.views.acts import act, why
from engine.players.reasons import NAMES
from tests.finished.reviews_made import Reviewer
from tests.screens.own_words import faults
from tests.screens.set_tables import opened, started
from tests.waiting import until
from tests.world.finished_games import open_game


@pytest.fixture
async def people(world):
    return [world.person(name) for name in ("Anna", "Jan", "Ola")]


@pytest.fixture
def reviewer(world):
    made = Reviewer()
    world.service.reviewing = Reviewing(world.store, made, patience=30.0)
    return made


def labels(screen):
    return {button.label: button for row in screen.rows for button in row}


async def review_of(world, person, code=""):
    answer = await world.says(person, f"/review {code}")
    assert not answer.toast, answer.toast
    return answer.replies[0].screen


async def pressed(world, person, screen, label):
    return (await world.presses(person, labels(screen)[label])).instead


async def test_the_game_in_short_its_three_most_costly_moments_and_the_way_to_each(world, people, finished, reviewer):
    screen = await review_of(world, people[0], finished)
    text = visible(screen.text)
    assert "cost 100 points" in text
    assert "worth +120" in text
    how = await pressed(world, people[0], screen, "How is this known?")
    assert "of 100 such cases" in visible(how.text)
    assert (await pressed(world, people[0], how, "In short")).text == screen.text
    assert [label for label in labels(screen) if label[0].isdigit()] == ["1 · −40", "2 · −30", "3 · −20"]
    worst = await pressed(world, people[0], screen, "1 · −40")
    words = visible(worst.text)
    assert "You: " in words
    assert "Better: " in words
    assert "its points go to an opponent" in words
    assert "Expected loss in points: 40 (± 3)" in words
    before = await pressed(world, people[0], worst, "Back")
    assert before.text != worst.text
    assert (await pressed(world, people[0], before, "Next")).text == worst.text
    good = await pressed(world, people[0], worst, "Next")
    assert "Nothing else was clearly better." in visible(good.text)
    assert (await world.presses(people[0], f"{finished}.0.review.begin")).toast == "The first decision of the game."
    words = visible((await pressed(world, people[0], screen, "Hand by hand")).text)
    assert "Hand 1: decisions −100 (mistakes: 4), cards +120" in words
    assert words.count(" instead of ") == 4


async def test_a_moment_shows_the_board_and_cards_as_the_asker_saw_them_and_nobody_elses(
    world, people, finished, reviewer
):
    screen = await review_of(world, people[0], finished)
    page = await pressed(world, people[0], screen, "1 · −40")
    text = visible(page.text)
    assert "plays for" in text
    assert "\nJan: " not in text
    assert "Talon, face down" not in text


async def test_apart_from_that_a_moment_shows_how_all_cards_lay(world, people, finished, reviewer):
    page = await pressed(world, people[0], await review_of(world, people[0], finished), "1 · −40")
    opened = await pressed(world, people[0], page, "All cards")
    text = visible(opened.text)
    assert "\nJan: " in text
    assert "Better: " not in text
    assert (await pressed(world, people[0], opened, "As I saw it")).text == page.text


async def test_a_long_game_is_told_by_its_most_costly_hands(world, people, finished):
    table = await world.table(finished)
    done, better = {"do": "play", "card": "TH"}, {"do": "play", "card": "AS"}
    lost = {"step": 9, "action": done, "better": better, "value": 0.0, "error": 1.0, "why": {"reason": "general"}}
    verdicts = [{"hand": hand, "lost": hand, **lost} for hand in range(1, 61)]
    long = Review(seat=0, hands=60, verdicts=verdicts, cards=dict.fromkeys(range(1, 61), 0))
    for pictures, room in ((False, 2000), (True, 1024)):
        shown = table.model_copy(update={"pictures": pictures})
        text = visible(review_screen.hands(shown, long, "de").text)
        assert len(text) <= room
        assert "Spiel 60:" in text
        assert "Spiel 1:" not in text


async def test_every_page_is_said_in_every_language(world, people, finished, reviewer):
    for language in WHOLE:
        await world.says(people[0], f"/language {language}")
        screen = await review_of(world, people[0], finished)
        further = [await world.presses(people[0], one) for one in labels(screen).values()]
        for page in (screen, *(one.instead or one.replies[0].screen for one in further)):
            assert not faults(page, language)
    assert reviewer.made == 1


@pytest.mark.parametrize("language", WHOLE)
def test_every_reason_and_every_act_is_said_in_every_language(language):
    table = started(opened("polish"))
    params = {"card": "TH", "better": "AS", "suit": "H", "value": 120, "rather": 110}
    for name in (*NAMES, "only", "even"):
        given = params | ({"better": "S"} if name == "marriage-other" else {})
        assert len(why(name, given, language)) < 170
    for does in ("bid", "pass", "play", "give", "discard", "contract", "concede", "play_on", "redeal", "look"):
        assert act(table, {"do": does, "value": 120, "card": "TH", "to": 1}, language)
    assert act(table, {"do": "play", "card": "KH", "marriage": True}, language)


async def test_it_is_made_once_however_often_it_is_asked_for(world, people, finished, reviewer):
    reviewer.free.clear()
    world.service.reviewing = Reviewing(world.store, reviewer, patience=0.0)
    elsewhere = Reviewing(world.store, reviewer, patience=0.0)
    first, second = await asyncio.gather(review_of(world, people[0], finished), review_of(world, people[0], finished))
    for screen in (first, second):
        assert "Looking at your decisions" in visible(screen.text)
    found = await elsewhere.of(finished, 0, people[0].key, lambda: b"{}")
    assert found.done == 0
    same = await world.presses(people[0], labels(first)["Ready yet?"])
    assert "Looking at your decisions" in same.toast
    assert same.instead is None, "no platform takes a message that is as it was"
    reviewer.free.set()
    for _ in range(100):
        await asyncio.sleep(0)
        page = await pressed(world, people[0], first, "Ready yet?")
        if page is not None and "cost 100 points" in visible(page.text):
            break
    assert "cost 100 points" in visible(page.text)
    assert reviewer.made == 1
    world.restart()
    assert "cost 100 points" in visible((await review_of(world, people[0], finished)).text)


async def test_what_came_to_nothing_is_told_and_made_anew_after_half_a_minute(world, people, finished, reviewer):
    reviewer.broken = True
    for _ in range(2):
        assert "The review failed" in (await world.says(people[0], f"/review {finished}")).toast
    assert reviewer.made == 1
    reviewer.broken = False
    await world.store.go_on_with_review(finished, 0, None)  # as happens after some time
    assert "cost 100 points" in visible((await review_of(world, people[0], finished)).text)
    assert reviewer.made == 2


class Slow:
    """Makes one review at a time, only when the test allows it."""

    def __init__(self):
        self.begun = []
        self.go_on = asyncio.Semaphore(0)

    async def __call__(self, record, seat):
        self.begun.append(record.decode())
        await self.go_on.acquire()
        yield {"decisions": 0, "hands": 1}


async def wants(reviewing, person, *games):
    """Let a person ask for reviews of games, one after another."""
    return [await reviewing.of(game, 0, person, game.encode) for game in games]


async def test_people_take_turns_however_many_reviews_one_of_them_has_asked_for(world):
    slow = Slow()
    reviewing = Reviewing(world.store, slow, patience=0.0)
    await wants(reviewing, "anna", "A1", "A2", "A3")
    await wants(reviewing, "ben", "B1", "B2")
    await wants(reviewing, "cleo", "C1")
    for game in ("A1", "B1", "C1", "A2", "B2", "A3"):
        slow.go_on.release()
        await until(lambda game=game: world.store.review(game, 0), 10.0)
    assert slow.begun == ["A1", "B1", "C1", "A2", "B2", "A3"]


async def test_a_third_review_that_would_wait_is_refused_and_leaves_no_trace(world):
    slow = Slow()
    reviewing = Reviewing(world.store, slow, patience=0.0)
    await wants(reviewing, "anna", "A1", "A2", "A3")
    with pytest.raises(Refusal) as refused:
        await wants(reviewing, "anna", "A4")
    assert (refused.value.key, refused.value.params["limit"]) == ("review-many", 2)
    assert await world.store.reviewing("A4", 0) is None
    slow.go_on.release()
    await until(lambda: world.store.review("A1", 0), 10.0)
    await wants(reviewing, "anna", "A4")
    await reviewing.close()


async def test_a_place_in_the_queue_that_is_given_up_is_passed_over():
    turns = FairQueue()
    first, second, third = turns.line_up("anna"), turns.line_up("anna"), turns.line_up("ben")
    turns.leave(third)
    turns.leave(first)
    assert second.done()
    assert third.cancelled()
    turns.leave(second)
    assert turns.line_up("cleo").done()


async def test_who_ends_with_the_process_leaves_it_to_the_next(world, people, finished, reviewer):
    reviewer.free.clear()
    world.service.reviewing = Reviewing(world.store, reviewer, patience=0.0)
    await review_of(world, people[0], finished)
    await world.service.reviewing.close()
    reviewer.free.set()
    world.service.reviewing = Reviewing(world.store, reviewer, patience=30.0)
    assert "cost 100 points" in visible((await review_of(world, people[0], finished)).text)


async def test_only_who_played_and_only_when_it_is_over(world, people, reviewer):
    running = await open_game(world, people)
    assert "still on" in (await world.says(people[0], f"/review {running}")).toast
    assert (await world.says(world.person("Zoe"), f"/review {running}")).toast
    assert reviewer.made == 0


async def test_a_made_up_button_puts_no_review_in_the_place_of_another_message(world, people, finished, reviewer):
    answer = await world.presses(people[0], f"{finished}.0.review.o", message="17")
    assert answer.instead is None
    assert "don’t know this button" in answer.toast


async def test_the_end_of_a_game_offers_it(world, people, finished, reviewer):
    over = next(sent for sent in reversed(world.room.messages) if "wins the game" in visible(sent.screen.text))
    button = over.button(Verb.REVIEW)
    assert decode(button.data).argument == ""
    answer = await world.presses(people[1], button)
    assert "cost 100 points" in visible(answer.replies[0].screen.text)
    assert answer.replies[0].private


async def test_where_the_table_has_pictures_pages_come_with_a_chart(world, people, finished, reviewer):
    bare = await review_of(world, people[0], finished)
    assert bare.picture is None, "this table has none"
    hands = len((await world.table(finished)).rows)
    moment = await pressed(world, people[0], bare, "1 · −40")
    for page, rows in ((bare, hands), (moment, 5)):
        answer = await world.presses(people[0], labels(page)["Chart"])
        assert len(answer.replies[0].screen.picture.data.totals) == rows
        assert answer.replies[0].private
    await world.tables.change(finished, lambda table: TableChange(table.model_copy(update={"pictures": True})))
    screen = await review_of(world, people[0], finished)
    page = await pressed(world, people[0], screen, "1 · −40")
    for shown, rows in ((screen, hands), (page, 5)):
        chart = shown.picture.data
        assert (shown.picture.drawing, len(chart.totals)) == ("chart", rows)
        assert score_chart(chart).startswith(b"\x89PNG")
    assert page.picture.data.totals[0] == (5, 15), "after what was done, and after the best"


async def test_forgetting_somebody_forgets_their_review(world, people, finished, reviewer):
    await review_of(world, people[0], finished)
    assert await world.store.review(finished, 0)
    await world.says_yes(people[0], "/deletemydata")
    assert await world.store.review(finished, 0) is None


@pytest.mark.slow
async def test_a_process_of_its_own_makes_it(world, people, finished):
    world.service.reviewing = Reviewing(world.store, patience=100.0)
    assert "your cards were worth" in visible((await review_of(world, people[2], finished)).text)
