"""In place of the bots' language model, for processes that do without: as if the extra `minds` were not installed."""

raise ImportError("bots go by words in common here")
