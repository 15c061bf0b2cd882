"""`make image-check`: check that the built image starts next to a Redis, as in a deployment, and stops cleanly.

The image runs as its own user, on read-only files and without privileges (see tools/image.sh), in the role that needs
no token.
"""

import http.client
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tests.store.server_processes import free_ports, server_process

SCRIPT = Path(__file__).with_name("image.sh")
HOST = "127.0.0.1"
PATIENCE = 60.0  # seconds until it has to be ready; a slow disk first has to unpack the image's files
GRACE = 15.0  # seconds to stop, as in compose.yaml
LOOK_EVERY = 0.1  # seconds


class NotGood(Exception):
    """A fault of the image, with a message for people."""


def main() -> int:
    """Check the image; return the exit status."""
    redis, port = free_ports(2)
    settings = {"REDIS_URL": f"redis://{HOST}:{redis}/0", "HTTP_HOST": HOST, "HTTP_PORT": str(port)}
    with (
        tempfile.TemporaryDirectory() as folder,
        tempfile.TemporaryFile() as output,
        server_process(Path(folder) / "redis", redis),
    ):
        try:
            with _started([str(SCRIPT), "run", "web"], {**os.environ, **settings}, output) as process:
                _comes_up(process, port)
                _ends(process)
        except NotGood as error:
            output.seek(0)
            said = output.read().decode(errors="replace")
            print(f"The image is not good: {error}. It said:\n{said}", file=sys.stderr)
            return 1
    print("The image is good.")
    return 0


def _comes_up(process: subprocess.Popen[bytes], port: int) -> None:
    begun = time.monotonic()
    for path in ("/healthz", "/readyz"):
        said = None
        while said != http.client.OK:
            if process.poll() is not None:
                raise NotGood(f"it ended by itself with {process.returncode}")
            if time.monotonic() > begun + PATIENCE:
                raise NotGood(f"{path} answers {said} after {PATIENCE:.0f} s")
            time.sleep(LOOK_EVERY)
            said = _status(port, path)
        print(f"{path} answers {said} after {time.monotonic() - begun:.1f} s")


def _ends(process: subprocess.Popen[bytes]) -> None:
    begun = time.monotonic()
    process.terminate()
    try:
        status = process.wait(GRACE)
    except subprocess.TimeoutExpired:
        raise NotGood(f"it does not end within {GRACE:.0f} s of SIGTERM") from None
    if status != 0:
        raise NotGood(f"SIGTERM ends it with {status}, which should be a clean end")
    print(f"after SIGTERM it ends with {status} within {time.monotonic() - begun:.1f} s")


def _status(port: int, path: str) -> int | None:
    """Send one request, without a proxy. Return the status, or None if there is no answer."""
    connection = http.client.HTTPConnection(HOST, port, timeout=2)
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    except (OSError, http.client.HTTPException):
        return None
    finally:
        connection.close()


@contextmanager
def _started(
    command: list[str], environment: Mapping[str, str], output: IO[bytes]
) -> Iterator[subprocess.Popen[bytes]]:
    # Safe: the command is a list of fixed words, run without a shell.
    process = subprocess.Popen(command, env=environment, stdout=output, stderr=subprocess.STDOUT)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait(GRACE)


if __name__ == "__main__":
    sys.exit(main())
