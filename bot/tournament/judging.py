"""What judges do: asked about once more, then done. Each function returns the tournament after it."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from bot.people import Person
from bot.refusal import Refusal
from bot.table.deals import ANNULLED, FINED, Decision
from bot.table.decisions import hand_in_play
from bot.table.table import Table
from bot.tournament.entering import with_member
from bot.tournament.rounds import applied
from bot.tournament.tournament import MOST_DRAFTS, Act, Draft, Member, Proposal, TakeOver, Tournament, core_person
from engine.errors import EngineError
from engine.tournament import actions, rights
from engine.tournament.actions import Action, Confirmed
from engine.tournament.errors import refuse
from engine.tournament.model import OTHER

ANSWERED_WITHIN = 300.0  # seconds in which an organiser who is asked keeps the tournament
LATE = 60.0  # seconds after that in which somebody takes over; later, the organiser is asked again
AWAY = 900.0  # seconds after which an organiser who has done nothing counts as away
DAY = 86_400.0
MOST_OFFERS = 5

MOST_PROPOSALS = 3  # of one judge

TAKING = frozenset({Act.FINE, Act.ANNUL_AND_FINE, Act.POINTS, Act.DISQUALIFY})
AT_TABLES = frozenset({Act.ANNUL, Act.FINE, Act.ANNUL_AND_FINE})
WITH_REASON = TAKING | AT_TABLES


def drafted(tournament: Tournament, draft: Draft) -> tuple[Tournament, Draft]:
    """Remember what a judge wants to do, in the place of what they wanted before; return it with its number."""
    numbered = draft.model_copy(update={"id": tournament.drafted + 1})
    others = [one for one in tournament.drafts if one.judge != draft.judge]
    kept = (*others, numbered)[-MOST_DRAFTS:]
    return tournament.replace(drafts=kept, drafted=numbered.id), numbered


def draft_of(tournament: Tournament, judge: str, number: int) -> Draft:
    """Return what a judge was asked about. Raises Refusal if that is answered already."""
    found = next((one for one in tournament.drafts if one.judge == judge and one.id == number), None)
    if found is None:
        raise Refusal("desk-answered")
    return found


def without(tournament: Tournament, draft: Draft) -> Tournament:
    """Return the tournament without a draft."""
    kept = tuple(one for one in tournament.drafts if one != draft)
    return tournament if len(kept) == len(tournament.drafts) else tournament.replace(drafts=kept)


def check(tournament: Tournament, draft: Draft, person: Person, *, admin: bool, now: float) -> None:
    """Raise what would be said if it were done now. For acts at tables only what the core can know.

    A reason that is not chosen yet is not asked for.
    """
    draft = draft.model_copy(update={"reason": draft.reason or OTHER})
    if draft.act is Act.CONFIRM:
        _must_confirm(tournament, proposal_of(tournament, draft.other), person, admin=admin)
    elif draft.act in {Act.POINTS, Act.DISQUALIFY} and is_proposed(tournament, draft, person.key):
        refusal = rights.penalty_refusal(tournament.core, person.key, draft.player)
        if refusal is not None:
            raise refuse(refusal)
        rights.require_reason(draft.reason, draft.remark)
    elif draft.act in AT_TABLES:
        rights.check_hand_ruling(
            tournament.core,
            person.key,
            draft.table,
            draft.reason,
            draft.remark,
            player=draft.player or None,
            points=int(draft.points) if draft.points else None,
            admin=admin,
        )
    elif draft.act is Act.END:
        refusal = rights.judging_refusal(tournament.core, person.key, draft.table, admin=admin)
        if refusal is not None:
            raise refuse(refusal)
    else:
        done(tournament, draft, person, admin=admin, now=now)


def lacks_reason(draft: Draft) -> bool:
    """Whether a reason is to be chosen still."""
    return draft.act in WITH_REASON and not draft.reason


def is_proposed(tournament: Tournament, draft: Draft, key: str) -> bool:
    """Whether somebody else has to confirm what a judge wants: he plays, and takes something from another."""
    return draft.act in TAKING and rights.must_be_confirmed(tournament.core, key)


def lapses_after(table: Table) -> int:
    """Return how many hands are over at a table when a fine that is proposed now lapses: the next one too."""
    return len(table.rows) + (2 if hand_in_play(table) is not None else 1)


def has_lapsed(proposal: Proposal, table: Table | None) -> bool:
    """Whether a proposal is too old by now. `table` is that of a fine, None for one that is over."""
    return proposal.hands > 0 and (table is None or not table.is_live or len(table.rows) >= proposal.hands)


def without_lapsed(tournament: Tournament, tables: Mapping[int, Table]) -> Tournament:
    """Return the tournament without proposals that are too old. `tables` are those of the round that still play."""
    left = tuple(one for one in tournament.proposals if not has_lapsed(one, tables.get(one.draft.table)))
    same = len(left) == len(tournament.proposals)
    return tournament if same else tournament.replace(proposals=left)


def proposed(tournament: Tournament, draft: Draft, person: Person, hands: int) -> Tournament:
    """Keep what a judge who plays wants, for somebody else to confirm."""
    if sum(one.by.key == person.key for one in tournament.proposals) >= MOST_PROPOSALS:
        raise Refusal("many-ask")
    fine = draft.model_copy(update={"act": Act.FINE}) if draft.act is Act.ANNUL_AND_FINE else draft
    kept = (*tournament.proposals, Proposal(draft=fine, by=person, hands=hands))
    return without(tournament, draft).replace(proposals=kept)


def proposal_of(tournament: Tournament, number: int) -> Proposal:
    """Return a proposal by its number. Raises Refusal if it is no more."""
    found = next((one for one in tournament.proposals if one.draft.id == number), None)
    if found is None:
        raise Refusal("proposal-lapsed")
    return found


def _must_confirm(tournament: Tournament, proposal: Proposal, person: Person, *, admin: bool) -> None:
    by, player = proposal.by.key, proposal.draft.player
    refusal = rights.confirming_refusal(tournament.core, person.key, by, player, admin=admin)
    if refusal is not None:
        raise refuse(refusal)


def confirmed(tournament: Tournament, draft: Draft, person: Person, *, admin: bool, now: float) -> Tournament:
    """Do what was proposed; a fine at a table was done there. Raises EngineError."""
    proposal = proposal_of(tournament, draft.other)
    _must_confirm(tournament, proposal, person, admin=admin)
    if not proposal.hands:
        by = Confirmed(core_person(person), admin)
        action = _action(tournament, proposal.draft, proposal.by, admin=False, now=now, confirmed=by)
        tournament = applied(tournament, action)
    left = tuple(one for one in tournament.proposals if one != proposal)
    return without(tournament, draft).replace(proposals=left)


def decisions(
    tournament: Tournament,
    draft: Draft,
    person: Person,
    *,
    admin: bool,
    confirmer: Person | None = None,
    confirmer_admin: bool = False,
) -> tuple[Decision, ...]:
    """Return what is to be done at the table: of who plays, no fine without a `confirmer`.

    Raises EngineError for who may not.
    """
    seat = rights.check_hand_ruling(
        tournament.core,
        person.key,
        draft.table,
        draft.reason,
        draft.remark,
        player=draft.player or None,
        points=int(draft.points) if draft.points else None,
        admin=admin,
    )
    acts_alone = not is_proposed(tournament, draft, person.key)
    if confirmer is not None:
        by = Confirmed(core_person(confirmer), confirmer_admin)
        rights.require_confirmed(tournament.core, person.key, draft.player, by)
    common: dict[str, Any] = {
        "judge": person,
        "reason": draft.reason,
        "remark": draft.remark,
        "hand": draft.hand,
        "draft": draft.id,
    }
    found = []
    if draft.act in {Act.FINE, Act.ANNUL_AND_FINE} and (acts_alone or confirmer is not None):
        other = None if acts_alone else confirmer
        found.append(Decision(key=FINED, seat=seat, points=int(draft.points), confirmed=other, **common))
    if draft.act in {Act.ANNUL, Act.ANNUL_AND_FINE}:
        found.append(Decision(key=ANNULLED, **common))
    return tuple(found)


def done(tournament: Tournament, draft: Draft, person: Person, *, admin: bool, now: float) -> Tournament:
    """Do what concerns the tournament and no table. Raises EngineError."""
    if draft.act is Act.TAKE_OVER and tournament.core.organiser.key:
        return without(_take_over_asked(tournament, person, admin=admin, now=now), draft)
    after = applied(tournament, _action(tournament, draft, person, admin=admin, now=now))
    if draft.act is Act.APPOINT:
        offered = next((one for one in tournament.offers if one.person.key == _key(tournament, draft)), None)
        if offered is not None:
            after = with_member(after, offered)
        after = after.replace(offers=tuple(one for one in after.offers if one.person.key != _key(tournament, draft)))
    if draft.act is Act.TAKE_OVER:
        after = _with_organiser(after, person, now)
    return without(after, draft)


def _take_over_asked(tournament: Tournament, person: Person, *, admin: bool, now: float) -> Tournament:
    """Ask the organiser whether he is still there."""
    silent = now - tournament.organiser_seen
    refusal = rights.take_over_refusal(
        tournament.core, core_person(person), admin=admin, away=silent >= AWAY, away_for_a_day=silent >= DAY
    )
    if refusal is not None:
        raise refuse(refusal)
    if tournament.take_over is not None:
        raise Refusal("organiser-asked")
    return tournament.replace(take_over=TakeOver(person=person, admin=admin, asked=now))


def taken_over(tournament: Tournament, now: float) -> Tournament:
    """Let somebody take over, once the organiser has not answered for five minutes.

    Where no worker was there at the end of that time, nobody could answer: the organiser is asked once more.
    """
    wanted = tournament.take_over
    if wanted is None or now < wanted.asked + ANSWERED_WITHIN:
        return tournament
    if now > wanted.asked + ANSWERED_WITHIN + LATE and tournament.is_live:
        return tournament.replace(take_over=wanted.replace(asked=now))
    tournament = tournament.replace(take_over=None)
    person = core_person(wanted.person)
    action = actions.TakeOver(person=person, admin=wanted.admin, away=True, away_for_a_day=wanted.admin)
    try:
        return _with_organiser(applied(tournament, action), wanted.person, now)
    except EngineError:  # no judge any more, or the tournament is over
        return tournament


def _with_organiser(tournament: Tournament, person: Person, now: float) -> Tournament:
    if tournament.member(person.key) is None:
        tournament = with_member(tournament, Member(person=person))
    return tournament.replace(organiser_seen=now)


def _key(tournament: Tournament, draft: Draft) -> str:
    """Return whom an appointment is about: a player by number, or somebody who has offered."""
    if draft.player:
        return tournament.core.players[draft.player - 1].person.key
    if 1 <= draft.other <= len(tournament.offers):
        return tournament.offers[draft.other - 1].person.key
    raise Refusal("desk-answered")


def _action(
    tournament: Tournament,
    draft: Draft,
    person: Person,
    *,
    admin: bool,
    now: float,
    confirmed: Confirmed | None = None,
) -> Action:
    by = core_person(person)
    match draft.act:
        case Act.POINTS:
            points = Fraction(draft.points)
            return actions.TakePoints(by, draft.player, points, draft.reason, draft.remark, confirmed, admin)
        case Act.DISQUALIFY:
            return actions.Disqualify(by, draft.player, draft.reason, draft.remark, confirmed, admin)
        case Act.TAKE_BACK:
            return actions.TakeBack(by=by, penalty=draft.other, admin=admin)
        case Act.APPOINT:
            key = _key(tournament, draft)
            known = tournament.member(key) or next(one for one in tournament.offers if one.person.key == key)
            return actions.Appoint(by=by.key, person=core_person(known.person))
        case Act.DISMISS:
            judges = tournament.core.judges
            if not 0 <= draft.other < len(judges):
                raise Refusal("desk-answered")
            return actions.Dismiss(by=by.key, judge=judges[draft.other].key)
        case Act.SWAP:
            return actions.Swap(by=by, first=draft.player, second=draft.other, admin=admin)
        case Act.TAKE_OVER:
            silent = now - tournament.organiser_seen
            return actions.TakeOver(person=by, admin=admin, away=silent >= AWAY, away_for_a_day=silent >= DAY)
        case Act.CANCEL:
            return actions.Cancel(by=by.key)
        case _:
            raise ValueError(f"{draft.act} is done at a table")


def offered(tournament: Tournament, member: Member) -> Tournament:
    """Offer to judge. Offered again, nothing changes."""
    if rights.is_judge(tournament.core, member.person.key):
        raise refuse("already_judge")
    if any(one.person.key == member.person.key for one in tournament.offers):
        return tournament
    if len(tournament.offers) >= MOST_OFFERS:
        raise Refusal("many-ask")
    return tournament.replace(offers=(*tournament.offers, member))


def seen(tournament: Tournament, key: str, now: float) -> Tournament:
    """Note that the organiser has done something: nobody takes over then."""
    if not rights.is_organiser(tournament.core, key):
        return tournament
    return tournament.replace(organiser_seen=now, take_over=None)
