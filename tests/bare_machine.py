"""`pytest -p tests.bare_machine …`: test as on a machine without a server program and without Chromium.

`PATH` becomes a folder of links to every other program, so that what CI's machine has installed isn't found.
"""

import os
import tempfile
from contextlib import suppress
from pathlib import Path

import pytest

from adapters.redis import server_program
from tests.web import browser

HIDDEN = {*server_program.NAMES, *browser.NAMES}


@pytest.fixture(scope="session", autouse=True)
def bare_machine():
    """Hide these programs from this run and from the processes that it starts."""
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as links:
        for folder in reversed(os.get_exec_path()):  # the first folder on PATH is linked last, so its programs win
            with suppress(OSError):  # a folder of PATH may not exist, or may not be readable
                link_programs(Path(folder).absolute(), Path(links))
        patch.setenv("PATH", links)
        patch.delenv("THOUSAND_CHROMIUM", raising=False)
        patch.setattr(server_program, "PLACES", ())
        yield


def link_programs(folder: Path, links: Path) -> None:
    for program in folder.iterdir():
        if program.name not in HIDDEN:
            link = links / program.name
            link.unlink(missing_ok=True)
            link.symlink_to(program)
