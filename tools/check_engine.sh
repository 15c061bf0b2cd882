#!/bin/sh
# Check `pip install tools/engine_alone`: install the engine of this checkout alone into a new environment, with the
# versions that were tested, and use it there from another folder.
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Install from a copy, because building leaves files beside the sources.
mkdir "$folder/source"
git archive HEAD | tar -x -C "$folder/source"
sed -n 's/^\([a-z].*==.*\) \\$/\1/p' requirements/runtime.txt >"$folder/tested.txt"
.venv/bin/python -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check --constraint "$folder/tested.txt" \
  "$folder/source/tools/engine_alone[solver]"

cd "$folder"
venv/bin/python -m engine --version
venv/bin/python -m engine simulate --seats 3 --seed 7 --level easy >saved.json
venv/bin/python - <<'PYTHON'
from importlib import metadata
from pathlib import Path

import engine
from engine.players.solver import CompiledSolver, solver

there = {one.name.lower().replace("_", "-") for one in metadata.distributions()} - {"pip", "setuptools"}
needed = {"pydantic", "pydantic-core", "annotated-types", "typing-extensions", "typing-inspection", "cffi", "pycparser"}
assert there == {"thousand-engine", *needed}, there
assert Path(engine.__file__).with_name("py.typed").exists()
for preset in engine.PRESETS:
    engine.build_rules(preset)
moments = list(engine.moments(engine.read_record(Path("saved.json"))))
solved = [engine.solve(one.state) for one in moments if one.state.phase == "play" and len(one.state.tricks) > 5]
assert moments[-1].after.winners and solved
how = "compiled" if isinstance(solver(), CompiledSolver) else "in plain Python"
print(f"The engine alone played {len(moments)} moments; its solver is {how}.")
PYTHON
