"""Measurements: each prints what it found and nothing else."""
