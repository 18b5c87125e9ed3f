import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gate, refusal } from '../../../test/fake-api.ts';
import { fill, openPage } from '../../../test/open-page.tsx';
import { student } from '../../../test/people.ts';

const newcomer = {
  ...student,
  verified: false,
  ib_year: null,
  math_course: null,
  country: null,
  school: null,
};
const phoneLabel = /^Contact Number \(for WhatsApp messages only\)/;
const phoneMessage = 'Please enter a valid contact number including the country code.';

type Opening = NonNullable<Parameters<typeof openPage>[1]>;

async function openOnboarding(opening: Opening = {}) {
  const page = await openPage('/onboarding', { as: newcomer, ...opening });
  const { main, user } = page;
  const button = (name: string) => main.getByRole('button', { name });
  const press = (name: string) => user.click(button(name));
  const choose = (name: string) => user.click(main.getByRole('radio', { name }));
  await main.findByRole('button', { name: 'Get Started' });
  return {
    ...page,
    button,
    press,
    choose,
    heading: (name: string) => main.findByRole('heading', { level: 1, name }),
    chooseCountry: async (name: string) => {
      await fill(await main.findByRole('combobox', { name: /^Country/ }), name);
      await user.click(await screen.findByRole('option', { name: new RegExp(`^${name} ?\\+`) }));
    },
    toPersonalStep: async () => {
      await press('Get Started');
      await choose('IBDP-year1');
      await press('Continue');
      await main.findByRole('heading', { level: 1, name: 'Which math course are you taking?' });
      await choose('AA HL');
      await press('Continue');
      await main.findByRole('combobox', { name: /^Country/ });
    },
  };
}

test('three steps, each of which waits for its answer and can be left backwards', async () => {
  const { main, user, api, address, button, press, choose, heading, chooseCountry } = await openOnboarding({
    answers: { 'PUT /api/user': { user: newcomer } },
  });
  await heading('Your journey to IB Success starts here!');
  expect(main.queryByRole('button', { name: 'Back' })).toBeNull();
  await press('Get Started');

  expect(await heading('Which year student are you?')).toHaveFocus();
  const progress = () => main.getByRole('progressbar');
  expect(progress()).toHaveAccessibleName('Step 1 of 3');
  expect(progress()).toHaveAttribute('aria-valuenow', '33');
  expect(main.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'IBDP-year1',
    'IBDP-year2',
    'MYP',
    'Other',
  ]);
  expect(button('Continue')).toBeDisabled();
  await choose('MYP');
  expect(button('Continue')).toBeEnabled();
  await choose('Other');
  expect(button('Continue')).toBeDisabled();
  const year = () => main.getByLabelText(/^Your year or programme/);
  await user.type(year(), '   ');
  expect(button('Continue')).toBeDisabled();
  await fill(year(), 'Gap year');
  await press('Continue');

  expect(await heading('Which math course are you taking?')).toHaveFocus();
  expect(progress()).toHaveAttribute('aria-valuenow', '67');
  expect(main.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'AA HL',
    'AA SL',
    'AI HL',
    'AI SL',
  ]);
  expect(button('Continue')).toBeDisabled();
  await press('Back');
  await heading('Which year student are you?');
  expect(year()).toHaveValue('Gap year');
  await press('Back');
  await main.findByRole('button', { name: 'Get Started' });
  await press('Get Started');
  await heading('Which year student are you?');
  await press('Continue');
  await heading('Which math course are you taking?');
  await choose('AI SL');
  await press('Continue');

  expect(await heading('Personal Information')).toHaveFocus();
  expect(main.getByText('We will never spam you or share your information to anyone.')).toBeInTheDocument();
  expect(progress()).toHaveAttribute('aria-valuenow', '100');
  await fill(main.getByLabelText(/^School Name/), 'Seven Hills School');
  expect(button('Submit')).toBeDisabled();
  await chooseCountry('India');
  expect(button('Submit')).toBeDisabled();
  await fill(main.getByLabelText(phoneLabel), '+91 98765 43210');
  await press('Submit');
  await expect.poll(address).toBe('/verify-user');
  expect(api.callsOf('PUT /api/user')[0]?.body).toEqual({
    ib_year: 'Gap year',
    math_course: 'AI SL',
    country: 'India',
    school: 'Seven Hills School',
    phone: '+91 98765 43210',
  });
});

test('the country brings its code, and the number is judged after it was left', async () => {
  const { main, user, button, press, chooseCountry, toPersonalStep } = await openOnboarding();
  await toPersonalStep();
  const [phone, school] = [main.getByLabelText(phoneLabel), main.getByLabelText(/^School Name/)];
  await chooseCountry('American Samoa');
  expect(phone).toHaveValue('+1 684');
  await chooseCountry('Dominican Republic');
  expect(phone).toHaveValue('+1 809');
  await press('Clear Country');
  expect(phone).toHaveValue('');
  await fill(school, 'Seven Hills School');

  await chooseCountry('India');
  expect(phone).toHaveValue('+91');
  await fill(phone, '+91 98');
  expect(phone).not.toHaveAccessibleDescription();
  expect(button('Submit')).toBeDisabled();
  await user.click(school);
  expect(phone).toHaveAccessibleDescription(phoneMessage);
  await user.type(phone, '7');
  expect(phone).not.toHaveAccessibleDescription();
  await fill(phone, '+91 98765  43210');
  await user.tab();
  expect(phone).toHaveAccessibleDescription(phoneMessage);
  expect(button('Submit')).toBeDisabled();
  await fill(phone, '+91 98765 43210');
  await user.tab();
  expect(phone).not.toHaveAccessibleDescription();
  expect(button('Submit')).toBeEnabled();
});

test('a submission that fails loses nothing, and a press too many sends nothing', async () => {
  const { main, user, api, address, button, press, chooseCountry, toPersonalStep } = await openOnboarding({
    answers: { 'PUT /api/user': refusal('internal', 'A message of the server') },
  });
  await toPersonalStep();
  await chooseCountry('India');
  await fill(main.getByLabelText(/^School Name/), 'Seven Hills School');
  await fill(main.getByLabelText(phoneLabel), '+91 98765 43210');
  await press('Submit');
  await screen.findByText('Something went wrong');
  expect(main.getByRole('combobox', { name: /^Country/ })).toHaveValue('India');
  expect(main.getByLabelText(/^School Name/)).toHaveValue('Seven Hills School');
  expect(main.getByLabelText(phoneLabel)).toHaveValue('+91 98765 43210');

  const { opened, open } = gate();
  api.answer({
    'PUT /api/user': async () => {
      await opened;
      return { user: newcomer };
    },
  });
  await waitFor(() => expect(button('Submit')).toBeEnabled());
  await user.dblClick(button('Submit'));
  expect(button('Submit')).toBeDisabled();
  open();
  await expect.poll(address).toBe('/verify-user');
  expect(api.callsOf('PUT /api/user')).toHaveLength(2);
});

test('whoever answered before finds the answers, and goes back to where onboarding was opened', async () => {
  const answered = { ...student, phone: '+91 98765 43210' };
  const page = await openPage('/account-details', {
    as: answered,
    answers: {
      'GET /api/user/devices': [],
      'PUT /api/user': { user: { ...answered, ib_year: 'IBDP-year2' } },
    },
  });
  const { user, main, address } = page;
  const studies = await main.findByRole('region', { name: 'Your studies' });
  expect(studies).toHaveTextContent('IBDP-year1');
  await user.click(main.getByRole('link', { name: 'Change answers' }));
  await user.click(await main.findByRole('button', { name: 'Get Started' }));
  expect(await main.findByRole('radio', { name: 'IBDP-year1' })).toBeChecked();
  await user.click(main.getByRole('radio', { name: 'IBDP-year2' }));
  await user.click(main.getByRole('button', { name: 'Continue' }));
  expect(await main.findByRole('radio', { name: 'AA HL' })).toBeChecked();
  await user.click(main.getByRole('button', { name: 'Continue' }));
  expect(await main.findByRole('combobox', { name: /^Country/ })).toHaveValue('India');
  await user.click(main.getByRole('button', { name: 'Submit' }));
  await expect.poll(address).toBe('/account-details/profile-details');
  expect(await main.findByRole('region', { name: 'Your studies' })).toHaveTextContent('IBDP-year2');
});
