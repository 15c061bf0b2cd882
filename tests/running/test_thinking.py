"""Built-in players and hints think in processes of their own, which end with the bot."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

import bot.running.thinking as thinking_file
from bot.running.thinking import Thinking
from bot.table.kinds import ORDINARY
from engine import cards, game, rules, view
from engine.actions import Deal
from engine.players.hints import hint_among
from tests.waiting import until

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds: other tests may keep the machine busy


@pytest.fixture
def thinking():
    thinking = Thinking()
    yield thinking
    thinking.close()


async def test_a_built_in_player_and_a_hint_think_elsewhere(thinking):
    chosen_rules = rules.build("polish")
    state, _ = game.apply(game.new(chosen_rules, 3, 0), Deal(tuple(cards.deck(chosen_rules.table.deck))))
    seen = view.view(state, state.to_act).as_json()
    chosen = await thinking.of(ORDINARY.choose, seen, "normal", state.rules)
    assert chosen == ORDINARY.choose(seen, "normal", state.rules)
    action, _ = await thinking.of(hint_among, seen, state.rules, view.view(state, state.to_act).legal)
    assert action in view.view(state, state.to_act).legal
    assert await thinking.of(os.getpid) != os.getpid()


@pytest.mark.slow
async def test_an_error_is_the_callers(thinking):
    with pytest.raises(ValueError, match="invalid literal"):
        await thinking.of(int, "a word")


@pytest.mark.slow
async def test_a_thought_whose_process_is_killed_is_begun_again(thinking):
    first = await thinking.of(os.getpid)
    os.kill(first, signal.SIGKILL)
    assert await thinking.of(os.getpid) not in {first, os.getpid()}


@pytest.mark.slow
async def test_where_no_process_lives_a_thread_thinks(thinking, monkeypatch):
    monkeypatch.setattr(thinking_file, "_ends_with", _dies)
    assert await thinking.of(os.getpid) == os.getpid()


def _dies(_parent):
    os._exit(1)


@pytest.mark.slow
async def test_the_processes_end_with_a_bot_that_was_killed():
    program = (
        "import asyncio, os\n"
        "from bot.running.thinking import Thinking\n"
        "async def main():\n"
        "    print(await Thinking().of(os.getpid), flush=True)\n"
        "    await asyncio.sleep(600)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    parent = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", program), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    child = int(await parent.stdout.readline())
    parent.kill()
    await parent.wait()

    async def is_gone():
        try:
            os.kill(child, 0)
        except ProcessLookupError:
            return True
        return False

    await until(is_gone, PATIENCE)
