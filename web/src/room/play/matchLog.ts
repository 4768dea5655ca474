// The log of a match. Lines may arrive twice after a reconnect; each is kept once, in order.
import type { StoryLine } from '../../protocol/types';

const SEALED = 'event-sealed';
const key = (line: StoryLine): string => `${line.position}|${line.key}|${JSON.stringify(line.facts)}`;

/** Merge new lines into the known ones. Repeats are dropped; they are counted, since a line may occur twice in a match. */
export function mergeLog(told: StoryLine[], fresh: StoryLine[]): StoryLine[] {
  if (fresh.length === 0) return told;
  const known = new Map<string, number>();
  for (const line of told) known.set(key(line), (known.get(key(line)) ?? 0) + 1);
  const added: StoryLine[] = [];
  for (const line of fresh) {
    const left = known.get(key(line)) ?? 0;
    if (left > 0) known.set(key(line), left - 1);
    else added.push(line);
  }
  if (added.length === 0) return told;
  return [...told, ...added].sort((a, b) => a.position - b.position);
}

/** The log as it is shown: lines about sealed choices only until the next event, and each of them once. */
export function readableLog(story: StoryLine[]): StoryLine[] {
  const last = story.findLastIndex((line) => line.key !== SEALED);
  const news = new Map(story.slice(last + 1).map((line) => [JSON.stringify(line.facts), line]));
  return [...story.slice(0, last + 1).filter((line) => line.key !== SEALED), ...news.values()];
}
