"""Messages that were sent but could not be written down, because the store did not answer.

The store still says that the sending is under way. This process knows better and takes the message for what is shown.
Any other sends it once more, and looks for the first.
"""

from collections.abc import Mapping

from cachetools import LRUCache

from bot.ports.store import Shown, SurfaceName

REMEMBERED = 1000  # messages


class Unwritten:
    """The last messages that this process has sent, by the nonce under which the store knows their sending."""

    def __init__(self) -> None:
        self._sent: LRUCache[str, Shown] = LRUCache(REMEMBERED)

    def sent(self, nonce: str, shown: Shown) -> None:
        """Remember how a message is shown, before the store is told."""
        self._sent[nonce] = shown

    def among(self, shown: Mapping[SurfaceName, Shown]) -> dict[SurfaceName, Shown]:
        """Return, by name, how those surfaces are shown of which the store says that they are being sent."""
        return {
            name: self._sent[one.nonce]
            for name, one in shown.items()
            if one.message is None and one.nonce in self._sent
        }
