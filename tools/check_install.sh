#!/bin/sh
# What `pip install '.[play]'` gives: install this checkout into an environment of its own, then use the command.
set -eu
cd "$(dirname "$0")/.."
checkout=$PWD
folder=$(mktemp -d)
trap 'kill "${page:-}" 2>/dev/null; wait; rm -rf "$folder"' EXIT

fails() { echo "$*" >&2; exit 1; }

# From a copy: building leaves files beside the sources.
mkdir "$folder/source"
git archive HEAD | tar -x -C "$folder/source"
.venv/bin/python -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check -c requirements/play.txt "$folder/source"
cd "$folder"
export PATH="$folder/venv/bin:$PATH" HTTP_PORT=0

thousand --version
if said=$(PATH="$folder/venv/bin" thousand web 2>&1); then fails "the playground opened without a server"; fi
case $said in *"pip install"*) ;; *) fails "not said what to do without a server: $said" ;; esac

"$folder/venv/bin/pip" install --quiet --disable-pip-version-check -c "$checkout/requirements/play.txt" "$folder/source[play]"
thousand web > said.txt &
page=$!
tries=0
until address=$(grep -o 'http://[^ ]*' said.txt); do
  tries=$((tries + 1))
  [ "$tries" -lt 300 ] || fails "the playground did not open: $(cat said.txt)"
  sleep 0.1
done
python - "$address" <<'PYTHON'
import sys, urllib.request
page = urllib.request.urlopen(sys.argv[1], timeout=10).read()
assert b"<title>" in page, page[:200]
for name in ("cards/AH.svg", "words/pl.json"):
    pass
PYTHON
kill -INT "$page"
wait "$page"
page=
echo "The installed command opens the playground at $address and ends in peace."
