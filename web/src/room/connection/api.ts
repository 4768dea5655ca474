// The REST client: one function for each request. Error messages are sentences for people.
import { untrack } from 'svelte';
import type { CardFace, GameInfo, HandOdds, LanStatus, LevelInfo, Me, Motion, NewTable, Replay, Room, Rules, Tables, Trouble, ViewField } from '../../protocol/types';
import { printPath, type Paper, type Part } from '../lobby/printOptions';
import { hasWords, language, say, tell } from '../../words/words.svelte';
import { transport } from './transport';

export class ServerError extends Error {
  constructor(message: string, readonly status: number) {
    super(message);
  }
}

async function answered(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await transport.fetch(path, { credentials: 'same-origin', ...init, headers: { 'accept-language': untrack(language), ...init?.headers } });
  } catch {
    throw new ServerError(say('room-no-answer'), 0);
  }
  if (!answer.ok) throw new ServerError(await complaint(answer), answer.status);
  return answer;
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await answered(path, init)).json()) as T;
}

async function complaint(answer: Response): Promise<string> {
  try {
    const { reason } = (await answer.json()) as Partial<Trouble>;
    if (reason && hasWords(reason.key)) return tell(reason);
  } catch {
    // not JSON: use the general sentence below
  }
  return say(answer.status === 404 ? 'room-no-such-table' : 'room-could-not');
}

const sending = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Answers that never change while the page is open are asked for once. */
const kept = new Map<string, Promise<unknown>>();
function once<T>(path: string, words = ''): Promise<T> {
  const key = `${path} ${words}`;
  let answer = kept.get(key) as Promise<T> | undefined;
  if (!answer) {
    answer = ask<T>(path);
    answer.catch(() => kept.delete(key));
    kept.set(key, answer);
  }
  return answer;
}

/** In the page's language; an effect that asks for them runs again when that changes. */
export const games = (): Promise<GameInfo[]> => once('/api/games', language());
export const languages = (): Promise<string[]> => once('/api/languages');
export const levels = (): Promise<LevelInfo[]> => once('/api/levels');
export const rules = (game: string): Promise<Rules> => once(`/api/games/${encodeURIComponent(game)}/rules`);
/** The faces of a table's own deck. */
export const cards = (table: string): Promise<CardFace[]> => once(`/api/tables/${encodeURIComponent(table)}/cards`);
export const houseCards = (game: string): Promise<CardFace[]> => once(`/api/games/${encodeURIComponent(game)}/cards`);
/** What a game's views hold, as it declares them. */
export const viewFields = (game: string): Promise<ViewField[]> => once(`/api/games/${encodeURIComponent(game)}/view`);
export const hands = (game: string): Promise<HandOdds[]> => once(`/api/games/${encodeURIComponent(game)}/hands`);
export const me = (): Promise<Me> => ask('/api/me');
export const callMe = (name: string): Promise<Me> => ask('/api/me', sending('PUT', { name }));
export const lan = (): Promise<LanStatus> => ask('/api/lan');
export const openLan = (): Promise<LanStatus> => ask('/api/lan', { method: 'POST' });
export const tables = (): Promise<Tables> => ask('/api/tables');
export const layTable = (table: NewTable): Promise<{ id: string }> => ask('/api/tables', sending('POST', table));
export const room = (table: string): Promise<Room> => ask(`/api/tables/${encodeURIComponent(table)}`);
export const replay = (table: string): Promise<Replay> => ask(`/api/tables/${encodeURIComponent(table)}/replay`);
export const motion = (table: string, position: number): Promise<Motion> => ask(`/api/tables/${encodeURIComponent(table)}/motion/${position}`);

export const printed = async (game: string, paper: Paper, part: Part, lowInk: boolean): Promise<Blob> => (await answered(printPath(game, paper, part, lowInk))).blob();

export const matchFile = (table: string): string => `/api/tables/${encodeURIComponent(table)}/match`;
export const socketPath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/socket`;
