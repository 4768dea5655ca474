// How cards of a kind look: a colour that follows from its name, so that it is the same everywhere.

export const TINTS = 6;

export function tintOf(kind: string): number {
  let sum = 7;
  for (const letter of kind) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1009;
  return sum % TINTS;
}

/** Two letters for a card: of its first two words, or of its only one. */
export function initials(name: string): string {
  const [first = '', second] = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return `${first.charAt(0).toUpperCase()}${(second ?? first.slice(1)).charAt(0).toLowerCase()}`;
}
