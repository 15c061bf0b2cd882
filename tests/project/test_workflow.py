"""GitHub's workflow only says where to run; what runs is `.ci/run` and the Makefile, as everywhere else."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
JOBS = {name: job for path in WORKFLOWS for name, job in yaml.safe_load(path.read_text("utf-8"))["jobs"].items()}
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def steps(key):
    return [step[key] for job in JOBS.values() for step in job["steps"] if key in step]


def test_it_runs_only_what_people_run():
    assert steps("run")
    for line in steps("run"):
        program, *words = line.split()
        if program == "make":
            assert words, line
            assert set(words) <= TARGETS, line
        else:
            assert line == "bash .ci/run"
            assert (ROOT / ".ci" / "run").exists()


def test_it_goes_through_every_system_and_python_promised():
    matrix = JOBS["test"]["strategy"]["matrix"]
    assert {name.partition("-")[0] for name in matrix["os"]} == {"ubuntu", "macos"}
    assert matrix["python"] == ["3.11", "3.12", "3.13"]


def test_its_actions_are_pinned_by_commit_with_their_version_beside_it():
    lines = [line for path in WORKFLOWS for line in path.read_text("utf-8").splitlines() if "uses:" in line]
    assert len(lines) == len(steps("uses"))
    for line in lines:
        assert re.fullmatch(r" +- uses: actions/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line), line


def test_what_ci_runs_needs_no_package_manager_and_takes_the_python_it_is_told(tmp_path):
    (tmp_path / "make").write_text('#!/bin/sh\necho make "$@"\n', "utf-8")
    (tmp_path / "make").chmod(0o755)
    for name in ("bash", "dirname", "id", "grep"):
        (tmp_path / name).symlink_to(shutil.which(name))
    done = subprocess.run(
        ["bash", ROOT / ".ci" / "run"],
        env={"PATH": os.fspath(tmp_path), "PYTHON": "python3.12"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "make test-all PYTHON=python3.12\n"
    assert "not installed" in done.stderr
