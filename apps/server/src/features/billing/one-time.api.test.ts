import { beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { readPdf } from '../../platform/drawing/pdf/pdf.fixture.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { billingOf, stubGoods } from './billing.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let billing: ReturnType<typeof billingOf>;
let student: Account;
const shop = stubGoods();
beforeAll(async () => {
  test = await startTestApp({ app: { goods: shop.goods }, environment: { RATE_LIMIT_SCALE: '100' } });
  accounts = accountsOf(test);
  billing = billingOf(test, accounts);
  student = await accounts.signUp();
});

const begin = async (slug: string) => billing.startOneTime(slug, student.token);
const verdicts = (id: string) =>
  accounts.rows('select status, reason from payments where ref = $1 order by at', [id]);
async function deliverAll(id: string) {
  for (const event of await billing.events(id)) await billing.deliver(event);
}

it('what is paid for once is handed over, receipted and ordered once', async () => {
  const slug = shop.newTest(student.user.id);
  const begun = await begin(slug);
  const { id } = begun.json();
  expect((await accounts.get(`/api/sandbox/checkouts/${id}`)).json()).toMatchObject({
    kind: 'order',
    amount: 1000,
    cancel_url: `/take-a-test/${slug}/get-graded`,
  });
  expect((await begin(slug)).json().id).toBe(id);
  const { proof } = await billing.paid(begun);
  const answer = await billing.verify({ order_id: id, ...proof }, student.token);
  expect(answer.json()).toMatchObject({ status: 'complete', payment_purpose: 'grading', test_slug: slug });
  await deliverAll(id);
  expect(shop.paid.filter((paid) => paid === slug)).toHaveLength(1);
  expect((await accounts.get('/api/orders/latest', student.token)).json()).toMatchObject({
    type: 'grading',
    plan: null,
    test_slug: slug,
    amount: 1000,
    paid_count: 1,
    period_end: null,
  });
  expect(await billing.plan(student.token)).toMatchObject({ plan: 'free' });
  await accounts.mail(student.email, 'receipt', 1);
});

it('two tests are paid for beside each other', async () => {
  const [one, other] = [shop.newTest(student.user.id), shop.newTest(student.user.id)];
  const first = (await begin(one)).json();
  const second = (await begin(other)).json();
  expect(second.id).not.toBe(first.id);
  expect((await begin(one)).json()).toEqual(first);
});

it('money for something that is gone stays with staff, also when it comes back', async () => {
  const slug = shop.newTest(student.user.id);
  const begun = await begin(slug);
  const { id } = await billing.paid(begun);
  shop.owners.delete(slug);
  await deliverAll(id);
  const kept = [{ status: 'unmatched', reason: 'There is nothing (any more) that it could pay for.' }];
  expect(await verdicts(id)).toEqual(kept);
  shop.owners.set(slug, student.user.id);
  expect((await billing.status(id, student.token)).json()).toMatchObject({ status: 'failed' });
  await accounts.rows(`update webhook_events set event_id = event_id || '-again' where ref = $1`, [id]);
  await deliverAll(id);
  expect(await verdicts(id)).toEqual(kept);
  expect(shop.paid).not.toContain(slug);
  expect(await accounts.rows('select from orders where test_slug = $1', [slug])).toEqual([]);
});

it('a test that was paid for through another purchase is not paid for twice', async () => {
  const slug = shop.newTest(student.user.id);
  const first = await begin(slug);
  // As if a day had passed, and the first window was still open somewhere.
  await accounts.rows(`update checkouts set status = 'expired' where ref = $1`, [first.json().id]);
  const second = await begin(slug);
  expect(second.json().id).not.toBe(first.json().id);
  const [one, two] = [await billing.paid(first), await billing.paid(second)];
  await deliverAll(two.id);
  await deliverAll(one.id);
  expect(await verdicts(two.id)).toEqual([{ status: 'paid', reason: null }]);
  expect(await verdicts(one.id)).toEqual([
    { status: 'unmatched', reason: 'The test had been paid for already.' },
  ]);
  expect(await accounts.rows('select paid_count from orders where test_slug = $1', [slug])).toEqual([
    { paid_count: 1 },
  ]);
});

it('what was given up stays so, unless it is paid after all', async () => {
  const slug = shop.newTest(student.user.id);
  const begun = await begin(slug);
  const { id } = begun.json();
  await accounts.rows(`update checkouts set status = 'expired' where ref = $1`, [id]);
  await billing.pay(id, '4000 0000 0000 0002');
  await deliverAll(id);
  const status = () => accounts.rows('select status from checkouts where ref = $1', [id]);
  expect(await status()).toEqual([{ status: 'expired' }]);
  expect(await verdicts(id)).toEqual([{ status: 'failed', reason: 'Your card was declined.' }]);
  await billing.paid(begun);
  await deliverAll(id);
  expect(await status()).toEqual([{ status: 'complete' }]);
  expect(shop.paid).toContain(slug);
});

const looks = (ref: string) =>
  accounts.rows(
    `select status, resolved_note as note, resolved_at is not null as closed from payments
     where ref = $1 order by at, status`,
    [ref],
  );
const declinedCard = '4000 0000 0000 0002';
const closedItself = { status: 'failed', note: 'Paid later with the same order.', closed: true };
const paidOne = { status: 'paid', note: null, closed: false };

it('a card that was declined is nobody’s to look at once the same order is paid', async () => {
  const slug = shop.newTest(student.user.id);
  const first = await begin(slug);
  await billing.pay(first.json().id, declinedCard);
  await deliverAll(first.json().id);
  const open = { status: 'failed', note: null, closed: false };
  expect(await looks(first.json().id)).toEqual([open]);
  // Given up and begun anew, it is still the same test that is paid for.
  await accounts.rows(`update checkouts set status = 'expired' where ref = $1`, [first.json().id]);
  test.clock.advance({ minutes: 1 });
  const second = await begin(slug);
  expect(second.json().id).not.toBe(first.json().id);
  await billing.pay(second.json().id, declinedCard);
  const other = await begin(shop.newTest(student.user.id));
  await billing.pay(other.json().id, declinedCard);
  test.clock.advance({ minutes: 1 });
  await billing.paid(second);
  for (const { id } of [other.json(), second.json()]) await deliverAll(id);
  expect(await looks(first.json().id)).toEqual([closedItself]);
  expect(await looks(second.json().id)).toEqual([closedItself, paidOne]);
  expect(await looks(other.json().id)).toEqual([open]);
});

it('money that was given back counts no more', async () => {
  const slug = shop.newTest(student.user.id);
  const { id } = await billing.paid(await begin(slug));
  await deliverAll(id);
  const [order] = await billing.orders(student.token);
  expect(order).toMatchObject({ test_slug: slug, paid_count: 1 });
  await accounts.rows(`update payments set status = 'refunded' where ref = $1`, [id]);
  const receipt = await accounts.get(`/api/orders/${order.id}/receipt`, student.token);
  const [page] = readPdf(receipt.rawPayload).pages;
  for (const words of ['(refunded)', '$0.00 USD', 'Refunded']) expect(page).toContain(words);
  expect(page).not.toContain('Paid');
});
