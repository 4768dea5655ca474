// Tables that were made without open seats: the room starts their match as soon as it is connected.
const wanted = new Set<string>();
export const startAtOnce = (table: string): void => void wanted.add(table);
export const takeStart = (table: string): boolean => wanted.delete(table);
