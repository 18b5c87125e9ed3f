import { expect, hydrated, test, visit } from '../journey.ts';
import {
  chooseCountry,
  expectMessages,
  field,
  fillPersonalStep,
  goToPersonalStep,
  heading,
  hold,
  toast,
} from './account-screens.ts';

const phoneLabel = 'Contact Number (for WhatsApp messages only)';
const phoneMessage = 'Please enter a valid contact number including the country code.';

test('three steps, each of which waits for its answer and can be left backwards', async ({
  page,
  journey,
}) => {
  await journey.signedIn(page);
  await visit(page, '/onboarding');
  await expect(heading(page, 'Your journey to IB Success starts here!')).toBeVisible();
  await expect(
    page.getByText("Let's customize your experience so we can help you reach your goals."),
  ).toBeVisible();
  const progress = page.getByRole('progressbar');
  const back = page.getByRole('button', { name: 'Back' });
  const next = page.getByRole('button', { name: 'Continue' });
  await expect(back).toBeHidden();
  await page.getByRole('button', { name: 'Get Started' }).click();

  const yearQuestion = heading(page, 'Which year student are you?');
  await expect(yearQuestion).toBeFocused();
  await expect(progress).toHaveAccessibleName('Step 1 of 3');
  await expect(progress).toHaveAttribute('aria-valuenow', '33');
  await expect(page.getByRole('radio')).toHaveCount(4);
  for (const name of ['IBDP-year1', 'IBDP-year2', 'MYP', 'Other']) {
    await expect(page.getByRole('radio', { name, exact: true })).toBeVisible();
  }
  await expect(next).toBeDisabled();
  await page.getByRole('radio', { name: 'MYP' }).check();
  await expect(next).toBeEnabled();
  await page.getByRole('radio', { name: 'Other' }).check();
  await expect(next).toBeDisabled();
  await field(page, 'Your year or programme').fill('   ');
  await expect(next).toBeDisabled();
  await field(page, 'Your year or programme').fill('Gap year');
  await next.click();

  const courseQuestion = heading(page, 'Which math course are you taking?');
  await expect(courseQuestion).toBeFocused();
  await expect(progress).toHaveAttribute('aria-valuenow', '67');
  for (const name of ['AA HL', 'AA SL', 'AI HL', 'AI SL']) {
    await expect(page.getByRole('radio', { name, exact: true })).toBeVisible();
  }
  await expect(next).toBeDisabled();
  await back.click();
  await expect(field(page, 'Your year or programme')).toHaveValue('Gap year');
  await back.click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await page.getByRole('button', { name: 'Get Started' }).click();
  await next.click();
  await page.getByRole('radio', { name: 'AI SL' }).check();
  await next.click();

  await expect(heading(page, 'Personal Information')).toBeFocused();
  await expect(page.getByText('We will never spam you or share your information to anyone.')).toBeVisible();
  await expect(progress).toHaveAttribute('aria-valuenow', '100');
  await field(page, 'School Name').fill('Seven Hills School');

  await page.reload();
  await hydrated(page);
  await expect(field(page, 'School Name')).toHaveValue('Seven Hills School');
  await page.goBack();
  await expect(courseQuestion).toBeVisible();
  await expect(page.getByRole('radio', { name: 'AI SL' })).toBeChecked();
  await page.goBack();
  await expect(yearQuestion).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(field(page, 'School Name')).toHaveValue('Seven Hills School');

  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  await chooseCountry(page, 'India');
  await expect(submit).toBeDisabled();
  await field(page, phoneLabel).fill('+91 98765 43210');
  const [request] = await Promise.all([page.waitForRequest('**/api/user'), submit.click()]);
  expect(request.method()).toBe('PUT');
  expect(request.postDataJSON()).toEqual({
    ib_year: 'Gap year',
    math_course: 'AI SL',
    country: 'India',
    school: 'Seven Hills School',
    phone: '+91 98765 43210',
  });
  await expect(page).toHaveURL('/verify-user');
});

test('the country brings its code, and the number is judged after it was left', async ({ page, journey }) => {
  await journey.signedIn(page);
  await visit(page, '/onboarding');
  await goToPersonalStep(page);
  const phone = field(page, phoneLabel);
  const submit = page.getByRole('button', { name: 'Submit' });
  await chooseCountry(page, 'American Samoa');
  await expect(phone).toHaveValue('+1 684');
  await chooseCountry(page, 'Dominican Republic');
  await expect(phone).toHaveValue('+1 809');
  await page.getByRole('button', { name: 'Clear Country' }).click();
  await expect(phone).toHaveValue('');
  await field(page, 'School Name').fill('Seven Hills School');

  await chooseCountry(page, 'India');
  await expect(phone).toHaveValue('+91');
  await expectMessages(phone, []);
  await phone.fill('+91 98');
  await expectMessages(phone, []);
  await expect(submit).toBeDisabled();
  await field(page, 'School Name').focus();
  await expectMessages(phone, [phoneMessage]);
  await phone.press('End');
  await phone.press('7');
  await expectMessages(phone, []);
  await phone.fill('+91 98765  43210');
  await phone.blur();
  await expectMessages(phone, [phoneMessage]);
  await expect(submit).toBeDisabled();
  await phone.fill('+91 98765 43210');
  await phone.blur();
  await expectMessages(phone, []);
  await expect(submit).toBeEnabled();
});

test('a submission that fails loses nothing', async ({ page, journey }) => {
  await journey.signedIn(page);
  await visit(page, '/onboarding');
  await goToPersonalStep(page);
  await fillPersonalStep(page);
  const submit = page.getByRole('button', { name: 'Submit' });

  journey.expectTrouble(/500.*\/api\/user/);
  await page.route('**/api/user', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { code: 'internal', message: 'A message of the server' } })
      : route.fallback(),
  );
  await submit.click();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('India');
  await expect(field(page, 'School Name')).toHaveValue('Seven Hills School');
  await expect(field(page, phoneLabel)).toHaveValue('+91 98765 43210');

  await page.unroute('**/api/user');
  const gate = await hold(page, '**/api/user');
  await submit.dblclick();
  await expect(submit).toBeDisabled();
  gate.open();
  await expect(page).toHaveURL('/verify-user');
  expect(gate.requests, 'one press too many sends nothing').toBe(1);
});

test('a verified student goes on to the bank, or back to where onboarding was opened', async ({
  page,
  journey,
}) => {
  await journey.signedIn(page, await journey.verified());
  await visit(page, '/onboarding');
  await goToPersonalStep(page);
  await fillPersonalStep(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/ibdp-question-bank');

  await visit(page, '/account-details');
  const studies = page.getByRole('region', { name: 'Your studies' });
  await expect(studies).toContainText('IBDP-year1');
  await studies.getByRole('link', { name: 'Change answers' }).click();
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('radio', { name: 'IBDP-year1' })).toBeChecked();
  await page.getByRole('radio', { name: 'IBDP-year2' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('India');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/account-details/profile-details');
  await expect(studies).toContainText('IBDP-year2');
});
