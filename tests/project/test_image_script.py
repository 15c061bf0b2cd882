"""`tools/image.sh` uses an engine that really works, and makes an image that can't change itself."""

import os
import platform
import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "image.sh"


@pytest.fixture
def engines(tmp_path):
    """Engines that only print their arguments; `docker` has no daemon."""

    def make(*names):
        for name in names:
            (tmp_path / name).write_text(
                f'#!/bin/sh\n[ "$1" != info ] || exit {int(name == "docker")}\necho {name} "$@"\n', "utf-8"
            )
            (tmp_path / name).chmod(0o755)
        for name in ("cat", "dirname", "sed", "uname"):
            (tmp_path / name).symlink_to(shutil.which(name))
        return tmp_path

    return make


def said(folder, *words, **settings):
    return subprocess.run(
        [SCRIPT, *words], env={"PATH": os.fspath(folder), **settings}, capture_output=True, text=True, check=False
    )


def test_a_docker_without_its_daemon_is_passed_over(engines):
    assert "podman build --format docker --tag thousand ." in said(engines("docker", "podman"), "build").stdout


def test_buildah_alone_is_enough(engines):
    assert "buildah build --format docker --tag thousand ." in said(engines("buildah"), "build").stdout


def test_name_engine_and_base_can_be_chosen(engines):
    choice = {"IMAGE": "mine", "ENGINE": "buildah", "PYTHON_IMAGE": "localhost/base"}
    output = said(engines("podman", "buildah"), "build", **choice).stdout
    assert "buildah build --format docker --build-arg PYTHON_IMAGE=localhost/base --tag mine ." in output


@pytest.mark.parametrize("engine", ["podman", "buildah"])
def test_one_image_can_be_for_several_processors(engines, engine):
    own = {"x86_64": "linux/amd64", "aarch64": "linux/arm64"}[platform.machine()]
    output = said(engines(engine), "build", PLATFORMS=own).stdout
    assert f"{engine} build --format docker --platform {own} --manifest thousand ." in output


@pytest.mark.skipif(any(Path("/proc/sys/fs/binfmt_misc").glob("qemu-*")), reason="an emulator is installed")
def test_without_an_emulator_the_other_processors_image_is_not_begun(engines):
    found = said(engines("podman"), "build", PLATFORMS="linux/amd64,linux/arm64")
    assert found.returncode == 1
    assert "qemu-user-static" in found.stderr
    assert "Building" not in found.stdout


def test_with_none_it_says_what_helps(engines):
    found = said(engines("docker"), "build")
    assert found.returncode == 1
    assert "apt install buildah" in found.stderr


def test_it_runs_read_only_and_without_rights(engines):
    output = said(engines("podman"), "run", "web").stdout.split()
    assert {"--read-only", "--read-only-tmpfs=false", "no-new-privileges"} <= set(output)
    assert output[output.index("--cap-drop") + 1] == "ALL"
    assert output[-2:] == ["thousand", "web"]


def test_other_words_are_explained(engines):
    found = said(engines("podman"), "publish")
    assert found.returncode == 2
    assert "build the image" in found.stderr
