"""A page is sent no field of the view that it draws nowhere: those stand in `NOT_SENT`, by their names."""

import dataclasses
import re
from pathlib import Path

from bot.views import parts, table
from bot.views.as_json import NOT_SENT

STATIC = Path(__file__).parents[2] / "adapters" / "web" / "static"
PAGE = set(re.findall(r"\w+", "\n".join(path.read_text("utf-8") for path in STATIC.rglob("*.js"))))
FIELDS = {
    (made.__name__, field.name)
    for module in (table, parts)
    for made in vars(module).values()
    if dataclasses.is_dataclass(made) and made.__module__ == module.__name__
    for field in dataclasses.fields(made)
}


def test_a_page_knows_each_field_that_it_is_sent():
    assert {(made, name) for made, name in FIELDS if name not in PAGE | NOT_SENT} == set()
