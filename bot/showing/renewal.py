"""Which changes a message is edited for. Each saved call is free for another message.

| message | while | it is edited for changes of |
|---|---|---|
| board | always | all that it shows: public information only |
| hand | its seat is to move; the game is not on; moves are explained | all that it shows |
| hand | another seat is to move | what only its player is shown: cards and place, tips, a notice |
| hand, at a table without a board | always | what `bot.screens.during.seated.mark` lists |

Between two hands both wait for a moment, as the messages of the next hand will show the same.
"""

import json

from bot.screen import digest_of
from bot.screens.during import coach, seated
from bot.screens.during.choosing import SWITCHES
from bot.screens.during.hand import too_low
from bot.screens.during.position import your_turn
from bot.table.table import Stage, Table
from bot.table.tips import learns
from engine import view as seeing

PLAYED_OUT = frozenset({"made", "down", "no_auction"})
BETWEEN = 2.0  # seconds after a hand; usually the next one is dealt by then


def of_hand(table: Table, seat: int) -> str:
    """Return the mark of a private hand, which is edited only when its mark changes; empty: when anything changes."""
    if not table.kind.has_board:
        return seated.mark(table, seat)
    if table.game is None or table.stage is not Stage.PLAYING or table.kind.teaches:
        return ""
    view, chair = seeing.view(table.game, seat), table.seats[seat]
    if your_turn(table, view) or chair.left:  # a player who has left is shown nothing of the game
        return ""
    has_tips = chair.tips is not None
    language = chair.person.language if chair.person is not None else table.language
    shown = (
        (view.hand, view.sits_out == seat, table.deal.hand if table.deal is not None else None, language),
        (table.to_act is None, table.clock.paused_since),
        (chair.stand_in, chair.nudges, chair.auto, chair.page == SWITCHES, has_tips and learns(table, seat)),
        table.notice.model_dump() if table.notice is not None else None,
        (*too_low(table, view, language), *(coach.lines(table, view, language) if has_tips else ())),
        (table.pictures, table.four_colours, table.home.key, table.home.title),
    )
    return digest_of(json.dumps(shown, default=str))


def rests_until(table: Table) -> float:
    """Return until when messages of a finished hand are not edited, in seconds since the epoch; 0.0 for at once.

    They wait only after a hand that was played to its last card. That card plays itself, so no button of a move stays
    visible. The exception is the player who has just taken the rest: their buttons are stale, but that is worth one
    call less.
    """
    since = table.to_deal_since
    played_out = bool(table.rows) and table.rows[-1].result["outcome"] in PLAYED_OUT
    is_near = table.stage is Stage.PLAYING and table.clock.paused_since is None and table.kind.has_board
    return since + BETWEEN if since is not None and played_out and is_near else 0.0
