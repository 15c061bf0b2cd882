"""The puzzles that come with the engine: a compressed file with a line of JSON for each (``tools/make_puzzles.py``)."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any

from engine import cards
from engine.puzzles import puzzle
from engine.puzzles.puzzle import Puzzle

NAME = "puzzles.xz"
"""The name of the file in this folder."""


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Return all puzzles that come with the engine."""
    return unpacked(resources.files("engine").joinpath("puzzles", NAME).read_bytes())


def packed(puzzles: Iterable[Puzzle]) -> bytes:
    """Return puzzles as a file."""
    lines = [json.dumps(_short(puzzle.dump(one)), separators=(",", ":")) for one in puzzles]
    # A higher preset would need 64 MB whenever the file is read.
    return lzma.compress("\n".join(lines).encode(), preset=6 | lzma.PRESET_EXTREME)


def unpacked(data: bytes) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file."""
    return tuple(puzzle.parse(_long(json.loads(line))) for line in lzma.decompress(data).decode().splitlines())


def _short(data: dict[str, Any]) -> dict[str, Any]:
    """Return a puzzle's data with one letter for each card of the pack, because packs fill most of the file."""
    hand = data["position"]["hands"][0]
    letters = "".join(chr(ord("a") + cards.INDEX[card]) for card in hand["pack"])
    return {**data, "position": {**data["position"], "hands": [{**hand, "pack": letters}]}}


def _long(data: dict[str, Any]) -> dict[str, Any]:
    hand = data["position"]["hands"][0]
    pack = [cards.CODES[ord(letter) - ord("a")] for letter in hand["pack"]]
    return {**data, "position": {**data["position"], "hands": [{**hand, "pack": pack}]}}
