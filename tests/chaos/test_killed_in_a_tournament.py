"""A tournament whose real processes are killed at each step of its rounds; `make chaos-tournament` is the long one."""

import pytest

from tests.chaos.chaos_tournament import STEPS, killed_tournament

pytestmark = [pytest.mark.slow, pytest.mark.timeout(180)]


async def test_whatever_step_the_workers_are_killed_at_everything_counts_once(redis_url):
    # Each step in one of the rounds, and one worker: a start takes two seconds of the processor.
    rounds = [1, 2, 3, 1, 2, 3, 1]
    steps = sorted(zip(rounds, STEPS, strict=True), key=lambda one: (one[0], list(STEPS).index(one[1])))
    story = await killed_tournament(redis_url, 1, steps, workers=1)
    assert not story.wrong, story
    assert set(story.kills) == set(STEPS)
