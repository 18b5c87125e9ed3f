import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import type { TestApp } from '../../../test/test-app.ts';
import { addQuestion } from '../questions/questions.fixture.ts';

/** Nothing but what is expected says these; whoever reads one of them has been told an answer. */
export const secrets = {
  expected: '7193.5',
  mistake: '-6184.25',
  follows: 'a.1 * 2',
  unless: 'p < -90210',
  result: '14387',
};

export const fields: readonly ReplyField[] = [
  {
    field: 'a.1',
    part: 'a',
    kind: 'number',
    label: '$p =$',
    expected: secrets.expected,
    unit: 'm s^-2',
    marks: 2,
    mistakes: [{ value: secrets.mistake, note: 'You took the sign of $q$ for that of $p$.' }],
  },
  {
    field: 'b.1',
    part: 'b',
    kind: 'number',
    expected: secrets.result,
    marks: 3,
    follows: { from: ['a.1'], expected: secrets.follows },
    unless: secrets.unless,
  },
  { field: 'b.2', part: 'b', kind: 'self', why: 'explain', marks: 1 },
];

export const addAskedQuestion = (
  test: TestApp,
  topicId: number,
  changes: Parameters<typeof addQuestion>[2] = {},
): Promise<number> =>
  addQuestion(test, topicId, {
    text: 'Look.\n\n(a) Find $p$. [2]\n\n(b) Find twice of it, and explain. [4]',
    marks: 6,
    answers: [{ body: 'It follows.' }],
    replies: fields,
    ...changes,
  });
