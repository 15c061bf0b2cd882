"""`python -m bench review`: measurements are kept, extended, and drawn."""

import json
from xml.etree import ElementTree as ET

from bench.players import calibration
from bench.players.review import sections


def test_a_position_is_measured_and_added_to_what_there_is(tmp_path):
    into, drawing = tmp_path / "found.jsonl", tmp_path / "found.svg"
    before = {"preset": "polish", "kind": "gain", "phase": "play", "said": 30.0, "gained": 20.0, "clear": True}
    into.write_text(json.dumps(before) + "\n")
    arguments = ["--positions", "1", "--worlds", "1", "--out", "easy", "--into", str(into), "--drawing", str(drawing)]
    (found,) = list(sections(arguments))
    assert next(row for row in found.rows if row[0] == "all")[1] == 2
    kept = [json.loads(line) for line in into.read_text().splitlines()]
    assert kept[0] == before
    assert kept[1]["said"] >= 1
    assert ET.fromstring(drawing.read_text()).tag.endswith("svg")  # noqa: S314 - our own


def test_the_drawing_has_a_point_for_each_group_that_is_large_enough():
    lines = [{"said": said, "gained": gained} for said, gained in ((2, 1), (3, -4), (30, 20), (25, 40), (90, 10))]
    assert calibration.drawing(lines, "x").count("<circle") == 2
