// A parser for the Markdown that rules use: headings, lists, tables, paragraphs, bold, italic, code.
// It returns a tree, never HTML; unknown syntax stays text.

export type Inline = { kind: 'text' | 'bold' | 'italic' | 'code'; text: string };
export type Block =
  | { kind: 'heading'; level: number; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: { id: string | null; text: Inline[] }[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string };

const ITEM = /^\s*(?:[-*]|\d+\.) /;
/** A rule opens with its id in bold: letters, a section (a letter for rulings), a number. As in src/potluck/rulebook.py. */
const RULE = /^\*\*([A-Z]{2,3}-[A-Z]?\d+(?:\.\d+)?[a-z]?)[.:]?\*\*[.:]?\s*/;

export function inline(text: string): Inline[] {
  const out: Inline[] = [];
  const mark = /\*\*(.+?)\*\*|`(.+?)`|(?<![\w*])[*_](\S(?:.*?\S)?)[*_](?![\w*])/g;
  let from = 0;
  for (const hit of text.matchAll(mark)) {
    if (hit.index > from) out.push({ kind: 'text', text: text.slice(from, hit.index) });
    if (hit[1] !== undefined) out.push({ kind: 'bold', text: hit[1] });
    else if (hit[2] !== undefined) out.push({ kind: 'code', text: hit[2] });
    else out.push({ kind: 'italic', text: hit[3] as string });
    from = hit.index + hit[0].length;
  }
  if (from < text.length) out.push({ kind: 'text', text: text.slice(from) });
  return out;
}

const cells = (line: string): Inline[][] => line.replace(/^\s*\||\|\s*$/g, '').split('|').map((c) => inline(c.trim()));

export function read(markdown: string): Block[] {
  const lines = markdown.replaceAll('\r\n', '\n').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  const line = () => lines[at] ?? '';
  const blank = () => line().trim() === '';
  const starts = () => /^(#{1,6} |```|\s*(?:[-*]|\d+\.) |\|)/.test(line());
  while (at < lines.length) {
    if (blank()) { at++; continue; }
    const heading = /^(#{1,6}) (.*)$/.exec(line());
    if (heading) {
      blocks.push({ kind: 'heading', level: (heading[1] as string).length, text: inline((heading[2] as string).trim()) });
      at++;
    } else if (line().startsWith('```')) {
      const code: string[] = [];
      for (at++; at < lines.length && !line().startsWith('```'); at++) code.push(line());
      at++;
      blocks.push({ kind: 'code', text: code.join('\n') });
    } else if (ITEM.test(line())) {
      const ordered = /^\s*\d/.test(line());
      const items: { id: string | null; text: Inline[] }[] = [];
      while (at < lines.length && ITEM.test(line())) {
        let text = line().replace(ITEM, '').trim();
        for (at++; at < lines.length && !blank() && !starts(); at++) text += ` ${line().trim()}`;
        const id = RULE.exec(text);
        items.push({ id: id?.[1] ?? null, text: inline(id ? text.slice(id[0].length) : text) });
      }
      blocks.push({ kind: 'list', ordered, items });
    } else if (line().startsWith('|')) {
      const rows: string[] = [];
      for (; at < lines.length && line().startsWith('|'); at++) rows.push(line());
      const ruled = /^[\s|:-]+$/.test(rows[1] ?? '');
      blocks.push({ kind: 'table', head: ruled ? cells(rows[0] as string) : [], rows: rows.slice(ruled ? 2 : 0).map(cells) });
    } else {
      let text = line().trim();
      for (at++; at < lines.length && !blank() && !starts(); at++) text += ` ${line().trim()}`;
      blocks.push({ kind: 'paragraph', text: inline(text) });
    }
  }
  return blocks;
}
