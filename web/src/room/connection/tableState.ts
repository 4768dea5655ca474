// The state of one table in this browser, and how each server message changes it. Pure functions; no network, no DOM.
import type { AdviceMessage, ChatLine, ClientMessage, Phrase, Room, SeatClock, SeatPosition, ServerMessage, StoryLine } from '../../protocol/types';
import type { GestureMessage } from '../play/gesture';
import { mergeLog } from '../play/matchLog';

export type ConnectionStatus = 'connecting' | 'open' | 'lost';
export interface Sent { ref: string; seat: number; position: number; code: number }
/** `asked`: the answer to a question why, which goes away by itself. */
export interface Refusal { ref: string; reason: Phrase; rule: string | null; stale: boolean; asked: boolean }
export interface Reaction { id: number; from: string; emoji: string }

export interface TableState {
  connection: ConnectionStatus;
  room: Room | null;
  position: number;
  seats: Record<string, SeatPosition>;
  story: StoryLine[];
  /** Every seat's clock as the server last sent it (`clocksAt`: when); null where no clock runs. */
  clocks: SeatClock[] | null;
  clocksAt: number;
  chat: ChatLine[];
  /** Moves without an answer yet: shown as made at once, removed by an ack or a refusal. */
  sent: Sent[];
  refusal: Refusal | null;
  reactions: Reaction[];
  rematch: string | null;
  trouble: Phrase | null;
  /** Log lines that arrived after a reconnect, from the time without a connection. */
  missed: StoryLine[];
  away: boolean;
  /** The ref of the hint that was asked for and has not come yet. */
  asking: string | null;
  advice: AdviceMessage | null;
}

export const SPECTATOR = 'spectator';

/** The server's answer to a page of another protocol version. */
const RELOAD = 'refused-reload';
/** Whether only reloading the page helps: the server has been upgraded under it. */
export const outdated = (s: TableState): boolean => s.trouble?.key === RELOAD;

export function newTableState(): TableState {
  return {
    connection: 'connecting', room: null, position: -1, seats: {}, story: [], clocks: null, clocksAt: 0, chat: [], sent: [],
    refusal: null, reactions: [], rematch: null, trouble: null, missed: [], away: false, asking: null, advice: null,
  };
}

export const hello = (s: TableState): ClientMessage => ({
  type: 'hello',
  version: 2,
  have: { position: s.position, chat: s.chat.at(-1)?.number ?? 0 },
});

export function connectionOpened(s: TableState): TableState {
  return { ...s, connection: 'open', trouble: null };
}

export function connectionLost(s: TableState): TableState {
  return { ...s, connection: 'lost', away: s.position >= 0, asking: null };
}

/** A move in the present position. Another choice of the same seat in the same position replaces the first. */
export function makeMove(s: TableState, ref: string, seat: number, code: number): [TableState, ClientMessage] {
  const move: Sent = { ref, seat, position: s.position, code };
  const others = s.sent.filter((m) => m.seat !== seat);
  return [{ ...s, sent: [...others, move], refusal: null }, { type: 'move', ...move }];
}

/** After a reconnect, moves without an answer are sent again: the server plays each ref once. */
export const unanswered = (s: TableState): ClientMessage[] => s.sent.map((m) => ({ type: 'move', ...m }));

export const chosen = (s: TableState, seat: number): number | null => s.sent.find((m) => m.seat === seat)?.code ?? null;

export function dismissRefusal(s: TableState): TableState {
  return { ...s, refusal: null };
}
export function dismissMissed(s: TableState): TableState {
  return { ...s, missed: [] };
}

/** Ask for a hint for a seat. */
export function askHint(s: TableState, ref: string, seat: number): [TableState, ClientMessage] {
  return [{ ...s, asking: ref, advice: null, refusal: null }, { type: 'hint', ref, seat }];
}
export function dismissAdvice(s: TableState): TableState {
  return { ...s, advice: null };
}

/** Advice is kept as long as its seat has the same moves to choose from. */
function stillGood(advice: AdviceMessage | null, seats: TableState['seats']): AdviceMessage | null {
  const seat = advice && seats[String(advice.seat)];
  if (!advice || !seat?.pending) return null;
  const open = seat.moves.map((move) => move.code);
  return open.length === advice.moves.length && advice.moves.every((move) => open.includes(move.code)) ? advice : null;
}

let reactionNumber = 0;

export function receive(s: TableState, message: Exclude<ServerMessage, GestureMessage>): TableState {
  switch (message.type) {
    case 'room':
      return { ...s, room: message.room };
    case 'position':
      return newPosition(s, message);
    case 'ack':
      return { ...s, sent: s.sent.filter((m) => m.ref !== message.ref) };
    case 'refused':
      return refused(s, message);
    case 'chat':
      return s.chat.some((line) => line.number === message.number) ? s : { ...s, chat: [...s.chat, plainChat(message)] };
    case 'reaction':
      return { ...s, reactions: [...s.reactions.slice(-11), { id: ++reactionNumber, from: message.from, emoji: message.emoji }] };
    case 'rematch':
      return { ...s, rematch: message.table };
    case 'advice':
      return message.ref === s.asking ? { ...s, asking: null, advice: stillGood(message, s.seats) } : s;
    case 'why':
      return message.reason ? { ...s, refusal: { ref: message.ref, reason: message.reason, rule: message.rule ?? null, stale: false, asked: true } } : s;
    case 'error':
      return { ...s, trouble: message.reason };
    case 'pong':
      return s;
  }
}

const plainChat = ({ number, from, text, at }: ChatLine): ChatLine => ({ number, from, text, at });

function newPosition(s: TableState, message: Extract<ServerMessage, { type: 'position' }>): TableState {
  if (message.position < s.position) return s; // an older frame that was overtaken
  const story = mergeLog(s.story, message.story);
  const missed = s.away ? story.filter((line) => line.position > s.position) : s.missed;
  return {
    ...s, position: message.position, seats: message.seats, story, clocks: message.clocks ?? null, clocksAt: performance.now(),
    missed, away: false, advice: stillGood(s.advice, message.seats),
  };
}

function refused(s: TableState, message: Extract<ServerMessage, { type: 'refused' }>): TableState {
  const move = s.sent.find((m) => m.ref === message.ref);
  const sent = s.sent.filter((m) => m.ref !== message.ref);
  const stale = move !== undefined && message.position > move.position && !message.rule;
  const asking = s.asking === message.ref ? null : s.asking;
  return { ...s, sent, asking, refusal: { ref: message.ref, reason: message.reason, rule: message.rule ?? null, stale, asked: false } };
}
