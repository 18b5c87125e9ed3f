import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import {
  endDialog,
  expectQuestion,
  firstField,
  goToField,
  makeTest,
  press,
  startInBrowser,
} from './test-screens.ts';

/** Everything that the page and its scripts are told. What a page was left too early to read is empty. */
function listen(page: Page): Promise<string>[] {
  const told: Promise<string>[] = [];
  page.on('response', (response) => {
    if (['document', 'fetch', 'xhr'].includes(response.request().resourceType())) {
      told.push(response.text().catch(() => ''));
    }
  });
  return told;
}

test('what is typed in a test lives through a lost connection, a reload and a second tab, and is marked at the end', async ({
  page,
  context,
  journey,
}) => {
  journey.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const { token } = await journey.signedIn(page);
  const told = listen(page);
  const slug = await makeTest(journey, token);
  await startInBrowser(page, slug);
  const { at, stored } = await goToField(page, journey, token, slug);

  await firstField(page).fill('12');
  await expect.poll(stored).toBe('12');

  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await firstField(page).fill('12345');
  await page.reload().catch(() => undefined);
  await context.setOffline(false);
  await page.goto(`/take-a-test/${slug}`);
  await expectQuestion(page, at + 1);
  await expect(firstField(page)).toHaveValue('12345');
  await expect.poll(stored).toBe('12345');

  const second = await context.newPage();
  await second.goto(`/take-a-test/${slug}`);
  await expectQuestion(second, at + 1);
  await expect(firstField(second)).toHaveValue('12345');
  await firstField(second).fill('123456');
  await expect(firstField(page)).toHaveValue('123456');
  await expect.poll(stored).toBe('123456');
  await expect(page.getByText(/Not right|Right/)).toHaveCount(0);

  // Pages and answers of the API: none knows anything of what is right.
  const heard = await Promise.all(told);
  expect(heard.length).toBeGreaterThan(5);
  for (const body of heard) {
    expect(body).not.toMatch(/"(verdict|expected|mistakes|follows|unless|note_html|mark_lines)"/);
  }

  await press(page, 'End test');
  await endDialog(page).getByRole('button', { name: 'End test' }).click();
  await expect(page.getByText('Marked from what you typed')).toBeVisible();
  await expect(second.getByText('Marked from what you typed')).toBeVisible();
  await page.getByRole('link', { name: 'Review answers' }).click();
  const answers = page.getByRole('region', { name: `Your answers to question ${at + 1}` });
  await expect(answers.getByText('123456', { exact: true }).first()).toBeVisible();
  await expect(answers.getByText('Not right').first()).toBeVisible();
});
