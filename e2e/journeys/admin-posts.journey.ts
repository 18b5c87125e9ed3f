import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { toast } from './account-screens.ts';
import { answerOf, button, expectNoSidewaysScroll, staffToken, subjectsOf } from './student-work.ts';

const text = (page: Page) => page.getByRole('textbox', { name: /^Text of the/ });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
const status = (page: Page) => page.getByRole('status').filter({ hasText: /Saved|Saving|Not saved/ });

/** A picture of one violet pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function begin(page: Page, title: string): Promise<void> {
  await visit(page, '/admin/blogs/new');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await button(page, 'Start writing').click();
  await expect(text(page)).toBeVisible();
}

async function insertFormula(page: Page, latex: string, large = false): Promise<void> {
  await page.keyboard.press('Control+m');
  const dialog = page.getByRole('dialog', { name: 'Insert formula' });
  await dialog.getByRole('textbox', { name: 'LaTeX' }).fill(latex);
  if (large) await dialog.getByRole('checkbox').check();
  await expect(dialog.getByRole('region', { name: 'Preview' }).locator('math')).toHaveCount(1);
  await button(dialog, 'Insert').click();
  await expect(dialog).toBeHidden();
}

test('a post is written, previewed, published, changed and taken down', async ({ page, journey }) => {
  await journey.signedIn(page, staff);
  journey.expectTrouble(/\/publish|status of 400/);
  await begin(page, 'How to read a graph');
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
  await begin(page, 'Written by two');
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

test('undo, tables and a pasted page: what is kept is clean', async ({ page, journey }) => {
  await journey.signedIn(page, staff);
  // What a page brought along is refused by the policy even while it is being read.
  journey.expectTrouble(/inline event handler/);
  await begin(page, 'Pasted');
  await text(page).click();
  await page.keyboard.type('Kept');
  await tool(page, 'Bold').click();
  await page.keyboard.type(' bold');
  await expect(text(page).locator('strong')).toHaveText(' bold');
  await tool(page, 'Undo').click();
  await expect(text(page).locator('strong')).toHaveCount(0);
  await page.keyboard.press('Control+End');
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<p style="color:red" onclick="x()">Red <a href="javascript:alert(1)">bad</a> <b>fat</b></p><script>window.hurt = 1</script><img src="https://elsewhere.example/x.png">',
    );
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(text(page)).toContainText('fat');
  await expect(text(page).locator('a')).toHaveCount(0);
  await tool(page, 'Table').click();
  await expect(text(page).locator('td, th')).toHaveCount(9);
  await expect(status(page)).toHaveText('Saved');
  const id = new URL(page.url()).searchParams.get('id');
  const saved = await answerOf<{ content: unknown }>(journey, 'GET', `/api/admin/posts/${id}`, {
    token: await staffToken(journey),
  });
  const kept = JSON.stringify(saved.content);
  expect(kept).toContain('tablecell');
  expect(kept).not.toMatch(/javascript|color|elsewhere|hurt/);
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

test('a page of the site is rewritten, and an older version comes back', async ({ page, journey }) => {
  await journey.signedIn(page, staff);
  await visit(page, '/admin/pages');
  await page.getByRole('link', { name: 'Refund Policy' }).first().click();
  for (const words of ['First words.', 'Second words.']) {
    await text(page).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(words);
    await expect(status(page)).toHaveText('Saved');
    await button(page, 'Publish').click();
    await expect(toast(page, 'Readers see this text now').first()).toBeVisible();
    await expect(button(page, 'Publish')).toBeDisabled();
  }
  await expect(button(page, 'Restore')).toHaveCount(2);
  await button(page, 'Restore').last().click();
  await expect(text(page)).toContainText('First words.');
  await expectAccessibleInEveryLook(page);
});
