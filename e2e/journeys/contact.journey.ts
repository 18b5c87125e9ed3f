import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { expectMessages, field } from './account-screens.ts';
import { expectNoSidewaysScroll } from './bank-screens.ts';

const support = 'support@sevenfold.example';
const thanks = 'Thank you! Your message is on its way to us.';
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

async function write(page: Page, { email, message }: { email: string; message: string }) {
  await field(page, 'Name').fill('Asha Rao');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Subject').fill('A trial class');
  await field(page, 'Message').fill(message);
}

test('the page names every way to reach the academy', async ({ page }) => {
  await visit(page, '/contact-us');
  await expect(page).toHaveTitle('Contact us · Sevenfold');
  const ways = page.getByRole('region', { name: 'Other ways to reach us' });
  await expect(ways.getByRole('link', { name: support })).toHaveAttribute('href', `mailto:${support}`);
  await expect(ways.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  );
  await expect(ways.getByText('Mon-Fri 11am-7pm IST')).toBeVisible();
  await expect(ways.getByText('Sevenfold Academy, 7 Example Road')).toBeVisible();
});

test('a message is checked, sent, and reaches the support address', { tag: '@alone' }, async ({
  page,
  journey,
}) => {
  const { email } = journey.newcomer();
  await visit(page, '/contact-us');
  await send(page).click();
  await expectMessages(field(page, 'Name'), ['Please tell us your name']);
  await expectMessages(field(page, 'Message'), ['Please write your message']);
  await expect(field(page, 'Name')).toBeFocused();
  await expectAccessibleInEveryLook(page);

  await write(page, { email: 'asha@mail.c', message: `By ${email}: could we begin next week?` });
  journey.expectTrouble(/400.*\/api\/contact/);
  await send(page).click();
  await expectMessages(field(page, 'E-mail'), ['Please enter a valid e-mail address']);
  await expect(field(page, 'E-mail')).toBeFocused();

  await field(page, 'E-mail').fill(email);
  await page.keyboard.press('Enter');
  const done = page.getByRole('heading', { name: thanks });
  await expect(done).toBeFocused();
  await expectAccessibleInEveryLook(page);
  await expect
    .poll(async () => {
      const mails = (await (await journey.api('GET', '/api/dev/outbox')).json()) as Record<string, string>[];
      return mails.find((mail) => mail.reply_to === email);
    })
    .toMatchObject({ to: support, text: expect.stringContaining('could we begin next week?') });

  await page.getByRole('link', { name: 'Write another message' }).click();
  await expect(field(page, 'Message')).toHaveValue('');
});

test('who is signed in needn’t type who they are', async ({ page, journey }) => {
  const { email, name } = await journey.signedIn(page);
  await visit(page, '/contact-us');
  await expect(field(page, 'Name')).toHaveValue(name);
  await expect(field(page, 'E-mail')).toHaveValue(email);
});

test('a message that doesn’t get through stays, and the page says so', async ({ page, journey }) => {
  journey.expectTrouble(/request failed: \S+\/api\/contact|ERR_FAILED|ERR_INTERNET/);
  await visit(page, '/contact-us');
  await write(page, { email: journey.newcomer().email, message: 'Are you there?' });
  await page.route('**/api/contact', (route) => route.abort('internetdisconnected'));
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
  await expect(field(page, 'Message')).toHaveValue('Are you there?');
  await page.unroute('**/api/contact');
  await send(page).click();
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
});

test('without scripts the browser sends the form, and the page that comes back says what became of it', async ({
  journey,
}) => {
  // Chromium calls what it doesn't load without scripts a failure.
  journey.expectTrouble(/\.js csp$/);
  const page = await journey.otherBrowser({ javaScriptEnabled: false });
  const { email } = journey.newcomer();
  await page.goto('/contact-us');
  await write(page, { email, message: 'Sent by a browser alone.' });
  await send(page).click();
  await expect(page).toHaveURL('/contact-us?sent=yes#write');
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
  const mail = await journey.mailTo(support, /contact form/);
  expect(mail.subject).not.toContain('A trial class');

  await page.goto('/contact-us?problem=too-many');
  await expect(page.getByRole('alert')).toContainText('too many messages');
});

test('the contact page is accessible and fits small screens', async ({ page }) => {
  await visit(page, '/contact-us');
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page, 320);
});
