"""Reactions to typed commands and edits of them, as Telegram delivers both."""

from tests.chat.telegram_play import crowd, greeted, opened, stored, table_of


async def test_a_reaction_does_nothing_and_an_edit_of_what_was_obeyed_is_answered(telegram, telegram_app, redis_url):
    (anna,) = crowd(telegram, "Anna")
    group = telegram.group("Friday", [anna])
    await greeted(telegram, [anna])
    lobby = await opened(telegram, group, anna)
    typed, refused = anna.say(group, "/addbot"), anna.say(group, "/addbot strong")
    await telegram.until(lambda: "Bot 1" in lobby.text and group.find("Levels"))
    said = len(group.shown)
    anna.react(typed)
    anna.react(refused)
    anna.edit(typed, "/addbot hard")
    late = await telegram.until(lambda: group.find("its edit doesn’t count"), what="an answer")
    assert late.reply_to is typed
    anna.edit(refused, "/addbot easy")
    await telegram.until(lambda: "Bot 2" in lobby.text, what="the second bot")
    await telegram.until(lambda: group.find("Bot 2 has sat down"), what="the answer")
    assert [seat.level for seat in (await stored(redis_url, table_of(lobby))).seats[1:]] == ["normal", "easy"]
    assert len(group.shown) == said + 2


async def test_a_greeting_in_private_may_become_a_command(telegram, telegram_app):
    (anna,) = crowd(telegram, "Anna")
    typed = anna.say(None, "hello?")
    await telegram.until(lambda: anna.find("I host Thousand"))
    anna.edit(typed, "/rules")
    await telegram.until(lambda: anna.find("Rules: "), what="the rules")
