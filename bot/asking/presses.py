"""What each button does to its table. The functions are pure: they take a table and a press, and return a change."""

import math
from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.asking import options_menu, voting
from bot.codec import ButtonToken, HandPage, Verb
from bot.ports.effects import Effect, Remembered, Sits
from bot.refusal import Refusal
from bot.screen import Answer, Reply, Stay, shown
from bot.screens import questions
from bot.screens.afterwards import score as score_screen
from bot.screens.before import howto
from bot.screens.during import glance, hand, seated
from bot.screens.refusals import done
from bot.table import answers, lobby, pauses, seats, speed, the_rest, tips
from bot.table.acts import announced
from bot.table.change import TableChange, TableRequest
from bot.table.choices import MOVE_VERBS, action_for, is_old
from bot.table.holders import as_played
from bot.table.parts import HistoryLine
from bot.table.playing import play
from bot.table.roles import Right
from bot.table.settings import SPANS, TIMER
from bot.table.table import USUAL_LEVEL, Stage, Table
from bot.texts import bare
from bot.views import choices
from bot.views.names import named, seat_name
from bot.views.of_table import for_chat, for_seat
from bot.views.sheet import score_sheet_of
from bot.views.table import Own, own_of
from bot.views.wording import TOAST_LIMIT
from engine.players import LEVELS
from engine.view import peekable

MOST_DIGITS = 7


def decide(request: TableRequest, token: ButtonToken) -> TableChange:
    """Return the change that a button makes. Raises Refusal or EngineError if it cannot be made now."""
    change = _decided(request, token)
    table, asker = change.value, request.person
    if table is request.table:
        return change
    keeps_name = table.kind.own_names
    if not keeps_name and any(person.key == asker.key and person.name != asker.name for person in table.people):
        table = seats.renamed(table, asker.key, asker.name)
    if request.press.editable is not None:
        table = answers.kept(table, request.press, request.now)
    return change if table is change.value else replace(change, value=table)


def _decided(request: TableRequest, token: ButtonToken) -> TableChange:
    if token.verb in MOVE_VERBS or token.verb is Verb.NUMBER:
        return _move(request, token)
    if token.verb is Verb.MOVE_FOR:
        return _move_for(request, token)
    handler = _HANDLERS.get(token.verb)
    if handler is None:
        raise Refusal("unknown-button")
    return handler(request, token.argument)


def _move(request: TableRequest, token: ButtonToken) -> TableChange:
    table = request.table
    index = request.must_be_seated()
    if table.seats[index].left:
        raise Refusal("comes-next-hand" if table.seats[index].comes_after else "not-seated")
    if table.stage is not Stage.PLAYING:
        raise Refusal("game-over" if table.stage is not Stage.LOBBY else "no-game-yet")
    if table.clock.paused_since is not None:
        raise Refusal("paused")
    table.kind.must_be_on(request.now)
    if table.to_act is not None and table.to_act != index:
        raise Refusal("not-your-turn", seat=table.to_act)
    if is_old(table, token):
        raise Refusal("stale-button")
    if token.verb is Verb.NUMBER:
        chosen = choices.meant_by_number(table, index, token.argument, token)
        if chosen is None:
            raise Refusal("number")
        token = chosen
    if token.verb is Verb.REST:
        return _rest(request, index)
    return own_move(request, index, token)


def own_move(request: TableRequest, index: int, token: ButtonToken) -> TableChange:
    """Play the asker's own move, which also shows that they are back."""
    action = action_for(request.table, index, token)
    seat = request.table.seats[index]
    back = HistoryLine(key="back", params={"seat": index}) if seat.stand_in else None
    seated, effects = _moving(request, index)
    table, entry = play(seated, action, request.now, fact=back)
    # The move is legal, or `play` would have raised.
    if seat.habits.auto and pauses.comes_early(request.table, request.now):
        kept = pauses.kept(seated.with_seat(index, tips=seat.tips), action)
        return TableChange(kept, answer=Answer(toast=done("move-kept", request.language)))
    return TableChange(table, log=(entry,), effects=effects)


def _moving(request: TableRequest, index: int) -> tuple[Table, tuple[Effect, ...]]:
    """Return the table with the asker back and this turn's tip read, and the effects that store the read tip."""
    seat = request.table.seats[index]
    learnt = None if seat.tips is None else tips.after_turn(request.table, index)
    effects = () if learnt == seat.tips else (Remembered(request.person.key, {"explained": learnt}),)
    missed = seat.missed if request.table.kind.misses_add_up else 0
    deal = request.table.deal
    here = {"missed": missed, "decided_in": deal.hand if deal is not None else 0}
    return request.table.with_seat(index, stand_in=False, acted=True, tips=learnt, **here), effects


def _rest(request: TableRequest, index: int) -> TableChange:
    """Play the rest of the hand, in which the asker takes every trick.

    Everybody can see that, so no pause has to hide a choice.
    """
    seated, effects = _moving(request, index)
    if request.table.seats[index].stand_in:
        seated = seats.with_history(seated, HistoryLine(key="back", params={"seat": index}))
    table, log = the_rest.taken(seated, index, request.now)
    return TableChange(table, log=log, effects=effects)


def _move_for(request: TableRequest, token: ButtonToken) -> TableChange:
    """Ask for a built-in player's move in place of a player whose turn has lasted too long. The worker makes it."""
    request.must(Right.ASK_FOR_MOVE)
    table = request.table
    if table.clock.paused_since is not None:
        raise Refusal("paused")
    if is_old(table, token) or not table.is_overdue or request.seat is None:
        raise Refusal("stale-button")
    if request.seat == table.to_act:
        raise Refusal("own-turn")
    if table.turn.asked_by is not None:
        return TableChange(table)
    return TableChange(table.with_turn(asked_by=request.seat))


def leave(request: TableRequest, argument: str = "") -> TableChange:
    """Remove the asker from their seat. If that ends the game, they are asked first, and the answer has an argument."""
    if request.table.is_live:
        request.table.kind.must_let_leave()
    ends = request.seat is not None and seats.ends_without(request.table, request.seat)
    if ends and argument != questions.END:
        question = Reply(screen=questions.leave(request.table, request.answer_language), private=False)
        return TableChange(request.table, answer=Answer(replies=(question,)))
    if argument == questions.END and not ends:
        raise Refusal("stale-button")  # somebody has come meanwhile, or the game is over
    table = seats.leave(request.table, request.person, request.now)
    gone = Sits(request.person.key, table.id, on=False)
    waited = request.seat is not None and request.table.seats[request.seat].comes_after > 0
    key = "left-game" if request.table.stage is Stage.PLAYING and not waited else "left"
    if ends:
        line = done("ended", request.answer_language)
    elif request.chat_language is None:
        line = done(key, request.language)
    else:
        line = done(f"{key}-by", request.chat_language, who=named(request.person.name, request.chat_language))
    return TableChange(table, answer=Answer(toast=line), effects=(gone,))


def add_built_in(request: TableRequest, argument: str = "") -> TableChange:
    """Seat a built-in player of a level; if none is named, of the usual level. With a seat: change the level there."""
    request.must(Right.SEAT_BUILT_IN)
    named, _, seat = argument.partition("-")
    level = named if named in LEVELS else USUAL_LEVEL
    if not seat:
        return TableChange(lobby.add_built_in(request.table, level))
    return TableChange(lobby.with_level(request.table, int(seat) if seat.isdigit() else -1, level))


def _remove_built_in(request: TableRequest, argument: str) -> TableChange:
    request.must(Right.SEAT_BUILT_IN)
    bots = [index for index, seat in enumerate(request.table.seats) if seat.person is None]
    if argument.isdigit() and int(argument) in bots:
        return TableChange(lobby.remove(request.table, int(argument)))
    if not bots:
        raise Refusal("no-bot-here")
    return TableChange(lobby.remove(request.table, bots[-1]))


def start(request: TableRequest, _: str = "") -> TableChange:
    """Begin the game; if a player has not opened their private chat, within a minute."""
    request.must(Right.START)
    table, entries = lobby.start_or_wait(request.table, request.now, request.chance)
    at = lobby.starts_at(table)
    if at is None:
        return TableChange(table, log=entries)
    name = bare(seat_name(table, lobby.unopened(table)[0], request.answer_language))
    line = done("start-waits", request.answer_language, name=name, seconds=math.ceil(max(at - request.now, 0)))
    return TableChange(table, answer=Answer(toast=line, stay=Stay.PASSING))


def _page(request: TableRequest, argument: str) -> TableChange:
    index = request.must_be_seated()
    opened = HandPage.read(argument)
    if opened is None:
        raise Refusal("unknown-button")
    return TableChange(request.table.with_seat(index, hand_page=opened))


def show_hand(request: TableRequest, argument: str = "") -> TableChange:
    """Show the asker their own hand, in private."""
    index = request.must_be_seated()
    if request.table.game is None:
        raise Refusal("no-hand")
    if request.table.seats[index].comes_after:
        raise Refusal("comes-next-hand")
    view = for_seat(request.table, index, request.language)
    draw = seated.private if request.press.editable is None else seated.with_refresh
    screen = draw(view)
    answer = Answer(
        toast=_at_a_glance(own_of(view), request.language),
        alert=True,
        replies=(Reply(screen=screen, secret=True),),
    )
    noted = answers.kept(request.table, request.press, request.now, refreshes=True, other=argument == seated.AGAIN)
    return TableChange(noted, answer=answer)


def _at_a_glance(own: Own, language: str) -> str:
    """Return the hand in one line; for a player who uses the numbers on the board, also what each number means."""
    cards = glance.glance(own.hand, language)
    if not own.numbers:
        return cards
    both = f"{cards}\n{own.numbers}"
    return both if len(both) <= TOAST_LIMIT else own.numbers


def _peek(request: TableRequest, _: str) -> TableChange:
    request.must_be_seated()
    table = as_played(request.table)
    trick = peekable(table.game) if table.game is not None else None
    if trick is None:
        raise Refusal("nothing-to-peek")
    return TableChange(
        request.table, answer=Answer(toast=glance.peek(for_chat(table, request.language), trick), alert=True)
    )


def _back(request: TableRequest, _: str) -> TableChange:
    index = request.must_be_seated()
    if not request.table.is_live:
        raise Refusal("game-over")
    seat = request.table.seats[index]
    if not (seat.stand_in or seat.left):
        raise Refusal("already-seated")
    if seat.withdrawn:
        raise Refusal("tournament-withdrawn")
    if seat.comes_after:
        raise Refusal("comes-next-hand")
    clock = request.table.clock.model_copy(update={"turn_since": request.now})
    table = seats.returned(request.table, index)
    if table.to_act == index and not table.seats[index].left:
        table = table.model_copy(update={"clock": clock})
    return TableChange(table, effects=(Sits(request.person.key, table.id, on=True),))


def _rules(request: TableRequest, topic: str) -> TableChange:
    screen = howto.rules_page(request.table, topic, request.language)
    return TableChange(request.table, answer=Answer(replies=(Reply(screen=screen),)))


def _timer(request: TableRequest, argument: str) -> TableChange:
    if not argument:
        return offered_times(request)
    seconds = int(argument) if argument.isdecimal() and len(argument) <= MOST_DIGITS else -1
    least, most = SPANS[TIMER]
    if seconds and not least <= seconds <= most:
        raise Refusal("unknown-button")
    return voting.times(request, {TIMER: seconds or None})


def offered_times(request: TableRequest) -> TableChange:
    """Offer times for a move."""
    voting.must_have_a_say(request)
    by_vote = not voting.decides_times(request)
    question = questions.timer(request.table, request.answer_language, by_vote=by_vote)
    return TableChange(request.table, answer=shown(question, private=False))


def removable(request: TableRequest) -> list[int]:
    """Return the seats that the asker can clear. Where nobody loses a seat, these are only seats of people."""
    built_in_stays = request.table.kind.keeps_seats
    seats_here = enumerate(request.table.seats)
    return [n for n, seat in seats_here if n != request.seat and (seat.person is not None or not built_in_stays)]


def sent_away(request: TableRequest, index: int) -> TableChange:
    """Send a player away from the lobby; where nobody loses a seat, let the built-in player play for them."""
    name, person = seat_name(request.table, index, request.answer_language), request.table.seats[index].person
    if request.table.kind.keeps_seats:
        table = announced(request, request.table.with_seat(index, stand_in=True), "stood-in", about=person)
        return TableChange(table, answer=Answer(toast=done("seat-taken", request.answer_language, name=name)))
    built_in = {"name": name} if person is None else {}
    table = announced(request, seats.sent_away(request.table, index), "kicked", about=person, **built_in)
    gone = (Sits(person.key, table.id, on=False),) if person is not None else ()
    return TableChange(table, answer=Answer(toast=done("kicked", request.answer_language, name=name)), effects=gone)


def _kick(request: TableRequest, argument: str) -> TableChange:
    request.must(Right.SEND_AWAY)
    index = questions.marked(request.table, argument)
    if index not in removable(request):
        raise Refusal("person-not-seated")
    return sent_away(request, index)


def _score(request: TableRequest, _: str) -> TableChange:
    view = score_sheet_of(request.table, request.language, request.press.reader)
    return TableChange(request.table, answer=Answer(replies=(Reply(screen=score_screen.sheet(view)),)))


def _own_switch(name: str) -> Callable[[TableRequest, str], TableChange]:
    """Return the handler that turns a switch of the asker's own seat on or off, here and at later tables."""

    def turned(request: TableRequest, _: str) -> TableChange:
        index = request.must_be_seated()
        habits = request.table.seats[index].habits
        on = not getattr(habits, name)
        return TableChange(
            request.table.with_seat(index, habits=habits.replace(**{name: on})),
            answer=Answer(toast=done(f"{name}-{'on' if on else 'off'}", request.language)),
            effects=(Remembered(request.person.key, {name: on}),),
        )

    return turned


def _words(request: TableRequest, _: str) -> TableChange:
    if request.table.game is None:
        raise Refusal("no-game-yet")
    return TableChange(
        request.table, answer=Answer(replies=(Reply(screen=hand.meanings(for_chat(request.table, request.language))),))
    )


_HANDLERS: Mapping[Verb, Callable[[TableRequest, str], TableChange]] = {
    Verb.LEAVE: leave,
    Verb.ADD_BUILT_IN: add_built_in,
    Verb.REMOVE_BUILT_IN: _remove_built_in,
    Verb.START: start,
    Verb.MENU: options_menu.open_menu,
    Verb.OPTIONS: options_menu.told,
    Verb.SET: options_menu.set_option,
    Verb.KEEP: options_menu.keep,
    Verb.PAGE: _page,
    Verb.HAND: show_hand,
    Verb.PEEK: _peek,
    Verb.BACK: _back,
    Verb.RULES: _rules,
    Verb.VOTE: voting.pressed,
    Verb.TIMER: _timer,
    Verb.KICK: _kick,
    Verb.SCORE: _score,
    Verb.NUDGES: _own_switch("nudges"),
    Verb.AUTO: _own_switch("auto"),
    Verb.SPEED: lambda request, wanted: TableChange(speed.chosen(request.table, request.must_be_seated(), wanted)),
    Verb.WORDS: _words,
}
