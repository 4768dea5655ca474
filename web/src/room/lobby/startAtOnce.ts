// Tables that were laid complete ("play now"): the room starts them as soon as it hears of them.
const wanted = new Set<string>();
export const startAtOnce = (table: string): void => void wanted.add(table);
export const takeStart = (table: string): boolean => wanted.delete(table);
