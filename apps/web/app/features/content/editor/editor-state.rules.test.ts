import { describe, expect, it } from 'vitest';
import { fromEditorState } from './from-editor-state.rules.ts';
import { toEditorState } from './to-editor-state.rules.ts';

const block = (type: string, children: unknown[], more = {}) => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  ...more,
  children,
});
const words = (text: string, format = 0) => ({ type: 'text', version: 1, text, format });
const document = (...children: unknown[]) => ({ root: block('root', children) });
const list = (...items: unknown[][]) =>
  block(
    'list',
    items.map((children, index) => block('listitem', children, { value: index + 1 })),
    { listType: 'bullet', tag: 'ul', start: 1 },
  );

describe('rich text through the editor', () => {
  it.each([
    [
      'a paragraph',
      block('paragraph', [words('Plain '), words('bold', 1), { type: 'linebreak', version: 1 }, words('x')]),
    ],
    ['a heading', block('heading', [words('Title')], { tag: 'h3' })],
    ['a quote', block('quote', [words('Said')])],
    ['code', block('code', [words('one\n\n  two')])],
    ['a rule', { type: 'horizontalrule', version: 1 }],
    ['a formula of its own', { type: 'formula', version: 1, latex: 'x^2', inline: false }],
    [
      'a formula in a line',
      block('paragraph', [words('of '), { type: 'formula', version: 1, latex: 'x', inline: true }]),
    ],
    [
      'a link',
      block('paragraph', [block('link', [words('there')], { fields: { url: '/blogs', newTab: false } })]),
    ],
    ['a list in a list', list([words('one'), list([words('deep')], [words('deeper')])], [words('two')])],
    [
      'a picture',
      {
        type: 'upload',
        version: 1,
        relationTo: 'media',
        value: { url: '/media/a.webp', mimeType: 'image/webp', alt: 'A', width: 3, height: 2 },
      },
    ],
    [
      'a table',
      block('table', [
        block('tablerow', [
          block('tablecell', [block('paragraph', [words('a')])], { headerState: 1, colSpan: 1, rowSpan: 1 }),
          block('tablecell', [block('paragraph', [])], { headerState: 0, colSpan: 2, rowSpan: 1 }),
        ]),
      ]),
    ],
  ])('keeps %s', (_, node) => {
    expect(fromEditorState(toEditorState(document(node)))).toEqual(document(node));
  });

  it('makes lines of paragraphs in a quote, and splits a paragraph at a formula of its own', () => {
    const quote = block('quote', [block('paragraph', [words('a')]), block('paragraph', [words('b')])]);
    const mixed = block('paragraph', [
      words('so'),
      { type: 'formula', latex: 'x', inline: false },
      words('ends'),
    ]);
    expect(fromEditorState(toEditorState(document(quote, mixed))).root.children).toEqual([
      block('quote', [words('a'), { type: 'linebreak', version: 1 }, words('b')]),
      block('paragraph', [words('so')]),
      { type: 'formula', version: 1, latex: 'x', inline: false },
      block('paragraph', [words('ends')]),
    ]);
  });

  it('opens an empty page with one empty paragraph, and stores none', () => {
    for (const nothing of [undefined, null, {}, document()]) {
      const state = toEditorState(nothing) as { root: { children: { type: string }[] } };
      expect(state.root.children.map(({ type }) => type)).toEqual(['paragraph']);
      expect(fromEditorState(state).root.children).toEqual([]);
    }
  });

  it('drops what pasting brought along: styles, alignment, links that run', () => {
    const pasted = {
      root: block('root', [
        {
          ...block('paragraph', [
            { ...words('red', 129), style: 'color: red', mode: 'token' },
            { ...block('link', [words('run')]), url: 'javascript:alert(1)' },
          ]),
          format: 'center',
          indent: 3,
        },
      ]),
    };
    expect(fromEditorState(pasted).root.children).toEqual([
      block('paragraph', [words('red', 1), words('run')]),
    ]);
  });

  it.each([
    ['h1', 'h2'],
    ['h2', 'h2'],
    ['h3', 'h3'],
    ['h4', 'h4'],
    ['h6', 'h4'],
  ])('has a heading %s of another editor as %s', (tag, ours) => {
    const given = document(block('heading', [words('Title')], { tag }));
    const kept = document(block('heading', [words('Title')], { tag: ours }));
    expect(fromEditorState(given)).toEqual(kept);
    expect(fromEditorState(toEditorState(given))).toEqual(kept);
  });

  it.each([
    ['a rule', { type: 'horizontalrule', version: 1 }, ['horizontalrule', 'paragraph']],
    ['a table', block('table', []), ['table', 'paragraph']],
    ['a formula of its own', { type: 'formula', latex: 'x', inline: false }, ['formula', 'paragraph']],
    ['words', block('paragraph', [words('x')]), ['paragraph']],
  ])('can be gone on with below %s', (_, node, types) => {
    const state = toEditorState(document(node)) as { root: { children: { type: string }[] } };
    expect(state.root.children.map(({ type }) => type)).toEqual(types);
  });
});
