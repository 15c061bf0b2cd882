"""What pyproject.toml can't say: the locked versions that an installation gets, and the players' compiled part."""

import re
import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent))  # the folder of the sources is not on the path of a build

from tools.build_solver import ROOT, builder


def locked(name: str) -> list[str]:
    """Return the requirements of a lock, without their hashes."""
    lock = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    return re.findall(r"^[a-z].*==.*(?= \\$)", lock, re.MULTILINE)


runtime = locked("runtime")
solver = builder().distutils_extension(tmpdir="build")
solver.optional = True  # without a compiler there is a wheel without it
setup(
    ext_modules=[solver],
    install_requires=runtime,
    extras_require={"play": [one for one in locked("play") if one not in runtime]},
)
