"""Acts of judges: kept as drafts, confirmed, then carried out. Functions return the changed tournament."""

from collections.abc import Mapping
from typing import Any

from bot.people import Person
from bot.refusal import Refusal
from bot.table.deals import ANNULLED, FINED, Decision
from bot.table.decisions import hand_in_play
from bot.table.table import Table
from bot.tournament.entering import with_member
from bot.tournament.tournament import MOST_DRAFTS, Act, Core, Draft, Member, Proposal, Tournament, core_person
from engine.tournament import judging as core_judging
from engine.tournament import rights, rounds
from engine.tournament.errors import refuse, require_no
from engine.tournament.model import OTHER
from engine.tournament.rights import Confirmed

AWAY = 86_400.0  # seconds after which an inactive organiser counts as away
MOST_OFFERS = 5

MOST_PROPOSALS = 3  # proposals of one judge

TAKING = frozenset({Act.FINE, Act.ANNUL_AND_FINE, Act.DISQUALIFY})
AT_TABLES = frozenset({Act.ANNUL, Act.FINE, Act.ANNUL_AND_FINE})
WITH_REASON = TAKING | AT_TABLES


def drafted(tournament: Tournament, draft: Draft) -> tuple[Tournament, Draft]:
    """Store a judge's draft; it replaces their earlier one. Returns the numbered draft too."""
    numbered = draft.model_copy(update={"id": tournament.drafted + 1})
    others = [one for one in tournament.drafts if one.judge != draft.judge]
    kept = (*others, numbered)[-MOST_DRAFTS:]
    return tournament.replace(drafts=kept, drafted=numbered.id), numbered


def draft_of(tournament: Tournament, judge: str, number: int) -> Draft:
    """Return a judge's draft by number. Raises Refusal if it is answered already."""
    found = next((one for one in tournament.drafts if one.judge == judge and one.id == number), None)
    if found is None:
        raise Refusal("desk-answered")
    return found


def without(tournament: Tournament, draft: Draft) -> Tournament:
    """Drop a draft."""
    return tournament.replace(drafts=tuple(one for one in tournament.drafts if one != draft))


def check(tournament: Tournament, draft: Draft, person: Person, *, admin: bool, now: float) -> None:
    """Raise the error that the drafted act would raise now.

    Acts at tables are checked only against what the core knows. The reason may still be missing. While it is unclear
    who is meant, nothing is checked.
    """
    if is_unclear(draft):
        return
    core = tournament.core
    draft = draft.model_copy(update={"reason": draft.reason or OTHER})
    if draft.act is Act.CONFIRM:
        _must_confirm(tournament, proposal_of(tournament, draft.other), person, admin=admin)
    elif draft.act in AT_TABLES:
        _checked_seat(tournament, draft, person, admin=admin)
    elif draft.act is Act.END:
        require_no(rights.judging_refusal(core, person.key, draft.table, admin=admin))
    elif is_proposed(tournament, draft, person.key):
        require_no(rights.penalty_refusal(core, person.key, draft.player))
        rights.require_reason(draft.reason, draft.remark)
    else:
        done(tournament, draft, person, admin=admin, now=now)


def _checked_seat(tournament: Tournament, draft: Draft, person: Person, *, admin: bool) -> int | None:
    """Return the seat of the player that an act at a table is about, if any. Raises EngineError for a forbidden act."""
    return rights.check_hand_ruling(
        tournament.core,
        person.key,
        draft.table,
        draft.reason,
        draft.remark,
        player=draft.player or None,
        points=int(draft.points) if draft.points else None,
        admin=admin,
    )


def lacks_reason(draft: Draft) -> bool:
    """Whether the judge still has to choose a reason."""
    return draft.act in WITH_REASON and not draft.reason


def is_unclear(draft: Draft) -> bool:
    """Whether the judge still has to choose among people of one name."""
    return bool(draft.players or draft.others)


def with_one_meant(draft: Draft, number: int) -> Draft:
    """Choose one of the people of one name. Raises Refusal for another number."""
    if number not in (draft.players or draft.others):
        raise Refusal("unknown-button")
    return draft.model_copy(
        update={"player": number, "players": ()} if draft.players else {"other": number, "others": ()}
    )


def is_proposed(tournament: Tournament, draft: Draft, key: str) -> bool:
    """Whether another person has to confirm the act: the judge plays, and takes something from another player."""
    return draft.act in TAKING and rights.must_be_confirmed(tournament.core, key)


def lapses_after(table: Table) -> int:
    """Return after how many hands at a table a fine proposed now lapses: after the next one."""
    return len(table.rows) + (2 if hand_in_play(table) is not None else 1)


def has_lapsed(proposal: Proposal, table: Table | None) -> bool:
    """Whether a proposed fine has lapsed at its `table`; None stands for a table that is over."""
    return proposal.hands > 0 and (table is None or not table.is_live or len(table.rows) >= proposal.hands)


def without_lapsed(tournament: Tournament, tables: Mapping[int, Table]) -> Tournament:
    """Drop proposals that have lapsed. `tables` are those of the round that are still played, by number."""
    left = tuple(one for one in tournament.proposals if not has_lapsed(one, tables.get(one.draft.table)))
    return tournament.replace(proposals=left)


def proposed(tournament: Tournament, draft: Draft, person: Person, hands: int) -> Tournament:
    """Keep the draft of a judge who plays, for another person to confirm."""
    if sum(one.by.key == person.key for one in tournament.proposals) >= MOST_PROPOSALS:
        raise Refusal("many-ask")
    fine = draft.model_copy(update={"act": Act.FINE}) if draft.act is Act.ANNUL_AND_FINE else draft
    kept = (*tournament.proposals, Proposal(draft=fine, by=person, hands=hands))
    return without(tournament, draft).replace(proposals=kept)


def proposal_of(tournament: Tournament, number: int) -> Proposal:
    """Return a proposal by number. Raises Refusal if it has lapsed or was confirmed."""
    found = next((one for one in tournament.proposals if one.draft.id == number), None)
    if found is None:
        raise Refusal("proposal-lapsed")
    return found


def _must_confirm(tournament: Tournament, proposal: Proposal, person: Person, *, admin: bool) -> None:
    by, player = proposal.by.key, proposal.draft.player
    require_no(rights.confirming_refusal(tournament.core, person.key, by, player, admin=admin))


def confirmed(tournament: Tournament, draft: Draft, person: Person, *, admin: bool, now: float) -> Tournament:
    """Carry out a confirmed proposal; a fine at a table has already been carried out there. Raises EngineError."""
    proposal = proposal_of(tournament, draft.other)
    _must_confirm(tournament, proposal, person, admin=admin)
    if not proposal.hands:
        by = Confirmed(core_person(person), admin)
        core = _acted(tournament, proposal.draft, proposal.by, admin=False, now=now, confirmed=by)
        tournament = tournament.replace(core=core)
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
    """Return the decisions for the table. A judge who plays fines nobody without a `confirmer`.

    Raises EngineError for a forbidden act.
    """
    seat = _checked_seat(tournament, draft, person, admin=admin)
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
    if draft.act is not Act.ANNUL and (acts_alone or confirmer is not None):
        other = None if acts_alone else confirmer
        found.append(Decision(key=FINED, seat=seat, points=int(draft.points), confirmed=other, **common))
    if draft.act is not Act.FINE:
        found.append(Decision(key=ANNULLED, **common))
    return tuple(found)


def done(tournament: Tournament, draft: Draft, person: Person, *, admin: bool, now: float) -> Tournament:
    """Carry out an act that concerns no table. Raises EngineError."""
    after = tournament.replace(core=_acted(tournament, draft, person, admin=admin, now=now))
    if draft.act is Act.APPOINT:
        key = _key(tournament, draft)
        for offer in tournament.offers:
            after = with_member(after, offer) if offer.person.key == key else after
        after = after.replace(offers=tuple(one for one in after.offers if one.person.key != key))
    return without(after, draft)


def cancel_refusal(tournament: Tournament, key: str, *, admin: bool, now: float) -> str | None:
    """Return the code that refuses a person (by key) to call the tournament off now. `admin`: of the home chat."""
    return rights.cancel_refusal(tournament.core, key, admin=admin, away=_is_away(tournament, now))


def _is_away(tournament: Tournament, now: float) -> bool:
    return now - tournament.organiser_seen >= AWAY


def _key(tournament: Tournament, draft: Draft) -> str:
    """Return the key of the person to be appointed: a player by number, or a person who has offered to judge."""
    if draft.player:
        return tournament.core.players[draft.player - 1].person.key
    if 1 <= draft.other <= len(tournament.offers):
        return tournament.offers[draft.other - 1].person.key
    raise Refusal("desk-answered")


def _acted(
    tournament: Tournament,
    draft: Draft,
    person: Person,
    *,
    admin: bool,
    now: float,
    confirmed: Confirmed | None = None,
) -> Core:
    """Return the core after an act that concerns no table. Raises EngineError."""
    core, by = tournament.core, core_person(person)
    match draft.act:
        case Act.DISQUALIFY:
            return core_judging.disqualify(core, by, draft.player, draft.reason, draft.remark, confirmed, admin=admin)
        case Act.TAKE_BACK:
            return core_judging.take_back(core, by, draft.other, admin=admin)
        case Act.APPOINT:
            key = _key(tournament, draft)
            known = tournament.member(key) or next(one for one in tournament.offers if one.person.key == key)
            return core_judging.appoint(core, by.key, core_person(known.person), admin=admin)
        case Act.DISMISS:
            if not 0 <= draft.other < len(core.judges):
                raise Refusal("desk-answered")
            return core_judging.dismiss(core, by.key, core.judges[draft.other].key)
        case Act.CANCEL:
            return rounds.cancel(core, by.key, admin=admin, away=_is_away(tournament, now))
        case _:
            raise ValueError(f"{draft.act} is done at a table")


def may_offer(tournament: Tournament, key: str) -> bool:
    """Whether a person (by key) who neither plays nor judges has not offered to judge yet."""
    core = tournament.core
    takes_part = rights.is_judge(core, key) or tournament.number(key) is not None
    return core.is_open and not takes_part and all(one.person.key != key for one in tournament.offers)


def offered(tournament: Tournament, member: Member) -> Tournament:
    """Add a person's offer to judge; a second one changes nothing."""
    if rights.is_judge(tournament.core, member.person.key):
        raise refuse("already_judge")
    if any(one.person.key == member.person.key for one in tournament.offers):
        return tournament
    if len(tournament.offers) >= MOST_OFFERS:
        raise Refusal("many-ask")
    return tournament.replace(offers=(*tournament.offers, member))


def seen(tournament: Tournament, key: str, now: float) -> Tournament:
    """Note that the organiser has done something, if the person (by key) is the organiser."""
    return tournament.replace(organiser_seen=now) if rights.is_organiser(tournament.core, key) else tournament
