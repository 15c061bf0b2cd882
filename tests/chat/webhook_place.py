"""The address that a webhook is delivered to."""

import socket

SECRET = "loopback_secret-1"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
