# make play    the game, on this machine
# make test    lint, types, every test but the long journeys; sets itself up on a machine with Python 3.11+, pip and make
# make lint    style and types only
# make bench   how fast the rules, the server and the page are
# make journeys every journey in a real browser: all editions, twelve devices, every screen and size, three languages
# make screens pictures of every screen, in artefacts/screens
# make soak    many tables, killed servers, restarted databases: is anything lost? a television left on: does it grow?
# make fuzz    long runs of the fuzzers
# make cards   paint every card, look for what a printed game would reject, lay the contact sheets
# make golden  write the golden playthroughs and scenes anew, after a wanted change of the rules or the cards
# make lock    choose the newest versions of everything we depend on, and pin them

export UV_PYTHON_DOWNLOADS := never

UV_VERSION := 0.13.7
UV := $(or $(shell command -v uv 2>/dev/null),$(CURDIR)/.tools/bin/uv)
RUN := .venv/bin/

NPM := $(RUN)python web/npm.py
PAGE := src/halfsaid/server/static/index.html

.PHONY: play test lint journeys bench screens soak fuzz cards golden lock
.DEFAULT_GOAL := test

play: .venv/ready-to-play $(PAGE)
	$(RUN)halfsaid serve

test: lint $(PAGE) .venv/browser
	cd studio && .venv/bin/pytest -n 2 -q
	$(NPM) run --silent test
	$(RUN)pytest -n 2 --dist loadgroup

lint: .venv/ready studio/.venv/ready web/node_modules/ready
	$(RUN)ruff format --check --quiet .
	$(RUN)ruff check --quiet .
	$(RUN)mypy
	cd studio && .venv/bin/ruff format --check --quiet . && .venv/bin/ruff check --quiet . && .venv/bin/mypy
	$(NPM) run --silent lint

cards: studio/.venv/ready
	cd studio && .venv/bin/studio check inkwell
	cd studio && .venv/bin/studio sheet inkwell --out ../artefacts/cards

bench: .venv/ready $(PAGE)
	$(RUN)python -m bench.rules
	$(RUN)python -m bench.load
	$(RUN)python -m bench.page

journeys: .venv/ready $(PAGE) .venv/browser
	$(RUN)pytest tests/e2e -m "" -n 2 --dist loadgroup

screens: .venv/ready $(PAGE) .venv/browser
	HALFSAID_SCREENS=1 $(RUN)pytest tests/e2e/test_everyone.py -m "" -k "axe or french"

soak: .venv/ready $(PAGE) .venv/browser
	HALFSAID_SOAK_TABLES=100 HALFSAID_SOAK_KILLS=20 $(RUN)pytest tests/server/test_durability.py
	$(RUN)python -m bench.tv

fuzz: .venv/ready
	HALFSAID_FUZZ_EXAMPLES=5000 $(RUN)pytest tests/server/test_fuzz.py

golden: .venv/ready studio/.venv/ready
	$(RUN)pytest tests/rules/test_playthroughs.py tests/tables/test_old_logs.py --regenerate
	cd studio && .venv/bin/pytest tests/test_scenes.py -k as_it_was --regenerate

lock: $(UV)
	$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --upgrade \
		--custom-compile-command "make lock" pyproject.toml --extra minds --group dev --output-file requirements/test.txt
	$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url \
		--custom-compile-command "make lock" pyproject.toml --extra minds --group build --constraint requirements/test.txt \
		--output-file requirements/play.txt
	cd studio && $(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --upgrade \
		--custom-compile-command "make lock" pyproject.toml --group dev --output-file requirements.txt

.venv/ready-to-play: requirements/play.txt pyproject.toml | $(UV)
	test -x .venv/bin/python || $(UV) venv --quiet --python ">=3.11" .venv
	$(UV) pip install --quiet --python .venv/bin/python --require-hashes --requirements requirements/play.txt
	$(UV) pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation --editable .
	touch $@

.venv/ready: requirements/test.txt pyproject.toml | $(UV)
	test -x .venv/bin/python || $(UV) venv --quiet --python ">=3.11" .venv
	$(UV) pip sync --quiet --python .venv/bin/python --require-hashes requirements/test.txt
	$(UV) pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation --editable .
	touch $@

# A browser for the tests: the system's, else Debian's where we may install it, else the one Playwright brings.
.venv/browser: .venv/ready
	command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
		|| { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -qq --yes chromium >/dev/null; } \
		|| $(RUN)playwright install chromium \
		|| { echo "The browser tests need Chromium: install it, or name it in HALFSAID_CHROMIUM." >&2; exit 1; }
	touch $@

# The studio takes from the game what a deck is, so both are in its environment.
studio/.venv/ready: studio/requirements.txt studio/pyproject.toml | $(UV)
	test -x studio/.venv/bin/python || $(UV) venv --quiet --python ">=3.11" studio/.venv
	$(UV) pip sync --quiet --python studio/.venv/bin/python --require-hashes studio/requirements.txt
	$(UV) pip install --quiet --python studio/.venv/bin/python --no-deps --no-build-isolation --editable . --editable studio
	touch $@

$(PAGE): web/node_modules/ready $(shell find web/src web/public web/index.html web/vite.config.ts -type f)
	$(NPM) run --silent build
	touch $@

# Either set-up of the virtual environment brings Node; the fuller one is not thrown away for it.
web/node_modules/ready: web/package-lock.json
	test -e .venv/ready || $(MAKE) .venv/ready-to-play
	$(NPM) ci --silent
	touch $@

# Into a folder rather than a virtual environment: works where Python came without venv.
$(CURDIR)/.tools/bin/uv:
	python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --target .tools uv==$(UV_VERSION)
