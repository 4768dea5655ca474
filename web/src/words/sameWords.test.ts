import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Phrase } from '../protocol/types';
import { bundleOf, missing, Teller } from './teller';

// Written by tests/language/test_same_words.py, which runs this file for every game.
const file = process.env['POTLUCK_PHRASES'];
interface About { language: string; messages: string[][]; kinds: Record<string, string>; names: string[]; me: number; cards: Record<string, string>; forms: string[]; phrases: { phrase: Phrase; told: string[] }[] }

it.skipIf(!file)('tells every phrase as Python does', () => {
  const about = JSON.parse(readFileSync(file ?? '', 'utf-8')) as About;
  const words = new Teller(about.messages.map((sources, n) => bundleOf(n === 0 ? about.language : 'en', ...sources)), about.kinds, about.names, new Map(Object.entries(about.cards)), about.me);
  for (const { phrase, told } of about.phrases) {
    expect(about.forms.map((form) => (form ? words.form(phrase, form) : words.tell(phrase))), JSON.stringify(phrase)).toEqual(told);
  }
  expect(missing).toEqual([]);
});
