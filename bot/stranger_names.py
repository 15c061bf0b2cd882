"""The name and face by which strangers know a person; the person's document has them."""

from collections.abc import Mapping
from typing import Any

from bot.people import NAMELESS, Person, clean_name, skeleton

FIELD = "stranger"
"""The field of a person's document with both."""

NOT_WITH = "notwith"
"""The field of a person's document for the people that they do not want to meet: names by key."""

FACES = ("🦊", "🐻", "🐱", "🦉", "🐸", "🐙", "🦁", "🐼")
GUEST = "👤"  # the face of whoever has no account


def known_as(about: Mapping[str, Any], *, guest: bool = False) -> str:
    """Return the name and face in a person's document; empty if they have not chosen a name."""
    known: Mapping[str, str] = about.get(FIELD) or {}
    face = GUEST if guest else known.get("face", FACES[0])
    return clean_name(f"{face} {known['name']}") if known.get("name") else ""


def chosen(about: Mapping[str, Any], person: Person) -> Person | None:
    """Return a person as strangers see them; None if they have not chosen a name."""
    name = known_as(about, guest=bool(person.room))
    return person.model_copy(update={"name": name}) if name else None


def sign_of(name: str) -> str:
    """Return the face before a name for strangers; empty if there is none."""
    sign = name.partition(" ")[0]
    return sign if sign in {*FACES, GUEST} else ""


def cleaned(typed: str) -> str | None:
    """Return a typed name as it would be shown, without faces; None for one that nobody can read."""
    name = clean_name("".join(sign for sign in typed if sign not in {*FACES, GUEST}))
    return None if name == NAMELESS or not any(sign.isalnum() for sign in skeleton(name)) else name
