import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { picturesOf, textOf } from '../../apps/server/src/features/grading/pdf/read-pdf.fixture.ts';
import type { Paper } from '../../packages/contract/src/papers/papers.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { heading } from './account-screens.ts';
import { photoOfPage } from './booklet-photos.ts';
import { gradingPage, payForGrading, sheetStep } from './grading-screens.ts';
import { deskOf, drawingTime, overall, saved } from './marking-screens.ts';
import { fillBlueprint, makeVersions, publishTo } from './paper-screens.ts';
import { answerOf, button, staffToken } from './student-work.ts';
import { endDialog, expectQuestion, press, readTest } from './test-screens.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** What a press on the page saves. */
async function printed(page: Page, pressIt: () => Promise<void>): Promise<Uint8Array> {
  const [download] = await Promise.all([page.waitForEvent('download'), pressIt()]);
  return new Uint8Array(await readFile(await download.path()));
}

/** How a point between two words is read out of a PDF differs. */
const plain = (text: string) => text.replaceAll(/[\s·]+/g, ' ');

test('a blueprint becomes papers A and B, one is sat on paper, photographed, marked at the desk and comes back', async ({
  page,
  journey,
}) => {
  test.slow();
  const student = await journey.otherBrowser({ viewport: { width: 390, height: 844 } });
  const { token, email } = await journey.signedIn(student);
  await page.setViewportSize({ width: 1440, height: 900 });
  await journey.signedIn(page, staff);
  await fillBlueprint(page, `Round of ${email.split('@')[0]}`, 70);
  const versions = await makeVersions(page);
  const names = (await versions.allInnerTexts()).map((name) => name.trim());
  const texts: string[] = [];
  // The second one first, so that the desk stands at the first.
  for (const place of [1, 0]) {
    await versions.nth(place).click();
    await expect(heading(page, names[place]!)).toBeVisible();
    const print = page.getByRole('region', { name: 'Print', exact: true });
    const paper = await printed(page, () => print.getByRole('link', { name: /^Question paper/ }).click());
    const scheme = await printed(page, () => print.getByRole('link', { name: /^Mark scheme/ }).click());
    for (const file of [paper, scheme])
      expect(plain((await textOf(file)).join(' '))).toContain(plain(names[place]!));
    const slug = new URL(page.url()).pathname.split('/').at(-1);
    const { sections } = await answerOf<Paper>(journey, 'GET', `/api/papers/${slug}`, {
      token: await staffToken(journey),
    });
    texts.push(
      JSON.stringify(sections.map(({ questions }) => questions.map((one) => one.question.questions_text))),
    );
    if (place > 0) await page.goBack();
  }
  expect(texts[0], 'other numbers').not.toBe(texts[1]);
  await publishTo(page, names[0]!, email);

  await visit(student, '/papers?subject=math-aa-sl');
  await student.getByRole('link', { name: names[0]! }).click();
  await button(student, 'Sit this paper').click();
  await expect(heading(student, names[0]!)).toBeVisible();
  const booklet = await printed(student, () => button(student, 'Print an answer booklet').click());
  const sheets = await picturesOf(booklet, 1470);
  expect(sheets.length).toBeGreaterThanOrEqual(6);
  await press(student, 'Start paper');
  await expectQuestion(student, 1);
  const slug = new URL(student.url()).pathname.split('/')[2] ?? '';
  // Whoever writes on paper hands nothing in on the screen.
  await press(student, 'End test');
  await button(endDialog(student), 'End test').click();
  await expect(student).toHaveURL(`/take-a-test/${slug}/result`);

  const photos = [];
  for (const number of [3, 1, 6, 2, 5, 4])
    photos.push(await photoOfPage(sheets[number - 1]!, number, { quarters: number % 4 }));
  await visit(student, `/hand-in/${slug}`);
  await student.locator('input[type="file"]').setInputFiles(photos);
  const cards = student.getByRole('listitem').getByRole('heading', { level: 3 });
  await expect(cards).toHaveText(
    [1, 2, 3, 4, 5, 6].map((number) => `Page ${number}`),
    { timeout: 240_000 },
  );
  await button(student, 'Hand in 6 pages').click();
  await expect(student).toHaveURL(gradingPage(slug), { timeout: 60_000 });
  await expect(sheetStep(student)).toContainText('booklet.pdf');
  await payForGrading(journey, token, slug);

  await visit(page, deskOf(slug));
  await button(page, /^Claim/).click();
  await expect(page.getByText('Yours since')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('button', { name: /^Page 2, Q/ })
    .click();
  for (const question of await page.getByRole('article').all()) {
    await question.getByRole('textbox', { name: /^Marks/ }).fill('2.5');
  }
  await overall(page).fill('Half of the way.');
  await saved(page);
  await button(page, 'Return to student').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Return to student' }).click();
  await expect(button(page, 'Return again')).toBeVisible(drawingTime);
  await journey.mailTo(email, /graded sheet is ready/i);

  const { paperResult } = await readTest(journey, token, slug);
  expect(paperResult).toMatchObject({ marks: 35, of: 70, waiting: 0 });
  await visit(student, `/take-a-test/${slug}/result`);
  const score = student.getByRole('region', { name: 'Score' });
  await expect(score).toContainText('35');
  await expect(score).toContainText('of 70');
  const report = await printed(student, async () => {
    await visit(student, '/my-tests');
    await button(student, /^Download/)
      .first()
      .click();
  });
  // Six pages, and what the teacher wrote about them.
  expect((await textOf(report)).length).toBeGreaterThan(6);
});
