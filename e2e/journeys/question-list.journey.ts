import { expectAccessible, expectAccessibleInEveryLook } from '../axe.ts';
import { expect, hydrated, staff, test, visit } from '../journey.ts';
import { fillLogin, hold, loginDialog } from './account-screens.ts';
import {
  findPlace,
  findQuestion,
  fullLeaf,
  homeOf,
  listPath,
  placeQuery,
  readPlaces,
  readQuestions,
  someWords,
} from './bank-facts.ts';
import {
  answerLinks,
  cards,
  chips,
  expectNoSidewaysScroll,
  expectQuestions,
  facts,
  filters,
  filtersButton,
  pageItems,
  pagesBar,
  range,
  shownIds,
  stretchFormulas,
  tabTo,
} from './bank-screens.ts';

const root = '/ibdp-question-bank';
const phone = { width: 390, height: 844 };
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, offset) => from + offset).join(' ');

test('a long list is paged through, and the bar leaves gaps', async ({ page, journey }) => {
  test.slow();
  const at = (number: number) => readQuestions(journey, `page=${number}&pageSize=2`);
  const { total } = await at(1);
  const last = Math.ceil(total / 2);
  expect(last, 'pages of two').toBeGreaterThan(8);
  await visit(page, `${root}?page=1&pageSize=2`);
  const go = (name: string) => pagesBar(page).getByRole('link', { name, exact: true }).click();
  const expectPage = async (number: number, items: string) => {
    await expectQuestions(page, await at(number), { size: 2, number });
    await expect.poll(() => pageItems(page)).toBe(items);
    await expect(pagesBar(page).getByRole('link', { name: `Page ${number}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  };
  await expectPage(1, `1 2 3 4 5 … ${last}`);
  await expect(pagesBar(page).getByRole('link', { name: 'Previous page' })).toHaveCount(0);
  await go('Next page');
  await expectPage(2, `1 2 3 4 5 … ${last}`);
  await go('Page 5');
  await expectPage(5, `1 … 4 5 6 … ${last}`);
  await go('Previous page');
  await expectPage(4, `1 … 3 4 5 … ${last}`);
  await go(`Page ${last}`);
  await expectPage(last, `1 … ${numbers(last - 4, last)}`);
  await expect(pagesBar(page).getByRole('link', { name: 'Next page' })).toHaveCount(0);
  // The list starts where its heading is, not where the bar was.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await visit(page, `${root}?page=${last + 1}&pageSize=2`);
  await expect(page.getByRole('heading', { name: 'The list ends before this page' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expectPage(1, `1 2 3 4 5 … ${last}`);
});

test('two, five or ten to a page, and up to six pages are all in the bar', async ({ page, journey }) => {
  const place = await findPlace(journey, ({ count }) => count > 10 && count <= 60);
  await visit(page, listPath(place));
  const size = page.getByRole('combobox', { name: 'Items per page' });
  await expect(size.getByRole('option')).toHaveText(['2', '5', '10']);
  await expect(size).toHaveValue('5');
  for (const items of [10, 2, 5]) {
    await size.selectOption(String(items));
    await expectQuestions(page, await readQuestions(journey, `${placeQuery(place)}&pageSize=${items}`), {
      size: items,
    });
    const last = Math.ceil(place.count / items);
    await expect.poll(() => pageItems(page)).toBe(last > 6 ? `1 2 3 4 5 … ${last}` : numbers(1, last));
  }
  // Another size begins at the first page again.
  await pagesBar(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await size.selectOption('10');
  await expect(page).toHaveURL(listPath(place, '&pageSize=10'));
});

test('every filter narrows the list, shows as a chip and comes off with it', async ({ page, journey }) => {
  test.slow();
  const sample = await findQuestion(
    journey,
    ({ year, month, timezone, paper, level }) => ![year, month, timezone, paper, level].includes(null),
  );
  const subject = { slugs: [sample.subject.slug] };
  const query = `${placeQuery(subject)}&page=1`;
  await visit(page, `${root}?${query}`);
  const panel = filters(page);
  const check = (name: string) => panel.getByRole('checkbox', { name, exact: true }).check();
  const select = (name: string, label: string | number | null) =>
    panel.getByRole('combobox', { name, exact: true }).selectOption({ label: String(label) });

  const expectNarrowed = async (parameter: string, chip: string, everyCard: RegExp) => {
    await expect(page).toHaveURL(`${root}?${placeQuery(subject)}&${parameter}&page=1`);
    const narrowed = await readQuestions(journey, new URL(page.url()).search);
    await expectQuestions(page, narrowed);
    expect(narrowed.questions.length, `questions with ${parameter}`).toBeGreaterThan(0);
    for (const card of await cards(page).all()) await expect(facts(card)).toContainText(everyCard);
    await chips(page)
      .getByRole('link', { name: `Remove filter ${chip}`, exact: true })
      .click();
    await expect(page).toHaveURL(`${root}?${query}`);
    await expect(chips(page)).toHaveCount(0);
    await expectQuestions(page, await readQuestions(journey, query));
  };

  const { year, month, timezone, paper, level } = sample;
  await select('Year', year);
  await expectNarrowed(`year=${year}`, String(year), new RegExp(`${year}`));
  await select('Month', month);
  await expectNarrowed(`month=${month}`, String(month), new RegExp(`${month} `));
  await select('Paper', paper);
  await expectNarrowed(`paper=${paper}`, `Paper ${paper}`, new RegExp(`P${paper}`));
  await select('Time zone', `TZ${timezone}`);
  await expectNarrowed(`timezone=${timezone}`, `TZ${timezone}`, new RegExp(`TZ${timezone}`));
  await select('Level', level);
  await expectNarrowed(`level=${level}`, String(level), new RegExp(String(level)));
  for (const difficulty of ['Easy', 'Medium', 'Hard']) {
    await check(difficulty);
    await expectNarrowed(`difficulty=${difficulty}`, difficulty, new RegExp(difficulty));
  }
  await check('Calculator');
  await expectNarrowed('calculatorAllowed=true', 'Calculator', /Calculator/);
  await check('No calculator');
  await expectNarrowed('calculatorNotAllowed=true', 'No calculator', /No calculator/);
});

test('filters work together, and come off one by one or all at once', async ({ page, journey }) => {
  test.slow();
  const place = await fullLeaf(journey);
  await visit(page, listPath(place));
  const panel = filters(page);
  await panel.getByRole('checkbox', { name: 'Easy', exact: true }).check();
  await panel.getByRole('checkbox', { name: 'Medium', exact: true }).check();
  await panel.getByRole('checkbox', { name: 'No calculator', exact: true }).check();
  const query = `${placeQuery(place)}&difficulty=Easy&difficulty=Medium&calculatorNotAllowed=true`;
  await expect(page).toHaveURL(`${root}?${query}`);
  await expectQuestions(page, await readQuestions(journey, query));
  await expect(chips(page).getByRole('listitem')).toHaveText([
    'Remove filter Easy',
    'Remove filter Medium',
    'Remove filter No calculator',
    'Clear all',
  ]);
  await chips(page).getByRole('link', { name: 'Remove filter Easy' }).click();
  await expect(panel.getByRole('checkbox', { name: 'Easy', exact: true })).not.toBeChecked();
  await expect(panel.getByRole('checkbox', { name: 'Medium', exact: true })).toBeChecked();
  await chips(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(listPath(place));
  await expect(chips(page)).toHaveCount(0);

  // Neither the way back nor a chip leaves a choice behind that the next one would bring along.
  for (const leave of [() => page.goBack(), () => chips(page).getByRole('link').click()]) {
    await panel.getByRole('checkbox', { name: 'Easy', exact: true }).check();
    await expect(page).toHaveURL(listPath(place, '&difficulty=Easy'));
    await expect(chips(page).getByRole('link')).toHaveText(['Remove filter Easy']);
    await leave();
    await expect(page).toHaveURL(listPath(place));
    await expect(panel.getByRole('checkbox', { name: 'Easy', exact: true })).not.toBeChecked();
  }

  // Choices made while their lists are still on the way build on each other.
  const gate = await hold(page, '**/ibdp-question-bank.data?*');
  await panel.getByRole('checkbox', { name: 'Easy', exact: true }).check();
  await expect.poll(() => gate.requests).toBeGreaterThan(0);
  await panel.getByRole('checkbox', { name: 'Hard', exact: true }).check();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('marks');
  await expect(panel.getByRole('checkbox', { name: 'Easy', exact: true })).toBeChecked();
  gate.open();
  await expect(page).toHaveURL(listPath(place, '&difficulty=Easy&difficulty=Hard&sortBy=marks'));
  await page.unrouteAll({ behavior: 'wait' });
  await chips(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(listPath(place, '&sortBy=marks'));
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('');
  await expect(page).toHaveURL(listPath(place));

  // A year without questions shows none, and a way out.
  await panel.getByRole('combobox', { name: 'Year', exact: true }).selectOption('2000');
  await expect(range(page)).toHaveText("Showing 0 to 0 Q's out of 0");
  await expect(page.getByRole('heading', { name: 'No questions here' })).toBeVisible();
  await page.getByRole('link', { name: 'Take all filters off' }).click();
  await expectQuestions(page, await readQuestions(journey, placeQuery(place)));
});

test('choosing a topic in the panel opens what is below it', async ({ page, journey }) => {
  const deep = await findPlace(journey, ({ slugs, count }) => slugs.length === 4 && count > 0);
  const [subject, topic, subtopic, subsubtopic] = deep.slugs;
  await visit(page, `${root}?page=1`);
  const panel = filters(page);
  for (const [label, slug] of [
    ['Subject', subject],
    ['Topic', topic],
    ['Subtopic', subtopic],
    ['Sub-subtopic', subsubtopic],
  ] as const) {
    await panel.getByRole('combobox', { name: label, exact: true }).selectOption(slug ?? '');
  }
  await expect(page).toHaveURL(listPath(deep));
  await expectQuestions(page, await readQuestions(journey, placeQuery(deep)));
  await expect(page.getByRole('heading', { level: 1, name: deep.name })).toBeVisible();
  // Another topic forgets what lay below the old one.
  const other = (await readPlaces(journey)).find(
    ({ slugs }) => slugs.length === 2 && slugs[0] === subject && slugs[1] !== topic,
  );
  await panel.getByRole('combobox', { name: 'Topic', exact: true }).selectOption(other?.slugs[1] ?? '');
  await expect(page).toHaveURL(listPath(other ?? deep));
});

test('one sorts by priority, year, difficulty or marks, up and down', async ({ page, journey }) => {
  test.slow();
  const place = await findPlace(journey, ({ count, slugs }) => count > 10 && slugs.length === 2);
  await visit(page, listPath(place, '&pageSize=10'));
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort.getByRole('option')).toHaveText([
    'Recommended',
    'Priority',
    'Year',
    'Difficulty',
    'Marks',
  ]);
  const readValues = async (key: string): Promise<number[]> => {
    const texts = await facts(page).allTextContents();
    if (key === 'marks') return texts.map((text) => Number(/\[(\d+) marks?\]/.exec(text)?.[1]));
    if (key === 'year') return texts.flatMap((text) => /\b20\d\d/.exec(text)?.[0] ?? []).map(Number);
    return texts.map((text) => ['Easy', 'Medium', 'Hard'].findIndex((word) => text.includes(word)));
  };
  for (const key of ['priority', 'year', 'difficulty', 'marks']) {
    await sort.selectOption(key);
    await expect(page).toHaveURL(new RegExp(`sortBy=${key}`));
    for (const [order, change] of [
      ['asc', 'Ascending order; change to descending'],
      ['desc', 'Descending order; change to ascending'],
    ] as const) {
      const query = `${placeQuery(place)}&sortBy=${key}&sortOrder=${order}&pageSize=10`;
      await expectQuestions(page, await readQuestions(journey, query), { size: 10 });
      if (key !== 'priority') {
        const values = await readValues(key);
        const sorted = values.toSorted((one, other) => (order === 'asc' ? one - other : other - one));
        expect(values, `${key} ${order}`).toEqual(sorted);
      }
      await page.getByRole('link', { name: change }).click();
      await (order === 'asc'
        ? expect(page).toHaveURL(/sortOrder=desc/)
        : expect(page).not.toHaveURL(/sortOrder/));
    }
  }
});

test('the address holds the list: reload, another browser, back and forward', async ({ page, journey }) => {
  test.slow();
  const place = await findPlace(journey, ({ count, slugs }) => count > 10 && slugs.length === 2);
  await visit(page, listPath(place));
  const panel = filters(page);
  await panel.getByRole('checkbox', { name: 'Medium', exact: true }).check();
  await expect(page).toHaveURL(/difficulty=Medium/);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('marks');
  await expect(page).toHaveURL(/sortBy=marks/);
  await page.getByRole('link', { name: 'Ascending order; change to descending' }).click();
  await expect(page).toHaveURL(/sortOrder=desc/);
  await page.getByRole('combobox', { name: 'Items per page' }).selectOption('2');
  await expect(page).toHaveURL(/pageSize=2/);
  await pagesBar(page).getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  const address = page.url();
  const second = await readQuestions(journey, new URL(address).search);
  const expectSame = async (browser: typeof page) => {
    await expectQuestions(browser, second, { size: 2, number: 2 });
    await expect(filters(browser).getByRole('checkbox', { name: 'Medium', exact: true })).toBeChecked();
    await expect(browser.getByRole('combobox', { name: 'Sort by' })).toHaveValue('marks');
    await expect(browser.getByRole('combobox', { name: 'Items per page' })).toHaveValue('2');
    await expect(browser.getByRole('link', { name: 'Descending order; change to ascending' })).toBeVisible();
    await expect(chips(browser).getByRole('link')).toHaveText(['Remove filter Medium']);
  };
  await expectSame(page);
  await page.reload();
  await expectSame(page);
  const elsewhere = await journey.otherBrowser();
  await visit(elsewhere, address);
  await expectSame(elsewhere);

  await hydrated(page);
  await page.goBack();
  await expectQuestions(page, await readQuestions(journey, new URL(address).search.replace('page=2&', '')), {
    size: 2,
  });
  for (let steps = 0; steps < 4; steps += 1) await page.goBack();
  await expect(page).toHaveURL(listPath(place));
  await expectQuestions(page, await readQuestions(journey, placeQuery(place)));
  await expect(panel.getByRole('checkbox', { name: 'Medium', exact: true })).not.toBeChecked();
  for (let steps = 0; steps < 5; steps += 1) await page.goForward();
  await expect(page).toHaveURL(address);
  await expectSame(page);
});

test('an address with nonsense in it shows the list that it still means', async ({ page, journey }) => {
  const place = await fullLeaf(journey);
  await visit(page, listPath(place, '&year=99999&paper=x&difficulty=Huge&page=-3&pageSize=7&sortBy=colour'));
  await expectQuestions(page, await readQuestions(journey, placeQuery(place)));
  await expect(chips(page)).toHaveCount(0);
});

test("filters of one's own marks are for those who are signed in", async ({ page, journey }) => {
  test.slow();
  const place = await fullLeaf(journey);
  const { total, questions } = await readQuestions(journey, `${placeQuery(place)}&pageSize=10`);
  const [done, kept] = questions;
  const panel = filters(page);
  await visit(page, listPath(place));
  await expect(panel.getByRole('checkbox', { name: 'Easy', exact: true })).toBeVisible();
  for (const name of ['Completed', 'Not completed', 'Bookmarked', 'Verified', 'Topic changed']) {
    await expect(panel.getByRole('checkbox', { name, exact: true })).toHaveCount(0);
  }

  const { token } = await journey.signedIn(page);
  await journey.api('POST', '/api/completed_question', { token, body: { question_id: done?.id } });
  await journey.api('POST', `/api/user_question/${kept?.id}`, { token, body: { is_completed: false } });
  await visit(page, listPath(place));
  for (const name of ['Verified', 'Topic changed']) {
    await expect(panel.getByRole('checkbox', { name, exact: true })).toHaveCount(0);
  }
  await panel.getByRole('checkbox', { name: 'Completed', exact: true }).check();
  await expect.poll(() => shownIds(page)).toEqual([done?.id]);
  // One page alone needs no bar.
  await expect(range(page)).toHaveText("Showing 1 to 1 Q's out of 1");
  await expect(pagesBar(page)).toHaveCount(0);
  await page.reload();
  await expect.poll(() => shownIds(page)).toEqual([done?.id]);
  await chips(page).getByRole('link', { name: 'Remove filter Completed' }).click();
  await panel.getByRole('checkbox', { name: 'Not completed', exact: true }).check();
  await expect(range(page)).toHaveText(`Showing 1 to ${Math.min(5, total - 1)} Q's out of ${total - 1}`);
  await chips(page).getByRole('link', { name: 'Remove filter Not completed' }).click();
  await panel.getByRole('checkbox', { name: 'Bookmarked', exact: true }).check();
  await expect.poll(() => shownIds(page)).toEqual([kept?.id]);
});

test('a visitor with such an address is asked to log in, and then sees it', async ({ page, journey }) => {
  const place = await fullLeaf(journey);
  const account = await journey.signedUp();
  const [kept] = (await readQuestions(journey, placeQuery(place))).questions;
  await journey.api('POST', `/api/user_question/${kept?.id}`, {
    token: account.token,
    body: { is_completed: false },
  });
  await visit(page, listPath(place, '&bookmarkedQuestion=true'));
  await expect(page.getByRole('heading', { name: 'These filters need an account' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Login/Register' }).click();
  await fillLogin(loginDialog(page), account);
  await loginDialog(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect.poll(() => shownIds(page)).toEqual([kept?.id]);
});

test('staff filter by what is verified and whose topic changed', async ({ page, journey }) => {
  const place = await fullLeaf(journey);
  const { token } = await journey.signedIn(page, staff);
  await visit(page, listPath(place));
  const panel = filters(page);
  for (const [name, parameter] of [
    ['Verified', 'verified'],
    ['Topic changed', 'topicChanged'],
  ] as const) {
    await panel.getByRole('checkbox', { name, exact: true }).check();
    await expect(page).toHaveURL(listPath(place, `&${parameter}=true`));
    await expectQuestions(
      page,
      await readQuestions(journey, `${placeQuery(place)}&${parameter}=true`, token),
    );
    await chips(page)
      .getByRole('link', { name: `Remove filter ${name}` })
      .click();
    await expect(page).toHaveURL(listPath(place));
  }
  const visitor = await journey.otherBrowser();
  await visit(visitor, listPath(place, '&verified=true'));
  await expect(visitor.getByRole('heading', { name: 'These filters are for staff' })).toBeVisible();
  await expect(answerLinks(visitor)).toHaveCount(0);
});

test('on a phone the filters are a drawer', async ({ page, journey }) => {
  const place = await fullLeaf(journey);
  await page.setViewportSize(phone);
  await visit(page, listPath(place));
  await expect(filters(page)).toBeHidden();
  await filtersButton(page).click();
  await expect(filters(page)).toBeVisible();
  await filters(page).getByRole('checkbox', { name: 'Easy', exact: true }).check();
  const { total } = await readQuestions(journey, `${placeQuery(place)}&difficulty=Easy`);
  await filters(page)
    .getByRole('button', { name: `Show ${total} ${total === 1 ? 'question' : 'questions'}` })
    .click();
  await expect(filters(page)).toBeHidden();
  await expect(page).toHaveURL(listPath(place, '&difficulty=Easy'));
  await expect(filtersButton(page)).toHaveText('Filters (1)');
  await filtersButton(page).click();
  await page.keyboard.press('Escape');
  await expect(filters(page)).toBeHidden();
  await expect(filtersButton(page)).toBeFocused();
  await filtersButton(page).click();
  await filters(page).getByRole('button', { name: 'Close filters' }).click();
  await expect(filters(page)).toBeHidden();
});

test('without scripts the list is read, paged, filtered and sorted', async ({ journey }) => {
  test.slow();
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
  await page.goBack();

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
  await answerLinks(page).first().click();
  await page.getByText('Worked answer', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Mark scheme' })).toBeVisible();

  await page.setViewportSize(phone);
  await page.goto(listPath(place));
  await filtersButton(page).click();
  await expect(filters(page).getByRole('button', { name: 'Apply' })).toBeVisible();
});

test('filters and pages are used with the keyboard alone', async ({ page, journey }) => {
  test.slow();
  const place = await fullLeaf(journey);
  await visit(page, listPath(place));
  await tabTo(page, filters(page).getByRole('checkbox', { name: 'Easy', exact: true }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(listPath(place, '&difficulty=Easy'));
  const chip = chips(page).getByRole('link', { name: 'Remove filter Easy' });
  await tabTo(page, chip);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(listPath(place));
  await tabTo(page, pagesBar(page).getByRole('link', { name: 'Page 2', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(listPath(place, '&page=2'));
});

test('the list is accessible in every look, also narrowed, empty or asking for an account', async ({
  page,
  journey,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const place = await fullLeaf(journey);
  for (const more of ['&difficulty=Easy&difficulty=Medium', '&year=2000', '&bookmarkedQuestion=true']) {
    await visit(page, listPath(place, more));
    await expectAccessibleInEveryLook(page);
  }
  await page.setViewportSize(phone);
  await visit(page, listPath(place, '&difficulty=Easy'));
  await filtersButton(page).click();
  await expect(filters(page)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, {
      look: `with the filters open in ${colorScheme}`,
      within: filters(page),
    });
  }
});

test('no formula makes the list wider than the screen', async ({ page, journey }) => {
  test.slow();
  const withFormula = await findQuestion(journey, ({ questions_text: text }) => text.includes('$$'));
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, listPath(homeOf(withFormula), '&pageSize=10'));
    await expectNoSidewaysScroll(page, width);
    expect(await stretchFormulas(page)).toBeGreaterThan(0);
    await expectNoSidewaysScroll(page, width);
  }
});
