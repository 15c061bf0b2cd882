"""Reviews made by tests: with mistakes at moments that exist in the game."""

import asyncio
import json

from engine.record import read


class Reviewer:
    """Makes reviews in this process, counts them, and pauses when a test wants that."""

    def __init__(self):
        self.made = 0
        self.free = asyncio.Event()
        self.free.set()
        self.broken = False

    async def __call__(self, record, seat):
        self.made += 1
        data = read(json.loads(record))
        yield {"decisions": 12, "hands": len(data.hands)}
        await self.free.wait()
        if self.broken:
            raise ConnectionResetError
        for line in blunders(data, seat):
            yield line


def blunders(record, seat):
    """Four mistakes and a good decision, at moments that exist in the game."""
    steps = [step for step, one in enumerate(record.hands[0].actions) if one["seat"] == seat and one["do"] == "play"]
    for step, lost in zip(steps, (10, 40, 0, 20, 30), strict=False):
        done = record.hands[0].actions[step]
        line = {"hand": 1, "step": step, "action": done, "value": 5.0, "lost": float(lost), "error": 1.5}
        if lost:
            line |= {"better": done, "why": {"reason": "high-led", "card": done["card"], "better": "AS"}}
        yield line
    yield {"hand": 1, "cards": 120}
