"""Builds Potluck; compiles the kernel, the games' rules and the bots as one unit where it can.

Without a C compiler (or with POTLUCK_PURE=1) the same rules are installed as plain Python.
"""

import importlib.util
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
spec = importlib.util.spec_from_file_location("potluck_mode", ROOT / "src/potluck/_mode.py")
assert spec
assert spec.loader
mode = importlib.util.module_from_spec(spec)
spec.loader.exec_module(mode)
PACKAGE = ROOT / "src" / "potluck"


def interpreted(why: object) -> None:
    print(f"potluck: running the rules interpreted, {why}", file=sys.stderr)


class CompileIfPossible(build_ext):
    """Compiling is a gift, not a condition: one clear line where it fails."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile
        threads = ThreadPoolExecutor(os.cpu_count())

        def side_by_side(sources: list[str], **wishes: object) -> list[str]:
            return [
                file for files in threads.map(lambda source: one_by_one([source], **wishes), sources) for file in files
            ]

        self.compiler.compile = side_by_side
        with threads:
            super().build_extensions()

    def run(self) -> None:
        mode.MANIFEST.unlink(missing_ok=True)
        try:
            super().run()
        except Exception as error:  # any compiler trouble: distutils raises many kinds
            interpreted(f"because compiling failed: {error}")
            self.extensions = []
            return
        manifest = json.dumps({"digest": mode.digest()})
        mode.MANIFEST.write_text(manifest)
        if not self.inplace:
            built = Path(self.build_lib) / "potluck" / "_compiled.json"
            built.parent.mkdir(parents=True, exist_ok=True)
            built.write_text(manifest)
            mode.MANIFEST.unlink()


class WithThePage(build_py):
    """A package that is built from a checkout carries the page; an editable one leaves it to `make page`."""

    def run(self) -> None:
        if not self.editable_mode and (ROOT / "web").is_dir():
            built = subprocess.run([sys.executable, str(ROOT / "tools" / "page.py")], check=False)
            if built.returncode != 0:
                print("potluck: packaging without the page, because it could not be built", file=sys.stderr)
        super().run()


def extensions() -> list:
    if os.environ.get("POTLUCK_PURE") == "1":
        interpreted("as POTLUCK_PURE asks")
        return []
    from mypyc.build import mypycify

    # mypyc reads module names from paths below the current folder's packages
    os.chdir(ROOT)
    sources = [str(file.relative_to(ROOT)) for file in mode.compiled_sources(PACKAGE)]
    modules = mypycify(
        sources,
        opt_level=os.environ.get("POTLUCK_OPT", "3"),
        debug_level="0",
        group_name="potluck",
        multi_file=True,  # so that they compile side by side
    )
    if sys.platform == "linux":  # calls into libpython, and from one file to another, are most of what rules do
        direct = ["-fno-plt", "-fno-semantic-interposition"]
        for module in modules:
            module.extra_compile_args += direct
        unit = max(modules, key=lambda module: len(module.sources))
        unit.extra_compile_args.append("-flto=auto")
        unit.extra_link_args += ["-flto=auto", *direct]
    return modules


setup(ext_modules=extensions(), cmdclass={"build_ext": CompileIfPossible, "build_py": WithThePage})
