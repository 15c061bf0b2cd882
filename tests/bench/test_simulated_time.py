"""A program in simulated time ends all tasks that it began."""

import asyncio

from bench import simulated


def test_tasks_that_begin_while_others_end_are_ended_as_well():
    ended = []

    async def forever(name, then=None):
        try:
            await asyncio.Event().wait()
        finally:
            if then is not None:
                asyncio.get_running_loop().call_soon(lambda: kept.append(asyncio.create_task(then())))
            ended.append(name)

    async def late():
        await forever("late")

    kept = []

    async def program():
        kept.append(asyncio.create_task(forever("early", late)))
        await asyncio.sleep(0)
        return "done"

    assert simulated.run(program(), 0.0) == "done"
    assert len(kept) == 2
    assert all(task.done() for task in kept)
