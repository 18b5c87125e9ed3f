import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { heading, toast } from './account-screens.ts';
import { answerSheet, pdf, turnedSheet } from './answer-sheet.ts';
import {
  choose,
  finishedTest,
  gradingPage,
  payForGrading,
  sheetStep,
  uploadByApi,
} from './grading-screens.ts';
import { button } from './student-work.ts';

const deskOf = (slug: string) => `/admin/grade-tests/${slug}`;
const layer = (page: Page, number: number) => page.locator(`[data-page="${number}"] svg`);
const shapes = (page: Page, number: number) => layer(page, number).getByRole('button');
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

/** Where a share of a page is on the screen. */
async function spot(page: Page, number: number, x: number, y: number) {
  await layer(page, number).scrollIntoViewIfNeeded();
  const box = (await layer(page, number).boundingBox())!;
  return { x: box.x + x * box.width, y: box.y + y * box.height };
}

async function press(page: Page, number: number, x: number, y: number): Promise<void> {
  const at = await spot(page, number, x, y);
  await page.mouse.click(at.x, at.y);
}

async function draw(page: Page, number: number, from: [number, number], to: [number, number]) {
  const [first, last] = [await spot(page, number, ...from), await spot(page, number, ...to)];
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(last.x, last.y, { steps: 8 });
  await page.mouse.up();
}

test('a sheet is marked on the desk and comes back to the student as one PDF', async ({ page, journey }) => {
  test.slow();
  const student = await journey.otherBrowser();
  const { token, email } = await journey.signedIn(student);
  const slug = await finishedTest(journey, token);
  await visit(student, gradingPage(slug));
  await choose(student, pdf(turnedSheet()));
  await button(student, 'Upload this sheet').click();
  await expect(sheetStep(student)).toContainText('Uploaded');
  await payForGrading(journey, token, slug);

  await journey.signedIn(page, staff);
  await visit(page, '/admin/grade-tests');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Nobody');
  await button(row, /^Claim/).click();
  await expect(page).toHaveURL(deskOf(slug));
  await expect(page.getByText('Yours since')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Page 1', exact: true })).toBeVisible();

  await button(page, 'Pen').click();
  await draw(page, 1, [0.2, 0.2], [0.6, 0.3]);
  await expect(shapes(page, 1)).toHaveCount(1);
  await page.keyboard.press('t');
  await press(page, 1, 0.8, 0.5);
  await page.keyboard.press('h');
  await draw(page, 2, [0.1, 0.45], [0.5, 0.45]);
  await page.keyboard.press('x');
  await press(page, 3, 0.3, 0.3);
  await page.keyboard.press('m');
  await press(page, 3, 0.5, 0.3);
  await page.keyboard.press('c');
  await press(page, 4, 0.3, 0.2);
  await page.getByRole('textbox', { name: 'Comment', exact: true }).fill('Where does this come from?');
  await button(page, 'Keep for reuse').click();
  await button(page, 'Place it').click();
  await expect(shapes(page, 4)).toHaveCount(1);

  await page.keyboard.press('Control+z');
  await expect(shapes(page, 4)).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(shapes(page, 4)).toHaveCount(1);
  await page.keyboard.press('v');
  await press(page, 1, 0.8, 0.5);
  await page.keyboard.press('Delete');
  await expect(shapes(page, 1)).toHaveCount(1);
  await saved(page);

  await page.reload();
  await expect(shapes(page, 1)).toHaveCount(1);
  await expect(shapes(page, 3)).toHaveCount(2);
  await expect(shapes(page, 4)).toHaveAccessibleName(/Where does this come from/);

  await expect(button(page, 'Return to student')).toBeDisabled();
  const first = page.getByRole('group', { name: 'Mark scheme of question 1' });
  for (const line of await first.getByRole('checkbox').all()) await line.check();
  const questions = page.getByRole('article');
  await expect(questions.first()).toContainText('5 / 5');
  for (const question of (await questions.all()).slice(1)) {
    await question.getByRole('textbox', { name: /^Marks/ }).fill('2.5');
  }
  await page.getByRole('textbox', { name: /^Overall comment/ }).fill('Good work.');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('15 / 25');
  await saved(page);
  await expectAccessibleInEveryLook(page);

  await button(page, 'Return to student').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Return to student' }).click();
  await expect(toast(page, 'The graded sheet is with the student.')).toBeVisible();
  await expect(button(page, 'Return again')).toBeVisible();
  await journey.mailTo(email, /graded sheet is ready/i);

  await visit(student, '/my-tests');
  const [download] = await Promise.all([
    student.waitForEvent('download'),
    button(student, /^Download/)
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${slug}-graded-sheet.pdf`);
  const report = await readFile(await download.path());
  expect(report.subarray(0, 5).toString()).toBe('%PDF-');
  expect(report.length).toBeGreaterThan(turnedSheet().length);
});

test('nothing is lost without a connection, and nothing of another window is overwritten', async ({
  page,
  journey,
}) => {
  journey.expectTrouble(/(answer|status of) 409|ERR_INTERNET_DISCONNECTED/);
  const { token } = await journey.signedIn(await journey.otherBrowser());
  const slug = await finishedTest(journey, token);
  await uploadByApi(token, slug, 'USER_FILE', answerSheet());
  await payForGrading(journey, token, slug);
  await journey.signedIn(page, staff);
  await visit(page, deskOf(slug));
  await button(page, 'Claim to mark it').click();
  await expect(page.getByText('Yours since')).toBeVisible();
  const overall = page.getByRole('textbox', { name: /^Overall comment/ });
  await overall.fill('First');
  await saved(page);

  const other = await page.context().newPage();
  await visit(other, deskOf(slug));
  await expect(other.getByRole('textbox', { name: /^Overall comment/ })).toHaveValue('First');
  await overall.fill('Second');
  await saved(page);
  await other.getByRole('textbox', { name: /^Overall comment/ }).fill('Elsewhere');
  await expect(other.getByRole('alert')).toContainText('in another window');
  await button(other, 'Show what was saved').click();
  await expect(other.getByRole('textbox', { name: /^Overall comment/ })).toHaveValue('Second');
  await other.close();

  await page.context().setOffline(true);
  await overall.fill('Third, without a connection');
  await expect(page.getByRole('status').filter({ hasText: 'Kept in this browser' })).toBeVisible();
  await page.context().setOffline(false);
  await saved(page);
  await page.reload();
  await expect(overall).toHaveValue('Third, without a connection');
});

test('what is no test is a topic', async ({ page, journey }) => {
  await journey.signedIn(page, staff);
  await visit(page, '/admin/grade-tests/functions');
  await expect(page).toHaveURL('/admin/grade-tests?topic=functions');
  await expect(heading(page, 'Grade tests')).toBeVisible();
});
