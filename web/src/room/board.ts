// What the room gives to a board and what it expects of it. A board draws a view and offers moves; it counts no rules.
import type { Component, Snippet } from 'svelte';
import type { MoveOffer, SeatInfo } from '../protocol/types';
import type { Hand } from './play/gesture';

/** Words that a board wants in the prompt for a moment, in place of the server's sentence. */
export interface Ask { sentence: string; more?: string }

export interface BoardProps<View = unknown> {
  view: View;
  position: number;
  seats: SeatInfo[];
  /** Whose eyes: a seat, or null for a spectator or a replay. */
  seat: number | null;
  pending: boolean;
  moves: MoveOffer[];
  waiting: number[];
  /** The move that is on its way to the server, shown as made. */
  chosen: number | null;
  /** The curtain is drawn: nothing private may be drawn underneath. */
  veiled: boolean;
  play: (code: number) => void;
  /** Say why something may not be done now, with the rule. */
  explain: (reason: string, rule?: string) => void;
  /** A board that shows something in its own time (a reveal) says so; results and curtains wait. */
  onstaging: (busy: boolean) => void;
  /** A replay that is being scrubbed: show where things are, not how they got there. */
  still: boolean;
  /** Games of skill: this seat's hand, and the movement that everybody watches. */
  hand?: Hand | undefined;
  /** The room's one prompt, to be placed where the table has room for it. */
  ask: Snippet<[Ask?]>;
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** The words of the bar: "Night 3 of 5", "The ballot". */
  steps?: (view: unknown) => string[];
  /** Kinds of story lines that open a chapter of the log. */
  chapters?: string[];
}
