import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { loginDialog } from './account-screens.ts';
import { expectNoSidewaysScroll } from './bank-screens.ts';

test('the services page has every subject, and says which are still to come', async ({ page, journey }) => {
  await journey.signedIn(page);
  await visit(page, '/services');
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  const subjects = page.getByRole('region', { name: 'Subjects' });
  await expect(subjects.getByRole('heading', { level: 3 })).toHaveText([
    'Maths',
    'Chemistry',
    'Physics',
    'Economics',
    'Business Management',
    'Biology',
  ]);
  await expect(subjects.getByText('Coming soon...')).toHaveCount(3);
  await expect(page.getByRole('article').getByText('Leela Varma')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page, 320);
  await subjects.getByRole('link', { name: 'Math AI HL' }).click();
  await expect(page).toHaveURL(/\/ibdp-question-bank\?subject=math-ai-hl$/);
});

test('visitors are asked to log in first', async ({ page }) => {
  await visit(page, '/services');
  await expect(loginDialog(page)).toBeVisible();
  await expect(page.getByText('Coming soon...')).toHaveCount(0);
});

test('the page of the grading service says who reads the paper', async ({ page, journey }) => {
  await journey.signedIn(page);
  await visit(page, '/grading-your-test');
  const tutor = page.getByRole('region', { name: 'Who reads your paper' });
  await expect(tutor.getByRole('heading', { level: 3 })).toHaveText('Leela Varma');
  await expectNoSidewaysScroll(page, 320);
});
