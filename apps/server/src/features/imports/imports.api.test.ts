import { randomUUID } from 'node:crypto';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import type { AdminQuestion } from '@sevenfold/contract/questions/admin-questions.endpoints';
import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { pngWithHeader } from '../../platform/pictures/pictures.fixture.ts';
import { pictures } from '../../platform/pictures/pictures.tables.ts';
import { type Account, accountsOf, tokenOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { editorOf, pictureOf } from '../questions/editing/editing.fixture.ts';
import { sweepUnusedPictures } from '../questions/pictures/sweep-pictures.ts';
import { questionImages, questions } from '../questions/questions.tables.ts';
import { tendImports } from './clean-imports.ts';
import { xlsxOf, zipOf } from './files/zip.fixture.ts';
import { importRunner } from './import-runner.ts';
import { importsOf } from './imports.fixture.ts';
import { importImages, importRows, imports } from './imports.tables.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let staff: Account;
let student: Account;
let work: ReturnType<typeof importsOf>;

beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  staff = await accounts.signUpAs(roleIds.staff);
  student = await accounts.signUp();
  work = importsOf(test, accounts, staff.token);
  await addSubject(test, 'math-aa-sl', { algebra: { surds: {} }, calculus: {} });
  await addSubject(test, 'physics-sl', { waves: {} });
});

const header = 'key,subject,topic,other topics,difficulty,marks,calculator,text,answer,mark scheme';
const line = (
  key: string,
  changes: { text?: string; topic?: string; marks?: string; scheme?: string } = {},
) => {
  const {
    text = 'Solve $x^2=4$.',
    topic = 'surds',
    marks = '2',
    scheme = 'a root | M1\nboth | A1',
  } = changes;
  return `${key},math-aa-sl,${topic},calculus,easy,${marks},no,"${text}",$x=\\pm2$,"${scheme}"`;
};
const sheet = (...lines: string[]) => [header, ...lines].join('\n');
const known = async (key: string) =>
  (await test.database.db.select().from(questions).where(eq(questions.key, key)))[0];

describe('questions', () => {
  it('are added, found unchanged, and updated under their ids', async () => {
    const first = await work.imported('questions', 'first.csv', sheet(line('a1'), line('a2')));
    expect(first).toMatchObject({
      state: 'done',
      counts: { new: 2, changed: 0, same: 0, wrong: 0 },
      message: null,
    });
    const before = await known('a1');
    expect(before).toMatchObject({ marks: 2, difficulty: 1, calculatorAllowed: false, visible: true });
    expect(before!.questionsHtml).toContain('math');

    const again = await work.checked(
      'questions',
      'again.csv',
      sheet(line('a1'), line('a2', { text: 'New.' }), line('a3')),
    );
    expect(again.counts).toEqual({ new: 1, changed: 1, same: 1, wrong: 0 });
    expect((await work.call('POST', `/${again.id}/start`)).statusCode).toBe(200);
    expect((await work.settled(again.id)).state).toBe('done');
    expect(await known('a1')).toEqual(before);
    expect(await known('a2')).toMatchObject({ questionsText: 'New.' });
    expect(await known('a3')).toBeDefined();
  });

  it('keep what a file does not speak of', async () => {
    await work.imported('questions', 'whole.csv', sheet(line('keep1')));
    const before = (await known('keep1'))!;
    const done = await work.imported('questions', 'part.csv', 'key,priority\nkeep1,7');
    expect(done.counts).toMatchObject({ changed: 1 });
    const { updatedAt: _, ...after } = (await known('keep1'))!;
    expect({ ...before, priority: 7 }).toMatchObject(after);
  });

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

  it('are refused together when one is wrong, each flaw with its row and column', async () => {
    const { id, counts } = await work.checked(
      'questions',
      'wrong.csv',
      sheet(
        line('w1'),
        line('w1'),
        line('w2', { text: 'A $\\frac{1}{$ b' }),
        line('w3', { topic: 'geometry' }),
        line('w4', { marks: 'three' }),
        line('w5', { scheme: 'a | M1' }),
        line('w6', { scheme: 'no mark' }),
        line('=cmd()', { marks: '0' }),
        line('w8').replace(',easy,', ',simple,'),
        ',,,,,,,,,x | A1',
      ),
    );
    expect(counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 9 });
    const issues = await work.issues(id);
    expect(issues).toEqual(
      expect.arrayContaining([
        '3 key: is also in row 2; each may be there once',
        expect.stringMatching(/^4 text: /),
        '5 topic: math-aa-sl has no topic called geometry',
        '6 marks: must be a whole number',
        '7 mark_scheme: The mark scheme gives 1 mark, the question 2',
        '8 mark_scheme: line 1 has no mark: write the step, then |, then its mark',
        '9 marks: must be at least 1',
        '10 difficulty: must be Easy, Medium or Hard',
        '11 key: is required',
        '11 text: is required',
      ]),
    );
    const file = await work.call('GET', `/${id}/issues`);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body).toContain("'=cmd()");
    const refused = await work.call('POST', `/${id}/start`);
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('wrong')]);
    expect(await known('w1')).toBeUndefined();
    expect((await work.call('GET', `/${id}/rows?page=2&pageSize=10`)).json()).toMatchObject({
      total: 10,
      page: 2,
      rows: [],
    });
  });
});

it('a row tells all that is wrong with it at once', async () => {
  const bad = line('all', {
    topic: 'geometry',
    marks: 'three',
    text: 'A $\\frac{1}{$ b',
    scheme: '$\\nope$ | M1',
  });
  const { id } = await work.checked('questions', 'all.csv', sheet(bad.replace(',easy,', ',simple,')));
  expect(await work.issues(id)).toEqual([
    '2 difficulty: must be Easy, Medium or Hard',
    '2 marks: must be a whole number',
    '2 topic: math-aa-sl has no topic called geometry',
    expect.stringMatching(/^2 mark_scheme: line 1: .*nope/),
    expect.stringMatching(/^2 text: /),
  ]);
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

describe('the catalogue', () => {
  it('takes subjects and topics, parents in any order', async () => {
    const subjects = 'slug,name,staff_only\nbiology-sl,Biology SL,no\n';
    expect(await work.imported('subjects', 's.csv', subjects)).toMatchObject({ state: 'done' });
    const topics =
      'subject,slug,name,number,parent\nbiology-sl,cells,Cells,1.1,life\nbiology-sl,life,Life,1,\nbiology-sl,water,Water,1.1.1,cells\n';
    expect(await work.imported('topics', 't.csv', topics)).toMatchObject({
      counts: { new: 3 },
      state: 'done',
    });
    expect((await work.checked('topics', 't.csv', topics)).counts).toMatchObject({ same: 3 });
    const deep =
      'subject;slug;name;parent\nbiology-sl;four;Four;water\nbiology-sl;x;X;y\nbiology-sl;y;Y;x\nnone;z;Z;\nbiology-sl;Bad Slug;B;nobody';
    const { id } = await work.checked('topics', 'deep.csv', deep);
    expect(await work.issues(id)).toEqual([
      '2 parent: Topics are at most three levels deep',
      '3 parent: Topics stand above each other in a circle',
      '4 parent: Topics stand above each other in a circle',
      '5 subject: There is no subject called none',
      '6 slug: must be small letters, digits and dashes, at most 120',
      '6 parent: biology-sl has no topic called nobody',
    ]);
  });

  it('takes what students call topics, and leaves it where a file has no such column', async () => {
    await work.imported('subjects', 's.csv', 'slug,name,staff_only\nearth-sl,Earth SL,no\n');
    const words = 'subject,slug,name,words\nearth-sl,rocks,Rocks,stone; boulder ;stone\n';
    expect(await work.imported('topics', 'w.csv', words)).toMatchObject({ state: 'done' });
    const vocabulary = () =>
      accounts.rows(`select vocabulary, vocabulary_by_staff as by_staff from topics where slug = 'rocks'`);
    expect(await vocabulary()).toEqual([{ vocabulary: ['stone', 'boulder'], by_staff: true }]);
    expect((await work.checked('topics', 'w.csv', words)).counts).toMatchObject({ same: 1 });

    await work.imported('topics', 'n.csv', 'subject,slug,name\nearth-sl,rocks,Rocks and stones\n');
    expect(await vocabulary()).toMatchObject([{ vocabulary: ['stone', 'boulder'] }]);
    await work.imported('topics', 'e.csv', 'subject,slug,words\nearth-sl,rocks,\n');
    expect(await vocabulary()).toMatchObject([{ vocabulary: [] }]);
    const long = `subject,slug,words\nearth-sl,rocks,stone;${'x'.repeat(61)}\n`;
    const { id } = await work.checked('topics', 'l.csv', long);
    expect(await work.issues(id)).toEqual([
      '2 vocabulary: Please keep each word or phrase under 60 characters',
    ]);
  });
});

describe('the way of an import', () => {
  it('says what is wrong with a file', async () => {
    const failed = await work.upload('questions', 'latin.csv', Buffer.from('key,text\ncaf\xe9,1', 'latin1'));
    expect(failed).toMatchObject({ state: 'failed', message: expect.stringContaining('not in UTF-8') });
    const zip = await work.upload('subjects', 'a.zip', zipOf([{ name: 'a.csv', content: 'slug\nx' }]));
    expect(zip).toMatchObject({ state: 'failed', message: expect.stringContaining('Only questions') });
    const empty = await work.upload('subjects', 'a.csv', 'slug,name\n\n');
    expect(empty).toMatchObject({ state: 'failed', message: 'The file has headers and no rows.' });
    const open = await work.upload('subjects', 'a.csv', `slug,name\n"a,b\n${'x'.repeat(60_000)}`);
    expect(open).toMatchObject({ state: 'failed', message: expect.stringContaining('quotation mark') });
  });

  const png = () => pictureOf('#333333');
  it.each<[string, string, () => Promise<Buffer> | Buffer, string]>([
    [
      'names that climb out',
      'up.zip',
      async () =>
        zipOf([
          { name: '../../etc/a.png', content: await png() },
          { name: 'q.csv', content: 'key\na' },
        ]),
      'leads out of it',
    ],
    [
      'a bomb',
      'bomb.zip',
      () => zipOf([{ name: 'q.csv', content: Buffer.alloc(60 * 1024 * 1024, 'a') }]),
      'times its size',
    ],
    [
      'a size that is a lie',
      'lie.zip',
      () => zipOf([{ name: 'q.csv', content: 'key,text\n'.repeat(1000), saidBytes: 10 }]),
      'damaged',
    ],
    [
      'a link',
      'link.zip',
      () => zipOf([{ name: 'q.csv', content: '/etc/passwd', mode: 0o120777 }]),
      'link to another file',
    ],
    ['a program', 'run.zip', () => zipOf([{ name: 'q.exe', content: 'MZ' }]), 'neither a sheet nor'],
    [
      'entities',
      'laughs.xlsx',
      () => xlsxOf('', [], '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'),
      'entities',
    ],
    ['a sheet that is none', 'x.xlsx', () => Buffer.from('no spreadsheet'), 'not an XLSX'],
    [
      'half an archive',
      'half.zip',
      () => zipOf([{ name: 'q.csv', content: 'key\na' }]).subarray(0, 40),
      'damaged',
    ],
  ])('fails with %s, in words', async (_, name, content, words) => {
    const failed = await work.upload('questions', name, await content());
    expect(failed).toMatchObject({ state: 'failed', message: expect.stringContaining(words) });
  });

  it('goes on with one that a lost server left in the middle', async () => {
    const { id } = await work.checked('questions', 'left.csv', sheet(line('left1'), line('left2')));
    // As it stands when the server is killed after the start, and its job with it.
    await test.database.db.update(imports).set({ state: 'importing' }).where(eq(imports.id, id));
    const runner = importRunner(test);
    await tendImports(test, (one) => runner.wake(one));
    expect(await work.settled(id)).toMatchObject({ state: 'done' });
    expect(await known('left2')).toBeDefined();
    await runner.stop();
  });

  it('leaves nothing behind when it is over', async () => {
    const { id } = await work.upload('subjects', 'leave.csv', 'slug,name\nleft,Left');
    expect((await work.call('POST', `/${id}/cancel`)).json()).toMatchObject({ state: 'cancelled' });
    await expect
      .poll(async () => (await test.database.db.select().from(imports).where(eq(imports.id, id)))[0]?.cleaned)
      .toBe(true);
    const { db } = test.database;
    expect(await db.select().from(importRows).where(eq(importRows.importId, id))).toEqual([]);
    expect(await db.select().from(importImages).where(eq(importImages.importId, id))).toEqual([]);
    expect(await test.files.read(`imports/${id}/0`)).toBeUndefined();
    expect((await work.call('POST', `/${id}/cancel`)).statusCode).toBe(409);
    expect((await work.call('PUT', `/${id}/mapping`, { mapping: { slug: 0 } })).statusCode).toBe(409);
  });

  it('is one at a time', async () => {
    const ready = await work.checked('subjects', 'second.csv', 'slug,name\nsecond,Second');
    const now = test.clock.now();
    const other = { id: randomUUID(), kind: 'subjects' as const, fileName: 'first.csv', bytes: 1, parts: 1 };
    await test.database.db.insert(imports).values({
      ...other,
      state: 'importing',
      actorId: staff.user.id,
      actorName: 'Asha',
      createdAt: now,
      changedAt: now,
    });
    const refused = await work.call('POST', `/${ready.id}/start`);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Asha is importing "first.csv" right now. Please wait until it is done.',
    ]);
    await test.database.db.delete(imports).where(eq(imports.id, other.id));
    expect((await work.call('POST', `/${ready.id}/start`)).statusCode).toBe(200);
    expect(await work.settled(ready.id)).toMatchObject({ state: 'done' });
  });

  it('stands in the audit log', async () => {
    const { id } = await work.imported('subjects', 'logged.csv', 'slug,name\nlogged,Logged');
    const { rows } = (await accounts.get(`/api/admin/audit?kind=import&id=${id}`, staff.token)).json();
    expect(rows.map(({ action }: { action: string }) => action)).toEqual([
      'import subjects',
      'start import of subjects',
    ]);
  });

  it.each(
    (['subjects', 'topics', 'questions'] as const).flatMap((kind) => [
      [kind, 'csv'] as const,
      [kind, 'xlsx'] as const,
    ]),
  )('gives a template of %s as %s that it can read itself', async (kind, format) => {
    const file = await accounts.get(`/api/admin/import-templates/${kind}/${format}`, staff.token);
    expect(file.statusCode).toBe(200);
    const read = await work.upload(kind, `template.${format}`, file.rawPayload);
    expect(read, read.message ?? '').toMatchObject({ state: 'mapping', rows: 1 });
    expect(Object.keys(read.mapping)).toHaveLength(read.headers.length);
  });
});

describe('who may not, and what makes no sense', () => {
  it('is refused', async () => {
    const { id } = await work.upload('subjects', 'mine.csv', 'slug,name\nmine,Mine');
    const calls = [
      ['GET', '?kind=subjects'],
      ['POST', ''],
      ['GET', `/${id}`],
      ['PUT', `/${id}/mapping`],
      ['GET', `/${id}/rows`],
      ['GET', `/${id}/issues`],
      ['POST', `/${id}/start`],
      ['POST', `/${id}/cancel`],
    ] as const;
    for (const [method, path] of calls) {
      const url = `/api/admin/imports${path}`;
      expect((await accounts.call(method, url, undefined, { token: student.token })).statusCode, url).toBe(
        403,
      );
      expect((await accounts.call(method, url)).statusCode, url).toBe(401);
    }
    expect((await work.sendPart(id, 0, Buffer.from('x'), student.token)).statusCode).toBe(403);
    expect((await accounts.get('/api/admin/import-templates/subjects/csv', student.token)).statusCode).toBe(
      403,
    );
  });

  it.each([
    ['GET', '?kind=users', undefined, 400],
    ['POST', '', { kind: 'subjects', file_name: 'a.exe', bytes: 1 }, 400],
    ['POST', '', { kind: 'subjects', file_name: 'a.csv', bytes: 0 }, 400],
    ['POST', '', { kind: 'subjects', file_name: 'a.csv', bytes: 2e9 }, 400],
    ['GET', '/nonsense', undefined, 400],
    ['GET', `/${randomUUID()}`, undefined, 404],
    ['PUT', `/${randomUUID()}/mapping`, { mapping: {} }, 404],
    ['PUT', `/${randomUUID()}/mapping`, { mapping: { a: -1 } }, 400],
    ['GET', `/${randomUUID()}/rows?state=odd`, undefined, 400],
  ] as const)('%s %s %j is %i', async (method, path, body, status) => {
    expect((await work.call(method, path, body)).statusCode).toBe(status);
  });

  it('refuses parts that are not of the file', async () => {
    const begun = await work.call('POST', '', { kind: 'subjects', file_name: 'a.csv', bytes: 10 });
    const { id } = begun.json();
    expect((await work.sendPart(id, 1, Buffer.from('0123456789'))).statusCode).toBe(400);
    expect((await work.sendPart(id, 'x', Buffer.from('0123456789'))).statusCode).toBe(400);
    expect((await work.sendPart(id, 0, Buffer.from('short'))).statusCode).toBe(400);
    expect((await work.sendPart(id, 0, Buffer.from('slug\nabcde'))).statusCode).toBe(200);
    await work.settled(id);
    expect((await work.sendPart(id, 0, Buffer.from('slug\nabcde'))).statusCode).toBe(409);
    const wrong = await work.call('PUT', `/${id}/mapping`, { mapping: { name: 0 } });
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'Please choose a column for Slug']);
  });
});
