import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { answerSheet } from './answer-sheet.ts';
import { deskOf, drawingTime, handedIn, press, saved, shapes, spot } from './marking-screens.ts';
import { button } from './student-work.ts';

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Fingers and a stylus, as the browser gets them from the device. */
async function handsOf(page: Page) {
  const device = await page.context().newCDPSession(page);
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints });
  const stylus = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: Omit<Finger, 'id'>) =>
    device.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      pointerType: 'pen',
    });
  return { fingers, stylus };
}

const scrolled = (page: Page) =>
  page.getByRole('region', { name: 'The student’s sheet' }).evaluate((sheet) => sheet.scrollTop);

test('on a tablet a finger writes, two fingers scroll, a palm beside a stylus does nothing; a phone shows one side', async ({
  journey,
}) => {
  test.slow();
  const { token } = await journey.signedIn(await journey.otherBrowser());
  const slug = await handedIn(journey, token);
  const page = await journey.otherBrowser({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  await journey.signedIn(page, staff);
  await visit(page, deskOf(slug));
  await button(page, 'Claim to mark it').tap();
  await button(page, 'Pen').tap();
  await expect(page.getByRole('img', { name: 'Page 1', exact: true })).toBeVisible();
  const { fingers, stylus } = await handsOf(page);
  const at = async (x: number, y: number) => spot(page, 1, x, y);

  const [from, to] = [await at(0.2, 0.2), await at(0.5, 0.3)];
  await fingers('touchStart', [{ id: 1, ...from }]);
  await fingers('touchMove', [{ id: 1, ...to }]);
  await fingers('touchEnd', []);
  await expect(shapes(page, 1)).toHaveCount(1);

  const [left, right] = [await at(0.3, 0.7), await at(0.6, 0.7)];
  const up = (finger: { x: number; y: number }) => ({ ...finger, y: finger.y - 120 });
  await fingers('touchStart', [{ id: 1, ...left }]);
  await fingers('touchStart', [
    { id: 1, ...left },
    { id: 2, ...right },
  ]);
  await fingers('touchMove', [
    { id: 1, ...up(left) },
    { id: 2, ...up(right) },
  ]);
  await fingers('touchMove', [
    { id: 1, ...up(up(left)) },
    { id: 2, ...up(up(right)) },
  ]);
  await fingers('touchEnd', []);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
  await expect(shapes(page, 1)).toHaveCount(1);

  const [nib, end, palm] = [await at(0.2, 0.3), await at(0.4, 0.35), await at(0.6, 0.5)];
  await stylus('mousePressed', nib);
  await fingers('touchStart', [{ id: 1, ...palm }]);
  await fingers('touchMove', [{ id: 1, x: palm.x + 30, y: palm.y + 30 }]);
  await stylus('mouseMoved', end);
  await stylus('mouseReleased', end);
  await fingers('touchEnd', []);
  await expect(shapes(page, 1)).toHaveCount(2);

  // From now on a finger scrolls.
  const before = await scrolled(page);
  await fingers('touchStart', [{ id: 1, ...palm }]);
  await fingers('touchMove', [{ id: 1, ...up(palm) }]);
  await fingers('touchEnd', []);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
  await expect(shapes(page, 1)).toHaveCount(2);
  await saved(page);

  // A phone shows one side at a time, and is enough to return a sheet.
  // There was no stylus on it, so a finger writes again.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(shapes(page, 1)).toHaveCount(2);
  await expect(page.getByRole('article').first()).toBeHidden();
  await button(page, 'Tick').tap();
  const middle = await spot(page, 1, 0.5, 0.5);
  await page.touchscreen.tap(middle.x, middle.y);
  await expect(shapes(page, 1)).toHaveCount(3);
  await button(page, 'Questions and marks').tap();
  await expect(page.getByRole('img', { name: 'Page 1', exact: true })).toBeHidden();
  for (const question of await page.getByRole('article').all()) await button(question, /^Full/).tap();
  await saved(page);
  await expectAccessibleInEveryLook(page);
  await button(page, 'Return to student').tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Return to student' }).tap();
  await expect(button(page, 'Return again')).toBeVisible(drawingTime);
});

test('of sixty pages those near the screen are drawn; what is written is moved and changed by keys', async ({
  page,
  journey,
}) => {
  const { token } = await journey.signedIn(await journey.otherBrowser());
  const slug = await handedIn(journey, token, answerSheet({ pages: 60 }));
  await journey.signedIn(page, staff);
  await visit(page, deskOf(slug));
  await button(page, 'Claim to mark it').press('Enter');
  await expect(page.getByText('Yours since')).toBeVisible();
  // On a busy machine a key may come before the page listens to it.
  const keys = page.getByRole('dialog', { name: 'Keys of the marking desk' });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(keys).toContainText('Highlighter', { timeout: 5000 });
  }).toPass();
  await expectAccessibleInEveryLook(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  // Pressing the page takes the keys away from a field.
  await page
    .getByRole('article')
    .first()
    .getByRole('combobox', { name: /^Comment/ })
    .focus();
  await button(page, 'Mark').click();
  await press(page, 1, 0.5, 0.5);
  await page.keyboard.press('v');
  const mark = shapes(page, 1).first();
  await expect(mark).toHaveAccessibleName('Mark M1 on page 1');
  const place = (await mark.boundingBox())!;
  await mark.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await mark.boundingBox())!.x).toBeGreaterThan(place.x);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await mark.boundingBox())!.x).toBeCloseTo(place.x, 0);
  await mark.focus();
  await page.keyboard.press('Enter');
  const text = page.getByRole('textbox', { name: 'Comment', exact: true });
  await expect(text).toHaveValue('M1');
  await text.fill('A1');
  await text.press('Control+Enter');
  await expect(shapes(page, 1).first()).toHaveAccessibleName('Mark A1 on page 1');
  await saved(page);

  const drawn = page.locator('[data-page] [data-state="drawn"]');
  await page.getByRole('region', { name: 'The student’s sheet' }).evaluate((sheet) => {
    sheet.scrollTop = sheet.scrollHeight / 2;
  });
  await expect(page.locator('[data-page="31"] [data-state="drawn"]')).toBeVisible();
  await expect.poll(() => drawn.count()).toBeLessThan(8);
  await expect(page.locator('[data-page="1"] [data-state="waiting"]')).toBeAttached();
  await expect(
    page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]'),
  ).toHaveAccessibleName(/^Page 3[0-2]/);
});
