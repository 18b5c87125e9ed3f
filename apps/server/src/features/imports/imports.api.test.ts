import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../accounts/accounts.fixture.ts';
import { tendImports } from './clean-imports.ts';
import { importRunner } from './import-runner.ts';
import { line, type StartedImports, sheet, startImports } from './imports.fixture.ts';
import { importImages, importRows, imports } from './imports.tables.ts';

let { test, accounts, staff, work, known } = {} as StartedImports;
let student: Account;

beforeAll(async () => {
  ({ test, accounts, staff, work, known } = await startImports());
  student = await accounts.signUp();
});

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
    // How its HTML is kept is no matter of the file.
    const { updatedAt: _, typesetQuestion: __, typesetSolution: ___, ...after } = (await known('keep1'))!;
    expect({ ...before, priority: 7 }).toMatchObject(after);
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
