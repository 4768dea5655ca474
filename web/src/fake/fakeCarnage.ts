// A simplified Café Carnage, enough to draw every state of its board. Development only; the rules live on the server.
import type { MoveOffer, Result, SeatPosition, StoryLine } from '../protocol/types';

type Course = 'starter' | 'main' | 'dessert';
type Vote = 'split' | 'separate' | 'run';
const COURSES: Course[] = ['starter', 'main', 'dessert'];
const VOTES: Vote[] = ['split', 'separate', 'run'];
const MENU = `S01,starter,Steamed Pears,1,3;S02,starter,Tomato Soup,1,4;S03,starter,Watermelon Salad,1,4;S04,starter,Rice Dumplings,2,4;S05,starter,Spring Rolls,2,4;S06,starter,Stuffed Figs,2,4;S07,starter,Vegetable Samosas,2,4;S08,starter,Smoked Ham,3,3;S09,starter,Toasted Prawns,3,3;S10,starter,Seafood Tempura,4,2;M01,main,Masala Omelette,1,4;M02,main,Vegetable Tacos,1,3;M03,main,Chicken Noodles,2,4;M04,main,Pizza Diavola,2,4;M05,main,Spaghetti Bolognese,2,4;M06,main,Butternut Squash Pie,3,3;M07,main,Jamaican Fish Stew,3,3;M08,main,Sushi Rolls,4,3;M09,main,Buffalo Steak,5,3;M10,main,Lobster Thermidor,5,2;M11,main,Soton Game Jam Burger,6,2;D01,dessert,Coffee Espresso,1,4;D02,dessert,Fruit Salad,1,4;D03,dessert,Mochi Ice Cream,1,3;D04,dessert,Banana Split,2,4;D05,dessert,Ice Cream Sundae,2,4;D06,dessert,Rhubarb & Apple Pie,2,4;D07,dessert,Sweet Plum Roulade,2,4;D08,dessert,Neapolitan Cake,3,3;D09,dessert,Raspberry Cheesecake,3,3;D10,dessert,Crème Chocolate,4,2`
  .split(';')
  .map((row) => {
    const [id, course, name, value, copies] = row.split(',') as [string, Course, string, string, string];
    return { id, course, name, value: Number(value), copies: Number(copies) };
  });
export const DISHES = Object.fromEntries(MENU.map(({ id, name, course, value }) => [id, { name, course, value }]));
export const CARDS = MENU.map((d) => ({
  id: d.id, name: d.name, kind: d.course, copies: d.copies, corner: `$${d.value}`,
  facts: [d.course, `${d.value} points`], line: `Costs $${d.value} and earns ${d.value} points, whoever pays.`,
}));
const cost = (id: string): number => DISHES[id]?.value ?? 0;

export function dice(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

interface Diner { score: number; money: number; ious: number; hand: Record<Vote, number>; menu: string[]; orders: (string | null)[]; ballot: Vote | null; eaten: string[]; runKnown: boolean | null }
interface LastNight { night: number; dishes: string[][]; costs: number[]; runners: number[]; caught: number[]; split_votes: number; separate_votes: number; paid: number[]; new_ious: number[]; split: boolean }

export class Carnage {
  night = 1;
  step: 'orders' | 'ballot' | 'over' = 'orders';
  course = 0;
  position = 0;
  last: LastNight | null = null;
  story: StoryLine[] = [];
  race: number[][] = [];
  diners: Diner[];
  #random: () => number;

  constructor(readonly names: string[], seed: number) {
    this.#random = dice(seed);
    this.diners = names.map(() => ({ score: 0, money: 30, ious: 0, hand: { split: 2, separate: 2, run: 1 }, menu: [], orders: [null, null, null], ballot: null, eaten: [], runKnown: true }));
    this.#tell('Night 1', 'night');
    this.#deal();
  }

  pending(): number[] {
    if (this.step === 'over') return [];
    return this.diners.flatMap((d, seat) => ((this.step === 'ballot' ? d.ballot : d.orders[this.course]) === null ? [seat] : []));
  }

  moves(seat: number): MoveOffer[] {
    const d = this.diners[seat];
    if (!d || this.step === 'over') return [];
    if (this.step === 'ballot') {
      return VOTES.filter((v) => d.hand[v] > 0).map((vote) => ({ code: 100 + VOTES.indexOf(vote), text: { split: 'Split the bill evenly', separate: 'Each pays separately', run: 'Run for the door' }[vote], short: vote, args: { vote } }));
    }
    return [...new Set(d.menu)].map((id) => ({ code: MENU.findIndex((m) => m.id === id), text: `Order ${DISHES[id]?.name}`, short: DISHES[id]?.name ?? id, card: id, args: { order: id } }));
  }

  play(seat: number, code: number): void {
    const d = this.diners[seat];
    const move = this.moves(seat).find((m) => m.code === code);
    if (!d || !move) return;
    const first = this.pending().includes(seat);
    if (this.step === 'ballot') d.ballot = move.args['vote'] as Vote;
    else d.orders[this.course] = move.args['order'] as string;
    this.position++;
    if (first) this.#tell(`${this.names[seat]} has chosen.`, 'sealed');
    if (this.pending().length === 0) this.#goOn();
  }

  /** Any legal move. */
  anything(seat: number): number {
    const moves = this.moves(seat);
    return moves[Math.floor(this.#random() * moves.length)]?.code ?? 0;
  }

  view(seat: number | null): unknown {
    const me = seat === null ? null : this.diners[seat];
    return {
      night: this.night, nights: 5, step: this.step, course: this.step === 'orders' ? COURSES[this.course] : null,
      guards: this.names.length > 4 ? 2 : 1, seat, menu: me && this.step === 'orders' ? me.menu : [], orders: me?.orders ?? [null, null, null],
      hand: me ? { ...me.hand } : null, ballot: me?.ballot ?? null,
      diners: this.diners.map((d) => ({ score: d.score, money: d.money, ious: d.ious, hand_count: d.hand.split + d.hand.separate + d.hand.run, can_run: d.runKnown, sealed: (this.step === 'ballot' ? d.ballot : (d.orders[this.course] ?? null)) !== null, eaten: d.eaten })),
      last_night: this.last, decks: { starter: 20, main: 20, dessert: 20 }, dishes: DISHES,
    };
  }

  seatPosition(seat: number | null): SeatPosition {
    const waiting = this.pending();
    const pending = seat !== null && waiting.includes(seat);
    return { view: this.view(seat), pending, moves: seat === null ? [] : this.moves(seat), prompt: this.#prompt(seat, pending), waiting, takeback: false };
  }

  result(): Result | null {
    if (this.step !== 'over') return null;
    const scores = this.diners.map((d) => d.score + (d.ious ? 0 : d.money));
    const ranks = scores.map((s) => 1 + scores.filter((t) => t > s).length);
    const winner = this.names[scores.indexOf(Math.max(...scores))];
    return {
      reason: `${winner} dined best: ${Math.max(...scores)} points after five nights.`, scores, ranks,
      breakdown: this.diners.map((d) => [['Dishes eaten', d.score + 5 * d.ious], ['IOUs', -5 * d.ious], ['Money left', d.ious ? 0 : d.money]]),
      race: this.race,
    };
  }

  #prompt(seat: number | null, pending: boolean): string {
    if (this.step === 'over') return 'The week is over.';
    if (pending && seat !== null) {
      if (this.step === 'ballot') return `Your dinner comes to $${this.#meal(seat)}. How do you settle it?`;
      return `Choose your ${COURSES[this.course]}`;
    }
    const names = this.pending().map((s) => this.names[s] ?? '');
    return `Waiting for ${names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]}`;
  }

  #meal = (seat: number): number => (this.diners[seat]?.orders ?? []).reduce((sum, id) => sum + (id ? cost(id) : 0), 0);
  #tell(text: string, kind: string): void {
    this.story.push({ position: this.position, text, kind });
  }
  #deal(): void {
    const deck = MENU.filter((m) => m.course === COURSES[this.course]).flatMap((m) => Array<string>(m.copies).fill(m.id));
    for (const d of this.diners) d.menu = [0, 1, 2].map(() => deck.splice(Math.floor(this.#random() * deck.length), 1)[0] as string);
  }
  #goOn(): void {
    if (this.step === 'orders') {
      this.course++;
      if (this.course < 3) this.#deal();
      else {
        this.step = 'ballot';
        this.#tell('Starters, mains and desserts are ordered, face down.', 'event');
      }
      return;
    }
    this.#settle();
  }
  #settle(): void {
    const n = this.diners.length;
    const costs = this.diners.map((_, s) => this.#meal(s));
    const paid = Array<number>(n).fill(0);
    const ious = Array<number>(n).fill(0);
    const runners = [...Array(n).keys()].filter((s) => this.diners[s]?.ballot === 'run');
    const diners = [...Array(n).keys()].filter((s) => !runners.includes(s));
    const runCosts = runners.map((s) => costs[s] as number).sort((a, b) => b - a);
    let caught: number[] = [];
    if (runners.length > 1 && new Set(runCosts).size > 1) {
      const least = runCosts[runners.length > 4 ? 1 : 0] as number;
      caught = runners.filter((s) => (costs[s] as number) >= least);
    }
    const unpaid = runners.reduce((sum, s) => sum + (costs[s] as number), 0);
    const split = diners.filter((s) => this.diners[s]?.ballot === 'split').length;
    const separate = diners.length - split;
    this.diners.forEach((d, s) => {
      d.score += costs[s] as number;
      d.eaten = [...d.eaten, ...(d.orders as string[])];
      let due = 0;
      if (caught.includes(s)) due = Math.ceil(unpaid / caught.length);
      else if (diners.includes(s)) due = split > separate ? Math.ceil((diners.reduce((t, q) => t + (costs[q] as number), 0) + (caught.length ? 0 : unpaid)) / diners.length) : (costs[s] as number);
      while (d.money < due) { d.money += 5; d.score -= 5; d.ious++; ious[s] = (ious[s] as number) + 1; }
      d.money -= due;
      paid[s] = due;
      const ballot = d.ballot as Vote;
      if (!(ballot === 'run' && caught.includes(s))) d.hand[ballot]--;
      if (ballot === 'run' && !caught.includes(s)) d.runKnown = false;
    });
    this.race.push(this.diners.map((d) => d.score));
    this.last = { night: this.night, dishes: this.diners.map((d) => d.orders as string[]), costs, runners, caught, split_votes: split, separate_votes: separate, paid, new_ious: ious, split: split > separate };
    const who = (seats: number[]) => seats.map((s) => this.names[s]).join(' and ');
    if (runners.length) this.#tell(`${who(runners)} ran for the door.`, 'event');
    if (caught.length) this.#tell(`${who(caught)} ${caught.length > 1 ? 'were' : 'was'} caught and pays $${paid[caught[0] as number]}.`, 'event');
    ious.forEach((count, s) => { if (count) this.#tell(`${this.names[s]} took an IOU: $${5 * count} more, ${5 * count} points less.`, 'event'); });
    if (diners.length) this.#tell(`Split ${split} : ${separate} Separate. ${split > separate ? 'The bill is shared.' : 'Everybody else paid for what they ate.'}`, 'event');
    if (this.night === 5) {
      this.step = 'over';
      return;
    }
    this.night++;
    this.step = 'orders';
    this.course = 0;
    for (const d of this.diners) { d.orders = [null, null, null]; d.ballot = null; }
    this.#tell(`Night ${this.night}`, 'night');
    this.#deal();
  }
}
