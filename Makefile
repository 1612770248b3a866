# Two commands for people: `make run` and `make test`. `make soak` runs the long tests with their long counts,
# `make pictures` takes the pictures of all screens anew.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check -c config/constraints.txt

.PHONY: run test soak pictures clean

run: $(VENV)/.app
	@exec $(BIN)/python -m client demo

test: $(VENV)/.dev
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy & types=$$!; $(BIN)/lint-imports && wait $$types
	@$(BIN)/python -m pytest -n 2 -q --dist worksteal

soak: $(VENV)/.dev
	@$(BIN)/python -m pytest -n 2 -q --soak tests/browser tests/flows tests/client tests/shared tests/server

pictures: $(VENV)/.dev
	@$(BIN)/python tests/gallery/take.py

$(VENV)/.app: pyproject.toml config/constraints.txt
	@echo "Setting up (once, a minute or two) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) -e '.[client,server,desk]'
	@touch $@

$(VENV)/.dev: $(VENV)/.app
	@$(PIP) -e '.[client,server,desk,dev]'
	@touch $@

clean:
	rm -rf $(VENV) .gieok
