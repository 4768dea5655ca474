// Portraits, in a chunk of their own. A person's face is chosen by seat and name, a bot's by its persona.
import type { Component } from 'svelte';
import type { SeatInfo } from '../../protocol/types';
import Bot from '~icons/fluent-emoji-flat/robot';
import Popcorn from '~icons/fluent-emoji-flat/popcorn';
import Pretzel from '~icons/fluent-emoji-flat/pretzel';
import Custard from '~icons/fluent-emoji-flat/custard';
import BubbleTea from '~icons/fluent-emoji-flat/bubble-tea';
import Potato from '~icons/fluent-emoji-flat/potato';
import Doughnut from '~icons/fluent-emoji-flat/doughnut';
import HatchingChick from '~icons/fluent-emoji-flat/hatching-chick';
import DogFace from '~icons/fluent-emoji-flat/dog-face';
import RabbitFace from '~icons/fluent-emoji-flat/rabbit-face';
import Hamster from '~icons/fluent-emoji-flat/hamster';
import Ewe from '~icons/fluent-emoji-flat/ewe';
import Panda from '~icons/fluent-emoji-flat/panda';
import Fox from '~icons/fluent-emoji-flat/fox';
import CatFace from '~icons/fluent-emoji-flat/cat-face';
import Penguin from '~icons/fluent-emoji-flat/penguin';
import Koala from '~icons/fluent-emoji-flat/koala';
import Raccoon from '~icons/fluent-emoji-flat/raccoon';
import Frog from '~icons/fluent-emoji-flat/frog';
import TigerFace from '~icons/fluent-emoji-flat/tiger-face';
import Wolf from '~icons/fluent-emoji-flat/wolf';
import Lion from '~icons/fluent-emoji-flat/lion';
import Bear from '~icons/fluent-emoji-flat/bear';
import Boar from '~icons/fluent-emoji-flat/boar';
import Hedgehog from '~icons/fluent-emoji-flat/hedgehog';
import Owl from '~icons/fluent-emoji-flat/owl';
import Octopus from '~icons/fluent-emoji-flat/octopus';
import DragonFace from '~icons/fluent-emoji-flat/dragon-face';
import Eagle from '~icons/fluent-emoji-flat/eagle';
import TRex from '~icons/fluent-emoji-flat/t-rex';
import Peacock from '~icons/fluent-emoji-flat/peacock';
import F1 from '~icons/fluent-emoji-flat/woman-curly-hair-medium';
import F2 from '~icons/fluent-emoji-flat/man-curly-hair-dark';
import F3 from '~icons/fluent-emoji-flat/woman-red-hair-light';
import F4 from '~icons/fluent-emoji-flat/man-beard-light';
import F5 from '~icons/fluent-emoji-flat/woman-medium';
import F6 from '~icons/fluent-emoji-flat/man-wearing-turban-medium';
import F7 from '~icons/fluent-emoji-flat/woman-light';
import F8 from '~icons/fluent-emoji-flat/old-woman-medium-light';
import F9 from '~icons/fluent-emoji-flat/man-blonde-hair-light';
import F10 from '~icons/fluent-emoji-flat/woman-with-headscarf-medium';
import F11 from '~icons/fluent-emoji-flat/old-man-medium-dark';
import F12 from '~icons/fluent-emoji-flat/person-medium';
import F13 from '~icons/fluent-emoji-flat/woman-blonde-hair-light';
import F14 from '~icons/fluent-emoji-flat/person-curly-hair-medium-dark';
import F15 from '~icons/fluent-emoji-flat/woman-dark';
import F16 from '~icons/fluent-emoji-flat/man-medium-light';
import type { SeatColour } from './seats';

/** Two faces a colour, so that no two seats of a table look the same. */
const FACES: Record<SeatColour, [Component, Component]> = {
  mustard: [F1, F8], tomato: [F3, F9], bottle: [F2, F15], sky: [F4, F7], plum: [F5, F16], teal: [F6, F12], rose: [F13, F10], walnut: [F11, F14],
};

/** The faces that bots may have, by the icon's name. */
const MASKS: Record<string, Component> = {
  'popcorn': Popcorn,
  'pretzel': Pretzel,
  'custard': Custard,
  'bubble-tea': BubbleTea,
  'potato': Potato,
  'doughnut': Doughnut,
  'hatching-chick': HatchingChick,
  'dog-face': DogFace,
  'rabbit-face': RabbitFace,
  'hamster': Hamster,
  'ewe': Ewe,
  'panda': Panda,
  'fox': Fox,
  'cat-face': CatFace,
  'penguin': Penguin,
  'koala': Koala,
  'raccoon': Raccoon,
  'frog': Frog,
  'tiger-face': TigerFace,
  'wolf': Wolf,
  'lion': Lion,
  'bear': Bear,
  'boar': Boar,
  'hedgehog': Hedgehog,
  'owl': Owl,
  'octopus': Octopus,
  'dragon-face': DragonFace,
  'eagle': Eagle,
  't-rex': TRex,
  'peacock': Peacock,
};

export function portrait(name: string, colour: SeatColour, kind: SeatInfo['kind'] = 'person', mask?: string): Component {
  if (kind === 'bot') return (mask && MASKS[mask]) || Bot;
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return FACES[colour][sum % 2] as Component;
}
