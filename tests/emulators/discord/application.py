"""The application as its owner set it up in the developer portal, and the changes that the bot may make."""

from __future__ import annotations

from typing import Any

from simcord.backend import errors

TEXT, TAG, TAGS = 400, 20, 5  # characters of a description, characters of a tag, number of tags
SCOPES = {"applications.commands", "bot"}
PLACES = {"0", "1"}


def new_application() -> dict[str, Any]:
    """A new application."""
    return {
        "description": "",
        "tags": [],
        "integration_types_config": {"0": {}, "1": {}},
        "bot_public": True,
        "bot_require_code_grant": False,
        "flags": 0,
        "interactions_endpoint_url": None,
    }


def edited(before: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The changed fields, as Discord returns them. Raises 400."""
    unknown = set(changes) - {"description", "tags", "integration_types_config"}
    if unknown:
        raise errors.invalid_form_body(f"the emulator does not know {sorted(unknown)}")
    changed: dict[str, Any] = {}
    if "description" in changes:
        changed["description"] = _described(changes["description"])
    if "tags" in changes:
        tags = changes["tags"]
        if len(tags) > TAGS or len(set(tags)) < len(tags) or any(not tag or len(tag) > TAG for tag in tags):
            raise errors.invalid_form_body(f"tags: {tags}")
        changed["tags"] = tags
    if "integration_types_config" in changes:
        if not before["bot_public"]:
            raise errors.invalid_form_body("Private application cannot have a default authorization link")
        changed["integration_types_config"] = _installed(changes["integration_types_config"])
    return changed


def _described(text: Any) -> str:
    """A text, or the default one of a text with translations: Discord returns only that one."""
    texts = [text["default"], *(text.get("localizations") or {}).values()] if isinstance(text, dict) else [text]
    if any(not isinstance(one, str) or len(one) > TEXT for one in texts):
        raise errors.invalid_form_body("description")
    return str(texts[0])


def _installed(places: dict[str, Any]) -> dict[str, Any]:
    if not places or set(places) - PLACES:
        raise errors.invalid_form_body(f"integration_types_config: {sorted(places)}")
    seen: dict[str, Any] = {}
    for place, about in places.items():
        wanted = about.get("oauth2_install_params")
        if wanted is None:
            seen[place] = {}
            continue
        scopes, permissions = wanted["scopes"], int(wanted["permissions"])
        if not scopes or set(scopes) - SCOPES or (place == "1" and "bot" in scopes) or permissions < 0:
            raise errors.invalid_form_body(f"integration_types_config.{place}: {wanted}")
        seen[place] = {"oauth2_install_params": {"scopes": scopes, "permissions": str(permissions)}}
    return seen
