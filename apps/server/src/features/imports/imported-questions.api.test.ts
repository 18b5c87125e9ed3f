import type { AdminQuestion } from '@sevenfold/contract/questions/admin-questions.endpoints';
import { desc } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { pngWithHeader } from '../../platform/pictures/pictures.fixture.ts';
import { pictures } from '../../platform/pictures/pictures.tables.ts';
import { tokenOf } from '../accounts/accounts.fixture.ts';
import { editorOf, pictureOf } from '../questions/editing/editing.fixture.ts';
import { sweepUnusedPictures } from '../questions/pictures/sweep-pictures.ts';
import { questionImages } from '../questions/questions.tables.ts';
import { zipOf } from './files/zip.fixture.ts';
import { header, importsOf, line, type StartedImports, startImports } from './imports.fixture.ts';

let { test, accounts, staff, work, known } = {} as StartedImports;

beforeAll(async () => {
  ({ test, accounts, staff, work, known } = await startImports());
});

describe('questions', () => {
  describe('with replies', () => {
    const withReplies = (key: string, replies: string) =>
      `${header},replies\n${line(key)},"${replies.replaceAll('"', '""')}"`;
    const repliesOf = async (key: string): Promise<AdminQuestion['written_replies']> =>
      (await accounts.get(`/api/admin/questions/${(await known(key))!.id}`, staff.token)).json()
        .written_replies;

    it('take them from a cell, keep what it says to the figure, and find it unchanged', async () => {
      await work.imported(
        'questions',
        'replies.csv',
        withReplies(
          'r1',
          [
            "- { kind: set, expected: '2, -2', label: $x =$, marks: 1 }",
            '- kind: number',
            '  label: sum',
            '  expected: 0.50',
            '  accuracy: { figures: 2 }',
            '  marks: 1',
            '  mistakes:',
            '    - { value: 4, note: You left the sign out. }',
          ].join('\n'),
        ),
      );
      const replies = await repliesOf('r1');
      expect(replies).toEqual([
        { kind: 'set', expected: '2, -2', label: '$x =$', marks: 1 },
        {
          kind: 'number',
          label: 'sum',
          expected: '0.50',
          accuracy: { figures: 2 },
          marks: 1,
          mistakes: [{ value: '4', note: 'You left the sign out.' }],
        },
      ]);
      // As the editor's API gives them: JSON is YAML, too.
      const again = await work.checked('questions', 'json.csv', withReplies('r1', JSON.stringify(replies)));
      expect(again.counts).toEqual({ new: 0, changed: 0, same: 1, wrong: 0 });
    });

    it('keep them where the file says nothing, and lose them where the cell is empty', async () => {
      await work.imported('questions', 'r2.csv', withReplies('r2', "- { kind: set, expected: '2, -2' }"));
      await work.imported('questions', 'silent.csv', 'key,priority\nr2,7');
      expect(await repliesOf('r2')).toHaveLength(1);
      await work.imported('questions', 'empty.csv', 'key,replies\nr2,');
      expect(await repliesOf('r2')).toEqual([]);
    });

    it.each([
      ['no list', 'kind: set', 'must be a list, each reply on a line that begins with -'],
      ['no YAML', '- { kind: set', "can't be read as a list"],
      ['itself', '- &a { kind: set, expected: x }\n- *a', 'must not refer to itself'],
      ['an unknown kind', '- { kind: poem, expected: x }', 'reply 1, kind: The kind is one of'],
      ['nothing expected', '- { kind: set }', 'reply 1, expected: Please fill this in'],
      [
        'too many marks',
        '- { kind: number, expected: 2, marks: 3 }',
        'reply 1, marks: The question has 2 marks',
      ],
      [
        'an answer without sense',
        "- { kind: number, expected: '2x+' }",
        "reply 1, expected: The expected answer can't be read",
      ],
      [
        'words for marks',
        '- { kind: number, expected: 2, marks: two }',
        'reply 1, marks: Marks are a whole number',
      ],
      ['a label without end', "- { kind: number, expected: 2, label: '$\\frac{1$' }", 'reply 1: '],
    ])('are refused in words: %s', async (_, cell, words) => {
      const { id, counts } = await work.checked('questions', 'wrong.csv', withReplies('r3', cell));
      expect(counts.wrong).toBe(1);
      expect(await work.issues(id)).toContainEqual(expect.stringContaining(`2 replies: ${words}`));
    });
  });

  describe('with a paper', () => {
    const inPhysics = (key: string, paper: string, part: string, calculator = 'yes') =>
      `${key},physics-sl,waves,easy,2,${calculator},Which?,A,${paper},${part}`;
    const inMaths = (key: string, paper: string, part: string) =>
      `${key},math-aa-sl,surds,easy,2,no,Which?,A,${paper},${part}`;
    const withPapers = (...lines: string[]) =>
      ['key,subject,topic,difficulty,marks,calculator,text,answer,paper,paper part', ...lines].join('\n');

    it('take its part, find it unchanged, and let it go with another paper', async () => {
      const content = withPapers(
        inPhysics('p1', '1', 'a'),
        inPhysics('p2', '2', ''),
        inPhysics('p3', '', ''),
        inMaths('p4', '1', ''),
      );
      await work.imported('questions', 'papers.csv', content);
      expect(await known('p1')).toMatchObject({ paper: 1, paperPart: 'A' });
      expect(await known('p2')).toMatchObject({ paper: 2, paperPart: null });
      expect((await work.checked('questions', 'again.csv', content)).counts).toMatchObject({ same: 4 });
      await work.imported('questions', 'silent.csv', 'key,priority,paper\np1,3,1');
      expect(await known('p1')).toMatchObject({ paper: 1, paperPart: 'A' });
      await work.imported('questions', 'other.csv', 'key,paper\np1,2');
      expect(await known('p1')).toMatchObject({ paper: 2, paperPart: null });
    });

    it('are refused in words where the subject has no such paper', async () => {
      const { id, counts } = await work.checked(
        'questions',
        'papers.csv',
        withPapers(
          inPhysics('q1', '1', ''),
          inPhysics('q2', '2', 'A'),
          inPhysics('q3', '3', ''),
          inPhysics('q4', '1', 'C'),
          inPhysics('q5', '', 'B'),
          inPhysics('q6', '2', '', 'no'),
          inMaths('q7', '1', 'A'),
          inMaths('q8', '3', ''),
        ),
      );
      expect(counts).toMatchObject({ new: 0, wrong: 8 });
      expect(await work.issues(id)).toEqual([
        '2 paper_part: Paper 1 has parts in this subject: please choose 1A or 1B',
        '3 paper_part: Paper 2 has no parts in this subject',
        '4 paper: This subject has no Paper 3, only Paper 1A, Paper 1B and Paper 2',
        '5 paper_part: must be A or B',
        '6 paper_part: Please choose the paper that this is a part of',
        '7 calculator: Every paper of this subject is with a calculator',
        '8 paper_part: Paper 1 has no parts in this subject',
        '9 paper: This subject has no Paper 3, only Paper 1 and Paper 2',
      ]);
    });
  });
});

it.each([
  ['https://video.example/1', []],
  ['/videos/one.webm', []],
  ['javascript:alert(1)', ['2 video_solution: Please enter a link that starts with https://']],
  ['ask me', ['2 video_solution: Please enter a link that starts with https://']],
])('the link of a video is held to what the editor takes: %s', async (link, issues) => {
  const content = `${header},video_solution\n${line('filmed')},${link}`;
  const { id } = await work.checked('questions', 'video.csv', content);
  expect(await work.issues(id)).toEqual(issues);
});

describe('images', () => {
  const picture = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a4fd0' } })
      .png()
      .toBuffer();
  const withImages = (...names: string[]) =>
    `${header},images\n${names.map((name, index) => `${line(`img${index}`)},${name}`).join('\n')}`;

  it('come with their questions, and are found unchanged', async () => {
    const content = zipOf([
      { name: 'questions.csv', content: withImages('figures/One.png', 'one.png; FIGURES/one.png') },
      { name: 'figures/one.png', content: await picture() },
    ]);
    const done = await work.imported('questions', 'images.zip', content);
    expect(done).toMatchObject({ state: 'done', images: 1 });
    const [image] = await test.database.db.select().from(questionImages);
    const shown = await test.app.inject(image!.url);
    expect(shown.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
    expect((await work.checked('questions', 'again.zip', content)).counts).toMatchObject({ same: 2 });
  });

  it('are refused when they are missing, disguised or giant', async () => {
    const content = zipOf([
      { name: 'questions.csv', content: withImages('gone.png', 'text.png', 'giant.png') },
      { name: 'text.png', content: 'hello' },
      { name: 'giant.png', content: pngWithHeader(30_000, 30_000) },
    ]);
    const { id } = await work.checked('questions', 'bad.zip', content);
    expect(await work.issues(id)).toEqual([
      '2 images: There is no image called gone.png in the archive',
      '3 images: text.png: Please choose images in the format PNG, JPEG, WebP or GIF',
      '4 images: giant.png: An image must not have more than 40 megapixels, or a side longer than 12000 pixels',
    ]);
  });
});

describe('a question that came with an image', () => {
  const sheetOf = (text: string) => `${header},images\n${line('edited', { text })},fig.png`;
  const archive = async (text: string, colour = '#205020') =>
    zipOf([
      { name: 'q.csv', content: sheetOf(text) },
      { name: 'fig.png', content: await pictureOf(colour, 80, 60) },
    ]);
  const adminQuestion = async () =>
    (
      await accounts.get(`/api/admin/questions/${(await known('edited'))!.id}`, staff.token)
    ).json() as AdminQuestion;

  it('is edited as any other: its image takes a watermark, and keeps it when the same file comes again', async () => {
    await work.imported('questions', 'fig.zip', await archive('First.'));
    const editor = editorOf(test);
    const before = await adminQuestion();
    const [image] = before.images;
    expect(image).toMatchObject({ width: 80, height: 60, watermark: false });
    expect((await test.app.inject(image!.original_url!)).statusCode).toBe(200);
    const marked = editor.saved(
      await editor.edit(
        { id: before.id, version: before.version, question_image_watermarks: [String(image!.id)] },
        [],
        staff.token,
      ),
    ).images[0]!;
    expect(marked).toMatchObject({ id: image!.id, watermark: true });
    expect(marked.url).not.toBe(image!.url);

    expect((await work.checked('questions', 'fig.zip', await archive('First.'))).counts.same).toBe(1);
    const changed = await work.imported('questions', 'fig.zip', await archive('Second.'));
    expect(changed).toMatchObject({ state: 'done', counts: { changed: 1 } });
    expect((await adminQuestion()).images[0]).toMatchObject({ url: marked.url, watermark: true });
    await work.imported('questions', 'fig.zip', await archive('Second.', '#802020'));
    expect((await adminQuestion()).images[0]).toMatchObject({ watermark: false });
  });

  it('is not overwritten when somebody changed it after the check, and unused pictures are swept', async () => {
    const { id } = await work.checked('questions', 'late.zip', await archive('Third.', '#aa10bb'));
    const before = await adminQuestion();
    test.clock.advance({ minutes: 1 });
    const editor = editorOf(test);
    editor.saved(await editor.edit({ id: before.id, version: before.version, marks: 2 }, [], staff.token));
    const edited = await known('edited');
    await work.call('POST', `/${id}/start`);
    expect(await work.settled(id)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('Somebody changed the question edited'),
    });
    expect(await known('edited')).toEqual(edited);

    const [unused] = await test.database.db
      .select()
      .from(pictures)
      .orderBy(desc(pictures.createdAt))
      .limit(1);
    const url = `/media/${unused!.id}.webp`;
    expect((await test.app.inject(url)).statusCode).toBe(200);
    test.clock.advance({ hours: 25 });
    staff = { ...staff, token: tokenOf(await accounts.logIn(staff.email)) };
    work = importsOf(test, accounts, staff.token);
    await sweepUnusedPictures(test);
    expect((await test.app.inject(url)).statusCode).toBe(404);
    expect((await test.app.inject((await adminQuestion()).images[0]!.url)).statusCode).toBe(200);
  });
});
