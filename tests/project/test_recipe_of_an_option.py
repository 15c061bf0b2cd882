"""What CONTRIBUTING.md says of a new option is enough: followed in a copy, the option is everywhere."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
AFTER = 'Whether it has to be exceeded."""\n'
FIELD = '''
    quick: bool = flag("10", "M")
    """Whether the game is a quick one."""
'''
TEXTS = "\noption-game-quick = Quick\n    .help = The game is a quick one.\n"
ASKED = """
import json
from bot.screens.before import options
from engine import rules, schema
from tests.screens.set_tables import opened
from tools.options_table import PAGE, page
built = rules.build("polish", {"game.quick": True})
print(json.dumps({
    "told": rules.told(built)["options"],
    "stored": rules.restored(rules.stored(built)).game.quick,
    "schema": schema.rules_schema()["properties"]["options"]["properties"]["game.quick"],
    "menu": [button.label for row in options.menu(
        opened("polish").model_copy(update={"menu": "ggame"}), "en").rows for button in row],
    "changes": options.changes(opened("polish", options={"game.quick": True}), "en"),
    "page": "| `game.quick` | true, false (false) | 10 | M |" in page(PAGE.read_text("utf-8")),
}))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of the code in which the recipe was followed."""
    folder = tmp_path_factory.mktemp("copy")
    ignored = shutil.ignore_patterns("__pycache__", "static")
    for name in ("bot", "engine", "tools", "docs"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    (folder / "tests" / "screens").mkdir(parents=True)
    shutil.copy(ROOT / "tests" / "screens" / "set_tables.py", folder / "tests" / "screens")
    model = folder / "engine" / "rules" / "model.py"
    before, found, behind = model.read_text("utf-8").partition(AFTER)
    assert found
    model.write_text(before + found + FIELD + behind, "utf-8")
    for language in LANGUAGES:
        path = folder / "bot" / "texts" / language / "options.ftl"
        path.write_text(path.read_text("utf-8") + TEXTS, "utf-8")
    return folder


def test_a_field_and_its_texts_put_an_option_everywhere(copy):
    done = subprocess.run([sys.executable, "-c", ASKED], cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["told"] == {"game.quick": True}
    assert told["stored"] is True
    assert told["schema"] == {"type": "boolean", "default": False}
    assert any(label.startswith("Quick") for label in told["menu"]), told["menu"]
    assert told["changes"] == "Quick: yes"
    assert told["page"]
