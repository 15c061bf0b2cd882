"""A newcomer's first steps: clone, `make play`, fetch the page, `make test`. tools/fresh.sh runs it in a fresh system.

    python3 tools/newcomer.py REPOSITORY PLACE ROW [PYTHON]

Clones REPOSITORY to PLACE and writes its findings to ROW, as one line of a table with tabs. PYTHON is passed to make.
Needs Python, git and make, and nothing from the project.
"""

import os
import platform
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

PLAY_PATIENCE = 900  # seconds until the page is shown, even on a slow network
TEST_PATIENCE = 5400
OPEN = "The playground is open at "
COUNTS = ("passed", "skipped", "failed", "error")


def main() -> int:
    """Take all steps, write the row, and return the exit status of `make test`."""
    repository, place, row = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    make = ["make", *(f"PYTHON={python}" for python in sys.argv[4:])]
    begun = time.monotonic()
    subprocess.run(["git", "clone", "--quiet", repository, place], check=True)
    play(make, place)
    seconds = time.monotonic() - begun
    to_play = megabytes(place / ".venv")
    counts, status = test(make, place)
    columns = [
        platform.freedesktop_os_release()["PRETTY_NAME"],
        said([place / ".venv/bin/python", "--version"]).removeprefix("Python "),
        f"{seconds:.0f}",
        f"{to_play} / {megabytes(place / '.venv')}",
        *(str(counts[name]) for name in ("passed", "skipped")),
        str(counts["failed"] + counts["error"]),
    ]
    row.write_text("\t".join(columns) + "\n", encoding="utf-8")
    return status


def play(make: list[str], place: Path) -> None:
    """Run `make play` on a free port until its page has been fetched, then send Ctrl-C."""
    environment = {**os.environ, "HTTP_PORT": str(free_port())}
    process = subprocess.Popen(
        [*make, "play"],
        cwd=place,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        start_new_session=True,  # a separate process group, as in a terminal, so that it can be sent Ctrl-C
    )
    too_long = threading.Timer(PLAY_PATIENCE, os.killpg, [process.pid, signal.SIGKILL])
    too_long.start()
    seen = False
    for line in process.stdout:
        print(line, end="", flush=True)
        if OPEN in line:
            see(line.partition(OPEN)[2].strip())
            seen = True
            os.killpg(process.pid, signal.SIGINT)
    process.wait()
    too_long.cancel()
    if not seen:
        raise SystemExit("make play did not come to its page")


def see(address: str) -> None:
    """Fetch the page and its script."""
    browser = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # no proxy: the page is on this machine
    with browser.open(address, timeout=30) as answer:
        page = answer.read().decode()
    if "<title>Thousand</title>" not in page or "/play/play.js" not in page:
        raise SystemExit(f"{address} is not the playground:\n{page}")
    with browser.open(f"{address.rstrip('/')}/static/play/play.js", timeout=30) as answer:
        print(f"seen: the playground at {answer.url.partition('/static')[0]}", flush=True)


def test(make: list[str], place: Path) -> tuple[dict[str, int], int]:
    """Run `make test`. Return the numbers of tests by outcome, over all its runs of pytest, and its exit status."""
    process = subprocess.Popen(
        [*make, "test"], cwd=place, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
    )
    too_long = threading.Timer(TEST_PATIENCE, process.kill)
    too_long.start()
    counts = dict.fromkeys(COUNTS, 0)
    for line in process.stdout:
        print(line, end="", flush=True)
        if re.fullmatch(r"=+ .* in [\d.]+s.* =+\n", line):
            for number, what in re.findall(r"(\d+) (passed|skipped|failed|error)", line):
                counts[what] += int(number)
    too_long.cancel()
    return counts, process.wait()


def megabytes(folder: Path) -> int:
    """Return the disk space that a folder takes, in megabytes."""
    return int(said(["du", "-sm", folder]).split()[0])


def said(command: list) -> str:
    """Run a program and return its output, without surrounding white space."""
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def free_port() -> int:
    """Return a free port on loopback."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


if __name__ == "__main__":
    sys.exit(main())
