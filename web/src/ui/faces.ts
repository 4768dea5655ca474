// The portraits: art, fetched apart from the page's first script. A face goes by seat and name, nothing else.
import type { Component } from 'svelte';
import type { SeatInfo } from '../protocol/types';
import Bot from '~icons/fluent-emoji-flat/robot';
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

export function portrait(name: string, colour: SeatColour, kind: SeatInfo['kind'] = 'person'): Component {
  if (kind === 'bot') return Bot;
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return FACES[colour][sum % 2] as Component;
}
