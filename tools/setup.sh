#!/bin/sh
# tools/setup.sh play|dev: make .venv with the locked packages of requirements/play.txt or dev.txt. Needs no root.
# PYTHON=… names the Python to use in place of the one found.
set -eu
cd "$(dirname "$0")/.."
wanted=$1
venv=.venv

fits() {  # fits COMMAND OLDEST NEWEST: succeeds if it is a Python of these versions
  "$1" -c "import sys; sys.exit(not ($2 <= sys.version_info[:2] <= $3))" 2>/dev/null
}

find_python() {
  if [ -n "${PYTHON:-}" ]; then
    fits "$PYTHON" '(3, 11)' '(9, 0)' && { echo "$PYTHON"; return; }
    echo "PYTHON=$PYTHON is no Python 3.11 or newer." >&2
    return 1
  fi
  for name in python3 python3.14 python3.13 python3.12 python3.11; do
    fits "$name" '(3, 11)' '(3, 14)' && { echo "$name"; return; }
  done
  cat >&2 <<'TEXT'
There is no Python 3.11, 3.12, 3.13 or 3.14 here. One of these helps:
  Debian, Ubuntu:  apt install python3 python3-venv
  macOS:           brew install python@3.13
  another one:     make PYTHON=/path/to/python3 …
TEXT
  return 1
}

# Make the environment again if its Python is gone, or isn't the one named by PYTHON.
if [ -e "$venv" ]; then
  same='import sys; print(sys.version_info[:3], sys.base_prefix)'
  if ! fits "$venv/bin/python" '(3, 11)' '(9, 0)'; then
    echo "The Python of $venv has gone."
    rm -rf "$venv"
  elif [ -n "${PYTHON:-}" ] && [ "$("$venv/bin/python" -c "$same")" != "$("$PYTHON" -c "$same")" ]; then
    echo "$venv has another Python than $PYTHON."
    rm -rf "$venv"
  fi
fi

compile_solver() {  # compile the players' solver if possible, unless it is newer than its source
  source=engine/players/solver
  made=$(find $source -name '_solver*.so')
  # A compiler may have been installed since the last time.
  if [ -n "$made" ] || ! command -v cc >/dev/null; then
    if [ "$venv/.solver" -nt $source/solver.c ] && [ "$venv/.solver" -nt $source/solver.h ]; then return; fi
  fi
  "$venv/bin/python" -m tools.build_solver --if-possible
  touch "$venv/.solver"
}

lock=requirements/$wanted.txt
for done in "$venv/.$wanted" "$venv/.dev"; do  # dev.txt contains all packages of play.txt
  if [ "$done" -nt "$lock" ]; then compile_solver; exit 0; fi
done

if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
  python=$(find_python)
  if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    echo "$python cannot make environments yet. On Debian or Ubuntu: apt install python$version-venv" >&2
    exit 1
  fi
  echo "Making $venv with $("$python" --version) …"
  rm -rf "$venv"
  "$python" -m venv "$venv" || { rm -rf "$venv"; exit 1; }
fi

echo "Installing $(grep -c '^[a-z].*==' "$lock") packages of $lock: from half a minute, if pip has kept them, to five minutes …"
began=$(date +%s)
# --no-compile: Python compiles imported modules by itself. Compiling everything here takes longer than the rest.
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes --no-deps -r "$lock"
touch "$venv/.$wanted"
compile_solver
echo "Installed after $(($(date +%s) - began)) seconds."
