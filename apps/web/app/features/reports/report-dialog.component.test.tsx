import { questionPath } from '@sevenfold/contract/questions/question';
import { otherReason, reportReasons, reportReceived } from '@sevenfold/contract/reports/report.rules';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { question } from '../../../test/bank-questions.ts';
import { type Answers, foreignAnswer, gate, withToken } from '../../../test/fake-api.ts';
import { fill, openPage } from '../../../test/open-page.tsx';
import { student } from '../../../test/people.ts';
import { signOut } from '../../lib/auth/sign-out.ts';

const shown = question(5);

async function openReport(answers: Answers, reader: typeof student | null = student) {
  const page = await openPage(questionPath(shown), {
    ...(reader && { as: reader }),
    answers: {
      'GET /api/questions/:id': shown,
      'GET /api/questions/:id/neighbours': { previous: null, next: null, position: 1, total: 1 },
      'GET /api/question_marks': { completed: [], pinned: [], bookmarked: [] },
      ...answers,
    },
  });
  const opener = await page.main.findByRole('button', { name: 'Report' });
  await page.user.click(opener);
  return { ...page, opener };
}

async function formOf() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this question' }));
  return {
    reasons: dialog.getAllByRole('radio'),
    choose: (reason: string) => dialog.getByRole('radio', { name: reason }),
    submit: dialog.getByRole('button', { name: 'Submit report' }),
    description: dialog.getByRole('textbox', { name: /^Description/ }),
  };
}

const gone = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull();

test('one of four reasons is enough, but Other needs words', async () => {
  const { user, api, opener } = await openReport({ 'POST /api/report': { message: reportReceived } });
  const first = await formOf();
  expect(first.reasons).toHaveLength(4);
  expect(first.submit).toBeDisabled();
  await fill(first.description, 'Words without a reason');
  expect(first.submit).toBeDisabled();
  await user.clear(first.description);
  for (const reason of reportReasons) {
    await user.click(first.choose(reason));
    expect(first.submit.hasAttribute('disabled'), reason).toBe(reason === otherReason);
  }
  await fill(first.description, '   ');
  expect(first.submit).toBeDisabled();
  await fill(first.description, 'The last line is cut off.');
  await user.click(first.submit);
  await screen.findByText(reportReceived);
  await gone();
  await waitFor(() => expect(opener).toHaveFocus());

  // Another report begins with an empty form.
  await user.click(opener);
  const second = await formOf();
  expect(second.submit).toBeDisabled();
  expect(second.description).toHaveValue('');
  await user.click(second.choose(reportReasons[0]));
  await user.click(second.submit);
  await gone();
  expect(api.callsOf('POST /api/report').map(({ body }) => body)).toEqual([
    {
      type: otherReason,
      description: 'The last line is cut off.',
      reportedById: student.id,
      questionId: shown.id,
    },
    { type: reportReasons[0], description: '', reportedById: student.id, questionId: shown.id },
  ]);
});

test('a visitor logs in and goes on with the report', async () => {
  const { user, api } = await openReport(
    {
      'POST /api/auth/login': withToken({ data: { user: student } }, 'fresh'),
      'GET /api/user': { user: student },
      'POST /api/report': { message: reportReceived },
    },
    null,
  );
  await screen.findByText('You need to login to report a question');
  const login = within(await screen.findByRole('dialog', { name: 'Login' }));
  await fill(login.getByLabelText(/^Email/), student.email);
  await fill(login.getByLabelText(/^Password/), 'Quiet-Library-7');
  await user.click(login.getByRole('button', { name: 'Login' }));
  const form = await formOf();
  await user.click(form.choose(reportReasons[1]));
  await user.click(form.submit);
  await screen.findByText(reportReceived);
  expect(api.callsOf('POST /api/report')[0]).toMatchObject({
    token: 'fresh',
    body: { type: reportReasons[1], questionId: shown.id },
  });
});

test('a report that fails keeps what was written, and two presses send one', async () => {
  const { user, api } = await openReport({ 'POST /api/report': foreignAnswer(500, '{}') });
  const form = await formOf();
  await user.click(form.choose(otherReason));
  await fill(form.description, 'The axis has no label.');
  await user.click(form.submit);
  await screen.findByText(/^Something went wrong/);
  expect(form.description).toHaveValue('The axis has no label.');
  const { opened, open } = gate();
  api.answer({
    'POST /api/report': async () => {
      await opened;
      return { message: reportReceived };
    },
  });
  await user.dblClick(form.submit);
  open();
  await screen.findByText(reportReceived);
  expect(api.callsOf('POST /api/report')).toHaveLength(2);
});

test('a report that is closed half-written waits for its writer, until it is sent or they log out', async () => {
  const { user, opener } = await openReport({
    'POST /api/report': { message: reportReceived },
    'POST /api/auth/logout': { message: 'Signed out' },
  });
  const first = await formOf();
  await user.click(first.choose(otherReason));
  await fill(first.description, 'The last line');
  await user.keyboard('{Escape}');
  await gone();
  await user.click(opener);
  const second = await formOf();
  expect(second.choose(otherReason)).toBeChecked();
  expect(second.description).toHaveValue('The last line');
  await fill(second.description, 'The last line is cut off.');
  await user.click(second.submit);
  await screen.findByText(reportReceived);
  await gone();
  await user.click(opener);
  const third = await formOf();
  expect(third.description).toHaveValue('');
  await fill(third.description, 'Something for nobody else');
  expect(JSON.stringify({ ...localStorage })).toContain('Something for nobody else');
  await signOut();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Something for nobody else');
});
