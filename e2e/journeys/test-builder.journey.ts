import type { Page } from '@playwright/test';
import type { Test } from '../../packages/contract/src/practice-tests/test.ts';
import { expectAccessible, expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { fillSignUp, heading, loginDialog, moveTo, signUpDialog } from './account-screens.ts';
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

test('from an empty builder to a test, with a reload on the way', async ({ page, journey }) => {
  test.slow();
  const ground = await groundOf(journey);
  const { subject, deep, subtopic, subSubtopic, other } = ground;
  const { token } = await journey.signedIn(page);
  await visit(page, '/take-a-test');
  await expect(heading(page, 'Take a test')).toBeVisible();
  await expect(page.getByText('0 of 30 free tests this month')).toBeVisible();
  await expect(page.getByRole('radio', { name: '30 minutes' })).toBeChecked();
  await expect(makeButton(page)).toBeDisabled();
  await expectAccessibleInEveryLook(page);

  await chooseTopics(page, ground);
  await expect(makeButton(page)).toBeEnabled();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await selector(page, 'Subtopics').click();
  await expect(button(page, 'Select all')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, { look: `with the panel in ${colorScheme}` });
  }
  await button(page, 'Done').click();
  await expect(button(page, 'Done')).toBeHidden();
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
  const words = `${matching < 10 ? 'Only ' : ''}${matching} questions match; the test will have ${questions}`;
  await expect(matchingLine(page)).toHaveText(words);

  await page.reload();
  await expect(subjectField(page)).toHaveValue(subject.slug);
  await expect(chip(chosen(page, 'Topics'), other.topic_name)).toBeVisible();
  await expect(chip(chosen(page, 'Subtopics'), subtopic.topic_name)).toBeVisible();
  await expect(page.getByRole('radio', { name: '60 minutes' })).toBeChecked();
  await expect(matchingLine(page)).toHaveText(words);
  await expectAccessibleInEveryLook(page);

  await makeButton(page).click();
  await expect(confirmation(page)).toContainText('60 minutes');
  await page.keyboard.press('Escape');
  await expect(confirmation(page)).toBeHidden();
  await expect(makeButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirmation(page)).toContainText('60 minutes');
  await expect(chip(confirmation(page), subSubtopic.topic_name)).toBeVisible();
  await expectAccessibleInEveryLook(page);
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
  await expectAccessibleInEveryLook(page);
  await page.getByRole('link', { name: 'Unlock premium to start learning more!' }).click();
  await expect(page).toHaveURL('/pricing');
  expect(await testsOf(journey, token)).toHaveLength(30);
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
