import { expect, type Page } from '@playwright/test';
import { answerSheet } from './answer-sheet.ts';
import { finishedTest, payForGrading, uploadByApi } from './grading-screens.ts';
import type { Caller } from './student-work.ts';

export const deskOf = (slug: string) => `/admin/grade-tests/${slug}`;
const layer = (page: Page, number: number) => page.locator(`[data-page="${number}"] svg`);

/** What is written on a page. */
export const shapes = (page: Page, number: number) => layer(page, number).getByRole('button');
export const saveLine = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words });
export const saved = (page: Page) => expect(saveLine(page, /^Saved$/)).toBeVisible();
export const overall = (page: Page) => page.getByRole('textbox', { name: /^Overall comment/ });

/** The report is drawn in a thread of its own, which a busy machine takes its time to start. */
export const drawingTime = { timeout: 60_000 };

/** A sheet in the queue, through the API. */
export async function handedIn(journey: Caller, token: string, sheet = answerSheet()): Promise<string> {
  const slug = await finishedTest(journey, token);
  await uploadByApi(token, slug, 'USER_FILE', sheet);
  await payForGrading(journey, token, slug);
  return slug;
}

/** Where a share of a page is on the screen. */
export async function spot(page: Page, number: number, x: number, y: number) {
  await layer(page, number).scrollIntoViewIfNeeded();
  const box = (await layer(page, number).boundingBox())!;
  return { x: box.x + x * box.width, y: box.y + y * box.height };
}

export async function press(page: Page, number: number, x: number, y: number): Promise<void> {
  const at = await spot(page, number, x, y);
  await page.mouse.click(at.x, at.y);
}

export async function draw(page: Page, number: number, from: [number, number], to: [number, number]) {
  const [first, last] = [await spot(page, number, ...from), await spot(page, number, ...to)];
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(last.x, last.y, { steps: 8 });
  await page.mouse.up();
}
