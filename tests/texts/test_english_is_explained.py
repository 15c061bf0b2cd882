"""English is the source of all languages: each file and group says where its texts stand and what fills them in."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from engine.rules.options import BY_NAME

ENGLISH = Path(__file__).parents[2] / "bot" / "texts" / "en"
FILES = sorted(path.name for path in ENGLISH.glob("*.ftl"))
NAMED = re.compile(r"\$(\w[\w-]*)")
OPTIONS = {name.replace(".", "-") for name in BY_NAME}


def explained(name):
    """Each text of a file: its variables, and those that its own comment, its group's or its file's name."""
    source = (ENGLISH / name).read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    of_file = "\n".join(one.content for one in entries if isinstance(one, ftl.ResourceComment))
    of_group = ""
    for one in entries:
        if isinstance(one, ftl.GroupComment):
            of_group = one.content or ""
        elif isinstance(one, ftl.Message):
            own = one.comment.content if one.comment is not None else ""
            shown = f"{of_file}\n{of_group}\n{own}"
            written = re.sub(r"(?m)^#.*$", "", source[one.span.start : one.span.end])
            yield one.id.name, set(NAMED.findall(written)), set(NAMED.findall(shown)), shown


@pytest.mark.parametrize("name", FILES)
def test_each_text_stands_under_words_that_say_where_it_is_seen(name):
    assert [key for key, _, _, words in explained(name) if len(words.split()) < 3] == []


@pytest.mark.parametrize("name", FILES)
def test_each_variable_of_a_text_is_explained(name):
    """A variable of the rules' sentences may be an option's value: the file says so of them all."""
    options = OPTIONS if name == "rules.ftl" else set()
    found = {key: sorted(used - named - options) for key, used, named, _ in explained(name)}
    assert {key: lacking for key, lacking in found.items() if lacking} == {}


@pytest.mark.parametrize("name", FILES)
def test_no_variable_is_explained_that_no_text_under_it_has(name):
    used = {one for _, of_text, _, _ in explained(name) for one in of_text}
    named = {one for _, _, of_text, _ in explained(name) for one in of_text}
    assert named - used == set()
