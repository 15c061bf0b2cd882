"""`/judge`: the judges' desk, in private. A ruling that costs a player something has to be confirmed."""

from collections.abc import Callable
from contextlib import suppress

from bot.asking import presses, voting
from bot.asking.commands import entering as joining
from bot.asking.commands import judge_typed
from bot.asking.commands.request import CommandRequest
from bot.codec import ButtonToken
from bot.ports.effects import Remembered
from bot.refusal import Refusal
from bot.screen import Answer, Reply, Screen
from bot.screens.refusals import done
from bot.screens.tournament import desk
from bot.screens.tournament import own as own_screens
from bot.table import ending
from bot.table.change import TableChange, TableRequest
from bot.table.decisions import decided as decided_by
from bot.table.decisions import hand_in_play
from bot.table.roles import Right
from bot.table.settings import TIMER
from bot.table.table import Table
from bot.tournament import judging
from bot.tournament.tournament import Act, Draft, Tournament, read_code
from bot.tournament.tournaments import TournamentChange
from bot.views.own_words import OFFER, WHO_JUDGES
from bot.views.watched import watched
from engine.errors import EngineError
from engine.tournament import questions, rights
from engine.tournament.errors import require_no
from engine.tournament.model import OTHER, REASONS

SPEAKS_FOR = 900.0  # seconds for which typing `/judge` as an admin in the home chat gives an admin's rights elsewhere
REASON = "reason"


async def judge(request: CommandRequest) -> Answer:
    """Show the desk, or ask to confirm the ruling that was typed."""
    first, _, rest = request.args.partition(" ")
    elsewhere = read_code(rest) if first.lower() == OFFER else None
    if elsewhere is not None:
        return await _offered_elsewhere(request, elsewhere)
    found = await joining.default_tournament(request)
    code = found.id
    if first.lower() == OFFER:
        return await _offered(request, code)
    admin = await _admin(request, found)
    if not request.args and not _has_desk(found, request.person.key, admin=admin):
        return _private(request, _who_judges(request, found))
    _must_have_desk(request, found, admin=admin)
    if not request.args:
        return _private(
            request,
            desk.main(
                found,
                request.person.key,
                request.language,
                request.tables.now(),
                admin=admin,
                typed=not request.press.in_window,
            ),
        )
    if first.lower() == REASON:
        screen = await _reasoned(request, code, remark=judge_typed.remark(rest))
        return Answer() if screen is None else _private(request, screen)
    draft = judge_typed.read(found, request.person.key, request.args, request.mentioned)
    return _private(request, await _drafted(request, found, draft))


async def _offered(request: CommandRequest, code: str) -> Answer:
    def offered(now: Tournament) -> TournamentChange:
        after = judging.offered(now, joining.member(request.person, request.person_data))
        effect = Remembered(request.person.key, {"tournament": code})  # so that `/judge` works in private too
        return TournamentChange(after, request.say("judge-offered"), (effect,))

    return await request.change_tournament(code, offered)


async def _offered_elsewhere(request: CommandRequest, code: str) -> Answer:
    """Offer to judge from another chat or platform. Strangers aren't told whether there is such a tournament."""
    await request.count_try(code)
    if not await request.is_hidden(code):
        return await _offered(request, code)
    with suppress(Refusal, EngineError):
        await _offered(request, code)
    return request.say("judge-offered-unseen")


async def _admin(request: CommandRequest, found: Tournament) -> bool:
    """Return whether the asker is an admin of the home chat. Typing the command there is remembered for a while."""
    admin = request.is_admin_of(found.home)
    if admin and request.press.admin:
        ticket = {"chat": found.home.group.key, "until": request.tables.now() + SPEAKS_FOR}
        about = {"speaks_for": ticket, "tournament": found.id}
        await request.directory.save_person(request.person.key, about)
    return admin


def _has_desk(found: Tournament, key: str, *, admin: bool) -> bool:
    return rights.is_judge(found.core, key) or admin


def _must_have_desk(request: CommandRequest, found: Tournament, *, admin: bool) -> None:
    if not _has_desk(found, request.person.key, admin=admin):
        raise Refusal("no-desk" if request.press.chat.private else "judges-only-offer")


def _who_judges(request: CommandRequest, found: Tournament) -> Screen:
    """Return who judges the asker's table; in private, for a person without one, the way to become a judge.

    Raises Refusal for such a person elsewhere.
    """
    key, language = request.person.key, request.language
    player = found.number(key)
    place = questions.place(found.core, player) if player is not None and not found.is_registering else None
    if place is not None:
        return own_screens.who_judges(found, place.table, key, language)
    if request.press.chat.private:
        return own_screens.no_desk(found, key, language)
    raise Refusal("judges-only-offer")


def _private(request: CommandRequest, screen: Screen) -> Answer:
    replies = (Reply(screen=screen, secret=True),)
    if request.press.chat.private:
        return Answer(replies=replies)
    return Answer(replies=replies, fallback=done("open-private-chat", request.language), url=request.again_in_private())


async def _drafted(request: CommandRequest, found: Tournament, draft: Draft) -> Screen:
    """Store a ruling as a draft, and ask to confirm it. Raises the errors that carrying it out now would raise."""
    admin = request.is_admin_of(found.home)
    judging.check(found, draft, request.person, admin=admin, now=request.tables.now())
    if draft.act in {Act.ANNUL, Act.ANNUL_AND_FINE}:
        table = await _table(request, found, draft.table)
        hand = hand_in_play(table)
        if hand is None:
            raise Refusal("no-hand-to-annul" if table.is_live else "table-done")
        draft = draft.model_copy(update={"hand": hand})
    kept: list[tuple[Tournament, Draft]] = []

    def drafted(now: Tournament) -> TournamentChange:
        kept.append(judging.drafted(now, draft))
        return TournamentChange(kept[-1][0])

    await request.tournaments.change(found.id, drafted)
    return desk.sure(kept[-1][0], kept[-1][1], request.language, typed=not request.press.in_window)


async def _reasoned(
    request: CommandRequest, code: str, number: int | None = None, *, reason: str = "", remark: str | None = None
) -> Screen | None:
    """Set the reason or the remark of the asker's draft, and ask again. Return None for a repeated input."""
    kept: list[tuple[Tournament, Draft]] = []

    def reasoned(now: Tournament) -> TournamentChange:
        draft = next((one for one in now.drafts if one.judge == request.person.key), None)
        if draft is None or draft.act not in judging.WITH_REASON or number not in {None, draft.id}:
            raise Refusal("desk-answered")
        words = draft.remark if remark is None else remark
        chosen = reason or draft.reason or (OTHER if words else "")
        draft = draft.model_copy(update={"reason": chosen, "remark": words})
        judging.check(now, draft, request.person, admin=request.is_admin_of(now.home), now=request.tables.now())
        kept.append(judging.drafted(now, draft))
        return TournamentChange(kept[-1][0])

    await request.change_tournament(code, reasoned)
    return desk.sure(kept[-1][0], kept[-1][1], request.language, typed=not request.press.in_window) if kept else None


async def pressed(request: CommandRequest, token: ButtonToken, found: Tournament) -> Answer:
    """Show a page of the desk, or carry out what was confirmed. Raises Refusal or EngineError."""
    if token.argument == WHO_JUDGES:
        return _private(request, _who_judges(request, found))
    if token.argument == OFFER:
        return await _offered(request, found.id)
    admin = request.is_admin_of(found.home)
    _must_have_desk(request, found, admin=admin)
    what, numbers = _read(token.argument)
    if what in "yn":
        return await _answered(request, found, numbers, yes=what == "y")
    if what == "R":
        if len(numbers) != 2 or not 1 <= numbers[0] <= len(REASONS):
            raise Refusal("unknown-button")
        screen = await _reasoned(request, found.id, numbers[1], reason=REASONS[numbers[0] - 1])
        return Answer() if screen is None else _shown(request, screen)
    if what == "N" and len(numbers) == 2:
        unclear = judging.draft_of(found, request.person.key, numbers[1])
        return _shown(request, await _drafted(request, found, judging.with_one_meant(unclear, numbers[0])))
    leads_on = what in "mkJo" or not numbers
    if not leads_on and token.decision != found.core.round:
        raise Refusal("stale-button")
    if what == "t" and numbers:
        return await _table_shown(request, found, numbers[0])
    change = _at_once(what, numbers)
    if change is not None:
        await request.change(change, _code(found, numbers[0]))
        return await _table_shown(request, found, numbers[0])
    draft = None if leads_on else desk.draft(found, request.person.key, what, numbers)
    if draft is None:
        now = request.tables.now()
        typed = not request.press.in_window
        return _shown(
            request,
            desk.page(found, request.person.key, what, numbers, request.language, now, admin=admin, typed=typed),
        )
    return _shown(request, await _drafted(request, found, draft))


def _read(argument: str) -> tuple[str, list[int]]:
    what, rest = argument[:1], argument[1:]
    parts = rest.split(".") if rest else []
    if not what or not all(part.isascii() and part.isdigit() and len(part) <= 9 for part in parts):
        raise Refusal("unknown-button")
    return what, [int(part) for part in parts]


def _shown(request: CommandRequest, screen: Screen) -> Answer:
    """Show a page in place of the one before. The desk exists only in private."""
    if request.press.chat.private or request.press.ephemeral:
        return Answer(instead=screen)
    raise Refusal("unknown-button")


async def _answered(request: CommandRequest, found: Tournament, numbers: list[int], *, yes: bool) -> Answer:
    """Carry out a draft, or drop it."""
    if len(numbers) != 1:
        raise Refusal("unknown-button")
    draft = judging.draft_of(found, request.person.key, numbers[0])
    if not yes:
        await request.tournaments.change(found.id, lambda now: TournamentChange(judging.without(now, draft)))
        return _shown(request, desk.dropped(found, request.language))
    if judging.is_unclear(draft) or judging.lacks_reason(draft):
        return _shown(request, desk.sure(found, draft, request.language, typed=not request.press.in_window))
    admin = request.is_admin_of(found.home)
    if judging.is_proposed(found, draft, request.person.key):
        return await _proposed(request, found, draft)
    if draft.act is Act.CONFIRM:
        return await _confirmed(request, found, draft, admin=admin)
    if draft.act in judging.AT_TABLES or draft.act is Act.END:
        await _at_table(request, found, draft, admin=admin)
        await request.change_tournament(found.id, lambda now: TournamentChange(judging.without(now, draft)))
        return _shown(request, desk.done(found, draft, request.language))
    if draft.act is Act.CANCEL:
        await _tables_ended(request, found, admin=admin)

    now = request.tables.now()
    await _once(request, found, draft, lambda known: judging.done(known, draft, request.person, admin=admin, now=now))
    return _shown(request, desk.done(found, draft, request.language))


async def _proposed(request: CommandRequest, found: Tournament, draft: Draft) -> Answer:
    """Propose a penalty for a judge who also plays; another judge has to confirm it. A hand is annulled at once."""
    hands = 0
    if draft.act in judging.AT_TABLES:
        table = await _table(request, found, draft.table)
        if not table.is_live:
            raise Refusal("table-done")
        hands = judging.lapses_after(table)
    if draft.act is Act.ANNUL_AND_FINE:
        await _at_table(request, found, draft, admin=False)

    await _once(request, found, draft, lambda now: judging.proposed(now, draft, request.person, hands))
    return _shown(request, desk.proposed(found, draft, request.language))


async def _confirmed(request: CommandRequest, found: Tournament, draft: Draft, *, admin: bool) -> Answer:
    """Confirm what another judge has proposed."""
    proposal = judging.proposal_of(found, draft.other)

    def fined(at_table: TableRequest) -> TableChange:
        if judging.has_lapsed(proposal, at_table.table) and all(
            one.draft != draft.other for one in at_table.table.decisions
        ):
            raise Refusal("proposal-lapsed")
        fine = judging.decisions(
            found, proposal.draft, proposal.by, admin=False, confirmer=request.person, confirmer_admin=admin
        )
        return decided_by(at_table.table, at_table.now, *fine)

    if proposal.hands:
        await request.change(fined, _code(found, proposal.draft.table))

    now = request.tables.now()
    await _once(
        request, found, draft, lambda known: judging.confirmed(known, draft, request.person, admin=admin, now=now)
    )
    return _shown(request, desk.done(found, draft, request.language))


async def _once(
    request: CommandRequest, found: Tournament, draft: Draft, decide: Callable[[Tournament], Tournament]
) -> None:
    """Change the tournament as a confirmed draft says. Raises Refusal if the draft was answered before."""

    def acted(now: Tournament) -> TournamentChange:
        judging.draft_of(now, request.person.key, draft.id)
        return TournamentChange(decide(now))

    await request.change_tournament(found.id, acted)


async def _tables_ended(request: CommandRequest, found: Tournament, *, admin: bool) -> None:
    """End all games before a tournament is cancelled, so that the secrets of its deals may be shown."""
    require_no(judging.cancel_refusal(found, request.person.key, admin=admin, now=request.tables.now()))
    for number in questions.tables_left(found.core):
        ended = request.tables.change(
            _code(found, number), lambda table: TableChange(ending.counted(table) if table.is_live else table)
        )
        await request.tables.quietly(ended)


async def _at_table(request: CommandRequest, found: Tournament, draft: Draft, *, admin: bool) -> None:
    """Carry out a ruling at its table."""

    def decided(at_table: TableRequest) -> TableChange:
        if draft.act is Act.END:
            return voting.cast(at_table, "end")
        at_table.must(Right.JUDGE)
        return decided_by(at_table.table, at_table.now, *judging.decisions(found, draft, request.person, admin=admin))

    await request.change(decided, _code(found, draft.table))


def _code(found: Tournament, number: int) -> str:
    return questions.table(found.core, found.core.round, number).code


async def _table(request: CommandRequest, found: Tournament, number: int) -> Table:
    return await request.tables.table(_code(found, number))


async def _table_shown(request: CommandRequest, found: Tournament, number: int) -> Answer:
    table = await _table(request, found, number)
    return _shown(request, desk.table(found, watched(table, request.language, request.tables.now()), number))


def _at_once(what: str, numbers: list[int]) -> Callable[[TableRequest], TableChange] | None:
    """Return the table's change for a button that needs no confirmation; None for other buttons."""
    match what, numbers:
        case "P", [_, *_]:
            return _paused
        case "C", [_, seconds, *_]:
            return lambda request: _timed(request, seconds)
        case "S", [_, index, *_]:
            return lambda request: _stood_in(request, index)
    return None


def _paused(request: TableRequest) -> TableChange:
    """Pause a game, or resume it."""
    return voting.cast(request, "pause" if request.table.clock.paused_since is None else "resume")


def _timed(request: TableRequest, seconds: int) -> TableChange:
    """Set the time for a move."""
    if seconds not in desk.CLOCKS:
        raise Refusal("unknown-button")
    return voting.times(request, {TIMER: seconds})


def _stood_in(request: TableRequest, index: int) -> TableChange:
    """Let the built-in player play for a person."""
    request.must(Right.SEND_AWAY)
    if not request.table.is_live:
        raise Refusal("table-done")
    if index >= len(request.table.seats) or request.table.seats[index].person is None:
        raise Refusal("unknown-button")
    return presses.sent_away(request, index)
