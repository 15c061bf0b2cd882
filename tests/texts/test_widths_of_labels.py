"""Labels of buttons fit where they stand: an option with its value in a row, two short labels beside each other."""

import pytest

from bot.table.rules_offered import offered
from bot.texts import LANGUAGES, plain
from bot.texts.sentences import width
from bot.views.keys import LABEL_CELLS
from bot.views.wording import TOAST_LIMIT, option_name, value_name
from engine import rules
from tests.texts.known_texts import messages

ALONE, IN_PAIRS = LABEL_CELLS[1], LABEL_CELLS[2]
# Buttons that stand beside another one on first screens, under one's cards and under results. A label that is longer
# costs a row each time.
PAIRED = (
    *("button-howto", "button-learn", "button-words", "button-short", "button-short-next", "button-whole-game"),
    *("button-show-hand", "button-daily-best-line", "button-call-stop", "button-bot-moves", "button-add-to-group"),
    *("button-verify", "button-tips-on", "button-tips-off", "button-ask-in", "button-annul", "button-annul-fine"),
    *("button-forget-me", "button-sure-walk_out", "button-sure-write_down", "button-sure-concede"),
    *("button-review", "button-rules", "button-join", "button-leave"),
    *("button-start", "button-add-bot", "button-options", "button-switches", "button-hand", "button-hint"),
)
OPTIONS = [option for option in rules.options() if option.type not in {"rights", "layouts"}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_and_its_longest_value_fit_on_their_button(language):
    labels = [
        plain(
            language,
            "button-setting",
            name=option_name(one.name, language),
            value=value_name(one.name, value, language),
        )
        for one in OPTIONS
        for value in offered(one)
    ]
    assert [(label, width(label)) for label in labels if width(label) > ALONE] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_label_that_stands_beside_another_leaves_room_for_it(language):
    known = messages(language)
    labels = [plain(language, key, **dict.fromkeys(known[key].variables, 200)) for key in PAIRED if key in known]
    assert labels
    assert [(label, width(label)) for label in labels if width(label) > IN_PAIRS] == []


def test_each_label_of_the_list_exists():
    assert [key for key in PAIRED if key not in messages("en")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_or_confirmation_fits_in_a_toast_with_room_for_names(language):
    known = messages(language)
    toasts = [key for key in known if key.startswith(("refusal-", "done-", "error-"))]
    found = [(key, plain(language, key, **dict.fromkeys(known[key].variables, "12345"))) for key in toasts]
    assert [(key, len(text)) for key, text in found if len(text) > TOAST_LIMIT] == []
