"""Every example of docs/engine.md gives what stands there."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "engine.md").read_text("utf-8")
MOST = 6 * 1024  # bytes of the page
LINES = [line for block in re.findall(r"```sh\n(.+?)```", PAGE, re.DOTALL) for line in block.splitlines()]
MEASURED = [line for line in LINES if "-m bench" in line]
HERE = {**os.environ, "PYTHONPATH": str(ROOT)}


def run(line, folder):
    """Run a line of the page with this Python; return what it prints."""
    python = shlex.quote(sys.executable)
    done = subprocess.run(  # noqa: S602 - a line of the page
        re.sub(r"\bpython(?= -m)", python, line),
        shell=True,
        cwd=folder,
        env=HERE,
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_is_short_and_has_examples():
    assert len(PAGE.encode()) <= MOST
    assert PAGE.count(">>> ") >= 20
    assert len(MEASURED) == 3


@pytest.mark.slow
def test_each_example_in_python_gives_what_stands_there(tmp_path, monkeypatch):
    for line in set(LINES) - set(MEASURED):
        run(line, tmp_path)
    monkeypatch.chdir(tmp_path)
    session = "\n".join(re.findall(r"```pycon\n(.+?)```", PAGE, re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(session, {}, "docs/engine.md", "docs/engine.md", 0)
    said = []
    doctest.DocTestRunner().run(examples, out=said.append)
    assert "".join(said) == ""


@pytest.mark.slow
@pytest.mark.parametrize("line", MEASURED)
def test_each_measurement_can_be_run(line):
    fewer = re.sub(r" --deals \d+", "", line)
    assert "points a hand" in run(f"{fewer} --deals 1", ROOT)
