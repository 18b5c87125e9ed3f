import { expect, test } from '../journey.ts';
import { field } from './account-screens.ts';

const support = 'support@sevenfold.example';
const thanks = 'Thank you! Your message is on its way to us.';

test('without scripts the browser sends the form, and the page that comes back says what became of it', async ({
  journey,
}) => {
  // Chromium calls what it doesn't load without scripts a failure.
  journey.expectTrouble(/\.js csp$/);
  const page = await journey.otherBrowser({ javaScriptEnabled: false });
  const { email } = journey.newcomer();
  await page.goto('/contact-us');
  await field(page, 'Name').fill('Asha Rao');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Subject').fill('A trial class');
  await field(page, 'Message').fill('Sent by a browser alone.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL('/contact-us?sent=yes#write');
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
  // What a stranger writes is no part of the subject, by which staff find the mail.
  await expect
    .poll(async () => {
      const mails = (await (await journey.api('GET', '/api/dev/outbox')).json()) as Record<string, string>[];
      return mails.find((mail) => mail.reply_to === email);
    })
    .toMatchObject({
      to: support,
      subject: expect.not.stringContaining('A trial class'),
      text: expect.stringContaining('Sent by a browser alone.'),
    });
});
