# make play    the game, on this machine
# make test    lint, types, every test but the long journeys; sets itself up on a machine with Python 3.11+, pip and make
# make lint    style and types only
# make bench   how fast the rules, the server and the page are; all in four minutes; make bench-server: without the page
# make journeys every journey in a real browser: all editions, twelve devices, every screen and size, four languages
# make journeys-everywhere the same evening in Firefox, WebKit and Chromium, on a phone and on a laptop
# make stubborn every test that waits, 20 times in a row, then 5 times on busy cores: TIMES=20 BUSY=5 ONLY=tests/e2e
#              AT_ONCE=3: three tests at a time
# make screens pictures of every screen, in artefacts/screens
# make words   what a language lacks, and a page of every sentence with examples, in artefacts/words.html; TO=it begins one
# make soak    many tables, killed servers, restarted databases: is anything lost? ended keys that hammer: does one land?
#              much asked for: do others wait?
#              a television left on: does it grow?
# make fuzz    long runs of the fuzzers
# make cards   paint every card, look for what a printed game would reject, lay the contact sheets
# make golden  write the golden playthroughs and scenes anew, after a wanted change of the rules or the cards
# make rolling two servers restart behind nginx and Caddy: how long is anybody without a table?
# make release wheel and sdist in dist/, built twice, tried in a clean place, with their checksums
# make lock    choose the newest versions of everything we depend on, and pin them

export UV_PYTHON_DOWNLOADS := never
# Tests start some three hundred processes. Where this is set, as images often do, each compiles all it imports anew.
unexport PYTHONDONTWRITEBYTECODE

UV_VERSION := 0.13.7
UV := .tools/bin/uv
RUN := .venv/bin/

NPM := $(RUN)python web/npm.py
PAGE := src/halfsaid/server/static/index.html

.PHONY: play test lint lint-page lint-python lint-studio journeys journeys-everywhere stubborn bench bench-server screens
.PHONY: soak fuzz cards golden rolling release lock words
.DEFAULT_GOAL := test

play: .venv/ready-to-play $(PAGE)
	$(RUN)halfsaid serve

# The tests of a file stay together, which shares what they set up, until somebody is idle. Three on two cores:
# many of the game's tests wait for a process, a clock or a browser.
test: lint $(PAGE) .venv/browser
	cd studio && .venv/bin/pytest -n 2 --dist worksteal -q
	$(NPM) run --silent test
	$(RUN)pytest -n 3 --dist worksteal

# Two at a time: none of them keeps two cores busy.
lint: .venv/ready studio/.venv/ready web/node_modules/ready
	$(MAKE) --no-print-directory --jobs 2 --output-sync lint-page lint-python lint-studio

lint-page:
	$(NPM) run --silent lint

lint-python:
	$(RUN)ruff format --check --quiet .
	$(RUN)ruff check --quiet .
	$(RUN)mypy

lint-studio:
	cd studio && .venv/bin/ruff format --check --quiet . && .venv/bin/ruff check --quiet . && .venv/bin/mypy

cards: studio/.venv/ready
	cd studio && .venv/bin/studio check inkwell
	cd studio && .venv/bin/studio sheet inkwell --out ../artefacts/cards

bench: bench-server $(PAGE)
	$(RUN)python -m bench.page

bench-server: .venv/ready
	$(RUN)python -m bench.brief

journeys: .venv/ready $(PAGE) .venv/browser
	$(RUN)pytest tests/e2e -m "" -n 2 --dist loadgroup

journeys-everywhere: .venv/engines $(PAGE)
	xvfb-run --auto-servernum --server-args "-screen 0 1600x1000x24" $(RUN)pytest tests/everywhere -m everywhere

# One after the other and alone, then beside something that takes all the cores. Several at a time are done sooner, and are
# beside each other.
TIMES := 20
BUSY := 5
ONLY := tests
AT_ONCE := 0
STUBBORN = $(RUN)pytest -m "waits and not everywhere" -n $(AT_ONCE) --dist loadgroup $(ONLY)
stubborn: .venv/ready $(PAGE) .venv/browser
	$(STUBBORN) --count $(TIMES); alone=$$?; \
	$(RUN)python tests/support/stubborn.py $(STUBBORN) --count $(BUSY) && exit $$alone

# TO=it: first lays the files of a new language.
TO :=
words: .venv/ready web/node_modules/ready
	$(NPM) run --silent words $(TO)

screens: .venv/ready $(PAGE) .venv/browser
	HALFSAID_SCREENS=1 $(RUN)pytest tests/e2e/test_everyone.py tests/e2e/test_scenes.py -m "" -k "gravely or english_left or sofa"

soak: .venv/ready $(PAGE) .venv/browser
	HALFSAID_SOAK_TABLES=$${HALFSAID_SOAK_TABLES:-100} HALFSAID_SOAK_KILLS=$${HALFSAID_SOAK_KILLS:-20} $(RUN)pytest tests/server/test_durability.py
	HALFSAID_HAMMER_ROUNDS=50 $(RUN)pytest tests/server/test_ended_keys.py --timeout 900
	$(RUN)python -m bench.strain
	$(RUN)python -m bench.tv

fuzz: .venv/ready $(PAGE)
	HALFSAID_FUZZ_EXAMPLES=$${HALFSAID_FUZZ_EXAMPLES:-5000} $(RUN)pytest tests/server/test_fuzz.py -n 4 --dist worksteal --timeout 7200

golden: .venv/ready studio/.venv/ready
	$(RUN)pytest tests/rules/test_playthroughs.py tests/tables/test_old_logs.py --regenerate
	cd studio && .venv/bin/pytest tests/test_scenes.py -k as_it_was --regenerate

rolling: .venv/ready $(PAGE)
	PYTHONPATH=tests $(RUN)python -m bench.rolling

release: .venv/ready
	PYTHONPATH=tests $(RUN)python release.py

lock: $(UV)
	$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --upgrade \
		--custom-compile-command "make lock" pyproject.toml --extra minds --extra decks --group dev --output-file requirements/test.txt
	$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url \
		--custom-compile-command "make lock" pyproject.toml --extra minds --extra decks --group build --constraint requirements/test.txt \
		--output-file requirements/play.txt
	$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url \
		--custom-compile-command "make lock" pyproject.toml --extra minds --extra decks --constraint requirements/test.txt \
		--output-file requirements/serve.txt
	$(MAKE) .venv/ready
	$(RUN)python requirements/licences.py
	$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --upgrade \
		--custom-compile-command "make lock" --group engines --output-file requirements/engines.txt
	cd studio && ../$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --upgrade \
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
# Debian's headless shell, where it has one, starts in half the time.
.venv/browser: .venv/ready
	command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
		|| { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -qq --yes chromium >/dev/null \
			&& { apt-get install -qq --yes chromium-headless-shell >/dev/null 2>&1 || true; }; } \
		|| $(RUN)playwright install chromium \
		|| { echo "The browser tests need Chromium: install it, or name it in HALFSAID_CHROMIUM." >&2; exit 1; }
	touch $@

# Firefox and WebKit as Debian has them, with what drives them; WebKit cannot do without a display.
ENGINES := firefox-esr webkit2gtk-driver chromium chromium-driver xvfb
.venv/engines: .venv/ready requirements/engines.txt
	command -v firefox-esr >/dev/null && command -v WebKitWebDriver >/dev/null \
		&& command -v chromedriver >/dev/null && command -v xvfb-run >/dev/null \
		|| { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -qq --yes $(ENGINES) >/dev/null; } \
		|| { echo "Journeys everywhere need what Debian calls $(ENGINES): install them." >&2; exit 1; }
	$(UV) pip install --quiet --python .venv/bin/python --require-hashes --requirements requirements/engines.txt
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

# The system's, or one of our own: in a folder rather than a virtual environment, for Pythons that came without venv.
# By a path without the folder's name in it, which may hold a space.
.tools/bin/uv:
	if command -v uv >/dev/null; then mkdir -p .tools/bin && ln -sf "$$(command -v uv)" $@; \
		else python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --target .tools uv==$(UV_VERSION); fi
