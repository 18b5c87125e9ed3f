import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { heading, toast } from './account-screens.ts';
import { answerSheet, pagesIn, pdf } from './answer-sheet.ts';
import {
  choose,
  finishedTest,
  gradeByStaff,
  gradingPage,
  hasInk,
  pageButtons,
  payButton,
  payOnSandbox,
  readGrading,
  sheetStep,
} from './grading-screens.ts';
import { button, expectNoSidewaysScroll } from './student-work.ts';

/** In every look and on the narrowest screen. */
async function look(page: Page): Promise<void> {
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
}

test('a sheet is looked at, uploaded and paid for, the report is promised and comes back', async ({
  journey,
}) => {
  test.slow();
  const page = await journey.otherBrowser({ timezoneId: 'Asia/Kolkata' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { token, email } = await journey.signedIn(page);
  const slug = await finishedTest(journey, token);
  await visit(page, '/grading-your-test');
  await expect(
    page.getByRole('region', { name: 'Subjects we grade' }).getByRole('listitem').first(),
  ).toBeVisible();
  await look(page);
  await visit(page, `/take-a-test/${slug}/confirm`);
  await page.getByRole('link', { name: 'Get graded' }).click();
  await expect(page).toHaveURL(gradingPage(slug));
  await expect(payButton(page)).toBeDisabled();
  await look(page);

  await choose(page, pdf(answerSheet({ pages: 7 })));
  await expect(sheetStep(page)).toContainText('my answers.pdf');
  await expect(sheetStep(page)).toContainText('7 pages');
  await expect(pageButtons(page)).toHaveCount(7);
  await expect.poll(() => hasInk(page, 0)).toBe(true);
  await look(page);
  await pageButtons(page).first().click();
  await expect(page.getByRole('dialog', { name: 'Page 1 of 7' })).toBeVisible();
  await look(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await readGrading(journey, token, slug)).sheet).toBeNull();

  await button(page, 'Upload this sheet').click();
  await expect(sheetStep(page)).toContainText('Uploaded');
  await expect(toast(page, 'Your answer sheet has arrived.')).toBeVisible();
  await look(page);
  const uploaded = await readGrading(journey, token, slug);
  expect(uploaded.sheet).toMatchObject({ name: 'my answers.pdf', pages: 7 });
  expect(uploaded.paid).toBe(false);

  // The payment window is closed: the sheet is there, fetched from where it lies.
  await payButton(page).click();
  await page.getByRole('link', { name: 'Close window' }).click();
  await expect(page).toHaveURL(gradingPage(slug));
  await expect(sheetStep(page)).toContainText('my answers.pdf');
  await button(page, 'Show its pages').click();
  await expect(pageButtons(page)).toHaveCount(7);
  await expect.poll(() => hasInk(page, 0)).toBe(true);

  await payButton(page).click();
  await payOnSandbox(page);
  await expect(page).toHaveURL(`/payment/success?test=${slug}`);
  await expect(page.getByRole('dialog')).toContainText('within 24 working hours');
  await expectAccessibleInEveryLook(page);

  await visit(page, gradingPage(slug));
  await expect(heading(page, 'Your test is being graded')).toBeVisible();
  const { due_at, paid } = await readGrading(journey, token, slug);
  expect(paid).toBe(true);
  const due = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(due_at ?? 0));
  await expect(page.getByText(`within 24 working hours: by ${due} GMT+5:30`)).toBeVisible();
  await look(page);
  await page.getByRole('main').getByRole('link', { name: 'My tests' }).click();
  await expect(page).toHaveURL('/my-tests');
  await expect(page.getByRole('link', { name: /^In grading, due/ })).toHaveAttribute(
    'href',
    gradingPage(slug),
  );
  await look(page);
  await journey.mailTo(email, /answer sheet|grading|graded/i);

  await gradeByStaff(journey, slug, answerSheet({ pages: 4 }));
  for (const [path, name] of [
    [`/take-a-test/${slug}/result`, 'Download graded sheet'],
    [gradingPage(slug), 'Download graded sheet'],
    ['/my-tests', /^Download/],
  ] as const) {
    await visit(page, path);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${slug}-graded-sheet.pdf`);
    const saved = await readFile(await download.path());
    expect(saved.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesIn(saved)).toEqual(pagesIn(answerSheet({ pages: 4 })));
    if (path === gradingPage(slug)) await expect(heading(page, 'Your test is graded')).toBeVisible();
    if (path === '/my-tests') await expect(page.getByRole('cell', { name: /^Yes/ })).toBeVisible();
    await look(page);
  }
});
