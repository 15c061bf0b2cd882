# One image for every role: docker run IMAGE telegram | discord | web | all; web for others needs PLAYGROUND_OPEN=yes
# The digest, of all processors' images of this version, says which bytes; a tag alone can be moved to others.
ARG PYTHON_IMAGE=docker.io/library/python:3.13.15-slim-trixie@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b
FROM ${PYTHON_IMAGE} AS build
WORKDIR /app
COPY requirements/runtime.txt ./
RUN python -m venv /venv \
 && /venv/bin/pip install --no-cache-dir --disable-pip-version-check --only-binary=:all: --require-hashes --no-deps -r runtime.txt
# The players' compiled part; without it they play a little weaker.
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
COPY engine/players/solver engine/players/solver
COPY tools/build_solver.py tools/
RUN /venv/bin/python -m tools.build_solver

FROM ${PYTHON_IMAGE}
ENV PATH=/venv/bin:$PATH PYTHONPATH=/app PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 HTTP_HOST=0.0.0.0 LOG_FORMAT=json
RUN useradd --system --uid 10001 --no-create-home thousand && mkdir /app /data && chown thousand /data
WORKDIR /app
COPY --from=build /venv /venv
COPY engine engine
COPY --from=build /app/engine/players/solver engine/players/solver
COPY adapters adapters
COPY bot bot
# The command of an installation, for `docker compose exec bot thousand …` from any folder.
RUN printf '#!/bin/sh\nexec python -m bot "$@"\n' > /usr/local/bin/thousand && chmod 755 /usr/local/bin/thousand
USER 10001
EXPOSE 8000
# No Python every ten seconds: bash asks itself, in a few milliseconds.
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${HTTP_PORT:-8000} && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
ENTRYPOINT ["thousand"]
CMD ["all"]
