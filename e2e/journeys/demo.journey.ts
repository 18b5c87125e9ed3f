import { test as base, expect, type Person, staff, visit } from '../journey.ts';
import { launch } from '../product/start-product.ts';
import { accountButton, openLogin } from './account-screens.ts';
import { expectNoSidewaysScroll } from './student-work.ts';

const student: Person = { name: 'Sana Student', email: 'student@sevenfold.example', password: 'Sevenfold7!' };

/** As a newcomer starts it: with the past that all other journeys do without. */
const test = base.extend<{ origin: string }>({
  origin: async ({ turn: _ }, use) => {
    const product = await launch({ DEMO_DATA: 'on' });
    // The doors open before the past is made, which comes before the last questions.
    await product.bankIsComplete();
    await use(product.origin);
    await product.stop();
  },
  baseURL: async ({ origin }, use) => use(origin),
});

test('a newcomer finds a product in use, and a single sign-on to try', async ({ page, journey }) => {
  await test.step('by single sign-on, which is there to be tried', async () => {
    const visitor = await journey.otherBrowser();
    // The provider has no icon.
    journey.expectTrouble(/404.*\/\/127\.0\.0\.1:\d+\/favicon\.ico/);
    await visit(visitor, '/refund-policy');
    const dialog = await openLogin(visitor);
    const [popup] = await Promise.all([
      visitor.waitForEvent('popup'),
      dialog.getByRole('button', { name: 'Continue with demo sign-on' }).click(),
    ]);
    await expect(popup.getByRole('heading', { name: 'Demo sign-on' })).toBeVisible();
    await Promise.all([
      popup.waitForEvent('close'),
      popup.getByRole('button', { name: 'Sana Student' }).click(),
    ]);
    await expect(accountButton(visitor)).toBeVisible();
  });

  await test.step('as a student, with tests, doubts, saved questions and orders', async () => {
    await journey.signedIn(page, student);
    await visit(page, '/my-tests');
    await expect(page.getByText('Not started').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Result' })).toHaveCount(9);
    await visit(page, '/my-doubts');
    await expect(page.getByText('Replied by Stefan Staff').first()).toBeVisible();
    await visit(page, '/saved-questions');
    await expect(page.getByText(/^11 questions/)).toBeVisible();
    await visit(page, '/account-details/orders');
    await expect(page.getByText('Platinum Plan').first()).toBeVisible();
  });

  await test.step('as staff, with sheets to mark and months of figures', async () => {
    const desk = await journey.otherBrowser();
    await journey.signedIn(desk, staff);
    await visit(desk, '/admin/grade-tests');
    await expect(desk.getByRole('link', { name: 'Milo Marsh' })).toBeVisible();
    for (const width of [768, 1024]) await expectNoSidewaysScroll(desk, width);
    await desk.getByRole('link', { name: 'Ines Ito' }).click();
    await expect(desk.getByText('Physics SL').first()).toBeVisible();
    await visit(desk, '/admin');
    await expect(desk.getByText('Tests to grade').first()).toBeVisible();
    await expect(desk.getByText('Active students').first()).toBeVisible();
  });
});
