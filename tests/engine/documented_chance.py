"""The chance of docs/record.md, implemented a second time from its description."""

import hmac
import itertools

CANONICAL = [f"{rank}{suit}" for suit in "SCDH" for rank in "ATKQJ9"]


def part(content):
    return len(content).to_bytes(4, "big") + content


def documented(secret, shares, table, hand, label):
    """The stream of steps 3 and 4; everything is bytes."""
    listed = sorted(set(shares))
    message = len(listed).to_bytes(4, "big") + b"".join(map(part, listed)) + part(table) + part(hand) + part(label)
    for counter in itertools.count():
        yield from hmac.digest(secret, message + counter.to_bytes(8, "big"), "sha256")


def below(limit, stream):
    width = 1 if limit <= 256 else 2
    while True:
        number = int.from_bytes(bytes(next(stream) for _ in range(width)), "big")
        if number < 256**width - 256**width % limit:
            return number % limit


def shuffled(things, stream):
    things = list(things)
    for last in range(len(things) - 1, 0, -1):
        other = below(last + 1, stream)
        things[last], things[other] = things[other], things[last]
    return things
