#!/bin/sh
# Renew requirements/*.txt from the groups in pyproject.toml: four locks of one resolution, for every supported Python
# and system. uv writes the markers for all of them at once. Installing needs only pip. UPGRADE=1 takes newer versions.
set -eu
cd "$(dirname "$0")/.."
uv=${UV:-.venv/bin/uv}

compile() {  # compile NAME [option …]: keeps the versions that NAME.txt already pins
  name=$1
  shift
  "$uv" pip compile --quiet --universal --python-version 3.11.0 --generate-hashes --no-header \
    --no-emit-index-url --no-emit-find-links --group runtime "$@" --output-file "requirements/$name.txt"
}

compile dev ${UPGRADE:+--upgrade} --group play --group dev
for name in play runtime mutants; do cp requirements/dev.txt "requirements/$name.txt"; done
compile play --group play
compile runtime
compile mutants --group play --group dev --group mutants
