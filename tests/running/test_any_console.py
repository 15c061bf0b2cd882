"""The commands speak to a console in any encoding: a letter that it lacks is shown as another."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.crossed import thinned

ROOT = Path(__file__).parents[2]


def said(folder, *words, **environment):
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **environment}
    command = [sys.executable, "-m", "bot", *words]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, check=False, timeout=60)


@pytest.mark.slow
@pytest.mark.parametrize("encoding", thinned(["ascii", "latin-1", "cp866", "cp949", "utf-8"], 3))
def test_help_is_read_in_any_encoding(encoding, tmp_path):
    done = said(tmp_path, "--help", PYTHONIOENCODING=encoding)
    assert done.returncode == 0, done.stderr
    assert b"in group chats" in done.stdout
    assert b"backup FILE" in done.stdout


def test_help_is_read_where_no_language_is_set(tmp_path):
    done = said(tmp_path, "--help", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert done.returncode == 0, done.stderr
    assert b"1000" in done.stdout


@pytest.mark.slow
def test_a_table_and_a_folder_of_any_letters_are_spoken_of(tmp_path):
    folder = tmp_path / "tysiąc"
    folder.mkdir()
    done = said(folder, "tables", "list", PYTHONIOENCODING="ascii")
    assert done.returncode == 2
    assert b"There are no games here" in done.stderr
    assert b"Traceback" not in done.stderr
