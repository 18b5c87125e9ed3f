import { roleIds } from '@sevenfold/contract/accounts/roles';
import {
  type QuestionImport,
  questionImportSchema,
} from '@sevenfold/contract/questions/question-import.schema';
import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { starterBank } from '../content/content.fixture.ts';
import { loadContent } from '../content/load-content.ts';
import { editorOf, type Fields } from './editing/editing.fixture.ts';
import { addQuestion, draftOf } from './questions.fixture.ts';
import { readImportedByKey } from './read-imported.ts';
import { readWrittenReplies } from './read-replies.ts';
import { updateQuestion } from './save-question.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let staff: Account;
let subject: Awaited<ReturnType<typeof addSubject>>;
let topicId: number;
beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  staff = await accounts.signUpAs(roleIds.staff);
  subject = await addSubject(test, 'tests', { calculus: {} });
  topicId = subject.topics.calculus!;
});

const number: ReplyField = {
  field: 'q.1',
  part: '',
  kind: 'number',
  label: '$x =$',
  expected: '4',
  accuracy: 'exact',
  marks: 3,
  mistakes: [{ value: '2', note: 'You forgot to double it.' }],
};
const choice: ReplyField = {
  field: 'q.1',
  part: '',
  kind: 'choice',
  expected: 'A',
  marks: 3,
  choices: ['one', 'two'],
};
const asked = async (id: number) => (await accounts.get(`/api/questions/${id}`)).json().replies;

describe('what students type', () => {
  it('is kept by a change that says nothing of it, and replaced by one that does', async () => {
    const id = await addQuestion(test, topicId, { replies: [number] });
    expect(await readWrittenReplies(test, id)).toEqual([number]);
    await updateQuestion(test, id, draftOf(topicId, { text: 'Solve it.' }));
    expect(await readWrittenReplies(test, id)).toEqual([number]);
    await updateQuestion(test, id, draftOf(topicId, { replies: [{ ...number, expected: '5' }] }));
    expect(await readWrittenReplies(test, id)).toMatchObject([{ expected: '5' }]);
    await updateQuestion(test, id, draftOf(topicId, { replies: [] }));
    expect(await asked(id)).toEqual([]);
  });

  it('is refused where its label can not be typeset, and says which', async () => {
    await expect(
      addQuestion(test, topicId, { replies: [{ ...number, label: '$\\frac{1$' }] }),
    ).rejects.toMatchObject({ code: 'invalid_input', details: { issues: [{ path: 'replies.0.label' }] } });
  });

  it('stays when staff edit the question, and is copied with it', async () => {
    const editor = editorOf(test);
    const id = await addQuestion(test, topicId, { replies: [number] });
    const saved = editor.saved(await editor.edit({ id, questions_text: 'Solve this one.' }, [], staff.token));
    expect(saved).toMatchObject({ questions_text: 'Solve this one.' });
    expect(await readWrittenReplies(test, id)).toEqual([number]);
    const copy = editor.saved(
      await editor.edit(
        {
          copy_of: id,
          subject_id: subject.id,
          topic_id: topicId,
          difficulty: 'Easy',
          marks: 3,
          questions_text: 'Solve a copy.',
        },
        [],
        staff.token,
      ),
    );
    expect(await readWrittenReplies(test, copy.id)).toEqual([number]);
  });

  describe('is set by staff', () => {
    const text = 'Look.\n\n(a) Find $p$. [2]\n\n(b) Find twice of it. [3]';
    const written = [
      {
        part: 'a',
        kind: 'number',
        expected: '2.50',
        unit: 'm',
        mistakes: [{ value: '9', note: 'You took the wrong side.' }],
      },
      {
        part: 'b',
        kind: 'number',
        label: '$q =$',
        expected: '5',
        marks: 2,
        follows: '2 * a.1',
        unless: 'q < 0',
      },
      { part: 'b', kind: 'self', why: 'explain', marks: 1 },
    ];
    const save = (fields: Fields) => editorOf(test).edit(fields, [], staff.token);
    const add = () => addQuestion(test, topicId, { text, marks: 5 });

    it('and read again as it was written, with its marks', async () => {
      const id = await add();
      const saved = editorOf(test).saved(await save({ id, replies: written }));
      expect(saved.written_replies).toEqual([{ ...written[0], marks: 2 }, written[1], written[2]]);
      expect(await asked(id)).toMatchObject([{ field: 'a.1' }, { field: 'b.1' }, { field: 'b.2' }]);
      const check = await accounts.post(`/api/questions/${id}/check`, {
        replies: [
          { field: 'a.1', value: '10' },
          { field: 'b.1', value: '20' },
        ],
      });
      expect(check.json().fields).toMatchObject([
        { verdict: 'wrong' },
        { verdict: 'right', followThrough: true },
      ]);
      const [entry] = await accounts.rows(
        "select before, after from audit_log where action = 'edit question' and about_id = $1",
        [String(id)],
      );
      expect(entry).toMatchObject({
        before: { replies: [] },
        after: { replies: [{ expected: '2.50' }, {}, {}] },
      });
      expect(editorOf(test).saved(await save({ id, replies: [] })).written_replies).toEqual([]);
    });

    it.each([
      ['a part that is not there', [{ ...written[0], part: 'c' }], 'replies.0.part', 'The text has (a), (b)'],
      ['too many marks', [{ ...written[0], marks: 4 }], 'replies.0.marks', '(a) has 2 marks'],
      ['a kind that nobody knows', [{ ...written[0], kind: 'poem' }], 'replies.0.kind', 'The kind is one of'],
      ['no answer', [{ part: 'a', kind: 'number' }], 'replies.0.expected', 'Please fill this in'],
      [
        'an answer that can not be read',
        [{ ...written[0], expected: '2x+' }],
        'replies.0.expected',
        "can't be read",
      ],
      [
        'a mistake that is right',
        [{ ...written[0], mistakes: [{ value: '2.50', note: 'You rounded.' }] }],
        'replies.0.mistakes.0.value',
        'is right, not wrong',
      ],
      [
        'what follows to something else',
        [written[0], { ...written[1], follows: '3 * a.1' }],
        'replies.1.follows',
        'right earlier replies lead to',
      ],
      ['a label that can not be typeset', [{ ...written[0], label: '$\\frac{1$' }], 'replies.0.label', ''],
      ['an accuracy of nothing', [{ ...written[0], accuracy: 'some' }], 'replies.0.accuracy', 'Accuracy is'],
    ])('and refused in words: %s', async (_, replies, path, words) => {
      const id = await add();
      const answer = await save({ id, replies });
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json().issues).toContainEqual({ path, message: expect.stringContaining(words) });
      expect(await asked(id)).toEqual([]);
    });

    it('and keeps a text from losing the part that a reply is for', async () => {
      const id = await add();
      editorOf(test).saved(await save({ id, replies: written }));
      const answer = await save({ id, questions_text: 'Look.\n\n(a) Find $p$. [5]' });
      expect(answer.json().issues).toMatchObject([{ path: 'replies.1.part' }, { path: 'replies.2.part' }]);
    });

    it('and agrees with the letter of a multiple-choice question', async () => {
      const id = await addQuestion(test, topicId, { text: 'Which?\n\n- A. one\n- B. two', mcqAnswer: 'A' });
      const answer = await save({ id, replies: [{ kind: 'choice', expected: 'B' }] });
      expect(answer.json().issues).toMatchObject([{ path: 'replies.0.expected' }]);
      const next = { kind: 'choice', expected: 'B', mistakes: [{ value: 'A', note: 'That is one.' }] };
      editorOf(test).saved(await save({ id, mcq_answer: 'B', replies: [next] }));
      expect(await asked(id)).toMatchObject([{ choices: [{ text: 'one' }, { text: 'two' }] }]);
    });
  });

  it('of a multiple-choice question follows the letter that staff set', async () => {
    const editor = editorOf(test);
    const text = 'Which?\n\n- A. one\n- B. two';
    const id = await addQuestion(test, topicId, { text, mcqAnswer: 'A', replies: [choice] });
    const right = async (letter: string) =>
      (
        await accounts.post(`/api/questions/${id}/check`, { replies: [{ field: 'q.1', value: letter }] })
      ).json().marks;
    expect(await right('A')).toBe(3);
    editor.saved(await editor.edit({ id, mcq_answer: 'B' }, [], staff.token));
    expect([await right('A'), await right('B')]).toEqual([0, 3]);
  });

  it('comes with the bank, and an edit of it alone is loaded, too', async () => {
    const entry: QuestionImport = {
      ...starterBank.questions.find(({ mcqAnswer, drawings }) => !mcqAnswer && !drawings)!,
      replies: [{ ...number, label: '$y =$' }],
    };
    const bank = (replies: readonly ReplyField[]) => ({
      ...starterBank,
      questions: [{ ...entry, replies }],
      syllabuses: [],
      posts: [],
      pages: [],
    });
    await loadContent(test, bank(entry.replies!));
    const [row] = await accounts.rows('select id from questions where key = $1', [entry.key]);
    const id = row!.id as number;
    expect(await asked(id)).toMatchObject([{ field: 'q.1', label: { text: '$y =$' } }]);
    const next = [{ ...number, label: '$y =$', expected: '77' }];
    expect(await loadContent(test, bank(next))).toBe(1);
    expect(await readWrittenReplies(test, id)).toEqual(next);
    expect(await loadContent(test, bank(next))).toBe(0);
    // A sheet that is uploaded again finds it unchanged.
    const { item } = (await readImportedByKey(test.database.db, [entry.key])).get(entry.key)!;
    expect(JSON.stringify(item.replies)).toBe(JSON.stringify(questionImportSchema.parse(item).replies));
  });
});
