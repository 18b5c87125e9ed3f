import type { Page } from '@playwright/test';
import type { Test } from '../../packages/contract/src/practice-tests/test.ts';
import { expectAccessible, expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import {
  fillLogin,
  fillSignUp,
  forgotDialog,
  heading,
  hold,
  loginDialog,
  moveTo,
  signUpDialog,
  toast,
} from './account-screens.ts';
import {
  chip,
  choose,
  chosen,
  confirmation,
  type Ground,
  groundOf,
  makeButton,
  makeTest,
  matchingLine,
  matchingOf,
  option,
  selector,
  startButton,
  subjectField,
} from './builder-screens.ts';
import { answerOf, button, type Caller, expectNoSidewaysScroll } from './student-work.ts';

const paywall = (page: Page) =>
  page.getByRole('dialog', { name: 'Uh oh! You have used all free resources', exact: true });
const testsOf = (journey: Caller, token: string) => answerOf<Test[]>(journey, 'GET', '/api/test', { token });

async function chooseTopics(page: Page, { subject, deep, other }: Ground): Promise<void> {
  await subjectField(page).selectOption(subject.slug);
  await choose(page, 'Topics', [deep.topic_name, other.topic_name]);
}

test('from an empty builder to a test', async ({ page, journey }) => {
  const ground = await groundOf(journey);
  const { subject, deep, subtopic, subSubtopic, other } = ground;
  const { token } = await journey.signedIn(page);
  await visit(page, '/take-a-test');
  await expect(heading(page, 'Take a test')).toBeVisible();
  await expect(page.getByText('0 of 30 free tests this month')).toBeVisible();
  await expect(page.getByRole('radio', { name: '30 minutes' })).toBeChecked();
  await expect(makeButton(page)).toBeDisabled();
  for (const label of ['Topics', 'Subtopics', 'Sub-subtopics'])
    await expect(selector(page, label)).toBeDisabled();

  await chooseTopics(page, ground);
  await expect(selector(page, 'Sub-subtopics')).toBeDisabled();
  await expect(makeButton(page)).toBeEnabled();
  await choose(page, 'Subtopics', [subtopic.topic_name]);
  await choose(page, 'Sub-subtopics', [subSubtopic.topic_name]);
  await page.getByRole('radio', { name: '60 minutes' }).check();
  const choice = {
    subject_slug: subject.slug,
    topic_slugs: [deep.slug, other.slug],
    subtopic_slugs: [subtopic.slug],
    sub_subtopic_slugs: [subSubtopic.slug],
    duration: 60,
  };
  const { matching, questions } = await matchingOf(journey, choice);
  await expect(matchingLine(page)).toHaveText(
    `${matching < 10 ? 'Only ' : ''}${matching} questions match; the test will have ${questions}`,
  );

  await makeButton(page).click();
  await expect(confirmation(page)).toContainText('60 minutes');
  await expect(chip(confirmation(page), subSubtopic.topic_name)).toBeVisible();
  const created: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/test') {
      created.push(request.postData() ?? '');
    }
  });
  await startButton(page).dblclick();
  await expect(page).toHaveURL(/\/take-a-test\/[a-z0-9]{16,40}$/);
  expect(created.map((body) => JSON.parse(body))).toEqual([choice]);
  const [made, ...more] = await testsOf(journey, token);
  expect(more).toEqual([]);
  expect(page.url()).toContain(made?.slug);
  expect(made).toMatchObject({ duration: 60, state: 'not_started', question_count: questions });
});

test('what no longer belongs is pruned on the screen', async ({ page, journey }) => {
  const ground = await groundOf(journey);
  const { subject, deep, subtopic, subSubtopic, other } = ground;
  await visit(page, '/take-a-test');
  await chooseTopics(page, ground);
  const otherSubtopic = other.subtopics[0];
  await choose(page, 'Subtopics', [
    subtopic.topic_name,
    ...(otherSubtopic ? [otherSubtopic.topic_name] : []),
  ]);
  await choose(page, 'Sub-subtopics', [subSubtopic.topic_name]);
  await expect(chip(chosen(page, 'Sub-subtopics'), subSubtopic.topic_name)).toBeVisible();

  await chip(chosen(page, 'Topics'), deep.topic_name).click();
  await expect(chosen(page, 'Sub-subtopics')).toBeHidden();
  await expect(selector(page, 'Sub-subtopics')).toBeDisabled();
  await expect(page.getByText(subtopic.topic_name, { exact: true })).toBeHidden();
  if (otherSubtopic) await expect(chip(chosen(page, 'Subtopics'), otherSubtopic.topic_name)).toBeVisible();

  const another = await subjectField(page)
    .locator('option:not([disabled])')
    .evaluateAll(
      (options, now) => options.map((one) => (one as HTMLOptionElement).value).find((slug) => slug !== now),
      subject.slug,
    );
  await subjectField(page).selectOption(another ?? '');
  await expect(chosen(page, 'Topics')).toBeHidden();
  await expect(selector(page, 'Subtopics')).toBeDisabled();
  await expect(makeButton(page)).toBeDisabled();
});

test('a selector is searched, filled and emptied by keyboard', async ({ page, journey }) => {
  const { subject, deep, other } = await groundOf(journey);
  await visit(page, '/take-a-test');
  await subjectField(page).selectOption(subject.slug);
  await selector(page, 'Topics').focus();
  await expect(selector(page, 'Topics')).toBeEnabled();
  await selector(page, 'Topics').focus();
  await page.keyboard.press('Enter');
  const search = page.getByRole('searchbox', { name: 'Search topics' });
  await expect(search).toBeFocused();
  await expect(selector(page, 'Topics')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.type(other.topic_name.toUpperCase());
  await expect(option(page, deep.topic_name)).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, other.topic_name)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(chip(page, other.topic_name)).toBeVisible();
  await search.fill('no topic has this name');
  await expect(page.getByText('No matches')).toBeVisible();
  await search.fill('');
  await button(page, 'Select all').click();
  await expect(page.getByText(`${subject.Topic.length} of ${subject.Topic.length} chosen`)).toBeVisible();
  await button(page, 'Clear').click();
  await expect(chosen(page, 'Topics')).toBeHidden();
  await option(page, deep.topic_name).check();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(selector(page, 'Topics')).toBeFocused();
  // The pointer closes it by a press anywhere else.
  await selector(page, 'Topics').click();
  await heading(page, 'Take a test').click();
  await expect(search).toBeHidden();
  await expect(chip(page, deep.topic_name)).toBeVisible();
});

test('a visitor logs in and goes on with the same choice', async ({ page, journey }) => {
  const person = await journey.signedUp();
  const ground = await groundOf(journey);
  await visit(page, '/take-a-test');
  await expect(page.getByText(/free tests this month/)).toBeHidden();
  await chooseTopics(page, ground);
  await page.getByRole('radio', { name: '120 minutes' }).check();
  await makeButton(page).click();
  await expect(loginDialog(page)).toBeVisible();

  // Whoever closes the dialog isn't surprised later.
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toBeHidden();
  await makeButton(page).click();
  await button(loginDialog(page), 'Forgot your password?').click();
  await expect(forgotDialog(page)).toBeVisible();
  await button(forgotDialog(page), 'Back to Login').click();
  await fillLogin(loginDialog(page), person);
  await button(loginDialog(page), 'Login').click();
  await expect(confirmation(page)).toContainText('120 minutes');
  await expect(chip(confirmation(page), ground.deep.topic_name)).toBeVisible();
  await expect(page).toHaveURL('/take-a-test');
});

test('a visitor signs up, and the choice waits until onboarding is over', async ({ page, journey }) => {
  const ground = await groundOf(journey);
  await visit(page, '/take-a-test');
  await chooseTopics(page, ground);
  await makeButton(page).click();
  await button(loginDialog(page), 'Sign up for free').click();
  await fillSignUp(signUpDialog(page), journey.newcomer());
  await button(signUpDialog(page), 'Sign Up').click();
  await expect(page).toHaveURL('/onboarding');
  await expect(confirmation(page)).toBeHidden();
  await moveTo(page, '/take-a-test');
  await expect(chip(confirmation(page), ground.other.topic_name)).toBeVisible();
});

test('after thirty tests comes the paywall', async ({ page, journey }) => {
  test.slow();
  const ground = await groundOf(journey);
  const { token } = await journey.signedIn(page);
  const body = { subject_slug: ground.subject.slug, topic_slugs: [ground.other.slug], duration: 30 };
  for (let made = 0; made < 29; made += 1) await makeTest(journey, token, body);
  await visit(page, '/take-a-test');
  const counter = button(page, '29 of 30 free tests this month');
  await counter.hover();
  await expect(page.getByRole('tooltip', { name: 'Subscribe to unlock unlimited tests' })).toBeVisible();
  await chooseTopics(page, ground);
  await makeButton(page).click();
  await expect(startButton(page)).toBeEnabled();

  // Another tab takes the last one meanwhile.
  await makeTest(journey, token, body);
  journey.expectTrouble(/403.*\/api\/test|status of 403/);
  await startButton(page).click();
  await expect(paywall(page)).toContainText('Join our tribe to unlock all benefits');
  await expect(paywall(page)).toContainText(/Unlimited tests.*3000\+ questions/);
  await page.keyboard.press('Escape');
  await expect(paywall(page)).toBeHidden();
  await makeButton(page).click();
  await expect(paywall(page)).toBeVisible();
  await expect(confirmation(page)).toBeHidden();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('link', { name: 'Unlock premium to start learning more!' }).click();
  await expect(page).toHaveURL('/pricing');
  expect(await testsOf(journey, token)).toHaveLength(30);
});

test('staff have no counter and see their own subjects', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page, staff);
  const { subjects } = await answerOf<{ subjects: { slug: string }[] }>(
    journey,
    'GET',
    '/api/subjects?excludeChildren=true',
    { token },
  );
  await visit(page, '/take-a-test');
  await expect(subjectField(page).locator('option:not([disabled])')).toHaveCount(subjects.length);
  await expect(page.getByText(/free tests this month/)).toBeHidden();
});

test('chips of the confirmation prune, and without a topic there is no way to start', async ({
  page,
  journey,
}) => {
  const ground = await groundOf(journey);
  const { deep, subtopic, other, subject } = ground;
  await journey.signedIn(page);
  await visit(page, '/take-a-test');
  await chooseTopics(page, ground);
  await choose(page, 'Subtopics', [subtopic.topic_name]);
  await makeButton(page).click();
  const dialog = confirmation(page);
  await expectAccessibleInEveryLook(page);
  await chip(dialog, deep.topic_name).click();
  await expect(chosen(dialog, 'Subtopics')).toBeHidden();
  await expect(chip(dialog, other.topic_name)).toBeVisible();
  const { matching } = await matchingOf(journey, {
    subject_slug: subject.slug,
    topic_slugs: [other.slug],
    duration: 30,
  });
  await expect(matchingLine(dialog)).toContainText(`${matching} questions match`);
  await chip(dialog, other.topic_name).click();
  await expect(dialog).toContainText('A test needs at least one topic.');
  await expect(startButton(page)).toBeDisabled();
  await button(dialog, 'Change').click();
  await expect(dialog).toBeHidden();
  await expect(chosen(page, 'Topics')).toBeHidden();
  await expect(makeButton(page)).toBeDisabled();
});

test('a reload keeps the choice', async ({ page, journey }) => {
  const ground = await groundOf(journey);
  await visit(page, '/take-a-test');
  await chooseTopics(page, ground);
  await choose(page, 'Subtopics', [ground.subtopic.topic_name]);
  await page.getByRole('radio', { name: '120 minutes' }).check();
  await page.reload();
  await expect(subjectField(page)).toHaveValue(ground.subject.slug);
  await expect(chip(chosen(page, 'Topics'), ground.other.topic_name)).toBeVisible();
  await expect(chip(chosen(page, 'Subtopics'), ground.subtopic.topic_name)).toBeVisible();
  await expect(page.getByRole('radio', { name: '120 minutes' })).toBeChecked();
  await expect(makeButton(page)).toBeEnabled();
});

test('too few questions are said before, and none make no test', async ({ page, journey }) => {
  const ground = await groundOf(journey);
  await page.route('**/api/test/matching', (route) => route.fulfill({ json: { matching: 3, questions: 3 } }));
  await visit(page, '/take-a-test');
  await chooseTopics(page, ground);
  await expect(matchingLine(page)).toHaveText('Only 3 questions match; the test will have 3');
  await expect(makeButton(page)).toBeEnabled();
  await page.route('**/api/test/matching', (route) => route.fulfill({ json: { matching: 0, questions: 0 } }));
  await page.getByRole('radio', { name: '60 minutes' }).check();
  await expect(matchingLine(page)).toHaveText('No questions match. Choose other topics to make a test.');
  await expect(makeButton(page)).toBeDisabled();
});

test('failures are said and can be got over', async ({ page, journey }) => {
  const ground = await groundOf(journey);
  const { token } = await journey.signedIn(page);
  journey.expectTrouble(/503/);
  const broken = { status: 503, body: '{}' };
  await page.route('**/api/topics/*', (route) => route.fulfill(broken));
  await visit(page, '/take-a-test');
  await subjectField(page).selectOption(ground.subject.slug);
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await page.unroute('**/api/topics/*');
  await button(page, 'Try again').click();
  await choose(page, 'Topics', [ground.other.topic_name]);
  await makeButton(page).click();
  await page.route('**/api/test', (route) => route.fulfill(broken));
  await startButton(page).click();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await expect(startButton(page)).toBeEnabled();
  expect(await testsOf(journey, token)).toEqual([]);
  await page.unroute('**/api/test');
  const gate = await hold(page, '**/api/test');
  await startButton(page).click();
  await expect(startButton(page)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(confirmation(page)).toBeVisible();
  gate.open();
  await expect(page).toHaveURL(/\/take-a-test\/[a-z0-9]{16,40}$/);
});

test('Close Test goes back, or home where there is no way back', async ({ page }) => {
  await visit(page, '/blogs');
  await moveTo(page, '/take-a-test');
  await button(page, 'Close Test').click();
  await expect(page).toHaveURL('/blogs');
  const other = await page.context().newPage();
  await visit(other, '/take-a-test');
  await button(other, 'Close Test').click();
  await expect(other).toHaveURL('/');
});

test('without JavaScript the page can be read', async ({ journey }) => {
  const { subject } = await groundOf(journey);
  // The browser refuses the scripts that the page would preload.
  journey.expectTrouble(/\.js csp$/);
  const page = await journey.otherBrowser({ javaScriptEnabled: false });
  await page.goto('/take-a-test');
  await expect(heading(page, 'Take a test')).toBeVisible();
  await expect(page.locator('main noscript > p')).toBeVisible();
  await expect(subjectField(page).locator('option', { hasText: subject.subject_name })).toHaveCount(1);
  await expect(page.getByText('60 minutes')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How a test works' })).toBeVisible();
});

test('the builder bears an audit in every look, empty, open and full', async ({ page, journey }) => {
  test.slow();
  const ground = await groundOf(journey);
  await journey.signedIn(page);
  await visit(page, '/take-a-test');
  await expect(page.getByText('0 of 30 free tests this month')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await chooseTopics(page, ground);
  await expect(matchingLine(page)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await selector(page, 'Subtopics').click();
  await expect(button(page, 'Select all')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, { look: `with the panel in ${colorScheme}` });
  }
});
