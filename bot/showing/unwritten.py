"""Messages that were sent but not recorded, because the store did not answer.

Their records still say that the send is under way. This process knows the message; any other would send it again, and
look for the copy.
"""

from collections.abc import Mapping

from cachetools import LRUCache

from bot.ports.store import Shown, SurfaceName

REMEMBERED = 1000  # messages


class Unwritten:
    """The last messages that this process has sent, by the nonce of the send."""

    def __init__(self) -> None:
        self._sent: LRUCache[str, Shown] = LRUCache(REMEMBERED)

    def sent(self, nonce: str, shown: Shown) -> None:
        """Remember the record of a message, before it is written."""
        self._sent[nonce] = shown

    def among(self, shown: Mapping[SurfaceName, Shown]) -> dict[SurfaceName, Shown]:
        """Return the remembered records of surfaces whose stored records say that a send is under way."""
        return {
            name: self._sent[one.nonce]
            for name, one in shown.items()
            if one.message is None and one.nonce in self._sent
        }
