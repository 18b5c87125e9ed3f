import type { Page } from '@playwright/test';
import { expect, staff, test, visit } from '../../journey.ts';
import { choose, csv, questionHeader } from '../../journeys/import-desk.ts';
import { button } from '../../journeys/student-work.ts';
import { keptSession, logInAs } from '../../product/session.ts';
import { launch, type Product } from '../../product/start-product.ts';

let product: Product | undefined;
test.afterEach(async () => {
  await product?.stop();
});

/** The other journeys' product must not be killed, so this one has its own, and its own session. */
async function signIn(page: Page, { origin }: Product): Promise<void> {
  const kept = keptSession(await logInAs(origin, staff, 'journey-device-of-staff'));
  await page.goto(`${origin}/api/health/live`);
  await page.evaluate((auth) => {
    localStorage.setItem('auth-storage', auth);
    localStorage.setItem('device-id', 'journey-device-of-staff');
  }, kept);
}

async function questionsThere({ origin }: Product): Promise<number> {
  const answer = await fetch(`${origin}/api/questions?page=1&pageSize=10`);
  return ((await answer.json()) as { total: number }).total;
}

test('an import goes on where it was when the server is killed and starts again', async ({
  page,
  journey,
}) => {
  journey.expectTrouble(/./);
  product = await launch();
  const port = new URL(product.origin).port;
  await signIn(page, product);
  await visit(page, `${product.origin}/admin/upload_questions`);
  const before = await questionsThere(product);
  const lines = Array.from(
    { length: 600 },
    (_, index) =>
      `crash-${index},math-aa-sl,number-and-algebra,Easy,2,yes,"Find $\\frac{${index}}{x}+\\sqrt{x^${index}}$.",$x=${index}$`,
  );
  await choose(page, csv('crash.csv', questionHeader, ...lines));
  await button(page, 'Check the rows').click();
  await expect(page.getByText('Checking and typesetting the rows')).toBeVisible();
  product.process.kill('SIGKILL');
  await new Promise((resolve) => product!.process.once('exit', resolve));

  product = await launch({ PORT: port }, product.dataDir);
  expect(await questionsThere(product)).toBe(before);
  await page.reload();
  await button(page, 'Import 600 rows').click({ timeout: 180_000 });
  await expect(page.getByText('600 rows added, 0 updated, 0 as they were.')).toBeVisible({
    timeout: 120_000,
  });
  expect(await questionsThere(product)).toBe(before + 600);
});
