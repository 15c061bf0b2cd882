"""The judges' desk, in private: the tables, what can be done there, and the question whether it shall be done."""

from collections.abc import Sequence

from bot.codec import Verb
from bot.refusal import Refusal
from bot.screen import Button, Screen, Style
from bot.screens.during import board
from bot.screens.keys import Row, in_rows
from bot.screens.names import judged_by, named
from bot.screens.reasons import why
from bot.screens.tournament.page import duration
from bot.screens.tournament.parts import described, fraction, halves, key, player_name, proposals, seat_names
from bot.table.table import Stage as TableStage
from bot.table.table import Table
from bot.texts import Markup, plain, say
from bot.tournament.judging import lacks_reason
from bot.tournament.tournament import Act, Draft, Tournament, TournamentStage
from engine.tournament import questions, rights
from engine.tournament.model import REASONS

CLOCKS = (30, 60, 120, 300, 600)  # seconds for a move
FINES = (10, 20, 50, 100, 120, 200)  # points of the game
TAKEN = (1, 2, 3, 4, 6)  # halves of a point of the tournament
TABLES_SHOWN = 20
NAMES_SHOWN = 12

_ACTS = {"a": Act.ANNUL, "f": Act.FINE, "b": Act.ANNUL_AND_FINE, "p": Act.POINTS, "x": Act.DISQUALIFY, "e": Act.END}


def _key(tournament: Tournament, label: str, what: str, *numbers: int, style: Style = Style.PLAIN) -> Button:
    return key(tournament, label, Verb.JUDGE, what + ".".join(map(str, numbers)), style)


def main(tournament: Tournament, judge: str, language: str, *, admin: bool) -> Screen:
    """The first page: the tables of the round, and what concerns the whole tournament."""
    return page(tournament, judge, "m", [0], language, admin=admin)


def page(
    tournament: Tournament, judge: str, what: str, numbers: Sequence[int], language: str, *, admin: bool
) -> Screen:
    """A page of the desk: the first one, the penalties, or the next step towards something that is done at a table."""
    if what == "m":
        return _main(tournament, judge, numbers[0] if numbers else 0, language, admin=admin)
    if what == "k":
        return _penalties(tournament, language)
    if what == "o":
        return _proposals(tournament, language)
    if what == "J":
        return _appointing(tournament, numbers[0] if numbers else 0, language)
    if what == "C":
        rows = [_key(tournament, duration(seconds, language), "C", numbers[0], seconds) for seconds in CLOCKS]
        return _choice(tournament, language, "desk-which-clock", rows, numbers[0])
    if len(numbers) == 1 and what in "fbpxS":
        return _choice(
            tournament, language, "desk-which-player", _players(tournament, what, numbers[0], language), numbers[0]
        )
    if len(numbers) == 2 and what in "fb":
        rows = [_key(tournament, f"−{points}", what, *numbers, points) for points in FINES]
        return _choice(tournament, language, "desk-which-fine", rows, numbers[0])
    if len(numbers) == 2 and what == "p":
        rows = [_key(tournament, f"−{halves(taken)}", what, *numbers, taken) for taken in TAKEN]
        return _choice(tournament, language, "desk-which-points", rows, numbers[0])
    raise Refusal("unknown-button")


def _players(tournament: Tournament, what: str, number: int, language: str) -> list[Button]:
    tables = tournament.core.rounds[-1].tables if tournament.core.rounds else ()
    if not 1 <= number <= len(tables):
        return []
    drawn = tables[number - 1]
    names = seat_names(tournament, drawn, language)
    return [
        _key(tournament, names[seat], what, number, seat)
        for seat, player in enumerate(drawn.seats)
        if player is not None
    ]


def _choice(tournament: Tournament, language: str, text: str, buttons: Sequence[Button], number: int) -> Screen:
    back = _key(tournament, plain(language, "button-desk-back"), "t" if number else "m", number)
    return Screen(text=say(language, text, table=number), rows=(*in_rows(list(buttons), 3), (back,)))


def _main(tournament: Tournament, judge: str, start: int, language: str, *, admin: bool) -> Screen:
    core = tournament.core
    lines = [Markup(f"<b>{say(language, 'desk-title', name=core.settings.name, round=core.round)}</b>")]
    organises = rights.is_organiser(core, judge)
    rows: list[Row] = []
    if core.stage is TournamentStage.PLAYING:
        tables = core.rounds[-1].tables
        left = set(questions.tables_left(core))
        lines.append(say(language, "round-done", done=len(tables) - len(left), tables=len(tables)))
        shown = range(start + 1, min(start + TABLES_SHOWN, len(tables)) + 1)
        rows += in_rows(
            [_key(tournament, f"{number}{'' if number in left else ' ✓'}", "t", number) for number in shown],
            5,
        )
        turn = [
            _key(tournament, sign, "m", other)
            for sign, other in (("◀", start - TABLES_SHOWN), ("▶", start + TABLES_SHOWN))
            if 0 <= other < len(tables)
        ]
        rows += [tuple(turn)] if turn else []
    if core.penalties:
        rows.append((_key(tournament, plain(language, "button-desk-penalties"), "k"),))
    if tournament.proposals:
        rows.append((_key(tournament, plain(language, "button-desk-proposals"), "o"),))
    judges = ", ".join(named(one.name, language) for one in core.judges)
    lines.append(say(language, "tournament-organiser", name=named(core.organiser.name, language)))
    if judges:
        lines.append(say(language, "tournament-judges", names=judges))
    if organises:
        if core.is_open:
            rows.append((_key(tournament, plain(language, "button-desk-appoint"), "J", 0),))
        if tournament.round_is_over and core.stage is TournamentStage.PLAYING and core.round < (core.planned or 0):
            rows.append((key(tournament, plain(language, "button-next-round"), Verb.NEXT, "", Style.SUCCESS),))
        if core.is_open:
            rows.append((_key(tournament, plain(language, "button-cancel-tournament"), "Z", 1, style=Style.DANGER),))
    elif core.is_open:
        rows.append((_key(tournament, plain(language, "button-take-over"), "T", 1),))
    lines.append(say(language, "desk-typed"))
    if admin and not rights.is_judge(core, judge):
        lines.append(say(language, "desk-admin"))
    return Screen(text=str(Markup.join("\n", lines)), rows=tuple(rows))


def _appointing(tournament: Tournament, start: int, language: str) -> Screen:
    """Whom the organiser can make a judge: who has offered, then who plays and is none yet, a page of them."""
    core = tournament.core
    buttons = [
        _key(tournament, plain(language, "button-appoint", name=named(one.person.name, language)), "A", place)
        for place, one in enumerate(tournament.offers, 1)
    ]
    judging = {judge.key for judge in core.judges} | {core.organiser.key, ""}
    buttons += [
        _key(tournament, plain(language, "button-appoint", name=player_name(tournament, number, language)), "B", number)
        for number, one in enumerate(core.players, 1)
        if one.person.key not in judging
    ]
    turn = tuple(
        _key(tournament, sign, "J", other)
        for sign, other in (("◀", start - NAMES_SHOWN), ("▶", start + NAMES_SHOWN))
        if 0 <= other < len(buttons)
    )
    back = (_key(tournament, plain(language, "button-desk-back"), "m", 0),)
    rows = in_rows(buttons[start : start + NAMES_SHOWN], 2)
    return Screen(text=say(language, "desk-appointing"), rows=(*rows, *((turn,) if turn else ()), back))


def _penalties(tournament: Tournament, language: str) -> Screen:
    lines, rows = [say(language, "desk-penalties")], []
    for place, one in enumerate(tournament.core.penalties):
        name = player_name(tournament, one.player, language)
        key_ = f"penalty-{one.do}{'-back' if one.taken_back else ''}"
        lines.append(
            say(
                language,
                key_,
                number=place + 1,
                name=name,
                points=fraction(one.points),
                reason=why(one.reason, one.remark, language),
                judge=judged_by(one.by, one.confirmed, language),
            )
        )
        if not one.taken_back and one.round == tournament.core.round:
            label = plain(language, "button-take-back", number=place + 1)
            rows.append(_key(tournament, label, "K", place + 1))
    back = (_key(tournament, plain(language, "button-desk-back"), "m", 0),)
    return Screen(text=str(Markup.join("\n", lines)), rows=(*in_rows(rows, 2), back))


def _proposals(tournament: Tournament, language: str) -> Screen:
    buttons = [
        _key(tournament, plain(language, "button-confirm", number=one.draft.id), "q", one.draft.id)
        for one in tournament.proposals
    ]
    back = (_key(tournament, plain(language, "button-desk-back"), "m", 0),)
    lines = [say(language, "desk-proposals"), *proposals(tournament, language)]
    return Screen(text=str(Markup.join("\n", lines)), rows=(*in_rows(buttons, 2), back))


def table(tournament: Tournament, shown: Table, number: int, language: str, now: float) -> Screen:
    """A table as whoever looks on sees it, with what a judge can do there."""
    over = shown.stage is TableStage.OVER
    seen = board.game_over(shown, language) if over else board.board(shown, language, now)

    def button(label: str, what: str) -> Button:
        return _key(tournament, plain(language, label), what, number)

    rows: list[Row] = []
    if shown.is_live:
        paused = shown.clock.paused_since is not None
        rows += [
            *in_rows([button("button-annul", "a"), button("button-fine", "f")], 2),
            (button("button-annul-fine", "b"),),
            *in_rows(
                [button("button-desk-resume" if paused else "button-desk-pause", "P"), button("button-clock", "C")], 2
            ),
            *in_rows([button("button-stand-in", "S"), button("button-end-game", "e")], 2),
        ]
    back = _key(tournament, plain(language, "button-desk-back"), "m", 0)
    rows += [
        *in_rows([button("button-points", "p"), button("button-disqualify", "x")], 2),
        *in_rows([button("button-refresh", "t"), back], 2),
    ]
    return seen.model_copy(update={"rows": tuple(rows)})


def draft(tournament: Tournament, judge: str, what: str, numbers: Sequence[int]) -> Draft | None:
    """Return what the buttons so far come to; None while something is still to be chosen."""
    if what == "B":
        return Draft(id=0, judge=judge, act=Act.APPOINT, player=numbers[0])
    simple = {"A": Act.APPOINT, "K": Act.TAKE_BACK, "q": Act.CONFIRM, "T": Act.TAKE_OVER, "Z": Act.CANCEL}
    if what in simple:
        other = numbers[0] - (what == "K")
        return Draft(id=0, judge=judge, act=simple[what], other=other)
    act = _ACTS.get(what)
    needed = {Act.ANNUL: 1, Act.END: 1, Act.DISQUALIFY: 2}.get(act, 3) if act is not None else 0
    if act is None or len(numbers) != needed:
        return None
    player, points = 0, ""
    if act in {Act.FINE, Act.ANNUL_AND_FINE, Act.POINTS, Act.DISQUALIFY}:
        player = _player(tournament, numbers[0], numbers[1])
    if act in {Act.FINE, Act.ANNUL_AND_FINE}:
        points = str(numbers[2])
    elif act is Act.POINTS:
        points = f"{numbers[2]}/2"
    return Draft(id=0, judge=judge, act=act, table=numbers[0], player=player, points=points)


def _player(tournament: Tournament, number: int, seat: int) -> int:
    tables = tournament.core.rounds[-1].tables if tournament.core.rounds else ()
    drawn = tables[number - 1].seats if 1 <= number <= len(tables) else ()
    return (drawn[seat] if seat < len(drawn) else None) or 0


def sure(tournament: Tournament, asked: Draft, language: str) -> Screen:
    """Ask whether it shall be done, or first for the reason."""
    lines = [Markup(f"<b>{described(tournament, asked, language)}</b>")]
    no = _key(tournament, plain(language, "button-no"), "n", asked.id)
    if lacks_reason(asked):
        lines.append(say(language, "desk-which-reason"))
        listed = [
            _key(tournament, why(code, "", language), "R", number, asked.id) for number, code in enumerate(REASONS, 1)
        ]
        return Screen(text=str(Markup.join("\n", lines)), rows=(*in_rows(listed, 1), (no,)))
    if asked.reason:
        lines.append(say(language, "desk-reason", reason=why(asked.reason, asked.remark, language)))
    if asked.act in {Act.ANNUL, Act.FINE, Act.ANNUL_AND_FINE, Act.END}:
        lines.append(say(language, "desk-final"))
    lines.append(say(language, "desk-sure"))
    yes = _key(tournament, plain(language, "button-yes"), "y", asked.id, style=Style.DANGER)
    return Screen(text=str(Markup.join("\n", lines)), rows=((yes, no),))


def dropped(tournament: Tournament, language: str) -> Screen:
    """Say that nothing was done."""
    return _after(tournament, say(language, "desk-dropped"), 0, language)


def done(tournament: Tournament, asked: Draft, language: str) -> Screen:
    """Say what was done."""
    text = Markup(f"✓ {described(tournament, asked, language)}")
    return _after(tournament, text, asked.table, language)


def proposed(tournament: Tournament, asked: Draft, language: str) -> Screen:
    """Say that somebody else has to confirm what was asked for."""
    text = say(language, "desk-proposed", what=described(tournament, asked, language))
    return _after(tournament, text, asked.table, language)


def _after(tournament: Tournament, text: Markup, number: int, language: str) -> Screen:
    back = _key(tournament, plain(language, "button-desk-back"), "t" if number else "m", number)
    return Screen(text=text, rows=((back,),))
