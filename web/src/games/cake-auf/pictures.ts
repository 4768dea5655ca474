// Which picture stands for which recipe, ingredient and action; and the marks of what a kitchen needs.
import type { Component } from 'svelte';
import BirthdayCake from '~icons/fluent-emoji-flat/birthday-cake';
import Blueberries from '~icons/fluent-emoji-flat/blueberries';
import BodySwapping from '~icons/game-icons/body-swapping';
import Butter from '~icons/fluent-emoji-flat/butter';
import CardExchange from '~icons/game-icons/card-exchange';
import CheeseWedge from '~icons/fluent-emoji-flat/cheese-wedge';
import Cherries from '~icons/fluent-emoji-flat/cherries';
import CherryBlossom from '~icons/fluent-emoji-flat/cherry-blossom';
import Chestnut from '~icons/fluent-emoji-flat/chestnut';
import ChocolateBar from '~icons/fluent-emoji-flat/chocolate-bar';
import Coconut from '~icons/fluent-emoji-flat/coconut';
import CookedRice from '~icons/fluent-emoji-flat/cooked-rice';
import Cupcake from '~icons/fluent-emoji-flat/cupcake';
import Custard from '~icons/fluent-emoji-flat/custard';
import Dango from '~icons/fluent-emoji-flat/dango';
import DrawnBaklava from '~icons/piece/baklava';
import DrawnBrulee from '~icons/piece/brulee';
import DrawnBun from '~icons/piece/bun';
import DrawnChurros from '~icons/piece/churros';
import DrawnFlour from '~icons/piece/flour';
import DrawnPavlova from '~icons/piece/pavlova';
import DrawnSlab from '~icons/piece/slab';
import DrawnStrudel from '~icons/piece/strudel';
import DrawnSugar from '~icons/piece/sugar';
import DrawnTruffles from '~icons/piece/truffles';
import Egg from '~icons/fluent-emoji-flat/egg';
import ElectricPlug from '~icons/fluent-emoji-flat/electric-plug';
import FaceWithMonocle from '~icons/fluent-emoji-flat/face-with-monocle';
import Fire from '~icons/fluent-emoji-flat/fire';
import FireExtinguisher from '~icons/fluent-emoji-flat/fire-extinguisher';
import Flame from '~icons/game-icons/flame';
import Flatbread from '~icons/fluent-emoji-flat/flatbread';
import ForkAndKnife from '~icons/fluent-emoji-flat/fork-and-knife';
import FullMoon from '~icons/fluent-emoji-flat/full-moon';
import GameDie from '~icons/fluent-emoji-flat/game-die';
import GlassOfMilk from '~icons/fluent-emoji-flat/glass-of-milk';
import HighVoltage from '~icons/fluent-emoji-flat/high-voltage';
import HoneyPot from '~icons/fluent-emoji-flat/honey-pot';
import HotBeverage from '~icons/fluent-emoji-flat/hot-beverage';
import Ice from '~icons/fluent-emoji-flat/ice';
import KiwiFruit from '~icons/fluent-emoji-flat/kiwi-fruit';
import LightBulb from '~icons/fluent-emoji-flat/light-bulb';
import Mango from '~icons/fluent-emoji-flat/mango';
import MapleLeaf from '~icons/fluent-emoji-flat/maple-leaf';
import Moon from '~icons/game-icons/moon';
import MoonCake from '~icons/fluent-emoji-flat/moon-cake';
import OpenHands from '~icons/fluent-emoji-flat/open-hands';
import Peach from '~icons/fluent-emoji-flat/peach';
import Peanuts from '~icons/fluent-emoji-flat/peanuts';
import Pie from '~icons/fluent-emoji-flat/pie';
import PowerLightning from '~icons/game-icons/power-lightning';
import RaisedFist from '~icons/fluent-emoji-flat/raised-fist';
import RaisedHand from '~icons/fluent-emoji-flat/raised-hand';
import RedApple from '~icons/fluent-emoji-flat/red-apple';
import RingingAlarm from '~icons/game-icons/ringing-alarm';
import Rose from '~icons/fluent-emoji-flat/rose';
import Shortcake from '~icons/fluent-emoji-flat/shortcake';
import Snowflake from '~icons/fluent-emoji-flat/snowflake';
import SnowflakeMark from '~icons/game-icons/snowflake-1';
import SoftIceCream from '~icons/fluent-emoji-flat/soft-ice-cream';
import Strawberry from '~icons/fluent-emoji-flat/strawberry';
import SweatDroplets from '~icons/fluent-emoji-flat/sweat-droplets';
import Trade from '~icons/game-icons/trade';
import Unplugged from '~icons/game-icons/unplugged';
import VictoryHand from '~icons/fluent-emoji-flat/victory-hand';
import WrappedGift from '~icons/fluent-emoji-flat/wrapped-gift';
import type { CardFace } from '../../protocol/types';
import type { Icon } from './cards';
import type { Sign } from './signs';

/** The thing itself, what lies beside it, and the colours of a drawn one. */
export interface Picture { main: Component; edge?: Component | undefined; edge2?: Component | undefined; tint?: string | undefined }

const slab = (l1: string, l2: string, l2b: string, l3: string, l3b: string, l4: string): string => `--l1:${l1};--l2:${l2};--l2b:${l2b};--l3:${l3};--l3b:${l3b};--l4:${l4}`;
export const RECIPES: Record<string, Picture> = {
  'Tiramisu': { main: DrawnSlab, edge: HotBeverage, tint: slab('#5a3018', '#fbeed6', '#ecd9b6', '#c99a62', '#a8773f', '#7a4722') },
  'Panna Cotta': { main: Custard, edge: Cherries },
  'Crème Brûlée': { main: DrawnBrulee, edge: Fire },
  'Black Forest Cake': { main: BirthdayCake, edge: Cherries, edge2: ChocolateBar },
  'Apple Strudel': { main: DrawnStrudel, edge: RedApple },
  'Sachertorte': { main: DrawnSlab, edge: HotBeverage, tint: slab('#3d1f10', '#e7a14a', '#c97f2c', '#6b3c1c', '#4f2a12', '#8a5a34') },
  'Pastel de Nata': { main: Pie, edge: Egg },
  'Churros': { main: DrawnChurros, edge: ChocolateBar },
  'Baklava': { main: DrawnBaklava, edge: HoneyPot },
  'Knafeh': { main: Flatbread, edge: CheeseWedge },
  'Semla': { main: DrawnBun, edge: Chestnut },
  'Summer Pudding': { main: Blueberries, edge: Strawberry, edge2: Cherries },
  'Malva Pudding': { main: DrawnSlab, edge: Peach, tint: slab('#d9822b', '#f3b35c', '#dd9440', '#b9641c', '#934a0f', '#fff1cf') },
  'Kulfi': { main: SoftIceCream, edge: Peanuts },
  'Gulab Jamun': { main: DrawnTruffles, edge: Rose, tint: '--tr:#8a3f12;--tr-2:#b05a1e;--tr-3:#b9d58a' },
  'Mango Sticky Rice': { main: Mango, edge: CookedRice },
  'Mochi': { main: Dango, edge: CherryBlossom },
  'Mooncake': { main: MoonCake, edge: FullMoon },
  'Pavlova': { main: DrawnPavlova, edge: KiwiFruit },
  'Lamington': { main: DrawnSlab, edge: Coconut, tint: slab('#4a2614', '#c22a5b', '#9a1d45', '#f3d488', '#d9b25c', '#fff') },
  'Brigadeiro': { main: DrawnTruffles, edge: ChocolateBar },
  'Tres Leches Cake': { main: Shortcake, edge: GlassOfMilk },
  'Nanaimo Bar': { main: DrawnSlab, edge: MapleLeaf, tint: slab('#3d1f10', '#f7dc8a', '#e7c76a', '#6b3c1c', '#4f2a12', '#7a4722') },
};
/** A recipe from somebody's own deck has no picture yet: a cupcake. */
export const pictureOf = (recipe: CardFace | undefined): Picture => RECIPES[recipe?.name ?? ''] ?? { main: Cupcake };

/** An ingredient's picture (once or twice) and the colours of its ground. */
export interface Ground { main: Component; second?: Component | undefined; tint: string }
export const INGREDIENTS: Record<string, Ground> = {
  Flour: { main: DrawnFlour, tint: '--a:#f3dfb8;--b:#e2bf80' },
  Sugar: { main: DrawnSugar, tint: '--a:#cfe0ee;--b:#a3c2dd' },
  Eggs: { main: Egg, second: Egg, tint: '--a:#ffe1b5;--b:#f6bf78' },
  Butter: { main: Butter, tint: '--a:#fff0b0;--b:#f3d25e' },
  Milk: { main: GlassOfMilk, tint: '--a:#d8ebf5;--b:#a9d0e8' },
  Fruit: { main: Strawberry, second: Cherries, tint: '--a:#ffd0d6;--b:#f492a2' },
  Chocolate: { main: ChocolateBar, tint: '--a:#e9cdb8;--b:#c99672' },
  Nuts: { main: Chestnut, second: Peanuts, tint: '--a:#eed9b8;--b:#cfa468' },
};
const INSTANT = '--a:#dccbee;--b:#b096d6';
export const ACTIONS: Record<string, Ground & { edge: Component }> = {
  'Power Outage': { main: Unplugged, edge: HighVoltage, tint: '--a:#2b2740;--b:#4a3f78' },
  'Fire Alarm': { main: RingingAlarm, edge: Fire, tint: '--a:#a32a16;--b:#d9542e' },
  'Power Restored': { main: LightBulb, edge: ElectricPlug, tint: '--a:#dbe6a8;--b:#aec36a' },
  'Fire Extinguisher': { main: FireExtinguisher, edge: SweatDroplets, tint: '--a:#cfe3c0;--b:#93bb7b' },
  'Old Switcheroo (Recipe)': { main: CardExchange, edge: WrappedGift, tint: INSTANT },
  'Old Switcheroo (Hand)': { main: BodySwapping, edge: OpenHands, tint: INSTANT },
  'Picky Eater': { main: FaceWithMonocle, edge: ForkAndKnife, tint: INSTANT },
  '1 for One': { main: Trade, edge: GameDie, tint: INSTANT },
  'Freezer Burn': { main: Snowflake, edge: Ice, tint: '--a:#cfe6f5;--b:#8fbfe0' },
};
export const groundOf = (card: CardFace | undefined): Ground => INGREDIENTS[card?.name ?? ''] ?? { main: Cupcake, tint: '--a:#f3dfb8;--b:#e2bf80' };
export const actionPicture = (card: CardFace | undefined): Ground & { edge: Component } => ACTIONS[card?.name ?? ''] ?? { main: CardExchange, edge: WrappedGift, tint: INSTANT };
export const banMark = (stopped: Icon | null): Component => (stopped === 'fire' ? RingingAlarm : Unplugged);

export const UTILITY: Record<Icon, Component> = { power: PowerLightning, fire: Flame, fridge: SnowflakeMark, overnight: Moon };
export const HANDS: Record<Sign, Component> = { rock: RaisedFist, paper: RaisedHand, scissors: VictoryHand };
