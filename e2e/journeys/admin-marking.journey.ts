import { readFile } from 'node:fs/promises';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { asOwner } from './admin-screens.ts';
import { answerSheet, pagesIn, pdf, turnedSheet } from './answer-sheet.ts';
import { choose, finishedTest, gradingPage, payForGrading, sheetStep } from './grading-screens.ts';
import {
  deskOf,
  draw,
  drawingTime,
  handedIn,
  overall,
  press,
  saved,
  saveLine,
  shapes,
} from './marking-screens.ts';
import { button } from './student-work.ts';

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
  // Sheets of others may stand before it, over more than a page.
  await visit(page, `/admin/grade-tests?q=${encodeURIComponent(email)}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Nobody');
  await expect(row).toContainText('left');
  const [given] = await Promise.all([page.waitForEvent('download'), button(row, /^Download/).click()]);
  expect(given.suggestedFilename()).toBe(`${slug}-answer-sheet.pdf`);
  expect(pagesIn(await readFile(await given.path()))).toEqual(pagesIn(turnedSheet()));
  await expectAccessibleInEveryLook(page);
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
  await page
    .getByRole('textbox', { name: 'Comment', exact: true })
    .fill(`Where does this come from? ${slug}`);
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
  await overall(page).fill('Good work.');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('15 / 25');
  await saved(page);
  await expectAccessibleInEveryLook(page);

  await button(page, 'Return to student').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Return to student' }).click();
  await expect(button(page, 'Return again')).toBeVisible(drawingTime);
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
  await visit(student, `/take-a-test/${slug}/result`);
  await expect(student.getByRole('main')).toContainText('15 of 25 marks');

  await button(questions.nth(1), /^Full/).click();
  await saved(page);
  await expect(page.getByText('changed since')).toBeVisible();
  await button(page, 'Return again').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Return again' }).click();
  await expect(page.getByText('changed since')).toHaveCount(0, drawingTime);
  await journey.mailTo(email, /graded sheet was corrected/i);
  await visit(student, `/take-a-test/${slug}/result`);
  await expect(student.getByRole('main')).toContainText('17.5 of 25 marks');
});

test('a sheet goes over to another, is kept without a connection, and goes back as it was marked elsewhere', async ({
  page,
  journey,
}) => {
  journey.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const { token, email } = await journey.signedIn(await journey.otherBrowser());
  const slug = await handedIn(journey, token);
  await journey.signedIn(page, staff);
  await visit(page, deskOf(slug));
  await button(page, 'Claim to mark it').click();
  await overall(page).fill('By the first');
  await saved(page);

  const second = await journey.otherBrowser();
  await asOwner(journey, second);
  await visit(second, deskOf(slug));
  await expect(second.getByText(`${staff.name} has it`)).toBeVisible();
  await expect(overall(second)).toHaveValue('By the first');
  await expect(overall(second)).toBeDisabled();
  await button(second, 'Take over').click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click();
  await expect(second.getByText('Yours since')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('has it, claimed')).toBeVisible();
  await expect(overall(page)).toBeDisabled();

  await second.context().setOffline(true);
  await overall(second).fill('By the second, without a connection');
  await expect(saveLine(second, 'Kept in this browser')).toBeVisible();
  await second.context().setOffline(false);
  await saved(second);
  await second.reload();
  await expect(overall(second)).toHaveValue('By the second, without a connection');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(overall(page)).toHaveValue('By the second, without a connection');

  await button(second, 'Upload a graded PDF').click();
  const dialog = second.getByRole('dialog', { name: 'Upload a graded PDF' });
  await dialog.locator('input[type="file"]').setInputFiles(pdf(answerSheet({ pages: 4 }), 'graded.pdf'));
  await expect(dialog).toContainText('graded.pdf');
  await dialog.getByRole('textbox', { name: 'Marks out of 25' }).fill('26');
  await button(dialog, 'Upload and return').click();
  await expect(dialog).toContainText('The test has 25 marks in all');
  await dialog.getByRole('textbox', { name: 'Marks out of 25' }).fill('17.5');
  await button(dialog, 'Upload and return').click();
  await expect(second.getByText(/^Returned/)).toBeVisible();
  await journey.mailTo(email, /graded sheet is ready/i);
});
