"""What can be asked over HTTP and WebSocket; thin: the work is done elsewhere."""
