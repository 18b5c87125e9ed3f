import { beforeAll, describe, expect, it } from 'vitest';
import { testsOf } from '../practice-tests/practice-tests.fixture.ts';
import { fileOf, type StartedGrading, startGrading } from './grading.fixture.ts';
import { textOf } from './pdf/read-pdf.fixture.ts';

let { test, accounts, grading, student, stranger, staff, sheet } = {} as StartedGrading;

beforeAll(async () => {
  ({ test, accounts, grading, student, stranger, staff, sheet } = await startGrading());
});

describe('a sheet', { timeout: 120_000 }, () => {
  let slug: string;
  beforeAll(async () => {
    slug = await grading.finished(student);
  });

  it('may come before or after its type, and keeps a name that can be shown', async () => {
    const type = { name: 'file_type', value: 'USER_FILE' };
    for (const [parts, name] of [
      [[type, fileOf(sheet, 'C:\\\\scans\\\\my work.pdf')], 'my work.pdf'],
      [[fileOf(sheet, '../../etc/pass\u202ewd.pdf'), type], 'passwd.pdf'],
      [[fileOf(sheet, 'Übung 答案.pdf')], 'Übung 答案.pdf'],
    ] as const) {
      expect(grading.told(await grading.send(slug, student.token, parts)).sheet!.name).toBe(name);
    }
  });

  it('is only for finished tests', async () => {
    const { slug: running } = await testsOf(accounts, student.token).started();
    const created = await testsOf(accounts, student.token).create();
    for (const open of [running, created]) {
      const answer = await grading.upload(open, student.token, sheet);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().message).toContain('finish the test');
      expect((await grading.read(open, student.token)).statusCode).toBe(409);
    }
  });

  it('is nobody else’s business', async () => {
    for (const [account, fields, status] of [
      [stranger, {}, 404],
      [stranger, { file_type: 'ADMIN_FILE' }, 404],
      [student, { file_type: 'ADMIN_FILE' }, 403],
      [student, { marks_obtained: '25' }, 403],
      [staff, {}, 403],
    ] as const) {
      expect((await grading.upload(slug, account.token, sheet, fields)).statusCode).toBe(status);
    }
    expect((await grading.read(slug, stranger.token)).statusCode).toBe(404);
    expect((await grading.read(slug)).statusCode).toBe(401);
    for (const type of ['USER_FILE', 'ADMIN_FILE']) {
      expect((await grading.link(slug, type, stranger.token)).statusCode).toBe(404);
      expect((await grading.link(slug, type)).statusCode).toBe(401);
    }
    expect((await grading.link(slug, 'OTHER', student.token)).statusCode).toBe(400);
    expect((await grading.upload('no-such-test', student.token, sheet)).statusCode).toBe(400);
    expect((await grading.upload('x'.repeat(20), student.token, sheet)).statusCode).toBe(404);
  });
});

describe('links to sheets', { timeout: 60_000 }, () => {
  it('end after five minutes, and are good for nothing else', async () => {
    const slug = await grading.finished(student);
    grading.told(await grading.upload(slug, student.token, sheet));
    const { url } = (await grading.link(slug, 'USER_FILE', student.token)).json();
    const whole = (await test.app.inject(url)).rawPayload;
    expect(await textOf(whole)).toEqual(await textOf(sheet));
    const part = await test.app.inject({ url, headers: { range: 'bytes=0-3' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '%PDF',
      `bytes 0-3/${whole.length}`,
    ]);
    for (const bad of [
      url.replace('answer-sheet', 'other'),
      url.replace(/signature=./, 'signature='),
      url.split('?')[0],
    ]) {
      const answer = await test.app.inject(bad);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_allowed']);
    }
    for (const method of ['POST', 'DELETE', 'PUT', 'HEAD'] as const) {
      expect((await test.app.inject({ method, url })).statusCode).toBe(404);
    }
    test.clock.advance({ minutes: 5 });
    expect((await test.app.inject(url)).statusCode).toBe(403);
  });
});
