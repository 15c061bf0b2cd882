"""A tournament's page is drawn again after a change at one of its tables, at most once a second."""

import asyncio

import pytest

from bot.ports.windows import Reaction
from bot.showing import announced
from bot.showing.announced import WithTournaments


class Said:
    """Announcements as a test makes them."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[str | Reaction | None] = asyncio.Queue()

    async def heard(self):
        while True:
            yield await self.said.get()


@pytest.fixture
def said() -> Said:
    return Said()


def listening(said: Said):
    return WithTournaments(said, lambda code: {"TABLE1": "CUP", "TABLE2": "CUP"}.get(code, "")).heard()


async def test_the_tournament_of_a_table_is_announced_after_the_table(said, monkeypatch):
    monkeypatch.setattr(announced, "EVERY", 0.0)
    news = listening(said)
    said.said.put_nowait("TABLE1")
    assert [await anext(news), await anext(news)] == ["TABLE1", "CUP"]


async def test_many_changes_announce_it_once(said, monkeypatch):
    monkeypatch.setattr(announced, "EVERY", 0.05)
    news = listening(said)
    for code in ("TABLE1", "TABLE2", "TABLE1", None, "OTHER"):
        said.said.put_nowait(code)
    heard = [await anext(news) for _ in range(6)]
    assert heard.count("CUP") == 1


async def test_other_news_announces_no_tournament(said, monkeypatch):
    monkeypatch.setattr(announced, "EVERY", 0.0)
    news = listening(said)
    for one in ("OTHER", None, Reaction("TABLE1", 0, "wow"), "OTHER"):
        said.said.put_nowait(one)
    assert [await anext(news) for _ in range(4)] == ["OTHER", None, Reaction("TABLE1", 0, "wow"), "OTHER"]
