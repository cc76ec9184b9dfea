"""Measurements: each prints what it found and nothing else."""

import sys
from pathlib import Path

# The deck and the PostgreSQL that the tests use serve here too.
sys.path.append(str(Path(__file__).parents[1] / "tests"))
