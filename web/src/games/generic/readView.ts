// Reads a view of unknown shape: what belongs to each seat, what to the table. Labels are made from keys.

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

export const title = (key: string): string => {
  const words = key.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const scalar = (value: Value): value is string | number | boolean | null => value === null || typeof value !== 'object';

export function words(value: Value): string {
  if (value === null) return '–';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (scalar(value)) return String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.every(scalar) ? value.map(words).join(', ') : `${value.length}`;
  return Object.entries(value).filter(([, v]) => scalar(v)).map(([k, v]) => `${title(k)} ${words(v)}`).join(', ');
}

export interface Reading { seats: [string, Value][][]; table: [string, Value][]; rest: [string, Value][] }

/** A list as long as the table is about the seats; a lone value is about the table; the rest is told as it comes. */
export function readView(view: unknown, count: number): Reading {
  const reading: Reading = { seats: Array.from({ length: count }, () => []), table: [], rest: [] };
  if (typeof view !== 'object' || view === null) return reading;
  for (const [key, value] of Object.entries(view as Record<string, Value>)) {
    if (scalar(value)) reading.table.push([key, value]);
    else if (Array.isArray(value) && value.length === count && count > 0) {
      value.forEach((part, seat) => {
        const facts = reading.seats[seat] as [string, Value][];
        if (!scalar(part) && !Array.isArray(part)) facts.push(...Object.entries(part));
        else facts.push([key, part]);
      });
    } else reading.rest.push([key, value]);
  }
  return reading;
}
