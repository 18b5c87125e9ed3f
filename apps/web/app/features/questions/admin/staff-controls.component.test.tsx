import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { typesetInData } from '~/lib/bank/make-typeset.ts';
import { Toaster } from '~/ui/toaster.tsx';
import { type Answers, type Call, FakeApi, gate, refusal } from '../../../../test/fake-api.ts';
import { fill } from '../../../../test/open-page.tsx';
import { topicAnswers } from '../../../../test/question-topics.ts';
import { adminQuestion, question, staffFields } from '../../../../test/questions.ts';
import { watchApi } from '../../../../test/setup.ts';
import { questionView } from '../question-view.presenter.ts';
import { StaffControls } from './staff-controls.tsx';

const stored = { ...staffFields, priority: -5, visible: false };

const changed = ({ params, body }: Call<'PUT /api/questions/:id'>) => ({
  message: 'Question shown in SL',
  question: {
    id: Number(params.id),
    visible: stored.visible,
    math_level_visibility_shared: false,
    ...body,
    priority: body.priority === undefined ? stored.priority : Number(body.priority),
    updated_at: '2026-11-16T10:00:00.000Z',
  },
  papers: body.visible === false ? [{ slug: 'p1', name: 'Sevenfold Mock A · Paper 1' }] : [],
});

/** The row under question 7; its page is read anew by the router's loader. */
function show(answers: Answers, part: Partial<ReturnType<typeof question>> = {}, list?: string) {
  const api = new FakeApi({ ...topicAnswers, 'POST /api/admin/typeset': { html: '<p></p>' }, ...answers });
  watchApi(api);
  vi.stubGlobal('fetch', api.fetch);
  let reads = 0;
  const read = () => {
    reads += 1;
    return null;
  };
  const view = questionView(question(7, { ...stored, other_level: 'SL', ...part }), typesetInData);
  const router = createMemoryRouter(
    [
      {
        path: '/',
        loader: read,
        HydrateFallback: () => null,
        Component: () => <StaffControls question={view} list={list} />,
      },
      { path: '/list', element: <h1>The list</h1> },
    ],
    {},
  );
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  );
  const controls = async () =>
    within(await screen.findByRole('region', { name: 'Staff controls of question 7' }));
  return { api, user: userEvent.setup(), controls, reads: () => reads };
}

test('staff set priority, visibility and the other level', async () => {
  const { api, user, controls } = show({ 'PUT /api/questions/:id': changed });
  const row = await controls();
  expect(row.getByText(/^Last edited/)).toBeVisible();
  expect(row.getByText('No video')).toBeVisible();
  const priority = row.getByRole('textbox', { name: 'Priority' });
  expect(row.getByRole('button', { name: 'Set' })).toBeDisabled();
  await fill(priority, 'soon');
  await user.click(row.getByRole('button', { name: 'Set' }));
  expect(priority).toHaveAccessibleDescription('Enter a valid number');
  await fill(priority, '-7');
  expect(priority).not.toHaveAccessibleDescription();
  await user.click(row.getByRole('button', { name: 'Set' }));
  expect(await screen.findByText('Updated priority successfully')).toBeVisible();
  await user.click(row.getByRole('checkbox', { name: 'Visible to users' }));
  expect(await screen.findByText('Question Visible to Users')).toBeVisible();
  expect(screen.queryByText(/these papers/)).toBeNull();
  await user.click(row.getByRole('checkbox', { name: 'Visible to users' }));
  expect(await screen.findByText('Question Hidden from Users')).toBeVisible();
  const closed =
    'Students can’t open these papers until the question is shown again: Sevenfold Mock A · Paper 1.';
  expect(await screen.findByText(closed)).toBeVisible();
  await user.click(row.getByRole('checkbox', { name: 'Question shown in SL/HL' }));
  expect(await screen.findByText('Question shown in SL')).toBeVisible();
  await fill(priority, '');
  await user.click(row.getByRole('button', { name: 'Set' }));
  await waitFor(() =>
    expect(api.callsOf('PUT /api/questions/:id').map(({ body }) => body)).toEqual([
      { priority: -7 },
      { visible: true },
      { visible: false },
      { math_level_visibility_shared: true },
      { priority: null },
    ]),
  );
});

test('a subject without a twin has no level to share with; a video leads there', async () => {
  const { controls } = show({}, { other_level: null, video_solution: 'https://videos.example/7' });
  const row = await controls();
  expect(row.getByRole('checkbox', { name: 'Visible to users' })).toBeVisible();
  expect(row.queryByRole('checkbox', { name: 'Question shown in SL/HL' })).toBeNull();
  expect(row.getByRole('link', { name: /^Video link/ })).toHaveAttribute('href', 'https://videos.example/7');
});

test('a toggle that the server refuses goes back', async () => {
  const { opened, open } = gate();
  const { user, controls } = show({
    'PUT /api/questions/:id': async () => {
      await opened;
      return refusal('internal', 'Something went wrong');
    },
  });
  const box = (await controls()).getByRole('checkbox', { name: 'Visible to users' });
  await user.click(box);
  expect(box).toBeChecked();
  open();
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(box).not.toBeChecked();
});

test('the editor over the page asks before changes are lost, and gives the focus back', async () => {
  const { user, controls, reads } = show({
    'GET /api/admin/questions/:id': adminQuestion(7),
    'POST /api/questions/edit': ({ form }) => ({
      success: true,
      papers: [],
      question: adminQuestion(7, { marks: Number(form?.get('marks')), version: '2026-11-16T09:00:00.000Z' }),
    }),
  });
  const edit = (await controls()).getByRole('button', { name: 'Edit question 7' });
  await user.click(edit);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit question 7' }));
  await fill(await dialog.findByRole('textbox', { name: /^Marks/ }), '17');
  await user.keyboard('{Escape}');
  const asked = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(asked).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Changes saved successfully!')).toBeVisible();
  const before = reads();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
  await waitFor(() => expect(edit).toHaveFocus());
});

test('a deleted question leads to its list', async () => {
  const { api, user, controls } = show(
    { 'DELETE /api/questions': { message: 'Question deleted' } },
    {},
    '/list',
  );
  await user.click((await controls()).getByRole('button', { name: 'Delete question 7' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Delete question 7?' });
  await user.click(within(asked).getByRole('button', { name: 'Delete question' }));
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
  expect(api.callsOf('DELETE /api/questions')[0]?.body).toEqual({ question_id: 7 });
});
