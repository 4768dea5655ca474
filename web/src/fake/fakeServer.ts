// A fake server in the browser: replaces fetch and WebSocket. Development only: `npm run fake`, or `--mode fake`.
// The table's id says what to show: `ballot-3` is the ballot of night 3, `order-2-main`, `over`, `waiting`, `full`,
// `watch-…`, `pass` (pass-and-play), `generic`, `lost` (the connection drops), `refuse` (every move is refused).
import type { ClientMessage, GameInfo, ReplayFrame, Room, SeatInfo, ServerMessage, TableSummary } from '../protocol/types';
import { transport, type SocketLike } from '../room/connection/transport';
import { Carnage, CARDS } from './fakeCarnage';

const NAMES = ['Nadia', 'Alice', 'Kwame', 'François', 'Meera', 'Otto'];
const option = (key: string, title: string, help: string) => ({ key, title, help, default: false, values: [{ value: false, label: 'Off' }, { value: true, label: 'On' }] });
const GAMES: GameInfo[] = [
  { id: 'cafe-carnage', title: 'Café Carnage', tagline: 'Order in secret. Then split the bill, pay your own, or run for the door.', designers: [], seats: { min: 4, max: 6 }, minutes: [10, 20], options: [option('advanced', 'Adventurous eaters', 'Nobody may order a dish twice'), { key: 'guards', title: 'Guards', help: 'How many runners are caught', default: 'runners', values: [{ value: 'runners', label: 'By runners' }, { value: 'table', label: 'By table' }] }], levels: ['novice', 'regular', 'chef'] },
  { id: 'cafe-baras', title: 'Café Baras', tagline: 'Build a café, card by card, for very relaxed capybaras.', designers: [], seats: { min: 2, max: 4 }, minutes: [30, 30], options: [], levels: ['novice', 'regular'] },
  { id: 'cthulbeque', title: 'Cthulbeque', tagline: 'Cook the unspeakable. Keep your dice, and your mind.', designers: [], seats: { min: 2, max: 5 }, minutes: [45, 45], options: [], levels: ['novice', 'regular'] },
  { id: 'a-la-carte', title: 'À la carte', tagline: 'Heat the pan, tilt the shaker, hold your breath.', designers: [], seats: { min: 2, max: 4 }, minutes: [40, 40], options: [], levels: ['novice', 'regular'] },
  { id: 'cake-auf', title: 'Cake Auf!', tagline: 'Bake faster than your friends. Their ovens may fail.', designers: [], seats: { min: 2, max: 4 }, minutes: [20, 20], options: [], levels: ['novice', 'regular'] },
];
const RULES = `# Café Carnage\n\nFive nights out. Every night each diner orders **in secret**, then settles the bill, or runs.\n\n## Take orders\n\n- **CC-3.1** Everybody gets three starters, looks at them and picks exactly one.\n- **CC-3.5** You may order whatever you like; nobody checks your purse.\n\n## Secret ballot\n\n- **CC-4.1** Everybody seals exactly one action card. Passing is not possible.\n- **CC-4.3** Only cards that are still in your hand may be played.\n\n## Check, please\n\n- **CC-6.2** A lone runner always escapes.\n- **CC-6.4** Otherwise the guards catch the runner with the dearest meal.\n\n| runners | caught |\n|---|---|\n| 2–4 | one place |\n| 5–6 | two places |\n`;

const seat = (n: number, name: string, kind: SeatInfo['kind'], connected = true): SeatInfo => ({ seat: n, name, kind, connected, ...(kind === 'bot' ? { level: 'regular' } : {}) });
const summary = (id: string, game: string, title: string, names: string[], max: number, status: TableSummary['status'], your_turn = false, watching = 0): TableSummary => ({
  id, game, title, status, your_turn, watching,
  seats: Array.from({ length: max }, (_, n) => seat(n, names[n] ?? '', names[n] === undefined ? 'open' : names[n] === 'Otto' ? 'bot' : 'person')),
});
const empty = () => new URLSearchParams(location.search).has('empty');
const tables = () => empty() ? { mine: [], open: [] } : {
  mine: [summary('ballot-3', 'cafe-carnage', 'It is your turn', ['Yuki', 'Kwame', 'Otto', 'Nadia'], 4, 'playing', true)],
  open: [
    summary('sit', 'cafe-carnage', 'Kwame’s table', ['Kwame', 'Meera', 'François'], 6, 'open'),
    summary('waiting', 'cthulbeque', 'Inês and Tariq', ['Inês', 'Tariq'], 5, 'open'),
    summary('watch-ballot-3', 'cake-auf', 'Last round', ['Alice', 'Bo', 'Otto', 'Meera'], 4, 'playing', false, 1),
  ],
};

class Table {
  readonly id: string;
  readonly room: Room;
  game: Carnage;
  sockets = new Set<FakeSocket>();
  chat = [{ from: 'Kwame', text: 'Nobody runs tonight, deal?' }, { from: 'François', text: 'But of course. On my honour.' }, { from: 'Meera', text: 'Your honour ordered the lobster.' }];

  constructor(id: string, count: number, status: Room['status'] = 'playing') {
    this.id = id;
    const names = NAMES.slice(0, count);
    const watching = id.includes('watch') || id === 'full';
    const local = id.startsWith('pass');
    this.game = new Carnage(names, 11);
    const filled = id === 'waiting' ? 2 : id === 'sit' ? 3 : count;
    this.room = {
      id, game: id === 'generic' ? 'sixth-game' : 'cafe-carnage', title: 'Nadia’s table', host: !watching && id !== 'sit', locked: false,
      status: id === 'waiting' || id === 'sit' ? 'open' : status, options: {},
      seats: names.map((name, n) => n >= filled ? seat(n, '', 'open') : seat(n, name, local && n < 3 ? (n ? 'local' : 'person') : n === 5 || (local && n > 2) ? 'bot' : 'person', n !== 4)),
      yours: watching || id === 'sit' ? [] : local ? [0, 1, 2] : [0], spectators: watching ? 3 : 1,
      commitment: '9f2c3a5be07d4418c1f0a6e2b7d95c3340ab1e62f8d7794c05a1b3c2d4e5f607', seed: null, result: null,
    };
  }

  forward(night: number, step: string, course: string | undefined): void {
    const done = () => this.game.step === 'over' || (this.game.night === night && this.game.step === step && (course === undefined || ['starter', 'main', 'dessert'].indexOf(course) === this.game.course));
    while (!done()) for (const s of this.game.pending()) this.game.play(s, this.game.anything(s));
    if (this.game.step !== 'over') for (const s of [1, 3, 5].filter((n) => n < this.game.names.length && !this.room.yours.includes(n))) this.game.play(s, this.game.anything(s));
    this.#finish();
  }

  #finish(): void {
    if (this.game.step !== 'over') return;
    this.room.status = 'over';
    this.room.result = this.game.result();
    this.room.seed = '4d1f0c77b2a96e35';
  }

  positionFor(have: number): ServerMessage {
    const seats = this.room.yours.length ? Object.fromEntries(this.room.yours.map((s) => [String(s), this.game.seatPosition(s)])) : { spectator: this.game.seatPosition(null) };
    return { type: 'position', position: this.game.position, seats, story: this.game.story.filter((l) => l.position > have || have < 0) };
  }

  tell(): void {
    for (const socket of this.sockets) {
      socket.hear(this.positionFor(socket.have));
      socket.have = this.game.position;
      socket.hear({ type: 'room', room: { ...this.room } });
    }
  }

  /** The other players choose, one after another, with a pause. */
  bots(): void {
    const others = this.game.pending().filter((s) => !this.room.yours.includes(s));
    if (others.length === 0) return;
    setTimeout(() => {
      const s = this.game.pending().find((q) => !this.room.yours.includes(q));
      if (s === undefined) return;
      this.game.play(s, this.game.anything(s));
      this.#finish();
      this.tell();
      this.bots();
    }, 450);
  }

  handle(socket: FakeSocket, message: ClientMessage): void {
    switch (message.type) {
      case 'hello':
        socket.have = message.have.position;
        socket.hear({ type: 'room', room: { ...this.room } });
        if (this.room.status !== 'open') socket.hear(this.positionFor(message.have.position));
        if (message.have.chat === 0) this.chat.forEach((line, n) => socket.hear({ type: 'chat', number: n + 1, at: '', ...line }));
        if (this.id === 'lost') setTimeout(() => socket.drop(), 500);
        break;
      case 'move':
        if (this.id === 'refuse') socket.hear({ type: 'refused', ref: message.ref, reason: 'You no longer hold that card.', rule: 'CC-4.3', position: this.game.position });
        else {
          this.game.play(message.seat, message.code);
          this.#finish();
          socket.hear({ type: 'ack', ref: message.ref, position: this.game.position });
          this.tell();
          this.bots();
        }
        break;
      case 'chat':
        this.chat.push({ from: 'Nadia', text: message.text });
        for (const s of this.sockets) s.hear({ type: 'chat', number: this.chat.length, from: 'Nadia', text: message.text, at: '' });
        break;
      case 'react':
        for (const s of this.sockets) s.hear({ type: 'reaction', from: 'Nadia', emoji: message.emoji });
        break;
      case 'seat': {
        const target = this.room.seats[message.seat];
        if (target) Object.assign(target, message.to === 'bot' ? { kind: 'bot', name: 'Otto', level: message.level, connected: true } : { kind: 'open', name: '' });
        this.tell();
        break;
      }
      case 'sit': {
        const target = this.room.seats[message.seat];
        if (target) Object.assign(target, { kind: 'person', name: message.name, connected: true });
        this.room.yours = [message.seat];
        this.tell();
        break;
      }
      case 'lock':
        this.room.locked = message.locked;
        this.tell();
        break;
      case 'start':
        this.room.status = 'playing';
        this.tell();
        this.bots();
        break;
      case 'rematch':
        socket.hear({ type: 'rematch', table: 'order-1-starter' });
        break;
      case 'ping':
        socket.hear({ type: 'pong' });
        break;
      default:
        break;
    }
  }
}

const open = new Map<string, Table>();
function tableOf(id: string): Table {
  let table = open.get(id);
  if (!table) {
    table = new Table(id, id.includes('four') ? 4 : 6);
    const place = /(ballot|order)-(\d)(?:-(starter|main|dessert))?/.exec(id);
    if (place) table.forward(Number(place[2]), place[1] === 'order' ? 'orders' : 'ballot', place[3]);
    else if (id === 'over') table.forward(9, 'over', undefined);
    else if (id === 'refuse' || id === 'lost' || id === 'full') table.forward(3, 'ballot', undefined);
    else if (id === 'pass') table.forward(2, 'orders', 'main');
    else if (id === 'generic') table.forward(2, 'orders', 'main');
    open.set(id, table);
  }
  return table;
}

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  have = -1;
  readonly #table: Table;
  constructor(path: string) {
    this.#table = tableOf(decodeURIComponent(path.split('/')[3] ?? ''));
    if (this.#table.id === 'lost' && this.#table.room.spectators++ > 1) return; // never opens again
    setTimeout(() => {
      this.#table.sockets.add(this);
      this.onopen?.();
    }, 30);
  }
  hear(message: ServerMessage): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }), 25);
  }
  send(data: string): void {
    this.#table.handle(this, JSON.parse(data) as ClientMessage);
  }
  drop(): void {
    this.#table.sockets.delete(this);
    this.onclose?.();
  }
  close(): void {
    this.#table.sockets.delete(this);
  }
}

function replayFrames(): ReplayFrame[] {
  const game = new Carnage(NAMES, 11);
  const frames: ReplayFrame[] = [{ position: 0, text: ['The table is laid.'], view: game.view(null) }];
  while (game.step !== 'over') {
    const before = game.story.length;
    const s = game.pending()[0] as number;
    game.play(s, game.anything(s));
    frames.push({ position: game.position, text: game.story.slice(before).map((l) => l.text), view: JSON.parse(JSON.stringify(game.view(null))) });
  }
  return frames;
}

let name: string | null = 'Nadia';
function answer(path: string, init?: RequestInit): unknown {
  const [, , what, id, part] = path.split('?')[0]?.split('/') ?? [];
  if (what === 'games') return id === undefined ? GAMES : part === 'rules' ? { markdown: RULES } : CARDS;
  if (what === 'levels') return ['novice', 'regular', 'chef'].map((level) => ({ id: level, title: level, line: '', seconds: 0, personas: [] }));
  if (what === 'me') {
    if (init?.method === 'PUT') name = (JSON.parse(String(init.body)) as { name: string }).name;
    else if (new URLSearchParams(location.search).has('stranger') && name === 'Nadia') name = null;
    return { id: 'me', name };
  }
  if (what === 'lan') return init?.method === 'POST' ? { status: 'open', url: 'http://192.168.1.20:8000' } : { status: 'closed', url: null };
  if (id === undefined) return init?.method === 'POST' ? { id: 'waiting' } : tables();
  if (part === 'replay') return { frames: replayFrames() };
  return tableOf(id).room;
}

export function startFakeServer(): void {
  transport.fetch = async (path, init) => {
    await new Promise((done) => setTimeout(done, 40));
    if (path.includes('/nowhere')) return new Response('{"reason":"There is no such table."}', { status: 404 });
    return new Response(JSON.stringify(answer(path, init)), { status: 200 });
  };
  transport.socket = (path) => new FakeSocket(path);
}
