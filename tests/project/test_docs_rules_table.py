"""The table of options in docs/rules.md is the one generated from the model."""

from engine import rules
from tools.options_table import PAGE, page


def test_the_table_of_options_is_that_of_the_model():
    text = PAGE.read_text("utf-8")
    assert page(text) == text, "python -m tools.options_table writes it"


def test_each_preset_has_its_row_in_the_table_of_presets():
    text = PAGE.read_text("utf-8")
    assert [preset for preset in rules.PRESETS if f"\n| `{preset}` (" not in text] == []
