"""The number of sequences of legal actions from a position: the counts in tests/perft, one file per preset."""

import json
from pathlib import Path

import pytest

from engine import record, rules

FILES = Path(__file__).parents[1] / "perft"


def positions():
    """Each record line of each file with the lines ``depth leaves`` that follow it."""
    for path in sorted(FILES.glob("*.txt")):
        position, title = None, ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                title = line[2:]
            elif line.startswith("{"):
                position = json.loads(line)
            else:
                depth, leaves = map(int, line.split())
                yield pytest.param(position, depth, leaves, id=f"{path.stem}, {title}, {depth}")


@pytest.mark.parametrize(("position", "depth", "leaves"), list(positions()))
def test_perft(position, depth, leaves):
    assert record.perft(record.play_through(record.read(position)).state, depth) == leaves


def test_every_preset_has_a_position_after_the_deal_and_one_in_the_play():
    for preset in rules.PRESETS:
        text = (FILES / f"{preset}.txt").read_text(encoding="utf-8")
        assert "# after the deal" in text
        assert "# the last tricks" in text
