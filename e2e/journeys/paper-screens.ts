import { expect, type Locator, type Page } from '@playwright/test';
import type pg from 'pg';
import type { Blueprint } from '../../packages/contract/src/papers/blueprint.ts';
import type { PaperCard } from '../../packages/contract/src/papers/papers.ts';
import { visit } from '../journey.ts';
import { toast } from './account-screens.ts';
import { answerOf, type Caller } from './student-work.ts';
import { expectQuestion, press } from './test-screens.ts';

export const papersOf = (journey: Caller, subject: string): Promise<PaperCard[]> =>
  answerOf<PaperCard[]>(journey, 'GET', `/api/papers?subject=${subject}`);

/** A short paper of a student's own, made through the API: building one has a journey of its own. */
export async function buildPaper(
  journey: Caller,
  token: string,
  wishes: { subject: string; name: string; blueprint: Partial<Blueprint> & Pick<Blueprint, 'total'> },
): Promise<string> {
  const built = await answerOf<{ found: boolean; slug: string }>(journey, 'POST', '/api/papers', {
    token,
    body: wishes,
  });
  expect(built.found, `a paper like ${JSON.stringify(wishes.blueprint)}`).toBe(true);
  return built.slug;
}

/** The first of the two fields of a row. */
export const atLeast = (page: Page, what: string, unit: 'percent' | 'questions' = 'percent'): Locator =>
  page.getByRole('textbox', { name: `${what}, at least, ${unit}` });

/** A test of a short paper of the student's own, which isn't started yet. */
export async function shortSitting(journey: Caller, token: string): Promise<string> {
  const paper = await buildPaper(journey, token, {
    subject: 'math-aa-sl',
    name: 'My short paper',
    blueprint: { total: { marks: 18 }, counts: [{ kind: 'short', from: 3, to: 3 }] },
  });
  return (await answerOf<{ slug: string }>(journey, 'POST', `/api/papers/${paper}/sit`, { token })).slug;
}

/** To its first question, in the time for reading. */
export async function startPaper(page: Page, slug: string): Promise<void> {
  await page.goto(`/take-a-test/${slug}`);
  await press(page, 'Start paper');
  await expectQuestion(page, 1);
  // Dialogs and notifications are fetched ahead, for the time when there is no connection.
  await page.locator('[data-at-hand="true"]').waitFor();
}

export const readingTimer = (page: Page): Locator => page.getByRole('timer', { name: 'Reading time left' });
export const writingTimer = (page: Page): Locator =>
  page.getByRole('timer', { name: 'Time left', exact: true });

/** As if the paper had been opened earlier: so many seconds of its time for reading are left. */
export const leaveReading = (database: pg.Client, slug: string, seconds = 0) =>
  database.query(
    `update practice_tests set
      started_at = now() + make_interval(secs => $2) - make_interval(mins => reading_minutes),
      deadline_at = now() + make_interval(secs => $2) + make_interval(mins => duration)
      where slug = $1`,
    [slug, seconds],
  );

/** Staff's blueprint of one course, filled in on its page and not yet saved. */
export async function fillBlueprint(page: Page, name: string, marks: number): Promise<void> {
  await visit(page, '/admin/blueprints/new');
  await page.getByRole('combobox', { name: /^Course/ }).selectOption('math-aa-sl');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('combobox', { name: 'Measured in' }).selectOption('marks');
  await page.getByRole('textbox', { name: /^How long/ }).fill(String(marks));
  await atLeast(page, '1 Number and algebra').fill('20');
}

/** Versions A and B of it, by their links. */
export async function makeVersions(page: Page): Promise<Locator> {
  await press(page, 'Add blueprint');
  await expect(page).toHaveURL(/\/admin\/blueprints\/\d+$/);
  await press(page, 'Make the versions');
  await expect(toast(page, '2 versions are made.')).toBeVisible();
  const links = page.getByRole('region', { name: 'Papers of this blueprint' }).getByRole('link');
  await expect(links).toHaveCount(2);
  return links;
}

/** From the page of the paper. */
export async function publishTo(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('checkbox', { name: /^Published/ }).check();
  await page.getByRole('radio', { name: 'Chosen students' }).check();
  await page.getByRole('textbox', { name: 'Students' }).fill(email);
  await press(page, 'Save paper');
  await expect(toast(page, `${name} has been saved.`)).toBeVisible();
}
