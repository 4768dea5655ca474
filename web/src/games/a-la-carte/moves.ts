// Sorts the offered moves by the part of the board where they are made. It derives none of its own.
import type { MoveOffer } from '../../protocol/types';
import type { Condiment, Movement } from './view';

export const said = (moves: MoveOffer[], word: string): MoveOffer | undefined => moves.find((m) => m.args['do'] === word);
export const chooses = (moves: MoveOffer[]): Map<string, MoveOffer> => new Map(moves.flatMap((m) => (typeof m.args['choose'] === 'string' ? [[m.args['choose'], m]] : [])));
export const seasons = (moves: MoveOffer[]): Map<Condiment, MoveOffer> => new Map(moves.flatMap((m) => (m.args['season'] ? [[m.args['season'] as Condiment, m]] : [])));
export const pourMoves = (moves: MoveOffer[]): { movement: Movement; move: MoveOffer }[] => moves.flatMap((m) => (m.args['pour'] ? [{ movement: m.args['pour'] as Movement, move: m }] : []));
export const raises = (moves: MoveOffer[]): MoveOffer[] => moves.filter((m) => typeof m.args['raise'] === 'number');
export const steals = (moves: MoveOffer[]): MoveOffer[] => moves.filter((m) => m.args['steal'] !== undefined);
export const coffees = (moves: MoveOffer[], cup: string): MoveOffer[] => moves.filter((m) => m.args['cup'] === cup);

export interface CupUse { title: string; move: MoveOffer }
/** The ways in which a cup may be used now, each in a few words. */
export function cupUses(moves: MoveOffer[], cup: string, nameOf: (seat: number) => string): CupUse[] {
  return coffees(moves, cup).map((move) => {
    const { seat, container, amount } = move.args;
    const who = typeof seat === 'number' ? nameOf(seat) : '';
    if (typeof amount === 'number') return { title: `Down by ${amount}`, move };
    if (typeof container === 'string') return { title: `${container} into ${who}’s pan`, move };
    return { title: who ? `Swap with ${who}` : 'Use it', move };
  });
}
