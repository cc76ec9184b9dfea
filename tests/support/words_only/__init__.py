"""What a process finds before what is installed, where this folder is on its path."""
