import { readFile } from 'node:fs/promises';
import { zipOf } from '../../apps/server/src/features/imports/files/zip.fixture.ts';
import { pngWithHeader } from '../../apps/server/src/platform/pictures/pictures.fixture.ts';
import type { AdminQuestion } from '../../packages/contract/src/questions/admin-questions.endpoints.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { chooseByKeyboard } from './file-choosers.ts';
import { choose, csv, questionHeader, rows, tabTo } from './import-desk.ts';
import { answerOf, button, expectNoSidewaysScroll, staffToken, subjectsOf } from './student-work.ts';

// One after the other: the academy imports one file at a time, and says so to whoever begins a second.
test.describe.configure({ mode: 'default' });

const line = (key: string, text: string) => `${key},math-ai-hl,number-and-algebra,Easy,2,yes,${text},$x=1$`;

test('staff import questions with their images: errors, the mended file, the report, the editor', async ({
  page,
  journey,
}) => {
  await journey.signedIn(page, staff);
  await visit(page, '/admin/upload_questions');
  const archive = (name: string, text: string, image: string) => ({
    name,
    mimeType: 'application/zip',
    buffer: zipOf([
      {
        name: 'q.csv',
        content: `${questionHeader},images\n${line('journey-1', text)},\n${line('journey-figure', 'See the figure.')},${image}`,
      },
      { name: 'figures/good.png', content: pngWithHeader(120, 80) },
      { name: 'figures/giant.png', content: pngWithHeader(30_000, 30_000) },
    ]),
  });
  await choose(page, archive('first.zip', 'Find $\\frac{1}{$.', 'giant.png'));
  await expect(page.getByRole('combobox', { name: 'Column for Question text' })).toHaveValue('6');
  await expect(page).toHaveURL(/import=/);
  await button(page, 'Check the rows').click();
  await expect(rows(page)).toHaveCount(2);
  // The server knows where an import stands, so a reload shows the same.
  await page.reload();
  await expect(rows(page).filter({ hasText: 'journey-1' })).toContainText('text');
  await expect(rows(page).filter({ hasText: 'journey-figure' })).toContainText(
    'giant.png: An image must not have more than 40 megapixels',
  );
  await expect(button(page, /^Import \d/)).toBeDisabled();
  await expectNoSidewaysScroll(page);
  await expectAccessibleInEveryLook(page);
  const saved = page.waitForEvent('download');
  await button(page, 'Download the errors').click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('journey-1,text');
  await button(page, 'Cancel the import').click();
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();

  await page.getByRole('link', { name: 'Import another file' }).click();
  await choose(page, archive('mended.zip', 'Find $x$.', 'good.png'));
  await button(page, 'Check the rows').click();
  await button(page, 'Import 2 rows').click();
  await expect(page.getByText('2 rows added, 0 updated, 0 as they were.')).toBeVisible();

  const token = await staffToken(journey);
  const found = await answerOf<{ rows: { id: number }[] }>(
    journey,
    'GET',
    '/api/admin/questions?q=See%20the%20figure',
    { token },
  );
  const id = found.rows[0]!.id;
  const question = await answerOf<AdminQuestion>(journey, 'GET', `/api/admin/questions/${id}`, { token });
  expect(question.images[0]).toMatchObject({ width: 120, height: 80, watermark: false });
  await visit(page, `/admin/questions/edit?id=${id}`);
  const shown = page.locator(`img[src="${question.images[0]!.url}"], img[src*="picture-originals"]`).first();
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
});

test('without a mouse, from the file to the report: subjects, then their topics', async ({
  page,
  journey,
}) => {
  await journey.signedIn(page, staff);
  await visit(page, '/admin/upload_subjects');
  const slug = `journey-subject-${Date.now()}`;
  const give = async (given: ReturnType<typeof csv>, imported: string) => {
    await tabTo(page, button(page, 'Choose a file'));
    await chooseByKeyboard(page, given);
    await tabTo(page, button(page, 'Check the rows'));
    await page.keyboard.press('Enter');
    await tabTo(page, button(page, imported));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
  };
  await give(csv('subjects.csv', 'slug,name,staff_only', `${slug},Journey Subject,no`), 'Import 1 row');
  await visit(page, '/admin/upload_topics');
  await give(
    csv(
      'topics.csv',
      'subject;slug;name;number;parent',
      `${slug};cells;Cells;1.1;life`,
      `${slug};life;Life;1;`,
    ),
    'Import 2 rows',
  );
  const subject = (await subjectsOf(journey)).find((one) => one.slug === slug);
  expect(subject!.Topic[0]!.subtopics.map((topic) => topic.topic_name)).toEqual(['Cells']);
});
