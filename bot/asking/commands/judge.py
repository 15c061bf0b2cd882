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
from bot.screens.refusals import done as said
from bot.screens.tournament import desk
from bot.screens.tournament import own as own_screens
from bot.screens.tournament.parts import WHO_JUDGES
from bot.table import ending
from bot.table.change import TableChange, TableRequest
from bot.table.decisions import decided as decided_by
from bot.table.decisions import hand_in_play
from bot.table.roles import Right
from bot.table.settings import TIMER
from bot.table.table import Table
from bot.tournament import judging, rounds
from bot.tournament.tournament import Act, Draft, Tournament, read_code
from bot.tournament.tournaments import TournamentChange
from engine.errors import EngineError
from engine.tournament import questions, rights
from engine.tournament.errors import require_no
from engine.tournament.model import OTHER, REASONS

SPEAKS_FOR = 900.0  # seconds for which typing `/judge` as an admin in the home chat gives an admin's rights elsewhere
OFFER, REASON = "offer", "reason"


async def judge(asked: CommandRequest) -> Answer:
    """Show the desk, or ask to confirm the ruling that was typed."""
    first, _, rest = asked.args.partition(" ")
    elsewhere = read_code(rest) if first.lower() == OFFER else None
    if elsewhere is not None:
        return await _offered_elsewhere(asked, elsewhere)
    found = await joining.default_tournament(asked)
    code = found.id
    if first.lower() == OFFER:
        return await _offered(asked, code)
    admin = await _admin(asked, found)
    if not asked.args and not _has_desk(found, asked.person.key, admin=admin):
        return _private(asked, _who_judges(asked, found))
    _must_have_desk(found, asked.person.key, admin=admin)
    if not asked.args:
        return _private(asked, desk.main(found, asked.person.key, asked.language, asked.tables.now(), admin=admin))
    if first.lower() == REASON:
        screen = await _reasoned(asked, code, remark=judge_typed.remark(rest))
        return Answer() if screen is None else _private(asked, screen)
    draft = judge_typed.read(found, asked.person.key, asked.args, asked.mentioned)
    return _private(asked, await _drafted(asked, found, draft))


async def _offered(asked: CommandRequest, code: str) -> Answer:
    def offered(now: Tournament) -> TournamentChange:
        after = judging.offered(now, joining.member(asked.person, asked.person_data))
        effect = Remembered(asked.person.key, {"tournament": code})  # so that `/judge` works in private too
        return TournamentChange(after, asked.say("judge-offered"), (effect,))

    return await asked.change_tournament(code, offered)


async def _offered_elsewhere(asked: CommandRequest, code: str) -> Answer:
    """Offer to judge from another chat or platform. Strangers aren't told whether there is such a tournament."""
    await asked.names(code)
    if not await asked.is_hidden(code):
        return await _offered(asked, code)
    with suppress(Refusal, EngineError):
        await _offered(asked, code)
    return asked.say("judge-offered-unseen")


async def _admin(asked: CommandRequest, found: Tournament) -> bool:
    """Return whether the asker is an admin of the home chat. Typing the command there is remembered for a while."""
    admin = asked.speaks_for(found.home)
    if admin and asked.press.admin:
        ticket = {"chat": found.home.group.key, "until": asked.tables.now() + SPEAKS_FOR}
        about = {"speaks_for": ticket, "tournament": found.id}
        await asked.directory.save_person(asked.person.key, about)
    return admin


def _has_desk(found: Tournament, key: str, *, admin: bool) -> bool:
    return rights.is_judge(found.core, key) or admin


def _must_have_desk(found: Tournament, key: str, *, admin: bool) -> None:
    if not _has_desk(found, key, admin=admin):
        raise Refusal("judges-only-offer")


def _who_judges(asked: CommandRequest, found: Tournament) -> Screen:
    """Return who judges the asker's table. Raises Refusal for a person who has no table in this round."""
    player = found.number(asked.person.key)
    place = questions.place(found.core, player) if player is not None and not found.is_registering else None
    if place is None:
        raise Refusal("judges-only-offer")
    return own_screens.who_judges(found, place.table, asked.language)


def _private(asked: CommandRequest, screen: Screen) -> Answer:
    replies = (Reply(screen=screen, secret=True),)
    if asked.press.chat.private:
        return Answer(replies=replies)
    return Answer(replies=replies, fallback=said("open-private-chat", asked.language), url=asked.again_in_private())


async def _drafted(asked: CommandRequest, found: Tournament, draft: Draft) -> Screen:
    """Store a ruling as a draft, and ask to confirm it. Raises the errors that carrying it out now would raise."""
    admin = asked.speaks_for(found.home)
    judging.check(found, draft, asked.person, admin=admin, now=asked.tables.now())
    if draft.act in {Act.ANNUL, Act.ANNUL_AND_FINE}:
        table = await _table(asked, found, draft.table)
        hand = hand_in_play(table)
        if hand is None:
            raise Refusal("no-hand-to-annul" if table.is_live else "table-done")
        draft = draft.model_copy(update={"hand": hand})
    kept: list[tuple[Tournament, Draft]] = []

    def drafted(now: Tournament) -> TournamentChange:
        kept.append(judging.drafted(now, draft))
        return TournamentChange(kept[-1][0])

    await asked.tournaments.change(found.id, drafted)
    return desk.sure(kept[-1][0], kept[-1][1], asked.language)


async def _reasoned(
    asked: CommandRequest, code: str, number: int | None = None, *, reason: str = "", remark: str | None = None
) -> Screen | None:
    """Set the reason or the remark of the asker's draft, and ask again. Return None for a repeated input."""
    kept: list[tuple[Tournament, Draft]] = []

    def reasoned(now: Tournament) -> TournamentChange:
        draft = next((one for one in now.drafts if one.judge == asked.person.key), None)
        if draft is None or draft.act not in judging.WITH_REASON or number not in {None, draft.id}:
            raise Refusal("desk-answered")
        words = draft.remark if remark is None else remark
        chosen = reason or draft.reason or (OTHER if words else "")
        draft = draft.model_copy(update={"reason": chosen, "remark": words})
        judging.check(now, draft, asked.person, admin=asked.speaks_for(now.home), now=asked.tables.now())
        kept.append(judging.drafted(now, draft))
        return TournamentChange(kept[-1][0])

    await asked.change_tournament(code, reasoned)
    return desk.sure(kept[-1][0], kept[-1][1], asked.language) if kept else None


async def pressed(asked: CommandRequest, token: ButtonToken, found: Tournament) -> Answer:
    """Show a page of the desk, or carry out what was confirmed. Raises Refusal or EngineError."""
    if token.argument == WHO_JUDGES:
        return _private(asked, _who_judges(asked, found))
    admin = asked.speaks_for(found.home)
    _must_have_desk(found, asked.person.key, admin=admin)
    what, numbers = _read(token.argument)
    if what in "yn":
        return await _answered(asked, found, numbers, yes=what == "y")
    if what == "R":
        if len(numbers) != 2 or not 1 <= numbers[0] <= len(REASONS):
            raise Refusal("unknown-button")
        screen = await _reasoned(asked, found.id, numbers[1], reason=REASONS[numbers[0] - 1])
        return Answer() if screen is None else _shown(asked, screen)
    if what == "N" and len(numbers) == 2:
        unclear = judging.draft_of(found, asked.person.key, numbers[1])
        return _shown(asked, await _drafted(asked, found, judging.with_one_meant(unclear, numbers[0])))
    leads_on = what in "mkJo" or not numbers
    if not leads_on and token.decision != found.core.round:
        raise Refusal("stale-button")
    if what == "t" and numbers:
        return await _table_shown(asked, found, numbers[0])
    change = _at_once(what, numbers)
    if change is not None:
        await asked.change(change, _code(found, numbers[0]))
        return await _table_shown(asked, found, numbers[0])
    draft = None if leads_on else desk.draft(found, asked.person.key, what, numbers)
    if draft is None:
        now = asked.tables.now()
        return _shown(asked, desk.page(found, asked.person.key, what, numbers, asked.language, now, admin=admin))
    return _shown(asked, await _drafted(asked, found, draft))


def _read(argument: str) -> tuple[str, list[int]]:
    what, rest = argument[:1], argument[1:]
    parts = rest.split(".") if rest else []
    if not what or not all(part.isascii() and part.isdigit() and len(part) <= 9 for part in parts):
        raise Refusal("unknown-button")
    return what, [int(part) for part in parts]


def _shown(asked: CommandRequest, screen: Screen) -> Answer:
    """Show a page in place of the one before. The desk exists only in private."""
    if asked.press.chat.private or asked.press.ephemeral:
        return Answer(instead=screen)
    raise Refusal("unknown-button")


async def _answered(asked: CommandRequest, found: Tournament, numbers: list[int], *, yes: bool) -> Answer:
    """Carry out a draft, or drop it."""
    if len(numbers) != 1:
        raise Refusal("unknown-button")
    draft = judging.draft_of(found, asked.person.key, numbers[0])
    if not yes:
        await asked.tournaments.change(found.id, lambda now: TournamentChange(judging.without(now, draft)))
        return _shown(asked, desk.dropped(found, asked.language))
    if judging.is_unclear(draft) or judging.lacks_reason(draft):
        return _shown(asked, desk.sure(found, draft, asked.language))
    admin = asked.speaks_for(found.home)
    if judging.is_proposed(found, draft, asked.person.key):
        return await _proposed(asked, found, draft)
    if draft.act is Act.CONFIRM:
        return await _confirmed(asked, found, draft, admin=admin)
    if draft.act in judging.AT_TABLES or draft.act is Act.END:
        await _at_table(asked, found, draft, admin=admin)
        await asked.change_tournament(found.id, lambda now: TournamentChange(judging.without(now, draft)))
        return _shown(asked, desk.done(found, draft, asked.language))
    if draft.act is Act.CANCEL:
        await _tables_ended(asked, found, admin=admin)

    now = asked.tables.now()
    await _once(asked, found, draft, lambda known: judging.done(known, draft, asked.person, admin=admin, now=now))
    return _shown(asked, desk.done(found, draft, asked.language))


async def _proposed(asked: CommandRequest, found: Tournament, draft: Draft) -> Answer:
    """Propose a penalty for a judge who also plays; another judge has to confirm it. A hand is annulled at once."""
    hands = 0
    if draft.act in judging.AT_TABLES:
        table = await _table(asked, found, draft.table)
        if not table.is_live:
            raise Refusal("table-done")
        hands = judging.lapses_after(table)
    if draft.act is Act.ANNUL_AND_FINE:
        await _at_table(asked, found, draft, admin=False)

    await _once(asked, found, draft, lambda now: judging.proposed(now, draft, asked.person, hands))
    return _shown(asked, desk.proposed(found, draft, asked.language))


async def _confirmed(asked: CommandRequest, found: Tournament, draft: Draft, *, admin: bool) -> Answer:
    """Confirm what another judge has proposed."""
    proposal = judging.proposal_of(found, draft.other)

    def fined(ask: TableRequest) -> TableChange:
        if judging.has_lapsed(proposal, ask.table) and all(one.draft != draft.other for one in ask.table.decisions):
            raise Refusal("proposal-lapsed")
        fine = judging.decisions(
            found, proposal.draft, proposal.by, admin=False, confirmer=asked.person, confirmer_admin=admin
        )
        return decided_by(ask.table, ask.now, *fine)

    if proposal.hands:
        await asked.change(fined, _code(found, proposal.draft.table))

    now = asked.tables.now()
    await _once(asked, found, draft, lambda known: judging.confirmed(known, draft, asked.person, admin=admin, now=now))
    return _shown(asked, desk.done(found, draft, asked.language))


async def _once(
    asked: CommandRequest, found: Tournament, draft: Draft, decide: Callable[[Tournament], Tournament]
) -> None:
    """Change the tournament as a confirmed draft says. Raises Refusal if the draft was answered before."""

    def acted(now: Tournament) -> TournamentChange:
        judging.draft_of(now, asked.person.key, draft.id)
        return TournamentChange(decide(now))

    await asked.change_tournament(found.id, acted)


async def _tables_ended(asked: CommandRequest, found: Tournament, *, admin: bool) -> None:
    """End all games before a tournament is cancelled, so that the secrets of its deals may be shown."""
    require_no(judging.cancel_refusal(found, asked.person.key, admin=admin, now=asked.tables.now()))
    for number in questions.tables_left(found.core):
        ended = asked.tables.change(
            _code(found, number), lambda table: TableChange(ending.counted(table) if table.is_live else table)
        )
        await asked.tables.quietly(ended)


async def _at_table(asked: CommandRequest, found: Tournament, draft: Draft, *, admin: bool) -> None:
    """Carry out a ruling at its table."""

    def decided(ask: TableRequest) -> TableChange:
        if draft.act is Act.END:
            return voting.cast(ask, "end")
        ask.must(Right.JUDGE)
        return decided_by(ask.table, ask.now, *judging.decisions(found, draft, asked.person, admin=admin))

    await asked.change(decided, _code(found, draft.table))


def _code(found: Tournament, number: int) -> str:
    return rounds.code_of(found, found.core.round, number)


async def _table(asked: CommandRequest, found: Tournament, number: int) -> Table:
    return await asked.tables.table(_code(found, number))


async def _table_shown(asked: CommandRequest, found: Tournament, number: int) -> Answer:
    table = await _table(asked, found, number)
    return _shown(asked, desk.table(found, table, number, asked.language, asked.tables.now()))


def _at_once(what: str, numbers: list[int]) -> Callable[[TableRequest], TableChange] | None:
    """Return the table's change for a button that needs no confirmation; None for other buttons."""
    match what, numbers:
        case "P", [_, *_]:
            return _paused
        case "C", [_, seconds, *_]:
            return lambda ask: _timed(ask, seconds)
        case "S", [_, index, *_]:
            return lambda ask: _stood_in(ask, index)
    return None


def _paused(ask: TableRequest) -> TableChange:
    """Pause a game, or resume it."""
    return voting.cast(ask, "pause" if ask.table.clock.paused_since is None else "resume")


def _timed(ask: TableRequest, seconds: int) -> TableChange:
    """Set the time for a move."""
    if seconds not in desk.CLOCKS:
        raise Refusal("unknown-button")
    return voting.times(ask, {TIMER: seconds})


def _stood_in(ask: TableRequest, index: int) -> TableChange:
    """Let the built-in player play for a person."""
    ask.must(Right.SEND_AWAY)
    if not ask.table.is_live:
        raise Refusal("table-done")
    if index >= len(ask.table.seats) or ask.table.seats[index].person is None:
        raise Refusal("unknown-button")
    return presses.sent_away(ask, index)
