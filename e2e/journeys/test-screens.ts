import { expect, type Locator, type Page } from '@playwright/test';
import type { Test } from '../../packages/contract/src/practice-tests/test.ts';
import { answerOf, type Caller, subjectsOf } from './student-work.ts';

/** A test of the first subject's fullest topic, made through the API: the builder has journeys of its own. */
export async function makeTest(
  journey: Caller,
  token: string,
  duration: 30 | 60 | 120 = 30,
): Promise<string> {
  const [subject] = await subjectsOf(journey, token);
  const [topic] = subject!.Topic.toSorted((a, b) => b.totalQuestionsCount - a.totalQuestionsCount);
  const body = { subject_slug: subject!.slug, topic_slugs: [topic!.slug], duration };
  return (await answerOf<{ slug: string }>(journey, 'POST', '/api/test', { token, body })).slug;
}

export const readTest = (journey: Caller, token: string, slug: string): Promise<Test> =>
  answerOf<Test>(journey, 'GET', `/api/test/${slug}`, { token });

/** What the server has of each question, in the order of the test. */
export const storedStatuses = async (journey: Caller, token: string, slug: string) =>
  (await readTest(journey, token, slug)).questions?.map(({ status }) => status);

export async function startInBrowser(page: Page, slug: string): Promise<void> {
  await page.goto(`/take-a-test/${slug}`);
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expectQuestion(page, 1);
  // Dialogs and notifications are fetched ahead, for the time when there is no connection.
  await page.locator('[data-at-hand="true"]').waitFor();
}

export const expectQuestion = (page: Page, number: number) =>
  expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Question ${number} of`) })).toBeVisible();

/** The button of a question in the navigator, named with what was done there. */
export const place = (page: Page, number: number, word: 'Attempted' | 'Skipped' | 'Open'): Locator =>
  page
    .getByRole('navigation', { name: 'Questions' })
    .getByRole('button', { name: new RegExp(`^Question ${number} ${word}`) });

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Answers the first two questions where nobody hears of it, and closes the page. */
export async function answerUnheard(page: Page): Promise<void> {
  const context = page.context();
  await context.setOffline(true);
  await press(page, 'Next');
  await press(page, 'Skip');
  await expectQuestion(page, 3);
  await page.close();
  await context.setOffline(false);
}

/** As the page says it: hh:mm:ss. */
export async function secondsLeft(page: Page): Promise<number> {
  const face = await page.getByRole('timer', { name: 'Time left' }).innerText();
  expect(face).toMatch(/^\d\d:\d\d:\d\d$/);
  const [hours, minutes, seconds] = face.split(':').map(Number);
  return hours! * 3600 + minutes! * 60 + seconds!;
}

export const endDialog = (page: Page) => page.getByRole('alertdialog', { name: 'End the test?' });

/** The first field that is typed into, of the question that is shown. */
export const firstField = (page: Page) =>
  page.getByRole('region', { name: 'Your answer' }).getByRole('textbox').first();

/** Goes on to the first question with something to type, and tells what the server has of its first field. */
export async function goToField(page: Page, journey: Caller, token: string, slug: string) {
  const { questions = [] } = await readTest(journey, token, slug);
  const isTyped = ({ kind }: { kind: string }) => kind !== 'self' && kind !== 'choice';
  const at = questions.findIndex(({ asked }) => asked.some(isTyped));
  const { field } = questions[at]!.asked.find(isTyped)!;
  for (let number = 1; number <= at; number += 1) await press(page, 'Next');
  await expectQuestion(page, at + 1);
  const stored = async () =>
    (await readTest(journey, token, slug)).questions?.[at]?.typed.find((one) => one.field === field)?.value;
  return { at, stored };
}
