// Made by `python -m potluck.server.schema` from src/potluck/server/protocol. Do not edit.
// What travels between page and server, protocol version 2. Shapes only; no behaviour lives here.

/** Done, and kept. */
export interface AckMessage {
  type: 'ack';
  ref: string;
  position: number;
}

/** What a good player would do in a seat: a phrase, and all its moves with the suggested one first. */
export interface AdviceMessage {
  type: 'advice';
  ref: string;
  seat: number;
  position: number;
  sentence: Phrase;
  moves: MoveOpinion[];
}

/** Go on at a new table. */
export interface AskRematchMessage {
  type: 'rematch';
  ref: string;
}

/** Why can this not be done? Answered with a why of the same ref, or a refusal. */
export interface AskWhyMessage {
  type: 'why';
  ref: string;
  seat: number;
  held: Thing;
  aim?: Thing | null;
}

/** All that is printed on a card; words for its parts are messages: `kind-…`, `number-…`, `symbol-…`, `trait-…`. */
export interface CardFace {
  id: string;
  name: string;
  kind: string;
  copies: number;
  numbers: [string, number][];
  symbols: string[];
  traits: string[];
  effects: Phrase[];
  corner: string;
  also: string[];
}

/** Something that somebody said. */
export interface ChatLine {
  number: number;
  from: string;
  text: string;
  at: string;
}

/** Somebody said something. */
export interface ChatMessage {
  type: 'chat';
  number: number;
  from: string;
  text: string;
  at: string;
}

/** Something is wrong with the line or with a message that has no ref. */
export interface ErrorMessage {
  type: 'error';
  reason: Phrase;
}

/** A game as the lobby shows it. */
export interface GameInfo {
  id: string;
  title: string;
  tagline: string;
  designers: string[];
  seats: SeatRange;
  minutes: [number, number];
  options: Option[];
  levels: string[];
}

/** A seat's hand is at work: what it holds, and the frame as it is now. */
export interface GraspMessage {
  type: 'grasp';
  seat: number;
  kind: string;
  facts: Record<string, unknown>;
  frame: number[];
}

/** Begin the movement that the pending decision asks of this seat's own hand. */
export interface GraspRequest {
  type: 'grasp';
  ref: string;
  seat: number;
  position: number;
}

/** The next frames of the hand, as it is, a sixtieth of a second each; only what is wrong gets an answer. */
export interface HandMessage {
  type: 'hand';
  seat: number;
  values: number[];
}

/** How often a movement comes out each way, in percent, by a hand that trembles like this. */
export interface HandOdds {
  kind: string;
  hand: string;
  movement: string;
  shares: Record<string, number>;
}

/** What a client has seen already: -1 and 0 for nothing. */
export interface Have {
  position: number;
  chat: number;
}

/** The first message on a socket. */
export interface HelloMessage {
  type: 'hello';
  version: number;
  have: Have;
}

/** What would a good player do? Answered with advice, or a refusal, of the same ref. */
export interface HintMessage {
  type: 'hint';
  ref: string;
  seat: number;
}

/** The host allows hints, or forbids them. */
export interface HintsMessage {
  type: 'hints';
  ref: string;
  allowed: boolean;
}

/** Whether other devices on the local network can open this server; unknown to all but its own machine. */
export interface LanStatus {
  status: 'closed' | 'offline' | 'open' | 'unknown';
  url?: string | null;
}

/** How well a bot plays, and whom it may look like. */
export interface LevelInfo {
  id: string;
  seconds: number;
  personas: PersonaInfo[];
}

/** The host closes or opens the door. */
export interface LockMessage {
  type: 'lock';
  ref: string;
  locked: boolean;
}

/** Who this browser is. */
export interface Me {
  id: string;
  name: string | null;
}

/** Messages in a language, in Project Fluent's format, and what kind of thing their facts are. */
export interface MessageFile {
  language: string;
  messages: string;
  kinds: Record<string, string>;
}

/** A movement of a finished match, done again: every frame of it. */
export interface Motion {
  kind: string;
  seat: number;
  facts: Record<string, unknown>;
  frames: number[][];
}

/** New frames of the movement; `number` is the first one's, counted from 1. What they mean, the game says. */
export interface MotionMessage {
  type: 'motion';
  seat: number;
  number: number;
  frames: number[][];
}

/** Make a move, in the position that the player saw. */
export interface MoveMessage {
  type: 'move';
  ref: string;
  seat: number;
  position: number;
  code: number;
}

/** A move that a seat may make: its name as a phrase, and what it would do as far as the seat can know. */
export interface MoveOffer {
  code: number;
  key: string;
  facts?: Record<string, unknown>;
  effect?: Phrase | null;
}

/** How good a move looks: its chance to win, and its share of the thinking. */
export interface MoveOpinion {
  code: number;
  name: Phrase;
  chance: number;
  share: number;
}

/** A name to be known by. */
export interface NewName {
  name: string;
}

/** A seat of a table to be laid; 'local' is another person on this same device. */
export interface NewSeat {
  kind: 'bot' | 'local' | 'me' | 'open';
  level?: string | null;
  name?: string | null;
}

/** A table to be laid. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string | number | boolean>;
  public?: boolean;
  hints?: boolean | null;
  clock?: 'blitz' | 'days' | 'none' | 'relaxed';
  cover?: string | null;
}

/** A choice that a table makes before the first move. */
export interface Option {
  key: string;
  title: string;
  help: string;
  default: string | number | boolean;
  values: OptionValue[];
}

/** One choice of an option. */
export interface OptionValue {
  value: string | number | boolean;
  label: string;
  seats?: number;
}

/** Somebody that a bot may sit down as; the face is an icon's name. */
export interface PersonaInfo {
  name: string;
  face: string;
}

/** A message of the room's or the game's words by its key, and its facts. */
export interface Phrase {
  key: string;
  facts?: Record<string, unknown>;
}

/** Is anybody there? */
export interface PingMessage {
  type: 'ping';
}

/** Yes. */
export interface PongMessage {
  type: 'pong';
}

/** The match as this browser's seats see it, or the key "spectator"; and what was not told yet. */
export interface PositionMessage {
  type: 'position';
  position: number;
  seats: Record<string, SeatPosition>;
  story: StoryLine[];
  clocks?: SeatClock[] | null;
}

/** The next frames of the hand, as it is. */
export interface PractiseHandMessage {
  type: 'hand';
  values: number[];
}

/** Show an emoji for a moment. */
export interface ReactMessage {
  type: 'react';
  ref: string;
  emoji: string;
}

/** Somebody reacted. */
export interface ReactionMessage {
  type: 'reaction';
  from: string;
  emoji: string;
}

/** Not done, and why. */
export interface RefusedMessage {
  type: 'refused';
  ref: string;
  reason: Phrase;
  position: number;
  rule?: string | null;
}

/** The movement is over; what it came to follows as a position. */
export interface ReleaseMessage {
  type: 'release';
  seat: number;
}

/** The others go on at this table. */
export interface RematchMessage {
  type: 'rematch';
  table: string;
}

/** A finished match, position by position. */
export interface Replay {
  frames: ReplayFrame[];
}

/** One position of a finished match: what the public saw, and what the asker's own seats saw. */
export interface ReplayFrame {
  position: number;
  story: Phrase[];
  view: unknown;
  seats?: Record<string, unknown>;
  by_hand?: boolean;
}

/** How a match ended. */
export interface Result {
  reason: Phrase;
  ranks: number[];
  scores: number[];
  breakdown: [string, number][][];
  race: number[][];
  covered?: number[];
}

/** What a movement in practice came to. */
export interface ResultMessage {
  type: 'result';
  kind: string;
  outcome: Record<string, unknown>;
}

/** All about a table except its match; `host` and `yours` are about who asks. */
export interface Room {
  id: string;
  game: string;
  title: Phrase;
  host: boolean;
  locked: boolean;
  status: 'open' | 'over' | 'playing';
  options: Record<string, string | number | boolean>;
  seats: SeatInfo[];
  yours: number[];
  spectators: number;
  commitment: string;
  seed: string | null;
  result: Result | null;
  rematch?: string | null;
  hints?: boolean;
  clock?: 'blitz' | 'days' | 'none' | 'relaxed';
  covered?: number[];
}

/** The room has changed. */
export interface RoomMessage {
  type: 'room';
  room: Room;
}

/** A game's rules; ids stand in bold at the start of list items. */
export interface Rules {
  markdown: string;
}

/** Say something. */
export interface SayMessage {
  type: 'chat';
  ref: string;
  text: string;
}

/** What a seat has left, in seconds, at the moment of sending; and whether it is running down. */
export interface SeatClock {
  left: number;
  running: boolean;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'bot' | 'local' | 'open' | 'person';
  connected: boolean;
  level?: string | null;
  away?: boolean;
}

/** The host says who sits in a seat. */
export interface SeatMessage {
  type: 'seat';
  ref: string;
  seat: number;
  to: 'bot' | 'kick' | 'open' | 'person';
  level?: string | null;
}

/** The match as one seat, or a spectator, sees it. */
export interface SeatPosition {
  view: unknown;
  pending: boolean;
  moves: MoveOffer[];
  prompt: Phrase;
  waiting: number[];
  takeback: boolean;
}

/** How many people a game is for. */
export interface SeatRange {
  min: number;
  max: number;
}

/** Take a seat. */
export interface SitMessage {
  type: 'sit';
  ref: string;
  seat: number;
  name: string;
}

/** Leave a seat. */
export interface StandMessage {
  type: 'stand';
  ref: string;
  seat: number;
}

/** The host starts the match. */
export interface StartMessage {
  type: 'start';
  ref: string;
}

/** A phrase about what happened on the way to a position. */
export interface StoryLine {
  position: number;
  key: string;
  facts?: Record<string, unknown>;
}

/** The unguessable name of a table. */
export interface TableId {
  id: string;
}

/** A table as the lobby shows it. */
export interface TableSummary {
  id: string;
  game: string;
  title: Phrase;
  seats: SeatInfo[];
  status: 'open' | 'over' | 'playing';
  your_turn: boolean;
  watching: number;
}

/** The lobby: tables that you belong to, and those that are open to everybody. */
export interface Tables {
  mine: TableSummary[];
  open: TableSummary[];
}

/** Begin a movement of a kind that the game knows. */
export interface TakeMessage {
  type: 'take';
  kind: string;
}

/** Take a seat's last move back. */
export interface TakebackMessage {
  type: 'takeback';
  ref: string;
  seat: number;
}

/** Something on the table that a person picks up or aims at: a card's id, a seat's number, a place's name. */
export interface Thing {
  kind: 'card' | 'place' | 'seat';
  id: string;
}

/** Why a request was not granted. */
export interface Trouble {
  reason: Phrase;
}

/** A field of a game's view as it is declared; the messages `field-<name>` and `<name>-<word>` are its words. */
export interface ViewField {
  name: string;
  kind: 'card' | 'cards' | 'flag' | 'number' | 'numbers' | 'phrase' | 'record' | 'records' | 'seat' | 'seats' | 'word' | 'words';
  by_seat?: boolean;
  optional?: boolean;
  fields?: ViewField[];
}

/** Why an attempt is not possible; no reason where it is. */
export interface WhyMessage {
  type: 'why';
  ref: string;
  reason: Phrase | null;
  rule?: string | null;
}

export type ClientMessage = HelloMessage | MoveMessage | AskWhyMessage | TakebackMessage | SitMessage | StandMessage | SeatMessage | LockMessage | HintsMessage | HintMessage | StartMessage | SayMessage | ReactMessage | AskRematchMessage | GraspRequest | HandMessage | PingMessage;

export type ServerMessage = RoomMessage | PositionMessage | AckMessage | RefusedMessage | WhyMessage | ChatMessage | ReactionMessage | RematchMessage | GraspMessage | MotionMessage | ReleaseMessage | AdviceMessage | PongMessage | ErrorMessage;

export type PracticeMessage = TakeMessage | PractiseHandMessage;

export type PracticeAnswer = GraspMessage | MotionMessage | ResultMessage | ErrorMessage;

export type SeatKind = SeatInfo['kind'];

export type TableStatus = Room['status'];
