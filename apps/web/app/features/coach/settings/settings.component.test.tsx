import type { CoachSettings } from '@sevenfold/contract/coach/coach';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mathHl, mathSl, physicsSl } from '../../../../test/bank-catalogue.ts';
import { coachCourse } from '../../../../test/coach.ts';
import { type Answers, fileAnswer, offline, refusal } from '../../../../test/fake-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { student } from '../../../../test/people.ts';

const settings: CoachSettings = {
  courses: [coachCourse()],
  exams: [{ subject: mathSl.slug, session: 'May', year: 2027, date: null }],
  weekly_mail: false,
  shared_since: null,
};

const openSettings = (answers: Answers, known: CoachSettings = settings) =>
  openPage('/progress/settings', {
    as: student,
    answers: {
      'GET /api/coach/settings': known,
      'GET /api/subjects': { subjects: [mathSl, mathHl, physicsSl] },
      ...answers,
    },
  });

test('a course is added beside one that is practised, which stays', async () => {
  const { user, api, main } = await openSettings({
    'PUT /api/coach/exams': { ...settings, courses: [coachCourse(), coachCourse({ subject: physicsSl })] },
  });
  const exams = within(await main.findByRole('region', { name: 'Your exams' }));
  expect(await exams.findByRole('combobox', { name: 'Course' })).toBeDisabled();
  await user.click(exams.getByRole('button', { name: 'Add a course' }));
  await user.click(exams.getByRole('button', { name: 'Save exams' }));
  exams.getByText('Please choose a course');
  const added = exams.getAllByRole('combobox', { name: 'Course' })[1]!;
  await user.selectOptions(added, 'Math AA SL');
  expect(exams.getAllByText('This course is there twice')).toHaveLength(2);
  await user.selectOptions(added, 'Physics SL');
  const session = exams.getAllByRole<HTMLSelectElement>('combobox', { name: 'Exam session' })[1]!;
  const name = [...session.options].at(-1)!.value;
  await user.selectOptions(session, name);
  await user.click(exams.getByRole('button', { name: 'Save exams' }));
  await screen.findByText('Your exams are kept.');
  const [month, year] = name.split(' ');
  expect(api.callsOf('PUT /api/coach/exams')[0]?.body?.exams).toEqual([
    { subject: 'math-aa-sl', session: 'May', year: 2027, date: null },
    { subject: 'physics-sl', session: month, year: Number(year), date: null },
  ]);
});

test('the week by mail is turned on at once, and a refusal turns it back', async () => {
  const { user, api, main } = await openSettings({
    'PUT /api/coach/mail': ({ body }) => ({ ...settings, weekly_mail: body.weekly }),
  });
  const box = await main.findByRole('checkbox', { name: 'Send me my week' });
  await user.click(box);
  await screen.findByText('Your week will come by mail.');
  expect(box).toBeChecked();
  api.answer({ 'PUT /api/coach/mail': refusal('too_many_attempts', 'Please wait a moment') });
  await user.click(box);
  await screen.findByText('Please wait a moment');
  expect(box).toBeChecked();
});

test('who has not verified her address is told when the mail begins', async () => {
  const { main } = await openPage('/progress/settings', {
    as: { ...student, verified: false },
    answers: {
      'GET /api/coach/settings': { ...settings, weekly_mail: true },
      'GET /api/subjects': { subjects: [mathSl] },
    },
  });
  await main.findByRole('checkbox', { name: 'Send me my week', checked: true });
  expect(main.getByRole('link', { name: 'your profile' })).toHaveAttribute('href', '/account-details');
});

test('a link for parents is shown once and can be ended', async () => {
  let known = settings;
  const path = `/shared-progress/${'x'.repeat(43)}`;
  const { user, api, main } = await openSettings({
    'GET /api/coach/settings': () => known,
    'POST /api/coach/share': () => {
      known = { ...settings, shared_since: '2027-02-10T08:00:00.000Z' };
      return { token: 'x'.repeat(43), path, shared_since: known.shared_since! };
    },
    'DELETE /api/coach/share': () => {
      known = settings;
      return { message: 'The link is ended' };
    },
  });
  await user.click(await main.findByRole('button', { name: 'Make a link' }));
  await main.findByText(new URL(path, window.location.origin).href);
  main.getByRole('button', { name: 'Copy' });
  await user.click(await main.findByRole('button', { name: 'End the link' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'End the link?' }));
  await user.click(asked.getByRole('button', { name: 'End the link' }));
  await screen.findByText('The link is ended.');
  await main.findByRole('button', { name: 'Make a link' });
  expect(main.queryByText(new URL(path, window.location.origin).href)).toBeNull();
  expect(api.callsOf('DELETE /api/coach/share')).toHaveLength(1);
});

test('everything is taken along as a file, and deleted only after a question', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user, api, main } = await openSettings({
    'GET /api/coach/export/csv': fileAnswer('at,subject', 'text/csv'),
    'GET /api/coach/export': offline,
    'DELETE /api/coach': { message: 'Everything is deleted' },
  });
  await user.click(await main.findByRole('button', { name: 'Answers as CSV' }));
  await waitFor(() => expect(names).toEqual(['sevenfold-progress.csv']));
  await user.click(main.getByRole('button', { name: 'Everything as JSON' }));
  await screen.findByText(/^You seem to be offline/);
  await user.click(main.getByRole('button', { name: 'Delete' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(api.callsOf('DELETE /api/coach')).toEqual([]);
  await user.click(main.getByRole('button', { name: 'Delete' }));
  const again = within(await screen.findByRole('alertdialog'));
  await user.click(again.getByRole('button', { name: 'Delete everything' }));
  await screen.findByText('Everything is deleted.');
  expect(api.callsOf('DELETE /api/coach')[0]?.body).toEqual({ confirm: 'delete' });
});

const link = `/unsubscribe/${'t'.repeat(40)}`;

test('the link in a mail ends the mails at once', async () => {
  const { main, api } = await openPage(link, {
    answers: { 'POST /api/coach/unsubscribe/:token': { message: 'Ended' } },
  });
  await main.findByRole('heading', { name: 'No more weekly mails' });
  expect(api.callsOf('POST /api/coach/unsubscribe/:token')).toHaveLength(1);
});

test('a link that leads nowhere says so; without a connection it can be tried again', async () => {
  const { user, main, api } = await openPage(link, {
    answers: { 'POST /api/coach/unsubscribe/:token': offline },
  });
  await main.findByRole('heading', { name: 'That did not work' });
  api.answer({
    'POST /api/coach/unsubscribe/:token': refusal('invalid_token', 'This link is no longer valid'),
  });
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await main.findByText('This link is no longer valid');
  expect(main.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a link that a mail program has broken is told of in plain words', async () => {
  const { main } = await openPage(link, {
    answers: {
      'POST /api/coach/unsubscribe/:token': refusal('invalid_input', '“token” must be a link from a mail'),
    },
  });
  await main.findByText(/^This link is not whole\. /);
  expect(main.queryByText(/token/)).toBeNull();
  expect(main.queryByRole('button', { name: 'Try again' })).toBeNull();
});
