import { describe, expect, it } from 'vitest';
import type { WrittenReply } from './reply.schema.ts';
import { editedFieldsOf, replyIssues, writtenRepliesOf } from './reply-fields.rules.ts';

const text = 'Look.\n\n(a) Find $p$. [2]\n\n(b) Find $q$ and explain. [4]';
const number = (part: string, more: Partial<Exclude<WrittenReply, { kind: 'self' }>> = {}): WrittenReply => ({
  part,
  kind: 'number',
  expected: '4',
  ...more,
});
const asked = (replies: readonly WrittenReply[], more: { text?: string; marks?: number } = {}) => ({
  text,
  marks: 6,
  replies,
  ...more,
});

describe('fields that staff write', () => {
  it('are named by part and number, and have the marks that are left', () => {
    const fields = editedFieldsOf(
      asked([
        number('a'),
        number('b', { label: '$q$', follows: 'a.1 + 1', marks: 3 }),
        { part: 'b', kind: 'self', why: 'explain' },
      ]),
    );
    expect(fields).toMatchObject([
      { field: 'a.1', marks: 2 },
      { field: 'b.1', marks: 3, follows: { from: ['a.1'], expected: 'a.1 + 1' } },
      { field: 'b.2', marks: 1 },
    ]);
  });

  it.each([
    ['without parts', 'Solve it.', '', 6],
    ['in a picture', '', 'a', 6],
    ['whose part has its own', text, 'a', 2],
  ])('have the marks of a question %s', (_, of, part, marks) => {
    expect(editedFieldsOf(asked([number(part)], { text: of }))).toMatchObject([{ marks }]);
  });

  it('are the same after a way through their written form', () => {
    const fields = editedFieldsOf(
      asked([
        number('a', { accuracy: { figures: 3 }, mistakes: [{ value: '5', note: 'You added one.' }] }),
        number('b', { label: '$q$', follows: 'a.1 + 1', marks: 3 }),
        { part: 'b', kind: 'self', why: 'explain', marks: 1 },
      ]),
    );
    expect(editedFieldsOf(asked(writtenRepliesOf(fields)))).toEqual(fields);
  });

  it('offer the options of the text, or letters', () => {
    const choice: WrittenReply = { kind: 'choice', expected: 'B' };
    const choices = (of: string) => editedFieldsOf(asked([choice], { text: of }))[0];
    expect(choices('Which?\n\n- A. one\n- B. two')).toMatchObject({ choices: ['one', 'two'] });
    expect(choices('Look at the picture.')).toMatchObject({ choices: ['A', 'B', 'C', 'D'] });
  });
});

describe('what is refused', () => {
  it.each<[string, Parameters<typeof replyIssues>[0], string, RegExp]>([
    ['a part that the text has not', asked([number('c')]), 'replies.0.part', /^The text has \(a\), \(b\)$/],
    ['no part', asked([number('')]), 'replies.0.part', /^Please choose a part: the text has/],
    [
      'a part where the text has none',
      asked([number('a')], { text: 'Find $x$. [3]' }),
      'replies.0.part',
      /^The text has no parts$/,
    ],
    [
      'more marks than the part has',
      asked([number('a', { marks: 3 })]),
      'replies.0.marks',
      /^\(a\) has 2 marks, its replies have 3$/,
    ],
    [
      'more marks than the question has',
      asked([number('', { marks: 7 })], { text: 'Find it.' }),
      'replies.0.marks',
      /^The question has 6 marks, its replies have 7$/,
    ],
    [
      'marks that nobody can tell',
      asked([number('a'), number('b')], { text: '' }),
      'replies.0.marks',
      /how many marks of \(a\)/,
    ],
    [
      'marks that are used up',
      asked([number('a', { label: 'x', marks: 2 }), number('a', { label: 'y' })]),
      'replies.1.marks',
      /how many marks/,
    ],
    [
      'two fields without labels',
      asked([number('a', { marks: 1 }), number('a', { marks: 1 })]),
      'replies.0.label',
      /each needs a label/,
    ],
    [
      'what follows no earlier reply',
      asked([number('a', { follows: 'b.1 + 1' }), number('b')]),
      'replies.0.follows',
      /names no earlier reply/,
    ],
    [
      'a choice that is no letter',
      asked([{ kind: 'choice', expected: '4' }], { text: '' }),
      'replies.0.expected',
      /A to D/,
    ],
  ])('%s', (_, asking, path, message) => {
    expect(replyIssues(asking)[0]).toEqual({ path, message: expect.stringMatching(message) });
  });

  it('is nothing in replies that fit', () => {
    expect(replyIssues(asked([number('a'), number('b')]))).toEqual([]);
    // Not everything has to be typed.
    expect(replyIssues(asked([number('b', { marks: 1 })]))).toEqual([]);
    // A picture may have parts that no text names.
    expect(replyIssues(asked([number('d', { marks: 2 }), number('e', { marks: 2 })], { text: '' }))).toEqual(
      [],
    );
  });
});
