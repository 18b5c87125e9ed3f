import { expect, hydrated, test, visit } from '../journey.ts';
import { fillLogin, loginDialog, toast } from './account-screens.ts';
import { findQuestion, fullLeaf, listPath, locate, pathOf, placeQuery, readQuestions } from './bank-facts.ts';
import { answerLinks, button, cardAt, filters, shownIds } from './bank-screens.ts';

const ownIds = async (journey: Parameters<typeof readQuestions>[0], kind: string, token: string) => {
  const answer = await journey.api('GET', `/api/${kind}`, { token });
  return ((await answer.json()) as { question_id: number }[]).map((own) => own.question_id);
};

test('marks stay and pins come first, for those who put them; a link is copied', async ({
  page,
  context,
  journey,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const leaf = await fullLeaf(journey);
  const { questions } = await readQuestions(journey, placeQuery(leaf));
  const before = questions.map(({ id }) => id);
  const [first, , third] = questions;
  const { token } = await journey.signedIn(page);
  await visit(page, listPath(leaf));
  await button(cardAt(page, 1), 'Bookmark').click();
  await expect(toast(page, 'Question saved! Find it in bookmarks for easy access.')).toBeVisible();
  await button(cardAt(page, 1), 'Complete').focus();
  await page.keyboard.press('Space');
  await expect(toast(page, 'Question marked as completed')).toBeVisible();
  await button(cardAt(page, 3), 'Pin').click();
  await expect(toast(page, 'Question pinned')).toBeVisible();
  expect(await ownIds(journey, 'user_question', token)).toEqual([first?.id]);
  expect(await ownIds(journey, 'completed_question/user', token)).toEqual([first?.id]);
  expect(await ownIds(journey, 'pinned_question/user', token)).toEqual([third?.id]);

  // Nothing that is seen moves: until the reader's own list is there, the cards are blank.
  const isList = (url: URL) => url.pathname === '/api/questions';
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isList, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => isList(new URL(request.url())));
  await page.reload();
  await asked;
  await expect(page.locator('article')).toHaveCount(before.length);
  expect(await shownIds(page)).toEqual([]);
  release();
  await expect.poll(() => shownIds(page)).toEqual([third?.id, ...before.filter((id) => id !== third?.id)]);
  await page.unroute(isList);
  await expect(button(cardAt(page, 1), 'Pin')).toHaveAttribute('aria-pressed', 'true');
  for (const mark of ['Bookmark', 'Complete']) {
    await expect(button(cardAt(page, 2), mark)).toHaveAttribute('aria-pressed', 'true');
  }
  await hydrated(page);
  await filters(page).getByRole('checkbox', { name: 'Bookmarked', exact: true }).check();
  await expect.poll(() => shownIds(page)).toEqual([first?.id]);
  await button(cardAt(page, 1), 'Complete').click();
  await expect(toast(page, 'Question marked as incomplete')).toBeVisible();
  expect(await ownIds(journey, 'completed_question/user', token)).toEqual([]);

  await button(cardAt(page, 1), 'Share').click();
  await expect(toast(page, 'Link copied to your clipboard!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}${first ? pathOf(first) : ''}`);
  expect((await readQuestions(journey, placeQuery(leaf))).questions.map(({ id }) => id)).toEqual(before);
});

test('a mark that a visitor puts is done after the login, on the same list', async ({ page, journey }) => {
  const place = await fullLeaf(journey);
  const account = await journey.signedUp();
  await visit(page, listPath(place));
  const [, second = 0] = await shownIds(page);
  await button(cardAt(page, 2), 'Pin').click();
  await expect(toast(page, 'You need to login to pin a question')).toBeVisible();
  await fillLogin(loginDialog(page), account);
  await loginDialog(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(loginDialog(page)).toBeHidden();
  // The list is loaded anew after such a login, with the pinned question at its front.
  await expect(answerLinks(page).first()).toHaveAttribute('href', new RegExp(`/${second}(?:\\?|$)`));
  await expect(button(cardAt(page, 1), 'Pin')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => ownIds(journey, 'pinned_question/user', account.token)).toEqual([second]);
  await expect(page).toHaveURL(listPath(place));
});

test('a video solution plays in a window', async ({ page, journey }) => {
  const filmed = await findQuestion(journey, (question) => question.video_solution !== null);
  const { path, position } = await locate(journey, filmed);
  await visit(page, path);
  const play = button(cardAt(page, position), 'Video Solution');
  await play.click();
  const dialog = page.getByRole('dialog', { name: 'Video Solution' });
  const player = dialog.locator('video');
  await expect(player).toHaveAttribute('src', filmed.video_solution ?? '');
  await player.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(play).toBeFocused();
});
