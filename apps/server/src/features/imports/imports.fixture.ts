import { setTimeout as sleep } from 'node:timers/promises';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import { isWorking, partBytes, partsOf } from '@sevenfold/contract/imports/import.constants';
import type { Import } from '@sevenfold/contract/imports/imports.schema';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { fileOf, multipart } from '../grading/grading.fixture.ts';
import { questions } from '../questions/questions.tables.ts';

/** What staff do with imports, through the API. */
export function importsOf(test: TestApp, accounts: ReturnType<typeof accountsOf>, token: string) {
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: unknown) =>
    accounts.call(method, `/api/admin/imports${path}`, payload, { token });
  const sendPart = (id: string, part: number | string, content: Buffer, by = token) => {
    const { payload, headers } = multipart([fileOf(content, 'part')]);
    return test.app.inject({
      method: 'POST',
      url: `/api/admin/imports/${id}/parts/${part}`,
      payload,
      headers: { ...headers, authorization: `Bearer ${by}` },
    });
  };
  async function settled(id: string): Promise<Import> {
    const deadline = Date.now() + 90_000;
    while (Date.now() < deadline) {
      const standing = (await call('GET', `/${id}`)).json() as Import;
      if (!isWorking(standing.state)) return standing;
      await sleep(20);
    }
    throw new Error('the import goes on and on');
  }
  async function upload(kind: Import['kind'], name: string, content: Buffer | string): Promise<Import> {
    const bytes = Buffer.from(content as string);
    const begun = await call('POST', '', { kind, file_name: name, bytes: bytes.length });
    expect(begun.statusCode, begun.body).toBe(201);
    const { id } = begun.json() as Import;
    for (let part = 0; part < partsOf(bytes.length); part += 1) {
      const answer = await sendPart(id, part, bytes.subarray(part * partBytes, (part + 1) * partBytes));
      expect(answer.statusCode, answer.body).toBe(200);
    }
    return settled(id);
  }
  async function checked(kind: Import['kind'], name: string, content: Buffer | string): Promise<Import> {
    const read = await upload(kind, name, content);
    expect(read.state, read.message ?? '').toBe('mapping');
    const answer = await call('PUT', `/${read.id}/mapping`, { mapping: read.mapping });
    expect(answer.statusCode, answer.body).toBe(200);
    return settled(read.id);
  }
  return {
    call,
    sendPart,
    settled,
    upload,
    checked,
    async imported(kind: Import['kind'], name: string, content: Buffer | string): Promise<Import> {
      const { id, state, counts } = await checked(kind, name, content);
      expect({ state, wrong: counts.wrong }).toEqual({ state: 'ready', wrong: 0 });
      const answer = await call('POST', `/${id}/start`);
      expect(answer.statusCode, answer.body).toBe(200);
      return settled(id);
    },
    issues: async (id: string) =>
      (
        (await call('GET', `/${id}/rows?state=wrong`)).json() as {
          rows: { row: number; issues: { column: string; message: string }[] }[];
        }
      ).rows.flatMap(({ row, issues }) =>
        issues.map(({ column, message }) => `${row} ${column}: ${message}`),
      ),
  };
}

export type StartedImports = Awaited<ReturnType<typeof startImports>>;

/** The product with two subjects, and somebody of the staff who imports into them. */
export async function startImports() {
  const test = await startTestApp();
  const accounts = accountsOf(test);
  const staff = await accounts.signUpAs(roleIds.staff);
  await addSubject(test, 'math-aa-sl', { algebra: { surds: {} }, calculus: {} });
  await addSubject(test, 'physics-sl', { waves: {} });
  return {
    test,
    accounts,
    staff,
    work: importsOf(test, accounts, staff.token),
    /** The question with this key, if there is one. */
    known: async (key: string) =>
      (await test.database.db.select().from(questions).where(eq(questions.key, key)))[0],
  };
}

/** A sheet of questions: its header, and a line of it that has everything; tests say what matters to them. */
export const header = 'key,subject,topic,other topics,difficulty,marks,calculator,text,answer,mark scheme';
export const line = (
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
export const sheet = (...lines: string[]) => [header, ...lines].join('\n');
