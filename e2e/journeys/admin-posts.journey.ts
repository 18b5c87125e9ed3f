import type { Locator } from '@playwright/test';
import { expect, staff, test, visit } from '../journey.ts';
import { toast } from './account-screens.ts';
import { beginPost, insertFormula, pixel, saveNote as status, text, tool } from './post-screens.ts';
import { answerOf, button, staffToken } from './student-work.ts';

test.use({ timezoneId: 'Asia/Kolkata', locale: 'en-GB' });

test('a post is written, previewed, scheduled, published, changed, moved and taken down', async ({
  page,
  journey,
}) => {
  await journey.signedIn(page, staff);
  journey.expectTrouble(/\/publish|status of 400/);
  await beginPost(page, 'How to read a graph');
  await page.keyboard.type('## Begin with the axes');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The gradient is ');
  await insertFormula(page, '\\frac{dy}{dx}');
  await page.keyboard.type(' everywhere');
  await tool(page, 'Bold').click();
  await page.keyboard.type(' bold');
  await expect(text(page).locator('strong')).toHaveText(' bold');
  await tool(page, 'Undo').click();
  await expect(text(page).locator('strong')).toHaveCount(0);
  await tool(page, 'Redo').click();
  await expect(text(page).locator('strong')).toHaveText(' bold');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await expect(text(page).locator('h2')).toHaveText('Begin with the axes');
  await expect(text(page).locator('li')).toHaveText(['one', 'two']);

  await button(page, 'Publish now').click();
  await expect(toast(page, 'Readers would miss something. It is marked at its fields.')).toBeVisible();
  await expect(page.getByText('Please describe the post in a sentence or two')).toBeVisible();
  await page.getByRole('textbox', { name: 'Description' }).fill('Axes first, then the rest.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pixel });
  await page.getByRole('textbox', { name: 'What it shows' }).fill('A violet point');
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText('Saved');

  // What was written is there after a reload.
  await page.reload();
  await expect(text(page).locator('math')).toHaveCount(1);

  // By the writer's own clock.
  await button(page, 'Schedule').click();
  const dialog = page.getByRole('dialog', { name: 'Schedule the post' });
  await expect(dialog).toContainText('Asia/Calcutta');
  const at = dialog.getByLabel('Date and time');
  await at.fill('2020-01-01T09:30');
  await button(dialog, 'Schedule').click();
  await expect(dialog).toContainText('Please choose a moment that is still to come');
  const year = new Date().getUTCFullYear() + 1;
  await at.fill(`${year}-03-04T09:30`);
  await button(dialog, 'Schedule').click();
  await expect(page.getByText(/Scheduled for .*09:30/)).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id');
  const { publishedDate } = await answerOf<{ publishedDate: string }>(
    journey,
    'GET',
    `/api/admin/posts/${id}`,
    { token: await staffToken(journey) },
  );
  expect(publishedDate).toBe(`${year}-03-04T04:00:00.000Z`);
  expect((await journey.api('GET', '/blogs/how-to-read-a-graph')).status).toBe(404);
  await button(page, 'Call off').click();
  await button(page.getByRole('alertdialog'), 'Call off').click();
  await expect(toast(page, 'The post is a draft again')).toBeVisible();

  await button(page, 'Publish now').click();
  await expect(toast(page, 'The post is published')).toBeVisible();
  const reader = await journey.otherBrowser();
  await visit(reader, '/blogs/how-to-read-a-graph');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('How to read a graph');
  await expect(reader.locator('article > div li')).toHaveText(['one', 'two']);
  await expect(reader.getByRole('img', { name: 'A violet point' })).toBeVisible();
  // The preview is the page itself.
  await button(page, 'Preview').click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Begin with the axes' })).toBeVisible();
  expect(await drawn(preview.locator('article'))).toEqual(await drawn(reader.locator('article').first()));
  await button(preview, 'Close').click();

  await page.getByRole('textbox', { name: 'Title' }).fill('How to read any graph');
  await page.getByRole('textbox', { name: 'Address' }).fill('any-graph');
  await expect(page.getByText('Moves to /blogs/any-graph with the next publication.')).toBeVisible();
  await expect(page.getByText('Unpublished changes')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('How to read a graph');
  await button(page, 'Publish changes').click();
  await expect(toast(page, 'Readers see the changes now')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View', exact: true })).toHaveAttribute(
    'href',
    '/blogs/any-graph',
  );
  for (const old of ['/blogs/how-to-read-a-graph', '/blog/how-to-read-a-graph']) {
    await reader.goto(old);
    await expect(reader).toHaveURL('/blogs/any-graph');
  }
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('How to read any graph');

  await button(page, 'Unpublish').click();
  await button(page.getByRole('alertdialog'), 'Unpublish').click();
  await expect(toast(page, 'The post is a draft again').first()).toBeVisible();
  journey.expectTrouble(/status of 404|\/blogs\/any-graph/);
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

/** Every element with its attributes in one order: the server and the browser write them in different ones. */
const drawn = (article: Locator) =>
  article.evaluate((root) =>
    Array.from(root.querySelectorAll('*'), (element) => [
      element.tagName,
      element.children.length === 0 ? element.textContent : '',
      ...Array.from(element.attributes, ({ name, value }) => `${name}=${value}`).sort(),
    ]),
  );
