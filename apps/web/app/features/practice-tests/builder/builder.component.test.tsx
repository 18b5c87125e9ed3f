import { emptySelection } from '@sevenfold/contract/practice-tests/builder.rules';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, gate, offline, refusal, withToken } from '../../../../test/fake-api.ts';
import { fill, openPage } from '../../../../test/open-page.tsx';
import { staff, student } from '../../../../test/people.ts';
import { practiceTest, runningTest } from '../../../../test/practice-tests.ts';
import { biologySubject, mathsSubject } from '../../../../test/questions.ts';
import { lowestTopic, subtopicTree, topicTree } from '../../../../test/topic-trees.ts';
import { setAwaitingLogin, setSelection } from './builder-store.ts';

const subjects = [mathsSubject, biologySubject].map((one) => ({
  ...one,
  totalQuestionsCount: 40,
  Topic: [],
}));
const topics = [
  topicTree('Algebra', [subtopicTree('Sequences', [lowestTopic('Sums')])]),
  topicTree('Functions', [subtopicTree('Graphs')]),
];
const made = practiceTest();

const answers: Answers = {
  'GET /api/subjects': { subjects },
  'GET /api/topics/:subjectSlug': { topics },
  'POST /api/test/matching': { matching: 24, questions: 5 },
  'GET /api/test/allowance': { used: 0, limit: 30, plan: 'free' },
  'POST /api/test': { slug: made.slug, questions: 5 },
  'GET /api/test/:slug': made,
  'GET /api/test': [],
};

// A router in memory leaves the browser's address alone; what waits for a login looks at both.
beforeEach(() => window.history.replaceState(null, '', '/take-a-test'));
// The choice outlives pages, as in a visit of a real browser.
afterEach(() => {
  setSelection(emptySelection(30));
  setAwaitingLogin(false);
  window.history.replaceState(null, '', '/');
});

async function openBuilder(opening: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage('/take-a-test', { ...opening, answers: { ...answers, ...opening.answers } });
  const { user, main } = page;
  const selector = (label: string) =>
    main.getByRole('button', { name: new RegExp(`^${label} ?\\*? ?\\(required\\)`) });
  const choose = async (label: string, ...names: string[]) => {
    await waitFor(() => expect(selector(label)).toBeEnabled());
    await user.click(selector(label));
    for (const name of names) await user.click(main.getByRole('checkbox', { name: new RegExp(`^${name}`) }));
    await user.click(main.getByRole('button', { name: 'Done' }));
  };
  return {
    ...page,
    selector,
    choose,
    subject: () => main.getByRole('combobox', { name: /^Subject/ }),
    chooseSubject: (slug = mathsSubject.slug) =>
      user.selectOptions(main.getByRole('combobox', { name: /^Subject/ }), slug),
    make: () => main.getByRole('button', { name: 'Make my Test' }),
    chosen: (label: string) => main.queryByRole('list', { name: `Chosen ${label}` }),
    confirmation: async () => within(await screen.findByRole('dialog', { name: 'Ready for your test?' })),
  };
}

/** Up to the dialog that asks whether it is right so. */
async function openConfirmation(opening: Parameters<typeof openPage>[1] = {}) {
  const page = await openBuilder({ as: student, ...opening });
  await page.chooseSubject();
  await page.choose('Topics', 'Algebra', 'Functions');
  await page.choose('Subtopics', 'Sequences');
  await page.user.click(page.make());
  return { ...page, dialog: await page.confirmation() };
}

test('each selector waits for the one above, and the test is what was chosen', async () => {
  const { user, api, main, chooseSubject, choose, selector, make, confirmation, address } = await openBuilder(
    {
      as: student,
    },
  );
  await main.findByText('0 of 30 free tests this month');
  expect(main.getByRole('radio', { name: /^30 minutes/ })).toBeChecked();
  for (const label of ['Topics', 'Subtopics', 'Sub-subtopics']) expect(selector(label)).toBeDisabled();
  expect(make()).toBeDisabled();
  await chooseSubject();
  await choose('Topics', 'Algebra', 'Functions');
  expect(selector('Sub-subtopics')).toBeDisabled();
  expect(make()).toBeEnabled();
  await choose('Subtopics', 'Sequences');
  await choose('Sub-subtopics', 'Sums');
  await user.click(main.getByRole('radio', { name: /^60 minutes/ }));
  expect(await main.findByText('24 questions match; the test will have 5')).toBeInTheDocument();
  await user.click(make());
  const dialog = await confirmation();
  expect(dialog.getByText('60 minutes')).toBeInTheDocument();
  await user.dblClick(dialog.getByRole('button', { name: 'Start The Test' }));
  await expect.poll(address).toBe(`/take-a-test/${made.slug}`);
  expect(api.callsOf('POST /api/test').map(({ body }) => body)).toEqual([
    {
      subject_slug: mathsSubject.slug,
      topic_slugs: ['algebra', 'functions'],
      subtopic_slugs: ['sequences'],
      sub_subtopic_slugs: ['sums'],
      duration: 60,
    },
  ]);
});

test('what no longer belongs is pruned on the screen', async () => {
  const { user, main, chooseSubject, choose, selector, chosen, make } = await openBuilder();
  await chooseSubject();
  await choose('Topics', 'Algebra', 'Functions');
  await choose('Subtopics', 'Sequences', 'Graphs');
  await choose('Sub-subtopics', 'Sums');
  await user.click(main.getByRole('button', { name: 'Remove Algebra' }));
  expect(chosen('sub-subtopics')).toBeNull();
  expect(selector('Sub-subtopics')).toBeDisabled();
  expect(chosen('subtopics')).toHaveTextContent('Graphs');
  expect(chosen('subtopics')).not.toHaveTextContent('Sequences');
  await chooseSubject(biologySubject.slug);
  expect(chosen('topics')).toBeNull();
  expect(selector('Subtopics')).toBeDisabled();
  expect(make()).toBeDisabled();
});

test('chips of the confirmation prune, and without a topic there is no way to start', async () => {
  const { user, api, dialog, chosen, make } = await openConfirmation();
  await user.click(dialog.getByRole('button', { name: 'Remove Algebra' }));
  expect(dialog.queryByRole('list', { name: 'Chosen subtopics' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Remove Functions' })).toBeInTheDocument();
  await waitFor(() =>
    expect(api.callsOf('POST /api/test/matching').at(-1)?.body).toMatchObject({ topic_slugs: ['functions'] }),
  );
  await user.click(dialog.getByRole('button', { name: 'Remove Functions' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('A test needs at least one topic.');
  expect(dialog.getByRole('button', { name: 'Start The Test' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(chosen('topics')).toBeNull();
  expect(make()).toBeDisabled();
});

test('too few questions are said before, and none make no test', async () => {
  const { user, main, chooseSubject, choose, make } = await openBuilder({
    answers: {
      'POST /api/test/matching': ({ body }) =>
        body.duration === 30 ? { matching: 3, questions: 3 } : { matching: 0, questions: 0 },
    },
  });
  await chooseSubject();
  await choose('Topics', 'Algebra');
  await main.findByText('Only 3 questions match; the test will have 3');
  expect(make()).toBeEnabled();
  await user.click(main.getByRole('radio', { name: /^60 minutes/ }));
  await main.findByText('No questions match. Choose other topics to make a test.');
  expect(make()).toBeDisabled();
});

test('topics that can’t be loaded are asked for again', async () => {
  const { user, api, main, chooseSubject, choose, make } = await openBuilder({
    answers: { 'GET /api/topics/:subjectSlug': offline },
  });
  await chooseSubject();
  await main.findByText('The topics of this subject could not be loaded.');
  await screen.findByText(/You seem to be offline/);
  api.answer({ 'GET /api/topics/:subjectSlug': { topics } });
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await choose('Topics', 'Algebra');
  expect(make()).toBeEnabled();
});

test('a test that can’t be made can be tried again; while it is made the dialog stays', async () => {
  const { user, api, dialog, address } = await openConfirmation({
    answers: { 'POST /api/test': refusal('unavailable', 'We are busy') },
  });
  const start = dialog.getByRole('button', { name: 'Start The Test' });
  await user.click(start);
  await screen.findByText('We are busy');
  await waitFor(() => expect(start).toBeEnabled());
  const { opened, open } = gate();
  api.answer({
    'POST /api/test': async () => {
      await opened;
      return { slug: made.slug, questions: 5 };
    },
  });
  await user.click(start);
  expect(start).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Ready for your test?' })).toBeInTheDocument();
  open();
  await expect.poll(address).toBe(`/take-a-test/${made.slug}`);
});

const paywall = 'Uh oh! You have used all free resources';

test('the paywall stands where the last free test was taken in another tab', async () => {
  const { user, api, dialog, make } = await openConfirmation({
    answers: {
      'GET /api/test/allowance': { used: 29, limit: 30, plan: 'free' },
      'POST /api/test': refusal('limit_reached', 'You have made all your free tests this month.'),
    },
  });
  api.answer({ 'GET /api/test/allowance': { used: 30, limit: 30, plan: 'free' } });
  await user.click(dialog.getByRole('button', { name: 'Start The Test' }));
  const wall = await screen.findByRole('dialog', { name: paywall });
  expect(wall).toHaveTextContent('Join our tribe to unlock all benefits');
  expect(wall).toHaveTextContent(/Unlimited tests.*3000\+ questions/);
  expect(within(wall).getByRole('link', { name: 'Unlock premium to start learning more!' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(make());
  await screen.findByRole('dialog', { name: paywall });
  expect(screen.queryByRole('dialog', { name: 'Ready for your test?' })).toBeNull();
});

test('the counter says what unlocks more, and goes when a plan is bought in another tab', async () => {
  const { api, main } = await openBuilder({
    as: student,
    answers: { 'GET /api/test/allowance': { used: 29, limit: 30, plan: 'free' } },
  });
  const counter = await main.findByRole('button', { name: '29 of 30 free tests this month' });
  expect(counter).toHaveAccessibleDescription('Subscribe to unlock unlimited tests');
  api.answer({ 'GET /api/test/allowance': { used: 29, limit: null, plan: 'platinum' } });
  window.dispatchEvent(new StorageEvent('storage', { key: 'plan-changed' }));
  await waitFor(() => expect(main.queryByText(/free tests this month/)).toBeNull());
});

test('a plan with a limit of its own is counted by it, and its last test is not called a free one', async () => {
  const silver = { used: 9, limit: 10, plan: 'silver' } as const;
  const { user, api, dialog, main } = await openConfirmation({
    answers: {
      'GET /api/test/allowance': silver,
      'POST /api/test': refusal('limit_reached', 'All tests of this month are made.'),
    },
  });
  expect(await main.findByText('9 of 10 tests this month')).toBeInTheDocument();
  api.answer({ 'GET /api/test/allowance': { ...silver, used: 10 } });
  await user.click(dialog.getByRole('button', { name: 'Start The Test' }));
  await screen.findByRole('dialog', { name: 'Uh oh! You have made all 10 tests of this month' });
});

test('staff have no counter and see their own subjects', async () => {
  const { subject, main } = await openBuilder({
    as: staff,
    answers: {
      'GET /api/subjects': ({ token }) => ({ subjects: token ? subjects : subjects.slice(0, 1) }),
      'GET /api/test/allowance': { used: 3, limit: null, plan: 'platinum' },
    },
  });
  await waitFor(() => expect(within(subject()).getAllByRole('option')).toHaveLength(3));
  expect(main.queryByText(/free tests this month/)).toBeNull();
});

test('a visitor logs in and goes on with the same choice', async () => {
  const { user, main, chooseSubject, choose, make, confirmation, address } = await openBuilder({
    answers: {
      'POST /api/auth/login': withToken({ data: { user: student } }, 'fresh'),
      'GET /api/user': { user: student },
    },
  });
  expect(main.queryByText(/free tests this month/)).toBeNull();
  await chooseSubject();
  await choose('Topics', 'Functions');
  await user.click(main.getByRole('radio', { name: /^120 minutes/ }));
  await user.click(make());
  await screen.findByRole('dialog', { name: 'Login' });
  // Whoever closes the dialog isn't surprised later.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(make());
  let dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  await user.click(dialog.getByRole('button', { name: 'Forgot your password?' }));
  const forgot = await screen.findByRole('dialog', { name: 'Forgot your password?' });
  await user.click(within(forgot).getByRole('button', { name: 'Back to Login' }));
  dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  await fill(dialog.getByLabelText(/^Email/), student.email);
  await fill(dialog.getByLabelText(/^Password/), 'Quiet-Library-7');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  const ready = await confirmation();
  expect(ready.getByText('120 minutes')).toBeInTheDocument();
  expect(ready.getByRole('button', { name: 'Remove Functions' })).toBeInTheDocument();
  expect(address()).toBe('/take-a-test');
});

test('what was kept for a subject that this reader no longer has is let go', async () => {
  setSelection({ ...emptySelection(60), subject: 'gone', topics: ['algebra'] });
  const { subject, main } = await openBuilder({
    answers: { 'GET /api/topics/:subjectSlug': { topics: [] } },
  });
  await waitFor(() => expect(subject()).toHaveValue(''));
  expect(main.getByRole('radio', { name: /^60 minutes/ })).toBeChecked();
});

test('Close Test goes back where there is a way back', async () => {
  const { user, main, address } = await openPage('/take-a-test', { before: ['/pricing'], answers });
  window.history.replaceState({ idx: 1 }, '', '/take-a-test');
  await user.click(main.getByRole('button', { name: 'Close Test' }));
  await expect.poll(address).toBe('/pricing');
});

test('Close Test goes home where there is none', async () => {
  const { user, main, router } = await openPage('/take-a-test', { answers });
  await user.click(main.getByRole('button', { name: 'Close Test' }));
  await expect
    .poll(() => router.state.navigation.location?.pathname ?? router.state.location.pathname)
    .toBe('/');
});

test('the confirmation has the focus itself first, and gives it back to the button that opened it', async () => {
  const { user, make, dialog } = await openConfirmation();
  const remove = dialog.getByRole('button', { name: 'Remove Algebra' });
  await waitFor(() => expect(remove.closest('[tabindex="-1"]')).toHaveFocus());
  await user.keyboard('{Enter} ');
  expect(remove).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(make()).toHaveFocus());
});

test('the paywall gives the focus back, too', async () => {
  const { user, choose, chooseSubject, make } = await openBuilder({
    as: student,
    answers: { 'GET /api/test/allowance': { used: 30, limit: 30, plan: 'free' } },
  });
  await chooseSubject();
  await choose('Topics', 'Algebra');
  await user.click(make());
  await screen.findByRole('dialog', { name: /^Uh oh!/ });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(make()).toHaveFocus());
});

test('a test that is running is announced, with the way to it', async () => {
  const { user, main, address } = await openBuilder({
    as: student,
    answers: {
      'GET /api/test': [runningTest({ remaining_ms: 754_000 })],
      'GET /api/test/:slug': runningTest(),
    },
  });
  const notice = within(await main.findByRole('region', { name: 'Tests that are running' }));
  expect(notice.getByText(/^Your test in .+ is running\.$/)).toBeInTheDocument();
  expect(notice.getByRole('timer')).toHaveTextContent(/^00:12:3\d left$/);
  await user.click(notice.getByRole('link', { name: 'Continue' }));
  await expect.poll(address).toBe(`/take-a-test/${made.slug}`);
});
