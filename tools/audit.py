"""`make audit` looks for known vulnerabilities of the locked packages, for every Python and system at once.

    python -m tools.audit [ADVISORIES]

The packages that only mutation tests need are left out. Without a file, pip-audit asks the public OSV service. Without
a network, give ADVISORIES: a file of advisories in the OSV format, fetched on another machine. It is a JSON object or
list, or a zip of such files, as OSV exports them for PyPI. It is served to pip-audit on loopback in place of the
service.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from packaging.utils import canonicalize_name
from packaging.version import InvalidVersion, Version

LOCK = Path(__file__).parents[1] / "requirements" / "dev.txt"  # contains the packages of play.txt and runtime.txt
HOST = "127.0.0.1"
EARLIEST, LATEST = Version("0"), Version("9999!0")
UNREACHABLE = """\
The service of advisories cannot be reached. Fetch the advisories for PyPI in the OSV format (a JSON file, or the zip \
that OSV exports) on a machine with a network, and run: make audit ADVISORIES=file"""

Advisory = Mapping[str, Any]


def main() -> int:
    """Audit the lock. Return 0 if none of its packages has a known vulnerability."""
    given = sys.argv[1:]
    try:
        advisories = read(Path(given[0])) if given else None
    except (OSError, ValueError) as error:
        print(f"{given[0]} holds no advisories in the OSV format: {error}", file=sys.stderr)
        return 2
    return audit(LOCK.read_text("utf-8"), advisories)


def audit(lock: str, advisories: Sequence[Advisory] | None, service: str | None = None) -> int:
    """Run pip-audit on a lock, with the given advisories or those of a service. Return its exit status."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        everything = Path(folder) / "locked.txt"
        everything.write_text(for_every_python(lock), "utf-8")
        if advisories is not None:
            print(f"asking {len(advisories)} advisories of a local file", flush=True)
            service = stack.enter_context(served(advisories))
        command = [sys.executable, "-m", "pip_audit", "--requirement", str(everything), "--disable-pip", "--strict"]
        command += ["--require-hashes", "--progress-spinner", "off", "--cache-dir", folder]
        # The default service is PyPI's. It doesn't know all packages, and pip-audit would silently skip those.
        command += ["--vulnerability-service", "osv", *(["--osv-url", service] if service is not None else [])]
        return _run(command)


def for_every_python(lock: str) -> str:
    """Return a lock without its markers, which would leave out packages that this Python doesn't need."""
    return re.sub(r" ; .*(?= \\$)", "", lock, flags=re.MULTILINE)


def _run(command: Sequence[str]) -> int:
    done = subprocess.run(
        command, env={**os.environ, "NO_PROXY": HOST, "no_proxy": HOST}, stderr=subprocess.PIPE, text=True, check=False
    )
    print(UNREACHABLE if "requests.exceptions.ConnectionError" in done.stderr else done.stderr, file=sys.stderr)
    return done.returncode


def read(path: Path) -> list[Advisory]:
    """Return the advisories of a file. Raises OSError or ValueError if it can't be read as advisories."""
    if path.suffix == ".zip":
        try:
            with zipfile.ZipFile(path) as archive:
                found = [json.loads(archive.read(name)) for name in archive.namelist() if name.endswith(".json")]
        except zipfile.BadZipFile as error:
            raise ValueError(str(error)) from None
    else:
        read_in = json.loads(path.read_text("utf-8"))
        found = read_in if isinstance(read_in, list) else [read_in]
    if not found:
        raise ValueError("it is empty")
    if not all(isinstance(one, dict) and "id" in one and "affected" in one for one in found if not _withdrawn(one)):
        raise ValueError("each needs an id and what is affected")
    return found


def affecting(advisories: Sequence[Advisory], name: str, version: str) -> list[Advisory]:
    """Return the advisories that affect a version of a package of PyPI."""
    return [
        one
        for one in advisories
        if not _withdrawn(one) and any(_affects(affected, name, Version(version)) for affected in one["affected"])
    ]


def _withdrawn(advisory: Advisory) -> bool:
    return isinstance(advisory, dict) and bool(advisory.get("withdrawn"))


def _affects(affected: Mapping[str, Any], name: str, version: Version) -> bool:
    package = affected.get("package", {})
    if package.get("ecosystem") != "PyPI" or canonicalize_name(package.get("name", "")) != canonicalize_name(name):
        return False
    listed = any(_version(one) == version for one in affected.get("versions", ()))
    return listed or any(_within(one["events"], version) for one in affected.get("ranges", ()) if _counts(one))


def _counts(span: Mapping[str, Any]) -> bool:
    return span.get("type") in {"ECOSYSTEM", "SEMVER"}  # the third kind (GIT) names commits


def _within(events: Sequence[Mapping[str, str]], version: Version) -> bool:
    """Return whether a version lies between an introduction and a fix, by the OSV schema's evaluation of events."""
    inside = False
    versions = [(what, _version(where, what)) for event in events for what, where in event.items()]
    for what, where in sorted(versions, key=lambda one: one[1]):
        if what == "introduced" and version >= where:
            inside = True
        elif (what == "fixed" and version >= where) or (what == "last_affected" and version > where):
            inside = False
    return inside


def _version(text: str, what: str = "introduced") -> Version:
    """Return the version of an event. Where it can't be read, rather report too much: introduced early, fixed late."""
    try:
        return Version(text)
    except InvalidVersion:
        return EARLIEST if what == "introduced" else LATEST


@contextmanager
def served(advisories: Sequence[Advisory]) -> Iterator[str]:
    """Run a server that answers like the public service, from these advisories. Yield its address."""

    class Answers(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            """Answer one question: a package and its version."""
            question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            found = affecting(advisories, question["package"]["name"], question["version"])
            body = json.dumps({"vulns": found} if found else {}).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Log nothing: pip-audit reports the results."""

    server = ThreadingHTTPServer((HOST, 0), Answers)
    serving = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    serving.start()
    try:
        yield f"http://{HOST}:{server.server_port}/v1/query"
    finally:
        server.shutdown()
        serving.join()
        server.server_close()


if __name__ == "__main__":
    sys.exit(main())
