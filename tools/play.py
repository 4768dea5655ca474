"""From a fresh clone to the lobby: `python3 tools/play.py [options of potluck]`.

Installs what playing needs and builds the page, side by side, then opens Potluck. The rules compile in the background
meanwhile and are used from the next start. Runs on the system's Python with the standard library only.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import compile_rules
import install
import page

TOOLS = install.ROOT / "tools"
#: How a server ends that is closed by Ctrl-C: as asked for, not as an error.
CTRL_C = (130, -signal.SIGINT)


def prepare() -> None:
    """Install and build what is missing; install.Failed where that cannot be done."""
    fresh = page.is_fresh()
    if fresh or page.system_npm() is None:
        install.install("play")
        if fresh:
            return
        install.say("building the page")
        # by the new environment's Python, which can install a Node of its own
        built = subprocess.run([str(install.PYTHON), str(TOOLS / "page.py"), "--build-only"], check=False).returncode
    else:
        with ThreadPoolExecutor(1) as beside:
            install.say("building the page")
            building = beside.submit(page.build, everything=False)
            install.install("play")
            built = building.result()
    if built != 0:
        raise install.Failed(
            "potluck: without the page there is no lobby; `.venv/bin/potluck play GAME` works all the same"
        )


def serve(options: list[str]) -> int:
    """Open the lobby, and compile the rules beside it where they are not."""
    python = str(install.PYTHON)
    compiled, _ = compile_rules.mode()
    server = subprocess.Popen([python, "-m", "potluck", *options])
    compiling = None
    if not compiled:
        install.say("the rules compile in the background; from the next start on, bots think many times faster")
        compiling = subprocess.Popen([python, str(TOOLS / "compile_rules.py"), "--background"], start_new_session=True)
    try:
        while True:
            try:
                status = server.wait()
                return 0 if status in CTRL_C else status
            except KeyboardInterrupt:  # the server has heard it too, and closes
                continue
    finally:
        if compiling is not None and compiling.poll() is None:
            os.killpg(compiling.pid, signal.SIGTERM)


def main() -> int:
    try:
        prepare()
    except install.Failed as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return serve(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
