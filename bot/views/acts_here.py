"""What a reader may do at a table beside the choices of a decision, as buttons: on the board, and under a hand."""

from collections.abc import Sequence

from bot.codec import FIRST_PAGE, SWITCHES_PAGE, Verb
from bot.screen import Style
from bot.table import taking_back
from bot.table.choices import known_choice, your_turn
from bot.table.hints import gives_hints
from bot.table.table import Stage, Table
from bot.texts import plain
from bot.views import breaks, choices
from bot.views.beginning import how_to_play
from bot.views.decision import ON_THE_BOARD, must_open, next_bids
from bot.views.keys import Act, Choice, Rows, choices_of, in_rows, key, lasting_key
from bot.views.kinds import of_kind
from bot.views.names import seat_name
from engine.state import State
from engine.view import PublicView, View, peekable

NUMBERS = 5  # numbers in a row


def on_board(table: Table, game: State, view: PublicView, language: str) -> Rows:
    """Return the rows under a board, for everybody who may press them. `game` is the table's."""
    rows = _auction(table, game, view, language)
    if count := choices.numbers_on_board(table, view):
        rows += in_rows([Act(str(one), Verb.NUMBER, one) for one in range(1, count + 1)], NUMBERS)
    if table.is_overdue and table.kind.has_board:
        rows.append([Act(plain(language, "button-bot-moves"), Verb.MOVE_FOR)])
    own = [Act(plain(language, "button-hand"), Verb.HAND, style=Style.PRIMARY)]
    if peekable(game) is not None:
        first = game.rules.play.peek == "first_trick"
        own.append(Act(plain(language, "button-peek-first" if first else "button-peek"), Verb.PEEK))
    rows.append(own)
    if any(chair.stand_in or (chair.left and not chair.comes_after) for chair in table.seats):
        rows.append([Act(plain(language, "button-back"), Verb.BACK)])
    if not table.home.private:  # strangers can press buttons here
        rows += _free_seats(table, language)
    is_asked = table.vote is not None or table.clock.paused_since is not None
    asked = breaks.agreements(table, language) if table.kind.has_board and is_asked else ()
    score, rules = plain(language, "button-score"), plain(language, "button-rules")
    *rows_above, last = choices_of(table, [*rows, [Act(score, Verb.SCORE), Act(rules, Verb.RULES)]])
    return (*rows_above, *((one,) for one in asked), last)


def ways_in(table: Table, language: str) -> Rows:
    """Return a button for each seat that somebody may take."""
    return choices_of(table, _free_seats(table, language))


def _free_seats(table: Table, language: str) -> list[list[Act]]:
    free = [seat for seat, chair in enumerate(table.seats) if chair.free and table.stage is Stage.PLAYING]
    labels = [plain(language, "button-take-seat", name=seat_name(table, seat, language)) for seat in free]
    return [[Act(label, Verb.JOIN, seat)] for seat, label in zip(free, labels, strict=True)]


def _auction(table: Table, game: State, view: PublicView, language: str) -> list[Sequence[Act]]:
    """Return the bids that the board offers, by public information alone."""
    seat, rules = view.to_act, game.rules
    is_on = table.kind.has_board and table.stage is Stage.PLAYING and table.clock.paused_since is None
    if not is_on or view.phase != "auction" or seat is None:
        return []
    if table.seats[seat].person is None or known_choice(table) is not None:
        return []  # nobody is to press anything
    bids, must = next_bids(rules, view, ON_THE_BOARD + 1), must_open(rules, view)
    row = [Act(plain(language, "button-bid", value=value), Verb.BID, value) for value in bids[:ON_THE_BOARD]]
    if not must:
        row.insert(0, Act(plain(language, "button-pass"), Verb.PASS))
    if len(bids) > ON_THE_BOARD:
        row.append(Act(plain(language, "button-more"), Verb.HAND, kind="page"))
    may_look = rules.auction.blind != "off" and not view.status[seat].looked
    return [row, [Act(plain(language, "button-look"), Verb.LOOK)]] if may_look else [row]


def under_hand(table: Table, view: View, language: str, *, beside: list[Choice]) -> Rows:
    """Return the rows under a seat's hand. `beside` stand in rows of two with the button that opens the switches."""
    asks = table.kind.gives_hints and len(table.people) == 1 and gives_hints(table) and your_turn(table, view)
    helps = [Act(plain(language, "button-hint"), Verb.HINT)] if asks else []
    if table.is_ones_own and taking_back.can(table, view.seat):
        helps.append(Act(plain(language, "button-take-move-back"), Verb.TAKE_BACK, table.taken_back))
    beyond = of_kind(table).beside(table, view.seat, language)
    first = choices_of(table, [helps]) if helps else ()
    return (*((one,) for one in beyond), *first, *switches(table, view.seat, language, beside))


def switches(table: Table, seat: int, language: str, beside: list[Choice]) -> Rows:
    """Return the buttons that take the seat back, and switch what its person can switch."""
    chair = table.seats[seat]
    if table.stage is not Stage.PLAYING:
        return tuple(in_rows(beside, 2))
    may_be_back = (chair.stand_in or chair.left) and not chair.withdrawn
    back = [[Act(plain(language, "button-back"), Verb.BACK)]] if may_be_back else []
    opened = chair.hand_page.switches
    argument = (FIRST_PAGE if opened else SWITCHES_PAGE).argument
    more = Choice("switches", key(table, plain(language, "button-switches"), Verb.PAGE, argument))
    nudges, auto = ("off", "on")[chair.habits.nudges], ("off", "on")[chair.habits.auto]
    both = [(f"button-nudges-{nudges}", Verb.NUDGES), (f"button-auto-{auto}", Verb.AUTO)] if opened else []
    return (
        *choices_of(table, back),
        *in_rows([*beside, more], 2),
        *choices_of(table, [[Act(plain(language, label), verb) for label, verb in both]] if opened else []),
    )


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
    if table.stage is not Stage.PLAYING:
        return []
    return [Choice(Verb.WORDS, key(table, plain(language, "button-words"), Verb.WORDS))]
