"""Compile the players' solver, where there is a C compiler and Python's headers; without it they play all the same.

    python -m tools.build_solver [--if-possible]

Puts the compiled part beside its source. A wheel has it from setup.py.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "engine" / "players" / "solver"
MODULE = "engine.players.solver._solver"


def builder(source: Path = SOURCE, module: str = MODULE) -> Any:
    """Return cffi's description of the compiled part."""
    from cffi import FFI  # noqa: PLC0415 - only where it is built

    header = (source / "solver.h").read_text("utf-8")
    ffi = FFI()
    ffi.cdef(header)
    ffi.set_source(
        module,
        f"#include <stdint.h>\n{header}\n{(source / 'solver.c').read_text('utf-8')}",
        extra_compile_args=["-O2"],
    )
    return ffi


def build(source: Path = SOURCE, module: str = MODULE) -> Path:
    """Compile the part in a folder, and return where the result lies: in the same folder.

    It asks the compiler itself: setuptools, which cffi would ask, need not be there.
    """
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    made = source / f"{module.rpartition('.')[2]}{sysconfig.get_config_var('EXT_SUFFIX')}"
    linked = ["-bundle", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared"]
    with tempfile.TemporaryDirectory() as folder:
        written = Path(folder) / "solver.c"
        with redirect_stdout(StringIO()):  # it tells of every file that it writes
            builder(source, module).emit_c_code(str(written))
        command = [*compiler, "-O2", "-fPIC", *linked, f"-I{sysconfig.get_path('include')}", str(written)]
        subprocess.run([*command, "-o", f"{folder}/made"], check=True, capture_output=True, text=True)
        # Put in its place at once: a process may have the old one open.
        beside = Path(shutil.copy(Path(folder) / "made", made.with_suffix(".new")))
    return beside.replace(made)


if __name__ == "__main__":
    try:
        print(f"Compiled {build().relative_to(ROOT)}.")
    except (ImportError, OSError, subprocess.CalledProcessError) as error:
        if "--if-possible" not in sys.argv:
            raise
        print(f"The players' solver was not compiled ({type(error).__name__}); they play all the same.")
