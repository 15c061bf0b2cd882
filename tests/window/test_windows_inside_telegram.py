"""The table inside Telegram: where the bot shows a button for it, and where it doesn't."""

import pytest

from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import boards, crowd, hands, sit_down
from tests.chat.webhook_place import free_port
from tests.emulators.telegram.server import TelegramEmulator


@pytest.mark.parametrize("has_app", [True, False], ids=["main-app", "no-main-app"])
async def test_board_and_hands_lead_to_the_window_where_the_bot_has_a_main_mini_app(redis_url, has_app):
    async with TelegramEmulator(enforce_limits=False) as emulator:
        emulator.has_app = has_app
        port = free_port()
        people = crowd(emulator, "Anna", "Ben", "Cleo")
        group = emulator.group("Friday", people)
        async with telegram_bot(emulator, redis_url, http_port=port, app_url=f"http://127.0.0.1:{port}"):
            await sit_down(emulator, group, people)
            await emulator.until(lambda: boards(group) and all(hands(person) for person in people))
    shown = [boards(group)[-1], *(hands(person)[-1] for person in people)]
    leads = [any("?startapp=t_" in (button.url or "") for button in message.buttons) for message in shown]
    assert leads == [has_app] * 4
