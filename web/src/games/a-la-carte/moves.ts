// Sorts the offered moves by the part of the board where they are made. It derives none of its own.
import type { MoveOffer } from '../../protocol/types';

export const doing = (moves: MoveOffer[], what: string): MoveOffer | undefined => moves.find((m) => m.facts?.['do'] === what);
/** The moves whose key begins like this. */
export const ofKind = (moves: MoveOffer[], key: string): MoveOffer[] => moves.filter((m) => m.key.startsWith(key));
/** The same, by what one of their facts says: which dish, which shaker. */
export const byFact = (moves: MoveOffer[], key: string, fact: string): Map<unknown, MoveOffer> => new Map(ofKind(moves, key).map((m) => [m.facts?.[fact], m]));
/** The ways in which a cup may be used now. */
export const cupUses = (moves: MoveOffer[], cup: string): MoveOffer[] => ofKind(moves, 'move-cup-').filter((m) => m.facts?.['cup'] === cup);
