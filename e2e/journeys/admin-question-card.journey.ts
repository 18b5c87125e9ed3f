import { expectAccessible } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { field, toast } from './account-screens.ts';
import { madeQuestion, marksField, note, saveButton } from './question-desk.ts';
import { answerOf, button, cardOf, listOf } from './student-work.ts';

interface Seen {
  readonly priority?: number | null;
  readonly visible?: boolean;
}

test('staff set priority and visibility on a card, edit the question over it, and delete it', async ({
  page,
  journey,
}) => {
  const { token } = await journey.signedIn(page, staff);
  const question = await madeQuestion(journey, token, { priority: '-999998' });
  await visit(page, listOf(question));
  const card = cardOf(page, question);
  const controls = card.getByRole('region', { name: `Staff controls of question ${question.id}` });
  await field(controls, 'Priority').fill('-999997');
  await button(controls, 'Set').click();
  await expect(toast(page, 'Updated priority successfully')).toBeVisible();
  await controls.getByLabel('Visible to users').check();
  await expect(toast(page, 'Question Visible to Users')).toBeVisible();
  const stored = await answerOf<Seen>(journey, 'GET', `/api/questions/${question.id}`, { token });
  expect(stored).toMatchObject({ priority: -999_997, visible: true });
  await expectAccessible(page, { within: controls });

  await button(card, `Edit question ${question.id}`).click();
  const dialog = page.getByRole('dialog', { name: `Edit question ${question.id}` });
  await marksField(dialog).fill('17');
  await dialog.getByLabel('Visible to users').uncheck();
  await saveButton(dialog).click();
  await expect(note(dialog, 'Changes saved successfully!')).toBeVisible();
  await button(dialog, 'Close').click();
  await expect(card).toContainText('[17 marks]');
  await expect(controls.getByLabel('Visible to users')).not.toBeChecked();

  await button(card, `Delete question ${question.id}`).click();
  await button(page.getByRole('alertdialog'), 'Delete question').click();
  await expect(card).toHaveCount(0);
});
