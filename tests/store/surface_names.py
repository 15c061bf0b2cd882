"""Names of surfaces used in the tests of the store."""

from bot.ports.store import SurfaceName

BOARD_1 = SurfaceName.board(1, "telegram:-100")
HAND_1 = SurfaceName.hand(1, "telegram:42")
