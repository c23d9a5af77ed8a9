# make play: set everything up and play.  make test: set everything up and test.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') setup.py pyproject.toml
# the interpreted source, beside the compiled package that is installed in the venv
PURE := PYTHONPATH=src BAILIWICK_EXPECT=pure
COMPILED := BAILIWICK_EXPECT=compiled
# the server and the browser are tested once, with the compiled build
SERVED := tests/server tests/browser
# the browser client, built into the package
CLIENT := src/bailiwick/server/static/index.html
WEB_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js
NPM := web/node_modules/.package-lock.json
CHROMIUM := /usr/bin/chromium
INITDB := $(wildcard /usr/lib/postgresql/*/bin/initdb) $(shell command -v initdb)

.PHONY: play test engine test-pure test-compiled test-server test-browser test-web lint web screenshots
.PHONY: bench bench-peers load soak fuzz lock clean

# http://localhost:8000 until you press Ctrl+C; matches are kept in bailiwick.db
play: $(VENV)/compiled
	$(BIN)/bailiwick serve

# the games are tested interpreted while they are being compiled
test: $(VENV)/tools
	$(MAKE) --no-print-directory -j2 engine $(VENV)/compiled
	$(MAKE) --no-print-directory test-web test-compiled test-server test-browser
	@echo "== all tests passed"

engine: lint test-pure

test-pure: $(VENV)/tools
	@echo "== games and kernel, interpreted"
	$(PURE) $(BIN)/pytest $(SERVED:%=--ignore=%)

test-compiled: $(VENV)/compiled
	@echo "== games and kernel, compiled"
	$(COMPILED) $(BIN)/pytest --numprocesses auto $(SERVED:%=--ignore=%)

test-server: $(VENV)/compiled | $(if $(strip $(INITDB)),,postgresql)
	@echo "== server"
	$(COMPILED) $(BIN)/pytest tests/server

test-browser: $(VENV)/compiled $(CHROMIUM)
	@echo "== whole matches and every page in a browser"
	$(COMPILED) $(BIN)/pytest tests/browser

test-web: $(NPM)
	@echo "== browser client: types and units"
	cd web && npm run --silent check && npm test --silent

lint: $(VENV)/tools
	@echo "== style and types"
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	cd src && ../$(BIN)/mypy --strict -p bailiwick

web: $(CLIENT)

$(CLIENT): $(NPM) $(WEB_SOURCES)
	@echo "== building the browser client"
	cd web && npm run --silent build -- --logLevel warn
	touch $@

$(NPM): web/package.json web/package-lock.json | $(if $(shell command -v npm),,npm)
	@echo "== fetching what the browser client is built from"
	cd web && npm ci --silent --no-audit --no-fund
	touch $@

# every page and board, both sizes, light and dark, into docs/img
screenshots: $(VENV)/compiled $(CHROMIUM)
	$(BIN)/python tools/screenshots.py

# what only the operating system has is installed on Debian by root or with sudo
.PHONY: npm postgresql
npm: ; @$(call install,npm,nodejs npm)
postgresql: ; @$(call install,initdb,postgresql)
$(CHROMIUM): ; @$(call install,$@,chromium)

define install
echo "== installing $(2)"; \
root=; [ "$$(id -u)" = 0 ] || root=sudo; \
if ! command -v apt-get > /dev/null || { [ -n "$$root" ] && ! command -v sudo > /dev/null; }; then \
	echo "$(1) is missing here. Install it (Debian: apt-get install $(2)), then run make again." >&2; exit 1; \
fi; \
$$root apt-get update -qq && $$root apt-get install -y -qq --no-install-recommends $(2)
endef

bench: $(VENV)/compiled
	$(PURE) $(BIN)/python -m bailiwick bench
	$(BIN)/bailiwick bench

# other engines of the field, in a venv of their own, measured in the same run
bench-peers: $(VENV)/compiled .venv-peers/ready
	$(BIN)/python bench/peers.py --peers .venv-peers/bin/python

# a thousand live matches on one server process, beside boardgame.io
load: $(VENV)/compiled .load/node_modules
	$(BIN)/python tools/load.py --bgio .load --write

# ten minutes of one match after the other: is memory flat?
soak: $(VENV)/compiled
	$(BIN)/python tools/load.py --soak 10 --write

.load/node_modules: tools/load/package.json
	mkdir -p .load && cp tools/load/package.json .load/
	cd .load && npm install --silent --no-audit --no-fund
	touch $@

# ten thousand random matches of each game with invariants on
fuzz: $(VENV)/compiled
	$(BIN)/python tools/fuzz.py --matches 10000

$(VENV)/tools: requirements.lock
	@echo "== fetching the Python libraries"
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements.lock
	touch $@

$(VENV)/compiled: $(VENV)/tools $(SOURCES) $(CLIENT)
	@echo "== compiling the games"
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
	rm -rf $(VENV) .venv-peers .load build web/node_modules src/bailiwick/server/static
