"""A change of a state is checked before it runs: it may name the state's fields, with their types."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.state import FIELDS, StateChanges

ROOT = Path(__file__).parents[2]


def test_a_change_may_name_every_field_and_no_other():
    assert tuple(StateChanges.__annotations__) == FIELDS


@pytest.mark.parametrize(
    ("change", "told"), [("trmp=2", "call-arg"), ('phase="aucton"', "arg-type"), ('trump="S"', "arg-type")]
)
def test_a_misspelt_change_is_found_before_it_runs(tmp_path, change, told):
    wrong = tmp_path / "wrong.py"
    imports = "from engine.state import State, evolve"
    wrong.write_text(f"{imports}\n\n\ndef f(state: State) -> State:\n    return evolve(state, {change})\n")
    said = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", "", "--no-incremental", "--follow-imports", "silent", wrong],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert f"[{told}]" in said.stdout, said.stdout
