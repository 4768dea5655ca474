// The form data of a new table: seats and options. Pure functions; the dialog only draws them.
import type { GameInfo, NewSeat, NewTable, Option, OptionValue } from '../../protocol/types';
import { say } from '../../words/words.svelte';

export type Company = 'bots' | 'friends' | 'device';
export type Place = NewSeat['kind'] | 'none';

/** The seats to begin with: you, and as many others as the game needs. */
export function places(game: GameInfo, company: Company): Place[] {
  const others: Place = company === 'bots' ? 'bot' : company === 'friends' ? 'open' : 'local';
  const taken = company === 'device' ? Math.max(game.seats.min, 2) : game.seats.min;
  return Array.from({ length: game.seats.max }, (_, n) => (n === 0 ? 'me' : n < taken ? others : 'none'));
}

const ROUND: Place[] = ['bot', 'open', 'local', 'none'];
/** Tapping a seat cycles: bot, open, somebody on this device, nobody. */
export const nextPlace = (place: Place): Place => (place === 'me' ? 'me' : (ROUND[(ROUND.indexOf(place) + 1) % ROUND.length] as Place));

export const seated = (all: Place[]): number => all.filter((p) => p !== 'none').length;
export const enough = (game: GameInfo, all: Place[]): boolean => seated(all) >= game.seats.min;
export const complete = (all: Place[]): boolean => !all.includes('open');

export function defaults(game: GameInfo): Record<string, OptionValue['value']> {
  return Object.fromEntries(game.options.map((o) => [o.key, o.default]));
}

/** The values of an option for so many seats. */
export const offered = (option: Option, all: Place[]): OptionValue[] => inOrder(option.values.filter((v) => (v.seats ?? 0) <= seated(all)));

/** The chosen options, or their default where the number of seats no longer allows them. */
export function settled(game: GameInfo, all: Place[], options: Record<string, OptionValue['value']>): Record<string, OptionValue['value']> {
  return Object.fromEntries(game.options.map((o) => [o.key, offered(o, all).find((v) => v.value === options[o.key])?.value ?? o.default]));
}

/** Values sorted if all of them are numbers (the default would come first otherwise); others as they are. */
export function inOrder(values: OptionValue[]): OptionValue[] {
  const numbers = values.every((v) => v.value !== '' && typeof v.value !== 'boolean' && Number.isFinite(Number(v.value)));
  return numbers ? values.toSorted((one, other) => Number(one.value) - Number(other.value)) : values;
}

/** An option that is only on or off gets a switch: its value for on, and for off. */
export function switchOf(option: Option): { on: OptionValue['value']; off: OptionValue['value'] } | null {
  const values = option.values.map((v) => v.value);
  const on = values.find((v) => v === true || v === 'on');
  const off = values.find((v) => v === false || v === 'off');
  return values.length === 2 && on !== undefined && off !== undefined ? { on, off } : null;
}

export function order(game: GameInfo, all: Place[], level: string, names: string[], options: NewTable['options'], open: boolean, clock: NewTable['clock'] = 'none'): NewTable {
  const seats = all.flatMap<NewSeat>((kind, n) => {
    if (kind === 'none') return [];
    if (kind === 'bot') return [{ kind, level }];
    if (kind === 'local') return [{ kind, name: names[n]?.trim() || say('lobby-guest', { number: n + 1 }) }];
    return [{ kind }];
  });
  return { game: game.id, seats, options, public: open, clock };
}
