"""`python -m potluck.server.schema [--check]`."""

from potluck.server.schema.generate import main

raise SystemExit(main())
