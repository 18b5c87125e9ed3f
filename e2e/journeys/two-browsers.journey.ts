import type { Locator, Page } from '@playwright/test';
import type { QuestionCard } from '../../packages/contract/src/questions/question.ts';
import { type Account, expect, test, visit } from '../journey.ts';
import { toast } from './account-screens.ts';
import { fullLeaf, placeQuery, readQuestions } from './bank-facts.ts';
import {
  answerOf,
  button,
  type Caller,
  cardOf,
  listOf,
  lookAgain,
  pageOf,
  someQuestions,
} from './student-work.ts';

type Mark = 'Pin' | 'Bookmark' | 'Complete';
const kinds = { Pin: 'pinned', Bookmark: 'bookmarked', Complete: 'completed' } as const;
const endpoints = {
  Pin: '/api/pinned_question/user',
  Bookmark: '/api/user_question',
  Complete: '/api/completed_question/user',
} as const;

const expectOn = (mark: Locator, on: boolean) => expect(mark).toHaveAttribute('aria-pressed', String(on));

/** Of one account, as the server has it: by the light call and by the kind's own, where a mark is there once. */
async function expectKept(journey: Caller, { token }: Account, mark: Mark, ids: number[]): Promise<void> {
  const marks = await answerOf<Record<string, number[]>>(journey, 'GET', '/api/question_marks', { token });
  expect(marks[kinds[mark]]).toEqual(ids);
  const rows = await answerOf<{ question_id: number }[]>(journey, 'GET', endpoints[mark], { token });
  expect(rows.map(({ question_id }) => question_id)).toEqual(ids);
}

/** Presses and waits until the server has answered. */
async function press(page: Page, mark: Locator): Promise<void> {
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) =>
        /\/(user|pinned|completed)_question/.test(response.url()) && response.request().method() !== 'GET',
    ),
    mark.click(),
  ]);
  expect(answer.status()).toBeLessThan(300);
}

const allMarks = ['Bookmark', 'Complete', 'Pin'] as const;

test('each mark pressed in two browsers ends the same in both', async ({ page, journey }) => {
  test.slow();
  const person = await journey.signedUp();
  // Only in the list of a topic without others below it can a question be pinned.
  const leaf = placeQuery(await fullLeaf(journey));
  const { questions } = await readQuestions(journey, leaf);
  const [question] = questions as [QuestionCard];
  const other = await journey.otherBrowser();
  await journey.signedIn(page, person);
  await journey.signedIn(other, person);
  await visit(page, listOf(question));
  await visit(other, listOf(question));

  for (const mark of allMarks) {
    const [a, b] = [page, other].map((each) => button(cardOf(each, question), mark)) as [Locator, Locator];
    await press(page, a);
    await expectOn(a, true);
    await lookAgain(other);
    await expectOn(b, true);
    await press(other, b);
    await expectOn(b, false);
    await lookAgain(page);
    await expectOn(a, false);
    await press(page, a);
    await expectKept(journey, person, mark, [question.id]);

    // Without a look in between: the other still shows it off, and putting it on twice is putting it on.
    await press(other, b);
    await expectOn(b, true);
    await expectKept(journey, person, mark, [question.id]);
    await press(page, a);
    await press(other, b);
    await expectOn(a, false);
    await expectOn(b, false);
    await expectKept(journey, person, mark, []);

    // Both at the same moment.
    await Promise.all([press(page, a), press(other, b)]);
    await expectKept(journey, person, mark, [question.id]);
  }
  for (const each of [page, other]) {
    await each.reload();
    for (const mark of allMarks) await expectOn(button(cardOf(each, question), mark), true);
    await expect(toast(each, 'Something went wrong')).toHaveCount(0);
  }
});

test('quick presses in one browser are as the last one in the other', async ({ page, journey }) => {
  const person = await journey.signedUp();
  const [question] = (await someQuestions(journey, 1)) as [QuestionCard];
  const other = await journey.otherBrowser();
  await journey.signedIn(page, person);
  await journey.signedIn(other, person);
  await visit(page, pageOf(question));
  await visit(other, listOf(question));
  const onPage = button(page.getByRole('article').first(), 'Complete');
  for (let presses = 0; presses < 5; presses += 1) await onPage.click();
  await expectOn(onPage, true);
  await expect
    .poll(async () => {
      await lookAgain(other);
      return button(cardOf(other, question), 'Complete').getAttribute('aria-pressed');
    })
    .toBe('true');
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expectOn(onPage, true);
  await expectKept(journey, person, 'Complete', [question.id]);
});

test('what was pressed last is kept, though the page is left before the server has answered', async ({
  page,
  journey,
}) => {
  const person = await journey.signedIn(page);
  const [question] = (await someQuestions(journey, 1)) as [QuestionCard];
  await visit(page, pageOf(question));
  let calls = 0;
  await page.route('**/api/completed_question', (route) => {
    calls += 1;
    // The first one gets stuck on its way.
    return calls === 1 ? undefined : route.fallback();
  });
  await button(page.getByRole('article').first(), 'Complete').click();
  await expect.poll(() => calls).toBe(1);
  await page.goto('/contact-us');
  await expect(() => expectKept(journey, person, 'Complete', [question.id])).toPass({ timeout: 20_000 });
});

test('the saved list follows what another browser does', async ({ page, journey }) => {
  const person = await journey.signedUp();
  const [first, second] = (await someQuestions(journey, 2)) as [QuestionCard, QuestionCard];
  const other = await journey.otherBrowser();
  await journey.signedIn(page, person);
  await journey.signedIn(other, person);
  await visit(page, '/saved-questions');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  for (const question of [first, second]) {
    await visit(other, pageOf(question));
    await press(other, button(other.getByRole('article').first(), 'Bookmark'));
  }
  const removal = (each: Page, { id }: QuestionCard) => button(each, `Remove question ${id}`);
  await lookAgain(page);
  await expect(removal(page, first)).toBeVisible();
  await expect(removal(page, second)).toBeVisible();

  // Both remove the same one; the second to do so had not seen it.
  await visit(other, '/saved-questions');
  await removal(page, first).click();
  await expect(removal(page, first)).toBeHidden();
  await expect(toast(page, 'Question removed from bookmarks.')).toBeVisible();
  await removal(other, first).click();
  await expect(removal(other, first)).toBeHidden();
  await expectKept(journey, person, 'Bookmark', [second.id]);

  await button(page, 'Clear all').click();
  await button(page.getByRole('alertdialog'), 'Clear all').click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await removal(other, second).click();
  await expect(other.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expectKept(journey, person, 'Bookmark', []);
});
