"""`python -m potluck` is the same as `potluck`."""

from __future__ import annotations

from potluck.cli import main

if __name__ == "__main__":
    main()
