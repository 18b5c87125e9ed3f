import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { heading, toast } from './account-screens.ts';
import { answerOf, button, type Caller, expectNoSidewaysScroll, subjectsOf } from './student-work.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the syllabus page' });
const saveButton = (page: Page) => button(page, 'Save syllabus');

/** A picture of one violet pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Optics › Lenses › Thin lenses, in a subject that only staff see. */
async function madeTopics(journey: Caller, token: string) {
  const slug = `s-${randomUUID().slice(0, 8)}`;
  const post = <Body>(path: string, body: unknown) => answerOf<Body>(journey, 'POST', path, { token, body });
  const { subject } = await post<{ subject: { id: number } }>('/api/admin/subjects', {
    subject_name: `Subject ${slug}`,
    slug,
    staff_only: true,
  });
  const ids: number[] = [];
  for (const name of ['Optics', 'Lenses', 'Thin lenses']) {
    const { topic } = await post<{ topic: { id: number } }>('/api/admin/topics', {
      topic_name: name,
      slug: name.toLowerCase().replace(' ', '-'),
      topic_number: '',
      subject_id: subject.id,
      parent_topic_id: ids.at(-1) ?? null,
    });
    ids.push(topic.id);
  }
  return { slug, subjectId: subject.id, ids };
}

async function insertFormula(page: Page, latex: string): Promise<void> {
  await page.keyboard.press('Control+m');
  const dialog = page.getByRole('dialog', { name: 'Insert formula' });
  await dialog.getByRole('textbox', { name: 'LaTeX' }).fill(latex);
  await expect(dialog.getByRole('region', { name: 'Preview' }).locator('math')).toHaveCount(1);
  await button(dialog, 'Insert').click();
  await expect(dialog).toBeHidden();
}

test('a sub-subtopic gets its syllabus from the tree: written, previewed, saved, read and deleted', async ({
  page,
  journey,
}) => {
  // Rendered for a visitor, who knows of no such subject; staff are led on by the browser.
  journey.expectTrouble(/404.*ibdp-question-bank|status of 400|\/api\/admin\/syllabus/);
  const { token } = await journey.signedIn(page, staff);
  const { slug, subjectId } = await madeTopics(journey, token);
  await visit(page, `/admin/topics?subject=${subjectId}`);
  await expect(page.getByRole('link', { name: /^Add syllabus of/ })).toHaveCount(3);
  await page.getByRole('link', { name: 'Add syllabus of Thin lenses' }).click();
  await expect(heading(page, 'Thin lenses')).toBeVisible();
  await expect(text(page)).toBeVisible();
  await expect(page.getByText('This topic has no page yet')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();

  await text(page).click();
  await page.keyboard.type('## What to learn');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The lens equation is ');
  await insertFormula(page, '\\frac{1}{f} = \\frac{1}{u} + \\frac{1}{v}');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'lens.png', mimeType: 'image/png', buffer: pixel });
  await expect(page.getByRole('textbox', { name: 'What it shows' })).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Please describe the image');
  await page.getByRole('textbox', { name: 'What it shows' }).fill('A thin lens');

  await button(page, 'Preview').click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Thin lenses');
  await expect(preview.getByRole('heading', { level: 2, name: 'What to learn' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'A thin lens' })).toBeVisible();
  await expect(preview.locator('article math')).toHaveCount(1);
  await button(preview, 'Close').click();

  await text(page).press('Control+s');
  await expect(toast(page, 'Changes saved successfully!')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();

  const place = `subject=${slug}&topic=optics&subtopic=lenses&subsubtopic=thin-lenses`;
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'View page' }).click();
  const shown = await opened;
  await expect(shown).toHaveURL(new RegExp(`/ibdp-question-bank/syllabus\\?${place}$`));
  await expect(heading(shown, 'Thin lenses')).toBeVisible();
  await expect(shown.getByRole('article').locator('math')).toHaveCount(1);
  await expect(shown.getByRole('img', { name: 'A thin lens' })).toBeVisible();
  await shown.close();
  expect((await journey.api('GET', `/api/syllabus?${place}`)).status, 'to a visitor').toBe(404);

  await page.getByRole('link', { name: `Topics of Subject ${slug}` }).click();
  await expect(page.getByRole('link', { name: 'Syllabus of Thin lenses', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Thin lenses', exact: true }).click();
  await page.getByRole('link', { name: 'Edit syllabus' }).click();
  await expect(text(page)).toContainText('The lens equation is');
  await button(page, 'Delete page').click();
  await button(page.getByRole('alertdialog'), 'Delete page').click();
  await expect(page.getByText('This topic has no page yet')).toBeVisible();
  await expect(text(page)).not.toContainText('The lens equation');
});

test('what isn’t saved is not left behind by mistake', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page, staff);
  const { slug, ids } = await madeTopics(journey, token);
  await visit(page, `/admin/topics/edit?id=${ids[1]}`);
  await page.getByRole('link', { name: 'Write syllabus' }).click();
  await text(page).click();
  await page.keyboard.type('Half a thought');
  await page.getByRole('link', { name: `Topics of Subject ${slug}` }).click();
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await button(asked, 'Stay').click();
  await expect(text(page)).toContainText('Half a thought');
  await page.getByRole('link', { name: `Topics of Subject ${slug}` }).click();
  await button(asked, 'Discard changes').click();
  await expect(heading(page, 'Topics')).toBeVisible();
});

test('two members of staff don’t overwrite each other’s page', async ({ page, journey }) => {
  journey.expectTrouble(/status of 409|\/api\/admin\/syllabus/);
  const { token } = await journey.signedIn(page, staff);
  const { ids } = await madeTopics(journey, token);
  const address = `/admin/topics/syllabus?topic=${ids[0]}`;
  await visit(page, address);
  const second = await page.context().newPage();
  await visit(second, address);
  await text(second).click();
  await second.keyboard.type('From the second window.');
  await saveButton(second).click();
  await expect(toast(second, 'Changes saved successfully!')).toBeVisible();

  await text(page).click();
  await page.keyboard.type('From the first.');
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Somebody has saved this page meanwhile');
  await expect(text(page)).toContainText('From the first.');
  await button(page, 'Load it again').click();
  await expect(text(page)).toContainText('From the second window.');
  await expect(saveButton(page)).toBeDisabled();
});

test('the editor bears an audit in every look, fits small screens, and is for staff', async ({
  page,
  journey,
}) => {
  test.slow();
  const { token } = await journey.signedIn(page, staff);
  const { ids } = await madeTopics(journey, token);
  await visit(page, `/admin/topics/syllabus?topic=${ids[2]}`);
  await expect(text(page)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  const maths = (await subjectsOf(journey, token)).find((subject) => subject.slug === 'math-aa-sl');
  await visit(page, `/admin/topics/syllabus?topic=${maths?.Topic[0]?.id}`);
  await expect(text(page).locator('math').first()).toBeAttached();
  await expectNoSidewaysScroll(page);
  await visit(page, '/admin/topics/syllabus?topic=x');
  await expect(page.getByRole('heading', { name: 'Which topic?' })).toBeVisible();

  const student = await journey.otherBrowser();
  await journey.signedIn(student);
  await visit(student, `/admin/topics/syllabus?topic=${ids[2]}`);
  await expect(heading(student, 'Page Not Found')).toBeVisible();
});
