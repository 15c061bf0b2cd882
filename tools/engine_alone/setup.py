"""What the folder of the engine gives to its own distribution: version, packages, data and the players' solver."""

import re
import sys
from pathlib import Path

from setuptools import find_packages, setup

sys.path.insert(0, str(Path(__file__).parents[2]))  # the folder of the sources is not on the path of a build

from tools.build_solver import ROOT, builder

ENGINE = ROOT / "engine"

solver = builder().distutils_extension(tmpdir="build")
solver.optional = True  # without a compiler there is a wheel without it
setup(
    version=re.search(r'__version__ = "(.+)"', (ENGINE / "__init__.py").read_text("utf-8"))[1],
    packages=["engine", *(f"engine.{name}" for name in find_packages(str(ENGINE)))],
    package_dir={"engine": "../../engine"},
    package_data={
        "engine": ["py.typed", "presets/*.toml", "players/solver/solver.*", "players/*.toml", "puzzles/*.xz"]
    },
    ext_modules=[solver],
)
