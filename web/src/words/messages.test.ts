// Every message that the page names exists and gets its facts, and every message of the page is used.
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { gameOf, literals, sources, treeOf, unwrapped, walk, type Node } from './pageSources';

/** Messages that nobody but the page uses. */
const THE_PAGES_OWN = /^(room|lobby|seats|play|replay|rules|ui)-/;

const roomWords = import.meta.glob<string>('../../../src/potluck/language/words/room/en.ftl', { query: '?raw', import: 'default', eager: true });
const gameWords = import.meta.glob<string>('../../../src/potluck/games/*/words/en.ftl', { query: '?raw', import: 'default', eager: true });

/** A message's value or one of its attributes, by `key` or `key.form`, with the facts that it uses. */
type Messages = Map<string, Set<string>>;

function messagesOf(source: string): Messages {
  const entries = new FluentResource(source).body;
  const patterns = new Map<string, unknown>();
  for (const { id, value, attributes } of entries) {
    if (value !== null) patterns.set(id, value);
    for (const [name, pattern] of Object.entries(attributes)) patterns.set(`${id}.${name}`, pattern);
  }
  const facts = (part: unknown): string[] => {
    if (Array.isArray(part)) return part.flatMap(facts);
    if (typeof part !== 'object' || part === null) return [];
    const node = part as Record<string, unknown>;
    if (node['type'] === 'var') return [String(node['name'])];
    if (node['type'] === 'mesg' || node['type'] === 'term') {
      const name = `${node['type'] === 'term' ? '-' : ''}${String(node['name'])}${node['attr'] ? `.${String(node['attr'])}` : ''}`;
      return [...facts(patterns.get(name)), ...facts(node['args'])];
    }
    return Object.values(node).flatMap(facts);
  };
  return new Map([...patterns].map(([id, pattern]) => [id, new Set(facts(pattern))]));
}

const ofRoom = messagesOf(Object.values(roomWords).join('\n'));
const ofGames = new Map(Object.entries(gameWords).map(([path, source]) => [gameOf(path)?.replaceAll('_', '-') ?? '', messagesOf(source)]));
/** The messages that a file may use: a board's its own game's, the room's those of any game. */
const messagesFor = (path: string): Messages[] => [ofRoom, ...[...ofGames].filter(([id]) => [undefined, 'generic', id].includes(gameOf(path))).map(([, own]) => own)];

interface Use { keys: string[]; facts: string[]; forms: string[] }

function factNames(node: Node | undefined): string[] {
  if (!node) return [];
  if (node.type !== 'ObjectExpression') return ['…'];
  return (node['properties'] as Node[]).map((property) => {
    const key = property['key'] as Node | undefined;
    return String(key?.['name'] ?? key?.['value'] ?? '…');
  });
}

/** What a call of a function of words.svelte.ts names; null for a phrase that comes from elsewhere. */
function useOf(name: string, args: Node[]): Use | null {
  const [first, second, third] = args.map(unwrapped);
  if (!first) return null;
  const forms = (node: Node | undefined) => (node ? literals(node) : ['']);
  if (name === 'say') return { keys: literals(first), facts: factNames(second), forms: forms(third) };
  if (name === 'word') return { keys: literals(first).flatMap((kind) => (second && literals(second).length > 0 ? literals(second).map((value) => `${kind}-${value.replaceAll(' ', '-')}`) : [`${kind}-…`])), facts: [], forms: [''] };
  if (first.type !== 'ObjectExpression') return null; // tell, form, pieces
  const properties = new Map((first['properties'] as Node[]).map((property) => [String((property['key'] as Node)['name']), property['value'] as Node]));
  const key = properties.get('key');
  return { keys: key ? literals(key) : [], facts: factNames(properties.get('facts')), forms: forms(second) };
}

const TOLD_BY = ['say', 'word', 'tell', 'form', 'pieces'];

function usesIn(path: string, source: string): Use[] {
  const { script, markup } = treeOf(path, source);
  const known = new Set<string>();
  const found: Use[] = [];
  for (const part of [...script, markup]) {
    walk(part, (node) => {
      if (node.type === 'ImportDeclaration' && /words\/words\.svelte$/.test(String((node['source'] as Node)['value']))) {
        for (const one of node['specifiers'] as Node[]) known.add(String((one['local'] as Node)['name']));
      }
      const callee = node.type === 'CallExpression' ? (node['callee'] as Node) : null;
      if (callee?.type !== 'Identifier' || !known.has(String(callee['name'])) || !TOLD_BY.includes(String(callee['name']))) return;
      const use = useOf(String(callee['name']), node['arguments'] as Node[]);
      if (use) found.push(use);
    });
  }
  return found;
}

/** The messages that a key may mean; a key with `…` means a family of them. */
const idsOf = (messages: Messages, key: string, form: string): string[] => {
  const [before = '', after] = key.split('…');
  const fits = (id: string) => (after === undefined ? id === before : id.startsWith(before) && id.endsWith(after) && id.length > before.length + after.length);
  return [...messages.keys()].filter((id) => (id.split('.')[1] ?? '') === form && fits(id.split('.')[0] ?? ''));
};

/** Facts bring `-count` and `-you` with them. */
const factOf = (variable: string): string => variable.replace(/-(count|you)$/, '');

/** What is wrong with a use: messages that there are not, facts that they lack, facts that nothing uses. */
function faults(use: Use, messages: Messages[]): string[] {
  if (use.keys.length === 0 || use.forms.length === 0) return ['a key that is not written here'];
  const wrong: string[] = [];
  const used = new Set(['…']);
  for (const [key, form] of use.keys.flatMap((one) => use.forms.map((other) => [one, other] as const))) {
    const found = messages.flatMap((own) => idsOf(own, key, form).map((id) => [...(own.get(id) ?? [])]));
    for (const variable of found.flat()) used.add(factOf(variable)).add(variable);
    const lacking = found.map((variables) => variables.filter((one) => ![one, factOf(one), '…'].some((fact) => use.facts.includes(fact))));
    const id = form ? `${key}.${form}` : key;
    if (found.length === 0) wrong.push(`${id}: no such message`);
    else if (!lacking.some((variables) => variables.length === 0)) wrong.push(`${id}: without ${[...new Set(lacking.flat())].join(', ')}`);
  }
  return [...wrong, ...use.facts.filter((fact) => !used.has(fact)).map((fact) => `${use.keys.join(', ')}: nothing says ${fact}`)];
}

describe('the messages of the page', () => {
  const uses = sources.map(([path, source]) => ({ path, uses: usesIn(path, source) }));

  it('exist, and get the facts that they use', () => {
    expect(uses.flatMap(({ path, uses: all }) => all.flatMap((use) => faults(use, messagesFor(path)).map((fault) => `${path}: ${fault}`)))).toEqual([]);
  });

  it('are all used', () => {
    const used = new Set(uses.flatMap(({ uses: all }) => all.flatMap((use) => use.keys.flatMap((key) => use.forms.flatMap((form) => idsOf(ofRoom, key, form))))));
    expect([...ofRoom.keys()].filter((id) => THE_PAGES_OWN.test(id) && !used.has(id))).toEqual([]);
  });

  it('are known to this test', () => {
    expect(uses.flatMap(({ uses: all }) => all).length).toBeGreaterThan(150);
    expect(ofRoom.get('lobby-table-seats')).toEqual(new Set(['title', 'free', 'watching']));
  });
});
