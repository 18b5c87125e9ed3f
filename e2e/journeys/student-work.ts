import { expect, type Locator, type Page } from '@playwright/test';
import type { SubjectTree } from '../../packages/contract/src/catalogue/catalogue.ts';
import { type QuestionCard, questionPath } from '../../packages/contract/src/questions/question.ts';
import { sharedSession, staff } from '../journey.ts';

/** What a student does with questions: search, save, ask, report. The bank itself is read through its API. */
export interface Caller {
  api(
    method: string,
    path: string,
    options?: { token?: string; body?: unknown; device?: string },
  ): Promise<Response>;
}

export async function answerOf<Body>(
  journey: Caller,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Body> {
  const answer = await journey.api(method, path, {
    ...(token && { token }),
    ...(body !== undefined && { body }),
  });
  expect(answer.ok, `${method} ${path} answered ${answer.status}`).toBe(true);
  return (await answer.json()) as Body;
}

export const subjectsOf = async (journey: Caller, token?: string): Promise<SubjectTree[]> =>
  (await answerOf<{ subjects: SubjectTree[] }>(journey, 'GET', '/api/subjects', { ...(token && { token }) }))
    .subjects;

/** The first questions of all subjects, as a visitor lists them. */
export async function someQuestions(journey: Caller, count: number): Promise<QuestionCard[]> {
  const found: QuestionCard[] = [];
  for (let page = 1; found.length < count; page += 1) {
    const path = `/api/questions?page=${page}&pageSize=10`;
    const { questions } = await answerOf<{ questions: QuestionCard[] }>(journey, 'GET', path);
    expect(questions.length, `questions on ${path}`).toBeGreaterThan(0);
    found.push(...questions);
  }
  return found.slice(0, count);
}

/** The session of staff that all journeys share. */
export const staffToken = async (journey: Caller): Promise<string> =>
  (await sharedSession(journey.api, staff)).token;

/** The list in which a question stands alone or among a few: that of its own topic. */
export const listOf = ({ subject, topic_path }: Pick<QuestionCard, 'subject' | 'topic_path'>): string => {
  const slugs = [subject.slug, ...topic_path.map(({ slug }) => slug)];
  const names = ['subject', 'topic', 'subtopic', 'subsubtopic'];
  return `/ibdp-question-bank?${slugs.map((slug, depth) => `${names[depth]}=${slug}`).join('&')}`;
};

export const pageOf = (question: QuestionCard): string => questionPath(question);

/** The card of a question in a list. */
export const cardOf = (page: Page, { id }: Pick<QuestionCard, 'id'>) =>
  page.getByRole('article').filter({ has: page.locator(`a[href*="/${id}?"]`, { hasText: 'View Answer' }) });

export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** Nothing makes the page itself scroll sideways on a narrow screen; a long formula scrolls in a box of its own. */
export async function expectNoSidewaysScroll(page: Page, width = 320): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `width of ${page.url()} on a screen of ${width}`,
    })
    .toBeLessThanOrEqual(width);
  if (before) await page.setViewportSize(before);
}

/** Brings a tab back to the front, as far as the page can tell. */
export const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Notifications stay until they are dismissed, so that there is time to look where they lie. */
export const keepNotifications = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: start } = window;
    const lifetimes = [5000, 8000];
    window.setTimeout = ((work: TimerHandler, ms = 0, ...rest: unknown[]) =>
      start(work, lifetimes.includes(ms) ? 2 ** 30 : ms, ...rest)) as typeof setTimeout;
  });
