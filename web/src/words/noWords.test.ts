// No words for people stand in the page's sources: they are messages.
import { describe, expect, it } from 'vitest';
import { childrenOf, isNode, literals, sources, treeOf, unwrapped, walk, type Node } from './pageSources';

/** Names that are the same in every language. */
const NAMES = /Potluck|QR/g;

const styles = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true });

const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replace(NAMES, ''));
const SPOKEN = /^(title|placeholder|alt|aria-(label|description|roledescription|valuetext|placeholder))$/;
/** What components show as text. */
const SHOWN = /^(title|label|help|words|sentence|more|text|name|hint|line|short|facts|values|heading|caption)$/;

/** Strings that an expression shows. */
function shownBy(expression: Node): string[] {
  const node = unwrapped(expression);
  if (node.type === 'BinaryExpression' && node['operator'] === '+') return [...shownBy(node['left'] as Node), ...shownBy(node['right'] as Node)];
  if (node.type === 'TemplateLiteral') return [...literals(node), ...(node['expressions'] as Node[]).flatMap(shownBy)];
  if (node.type === 'ConditionalExpression') return [...shownBy(node['consequent'] as Node), ...shownBy(node['alternate'] as Node)];
  if (node.type === 'LogicalExpression') return [...shownBy(node['left'] as Node), ...shownBy(node['right'] as Node)];
  if (node.type === 'ArrayExpression') return (node['elements'] as Node[]).flatMap(shownBy);
  if (node.type === 'ObjectExpression') return (node['properties'] as Node[]).filter((one) => SHOWN.test(String((one['key'] as Node | undefined)?.['name']))).flatMap((one) => shownBy(one['value'] as Node));
  return literals(node);
}

function textsIn(path: string, source: string): string[] {
  const found: string[] = [];
  const part = (node: Node): string[] => (node.type === 'Text' ? [String(node['data'])] : node.type === 'ExpressionTag' ? shownBy(node['expression'] as Node) : []);
  const visit = (node: Node, component: boolean): void => {
    if (node.type === 'Attribute') {
      if (SPOKEN.test(String(node['name'])) || (component && SHOWN.test(String(node['name'])))) found.push(...[node['value']].flat().filter(isNode).flatMap(part));
      return;
    }
    if (node.type.endsWith('Directive')) return;
    found.push(...part(node));
    for (const child of childrenOf(node)) visit(child, node.type === 'Component');
  };
  visit(treeOf(path, source).markup, false);
  return found.filter(hasLetters);
}

/** Sentences in scripts; what developers read (errors) does not count. */
function sentencesIn(path: string, source: string): string[] {
  const found: string[] = [];
  for (const script of treeOf(path, source).script) {
    walk(script, (node) => {
      if (node.type === 'NewExpression' && (node['callee'] as Node)['name'] === 'Error') return false;
      if (node.type === 'Literal' || node.type === 'TemplateLiteral') found.push(...literals(node).filter((text) => /\p{L}{2,}[.…]? \p{L}{2,}/u.test(text)));
    });
  }
  return found;
}

describe('words for people', () => {
  it('do not stand in components', () => {
    expect(sources.filter(([path]) => path.endsWith('.svelte')).flatMap(([path, source]) => textsIn(path, source).map((text) => `${path}: ${text.trim()}`))).toEqual([]);
  });

  it('do not stand in scripts of the room', () => {
    const room = sources.filter(([path]) => /^\.\.\/(room|ui|App)/.test(path));
    expect(room.length).toBeGreaterThan(50);
    expect(room.flatMap(([path, source]) => sentencesIn(path, source).map((text) => `${path}: ${text}`))).toEqual([]);
  });

  it('do not stand in styles', () => {
    const all = [...Object.entries(styles), ...sources.filter(([path]) => path.endsWith('.svelte'))];
    const words = (source: string) => [...source.matchAll(/content:\s*(["'])(.*?)\1/g)].map((hit) => (hit[2] ?? '').replace(/\\[0-9a-f]{1,6}/gi, '')).filter(hasLetters);
    expect(all.flatMap(([path, source]) => words(source).map((text) => `${path}: ${text}`))).toEqual([]);
  });

  it('are found by this test', () => {
    const source = `<script lang="ts">let a = 1;</script><p class="big">Hello</p>{#if a}<Sheet title="Rules" />{:else}{a ? 'Yes' : say('x')}{/if}<i title={\`\${a} left\`}>Potluck</i><Pick values={[{ value: 'a', label: 'A4' }]} />`;
    expect(textsIn('x.svelte', source)).toEqual(['Hello', 'Rules', 'Yes', '… left', 'A4']);
  });
});
