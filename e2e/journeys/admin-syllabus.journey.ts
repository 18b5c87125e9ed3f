import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { heading, toast } from './account-screens.ts';
import { insertFormula, pixel, text } from './post-screens.ts';
import { answerOf, button, type Caller, expectNoSidewaysScroll } from './student-work.ts';

const saveButton = (page: Page) => button(page, 'Save syllabus');

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
  await insertFormula(page, '\\frac{1}{f} = \\frac{1}{u} + \\frac{1}{v}', true);
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
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);

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
