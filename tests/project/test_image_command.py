"""The image has the command `thousand`, from any folder and as its entry point."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "Dockerfile").read_text("utf-8")


def made(folder):
    """Make the command as the image does, in a folder of its own."""
    line = re.search(r"^RUN (printf .+)$", TEXT, re.MULTILINE)[1]
    subprocess.run(["sh", "-c", line.replace("/usr/local/bin/", f"{folder}/")], check=True)
    (folder / "python").symlink_to(sys.executable)
    return folder / "thousand"


@pytest.mark.slow
def test_it_runs_the_program_in_any_folder_and_passes_everything_on(tmp_path):
    command, elsewhere = made(tmp_path), tmp_path / "elsewhere"
    elsewhere.mkdir()
    name, value = re.search(r"\b(PYTHONPATH)=(\S+)", TEXT).groups()
    assert re.search(rf"^WORKDIR {value}$", TEXT, re.MULTILINE)
    env = {"PATH": f"{tmp_path}{os.pathsep}/usr/bin:/bin", name: str(ROOT)}
    env["PYTHONPATH"] += os.pathsep + os.pathsep.join(path for path in sys.path if path)
    for words, status, said in (
        (["--version"], 0, "thousand "),
        (["tables", "list"], 2, "There are no games here"),
        (["backup", "a file"], 2, "There are no games here"),
    ):
        done = subprocess.run([command, *words], cwd=elsewhere, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == status, done.stderr
        assert said in done.stdout + done.stderr


def test_it_is_the_entry_point():
    assert json.loads(re.search(r"^ENTRYPOINT (.+)$", TEXT, re.MULTILINE)[1]) == ["thousand"]
