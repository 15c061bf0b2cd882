"""What single players of a tournament read: results, judges' decisions, who judges them, and no useless button."""

import pytest

from bot.codec import ButtonToken, Verb, encode, verb_of
from bot.finished import forgetting
from bot.screens.tournament import standings_table
from bot.screens.tournament.pictures import bump_chart, results_table
from bot.showing import tournament_tender
from bot.showing.looks import TableLooks
from bot.texts import visible
from tests.world.chat_room import ELSEWHERE
from tests.world.evening import Evening
from tests.world.finished_games import private
from tests.world.judges_desk import Desk, appointed


@pytest.fixture
async def evening(world):
    return await Evening.begun(world, 9, "Cup end=hands:1 rounds=2")


def private_messages(evening, name, text):
    """The private messages to a person with a text, as plain text."""
    seen = evening.world.room.seen_in(private(evening.people[name]))
    return [visible(one.screen.text) for one in seen if text in visible(one.screen.text)]


def names_at(table):
    return [person.name for person in table.people]


# ------------------------------------------------------------------------------------- results


async def test_whose_game_is_over_reads_place_points_and_what_comes_next(evening):
    first, *others = await evening.tables()
    await evening.plays_quickly(first.id)
    await evening.tended()
    places = []
    for name in names_at(first):
        (text,) = private_messages(evening, name, "Your place at this table")
        assert text.startswith("🏆 Cup · round 1 · table 1\nYour place at this table: ")
        assert "Standings so far: place " in text
        assert text.endswith("Round 2 is drawn when the last table is done.")
        places.append(text.partition("table: ")[2][:1])
    assert min(places) == "1"
    assert set(places) <= {"1", "2", "3"}
    assert not [name for table in others for name in names_at(table) if private_messages(evening, name, "Your place")]


async def test_at_the_end_of_the_round_it_says_when_the_next_is_drawn_and_it_stays(evening):
    await evening.plays_round()
    for name in evening.people:
        (text,) = private_messages(evening, name, "Your place at this table")
        assert "Standings after round 1: place " in text
        assert text.endswith("Round 2 is drawn in 60 s.")
    await evening.passes(61.0)
    await evening.plays_round()
    await evening.passes(1.0)
    for name in evening.people:
        first, second = private_messages(evening, name, "Your place at this table")
        assert "round 1" in first
        assert "Standings after round 2" in second
        assert second.endswith("The tournament is over.")


async def test_it_is_silent_and_takes_one_message_and_one_edit(evening):
    name = (await evening.table_of("Anna")).people[0].name
    chat = private(evening.people[name])
    await evening.plays_quickly((await evening.table_of(name)).id)
    await evening.tended()
    loud, calls = len(evening.world.room.loud_in(chat)), len(evening.world.room.calls)
    await evening.plays_round()
    for _ in range(3):
        await evening.passes(5.0)
    mine = [call for call, key in evening.world.room.calls[calls:] if key == chat.key]
    assert mine == ["edit"]
    assert len(evening.world.room.loud_in(chat)) == loud


async def test_absent_players_read_that_they_get_no_points_and_withdrawn_ones_do_not(evening):
    table = await evening.table_of("Anna")
    absent, gone, _ = names_at(table)
    await evening.presses_privately(gone, encode(ButtonToken(evening.code, 1, Verb.LEAVE, "yes")))
    while (await evening.world.tables.table(table.id)).is_live:
        now = await evening.world.tables.table(table.id)
        mover = now.seats[now.to_act].person if now.to_act is not None else None
        if mover is None or mover.name in {absent, gone}:
            await evening.world.skips(table.id, 61.0)  # a bot moves for them
        else:
            await evening.moves(table.id)
    await evening.tended()
    (text,) = private_messages(evening, absent, "you made no move in it")
    assert "Your place" not in text
    assert private_messages(evening, gone, "Standings so far") == []


async def test_a_process_that_dies_shows_no_result_twice(evening):
    await evening.plays_round()
    evening.world.restart()
    await evening.tended()
    for name in evening.people:
        assert len(private_messages(evening, name, "Your place at this table")) == 1


async def test_whoever_was_forgotten_is_told_nothing_more(evening):
    table = await evening.table_of("Ben")
    ben = evening.people["Ben"]
    await forgetting.forget(evening.world.tables, ben)
    await evening.plays_quickly(table.id)
    await evening.tended()
    assert private_messages(evening, "Ben", "Your place at this table") == []
    assert len([name for name in names_at(table) if private_messages(evening, name, "Your place at this table")]) == 2


# ------------------------------------------------------------------------------------- the page


async def test_when_the_standings_come_the_page_counts_all_tables_already(evening):
    world, pages = evening.world, []
    send = world.room.send

    async def sending(chat, screen, *, nonce):
        if "standings after round" in visible(screen.text):
            pages.append(visible(world.room.seen_in(chat)[-1].screen.text))
        return await send(chat, screen, nonce=nonce)

    world.room.send = sending
    first, second, third = await evening.tables()
    for table in (first, second):
        await evening.plays_quickly(table.id)
        await evening.passes(16.0)
    await evening.plays_quickly(third.id)  # a moment after the page was renewed
    await evening.tended()
    assert len(pages) == 1
    assert "Tables done: 3 of 3" in pages[0]


async def test_who_has_withdrawn_is_marked_wherever_players_are_ranked(evening):
    await evening.plays_round()
    await evening.presses_privately("Ben", encode(ButtonToken(evening.code, 1, Verb.LEAVE, "yes")))
    await evening.passes(16.0)
    found = (await evening.tournament()).replace(pictures=True)
    pages = [visible(one.screen.text) for one in evening.world.room.seen_in(evening.world.group)]
    assert any("Tables done: 3 of 3" in text and "Ben ×" in text for text in pages)
    assert "Ben ×" in standings_table.as_text(found, "en")
    for picture in (bump_chart(found, "en", 1), results_table(found, "en", 1)):
        assert [one.name for one in picture.data.players if "×" in one.name] == ["Ben ×"]
        assert "Ben ×" in picture.description or "Ben ×" in str(picture.data)


# ------------------------------------------------------------------------------------- buttons that would only refuse


def verbs(screen):
    return {verb_of(button.data) for row in screen.rows for button in row}


@pytest.mark.parametrize("chat_of", [private, lambda person: ELSEWHERE], ids=["in private", "in another group"])
async def test_an_own_copy_of_the_page_has_join_or_leave(world, chat_of):
    evening = await Evening.opened(world, 3)
    zoe = world.person("Zoe")
    for person, here, missing in ((evening.people["Ben"], Verb.LEAVE, Verb.JOIN), (zoe, Verb.JOIN, Verb.LEAVE)):
        chat = chat_of(person)
        screen = (await world.says(person, f"/tournament {evening.code}", chat=chat)).replies[0].screen
        assert here in verbs(screen)
        assert (missing in verbs(screen)) is (not chat.private), "a group reads the page together"


async def test_a_window_shows_its_own_person_join_or_leave(world):
    evening = await Evening.opened(world, 3)
    looks = TableLooks(world.tables, world.messengers, world.presence)
    for name, here, missing in (("Ben", Verb.LEAVE, Verb.JOIN), ("Zoe", Verb.JOIN, Verb.LEAVE)):
        person = evening.people.get(name) or world.person(name)
        tournament = await evening.tournament()
        names = [one.name for one in tournament_tender.wanted(tournament, {}, world.time)]
        look = await looks.look(evening.code, person, names)
        assert here in verbs(look.screens[names[0]])
        assert missing not in verbs(look.screens[names[0]])


async def test_a_page_of_the_playground_has_both_as_several_people_may_play_on_it(world):
    evening = await Evening.opened(world, 3)
    looks = TableLooks(world.tables, world.messengers, world.presence)
    tournament = await evening.tournament()
    names = [one.name for one in tournament_tender.wanted(tournament, {}, world.time)]
    look = await looks.look(evening.code, world.person("Ben", platform="web"), names)
    assert {Verb.JOIN, Verb.LEAVE} <= verbs(look.screens[names[0]])


async def test_a_window_calls_its_own_person_you_unless_several_play_on_its_page(evening):
    await evening.plays_round()
    world, ben = evening.world, evening.people["Ben"]
    looks = TableLooks(world.tables, world.messengers, world.presence)
    tournament = await evening.tournament()
    surfaces = tournament_tender.wanted(tournament, {}, world.time)
    page, standings = (one.name for one in surfaces[:2])
    for person, alone, mine in ((ben, True, True), (ben, False, False), (world.person("Zoe"), True, False)):
        look = await looks.look(evening.code, person, [page, standings], alone=alone)
        for name in (page, standings):
            text = visible(look.screens[name].text)
            assert ("You " in text) is mine
            assert ("Ben " in text) is not mine


async def test_the_settings_mark_what_is_chosen_by_a_sign(world):
    evening = await Evening.opened(world, 3)
    (reply,) = (await evening.presses("Anna", Verb.MENU)).replies
    labels = [button.label for row in reply.screen.rows for button in row]
    assert [one.removeprefix("✓ ") for one in labels if one.startswith("✓ ")] == [
        "3 rounds",
        "Tables of 3",
        "Bots fill seats",
        "Move: 1 minute",
        "Pause: 1 minute",
        "Members",
        "No topics",
        "Skoroszów tournament",
    ]


async def test_only_the_organiser_gets_the_buttons_of_the_settings(world):
    evening = await Evening.opened(world, 3)
    for name, may in (("Anna", True), ("Ben", False)):
        (reply,) = (await evening.presses(name, Verb.MENU)).replies
        assert bool(reply.screen.rows) is may
        assert "Skoroszów" in visible(reply.screen.text)


async def test_buttons_of_settings_go_once_the_tournament_has_begun(world):
    evening = await Evening.opened(world, 3)
    (reply,) = (await evening.presses("Anna", Verb.MENU)).replies
    await evening.starts("Anna")
    answer = await evening.presses_privately("Anna", reply.screen.rows[0][0])
    assert "has begun" in answer.toast
    assert answer.instead.rows == ()


# ------------------------------------------------------------------------------------- judges


async def test_a_player_reads_under_the_cards_and_by_the_command_who_judges(evening):
    await appointed(evening)
    table = await evening.table_of("Ben")
    ben = evening.people["Ben"]
    hand = evening.world.room.hand_of(ben)
    button = next(one for one in hand.buttons if one.label == "⚖️ Judge")
    answers = [
        await evening.presses_privately("Ben", button),
        await evening.world.says(ben, "/judge", chat=private(ben)),
    ]
    judges = ["Otto"] if "Anna" in names_at(table) else ["Anna", "Otto"]
    for answer in answers:
        text = answer.replies[0].screen.text
        assert f"Judges of table {table.kind.number}: {' and '.join(judges)}." in visible(text)
        assert all(f'href="person:{evening.people[name].key}"' in text for name in judges), "they can be written to"
    await evening.passes(16.0)
    assert "Judges: Anna and Otto" in visible(evening.page.screen.text)


async def test_where_every_judge_plays_at_the_table_an_admin_is_named(evening):
    table = await evening.table_of("Anna")
    other = next(name for name in names_at(table) if name != "Anna")
    answer = await evening.world.says(evening.people[other], "/judge", chat=private(evening.people[other]))
    assert "Every judge plays at table" in visible(answer.replies[0].screen.text)


async def test_an_organiser_who_plays_appoints_a_judge_from_there(evening):
    button = next(one for one in evening.world.room.hand_of(evening.people["Anna"]).buttons if one.label == "⚖️ Judge")
    shown = (await evening.presses_privately("Anna", button)).replies[0].screen
    assert "/" not in visible(shown.text)
    ((appoint,),) = shown.rows
    assert "Who else should judge?" in (await evening.presses_privately("Anna", appoint)).instead.text


async def test_who_does_not_play_is_told_as_before_how_to_become_a_judge(evening):
    zoe = evening.world.person("Zoe")
    assert "/judge offer" in (await evening.world.says(zoe, "/judge")).toast


async def test_in_private_a_button_offers_to_judge_once(evening):
    zoe = evening.world.person("Zoe")
    await evening.world.directory.save_person(zoe.key, {"tournament": evening.code})
    shown = (await evening.world.says(zoe, "/judge", chat=private(zoe))).replies[0].screen
    assert visible(shown.text) == "Only judges have a desk."
    ((offer,),) = shown.rows
    await evening.world.presses(zoe, offer, chat=private(zoe))
    assert [one.person.name for one in (await evening.tournament()).offers] == ["Zoe"]
    again = await evening.world.says(zoe, "/judge", chat=private(zoe))
    assert again.replies[0].screen.rows == ()


async def ruled(evening, *typed):
    """Let a judge who does not play decide something about table 1."""
    await appointed(evening)
    desk = await Desk.of(evening, "Otto")
    for text in typed:
        await desk.types(text)
        await desk.press("y")
    await evening.tended()


def buzzed(evening, name, text):
    loud = evening.world.room.loud_in(private(evening.people[name]))
    return [one for one in loud if text in visible(one.screen.text)]


async def test_an_annulled_hand_reaches_everybody_at_the_table_with_a_sound(evening):
    first, *others = await evening.tables()
    await ruled(evening, "/judge annul 1 cards were shown")
    for name in names_at(first):
        (text,) = private_messages(evening, name, "is annulled – Otto: ")
        assert text.startswith("🏆 Cup · round 1 · table 1\n⚖️ Hand 1 is annulled")
        assert "cards were shown" in text
        assert len(buzzed(evening, name, "is annulled")) == 1
    assert not [name for table in others for name in names_at(table) if private_messages(evening, name, "annulled")]


async def test_a_fine_makes_the_phone_of_the_fined_buzz_and_the_others_read_it(evening):
    first = (await evening.tables())[0]
    fined, *rest = names_at(first)
    await ruled(evening, f"/judge fine 1 {fined} 50 looked at the talon")
    assert len(buzzed(evening, fined, "loses 50 in hand 1")) == 1
    for name in rest:
        assert len(private_messages(evening, name, "loses 50 in hand 1 – Otto: ")) == 1
        assert buzzed(evening, name, "loses 50") == []


async def test_a_decision_is_told_once_whatever_follows(evening):
    first = (await evening.tables())[0]
    fined = names_at(first)[0]
    await ruled(evening, f"/judge fine 1 {fined} 50 looked at the talon")
    await evening.plays_quickly(first.id)
    evening.world.restart()
    await evening.tended()
    assert len(private_messages(evening, fined, "loses 50 in hand 1")) == 1
    assert len(buzzed(evening, fined, "loses 50")) == 1


async def test_a_disqualification_reaches_its_player_alone(evening):
    first = (await evening.tables())[0]
    one, other, _ = names_at(first)
    await ruled(evening, f"/judge out {one} cheated")
    assert len(buzzed(evening, one, "is disqualified – Otto: ")) == 1
    assert not private_messages(evening, other, "is disqualified")
