"""HTTP and WebSocket: the edges of the live table, and where everything is put together."""
