"""Names of surfaces that the tests of the store write down."""

from bot.ports.store import SurfaceKind, SurfaceName

BOARD_1 = SurfaceName(SurfaceKind.BOARD, 1, "telegram:-100")
HAND_1 = SurfaceName(SurfaceKind.HAND, 1, "telegram:42")
