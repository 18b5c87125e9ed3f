import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import { typeset } from '@sevenfold/typesetting/typeset';
import { describe, expect, it } from 'vitest';
import { fieldsOf, rightLetter, stillFitting } from './reply-fields.policy.ts';

const asking = (text: string, mcqAnswer: string | null, html = typeset(text)) => ({
  mcqAnswer,
  questionsText: text,
  questionsHtml: html,
  marks: 1,
  replies: [],
});
const list = 'Which is it?\n\n- A. $x = 2$\n- B. two **cats**\n- C. none\n- D. all';

describe('the right letter', () => {
  it.each([
    ['B', 'B'],
    [' b ', 'B'],
    ['(C)', 'C'],
    ['D.', 'D'],
    ['A, C', undefined],
    ['42', undefined],
    ['X', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %j is %s', (given, letter) => {
    expect(rightLetter(given)).toBe(letter);
  });
});

describe('a multiple-choice question of which nobody wrote what is typed', () => {
  it('asks for one of the options in its text', () => {
    const [field, ...others] = fieldsOf(asking(list, 'B'));
    expect(others).toEqual([]);
    expect(field).toMatchObject({
      field: 'q.1',
      part: '',
      kind: 'choice',
      expected: 'B',
      marks: 1,
      choices: ['$x = 2$', 'two **cats**', 'none', 'all'],
    });
    expect(field!.html!.choices!.slice(1)).toEqual(['two <strong>cats</strong>', 'none', 'all']);
    expect(field!.html!.choices![0]).toContain('<math');
  });

  it.each([
    ['options in a picture', 'Look at the picture.', 'B', 4],
    ['a letter beyond the options', list, 'F', 6],
    ['options in a sentence', 'Is it A. this, or B. that?', 'A', 4],
    ['a list without letters', '- this\n- that', 'A', 4],
  ])('asks for letters alone: %s', (_, text, answer, count) => {
    const letters = [...'ABCDEFGH'].slice(0, count);
    expect(fieldsOf(asking(text, answer))).toMatchObject([{ choices: letters, html: { choices: letters } }]);
  });

  it('takes options in paragraphs of a list', () => {
    const [field] = fieldsOf(asking('- A. one\n\n- B. two', 'A'));
    expect(field).toMatchObject({ choices: ['one', 'two'], html: { choices: ['one', 'two'] } });
  });

  it('asks for nothing without one right letter', () => {
    expect(fieldsOf(asking(list, null))).toEqual([]);
    expect(fieldsOf(asking(list, 'see below'))).toEqual([]);
  });
});

describe('replies that were written', () => {
  const choice: ReplyField = {
    field: 'q.1',
    part: '',
    kind: 'choice',
    expected: 'B',
    marks: 1,
    choices: ['none', 'all'],
  };
  const number: ReplyField = { field: 'q.1', part: '', kind: 'number', expected: '4', marks: 1 };

  it.each([
    ['as long as letter and options are the same', [choice], { mcqAnswer: 'B', text: list }, true],
    ['not with another letter', [choice], { mcqAnswer: 'C', text: list }, false],
    ['not with other options', [choice], { mcqAnswer: 'B', text: '- A. none\n- B. some' }, false],
    ['that are no choice', [number], { mcqAnswer: undefined, text: 'Find $x$.' }, true],
    ['of several parts', [choice, number], { mcqAnswer: undefined, text: 'Find $x$.' }, true],
  ] as const)('stay %s', (_, replies, question, stay) => {
    expect(stillFitting(replies, question)).toBe(stay ? replies : undefined);
  });
});
