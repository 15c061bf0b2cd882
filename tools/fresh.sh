#!/usr/bin/env bash
# make fresh: try the first steps of a newcomer on a fresh machine. In a chroot of each system, as an unprivileged user:
# git clone, make play until its page is shown, make test. Needs root and debootstrap; prints a table at the end.
#   FRESH_SYSTEMS="bookworm trixie"   Debian's names of the systems
#   FRESH_PYTHON=/opt/python3.12      a Python of this machine (its sys.base_prefix), tried on the last of the systems
#   FRESH_CACHE=/var/cache/thousand-fresh   the folder that keeps the systems (a second run is fast) and the logs
set -euo pipefail
cd "$(dirname "$0")/.."

systems=${FRESH_SYSTEMS-bookworm trixie}
python=${FRESH_PYTHON-}
cache=${FRESH_CACHE:-/var/cache/thousand-fresh}
added=git,make,python3,python3-venv,ca-certificates

# Runs in separate namespaces, so its mounts and processes end with it in any case.
inside() {  # inside ROOT [PYTHON_PREFIX]
  root=$1
  prefix=${2-}
  mount -t proc proc "$root/proc"
  mount -t tmpfs -o mode=1777,nosuid tmpfs "$root/dev/shm"
  mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
  if [ -n "$prefix" ]; then
    mkdir -p "$root$prefix"
    mount --bind "$prefix" "$root$prefix"
    mount -o remount,bind,ro "$root$prefix"
    # A folder on the path to the prefix may be accessible to root only.
    folder=$prefix
    until [ "$folder" = / ]; do folder=$(dirname "$folder"); chmod o+x "$root$folder"; done
  fi

  printf '127.0.0.1\tlocalhost\n' >"$root/etc/hosts"  # Debian's installer writes this file, debootstrap does not
  # The package index is reached as on this machine. Old files are removed first: a copy onto a link would follow it.
  for path in /etc/resolv.conf /etc/ssl/certs /etc/pip.conf; do
    if [ -e "$path" ]; then rm -rf "${root:?}$path"; cp -rL "$path" "$root$path"; fi
  done
  settings=(HOME=/home/newcomer PATH=/usr/local/bin:/usr/bin:/bin)
  while IFS= read -r -d '' setting; do
    case $setting in
      PIP_*=* | *_proxy=* | *_PROXY=* | SSL_CERT_FILE=* | SSL_CERT_DIR=* | REQUESTS_CA_BUNDLE=*) settings+=("$setting") ;;
    esac
  done < <(env -0)

  cd /
  # No exec here: the first process of a PID namespace has to reap orphans, as a shell does.
  chroot --userspec=newcomer:newcomer "$root" /usr/bin/env -i "${settings[@]}" /bin/sh -c 'cd && exec "$@"' sh \
    python3 /srv/newcomer.py /srv/thousand.git "/home/newcomer/card games/tysiąc" /home/newcomer/row \
    ${prefix:+"$prefix/bin/python3"}
}

if [ "${1-}" = inside ]; then
  shift
  inside "$@"
  exit
fi

if [ "$(id -u)" != 0 ] || ! command -v debootstrap >/dev/null; then
  echo "make fresh needs root, and debootstrap: apt install debootstrap" >&2
  exit 1
fi
if [ -n "$(git status --porcelain)" ]; then echo "What is not committed is not tried."; fi
mkdir -p "$cache"
scratch=$(mktemp -d "$cache/run.XXXXXX")
trap 'rm -rf --one-file-system "$scratch"' EXIT
git clone --quiet --bare --no-hardlinks . "$scratch/thousand.git"
commit=$(git -C "$scratch/thousand.git" rev-parse --short HEAD)

system_made() {  # system_made NAME: make it once, as NAME.tar in the cache
  if [ -e "$cache/$1.tar" ]; then return; fi
  echo "Making $1 …"
  if ! debootstrap --variant=minbase --include="$added" "$1" "$scratch/$1" >"$cache/$1-made.log" 2>&1; then
    tail -n 5 "$cache/$1-made.log" >&2
    return 1
  fi
  rm -rf "$scratch/$1"/var/cache/apt/archives/*.deb
  tar -C "$scratch/$1" -cf "$scratch/$1.tar" .
  rm -rf --one-file-system "${scratch:?}/$1"
  mv "$scratch/$1.tar" "$cache/$1.tar"
}

failed=0
rows=$scratch/rows
printf '%s\t' system Python 'seconds to the page' 'MB of .venv to play / to test' passed skipped >"$rows"
echo failed >>"$rows"

visited() {  # visited NAME [PYTHON_PREFIX]: let a newcomer try that system
  system_made "$1" || { failed=1; return; }
  root=$scratch/root
  mkdir "$root"
  tar -C "$root" -xf "$cache/$1.tar"
  chroot "$root" useradd --create-home newcomer
  cp tools/newcomer.py "$root/srv/"
  cp -r "$scratch/thousand.git" "$root/srv/"
  chroot "$root" chown -R newcomer: /srv
  log=$cache/$1${2:+-with-${2##*/}}.log
  echo "Trying $1${2:+ with the Python of $2}; the log is $log"
  if ! unshare --mount --propagation private --pid --fork --kill-child tools/fresh.sh inside "$root" "${@:2}" \
    >"$log" 2>&1; then
    failed=1
    tail -n 20 "$log"
  fi
  if [ -e "$root/home/newcomer/row" ]; then
    cat "$root/home/newcomer/row" >>"$rows"
  else
    printf '%s\t%s\t-\t-\t-\t-\tsee %s\n' "$1" "${2:-its own}" "$log" >>"$rows"
  fi
  rm -rf --one-file-system "$root"
}

for system in $systems; do visited "$system"; done
if [ -z "$python" ]; then
  echo "No other Python was tried: FRESH_PYTHON=/path/to/its/prefix names one."
elif ! "$python/bin/python3" -c 'import ensurepip, ssl, venv'; then
  echo "No other Python was tried: $python/bin/python3 is none that can make environments."
else
  visited "${systems##* }" "$python"
fi

echo
echo "Commit $commit:"
column -t -s "$(printf '\t')" "$rows"
exit "$failed"
