import { type QuestionCard, questionPath } from '../../packages/contract/src/questions/question.ts';
import { expectAccessible } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { field, toast } from './account-screens.ts';
import { madeQuestion, note, saveButton } from './question-desk.ts';
import { answerOf, button, cardOf, listOf } from './student-work.ts';

interface Seen {
  readonly staff?: { readonly priority: number | null; readonly visible: boolean };
}

test('staff set priority, visibility and the other level on a card', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page, staff);
  const question = await madeQuestion(journey, token, { priority: '-999998' });
  await visit(page, listOf(question));
  const card = cardOf(page, question);
  const controls = card.getByRole('region', { name: `Staff controls of question ${question.id}` });
  await expect(controls).toContainText('Last edited');
  await expect(controls).toContainText('No video');

  await field(controls, 'Priority').fill('soon');
  await button(controls, 'Set').click();
  await expect(controls.getByText('Enter a valid number')).toBeVisible();
  await field(controls, 'Priority').fill('-999997');
  await button(controls, 'Set').click();
  await expect(toast(page, 'Updated priority successfully')).toBeVisible();

  await controls.getByLabel('Visible to users').check();
  await expect(toast(page, 'Question Visible to Users')).toBeVisible();
  await controls.getByLabel('Visible to users').uncheck();
  await expect(toast(page, 'Question Hidden from Users')).toBeVisible();
  await controls.getByLabel('Question shown in SL/HL').check();
  await expect(toast(page, 'Question shown in SL')).toBeVisible();
  const stored = await answerOf<Seen>(journey, 'GET', `/api/questions/${question.id}`, { token });
  expect(stored.staff).toMatchObject({ priority: -999_997, visible: false });
  await expectAccessible(page, { within: controls });
});

test('the controls stand on the page of a question as well, without levels where the subject has none', async ({
  page,
  journey,
}) => {
  // The server answers as to a visitor, who sees neither of the two.
  journey.expectTrouble(/\/ibdp-question-bank\/(biology|math-ai-hl)\//);
  const { token } = await journey.signedIn(page, staff);
  const { questions } = await answerOf<{ questions: QuestionCard[] }>(
    journey,
    'GET',
    '/api/questions?subject=biology&page=1',
    { token },
  );
  const [biology] = questions;
  await visit(page, questionPath(biology!));
  const controls = page.getByRole('region', { name: `Staff controls of question ${biology!.id}` });
  await expect(controls.getByLabel('Visible to users')).toBeVisible();
  await expect(controls.getByLabel('Question shown in SL/HL')).toHaveCount(0);

  const question = await madeQuestion(journey, token, { video_solution: 'https://videos.example/7' });
  await visit(page, questionPath(question));
  const own = page.getByRole('region', { name: `Staff controls of question ${question.id}` });
  await expect(own.getByRole('link', { name: /^Video link/ })).toHaveAttribute(
    'href',
    'https://videos.example/7',
  );
  await own.getByLabel('Visible to users').check();
  await expect(toast(page, 'Question Visible to Users')).toBeVisible();
  await button(own, `Edit question ${question.id}`).click();
  const dialog = page.getByRole('dialog', { name: `Edit question ${question.id}` });
  await dialog.getByLabel('Visible to users').uncheck();
  await saveButton(dialog).click();
  await expect(note(dialog, 'Changes saved successfully!')).toBeVisible();
  await button(dialog, 'Close').click();
  await expect(own.getByLabel('Visible to users')).not.toBeChecked();
  await expect(button(own, `Edit question ${question.id}`)).toBeFocused();

  await button(own, `Delete question ${question.id}`).click();
  await button(page.getByRole('alertdialog'), 'Delete question').click();
  await expect(page).toHaveURL(/\/ibdp-question-bank\?subject=math-ai-hl/);
});

test('a toggle that the server refuses goes back', async ({ page, journey }) => {
  journey.expectTrouble(/\/api\/questions\/|status of 500/);
  const { token } = await journey.signedIn(page, staff);
  const question = await madeQuestion(journey, token, { priority: '-999996' });
  await visit(page, listOf(question));
  const controls = cardOf(page, question).getByRole('region', { name: /^Staff controls/ });
  await controls.waitFor();
  await page.route(`**/api/questions/${question.id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await controls.getByLabel('Visible to users').click();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await expect(controls.getByLabel('Visible to users')).not.toBeChecked();
});

test('a question is edited and deleted from its card, and asks before changes are lost', async ({
  page,
  journey,
}) => {
  const { token } = await journey.signedIn(page, staff);
  const question = await madeQuestion(journey, token, { priority: '-999995' });
  await visit(page, listOf(question));
  const card = cardOf(page, question);
  await button(card, `Edit question ${question.id}`).click();
  const dialog = page.getByRole('dialog', { name: `Edit question ${question.id}` });
  await field(dialog, 'Marks').fill('17');
  await page.keyboard.press('Escape');
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await button(asked, 'Stay').click();
  await saveButton(dialog).click();
  await expect(note(dialog, 'Changes saved successfully!')).toBeVisible();
  await button(dialog, 'Close').click();
  await expect(card).toContainText('[17 marks]');

  await button(card, `Delete question ${question.id}`).click();
  await button(page.getByRole('alertdialog'), 'Delete question').click();
  await expect(card).toHaveCount(0);
});

test('nobody else has these controls, nor loads them', async ({ page, journey }) => {
  await journey.signedIn(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, '/ibdp-question-bank?subject=math-aa-sl&page=1');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: /^Staff controls/ })).toHaveCount(0);
  expect(loaded.filter((url) => /staff-controls|question-editor/.test(url))).toEqual([]);
});
