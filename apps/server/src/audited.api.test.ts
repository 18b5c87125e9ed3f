import { readFile } from 'node:fs/promises';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import { allEndpoints } from '@sevenfold/contract/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { type Account, accountsOf } from './features/accounts/accounts.fixture.ts';
import { addSubject } from './features/catalogue/catalogue.fixture.ts';

/**
 * Every call by which staff can change something, with the action that the log is given and the test that sees it
 * there. A new call is missing here until somebody has said how it is logged.
 */
const audited: Readonly<Record<string, readonly [action: string, test: string]>> = {
  unlockUser: ['unlock user', 'accounts/act-on-user'],
  verifyUserByStaff: ['verify user', 'accounts/act-on-user'],
  disableUser: ['disable user', 'accounts/act-on-user'],
  enableUser: ['enable user', 'accounts/act-on-user'],
  endSessions: ['end sessions', 'accounts/act-on-user'],
  changeRole: ['change role', 'accounts/act-on-user'],
  deleteUser: ['delete user', 'accounts/delete-user'],
  exportUsers: ['export users', 'accounts/admin-users'],
  grantPlan: ['grant plan', 'billing/plans-by-staff'],
  endPlan: ['end plan', 'billing/plans-by-staff'],
  resolvePayment: ['resolve payment', 'billing/payments-desk'],
  reopenPayment: ['reopen payment', 'billing/payments-desk'],
  retryJob: ['retry job', 'insights/overview'],
  dismissJob: ['dismiss job', 'insights/overview'],
  addSubject: ['add subject', 'catalogue/admin-catalogue'],
  changeSubject: ['change subject', 'catalogue/admin-catalogue'],
  orderSubjects: ['order subjects', 'catalogue/admin-catalogue'],
  deleteSubject: ['delete subject', 'catalogue/admin-catalogue'],
  addTopic: ['add topic', 'catalogue/admin-catalogue'],
  changeTopic: ['change topic', 'catalogue/admin-catalogue'],
  numberTopics: ['number topics', 'catalogue/admin-catalogue'],
  deleteTopic: ['delete topic', 'catalogue/admin-catalogue'],
  moveTopic: ['move topic', 'catalogue/move-topic'],
  editQuestion: ['edit question', 'questions/editing/edit-question'],
  changeQuestion: ['hide question', 'questions/editing/manage-questions'],
  changeQuestions: ['hide question', 'questions/editing/manage-questions'],
  deleteQuestion: ['delete question', 'questions/editing/manage-questions'],
  transferQuestions: ['transfer questions', 'questions/transfers'],
  undoTransfer: ['undo transfer', 'questions/transfers'],
  createPost: ['create post', 'content/admin-posts'],
  savePost: ['edit post', 'content/admin-posts'],
  publishPost: ['publish post', 'content/admin-posts'],
  unpublishPost: ['unpublish post', 'content/admin-posts'],
  deletePost: ['delete post', 'content/admin-posts'],
  saveSyllabus: ['edit syllabus', 'content/admin-content'],
  publishPage: ['publish page', 'content/admin-content'],
  uploadMedia: ['upload picture', 'content/admin-content'],
  replyToDoubt: ['reply to doubt', 'doubts/admin-doubts'],
  closeReports: ['resolve reports', 'reports/admin-reports'],
  reopenReports: ['reopen reports', 'reports/admin-reports'],
  claimSheet: ['claim answer sheet', 'grading/desk'],
  releaseSheet: ['give back answer sheet', 'grading/desk'],
  returnSheet: ['return answer sheet', 'grading/desk'],
  startImport: ['start import of subjects', 'imports/imports'],
};

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

  it.each(Object.entries(audited))('%s is logged as %j', async (_, [action, file]) => {
    const text = await readFile(new URL(`./features/${file}.api.test.ts`, import.meta.url), 'utf8');
    expect(text).toContain(action);
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
