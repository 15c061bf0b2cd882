"""Commands named in texts can be clicked on Discord, anywhere in a text."""

import pytest

from adapters.discord.commands import REGISTERED
from adapters.discord.markdown import TEXT_LIMIT, markdown, pages
from bot.asking.commands import COMMANDS, MENU
from bot.people import Chat, clean_name
from bot.screen import Answer, Button, Reply, Screen
from bot.screens import help as help_screens
from bot.texts import WHOLE, Markup
from tests.chat.discord.conftest import running_bot

IDS = {"newgame": "11", "join": "22"}
LONG_IDS = {name: str(10**19 + number) for number, name in enumerate(COMMANDS)}
SCREEN = Screen(text="Another game? /newgame", rows=((Button(label="once more", data="x"),),))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Another game? /newgame", "Another game? </newgame:11>"),
        ("/newgame opens one. Or /join.", "</newgame:11> opens one. Or </join:22>."),
        ("/newgame으로 시작", "</newgame:11>으로 시작"),
        ("<b>/newgame</b>", "**</newgame:11>**"),
        ("type /newgame join=anyone", "type </newgame:11> join=anyone"),
        ("<code>/join K7QX2M</code>, then wait", "</join:22> `K7QX2M`, then wait"),
        ("<code>/join</code> shows it", "</join:22> shows it"),
        ("<code>type /join</code>", "`type /join`"),
        ("<pre>/join</pre>", "```\n/join\n```"),
        ("/export is not known", "/export is not known"),
        ("and/join, a//join, https://a.b/join, /join/x", "and/join, a//join, https:\u200b//a.b/join, /join/x"),
        ('<a href="https://a.b/">/join</a>', "[/join](https://a.b/)"),
    ],
)
def test_known_commands_become_mentions(text, shown):
    assert markdown(text, ids=IDS) == shown


def test_without_ids_texts_stay_as_they_are():
    assert markdown("/newgame and <code>/join K7QX2M</code>") == "/newgame and `/join K7QX2M`"


def test_a_name_that_looks_like_a_command_is_none():
    assert "</" not in markdown(Markup.of(clean_name("/newgame")), ids=IDS)


def test_a_mention_counts_with_all_its_characters():
    found = pages("\n".join(["/newgame"] * 500), ids=IDS)
    assert all(len(page) <= TEXT_LIMIT for page in found)
    assert sum(page.count("</newgame:11>") for page in found) == 500


@pytest.mark.parametrize("language", WHOLE)
def test_the_help_fits_into_one_message_with_everything_clickable(language):
    shown = [help_screens.help_page(language), help_screens.start(language)]
    shown += [help_screens.help_group(group, MENU, language) for group in help_screens.GROUPS]
    assert all(len(pages(screen.text, ids=LONG_IDS)) == 1 for screen in shown)


async def test_commands_are_clickable_on_boards_in_private_and_in_answers(emulator, bot, service, channel, anna):
    mention = f"Another game? </newgame:{emulator.commands['newgame']['id']}>"
    board = await bot.messenger.send(Chat(platform="discord", id=str(channel.id)), SCREEN, nonce="1")
    assert channel.last.text == mention
    await bot.messenger.edit(Chat(platform="discord", id=str(channel.id)), board, SCREEN)
    assert channel.last.text == mention
    service.answers["help"] = Answer(replies=(Reply(screen=SCREEN),))
    assert (await anna.command(channel, "help")).text == mention
    service.answers["x"] = Answer(toast="It is over. /newgame opens a new table.", instead=SCREEN)
    pressed = await anna.press(channel.last, "once more")
    assert mention in [message.text for message in (pressed.answer, channel.last) if message is not None]
    assert not [call for call in emulator.calls if (call.status or 0) >= 400]


async def test_a_process_that_registered_nothing_knows_the_ids_too(emulator, channel, directory):
    async with running_bot(emulator, directory):
        pass
    before = len(emulator.calls)
    async with running_bot(emulator, directory) as second:
        await second.messenger.send(Chat(platform="discord", id=str(channel.id)), SCREEN, nonce="1")
    assert channel.last.text == f"Another game? </newgame:{emulator.commands['newgame']['id']}>"
    assert not [call for call in list(emulator.calls)[before:] if call.route.startswith("/applications")]


async def test_commands_of_an_earlier_release_are_registered_once_more_for_their_ids(emulator, channel, directory):
    async with running_bot(emulator, directory):
        await directory.save_chat(REGISTERED, {"application": None, "ids": None})
    async with running_bot(emulator, directory) as second:
        assert second.client.command_ids["newgame"] == emulator.commands["newgame"]["id"]


async def test_ids_of_another_application_are_not_used(emulator, channel, directory):
    await directory.save_chat(REGISTERED, {"hash": "x", "application": "7", "ids": {"newgame": "8"}})
    emulator.fail("PUT", "/applications/**", status=400, code=50035)
    async with running_bot(emulator, directory) as bot:
        assert not bot.client.command_ids


async def test_ids_from_before_serve_where_the_registration_is_refused(emulator, channel, directory):
    async with running_bot(emulator, directory):
        await directory.save_chat(REGISTERED, {"hash": "of other texts"})
    emulator.fail("PUT", "/applications/**", status=400, code=50035)
    async with running_bot(emulator, directory) as bot:
        assert bot.client.command_ids["newgame"] == emulator.commands["newgame"]["id"]
