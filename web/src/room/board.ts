// The interface between the room and a board. A board draws a view and offers moves; it knows no rules.
import type { Component, Snippet } from 'svelte';
import type { MoveOffer, SeatInfo, Thing } from '../protocol/types';
import type { GestureInput } from './play/gesture';

/** A prompt that a board shows for a moment instead of the server's sentence. */
export interface Ask { sentence: string; more?: string }

export interface BoardProps<View = unknown> {
  /** The game's id. */
  game: string;
  view: View;
  position: number;
  seats: SeatInfo[];
  /** The seat whose view is shown; null for a spectator or a replay. */
  seat: number | null;
  pending: boolean;
  moves: MoveOffer[];
  waiting: number[];
  /** The move that was sent and has no answer yet; shown as made. */
  chosen: number | null;
  /** Pass-and-play covers the screen: nothing private may be drawn underneath. */
  veiled: boolean;
  play: (code: number) => void;
  /** Ask the rules why something cannot be picked up, or put where it was aimed; the room shows the answer. */
  why: (held: Thing, aim?: Thing) => void;
  /** A board calls it when it begins and ends an animation (a reveal); the result and the pass screen wait for it. */
  onstaging: (busy: boolean) => void;
  /** A replay: draw the position without animating the way to it. */
  still: boolean;
  /** Games of skill: sends this seat's gesture, and holds the motion that everybody sees. */
  gesture?: GestureInput | undefined;
  /** The room's prompt, to be placed where the board has space for it. */
  ask: Snippet<[Ask?]>;
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** The words of the bar: "Night 3 of 5", "The ballot". */
  steps?: (view: unknown) => string[];
  /** Keys of story lines that open a chapter of the log. */
  chapters?: string[];
}
