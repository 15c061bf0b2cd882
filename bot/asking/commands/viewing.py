"""Commands that only show something: the hand, the score, the rules, the proof, finished games, help."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.asking import presses
from bot.asking.commands import tournament_export
from bot.asking.commands.opening import usual_rules
from bot.asking.commands.request import CommandRequest
from bot.codec import MINUTE, ButtonToken, Verb, encode
from bot.finished import dailies, records
from bot.finished.records import FinishedGame
from bot.people import Chat
from bot.ports.presses import Pressed
from bot.refusal import Refusal
from bot.screen import Answer, Reply, Screen, Stay, shown
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
from bot.texts.typed import name_typed
from bot.views.as_json import as_json
from bot.views.my_games import A_PAGE, RECORD_LIFE, my_games
from bot.views.sheet import score_sheet_of

FINISHED_SHOWN = 10
LAST_PAGE = 25  # of a person's games: more than are kept


async def hand(request: CommandRequest) -> Answer:
    """Show the asker's hand, in private."""
    messenger = request.messengers.get(request.person.platform)
    own_message = messenger is not None and messenger.private_hands and not request.press.ephemeral
    table = await _table_of_hand(request)
    answer = await request.change(_sent_again if own_message else presses.show_hand, table)
    link = request.again_in_private(Pressed(encode(ButtonToken(table, 0, Verb.HAND))))
    if not answer.replies:
        return request.mention("hand-sent", Stay.UNSAID)
    # Everybody sees the line that answers a typed command, so the hand is shown in private or not at all.
    return answer.model_copy(
        update={
            "toast": None,
            "alert": False,
            "fallback": done("open-private-chat", request.answer_language),
            "url": link,
        }
    )


async def _table_of_hand(request: CommandRequest) -> str:
    """Return the code of the table that is meant: the chat's, else a table of the asker that has no board."""
    try:
        return await request.table_id()
    except Refusal:
        without_board = next((table for table in await request.own_tables() if not table.kind.has_board), None)
        if without_board is None:
            raise
        return without_board.id


def _sent_again(request: TableRequest) -> TableChange:
    """Send the hand's private message again; to an asker who could not be written to, send the cards as a trial.

    If they arrive, the message with the hand is sent or edited too: it has the buttons.
    """
    shown, index = presses.show_hand(request), request.must_be_seated()
    if request.table.seats[index].unreachable:
        trials = tuple(reply.without_buttons for reply in shown.answer.replies)
        return replace(shown, answer=shown.answer.model_copy(update={"replies": trials}))
    return TableChange(request.table.with_seat(index, hands=request.table.seats[index].hands + 1))


async def score(request: CommandRequest) -> Answer:
    """Show the score sheet of the chat's table, of its last game or of the game with a code; also in sentences."""
    typed = request.args.split()
    code = [word for word in typed if name_typed(word, "slash-choice", ["text"]) is None]
    spoken, request.args = len(code) < len(typed), " ".join(code)
    table = await _game_of_the_askers(request)
    private = request.press.chat.private if table.is_live else request.is_alone
    if not private and table.is_live:
        await request.facts.board_asked_for(table.id, request.press.chat)
    draw = score_screen.in_sentences if spoken else score_screen.sheet
    view = score_sheet_of(
        table, request.reply_language(table, private=private), request.press.reader if private else None
    )
    return shown(draw(view), private=private)


async def rules(request: CommandRequest) -> Answer:
    """Show the table's rules or one topic of them; without a table, the rules that a new table here begins with."""
    topic = name_typed(request.args, "topic", [MINUTE]) or request.args.lower()
    return shown(howto.rules_page(await _table_of_rules(request), topic, request.language))


async def _table_of_rules(request: CommandRequest) -> Table:
    try:
        return await request.tables.table(await request.table_id())
    except Refusal:
        kept = await request.directory.chat(request.press.chat.key)
        preset, options = usual_rules(kept, await request.language_chosen_here())
        return lobby.table_of_rules(request.person, request.press.chat, preset, options)


async def verify(request: CommandRequest) -> Answer:
    """Show the proof of the deals: of the chat's table, of its last game or of the game with a code.

    Anybody with the code may see it. In a running game it shows every seal, and the secrets of finished hands only.
    """
    return await _proof(request, await _game_meant(request, opens=True), private=request.press.chat.private)


async def verify_pressed(request: CommandRequest, token: ButtonToken) -> Answer:
    """Show the same to the presser of a finished hand's or game's button, and to nobody else."""
    return await _proof(request, token.table, private=True)


async def _proof(request: CommandRequest, code: str, *, private: bool) -> Answer:
    """Return the proof of a table's deals: in the asker's language if only they see it, else in the table's."""
    table = await request.tables.table(code)
    if not table.kind.sealed:
        raise Refusal(table.kind.no_words)
    table = await as_opened(request, table)
    language = request.reply_language(table, private=private)
    screen = verify_screen.verification(table, language, discord=request.press.chat.platform == "discord")
    document = verify_screen.every_seal(table, language)
    return Answer(replies=(Reply(screen=screen, private=private, document=document),))


async def as_opened(request: CommandRequest, table: Table) -> Table:
    """Return a table with the secret of its deal of the day, if it was published after the hand was dealt."""
    return await dailies.opened(request.days, table, request.tables.now())


async def as_own(request: CommandRequest, table: Table) -> Table:
    """Return a finished game as its asker's, who may have got it from a guest (`bot.finished.handover`)."""
    if table.is_live or table.seat_of(request.person.key) is not None:
        return table
    game = await request.directory.finished_game(request.person.key, table.id)
    seat = FinishedGame.model_validate(game).seat_of(request.person) if game is not None else None
    if seat is None:
        return table
    # Nothing goes to the guest's room.
    alone = Chat(platform=request.person.platform, id=request.person.id, private=True)
    return table.with_seat(seat, person=request.person).replace(chats=(alone,))


async def _game_of_the_askers(request: CommandRequest) -> Table:
    """Return the game that is meant. Raises Refusal for a game of another chat that the asker did not play."""
    table = await request.tables.table(await _game_meant(request))
    here = {request.press.chat.key, request.person.key}
    if not here & {*(chat.key for chat in table.chats), *(one.person.key for one in table.seats if one.person)}:
        raise Refusal("not-seated")
    return table


async def _game_meant(request: CommandRequest, *, opens: bool = False) -> str:
    """Return the code of the game that is meant: the typed one, else the chat's table's, else its last game's.

    In private these are the asker's table and last game. `opens`: whether the code alone opens what is asked for.
    """
    if request.args:
        return await request.code(request.args, opens=opens)
    try:
        return await request.table_id()
    except Refusal:
        last = await _last_game(request) or day_played_last(request)
        if last is None:
            raise
        return last


def day_played_last(request: CommandRequest) -> str | None:
    """Return, in private, the code of the asker's last deal of the day, which no list of finished games contains."""
    known = request.person_data.get("daily") or {}
    return known.get("table") if request.press.chat.private else None


async def _last_game(request: CommandRequest) -> str | None:
    """Return the code of the last game that ended in the chat, or of the asker's in private.

    A void game is in no list: its chat's document names it.
    """
    chat = request.press.chat
    games = await request.directory.finished(request.person.key if chat.private else chat.key, limit=1)
    ended = {str(game["table"]): float(game["finished"]) for game in games}
    void = (await request.directory.chat(chat.key)).get(LAST_VOID)
    if void is not None:
        ended[str(void["table"])] = float(void["ended"])
    return max(ended, key=lambda table_id: ended[table_id], default=None)


async def history(request: CommandRequest) -> Answer:
    """List the finished games of a chat; in private the asker's own, with those that go on."""
    if request.press.chat.private:
        screen, own = await _own_games(request, 0)
        return shown(screen).model_copy(update={"own": own})
    found = await request.directory.finished(request.press.chat.key, FINISHED_SHOWN)
    return shown(pages.history([FinishedGame.model_validate(game) for game in found], request.language))


async def games_turned(request: CommandRequest, token: ButtonToken) -> Answer:
    """Show another page of the presser's own games."""
    if not token.argument.isdecimal() or int(token.argument) > LAST_PAGE:
        raise Refusal("unknown-button")
    screen, own = await _own_games(request, int(token.argument))
    return Answer(instead=screen, own=own)


async def _own_games(request: CommandRequest, page: int) -> tuple[Screen, Mapping[str, Any]]:
    """Return a page of the asker's games, as a screen and as data for a page."""
    found = await request.directory.finished(request.person.key, A_PAGE + 1, skip=page * A_PAGE)
    games = [FinishedGame.model_validate(game) for game in found]
    kept = [table for game in games[:A_PAGE] for table in await _kept(request, game)]
    running = [table for table in await request.own_tables() if table.is_live] if page == 0 else []
    now, language = request.tables.now(), request.language
    view = my_games(request.person.key, running, games, kept, page, now=now, language=language)
    return pages.history(games[:A_PAGE], language, view), {"kind": "games", **as_json(view)}


async def _kept(request: CommandRequest, game: FinishedGame) -> list[Table]:
    """Return the table of a finished game, as long as its record is kept."""
    with suppress(Refusal):
        if request.tables.now() < game.finished + RECORD_LIFE:
            return [await request.tables.table(game.table)]
    return []


async def export(request: CommandRequest) -> Answer:
    """Send the record file of a game (found as `/verify` finds it), or the files of a tournament."""
    code = await (request.code(request.args, of_tournament=True, opens=False) if request.args else _game_meant(request))
    if await request.is_tournament(code):
        return await tournament_export.export(request, code)
    table = await as_own(request, await request.tables.table(code))
    if table.seat_of(request.person.key) is None and not (not table.is_live and await request.judges(code)):
        raise Refusal("not-seated")
    log = await request.tables.store.log(code)
    if not log:
        raise Refusal("no-game-yet")
    table = await as_opened(request, table)
    if dailies.is_secret(table):  # others may still play the same cards
        screen, document = pages.own_view_exported(table, request.language), dailies.own_file(table, log)
    else:
        screen, document = pages.exported(table, request.language), records.record_file(table, log)
    return Answer(replies=(Reply(screen=screen, document=document),))


async def help_(request: CommandRequest) -> Answer:
    """List the commands."""
    return shown(help_screens.help_page(request.language))


async def privacy(request: CommandRequest) -> Answer:
    """Say in short what is stored about people."""
    return shown(help_screens.privacy_in_short(request.language))


def all_of_privacy(request: CommandRequest) -> Screen:
    """Return the list of all that is stored about people."""
    return help_screens.privacy(request.language, playground=request.person.platform == "web")
