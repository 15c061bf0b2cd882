# make play · make test · make bench — each sets up what it needs in .venv and asks for no root.
PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help setup play test bench chaos lint lock

help: ## what there is to make
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

# The stamp is newer than the lock exactly when the environment is up to date.
$(VENV)/.stamp: requirements.lock
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 is missing: install python3.11 (Debian: apt install python3 python3-venv; macOS: brew install python@3.11), or name yours: make PYTHON=python3 $(MAKECMDGOALS)"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { echo "The venv module is missing: on Debian, apt install python3-venv"; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r requirements.lock
	@touch $@

setup: $(VENV)/.stamp ## make .venv with the locked dependencies

play: setup ## the playground in a browser, on an embedded server
	$(BIN)/python -m bot web

lint: setup ## ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test: setup lint ## all tests
	$(BIN)/python -m pytest -n auto --cov --cov-fail-under=95 tests/engine
	$(BIN)/python -m pytest -n auto --ignore tests/engine --ignore tests/chaos
	$(BIN)/python -m pytest tests/chaos  # alone: these see how soon something is shown

bench: setup ## measure
	$(BIN)/python -m bench

chaos: setup ## games under faults; SEED=n repeats a run
	$(BIN)/python -m tests.chaos

lock: ## renew requirements.lock from pyproject.toml
	$(BIN)/python -m pip install --quiet pip-tools
	$(BIN)/pip-compile --quiet --strip-extras --generate-hashes --allow-unsafe --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-header --extra play --extra dev --output-file requirements.lock pyproject.toml
