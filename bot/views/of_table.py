"""The one place where a reader's view of a game is made, from the table and the engine's view of that reader."""

from dataclasses import replace

from bot.table.automatic import was_called
from bot.table.choices import next_receiver, your_turn
from bot.table.deals import ScoreRow
from bot.table.holders import as_played, at_hand
from bot.table.playing import game_of, reserve_left, time_up_at
from bot.table.table import Stage, Table
from bot.table.tips import learns
from bot.texts import Said, bare, plain, said
from bot.views import acts_here, breaks, choices, decision, history, seals, tips
from bot.views import hand_in_play as hand
from bot.views.decision import own_question, question
from bot.views.kinds import of_kind
from bot.views.names import person_key, preset_name, seat_name
from bot.views.parts import Fact, Home, News, Question, ThrownHand
from bot.views.table import Own, TableView
from engine import view as seeing
from engine.state import State
from engine.view import PublicView, View, peekable

HOUR = 3600
THROWN = frozenset({"all-passed", "thrown-in", "bottom-jack"})  # facts that say why a hand was thrown in


def for_chat(table: Table, language: str, now: float = 0.0) -> TableView:
    """Return the view of a chat, which is nobody's own. `now`, in seconds since the epoch, is for the time left."""
    everybody = _of_everybody(table, language)
    return replace(everybody, news=(*everybody.news, *_time_left(table, language, now)))


def for_seat(table: Table, seat: int, language: str) -> TableView:
    """Return the view of a seat. It does not change while nothing happens: the time left is that of the whole turn."""
    return view_of(table, seeing.view(game_of(table), seat), language, table.clock.turn_since)


def view_of(table: Table, seen: PublicView, language: str, now: float = 0.0, *, seat: int | None = None) -> TableView:
    """Return the view of whoever sees `seen`, the engine's view of the table's game.

    `seat` is the seat of a reader who has left it, and so sees no more than others; else it is that of `seen`.
    """
    everybody = _of_everybody(table, language)
    asked, own = everybody.question, None
    if isinstance(seen, View):
        asked = own_question(asked, table, seen, language) if your_turn(table, seen) else asked
        seat, own = seen.seat, _own(table, seen, asked, language)
    return replace(
        everybody,
        news=(*everybody.news, *_time_left(table, language, now)),
        question=asked,
        seat=seat,
        seats=tuple(replace(one, own=True) if at == seat else one for at, one in enumerate(everybody.seats)),
        passed=seen.passed,
        talon=hand.talon(seen),
        log=hand.log(table, seen, everybody.bids, language),
        history=_history(table, seen, language) if shows_talon(seen) else everybody.history,
        own=own,
    )


def _of_everybody(table: Table, language: str) -> TableView:
    """Return what everybody may see, without the time left. It is worked out once for a table and a language."""
    known: dict[str, TableView] = table.__dict__.setdefault("_views", {})  # as a cached_property would keep it
    if language not in known:
        known[language] = _worked_out(table, game_of(table), language)
    return known[language]


def _worked_out(table: Table, game: State, language: str) -> TableView:
    seen, number, kind = seeing.public(game), hand_number(table), of_kind(table)
    head, strangers = kind.head(table, language), kind.among(table, language)
    bids = hand.bids(seen, language)
    return TableView(
        id=table.id,
        decision=table.decision,
        decided=table.decided,
        language=language,
        stage=table.stage,
        paused=table.clock.paused_since is not None,
        has_board=table.kind.has_board,
        contest=str(table.kind.lot.get("tournament", "")),
        home=Home(table.home.title or table.id, table.home.private),
        has_pictures=table.pictures,
        four_colours=table.four_colours,
        head=head,
        title=said(language, "board-head", hand=number, preset=preset_name(table.preset, language)),
        hand_number=number,
        is_first=not table.rows,
        question=question(table, seen, language),
        preset=table.preset,
        rules=game.rules,
        seat=None,
        seats=hand.seats(table, seen, bids, language),
        phase=seen.phase,
        dealer=seen.dealer,
        declarer=seen.declarer,
        contract=seen.contract,
        trump=seen.trump,
        golden=seen.golden,
        stock=seen.stock,
        taken=len(seen.tricks),
        passed=seen.passed,
        trick=seen.trick.cards if seen.trick is not None else (),
        bids=bids,
        winning=hand.winning(table, seen),
        last_trick=hand.last_trick(table, seen),
        first_trick=peekable(game) if game.rules.play.peek == "first_trick" else None,
        log=hand.log(table, seen, bids, language),
        talon=hand.talon(seen),
        has_talon=bool(game.talons),
        thrown=_thrown_in(table, table.rows[-1], language) if table.rows and table.rows[-1].thrown else None,
        news=_news(table, language),
        judged=_judged(table, language),
        words_again=seals.words_again(table, language),
        seals=seals.seals(table, language),
        inspections=tuple(history.inspections(table, language)) if table.stage is Stage.CLOSED else (),
        history=_history(table, seen, language),
        acts=acts_here.on_board(table, game, seen, language),
        own=None,
        strangers=strangers,
    )


def hand_number(table: Table) -> int:
    """Return the number of the deal in play, else of the next one; of the last one where an ended game counts."""
    if table.deal is not None:
        return table.deal.hand
    if table.kind.totals_count and not table.is_live and table.rows:
        return table.rows[-1].deal.hand
    return table.next_deal.hand if table.next_deal is not None else len(table.rows) + 1


def shows_talon(view: PublicView) -> bool:
    """Whether the talon is shown: until the first trick is taken, if this view knows it."""
    return bool(view.talon) and not view.tricks


def _thrown_in(table: Table, last: ScoreRow, language: str) -> ThrownHand:
    table = at_hand(table, last.number)
    facts = [fact for fact in table.history if fact.key in THROWN and fact.params.get("hand") == last.number]
    *hands, talon = last.thrown
    every = range(len(hands))
    return ThrownHand(
        hand=last.number,
        words=history.line(table, facts[-1], language).words if facts else plain(language, "finished-thrown_in"),
        names=tuple(bare(seat_name(table, seat, language)) for seat in every),
        people=tuple(person_key(table, seat) for seat in every),
        hands=tuple(tuple(cards) for cards in hands),
        talon=tuple(talon),
    )


def _news(table: Table, language: str) -> tuple[News, ...]:
    """Return what everybody should know at once, without the time left."""
    found = []
    if table.notice is not None:
        found.append(News("notice", history.line(table, table.notice, language, "notice")))
    if table.stage is Stage.PLAYING and table.turn.last_call is not None and was_called(table):
        found.append(News("last-call", said(language, "board-last-call")))
    if table.moved_for is not None:
        name = seat_name(as_played(table), table.moved_for, language)
        found.append(News("moved-for", said(language, "board-moved-for", name=name)))
    if table.turn.reserve and table.to_act is not None:
        minutes, seconds = divmod(round(reserve_left(table)), 60)
        name = seat_name(table, table.to_act, language)
        found.append(News("reserve", said(language, "board-reserve", name=name, time=f"{minutes}:{seconds:02}")))
    if table.vote is not None:
        found += [News("vote", one) for one in breaks.vote(table, language)]
    return tuple(found)


def _time_left(table: Table, language: str, now: float) -> tuple[News, ...]:
    """Tell how many hours are left for the move, where more than one is given."""
    timer = table.times.timer
    if timer is None or timer <= HOUR or table.to_act is None or table.clock.paused_since is not None:
        return ()
    up = time_up_at(table) or 0.0
    time = plain(language, "time-hours", count=max(1, round((up - now) / HOUR)))
    return (News("time-left", said(language, "board-time-left", time=time)),)


def _judged(table: Table, language: str) -> tuple[Said, ...]:
    held = [one for one in table.decisions if one.held]
    names = ["" if one.seat is None else seat_name(table, one.seat, language) for one in held]
    return tuple(history.decision(one, name, language) for one, name in zip(held, names, strict=True))


def _history(table: Table, view: PublicView, language: str) -> tuple[Fact, ...]:
    """Return the facts of the history, without a talon that is shown anyway."""
    last_before, number, facts = hand.last_before(table, view), None, []
    for place, fact in enumerate(table.history):
        number = fact.params.get("hand", number)
        if fact.key != "talon" or not shows_talon(view):
            facts.append(Fact(number, place > last_before, fact.key, history.line(table, fact, language)))
    return tuple(facts)


def _own(table: Table, view: View, asked: Question, language: str) -> Own:
    seat, mine = view.seat, asked.own is not None
    chair = table.seats[seat]
    has_tips = chair.tips is not None
    alone = table.kind.gives_hints and len(table.people) == 1
    explains = table.kind.has_board and has_tips  # at a tournament's table nothing is explained
    learning = has_tips and learns(table, seat)
    told = tips.lines(table, view, language) if explains else ()
    beside = acts_here.beside_tips(table, language) if told or learning else []
    beside += acts_here.words(table, language) if alone or learning else []
    named = acts_here.lesson(table, tips.lesson(table, view), language) if told else ()
    below = acts_here.under_hand(table, view, language, beside=beside if table.kind.has_board else [])
    playable = tuple(sorted({action["card"] for action in view.legal if "card" in action}))
    rows = choices.decisions(table, view, language) if table.stage is Stage.PLAYING else []
    advice = (
        (*tips.what_it_is_worth(table, view, language), *tips.price_of_giving_up(table, view, language))
        if mine and alone
        else ()
    )
    return Own(
        hand=view.hand,
        choices=tuple(rows),
        acts=(*below, *named),
        playable=playable or view.hand or (),
        values=() if asked.by_itself else tuple(choices.values(table, view, language)),
        bounds=decision.bounds(table, view, language) if mine else (),
        only_one=sum(action["do"] in {"bid", "pass", "look"} for action in view.legal) == 1,
        tips=told,
        advice=advice,
        has_tips=has_tips,
        learns=learning,
        gives_to=next_receiver(view) if mine and view.phase == "exchange" else None,
        too_low=too_low(table, view, language),
        stood_in=_stood_in(table, seat, language),
        numbers=choices.legend_of_numbers(table, seat, language) if chair.unreachable else "",
        left=chair.left,
        withdrawn=chair.withdrawn,
        comes_next=chair.comes_after > 0,
        speed=chair.speed if table.is_ones_own else None,
    )


def too_low(table: Table, view: View, language: str) -> tuple[Said, ...]:
    """Warn a player on the barrel that their contract is, or may become, too low to win (docs/rules.md, 9.7)."""
    if table.game is None or not view.status[view.seat].barrel:
        return ()
    barrel = table.game.rules.barrel
    if barrel.wins_by != "contract" or view.sits_out == view.seat:
        return ()
    named = [action["value"] for action in view.legal if action["do"] in {"bid", "contract"}]
    if view.declarer == view.seat and view.contract is not None:
        named.append(view.contract)
    is_low = any(value < barrel.need for value in named)
    return (said(language, "hand-barrel-need", need=barrel.need),) if is_low else ()


def _stood_in(table: Table, seat: int, language: str) -> tuple[Said, ...]:
    """Say that a built-in player plays this seat."""
    chair = table.seats[seat]
    if chair.left:
        return (said(language, "hand-withdrawn" if chair.withdrawn else "hand-away"),)
    return (said(language, "hand-stood-in"),) if chair.stand_in else ()
