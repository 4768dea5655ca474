// What cards ask the board: which moves are made with them, and what happens when they are tapped.
import { getContext, setContext } from 'svelte';
import type { MoveOffer } from '../../protocol/types';

/** A card on the table: the part of it where it lies, its id, and which of several equal ones there it is. */
export interface Spot { zone: string; id: string; place: string }
export const sameSpot = (one: Spot | null, other: Spot): boolean => one !== null && one.zone === other.zone && one.id === other.id && one.place === other.place;

export interface Choosing {
  /** Whether the viewer may choose now. */
  readonly asked: boolean;
  readonly still: boolean;
  moves: (spot: Spot) => MoveOffer[];
  /** Whether it is held up, or is the one that was just played. */
  isPicked: (spot: Spot) => boolean;
  tap: (spot: Spot) => void;
}

const KEY = Symbol('choosing');
export const offerChoosing = (choosing: Choosing): Choosing => setContext(KEY, choosing);
export const useChoosing = (): Choosing => getContext(KEY);
