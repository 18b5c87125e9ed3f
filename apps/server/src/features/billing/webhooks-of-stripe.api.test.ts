import { afterAll, beforeAll } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { billingOf, stubGoods } from './billing.fixture.ts';
import { type Emulator, emulatedSide, startEmulator } from './provider-side.fixture.ts';
import { describeToldPurchases, type Shop } from './told-purchase.fixture.ts';

let provider: Emulator;
let shop: Shop;
beforeAll(async () => {
  let test: TestApp | undefined;
  provider = await startEmulator('stripe', () => test?.clock.now() ?? new Date());
  const goods = stubGoods();
  const environment = { ...provider.environment, RATE_LIMIT_SCALE: '100' };
  test = await startTestApp({ app: { goods: goods.goods }, environment });
  const accounts = accountsOf(test);
  shop = { accounts, goods, billing: billingOf(test, accounts, emulatedSide(provider)) };
});
afterAll(() => provider.close());

describeToldPurchases(() => shop, {
  subscription: [
    'customer.subscription.created',
    'charge.succeeded',
    'invoice.paid',
    'checkout.session.completed',
  ],
  order: ['charge.succeeded', 'checkout.session.completed'],
});
