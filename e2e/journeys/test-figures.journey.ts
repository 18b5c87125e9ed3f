import type { Locator, Page } from '@playwright/test';
import type { Test } from '../../packages/contract/src/practice-tests/test.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../journey.ts';
import { findQuestion } from './bank-facts.ts';
import { expectQuestion, makeTest, press, startInBrowser } from './test-screens.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** The first question has a drawn figure, the second is a picture. */
async function withFigures(page: Page, figureHtml: string): Promise<void> {
  const picture = {
    id: 1,
    url: '/apple-touch-icon.png',
    order: 0,
    alt: 'Seven petals',
    width: 180,
    height: 180,
  };
  await page.route(/\/api\/test\/[a-z0-9]+\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Test;
    const [drawn, scanned] = (body.questions ?? []).map(({ question }) => question);
    if (drawn && scanned) {
      drawn.questions_html = figureHtml;
      scanned.images = [picture];
    }
    await route.fulfill({ response: answer, json: body });
  });
}

const anyFigure = (journey: Parameters<typeof findQuestion>[0]) =>
  findQuestion(journey, ({ questions_html }) => questions_html.includes('<figure'));

/** How much larger it is than where it stood. */
async function widthOf(element: Locator): Promise<number> {
  return (await element.boundingBox())!.width;
}

test('a drawn figure and a picture are enlarged by keyboard during a test', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page);
  await withFigures(page, (await anyFigure(journey)).questions_html);
  await startInBrowser(page, await makeTest(journey, token));
  const before = await widthOf(page.locator('figure svg.drawing').first());

  const enlarge = page.getByRole('button', { name: 'Enlarge the figure' }).first();
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Figure' });
  const drawing = dialog.getByRole('img').first();
  await expect(drawing).toBeVisible();
  const fitted = await widthOf(drawing);
  expect(fitted).toBeGreaterThan(1.5 * before);
  await expectAccessible(page, { within: dialog });
  await dialog.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect.poll(() => widthOf(drawing)).toBeGreaterThan(1.5 * fitted);
  // Larger than its place, it is moved with the arrows; the test's own keys rest.
  const frame = dialog.locator('[data-large]');
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectQuestion(page, 1);
  await expect(enlarge).toBeFocused();

  await press(page, 'Next');
  await expectQuestion(page, 2);
  const picture = page.getByRole('button', { name: /^Seven petals/ });
  await picture.focus();
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Picture' });
  await expect(shown.getByRole('img', { name: 'Seven petals' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(picture).toBeFocused();
});
