"""What each command does, a module a command; `app.py` imports one when it is needed."""
