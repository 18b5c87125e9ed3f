import type { Locator, Page } from '@playwright/test';
import type { SearchResult } from '../../packages/contract/src/search/search.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, hydrated, staff, test, visit } from '../journey.ts';
import { toast } from './account-screens.ts';
import {
  answerOf,
  type Caller,
  expectNoSidewaysScroll,
  listOf,
  pageOf,
  someQuestions,
  staffToken,
  subjectsOf,
} from './student-work.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const box = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' });
const options = (page: Page) => dialog(page).getByRole('option');
const opener = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Search questions and topics' });

const isQuestion = ({ indexUid }: SearchResult) => indexUid === 'sevenfold-questions';
const found = (journey: Caller, query: string, token?: string) =>
  answerOf<SearchResult[]>(journey, 'GET', `/api/search?${new URLSearchParams({ query })}`, {
    ...(token && { token }),
  });
const pathOf = ({ topic, parent_topic: parent }: SearchResult) =>
  [parent?.parent_topic, parent, topic].filter((each) => each !== null && each !== undefined);
const addressOf = (result: SearchResult) => {
  const place = { subject: result.subject, topic_path: pathOf(result) } as Parameters<typeof listOf>[0];
  return isQuestion(result) ? pageOf({ ...place, id: result.id } as never) : listOf(place);
};

async function open(page: Page): Promise<void> {
  await opener(page).click();
  await expect(box(page)).toBeFocused();
}

/** Types and waits for the answer: Enter would choose a result if the answer came before it. */
async function searchFor(page: Page, query: string): Promise<void> {
  await box(page).fill(query);
  await expect(dialog(page).getByRole('status')).not.toHaveText('Searching…');
}

const optionAt = (page: Page, address: string) => dialog(page).locator(`[role="option"][href="${address}"]`);

test('the box, a slash and Ctrl-K open it, and Escape gives the focus back', async ({ page }) => {
  await visit(page, '/');
  await open(page);
  await expect(box(page)).toHaveAttribute('placeholder', 'Enter your subject, topic or sub topic here...');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  for (const keys of ['/', 'Control+k']) {
    await page.keyboard.press(keys);
    await expect(box(page), keys).toBeFocused();
    await expect(box(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }

  await visit(page, '/search');
  const ownBox = page.getByRole('main').getByRole('searchbox');
  await ownBox.press('/');
  await expect(ownBox).toHaveValue('/');
  await expect(dialog(page)).toBeHidden();
});

test('fast typing asks once, a second after the last letter', async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') asked.push(searchParams.get('query'));
  });
  await visit(page, '/');
  await open(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  /** What was asked until now is known after a call that goes the same way. */
  const askedByNow = async () => {
    await page.evaluate(() => fetch('/api/health/live'));
    return asked;
  };
  await box(page).pressSequentially('vect');
  await page.clock.runFor(900);
  await box(page).pressSequentially('ors');
  await page.clock.runFor(999);
  expect(await askedByNow()).toEqual([]);
  await page.clock.runFor(1);
  expect(await askedByNow()).toEqual(['vectors']);
  await expect(options(page).first()).toBeVisible();

  // Enter doesn't wait.
  await box(page).fill('integration');
  await box(page).press('Enter');
  expect(await askedByNow()).toEqual(['vectors', 'integration']);
});

test('results say what and where they are, in two groups', async ({ page, journey }) => {
  const results = await found(journey, 'differentiation');
  const groups = [
    ['Question Suggestions', results.filter(isQuestion)],
    ['Topic Suggestions', results.filter((result) => !isQuestion(result))],
  ] as const;
  await visit(page, '/');
  await open(page);
  await searchFor(page, 'differentiation');
  await expect(dialog(page).getByRole('group')).toHaveCount(2);
  for (const [title, members] of groups) {
    expect(members.length, title).toBeGreaterThan(0);
    const shown = dialog(page).getByRole('group', { name: title }).getByRole('option');
    await expect(shown).toHaveCount(members.length);
    for (const [position, result] of members.entries()) {
      const option = shown.nth(position);
      for (const { topic_name } of pathOf(result)) await expect(option).toContainText(topic_name);
      await expect(option).toContainText(`(${result.subject.subject_name})`);
      await expect(option).toHaveAttribute('href', addressOf(result));
      const hits = result._formatted.filter(({ hit }) => hit).map(({ text }) => text);
      await expect(option.locator('mark')).toHaveText(hits);
    }
  }
  await expect(
    options(page)
      .locator('mark')
      .filter({ hasText: /^differenti/i })
      .first(),
  ).toBeVisible();
});

for (const [typed, meant] of [
  ['diferentiation', /^differenti/i],
  ['bionomial', /^binomial/i],
] as const) {
  test(`${typed} finds what was meant`, async ({ page }) => {
    await visit(page, '/');
    await open(page);
    await searchFor(page, typed);
    await expect(options(page).locator('mark').filter({ hasText: meant }).first()).toBeVisible();
  });
}

test('what nobody wrote is not found, and the bank is offered', async ({ page }) => {
  await visit(page, '/');
  await open(page);
  await searchFor(page, 'zzzzqqqq');
  await expect(dialog(page).getByText('No Results Found')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await dialog(page).getByRole('link', { name: 'look through the question bank' }).click();
  await expect(page).toHaveURL('/ibdp-question-bank');
  await expect(dialog(page)).toBeHidden();
});

test('the arrow keys go round the results and Enter opens one', async ({ page, journey }) => {
  const results = await found(journey, 'differentiation');
  const inOrder = [...results.filter(isQuestion), ...results.filter((result) => !isQuestion(result))];
  await visit(page, '/');
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await searchFor(page, 'differentiation');
  const active = async () => {
    const id = await box(page).getAttribute('aria-activedescendant');
    const selected = dialog(page).locator('[role="option"][aria-selected="true"]');
    await expect(selected).toHaveCount(1);
    expect(await selected.getAttribute('id')).toBe(id);
    return selected.getAttribute('href');
  };
  const at = (position: number) => addressOf(inOrder.at(position) as SearchResult);
  expect(await active()).toBe(at(0));
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe(at(-1));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(at(1));
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(1));
  await expect(dialog(page)).toBeHidden();
});

test('a question that is chosen is shown, also from within the bank', async ({ page, journey }) => {
  const questions = (await found(journey, 'differentiation')).filter(isQuestion);
  const [first, second] = questions as [SearchResult, SearchResult];
  const choose = async (question: SearchResult) => {
    await page.keyboard.press('Control+k');
    await searchFor(page, 'differentiation');
    await optionAt(page, addressOf(question)).click();
    await expect(page).toHaveURL(addressOf(question));
    await expect(dialog(page)).toBeHidden();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(question.topic_name);
    const { questions_html } = await answerOf<{ questions_html: string }>(
      journey,
      'GET',
      `/api/questions/${question.id}`,
    );
    const words = questions_html.replaceAll(/<[^>]*>/g, ' ').match(/[A-Za-z]{4,}/g) ?? [];
    await expect(page.getByRole('article').first()).toContainText(words[0] as string);
  };
  await visit(page, '/');
  await choose(first);
  await choose(second);
  const [listed] = await someQuestions(journey, 1);
  await visit(page, listOf(listed as never));
  await choose(first);
});

test('a topic that is chosen filters the bank down to it, at each depth', async ({ page, journey }) => {
  test.slow();
  type Topic = { topic_name: string; slug: string; subtopics: readonly Topic[] };
  const wanted = new Map<number, { result: SearchResult; names: string[] }>();
  const look = async (topics: readonly Topic[], above: string[]) => {
    for (const topic of topics) {
      const names = [...above, topic.topic_name];
      const result =
        !wanted.has(names.length) &&
        (await found(journey, topic.topic_name)).find(
          (each) => !isQuestion(each) && each.slug === topic.slug && pathOf(each).length === names.length,
        );
      if (result) wanted.set(names.length, { result, names });
      if (wanted.size < 3) await look(topic.subtopics, names);
    }
  };
  for (const subject of await subjectsOf(journey)) if (wanted.size < 3) await look(subject.Topic, []);
  expect([...wanted.keys()].sort()).toEqual([1, 2, 3]);
  for (const { result, names } of wanted.values()) {
    await visit(page, '/');
    await open(page);
    await searchFor(page, names.at(-1) as string);
    await optionAt(page, addressOf(result)).click();
    await expect(page).toHaveURL(addressOf(result));
    const parts = [...new URL(page.url()).searchParams.keys()];
    expect(parts).toEqual(['subject', 'topic', 'subtopic', 'subsubtopic'].slice(0, names.length + 1));
    await expect(page.getByRole('heading', { level: 1, name: names.at(-1) as string })).toBeVisible();
  }
});

test('a search that fails says so and can be tried again', async ({ page, journey }) => {
  journey.expectTrouble(/\/api\/search|status of 500/);
  await visit(page, '/');
  await open(page);
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await searchFor(page, 'vectors');
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await page.unroute('**/api/search?*');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(options(page).first()).toBeVisible();
});

test('on a phone the notification of a failure leaves the box free', async ({ page, journey }) => {
  journey.expectTrouble(/\/api\/search|status of 500/);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  await searchFor(page, 'vectors');
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  for (const needed of [box(page), dialog(page).getByRole('button', { name: 'Try again' })]) {
    await needed.click({ trial: true, timeout: 3000 });
  }
});

test('results are a page too, whole without scripts', async ({ page, journey, baseURL }) => {
  const results = await found(journey, 'binomial');
  await visit(page, '/');
  await open(page);
  await searchFor(page, 'binomial');
  await dialog(page).getByRole('link', { name: 'Show as a page' }).click();
  await expect(page).toHaveURL('/search?query=binomial');
  await expect(page.getByText(`${results.length} results for “binomial”`)).toBeVisible();

  // Chromium says so of every script that it doesn't run.
  journey.expectTrouble(/request failed: \S+\/assets\/\S+\.js csp$/);
  const plain = await journey.otherBrowser({ javaScriptEnabled: false });
  await plain.goto('/search?query=binomial');
  const main = plain.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Question Suggestions' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Topic Suggestions' })).toBeVisible();
  for (const result of results) {
    const link = main.locator(`li a[href="${addressOf(result)}"]`);
    await expect(link).toContainText(`(${result.subject.subject_name})`);
  }
  await main.getByRole('searchbox').fill('bionomial');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(plain).toHaveURL('/search?query=bionomial');
  await expect(main.locator('mark').first()).toHaveText(/binomial/i);
  await main.getByRole('searchbox').fill('zzzzqqqq');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(main.getByText('No Results Found')).toBeVisible();
  await plain.goto('/search');
  await expect(main.getByRole('searchbox')).toHaveAttribute(
    'placeholder',
    'Enter your subject, topic or sub topic here...',
  );

  const address = `${baseURL}/search?query=binomial`;
  const whole = await fetch(address);
  expect(whole.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const again = await fetch(address, { headers: { 'If-None-Match': whole.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  const head = await fetch(`${baseURL}/search?query=binomials`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await (await fetch(`${baseURL}/search?query=binomials`)).text()).toContain('Topic Suggestions');
});

test('subjects that only staff see are found by staff alone', async ({ page, journey }) => {
  const token = await staffToken(journey);
  const seenByAll = new Set((await subjectsOf(journey)).map(({ slug }) => slug));
  const hidden = (await subjectsOf(journey, token)).filter(({ slug }) => !seenByAll.has(slug));
  const topics = hidden.flatMap((subject) => subject.Topic.map((topic) => ({ subject, topic })));
  expect(topics.length).toBeGreaterThan(0);
  for (const { topic } of topics) {
    const seen = await found(journey, topic.topic_name);
    expect(seen.filter(({ subject }) => !seenByAll.has(subject.slug))).toEqual([]);
  }
  const { subject, topic } = topics[0] as (typeof topics)[number];
  const ofSubject = (within: Locator) =>
    within.getByText(`(${subject.subject_name})`, { exact: true }).first();
  await visit(page, '/');
  await open(page);
  await searchFor(page, topic.topic_name);
  await expect(dialog(page)).not.toContainText(`(${subject.subject_name})`);
  const query = new URLSearchParams({ query: topic.topic_name });
  await visit(page, `/search?${query}`);
  await expect(page.getByRole('main')).not.toContainText(`(${subject.subject_name})`);

  await journey.signedIn(page, staff);
  await visit(page, '/');
  await open(page);
  await searchFor(page, topic.topic_name);
  await expect(ofSubject(dialog(page))).toBeVisible();
  await visit(page, `/search?${query}`);
  await expect(ofSubject(page.getByRole('main'))).toBeVisible();
});

test('the dialog and the page bear an audit in every look, and narrow screens', async ({ page }) => {
  test.slow();
  await visit(page, '/');
  await open(page);
  await expectAccessibleInEveryLook(page);
  await searchFor(page, 'differentiation');
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await searchFor(page, 'zzzzqqqq');
  await expect(dialog(page).getByText('No Results Found')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  for (const address of ['/search', '/search?query=differentiation', '/search?query=zzzzqqqq']) {
    await visit(page, address);
    await expectAccessibleInEveryLook(page);
    await expectNoSidewaysScroll(page);
  }
});
