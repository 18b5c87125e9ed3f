import type { Page } from '@playwright/test';
import { expect, hydrated, test, visit } from '../journey.ts';
import { fillLogin, hold, loginDialog, toast } from './account-screens.ts';
import {
  findPlace,
  findQuestion,
  fullLeaf,
  listPath,
  locate,
  pathOf,
  placeQuery,
  readQuestions,
  someWords,
} from './bank-facts.ts';
import { answerLinks, button, cardAt, facts, shownIds, tabTo } from './bank-screens.ts';

const marks = [
  {
    name: 'Bookmark',
    put: (id: number) => `/api/user_question/${id}`,
    remove: (id: number) => `/api/user_question/${id}`,
    own: '/api/user_question',
    done: 'Question saved! Find it in bookmarks for easy access.',
    undone: 'Question removed from bookmarks.',
    needsLogin: 'You need to login to bookmark a question',
  },
  {
    name: 'Complete',
    put: () => '/api/completed_question',
    remove: (id: number) => `/api/completed_question/user/${id}`,
    own: '/api/completed_question/user',
    done: 'Question marked as completed',
    undone: 'Question marked as incomplete',
    needsLogin: 'You need to login to mark a question as completed',
  },
  {
    name: 'Pin',
    put: () => '/api/pinned_question',
    remove: (id: number) => `/api/pinned_question/user/${id}`,
    own: '/api/pinned_question/user',
    done: 'Question pinned',
    undone: 'Question unpinned',
    needsLogin: 'You need to login to pin a question',
  },
] as const;

async function logIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await fillLogin(loginDialog(page), person);
  await loginDialog(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(loginDialog(page)).toBeHidden();
}

test('a card tells what the question is about', async ({ page, journey }) => {
  const question = await findQuestion(
    journey,
    ({ year, month, timezone, paper, level, question_number: number }) =>
      ![year, month, timezone, paper, level].includes(null) && number === null,
  );
  const { path, position } = await locate(journey, question);
  await visit(page, path);
  const card = cardAt(page, position);
  await expect(card.getByRole('heading')).toContainText(question.topic.topic_name);
  await expect(facts(card).getByRole('listitem')).toHaveText([
    question.difficulty,
    question.calculatorAllowed ? 'Calculator' : 'No calculator',
    question.level ?? '',
    `${question.month} ${question.year} TZ${question.timezone} P${question.paper}`,
    `[${question.marks} ${question.marks === 1 ? 'mark' : 'marks'}]`,
  ]);
  await expect(card).toContainText(someWords(question.questions_text));

  const elsewhere = await findQuestion(journey, ({ OtherTopicsOnQuestion: others }) => others.length > 0);
  const there = await locate(journey, elsewhere);
  await visit(page, there.path);
  for (const topic of elsewhere.OtherTopicsOnQuestion) {
    await expect(cardAt(page, there.position).getByText(/^Also in/)).toContainText(topic.topic_name);
  }
});

test('View Answer leads to the question, with its answer open', async ({ page, journey }) => {
  const place = await fullLeaf(journey);
  const [, second] = (await readQuestions(journey, placeQuery(place))).questions;
  await visit(page, listPath(place));
  await answerLinks(page).nth(1).click();
  await expect(page).toHaveURL(new RegExp(`/${second?.id}\\?`));
  expect(new URL(page.url()).pathname).toBe(second ? pathOf(second) : '');
  await expect(page.getByRole('region', { name: 'Mark scheme' })).toBeVisible();
});

test('a video solution plays in a window, and only where there is one', async ({
  page,
  journey,
  baseURL,
}) => {
  // The film itself is on another site, which isn't asked.
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => route.fulfill({ status: 200, contentType: 'video/mp4', body: '' }),
  );
  const filmed = await findQuestion(journey, (question) => question.video_solution !== null);
  const { path, position } = await locate(journey, filmed);
  await visit(page, path);
  const play = button(cardAt(page, position), 'Video Solution');
  await play.click();
  const dialog = page.getByRole('dialog', { name: 'Video Solution' });
  await expect(dialog).toBeVisible();
  const player = dialog.locator('video, iframe');
  await expect(player).toBeVisible();
  await expect(player).toHaveAttribute('src', /^https:\/\//);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(play).toBeFocused();

  const silent = await findQuestion(journey, (question) => question.video_solution === null);
  const there = await locate(journey, silent);
  await visit(page, there.path);
  await expect(cardAt(page, there.position)).toBeVisible();
  await expect(button(cardAt(page, there.position), 'Video Solution')).toHaveCount(0);
});

for (const mark of marks) {
  test(`${mark.name} answers at once, says so and stays`, async ({ page, journey }) => {
    const place = await fullLeaf(journey);
    const { token } = await journey.signedIn(page);
    await visit(page, listPath(place));
    const id = (await shownIds(page))[0] ?? 0;
    const ownIds = async () => {
      const answer = await journey.api('GET', mark.own, { token });
      return ((await answer.json()) as { question_id: number }[]).map((own) => own.question_id);
    };
    const toggle = button(cardAt(page, 1), mark.name);
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    const gate = await hold(page, `**${mark.put(id)}`);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => gate.requests).toBe(1);
    expect(await ownIds()).toEqual([]);
    gate.open();
    await expect(toast(page, mark.done)).toBeVisible();
    expect(await ownIds()).toEqual([id]);
    await page.unrouteAll({ behavior: 'wait' });

    await page.reload();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(toast(page, mark.undone)).toBeVisible();
    expect(await ownIds()).toEqual([]);
    await page.reload();
    await hydrated(page);
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');

    // Two quick presses arrive in their order.
    await toggle.dblclick();
    await expect(toast(page, mark.done)).toBeVisible();
    await expect(toast(page, mark.undone)).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(await ownIds()).toEqual([]);
  });

  test(`${mark.name} is taken back when the server fails`, async ({ page, journey }) => {
    const place = await fullLeaf(journey);
    const { token } = await journey.signedIn(page);
    await visit(page, listPath(place));
    const id = (await shownIds(page))[0] ?? 0;
    const toggle = button(cardAt(page, 1), mark.name);
    journey.expectTrouble(/ERR_FAILED|500/);

    await page.route(`**${mark.put(id)}`, (route) => route.abort());
    await toggle.click();
    await expect(toast(page, 'You seem to be offline.')).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await page.unrouteAll({ behavior: 'wait' });

    await page.route(`**${mark.put(id)}`, (route) => route.fulfill({ status: 500, body: 'no JSON' }));
    await toggle.click();
    await expect(toast(page, 'Something went wrong')).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(toast(page, mark.done)).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });

    await toggle.click();
    await expect(toast(page, mark.done)).toBeVisible();
    await page.route(`**${mark.remove(id)}`, (route) =>
      route.fulfill({ status: 500, json: { message: 'Try again later', code: 'failed' } }),
    );
    await toggle.click();
    await expect(toast(page, 'Try again later')).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    const own = (await (await journey.api('GET', mark.own, { token })).json()) as unknown[];
    expect(own).toHaveLength(1);
  });

  test(`${mark.name} as a visitor: login first, and then it is done`, async ({ page, journey }) => {
    const place = await fullLeaf(journey);
    const account = await journey.signedUp();
    await visit(page, listPath(place));
    const [, id = 0] = await shownIds(page);
    const toggle = button(cardAt(page, 2), mark.name);
    await toggle.click();
    await expect(toast(page, mark.needsLogin)).toBeVisible();
    await logIn(page, account);
    await expect
      .poll(async () => {
        const answer = await journey.api('GET', mark.own, { token: account.token });
        return ((await answer.json()) as { question_id: number }[]).map((own) => own.question_id);
      })
      .toEqual([id]);
    // A pinned question moves to the front of its list.
    const then = button(cardAt(page, mark.name === 'Pin' ? 1 : 2), mark.name);
    await expect(then).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(listPath(place));
  });
}

test('a visitor who closes the login dialog has nothing done later', async ({ page, journey }) => {
  const place = await fullLeaf(journey);
  const account = await journey.signedUp();
  await visit(page, listPath(place));
  await button(cardAt(page, 1), 'Bookmark').click();
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Login/Register' }).click();
  await logIn(page, account);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
  const own = await journey.api('GET', '/api/user_question', { token: account.token });
  expect(await own.json()).toEqual([]);
});

test('a visitor who reports logs in first and goes on with the report', async ({ page, journey }) => {
  const place = await fullLeaf(journey);
  const account = await journey.signedUp();
  await visit(page, listPath(place));
  await button(cardAt(page, 1), 'Report').click();
  await expect(toast(page, 'You need to login to report a question')).toBeVisible();
  await logIn(page, account);
  await expect(page.getByRole('dialog', { name: 'Report this question' })).toBeVisible();
});

test('only the last level of topics has pins, and there they come first', async ({ page, journey }) => {
  test.slow();
  const wide = await findPlace(journey, ({ isLeaf, count }) => !isLeaf && count > 2);
  const leaf = await fullLeaf(journey);
  await journey.signedIn(page);
  await visit(page, listPath(wide));
  await expect(button(cardAt(page, 1), 'Bookmark')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pin', exact: true })).toHaveCount(0);

  await visit(page, listPath(leaf));
  const before = await shownIds(page);
  await button(cardAt(page, 3), 'Pin').click();
  await expect(toast(page, 'Question pinned')).toBeVisible();
  await page.reload();
  const after = [before[2], ...before.filter((_, index) => index !== 2)];
  await expect.poll(() => shownIds(page)).toEqual(after);
  await expect(button(cardAt(page, 1), 'Pin')).toHaveAttribute('aria-pressed', 'true');

  // From the last page too: a pin doesn't care where it stood.
  const { questions } = await readQuestions(journey, `${placeQuery(leaf)}&page=2`);
  await visit(page, listPath(leaf, '&page=2'));
  await page
    .getByRole('article')
    .filter({ has: page.locator(`a[href*="/${questions[0]?.id}?"]`) })
    .getByRole('button', { name: 'Pin', exact: true })
    .click();
  await expect(toast(page, 'Question pinned')).toBeVisible();
  await visit(page, listPath(leaf));
  await expect.poll(async () => (await shownIds(page)).slice(0, 2)).toEqual([before[2], questions[0]?.id]);

  const visitor = await journey.otherBrowser();
  await visit(visitor, listPath(leaf));
  expect(await shownIds(visitor)).toEqual(before);
});

test('Share copies the link of the question', async ({ page, context, journey, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const place = await fullLeaf(journey);
  const [first] = (await readQuestions(journey, placeQuery(place))).questions;
  await visit(page, listPath(place));
  await button(cardAt(page, 1), 'Share').click();
  await expect(toast(page, 'Link copied to your clipboard!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}${first ? pathOf(first) : ''}`);
  const other = await journey.otherBrowser();
  await visit(other, copied);
  await expect(other).toHaveURL(copied);
});

test('a card is used with the keyboard alone', async ({ page, journey }) => {
  const place = await fullLeaf(journey);
  await journey.signedIn(page);
  await visit(page, listPath(place));
  const bookmark = button(cardAt(page, 1), 'Bookmark');
  await tabTo(page, bookmark);
  await page.keyboard.press('Space');
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, 'Question saved!')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(cardAt(page, 1), 'Complete')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(cardAt(page, 1), 'Complete')).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, answerLinks(page).nth(1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Mark scheme' })).toBeVisible();
});
