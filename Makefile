# make play · make test · make bench — each sets up what it needs in .venv and asks for no root.
# PYTHON=… names another Python than the one that tools/setup.sh finds.
BIN := .venv/bin
export PYTHON
# Tests start some hundred Pythons: where none may keep what it compiles, that takes minutes.
unexport PYTHONDONTWRITEBYTECODE
# Tests that wait for servers leave a core idle half of the time.
WORKERS := $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) * 3 / 2)))

TEXTS := tests/texts/test_texts_of_every_language.py

# Notes for the release that a long check has passed.
RAN := $(BIN)/python -m tools.release ran

.DEFAULT_GOAL := help
.PHONY: help setup ready-to-play play lint test texts-first test-quick test-all test-most test-beside test-browser test-crosses test-bare coverage mutants walk endings games likelihood puzzles bench bench-quick chaos lock audit sbom release chaos-seeds texts glossary page check-locks check-install fresh image image-check

help: ## what there is to make
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

ready-to-play:
	@tools/setup.sh play

setup: ## make .venv with everything for playing, testing and measuring
	@tools/setup.sh dev

play: ready-to-play ## the playground in a browser, on an embedded server
	STRANGERS=$${STRANGERS:-on} $(BIN)/python -m bot web

lint: setup ## ruff and mypy
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m mypy

test: setup ## lint, types and the tests that one runs all the time; some four minutes
	$(MAKE) --no-print-directory -j2 lint test-quick

# A missing text would fail in each test that shows it: it is named here, within seconds, and nothing else runs.
texts-first: setup
	@$(BIN)/python -m pytest -q -x --no-header $(TEXTS) -k "missing or exists"

test-quick: setup texts-first
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not slow and not browser"

test-all: setup ## all tests, a bare machine, the locks, the installed command, the benchmarks; a quarter of an hour
	$(MAKE) --no-print-directory -j2 test-most test-beside

test-most: setup texts-first
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not (slow and browser) and not exhaustive"

# One core is enough for these.
test-beside: setup
	$(MAKE) --no-print-directory -j1 lint test-bare check-install bench-quick
	tools/check_locks.sh

test-bare: setup ## the tests that differ where there is no redis-server and no Chromium, as if there were none
	$(BIN)/python -m pytest -p tests.bare_machine $(addprefix tests/store/test_,\
	  embedded_server.py redis_starting.py redis_tables.py redis_passwords.py) $(wildcard tests/web/test_*in_browser.py)

test-browser: setup ## the slow tests of the page in a browser
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "slow and browser"
	@$(RAN) browser

test-crosses: setup ## every one of many with every one of many, of which `make test-all` has a part
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "exhaustive and not browser"
	@$(RAN) crosses

walk: setup ## every button of every sheet of the page, from five places
	WALK=whole $(BIN)/python -m pytest -n auto tests/web/test_every_button_of_every_sheet.py

endings: setup ## `solve` against every line that the engine allows, in a thousand endings of each preset
	ENDINGS=1000 $(BIN)/python -m pytest -n auto tests/engine/test_solve.py

likelihood: setup ## learn anew what bids, contracts and discards tell where two play: seven minutes on two cores
	@mkdir -p build
	printf '%s\n' 1 2 | xargs -P 2 -I @ sh -c '$(BIN)/python -m tools.learn_likelihood play 2500 @ > build/likelihood-@.jsonl'
	$(BIN)/python -m tools.learn_likelihood fit build/likelihood-1.jsonl build/likelihood-2.jsonl > build/likelihood.toml
	mv build/likelihood.toml engine/players/likelihood.toml

puzzles: setup ## make the puzzles anew: half an hour on two cores; goes on where it was stopped
	$(BIN)/python -m tools.make_puzzles find build/puzzles.jsonl
	$(BIN)/python -m tools.make_puzzles pack build/puzzles.jsonl

games: setup ## every preset with every number of seats, from /newgame to a winner, and a tournament at home on each platform
	GAMES=whole $(BIN)/python -m pytest -n auto tests/games/test_every_preset_is_played.py \
	  tests/screens/test_rules_told.py tests/web/test_first_session_in_browser.py \
	  tests/web/test_whole_games_in_browser.py tests/web/test_table_told_in_browser.py \
	  tests/chat/test_tournament_across_platforms.py tests/chat/discord/test_discord_in_every_language.py \
	  tests/chat/test_telegram_crashes.py tests/chat/discord/test_discord_games.py tests/forgetting/test_deleted_data.py \
	  tests/screens/test_screens_keep_limits.py tests/engine/tournament/test_tournament_properties.py

coverage: setup ## which lines and branches no test sees, but for those of processes of their own; half an hour
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --timeout 400 --cov --cov-report= --ignore tests/chaos
	$(BIN)/python -m coverage report --include 'engine/*' --fail-under 98
	$(BIN)/python -m coverage report --include 'bot/*,adapters/*' --fail-under 94
	@$(RAN) coverage

mutants: setup ## plant faults in scoring, play, auction and commits, and tell which no test sees; ten minutes
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r requirements/mutants.txt
	$(BIN)/python -m tools.mutants --run
	@$(RAN) mutants

bench: setup ## measure
	$(BIN)/python -m bench

bench-quick: setup ## check that every measurement still runs
	timeout 900 $(BIN)/python -m bench --quick

chaos: setup ## games under faults; SEED=n repeats a run
	$(BIN)/python -m tests.chaos

chaos-seeds: setup ## twenty seeds of `make chaos`, as before a release; two hours
	for seed in $$(seq 1 20); do SEED=$$seed $(BIN)/python -m tests.chaos || exit 1; done
	@$(RAN) chaos

lock: setup ## renew requirements/ from pyproject.toml; UPGRADE=1 takes newer versions
	tools/lock.sh

audit: setup ## look for known vulnerabilities of what is locked; ADVISORIES=file where there is no network
	@$(BIN)/python -m tools.audit $(ADVISORIES)
	@$(RAN) audit

sbom: setup ## what the image consists of, as CycloneDX, in sbom.cdx.json
	$(BIN)/python -m tools.sbom > sbom.cdx.json

texts: setup ## what each language still lacks; LANGUAGE=fr looks at one, also a new one
	@$(BIN)/python -m tools.texts_report $(LANGUAGE)

glossary: setup ## the game's words in all languages as one table, in glossary.csv
	$(BIN)/python -m tools.glossary_table > glossary.csv

page: ## lint and type-check the page's JavaScript; asks for node, fetches the two tools into tools/page/node_modules
	cd tools/page && npm install --no-package-lock --no-audit --no-fund --silent
	cd tools/page && node_modules/.bin/tsc --project tsconfig.json
	tools/page/node_modules/.bin/biome lint --config-path tools/page/biome.json --error-on-warnings adapters/web/static

check-install: setup ## install the committed state as a package, open the playground with its command, and use the engine alone
	tools/check_install.sh
	tools/check_engine.sh

image: ## build the image with docker, podman or buildah; IMAGE=name names it, PLATFORMS=linux/amd64,linux/arm64
	@tools/image.sh build

image-check: ready-to-play ## start the built image beside a Redis, as a deployment does, and stop it
	@$(BIN)/python -m tools.check_image

check-locks: setup ## whether every Python on every system promised can install what is locked; asks the package index
	tools/check_locks.sh
	@$(RAN) locks

fresh: ## play and test on fresh Debian systems, in chroots; root and debootstrap; FRESH_PYTHON=/prefix adds a Python
	tools/fresh.sh
	@python3 -m tools.release ran fresh

release: setup ## what a release still lacks, in one table
	@$(BIN)/python -m tools.release
