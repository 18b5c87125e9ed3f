import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { field, heading, toast } from './account-screens.ts';
import {
  chooseFiles,
  editPath,
  images,
  madeQuestion,
  note,
  picker,
  picture,
  saveButton,
  sendQuestion,
} from './question-desk.ts';
import { answerOf, button, expectNoSidewaysScroll } from './student-work.ts';

interface Stored {
  readonly id: number;
  readonly marks: number;
  readonly year: number | null;
  readonly images: readonly { readonly id: number; readonly watermark: boolean }[];
  readonly Answer: readonly {
    readonly mark_lines: readonly { readonly mark: string; readonly text: string }[];
  }[];
  readonly hints: readonly { readonly text: string }[];
}

test('a question is written from nothing: place, facts, pictures, text, hints, answer and scheme', async ({
  page,
  journey,
}) => {
  test.slow();
  const { token } = await journey.signedIn(page, staff);
  await visit(page, '/admin/questions/new');
  await expect(heading(page, 'New question')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await expect(note(page, 'Still needed: a subject, a topic, a difficulty, marks.')).toBeVisible();
  await expect(button(page, /^Other topics/)).toBeDisabled();

  await picker(page, 'subject').selectOption({ label: 'Math AI HL' });
  await picker(page, 'topic').selectOption({ index: 1 });
  await expect(button(page, /^Other topics/)).toBeEnabled();
  await picker(page, 'difficulty').selectOption('Hard');
  await field(page, 'Marks').fill('0');
  await expect(saveButton(page)).toBeDisabled();
  await field(page, 'Marks').fill('3');
  await expect(saveButton(page)).toBeEnabled();
  await page.getByLabel('Visible to users').uncheck();

  await field(page, 'Year').fill('1999');
  const wrongYear = `Please enter a valid year between 2000 and ${new Date().getFullYear()}.`;
  await expect(page.getByRole('listitem').filter({ hasText: wrongYear })).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await field(page, 'Year').fill('2021');
  await field(page, 'Priority').fill('first');
  await expect(page.getByRole('listitem').filter({ hasText: 'Enter a valid number' })).toBeVisible();
  await field(page, 'Priority').fill('');

  await field(page, 'Question text').fill('Show that $\\sqrt{9} = 3$.');
  await expect(page.getByRole('region', { name: 'Preview of question text' }).locator('math')).toHaveCount(1);
  await saveButton(page).click();
  await expect(note(page, 'Please add question images')).toBeVisible();
  await chooseFiles(page, 'Question', [picture('one.png'), picture('two.png', 90)]);
  await expect(images(page, 'Question').getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Watermark on question image 2').uncheck();

  await button(page, 'Add hint').click();
  await field(page, 'Hint 1').fill('What is $3^2$?');
  await field(page, 'Answer text').fill('$3 \\cdot 3 = 9$');
  await button(page, 'Add line').click();
  await field(page, 'Line 1').fill('Squares 3');
  await page.getByLabel('Mark of line 1').fill('M1');
  await expect(note(page, '1 of 3 marks')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await button(page, 'Add line').click();
  await field(page, 'Line 2').fill('Obtains 9');
  await page.getByLabel('Mark of line 2').fill('A2');
  await expect(note(page, '3 of 3 marks')).toBeVisible();

  await saveButton(page).click();
  await expect(note(page, 'Changes saved successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/questions\/edit\?id=\d+$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const id = /\d+$/.exec(page.url())?.[0];
  const stored = await answerOf<Stored>(journey, 'GET', `/api/admin/questions/${id}`, { token });
  expect(stored).toMatchObject({ marks: 3, year: 2021 });
  expect(stored.images.map(({ watermark }) => watermark)).toEqual([true, false]);
  expect(stored.Answer[0]?.mark_lines.map(({ mark }) => mark)).toEqual(['M1', 'A2']);
  expect(stored.hints.map(({ text }) => text)).toEqual(['What is $3^2$?']);

  await visit(page, '/admin/questions/new');
  await expect(field(page, 'Question text')).toHaveValue('');
});

test('pictures are put in order by mouse and by keyboard, and deleted', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page, staff);
  const question = await madeQuestion(journey, token);
  await visit(page, editPath(question));
  await chooseFiles(page, 'Question', [picture('a.png', 40), picture('b.png', 120), picture('c.png', 220)]);
  const tiles = images(page, 'Question').getByRole('listitem');
  const order = () =>
    tiles.getByRole('img').evaluateAll((all) => all.map((each) => each.getAttribute('alt')?.at(-5)));
  await expect.poll(order).toEqual(['a', 'b', 'c']);

  await page.getByRole('button', { name: 'Move question image 1' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(order).toEqual(['b', 'a', 'c']);
  await expect(page.getByRole('button', { name: 'Move question image 2' })).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(order).toEqual(['b', 'c', 'a']);

  const handle = page.getByRole('button', { name: 'Move question image 3' });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await tiles.first().boundingBox();
  if (!from || !to) throw new Error('The pictures are not on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(order).toEqual(['a', 'b', 'c']);

  await button(page, 'Delete question image 2').click();
  await expect.poll(order).toEqual(['a', 'c']);
  await saveButton(page).click();
  await expect(note(page, 'Changes saved successfully!')).toBeVisible();
  const stored = await answerOf<Stored>(journey, 'GET', `/api/admin/questions/${question.id}`, { token });
  expect(stored.images).toHaveLength(2);
});

test('text is made from pictures, and a picture from text', async ({ page, journey }) => {
  test.slow();
  const { token } = await journey.signedIn(page, staff);
  const question = await madeQuestion(journey, token, { questions_text: 'The quick brown fox' });
  await visit(page, editPath(question));
  await button(images(page, 'Question'), 'Transcript from images').click();
  await expect(toast(page, 'Please select question images first')).toBeVisible();
  await button(images(page, 'Answer'), 'Transcript from images').click();
  await expect(toast(page, 'Please select answer images first')).toBeVisible();

  await button(images(page, 'Question'), 'Image from text').click();
  await expect(images(page, 'Question').getByRole('listitem')).toHaveCount(1);
  await button(images(page, 'Question'), 'Transcript from images').click();
  await expect(field(page, 'Question text')).toHaveValue(/quick brown fox[\s\S]+quick brown fox/i, {
    timeout: 60_000,
  });
  await saveButton(page).click();
  await expect(note(page, 'Changes saved successfully!')).toBeVisible();
});

test('what isn’t saved is asked about, and is back after a reload', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page, staff);
  const question = await madeQuestion(journey, token);
  await visit(page, editPath(question));
  await field(page, 'Marks').fill('8');
  await chooseFiles(page, 'Question', [picture('kept.png')]);
  await expect(note(page, 'Unsaved changes.')).toBeVisible();

  await page.getByRole('link', { name: 'All questions' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await button(dialog, 'Stay').click();
  await expect(page).toHaveURL(new RegExp(`id=${question.id}$`));

  page.on('dialog', (each) => void each.accept());
  // Before the pause in typing after which it would be written down.
  await field(page, 'Marks').fill('7');
  await page.reload();
  await expect(page.getByText(/What you had not saved on .+ is back\./)).toBeVisible();
  await expect(field(page, 'Marks')).toHaveValue('7');
  await expect(images(page, 'Question').getByRole('listitem')).toHaveCount(1);

  await button(page, 'Discard it').click();
  await expect(field(page, 'Marks')).toHaveValue('3');
  await field(page, 'Marks').fill('9');
  await page.getByRole('link', { name: 'All questions' }).click();
  await button(dialog, 'Discard changes').click();
  await expect(heading(page, 'Questions')).toBeVisible();
  await visit(page, editPath(question));
  await expect(field(page, 'Marks')).toHaveValue('3');
});

test('the second of two editors is told who changed what, and overwrites nothing', async ({
  page,
  journey,
}) => {
  journey.expectTrouble(/\/api\/questions\/edit|status of 409/);
  const { token } = await journey.signedIn(page, staff);
  const question = await madeQuestion(journey, token);
  await visit(page, editPath(question));
  await field(page, 'Marks').fill('5');
  const other = await sendQuestion(token, { id: String(question.id), marks: '4', year: '2019' });
  expect(other.status).toBe(200);

  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this question' });
  await expect(dialog).toContainText(staff.name);
  await expect(dialog.getByRole('listitem')).toHaveText(['Marks – you changed this too', 'Year']);
  await button(dialog, 'Keep mine and look').click();
  await expect(field(page, 'Marks')).toHaveValue('5');
  await expect(field(page, 'Year')).toHaveValue('2019');
  await saveButton(page).click();
  await expect(note(page, 'Changes saved successfully!')).toBeVisible();

  await field(page, 'Marks').fill('6');
  await sendQuestion(token, { id: String(question.id), marks: '7' });
  await saveButton(page).click();
  await button(dialog, 'Load theirs').click();
  await expect(field(page, 'Marks')).toHaveValue('7');
  await expect(note(page, 'Everything is saved.')).toBeVisible();
});

test('a failed save says so, and a question is deleted only after a question', async ({ page, journey }) => {
  journey.expectTrouble(/\/api\/questions|status of (500|404)/);
  const { token } = await journey.signedIn(page, staff);
  const question = await madeQuestion(journey, token);
  await visit(page, editPath(question));
  await page.route('**/api/questions/edit', (route) => route.fulfill({ status: 500, json: {} }));
  await field(page, 'Marks').fill('4');
  await saveButton(page).click();
  await expect(note(page, 'Something went wrong! Please try again.')).toBeVisible();
  await expect(field(page, 'Marks')).toHaveValue('4');

  await button(page, 'Delete').click();
  const dialog = page.getByRole('alertdialog', { name: `Delete question ${question.id}?` });
  await button(dialog, 'Cancel').click();
  await expect(dialog).toBeHidden();
  await button(page, 'Delete').click();
  await button(dialog, 'Delete question').click();
  await expect(heading(page, 'Questions')).toBeVisible();
  expect((await journey.api('GET', `/api/questions/${question.id}`, { token })).status).toBe(404);
});

test('the editor bears an audit in every look, and narrow screens', async ({ page, journey }) => {
  test.slow();
  const { token } = await journey.signedIn(page, staff);
  const question = await madeQuestion(journey, token, {
    hints: '["Try $x=3$"]',
    mark_lines: '[{"text":"Takes the root","mark":"M1"},{"text":"$x=3$","mark":"A2"}]',
  });
  await visit(page, editPath(question));
  await chooseFiles(page, 'Question', [picture('a.png'), picture('b.png')]);
  await expect(images(page, 'Question').getByRole('listitem')).toHaveCount(2);
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
});
