"""What a reader may do at a table beside the choices of a decision, as buttons: on the board, and under a hand."""

from bot.codec import FIRST_PAGE, SWITCHES_PAGE, Verb
from bot.screen import Style
from bot.table import taking_back
from bot.table.choices import known_choice
from bot.table.hints import gives_hints
from bot.table.playing import game_of
from bot.table.table import Stage, Table
from bot.texts import plain
from bot.views import breaks, numbered
from bot.views.beginning import how_to_play
from bot.views.bids import ON_THE_BOARD, must_open, next_bids
from bot.views.decision import your_turn
from bot.views.keys import Choice, Rows, in_rows, key, keys, lasting_key
from bot.views.kinds import of_kind
from bot.views.names import seat_name
from engine.view import PublicView, View, peekable

NUMBERS = 5  # numbers in a row


def on_board(table: Table, view: PublicView, language: str) -> Rows:
    """Return the rows under a board, for everybody who may press them."""
    rows = _auction(table, view, language)
    if count := numbered.count(table, view):
        rows += in_rows(
            [Choice(Verb.NUMBER, key(table, str(one), Verb.NUMBER, one)) for one in range(1, count + 1)], NUMBERS
        )
    if table.is_overdue and table.kind.has_board:
        rows.append((_named(table, language, "button-bot-moves", Verb.MOVE_FOR),))
    own = [_named(table, language, "button-hand", Verb.HAND, Style.PRIMARY)]
    game = game_of(table)
    if peekable(game) is not None:
        first = game.rules.play.peek == "first_trick"
        own.append(_named(table, language, "button-peek-first" if first else "button-peek", Verb.PEEK))
    rows.append(tuple(own))
    if any(chair.stand_in or (chair.left and not chair.comes_after) for chair in table.seats):
        rows.append((_named(table, language, "button-back", Verb.BACK),))
    if not table.home.private:  # strangers can press buttons here
        rows += ways_in(table, language)
    if table.kind.has_board:
        rows += [(one,) for one in breaks.agreements(table, language)]
    score, rules = ("button-score", Verb.SCORE), ("button-rules", Verb.RULES)
    return (*rows, tuple(_named(table, language, label, verb) for label, verb in (score, rules)))


def ways_in(table: Table, language: str) -> list[tuple[Choice, ...]]:
    """Return a button for each seat that somebody may take."""
    free = [seat for seat, chair in enumerate(table.seats) if chair.free and table.stage is Stage.PLAYING]
    labels = {seat: plain(language, "button-take-seat", name=seat_name(table, seat, language)) for seat in free}
    return [(Choice(Verb.JOIN, key(table, labels[seat], Verb.JOIN, seat)),) for seat in free]


def _auction(table: Table, view: PublicView, language: str) -> list[tuple[Choice, ...]]:
    """Return the bids that the board offers, by public information alone."""
    seat, rules = view.to_act, game_of(table).rules
    is_on = table.kind.has_board and table.stage is Stage.PLAYING and table.clock.paused_since is None
    if not is_on or view.phase != "auction" or seat is None:
        return []
    if table.seats[seat].person is None or known_choice(table) is not None:
        return []  # nobody is to press anything
    bids = next_bids(rules, view, ON_THE_BOARD + 1)
    labels = [(value, plain(language, "button-bid", value=value)) for value in bids[:ON_THE_BOARD]]
    row = [Choice(Verb.BID, button) for button in keys(table, Verb.BID, labels)]
    if not must_open(rules, view):
        row.insert(0, _named(table, language, "button-pass", Verb.PASS))
    if len(bids) > ON_THE_BOARD:
        row.append(Choice("page", key(table, plain(language, "button-more"), Verb.HAND)))
    may_look = rules.auction.blind != "off" and not view.status[seat].looked
    look = [(_named(table, language, "button-look", Verb.LOOK),)] if may_look else []
    return [tuple(row), *look]


def under_hand(table: Table, view: View, language: str, *, beside: list[Choice]) -> Rows:
    """Return the rows under a seat's hand. `beside` stand in rows of two with the button that opens the switches."""
    asks = table.kind.gives_hints and len(table.people) == 1 and gives_hints(table) and your_turn(table, view)
    helps = [_named(table, language, "button-hint", Verb.HINT)] if asks else []
    if table.is_ones_own and taking_back.can(table, view.seat):
        label = plain(language, "button-take-move-back")
        helps.append(Choice(Verb.TAKE_BACK, key(table, label, Verb.TAKE_BACK, table.taken_back)))
    beyond = of_kind(table).beside(table, view.seat, language)
    first = [tuple(helps)] if helps else []
    return (*((one,) for one in beyond), *first, *switches(table, view.seat, language, beside))


def switches(table: Table, seat: int, language: str, beside: list[Choice]) -> Rows:
    """Return the buttons that take the seat back, and switch what its person can switch."""
    chair = table.seats[seat]
    if table.stage is not Stage.PLAYING:
        return tuple(in_rows(beside, 2))
    rows: list[tuple[Choice, ...]] = []
    if (chair.stand_in or chair.left) and not chair.withdrawn:
        rows.append((_named(table, language, "button-back", Verb.BACK),))
    opened = chair.hand_page.switches
    other = FIRST_PAGE if opened else SWITCHES_PAGE
    settings = Choice("switches", key(table, plain(language, "button-switches"), Verb.PAGE, other.argument))
    rows += in_rows([*beside, settings], 2)
    if opened:
        nudges, auto = ("off", "on")[chair.habits.nudges], ("off", "on")[chair.habits.auto]
        both = ((f"button-nudges-{nudges}", Verb.NUDGES), (f"button-auto-{auto}", Verb.AUTO))
        rows.append(tuple(_named(table, language, label, verb) for label, verb in both))
    return tuple(rows)


def beside_tips(table: Table, language: str) -> list[Choice]:
    """Return the buttons beside tips while a game is played: how to play, and the end of the tips."""
    if table.stage is not Stage.PLAYING:
        return []
    ended = lasting_key(plain(language, "button-tips-off"), Verb.TIPS, "off")
    return [Choice(Verb.RULES, how_to_play(language, table)), Choice(Verb.TIPS, ended)]


def lesson(table: Table, name: str | None, language: str) -> Rows:
    """Return the row that opens the lesson about the present tip, where the learner has stopped in it."""
    if name is None or table.stage is not Stage.PLAYING:
        return ()
    label = plain(language, "button-lesson-of-tip", lesson=plain(language, f"learn-{name}"))
    return ((Choice(Verb.LEARN, lasting_key(label, Verb.LEARN, f"{table.preset}-{name}")),),)


def words(table: Table, language: str) -> list[Choice]:
    """Return the button that asks for the meanings of words, while a hand is played."""
    return [_named(table, language, "button-words", Verb.WORDS)] if table.stage is Stage.PLAYING else []


def _named(table: Table, language: str, label: str, verb: Verb, style: Style = Style.PLAIN) -> Choice:
    return Choice(verb, key(table, plain(language, label), verb, style=style))
