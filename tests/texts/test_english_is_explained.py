"""English is the source of all languages: each text explains its place and its variables to the translator.

A text with variables has a comment of its own that names each variable. A text without variables needs none if its
group's comment is enough.
"""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from engine.rules.options import BY_NAME

ENGLISH = Path(__file__).parents[2] / "bot" / "texts" / "en"
FILES = sorted(path.name for path in ENGLISH.glob("*.ftl"))
NAMED = re.compile(r"\$(\w[\w-]*)")
KEY = re.compile(r"(?<![\w/$.-])[a-z]+(?:[-_][a-z0-9_]+)+(?:-(?=…))?|(?<![\w/$.-])[a-z]+-(?=…)")
OPTIONS = {name.replace(".", "-") for name in BY_NAME}


@cache
def entries(name):
    return FluentParser().parse((ENGLISH / name).read_text(encoding="utf-8")).body


def explained(name):
    """Each text of a file: its key, its variables, its own comment, and its group's comment without the heading."""
    source = (ENGLISH / name).read_text(encoding="utf-8")
    of_group = ""
    for one in entries(name):
        if isinstance(one, ftl.GroupComment):
            of_group = "".join((one.content or "").splitlines(keepends=True)[1:])
        elif isinstance(one, ftl.Message):
            written = re.sub(r"(?m)^#.*$", "", source[one.span.start : one.span.end])
            own = one.comment.content if one.comment is not None else ""
            yield one.id.name, set(NAMED.findall(written)), own, of_group


@pytest.mark.parametrize("name", FILES)
def test_each_text_says_where_it_stands_itself_or_by_its_group(name):
    assert [key for key, _, own, of_group in explained(name) if not own and len(of_group.split()) < 5] == []


@pytest.mark.parametrize("name", FILES)
def test_each_variable_is_explained_beside_its_text(name):
    """In `rules.ftl` variables may be values of options: the file's comment explains these."""
    options = OPTIONS if name == "rules.ftl" else set()
    found = {key: sorted(used - options - set(NAMED.findall(own))) for key, used, own, _ in explained(name)}
    assert {key: lacking for key, lacking in found.items() if lacking} == {}


@pytest.mark.parametrize("name", FILES)
def test_no_variable_is_explained_that_the_text_lacks(name):
    found = {key: sorted(set(NAMED.findall(own)) - used) for key, used, own, _ in explained(name)}
    assert {key: unused for key, unused in found.items() if unused} == {}


@pytest.mark.parametrize("name", FILES)
def test_no_comment_only_repeats_the_name_of_its_text(name):
    """A translator reads the text and its name anyway."""
    echoes = [
        key
        for key, _, own, _ in explained(name)
        if own and set(re.findall(r"\w+", own.lower())) <= set(re.split(r"[-_]", key))
    ]
    assert echoes == []


@pytest.mark.parametrize("name", FILES)
def test_each_text_that_a_comment_names_exists(name):
    """Comments name other texts by their keys: `button-hand`, `act-…`."""
    keys = {one.id.name for file in FILES for one in entries(file) if isinstance(one, ftl.Message)}
    begins = {key.partition("-")[0] for key in keys}
    said = " ".join(f"{own} {of_group}" for _, _, own, of_group in explained(name))
    named = {one.rstrip("-") for one in KEY.findall(said)}
    unknown = {
        one
        for one in named
        if one.partition("-")[0] in begins and one not in keys and not any(key.startswith(f"{one}-") for key in keys)
    }
    assert unknown - OPTIONS == set()


@pytest.mark.parametrize("name", FILES)
def test_no_comment_stands_alone(name):
    assert [one.content for one in entries(name) if isinstance(one, ftl.Comment)] == []
