"""A short run of the chaos driver, on every `make test`; `make chaos` is the long one."""

import os

import pytest

from tests.chaos.chaos_plan import plan
from tests.chaos.chaos_run import run

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]
EVERY = 0.7  # seconds between two faults
SEED = int(os.environ.get("SEED") or 1)


async def test_games_under_faults_lose_and_repeat_nothing_by_webhook(tmp_path):
    report = await run(tmp_path, SEED, [plan(SEED, 0, 16.0, EVERY)], workers=3, parties=4)
    assert report.clean, f"SEED={SEED} repeats this\n{report}"
    assert report.happened["log entries"] > 20


async def test_games_under_faults_lose_and_repeat_nothing_by_polling(tmp_path):
    report = await run(
        tmp_path, SEED + 1, [plan(SEED + 1, 0, 12.0, EVERY)], workers=2, parties=3, polling=True, by_sentinel=True
    )
    assert report.clean, f"SEED={SEED} repeats this\n{report}"
    assert report.happened["log entries"] > 10
