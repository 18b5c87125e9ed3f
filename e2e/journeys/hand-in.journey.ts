import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { photoOfPage, printedBooklet } from './booklet-photos.ts';
import { finishedTest, gradingPage, payForGrading, sheetStep } from './grading-screens.ts';
import { deskOf } from './marking-screens.ts';
import { answerOf, button, expectNoSidewaysScroll } from './student-work.ts';

test('six photographed pages in any order become the sheet, and the desk opens at their questions', async ({
  page,
  journey,
}) => {
  test.slow();
  const student = await journey.otherBrowser({ viewport: { width: 390, height: 844 } });
  const { token } = await journey.signedIn(student);
  const slug = await finishedTest(journey, token, 120);
  const booklet = await printedBooklet(journey, token, slug);
  expect(booklet.length).toBeGreaterThanOrEqual(6);
  const taken = [
    [4, { degrees: -6 }],
    [1, {}],
    [6, { table: 'dark' }],
    [2, { quarters: 2 }],
    [5, { shadow: 0.5 }],
    [3, { tilt: { x: -0.15, y: 0.2 } }],
  ] as const;
  const photos = [];
  for (const [number, how] of taken) photos.push(await photoOfPage(booklet[number - 1]!, number, how));

  await visit(student, gradingPage(slug));
  await student.getByRole('link', { name: 'Photograph your booklet' }).click();
  await expect(student).toHaveURL(`/hand-in/${slug}`);
  // The address is there before the page is.
  await expect(student.getByRole('heading', { name: 'Photograph your booklet', level: 1 })).toBeVisible();
  const card = (number: number) => student.getByRole('listitem', { name: `Page ${number}`, exact: true });
  const input = student.locator('input[type="file"]');
  await input.setInputFiles(photos.slice(0, 4));
  for (const number of [1, 2, 4, 6]) await expect(card(number)).toBeVisible({ timeout: 120_000 });
  await expect(student.getByText(/^Pages? 3, 5\b.* missing\.$/)).toBeVisible();

  // Nothing is lost by a reload, and nothing was sent.
  await student.reload();
  for (const number of [1, 2, 4, 6]) await expect(card(number)).toContainText('Code read');
  await expect(card(1).getByRole('img')).toBeVisible();
  await input.setInputFiles(photos.slice(4));
  for (const number of [3, 5]) await expect(card(number)).toBeVisible({ timeout: 120_000 });
  await expectAccessibleInEveryLook(student);
  await expectNoSidewaysScroll(student);
  const order = await student.getByRole('listitem').getByRole('heading', { level: 3 }).allInnerTexts();
  expect(order).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Page ${number}`));
  await button(student, 'Hand in 6 pages').click();
  await expect(student).toHaveURL(gradingPage(slug), { timeout: 60_000 });
  await expect(sheetStep(student)).toContainText('booklet.pdf');
  await payForGrading(journey, token, slug);
  await visit(student, `/hand-in/${slug}`);
  await expect(student.getByRole('button', { name: 'Take photos' })).toBeVisible();
  await expect(student.getByRole('listitem', { name: /^Page/ })).toHaveCount(0);

  const { pages } = await answerOf<{ pages: { page: number; numbers: number[] }[] }>(
    journey,
    'GET',
    `/api/test/${slug}/printed-pages`,
    { token },
  );
  const onFourth = pages[3]!.numbers[0]!;
  await page.setViewportSize({ width: 1440, height: 900 });
  await journey.signedIn(page, staff);
  await visit(page, deskOf(slug));
  const list = page.getByRole('navigation', { name: 'Pages' });
  await list.getByRole('button', { name: /^Page 4, Q/ }).click();
  const question = page.getByRole('article', { name: `Question ${onFourth}`, exact: true });
  await expect(question).toBeInViewport();
  await expect(question.getByRole('heading', { level: 2 })).toBeInViewport();
  // And back: from a question to its page.
  const onSecond = pages[1]!.numbers.at(-1)!;
  await page
    .getByRole('article', { name: `Question ${onSecond}`, exact: true })
    .getByRole('button', { name: /^Page \d with question/ })
    .click();
  const first = pages.find(({ numbers }) => numbers.includes(onSecond))!.page;
  await expect(page.getByRole('img', { name: `Page ${first}`, exact: true })).toBeInViewport();

  // Where there is no room for the list of pages, the page itself leads to its questions.
  await page.setViewportSize({ width: 600, height: 900 });
  await button(page, /on page 4: to the marks$/).click();
  await expect(question.getByRole('heading', { level: 2 })).toBeInViewport();
});

test('a page of another student and a code on no photo say so', async ({ page, journey }) => {
  test.slow();
  const { token } = await journey.signedIn(page);
  const slug = await finishedTest(journey, token);
  await printedBooklet(journey, token, slug);
  const other = await journey.otherBrowser();
  const { token: theirs } = await journey.signedIn(other);
  const foreign = await finishedTest(journey, theirs);
  const [strange] = await printedBooklet(journey, theirs, foreign);
  await visit(page, `/hand-in/${slug}`);
  await page.locator('input[type="file"]').setInputFiles(await photoOfPage(strange!, 3));
  await expect(page.getByText('This page was printed for another student.')).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByRole('button', { name: /^Hand in/ })).toBeDisabled();
  await expectAccessibleInEveryLook(page);

  await visit(page, '/hand-in');
  const [own] = await printedBooklet(journey, token, slug);
  await page.locator('input[type="file"]').setInputFiles(await photoOfPage(own!, 4));
  await expect(page).toHaveURL(`/hand-in/${slug}`, { timeout: 120_000 });
  // The one that was taken before is still there.
  await button(page, 'Remove Photo 1').click();
  await expect(page.getByText('This page was printed for another student.')).toHaveCount(0);
});
