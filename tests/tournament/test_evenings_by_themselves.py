"""`/tournament at=Fri_20:00 every=week`: evenings that open, remind, begin and end automatically."""

import datetime as dt

import pytest

from bot.codec import Verb, token_of
from bot.finished import forgetting
from bot.ports.messenger import Unwelcome
from bot.screens.tournament.evenings import ORGANISE, STOP, STOP_SURELY
from bot.texts import visible
from bot.tournament.plans import PLAN
from bot.tournament.tournament import TournamentStage
from tests.world.deaths import through_deaths
from tests.world.evening import Evening
from tests.world.finished_games import private

HOUR, DAY, WEEK = 3600.0, 86_400.0, 7 * 86_400.0
FRIDAY = 1_700_251_200.0  # Friday, 17 November 2023, 20:00 UTC
TITLE = "🗓"  # at the head of a plan's page
WEEKLY = "/tournament Cup at=Fri_20:00 every=week rounds=1 end=hands:1"


class Club:
    """A group with planned evenings."""

    def __init__(self, world, code) -> None:
        self.world = world
        self.boss = world.person("Boss")
        self.code = code

    @classmethod
    async def planned(cls, world, text=WEEKLY):
        """Let an admin, the boss, plan evenings."""
        answer = await world.says(world.person("Boss"), text, admin=True)
        assert answer.toast is None, answer.toast
        club = cls(world, (await world.directory.chat(world.group.key))[PLAN])
        await club.tended()
        return club

    @classmethod
    async def opened(cls, world, text=WEEKLY, *, joined=""):
        """Let the boss plan evenings, the first one's page open, and people join it."""
        club = await cls.planned(world, text)
        await club.at(FRIDAY - DAY)
        await club.joined(*joined.split())
        return club

    async def plan(self):
        return (await self.world.service.plans.newest(self.code)).value

    async def evening(self):
        """The evening whose page is open, with people who can press its buttons."""
        return Evening(self.world, (await self.plan()).evening, self.world.persons("Anna Ben Cleo Dora"))

    async def tended(self):
        """Tend the plan, its evening, and the plan again, as workers would."""
        await self.world.tender.tend(self.code)
        evening = (await self.plan()).evening
        if evening:
            await self.world.tender.tend(evening)
            await self.world.tender.tend(self.code)

    async def at(self, moment):
        self.world.time = moment
        await self.tended()

    async def joined(self, *names):
        evening = await self.evening()
        for name in names:
            await evening.presses(name, Verb.JOIN)

    async def played(self):
        """Play the open evening to its end."""
        evening = await self.evening()
        await evening.plays_round()
        await evening.passes(1.0)
        await self.tended()
        return await evening.tournament()

    @property
    def pages(self):
        """The plan's own pages in the group, newest last."""
        return [one for one in self.world.room.seen_in(self.world.group) if TITLE in one.screen.text]

    def said(self):
        """The texts of the group's other messages, newest last."""
        here = self.world.room.seen_in(self.world.group)
        return [visible(one.screen.text) for one in here if one not in self.pages]


# ------------------------------------------------------------------------------------------------------- planning


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("every=week", "When do they begin?"),
        ("at=Fri_20:00 series=best:4", "needs a game night every week"),
        ("at=Fryday_20:00", "doesn’t fit “at”"),
        ("at=Fri_25:00", "doesn’t fit “at”"),
        ("at=Fri_20:00 every=day", "doesn’t fit “every”"),
        ("at=Fri_20:00 every=week series=best:0", "doesn’t fit “series”"),
        ("every=off", "No game nights are planned"),
    ],
)
async def test_what_makes_no_plan_is_explained_and_plans_nothing(world, typed, said):
    answer = await world.says(world.person("Boss"), f"/tournament {typed}", admin=True)
    assert said in answer.toast
    assert await world.directory.chat(world.group.key) == {}


@pytest.mark.parametrize("typed", ["at=Fri_20:00", "at=Fri 20:00", "at=friday_20.00", "at=piątek_20:00", "at=Пт_20:00"])
async def test_the_day_may_be_typed_in_any_language(world, typed):
    club = await Club.planned(world, f"/tournament {typed}")
    assert (await club.plan()).starts_at == FRIDAY


async def test_a_time_alone_is_the_next_such_time(world):
    club = await Club.planned(world, "/tournament at=21:00")  # it is Tuesday, 22:13
    assert (await club.plan()).starts_at == FRIDAY - 2 * DAY + HOUR


async def test_every_week_takes_an_admin_and_one_evening_takes_none(world):
    anna = world.person("Anna")
    assert "Only an admin" in (await world.says(anna, WEEKLY)).toast
    assert (await world.says(anna, "/tournament at=Fri_20:00")).toast is None
    await world.says(world.person("Boss"), "/tournament admins", admin=True)
    assert "planned here already" in (await world.says(anna, "/tournament at=Sat_20:00")).toast


async def test_where_only_admins_open_tournaments_only_they_plan_one(world):
    await world.says(world.person("Boss"), "/tournament admins", admin=True)
    assert "Only an admin" in (await world.says(world.person("Anna"), "/tournament at=Fri_20:00")).toast


async def test_a_command_delivered_twice_makes_one_plan(world):
    for _ in range(2):
        answer = await world.says(world.person("Boss"), WEEKLY, admin=True, input_id="once")
    assert answer.toast is None
    assert not answer.replies


async def test_settings_that_cannot_be_played_are_refused_when_they_are_typed(world):
    answer = await world.says(world.person("Boss"), f"{WEEKLY} table=4", admin=True)
    assert answer.toast
    assert PLAN not in await world.directory.chat(world.group.key)


# -------------------------------------------------------------------------------------------------- time and zones


async def test_the_chats_zone_is_chosen_once_with_a_press_and_the_evenings_follow_it(world):
    club = await Club.planned(world)
    page = club.pages[-1].screen
    assert "Is that your time?" in visible(page.text)
    warsaw = next(button for row in page.rows for button in row if button.label == "Warsaw")
    assert "Only an admin" in (await world.presses(world.person("Anna"), warsaw)).toast
    answer = await world.presses(club.boss, warsaw, admin=True)
    assert answer.instead is None
    await club.tended()
    assert "Fri 17 Nov, 20:00 (Warsaw)" in visible(club.pages[-1].screen.text)
    assert "Is that your time?" not in visible(club.pages[-1].screen.text)
    assert (await club.plan()).starts_at == FRIDAY - HOUR
    answer = await world.says(club.boss, "/zone Kyiv", admin=True)
    assert (await club.plan()).starts_at == FRIDAY - 2 * HOUR


async def test_an_evening_that_is_open_moves_with_the_zone_unless_its_new_time_is_past(world):
    club = await Club.planned(world)
    await club.at(FRIDAY - HOUR / 2)
    evening = (await club.plan()).evening
    await world.says(club.boss, "/zone Seoul", admin=True)  # it is Saturday morning there
    await club.tended()
    assert (await club.plan()).starts_at == FRIDAY
    await world.says(club.boss, "/zone London", admin=True)
    await club.tended()
    assert (await world.service.tournaments.tournament(evening)).zone == "Europe/London"


@pytest.mark.parametrize(
    ("zone", "clock", "days"),
    [
        ("Europe/Warsaw", "Sat_20:00", ["2024-03-30 19:00", "2024-04-06 18:00"]),  # summer begins on 31 March
        ("Europe/Warsaw", "Sun_02:30", ["2024-03-31 01:30", "2024-04-07 00:30"]),  # a time that is skipped on one day
        ("America/New_York", "Sun_01:30", ["2024-03-10 06:30", "2024-03-17 05:30"]),
        ("UTC", "Sat_20:00", ["2024-03-30 20:00", "2024-04-06 20:00"]),
    ],
)
async def test_evenings_keep_to_the_clocks_of_the_zone_when_these_are_changed(world, zone, clock, days):
    world.time = begins(days[0]) - 3 * DAY
    await world.says(world.person("Boss"), f"/zone {zone}", admin=True)
    club = await Club.planned(world, f"/tournament at={clock} every=week")
    found = []
    for _ in days:
        found.append((await club.plan()).starts_at)
        await club.at(found[-1] - 2 * DAY)
        world.time = found[-1] + 2 * HOUR  # the bot is down until then
        await club.tended()
    assert found == [begins(day) for day in days]


def begins(written):
    """A moment written as UTC, in seconds since the epoch."""
    return dt.datetime.fromisoformat(f"{written}+00:00").timestamp()


# ---------------------------------------------------------------------------------------------------- one evening


async def test_the_page_opens_a_day_before_and_not_earlier(world):
    club = await Club.planned(world)
    await club.at(FRIDAY - DAY - 60)
    assert not club.said()
    await club.at(FRIDAY - DAY)
    (page,) = club.said()
    assert "Begins by itself: Fri 17 Nov, 20:00 (UTC)" in page
    assert (await world.says(world.person("Anna"), "/tournament")).replies[0].screen.text.startswith("<b>🏆 Cup")


async def test_an_evening_less_than_a_day_ahead_opens_at_once(world):
    world.time = FRIDAY - HOUR
    club = await Club.planned(world)
    assert "Fri 17 Nov, 20:00" in club.said()[0]


async def test_who_has_joined_is_reminded_an_hour_before_and_nobody_else(world):
    club = await Club.opened(world, joined="Anna Ben")
    await club.at(FRIDAY - HOUR - 60)
    reminders = [world.room.seen_in(private(world.person(name))) for name in ("Anna", "Ben", "Cleo")]
    assert reminders == [[], [], []]
    await club.at(FRIDAY - HOUR)
    anna, ben, cleo = (world.room.seen_in(private(world.person(name))) for name in ("Anna", "Ben", "Cleo"))
    assert "“Cup” begins soon: Fri 17 Nov, 20:00 (UTC)" in visible(anna[0].screen.text)
    assert (len(anna), len(ben), len(cleo)) == (1, 1, 0)
    await club.at(FRIDAY - HOUR / 2)
    assert len(world.room.seen_in(private(world.person("Anna")))) == 1, "once"
    await world.presses(world.person("Ben"), ben[0].button(Verb.LEAVE), chat=private(world.person("Ben")))
    await club.tended()
    assert not world.room.seen_in(private(world.person("Ben")))


@pytest.mark.parametrize(
    ("about", "buzzes"),
    [
        ({}, True),
        ({"zone": "Europe/Warsaw"}, True),  # 20:00 there
        ({"zone": "Asia/Almaty"}, False),  # 1:00 there
        ({"zone": "Asia/Almaty", "quiet": [3, 9]}, True),
        ({"nudges": False}, False),
    ],
)
async def test_reminder_and_beginning_buzz_outside_quiet_hours(world, about, buzzes):
    anna = world.person("Anna")
    await world.directory.save_person(anna.key, about)
    club = await Club.opened(world, joined="Anna Ben Cleo")
    assert world.room.loud == [], "a page that opens is silent"
    await club.at(FRIDAY - HOUR)
    assert len(world.room.loud_in(private(anna))) == buzzes
    assert len(world.room.loud_in(private(world.person("Ben")))) == 1
    await club.at(FRIDAY)
    for table in await (await club.evening()).tables():
        await world.tender.tend(table.id)
    assert len(world.room.loud_in(private(anna))) == 2 * buzzes, "the reminder and the first hand"
    assert world.room.loud_in(world.group) == []


async def test_a_reminder_that_came_due_while_the_page_was_edited_is_sent(world):
    club = await Club.opened(world, joined="Anna")
    evening, edit = await club.evening(), world.room.edit

    async def slowly(*what):
        world.time = FRIDAY - HOUR + 1
        return await edit(*what)

    world.room.edit = slowly
    await world.presses(evening.people["Ben"], evening.page.button(Verb.JOIN))
    assert await world.tender.tend(evening.code) <= FRIDAY - HOUR


async def test_an_organiser_who_plays_is_asked_for_a_judge_with_the_reminder(world):
    club = await Club.opened(world)
    evening = await club.evening()
    evening.people["Boss"] = club.boss
    for name in ("Anna", "Boss"):
        await evening.presses(name, Verb.JOIN)
    await club.at(FRIDAY - HOUR)
    (reminder,) = world.room.seen_in(private(club.boss))
    assert "Appoint someone, or start" in visible(reminder.screen.text)
    await evening.presses_privately("Boss", reminder.button(Verb.JUDGE))
    assert len(world.room.seen_in(private(world.person("Anna")))[0].buttons) == 1


async def test_it_begins_by_itself_if_enough_are_there(world):
    club = await Club.opened(world, joined="Anna Ben Cleo")
    await club.at(FRIDAY - 1)
    evening = await club.evening()
    assert (await evening.tournament()).is_registering
    await club.at(FRIDAY)
    assert (await evening.tournament()).core.round == 1
    after = await club.played()
    assert after.core.stage is TournamentStage.FINISHED
    plan = await club.plan()
    assert (plan.starts_at, plan.evening, plan.failed, plan.held) == (FRIDAY + WEEK, "", 0, 1)


async def test_it_says_so_if_too_few_are_there_and_the_next_one_comes(world):
    club = await Club.opened(world, joined="Anna Ben")
    await club.at(FRIDAY)
    page, news = club.said()
    assert "too few people joined" in page
    assert "“Cup” on Fri 17 Nov, 20:00 (UTC) is off: 2 joined, 3 are needed." in news
    assert "Next game night: Fri 24 Nov, 20:00 (UTC)" in news
    await club.at(FRIDAY + WEEK - DAY)
    assert "Fri 24 Nov, 20:00" in club.said()[-1]


async def test_after_two_evenings_that_failed_in_a_row_no_more_are_planned(world):
    club = await Club.planned(world)
    for week in range(2):
        await club.at(FRIDAY + week * WEEK - DAY)
        await club.at(FRIDAY + week * WEEK)
    assert "second time in a row" in club.said()[-1]
    assert (await club.plan()).over
    await club.at(FRIDAY + 2 * WEEK)
    assert len(club.said()) == 4


async def test_an_evening_that_is_played_between_two_that_failed_keeps_them_going(world):
    club = await Club.planned(world)
    for week, names in enumerate(["", "Anna Ben Cleo", ""]):
        await club.at(FRIDAY + week * WEEK - DAY)
        await club.joined(*names.split())
        await club.at(FRIDAY + week * WEEK)
        if names:
            await club.played()
    assert not (await club.plan()).over


async def test_a_single_evening_is_all_without_every(world):
    club = await Club.opened(world, "/tournament Cup at=Fri_20:00")
    await club.at(FRIDAY)
    assert (await club.plan()).over
    assert "Next game night" not in club.said()[-1]
    assert "second time" not in club.said()[-1]


async def test_an_evening_called_off_by_people_has_not_failed(world):
    club = await Club.opened(world)
    evening = await club.evening()
    chat = private(club.boss)
    evening.people["Boss"] = club.boss
    answer = await world.says(club.boss, "/judge cancel", chat=chat)
    await world.presses(club.boss, answer.replies[0].screen.rows[-1][0], chat=chat)
    await club.tended()
    await world.tender.tend(club.code)
    await world.skips(evening.code, 15.0)  # a page isn't edited more often
    assert "has been called off" in club.said()[-1]
    plan = await club.plan()
    assert (plan.failed, plan.starts_at) == (0, FRIDAY + WEEK)


async def test_an_organiser_may_begin_earlier(world):
    club = await Club.opened(world, joined="Anna Ben Cleo")
    evening = await club.evening()
    evening.people["Boss"] = club.boss
    await evening.presses("Boss", Verb.START)
    await club.at(FRIDAY)
    assert (await evening.tournament()).core.round == 1


# -------------------------------------------------------------------------------------------------- what can happen


async def test_another_tournament_in_the_chat_comes_first(world):
    club = await Club.planned(world)
    other = await Evening.opened(world, 3)
    await club.at(FRIDAY - DAY)
    assert (await club.plan()).evening == ""
    await world.says(world.person("Anna"), "/judge cancel")
    await club.at(FRIDAY)
    assert "another tournament was still being played" in club.said()[-1]
    assert (await club.plan()).failed == 1
    assert (await other.tournament()).is_live


async def test_once_the_other_tournament_is_over_the_page_opens_late(world):
    club = await Club.planned(world)
    other = await Evening.begun(world, 3, "Quick end=hands:1 rounds=1")
    await club.at(FRIDAY - DAY)
    await other.plays_round()
    await other.passes(1.0)
    assert not (await other.tournament()).is_live
    await club.at(FRIDAY - HOUR)
    assert "Begins by itself" in club.said()[-1]


async def test_an_evening_that_the_bot_slept_through_is_told_and_has_not_failed(world):
    club = await Club.planned(world)
    await club.at(FRIDAY + 2 * HOUR)
    assert "was off: I was away" in club.said()[-1]
    plan = await club.plan()
    assert (plan.failed, plan.starts_at) == (0, FRIDAY + WEEK)


@pytest.mark.parametrize(("late", "rounds"), [(20 * 60.0, 1), (2 * HOUR, 0)])
async def test_a_bot_that_comes_back_soon_still_begins_the_evening(world, late, rounds):
    club = await Club.opened(world, joined="Anna Ben Cleo")
    evening = await club.evening()
    world.restart()
    await club.at(FRIDAY + late)
    assert (await evening.tournament()).core.round == rounds
    assert (await club.plan()).failed == 0


async def test_several_weeks_away_tell_one_evening_and_go_on_with_the_next_to_come(world):
    club = await Club.planned(world)
    await club.at(FRIDAY + 5 * WEEK + DAY)
    assert len(club.said()) == 1
    assert (await club.plan()).starts_at == FRIDAY + 6 * WEEK


async def test_an_organiser_who_has_left_is_replaced_by_an_admin(world):
    club = await Club.planned(world)
    world.room.departed.add(club.boss.key)
    await club.at(FRIDAY - DAY)
    news = world.board
    assert "organiser isn’t here any more" in visible(news.screen.text)
    button = news.button(Verb.EVENINGS, ORGANISE)
    assert "Only an admin" in (await world.presses(world.person("Anna"), button)).toast
    eva = world.person("Eva")
    assert "you organise" in (await world.presses(eva, button, admin=True)).toast
    await club.tended()
    assert news.buttons == [], "somebody has done what its button does"
    evening = await club.evening()
    assert (await evening.tournament()).core.organiser.key == eva.key
    assert "already organises" in (await world.presses(club.boss, button, admin=True)).toast


async def test_the_judges_of_an_evening_judge_the_next_one_too_unless_they_were_forgotten(world):
    club = await Club.opened(world)
    for name in ("Jan", "Kai"):
        await world.says(world.person(name), "/judge offer")
        answer = await world.says(club.boss, f"/judge appoint {name}", chat=private(club.boss))
        await world.presses(club.boss, answer.replies[0].screen.rows[0][0], chat=private(club.boss))
    await club.at(FRIDAY)
    kai = world.person("Kai")
    await world.says_yes(kai, "/deletemydata", chat=private(kai))
    await forgetting.forget_those_who_asked(world.tables, after=0.0)
    await club.at(FRIDAY + WEEK - DAY)
    evening = await club.evening()
    assert [one.name for one in (await evening.tournament()).core.judges] == ["Jan"]


async def test_a_judge_who_organises_from_now_on_is_the_organiser_alone(world):
    club = await Club.opened(world)
    jan = world.person("Jan")
    await world.says(jan, "/judge offer")
    answer = await world.says(club.boss, "/judge appoint Jan", chat=private(club.boss))
    await world.presses(club.boss, answer.replies[0].screen.rows[0][0], chat=private(club.boss))
    await club.at(FRIDAY)
    world.room.departed.add(club.boss.key)
    await club.at(FRIDAY + WEEK - DAY)
    button = world.room.seen_in(world.group)[-1].button(Verb.EVENINGS, ORGANISE)
    await world.presses(jan, button, admin=True)
    await club.tended()
    core = (await (await club.evening()).tournament()).core
    assert (core.organiser.name, core.judges) == ("Jan", ())


async def test_evenings_that_nobody_organises_end_after_two(world):
    club = await Club.planned(world)
    world.room.departed.add(club.boss.key)
    for week in range(2):
        await club.at(FRIDAY + week * WEEK - DAY)
        await club.at(FRIDAY + week * WEEK)
    assert (await club.plan()).over


async def test_an_evening_begins_though_its_organiser_was_forgotten(world):
    club = await Club.opened(world, joined="Anna Ben Cleo")
    evening = await club.evening()
    await world.says_yes(club.boss, "/deletemydata", chat=private(club.boss))
    await club.at(FRIDAY)
    assert (await evening.tournament()).core.round == 1


async def test_the_evenings_follow_a_group_to_its_new_id(world):
    club = await Club.planned(world)
    await world.service.chat_moved("telegram", "-100", "-1009")
    world.group = world.group.model_copy(update={"id": "-1009"})
    await club.at(FRIDAY - DAY)
    assert "Begins by itself" in club.said()[-1]


async def test_a_group_that_has_thrown_the_bot_out_is_left_alone_after_two_evenings(world):
    club = await Club.planned(world)
    world.room.refuse = lambda call, chat: Unwelcome("kicked") if chat.key == world.group.key else None
    for week in range(3):
        await club.at(FRIDAY + week * WEEK - DAY)
        await club.at(FRIDAY + week * WEEK)
    assert (await club.plan()).over
    assert not club.said()


# ----------------------------------------------------------------------------------------------------------- stopping


async def test_admins_stop_the_evenings_by_a_button_and_it_asks_once_more(world):
    club = await Club.opened(world)
    evening = await club.evening()
    copy = (await evening.presses("Anna", Verb.EVENINGS)).replies[0].screen
    assert visible(copy.text) == visible(club.pages[-1].screen.text)
    assert copy.rows == (), "nothing updates a copy"
    stop = club.pages[-1].button(Verb.EVENINGS, STOP)
    assert "Only an admin" in (await world.presses(world.person("Anna"), stop)).toast
    sure = (await world.presses(club.boss, stop, admin=True)).replies[0].screen
    assert "called off too" in visible(sure.text)
    button = sure.rows[0][0]
    assert button.data.endswith(STOP_SURELY)
    assert "Only an admin" in (await world.presses(world.person("Anna"), button)).toast
    assert "No more game nights" in (await world.presses(club.boss, button, admin=True)).toast
    await club.at(world.time + 15.0)  # a page isn't edited more often
    assert not (await evening.tournament()).is_live
    assert "called off" in club.said()[-1]


async def test_stopped_by_the_command_an_evening_that_is_played_goes_on(world):
    club = await Club.opened(world, joined="Anna Ben Cleo")
    await club.at(FRIDAY)
    evening = await club.evening()
    assert "Only an admin" in (await world.says(world.person("Anna"), "/tournament every=off")).toast
    assert "No more game nights" in (await world.says(club.boss, "/tournament every=off", admin=True)).toast
    assert (await evening.tournament()).is_live
    await club.at(FRIDAY + WEEK)
    assert (await club.plan()).over
    assert (await world.says(world.person("Anna"), "/tournament at=Fri_20:00")).toast is None, (
        "a new one can be planned"
    )


async def stopped_by_command(club):
    await club.world.says(club.boss, "/tournament every=off", admin=True)


async def stopped_by_button(club):
    stop = club.pages[-1].button(Verb.EVENINGS, STOP)
    sure = (await club.world.presses(club.boss, stop, admin=True)).replies[0].screen.rows[0][0]
    answer = await club.world.presses(club.boss, sure, admin=True)
    assert answer.instead.rows == (), "the question is answered"


async def failed_twice(club):
    for week in range(2):
        for before in (DAY, 0.0):
            await club.at(FRIDAY + week * WEEK - before)


async def without_organiser(club):
    club.world.room.departed.add(club.boss.key)
    await failed_twice(club)


@pytest.mark.parametrize("ends", [stopped_by_command, stopped_by_button, failed_twice, without_organiser])
async def test_when_the_evenings_end_none_of_their_messages_has_a_button(world, ends):
    club = await Club.planned(world)
    for _ in range(2):
        await world.says(world.person("Anna"), "/tournament")
        await club.tended()
    assert [bool(page.buttons) for page in club.pages] == [False, False, True], "only the newest page is updated"
    await ends(club)
    assert (await club.plan()).over
    await club.tended()
    assert "No more game nights" in club.pages[-1].screen.text
    verbs = {token_of(button.data).verb for one in world.room.seen_in(world.group) for button in one.buttons}
    assert verbs & {Verb.EVENINGS, Verb.ZONE} == set()


async def test_a_single_evenings_page_has_no_button_once_it_has_begun(world):
    club = await Club.opened(world, "/tournament Cup at=Fri_20:00 rounds=1 end=hands:1", joined="Anna Ben Cleo")
    await club.at(FRIDAY)
    await club.played()
    assert (await club.plan()).over
    assert club.pages[-1].buttons == []


async def test_whoever_planned_a_single_evening_may_stop_it(world):
    anna = world.person("Anna")
    await world.says(anna, "/tournament at=Fri_20:00")
    assert "Only an admin" in (await world.says(world.person("Ben"), "/tournament every=off")).toast
    assert "No more game nights" in (await world.says(anna, "/tournament every=off")).toast


async def test_an_admin_of_another_group_stops_nothing(world):
    club = await Club.planned(world)
    elsewhere = world.group.model_copy(update={"id": "-555"})
    button = club.pages[-1].button(Verb.EVENINGS, STOP)
    assert "Only an admin" in (await world.presses(world.person("Eva"), button, chat=elsewhere, admin=True)).toast


# -------------------------------------------------------------------------------------------- workers and restarts


async def test_two_workers_open_one_page_and_draw_one_round(world):
    club = await Club.planned(world)
    first = world.tender
    world.restart()
    world.time = FRIDAY - DAY
    await first.tend(club.code)
    await club.tended()
    assert len(club.said()) == 1
    await club.joined("Anna", "Ben", "Cleo")
    evening = await club.evening()
    world.time = FRIDAY
    first.begin(())  # as a process does that takes the lead
    await first.tend(evening.code)
    world.tender.begin(())
    await club.tended()
    assert (await evening.tournament()).core.round == 1
    assert len([text for text in club.said() if "round 1 of 1" in text]) == 1


async def test_whenever_a_process_dies_the_evening_is_opened_begun_and_counted_once(deadly_world):
    world = deadly_world
    club = await Club.planned(world)
    world.time = FRIDAY - DAY
    await through_deaths(club, club.tended)
    await club.joined("Anna", "Ben", "Cleo")
    evening = await club.evening()
    world.time = FRIDAY
    await through_deaths(club, club.tended)
    for table in await evening.tables():
        await evening.plays_quickly(table.id)
    await through_deaths(club, club.tended)
    plan = await club.plan()
    assert world.store.kills > 10
    assert (plan.held, plan.starts_at) == (1, FRIDAY + WEEK)
    assert (await world.directory.chat(world.group.key))["tournament"] == evening.code
    assert (await evening.tournament()).core.round == 1


# ----------------------------------------------------------------------------------------------------------- series


async def season(world, *evenings, text=f"{WEEKLY} series=best:2"):
    """Play evenings, each with some people."""
    club = await Club.planned(world, text)
    for week, names in enumerate(evenings):
        await club.at(FRIDAY + week * WEEK - DAY)
        await club.joined(*names.split())
        await club.at(FRIDAY + week * WEEK)
        await club.played()
    return club


async def test_the_series_stands_beside_the_evenings_standings(world):
    club = await season(world, "Anna Ben Cleo")
    said = club.said()
    assert any("final standings after 1 round" in text for text in said)
    assert said[-1].startswith("🏆 Cup · series")
    assert "Next game night: Fri 24 Nov" in said[-1]
    answer = await world.says(world.person("Anna"), "/standings")
    assert ["final standings" in visible(one.screen.text) for one in answer.replies] == [True, False]
    assert "each player’s best 2 nights count" in visible(answer.replies[1].screen.text)


async def test_of_each_person_the_best_evenings_count(world):
    club = await season(world, "Anna Ben Cleo", "Anna Ben Cleo", "Anna Ben Cleo Dora")
    plan = await club.plan()
    assert {one.person.name: one.evenings for one in plan.ranked} == {"Anna": 3, "Ben": 3, "Cleo": 3, "Dora": 1}
    assert all(len(one.counted) <= 2 for one in plan.ranked)
    assert [one.points for one in plan.ranked] == sorted((one.points for one in plan.ranked), reverse=True)


async def test_a_forgotten_person_is_in_no_series(world):
    club = await season(world, "Anna Ben Cleo")
    anna = world.person("Anna")
    data = visible((await world.says(anna, "/mydata", chat=private(anna))).replies[0].screen.text)
    assert "The series “Cup”" in data
    await world.says_yes(anna, "/deletemydata", chat=private(anna))
    plan = await club.plan()
    assert {one.person.name for one in plan.ranked} == {"Ben", "Cleo"}
    assert min(one.place for one in plan.ranked) == 1


async def test_without_an_open_tournament_the_command_shows_the_plan(world):
    club = await season(world, "Anna Ben Cleo")
    await world.says(world.person("Anna"), "/tournament")
    await club.tended()
    page = visible(world.board.screen.text)
    assert "Every week: Fri 20:00 (UTC)" in page
    assert "Standings after 1 night" in page
    assert (await club.plan()).evening == ""
