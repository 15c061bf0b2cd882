"""A sentence for a reader: the code of its text, its parameters, and its words."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.texts import Markup, say, visible
from bot.texts.sentences import Filling


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence in the language of its reader. Nothing is written out before a face draws it."""

    language: str
    """The code of the language."""

    code: str
    """The key of the text."""

    params: Mapping[str, "Filling | Said"] = field(default_factory=dict)
    """Its parameters by name: names and words as plain text, numbers, days, and sentences inside the sentence."""

    capital: bool = False
    """Whether it begins with a capital letter whatever its first parameter is."""

    @property
    def words(self) -> str:
        """The sentence as plain text, for a face that escapes by itself."""
        return visible(self.markup)

    @property
    def markup(self) -> Markup:
        """The sentence in the screens' small HTML, with its parameters escaped."""
        params = {name: value.markup if isinstance(value, Said) else value for name, value in self.params.items()}
        text = say(self.language, self.code, **params)
        return Markup(text[:1].upper() + text[1:]) if self.capital else text


def said(language: str, code: str, /, **params: "Filling | Said") -> Said:
    """Return a sentence by the key of its text, with its parameters."""
    return Said(language, code, params)
