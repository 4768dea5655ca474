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

const FOODS: Record<string, Component> = { Tea: TeapotLeaves, Coffee: CoffeeCup, Drink: Boba, Snack: Pretzel, Meal: BowlOfRice, Dessert: Cupcake };
const DECORS: Record<string, Component> = { Rustic: Log, Retro: CompactDisc, Garden: MonsteraLeaf, Modern: CeilingLight };
const MARKS: Record<string, Component> = { foods: AllForOne, decors: AllForOne, same: LinkedRings, pair: LinkedRings, equipment: Gears, regulars: Capybara, guests: RoundStar, coins: TwoCoins, row: CardPick };

/** The icon of a symbol, or of what else a score or a guest counts. */
export const iconOf = (mark: string): Component => FOODS[mark] ?? DECORS[mark] ?? MARKS[mark] ?? CardPick;
export const isMark = (mark: string): boolean => mark in MARKS;
export const isSquare = (mark: string): boolean => mark in DECORS || mark === 'decors' || mark === 'same';
