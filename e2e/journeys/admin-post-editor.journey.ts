import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test } from '../journey.ts';
import { beginPost, paste, pixel, saveNote, text, tool } from './post-screens.ts';
import { answerOf, button, expectNoSidewaysScroll, staffToken } from './student-work.ts';

test.beforeEach(({ page, journey }) => journey.signedIn(page, staff));

const wordItem = (sign: string, words: string, level: number) =>
  `<p class="MsoListParagraph" style="margin-left:${level * 36}pt;mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${sign}<span style="font:7pt 'Times New Roman'">&nbsp;&nbsp; </span></span>${words}<o:p></o:p></p>`;

test('what is pasted from Word, Google Docs and pages becomes clean text; a picture asks for its words', async ({
  page,
  journey,
}) => {
  // What a page brought along is refused by the policy even while it is being read.
  journey.expectTrouble(/inline event handler/);
  await beginPost(page, 'Pasted');
  await paste(page, {
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body>
      <h1>From Word</h1>${wordItem('·', 'outer', 1)}${wordItem('o', 'inner', 2)}${wordItem('·', 'outer again', 1)}
      <p class="MsoNormal" style="color:red">Then <b>bold</b>.<o:p></o:p></p>${wordItem('1.', 'counted', 1)}</body></html>`,
  });
  await expect(text(page).locator('h1, h2')).toHaveText('From Word');
  await expect(text(page).locator('ul').first()).toContainText('outer again');
  await expect(text(page).locator('ol > li')).toHaveText('counted');
  await expect(text(page)).not.toContainText('·');

  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await paste(page, {
    html: '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">From </span><span style="font-weight:700">Docs</span></p></b>',
  });
  await expect(text(page).locator('strong').last()).toHaveText('Docs');

  await page.keyboard.press('Enter');
  await paste(page, {
    html: '<p style="color:red" onclick="x()">Red <a href="javascript:alert(1)">bad</a> <a href="https://good.example/">good</a></p><script>window.hurt = 1</script><img src="https://elsewhere.example/x.png">',
  });
  await expect(text(page).locator('a')).toHaveText('good');
  await expect(page.getByText('Pictures in what you pasted were left out.')).toBeVisible();
  await expect(saveNote(page)).toHaveText('Saved');

  const id = new URL(page.url()).searchParams.get('id');
  const saved = await answerOf<{ content: { root: { children: { type: string; tag?: string }[] } } }>(
    journey,
    'GET',
    `/api/admin/posts/${id}`,
    { token: await staffToken(journey) },
  );
  expect(JSON.stringify(saved)).not.toMatch(/javascript|color|elsewhere|hurt|mso/i);
  const kinds = saved.content.root.children.map(({ type, tag }) => tag ?? type);
  expect(kinds.slice(0, 4)).toEqual(['h2', 'ul', 'paragraph', 'ol']);

  await page.keyboard.press('Control+End');
  // A picture that was copied on a page comes as its source and as a file.
  await paste(page, {
    html: '<img src="https://elsewhere.example/x.png">',
    file: pixel.toString('base64'),
  });
  const picture = text(page).getByRole('button', { name: 'Picture without a description. Edit' });
  await expect(picture).toContainText('Needs a description');
  await picture.click();
  const dialog = page.getByRole('dialog', { name: 'Edit picture' });
  await expect(button(dialog, 'Change')).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'What it shows' }).fill('A violet point');
  await button(dialog, 'Change').click();
  await expect(text(page).getByRole('button', { name: 'Picture: A violet point. Edit' })).toBeVisible();
  await expect(saveNote(page)).toHaveText('Saved');
  // Below a picture there is a line to go on in, also after a reload.
  await page.reload();
  await text(page).locator('p').last().click();
  await page.keyboard.type('Below it.');
  await expect(text(page)).toContainText('Below it.');
});

test('lists by keys, formulas, links, code and tables are made and changed', async ({ page, journey }) => {
  journey.expectTrouble(/rich-text\/formula|status of 400/);
  await beginPost(page, 'Made of parts');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('deep');
  await page.keyboard.press('Tab');
  await expect(text(page).locator('ul ul li')).toHaveText('deep');
  await page.keyboard.press('Shift+Tab');
  await expect(text(page).locator('ul ul')).toHaveCount(0);
  // The keyboard reaches the tools and leaves the text.
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'Undo')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool(page, 'Line')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A paragraph.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await text(page).locator('p').last().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');

  await page.keyboard.press('Control+m');
  const dialog = page.getByRole('dialog', { name: 'Insert formula' });
  await dialog.getByRole('textbox', { name: 'LaTeX' }).fill('\\frac{1}{');
  await expect(dialog.getByRole('region', { name: 'Preview' })).not.toContainText('appears here');
  await button(dialog, 'Insert').click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox', { name: 'LaTeX' }).fill('\\frac{1}{2}');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await page.keyboard.type(' is half.');
  await text(page)
    .getByRole('button', { name: /^Formula/ })
    .click();
  const editing = page.getByRole('dialog', { name: 'Edit formula' });
  await editing.getByRole('textbox', { name: 'LaTeX' }).fill('\\frac{1}{3}');
  await button(editing, 'Change').click();
  await expect(text(page).getByRole('button', { name: 'Formula \\frac{1}{3}. Edit' })).toBeVisible();

  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+k');
  const link = page.getByRole('dialog', { name: 'Insert link' });
  await link.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(link).toContainText('Please enter an address such as');
  await link.getByRole('textbox', { name: 'Address' }).fill('example.org/maths');
  await page.keyboard.press('Enter');
  await expect(text(page).getByRole('link', { name: 'example.org/maths' })).toHaveAttribute(
    'href',
    'https://example.org/maths',
  );

  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('``` let x = 1;');
  await page.keyboard.press('Enter');
  await page.keyboard.type('x += 1;');
  await expect(text(page).locator('pre')).toHaveText('let x = 1;\nx += 1;', { useInnerText: true });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');

  await tool(page, 'Table').click();
  await expect(text(page).locator('th')).toHaveCount(3);
  await page.keyboard.type('Day');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Work');
  for (const name of ['Row below', 'Column after', 'Header column']) await tool(page, name).click();
  await expect(text(page).locator('tr')).toHaveCount(4);
  await expect(text(page).locator('th')).toHaveCount(4 + 3);
  for (const name of ['Header row', 'Header column', 'Delete row', 'Delete column'])
    await tool(page, name).click();
  await expect(text(page).locator('tr')).toHaveCount(3);
  await expect(text(page).locator('th')).toHaveCount(0);
  await tool(page, 'Undo').click();
  await expect(text(page).locator('td').first()).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(saveNote(page)).toHaveText('Saved');
  await expectNoSidewaysScroll(page);
  await expectAccessibleInEveryLook(page);
});

test('the list of pages fits a phone, and the strip above it shows where one is', async ({ page }) => {
  const at = '2026-11-16T10:00:00.000Z';
  const row = { slug: 'terms', title: 'Terms of Service', path: '/terms', publishedAt: at, pending: true };
  const edited = { updatedAt: at, updatedBy: 'Stefan Staff', revision: 3 };
  await page.route('**/api/admin/pages', (route) =>
    route.fulfill({ json: { rows: [{ ...row, ...edited }] } }),
  );
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/admin/pages');
  await expect(page.getByText('Unpublished changes')).toBeVisible();
  for (const width of [320, 390]) await expectNoSidewaysScroll(page, width);
  const current = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Pages' });
  await expect(current).toBeInViewport({ ratio: 1 });
});
