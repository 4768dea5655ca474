"""Builds Potluck: compiles the kernel, the games' rules and the bots as one unit, and packs the page.

Both are optional. Where mypyc or the C compiler fails (or with POTLUCK_PURE=1) the same rules are installed as plain
Python; where there is no Node the package has everything but the page. One line says so each time.
"""

import importlib.util
import json
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent.absolute()
PACKAGE = ROOT / "src" / "potluck"


def load(path: str) -> ModuleType:
    """A module of this source tree, which is not installed yet."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


mode = load("src/potluck/_mode.py")
PURE = os.environ.get("POTLUCK_PURE") == "1"


def say(text: str) -> None:
    print(f"potluck: {text}", file=sys.stderr)


class CompileInParallel(build_ext):
    """Compiles C files side by side."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile
        threads = ThreadPoolExecutor(os.cpu_count())

        def side_by_side(sources: list[str], **options: object) -> list[str]:
            return [
                file for files in threads.map(lambda source: one_by_one([source], **options), sources) for file in files
            ]

        self.compiler.compile = side_by_side
        with threads:
            super().build_extensions()


class CompileIfPossible(build_ext):
    """Compiles the rules; where that fails they stay plain Python.

    What there is to compile is only known when this runs: mypyc takes half a minute, and most commands that finalise
    this one only ask for names.
    """

    def run(self) -> None:
        if self.inplace:  # a wheel that is built here leaves the checkout's own compiled rules alone
            mode.MANIFEST.unlink(missing_ok=True)
        if PURE:
            return
        sources = mode.digest()  # before compiling: whoever edits a file meanwhile must compile again
        try:
            self.distribution.ext_modules = extensions()
            compiling = CompileInParallel(self.distribution)
            compiling.inplace = self.inplace
            compiling.ensure_finalized()
            compiling.run()
        except (Exception, SystemExit) as error:  # mypyc exits where it finds an error, and compilers raise many kinds
            reason = str(error).strip().splitlines() or [type(error).__name__]
            say(f"the rules are installed as plain Python, because compiling failed: {reason[-1][:200]}")
            self.distribution.compiles = False
            return
        self.extensions = compiling.extensions
        manifest = mode.MANIFEST if self.inplace else Path(self.build_lib) / "potluck" / mode.MANIFEST.name
        manifest.write_text(json.dumps({"digest": sources}))


def extensions() -> list:
    """The compiled unit, as mypyc writes it in C."""
    from mypyc.build import mypycify

    os.chdir(ROOT)  # mypyc reads module names from paths below the current folder's packages
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
        if os.environ.get("POTLUCK_OPT", "3") == "3":
            unit.extra_compile_args.append("-flto=auto")
            unit.extra_link_args.append("-flto=auto")
        unit.extra_link_args += direct
    return modules


def build_page() -> None:
    """Build the page into the package where Node is there, or where it is built already."""
    if not (ROOT / "web").is_dir():
        return
    page = load("tools/page.py")
    if not page.is_fresh() and page.system_npm() is None:
        shutil.rmtree(page.PAGE, ignore_errors=True)  # an older one would not fit
        say(f"packed without the page, because there is no Node of at least {page.LEAST_NODE_TEXT} here")
        return
    if page.build() != 0:
        shutil.rmtree(page.PAGE, ignore_errors=True)
        say("packed without the page, because it could not be built")


class BuildWithPage(build_py):
    """Packs the page too; an editable install leaves it to `make page`."""

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(Path(self.build_lib) / "potluck", ignore_errors=True)  # files of an earlier build
            build_page()
            self.data_files = self._get_data_files()  # they were listed before the page was there
        super().run()


class SourceWithPage(sdist):
    """A source distribution carries the built page, so that whoever builds from it needs no Node."""

    def run(self) -> None:
        build_page()
        super().run()


class WheelAsBuilt(bdist_wheel):
    """Names the wheel for this platform only if something was compiled."""

    def run(self) -> None:
        self.run_command("build")
        self.root_is_pure = not self.distribution.has_ext_modules()
        self.skip_build = True  # or installing into the wheel would compile once more
        super().run()


class Package(Distribution):
    """Compiles something, although what exactly is only known when that is done."""

    compiles = not PURE

    def has_ext_modules(self) -> bool:
        return self.compiles


setup(
    distclass=Package,
    cmdclass={
        "bdist_wheel": WheelAsBuilt,
        "build_ext": CompileIfPossible,
        "build_py": BuildWithPage,
        "sdist": SourceWithPage,
    },
)
