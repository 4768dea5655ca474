"""PettingZoo's suites; they warn about PettingZoo's own old ways when they are imported."""

from __future__ import annotations

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        parallel_api_test,
        parallel_seed_test,
        performance_benchmark,
        render_test,
        seed_test,
    )

__all__ = ["api_test", "parallel_api_test", "parallel_seed_test", "performance_benchmark", "render_test", "seed_test"]
