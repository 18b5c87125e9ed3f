import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addTestBank, testsOf } from '../practice-tests/practice-tests.fixture.ts';
import { gradingGoods } from './grading-goods.ts';
import { sheetOf } from './pdf/sheets.fixture.ts';

type Part = { name: string; value: string | Buffer; filename?: string; type?: string };

/** A form as a browser sends it. */
export function multipart(parts: readonly Part[]): { payload: Buffer; headers: Record<string, string> } {
  const boundary = `----sevenfold${randomUUID()}`;
  const payload = Buffer.concat([
    ...parts.flatMap(({ name, value, filename, type }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`,
      ),
      Buffer.from(value as string),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

export const fileOf = (content: Buffer, filename = 'answers.pdf'): Part => ({
  name: 'file',
  value: content,
  filename,
  type: 'application/pdf',
});

/** What students and staff do with sheets, through the API. */
export function gradingOf(test: TestApp, accounts: ReturnType<typeof accountsOf>) {
  const send = (slug: string, token: string | undefined, parts: readonly Part[]) => {
    const { payload, headers } = multipart(parts);
    return test.app.inject({
      method: 'POST',
      url: `/api/test/${slug}/upload-answer`,
      payload,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    });
  };
  const told = (answer: LightMyRequestResponse): Grading => {
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  return {
    send,
    told,
    upload: (slug: string, token: string, content: Buffer, fields: Record<string, string> = {}) =>
      send(slug, token, [
        ...Object.entries(fields).map(([name, value]) => ({ name, value })),
        fileOf(content),
      ]),
    read: (slug: string, token?: string) => accounts.get(`/api/test/${slug}/grading`, token),
    link: (slug: string, fileType: string, token?: string) =>
      accounts.get(`/api/test/${slug}/download-answer?fileType=${fileType}`, token),
    /** As billing does once the provider says so. */
    pay: (slug: string, { user }: Account) =>
      test.database.transaction((tx) =>
        gradingGoods(test).paid(tx, { testSlug: slug, userId: user.id, at: test.clock.now() }),
      ),
    /** A test of this student that is over. */
    async finished({ token }: Account): Promise<string> {
      const tests = testsOf(accounts, token);
      const { slug } = await tests.started();
      expect((await tests.call('PUT', `/${slug}`, {})).statusCode).toBe(200);
      return slug;
    },
  };
}

export type StartedGrading = Awaited<ReturnType<typeof startGrading>>;

/** The product with a student, a stranger and one of the staff, a sheet, and a look at what is kept of it. */
export async function startGrading() {
  const test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  const accounts = accountsOf(test);
  await addTestBank(test);
  return {
    test,
    accounts,
    grading: gradingOf(test, accounts),
    student: await accounts.signUp(),
    stranger: await accounts.signUp(),
    staff: await accounts.signUpAs(roleIds.staff),
    sheet: await sheetOf(3),
    /** The names of the files that are there. */
    kept: async (): Promise<string[]> =>
      (await readdir(join(test.config.dataDir, 'files/answer-sheets')).catch(() => [])).sort(),
    rowOf: async (slug: string) =>
      (
        await accounts.rows(
          'select g.*, t.get_graded, t.marks_obtained from gradings g join practice_tests t on t.id = g.test_id where t.slug = $1',
          [slug],
        )
      )[0],
  };
}
