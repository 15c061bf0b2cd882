"""The public beacon for deals: drand's quicknet, which signs the number of a round every 3 seconds.

Nobody can compute a round's signature before its time. Afterwards everybody can check it with one public key.
"""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass

MARGIN = 2
"""The least number of periods between closing a list of shares and the round that is mixed with it."""

_DOMAIN = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
_ROUND_BYTES = 8


@dataclass(frozen=True)
class Chain:
    """A chain of the drand beacon, scheme `bls-unchained-g1-rfc9380`."""

    hash: str
    """Its name: the hash of its parameters, as 64 hexadecimal digits."""

    key: str
    """Its public key, hexadecimal: a compressed point of G2."""

    genesis: int
    """The moment of its first round, in seconds since the epoch."""

    period: int
    """Seconds between two rounds."""

    def time_of(self, number: int) -> int:
        """Return the moment of a round (from 1), in seconds since the epoch."""
        return self.genesis + (number - 1) * self.period

    def round_after(self, now: float) -> int:
        """Return the first round at least two periods after `now` (seconds since the epoch)."""
        return max(1, math.ceil((now - self.genesis) / self.period) + MARGIN + 1)


QUICKNET = Chain(
    hash="52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
    key=(
        "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
        "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a"
    ),
    genesis=1692803367,
    period=3,
)
"""The League of Entropy's mainnet chain; it has not changed since it began."""


def can_check() -> bool:
    """Return whether the optional library for checking signatures is installed."""
    try:
        import py_arkworks_bls12381  # noqa: F401, PLC0415 - it is optional
    except ImportError:
        return False
    return True


def is_true(number: int, signature: bytes, chain: Chain = QUICKNET) -> bool:
    """Return whether a signature is the chain's for a round (from 1).

    Raises ImportError without the optional library.
    """
    from py_arkworks_bls12381 import GT, G1Point, G2Point  # noqa: PLC0415 - it is optional

    if not 0 < number < 1 << 8 * _ROUND_BYTES:
        return False
    signed = G1Point.hash_to_curve(hashlib.sha256(number.to_bytes(_ROUND_BYTES, "big")).digest(), _DOMAIN)
    try:
        given = G1Point.from_compressed_bytes(signature)  # on the curve and in the subgroup
    except ValueError:
        return False
    if given == G1Point.identity():
        return False
    return bool(
        GT.pairing_check([signed, -given], [G2Point.from_compressed_bytes(bytes.fromhex(chain.key)), G2Point()])
    )
