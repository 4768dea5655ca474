// Which picture stands for which dish: what lies on the plate, what peeks in at the edges, and the vessel.
import type { Component } from 'svelte';
import Starter from '~icons/game-icons/berries-bowl';
import Main from '~icons/game-icons/hot-meal';
import DessertMark from '~icons/game-icons/cake-slice';
import Avocado from '~icons/fluent-emoji-flat/avocado';
import Bacon from '~icons/fluent-emoji-flat/bacon';
import Banana from '~icons/fluent-emoji-flat/banana';
import Beans from '~icons/fluent-emoji-flat/beans';
import BellPepper from '~icons/fluent-emoji-flat/bell-pepper';
import BirthdayCake from '~icons/fluent-emoji-flat/birthday-cake';
import Blueberries from '~icons/fluent-emoji-flat/blueberries';
import Butter from '~icons/fluent-emoji-flat/butter';
import Carrot from '~icons/fluent-emoji-flat/carrot';
import CheeseWedge from '~icons/fluent-emoji-flat/cheese-wedge';
import Cherries from '~icons/fluent-emoji-flat/cherries';
import CherryBlossom from '~icons/fluent-emoji-flat/cherry-blossom';
import Chestnut from '~icons/fluent-emoji-flat/chestnut';
import ChocolateBar from '~icons/fluent-emoji-flat/chocolate-bar';
import Chopsticks from '~icons/fluent-emoji-flat/chopsticks';
import Cookie from '~icons/fluent-emoji-flat/cookie';
import Cooking from '~icons/fluent-emoji-flat/cooking';
import Custard from '~icons/fluent-emoji-flat/custard';
import CutOfMeat from '~icons/fluent-emoji-flat/cut-of-meat';
import Dango from '~icons/fluent-emoji-flat/dango';
import DrawnFig from '~icons/piece/fig';
import DrawnRoulade from '~icons/piece/roulade';
import DrawnSamosa from '~icons/piece/samosa';
import DrawnSoupswirl from '~icons/piece/soupswirl';
import DrawnSpringrolls from '~icons/piece/springrolls';
import EarOfCorn from '~icons/fluent-emoji-flat/ear-of-corn';
import Fish from '~icons/fluent-emoji-flat/fish';
import FrenchFries from '~icons/fluent-emoji-flat/french-fries';
import FriedShrimp from '~icons/fluent-emoji-flat/fried-shrimp';
import Garlic from '~icons/fluent-emoji-flat/garlic';
import GingerRoot from '~icons/fluent-emoji-flat/ginger-root';
import Grapes from '~icons/fluent-emoji-flat/grapes';
import Hamburger from '~icons/fluent-emoji-flat/hamburger';
import Herb from '~icons/fluent-emoji-flat/herb';
import HoneyPot from '~icons/fluent-emoji-flat/honey-pot';
import HotBeverage from '~icons/fluent-emoji-flat/hot-beverage';
import HotPepper from '~icons/fluent-emoji-flat/hot-pepper';
import Ice from '~icons/fluent-emoji-flat/ice';
import IceCream from '~icons/fluent-emoji-flat/ice-cream';
import KiwiFruit from '~icons/fluent-emoji-flat/kiwi-fruit';
import LeafFlutteringInWind from '~icons/fluent-emoji-flat/leaf-fluttering-in-wind';
import LeafyGreen from '~icons/fluent-emoji-flat/leafy-green';
import Lemon from '~icons/fluent-emoji-flat/lemon';
import Lime from '~icons/fluent-emoji-flat/lime';
import Lobster from '~icons/fluent-emoji-flat/lobster';
import MeatOnBone from '~icons/fluent-emoji-flat/meat-on-bone';
import Olive from '~icons/fluent-emoji-flat/olive';
import Onion from '~icons/fluent-emoji-flat/onion';
import PeaPod from '~icons/fluent-emoji-flat/pea-pod';
import Pear from '~icons/fluent-emoji-flat/pear';
import Pie from '~icons/fluent-emoji-flat/pie';
import Pizza from '~icons/fluent-emoji-flat/pizza';
import Potato from '~icons/fluent-emoji-flat/potato';
import PoultryLeg from '~icons/fluent-emoji-flat/poultry-leg';
import RedApple from '~icons/fluent-emoji-flat/red-apple';
import RiceBall from '~icons/fluent-emoji-flat/rice-ball';
import Shortcake from '~icons/fluent-emoji-flat/shortcake';
import Shrimp from '~icons/fluent-emoji-flat/shrimp';
import Spaghetti from '~icons/fluent-emoji-flat/spaghetti';
import Squid from '~icons/fluent-emoji-flat/squid';
import SteamingBowl from '~icons/fluent-emoji-flat/steaming-bowl';
import Strawberry from '~icons/fluent-emoji-flat/strawberry';
import Sushi from '~icons/fluent-emoji-flat/sushi';
import Taco from '~icons/fluent-emoji-flat/taco';
import Tomato from '~icons/fluent-emoji-flat/tomato';
import VideoGame from '~icons/fluent-emoji-flat/video-game';
import Waffle from '~icons/fluent-emoji-flat/waffle';
import WaterBuffalo from '~icons/fluent-emoji-flat/water-buffalo';
import Watermelon from '~icons/fluent-emoji-flat/watermelon';
import type { CardFace } from '../../protocol/types';
import type { Course } from './view';

export interface Picture { main: Component; edges: Component[]; vessel: 'plate' | 'bowl' | 'board' | 'none'; soup?: string }

export const COURSE_MARK: Record<Course, Component> = { starter: Starter, main: Main, dessert: DessertMark };

export const PICTURES: Record<string, Picture> = {
  'Steamed Pears': { main: Pear, edges: [LeafFlutteringInWind], vessel: 'plate' },
  'Tomato Soup': { main: DrawnSoupswirl, edges: [Tomato, Herb], vessel: 'bowl', soup: '#d9482b' },
  'Watermelon Salad': { main: Watermelon, edges: [LeafyGreen, Olive], vessel: 'plate' },
  'Rice Dumplings': { main: RiceBall, edges: [Chopsticks, Herb], vessel: 'plate' },
  'Spring Rolls': { main: DrawnSpringrolls, edges: [LeafyGreen, HotPepper], vessel: 'plate' },
  'Stuffed Figs': { main: DrawnFig, edges: [CheeseWedge, HoneyPot], vessel: 'plate' },
  'Vegetable Samosas': { main: DrawnSamosa, edges: [PeaPod, Carrot], vessel: 'plate' },
  'Smoked Ham': { main: MeatOnBone, edges: [Bacon, Olive], vessel: 'board' },
  'Toasted Prawns': { main: Shrimp, edges: [Lemon, Garlic], vessel: 'plate' },
  'Seafood Tempura': { main: FriedShrimp, edges: [Squid, Lime], vessel: 'plate' },
  'Masala Omelette': { main: Cooking, edges: [HotPepper, Onion], vessel: 'none' },
  'Vegetable Tacos': { main: Taco, edges: [Avocado, EarOfCorn], vessel: 'board' },
  'Chicken Noodles': { main: SteamingBowl, edges: [PoultryLeg, LeafyGreen], vessel: 'none' },
  'Pizza Diavola': { main: Pizza, edges: [HotPepper, Olive], vessel: 'board' },
  'Spaghetti Bolognese': { main: Spaghetti, edges: [Tomato, Garlic], vessel: 'none' },
  'Butternut Squash Pie': { main: Pie, edges: [Chestnut, Herb], vessel: 'plate' },
  'Jamaican Fish Stew': { main: Fish, edges: [BellPepper, HotPepper], vessel: 'bowl', soup: '#e08a2c' },
  'Sushi Rolls': { main: Sushi, edges: [Chopsticks, GingerRoot], vessel: 'board' },
  'Buffalo Steak': { main: CutOfMeat, edges: [WaterBuffalo, Potato], vessel: 'plate' },
  'Lobster Thermidor': { main: Lobster, edges: [Lemon, Butter], vessel: 'plate' },
  'Soton Game Jam Burger': { main: Hamburger, edges: [VideoGame, FrenchFries], vessel: 'board' },
  'Coffee Espresso': { main: HotBeverage, edges: [Cookie, Beans], vessel: 'plate' },
  'Fruit Salad': { main: Strawberry, edges: [KiwiFruit, Grapes], vessel: 'bowl', soup: '#f3c04a' },
  'Mochi Ice Cream': { main: Dango, edges: [Ice, CherryBlossom], vessel: 'plate' },
  'Banana Split': { main: Banana, edges: [IceCream, Cherries], vessel: 'plate' },
  'Ice Cream Sundae': { main: IceCream, edges: [Cherries, Waffle], vessel: 'none' },
  'Rhubarb & Apple Pie': { main: Pie, edges: [RedApple, LeafyGreen], vessel: 'plate' },
  'Sweet Plum Roulade': { main: DrawnRoulade, edges: [Blueberries, Grapes], vessel: 'plate' },
  'Neapolitan Cake': { main: BirthdayCake, edges: [Strawberry, ChocolateBar], vessel: 'plate' },
  'Raspberry Cheesecake': { main: Shortcake, edges: [CheeseWedge, Strawberry], vessel: 'plate' },
  'Crème Chocolate': { main: Custard, edges: [ChocolateBar, Cherries], vessel: 'plate' },
};

/** A dish from somebody's own deck has no picture yet: its course's mark on a plate. */
export const pictureOf = (dish: CardFace): Picture => PICTURES[dish.name] ?? { main: COURSE_MARK[dish.kind as Course], edges: [], vessel: 'plate' };
