"""Names of surfaces used in the tests of the store."""

from bot.ports.store import SurfaceKind, SurfaceName

BOARD_1 = SurfaceName(SurfaceKind.BOARD, 1, "telegram:-100")
HAND_1 = SurfaceName(SurfaceKind.HAND, 1, "telegram:42")
