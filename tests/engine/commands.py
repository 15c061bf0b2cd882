"""The engine's commands, run in this process."""

import io
import json
from contextlib import redirect_stderr, redirect_stdout
from unittest import mock

from engine.__main__ import main


def run(*arguments, stdin=""):
    """Run a command in this process; ``test_as_a_process`` shows that a separate process gives the same answer."""
    printed, complained = io.StringIO(), io.StringIO()
    given = io.TextIOWrapper(io.BytesIO(stdin.encode()))
    with mock.patch("sys.stdin", given), redirect_stdout(printed), redirect_stderr(complained):
        try:
            status: str | int | None = main([str(argument) for argument in arguments])
        except SystemExit as ended:
            status = ended.code
    assert complained.getvalue() == ""
    return status, [json.loads(line) for line in printed.getvalue().splitlines()]
