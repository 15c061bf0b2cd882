"""Commands that only show something: the hand, the score, the rules, the proof, finished games, help."""

from bot.asking import presses
from bot.asking.commands import tournament_export
from bot.asking.commands.opening import usual_rules
from bot.asking.commands.request import CommandRequest, shown
from bot.codec import ButtonToken, Verb, encode
from bot.finished import dailies, records
from bot.finished.records import FinishedGame
from bot.ports.presses import Pressed
from bot.refusal import Refusal
from bot.screen import Answer, Reply, Screen, Stay
from bot.screens import help as help_screens
from bot.screens import pages
from bot.screens.afterwards import score as score_screen
from bot.screens.afterwards import verify as verify_screen
from bot.screens.before import howto
from bot.screens.refusals import done
from bot.table import lobby
from bot.table.change import TableChange, TableRequest
from bot.table.ending import LAST_VOID
from bot.table.table import Table
from bot.texts.typed import meant

FINISHED_SHOWN = 10


async def hand(asked: CommandRequest) -> Answer:
    """Show the asker's hand, in private."""
    messenger = asked.messengers.get(asked.person.platform)
    own_message = messenger is not None and messenger.private_hands and not asked.press.ephemeral
    table = await _table_of_hand(asked)
    answer = await asked.change(_sent_again if own_message else presses.show_hand, table)
    link = asked.again_in_private(Pressed(encode(ButtonToken(table, 0, Verb.HAND))))
    if not answer.replies:
        return asked.mention("hand-sent", Stay.UNSAID)
    # Everybody sees the line that answers a typed command, so the hand is shown in private or not at all.
    return answer.model_copy(
        update={"toast": None, "alert": False, "fallback": done("open-private-chat", asked.aloud), "url": link}
    )


async def _table_of_hand(asked: CommandRequest) -> str:
    """Return the code of the table that is meant: the chat's, else a table of the asker that has no board."""
    try:
        return await asked.table_id()
    except Refusal:
        without_board = next((table for table in await asked.own_tables() if not table.kind.has_board), None)
        if without_board is None:
            raise
        return without_board.id


def _sent_again(ask: TableRequest) -> TableChange:
    """Send the hand's private message again; if the asker cannot be written to, answer with the hand."""
    shown, index = presses.show_hand(ask), ask.must_be_seated()
    if ask.table.seats[index].unreachable:
        return shown
    return TableChange(ask.table.with_seat(index, hands=ask.table.seats[index].hands + 1))


async def score(asked: CommandRequest) -> Answer:
    """Show the score sheet of the chat's table, of its last game or of the game with a code; also in sentences."""
    typed = asked.args.split()
    code = [word for word in typed if meant(word, "slash-choice", ["text"]) is None]
    spoken, asked.args = len(code) < len(typed), " ".join(code)
    table = await _game_of_the_askers(asked)
    private = asked.press.chat.private if table.is_live else asked.is_alone
    if not private and table.is_live:
        await asked.facts.board_asked_for(table.id, asked.press.chat)
    draw = score_screen.in_sentences if spoken else score_screen.sheet
    return shown(draw(table, asked.told_in(table, private=private)), private=private)


async def rules(asked: CommandRequest) -> Answer:
    """Show the table's rules or one topic of them; without a table, the rules that a new table here begins with."""
    topic = meant(asked.args, "topic", [howto.TOPIC]) or asked.args.lower()
    return shown(howto.rules_page(await _table_of_rules(asked), topic, asked.language))


async def _table_of_rules(asked: CommandRequest) -> Table:
    try:
        return await asked.tables.table(await asked.table_id())
    except Refusal:
        kept = await asked.directory.chat(asked.press.chat.key)
        preset, options = usual_rules(kept, await asked.language_chosen_here())
        return lobby.told_by(asked.person, asked.press.chat, preset, options)


async def verify(asked: CommandRequest) -> Answer:
    """Show the proof of the deals: of the chat's table, of its last game or of the game with a code.

    Anybody with the code may see it. In a running game it shows every seal, and the secrets of finished hands only.
    """
    return await _proof(asked, await _game_meant(asked, opens=True), private=asked.press.chat.private)


async def verify_pressed(asked: CommandRequest, token: ButtonToken) -> Answer:
    """Show the same to the presser of a finished hand's or game's button, and to nobody else."""
    return await _proof(asked, token.table, private=True)


async def _proof(asked: CommandRequest, code: str, *, private: bool) -> Answer:
    """Return the proof of a table's deals: in the asker's language if only they see it, else in the table's."""
    table = await asked.tables.table(code)
    if not table.kind.sealed:
        raise Refusal(table.kind.no_words)
    table = await as_opened(asked, table)
    language = asked.told_in(table, private=private)
    screen = verify_screen.verification(table, language, discord=asked.press.chat.platform == "discord")
    document = verify_screen.every_seal(table, language)
    return Answer(replies=(Reply(screen=screen, private=private, document=document),))


async def as_opened(asked: CommandRequest, table: Table) -> Table:
    """Return a table with the secret of its deal of the day, if it was published after the hand was dealt."""
    return await dailies.opened(asked.days, table, asked.tables.now())


async def _game_of_the_askers(asked: CommandRequest) -> Table:
    """Return the game that is meant. Raises Refusal for a game of another chat that the asker did not play."""
    table = await asked.tables.table(await _game_meant(asked))
    here = {asked.press.chat.key, asked.person.key}
    if not here & {*(chat.key for chat in table.chats), *(one.person.key for one in table.seats if one.person)}:
        raise Refusal("not-seated")
    return table


async def _game_meant(asked: CommandRequest, *, opens: bool = False) -> str:
    """Return the code of the game that is meant: the typed one, else the chat's table's, else its last game's.

    In private these are the asker's table and last game. `opens`: whether the code alone opens what is asked for.
    """
    if asked.args:
        return await asked.code(asked.args, opens=opens)
    try:
        return await asked.table_id()
    except Refusal:
        last = await _last_game(asked) or day_played_last(asked)
        if last is None:
            raise
        return last


def day_played_last(asked: CommandRequest) -> str | None:
    """Return, in private, the code of the asker's last deal of the day, which no list of finished games contains."""
    known = asked.about.get("daily") or {}
    return known.get("table") if asked.press.chat.private else None


async def _last_game(asked: CommandRequest) -> str | None:
    """Return the code of the last game that ended in the chat, or of the asker's in private.

    A void game is in no list: its chat's document names it.
    """
    chat = asked.press.chat
    games = await asked.directory.finished(asked.person.key if chat.private else chat.key, limit=1)
    ended = {str(game["table"]): float(game["finished"]) for game in games}
    void = (await asked.directory.chat(chat.key)).get(LAST_VOID)
    if void is not None:
        ended[str(void["table"])] = float(void["ended"])
    return max(ended, key=lambda table_id: ended[table_id], default=None)


async def history(asked: CommandRequest) -> Answer:
    """List finished games."""
    key = asked.person.key if asked.press.chat.private else asked.press.chat.key
    games = [FinishedGame.model_validate(game) for game in await asked.directory.finished(key, FINISHED_SHOWN)]
    return shown(pages.history(games, asked.language))


async def export(asked: CommandRequest) -> Answer:
    """Send the record file of a game (found as `/verify` finds it), or the files of a tournament."""
    code = await (asked.code(asked.args, of_tournament=True, opens=False) if asked.args else _game_meant(asked))
    if await asked.is_tournament(code):
        return await tournament_export.export(asked, code)
    table = await asked.tables.table(code)
    if table.seat_of(asked.person.key) is None and not (not table.is_live and await asked.judges(code)):
        raise Refusal("not-seated")
    log = await asked.tables.store.log(code)
    if not log:
        raise Refusal("no-game-yet")
    table = await as_opened(asked, table)
    if dailies.is_secret(table):  # others may still play the same cards
        screen, document = pages.own_view_exported(table, asked.language), dailies.own_file(table, log)
    else:
        screen, document = pages.exported(table, asked.language), records.record_file(table, log)
    return Answer(replies=(Reply(screen=screen, document=document),))


async def help_(asked: CommandRequest) -> Answer:
    """List the commands."""
    return shown(help_screens.help_page(asked.language))


async def privacy(asked: CommandRequest) -> Answer:
    """Say in short what is stored about people."""
    return shown(help_screens.privacy_in_short(asked.language))


def all_of_privacy(asked: CommandRequest) -> Screen:
    """Return the list of all that is stored about people."""
    return help_screens.privacy(asked.language, playground=asked.person.platform == "web")
