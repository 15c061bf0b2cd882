#!/bin/sh
# tools/image.sh build       build the image of the Dockerfile with docker, podman or buildah: the first that works here
# tools/image.sh run ROLE    run it as compose.yaml does, on this machine's own network, until a signal
# IMAGE=… is its name, ENGINE=… picks one of the three, PYTHON_IMAGE=… is another base than the Dockerfile's.
# PLATFORMS=linux/amd64,linux/arm64 builds one image for both processors.
# `run` hands on REDIS_URL, HTTP_HOST and HTTP_PORT. Only on Linux has a container this machine's own network.
set -eu
cd "$(dirname "$0")/.."
image=${IMAGE:-thousand}

# A docker without its daemon is there but builds nothing, so each is asked.
find_engine() {
  for name in ${ENGINE:-docker podman buildah}; do
    "$name" info >/dev/null 2>&1 && { echo "$name"; return; }
  done
  cat >&2 <<TEXT
Nothing that works here builds images (tried: ${ENGINE:-docker, podman, buildah}). One of these helps:
  docker:           start its daemon, or ask to be let in (docker info says what is missing)
  Debian, Ubuntu:   apt install podman, or apt install buildah (which needs no daemon and no containers)
TEXT
  return 1
}

build() {
  echo "Building $image with $engine …"
  [ -z "${PYTHON_IMAGE:-}" ] || set -- --build-arg "PYTHON_IMAGE=$PYTHON_IMAGE"
  # Only docker's own form of an image has room for the health check.
  [ "$engine" = docker ] || set -- --format docker "$@"
  case $engine:${PLATFORMS:-} in
    *:) "$engine" build "$@" --tag "$image" . ;;
    docker:*) docker buildx build "$@" --platform "$PLATFORMS" --tag "$image" . ;;
    *) "$engine" build "$@" --platform "$PLATFORMS" --manifest "$image" . ;;
  esac
}

# Steps of another processor's image run in an emulator, which the kernel has to know.
can_emulate() {
  [ -n "${PLATFORMS:-}" ] || return 0
  case $(uname -m):$PLATFORMS in
    x86_64:*arm64*) other=aarch64 ;;
    aarch64:*amd64*) other=x86_64 ;;
    *) return 0 ;;
  esac
  [ "$(uname)" != Linux ] || [ -e "/proc/sys/fs/binfmt_misc/qemu-$other" ] || {
    echo "This machine cannot run programs of the other processor: apt install qemu-user-static (binfmt)." >&2
    return 1
  }
}

run() {
  case $engine in
    buildah) run_by_hand "$@"; return ;;
    podman) set -- --read-only-tmpfs=false "$image" "$@" ;;  # it would add a writable /tmp
    docker) set -- "$image" "$@" ;;
  esac
  exec "$engine" run --rm --pull never --network host --read-only --cap-drop ALL --security-opt no-new-privileges \
    --env REDIS_URL --env HTTP_HOST --env HTTP_PORT "$@"
}

# buildah only builds. What an engine would do with the image is done here: its files as the root, for reading only,
# its own user, its own environment and its own command. Its words have no blanks in them.
run_by_hand() {
  container=$(buildah from --pull-never "$image")
  trap 'buildah rm "$container" >/dev/null' EXIT
  root=$(buildah mount "$container")
  about() { buildah inspect --format "{{range .OCIv1.Config.$1}}{{.}} {{end}}" "$container"; }
  is() { buildah inspect --format "{{.OCIv1.Config.$1}}" "$container"; }
  set -- $(about Entrypoint) "$@"
  set -- $(about Env) REDIS_URL="$REDIS_URL" HTTP_HOST="$HTTP_HOST" HTTP_PORT="$HTTP_PORT" "$@"
  set -- chroot --userspec="$(is User)" "$root" env --ignore-environment --chdir="$(is WorkingDir)" "$@"
  unshare --mount --propagation private sh -c '
    root=$1
    shift
    mount --bind "$root" "$root"
    mount --rbind /proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mount -o remount,bind,ro "$root"
    exec setpriv --no-new-privs "$@"' sh "$root" "$@" &
  process=$!
  trap 'kill "$process"' INT TERM
  status=0
  wait "$process" || status=$?
  # A signal ends the waiting before it ends the process.
  while kill -0 "$process" 2>/dev/null; do
    status=0
    wait "$process" || status=$?
  done
  exit "$status"
}

[ "${1:-}" = build ] || [ "${1:-}" = run ] || { sed -n '2,6s/^# //p' "$0" >&2; exit 2; }
can_emulate
engine=$(find_engine)
if [ "$engine" = buildah ]; then
  export BUILDAH_ISOLATION="${BUILDAH_ISOLATION:-chroot}"  # works where containers cannot be made, too
fi
"$@"
