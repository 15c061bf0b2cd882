"""The players' compiled part, in wheels that are made where there is a compiler; all else is in pyproject.toml."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent))  # the folder of the sources is not on the path of a build

from tools.build_solver import builder

solver = builder().distutils_extension(tmpdir="build")
solver.optional = True  # without a compiler there is a wheel without it
setup(ext_modules=[solver])
