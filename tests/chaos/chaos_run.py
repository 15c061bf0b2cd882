"""A chaos run: rounds of faults, each followed by quiet and counts. Every count has to be zero."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.chaos import chaos_cards, chaos_logs
from tests.chaos import chaos_counts as counts
from tests.chaos.chaos_past import NOTICED, Past
from tests.chaos.chaos_people import Party
from tests.chaos.chaos_plan import Fault
from tests.chaos.chaos_story import story, story_of_message
from tests.chaos.chaos_tables import Kept
from tests.chaos.chaos_world import SECRET, ChaosWorld

LOOK_EVERY = 0.5  # seconds
# Seconds after the last fault until everything must be shown, except in a chat that still works off its budget. They
# are counted in scans: on an overloaded machine everything here takes longer alike.
QUIET = 10.0
BUDGETED = 5.0  # seconds between two calls into a group that has used up its budget, and a little more
TAKEN = 60.0  # seconds until every update must be taken
CLEARED = 240.0  # seconds until copies must be gone: a group on Telegram can be searched only slowly
BEGUN = 300.0  # seconds until everybody plays
MINUTE = 60.0  # seconds
LINES_TOLD = 40  # of each kind of failure
STORIES_TOLD = 6


@dataclass
class Report:
    """The failures found, by name, and what happened."""

    seed: int
    wrong: dict[str, list[str]] = field(default_factory=dict)
    happened: dict[str, object] = field(default_factory=dict)
    quiet_after: list[tuple[float, float]] = field(default_factory=list)
    stories: list[list[str]] = field(default_factory=list)  # of the tables with a failure
    left_out: Counter[str] = field(default_factory=Counter)  # what is seen and not counted as a failure, by kind

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
        lines += [f"{count:4} left out: {kind}" for kind, count in sorted(self.left_out.items())]
        for name, found in self.wrong.items():
            lines.append(f"{len(found):4} {name}")
            lines += [f"       {line[:400]}" for line in found[:LINES_TOLD]]
        for seen in self.stories[:STORIES_TOLD]:
            lines += ["", *seen]
        return "\n".join(lines)


async def run(
    folder: Path,
    seed: int,
    plans: Sequence[list[Fault]],
    *,
    workers: int = 3,
    parties: int = 6,
    polling: bool = False,
    by_sentinel: bool = False,
    durability: str = "server",
    say: Callable[[str], None] = lambda _: None,
) -> Report:
    """Run one round for each plan on servers of its own, and report."""
    store = {"by_sentinel": by_sentinel, "durability": durability}
    async with ChaosWorld(folder, seed, workers=workers, parties=parties, polling=polling, **store) as world:
        return await play_rounds(world, plans, say)


async def play_rounds(world: ChaosWorld, plans: Sequence[list[Fault]], say: Callable[[str], None]) -> Report:
    """Let games go through each plan's faults, count after each, and report."""
    report = Report(world.seed)
    world.people_go_on()
    await world.emulator.until(lambda: all(party.moves for party in world.parties), BEGUN, "everybody to play")
    for number, faults in enumerate(plans):
        world.people_go_on()
        await world.suffer(faults)
        await world.people_rest()
        await _noticed(world)
        await _quiet(world, report)
        all_kept = await world.read()
        await _count(world, all_kept, report, final=number == len(plans) - 1)
        say(f"round {number + 1} of {len(plans)}: {'clean' if report.clean else 'NOT clean'}; {_so_far(world)}")
        if not report.clean:
            say(str(report))  # at once: a run that is stopped early has still told what it found
    _happened(world, all_kept, report)
    return report


async def _noticed(world: ChaosWorld) -> None:
    """Wait as long as workers may take to notice that the store was set back."""
    if world.set_back:
        await asyncio.sleep(max(0.0, world.set_back[-1].until + NOTICED - world.emulator.clock.now()))


async def _quiet(world: ChaosWorld, report: Report) -> None:
    """Wait until every surface shows the newest state and nothing is there twice, as long as each may take."""
    begun = time.monotonic()
    taken: float | None = None
    shown: float | None = None
    looks = 0
    while True:
        all_kept = await world.read()
        pending = [str(update)[:200] for update in world.emulator.updates.pending]
        waited = looks * LOOK_EVERY
        if taken is None and (waited > TAKEN or not pending):
            taken = waited
            report.add("updates not taken", pending)
        left_out = Counter[str]()
        stale = counts.not_shown(all_kept, world.emulator, time.time(), world.deleted, left_out)
        due = [line for line, chat in stale if not _is_spoken_to(world, chat)]
        if taken is not None and shown is None and (not stale or (waited > taken + QUIET and due) or waited > CLEARED):
            shown = time.monotonic() - begun
            report.add("surfaces not showing the newest state", due)
            report.left_out["surfaces of a chat that is still being spoken to"] += len(stale) - len(due)
            await _tell_of(world, report, all_kept, due)
        twice = counts.shown_twice(all_kept, world.emulator, time.time(), world.set_back, left_out)
        if shown is not None and (waited > CLEARED or not twice):
            report.quiet_after.append((shown, time.monotonic() - begun))
            report.left_out += left_out
            report.add("duplicate boards, hands or nudges", [counts.in_one_line(message) for message in twice])
            report.stories += [story_of_message(message, world.emulator) for message in twice]
            where = {message.chat.id for message in twice}
            report.stories += [story(one, world.emulator, world.said) for one in all_kept if where & counts.places(one)]
            return
        looks += 1
        await asyncio.sleep(LOOK_EVERY)


async def _tell_of(world: ChaosWorld, report: Report, all_kept: list[Kept], wrong: list[str]) -> None:
    """Keep the stories of tables with a failure, and what the workers wait for."""
    codes = {line.partition(":")[0] for line in wrong}
    found = [one for one in all_kept if one.table.id in codes]
    if not found:
        return
    begun = [len(place.said) for place in world.places]
    for place in world.places:
        place.tell_what_waits()
    await asyncio.sleep(LOOK_EVERY)
    report.stories += [story(one, world.emulator, world.said) for one in found]
    waiting = [line for place, since in zip(world.places, begun, strict=True) for line in place.said[since:]]
    report.stories.append([line for line in waiting if '"waits"' in line])


def _is_spoken_to(world: ChaosWorld, chat: int) -> bool:
    """Whether the bot is still updating a chat as fast as its budget or the platform allows."""
    last = next((call for call in reversed(world.emulator.calls) if call.chat_id == chat), None)
    if last is None:
        return False
    found = last.refusal.parameters.get("retry_after", 0) if last.refusal is not None else 0
    return world.emulator.clock.now() - last.time < found + BUDGETED


async def _count(world: ChaosWorld, all_kept: list[Kept], report: Report, *, final: bool) -> None:
    presses = list(world.emulator.presses.values())
    past = Past(all_kept, world.set_back)
    # A commit that a replica had before it was answered is lost by no failover.
    lasting = [one for one in world.set_back if not (one.by_failover and world.durability == "replicated")]
    report.add("accepted presses lost", counts.presses_lost(Past(all_kept, lasting), presses))
    report.add("actions applied twice", counts.applied_twice(past, presses))
    await _tell_of(world, report, all_kept, [line for found in report.wrong.values() for line in found])
    report.add("tables without a time of attention", counts.without_attention(all_kept, time.time()))
    report.add("logs that lead elsewhere", counts.replay_differs(all_kept))
    report.add("tables set aside", counts.set_aside(all_kept))
    report.add("chats with two tables", counts.several_tables(all_kept))
    if not final:
        return
    leaked = chaos_cards.cards_leaked(past, world.emulator, report.left_out)
    report.add("hidden cards seen by the wrong person", leaked)
    seen = chaos_cards.toasts_leaked(past, presses, report.left_out)
    report.add("hidden cards told to the wrong person", seen)
    lines = world.said
    report.add("unhandled exceptions", chaos_logs.exceptions(lines))
    report.add("secrets in the log", chaos_logs.secrets_told(lines, past.everything(), [world.emulator.token, SECRET]))
    report.add("workers that did not end as asked", [seen for place in world.places for seen in place.complaints])
    times = [(party.group.title, worst_minute(world, party)) for party in world.parties]
    report.add("groups with more than 20 calls a minute", [f"{title}: {worst}" for title, worst in times if worst > 20])
    for party in world.parties:
        called = world.emulator.times_of(party.group)
        report.left_out["calls into groups that a store has forgotten"] += len(called) - len(_remembered(world, called))


def worst_minute(world: ChaosWorld, party: Party) -> int:
    """The most calls into a group in any minute in which its budget was kept.

    Calls that the store forgot when it was set back are left out.
    """
    known = _remembered(world, world.emulator.times_of(party.group))
    return max((sum(begun <= at < begun + MINUTE for at in known) for begun in known), default=0)


def _remembered(world: ChaosWorld, times: list[float]) -> list[float]:
    return [at for at in times if not any(one.since <= at <= one.until for one in world.set_back)]


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
        "worst minute of a group": max(worst_minute(world, party) for party in world.parties),
        "address": "a Sentinel" if world.pair.by_sentinel else "a name",
        "durability": world.durability,
        "times set back": sum(not one.by_failover for one in world.set_back),
        "failovers": sum(one.by_failover for one in world.set_back),
        "tables that lost moves": sum(len(one.poorer) for one in world.set_back),
        "faults": dict(sorted(world.met.items())),
    }
