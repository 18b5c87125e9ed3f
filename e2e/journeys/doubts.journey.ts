import type { Locator, Page } from '@playwright/test';
import type { Doubt } from '../../packages/contract/src/doubts/doubt.ts';
import type { QuestionCard } from '../../packages/contract/src/questions/question.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, type KeptMail, staff, test, visit } from '../journey.ts';
import { fillLogin, heading, loginDialog, toast } from './account-screens.ts';
import {
  answerOf,
  button,
  type Caller,
  cardOf,
  expectNoSidewaysScroll,
  listOf,
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

async function send(page: Page, text: string): Promise<void> {
  await expect(button(dialog(page), 'Send')).toBeDisabled();
  await textBox(dialog(page), 'Your doubt').fill(text);
  await button(dialog(page), 'Send').click();
  await expect(toast(page, sent)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
}

test('doubts are asked from a card and from the question’s page, and listed', async ({ page, journey }) => {
  const [first, second] = (await someQuestions(journey, 2)) as [QuestionCard, QuestionCard];
  await journey.signedIn(page);
  await visit(page, listOf(first));
  await button(cardOf(page, first), 'Ask a doubt').click();
  await expect(dialog(page)).toContainText(`About question ${first.id}: ${first.topic.topic_name}`);
  await expect(dialog(page)).toContainText('Respondents typically reply within 24 hours.');
  await send(page, 'Why is the **first** term $u_1 = 3$?');
  await visit(page, pageOf(second));
  const opener = button(page.getByRole('article').first(), 'Ask a doubt');
  await opener.click();
  await send(page, 'Where does this come from?');
  await expect(opener).toBeFocused();

  await visit(page, '/my-doubts');
  await expect(heading(page, 'Doubts')).toBeVisible();
  await expect(page.getByText('Respondents typically reply within 24 hours.').first()).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'S. No.',
    'Date',
    'Activity',
    'Subject',
    'Topic',
    'Doubt',
    'Question',
  ]);
  await expect(rows(page)).toHaveCount(2);
  for (const [row, question, words] of [
    [0, second, 'Where does this come from?'],
    [1, first, 'Why is the first term'],
  ] as const) {
    await expect(cells(page, row)).toHaveCount(7);
    await expect(cells(page, row).nth(0)).toHaveText(String(row + 1));
    await expect(cells(page, row).nth(1)).toHaveText(/\d{4}/);
    await expect(cells(page, row).nth(2)).toHaveText('You asked');
    await expect(cells(page, row).nth(3)).toHaveText(question.subject.subject_name);
    await expect(cells(page, row).nth(4)).toHaveText(question.topic.topic_name);
    await expect(cells(page, row).nth(5)).toContainText(words);
    await expect(cells(page, row).nth(6)).toContainText(String(question.id));
  }
  await expect(cells(page, 1).nth(5).locator('math')).toHaveCount(1);
  const link = cells(page, 0).nth(6).getByRole('link');
  await expect(link).toHaveAttribute('target', '_blank');
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(tab).toHaveURL(pageOf(second));
  await expect(tab.getByRole('heading', { level: 1 })).toContainText(second.topic.topic_name);
});

test('a visitor logs in and has asked', async ({ page, journey }) => {
  const person = await journey.signedUp();
  const [question] = (await someQuestions(journey, 1)) as [QuestionCard];
  await visit(page, pageOf(question));
  await button(page.getByRole('article').first(), 'Ask a doubt').click();
  await expect(toast(page, 'You need to login to ask a doubt')).toBeVisible();
  await fillLogin(loginDialog(page), person);
  await button(loginDialog(page), 'Login').click();
  await expect(loginDialog(page)).toBeHidden();
  await expect(dialog(page)).toBeVisible();
  await send(page, 'Is there another way?');
  const doubts = await answerOf<Doubt[]>(journey, 'GET', '/api/doubts/user', { token: person.token });
  expect(doubts).toMatchObject([{ queries: 'Is there another way?', Question: { id: question.id } }]);
});

test('a reply is announced, listed and answered', async ({ page, journey }) => {
  const [question] = (await someQuestions(journey, 1)) as [QuestionCard];
  const person = await journey.signedIn(page);
  const doubt = await ask(journey, person.token, question, 'Why is it $x^2$?');
  await visit(page, '/my-doubts');
  await expect(rows(page)).toHaveCount(1);
  await reply(journey, doubt, 'Because $x \\cdot x = x^2$.\nTry it with **2**.');
  await lookAgain(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(cells(page, 0).nth(2)).toHaveText(`Replied by ${staff.name}`);
  await expect(cells(page, 1).nth(2)).toHaveText('You asked');

  await button(rows(page).nth(1), 'Open thread (2)').click();
  await expect(page).toHaveURL(/\/my-doubts\?thread=\d+$/);
  const entries = entriesOf(thread(page, question));
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText('You');
  await expect(entries.nth(1)).toContainText(staff.name);
  await expect(entries.nth(1)).toContainText('Because');
  await expect(entries.nth(1).locator('math')).toHaveCount(1);
  await textBox(thread(page, question), 'Follow up').fill('And with 3?');
  await page.keyboard.press('Control+Enter');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(2)).toContainText('And with 3?');
  await expect(textBox(thread(page, question), 'Follow up')).toHaveValue('');
  await expect(thread(page, question)).toContainText('Respondents typically reply within 24 hours.');
  await page.keyboard.press('Escape');
  await expect(thread(page, question)).toBeHidden();
  await expect(page).toHaveURL('/my-doubts');
  await expect(rows(page)).toHaveCount(3);
  await expect(cells(page, 0).nth(2)).toHaveText('You followed up');
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

test('a thread of somebody else, or none, opens nothing', async ({ page, journey }) => {
  const stranger = await journey.signedUp();
  const [question] = (await someQuestions(journey, 1)) as [QuestionCard];
  const { id } = await ask(journey, stranger.token, question, 'Mine');
  const person = await journey.signedIn(page);
  await ask(journey, person.token, question, 'My own');
  for (const asked of [String(id), '999999999', 'x', '']) {
    await visit(page, `/my-doubts?thread=${asked}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(cells(page, 0).nth(5)).toContainText('My own');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a doubt that can’t be sent is not lost', async ({ page, journey }) => {
  journey.expectTrouble(/\/api\/doubts|status of 500/);
  const [question] = (await someQuestions(journey, 1)) as [QuestionCard];
  await journey.signedIn(page);
  await visit(page, pageOf(question));
  await button(page.getByRole('article').first(), 'Ask a doubt').click();
  await page.route('**/api/doubts', (route) => route.fulfill({ status: 500, body: '{}' }));
  await textBox(dialog(page), 'Your doubt').fill('Why?');
  await button(dialog(page), 'Send').click();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await expect(textBox(dialog(page), 'Your doubt')).toHaveValue('Why?');
  await page.unroute('**/api/doubts');
  await button(dialog(page), 'Send').click();
  await expect(toast(page, sent)).toBeVisible();
});

test('doubts bear an audit in every look: empty, asking, full and in a thread', async ({ page, journey }) => {
  test.slow();
  const [question] = (await someQuestions(journey, 1)) as [QuestionCard];
  const person = await journey.signedIn(page);
  await visit(page, '/my-doubts');
  await expect(page.getByRole('heading', { name: 'No doubts yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the question bank' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);

  await visit(page, pageOf(question));
  await button(page.getByRole('article').first(), 'Ask a doubt').click();
  await textBox(dialog(page), 'Your doubt').fill('Why?');
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);

  const long = `${'A long formula: $a_1 + a_2 + a_3 + a_4 + a_5 + a_6 + a_7 + a_8 + a_9 + a_{10} + a_{11}$. '.repeat(3)}`;
  await reply(journey, await ask(journey, person.token, question, long), long);
  await visit(page, '/my-doubts');
  await expect(rows(page)).toHaveCount(2);
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // On a phone each row is a card that says all but the running number.
  const card = rows(page).first();
  for (const part of [`Replied by ${staff.name}`, question.subject.subject_name, question.topic.topic_name]) {
    await expect(card.getByText(part, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(card.getByRole('link', { name: `Question ${question.id}` })).toBeInViewport({ ratio: 1 });
  await button(card, 'Open thread (2)').click();
  await expect(thread(page, question)).toBeVisible();
  await expect(button(thread(page, question), 'Send')).toBeInViewport({ ratio: 1 });
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
});
