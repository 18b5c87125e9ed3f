import { expect, type Page } from '@playwright/test';
import { startRazorpayEmulator } from '../../apps/server/test/emulators/razorpay/razorpay-emulator.ts';
import { startStripeEmulator } from '../../apps/server/test/emulators/stripe/stripe-emulator.ts';
import { test as base, visit } from '../journey.ts';
import { launch } from '../product/start-product.ts';
import { toast } from './account-screens.ts';
import { getStarted, membershipOf, monthly, ordersOf, thanks } from './billing-screens.ts';
import { button } from './student-work.ts';

type Emulator = Awaited<ReturnType<typeof startRazorpayEmulator | typeof startStripeEmulator>>;

/** A product of its own, which charges cards through a provider on loopback and hears its webhooks. */
const withProvider = (start: () => Promise<Emulator>) =>
  base.extend<{ provider: Emulator; origin: string }>({
    provider: async ({ turn: _ }, use) => {
      const provider = await start();
      await use(provider);
      await provider.close();
    },
    origin: async ({ provider }, use) => {
      const product = await launch(provider.environment);
      provider.events.sendTo(`${product.origin}/api/${provider.name}/webhook`);
      await use(product.origin);
      await product.stop();
    },
    baseURL: async ({ origin }, use) => use(origin),
  });

const noMoney = 'There is not enough money on this card.';

async function cancel(page: Page): Promise<void> {
  await visit(page, '/account-details/membership');
  await button(page, 'Cancel subscription').click();
  await button(page.getByRole('alertdialog'), 'Cancel subscription').click();
  await expect(toast(page, 'Canceled Subscription successfully')).toBeVisible();
}

const razorpay = withProvider(startRazorpayEmulator);

razorpay('buys and cancels in the window of Razorpay', async ({ page, journey, provider }) => {
  const { token, email } = await journey.signedIn(page);
  const window = page.frameLocator('iframe[title="Razorpay Checkout"]');
  await visit(page, '/pricing');
  await getStarted(page, monthly).click();
  await window.getByRole('button', { name: 'Pay with an empty card' }).click();
  await expect(toast(page, noMoney)).toBeVisible();
  await window.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await membershipOf(journey, token)).toMatchObject({ plan: 'free' });

  // Coming back to it shows the purchase that was begun, not another one.
  await getStarted(page, monthly).click();
  await window.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL('/subscription/success');
  await expect(thanks(page)).toBeVisible();
  expect(await membershipOf(journey, token)).toMatchObject({ plan: 'platinum', status: 'active' });
  expect(await ordersOf(journey, token)).toMatchObject([{ amount: 900, paid_count: 1 }]);
  if (provider.name === 'razorpay') expect(provider.books.subscriptions.size).toBe(1);
  await journey.mailTo(email, /receipt/i);

  await cancel(page);
  expect(await membershipOf(journey, token)).toMatchObject({ plan: 'platinum', status: 'cancelled' });
});

const stripe = withProvider(startStripeEmulator);

stripe('buys and cancels on the page of Stripe', async ({ page, journey }) => {
  const { token, email } = await journey.signedIn(page);
  await visit(page, '/pricing');
  await getStarted(page, monthly).click();
  await page.getByRole('button', { name: 'Pay with an empty card' }).click();
  await expect(page.getByRole('alert')).toHaveText(noMoney);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/pricing');
  expect(await membershipOf(journey, token)).toMatchObject({ plan: 'free' });

  await visit(page, '/pricing');
  await getStarted(page, monthly).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/return\?session_id=cs_test_\w+$/);
  await expect(thanks(page)).toBeVisible();
  expect(await membershipOf(journey, token)).toMatchObject({ plan: 'platinum', status: 'active' });
  expect(await ordersOf(journey, token)).toMatchObject([{ amount: 900, paid_count: 1 }]);
  await journey.mailTo(email, /receipt/i);

  await cancel(page);
  expect(await membershipOf(journey, token)).toMatchObject({ plan: 'platinum', status: 'cancelled' });
});
