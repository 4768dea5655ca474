import { describe, expect, it } from 'vitest';
import { inline, read } from './markdown';

describe('rules in Markdown', () => {
  it('finds a rule’s id at the start of an item, over several lines', () => {
    const [list] = read('- **XY-3.1** Everyone picks\n  exactly one.\n- no id here\n- **XY-A15.** a ruling\n- **XYZ-2b**: an exception\n- **Note** no rule');
    expect(list).toEqual({ kind: 'list', ordered: false, items: [
      { id: 'XY-3.1', text: [{ kind: 'text', text: 'Everyone picks exactly one.' }] },
      { id: null, text: [{ kind: 'text', text: 'no id here' }] },
      { id: 'XY-A15', text: [{ kind: 'text', text: 'a ruling' }] },
      { id: 'XYZ-2b', text: [{ kind: 'text', text: 'an exception' }] },
      { id: null, text: [{ kind: 'bold', text: 'Note' }, { kind: 'text', text: ' no rule' }] },
    ] });
  });
  it('counts where the rules count', () => {
    expect(read('1. **One.** first\n2. second')).toMatchObject([{ kind: 'list', ordered: true, items: [{ id: null }, { id: null }] }]);
  });
  it('reads headings, paragraphs, tables and code', () => {
    const kinds = read('# A\n\nwords\nmore\n\n| a | b |\n|---|---|\n| 1 | **2** |\n\n```text\nx = 1\n```').map((b) => b.kind);
    expect(kinds).toEqual(['heading', 'paragraph', 'table', 'code']);
  });
  it('knows bold, italic and code, and leaves the rest as text', () => {
    expect(inline('a **b** *c* `d` <img src=x onerror=y> 2 * 3 * 4')).toEqual([
      { kind: 'text', text: 'a ' }, { kind: 'bold', text: 'b' }, { kind: 'text', text: ' ' }, { kind: 'italic', text: 'c' },
      { kind: 'text', text: ' ' }, { kind: 'code', text: 'd' }, { kind: 'text', text: ' <img src=x onerror=y> 2 * 3 * 4' },
    ]);
  });
});
