// Finds players' names in a log line, so that each can be shown in its seat's colour. Text stays text.
import type { SeatInfo } from '../../protocol/types';

export interface Piece { text: string; seat: number | null }

export function withNames(line: string, seats: SeatInfo[]): Piece[] {
  const named = seats.filter((s) => s.name).sort((a, b) => b.name.length - a.name.length);
  const pieces: Piece[] = [];
  let plain = '';
  let at = 0;
  const word = (c: string | undefined) => c !== undefined && /[\p{L}\p{N}]/u.test(c);
  while (at < line.length) {
    const hit = word(line[at - 1]) ? undefined : named.find((s) => line.startsWith(s.name, at) && !word(line[at + s.name.length]));
    if (hit) {
      if (plain) pieces.push({ text: plain, seat: null });
      plain = '';
      pieces.push({ text: hit.name, seat: hit.seat });
      at += hit.name.length;
    } else plain += line[at++];
  }
  if (plain) pieces.push({ text: plain, seat: null });
  return pieces;
}
