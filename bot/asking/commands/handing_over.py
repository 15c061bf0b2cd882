"""*Keep it*: a guest's games for an account. The steps are in `bot.finished.handover`."""

from contextlib import suppress
from functools import partial

from bot.asking.allowances import CODES, KEEPING
from bot.asking.commands.request import CommandRequest
from bot.codec import ButtonToken
from bot.finished import handover
from bot.finished.handover import OPENED, Handover, Step
from bot.finished.kept_studies import mark_of
from bot.ports.effects import Effect, Remembered, Unmet
from bot.refusal import Refusal
from bot.screen import Answer, shown
from bot.screens import handover as screens
from bot.table.documents import TRIES, Changed
from bot.views import handover as views
from bot.views.as_json import as_json


async def keep(request: CommandRequest) -> Answer:
    """Tell an account what the guest with the typed code hands over. Only the first account learns it."""
    if not request.is_alone:
        raise Refusal("private-only")
    await request.spend(CODES)
    if request.person.room:
        raise Refusal("keep-gone")
    code, secret = handover.read(request.args)
    now = request.tables.now()
    noted = Remembered(request.person.key, {OPENED: code})
    await request.services.handovers.change(
        code, lambda one: Changed(one.opened(request.person, secret, now), effects=(noted,))
    )
    one = (await request.services.handovers.newest(code)).value
    return shown(screens.offer(one, await handover.kept(request.tables, one), request.language))


async def pressed(request: CommandRequest, token: ButtonToken) -> Answer:
    """Do the step that a button names. Raises Refusal."""
    step, _, which = token.argument.partition("-")
    if step == views.TAKE:
        return await _taken(request, which)
    if not request.person.room:
        raise Refusal("unknown-button")
    if step == views.BEGIN:
        return await _begun(request)
    code = handover.code_of(request.person.key)
    if step == views.GIVE:
        await _give(request, code, which)
    elif step == views.STOP:
        await request.services.handovers.change(code, lambda one: Changed(one.stopped()))
    elif step != views.LOOK:
        raise Refusal("unknown-button")
    return await _panel(request, (await request.services.handovers.newest(code)).value)


async def _begun(request: CommandRequest) -> Answer:
    """Make a guest's new code, unless they are asked about an account: an earlier one works no more."""
    with suppress(Refusal):
        before = (await request.services.handovers.newest(handover.code_of(request.person.key))).value
        if before.step is Step.ASKED and before.stands(request.tables.now()):
            return await _panel(request, before)
    await request.spend(KEEPING)
    one, code = handover.new(request.person, request.tables.now(), request.tables.chance)
    if not (await handover.kept(request.tables, one)).games:
        raise Refusal("unknown-button")
    await request.services.handovers.put(one, lambda _: one)
    return await _panel(request, one, code)


async def _taken(request: CommandRequest, code: str) -> Answer:
    """Note that the account agrees: the guest is asked now."""
    now = request.tables.now()
    await request.services.handovers.change(code, lambda one: Changed(one.agreed(request.person.key, now)))
    if (await request.services.handovers.newest(code)).value.step is Step.MOVED:
        return request.say("keep-yours")
    return Answer(instead=screens.taken(request.language))


async def _give(request: CommandRequest, code: str, taker: str) -> None:
    """Move the games to the account whose name the guest was asked about. Raises Refusal for another."""
    for _ in range(TRIES):
        one = (await request.services.handovers.newest(code)).value
        if one.taker is None or mark_of(one.taker.key) != taker:
            raise Refusal("keep-gone")
        if one.taker.key in await request.directory.to_forget(0.0):
            raise Refusal("keep-gone")
        effects = await handover.moving(request.tables, one)
        with suppress(Unmet):  # another game has just ended
            await request.services.handovers.change(code, partial(_moved, one, effects, request.tables.now()))
            return
    raise Refusal("try-again")


def _moved(asked: Handover, effects: tuple[Effect, ...], now: float, newest: Handover) -> Changed[Handover]:
    """Move what the effects were made for, once. Raises Refusal if there is another handover meanwhile."""
    if newest.secret != asked.secret:
        raise Refusal("keep-gone")
    moved = newest.moved(now)
    return Changed(moved, effects=effects if moved is not newest else ())


async def _panel(request: CommandRequest, one: Handover, code: str = "") -> Answer:
    kept = await handover.kept(request.tables, one)
    view = views.keep_it(one, kept, request.tables.now(), request.language, code)
    return Answer(own={"kind": "keep", **as_json(view)})
