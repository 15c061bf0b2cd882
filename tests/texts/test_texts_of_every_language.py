"""Every sentence exists in every language with the same variables, is used, and renders without an error."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot import texts
from bot.texts import LANGUAGES, plain

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "bot" / "texts"
CODE = sorted(path for layer in ("bot", "adapters") for path in (ROOT / layer).rglob("*.py"))
SPEAKING = {"say", "plain", "has"}
# Families of which one part of the key comes from somewhere else: a refusal, a line of history, an option.
FAMILIES = {"Refusal": "refusal-", "done": "done-", "Line": "(?:history|notice)-", "_line": "history-"}


# Ready for what is still to be told: facts that the engine's events and marks bring, answers of commands to come.
PROMISED = {
    "notice-restored",
    "refusal-private-only",
    "refusal-needs-admin",
    "refusal-start-private-first",
    "done-bot-added",
}


class Variables(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802 - the visitor's own spelling
        self.found.add(node.id.name)


def variables(pattern):
    visitor = Variables()
    visitor.visit(pattern)
    return frozenset(visitor.found)


@cache
def sentences(language):
    """Every key of a language with its variables; broken entries raise."""
    found = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content[:80]}"
            if not isinstance(entry, ftl.Message):
                continue
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands there twice"
            if entry.value is not None:
                found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


ENGLISH = sentences("en")


def test_there_are_at_least_polish_and_english():
    assert {"en", "pl"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_sentence_and_no_other(language):
    assert set(sentences(language)) == set(ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_has_the_same_variables_in_every_language(language):
    mine = sentences(language)
    assert {key: mine[key] for key in ENGLISH if mine[key] != ENGLISH[key]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, 5, 22, 1000, "a", "yes", "none"])
def test_every_sentence_renders_for_numbers_and_words(language, value):
    for key, names in sentences(language).items():
        text = plain(language, key, **dict.fromkeys(names, value))
        assert text.strip()
        assert "{" not in text
        assert "\u2068" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, -3, 1000, "a", "{name}", "{"])
def test_every_sentence_reads_as_fluent_itself_fills_it_in(language, value):
    bundle = FluentBundle([language], use_isolating=False)
    for path in (FOLDER / language).glob("*.ftl"):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    given = value if isinstance(value, str) else fluent_number(value, useGrouping=False)
    for key, names in sentences(language).items():
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        expected, _ = bundle.format_pattern(pattern, dict.fromkeys(names, given))
        assert plain(language, key, **dict.fromkeys(names, value)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_without_what_fills_it_in_is_an_error(language):
    for key, names in sentences(language).items():
        if names:
            with pytest.raises(LookupError):
                plain(language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_same_files(language):
    assert {path.name for path in (FOLDER / language).iterdir()} == {path.name for path in (FOLDER / "en").iterdir()}


# ------------------------------------------------------------------------------------------------ keys and the code


def parts_of(node):
    """A key as a regular expression: an f-string's braces stand for anything."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(parts_of(part) if isinstance(part, ast.Constant) else ".+" for part in node.values)
    if isinstance(node, ast.IfExp):
        return f"(?:{parts_of(node.body)}|{parts_of(node.orelse)})"
    return None


def name_of(call):
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def keys_asked_for():
    """(file and line, key as an expression) of every sentence that the code asks for."""
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = name_of(node)
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            if name == "say" and isinstance(node.func, ast.Attribute):
                # A command's own word for `done`.
                argument, prefix = node.args[0] if node.args else None, "done-"
            elif name in SPEAKING:
                argument = node.args[1] if len(node.args) > 1 else node.args[0] if node.args else None
                prefix = ""
            elif name in FAMILIES:
                key = next((word.value for word in node.keywords if word.arg == "key"), None)
                argument = key if key is not None else node.args[0] if node.args else None
                prefix = FAMILIES[name]
            else:
                continue
            expression = parts_of(argument) if argument is not None else None
            if expression is not None:
                yield where, prefix + expression


ASKED = list(keys_asked_for())


def keys_written_in_the_code():
    """Every string and f-string that begins like a key: it may be put together first and spoken later."""
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            expression = parts_of(node)
            if expression is not None and re.match(r"[a-z]+\\?-", expression):
                yield re.compile(expression)


def test_every_sentence_that_the_code_asks_for_exists():
    assert ASKED
    missing = [(where, key) for where, key in ASKED if not any(re.fullmatch(key, known) for known in ENGLISH)]
    assert missing == []


def test_every_sentence_is_asked_for_by_the_code():
    # An expression that begins with anything would be every key, one of a family's name every key of the family.
    families = {re.escape(family) + ".+" for family in ("refusal-", "done-")}
    asked = (re.compile(key) for _, key in ASKED if not key.startswith(".+") and key not in families)
    expressions = [*asked, *(one for one in keys_written_in_the_code() if one.pattern not in families)]
    # A message's attributes go with it: the values of an option.
    messages = {key.partition(".")[0] for key in ENGLISH}
    unused = {key for key in messages if not any(one.fullmatch(key) for one in expressions)}
    # A key often stands in a table of its own, without its family.
    unused -= {family + word for word in words_written_in_the_code() for family in ("history-", "refusal-", "done-")}
    assert unused - PROMISED == set()


def words_written_in_the_code():
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def test_only_markup_has_tags():
    """A sentence that is spoken as plain text somewhere holds no tag and no entity."""
    spoken_plainly = set()
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and name_of(node) == "plain" and len(node.args) > 1:
                expression = parts_of(node.args[1])
                if expression:
                    spoken_plainly |= {key for key in ENGLISH if re.fullmatch(expression, key)}
    assert spoken_plainly
    families = ("refusal-", "done-", "error-")
    spoken_plainly |= {key for key in ENGLISH if key.startswith(families)}
    for language in LANGUAGES:
        known = sentences(language)
        for key in spoken_plainly:
            assert not set("<>&") & set(plain(language, key, **dict.fromkeys(known[key], 1))), (language, key)


def test_every_key_is_written_as_the_code_writes_keys():
    assert [key for key in ENGLISH if not re.fullmatch(r"[a-zA-Z][\w-]*(\.\w+)?", key)] == []


def test_texts_for_no_language_are_english():
    assert texts.best(None) == texts.best("xx-YY") == texts.best("") == "en"
    assert texts.best("pl-PL") == texts.best("pl_PL") == texts.best("PL") == "pl"
