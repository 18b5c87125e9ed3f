import { randomUUID } from 'node:crypto';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import { allEndpoints } from '@sevenfold/contract/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { type Account, accountsOf } from './features/accounts/accounts.fixture.ts';
import { billingOf } from './features/billing/billing.fixture.ts';
import { fileOf, gradingOf, multipart } from './features/grading/grading.fixture.ts';
import { sheetOf } from './features/grading/pdf/sheets.fixture.ts';
import { papersOf } from './features/papers/papers.fixture.ts';
import { addTestBank, testsOf } from './features/practice-tests/practice-tests.fixture.ts';

interface Attempt {
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
  readonly form?: ReturnType<typeof multipart>;
  /** 404 unless it says otherwise: whether the thing exists is nobody else's business. */
  readonly told?: number;
}

/** What the first student has; every part of it is a way to name it. */
interface Belongings {
  readonly device: string;
  readonly bookmark: number;
  readonly question: number;
  readonly doubt: number;
  readonly waiting: string;
  readonly running: string;
  readonly over: string;
  /** A question of the test that is over. */
  readonly answered: number;
  readonly order: string;
  readonly checkout: string;
  readonly proof: Record<string, string>;
  readonly verificationToken: string;
  /** Of their own. */
  readonly paper: string;
  /** An answer that lost marks. */
  readonly mistake: number;
}

/** Every call that names something of a student's, with the other student's attempt at it. */
const attempts: Readonly<Record<string, (of: Belongings) => Attempt>> = {
  removeDevice: ({ device }) => ({ method: 'DELETE', url: `/api/user/devices/${device}` }),
  verifyUser: ({ verificationToken }) => ({
    method: 'POST',
    url: '/api/auth/verify-user',
    body: { token: verificationToken },
    told: 400,
  }),
  downloadQuestions: ({ bookmark }) => ({
    method: 'GET',
    url: `/api/user_question/download-pdf?ids=${bookmark}`,
  }),
  downloadAnswers: ({ bookmark }) => ({
    method: 'GET',
    url: `/api/user_question/download-pdf/answers?ids=${bookmark}`,
  }),
  // Taking away what the caller doesn't have is no mistake; nobody else's is touched.
  removeSaved: ({ bookmark }) => ({ method: 'DELETE', url: `/api/user_question/${bookmark}`, told: 200 }),
  // Tells the caller's own replies, of which there are none.
  listReplies: ({ question }) => ({ method: 'GET', url: `/api/questions/${question}/replies`, told: 200 }),
  // Takes back the caller's own ticks, of which there are none.
  tickLines: ({ answered }) => ({
    method: 'PATCH',
    url: `/api/questions/${answered}/ticks`,
    body: { ticked_lines: [], unticked_lines: [0] },
    told: 200,
  }),
  askDoubt: ({ doubt, question }) => ({
    method: 'POST',
    url: '/api/doubts',
    body: { question_id: question, queries: 'Let me in', parent_id: doubt },
  }),
  startTest: ({ waiting }) => ({ method: 'POST', url: `/api/test/${waiting}/start` }),
  getTest: ({ over }) => ({ method: 'GET', url: `/api/test/${over}` }),
  getTestProgress: ({ running }) => ({ method: 'GET', url: `/api/test/${running}/progress` }),
  recordTestActions: ({ running, question }) => ({
    method: 'POST',
    url: `/api/test/${running}/actions`,
    body: { actions: [{ id: randomUUID(), question_id: question, kind: 'skip' }] },
  }),
  finishTest: ({ running }) => ({ method: 'PUT', url: `/api/test/${running}`, body: {} }),
  markTestQuestion: ({ over, answered }) => ({
    method: 'PUT',
    url: `/api/test/${over}/marking/${answered}`,
    body: { lines: [0] },
  }),
  getGrading: ({ over }) => ({ method: 'GET', url: `/api/test/${over}/grading` }),
  downloadAnswer: ({ over }) => ({
    method: 'GET',
    url: `/api/test/${over}/download-answer?fileType=USER_FILE`,
  }),
  uploadAnswer: ({ over }) => ({
    method: 'POST',
    url: `/api/test/${over}/upload-answer`,
    form: multipart([fileOf(Buffer.from('%PDF-1.7'))]),
  }),
  downloadReceipt: ({ order }) => ({ method: 'GET', url: `/api/orders/${order}/receipt` }),
  getPaymentSessionStatus: ({ checkout }) => ({
    method: 'GET',
    url: `/api/payments/session-status?session_id=${checkout}`,
  }),
  verifyPayment: ({ checkout, proof }) => ({
    method: 'POST',
    url: '/api/sandbox/verification',
    body: { subscription_id: checkout, ...proof },
  }),
  writeMistakeNote: ({ mistake }) => ({
    method: 'PUT',
    url: `/api/coach/mistakes/${mistake}/note`,
    body: { text: 'Mine now' },
  }),
  startOneTimePayment: ({ over }) => ({
    method: 'POST',
    url: '/api/sandbox/one-time',
    body: { test_slug: over },
  }),
  getPaper: ({ paper }) => ({ method: 'GET', url: `/api/papers/${paper}` }),
  sitPaper: ({ paper }) => ({ method: 'POST', url: `/api/papers/${paper}/sit` }),
  deletePaper: ({ paper }) => ({ method: 'DELETE', url: `/api/papers/${paper}` }),
  printPaper: ({ paper }) => ({ method: 'GET', url: `/api/papers/${paper}/pdf` }),
  printBooklet: ({ over }) => ({ method: 'GET', url: `/api/test/${over}/booklet.pdf` }),
  getBooklet: ({ over }) => ({ method: 'GET', url: `/api/test/${over}/booklet` }),
  getPrintedPages: ({ over }) => ({ method: 'GET', url: `/api/test/${over}/printed-pages` }),
};

/** These know no owner but the caller; nothing that is sent says whose. The lists among them are compared below. */
const ofTheCaller = [
  'logOut',
  'sendVerificationEmail',
  'getUser',
  'updateUser',
  'listDevices',
  'clearSaved',
  'completeQuestion',
  'uncompleteQuestion',
  'listCompleted',
  'listMarks',
  'pinQuestion',
  'unpinQuestion',
  'listPinned',
  'listSaved',
  'saveQuestion',
  'checkReplies',
  'listDoubts',
  'reportQuestion',
  'createTest',
  'getTestAllowance',
  'listTests',
  'listPapers',
  'buildPaper',
  'listGradings',
  'cancelNextPlan',
  'cancelSubscription',
  'getLatestOrder',
  'getPlan',
  'listOrders',
  'resumeSubscription',
  'startSubscription',
  'getToday',
  'getMasteryMap',
  'getGradeEstimate',
  'listMistakes',
  'getCoachSettings',
  'tellExams',
  'setWeeklyMail',
  'shareProgress',
  'endSharing',
  'exportCoach',
  'exportCoachTable',
  'forgetCoach',
];

/** These take a secret that only the owner or the provider has; the tests of their features try wrong ones. */
const bySecret = [
  'logIn',
  'resetPassword',
  'unlockAccount',
  'singleSignOn',
  'receivePaymentWebhook',
  'endWeeklyMail',
  'getSharedProgress',
  // The sandbox stands for the provider's own page, whose address nobody can guess. It is off in production.
  'getSandboxCheckout',
  'paySandboxCheckout',
];

/** These know no students' things at all. */
const ofEverybody = [
  'getHealth',
  'getLiveness',
  'forgotPassword',
  'signUp',
  'getOutbox',
  'listSubjects',
  'listSubtopics',
  'listTopics',
  'findPlace',
  'getNeighbours',
  'getQuestion',
  'readReply',
  'listQuestions',
  'getSyllabus',
  'findMovedPost',
  'listPosts',
  'getStaticPage',
  'sendContactMessage',
  'search',
  'popularTopics',
  'countSearch',
  'countMatchingQuestions',
  'recordVisit',
];

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let other: Account;
let belongings: Belongings;
let owned: string[];

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  const billing = billingOf(test, accounts);
  const grading = gradingOf(test, accounts);
  await addTestBank(test);
  const student = await accounts.signUp();
  other = await accounts.signUp();
  const { token } = student;
  const tests = testsOf(accounts, token);
  const mail = await accounts.mail(student.email, 'Verify');
  const verificationToken = /token=([\w-]{43})/.exec(mail.text)![1]!;
  const over = await grading.finished(student);
  await grading.upload(over, token, await sheetOf(1));
  const answered = (await tests.read(over)).questions![0]!.question_id;
  const ticks = { ticked_lines: [0], unticked_lines: [] };
  await accounts.call('PATCH', `/api/questions/${answered}/ticks`, ticks, { token });
  const { slug: running, ids } = await tests.started();
  const question = ids[0]!;
  const saved = await accounts.post(`/api/user_question/${question}`, {}, { token });
  await accounts.post('/api/completed_question', { question_id: question }, { token });
  await accounts.post('/api/pinned_question', { question }, { token });
  const doubt = await accounts.post('/api/doubts', { question_id: question, queries: 'Why?' }, { token });
  const bought = await billing.buyPlan(token);
  const orders = await billing.orders(token);
  const built = await papersOf(accounts, token).build({ total: { marks: 12 } });
  await tests.call('PUT', `/${over}/marking/${answered}`, { lines: [] });
  const mistakes = (await accounts.get('/api/coach/mistakes', token)).json();
  const devices = (await accounts.get('/api/user/devices', token)).json();
  belongings = {
    device: (devices.devices ?? devices)[0].id,
    bookmark: saved.json().id,
    question,
    doubt: doubt.json().id,
    waiting: await tests.create(),
    running,
    over,
    answered,
    order: (orders.orders ?? orders)[0].id,
    checkout: bought.id,
    proof: { ...bought.proof },
    verificationToken,
    paper: built.json().slug,
    mistake: mistakes.rows[0].id,
  };
  owned = [
    belongings.device,
    belongings.paper,
    running,
    over,
    belongings.order,
    student.email,
    student.user.id,
  ];
});

/** Everything that is kept, but for what every call leaves: when a session was last used, and what is counted. */
async function everything(): Promise<Record<string, string>> {
  const tables = await accounts.rows(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not in ('sessions', 'devices', 'rate_limits', 'users')`,
  );
  const sums = [
    ...tables.map(({ name }) => [name as string, `select t::text as row from "${name}" t`]),
    [
      'users',
      'select id, email, username, verified, role_id, locked_at, password_hash, phone::text as row from users',
    ],
    ['sessions', 'select id, user_id, device_id::text as row from sessions'],
    ['devices', 'select id, user_id, name::text as row from devices'],
  ] as const;
  const all = await Promise.all(
    sums.map(async ([name, query]) => {
      const [sum] = await accounts.rows(
        `select coalesce(md5(string_agg(x::text, '|' order by x::text)), '') as sum from (${query}) x`,
      );
      return [name, String(sum?.sum)] as const;
    }),
  );
  return Object.fromEntries(all);
}

const make = ({ method, url, body, form }: Attempt, token: string) =>
  test.app.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${token}`, ...form?.headers },
    ...(body !== undefined && { payload: body as object }),
    ...(form && { payload: form.payload }),
  });

describe('what belongs to a student', () => {
  it('is known of every call that students and visitors can make', () => {
    const open = allEndpoints.filter(({ access }) => access === 'anyone' || access === 'signed-in');
    expect([...Object.keys(attempts), ...ofTheCaller, ...bySecret, ...ofEverybody].toSorted()).toEqual(
      open.map(({ name }) => name).toSorted(),
    );
  });

  it('is named by every call with a parameter that the callers could name it by', () => {
    const unnamed = allEndpoints.filter(
      ({ access, path, name }) => access === 'signed-in' && /:(id|slug)\b/.test(path) && !(name in attempts),
    );
    expect(unnamed.map(({ name }) => name)).toEqual([]);
  });

  it.each(Object.keys(attempts))('%s is refused to another student and changes nothing', async (name) => {
    const attempt = attempts[name]!(belongings);
    const before = await everything();
    const answer = await make(attempt, other.token);
    expect(answer.statusCode, answer.body).toBe(attempt.told ?? 404);
    for (const thing of owned) expect(answer.body).not.toContain(thing);
    expect(await everything()).toEqual(before);
  });

  it.each(Object.keys(attempts).filter((name) => name !== 'uploadAnswer' && name !== 'startOneTimePayment'))(
    '%s is a call that the owner can make',
    async (name) => {
      const { token } = await ownerSession();
      const answer = await make(attempts[name]!(belongings), token);
      expect([403, 404], answer.body).not.toContain(answer.statusCode);
    },
  );

  it.each(['/api/user', ...lists()])('is not in %s of another student', async (url) => {
    const answer = await accounts.get(url, other.token);
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    for (const thing of owned) expect(answer.body).not.toContain(thing);
  });
});

/** Signed in anew for each call: some of them end the session they are made in. */
async function ownerSession(): Promise<{ token: string }> {
  const [row] = await accounts.rows('select email from users where id = $1', [owned.at(-1)]);
  const answer = await accounts.logIn(String(row?.email));
  return { token: String(answer.headers.authorization).replace('Bearer ', '') };
}

function lists(): string[] {
  return allEndpoints
    .filter(({ method, access, path }) => method === 'GET' && access === 'signed-in' && !path.includes(':'))
    .filter(({ name }) => ofTheCaller.includes(name))
    .map(({ path }) => path);
}

describe('staff', () => {
  it('are no students: a sheet is theirs to mark, a test is not theirs to take', async () => {
    const staff = await accounts.signUpAs(roleIds.staff);
    for (const name of ['startTest', 'finishTest', 'recordTestActions', 'markTestQuestion']) {
      const answer = await make(attempts[name]!(belongings), staff.token);
      expect([403, 404], name).toContain(answer.statusCode);
    }
  });
});
