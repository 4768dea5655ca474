// Which picture stands for which dish, what peeks in at its edges, and what it simmers in; and the cups' latte art.
import type { Component } from 'svelte';
import Armadillo from '~icons/game-icons/armadillo';
import Blossom from '~icons/fluent-emoji-flat/blossom';
import Blowfish from '~icons/fluent-emoji-flat/blowfish';
import Bread from '~icons/fluent-emoji-flat/bread';
import CheeseWedge from '~icons/fluent-emoji-flat/cheese-wedge';
import Crocodile from '~icons/fluent-emoji-flat/crocodile';
import Croissant from '~icons/fluent-emoji-flat/croissant';
import Custard from '~icons/fluent-emoji-flat/custard';
import Detective from '~icons/fluent-emoji-flat/detective';
import Droplet from '~icons/fluent-emoji-flat/droplet';
import Egg from '~icons/fluent-emoji-flat/egg';
import Eggplant from '~icons/fluent-emoji-flat/eggplant';
import Feather from '~icons/fluent-emoji-flat/feather';
import Ghost from '~icons/fluent-emoji-flat/ghost';
import Grapes from '~icons/fluent-emoji-flat/grapes';
import Herb from '~icons/fluent-emoji-flat/herb';
import Hippopotamus from '~icons/fluent-emoji-flat/hippopotamus';
import HoneyPot from '~icons/fluent-emoji-flat/honey-pot';
import Honeybee from '~icons/fluent-emoji-flat/honeybee';
import HotBeverage from '~icons/fluent-emoji-flat/hot-beverage';
import HotPepper from '~icons/fluent-emoji-flat/hot-pepper';
import Ice from '~icons/fluent-emoji-flat/ice';
import Lemon from '~icons/fluent-emoji-flat/lemon';
import Lime from '~icons/fluent-emoji-flat/lime';
import Lollipop from '~icons/fluent-emoji-flat/lollipop';
import MagnifyingGlassTiltedLeft from '~icons/fluent-emoji-flat/magnifying-glass-tilted-left';
import MantelpieceClock from '~icons/fluent-emoji-flat/mantelpiece-clock';
import MapleLeaf from '~icons/fluent-emoji-flat/maple-leaf';
import Mosquito from '~icons/fluent-emoji-flat/mosquito';
import MusicalNotes from '~icons/fluent-emoji-flat/musical-notes';
import Onion from '~icons/fluent-emoji-flat/onion';
import Oyster from '~icons/fluent-emoji-flat/oyster';
import PerformingArts from '~icons/fluent-emoji-flat/performing-arts';
import PoliceCarLight from '~icons/fluent-emoji-flat/police-car-light';
import PotOfFood from '~icons/fluent-emoji-flat/pot-of-food';
import Raddish from '~icons/game-icons/raddish';
import Roulade from '~icons/piece/roulade';
import SeeNoEvilMonkey from '~icons/fluent-emoji-flat/see-no-evil-monkey';
import ShallowPanOfFood from '~icons/fluent-emoji-flat/shallow-pan-of-food';
import ShavedIce from '~icons/fluent-emoji-flat/shaved-ice';
import SheafOfRice from '~icons/fluent-emoji-flat/sheaf-of-rice';
import SmilingFace from '~icons/fluent-emoji-flat/smiling-face';
import SmilingFaceWithHorns from '~icons/fluent-emoji-flat/smiling-face-with-horns';
import Snowflake from '~icons/fluent-emoji-flat/snowflake';
import Squid from '~icons/fluent-emoji-flat/squid';
import SweatDroplets from '~icons/fluent-emoji-flat/sweat-droplets';
import Teapot from '~icons/fluent-emoji-flat/teapot';
import Tongue from '~icons/fluent-emoji-flat/tongue';
import Tulip from '~icons/fluent-emoji-flat/tulip';
import TumblerGlass from '~icons/fluent-emoji-flat/tumbler-glass';
import Volcano from '~icons/fluent-emoji-flat/volcano';
import WineGlass from '~icons/fluent-emoji-flat/wine-glass';
import Zzz from '~icons/fluent-emoji-flat/zzz';
import ClockwiseRotation from '~icons/game-icons/clockwise-rotation';
import ForkKnifeSpoon from '~icons/game-icons/fork-knife-spoon';
import HotMeal from '~icons/game-icons/hot-meal';
import LaurelCrown from '~icons/game-icons/laurel-crown';
import SaltShaker from '~icons/game-icons/salt-shaker';
import ThermometerCold from '~icons/game-icons/thermometer-cold';
import GrainHerb from '~icons/piece/herb';
import GrainLemon from '~icons/piece/lemon';
import GrainPaprika from '~icons/piece/paprika';
import GrainPepper from '~icons/piece/pepper';
import GrainSalt from '~icons/piece/salt';
import type { Grain } from './kitchen';

export interface Picture { main: Component; edges: Component[]; sauce: string }
export const DISHES: Record<string, Picture> = {
  D01: { main: HotBeverage, edges: [TumblerGlass, Croissant], sauce: '#7a4a22' },
  D02: { main: Teapot, edges: [Droplet, SweatDroplets], sauce: '#8fc1d8' },
  D03: { main: Oyster, edges: [Lollipop, Ice], sauce: '#a9d3e0' },
  D04: { main: Custard, edges: [Blossom, MantelpieceClock], sauce: '#e8c86f' },
  D05: { main: Roulade, edges: [Tongue, HoneyPot], sauce: '#d9a83a' },
  D06: { main: Mosquito, edges: [Herb, Lime], sauce: '#8fb35c' },
  D07: { main: ShavedIce, edges: [SmilingFace, Tulip], sauce: '#d97f97' },
  D08: { main: Squid, edges: [SeeNoEvilMonkey, Lime], sauce: '#6d5a86' },
  D09: { main: Hippopotamus, edges: [WineGlass, Grapes], sauce: '#7d1f38' },
  D10: { main: Ghost, edges: [Herb, CheeseWedge], sauce: '#6f8f4a' },
  D11: { main: ShallowPanOfFood, edges: [PoliceCarLight, Eggplant], sauce: '#a8442a' },
  D12: { main: Bread, edges: [SmilingFaceWithHorns, HotPepper], sauce: '#a3301f' },
  D13: { main: PotOfFood, edges: [Feather, Onion], sauce: '#9a4a24' },
  D14: { main: Bread, edges: [MapleLeaf, Snowflake], sauce: '#c99a55' },
  D15: { main: Honeybee, edges: [SheafOfRice, HoneyPot], sauce: '#d8b04a' },
  D16: { main: Armadillo, edges: [MagnifyingGlassTiltedLeft, Detective], sauce: '#8a6a4a' },
  D17: { main: Blowfish, edges: [Egg, Lemon], sauce: '#e6cf7a' },
  D18: { main: Crocodile, edges: [Droplet, Herb], sauce: '#4f7d5c' },
  D19: { main: Volcano, edges: [Zzz, Egg], sauce: '#c4602a' },
  D20: { main: PerformingArts, edges: [MusicalNotes, Raddish], sauce: '#8d5a7d' },
};
/** A dish of somebody's own deck is a hot meal like any other. */
export const pictureOf = (dish: string): Picture => DISHES[dish] ?? { main: HotMeal, edges: [], sauce: '#8a5a34' };

export const GRAIN_PICTURES: Record<Grain, Component> = { paprika: GrainPaprika, lemon: GrainLemon, pepper: GrainPepper, herbs: GrainHerb, salt: GrainSalt };

export interface CupLook { art: Component; ring: string }
export const CUPS: Record<string, CupLook> = {
  victory_point: { art: LaurelCrown, ring: '#b9822f' },
  exchange: { art: ClockwiseRotation, ring: '#2b6c8f' },
  three_spoons: { art: ForkKnifeSpoon, ring: '#3f7d5b' },
  re_season: { art: SaltShaker, ring: '#b23a2c' },
  decrease: { art: ThermometerCold, ring: '#3f6bb0' },
};
export const cupLook = (cup: string): CupLook => CUPS[cup] ?? { art: HotMeal, ring: '#8c5d38' };
