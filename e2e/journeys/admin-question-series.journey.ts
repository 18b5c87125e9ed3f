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
} from './question-desk.ts';
import { answerOf, button } from './student-work.ts';

interface Stored {
  readonly marks: number;
  readonly visible?: boolean;
  readonly images: readonly { readonly url: string; readonly alt: string }[];
  readonly staff: { readonly visible: boolean };
}

test('staff work through the rows of the table, and come back to it as it was', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page, staff);
  const word = `series${Date.now()}`;
  const [first, second, third] = [
    await madeQuestion(journey, token, { questions_text: `${word} one` }),
    await madeQuestion(journey, token, { questions_text: `${word} two` }),
    await madeQuestion(journey, token, { questions_text: `${word} three` }),
  ];
  await visit(page, `/admin/questions?q=${word}&sort=id&order=asc`);
  await page.getByRole('link', { name: `${first.id} ${word} one` }).click();
  const steps = page.getByRole('navigation', { name: 'Questions of the table' });
  await expect(steps).toContainText('1 of 3');
  await expect(steps.getByRole('link', { name: 'Previous question' })).toHaveCount(0);
  await field(page, 'Marks').fill('6');
  await button(page, 'Save and next').click();
  await expect(toast(page, 'Changes saved successfully!')).toBeVisible();
  await expect(heading(page, `Question ${second.id}`)).toBeVisible();
  await expect(field(page, 'Marks')).toHaveValue('3');
  expect(await answerOf<Stored>(journey, 'GET', `/api/admin/questions/${first.id}`, { token })).toMatchObject(
    { marks: 6 },
  );

  await field(page, 'Marks').press('Control+Enter');
  await expect(heading(page, `Question ${third.id}`)).toBeVisible();
  await expect(steps).toContainText('3 of 3');
  await expect(button(page, 'Save and next')).toHaveCount(0);
  await page.reload();
  await steps.getByRole('link', { name: 'Previous question' }).click();
  await expect(heading(page, `Question ${second.id}`)).toBeVisible();
  await steps.getByRole('link', { name: 'All questions' }).click();
  await expect(page).toHaveURL(new RegExp(`q=${word}&sort=id&order=asc$`));
});

test('the next question of the same session keeps its place', async ({ page, journey }) => {
  await journey.signedIn(page, staff);
  await visit(page, '/admin/questions/new');
  await picker(page, 'subject').selectOption({ label: 'Math AI HL' });
  await picker(page, 'topic').selectOption({ index: 2 });
  const topic = await picker(page, 'topic').inputValue();
  await picker(page, 'difficulty').selectOption('Easy');
  await field(page, 'Marks').fill('2');
  await field(page, 'Year').fill('2022');
  await page.getByLabel('Visible to users').uncheck();
  await chooseFiles(page, 'Question', [picture('one.png')]);
  await button(page, 'Save and add another').click();
  await expect(toast(page, 'Changes saved successfully!')).toBeVisible();
  await expect(images(page, 'Question').getByRole('listitem')).toHaveCount(0);
  await expect(picker(page, 'topic')).toHaveValue(topic);
  await expect(field(page, 'Year')).toHaveValue('2022');
  await expect(field(page, 'Marks')).toHaveValue('');
  await expect(note(page, 'Still needed: a difficulty, marks.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/questions\/new$/);
});

test('a question is written over another, with its pictures', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page, staff);
  const question = await madeQuestion(journey, token, { visible: 'true', priority: '-999000' });
  const read = (id: string | number) =>
    answerOf<Stored>(journey, 'GET', `/api/admin/questions/${id}`, { token });
  await visit(page, editPath(question));
  await chooseFiles(page, 'Question', [picture('graph.png')]);
  await page.getByLabel('What question image 1 shows').fill('A grey box');
  await saveButton(page).click();
  await expect(note(page, 'Changes saved successfully!')).toBeVisible();
  const first = await read(question.id);
  expect(first.images).toMatchObject([{ alt: 'A grey box' }]);

  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(heading(page, `Copy of question ${question.id}`)).toBeVisible();
  await expect(images(page, 'Question').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByLabel('Visible to users')).not.toBeChecked();
  await expect(note(page, 'Not saved yet.')).toBeVisible();
  await field(page, 'Marks').fill('9');
  await saveButton(page).click();
  await expect(note(page, 'Changes saved successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/questions\/edit\?id=\d+$/);
  const id = /\d+$/.exec(page.url())?.[0] ?? '';
  expect(id).not.toBe(String(question.id));
  expect(await read(id)).toMatchObject({
    marks: 9,
    images: [{ url: first.images[0]?.url, alt: 'A grey box' }],
    staff: { visible: false },
  });
  expect(await read(question.id)).toMatchObject({ marks: 3, staff: { visible: true } });
});

test('going back and closing the tab ask before changes are lost', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page, staff);
  const question = await madeQuestion(journey, token);
  await visit(page, `/admin/questions?q=${question.id}`);
  await page.locator(`[data-question="${question.id}"]`).click();
  await field(page, 'Marks').fill('7');
  await page.goBack();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await button(dialog, 'Stay').click();
  await expect(field(page, 'Marks')).toHaveValue('7');
  await expect(page).toHaveURL(new RegExp(`edit\\?id=${question.id}$`));

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const tab = await asked;
  expect(tab.type()).toBe('beforeunload');
  await tab.dismiss();

  await field(page, 'Marks').press('Control+s');
  await expect(note(page, 'Changes saved successfully!')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Questions')).toBeVisible();
});
