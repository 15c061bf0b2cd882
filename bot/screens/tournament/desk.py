"""The judges' desk, in private: the tables, what a judge can do there, and the question that confirms it."""

from collections.abc import Sequence

from bot.codec import Verb
from bot.refusal import Refusal
from bot.screen import Button, Field, Screen, Style
from bot.screens.tournament.settings import volunteers
from bot.screens.tournament.spectator import seen
from bot.texts import Markup, plain, say
from bot.tournament.judging import cancel_refusal, is_unclear, lacks_reason, with_one_meant
from bot.tournament.tournament import Act, Draft, Tournament, TournamentStage
from bot.views.history import why
from bot.views.keys import Row, in_rows, turning
from bot.views.table import TableView
from bot.views.tournament_words import (
    described,
    key,
    name_in,
    officials,
    penalties,
    person_name,
    player_name,
    proposals,
    seat_names,
)
from bot.views.watched import Watched
from bot.views.wording import duration
from engine.tournament import questions, rights
from engine.tournament.model import REASONS, RoundTable

CLOCKS = (30, 60, 120, 300, 600)  # seconds for a move
FINES = (10, 20, 50, 100, 120, 200)  # points of the game
TABLES_SHOWN = 20
NAMES_SHOWN = 12

REMARK = Field(name="remark", command="/judge reason")

_ACTS = {"a": Act.ANNUL, "f": Act.FINE, "b": Act.ANNUL_AND_FINE, "x": Act.DISQUALIFY, "e": Act.END}


def _key(tournament: Tournament, label: str, what: str, *numbers: int, style: Style = Style.PLAIN) -> Button:
    return key(tournament, label, Verb.JUDGE, what + ".".join(map(str, numbers)), style)


def _back(tournament: Tournament, language: str, table_number: int = 0) -> Row:
    """Return the button to a table, or to the first page."""
    return (_key(tournament, plain(language, "button-menu-back"), "t" if table_number else "m", table_number),)


def page(
    tournament: Tournament,
    judge: str,
    what: str,
    numbers: Sequence[int],
    language: str,
    now: float,
    *,
    admin: bool,
    typed: bool = True,
) -> Screen:
    """A page of the desk: the first one, penalties, proposals, appointing, or the next question about a table.

    `typed`: whether the judge types rulings, as in a chat, and is told how.
    """
    if what == "m":
        return main(tournament, judge, language, now, numbers[0] if numbers else 0, admin=admin, typed=typed)
    if what == "k":
        return _penalties(tournament, language)
    if what == "o":
        return _proposals(tournament, language)
    if what == "J":
        return _appointing(tournament, numbers[0] if numbers else 0, language, typed=typed)
    if what == "h":
        return Screen(text=say(language, "desk-typed"), rows=(_back(tournament, language),))
    if what == "C":
        rows = [_key(tournament, duration(seconds, language), "C", numbers[0], seconds) for seconds in CLOCKS]
        return _choice(tournament, language, "desk-which-clock", rows, numbers[0])
    if len(numbers) == 1 and what in "fbxS":
        rows = _players(tournament, what, numbers[0], language)
        return _choice(tournament, language, "desk-which-player", rows, numbers[0])
    if len(numbers) == 2 and what in "fb":
        rows = [_key(tournament, f"−{points}", what, *numbers, points) for points in FINES]
        screen = _choice(tournament, language, "desk-which-fine", rows, numbers[0])
        return screen.model_copy(update={"field": _other_fine(tournament, what, numbers[0], numbers[1])})
    raise Refusal("unknown-button")


def _other_fine(tournament: Tournament, what: str, number: int, seat: int) -> Field | None:
    drawn = _table(tournament, number)
    player = drawn.seats[seat] if drawn is not None and seat < len(drawn.seats) else None
    act = _ACTS[what]
    return Field(name="number", command=f"/judge {act} {number} #{player}") if player is not None else None


def _table(tournament: Tournament, number: int) -> RoundTable | None:
    tables = tournament.core.rounds[-1].tables if tournament.core.rounds else ()
    return tables[number - 1] if 1 <= number <= len(tables) else None


def _players(tournament: Tournament, what: str, number: int, language: str) -> list[Button]:
    drawn = _table(tournament, number)
    if drawn is None:
        return []
    names = seat_names(tournament, drawn, language)
    return [
        _key(tournament, names[seat], what, number, seat)
        for seat, player in enumerate(drawn.seats)
        if player is not None
    ]


def _choice(tournament: Tournament, language: str, text: str, buttons: Sequence[Button], number: int) -> Screen:
    rows = (*in_rows(list(buttons), 3), _back(tournament, language, number))
    return Screen(text=say(language, text, table=number), rows=rows)


def main(
    tournament: Tournament,
    judge: str,
    language: str,
    now: float,
    start: int = 0,
    *,
    admin: bool,
    typed: bool = True,
) -> Screen:
    """The first page: the tables of the round from `start` on, and what concerns the whole tournament."""
    core = tournament.core
    lines = [Markup(f"<b>{say(language, 'desk-title', name=core.settings.name, round=core.round)}</b>")]
    rows: list[Row] = []
    if core.stage is TournamentStage.PLAYING:
        tables = core.rounds[-1].tables
        left = set(questions.tables_left(core))
        lines.append(say(language, "round-done", done=len(tables) - len(left), tables=len(tables)))
        shown = range(start + 1, min(start + TABLES_SHOWN, len(tables)) + 1)
        labels = {number: f"{number}{'' if number in left else ' ✓'}" for number in shown}
        rows += in_rows([_key(tournament, label, "t", number) for number, label in labels.items()], 5)
        rows += _turning(tournament, "m", start, len(tables), TABLES_SHOWN)
    if core.penalties:
        rows.append((_key(tournament, plain(language, "button-desk-penalties"), "k"),))
    if tournament.proposals:
        rows.append((_key(tournament, plain(language, "button-desk-proposals"), "o"),))
    lines += [one.markup for one in officials(tournament, language)]
    if core.is_open and rights.may_appoint(core, judge, admin=admin):
        rows.append((_key(tournament, plain(language, "button-desk-appoint"), "J", 0),))
    between = tournament.round_is_over and core.stage is TournamentStage.PLAYING
    if rights.is_organiser(core, judge) and between and core.round < (core.planned or 0):
        rows.append((key(tournament, plain(language, "button-next-round"), Verb.NEXT, "", Style.SUCCESS),))
    if core.is_open and cancel_refusal(tournament, judge, admin=admin, now=now) is None:
        rows.append((_key(tournament, plain(language, "button-cancel-tournament"), "Z", 1, style=Style.DANGER),))
    if typed:
        rows.append((_key(tournament, plain(language, "button-desk-typed"), "h"),))
    if admin and not rights.is_judge(core, judge):
        lines.append(say(language, "desk-admin"))
    return Screen(text=Markup.join("\n", lines), rows=tuple(rows))


def _turning(tournament: Tournament, what: str, start: int, count: int, step: int) -> list[Row]:
    return turning(lambda sign, other: _key(tournament, sign, what, other), start, count, step=step)


def _appointing(tournament: Tournament, start: int, language: str, *, typed: bool) -> Screen:
    """A page of people who can be appointed as judges: first those who offered, then players."""
    core = tournament.core
    buttons = [
        _key(
            tournament,
            plain(language, "button-appoint", name=person_name(tournament, one.person, language)),
            "A",
            place,
        )
        for place, one in enumerate(tournament.offers, 1)
    ]
    judging = {judge.key for judge in core.judges} | {core.organiser.key, ""}
    buttons += [
        _key(tournament, plain(language, "button-appoint", name=player_name(tournament, number, language)), "B", number)
        for number, one in enumerate(core.players, 1)
        if one.person.key not in judging
    ]
    rows = in_rows(buttons[start : start + NAMES_SHOWN], 2)
    rows += _turning(tournament, "J", start, len(buttons), NAMES_SHOWN)
    text = Markup.join(" ", [say(language, "desk-appointing"), volunteers(language, typed=typed)])
    return Screen(text=text, rows=(*rows, _back(tournament, language)))


def _penalties(tournament: Tournament, language: str) -> Screen:
    lines = [say(language, "desk-penalties"), *(one.markup for one in penalties(tournament, language))]
    buttons = [
        _key(tournament, plain(language, "button-take-back", number=place), "K", place)
        for place, one in enumerate(tournament.core.penalties, 1)
        if not one.taken_back and one.round == tournament.core.round
    ]
    return Screen(text=Markup.join("\n", lines), rows=(*in_rows(buttons, 2), _back(tournament, language)))


def _proposals(tournament: Tournament, language: str) -> Screen:
    buttons = [
        _key(tournament, plain(language, "button-confirm", number=one.draft.id), "q", one.draft.id)
        for one in tournament.proposals
    ]
    lines = [say(language, "desk-proposals"), *(one.markup for one in proposals(tournament, language))]
    return Screen(text=Markup.join("\n", lines), rows=(*in_rows(buttons, 2), _back(tournament, language)))


def table(tournament: Tournament, shown: Watched, number: int) -> Screen:
    """A table as spectators see it, with what a judge can do there."""

    def button(label: str, what: str) -> Button:
        return _key(tournament, plain(shown.language, label), what, number)

    pairs: list[list[Button]] = []
    if isinstance(shown, TableView) and shown.is_live:
        pairs += [
            [button("button-annul", "a"), button("button-fine", "f")],
            [button("button-annul-fine", "b")],
            [button("button-desk-resume" if shown.paused else "button-desk-pause", "P"), button("button-clock", "C")],
            [button("button-stand-in", "S"), button("button-end-game", "e")],
        ]
    pairs += [
        [button("button-disqualify", "x")],
        [button("button-refresh", "t"), *_back(tournament, shown.language)],
    ]
    rows = tuple(row for pair in pairs for row in in_rows(pair, 2))
    return seen(shown).model_copy(update={"rows": rows})


def draft(tournament: Tournament, judge: str, what: str, numbers: Sequence[int]) -> Draft | None:
    """Return the draft that the buttons pressed so far make up; None while something is still to be chosen."""
    if what == "B":
        return Draft(id=0, judge=judge, act=Act.APPOINT, player=numbers[0])
    simple = {"A": Act.APPOINT, "K": Act.TAKE_BACK, "q": Act.CONFIRM, "Z": Act.CANCEL}
    if what in simple:
        other = numbers[0] - (what == "K")
        return Draft(id=0, judge=judge, act=simple[what], other=other)
    act = _ACTS.get(what)
    needed = {Act.ANNUL: 1, Act.END: 1, Act.DISQUALIFY: 2}.get(act, 3) if act is not None else 0
    if act is None or len(numbers) != needed:
        return None
    player = 0
    if needed > 1:
        drawn = _table(tournament, numbers[0])
        seats = drawn.seats if drawn is not None else ()
        player = (seats[numbers[1]] if numbers[1] < len(seats) else None) or 0
    points = str(numbers[2]) if needed > 2 else ""
    return Draft(id=0, judge=judge, act=act, table=numbers[0], player=player, points=points)


def sure(tournament: Tournament, draft: Draft, language: str, *, typed: bool = True) -> Screen:
    """Ask the judge to confirm; if it is unclear who is meant, or the reason is missing, ask for that first.

    `typed`: whether the judge is told how to type a remark.
    """
    if is_unclear(draft):
        return _which(tournament, draft, language)
    lines = [Markup(f"<b>{described(tournament, draft, language).markup}</b>")]
    no = _key(tournament, plain(language, "button-no"), "n", draft.id)
    if lacks_reason(draft):
        asked = ["desk-which-reason", *(["desk-remark-typed"] if typed else [])]
        lines.append(Markup.join(" ", [say(language, one) for one in asked]))
        listed = [
            _key(tournament, why(code, "", language), "R", number, draft.id) for number, code in enumerate(REASONS, 1)
        ]
        return Screen(text=Markup.join("\n", lines), rows=(*in_rows(listed, 1), (no,)), field=REMARK)
    if draft.reason:
        lines.append(say(language, "desk-reason", reason=why(draft.reason, draft.remark, language)))
    if draft.act in {Act.ANNUL, Act.FINE, Act.ANNUL_AND_FINE, Act.END}:
        lines.append(say(language, "desk-final"))
    lines.append(say(language, "desk-sure"))
    yes = _key(tournament, plain(language, "button-yes"), "y", draft.id, style=Style.DANGER)
    return Screen(text=Markup.join("\n", lines), rows=((yes, no),), field=REMARK if draft.reason else None)


def _which(tournament: Tournament, draft: Draft, language: str) -> Screen:
    """Ask which of several people of one name is meant."""
    names = {
        name_in(tournament, with_one_meant(draft, number), language): number for number in draft.players or draft.others
    }
    buttons = [_key(tournament, name, "N", number, draft.id) for name, number in sorted(names.items())]
    no = _key(tournament, plain(language, "button-no"), "n", draft.id)
    return Screen(text=say(language, "question-which"), rows=(*in_rows(buttons, 2), (no,)))


def dropped(tournament: Tournament, language: str) -> Screen:
    """Say that nothing was done."""
    return _after(tournament, say(language, "desk-dropped"), 0, language)


def done(tournament: Tournament, draft: Draft, language: str) -> Screen:
    """Say what was done."""
    text = Markup(f"✓ {described(tournament, draft, language).markup}")
    return _after(tournament, text, draft.table, language)


def proposed(tournament: Tournament, draft: Draft, language: str) -> Screen:
    """Say that another judge has to confirm the act."""
    text = say(language, "desk-proposed", what=described(tournament, draft, language).markup)
    return _after(tournament, text, draft.table, language)


def _after(tournament: Tournament, text: Markup, number: int, language: str) -> Screen:
    return Screen(text=text, rows=(_back(tournament, language, number),))
