"""`python -m bench review`: measurements are kept and extended."""

import json

from bench.players.review import sections


def test_a_position_is_measured_and_added_to_what_there_is(tmp_path):
    into = tmp_path / "found.jsonl"
    before = {"preset": "polish", "kind": "gain", "phase": "play", "said": 30.0, "gained": 20.0, "clear": True}
    into.write_text(json.dumps(before) + "\n")
    arguments = ["--positions", "1", "--worlds", "1", "--out", "easy", "--into", str(into)]
    (found,) = list(sections(arguments))
    assert next(row for row in found.rows if row[0] == "all")[1] == 2
    kept = [json.loads(line) for line in into.read_text().splitlines()]
    assert kept[0] == before
    assert kept[1]["said"] >= 1
