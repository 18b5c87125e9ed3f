import type { Page } from '@playwright/test';
import type { SearchResult } from '../../packages/contract/src/search/search.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, hydrated, test, visit } from '../journey.ts';
import { toast } from './account-screens.ts';
import {
  answerOf,
  type Caller,
  expectNoSidewaysScroll,
  keepNotifications,
  listOf,
  pageOf,
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

test('it is opened by its box and by keys, finds what was meant, and leads to questions and topics', async ({
  page,
  journey,
}) => {
  const results = await found(journey, 'differentiation');
  const topics = results.filter((result) => !isQuestion(result));
  // It is what topics are called, so they come first.
  const [topic, second] = topics as [SearchResult, SearchResult];
  const first = results.find(isQuestion) as SearchResult;
  const title = page.getByRole('heading', { level: 1 });
  await visit(page, '/');
  await open(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await searchFor(page, 'diferentiation');
  await expect(
    options(page)
      .locator('mark')
      .filter({ hasText: /^differenti/i })
      .first(),
  ).toBeVisible();
  await searchFor(page, 'differentiation');
  await expect(options(page)).toHaveCount(results.length);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addressOf(second));
  await expect(title).toContainText(second.topic_name);

  // From within the bank a question is loaded afresh.
  const choose = async (result: SearchResult) => {
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await searchFor(page, 'differentiation');
    await optionAt(page, addressOf(result)).click();
    await expect(page).toHaveURL(addressOf(result));
    // The page that is left would take a dialog along that is opened on it now.
    await expect(title).toContainText(result.topic_name);
    await expect(dialog(page)).toBeHidden();
  };
  await choose(first);
  const { questions_html } = await answerOf<{ questions_html: string }>(
    journey,
    'GET',
    `/api/questions/${first.id}`,
  );
  const words = questions_html.replaceAll(/<[^>]*>/g, ' ').match(/[A-Za-z]{4,}/g) ?? [];
  await expect(page.getByRole('article').first()).toContainText(words[0] as string);
  await choose(topic);
  await choose(first);
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

test('the dialog and the page bear an audit in every look, and narrow screens; a failure leaves the box free', async ({
  page,
  journey,
}) => {
  journey.expectTrouble(/\/api\/search|status of 500/);
  await keepNotifications(page);
  await visit(page, '/');
  await open(page);
  await expectAccessibleInEveryLook(page);
  await searchFor(page, 'differentiation');
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await searchFor(page, 'zzzzqqqq');
  await expect(dialog(page).getByText('No Results Found')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  for (const address of ['/search?query=differentiation', '/search?query=zzzzqqqq']) {
    await visit(page, address);
    await expectAccessibleInEveryLook(page);
    await expectNoSidewaysScroll(page);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  await searchFor(page, 'vectors');
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  for (const needed of [box(page), dialog(page).getByRole('button', { name: 'Try again' })]) {
    // A press waits until nothing covers what it is for, and the notification stays.
    await needed.click({ trial: true });
  }
});
