# make play: set everything up and play.  make test: set everything up and test.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') setup.py pyproject.toml
# the interpreted source, beside the compiled package that is installed in the venv
PURE := PYTHONPATH=src BAILIWICK_EXPECT=pure

.PHONY: play test test-pure test-compiled lint bench bench-peers load fuzz lock clean

play: $(VENV)/compiled
	$(BIN)/bailiwick play

test: lint test-pure test-compiled

test-pure: $(VENV)/compiled
	$(PURE) $(BIN)/pytest

test-compiled: $(VENV)/compiled
	BAILIWICK_EXPECT=compiled $(BIN)/pytest

lint: $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	cd src && ../$(BIN)/mypy --strict -p bailiwick

bench: $(VENV)/compiled
	$(PURE) $(BIN)/python -m bailiwick bench
	$(BIN)/bailiwick bench

# other engines of the field, in a venv of their own, measured in the same run
bench-peers: $(VENV)/compiled .venv-peers/ready
	$(BIN)/python bench/peers.py --peers .venv-peers/bin/python

# a thousand live matches on one server process, beside boardgame.io
load: $(VENV)/compiled .load/node_modules
	$(BIN)/python tools/load.py --bgio .load --write

.load/node_modules: tools/load/package.json
	mkdir -p .load && cp tools/load/package.json .load/
	cd .load && npm install --silent --no-audit --no-fund
	touch $@

# ten thousand random matches of each game with invariants on
fuzz: $(VENV)/compiled
	$(BIN)/python tools/fuzz.py --matches 10000

# the browser client, built into the package
CLIENT := src/bailiwick/server/static/index.html
WEB_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/package-lock.json

web: $(CLIENT)

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci

$(CLIENT): web/node_modules/.package-lock.json $(WEB_SOURCES)
	cd web && npm run build

web-test: web/node_modules/.package-lock.json
	cd web && npm run check && npm test

# every page and board, both sizes, light and dark, into docs/img
screenshots: $(CLIENT) $(VENV)/tools
	$(BIN)/python -c "import playwright" || $(BIN)/pip install --quiet --disable-pip-version-check playwright
	PYTHONPATH=src $(BIN)/python tools/screenshots.py

$(VENV)/tools: requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements.lock
	touch $@

$(VENV)/compiled: $(VENV)/tools $(SOURCES)
	rm -rf build
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	rm -rf build src/*.egg-info
	touch $@

.venv-peers/ready: bench/peers.txt
	$(PYTHON) -m venv .venv-peers
	.venv-peers/bin/pip install --quiet --disable-pip-version-check --requirement bench/peers.txt
	touch $@

# the exact versions that were tested; pyproject.toml has the lower bounds
lock:
	rm -rf .venv-lock && $(PYTHON) -m venv .venv-lock
	BAILIWICK_PURE=1 .venv-lock/bin/pip install --quiet --disable-pip-version-check --upgrade setuptools wheel ".[dev]"
	.venv-lock/bin/pip freeze --all --exclude bailiwick --exclude pip > requirements.lock
	rm -rf .venv-lock build src/*.egg-info

clean:
	rm -rf $(VENV) .venv-peers .load build
