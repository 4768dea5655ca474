// The paper size by language, and the URL of a PDF.
export type Paper = 'a4' | 'letter';
export type Part = 'everything' | 'cards' | 'rules';

/** North America and a few others print on Letter; everybody else on A4. */
const LETTER = new Set(['US', 'CA', 'MX', 'CL', 'CO', 'PH', 'VE']);

export const usualPaper = (language: string): Paper => (LETTER.has(language.split('-').at(-1)?.toUpperCase() ?? '') ? 'letter' : 'a4');

const WHAT: Record<Part, string> = { everything: '', cards: 'cards,backs', rules: 'rules' };

export function printPath(game: string, paper: Paper, part: Part, lowInk: boolean): string {
  const wishes = new URLSearchParams({ paper, ink: lowInk ? 'low' : 'full' });
  if (WHAT[part]) wishes.set('what', WHAT[part]);
  return `/api/games/${encodeURIComponent(game)}/print?${wishes.toString()}`;
}
