import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offline, refusal } from '../../../test/fake-api.ts';
import { fill, openPage } from '../../../test/open-page.tsx';
import { student } from '../../../test/people.ts';
import { richWords } from '../../../test/rich-text.ts';

const thanks = 'Thank you! Your message is on its way to us.';

type Opening = NonNullable<Parameters<typeof openPage>[1]>;

async function openContact({ answers, ...opening }: Opening = {}, path = '/contact-us') {
  const page = await openPage(path, {
    ...opening,
    answers: {
      'GET /api/pages/:slug': {
        slug: 'contact-us',
        title: 'Contact us',
        content: richWords('We answer.'),
        updatedAt: null,
      },
      'POST /api/contact': { message: thanks },
      ...answers,
    },
  });
  await page.main.findByRole('heading', { level: 1, name: 'Contact us' });
  const field = (label: string) => page.main.getByLabelText(new RegExp(`^${label}`));
  return {
    ...page,
    field,
    send: () => page.user.click(page.main.getByRole('button', { name: 'Send message' })),
    write: async (email: string, message: string) => {
      await fill(field('Name'), 'Asha Rao');
      await fill(field('E-mail'), email);
      await fill(field('Subject'), 'A trial class');
      await fill(field('Message'), message);
    },
  };
}

test('the page names every way to reach the academy', async () => {
  const { main } = await openContact();
  const ways = within(main.getByRole('region', { name: 'Other ways to reach us' }));
  expect(ways.getByRole('link', { name: 'help@sevenfold.example' })).toHaveAttribute(
    'href',
    'mailto:help@sevenfold.example',
  );
  expect(ways.getByRole('link', { name: /^\+91\s98765\s43210$/ })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  expect(ways.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/919876543210');
  expect(ways.getByText('Mon-Fri 11am-7pm IST')).toBeInTheDocument();
  expect(ways.getByText('7 Library Road, Pune, India')).toBeInTheDocument();
});

test('a message is checked, sent, and makes room for another', async () => {
  const { user, api, main, field, send, write } = await openContact();
  await send();
  expect(field('Name')).toHaveAccessibleDescription('Please tell us your name');
  expect(field('Message')).toHaveAccessibleDescription('Please write your message');
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(api.callsOf('POST /api/contact')).toEqual([]);

  const badAddress = 'Please enter a valid e-mail address';
  api.answer({
    'POST /api/contact': refusal('invalid_input', badAddress, [{ path: 'email', message: badAddress }]),
  });
  await write('asha@mail.com', 'Could we begin next week?');
  await send();
  await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription(badAddress));
  await waitFor(() => expect(field('E-mail')).toHaveFocus());

  api.answer({ 'POST /api/contact': { message: thanks } });
  await fill(field('E-mail'), student.email);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(main.getByRole('heading', { name: thanks })).toHaveFocus());
  expect(api.callsOf('POST /api/contact').at(-1)?.body).toEqual({
    name: 'Asha Rao',
    email: student.email,
    subject: 'A trial class',
    message: 'Could we begin next week?',
    website: '',
  });
  await user.click(main.getByRole('link', { name: 'Write another message' }));
  await waitFor(() => expect(field('Message')).toHaveValue(''));
});

test('who is signed in needn’t type who they are', async () => {
  const { field } = await openContact({ as: student });
  await waitFor(() => expect(field('Name')).toHaveValue('Asha Rao'));
  expect(field('E-mail')).toHaveValue(student.email);
});

test('a message that doesn’t get through stays, and the page says so', async () => {
  const { api, main, field, send, write } = await openContact({ answers: { 'POST /api/contact': offline } });
  await write(student.email, 'Are you there?');
  await send();
  expect(await main.findByRole('alert')).toHaveTextContent('You seem to be offline.');
  expect(field('Message')).toHaveValue('Are you there?');
  api.answer({ 'POST /api/contact': { message: thanks } });
  await send();
  await main.findByRole('heading', { name: thanks });
});

test.each([
  ['/contact-us?problem=too-many', 'There were too many messages from you lately.'],
  ['/contact-us?problem=invalid', 'Your message could not be sent.'],
])('%s says what became of a form that the browser sent by itself', async (path, words) => {
  const { main } = await openContact({}, path);
  expect(main.getByRole('alert')).toHaveTextContent(words);
});

test('a form that the browser sent by itself is thanked for', async () => {
  await openContact({}, '/contact-us?sent=yes');
  expect(screen.getByRole('heading', { name: thanks })).toBeInTheDocument();
});
