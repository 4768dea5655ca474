"""Pins what a server needs at run time, with hashes: `python tools/pin.py` writes requirements.lock, `--check` looks
whether it still fits pyproject.toml and what is installed here, without the network.

The versions are those installed here, which the tests were run with; the hashes are those of the wheels that pip
chooses for each of the machines below.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "requirements.lock"
EXTRAS = ["print"]
MACHINES = ["x86_64", "aarch64"]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
#: The C libraries that wheels are made for, old to new.
PLATFORMS = ["manylinux2014", "manylinux_2_17", "manylinux_2_24", "manylinux_2_26", "manylinux_2_27", "manylinux_2_28"]
HEAD = """\
# What a server needs at run time, pinned. Made by tools/pin.py; do not edit.
# Hashes: of the wheels for Linux with glibc 2.28 or newer, {machines}.
"""


def asked() -> list[Requirement]:
    """What pyproject.toml asks for, for running and for printing."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    texts = [*project["dependencies"], *(text for extra in EXTRAS for text in project["optional-dependencies"][extra])]
    return [Requirement(text) for text in texts]


def needed() -> dict[str, list[Requirement]]:
    """Every package that is needed here, by its name, with all that is asked of it."""
    found: dict[str, list[Requirement]] = {}
    looked_at: set[tuple[str, str]] = set()
    waiting = [(one, "") for one in asked()]
    while waiting:
        one, extra = waiting.pop()
        if one.marker is not None and not one.marker.evaluate({"extra": extra}):
            continue
        name = canonicalize_name(one.name)
        found.setdefault(name, []).append(one)
        for wanted in {"", *one.extras} - {extra for there, extra in looked_at if there == name}:
            looked_at.add((name, wanted))
            waiting += [(Requirement(text), wanted) for text in distribution(name).requires or []]
    return found


def pinned() -> dict[str, tuple[str, int]]:
    """The versions in the file, and how many hashes each has."""
    text = LOCK.read_text().replace("\\\n", " ") if LOCK.exists() else ""
    lines = re.findall(r"^([a-z0-9-]+)==(\S+)(.*)$", text, re.MULTILINE)
    return {name: (version, hashes.count("--hash=sha256:")) for name, version, hashes in lines}


def troubles() -> Iterator[str]:
    """What is wrong with the file, one sentence each."""
    file = pinned()
    for name, requirements in sorted(needed().items()):
        if name not in file:
            yield f"{name} is needed and not pinned."
            continue
        version, hashes = file[name]
        if not hashes:
            yield f"{name} has no hash."
        for requirement in requirements:
            if not requirement.specifier.contains(version, prereleases=True):
                yield f"{name} is pinned to {version}, but {requirement.specifier} is asked for."


def wheels(pins: list[str], machine: str, python: str) -> dict[str, str] | None:
    """The hash of the wheel that pip would take for each pin, or None where there is not one for each."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--no-deps"]
        command += ["--only-binary", ":all:", "--target", folder, "--report", str(report), "--python-version", python]
        for platform in PLATFORMS:
            command += ["--platform", f"{platform}_{machine}"]
        # Only the register itself counts, not what this machine may have beside it.
        environment = {name: value for name, value in os.environ.items() if name != "PIP_FIND_LINKS"}
        environment["PIP_CONFIG_FILE"] = os.devnull
        if subprocess.run([*command, *pins], env=environment, check=False).returncode:
            return None
        chosen = json.loads(report.read_text())["install"]
    return {
        canonicalize_name(one["metadata"]["name"]): one["download_info"]["archive_info"]["hashes"]["sha256"]
        for one in chosen
    }


def write() -> int:
    """Ask pip for every machine and write the file; how many machines it is good for."""
    pins = [f"{name}=={distribution(name).version}" for name in sorted(needed())]
    hashes: dict[str, set[str]] = {}
    good: list[str] = []
    for machine in MACHINES:
        pythons = []
        for python in PYTHONS:
            found = wheels(pins, machine, python)
            if found is None:
                print(f"not every package has a wheel for Python {python} on {machine}")
                continue
            pythons.append(python)
            for name, digest in found.items():
                hashes.setdefault(name, set()).add(digest)
        good.append(f"{machine} (Python {', '.join(pythons) or 'none'})")
    lines = [HEAD.format(machines=" and ".join(good))]
    for pin in pins:
        digests = sorted(hashes.get(pin.partition("==")[0], ()))
        lines.append(" \\\n    ".join([pin, *(f"--hash=sha256:{digest}" for digest in digests)]) + "\n")
    LOCK.write_text("".join(lines))
    return len(hashes)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only look whether the file still fits")
    given = parser.parse_args()
    try:
        if not given.check:
            print(f"pinned {write()} packages in {LOCK.name}")
        found = list(troubles())
    except PackageNotFoundError as error:
        found = [f"{error.name} is needed and not installed here."]
    for trouble in found:
        print(f"{LOCK.name}: {trouble}")
    if found and given.check:
        print("python tools/pin.py writes it anew")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
