import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { photoOfPage, printedBooklet } from './booklet-photos.ts';
import { giveCamera, refuseCamera } from './fake-camera.ts';
import { finishedTest } from './grading-screens.ts';
import { button, expectNoSidewaysScroll } from './student-work.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Photograph your pages' });
const openCamera = (page: Page) => button(page, 'Take photos').click();

test('pages are photographed with the camera, one after the other, and one again', async ({
  page,
  journey,
}) => {
  test.slow();
  const { token } = await journey.signedIn(page);
  const slug = await finishedTest(journey, token);
  const booklet = await printedBooklet(journey, token, slug);
  const hold = async (number: number) =>
    giveCamera(page, await photoOfPage(booklet[number - 1]!, number, { quarters: 0 }));
  const card = (number: number) => page.getByRole('listitem', { name: `Page ${number}`, exact: true });

  await visit(page, `/hand-in/${slug}`);
  await hold(2);
  await openCamera(page);
  await expect(dialog(page)).toContainText('No page yet');
  await button(dialog(page), 'Take photo').click();
  await expect(dialog(page)).toContainText('1 page so far', { timeout: 120_000 });
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(phone);
  await button(dialog(page), 'Done').click();
  await expect(card(2)).toContainText('Code read');

  await hold(1);
  await openCamera(page);
  await button(dialog(page), 'Take photo').click();
  await expect(dialog(page)).toContainText('2 pages so far', { timeout: 120_000 });
  await button(dialog(page), 'Done').click();
  await expect(page.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText([
    'Page 1',
    'Page 2',
  ]);

  // Another one in its place: the camera closes after the one photo that was asked for.
  await hold(3);
  await button(card(1), 'Take Page 1 again').click();
  await button(dialog(page), 'Take photo').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(3)).toContainText('Code read', { timeout: 120_000 });
  await expect(card(1)).toHaveCount(0);
});

test('a camera that may not be used, or that isn’t there, says what to do', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page);
  const slug = await finishedTest(journey, token);
  const [first] = await printedBooklet(journey, token, slug);
  await visit(page, `/hand-in/${slug}`);
  await refuseCamera(page, 'NotAllowedError');
  await openCamera(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Allow it in your browser');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize(phone);
  // Allowed in the meantime.
  await giveCamera(page, await photoOfPage(first!, 1));
  await button(dialog(page), 'Try again').click();
  await expect(button(dialog(page), 'Take photo')).toBeEnabled();
  await button(dialog(page), 'Done').click();

  await refuseCamera(page, 'NotFoundError');
  await openCamera(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Open this page on your phone');
  await expect(button(dialog(page), 'Try again')).toHaveCount(0);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(dialog(page), 'Choose photos instead').click(),
  ]);
  expect(chooser.isMultiple()).toBe(true);
  await expect(dialog(page)).toHaveCount(0);
});
