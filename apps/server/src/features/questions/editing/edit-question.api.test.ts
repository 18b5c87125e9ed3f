import { roleIds } from '@sevenfold/contract/accounts/roles';
import type { AdminQuestion } from '@sevenfold/contract/questions/admin-questions.endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../../accounts/accounts.fixture.ts';
import { addSubject } from '../../catalogue/catalogue.fixture.ts';
import { addQuestion } from '../questions.fixture.ts';
import { type Fields, picture, type StartedEditing, startEditing } from './editing.fixture.ts';

let { test, accounts, editor, staff, student, maths, save, refusedWith, fresh } = {} as StartedEditing;
let other: Account;
let history: Awaited<ReturnType<typeof addSubject>>;
/** Of a level without the other. */
let latin: Awaited<ReturnType<typeof addSubject>>;

beforeAll(async () => {
  ({ test, accounts, editor, staff, student, maths, save, refusedWith, fresh } = await startEditing());
  other = await accounts.signUpAs(roleIds.staff);
  await addSubject(test, 'math-aa-hl', { lines: {} });
  history = await addSubject(test, 'history', { wars: {} });
  latin = await addSubject(test, 'latin-hl', { verse: {} });
});

const read = async (id: number): Promise<AdminQuestion> =>
  (await accounts.get(`/api/admin/questions/${id}`, staff.token)).json();
/** The address of an original ends with a signature that is another one each second. */
const withoutSignatures = (question: AdminQuestion): unknown =>
  JSON.parse(JSON.stringify(question), (key, value: unknown) =>
    key === 'original_url' ? String(value).split('?')[0] : value,
  );
const logOf = async (id: number) =>
  (await accounts.get(`/api/admin/audit?kind=question&id=${id}`, staff.token)).json().rows;

describe('a new question', () => {
  it('has every field that was sent', async () => {
    const question = await save({
      ...fresh(),
      level: 'SL',
      question_number: '7b',
      specialInfo: 'Adapted',
      video_solution: 'https://video.example/7',
      calculatorAllowed: false,
      verified: true,
      topic_changed: true,
      month: 'May',
      year: 2023,
      paper: 2,
      timezone: 1,
      original_content: 'As it was',
      mcq_answer: 'B',
      math_level_visibility_shared: true,
      visible: false,
      priority: 5,
      hints: ['Divide by $2$.'],
      answer: '$x = 2$',
      mark_lines: [
        { text: 'divides', mark: 'M1' },
        { text: '$x=2$', mark: 'A1' },
      ],
      other_topic_ids: [maths.topics.circles],
    });
    expect(question).toMatchObject({
      subject: { slug: 'math-aa-sl' },
      topic: { slug: 'lines' },
      OtherTopicsOnQuestion: [{ slug: 'circles' }],
      difficulty: 'Easy',
      level: 'SL',
      question_number: '7b',
      marks: 2,
      specialInfo: 'Adapted',
      video_solution: 'https://video.example/7',
      calculatorAllowed: false,
      month: 'May',
      year: 2023,
      paper: 2,
      timezone: 1,
      answer_not_available: false,
      mcq_answer: 'B',
      questions_text: 'Find $x$ when $2x = 4$.',
      hints: [{ text: 'Divide by $2$.' }],
      Answer: [{ body: '$x = 2$', mark_lines: [{ mark: 'M1' }, { mark: 'A1' }] }],
      priority: 5,
      visible: false,
      verified: true,
      topic_changed: true,
      math_level_visibility_shared: true,
      original_content: 'As it was',
      last_change: { action: 'add question' },
    });
    expect(withoutSignatures(await read(question.id))).toEqual(withoutSignatures(question));
    expect((await accounts.get(`/api/questions/${question.id}`)).statusCode).toBe(404);
  });

  it('is seen by everybody at once', async () => {
    const before = (await accounts.get('/api/questions?subject=math-aa-sl')).json().total;
    const { id } = await save(fresh());
    expect((await accounts.get('/api/questions?subject=math-aa-sl')).json().total).toBe(before + 1);
    expect((await accounts.get(`/api/questions/${id}`)).json().questions_html).toContain('math');
  });

  it.each<[string, () => Fields, string, string]>([
    ['no subject', () => fresh({ subject_id: undefined }), 'subject_id', 'subject'],
    ['no topic', () => fresh({ topic_id: undefined }), 'topic_id', 'topic'],
    [
      'other topics before a topic',
      () => fresh({ topic_id: undefined, other_topic_ids: [maths.topics.lines] }),
      'other_topic_ids',
      'before',
    ],
    ["another subject's topic", () => fresh({ topic_id: history.topics.wars }), 'topic_id', 'belong'],
    ['no such topic', () => fresh({ topic_id: 99_999 }), 'topic_id', 'exist'],
    ['no difficulty', () => fresh({ difficulty: undefined }), 'difficulty', 'difficulty'],
    ['a difficulty of its own', () => fresh({ difficulty: 'Tricky' }), 'difficulty', ''],
    ['marks of zero', () => fresh({ marks: 0 }), 'marks', 'whole number'],
    ['marks in words', () => fresh({ marks: 'two' }), 'marks', 'whole number'],
    ['an old year', () => fresh({ year: 1999 }), 'year', 'Please enter a valid year between 2000 and 20'],
    ['a year to come', () => fresh({ year: 2999 }), 'year', 'Please enter a valid year between 2000 and 20'],
    ['a priority in words', () => fresh({ priority: 'high' }), 'priority', 'Enter a valid number'],
    ['a broken formula', () => fresh({ questions_text: '$\\frac{1}{$' }), 'questions_text', '\\frac{1}{'],
    ['a broken answer', () => fresh({ answer: '$\\nope$' }), 'answer', '\\nope'],
    ['a broken hint', () => fresh({ hints: ['fine', '$\\nope$'] }), 'hints.1', '\\nope'],
    [
      'a broken line',
      () => fresh({ mark_lines: [{ text: '$\\nope$', mark: 'A2' }] }),
      'mark_lines.0',
      '\\nope',
    ],
    [
      'a scheme that gives too much',
      () => fresh({ mark_lines: [{ text: 'x', mark: 'A3' }] }),
      'mark_lines',
      '3 marks',
    ],
    [
      'a link that runs',
      () => fresh({ video_solution: 'javascript:alert(1)' }),
      'video_solution',
      'https://',
    ],
    [
      'another level where there is none',
      () =>
        fresh({ subject_id: history.id, topic_id: history.topics.wars, math_level_visibility_shared: true }),
      'math_level_visibility_shared',
      'level',
    ],
    [
      'another level that is not there',
      () => fresh({ subject_id: latin.id, topic_id: latin.topics.verse, math_level_visibility_shared: true }),
      'math_level_visibility_shared',
      'level',
    ],
    ['a list that is none', () => fresh({ hints: 'x' }), 'hints', 'list'],
  ])('is refused with %s', async (_, fields, path, word) => {
    const { issues } = await refusedWith(fields());
    expect(issues).toEqual(
      expect.arrayContaining([expect.objectContaining({ path, message: expect.stringContaining(word) })]),
    );
  });
});

describe('without an image', () => {
  it('a new question is refused with or without a text', async () => {
    for (const questions_text of [' ', 'Find $x$.']) {
      const { issues } = await refusedWith(fresh({ questions_text }), []);
      expect(issues).toEqual([
        { path: 'question_images', message: expect.stringContaining('Image from text') },
      ]);
    }
  });

  it('a stored one goes on as long as its text can be shown, and so does its copy', async () => {
    const { id, images } = await save(fresh());
    const gone = images.map((image) => image.id);
    await refusedWith({ id, deleted_image_ids: gone, questions_text: '' });
    expect((await save({ id, deleted_image_ids: gone })).images).toEqual([]);
    expect((await save(fresh({ copy_of: id }), [])).images).toEqual([]);
  });
});

describe('an edit', () => {
  it('changes what was sent, and nothing else; the log says what', async () => {
    const id = await addQuestion(test, maths.topics.lines!, { year: 2020, hints: ['Try.'], priority: 4 });
    const before = await read(id);
    const after = await save({
      id,
      version: before.version,
      marks: 3,
      year: '',
      priority: '',
      verified: true,
    });
    expect(after).toEqual({
      ...before,
      year: null,
      priority: null,
      verified: true,
      version: expect.any(String),
      updated_at: expect.any(String),
      last_change: expect.objectContaining({ action: 'edit question' }),
    });
    expect((await logOf(id))[0]).toMatchObject({
      action: 'edit question',
      before: { year: 2020, priority: 4, verified: false },
      after: { year: null, priority: null, verified: true },
    });
  });

  it('of what somebody else has changed is refused with who and when, and nothing is overwritten', async () => {
    const id = await addQuestion(test, maths.topics.lines!);
    const { version } = await read(id);
    const theirs = await editor.edit({ id, version, specialInfo: 'Theirs' }, [], other.token);
    expect(theirs.statusCode).toBe(200);
    const mine = await editor.edit({ id, version, specialInfo: 'Mine' }, [], staff.token);
    expect(mine.statusCode).toBe(409);
    const { message, issues } = mine.json();
    expect(message).toMatch(/^Asha Rao changed this question on .* UTC, after you had opened it/);
    const newer = (await read(id)).version;
    expect(issues).toEqual(
      expect.arrayContaining([
        { path: 'version', message: newer },
        { path: 'changed_by', message: 'Asha Rao' },
      ]),
    );
    expect((await read(id)).specialInfo).toBe('Theirs');
    await save({ id, version: newer, specialInfo: 'Mine' });
  });

  it('of two at the same time saves one', async () => {
    const id = await addQuestion(test, maths.topics.lines!);
    const { version } = await read(id);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((specialInfo) => editor.edit({ id, version, specialInfo }, [], staff.token)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  it('of a question that is not there is refused', async () => {
    expect((await editor.edit({ id: 99_999 }, [], staff.token)).statusCode).toBe(404);
  });

  it('keeps figures that its text shows', async () => {
    const drawings = {
      dot: {
        width: 60,
        height: 60,
        description: 'A dot in the middle',
        shapes: [{ kind: 'circle' as const, x: 30, y: 30, r: 3 }],
      },
    };
    const id = await addQuestion(test, maths.topics.lines!, { text: 'See\n\n![](drawing:dot)', drawings });
    const question = await save({ id, questions_text: 'Look\n\n![](drawing:dot)' });
    expect(question.drawings).toEqual(['dot']);
    expect(question.questions_html).toContain('<svg');
    const copy = fresh({ questions_text: 'Again\n\n![](drawing:dot)' });
    expect((await save({ ...copy, copy_of: id })).drawings).toEqual(['dot']);
    await refusedWith(copy);
    await refusedWith({ ...copy, copy_of: 99_999 });
  });
});

describe('who may edit', () => {
  it.each(['/api/questions/edit', '/questions/edit'])('only staff, at %s', async (url) => {
    expect((await editor.send(url, fresh(), [], student.token)).statusCode).toBe(403);
    expect((await editor.send(url, fresh())).statusCode).toBe(401);
    expect((await editor.send(url, fresh(), [await picture('red')], staff.token)).statusCode).toBe(200);
  });

  it('refuses what is no form', async () => {
    const answer = await accounts.post('/api/questions/edit', { id: 1 }, { token: staff.token });
    expect(answer.statusCode).toBe(415);
  });

  it.each<Fields>([
    { id: 'x' },
    { id: -1 },
    { version: 'now' },
    { question_image_order: ['../x'] },
    { hints: [''] },
  ])('refuses %j', async (garbage) => {
    await refusedWith({ ...fresh(), ...garbage });
  });
});
