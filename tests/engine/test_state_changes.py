"""A change of a state is checked before it runs: it may name the state's fields, with their types."""

import re
import subprocess
import sys
from pathlib import Path

from engine.state import FIELDS, StateChanges

ROOT = Path(__file__).parents[2]


def test_a_change_may_name_every_field_and_no_other():
    assert tuple(StateChanges.__annotations__) == FIELDS


def test_a_misspelt_change_is_found_before_it_runs(tmp_path):
    changes = {"trmp=2": "call-arg", 'phase="aucton"': "arg-type", 'trump="S"': "arg-type"}
    wrong = tmp_path / "wrong.py"
    imports = "from engine.state import State, evolve"
    lines = [f"def f(state: State) -> State: return evolve(state, {change})" for change in changes]
    wrong.write_text("\n".join([imports, *lines]))
    said = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", "", "--no-incremental", "--follow-imports", "silent", wrong],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    for line, told in enumerate(changes.values(), 2):
        assert re.search(rf"wrong.py:{line}: error: .*\[{told}\]$", said, re.MULTILINE), said
