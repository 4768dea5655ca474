// The offered moves by card, and what a card would do.
import type { MoveOffer } from '../../protocol/types';
import type { ForecastView, StreetView } from './view';

export type Place = 'hand' | 'display' | 'guests';
export interface Pick { place: Place; id: string }

const KEYS: Record<Place, readonly string[]> = { hand: ['move-add', 'move-serve', 'move-drop'], display: ['move-take'], guests: ['move-claim'] };

/** The legal moves with one card, in the order in which they are shown. */
export const choices = (moves: MoveOffer[], { place, id }: Pick): MoveOffer[] =>
  KEYS[place].flatMap((key) => moves.filter((move) => move.key === key && (move.facts?.['card'] ?? move.facts?.['guest']) === id));
export const doneMove = (moves: MoveOffer[]): MoveOffer | null => moves.find((move) => move.facts?.['done'] === true) ?? null;

/** What a card in sight would do in the reader’s own café. */
export const forecastOf = (view: StreetView, id: string): ForecastView | undefined => view.forecasts.find((forecast) => forecast.id === id);

/** A card stays picked as long as it lies where it was. */
export function holds(view: StreetView, pick: Pick | null): Pick | null {
  if (!pick) return null;
  if (pick.place === 'guests') return view.guests.some((guest) => guest.id === pick.id && guest.owner === null) ? pick : null;
  return view[pick.place].includes(pick.id) ? pick : null;
}
