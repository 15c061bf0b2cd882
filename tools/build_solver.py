"""Compile the built-in players' solver. This needs a C compiler and Python's headers. The solver is optional.

    python -m tools.build_solver [--if-possible]

Puts the compiled module beside its source. For a wheel, setup.py compiles it.
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
    """Return cffi's description of the compiled module."""
    from cffi import FFI  # noqa: PLC0415 - needed only for building

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
    """Compile the module in a folder, and return the path of the result in the same folder.

    This calls the compiler directly. cffi's own way needs setuptools, which may not be installed.
    """
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    made = source / f"{module.rpartition('.')[2]}{sysconfig.get_config_var('EXT_SUFFIX')}"
    linked = ["-bundle", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared"]
    with tempfile.TemporaryDirectory() as folder:
        written = Path(folder) / "solver.c"
        with redirect_stdout(StringIO()):  # cffi prints the name of every file it writes
            builder(source, module).emit_c_code(str(written))
        command = [*compiler, "-O2", "-fPIC", *linked, f"-I{sysconfig.get_path('include')}", str(written)]
        subprocess.run([*command, "-o", f"{folder}/made"], check=True, capture_output=True, text=True)
        # The file is replaced in one step, because a process may have the old one open.
        beside = Path(shutil.copy(Path(folder) / "made", made.with_suffix(".new")))
    return beside.replace(made)


if __name__ == "__main__":
    try:
        print(f"Compiled {build().relative_to(ROOT)}.")
    except (ImportError, OSError, subprocess.CalledProcessError) as error:
        if "--if-possible" not in sys.argv:
            raise
        print(f"The players' solver was not compiled ({type(error).__name__}); they play all the same.")
