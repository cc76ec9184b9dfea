"""Tales nobody finished telling: ink and wash."""
