"""Potluck's games as environments for learners. Needs the extra `gym`: `pip install ".[gym]"` in a clone.

`pettingzoo_env` has PettingZoo's AEC and Parallel environments, `gymnasium_env` an environment for one seat among
bots, `openspiel_game` the games for OpenSpiel.
"""
