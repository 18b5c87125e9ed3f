import { expect, staff, test, visit } from '../journey.ts';
import { field, heading } from './account-screens.ts';
import {
  chooseFiles,
  editPath,
  images,
  madeQuestion,
  marksField,
  note,
  picker,
  picture,
  saveButton,
} from './question-desk.ts';
import { answerOf, button } from './student-work.ts';

interface Stored {
  readonly marks: number;
  readonly year: number | null;
  readonly images: readonly { readonly alt: string; readonly watermark: boolean }[];
  readonly Answer: readonly { readonly mark_lines: readonly { readonly mark: string }[] }[];
  readonly hints: readonly { readonly text: string }[];
}

test('a question is written from nothing, with pictures that are dragged into their order', async ({
  page,
  journey,
}) => {
  const { token } = await journey.signedIn(page, staff);
  await visit(page, '/admin/questions/new');
  await expect(
    note(page, 'Still needed: a subject, a topic, a difficulty, marks, question images.'),
  ).toBeVisible();
  await picker(page, 'subject').selectOption({ label: 'Math AI HL' });
  await picker(page, 'topic').selectOption({ index: 1 });
  await picker(page, 'difficulty').selectOption('Hard');
  await marksField(page).fill('3');
  await field(page, 'Year').fill('2021');
  await page.getByLabel('Visible to users').uncheck();
  await field(page, 'Question text').fill('Show that $\\sqrt{9} = 3$.');
  await expect(page.getByRole('region', { name: 'Preview of question text' }).locator('math')).toHaveCount(1);

  await chooseFiles(page, 'Question', [picture('a.png', 40), picture('b.png', 120), picture('c.png', 220)]);
  const tiles = images(page, 'Question').getByRole('listitem');
  const order = () =>
    tiles.getByRole('img').evaluateAll((all) => all.map((each) => each.getAttribute('alt')?.at(-5)));
  await expect.poll(order).toEqual(['a', 'b', 'c']);
  const drawn = () =>
    tiles
      .getByRole('img')
      .evaluateAll((all) => all.every((each) => (each as HTMLImageElement).naturalWidth > 0));
  await expect.poll(drawn).toBe(true);
  // Where nothing lies over it, such as the bar at the foot of the page.
  await page.getByRole('button', { name: 'Move question image 3' }).hover();
  const to = await tiles.first().boundingBox();
  if (!to) throw new Error('The pictures are not on the screen');
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(order).toEqual(['c', 'a', 'b']);
  await page.getByLabel('Watermark on question image 2').uncheck();
  await page.getByLabel('What question image 1 shows').fill('A grey box');

  await button(page, 'Add hint').click();
  await field(page, 'Hint 1').fill('What is $3^2$?');
  await field(page, 'Answer text').fill('$3 \\cdot 3 = 9$');
  await button(page, 'Add line').click();
  await field(page, 'Line 1').fill('Squares 3');
  await page.getByLabel('Mark of line 1').fill('A3');
  await saveButton(page).click();
  await expect(note(page, 'Changes saved successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/questions\/edit\?id=\d+$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const id = /\d+$/.exec(page.url())?.[0];
  const stored = await answerOf<Stored>(journey, 'GET', `/api/admin/questions/${id}`, { token });
  expect(stored).toMatchObject({ marks: 3, year: 2021 });
  expect(stored.images).toMatchObject([
    { alt: 'A grey box', watermark: true },
    { watermark: false },
    { watermark: true },
  ]);
  expect(stored.Answer[0]?.mark_lines.map(({ mark }) => mark)).toEqual(['A3']);
  expect(stored.hints.map(({ text }) => text)).toEqual(['What is $3^2$?']);

  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(heading(page, `Copy of question ${id}`)).toBeVisible();
  await saveButton(page).click();
  await expect(page).not.toHaveURL(/copy=/);
  await expect(note(page, 'Changes saved successfully!')).toBeVisible();
  const copy = /\d+$/.exec(page.url())?.[0];
  expect(copy).not.toBe(id);
  expect(await answerOf<Stored>(journey, 'GET', `/api/admin/questions/${copy}`, { token })).toMatchObject({
    images: [{ alt: 'A grey box' }, {}, {}],
  });
});

test('what isn’t saved is asked about by links, Back and the tab, and is back after a reload', async ({
  page,
  journey,
}) => {
  const { token } = await journey.signedIn(page, staff);
  const question = await madeQuestion(journey, token);
  await visit(page, `/admin/questions?q=${question.id}`);
  await page.locator(`[data-question="${question.id}"]`).click();
  await marksField(page).fill('8');
  await chooseFiles(page, 'Question', [picture('kept.png')]);
  await expect(note(page, 'Unsaved changes.')).toBeVisible();
  await page.goBack();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await button(dialog, 'Stay').click();
  await expect(page).toHaveURL(new RegExp(`edit\\?id=${question.id}$`));

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const tab = await asked;
  expect(tab.type()).toBe('beforeunload');
  await tab.dismiss();

  page.on('dialog', (each) => void each.accept());
  // Before the pause in typing after which it would be written down.
  await marksField(page).fill('7');
  await page.reload();
  await expect(page.getByText(/What you had not saved on .+ is back\./)).toBeVisible();
  await expect(marksField(page)).toHaveValue('7');
  await expect(images(page, 'Question').getByRole('listitem')).toHaveCount(1);
  await button(page, 'Discard it').click();
  await expect(marksField(page)).toHaveValue('3');
  await marksField(page).fill('9');
  await page.getByRole('link', { name: 'All questions' }).click();
  await button(dialog, 'Discard changes').click();
  await expect(heading(page, 'Questions')).toBeVisible();
  await visit(page, editPath(question));
  await expect(marksField(page)).toHaveValue('3');
});
