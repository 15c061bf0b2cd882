"""What Discord delivers to the service, and how the service's answers are shown."""

import asyncio

import discord
import pytest

from adapters.discord import answering
from bot.pictures import ScoreChart
from bot.ports.messenger import Blocked, Busy, Gone
from bot.ports.presses import Command, Press, Pressed
from bot.screen import Answer, Button, Picture, Reply, Screen
from bot.texts import slash
from tests.chat.discord.conftest import PIXEL, running_bot
from tests.chat.discord.discord_values import BOARD, chat_of, person

HAND = Screen(
    text="A♠\ufe0e K♠\ufe0e",
    rows=((Button(label="A♠\ufe0e", data="K7QX2M.5.card.0"), Button(label="K♠\ufe0e", data="K7QX2M.5.card.1")),),
)
LATER_HAND = Screen(text="K♠\ufe0e", rows=((Button(label="K♠\ufe0e", data="K7QX2M.7.card.0"),),))


@pytest.fixture
async def board(messenger, channel):
    await messenger.send(chat_of(channel), BOARD, nonce="a" * 24)
    return channel.last


def replying(screen: Screen, **options) -> Answer:
    return Answer(replies=(Reply(screen=screen, **options),))


# ------------------------------------------------------------------------------------------------------------ presses


async def test_a_press_says_who_where_and_what(service, channel, board, anna):
    interaction = await anna.press(board, "Pass")
    (press,) = service.presses
    assert press.input_id == f"discord:{interaction.id}"
    assert press.what == Pressed("K7QX2M.1.pass", str(board.id), ("K7QX2M.1.pass", "K7QX2M.1.hand"))
    assert press.ephemeral
    assert not press.anonymous
    assert (press.person.key, press.person.name, press.person.language) == (f"discord:{anna.id}", "Anna", "pl")
    assert (press.chat.key, press.chat.private, press.chat.title) == (f"discord:{channel.id}", False, "#\u2060table")


async def test_a_press_without_an_answer_is_acknowledged_silently(channel, board, anna):
    interaction = await anna.press(board, "Pass")
    assert interaction.kind == "deferred_update"
    assert [attempt.status for attempt in interaction.attempts] == [200]
    assert channel.seen_by(anna) == [board]


async def test_a_toast_is_seen_by_the_presser_only(service, channel, board, anna, ben):
    service.answers["K7QX2M.1.pass"] = Answer(toast="Ben *is* to bid", alert=True)
    interaction = await anna.press(board, "Pass")
    assert interaction.ephemeral
    assert interaction.text == r"Ben \*is\* to bid"
    assert interaction.answer not in channel.seen_by(ben)


async def test_a_hand_is_seen_by_its_player_only_with_its_cards_as_buttons(service, channel, board, anna, ben):
    service.answers["K7QX2M.1.hand"] = Answer(
        toast="A♠\ufe0e K♠\ufe0e", alert=True, replies=(Reply(screen=HAND, secret=True),)
    )
    interaction = await anna.press(board, "My hand")
    assert interaction.ephemeral
    assert interaction.answer.labels == ["A♠\ufe0e", "K♠\ufe0e"]
    assert interaction.followups == []  # the toast is only a short form of the hand
    assert interaction.answer not in channel.seen_by(ben)


async def test_playing_from_the_hand_refreshes_it(service, channel, board, anna):
    service.answers["K7QX2M.1.hand"] = replying(HAND, secret=True)
    service.answers["K7QX2M.0.hand"] = replying(LATER_HAND, secret=True)
    hand = (await anna.press(board, "My hand")).answer
    played = await anna.press(hand, "A♠\ufe0e")
    assert played.kind == "update"
    assert played.answer is hand
    assert (hand.text, hand.labels) == ("K♠\ufe0e", ["K♠\ufe0e"])
    assert [press.what.data for press in service.presses] == ["K7QX2M.1.hand", "K7QX2M.5.card.0", "K7QX2M.0.hand"]
    assert len({press.input_id for press in service.presses}) == 3
    await anna.press(hand, "K♠\ufe0e")
    assert service.presses[-2].what.data == "K7QX2M.7.card.0"


async def test_a_refused_card_says_why_and_refreshes_the_hand(service, channel, board, anna):
    service.answers["K7QX2M.1.hand"] = replying(HAND, secret=True)
    service.answers["K7QX2M.5.card.1"] = Answer(toast="This button is from an earlier moment.", alert=True)
    service.answers["K7QX2M.0.hand"] = replying(LATER_HAND, secret=True)
    hand = (await anna.press(board, "My hand")).answer
    refused = await anna.press(hand, "K♠\ufe0e")
    await channel.emulator.until(lambda: refused.followups)
    assert refused.answer is hand
    assert hand.text == "K♠\ufe0e"
    assert [message.text for message in refused.followups] == ["This button is from an earlier moment."]
    assert refused.followups[0].ephemeral


async def test_a_hand_that_is_no_more_keeps_its_message(service, board, anna):
    service.answers["K7QX2M.1.hand"] = replying(HAND, secret=True)
    service.answers["K7QX2M.5.card.0"] = Answer(toast="This game is over.")
    service.answers["K7QX2M.0.hand"] = Answer(toast="This game is over.")
    hand = (await anna.press(board, "My hand")).answer
    over = await anna.press(hand, "A♠\ufe0e")
    assert over.text == "This game is over."
    assert hand.text == "A♠\ufe0e K♠\ufe0e"


async def test_an_unknown_custom_id_reaches_the_service_as_it_is(emulator, service, bot, channel, anna):
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Old", custom_id="v0|something"))
    view.stop()
    await bot.client.get_partial_messageable(channel.id).send("old", view=view)
    service.answers["v0|something"] = Answer(toast="I don’t know this button")
    assert (await anna.press(channel.last, "Old")).text == "I don’t know this button"


async def test_in_a_private_chat_a_press_belongs_to_it_and_no_answer_is_changed_later(service, messenger, anna):
    chat = await messenger.private_chat(person(anna))
    await messenger.send(chat, HAND, nonce="a" * 24)
    await anna.press(anna.dms[-1], "A♠\ufe0e")
    await anna.command(anna.dm, "hand")
    for press in service.presses:
        assert (press.chat.key, press.chat.private, press.ephemeral) == (chat.key, True, False)
        assert press.editable is None


async def test_only_what_its_asker_alone_sees_can_be_changed_later(service, channel, board, anna):
    service.answers["K7QX2M.1.hand"] = service.answers["K7QX2M.0.hand"] = replying(HAND, secret=True)
    hand = (await anna.press(board, "My hand")).answer
    await anna.press(hand, "A♠\ufe0e")
    await anna.press(board, "Pass")
    await anna.command(channel, "hand")
    found = [(press.what, press.editable) for press in service.presses]
    on_board, card, _, on_pass, typed = [editable for _, editable in found]
    assert (on_board.anew, card.anew, typed.anew) == (True, False, True)
    assert len({one.handle for one in (on_board, card, typed)}) == 3
    assert on_pass is None, "its answer could be a change of the board"


async def test_an_answer_is_changed_by_its_handle_and_stays_its_askers_alone(
    service, messenger, channel, board, anna, ben
):
    service.answers["K7QX2M.1.hand"] = replying(HAND, secret=True)
    hand = (await anna.press(board, "My hand")).answer
    await messenger.answers.edit_answer(service.presses[0].editable.handle, LATER_HAND)
    assert (hand.text, hand.labels) == ("K♠\ufe0e", ["K♠\ufe0e"])
    assert hand not in channel.seen_by(ben)
    await anna.press(hand, "K♠\ufe0e")
    assert service.presses[1].what.data == "K7QX2M.7.card.0"
    assert service.presses[1].editable.anew is False


@pytest.mark.parametrize(
    ("refusal", "raised"),
    [
        ({"status": 404, "code": 10008}, Gone),
        ({"status": 404, "code": 10015}, Gone),
        ({"status": 401, "code": 50027}, Blocked),
        ({"status": 401, "code": 0}, Busy),
        ({"status": 403, "code": 0}, Busy),
    ],
)
async def test_a_handle_that_changes_nothing_says_so_and_tells_nobody_what_it_was(
    emulator, service, messenger, board, anna, refusal, raised, caplog
):
    caplog.set_level("INFO")
    service.answers["K7QX2M.1.hand"] = replying(HAND, secret=True)
    await anna.press(board, "My hand")
    handle = service.presses[0].editable.handle
    emulator.fail("PATCH", "/webhooks/**", **refusal)
    with pytest.raises(raised) as found:
        await messenger.answers.edit_answer(handle, LATER_HAND)
    token = handle.partition("/")[2]
    assert token
    assert token not in caplog.text
    assert token not in repr(found.value)
    assert found.value.__suppress_context__


# ----------------------------------------------------------------------------------------------------------- commands


async def test_a_command_brings_its_argument(service, channel, anna):
    await anna.command(channel, "newgame", rules="russian barrel.at=850")
    assert service.presses[0].what == Command("newgame", "russian barrel.at=850", addressed=True)
    await anna.command(channel, "help")
    assert service.presses[1].what == Command("help", addressed=True)


async def test_a_command_that_is_answered_with_nothing_is_not_said_to_be_done(channel, anna, bot):
    interaction = await anna.command(channel, "newgame")
    assert interaction.ephemeral
    assert interaction.text == slash.nothing("pl")


async def test_a_public_reply_is_for_everybody_and_a_private_one_for_the_asker(service, channel, anna, ben):
    service.answers["help"] = replying(Screen(text="The sheet"), private=False)
    public = await anna.command(channel, "help")
    assert channel.messages == [public.answer]
    service.answers["help"] = replying(Screen(text="The rules"))
    private = await anna.command(channel, "help")
    assert private.ephemeral
    assert channel.seen_by(ben) == [public.answer]


async def test_several_replies_and_a_word_all_arrive(service, emulator, channel, anna):
    service.answers["help"] = Answer(
        toast="and a word",
        replies=(Reply(screen=Screen(text="one")), Reply(screen=Screen(text="two"), private=False)),
    )
    interaction = await anna.command(channel, "help")
    await emulator.until(lambda: len(interaction.followups) == 2)
    assert [(message.text, message.ephemeral) for message in (interaction.answer, *interaction.followups)] == [
        ("one", True),
        ("two", False),
        ("and a word", True),
    ]


async def test_a_long_reply_comes_in_parts_with_the_buttons_on_the_last(service, emulator, channel, anna):
    text = "\n".join(f"line {number}" for number in range(400))
    service.answers["help"] = replying(Screen(text=text, rows=BOARD.rows))
    interaction = await anna.command(channel, "help")
    await emulator.until(lambda: len(interaction.followups) == 1)
    (last,) = interaction.followups
    assert (interaction.answer.labels, last.labels) == ([], ["Pass", "My hand"])
    assert f"{interaction.text}\n{last.text}" == text


async def test_a_file_and_a_picture_come_with_their_reply(service, emulator, channel, anna):
    picture = Picture(data=ScoreChart(names=("Anna",)), description="Totals")
    service.answers["help"] = replying(Screen(text="The record", picture=picture), document=("game.json", b"{}"))
    interaction = await anna.command(channel, "help")
    assert [(file.filename, file.data) for file in interaction.answer.attachments] == [
        ("game.json", b"{}"),
        ("chart.png", PIXEL),
    ]
    assert emulator.calls[-1].json["data"]["attachments"][1]["description"] == "Totals"


async def test_a_long_description_of_a_picture_is_cut_in_an_answer_and_on_a_board_alike(
    emulator, channel, directory, anna
):
    async def draw(picture: Picture) -> bytes:
        return PIXEL

    shown = Screen(text="Totals", picture=Picture(data=ScoreChart(names=("Anna",)), description="x" * 3000))
    async with running_bot(emulator, directory, draw=draw) as bot:
        bot.service.answers["help"] = replying(shown)
        await anna.command(channel, "help")
        assert emulator.calls[-1].json["data"]["attachments"][0]["description"] == "x" * 1023 + "…"
        await bot.messenger.send(chat_of(channel), shown, nonce="a" * 24)
    assert emulator.calls[-1].json["attachments"][0]["description"] == "x" * 1023 + "…"


async def test_a_picture_that_cannot_be_drawn_leaves_the_text(emulator, channel, directory, anna):
    async def failing(picture: Picture) -> bytes:
        raise ValueError(picture.drawing)

    shown = Screen(text="The record", picture=Picture(data=ScoreChart(names=("Anna",))))
    async with running_bot(emulator, directory, draw=failing) as bot:
        bot.service.answers["help"] = replying(shown)
        assert (await anna.command(channel, "help")).text == "The record"
        await bot.messenger.send(chat_of(channel), shown, nonce="a" * 24)
    assert channel.last.text == "The record"


async def test_a_picture_that_takes_long_makes_nobody_too_late(emulator, channel, directory, anna, monkeypatch):
    monkeypatch.setattr(answering, "DEFER_AFTER", 0.02)
    gate = asyncio.Event()

    async def slow(picture: Picture) -> bytes:
        await gate.wait()
        return PIXEL

    async with running_bot(emulator, directory, draw=slow) as bot:
        bot.service.answers["help"] = replying(Screen(text="Totals", picture=Picture(data=ScoreChart(names=("Anna",)))))
        interaction = await anna.command(channel, "help")
        assert interaction.deferred
        gate.set()
        await interaction.settled()
        assert (interaction.text, len(interaction.answer.attachments)) == ("Totals", 1)


async def test_only_who_may_manage_the_server_speaks_for_it(service, messenger, club, channel, anna, ben):
    club.grant(anna, manage_guild=True)
    rows = ((Button(label="Let in", data="K7QX2M.1.let_in.0123456789"), Button(label="Pass", data="K7QX2M.1.pass")),)
    await messenger.send(chat_of(channel), Screen(text="Eve asks", rows=rows), nonce="b" * 24)
    for presser, label in ((anna, "Let in"), (ben, "Let in"), (anna, "Pass")):
        await presser.press(channel.last, label)
    for presser, command in ((anna, "help"), (ben, "help"), (anna, "newgame")):
        await presser.command(channel, command)
    assert [press.admin for press in service.presses] == [True, False, False] * 2


async def test_a_command_in_a_private_chat_is_answered_for_good(service, anna):
    service.answers["help"] = replying(Screen(text="help"))
    interaction = await anna.command(anna.dm, "help")
    assert not interaction.ephemeral
    assert service.presses[0].chat.private


async def test_a_command_in_a_thread_belongs_to_the_thread(service, channel, anna):
    thread = channel.thread("game 1")
    await anna.command(thread, "newgame")
    assert service.presses[0].chat.key == f"discord:{thread.id}"
    assert service.presses[0].chat.title.replace("\u2060", "") == "#game 1"


@pytest.mark.parametrize("permission", ["send_messages", "view_channel"])
async def test_a_missing_permission_is_named(service, channel, anna, permission):
    channel.deny(permission)
    interaction = await anna.command(channel, "newgame")
    assert interaction.ephemeral
    assert interaction.text == slash.missing([permission], "pl")
    assert service.presses == []


async def test_a_press_tells_that_the_board_cannot_be_sent_any_more(service, channel, board, anna):
    channel.deny("send_messages")
    assert (await anna.press(board, "Pass")).text == slash.missing(["send_messages"], "pl")
    service.answers["K7QX2M.1.hand"] = replying(HAND, secret=True)
    assert (await anna.press(board, "My hand")).text == "A♠\ufe0e K♠\ufe0e"


async def test_threads_have_a_permission_of_their_own(service, channel, anna):
    channel.deny("send_messages_in_threads")
    interaction = await anna.command(channel.thread("game 1"), "newgame")
    assert "wątkach" in interaction.text
    assert service.presses == []


async def test_other_commands_do_not_need_to_write_in_the_channel(service, channel, anna):
    channel.deny("send_messages")
    service.answers["help"] = replying(Screen(text="help"))
    assert (await anna.command(channel, "help")).text == "help"


# ---------------------------------------------------------------------------------------------- slow, twice, too late


class Slowly:
    """Delays an answer until the gate opens. From the first call on, answers count as slow almost at once."""

    def __init__(self, monkeypatch):
        self.gate = asyncio.Event()
        self._monkeypatch = monkeypatch

    def __call__(self, value: Answer):
        self._monkeypatch.setattr(answering, "DEFER_AFTER", 0.02)

        async def later(press: Press) -> Answer:
            await self.gate.wait()
            return value

        return later


@pytest.fixture
def slowly(monkeypatch):
    return Slowly(monkeypatch)


async def test_a_slow_press_is_acknowledged_in_time_and_answered_later(service, emulator, board, anna, slowly):
    service.answers["K7QX2M.1.pass"] = slowly(Answer(toast="passed"))
    interaction = await anna.press(board, "Pass")
    assert interaction.kind == "deferred_update"
    slowly.gate.set()
    await emulator.until(lambda: interaction.followups)
    assert [(message.text, message.ephemeral) for message in interaction.followups] == [("passed", True)]
    assert len(interaction.attempts) == 1


async def test_a_slow_card_refreshes_the_hand_all_the_same(service, emulator, board, anna, slowly):
    service.answers["K7QX2M.1.hand"] = replying(HAND, secret=True)
    service.answers["K7QX2M.0.hand"] = replying(LATER_HAND, secret=True)
    hand = (await anna.press(board, "My hand")).answer
    service.answers["K7QX2M.5.card.0"] = slowly(Answer())
    await anna.press(hand, "A♠\ufe0e")
    assert hand.text == "A♠\ufe0e K♠\ufe0e"
    slowly.gate.set()
    await emulator.until(lambda: hand.text == "K♠\ufe0e")
    assert hand.labels == ["K♠\ufe0e"]


async def test_a_slow_hand_thinks_where_only_its_player_sees_it(service, emulator, board, anna, slowly):
    """The deferred answer must not be the board, as the press's handle edits it later."""
    service.answers["K7QX2M.1.hand"] = slowly(replying(HAND, secret=True))
    interaction = await anna.press(board, "My hand")
    assert interaction.deferred
    assert interaction.ephemeral
    assert interaction.answer is not board
    slowly.gate.set()
    await emulator.until(lambda: interaction.answer.labels == ["A♠\ufe0e", "K♠\ufe0e"])
    assert board.edits == 0
    assert interaction.followups == []


async def test_a_hand_that_came_late_is_looked_at_once_more(service, emulator, board, anna, slowly):
    """The handle may have edited the answer before the slow hand came, which then shows an earlier moment."""
    newer = replying(LATER_HAND, secret=True)

    async def first_slow_then_newer(press):
        if press.input_id.endswith(":again"):
            return newer
        await slowly.gate.wait()
        return replying(HAND, secret=True)

    service.answers["K7QX2M.1.hand"] = first_slow_then_newer
    slowly(newer)  # so that the first answer is slow
    interaction = await anna.press(board, "My hand")
    slowly.gate.set()
    await emulator.until(lambda: interaction.answer.labels == ["K♠\ufe0e"])


@pytest.mark.slow
async def test_a_slow_command_thinks_and_then_answers(service, emulator, channel, anna, slowly):
    service.answers["help"] = slowly(replying(Screen(text="help")))
    interaction = await anna.command(channel, "help")
    assert interaction.deferred
    assert interaction.ephemeral
    slowly.gate.set()
    await interaction.settled()
    assert interaction.text == "help"
    assert interaction.followups == []


async def test_a_slow_public_reply_is_still_for_everybody(service, emulator, channel, anna, slowly):
    service.answers["help"] = slowly(replying(Screen(text="The sheet"), private=False))
    interaction = await anna.command(channel, "help")
    slowly.gate.set()
    await emulator.until(lambda: channel.messages)
    assert [message.text for message in channel.messages] == ["The sheet"]
    await emulator.until(lambda: interaction.answer.deleted, what="what was said to be thinking to go")


async def test_an_interaction_delivered_twice_is_done_once(service, emulator, board, anna):
    interaction = await anna.press(board, "Pass", deliveries=2)
    await anna.press(board, "My hand")
    assert [press.what.data for press in service.presses] == ["K7QX2M.1.pass", "K7QX2M.1.hand"]
    assert len(interaction.attempts) == 1


async def test_an_interaction_that_another_process_answered_is_harmless(service, emulator, board, anna):
    service.answers["K7QX2M.1.pass"] = Answer(toast="one", replies=(Reply(screen=Screen(text="two")),))
    emulator.fail("POST", "/interactions/**", status=400, code=40060)
    interaction = await anna.press(board, "Pass", wait=False)
    await emulator.until(lambda: any(call.code == 40060 for call in emulator.calls))
    assert (await anna.press(board, "My hand")).acknowledged
    assert not interaction.acknowledged
    assert interaction.followups == []


async def test_a_second_program_with_the_token_is_explained_once_a_minute(emulator, board, anna, caplog):
    emulator.fail("POST", "/interactions/**", status=400, code=40060, times=3)
    for _ in range(3):
        await anna.press(board, "Pass", wait=False)
    await emulator.until(lambda: sum(call.code == 40060 for call in emulator.calls) == 3)
    assert (await anna.press(board, "My hand")).acknowledged
    (text,) = [record for record in caplog.records if record.getMessage() == answering.SECOND]
    assert text.levelname == "WARNING"


async def test_an_interaction_that_discord_delivers_twice_is_no_second_program(board, anna, caplog):
    await anna.press(board, "Pass", deliveries=2)
    assert answering.SECOND not in caplog.text


async def test_a_late_interaction_is_done_and_logged(service, emulator, board, anna, caplog):
    caplog.set_level("INFO")
    service.answers["K7QX2M.1.pass"] = Answer(toast="passed")
    late = await anna.press(board, "Pass", late=True)
    assert late.codes == [10062]
    assert len(service.presses) == 1
    await emulator.until(lambda: "too late" in caplog.text)
    assert "Traceback" not in caplog.text
    assert (await anna.press(board, "My hand")).acknowledged


async def test_an_answer_whose_confirmation_was_lost_is_not_given_twice(service, emulator, board, anna):
    service.answers["K7QX2M.1.pass"] = Answer(toast="one", replies=(Reply(screen=Screen(text="two")),))
    emulator.drop("POST", "/interactions/**", when="after")
    interaction = await anna.press(board, "Pass")
    await emulator.until(lambda: interaction.followups)
    assert (interaction.text, [message.text for message in interaction.followups]) == ("two", ["one"])
    assert interaction.codes == [40060]


async def test_an_answer_whose_connection_broke_is_given_again(service, emulator, board, anna):
    service.answers["K7QX2M.1.pass"] = Answer(toast="passed")
    emulator.drop("POST", "/interactions/**", when="before")
    assert (await anna.press(board, "Pass")).text == "passed"


async def test_a_broken_service_is_not_silent_and_logs_no_cards(service, board, anna, caplog):
    service.answers["K7QX2M.1.pass"] = ValueError("A♠\ufe0e K♠\ufe0e")
    interaction = await anna.press(board, "Pass")
    assert interaction.text == slash.failed("pl")
    assert "ValueError" in [record.__dict__.get("cause") for record in caplog.records]
    assert "A♠\ufe0e" not in caplog.text


async def test_a_command_under_way_is_answered_before_the_bot_stops(emulator, channel, directory, anna):
    gate = asyncio.Event()

    async def slow(press: Press) -> Answer:
        gate.set()
        await asyncio.sleep(0)
        return Answer(toast="done in time")

    async with running_bot(emulator, directory) as bot:
        bot.service.answers["help"] = slow
        interaction = await anna.command(channel, "help", wait=False)
        await gate.wait()
    assert interaction.text == "done in time"


# ------------------------------------------------------------------------------------------------- private messages


async def test_hands_by_private_message_can_be_switched_off_and_on(service, messenger, channel, anna):
    interaction = await anna.command(channel, "hand", messages="off")
    assert interaction.text == slash.switched("pl", on=False)
    assert [one.id for one in service.closed] == [str(anna.id)]
    with pytest.raises(Exception, match="not-wanted"):
        await messenger.private_chat(person(anna))
    interaction = await anna.command(channel, "hand", messages="on")
    assert interaction.text == slash.switched("pl", on=True)
    assert [one.id for one in service.opened] == [str(anna.id)]
    assert service.presses == []


async def test_who_writes_in_private_can_be_written_to_again(service, bot, anna):
    anna.close_dms()
    chat = await bot.messenger.private_chat(person(anna))
    with pytest.raises(Exception, match="closed"):
        await bot.messenger.send(chat, HAND, nonce="a" * 24)
    anna.open_dms()
    await anna.command(anna.dm, "help")
    assert [one.id for one in service.opened] == [str(anna.id)]
    await bot.messenger.send(await bot.messenger.private_chat(person(anna)), HAND, nonce="b" * 24)
    assert anna.dms[-1].labels == ["A♠\ufe0e", "K♠\ufe0e"]
    await anna.command(anna.dm, "help")
    assert len(service.opened) == 1


# -------------------------------------------------------------------------------------------------- rights that change


async def test_a_thread_that_leaves_the_archive_is_heard_of(emulator, service, channel):
    thread = channel.thread("game 1")
    thread.archive()
    emulator.world.edit_channel(thread.id, {}, thread_metadata={"archived": False, "locked": False})
    await emulator.until(lambda: f"discord:{thread.id}" in service.chats_opened, what="the thread")


@pytest.mark.parametrize("change", ["given to the bot", "that may more"])
async def test_a_change_of_roles_opens_the_channels_again(emulator, service, channel, change):
    world, guild = emulator.world, channel.guild
    role = world.create_role(guild.id, name="players", permissions=0)
    if change == "given to the bot":
        world.add_member_role(guild.id, world.bot_user.id, role.id)
    else:
        world.edit_role(guild.id, role.id, {"permissions": discord.Permissions.all_channel().value})
    await emulator.until(lambda: f"discord:{channel.id}" in service.chats_opened, what="the channel")


async def test_roles_of_others_and_names_of_channels_wake_nobody(emulator, service, channel, anna):
    world, guild = emulator.world, channel.guild
    role = world.create_role(guild.id, name="players", permissions=0)
    world.add_member_role(guild.id, anna.id, role.id)
    world.edit_channel(channel.id, {"name": "another"})
    last = channel.thread("game 1")
    emulator.world.edit_channel(last.id, {}, thread_metadata={"archived": False, "locked": False})
    await emulator.until(lambda: service.chats_opened, what="the last of these")
    assert service.chats_opened == [f"discord:{last.id}"]
