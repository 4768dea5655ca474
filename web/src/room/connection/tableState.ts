// What this browser knows of one table, as plain data, and how each message changes it. No network, no page.
import type { AdviceMessage, ChatLine, ClientMessage, Room, SeatClock, SeatPosition, ServerMessage, StoryLine } from '../../protocol/types';
import type { HandNews } from '../play/gesture';
import { mergeStory } from '../play/matchLog';

export type Line = 'connecting' | 'open' | 'lost';
export interface Sent { ref: string; seat: number; position: number; code: number }
export interface Refusal { ref: string; reason: string; rule: string | null; stale: boolean }
export interface Reaction { id: number; from: string; emoji: string }

export interface Sitting {
  line: Line;
  room: Room | null;
  position: number;
  seats: Record<string, SeatPosition>;
  story: StoryLine[];
  /** What every seat had left when we were told, and when that was; null where no clock runs. */
  clocks: SeatClock[] | null;
  clocksAt: number;
  chat: ChatLine[];
  /** Moves on their way: shown as made at once, settled by an ack or a refusal. */
  sent: Sent[];
  refusal: Refusal | null;
  reactions: Reaction[];
  rematch: string | null;
  trouble: string | null;
  /** Lines told while we were away, after a lost connection came back. */
  missed: StoryLine[];
  away: boolean;
  /** The ref of a hint that is being thought over. */
  asking: string | null;
  advice: AdviceMessage | null;
}

export const SPECTATOR = 'spectator';

export function newSitting(): Sitting {
  return {
    line: 'connecting', room: null, position: -1, seats: {}, story: [], clocks: null, clocksAt: 0, chat: [], sent: [],
    refusal: null, reactions: [], rematch: null, trouble: null, missed: [], away: false, asking: null, advice: null,
  };
}

export const hello = (s: Sitting): ClientMessage => ({
  type: 'hello',
  version: 1,
  have: { position: s.position, chat: s.chat.at(-1)?.number ?? 0 },
});

export function lineOpened(s: Sitting): Sitting {
  return { ...s, line: 'open', trouble: null };
}

export function lineLost(s: Sitting): Sitting {
  return { ...s, line: 'lost', away: s.position >= 0, asking: null };
}

/** Make a move from where we stand. Another choice of the same seat in the same position replaces the first. */
export function makeMove(s: Sitting, ref: string, seat: number, code: number): [Sitting, ClientMessage] {
  const move: Sent = { ref, seat, position: s.position, code };
  const others = s.sent.filter((m) => m.seat !== seat);
  return [{ ...s, sent: [...others, move], refusal: null }, { type: 'move', ...move }];
}

/** After a reconnect, moves without an answer are said again: the server plays each ref once. */
export const unanswered = (s: Sitting): ClientMessage[] => s.sent.map((m) => ({ type: 'move', ...m }));

export const chosen = (s: Sitting, seat: number): number | null => s.sent.find((m) => m.seat === seat)?.code ?? null;

export function dismissRefusal(s: Sitting): Sitting {
  return { ...s, refusal: null };
}
export function dismissMissed(s: Sitting): Sitting {
  return { ...s, missed: [] };
}

/** Ask what a good player would do in a seat. */
export function askHint(s: Sitting, ref: string, seat: number): [Sitting, ClientMessage] {
  return [{ ...s, asking: ref, advice: null, refusal: null }, { type: 'hint', ref, seat }];
}
export function dismissAdvice(s: Sitting): Sitting {
  return { ...s, advice: null };
}

/** Advice holds as long as its seat has the same choices to make. */
function stillGood(advice: AdviceMessage | null, seats: Sitting['seats']): AdviceMessage | null {
  const seat = advice && seats[String(advice.seat)];
  if (!advice || !seat?.pending) return null;
  const open = seat.moves.map((move) => move.code);
  return open.length === advice.moves.length && advice.moves.every((move) => open.includes(move.code)) ? advice : null;
}

let reactionNumber = 0;

export function receive(s: Sitting, message: Exclude<ServerMessage, HandNews>): Sitting {
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
    case 'error':
      return { ...s, trouble: message.reason };
    case 'pong':
      return s;
  }
}

const plainChat = ({ number, from, text, at }: ChatLine): ChatLine => ({ number, from, text, at });

function newPosition(s: Sitting, message: Extract<ServerMessage, { type: 'position' }>): Sitting {
  if (message.position < s.position) return s; // an older frame that was overtaken
  const story = mergeStory(s.story, message.story);
  const missed = s.away ? story.filter((line) => line.position > s.position) : s.missed;
  return {
    ...s, position: message.position, seats: message.seats, story, clocks: message.clocks ?? null, clocksAt: performance.now(),
    missed, away: false, advice: stillGood(s.advice, message.seats),
  };
}

function refused(s: Sitting, message: Extract<ServerMessage, { type: 'refused' }>): Sitting {
  const move = s.sent.find((m) => m.ref === message.ref);
  const sent = s.sent.filter((m) => m.ref !== message.ref);
  const stale = move !== undefined && message.position > move.position && !message.rule;
  const asking = s.asking === message.ref ? null : s.asking;
  return { ...s, sent, asking, refusal: { ref: message.ref, reason: message.reason, rule: message.rule ?? null, stale } };
}
