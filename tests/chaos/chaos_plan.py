"""Which faults happen, and when: a schedule made from a seed, the same each time."""

import random
from collections.abc import Mapping
from dataclasses import dataclass

Kinds = Mapping[str, tuple[float, float, float]]  # for each name: weight, shortest and longest duration in seconds

KINDS: Kinds = {
    "kill_worker": (6, 0.05, 1.5),
    "stop_worker": (3, 0.05, 1.0),
    "freeze_worker": (3, 0.5, 7.0),
    "kill_redis": (1.5, 0.1, 1.5),
    "stop_redis": (1, 0.1, 2.0),
    "stall_redis": (2, 0.3, 4.0),
    "cut_redis": (3, 0.0, 0.0),
    "refuse_redis": (1, 0.2, 2.0),
    "lose_replies": (5, 0.0, 0.0),
    "truncate_replies": (3, 0.0, 0.0),
    "flood": (2, 1.0, 3.0),
    "flood_a_chat": (2, 1.0, 3.0),
    "server_errors": (3, 0.5, 3.0),
    "drop_before": (2, 0.5, 2.0),
    "drop_after": (4, 0.5, 2.0),
    "slow_telegram": (2, 0.5, 2.0),
    "deliver_twice": (4, 0.0, 0.0),
    "deliver_twice_at_once": (4, 0.0, 0.0),
    "out_of_order": (3, 0.2, 1.5),
    "block": (2, 0.5, 4.0),
    "migrate": (1, 0.0, 0.0),
    "delete_board": (3, 0.0, 0.0),
    "delete_hand": (2, 0.0, 0.0),
    "move_clock": (2, 0.5, 3.0),
    "busy_redis": (2, 0.3, 4.0),
    "no_rights": (2, 0.3, 4.0),
    "freeze_redis": (2, 0.3, 5.0),
    "pause_clients": (2, 0.3, 4.0),
    "slow_disk": (2, 1.0, 4.0),
    "full_disk": (2, 0.5, 4.0),
    "full_memory": (2, 0.5, 4.0),
    "set_back": (2, 0.3, 3.0),
    "set_back_alone": (2, 0.3, 3.0),
    "fail_over": (4, 0.0, 1.5),
}


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault: it begins `at` seconds after the start of its round and lasts `lasts` seconds.

    `aim` chooses what it hits, `size` how hard, both from 0 to 1.
    """

    at: float
    name: str
    lasts: float
    aim: float
    size: float


def plan(seed: int, number: int, seconds: float, every: float, kinds: Kinds = KINDS) -> list[Fault]:
    """Return the faults of one round in order of time: about one in `every` seconds, all kinds taking turns."""
    chance = random.Random(f"{seed} {number}")
    faults: list[Fault] = []
    waiting: list[str] = []
    at = 1.0
    while at < seconds:
        waiting = waiting or _some_order(chance, kinds)
        name = waiting.pop()
        _, shortest, longest = kinds[name]
        lasts = chance.uniform(shortest, longest)
        faults.append(Fault(at, name, min(lasts, max(seconds - at, shortest)), chance.random(), chance.random()))
        at += chance.expovariate(1 / every)
    return faults


def only(names: str, kinds: Kinds = KINDS) -> Kinds:
    """Return the kinds named, separated by commas; an empty text means all. Raises KeyError."""
    return {name: kinds[name] for name in names.split(",")} if names else kinds


def _some_order(chance: random.Random, kinds: Kinds) -> list[str]:
    """Every kind at least once, the frequent ones more often, shuffled."""
    names = [name for name, (often, _, _) in kinds.items() for _ in range(max(1, round(often / 2)))]
    chance.shuffle(names)
    return names
