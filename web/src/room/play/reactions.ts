// The reactions that players can send, each with its icon.
import type { Component } from 'svelte';
import Clap from '~icons/fluent-emoji-flat/clapping-hands';
import Laugh from '~icons/fluent-emoji-flat/face-with-tears-of-joy';
import Scream from '~icons/fluent-emoji-flat/face-screaming-in-fear';
import Think from '~icons/fluent-emoji-flat/thinking-face';
import Heart from '~icons/fluent-emoji-flat/red-heart';
import Popcorn from '~icons/fluent-emoji-flat/popcorn';

export const REACTIONS: { emoji: string; name: string; Picture: Component }[] = [
  { emoji: '👏', name: 'Applause', Picture: Clap },
  { emoji: '😂', name: 'Laughter', Picture: Laugh },
  { emoji: '😱', name: 'Horror', Picture: Scream },
  { emoji: '🤔', name: 'Thinking', Picture: Think },
  { emoji: '❤️', name: 'Love', Picture: Heart },
  { emoji: '🍿', name: 'Popcorn', Picture: Popcorn },
];
export const pictureOf = (emoji: string): Component | null => REACTIONS.find((r) => r.emoji === emoji)?.Picture ?? null;
