"""What each button does to its table. The functions are pure: they take a table and a press, and return a change."""

import math
from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.asking import options_menu, voting
from bot.codec import ButtonToken, Verb
from bot.ports.effects import Effect, Remembered, Sits
from bot.refusal import Refusal
from bot.screen import Answer, Reply, Stay
from bot.screens import questions
from bot.screens.afterwards import score as score_screen
from bot.screens.before import howto
from bot.screens.during import answered, glance, meanings, numbered, seated
from bot.screens.names import named, seat_name
from bot.screens.refusals import done
from bot.screens.wording import TOAST_LIMIT
from bot.table import answers, lobby, pauses, seats, speed, the_rest, tips
from bot.table.acts import told
from bot.table.change import TableChange, TableRequest
from bot.table.choices import MOVE_VERBS, action_for, is_old
from bot.table.parts import Asked, Line
from bot.table.playing import play
from bot.table.roles import Right
from bot.table.settings import SPANS, TIMER
from bot.table.table import USUAL_LEVEL, Stage, Table
from bot.texts import bare
from engine.players import LEVELS

MOST_DIGITS = 7
LAST_PAGE = 10**9  # a page number also carries the places that a dealer picks for the talon


def decide(ask: TableRequest, token: ButtonToken) -> TableChange:
    """Return the change that a button makes. Raises Refusal or EngineError if it cannot be made now."""
    change = _decided(ask, token)
    table, asker = change.value, ask.person
    if table is ask.table:
        return change
    if any(person.key == asker.key and person.name != asker.name for person in table.people):
        table = seats.renamed(table, asker.key, asker.name)
    if ask.press.editable is not None:
        table = answers.kept(table, ask.press, ask.now)
    return change if table is change.value else replace(change, value=table)


def _decided(ask: TableRequest, token: ButtonToken) -> TableChange:
    if token.verb in MOVE_VERBS or token.verb is Verb.NUMBER:
        return _move(ask, token)
    if token.verb is Verb.MOVE_FOR:
        return _move_for(ask, token)
    handler = _HANDLERS.get(token.verb)
    if handler is None:
        raise Refusal("unknown-button")
    return handler(ask, token.argument)


def _move(ask: TableRequest, token: ButtonToken) -> TableChange:
    table = ask.table
    index = ask.must_be_seated()
    if table.seats[index].left:
        raise Refusal("comes-next-hand" if table.seats[index].comes_after else "not-seated")
    if table.stage is not Stage.PLAYING:
        raise Refusal("game-over" if table.stage is not Stage.LOBBY else "no-game-yet")
    if table.clock.paused_since is not None:
        raise Refusal("paused")
    table.kind.must_be_on(ask.now)
    if table.to_act is not None and table.to_act != index:
        raise Refusal("not-your-turn", seat=table.to_act)
    if is_old(table, token):
        raise Refusal("stale-button")
    if token.verb is Verb.NUMBER:
        meant = numbered.meant(table, index, token.argument, token)
        if meant is None:
            raise Refusal("number")
        token = meant
    if token.verb is Verb.REST:
        return _rest(ask, index)
    return own_move(ask, index, token)


def own_move(ask: TableRequest, index: int, token: ButtonToken) -> TableChange:
    """Play the asker's own move, which also shows that they are back."""
    action = action_for(ask.table, index, token)
    seat = ask.table.seats[index]
    back = Line(key="back", params={"seat": index}) if seat.stand_in else None
    seated, effects = _moving(ask, index)
    table, entry = play(seated, action, ask.now, told=back)
    if seat.auto and pauses.comes_early(ask.table, ask.now):  # the move is legal, or `play` would have raised
        kept = pauses.kept(seated.with_seat(index, tips=seat.tips), action)
        return TableChange(kept, answer=Answer(toast=done("move-kept", ask.language)))
    return TableChange(table, log=(entry,), effects=effects)


def _moving(ask: TableRequest, index: int) -> tuple[Table, tuple[Effect, ...]]:
    """Return the table with the asker back and this turn's tip read, and the effects that store the read tip."""
    seat = ask.table.seats[index]
    learnt = None if seat.tips is None else tips.after_turn(ask.table, index)
    effects = () if learnt == seat.tips else (Remembered(ask.person.key, {"explained": learnt}),)
    return ask.table.with_seat(index, missed=0, stand_in=False, acted=True, tips=learnt), effects


def _rest(ask: TableRequest, index: int) -> TableChange:
    """Play the rest of the hand, in which the asker takes every trick.

    Everybody can see that, so no pause has to hide a choice.
    """
    seated, effects = _moving(ask, index)
    if ask.table.seats[index].stand_in:
        seated = seats.with_history(seated, Line(key="back", params={"seat": index}))
    table, log = the_rest.taken(seated, index, ask.now)
    return TableChange(table, log=log, effects=effects)


def _move_for(ask: TableRequest, token: ButtonToken) -> TableChange:
    """Ask for a built-in player's move in place of a player whose turn has lasted too long. The worker makes it."""
    ask.must(Right.ASK_FOR_MOVE)
    table = ask.table
    if table.clock.paused_since is not None:
        raise Refusal("paused")
    if is_old(table, token) or not table.is_overdue or ask.seat is None:
        raise Refusal("stale-button")
    if ask.seat == table.to_act:
        raise Refusal("own-turn")
    if table.asked is not None and table.asked.decision == table.decision:
        return TableChange(table)
    return TableChange(table.replace(asked=Asked(decision=table.decision, by=ask.seat)))


def leave(ask: TableRequest, argument: str = "") -> TableChange:
    """Remove the asker from their seat. If that ends the game, they are asked first, and the answer has an argument."""
    if ask.table.is_live:
        ask.table.kind.must_let_leave()
    ends = ask.seat is not None and seats.ends_without(ask.table, ask.seat)
    if ends and argument != questions.END:
        question = Reply(screen=questions.leave(ask.table, ask.answered_in), private=False)
        return TableChange(ask.table, answer=Answer(replies=(question,)))
    if argument == questions.END and not ends:
        raise Refusal("stale-button")  # somebody has come meanwhile, or the game is over
    table = seats.leave(ask.table, ask.person, ask.now)
    gone = Sits(ask.person.key, table.id, on=False)
    waited = ask.seat is not None and ask.table.seats[ask.seat].comes_after > 0
    told = "left-game" if ask.table.stage is Stage.PLAYING and not waited else "left"
    if ends:
        line = done("ended", ask.answered_in)
    elif ask.aloud is None:
        line = done(told, ask.language)
    else:
        line = done(f"{told}-by", ask.aloud, who=named(ask.person.name, ask.aloud))
    return TableChange(table, answer=Answer(toast=line), effects=(gone,))


def add_built_in(ask: TableRequest, level: str = "") -> TableChange:
    """Seat a built-in player of a level; if none is named, of the usual level."""
    ask.must(Right.SEAT_BUILT_IN)
    return TableChange(lobby.add_built_in(ask.table, level if level in LEVELS else USUAL_LEVEL))


def _remove_built_in(ask: TableRequest, argument: str) -> TableChange:
    ask.must(Right.SEAT_BUILT_IN)
    bots = [index for index, seat in enumerate(ask.table.seats) if seat.person is None]
    if argument.isdigit() and int(argument) in bots:
        return TableChange(lobby.remove(ask.table, int(argument)))
    if not bots:
        raise Refusal("no-bot-here")
    return TableChange(lobby.remove(ask.table, bots[-1]))


def start(ask: TableRequest, _: str = "") -> TableChange:
    """Begin the game; if a player has not opened their private chat, within a minute."""
    ask.must(Right.START)
    table, entries = lobby.start_or_wait(ask.table, ask.now, ask.chance)
    at = lobby.starts_at(table)
    if at is None:
        return TableChange(table, log=entries)
    name = bare(seat_name(table, lobby.unopened(table)[0], ask.answered_in))
    line = done("start-waits", ask.answered_in, name=name, seconds=math.ceil(max(at - ask.now, 0)))
    return TableChange(table, answer=Answer(toast=line, stay=Stay.PASSING))


def _page(ask: TableRequest, argument: str) -> TableChange:
    index = ask.must_be_seated()
    if not argument.isdigit():
        raise Refusal("unknown-button")
    return TableChange(ask.table.with_seat(index, page=min(int(argument), LAST_PAGE)))


def show_hand(ask: TableRequest, argument: str = "") -> TableChange:
    """Show the asker their own hand, in private."""
    index = ask.must_be_seated()
    if ask.table.game is None:
        raise Refusal("no-hand")
    if ask.table.seats[index].comes_after:
        raise Refusal("comes-next-hand")
    draw = seated.private if ask.press.editable is None else answered.hand
    screen = draw(ask.table, index, ask.language)
    answer = Answer(
        toast=_at_a_glance(ask.table, index, ask.language),
        alert=True,
        replies=(Reply(screen=screen, secret=True),),
    )
    noted = answers.kept(ask.table, ask.press, ask.now, looks=True, other=argument == answered.AGAIN)
    return TableChange(noted, answer=answer)


def _at_a_glance(table: Table, seat: int, language: str) -> str:
    """Return the hand in one line; for a player who uses the numbers on the board, also what each number means."""
    hand, numbers = glance.glance(table, seat, language), numbered.told(table, seat, language)
    if not numbers:
        return hand
    both = f"{hand}\n{numbers}"
    return both if len(both) <= TOAST_LIMIT else numbers


def _peek(ask: TableRequest, _: str) -> TableChange:
    ask.must_be_seated()
    return TableChange(ask.table, answer=Answer(toast=glance.peek(ask.table, ask.language), alert=True))


def _back(ask: TableRequest, _: str) -> TableChange:
    index = ask.must_be_seated()
    if not ask.table.is_live:
        raise Refusal("game-over")
    seat = ask.table.seats[index]
    if not (seat.stand_in or seat.left):
        raise Refusal("already-seated")
    if seat.withdrawn:
        raise Refusal("tournament-withdrawn")
    if seat.comes_after:
        raise Refusal("comes-next-hand")
    clock = ask.table.clock.model_copy(update={"turn_since": ask.now})
    table = seats.returned(ask.table, index)
    if table.to_act == index and not table.seats[index].left:
        table = table.model_copy(update={"clock": clock})
    return TableChange(table, effects=(Sits(ask.person.key, table.id, on=True),))


def _rules(ask: TableRequest, topic: str) -> TableChange:
    screen = howto.rules_page(ask.table, topic, ask.language)
    return TableChange(ask.table, answer=Answer(replies=(Reply(screen=screen),)))


def _timer(ask: TableRequest, argument: str) -> TableChange:
    seconds = int(argument) if argument.isdecimal() and len(argument) <= MOST_DIGITS else -1
    least, most = SPANS[TIMER]
    if seconds and not least <= seconds <= most:
        raise Refusal("unknown-button")
    return voting.times(ask, {TIMER: seconds or None})


def removable(ask: TableRequest) -> list[int]:
    """Return the seats that the asker can clear. Where judges decide, these are only seats of people."""
    built_in_stays = ask.table.kind.contest
    seats_here = enumerate(ask.table.seats)
    return [n for n, seat in seats_here if n != ask.seat and (seat.person is not None or not built_in_stays)]


def sent_away(ask: TableRequest, index: int) -> TableChange:
    """Send a player away from the lobby; where judges decide, let the built-in player play for them."""
    name, person = seat_name(ask.table, index, ask.answered_in), ask.table.seats[index].person
    if ask.table.kind.contest:
        table = told(ask, ask.table.with_seat(index, stand_in=True), "stood-in", about=person)
        return TableChange(table, answer=Answer(toast=done("seat-taken", ask.answered_in, name=name)))
    built_in = {"name": name} if person is None else {}
    table = told(ask, seats.sent_away(ask.table, index), "kicked", about=person, **built_in)
    gone = (Sits(person.key, table.id, on=False),) if person is not None else ()
    return TableChange(table, answer=Answer(toast=done("kicked", ask.answered_in, name=name)), effects=gone)


def _kick(ask: TableRequest, argument: str) -> TableChange:
    ask.must(Right.SEND_AWAY)
    index = questions.marked(ask.table, argument)
    if index not in removable(ask):
        raise Refusal("person-not-seated")
    return sent_away(ask, index)


def _score(ask: TableRequest, _: str) -> TableChange:
    return TableChange(ask.table, answer=Answer(replies=(Reply(screen=score_screen.sheet(ask.table, ask.language)),)))


def _own_switch(name: str) -> Callable[[TableRequest, str], TableChange]:
    """Return the handler that turns a switch of the asker's own seat on or off, here and at later tables."""

    def turned(ask: TableRequest, _: str) -> TableChange:
        index = ask.must_be_seated()
        on = not getattr(ask.table.seats[index], name)
        return TableChange(
            ask.table.with_seat(index, **{name: on}),
            answer=Answer(toast=done(f"{name}-{'on' if on else 'off'}", ask.language)),
            effects=(Remembered(ask.person.key, {name: on}),),
        )

    return turned


def _words(ask: TableRequest, _: str) -> TableChange:
    if ask.table.game is None:
        raise Refusal("no-game-yet")
    return TableChange(ask.table, answer=Answer(replies=(Reply(screen=meanings.meanings(ask.table, ask.language)),)))


_HANDLERS: Mapping[Verb, Callable[[TableRequest, str], TableChange]] = {
    Verb.LEAVE: leave,
    Verb.ADD_BUILT_IN: add_built_in,
    Verb.REMOVE_BUILT_IN: _remove_built_in,
    Verb.START: start,
    Verb.MENU: options_menu.open_menu,
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
    Verb.SPEED: lambda ask, wanted: TableChange(speed.chosen(ask.table, ask.must_be_seated(), wanted)),
    Verb.WORDS: _words,
    Verb.NOTHING: lambda ask, _: TableChange(ask.table),
}
