// For tests: the page's sources as syntax trees.
import { parse } from 'svelte/compiler';

const all = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
/** Every component and script, tests left out. */
export const sources = Object.entries(all).filter(([path]) => !/\.(test|d)\.ts$/.test(path));
/** The folder of web/src/games, or of src/potluck/games, that a file belongs to. */
export const gameOf = (path: string): string | undefined => /\/games\/([^/]+)\//.exec(path)?.[1];

export interface Node { type: string; [name: string]: unknown }
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
export const childrenOf = (node: object): Node[] => Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value])).filter(isNode);

export function walk(node: Node, visit: (node: Node) => boolean | void): void {
  if (visit(node) === false) return;
  for (const child of childrenOf(node)) walk(child, visit);
}

export interface Tree { script: Node[]; markup: Node }
const trees = new Map<string, Tree>();

export function treeOf(path: string, source: string): Tree {
  const known = trees.get(path);
  if (known) return known;
  const tree = parse(path.endsWith('.svelte') ? source : `<script lang="ts">\n${source}\n</script>`, { modern: true });
  const parts = { script: [tree.module, tree.instance].flatMap((part) => (part ? [part.content as unknown as Node] : [])), markup: tree.fragment as unknown as Node };
  trees.set(path, parts);
  return parts;
}

export const unwrapped = (node: Node): Node => (/^TS(As|NonNull|Satisfies)Expression$/.test(node.type) ? unwrapped(node['expression'] as Node) : node);

/** The strings that an expression may come to, as far as they are written in it; `…` for what is filled in. */
export function literals(expression: Node): string[] {
  const node = unwrapped(expression);
  const both = (...names: string[]) => names.flatMap((name) => literals(node[name] as Node));
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
  if (node.type === 'TemplateLiteral') return [(node['quasis'] as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('…')];
  if (node.type === 'ConditionalExpression') return both('consequent', 'alternate');
  if (node.type === 'LogicalExpression') return both('left', 'right');
  return [];
}
