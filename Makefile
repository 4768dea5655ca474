# What people and CI run. Everything that is needed is installed into .venv.
PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python

.PHONY: help play install test check dist lint test-interpreted test-compiled test-page compile page golden reports \
	chaos load bench environment clean

help:
	@echo "make play     install what playing needs and open Potluck in the browser (LAN=1: also for this network)"
	@echo "make test     all that CI runs"
	@echo "make check    lint, and the tests of rules, kernel and bots: a few minutes"
	@echo "make install  make .venv with everything for contributors in it"
	@echo "make dist     build and check the source distribution and the wheel"
	@echo "make bench    measure speed beside other engines"
	@echo "make chaos    kill nodes and databases for a while and see that nothing is lost"
	@echo "make load     measure the server under load"
	@echo "make lint · compile · page · golden · reports · clean"

play:
	@$(PYTHON) tools/play.py $(if $(LAN),--lan)

install: compile

environment:
	@$(PYTHON) tools/install.py dev

# Compiles only where sources changed since the last time; without a C compiler the rules run interpreted.
compile: environment
	@$(PY) tools/compile_rules.py

lint: environment
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-cache
	$(PY) -m potluck.server.schema --check
	$(PY) tools/check_words.py
	$(PY) tools/audit.py
	$(PY) tools/pin.py --check

# The page, built into the package; Node comes from the system or from PyPI.
page: environment
	@$(PY) tools/page.py

test-page: environment
	@$(PY) tools/page.py --check
	@$(PY) tools/art.py --check

# The rules in both modes: as plain Python, then everything as it is shipped.
test-interpreted: environment
	POTLUCK_PURE=1 $(PY) -m pytest -n 2 tests/kernel tests/bots tests/games tests/conformance

test-compiled: compile test-page
	@$(PY) tools/browser.py
	$(PY) -m pytest -n 2 tests

# What uses one core at a time runs side by side first.
test: environment
	@$(MAKE) --no-print-directory -j 2 lint compile test-page
	@$(MAKE) --no-print-directory test-interpreted
	@$(MAKE) --no-print-directory test-compiled

# For contributors, before every commit.
check: lint test-interpreted

# The source distribution and the wheel, with the page and the compiled rules, built in isolation and checked.
dist: environment
	rm -rf dist
	$(PY) -m build --outdir dist
	POTLUCK_DIST=dist $(PY) -m pytest tests/packages/test_wheel.py

# The reports in docs/reports, made again (a few minutes on two cores).
reports: compile
	@for game in cafe-carnage cafe-baras cthulbeque a-la-carte cake-auf; do \
		rm -rf build/lab/$$game; \
		$(VENV)/bin/potluck lab run $$game --games 3000 --ladder random,novice,regular,chef --thinking 200 --thinking-games 150 --seed house --no-report --out build/lab/$$game || exit 1; \
		$(VENV)/bin/potluck lab report build/lab/$$game --out docs/reports/$$game.html || exit 1; \
	done

golden: environment
	cd tests && POTLUCK_PURE=1 ../$(PY) -m conformance.golden
	git --no-pager diff --stat tests/golden

# The fault laboratory at length: every seed another evening of killed nodes, cut lines and a dying database.
chaos: compile
	POTLUCK_CHAOS_SEEDS=$(or $(SEEDS),20) POTLUCK_CHAOS_ROUNDS=12 POTLUCK_CHAOS_TABLES=5 $(PY) -m pytest tests/faults

# Served moves a second and how long they take, on SQLite and PostgreSQL, with one node and two.
load: compile
	$(PY) bench/load.py

bench: compile
	@$(PYTHON) tools/install.py bench || echo "some peers cannot be installed here; measuring the rest"
	$(PY) bench/throughput.py

clean:
	rm -rf build dist src/potluck/_compiled.json
	find src -name '*.so' -delete
	find . -name __pycache__ -not -path './$(VENV)/*' -exec rm -rf {} +
