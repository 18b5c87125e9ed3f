import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offline, refusal } from '../../../../test/fake-api.ts';
import { fill } from '../../../../test/open-page.tsx';
import { adminQuestion } from '../../../../test/questions.ts';
import { bank, openEditor } from './question-editor.fixture.ts';

test('what isn’t saved is asked about when it is left', async () => {
  const { main, user, field, address } = await openEditor('/admin/questions/edit?id=7');
  expect(main.getByText('Everything is saved.')).toBeVisible();
  await fill(field('Marks'), '8');
  await user.click(main.getByRole('link', { name: 'All questions' }));
  const asked = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(await asked()).getByRole('button', { name: 'Stay' }));
  expect(address()).toBe('/admin/questions/edit?id=7');
  expect(field('Marks')).toHaveValue('8');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(main.getByRole('link', { name: 'All questions' }));
  await user.click(within(await asked()).getByRole('button', { name: 'Discard changes' }));
  await expect.poll(address).toBe('/admin/questions');
});

test('the second of two editors is told who changed what, and overwrites nothing', async () => {
  const theirs = (marks: number, version: string) =>
    adminQuestion(7, {
      marks,
      year: 2019,
      version,
      last_change: { by: 'Olga Owner', at: '2026-11-16T08:00:00.000Z', action: 'edit question' },
    });
  const { main, user, api, save, field } = await openEditor('/admin/questions/edit?id=7');
  const { 'POST /api/questions/edit': accept } = bank();
  const meanwhile = (marks: number, version: string) =>
    api.answer({
      'GET /api/admin/questions/:id': theirs(marks, version),
      'POST /api/questions/edit': refusal('conflict', 'Somebody was faster', [
        { path: 'changed_by', message: 'Olga Owner' },
      ]),
    });
  await fill(field('Marks'), '5');
  meanwhile(4, '2026-11-16T08:00:00.000Z');
  await user.click(save);
  const dialog = () => screen.findByRole('dialog', { name: 'Somebody else changed this question' });
  expect(await dialog()).toHaveTextContent('Olga Owner saved it on');
  expect(
    within(await dialog())
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Marks – you changed this too', 'Year']);
  await user.click(within(await dialog()).getByRole('button', { name: 'Keep mine and look' }));
  expect(field('Marks')).toHaveValue('5');
  expect(field('Year')).toHaveValue('2019');
  expect(main.getByText(/both of you changed: Marks\./)).toBeVisible();
  api.answer({ 'POST /api/questions/edit': accept });
  await user.click(save);
  expect(await main.findByText('Changes saved successfully!')).toBeVisible();
  expect(api.callsOf('POST /api/questions/edit').at(-1)?.form?.get('version')).toBe(
    '2026-11-16T08:00:00.000Z',
  );

  await fill(field('Marks'), '6');
  meanwhile(9, '2026-11-16T09:30:00.000Z');
  await user.click(save);
  await user.click(within(await dialog()).getByRole('button', { name: 'Load theirs' }));
  await waitFor(() => expect(field('Marks')).toHaveValue('9'));
  expect(main.getByText('Everything is saved.')).toBeVisible();
});

test.each([
  ['a fault', refusal('internal', 'Something went wrong'), []],
  ['no network', offline, ['You seem to be offline. Please check your connection and try again.']],
  [
    'a refusal',
    refusal('invalid_input', 'No', [
      { path: 'marks', message: 'Too many marks' },
      { path: 'hints', message: 'Too many marks' },
    ]),
    ['Too many marks'],
  ],
])('a save that fails by %s says so and keeps everything', async (_, answer, details) => {
  const { main, user, save, field } = await openEditor('/admin/questions/edit?id=7', {
    ...bank(),
    'POST /api/questions/edit': answer,
  });
  await fill(field('Marks'), '4');
  await user.click(save);
  const told = await main.findByText('Something went wrong! Please try again.');
  const list = told.parentElement as HTMLElement;
  expect(
    within(list)
      .queryAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(details);
  expect(field('Marks')).toHaveValue('4');
  expect(save).toBeEnabled();
});

test('a question is deleted only after a question, even with changes', async () => {
  const { main, user, api, field, address } = await openEditor('/admin/questions/edit?id=7');
  await fill(field('Marks'), '4');
  await user.click(main.getByRole('button', { name: 'Delete' }));
  const asked = () => screen.findByRole('alertdialog', { name: 'Delete question 7?' });
  await user.click(within(await asked()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.callsOf('DELETE /api/questions')).toHaveLength(0);
  await user.click(main.getByRole('button', { name: 'Delete' }));
  await user.click(within(await asked()).getByRole('button', { name: 'Delete question' }));
  await expect.poll(address).toBe('/admin/questions');
  expect(api.callsOf('DELETE /api/questions')[0]?.body).toEqual({ question_id: 7, answer_id: 1007 });
});

test('hiding a question names the papers that students lose with it', async () => {
  const { main, user, save } = await openEditor('/admin/questions/edit?id=7', {
    ...bank(),
    'POST /api/questions/edit': ({ form }) => ({
      success: true,
      question: adminQuestion(7, { visible: form?.get('visible') === 'true' }),
      papers: form?.get('visible') === 'true' ? [] : [{ slug: 'mock-a', name: 'Mock A' }],
    }),
  });
  const visible = main.getByRole('checkbox', { name: 'Visible to users' });
  const told = 'Students can’t open these papers until the question is shown again: Mock A.';
  await user.click(visible);
  await user.click(save);
  expect(await screen.findByText(told)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await user.click(visible);
  await user.click(save);
  expect(await main.findByText('Changes saved successfully!')).toBeVisible();
  expect(screen.queryByText(told)).toBeNull();
});

test('Ctrl S saves from any field; an address without a number says so', async () => {
  const { main, user, api, field } = await openEditor('/admin/questions/edit?id=7');
  await fill(field('Marks'), '7');
  await user.type(field('Marks'), '{Control>}s{/Control}');
  expect(await main.findByText('Changes saved successfully!')).toBeVisible();
  expect(api.callsOf('POST /api/questions/edit')).toHaveLength(1);
});
