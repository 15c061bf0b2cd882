"""What each button does to its table. Pure: a table and a press go in, a change comes out, or a Refusal."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import get_args

from bot import healing, lineage, lobby, votes
from bot.change import Ask, Change
from bot.choices import GAME_VERBS, action_for
from bot.codec import Token, Verb
from bot.dealing import nonce
from bot.playing import play
from bot.ports import Pressed
from bot.refusal import Refusal
from bot.screen import Answer, Reply
from bot.screens import glance
from bot.screens import hand as hand_screen
from bot.screens import options as options_screen
from bot.screens import rules as rules_screen
from bot.screens import score as score_screen
from bot.screens.refusals import done, refused
from bot.table import SWITCHES, USUAL_LEVEL, Line, Stage, Table
from engine import rules
from engine.players import LEVELS

LAST_PAGE = 10**9  # places that a dealer picks for the talon travel as the number of a page


def decide(ask: Ask, token: Token) -> Change:
    """Return what a button does. Raises Refusal or EngineError for what cannot be done now."""
    loss = _loss(ask, token)
    if loss is not None:
        return loss
    if token.verb in GAME_VERBS:
        return _move(ask, token)
    handler = _HANDLERS.get(token.verb)
    if handler is None:
        raise Refusal("unknown-button")
    return handler(ask, token.argument)


def _loss(ask: Ask, token: Token) -> Change | None:
    """Tell the table of commits that its store has lost, if the button proves that. Raises Refusal for a forged one."""
    try:
        stamp = lineage.read(ask.table, token.decision, token.stamp)
    except lineage.Forged:
        raise Refusal("unknown-button") from None
    if stamp is None or not lineage.lost(ask.table, stamp):
        return None
    message = ask.press.what.message if isinstance(ask.press.what, Pressed) else None
    stray = (ask.press.chat, message) if message is not None else None
    told = healing.by_stamp(ask.table, stamp, ask.now, ask.chance, stray)
    return replace(told, answer=Answer(toast=refused(Refusal("stale-button"), ask.language), alert=True))


def _move(ask: Ask, token: Token) -> Change:
    table = ask.table
    index = _seated(ask)
    if token.decision > table.decision and not token.stamp:
        raise Refusal("unknown-button")  # of a moment that never was
    if table.stage is not Stage.PLAYING:
        raise Refusal("game-over" if table.stage is not Stage.LOBBY else "no-game-yet")
    if table.clock.paused_since is not None:
        raise Refusal("paused")
    if table.to_act is not None and table.to_act != index:
        raise Refusal("not-your-turn", seat=table.to_act)
    if token.decision != table.decision:
        raise Refusal("stale-button")
    return moved(ask, index, token)


def moved(ask: Ask, index: int, token: Token) -> Change:
    """Play a seat's own move: whoever moves is there again, and adds to the chance of the next deal."""
    action = action_for(ask.table, index, token)
    seat = ask.table.seats[index]
    back = Line(key="back", params={"seat": index}) if seat.stand_in else None
    fresh = seat.model_copy(
        update={"missed": 0, "stand_in": False, "nonce": nonce(ask.person.key, ask.press.input_id)},
    )
    table, entry = play(lobby.with_seat(ask.table, index, fresh), action, ask.now, told=back)
    return Change(table, (entry,))


def _leave(ask: Ask, _: str) -> Change:
    table = lobby.leave(ask.table, ask.person)
    return Change(table, answer=Answer(toast=done("left", ask.language)))


def _add_bot(ask: Ask, level: str) -> Change:
    _seated(ask)
    return Change(lobby.add_bot(ask.table, level if level in LEVELS else USUAL_LEVEL))


def _remove_bot(ask: Ask, argument: str) -> Change:
    _seated(ask)
    bots = [index for index, seat in enumerate(ask.table.seats) if seat.person is None]
    if argument.isdigit() and int(argument) in bots:
        return Change(lobby.remove(ask.table, int(argument)))
    if not bots:
        raise Refusal("no-bot-here")
    return Change(lobby.remove(ask.table, bots[-1]))


def _start(ask: Ask, _: str) -> Change:
    _seated(ask)
    waiting = next((index for index, seat in enumerate(ask.table.seats) if seat.unreachable), None)
    if waiting is not None and ask.table.stage is Stage.LOBBY:
        raise Refusal("cannot-reach", seat=waiting)
    table, entry = lobby.start(ask.table, ask.now, ask.chance)
    return Change(table, (entry,))


def _menu(ask: Ask, page: str) -> Change:
    table = _changeable(ask)
    return Change(table.model_copy(update={"menu": page or None}))


def _set(ask: Ask, argument: str) -> Change:
    table = _changeable(ask)
    return Change(with_setting(table, options_screen.read_set(table, argument)))


def with_setting(table: Table, setting: options_screen.Setting) -> Table:
    """Set the preset, an option of the rules or a switch of the table, in the lobby.

    A new preset starts without options. Raises EngineError for rules that cannot be played.
    """
    if setting.name in SWITCHES:
        return table.model_copy(update={setting.name: bool(setting.value)})
    if setting.name == "preset":
        changed = table.model_copy(update={"preset": setting.value, "options": {}})
    else:
        own = rules.flat(rules.build(table.preset, {}))
        options = {**table.options, setting.name: setting.value}
        if own.get(setting.name) == setting.value:
            del options[setting.name]
        changed = table.model_copy(update={"options": options})
    built = lobby.rules_of(changed)
    if len(table.seats) > max(built.table.players):
        raise Refusal("too-many-seated", allowed=", ".join(map(str, lobby.seat_counts(changed))))
    return changed


def _keep(ask: Ask, _: str) -> Change:
    _changeable(ask)
    return Change(ask.table, answer=Answer(toast=done("rules-kept", ask.language)))


def _page(ask: Ask, argument: str) -> Change:
    index = _seated(ask)
    if not argument.isdigit():
        raise Refusal("unknown-button")
    seat = ask.table.seats[index].model_copy(update={"page": min(int(argument), LAST_PAGE)})
    return Change(lobby.with_seat(ask.table, index, seat))


def show_hand(ask: Ask, _: str = "") -> Change:
    """Show somebody their own hand, in private."""
    index = _seated(ask)
    if ask.table.game is None:
        raise Refusal("no-hand")
    screen = hand_screen.hand(ask.table, index, ask.language)
    answer = Answer(
        toast=glance.glance(ask.table, index, ask.language),
        alert=True,
        replies=(Reply(screen=screen, secret=True),),
    )
    return Change(ask.table, answer=answer)


def _peek(ask: Ask, _: str) -> Change:
    _seated(ask)
    return Change(ask.table, answer=Answer(toast=glance.peek(ask.table, ask.language), alert=True))


def _back(ask: Ask, _: str) -> Change:
    index = _seated(ask)
    seat = ask.table.seats[index]
    if not (seat.stand_in or seat.left):
        raise Refusal("already-seated")
    back = seat.model_copy(update={"stand_in": False, "left": False, "missed": 0})
    line = Line(key="back", params={"seat": index})
    clock = ask.table.clock.model_copy(update={"turn_since": ask.now})
    table = lobby.with_history(lobby.with_seat(ask.table, index, back), line)
    return Change(table.model_copy(update={"clock": clock}) if table.to_act == index else table)


def _rules(ask: Ask, topic: str) -> Change:
    screen = (
        rules_screen.topic(ask.table, topic, ask.language) if topic else rules_screen.rules(ask.table, ask.language)
    )
    return Change(ask.table, answer=Answer(replies=(Reply(screen=screen),)))


def _vote(ask: Ask, kind: str) -> Change:
    if kind not in get_args(votes.Kind):
        raise Refusal("unknown-button")
    return cast_vote(ask, kind)  # type: ignore[arg-type]


def cast_vote(ask: Ask, kind: votes.Kind) -> Change:
    """Count the asker's voice."""
    return Change(votes.vote(ask.table, ask.seat, kind, ask.now, may_decide=ask.may_decide))


def _score(ask: Ask, _: str) -> Change:
    return Change(ask.table, answer=Answer(replies=(Reply(screen=score_screen.sheet(ask.table, ask.language)),)))


def _nudges(ask: Ask, _: str) -> Change:
    index = _seated(ask)
    seat = ask.table.seats[index]
    answer = Answer(toast=done("nudges-off" if seat.nudges else "nudges-on", ask.language))
    return Change(lobby.with_seat(ask.table, index, seat.model_copy(update={"nudges": not seat.nudges})), answer=answer)


def _auto(ask: Ask, _: str) -> Change:
    index = _seated(ask)
    seat = ask.table.seats[index]
    answer = Answer(toast=done("auto-off" if seat.auto else "auto-on", ask.language))
    return Change(lobby.with_seat(ask.table, index, seat.model_copy(update={"auto": not seat.auto})), answer=answer)


def _nothing(ask: Ask, _: str) -> Change:
    return Change(ask.table)


def _seated(ask: Ask) -> int:
    if ask.seat is None:
        raise Refusal("not-seated")
    return ask.seat


def _changeable(ask: Ask) -> Table:
    if not ask.may_decide:
        raise Refusal("not-the-opener")
    if ask.table.stage is not Stage.LOBBY:
        raise Refusal("not-in-lobby")
    return ask.table


_HANDLERS: Mapping[Verb, Callable[[Ask, str], Change]] = {
    Verb.LEAVE: _leave,
    Verb.ADD_BOT: _add_bot,
    Verb.REMOVE_BOT: _remove_bot,
    Verb.START: _start,
    Verb.MENU: _menu,
    Verb.SET: _set,
    Verb.KEEP: _keep,
    Verb.PAGE: _page,
    Verb.HAND: show_hand,
    Verb.PEEK: _peek,
    Verb.BACK: _back,
    Verb.RULES: _rules,
    Verb.VOTE: _vote,
    Verb.SCORE: _score,
    Verb.NUDGES: _nudges,
    Verb.AUTO: _auto,
    Verb.NOTHING: _nothing,
}
