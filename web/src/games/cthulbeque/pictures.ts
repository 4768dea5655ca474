// Which picture stands for which card: by its name, or by its kind where the name is new to us.
import type { Component } from 'svelte';
import Algae from '~icons/game-icons/algae';
import AlienBug from '~icons/game-icons/alien-bug';
import AlienEgg from '~icons/game-icons/alien-egg';
import AnglerFish from '~icons/game-icons/angler-fish';
import ArchiveRegister from '~icons/game-icons/archive-register';
import Blunderbuss from '~icons/game-icons/blunderbuss';
import BowlOfRice from '~icons/game-icons/bowl-of-rice';
import BrainDump from '~icons/game-icons/brain-dump';
import BrainTentacle from '~icons/game-icons/brain-tentacle';
import Broom from '~icons/game-icons/broom';
import BubblingBowl from '~icons/game-icons/bubbling-bowl';
import Butter from '~icons/game-icons/butter';
import ButterToast from '~icons/game-icons/butter-toast';
import CampCookingPot from '~icons/game-icons/camp-cooking-pot';
import CardExchange from '~icons/game-icons/card-exchange';
import Cauldron from '~icons/game-icons/cauldron';
import ChefToque from '~icons/game-icons/chef-toque';
import Chicken from '~icons/game-icons/chicken';
import ChiliPepper from '~icons/game-icons/chili-pepper';
import Coffin from '~icons/game-icons/coffin';
import Cook from '~icons/game-icons/cook';
import CookingGlove from '~icons/game-icons/cooking-glove';
import CookingPot from '~icons/game-icons/cooking-pot';
import Coral from '~icons/game-icons/coral';
import CrabClaw from '~icons/game-icons/crab-claw';
import CutLemon from '~icons/game-icons/cut-lemon';
import DumplingBao from '~icons/game-icons/dumpling-bao';
import Eel from '~icons/game-icons/eel';
import EggEye from '~icons/game-icons/egg-eye';
import EvilBat from '~icons/game-icons/evil-bat';
import EvilMoon from '~icons/game-icons/evil-moon';
import EvilTree from '~icons/game-icons/evil-tree';
import Fat from '~icons/game-icons/fat';
import FishMonster from '~icons/game-icons/fish-monster';
import FleshyMass from '~icons/game-icons/fleshy-mass';
import FloatingTentacles from '~icons/game-icons/floating-tentacles';
import Fridge from '~icons/game-icons/fridge';
import GiantSquid from '~icons/game-icons/giant-squid';
import GooeyDaemon from '~icons/game-icons/gooey-daemon';
import HalfBodyCrawling from '~icons/game-icons/half-body-crawling';
import HamShank from '~icons/game-icons/ham-shank';
import HerbsBundle from '~icons/game-icons/herbs-bundle';
import Honeypot from '~icons/game-icons/honeypot';
import HotMeal from '~icons/game-icons/hot-meal';
import Hydra from '~icons/game-icons/hydra';
import ImpLaugh from '~icons/game-icons/imp-laugh';
import Ladle from '~icons/game-icons/ladle';
import LampreyMouth from '~icons/game-icons/lamprey-mouth';
import LeechingWorm from '~icons/game-icons/leeching-worm';
import Lorgnette from '~icons/game-icons/lorgnette';
import Maggot from '~icons/game-icons/maggot';
import MagicPortal from '~icons/game-icons/magic-portal';
import MagnifyingGlass from '~icons/game-icons/magnifying-glass';
import MaskedSpider from '~icons/game-icons/masked-spider';
import MeatCleaver from '~icons/game-icons/meat-cleaver';
import Meditation from '~icons/game-icons/meditation';
import MoonClaws from '~icons/game-icons/moon-claws';
import MummyHead from '~icons/game-icons/mummy-head';
import Mushroom from '~icons/game-icons/mushroom';
import MushroomGills from '~icons/game-icons/mushroom-gills';
import MushroomsCluster from '~icons/game-icons/mushrooms-cluster';
import NurseFemale from '~icons/game-icons/nurse-female';
import Oden from '~icons/game-icons/oden';
import Pentacle from '~icons/game-icons/pentacle';
import PurpleTentacle from '~icons/game-icons/purple-tentacle';
import RaiseZombie from '~icons/game-icons/raise-zombie';
import Rat from '~icons/game-icons/rat';
import Ribcage from '~icons/game-icons/ribcage';
import RoastChicken from '~icons/game-icons/roast-chicken';
import RollingDices from '~icons/game-icons/rolling-dices';
import SaltShaker from '~icons/game-icons/salt-shaker';
import Saucepan from '~icons/game-icons/saucepan';
import ScalpelStrike from '~icons/game-icons/scalpel-strike';
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled';
import SeatedMouse from '~icons/game-icons/seated-mouse';
import SewingNeedle from '~icons/game-icons/sewing-needle';
import ShamblingMound from '~icons/game-icons/shambling-mound';
import Silence from '~icons/game-icons/silence';
import SmokingOrb from '~icons/game-icons/smoking-orb';
import SpellBook from '~icons/game-icons/spell-book';
import SpottedMushroom from '~icons/game-icons/spotted-mushroom';
import StarPupil from '~icons/game-icons/star-pupil';
import SteampunkGoggles from '~icons/game-icons/steampunk-goggles';
import Tadpole from '~icons/game-icons/tadpole';
import TentaclesSkull from '~icons/game-icons/tentacles-skull';
import Tombstone from '~icons/game-icons/tombstone';
import Toolbox from '~icons/game-icons/toolbox';
import Trident from '~icons/game-icons/trident';
import TritonHead from '~icons/game-icons/triton-head';
import UnstableOrb from '~icons/game-icons/unstable-orb';
import VanillaFlower from '~icons/game-icons/vanilla-flower';
import Wok from '~icons/game-icons/wok';
import WormMouth from '~icons/game-icons/worm-mouth';
import { face } from '../../words/words.svelte';

export type Kind = 'monster' | 'recipe' | 'ingredient' | 'item' | 'spell' | 'assistant';
export type Family = 'deep' | 'dream' | 'spore' | 'grave' | 'star';

export const PICTURES: Record<string, Component> = {
  'Deep One Fingerling': Tadpole,
  'Deep One': FishMonster,
  'Brine Curate': TritonHead,
  'Eel-Cousin of Innsmouth': Eel,
  'Hybrid Lobsterman': CrabClaw,
  'Coral Choir': Coral,
  'Dagon\'s Nephew': AnglerFish,
  'Mother Hydra, Reheated': Hydra,
  'Zoog': Rat,
  'Shantak Egg': EggEye,
  'Night-gaunt': EvilBat,
  'Ghast Rib-Rack': Ribcage,
  'Leng Spider': MaskedSpider,
  'Moon-Beast': MoonClaws,
  'Gug Haunch': HamShank,
  'Dhole Steak': LeechingWorm,
  'Talking Puffball': Mushroom,
  'Mi-Go Larva': Maggot,
  'Cellar Bloom': MushroomsCluster,
  'Yuggoth Truffle': SpottedMushroom,
  'Brain-Cylinder Consommé': BrainTentacle,
  'Mi-Go': AlienBug,
  'Grey Orchard': EvilTree,
  'Mould King': ShamblingMound,
  'Rat-Thing': SeatedMouse,
  'Ghoul Pup': ImpLaugh,
  'Ghoul': HalfBodyCrawling,
  'Barrow Hen': Chicken,
  'Reanimated Roast': RoastChicken,
  'Mummy Jerky': MummyHead,
  'Crypt Worm': WormMouth,
  'Unnamable Leftover': FleshyMass,
  'Cone Professor': PurpleTentacle,
  'Hatchling of the Void': AlienEgg,
  'Elder Thing': LampreyMouth,
  'Colour in the Larder': UnstableOrb,
  'Flying Polyp': FloatingTentacles,
  'Shoggoth': GooeyDaemon,
  'Star-Spawn Calamari': GiantSquid,
  'Great Cthulhu, Whole': TentaclesSkull,
  'Bouillabaisse of R\'lyeh': BubblingBowl,
  'Chowder of the Drowned': CookingPot,
  'Moonlit Skewers': Oden,
  'Kadath Pot Roast': CampCookingPot,
  'Risotto from Beyond': BowlOfRice,
  'Fungus Fricassee': Wok,
  'Marrow on Toast': ButterToast,
  'Coffin-Lid Pie': Coffin,
  'Non-Euclidean Dumplings': DumplingBao,
  'Stardust Fondue': Cauldron,
  'Miskatonic Mystery Stew': HotMeal,
  'Saffron of Sarnath': VanillaFlower,
  'Black Butter': Butter,
  'Salt of Leng': SaltShaker,
  'Innsmouth Lemon': CutLemon,
  'Rancid Lard': Fat,
  'Ghost Pepper': ChiliPepper,
  'Healing Nori': Algae,
  'Dream Honey': Honeypot,
  'Iron Skillet': Saucepan,
  'Elephant Gun': Blunderbuss,
  'Silver Cleaver': MeatCleaver,
  'Smoked Goggles': SteampunkGoggles,
  'Oven Mitts': CookingGlove,
  'Elder-Sign Apron': Pentacle,
  'Cursed Ladle': Ladle,
  'Leaky Icebox': Fridge,
  'Recipe Box': ArchiveRegister,
  'Second Helping': RollingDices,
  'Hush the Horror': Silence,
  'Knit Flesh': SewingNeedle,
  'Quiet Mind': Meditation,
  'Banishment': MagicPortal,
  'Call the Leftovers': RaiseZombie,
  'Hex of Soot': SmokingOrb,
  'Swap Pots': CardExchange,
  'Line Cook': Cook,
  'Night Nurse': NurseFemale,
  'Alienist': BrainDump,
  'Field Surgeon': ScalpelStrike,
  'Kitchen Porter': Broom,
  'Critic\'s Cousin': Lorgnette,
  'Health Inspector': MagnifyingGlass,
  'Eager Apprentice': ChefToque,
};

export const KIND_MARK: Record<Kind, Component> = { recipe: ScrollUnfurled, ingredient: HerbsBundle, item: Toolbox, spell: SpellBook, assistant: ChefToque, monster: TentaclesSkull };
export const FAMILY_MARK: Record<Family, Component> = { deep: Trident, dream: EvilMoon, spore: MushroomGills, grave: Tombstone, star: StarPupil };
export const GHOST = Pentacle;

/** A card that is in no deck that we know is drawn as an Item. */
export const kindOf = (id: string): Kind => (face(id)?.kind ?? 'item') as Kind;
/** The family that a Monster is of, or that a Recipe is for; null for one of somebody's own deck. */
export const familyOf = (id: string): Family | null => (face(id)?.symbols.find((name) => name in FAMILY_MARK) ?? null) as Family | null;
export const pictureOf = (id: string): Component => PICTURES[face(id)?.name ?? ''] ?? KIND_MARK[kindOf(id)];
