// The icons of foods (round), decors (square) and of what else is counted.
import type { Component } from 'svelte';
import Capybara from '~icons/game-icons/capybara';
import CeilingLight from '~icons/game-icons/ceiling-light';
import CoffeeCup from '~icons/game-icons/coffee-cup';
import Boba from '~icons/game-icons/boba';
import BowlOfRice from '~icons/game-icons/bowl-of-rice';
import CardPick from '~icons/game-icons/card-pick';
import CompactDisc from '~icons/game-icons/compact-disc';
import Cupcake from '~icons/game-icons/cupcake';
import Gears from '~icons/game-icons/gears';
import AllForOne from '~icons/game-icons/all-for-one';
import LinkedRings from '~icons/game-icons/linked-rings';
import Log from '~icons/game-icons/log';
import MonsteraLeaf from '~icons/game-icons/monstera-leaf';
import Pretzel from '~icons/game-icons/pretzel';
import RoundStar from '~icons/game-icons/round-star';
import TeapotLeaves from '~icons/game-icons/teapot-leaves';
import TwoCoins from '~icons/game-icons/two-coins';
import type { Sign } from './view';
import type { NeedMark, ScoreMark } from './words';

export const SIGN_ICON: Record<Sign, Component> = {
  Tea: TeapotLeaves, Coffee: CoffeeCup, Drink: Boba, Snack: Pretzel, Meal: BowlOfRice, Dessert: Cupcake,
  Rustic: Log, Retro: CompactDisc, Garden: MonsteraLeaf, Modern: CeilingLight,
};
const SCORE_ICON = { regular: Capybara, guest: RoundStar, coins: TwoCoins, pair: LinkedRings, variety: AllForOne } as const;
export const scoreIcon = (per: ScoreMark): Component => ('sign' in per ? SIGN_ICON[per.sign] : SCORE_ICON[per.mark]);

const NEED_ICON: Record<Exclude<NeedMark, Sign>, Component> = { foods: AllForOne, decors: AllForOne, equipment: Gears, regulars: Capybara, row: CardPick };
export const isSign = (mark: NeedMark): mark is Sign => mark in SIGN_ICON;
export const needIcon = (mark: NeedMark): Component => (isSign(mark) ? SIGN_ICON[mark] : NEED_ICON[mark]);
