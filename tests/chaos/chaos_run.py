"""A chaos run: rounds of faults, each followed by quiet and counts. Every count has to be zero."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.chaos import chaos_counts as counts
from tests.chaos import chaos_logs
from tests.chaos.chaos_plan import plan
from tests.chaos.chaos_story import story, story_of_message
from tests.chaos.chaos_tables import Kept, read
from tests.chaos.chaos_world import SECRET, ChaosWorld

QUIET = 10.0  # seconds after the last fault in which everything has to be shown
CLEARED = 240.0  # seconds in which copies have to be gone: Telegram lets a group be searched slowly only
LOOK_EVERY = 0.5  # seconds
LINES_TOLD = 40  # of each thing that is wrong
STORIES_TOLD = 6


@dataclass
class Report:
    """What was found wrong, by name, and what happened."""

    seed: int
    wrong: dict[str, list[str]] = field(default_factory=dict)
    happened: dict[str, object] = field(default_factory=dict)
    quiet_after: list[tuple[float, float]] = field(default_factory=list)
    stories: list[list[str]] = field(default_factory=list)  # around what was wrong

    def add(self, name: str, lines: list[str]) -> None:
        self.wrong.setdefault(name, []).extend(lines)

    @property
    def clean(self) -> bool:
        return not any(self.wrong.values())

    def __str__(self) -> str:
        lines = [f"seed {self.seed}"]
        lines += [f"{name}: {value}" for name, value in self.happened.items()]
        waits = ", ".join(f"{shown:.1f} / {cleared:.1f}" for shown, cleared in self.quiet_after)
        lines.append(f"seconds until everything was shown / nothing was there twice: {waits}")
        for name, found in self.wrong.items():
            lines.append(f"{len(found):4} {name}")
            lines += [f"       {line[:400]}" for line in found[:LINES_TOLD]]
        for told in self.stories[:STORIES_TOLD]:
            lines += ["", *told]
        return "\n".join(lines)


async def run(
    folder: Path,
    seed: int,
    *,
    rounds: int,
    seconds: float,
    workers: int = 3,
    parties: int = 6,
    every: float = 0.7,
    polling: bool = False,
    patience: float = CLEARED,
    say: Callable[[str], None] = lambda _: None,
) -> Report:
    """Run `rounds` rounds with faults for `seconds` each, and report."""
    report = Report(seed)
    async with ChaosWorld(folder, seed, workers=workers, parties=parties, polling=polling) as world:
        world.people_go_on()
        await world.emulator.until(lambda: all(party.moves for party in world.parties), 30.0, "everybody to play")
        for number in range(rounds):
            world.people_go_on()
            await world.suffer(plan(seed, number, seconds, every))
            over = time.monotonic()
            await world.people_rest()
            await _quiet(world, report, over, patience)
            all_kept = await read(world.server.url)
            await _count(world, all_kept, report, final=number == rounds - 1)
            say(f"round {number + 1} of {rounds}: {'clean' if report.clean else 'NOT clean'}; {_so_far(world)}")
        _happened(world, all_kept, report)
    return report


async def _quiet(world: ChaosWorld, report: Report, over: float, patience: float) -> None:
    """Wait until every surface shows the newest state, at most `QUIET` seconds, and until nothing is there twice."""
    shown_after: float | None = None
    while True:
        all_kept = await read(world.server.url)
        now, waited = time.time(), time.monotonic() - over
        stale = counts.not_shown(all_kept, world.emulator, now, world.deleted)
        twice = counts.shown_twice(all_kept, world.emulator, now)
        pending = [str(update)[:200] for update in world.emulator.updates.pending]
        if shown_after is None and (waited > QUIET or not (stale or pending)):
            shown_after = waited
            report.add("surfaces not showing the newest state", stale)
            wrong = {line.partition(":")[0] for line in stale}
            report.stories += [story(one, world.emulator, world.said) for one in all_kept if one.table.id in wrong]
            report.add("updates not taken", pending)
        if shown_after is not None and (waited > patience or not twice):
            report.quiet_after.append((shown_after, waited))
            report.add("duplicate boards, hands or nudges", [counts.told(message) for message in twice])
            report.stories += [story_of_message(message, world.emulator) for message in twice]
            where = {message.chat.id for message in twice}
            report.stories += [story(one, world.emulator, world.said) for one in all_kept if where & counts.places(one)]
            return
        await asyncio.sleep(LOOK_EVERY)


async def _count(world: ChaosWorld, all_kept: list[Kept], report: Report, *, final: bool) -> None:
    presses = list(world.emulator.presses.values())
    report.add("accepted presses lost", counts.presses_lost(all_kept, presses))
    report.add("actions applied twice", counts.applied_twice(all_kept, presses))
    report.add("tables without a time of attention", counts.without_attention(all_kept, time.time()))
    report.add("logs that lead elsewhere", counts.replay_differs(all_kept))
    report.add("tables set aside", counts.set_aside(all_kept))
    report.add("chats with two tables", counts.several_tables(all_kept))
    if not final:
        return
    report.add("hidden cards seen by the wrong person", counts.cards_leaked(all_kept, world.emulator))
    report.add("hidden cards told to the wrong person", counts.toasts_leaked(all_kept, presses))
    lines = world.said
    report.add("unhandled exceptions", chaos_logs.exceptions(lines))
    report.add("secrets in the log", chaos_logs.secrets_told(lines, all_kept, [world.emulator.token, SECRET]))
    report.add("workers that did not end as asked", [told for place in world.places for told in place.complaints])
    report.add(
        "groups with more than 20 calls a minute",
        [
            f"{party.group.title}: {world.emulator.worst_minute(party.group)}"
            for party in world.parties
            if world.emulator.worst_minute(party.group) > 20
        ],
    )


def _so_far(world: ChaosWorld) -> str:
    return f"{sum(party.moves for party in world.parties)} moves, {sum(party.games for party in world.parties)} games"


def _happened(world: ChaosWorld, all_kept: list[Kept], report: Report) -> None:
    answers = [press.answer for press in world.emulator.presses.values()]
    report.happened = {
        "tables": len(all_kept),
        "games over": sum(not one.table.is_live for one in all_kept),
        "presses": len(answers),
        "presses accepted": sum(answer is not None and not answer.text for answer in answers),
        "presses without an answer": sum(answer is None for answer in answers),
        "log entries": sum(len(one.log) for one in all_kept),
        "calls of the bot": len(world.emulator.calls),
        "lives of workers": sum(place.lives for place in world.places),
        "lines of the log": sum(len(place.said) for place in world.places),
        "worst minute of a group": max(world.emulator.worst_minute(party.group) for party in world.parties),
        "faults": dict(sorted(world.met.items())),
    }
