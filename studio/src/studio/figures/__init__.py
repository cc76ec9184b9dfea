"""People and animals who act: built in space, posed, dressed, and drawn for every hand."""
