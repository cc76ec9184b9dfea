"""HTTP and WebSocket: the edges of the living table, and where everything is put together."""
