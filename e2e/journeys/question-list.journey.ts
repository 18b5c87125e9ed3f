import { expectAccessible, expectAccessibleInEveryLook } from '../axe.ts';
import { expect, hydrated, test, visit } from '../journey.ts';
import {
  findPlace,
  findQuestion,
  findWholeQuestion,
  fullLeaf,
  homeOf,
  listPath,
  pathOf,
  placeQuery,
  readQuestions,
  someWords,
} from './bank-facts.ts';
import {
  answerLinks,
  cards,
  chips,
  expectQuestions,
  facts,
  filters,
  filtersButton,
  pagesBar,
  stretchFormulas,
  tabTo,
} from './bank-screens.ts';
import { expectNoSidewaysScroll } from './student-work.ts';

const phone = { width: 390, height: 844 };

test('the address holds the list: filters, order and pages, over a reload and back and forward', async ({
  page,
  journey,
}) => {
  const place = await findPlace(journey, ({ count, slugs }) => count > 10 && slugs.length === 2);
  await visit(page, listPath(place));
  const panel = filters(page);
  const medium = panel.getByRole('checkbox', { name: 'Medium', exact: true });
  await tabTo(page, medium);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/difficulty=Medium/);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('marks');
  await expect(page).toHaveURL(/sortBy=marks/);
  await page.getByRole('link', { name: 'Ascending order; change to descending' }).click();
  await expect(page).toHaveURL(/sortOrder=desc/);
  await page.getByRole('combobox', { name: 'Items per page' }).selectOption('2');
  await expect(page).toHaveURL(/pageSize=2/);
  await pagesBar(page).getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  // The list starts where its heading is, not where the bar was.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const address = page.url();
  const second = await readQuestions(journey, new URL(address).search);
  const expectSecond = async () => {
    await expectQuestions(page, second, { size: 2, number: 2 });
    await expect(medium).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('marks');
    await expect(chips(page).getByRole('link')).toHaveText(['Remove filter Medium']);
  };
  await expectSecond();
  for (const card of await cards(page).all()) await expect(facts(card)).toContainText('Medium');
  const marks = (await facts(page).allTextContents()).map((text) =>
    Number(/\[(\d+) marks?\]/.exec(text)?.[1]),
  );
  expect(marks).toEqual(marks.toSorted((one, other) => other - one));
  await page.reload();
  await expectSecond();

  await hydrated(page);
  for (let steps = 0; steps < 5; steps += 1) await page.goBack();
  await expect(page).toHaveURL(listPath(place));
  await expectQuestions(page, await readQuestions(journey, placeQuery(place)));
  await expect(medium).not.toBeChecked();
  for (let steps = 0; steps < 5; steps += 1) await page.goForward();
  await expect(page).toHaveURL(address);
  await expectSecond();
});

test('on a phone the filters are a drawer', async ({ page, journey }) => {
  const place = await fullLeaf(journey);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await visit(page, listPath(place));
  await expect(filters(page)).toBeHidden();
  await filtersButton(page).click();
  await filters(page).getByRole('checkbox', { name: 'Easy', exact: true }).check();
  const { total } = await readQuestions(journey, `${placeQuery(place)}&difficulty=Easy`);
  await filters(page)
    .getByRole('button', { name: `Show ${total} ${total === 1 ? 'question' : 'questions'}` })
    .click();
  await expect(filters(page)).toBeHidden();
  await expect(page).toHaveURL(listPath(place, '&difficulty=Easy'));
  await expect(filtersButton(page)).toHaveText('Filters (1)');
  await filtersButton(page).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, {
      look: `with the filters open in ${colorScheme}`,
      within: filters(page),
    });
  }
  await page.keyboard.press('Escape');
  await expect(filters(page)).toBeHidden();
  await expect(filtersButton(page)).toBeFocused();
  await filtersButton(page).click();
  await filters(page).getByRole('button', { name: 'Close filters' }).click();
  await expect(filters(page)).toBeHidden();

  // A step back closes the drawer, also over a list that was chosen in it; the next one takes that choice back.
  await filtersButton(page).click();
  await filters(page).getByRole('checkbox', { name: 'Hard', exact: true }).check();
  await expect(page).toHaveURL(listPath(place, '&difficulty=Easy&difficulty=Hard'));
  await page.goBack();
  await expect(filters(page)).toBeHidden();
  await expect(page).toHaveURL(listPath(place, '&difficulty=Easy&difficulty=Hard'));
  await page.goBack();
  await expect(page).toHaveURL(listPath(place, '&difficulty=Easy'));
});

test('without scripts the list is read, paged, filtered and sorted, and a question with its hints and answer', async ({
  journey,
}) => {
  const place = await fullLeaf(journey);
  // The browser refuses the scripts that the page would preload.
  journey.expectTrouble(/\.js csp$/);
  const page = await journey.otherBrowser({ javaScriptEnabled: false });
  await page.goto(listPath(place));
  const first = await readQuestions(journey, placeQuery(place));
  await expectQuestions(page, first);
  for (const [index, card] of (await cards(page).all()).entries()) {
    await expect(card).toContainText(someWords(first.questions[index]?.questions_text ?? ''));
  }
  await pagesBar(page).getByRole('link', { name: 'Page 2', exact: true }).click();
  await expectQuestions(page, await readQuestions(journey, `${placeQuery(place)}&page=2`), { number: 2 });

  await filters(page).getByRole('checkbox', { name: 'Easy', exact: true }).check();
  await filters(page).getByRole('button', { name: 'Apply' }).click();
  await expectQuestions(page, await readQuestions(journey, `${placeQuery(place)}&difficulty=Easy`));
  await chips(page).getByRole('link', { name: 'Remove filter Easy' }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('marks');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expectQuestions(page, await readQuestions(journey, `${placeQuery(place)}&sortBy=marks`));
  await page.getByRole('combobox', { name: 'Items per page' }).selectOption('2');
  await page.getByRole('button', { name: 'Set' }).click();
  await expectQuestions(page, await readQuestions(journey, `${placeQuery(place)}&sortBy=marks&pageSize=2`), {
    size: 2,
  });
  await page.setViewportSize(phone);
  await filtersButton(page).click();
  await expect(filters(page).getByRole('button', { name: 'Apply' })).toBeVisible();

  const question = await findWholeQuestion(
    journey,
    ({ hints, Answer }) => hints.length > 0 && (Answer[0]?.mark_lines.length ?? 0) > 0,
  );
  await page.goto(pathOf(question));
  await expect(page.getByRole('main')).toContainText(someWords(question.questions_text));
  await page.getByRole('region', { name: 'Hints' }).getByText(/^Hint/).first().click();
  await page.getByText('Worked answer', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Mark scheme' })).toBeVisible();
});

test('the list is accessible in every look, also narrowed, empty or asking for an account, and no formula makes it too wide', async ({
  page,
  journey,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const place = await fullLeaf(journey);
  for (const more of [
    '&difficulty=Easy&difficulty=Medium&pageSize=2',
    '&year=2000',
    '&bookmarkedQuestion=true',
  ]) {
    await visit(page, listPath(place, more));
    await expectAccessibleInEveryLook(page);
  }
  const withFormula = await findQuestion(journey, ({ questions_text: text }) => text.includes('$$'));
  await visit(page, listPath(homeOf(withFormula), '&pageSize=10'));
  await expect(answerLinks(page).first()).toBeVisible();
  for (const width of [320, 390]) await expectNoSidewaysScroll(page, width);
  expect(await stretchFormulas(page)).toBeGreaterThan(0);
  for (const width of [320, 390]) await expectNoSidewaysScroll(page, width);
});
