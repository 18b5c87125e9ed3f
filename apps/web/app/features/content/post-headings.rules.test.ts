import { expect, it } from 'vitest';
import { headingsOf } from './post-headings.rules.ts';

const heading = (words: string, tag = 'h2') => ({
  type: 'heading',
  tag,
  children: [{ type: 'text', text: words }],
});
const idsOf = (...children: unknown[]) =>
  headingsOf({ root: { type: 'root', children } }).map(({ id }) => id);

it.each([
  ['words', [heading('Begin with the axes!')], ['begin-with-the-axes']],
  ['letters of every script', [heading('Réviser 数学')], ['réviser-数学']],
  ['the same words again', [heading('Why'), heading('Why'), heading('why?')], ['why', 'why-2', 'why-3']],
  ['a name of the page itself', [heading('Content')], ['content-2']],
  ['the first rank, which is shown as the second', [heading('One', 'h1'), heading('Two', 'h3')], ['one']],
  ['nothing that could be named', [heading('?!'), heading(''), { type: 'paragraph', children: [] }], []],
])('%s', (_, nodes, ids) => {
  expect(idsOf(...nodes)).toEqual(ids);
});

it('reads formulas by their source', () => {
  const node = {
    type: 'heading',
    tag: 'h2',
    children: [
      { type: 'text', text: 'On ' },
      { type: 'formula', latex: 'x^2' },
    ],
  };
  expect(headingsOf({ root: { type: 'root', children: [node] } })[0]).toMatchObject({
    words: 'On x^2',
    id: 'on-x-2',
  });
});
