"""The methods that read chats and people, and those that set the bot's profile and commands."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tests.emulators.telegram.chats import RIGHTS_ANYWHERE, Chat, Group, PrivateChat
from tests.emulators.telegram.content import canonical
from tests.emulators.telegram.refusals import bad_request, forbidden, migrated
from tests.emulators.telegram.sending import Fields, Files, Method

if TYPE_CHECKING:
    from tests.emulators.telegram.server import TelegramEmulator

MAX_COMMANDS = 100
DEFAULT_RIGHTS = ["is_anonymous", *RIGHTS_ANYWHERE]
GROUP_RIGHTS = ["can_pin_messages", "can_manage_topics"]
CHANNEL_RIGHTS = ["can_post_messages", "can_edit_messages"]
PROFILE_LIMITS = {"description": 512, "short_description": 120}


def get_me(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    return {
        **emulator.bot.json(),
        "can_join_groups": emulator.joins_groups,
        "can_read_all_group_messages": not emulator.privacy_mode,
        "supports_inline_queries": emulator.inline,
        "can_connect_to_business": False,
        "has_main_web_app": emulator.has_app,
    }


# --- Chats --------------------------------------------------------------------------------------------------------


def get_chat_member(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    chat = _visible(emulator, fields)
    person = emulator.users.get(fields["user_id"])
    if person is None:
        raise bad_request("invalid user_id specified")
    if not isinstance(chat, Group):
        return {"user": person.json(), "status": "member"}
    return chat.member_json(person)


def _visible(emulator: TelegramEmulator, fields: Fields) -> Chat:
    chat = emulator.chat_of(fields)
    if isinstance(chat, PrivateChat) and not chat.person.started:
        raise bad_request("chat not found")
    if isinstance(chat, Group):
        if chat.migrated_to is not None:
            raise migrated(chat.migrated_to.id)
        if chat.bot_status in {"left", "kicked"}:
            raise forbidden(f"bot was kicked from the {chat.type} chat")
    return chat


# --- The bot's profile --------------------------------------------------------------------------------------------


def set_my_commands(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    commands = fields["commands"]
    if len(commands) > MAX_COMMANDS:
        raise bad_request("BOT_COMMANDS_TOO_MUCH")
    for command in commands:
        if not re.fullmatch("[a-z0-9_]{1,32}", command["command"]):
            raise bad_request("BOT_COMMAND_INVALID")
        if not 1 <= len(command["description"]) <= 256:
            raise bad_request("BOT_COMMAND_DESCRIPTION_INVALID")
    emulator.commands[_command_key(fields)] = commands
    return True


def get_my_commands(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    return emulator.commands.get(_command_key(fields), [])


def _command_key(fields: Fields) -> tuple[str, str]:
    return canonical(fields.get("scope") or {"type": "default"}), _language(fields)


def _language(fields: Fields) -> str:
    code: str = fields.get("language_code") or ""
    if not re.fullmatch("([a-z]{2})?", code):
        raise bad_request("LANG_CODE_INVALID")
    return code


def _setter(name: str) -> Method:
    def set_it(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
        text = fields.get(name) or ""
        if len(text) > PROFILE_LIMITS[name]:
            raise bad_request(f"BOT_{name.upper()}_TOO_LONG")
        emulator.profile[name, _language(fields)] = text
        return True

    return set_it


def _getter(name: str) -> Method:
    def get_it(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
        default = emulator.profile.get((name, ""), "")
        return {name: emulator.profile.get((name, _language(fields)), default)}

    return get_it


def set_menu_button(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    if "chat_id" in fields:
        raise bad_request("the emulator keeps one menu button for all chats")
    emulator.menu_button = fields.get("menu_button") or {"type": "default"}
    return True


def get_menu_button(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    return emulator.menu_button


def set_default_rights(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    emulator.default_rights[bool(fields.get("for_channels"))] = fields.get("rights") or {}
    return True


def get_default_rights(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    """The default rights, with every right named: also those not given, which the published model may leave out."""
    of_channels = bool(fields.get("for_channels"))
    given = emulator.default_rights.get(of_channels, {})
    names = [*DEFAULT_RIGHTS, *(CHANNEL_RIGHTS if of_channels else GROUP_RIGHTS)]
    return {name: bool(given.get(name)) for name in names}


METHODS: dict[str, Method] = {
    "getMe": get_me,
    "getChatMember": get_chat_member,
    "setMyCommands": set_my_commands,
    "getMyCommands": get_my_commands,
    "setMyDescription": _setter("description"),
    "getMyDescription": _getter("description"),
    "setMyShortDescription": _setter("short_description"),
    "getMyShortDescription": _getter("short_description"),
    "setChatMenuButton": set_menu_button,
    "getChatMenuButton": get_menu_button,
    "setMyDefaultAdministratorRights": set_default_rights,
    "getMyDefaultAdministratorRights": get_default_rights,
}
