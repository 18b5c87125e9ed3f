import type { Locator } from '@playwright/test';
import { expect, staff, test, visit } from '../journey.ts';
import { toast } from './account-screens.ts';
import {
  beginPost,
  insertFormula,
  pixel,
  publishPost,
  saveNote as status,
  text,
  tool,
} from './post-screens.ts';
import { answerOf, button, expectNoSidewaysScroll, staffToken, subjectsOf } from './student-work.ts';

test('a post is written, previewed, published, changed and taken down', async ({ page, journey }) => {
  await journey.signedIn(page, staff);
  journey.expectTrouble(/\/publish|status of 400/);
  await beginPost(page, 'How to read a graph');
  await text(page).click();
  await page.keyboard.type('## Begin with the axes');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The gradient is ');
  await insertFormula(page, '\\frac{dy}{dx}');
  await page.keyboard.type(' everywhere.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await expect(text(page).locator('h2')).toHaveText('Begin with the axes');
  await expect(text(page).locator('li')).toHaveText(['one', 'two']);
  await expect(status(page)).toHaveText('Saved');

  await button(page, 'Publish now').click();
  await expect(toast(page, 'Please describe the post in a sentence or two')).toBeVisible();
  await page.getByRole('textbox', { name: 'Description' }).fill('Axes first, then the rest.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pixel });
  await page.getByRole('textbox', { name: 'What it shows' }).fill('A violet point');
  await expect(status(page)).toHaveText('Saved');

  // What was written is there after a reload, and shown as readers will see it.
  await page.reload();
  await expect(text(page).locator('math')).toHaveCount(1);
  await button(page, 'Preview').click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Begin with the axes' })).toBeVisible();
  await expect(preview.locator('article math')).toHaveCount(1);
  await button(preview, 'Close').click();

  await button(page, 'Publish now').click();
  await expect(toast(page, 'The post is published')).toBeVisible();
  const reader = await journey.otherBrowser();
  await visit(reader, '/blogs/how-to-read-a-graph');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('How to read a graph');
  await expect(reader.locator('article > div li')).toHaveText(['one', 'two']);
  await expect(reader.getByRole('img', { name: 'A violet point' })).toBeVisible();
  // The preview is the page itself.
  await button(page, 'Preview').click();
  await expect(preview.locator('article')).toBeVisible();
  expect(await drawn(preview.locator('article'))).toEqual(await drawn(reader.locator('article').first()));
  await button(preview, 'Close').click();

  await page.getByRole('textbox', { name: 'Title' }).fill('How to read any graph');
  await expect(page.getByText('Unpublished changes')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('How to read a graph');
  await button(page, 'Publish changes').click();
  await expect(toast(page, 'Readers see the changes now')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('How to read any graph');

  await button(page, 'Unpublish').click();
  await button(page.getByRole('alertdialog'), 'Unpublish').click();
  await expect(toast(page, 'The post is a draft again')).toBeVisible();
  journey.expectTrouble(/status of 404|\/blogs\/how-to-read-a-graph/);
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('two who write at the same post don’t overwrite each other', async ({ page, journey }) => {
  journey.expectTrouble(/status of 409|\/api\/admin\/posts/);
  await journey.signedIn(page, staff);
  await beginPost(page, 'Written by two');
  const second = await page.context().newPage();
  await visit(second, page.url());
  await text(second).click();
  await second.keyboard.type('From the second window.');
  await expect(status(second)).toHaveText('Saved');
  await text(page).click();
  await page.keyboard.type('From the first.');
  await expect(page.getByRole('alert')).toContainText('has saved this post meanwhile');
  await expect(text(page)).toContainText('From the first.');
  await button(page, 'Load it again').click();
  await expect(text(page)).toContainText('From the second window.');
});

test('bold is undone and done again', async ({ page, journey }) => {
  await journey.signedIn(page, staff);
  await beginPost(page, 'Undone');
  await page.keyboard.type('Kept');
  await tool(page, 'Bold').click();
  await page.keyboard.type(' bold');
  await expect(text(page).locator('strong')).toHaveText(' bold');
  await tool(page, 'Undo').click();
  await expect(text(page).locator('strong')).toHaveCount(0);
  await tool(page, 'Redo').click();
  await expect(text(page).locator('strong')).toHaveText(' bold');
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Kolkata', locale: 'en-GB' });

  test('a post is scheduled by the writer’s own clock, and called off', async ({ page, journey }) => {
    await journey.signedIn(page, staff);
    await beginPost(page, 'For later');
    await page.keyboard.type('Words for later.');
    await page.getByRole('textbox', { name: 'Description' }).fill('In a sentence.');
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
    const token = await staffToken(journey);
    const post = () =>
      answerOf<{ publishedDate: string }>(journey, 'GET', `/api/admin/posts/${id}`, { token });
    expect((await post()).publishedDate).toBe(`${year}-03-04T04:00:00.000Z`);
    expect((await journey.api('GET', '/blogs/for-later')).status).toBe(404);

    await button(page, 'Call off').click();
    await button(page.getByRole('alertdialog'), 'Call off').click();
    await expect(toast(page, 'The post is a draft again')).toBeVisible();
    await button(page, 'Delete').click();
    await button(page.getByRole('alertdialog'), 'Delete').click();
    await expect(page).toHaveURL('/admin/blogs');
    await expect(page.getByRole('link', { name: 'For later' })).toHaveCount(0);
  });
});

test('a post gets another address, and old links lead there', async ({ page, journey }) => {
  await journey.signedIn(page, staff);
  await publishPost(page, 'Old address', 'Words.');
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect(button(page, 'Publish changes')).toBeDisabled();
  await address.fill('new-address');
  await expect(page.getByText('Moves to /blogs/new-address with the next publication.')).toBeVisible();
  await button(page, 'Publish changes').click();
  await expect(toast(page, 'Readers see the changes now')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View', exact: true })).toHaveAttribute(
    'href',
    '/blogs/new-address',
  );
  const reader = await journey.otherBrowser();
  for (const old of ['/blogs/old-address', '/blog/old-address']) {
    await visit(reader, old);
    await expect(reader).toHaveURL('/blogs/new-address');
  }
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Old address');
});

test('nobody leaves what is not saved', async ({ page, journey }) => {
  journey.expectTrouble(/\/api\/admin\/posts/);
  await journey.signedIn(page, staff);
  await beginPost(page, 'Left in haste');
  const list = page.getByRole('navigation', { name: 'You are in' }).getByRole('link', { name: 'Blogs' });
  await page.keyboard.type('Kept on the way out.');
  await list.click();
  await expect(page).toHaveURL('/admin/blogs');
  await page.getByRole('link', { name: 'Left in haste' }).click();
  await expect(text(page)).toHaveText('Kept on the way out.');

  await page.route('**/api/admin/posts/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And more.');
  await list.click();
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await button(asked, 'Stay').click();
  await expect(text(page)).toHaveText('Kept on the way out. And more.');
  await expect(status(page)).toContainText('Not saved');
  await page.unroute('**/api/admin/posts/*');
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText('Saved');
  await list.click();
  await expect(page).toHaveURL('/admin/blogs');
});

test('a syllabus page is written and read at once', async ({ page, journey }) => {
  const token = await staffToken(journey);
  const biology = (await subjectsOf(journey, token)).find(({ slug }) => slug === 'biology')!;
  const topic = biology.Topic[0]!;
  await journey.signedIn(page, staff);
  await visit(page, `/admin/topics/syllabus?topic=${topic.id}`);
  await text(page).click();
  await page.keyboard.type('Cells are small.');
  await insertFormula(page, 'V = \\frac{4}{3}\\pi r^3', true);
  await button(page, 'Save syllabus').click();
  await expect(toast(page, 'Changes saved successfully!')).toBeVisible();
  await page.reload();
  await expect(text(page)).toContainText('Cells are small.');
  await expect(text(page).locator('math')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
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
