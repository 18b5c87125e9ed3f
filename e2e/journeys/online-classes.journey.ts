import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { launch } from '../product/start-product.ts';
import { expectNoSidewaysScroll } from './bank-screens.ts';

const sections = ['Who we are', 'Why us', '3 steps to IBDP success', 'Some of our tutors'];

test('the classes page says who teaches, how it runs and how to begin', async ({ page }) => {
  await visit(page, '/online-classes');
  await expect(page).toHaveTitle('1 on 1 Classes · Sevenfold');
  for (const name of sections) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  for (const name of ['Customised study plan', 'Top-notch tutors', 'Practice online']) {
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  const figures = page.getByRole('region', { name: 'Figures' });
  for (const figure of ['10K+', '10+', '2.5K+', '< 5 %']) {
    await expect(figures.getByText(figure, { exact: true })).toBeVisible();
  }
  const demo = page.getByRole('link', { name: /^Request a demo lesson/ });
  await expect(demo).toHaveAttribute('href', 'https://forms.sevenfold.example/demo-lesson');
  await expect(demo).toHaveAttribute('target', '_blank');
  const steps = page.getByRole('region', { name: '3 steps to IBDP success' }).getByRole('link');
  await expect(steps.nth(0)).toHaveAttribute('href', 'https://forms.sevenfold.example/free-trial-class');
  await expect(steps.nth(1)).toHaveAttribute('href', '/ibdp-question-bank');
  await expect(steps.nth(2)).toHaveAttribute('href', '/take-a-test');
  const facts = page.getByRole('region', { name: 'How classes run, and what they cost' });
  for (const fact of ['2 to 3 a week', 'every week', 'charged for the year', 'in 3 instalments']) {
    await expect(facts.getByText(fact)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'What parents say' })).toHaveCount(0);
  await steps.nth(2).click();
  await expect(page).toHaveURL('/take-a-test');
});

test('twelve questions, one open at a time, by keyboard and without scripts', async ({ page, journey }) => {
  // Chromium calls what it doesn't load without scripts a failure.
  journey.expectTrouble(/\.js csp$/);
  const plain = await journey.otherBrowser({ javaScriptEnabled: false });
  for (const browser of [page, plain]) {
    for (const path of ['/online-classes', '/pricing']) {
      await browser.goto(path);
      const faq = browser.getByRole('region', { name: 'Frequently asked questions' });
      await expect(faq.locator('details')).toHaveCount(12);
      await expect(faq.locator('details[open]')).toHaveCount(0);
      await faq.getByText('Do you belong to the IB organisation?').click();
      await expect(faq.getByText(/is not endorsed by it/)).toBeVisible();
      await faq.locator('summary').last().focus();
      await browser.keyboard.press('Enter');
      await expect(faq.locator('details[open]')).toHaveCount(1);
      await expect(faq.getByText(/is not endorsed by it/)).toBeHidden();
      const enquiry = 'https://forms.sevenfold.example/enquiry';
      await expect(faq.getByRole('link', { name: /^Open the enquiry form/ })).toHaveAttribute(
        'href',
        enquiry,
      );
      await expect(faq.getByRole('link', { name: /^Get in Touch/ })).toHaveAttribute('href', enquiry);
    }
  }
});

test('a browser that knows no groups of questions closes the others too', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name'));
  await visit(page, '/pricing');
  const faq = page.getByRole('region', { name: 'Frequently asked questions' });
  // Such a browser makes nothing of a common name, as this one does of different ones.
  await faq.locator('details').evaluateAll((all) => {
    for (const [position, one] of all.entries()) one.setAttribute('name', `alone-${position}`);
  });
  await faq.locator('summary').nth(0).click();
  await faq.locator('summary').nth(4).click();
  await expect(faq.locator('details[open]')).toHaveCount(1);
});

test('the words of parents are shown where the installation says so', { tag: '@alone' }, async ({ page }) => {
  const product = await launch({ PARENT_TESTIMONIALS: 'shown' });
  try {
    await visit(page, `${product.origin}/online-classes`);
    const parents = page.getByRole('region', { name: 'What parents say' });
    await expect(parents.getByRole('figure')).toHaveCount(3);
  } finally {
    await product.stop();
  }
});

test('the classes page is accessible and fits small screens', async ({ page }) => {
  await visit(page, '/online-classes');
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page, 320);
});
