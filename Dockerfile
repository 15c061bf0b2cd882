# One image for every role: docker run IMAGE telegram | discord | web | all
FROM python:3.13-slim AS build
WORKDIR /app
COPY requirements/runtime.txt ./
RUN python -m venv /venv \
 && /venv/bin/pip install --no-cache-dir --disable-pip-version-check --only-binary=:all: --require-hashes --no-deps -r runtime.txt

FROM python:3.13-slim
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 HTTP_HOST=0.0.0.0 LOG_FORMAT=json
RUN useradd --system --uid 10001 --no-create-home thousand && mkdir /app /data && chown thousand /data
WORKDIR /app
COPY --from=build /venv /venv
COPY engine engine
COPY adapters adapters
COPY bot bot
USER 10001
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=2)"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["all"]
