// The story of a match in words. Lines may arrive twice after a reconnect; each is told once, in order.
import type { StoryLine } from '../../protocol/types';

const SEALED = 'sealed';
const key = (line: StoryLine): string => `${line.position}|${line.kind}|${line.text}`;

/** Merge new lines into the told ones: repeats are dropped (counted, since a line may rightly occur twice). */
export function mergeStory(told: StoryLine[], fresh: StoryLine[]): StoryLine[] {
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

/** For reading: who sealed a choice is news only until something happens; then the lines give way. Nobody is told twice. */
export function tidy(story: StoryLine[]): StoryLine[] {
  const last = story.findLastIndex((line) => line.kind !== SEALED);
  const news = new Map(story.slice(last + 1).map((line) => [line.text, line]));
  return [...story.slice(0, last + 1).filter((line) => line.kind !== SEALED), ...news.values()];
}
