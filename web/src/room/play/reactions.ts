// The reactions that players can send, each with its icon; `play-react-<name>` is its word.
import type { Component } from 'svelte';
import Clap from '~icons/fluent-emoji-flat/clapping-hands';
import Laugh from '~icons/fluent-emoji-flat/face-with-tears-of-joy';
import Scream from '~icons/fluent-emoji-flat/face-screaming-in-fear';
import Think from '~icons/fluent-emoji-flat/thinking-face';
import Heart from '~icons/fluent-emoji-flat/red-heart';
import Popcorn from '~icons/fluent-emoji-flat/popcorn';

export const REACTIONS: { emoji: string; name: string; Picture: Component }[] = [
  { emoji: '👏', name: 'applause', Picture: Clap },
  { emoji: '😂', name: 'laughter', Picture: Laugh },
  { emoji: '😱', name: 'horror', Picture: Scream },
  { emoji: '🤔', name: 'thinking', Picture: Think },
  { emoji: '❤️', name: 'love', Picture: Heart },
  { emoji: '🍿', name: 'popcorn', Picture: Popcorn },
];
export const reactionOf = (emoji: string): (typeof REACTIONS)[number] | undefined => REACTIONS.find((r) => r.emoji === emoji);
