import { existsSync } from 'node:fs';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import { allEndpoints } from '@sevenfold/contract/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { audited } from '../test/audited-actions.ts';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { type Account, accountsOf } from './features/accounts/accounts.fixture.ts';
import { addSubject } from './features/catalogue/catalogue.fixture.ts';

/** These are logged as well; the tests of this file see to it. */
const auditedHere = [
  'addMarkingComment',
  'changeMarkingComment',
  'removeMarkingComment',
  'saveSyllabus',
  'deleteSyllabus',
  'savePage',
  'cancelImport',
];

/** These change nothing that anybody else sees, each for its reason. */
const unaudited: Readonly<Record<string, string>> = {
  drawTextImage: 'draws what is typed',
  transcribeImages: 'reads pictures',
  tryReplies: 'marks what is typed',
  typesetText: 'shows what is typed',
  previewRichText: 'shows what is typed',
  typesetRichFormula: 'shows what is typed',
  previewTransfer: 'tells what a transfer would do',
  saveMarking: 'autosaves marks that the student sees with the return, which is logged',
  beginImport: 'announces a file; its start is logged',
  uploadImportPart: 'sends a part of the file',
  mapImport: 'says which column is which before the start',
};

const changing = allEndpoints.filter(
  ({ access, method, name }) =>
    (access === 'staff' || access === 'owner') && (method !== 'GET' || name === 'exportUsers'),
);

describe('every call by which staff change something', () => {
  it('is in the table, and the table names no other', () => {
    const known = new Set([...Object.keys(audited), ...auditedHere, ...Object.keys(unaudited)]);
    expect([...known].toSorted()).toEqual(changing.map(({ name }) => name).toSorted());
  });

  it.each(Object.entries(audited))('%s is made in a test file that is there', (_, [, file]) => {
    expect(existsSync(new URL(`./features/${file}.api.test.ts`, import.meta.url))).toBe(true);
  });
});

describe('the log has an entry', () => {
  let test: TestApp;
  let accounts: ReturnType<typeof accountsOf>;
  let staff: Account;
  beforeAll(async () => {
    test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
    accounts = accountsOf(test);
    staff = await accounts.signUpAs(roleIds.staff);
  });

  /** The call has to succeed and to leave exactly this entry. */
  async function logs(action: string, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) {
    const before = await accounts.rows('select id from audit_log');
    const answer = await accounts.call(method, `/api/admin${path}`, body, { token: staff.token });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    const entries = await accounts.rows('select id, action, actor_id from audit_log order by id');
    expect(entries.slice(before.length), path).toMatchObject([{ action, actor_id: staff.user.id }]);
    return answer.json();
  }

  it('of comments for marking', async () => {
    const { id } = await logs('add marking comment', 'POST', '/marking-comments', { text: 'Mind the sign.' });
    await logs('change marking comment', 'PUT', `/marking-comments/${id}`, { text: 'Mind the signs.' });
    await logs('remove marking comment', 'DELETE', `/marking-comments/${id}`);
  });

  const content = {
    root: {
      type: 'root',
      version: 1,
      children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: 'Words.' }] }],
    },
  };

  it('of syllabus pages', async () => {
    const { topics } = await addSubject(test, 'physics', { waves: {} });
    const topicId = topics.waves;
    const page = { updatedAt: null, title: 'Waves', featuredImage: null, image: null, content };
    await logs('add syllabus', 'PUT', `/syllabus/${topicId}`, page);
    await logs('delete syllabus', 'DELETE', `/syllabus/${topicId}`);
  });

  it('of the texts of pages', async () => {
    await logs('edit page', 'PUT', '/pages/terms', { revision: 0, title: 'Our terms', content });
  });

  it('of imports that are given up', async () => {
    const begun = await accounts.post(
      '/api/admin/imports',
      { kind: 'subjects', file_name: 'list.csv', bytes: 10 },
      { token: staff.token },
    );
    await logs('cancel import of subjects', 'POST', `/imports/${begun.json().id}/cancel`);
  });
});
