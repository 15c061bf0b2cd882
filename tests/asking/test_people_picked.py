"""Commands about a person who was picked or mentioned instead of named."""

from bot.table.table import Stage


async def test_whoever_is_mentioned_is_sent_away(world):
    anna, ben, cleo = await world.seats("Anna Ben Cleo")
    assert "Cleo has been removed" in (await world.says(anna, f"/kick person:{cleo.key}")).toast
    assert [chair.person.key for chair in (await world.table()).seats] == [anna.key, ben.key]


async def test_somebody_mentioned_who_is_not_seated_is_not_named_by_an_id(world):
    (anna,), ben = await world.seats("Anna"), world.person("Ben")
    assert (await world.says(anna, f"/kick person:{ben.key}")).toast == "That person isn’t seated here."
    assert (await world.says(anna, f"/kick person:{anna.key}")).toast == "That person isn’t seated here."
    assert (await world.table()).stage is Stage.LOBBY


async def test_bare_stats_offer_the_numbers_of_the_others_at_the_table_to_whoever_presses(world):
    anna, _, cleo = await world.seats("Anna Ben Cleo")
    await world.says(anna, "/addbot")
    (reply,) = (await world.says(anna, "/stats")).replies
    assert reply.screen.text.startswith("<b>Anna</b>")
    buttons = [button for row in reply.screen.rows for button in row]
    assert [button.label for button in buttons] == ["Ben", "Cleo"]
    (shown,) = (await world.presses(cleo, buttons[0])).replies
    assert shown.screen.text.startswith("<b>Ben</b>")
    assert shown.private


async def test_bare_stats_without_a_table_or_others_at_it_offer_nobody(world, anna):
    for command in ("/stats", "/newgame", "/stats"):
        answer = await world.says(anna, command)
        assert not any(reply.screen.rows for reply in answer.replies)


async def test_nobody_elsewhere_learns_somebodys_numbers_by_a_button(world):
    (anna, ben), zoe = await world.seats("Anna Ben"), world.person("Zoe")
    (reply,) = (await world.says(anna, "/stats")).replies
    button = reply.screen.rows[0][0]
    answer = await world.presses(zoe, button, chat=await world.room.private_chat(zoe))
    assert (answer.toast.startswith("There’s no table"), answer.replies) == (True, ())
    await world.says(ben, "/leave")
    assert (await world.presses(anna, button)).toast == "That person isn’t seated here."
