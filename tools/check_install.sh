#!/bin/sh
# Check `pip install '.[play]'`: install this checkout into a new environment, and open the playground with the
# installed command from another folder.
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
page=
trap 'kill $page 2>/dev/null || true; rm -rf "$folder"' EXIT

# Install from a copy, because building leaves files beside the sources.
mkdir "$folder/source"
git archive HEAD | tar -x -C "$folder/source"
.venv/bin/python -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check "$folder/source[play]"

cp requirements/play.txt "$folder"
cd "$folder"
venv/bin/python - <<'PYTHON'
import re
from importlib import metadata
from pathlib import Path

locked = dict(re.findall(r"^([a-z][\w.-]*)(?:\[.*\])?==(\S+)", Path("play.txt").read_text("utf-8"), re.MULTILINE))
there = {re.sub(r"[-_.]+", "-", one.name).lower(): one.version for one in metadata.distributions()}
other = {name: version for name, version in there.items() if locked.get(name) != version}
assert other.keys() <= {"thousand", "pip", "setuptools"}, f"other versions than the locked ones: {other}"
print(f"All {len(there) - len(other)} packages have the versions that were tested.")
PYTHON
venv/bin/thousand --version
HTTP_PORT=0 venv/bin/thousand web > said.txt &
page=$!
venv/bin/python - <<'PYTHON'
import pathlib, re, time, urllib.request

said, until = pathlib.Path("said.txt"), time.monotonic() + 60
while not (found := re.search(r"http://\S+", said.read_text())):
    assert time.monotonic() < until, said.read_text()
    time.sleep(0.1)
page = urllib.request.urlopen(found[0], timeout=10).read().decode()
files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
assert files, page
for file in [*files, "/static/cards.webp"]:
    assert urllib.request.urlopen(found[0] + file[1:], timeout=10).status == 200, file
PYTHON
kill -INT "$page"
wait "$page"
page=
echo "The installed command opens the playground, and ends in peace."
