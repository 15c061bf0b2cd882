"""Not again, reports and what the operator answers, and waits for people who leave."""

from bot.finished import forgetting
from bot.running import reports
from bot.strangers.conduct import WAITS, Conduct, mark
from bot.strangers.pairing import PATIENCE
from bot.strangers.queue import BREAK, Waiting
from bot.texts import visible
from tests.world.finished_games import private
from tests.world.strangers_met import labels_of, people, sit_down, text_of


async def test_not_again_keeps_two_people_apart_and_only_one_of_them_knows(strangers):
    (anna, ben, _), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    await strangers.presses(anna, f"n{table.seat_of(ben.key)}", table.id)
    await strangers.game_over(table.id)
    for person in (anna, ben):
        await strangers.presses(person, "out", table.id)
    await strangers.passes(20)
    (cleos,) = await strangers.tables()
    assert people(cleos) == ["Cleo"]
    await strangers.comes(ben)
    assert (await strangers.table_of(ben)).id == cleos.id
    await strangers.comes(anna)
    await strangers.passes(PATIENCE + 1)
    assert (await strangers.table_of(anna)).id != cleos.id
    assert people(await strangers.table_of(anna)) == ["Anna"]


async def test_counts_read_as_if_the_other_were_not_there_in_both_directions(strangers):
    (anna, ben, _), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    await strangers.presses(anna, f"n{table.seat_of(ben.key)}", table.id)
    (dora,) = await strangers.named("Dora")
    for reader, other in ((anna, ben), (ben, anna)):
        page = text_of(await strangers.world.says(reader, "/play people", chat=private(reader)))
        assert "nobody waits yet, somebody plays" in page, (reader, other)
    page = text_of(await strangers.world.says(dora, "/play people", chat=private(dora)))
    assert "nobody waits yet, 3 play" in page


async def test_a_report_is_listed_and_answered_by_the_operator(strangers):
    (anna, ben, _), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    seat = table.seat_of(ben.key)
    asked = await strangers.presses(anna, f"r{seat}", table.id)
    assert labels_of(asked)[1] == "Plays for time"
    await strangers.presses(anna, f"r{seat}-1", table.id)
    await strangers.presses(anna, f"r{seat}-2", table.id)
    (line,) = await reports.listed(strangers.world.tables)
    assert "stalling" in line
    assert "Ben" in line
    assert ben.key not in line
    assert await reports.answered(strangers.world.tables, 1, "7d") == "🦊 Ben is kept away for 7d."
    await strangers.world.says(ben, "/leave", chat=private(ben))
    refused = await strangers.comes(ben)
    assert refused.toast.startswith("The operator keeps you away from these tables. That ends in 1 week")
    await strangers.world.says(ben, "/play name Somebody", chat=private(ben))
    assert (await strangers.comes(ben)).toast == refused.toast, "by another name too"
    await reports.answered(strangers.world.tables, 1, "0d")
    assert (await strangers.comes(ben)).toast is None


async def test_another_name_can_be_asked_for(strangers):
    (anna, ben, _), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    await strangers.presses(anna, f"r{table.seat_of(ben.key)}-0", table.id)
    await reports.answered(strangers.world.tables, 1, "name")
    await strangers.world.says(ben, "/leave", chat=private(ben))
    assert "another name" in (await strangers.comes(ben)).toast
    await strangers.presses(ben, "f2")
    assert "another name" in (await strangers.comes(ben)).toast, "a face alone is no other name"
    alike = "/play name \N{CYRILLIC CAPITAL LETTER VE}\N{CYRILLIC SMALL LETTER IE}n"
    await strangers.world.says(ben, alike, chat=private(ben))
    assert "another name" in (await strangers.comes(ben)).toast, "nor is one that looks the same"
    await strangers.world.says(ben, "/play name Bernard", chat=private(ben))
    assert (await strangers.comes(ben)).toast is None


async def test_a_bar_outlives_being_forgotten_and_a_report_does_not(strangers):
    (anna, ben, _), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    await strangers.presses(anna, f"r{table.seat_of(ben.key)}-1", table.id)
    await reports.answered(strangers.world.tables, 1, "7d")
    question = (await strangers.world.says(ben, "/deletemydata", chat=private(ben))).replies[0].screen
    await strangers.world.presses(ben, question.rows[0][0], chat=private(ben))
    strangers.world.time += 61
    await forgetting.forget_everywhere(strangers.world.tables, ben.key, strangers.world.time)
    assert await reports.listed(strangers.world.tables) == []
    await strangers.named("Ben")
    assert "keeps you away" in (await strangers.comes(ben)).toast


async def test_reports_are_dropped_after_thirty_days(strangers):
    (anna, ben, _), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    await strangers.presses(anna, f"r{table.seat_of(ben.key)}-1", table.id)
    strangers.world.time += 30 * 86_400 + 1
    await strangers.world.tender.tend("conduct")
    assert await reports.listed(strangers.world.tables) == []
    assert (await strangers.world.service.conducts.conduct()).reports == ()


async def leaves(strangers, person, *others):
    """Let somebody sit down with others, play a hand, and leave."""
    for one in (person, *others):
        if await strangers.table_of(one) is None:
            await strangers.comes(one)
    await strangers.passes(PATIENCE + 1)
    await strangers.world.says(person, "/leave", chat=private(person))
    await strangers.passes(1)


async def test_whoever_leaves_two_games_a_day_waits_ten_minutes_and_then_thirty(strangers):
    anna, ben = await strangers.named("Anna", "Ben")
    await strangers.comes(ben)
    await strangers.comes(anna)
    waited = []
    for _ in range(3):
        await leaves(strangers, anna, ben)
        waited.append((await strangers.world.service.conducts.conduct()).waits(anna.key, strangers.world.time))
        if waited[-1]:
            refused = await strangers.comes(anna)
            assert refused.toast.startswith("You’ve left two games today")
            strangers.world.time += waited[-1] + 1
        await strangers.world.says_yes(ben, "/endgame", chat=private(ben))  # the next game is another one
        await strangers.passes(BREAK + 1)
    assert [round(one, -2) for one in waited] == [0, WAITS[2], WAITS[3]]


async def test_the_page_says_how_strangers_see_the_reader_and_mydata_too(strangers):
    (anna,) = await strangers.named("Anna")
    assert "Strangers see you as 🦊 Anna" in text_of(
        await strangers.world.says(anna, "/play people", chat=private(anna))
    )
    data = visible((await strangers.world.says(anna, "/mydata", chat=private(anna))).replies[0].screen.text)
    assert "Strangers know you as: Anna" in data


async def test_whoever_is_barred_while_they_wait_is_not_seated(strangers):
    anna, ben = await strangers.named("Anna", "Ben")
    await strangers.comes(anna)
    await strangers.passes(PATIENCE + 1)
    world, until = strangers.world, strangers.world.time + 3600
    await world.service.conducts.put(Conduct(), lambda known: known.replace(barred={mark(ben.key): until}))
    queue = await strangers.queue()
    one = Waiting(person=ben, chat=private(ben), since=world.time, holds=queue.id)
    await world.service.queues.put(queue, lambda now: now.with_waiting(one))
    await strangers.passes(3)
    assert await strangers.table_of(ben) is None
    assert not (await strangers.queue()).waiting


async def test_whoever_is_barred_while_they_sit_alone_does_not_move_to_others(strangers):
    people_here, table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    anna, ben, cleo = people_here
    await strangers.presses(anna, f"r{table.seat_of(ben.key)}-1", table.id)
    await strangers.world.says(anna, "/leave", chat=private(anna))
    await strangers.world.says(cleo, "/leave", chat=private(cleo))
    await reports.answered(strangers.world.tables, 1, "7d")
    assert (await strangers.presses(ben, "move", table.id)).toast.startswith("The operator keeps you away")
    assert not (await strangers.queue()).waiting


async def test_whoever_is_barred_while_they_play_has_no_next_game(strangers):
    (anna, ben, _), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    await strangers.presses(anna, f"r{table.seat_of(ben.key)}-1", table.id)
    await reports.answered(strangers.world.tables, 1, "7d")
    await strangers.game_over(table.id)
    await strangers.passes(BREAK + 1)
    (following,) = await strangers.tables()
    assert sorted(people(following)) == ["Anna", "Cleo"]
