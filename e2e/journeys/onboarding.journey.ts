import { expect, hydrated, test, visit } from '../journey.ts';
import { field, goToPersonalStep, heading } from './account-screens.ts';

test('a reload and the browser’s own buttons keep the step and every answer', async ({ page, journey }) => {
  await journey.signedIn(page);
  await visit(page, '/onboarding');
  await goToPersonalStep(page);
  await field(page, 'School Name').fill('Seven Hills School');

  await page.reload();
  await hydrated(page);
  await expect(field(page, 'School Name')).toHaveValue('Seven Hills School');
  await page.goBack();
  await expect(heading(page, 'Which math course are you taking?')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'AA HL' })).toBeChecked();
  await page.goBack();
  await expect(heading(page, 'Which year student are you?')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'IBDP-year1' })).toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(field(page, 'School Name')).toHaveValue('Seven Hills School');
});
