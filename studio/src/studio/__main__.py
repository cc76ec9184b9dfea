from studio.cli import app

app()
