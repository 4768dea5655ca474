// Short texts for cards and labels, made from the server's longer sentences.
import { listed } from '../../ui/people/seats';
import { SYMBOLS, type BaraCard, type Forecast, type Guest, type Need, type Sign, type Wish } from './view';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const small = (n: number): string => NUMBERS[n] ?? String(n);
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
export const many = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;
export const coins = (n: number): string => many(n, 'coin');

export const FURS = 5;
/** A card's number: the digits of its name in the deck, or a number made of its letters. */
export function numberOf(id: string): number {
  const digits = Number.parseInt(id.replace(/\D/g, ''), 10);
  return Number.isNaN(digits) ? [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) : digits;
}
export const furOf = (id: string): number => numberOf(id) % FURS;

/** Patterns of the server's sentences and their labels; a sentence that matches none has no label. */
const ACTIONS: [RegExp, (found: RegExpMatchArray) => string][] = [
  [/^Gain 1 coin for each (.+?) symbol/, (m) => `+1 per ${(m[1] ?? '').replaceAll(' or ', '/')}`],
  [/^Gain (\d+) coins?\b/, (m) => `+${coins(Number(m[1]))}`],
  [/^After your refill draw (\d+)/, (m) => `Draw ${m[1]}`],
  [/^Discard up to (\d+) cards?/, (m) => `Swap ${m[1]}`],
  [/^Discard the whole display/, () => 'New display'],
  [/^You may serve one more/, () => 'Serve one more'],
  [/^Every other player gains (\d+)/, (m) => `others +${m[1]}`],
  [/(\d+) coins? more from each customer who gets everything/, (m) => `All served +${m[1]}`],
  [/(\d+) coins? more from each customer who gets (\w+)/, (m) => `${m[2]} tips +${m[1]}`],
  [/several Coffees needs (\w+) fewer/, (m) => `Big orders −${Math.max(1, NUMBERS.indexOf(m[1] ?? ''))}`],
  [/refill your hand to (\w+) cards/, (m) => `Hand of ${m[1]}`],
  [/(\w+) cards cost you (\d+) coins? less/, (m) => `${capital(m[1] ?? '')} −${m[2]}`],
  [/gain (\d+) coins? whenever you gain a regular/, (m) => `+${m[1]} per regular`],
];
export function actionLabel(action: string): string {
  const sentences = action.split(/(?<=\.)\s+/).filter(Boolean);
  const labels = sentences.map((sentence) => {
    for (const [pattern, say] of ACTIONS) {
      const found = sentence.match(pattern);
      if (found) return say(found);
    }
    return '';
  });
  return labels.filter(Boolean).join(' · ');
}

export type ScoreMark = { sign: Sign } | { mark: 'regular' | 'guest' | 'coins' | 'pair' | 'variety' };
export interface ScoreLabel { number: number; per: ScoreMark | null }
/** A corner's worth: a number, or a number for each of something. */
export function scoreLabel(card: Pick<BaraCard, 'points' | 'score'>): ScoreLabel {
  if (card.points !== null) return { number: card.points, per: null };
  const number = Number(card.score.match(/\d+/)?.[0] ?? 0);
  if (/special guest/.test(card.score)) return { number, per: { mark: 'guest' } };
  if (/coins? you have left/.test(card.score)) return { number, per: { mark: 'coins' } };
  if (/pair of/.test(card.score)) return { number, per: { mark: 'pair' } };
  if (/different/.test(card.score)) return { number, per: { mark: 'variety' } };
  const prefers = signIn(card.score);
  if (/regulars/.test(card.score)) return { number, per: prefers ? { sign: prefers } : { mark: 'regular' } };
  return { number, per: prefers ? { sign: prefers } : null };
}

/** The first food or decor that a sentence names. */
export const signIn = (words: string): Sign | null => SYMBOLS.find((sign) => new RegExp(`\\b${sign}s?\\b`).test(words)) ?? null;
export type NeedMark = Sign | 'foods' | 'decors' | 'equipment' | 'regulars' | 'row';
export function needMark(need: Need): NeedMark {
  const sign = signIn(need.text);
  if (sign) return sign;
  if (/regular/.test(need.text)) return 'regulars';
  if (/food/.test(need.text)) return 'foods';
  if (/decor/.test(need.text)) return 'decors';
  return /equipment/.test(need.text) ? 'equipment' : 'row';
}
export const met = (need: Need, seat: number): boolean => (need.have[seat] ?? 0) >= need.count;
/** "two Snacks: 1 of 2". */
export const progress = (need: Need, seat: number): string => `${Math.min(need.have[seat] ?? 0, need.count)} of ${need.count}`;
export const guestProgress = (guest: Guest, seat: number): string => guest.needs.map((need) => `${need.text}: ${progress(need, seat)}`).join(', ');

export const wishWords = ({ food, count }: Wish): string => (count === 1 ? `a ${food}` : `${small(count)} ${food}s`);
export function customerWords(card: BaraCard): string {
  const taste = card.prefers ? `prefers ${card.prefers}` : 'never becomes a regular';
  return `${card.customer} wants ${listed(card.wants.map(wishWords))}, and ${taste}`;
}
/** A card for screen readers, beyond its name: the upper half, then the lower. */
export function cardFacts(card: BaraCard, price = card.cost): string[] {
  const gives = card.provides.length > 0 ? `gives ${listed(card.provides)}` : 'gives no symbols';
  return [`${capital(card.kind)}, costs ${coins(price)}`, gives, customerWords(card)];
}
/** What to read under a card's name. */
export const cardLine = (card: BaraCard): string => [card.action, `Worth ${card.score}`].filter(Boolean).join(' ');
/** What a card would do now, for screen readers. */
export const forecastWords = (f: Forecast): string => [f.cannot_add || `You can add it for ${coins(f.price)}.`, f.serving].join(' ');

export const priceWords = (f: Forecast): string => (f.short > 0 ? `${coins(f.short)} short` : f.price === 0 ? 'for free' : `pay ${coins(f.price)}`);
