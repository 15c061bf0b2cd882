"""Every sentence exists in every language with the same variables, is used, and renders without an error."""

import ast
import datetime as dt
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from bot import texts
from bot.texts import LANGUAGES, WHOLE, plain, say
from bot.texts.locales import locale_of
from tests.own_code import trees
from tests.texts.known_texts import FOR_NOW, may_lack
from tools import texts_report

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "bot" / "texts"
CHOOSING = {"say", "said", "done", "HistoryLine", "Refusal"}
SPEAKING = {"say", "said", "Said", "plain", "has"}
# Families of keys, such as refusals: the code has only the end of the key, and the family's prefix is added.
FAMILIES = {"Refusal": "refusal-", "done": "done-", "HistoryLine": "(?:history|notice)-", "_line": "history-"}


VALUES = [0, 1, 2, 5, 22, -1000, "a", "yes", "none", "{name}"]
DAY = dt.date(2026, 11, 2)
DAYS = {("history-game", "day"), ("mydata-daily", "date")} | {
    (f"daily-{one}", "date") for one in ("head", "seal", "opened", "opened-later", "share", "best")
}


def filled(key, names, value):
    """The same value for every variable, except a day for variables that are days."""
    return {name: DAY if (key, name) in DAYS else value for name in names}


@cache
def report(language):
    found = texts_report.read(language)
    assert found.broken == []
    return found


@cache
def sentences(language):
    """Every key of a language with its variables."""
    found = report(language)
    return {key: text.variables for texts in found.texts.values() for key, text in texts.items()}


def test_no_text_is_missing():
    """`make test` runs this first, so a missing text is named here alone. A draft's are in test_first_game.py."""
    assert {key: languages for key, languages in lacking().items() if languages and not may_lack(key)} == {}


def lacking():
    """The languages that lack a text, by key."""
    return {key: [one for one in WHOLE if key not in sentences(one)] for key in sentences("en")}


def test_each_text_that_stands_only_in_english_for_now_is_one_that_a_language_lacks():
    texts = {part for key, languages in lacking().items() if languages for part in (key, key.partition(".")[0])}
    words = {key for language in WHOLE for key in report("en").page - report(language).page}
    assert FOR_NOW - texts - words == set(), "strike them out in bot/texts/english_for_now.txt"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_a_text_that_english_lacks(language):
    assert set(sentences(language)) - set(sentences("en")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_has_the_same_variables_in_every_language(language):
    mine = sentences(language)
    assert {key: mine[key] for key in mine if mine[key] != sentences("en")[key]} == {}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", VALUES)
def test_every_sentence_reads_as_fluent_itself_fills_it_in(language, value):
    bundle = fluents_own(language)
    given = value if isinstance(value, str) else fluent_number(value, useGrouping=False)
    for key, names in sentences(language).items():
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        expected, _ = bundle.format_pattern(pattern, filled(key, names, given))
        text = plain(language, key, **filled(key, names, value))
        assert text.strip()
        assert text == expected
        assert "\u2068" not in text
        assert "{" not in text.replace("{name}", "")


@cache
def fluents_own(language):
    bundle = FluentBundle([locale_of(language)], use_isolating=False)
    for path in (FOLDER / language).glob("*.ftl"):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("de", "02.11.2026"),
        ("en", "2 Nov 2026"),
        ("it", "2 nov 2026"),
        ("ko", "2026. 11. 2."),
        ("pl", "2 lis 2026"),
        ("ru", "2 нояб. 2026"),
        ("uk", "2 лист. 2026"),
    ],
)
def test_a_day_is_written_as_the_language_does(language, written):
    text = say(language, "history-game", day=DAY, preset="Polish", hands=9, players="Ola", code="abc")
    assert text.startswith(written)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_without_what_fills_it_in_is_an_error(language):
    for key, names in sentences(language).items():
        if names:
            with pytest.raises(LookupError):
                plain(language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_same_files(language):
    mine, english = ({path.name for path in (FOLDER / one).iterdir()} for one in (language, "en"))
    assert mine <= english | {texts_report.HASHES} if language not in WHOLE else mine == english


# ------------------------------------------------------------------------------------------------ keys and the code


def parts_of(node):
    """A key as a regular expression; an f-string's braces match anything."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(parts_of(part) if isinstance(part, ast.Constant) else ".+" for part in node.values)
    if isinstance(node, ast.IfExp):
        return f"(?:{parts_of(node.body)}|{parts_of(node.orelse)})"
    return None


def name_of(call):
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


@cache
def keys_used():
    """(file and line, key as a regular expression) of every sentence that the code uses."""
    return list(_keys_used())


def _keys_used():
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = name_of(node)
            where = f"{path}:{node.lineno}"
            if name == "say" and isinstance(node.func, ast.Attribute):
                # A command's own method for `done` texts.
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


# Functions that get the whole key, or a key made from a value: their callers are checked instead.
HANDED_ON = {
    ("bot/asking/commands/request.py", "key"),
    ("bot/screens/refusals.py", "key"),
    ("bot/screens/refusals.py", "key if has(key) else 'error-other'"),
    ("bot/views/wording.py", "key"),
    ("bot/texts/sentences.py", "self.code"),
    ("bot/table/event_log.py", "key"),
    ("bot/texts/slash.py", "key"),
    ("bot/table/change.py", "rights.lacking(self.table, self.roles, right)"),
    # Each kind of table or document has its own: `test_a_refusal_that_a_class_names_exists` reads them.
    ("bot/asking/commands/viewing.py", "table.kind.no_words"),
    ("bot/table/words.py", "table.kind.no_words"),
    ("bot/table/documents.py", "self.missing"),
}
SAID_BY_CLASSES = {"no_words", "missing"}
NO_KEYS = {"adapters", "tables.py", "forgetting.py"}  # where names like `say` and `done` mean something else


def strings_of(node):
    """Every string that an expression can evaluate to, None if it isn't made of strings alone."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.JoinedStr):
        return []  # a family: `keys_used` covers it
    if isinstance(node, ast.IfExp):
        parts = [strings_of(node.body), strings_of(node.orelse)]
    elif isinstance(node, ast.Dict):
        parts = [strings_of(value) for value in node.values]
    elif isinstance(node, ast.Subscript):
        return strings_of(node.value)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
        parts = [strings_of(node.func.value), *(strings_of(one) for one in node.args[1:])]
    elif isinstance(node, ast.BoolOp):
        parts = [strings_of(value) for value in node.values]
    else:
        return None
    return None if None in parts else [word for part in parts for word in part]


def words_given_to(name, statements):
    """The values assigned to a name in a function or its module; empty if the name comes from elsewhere."""
    nested = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    nodes = [node for one in statements if not isinstance(one, nested) for node in ast.walk(one)]
    return [node.value for node in nodes if isinstance(node, ast.Assign | ast.AnnAssign) and name in targets(node)]


def targets(node):
    places = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
    return {one.id for one in places if isinstance(one, ast.Name)}


def keys_put_together():
    """(where, call, key, statements) of each sentence whose key is chosen first and used later."""
    for where, tree in trees().items():
        scopes = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        for scope in scopes:
            for node in ast.walk(scope):
                if not isinstance(node, ast.Call) or name_of(node) not in CHOOSING:
                    continue
                key = next((word.value for word in node.keywords if word.arg == "key"), None)
                key = key if key is not None else node.args[0] if node.args else None
                if name_of(node) in {"say", "said"} and not isinstance(node.func, ast.Attribute):
                    key = node.args[1] if len(node.args) > 1 else key
                if key is None or isinstance(key, ast.Constant | ast.JoinedStr):
                    continue
                yield where, node, key, [*scope.body, *tree.body]


def test_every_key_that_is_chosen_before_it_is_asked_for_exists():
    """A key may come from a table or an if: each possible key is a sentence."""
    found, missing, unknown = 0, [], []
    for where, node, key, statements in keys_put_together():
        if (where, ast.unparse(key)) in HANDED_ON or any(part in where for part in NO_KEYS):
            continue
        own = isinstance(node.func, ast.Attribute) and name_of(node) == "say"
        family = {"done": "done-", "HistoryLine": "history-", "Refusal": "refusal-"}.get(
            name_of(node), "done-" if own else ""
        )
        given = [key]
        table = key.value if isinstance(key, ast.Subscript) else key
        if isinstance(table, ast.Name):
            given = words_given_to(table.id, statements)
        for one in given:
            words = strings_of(one)
            if words is None:
                unknown.append((where, node.lineno, ast.unparse(one)))
                continue
            found += len(words)
            missing += [(where, node.lineno, family + word) for word in words if family + word not in sentences("en")]
    assert found > 10
    assert (missing, unknown) == ([], [])


def test_a_refusal_that_a_class_names_exists():
    named = []
    for node in nodes(ast.ClassDef):
        for one in node.body:
            if isinstance(one, ast.Assign | ast.AnnAssign) and targets(one) & SAID_BY_CLASSES:
                named += [str(one.value.value)] if isinstance(one.value, ast.Constant) and one.value.value else []
    assert len(named) >= len(SAID_BY_CLASSES)
    assert [key for key in named if "refusal-" + str(key) not in sentences("en")] == []


def nodes(*kinds):
    return (node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, kinds))


def keys_written_in_the_code():
    """Every string and f-string that begins like a key: it may be completed first and used later."""
    for node in nodes(ast.Constant, ast.JoinedStr, ast.IfExp):
        expression = parts_of(node)
        if expression is not None and re.match(r"[a-z]+\\?-", expression):
            yield expression


def test_every_sentence_that_the_code_asks_for_exists():
    assert keys_used()
    missing = [
        (where, key) for where, key in keys_used() if not any(re.fullmatch(key, known) for known in sentences("en"))
    ]
    assert missing == []


def test_every_sentence_is_asked_for_by_the_code():
    # An expression that begins with anything would match every key, and a family's name every key of the family.
    families = {re.escape(family) + ".+" for family in ("refusal-", "done-")}
    used = {key for _, key in keys_used() if not key.startswith(".+")} | set(keys_written_in_the_code())
    expression = re.compile("|".join(sorted(used - families)))
    # A message's attributes are used with it: the values of an option.
    messages = {key.partition(".")[0] for key in sentences("en")}
    unused = {key for key in messages if not expression.fullmatch(key)}
    # A key is often in a table of its own, without its family.
    words = [node.value for node in nodes(ast.Constant) if isinstance(node.value, str)]
    unused -= {family + word for word in words for family in ("history-", "refusal-", "done-")}
    assert unused == set()


def test_only_markup_has_tags():
    """A sentence that is used as plain text anywhere has no tag and no entity."""
    calls = [node for node in nodes(ast.Call) if name_of(node) == "plain" and len(node.args) > 1]
    expressions = [expression for node in calls if (expression := parts_of(node.args[1]))]
    spoken_plainly = {key for key in sentences("en") if any(re.fullmatch(one, key) for one in expressions)}
    assert spoken_plainly
    families = ("refusal-", "done-", "error-")
    spoken_plainly |= {key for key in sentences("en") if key.startswith(families)}
    for language in LANGUAGES:
        known = sentences(language)
        for key in spoken_plainly & set(known):
            assert not set("<>&") & set(plain(language, key, **dict.fromkeys(known[key], 1))), (language, key)


def test_every_key_is_written_as_the_code_writes_keys():
    assert [key for key in sentences("en") if not re.fullmatch(r"[a-zA-Z][\w-]*(\.\w+)?", key)] == []


def test_texts_for_no_language_are_english():
    assert texts.best(None) == texts.best("xx-YY") == texts.best("") == "en"
    assert texts.best("pl-PL") == texts.best("pl_PL") == texts.best("PL") == "pl"
