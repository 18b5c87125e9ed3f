import { roleIds } from '@sevenfold/contract/accounts/roles';
import type { AdminQuestion } from '@sevenfold/contract/questions/admin-questions.endpoints';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { pngWithHeader } from '../../../platform/pictures/pictures.fixture.ts';
import { type Account, accountsOf } from '../../accounts/accounts.fixture.ts';
import { addSubject } from '../../catalogue/catalogue.fixture.ts';
import { sweepUnusedPictures } from '../pictures/sweep-pictures.ts';
import { addQuestion } from '../questions.fixture.ts';
import { editorOf, type Fields, pictureOf, type SentImage } from './editing.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let editor: ReturnType<typeof editorOf>;
let [staff, other, student]: Account[] = [];
let maths: Awaited<ReturnType<typeof addSubject>>;
let history: Awaited<ReturnType<typeof addSubject>>;
/** Of a level without the other. */
let latin: Awaited<ReturnType<typeof addSubject>>;

const save = async (fields: Fields, images?: SentImage[]): Promise<AdminQuestion> =>
  editor.saved(await editor.edit(fields, images ?? (await imagesOf(fields)), staff!.token));
const refusedWith = async (fields: Fields, images?: SentImage[]) => {
  const answer = await editor.edit(fields, images ?? (await imagesOf(fields)), staff!.token);
  expect(answer.statusCode, answer.body).toBe(400);
  return answer.json() as { message: string; issues: { path: string; message: string }[] };
};
const read = async (id: number): Promise<AdminQuestion> =>
  (await accounts.get(`/api/admin/questions/${id}`, staff!.token)).json();
/** The address of an original ends with a signature that is another one each second. */
const withoutSignatures = (question: AdminQuestion): unknown =>
  JSON.parse(JSON.stringify(question), (key, value: unknown) =>
    key === 'original_url' ? String(value).split('?')[0] : value,
  );
const logOf = async (id: number) =>
  (await accounts.get(`/api/admin/audit?kind=question&id=${id}`, staff!.token)).json().rows;
const fresh = (changes: Fields = {}): Fields => ({
  subject_id: maths.id,
  topic_id: maths.topics.lines,
  difficulty: 'Easy',
  marks: 2,
  questions_text: 'Find $x$ when $2x = 4$.',
  ...changes,
});
const picture = async (colour: string, field = 'question_images'): Promise<SentImage> => ({
  field,
  content: await pictureOf(colour),
});
/** A new question has at least one. */
const imagesOf = async (fields: Fields) => (fields.id === undefined ? [await picture('white')] : []);
const colourOf = async (url: string) => {
  const answer = await test.app.inject(url);
  expect(answer.statusCode, url).toBe(200);
  const { dominant } = await sharp(answer.rawPayload).stats();
  return dominant.r > 200 ? 'red' : dominant.b > 200 ? 'blue' : 'green';
};

beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  editor = editorOf(test);
  [staff, other, student] = [
    await accounts.signUpAs(roleIds.staff),
    await accounts.signUpAs(roleIds.staff),
    await accounts.signUp(),
  ];
  maths = await addSubject(test, 'math-aa-sl', { lines: {}, circles: {} });
  await addSubject(test, 'math-aa-hl', { lines: {} });
  history = await addSubject(test, 'history', { wars: {} });
  latin = await addSubject(test, 'latin-hl', { verse: {} });
});

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
    const theirs = await editor.edit({ id, version, specialInfo: 'Theirs' }, [], other!.token);
    expect(theirs.statusCode).toBe(200);
    const mine = await editor.edit({ id, version, specialInfo: 'Mine' }, [], staff!.token);
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
      ['a', 'b', 'c'].map((specialInfo) => editor.edit({ id, version, specialInfo }, [], staff!.token)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  it('of a question that is not there is refused', async () => {
    expect((await editor.edit({ id: 99_999 }, [], staff!.token)).statusCode).toBe(404);
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

describe('images', () => {
  it('are shown as sent, with their size, and kept in order', async () => {
    const question = await save(
      fresh({
        questions_text: '',
        question_image_order: ['new:1', 'new:0'],
        question_image_alts: { 'new:0': 'All red' },
        answer_image_alts: { 'new:0': 'All green' },
      }),
      [await picture('red'), await picture('blue'), await picture('lime', 'answer_images')],
    );
    expect(question.images).toMatchObject([
      { order: 0, width: 60, height: 40, watermark: false, alt: '' },
      { order: 1, width: 60, height: 40, watermark: false, alt: 'All red' },
    ]);
    expect(await Promise.all(question.images.map(({ url }) => colourOf(url)))).toEqual(['blue', 'red']);
    expect(question.Answer[0]?.images).toMatchObject([{ alt: 'All green' }]);
    const card = (await accounts.get(`/api/questions/${question.id}`)).json();
    expect(card.images[0]).toEqual({
      id: expect.any(Number),
      url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.webp$/),
      order: 0,
      alt: '',
      width: 60,
      height: 40,
    });
    const [first, second] = question.images.map(({ id }) => id);
    const turned = await save({ id: question.id, question_image_order: [String(second), String(first)] });
    expect(turned.images.map(({ id }) => id)).toEqual([second, first]);
    const fewer = await save({ id: question.id, deleted_image_ids: [second] });
    expect(fewer.images.map(({ id }) => id)).toEqual([first]);
    const { issues } = await refusedWith({ id: question.id, deleted_image_ids: [first] });
    expect(issues[0]).toMatchObject({ path: 'question_images' });
  });

  it('carry a watermark or not, any time; the original stays', async () => {
    const question = await save(fresh(), [await picture('red')]);
    const [plain] = question.images;
    const ref = String(plain!.id);
    const marked = (await save({ id: question.id, question_image_watermarks: [ref] })).images[0]!;
    expect(marked).toMatchObject({ id: plain!.id, watermark: true });
    expect(marked.url).not.toBe(plain!.url);
    const original = await test.app.inject(marked.original_url!);
    expect(original.statusCode).toBe(200);
    const { channels } = await sharp(original.rawPayload).stats();
    expect(channels[1]!.max).toBe(0);
    const again = (await save({ id: question.id, question_image_watermarks: [] })).images[0]!;
    expect(again.watermark).toBe(false);
  });

  it('can be shown by a copy as well, and stay when one of the two goes', async () => {
    const question = await save(fresh(), [await picture('red')]);
    const [image] = question.images;
    const copy = await save(fresh({ question_image_order: [image!.ref] }), []);
    expect(copy.images).toMatchObject([{ url: image!.url, width: 60 }]);
    expect(copy.images[0]!.id).not.toBe(image!.id);
    await accounts.call('DELETE', '/api/questions', { question_id: question.id }, { token: staff!.token });
    test.clock.advance({ hours: 25 });
    await sweepUnusedPictures(test);
    expect(await colourOf(copy.images[0]!.url)).toBe('red');
  });

  it('are served to everybody, to be kept for good', async () => {
    const { images } = await save(fresh(), [await picture('red')]);
    const answer = await test.app.inject(images[0]!.url);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const etag = String(answer.headers.etag);
    expect(
      (await test.app.inject({ url: images[0]!.url, headers: { 'if-none-match': etag } })).statusCode,
    ).toBe(304);
    for (const url of ['/media/', '/media/x.webp', `/media/${'0'.repeat(32)}.webp`, '/media/..%2f..%2fetc']) {
      expect((await test.app.inject(url)).statusCode, url).toBe(404);
    }
  });

  it.each<[string, () => Buffer, string]>([
    ['no image', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'format PNG'],
    ['broken', () => Buffer.from('\x89PNG\r\n\x1a\nand so on', 'latin1'), 'damaged'],
    ['too many pixels', () => pngWithHeader(30_000, 30_000), 'megapixels'],
  ])('that are %s are refused by their name', async (_, content, word) => {
    const { issues } = await refusedWith(fresh(), [
      { field: 'question_images', content: content(), name: 'evil.png' },
    ]);
    expect(issues[0]).toEqual({
      path: 'question_images.0',
      message: expect.stringMatching(new RegExp(`^evil\\.png: .*${word}`)),
    });
  });

  it('that are too large are refused', async () => {
    const content = Buffer.alloc(10 * 1024 * 1024 + 1);
    const answer = await editor.edit(fresh(), [{ field: 'question_images', content }], staff!.token);
    expect(answer.statusCode).toBe(413);
    expect(answer.json().message).toContain('10 MB');
  });

  it('in other fields are refused', async () => {
    const { issues } = await refusedWith(fresh(), [await picture('red', 'cover')]);
    expect(issues[0]?.path).toBe('cover');
  });

  it('are printed on sheets of saved questions', async () => {
    const { id } = await save(fresh(), [await picture('red')]);
    await accounts.post(`/api/user_question/${id}`, { is_completed: false }, { token: student!.token });
    const answer = await accounts.get('/api/user_question/download-pdf', student!.token);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.includes('/Subtype /Image')).toBe(true);
  });

  it('that nobody needs any more are removed after a day', async () => {
    const question = await save(fresh(), [await picture('red'), await picture('blue')]);
    const [gone, kept] = question.images;
    await save({ id: question.id, deleted_image_ids: [gone!.id] });
    await sweepUnusedPictures(test);
    expect((await test.app.inject(gone!.url)).statusCode).toBe(200);
    test.clock.advance({ hours: 25 });
    await sweepUnusedPictures(test);
    expect((await test.app.inject(gone!.url)).statusCode).toBe(404);
    expect((await test.app.inject(kept!.url)).statusCode).toBe(200);
  });
});

describe('who may edit', () => {
  it.each(['/api/questions/edit', '/questions/edit'])('only staff, at %s', async (url) => {
    expect((await editor.send(url, fresh(), [], student!.token)).statusCode).toBe(403);
    expect((await editor.send(url, fresh())).statusCode).toBe(401);
    expect((await editor.send(url, fresh(), [await picture('red')], staff!.token)).statusCode).toBe(200);
  });

  it('refuses what is no form', async () => {
    const answer = await accounts.post('/api/questions/edit', { id: 1 }, { token: staff!.token });
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
