import type { Locator, Page } from '@playwright/test';
import type { Doubt } from '../../packages/contract/src/doubts/doubt.ts';
import type { QuestionCard } from '../../packages/contract/src/questions/question.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, type KeptMail, staff, test, visit } from '../journey.ts';
import { fillLogin, loginDialog, toast } from './account-screens.ts';
import {
  answerOf,
  button,
  type Caller,
  expectNoSidewaysScroll,
  lookAgain,
  pageOf,
  someQuestions,
  staffToken,
} from './student-work.ts';

const sent = 'Your doubt has been sent. You will find the reply in My Doubts.';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ask a doubt' });
const thread = (page: Page, { topic }: QuestionCard) =>
  page.getByRole('dialog', { name: topic.topic_name, exact: true });
const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const cells = (page: Page, row: number) => rows(page).nth(row).getByRole('cell');

const entriesOf = (dialogOfThread: Locator) =>
  dialogOfThread.getByRole('list', { name: 'Messages' }).getByRole('listitem');
const textBox = (within: Locator, name: string) => within.getByRole('textbox', { name });

const ask = (journey: Caller, token: string, { id }: QuestionCard, queries: string) =>
  answerOf<Doubt>(journey, 'POST', '/api/doubts', { token, body: { question_id: id, queries } });
const reply = async (journey: Caller, { id }: Doubt, queries: string) =>
  answerOf<Doubt>(journey, 'POST', `/api/admin/doubts/${id}/reply`, {
    token: await staffToken(journey),
    body: { queries },
  });

test('a doubt is asked, replied to and followed up, and bears an audit in every look on the way', async ({
  page,
  journey,
}) => {
  test.slow();
  const [question] = (await someQuestions(journey, 1)) as [QuestionCard];
  const person = await journey.signedIn(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/my-doubts');
  await expect(page.getByRole('heading', { name: 'No doubts yet' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);

  await visit(page, pageOf(question));
  await button(page.getByRole('article').first(), 'Ask a doubt').click();
  const long = 'A long formula: $a_1 + a_2 + a_3 + a_4 + a_5 + a_6 + a_7 + a_8 + a_9 + a_{10} + a_{11}$. ';
  await textBox(dialog(page), 'Your doubt').fill(long.repeat(3));
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await button(dialog(page), 'Send').click();
  await expect(toast(page, sent)).toBeVisible();
  await dialog(page).waitFor({ state: 'hidden' });

  await visit(page, '/my-doubts');
  await expect(rows(page)).toHaveCount(1);
  const [doubt] = await answerOf<Doubt[]>(journey, 'GET', '/api/doubts/user', { token: person.token });
  await reply(journey, doubt as Doubt, `${long.repeat(3)}\nTry it with **2**.`);
  await lookAgain(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(cells(page, 0).nth(2)).toHaveText(`Replied by ${staff.name}`);
  await expect(cells(page, 1).nth(5).locator('math').first()).toBeAttached();
  const link = cells(page, 0).nth(6).getByRole('link');
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(tab).toHaveURL(pageOf(question));
  await tab.close();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);

  // On a phone each row is a card that says all but the running number.
  await page.setViewportSize({ width: 390, height: 844 });
  const card = rows(page).first();
  for (const part of [`Replied by ${staff.name}`, question.subject.subject_name, question.topic.topic_name]) {
    await expect(card.getByText(part, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(card.getByRole('link', { name: `Question ${question.id}` })).toBeInViewport({ ratio: 1 });
  await button(card, 'Open thread (2)').click();
  await expect(page).toHaveURL(/\/my-doubts\?thread=\d+$/);
  const entries = entriesOf(thread(page, question));
  await expect(entries).toHaveCount(2);
  await expect(button(thread(page, question), 'Send')).toBeInViewport({ ratio: 1 });
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await textBox(thread(page, question), 'Follow up').fill('And with 3?');
  await page.keyboard.press('Control+Enter');
  await expect(entries).toHaveCount(3);
  await page.reload();
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(2)).toContainText('And with 3?');
});

test('the mail about a reply leads to its thread, through the login', { tag: '@alone' }, async ({
  page,
  journey,
  baseURL,
}) => {
  const person = await journey.signedUp();
  const [question, other] = (await someQuestions(journey, 2)) as [QuestionCard, QuestionCard];
  const doubt = await ask(journey, person.token, question, 'Why is it $x^2$?');
  await ask(journey, person.token, other, 'Something else');
  await reply(journey, doubt, 'Because $x \\cdot x = x^2$.\n<b>Really</b>.');
  const mail = (await journey.mailTo(person.email, /reply to your doubt/)) as KeptMail & { id: string };
  const link = `${baseURL}/my-doubts?thread=${doubt.id}`;
  expect(mail.text).toContain(link);
  expect(mail.text).toContain('Because x · x = x².');

  // Nothing runs in a message, so neither does what this test looks with, about which the console complains.
  journey.expectTrouble(/Blocked script execution in '\S+\/api\/dev\/outbox\//);
  await page.goto(`/api/dev/outbox/${mail.id}`);
  await expect(page.getByRole('heading', { name: 'Your doubt has a reply' })).toBeVisible();
  await expect(page.getByText('Why is it x²?')).toBeVisible();
  await expect(page.getByText('<b>Really</b>.')).toBeVisible();
  await expect(
    page.getByText(`${question.topic.topic_name} (${question.subject.subject_name})`),
  ).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const grounds = await page.evaluate(() =>
      [document.body, ...document.querySelectorAll('body > table > tbody > tr > td')].map(
        (element) => getComputedStyle(element).backgroundColor,
      ),
    );
    expect(new Set(grounds).size, `grounds in ${colorScheme}: ${grounds.join(' ')}`).toBe(1);
  }
  const action = page.getByRole('link', { name: 'Read it with its formulas' });
  const [tab] = await Promise.all([page.waitForEvent('popup'), action.click()]);
  await expect(tab).toHaveURL(link);
  await expect(loginDialog(tab)).toBeVisible();
  await fillLogin(loginDialog(tab), person);
  await button(loginDialog(tab), 'Login').click();
  await expect(thread(tab, question)).toBeVisible();
  await expect(entriesOf(thread(tab, question))).toHaveCount(2);
  await expect(tab).toHaveURL(link);
});
