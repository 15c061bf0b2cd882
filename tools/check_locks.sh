#!/bin/sh
# Check that requirements/dev.txt, which contains play.txt and runtime.txt, is complete on every supported Python and
# system, and that each package has a wheel there. Nothing is installed, and hashes are only compared by an installation.
set -eu
cd "$(dirname "$0")/.."
uv=${UV:-.venv/bin/uv}

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failed=0
for system in x86_64-manylinux_2_28 aarch64-manylinux_2_28 x86_64-apple-darwin aarch64-apple-darwin; do
  for python in 3.11.0 3.11.2 3.12 3.13 3.14; do
    if "$uv" pip install --quiet --dry-run --no-build --require-hashes --target "$scratch/none" \
      --python-version "$python" --python-platform "$system" -r requirements/dev.txt >"$scratch/said" 2>&1; then
      echo "Python $python on $system: all there"
    else
      echo "Python $python on $system: cannot be installed"
      sed 's/^/  /' "$scratch/said"
      failed=1
    fi
  done
done
exit $failed
