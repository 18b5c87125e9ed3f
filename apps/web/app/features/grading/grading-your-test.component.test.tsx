import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offline } from '../../../test/fake-api.ts';
import { openPage } from '../../../test/open-page.tsx';
import { student } from '../../../test/people.ts';
import { biologySubject, mathsSubject } from '../../../test/questions.ts';

const subjects = [mathsSubject, biologySubject].map((one) => ({
  ...one,
  totalQuestionsCount: 40,
  Topic: [],
}));

test('the grading service says what it does, for which subjects, and at what price', async () => {
  const { main } = await openPage('/grading-your-test', {
    as: student,
    answers: { 'GET /api/subjects': { subjects } },
  });
  for (const name of ['How It Works', 'How will this help', 'Who reads your paper']) {
    await main.findByRole('heading', { name });
  }
  const offered = main.getByRole('region', { name: 'Subjects we grade' });
  const items = await within(offered).findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Math AI HL', 'Biology']);
  main.getByText('$10 per test');
  main.getByText('within 24 working hours');
  expect(main.getByRole('link', { name: 'Choose one of my tests' })).toHaveAttribute('href', '/my-tests');
});

test('subjects that can’t be loaded are asked for again', async () => {
  const { user, api, main } = await openPage('/grading-your-test', {
    as: student,
    answers: { 'GET /api/subjects': offline },
  });
  await main.findByText('The subjects could not be loaded.');
  api.answer({ 'GET /api/subjects': { subjects } });
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await main.findByText('Biology');
});
