"""Shared parts of the tests: people, servers, browsers, tables and games."""
