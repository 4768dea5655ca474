// The colour of each seat, and lists of names.

export const SEAT_COLOURS = ['mustard', 'tomato', 'bottle', 'sky', 'plum', 'teal', 'rose', 'walnut'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];
export const seatColour = (seat: number): SeatColour => SEAT_COLOURS[seat % SEAT_COLOURS.length] as SeatColour;

/** "Meera", "Meera and Kwame", "Meera, Kwame and Bo". */
export function listed(names: string[]): string {
  if (names.length <= 1) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
