#!/bin/sh
# tools/image.sh build       build the image of the Dockerfile with the first of docker, podman, buildah that works here
# tools/image.sh run ROLE    run it as compose.yaml does, on this machine's own network, until a signal
# IMAGE=… is the image's name, ENGINE=… picks one of the three, PYTHON_IMAGE=… replaces the Dockerfile's base image.
# PLATFORMS=linux/amd64,linux/arm64 builds one image for both processors.
# `run` passes on REDIS_URL, HTTP_HOST and HTTP_PORT. A container can use this machine's own network only on Linux.
set -eu
cd "$(dirname "$0")/.."
image=${IMAGE:-thousand}

# docker may be installed but can't build without its daemon, so each engine is tried.
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
  # Only docker's image format supports the health check.
  [ "$engine" = docker ] || set -- --format docker "$@"
  case $engine:${PLATFORMS:-} in
    *:) "$engine" build "$@" --tag "$image" . ;;
    docker:*) docker buildx build "$@" --platform "$PLATFORMS" --tag "$image" . ;;
    *) "$engine" build "$@" --platform "$PLATFORMS" --manifest "$image" . ;;
  esac
}

# Build steps for another processor run in an emulator, which has to be registered with the kernel.
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
    podman) set -- --read-only-tmpfs=false "$image" "$@" ;;  # podman would add a writable /tmp
    docker) set -- "$image" "$@" ;;
  esac
  exec "$engine" run --rm --pull never --network host --read-only --cap-drop ALL --security-opt no-new-privileges \
    --env REDIS_URL --env HTTP_HOST --env HTTP_PORT "$@"
}

# buildah only builds, so the image is run by hand as an engine would: with its files as a read-only root, and with its
# user, environment and command. None of its words contains a blank.
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
  # A signal ends `wait` before it ends the process.
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
  export BUILDAH_ISOLATION="${BUILDAH_ISOLATION:-chroot}"  # also works where containers can't be created
fi
"$@"
