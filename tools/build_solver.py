"""Compile the players' solver, where there is a C compiler and cffi; without it they play on, a little weaker.

    python -m tools.build_solver [--if-possible]

Puts the compiled part beside its source. The same is done when a wheel is built (setup.py).
"""

import shutil
import sys
import tempfile
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
    """Compile the part in a folder, and return where the result lies: in the same folder."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(builder(source, module).compile(tmpdir=folder))
        return Path(shutil.copy(made, source / made.name))


if __name__ == "__main__":
    try:
        print(f"Compiled {build().relative_to(ROOT)}.")
    except Exception as error:
        if "--if-possible" not in sys.argv:
            raise
        print(f"The players' solver was not compiled ({type(error).__name__}); they play without it.")
