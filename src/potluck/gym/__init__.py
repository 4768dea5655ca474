"""The gym: Potluck's games as environments for learners. Needs the extra `potluck[gym]`.

`potluck.gym.zoo` has PettingZoo's two kinds, `potluck.gym.single` Gymnasium's, `potluck.gym.spiel` OpenSpiel's.
"""
