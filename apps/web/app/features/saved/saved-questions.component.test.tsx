import { tooManyToDownload } from '@sevenfold/contract/saved/saved.rules';
import { bankRoot } from '@sevenfold/contract/site/paths';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { questionCard } from '../../../test/bank-questions.ts';
import { type Answers, fileAnswer, foreignAnswer, gate, refusal, withToken } from '../../../test/fake-api.ts';
import { fill, openPage } from '../../../test/open-page.tsx';
import { staff, student } from '../../../test/people.ts';

const pdf = () => fileAnswer('%PDF-1.7', 'application/pdf');

/** Bookmarks of so many questions, the newest first. */
const saved = (count: number) =>
  Array.from({ length: count }, (_, index) => count - index).map((id) => ({
    id: 100 + id,
    question_id: id,
    question: questionCard(id, { marks: id }),
    is_completed: false,
  }));

async function openSaved(answers: Answers, reader: typeof student | null = student) {
  const page = await openPage('/saved-questions', { ...(reader && { as: reader }), answers });
  const { main } = page;
  return {
    ...page,
    totals: () => main.queryByText(/^\d+ questions?, \d+ marks?$/)?.textContent,
    removeButtons: () =>
      main.queryAllByText('Remove').map((label) => label.closest('button')?.getAttribute('aria-label')),
    bar: async () => within(await main.findByRole('region', { name: 'Download' })),
    choice: (id: number) => main.getByRole('checkbox', { name: `Choose question ${id}` }),
  };
}

/** What the browser would have been given to keep. */
function watchDownloads() {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

test('the list adds up, and one is taken off it at once', async () => {
  let left = saved(3);
  const { user, main, totals, removeButtons } = await openSaved({
    'GET /api/user_question': () => left,
    'DELETE /api/user_question/:id': ({ params: { id } }) => {
      left = left.filter(({ question_id }) => question_id !== Number(id));
      return { message: 'Removed' };
    },
  });
  await expect.poll(totals).toBe('3 questions, 6 marks');
  expect(removeButtons()).toEqual(['Remove question 3', 'Remove question 2', 'Remove question 1']);
  const place = main.getAllByText('Sequences')[0]?.closest('li');
  expect(place).toHaveTextContent('Math AA SLAlgebraSequences');
  expect(within(place as HTMLElement).getByText('Find the sum of the first 3 terms.')).toBeInTheDocument();
  await user.click(main.getByRole('button', { name: 'Remove question 2' }));
  await screen.findByText('Question removed from bookmarks.');
  expect(removeButtons()).toEqual(['Remove question 3', 'Remove question 1']);
  expect(totals()).toBe('2 questions, 4 marks');
});

test('one that could not be taken off comes back', async () => {
  const { user, main, removeButtons } = await openSaved({
    'GET /api/user_question': saved(2),
    'DELETE /api/user_question/:id': refusal('conflict', 'Not now'),
  });
  await user.click(await main.findByRole('button', { name: 'Remove question 2' }));
  await screen.findByText('Not now');
  await expect.poll(removeButtons).toEqual(['Remove question 2', 'Remove question 1']);
});

test('it is emptied after a question, and then offers the bank', async () => {
  const { user, main, api, removeButtons } = await openSaved({
    'GET /api/user_question': saved(2),
    'DELETE /api/user_question': { message: 'All bookmarks removed' },
  });
  await user.click(await main.findByRole('button', { name: 'Clear all' }));
  const ask = () => screen.findByRole('alertdialog', { name: 'Clear all saved questions?' });
  expect(await ask()).toHaveTextContent('2 questions');
  const cancel = within(await ask()).getByRole('button', { name: 'Cancel' });
  await expect.poll(() => document.activeElement).toBe(cancel);
  await user.click(cancel);
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(removeButtons()).toHaveLength(2);
  expect(api.callsOf('DELETE /api/user_question')).toEqual([]);
  await user.click(main.getByRole('button', { name: 'Clear all' }));
  await user.click(within(await ask()).getByRole('button', { name: 'Clear all' }));
  await main.findByText('Nothing saved yet');
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(main.getByRole('link', { name: 'Open the question bank' })).toHaveAttribute('href', bankRoot);
});

test.each([
  ['Download PDF', 'GET /api/user_question/download-pdf', 'sevenfold-saved-questions'],
  [
    'PDF with answers',
    'GET /api/user_question/download-pdf/answers',
    'sevenfold-saved-questions-with-answers',
  ],
] as const)('%s makes a file, and says while it does', async (label, call, name) => {
  const names = watchDownloads();
  const { opened, open } = gate();
  const { user, api, bar } = await openSaved({
    'GET /api/user_question': saved(2),
    [call]: async () => {
      await opened;
      return pdf();
    },
  });
  const tools = await bar();
  expect(tools.getByRole('status')).toHaveTextContent('All 2 questions');
  await user.click(tools.getByRole('button', { name: label }));
  expect(tools.getByText('Preparing PDF…').closest('button')).toBeDisabled();
  for (const button of tools.getAllByRole('button')) expect(button).toBeDisabled();
  open();
  await screen.findByText('Your PDF is ready.');
  expect(names).toEqual([expect.stringMatching(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.pdf$`))]);
  expect(tools.getByRole('button', { name: label })).toBeEnabled();
  expect(api.callsOf(call)).toHaveLength(1);
  expect(api.callsOf(call)[0]?.query).toEqual({});
});

test('a file that can’t be made says so, and can be asked for again', async () => {
  const names = watchDownloads();
  const { user, api, bar } = await openSaved({
    'GET /api/user_question': saved(1),
    'GET /api/user_question/download-pdf': foreignAnswer(500, 'no JSON'),
  });
  const download = (await bar()).getByRole('button', { name: 'Download PDF' });
  await user.click(download);
  await screen.findByText(/^Something went wrong/);
  expect(names).toEqual([]);
  api.answer({ 'GET /api/user_question/download-pdf': pdf() });
  await user.click(download);
  await screen.findByText('Your PDF is ready.');
});

test('more than ten are not downloaded at once, ten of them are', async () => {
  const names = watchDownloads();
  const { user, api, bar, choice } = await openSaved({
    'GET /api/user_question': saved(11),
    'GET /api/user_question/download-pdf': pdf(),
  });
  const tools = await bar();
  expect(tools.getByText(tooManyToDownload)).toBeInTheDocument();
  for (const label of ['Download PDF', 'PDF with answers']) {
    await user.click(tools.getByRole('button', { name: label }));
    const notice = await within(screen.getByRole('region', { name: 'Notifications' })).findByText(
      tooManyToDownload,
    );
    await user.click(within(notice.closest('li') as HTMLElement).getByRole('button', { name: 'Dismiss' }));
  }
  expect(names).toEqual([]);
  for (let id = 1; id <= 10; id += 1) await user.click(choice(id));
  expect(tools.getByRole('status')).toHaveTextContent('10 of 10 chosen');
  expect(choice(11)).toBeDisabled();
  await user.click(tools.getByRole('button', { name: 'Download PDF' }));
  await screen.findByText('Your PDF is ready.');
  expect(api.callsOf('GET /api/user_question/download-pdf').map(({ query }) => query)).toEqual([
    { ids: '110,109,108,107,106,105,104,103,102,101' },
  ]);
  await user.click(tools.getByText('Choose none'));
  expect(choice(11)).toBeEnabled();
});

test('staff download as many as they like', async () => {
  watchDownloads();
  const { user, api, bar } = await openSaved(
    { 'GET /api/user_question': saved(11), 'GET /api/user_question/download-pdf': pdf() },
    staff,
  );
  const tools = await bar();
  expect(tools.queryByText(tooManyToDownload)).toBeNull();
  await user.click(tools.getByRole('button', { name: 'Download PDF' }));
  await screen.findByText('Your PDF is ready.');
  expect(api.callsOf('GET /api/user_question/download-pdf')[0]?.query).toEqual({});
});

test('a visitor logs in first and lands on the list', async () => {
  const { user, main, totals, address } = await openSaved(
    {
      'POST /api/auth/login': withToken({ data: { user: student } }, 'fresh'),
      'GET /api/user': { user: student },
      'GET /api/user_question': saved(2),
    },
    null,
  );
  expect(await main.findByText(/^This page needs an account\./)).toBeInTheDocument();
  const login = within(await screen.findByRole('dialog', { name: 'Login' }));
  await fill(login.getByLabelText(/^Email/), student.email);
  await fill(login.getByLabelText(/^Password/), 'Quiet-Library-7');
  await user.click(login.getByRole('button', { name: 'Login' }));
  await expect.poll(totals).toBe('2 questions, 3 marks');
  expect(address()).toBe('/saved-questions');
});

test('a list that can’t be loaded says so and can be asked for again', async () => {
  const { user, main, api } = await openSaved({
    'GET /api/user_question': refusal('too_many_attempts', 'Please wait a moment'),
  });
  await main.findByText('Your saved questions could not be loaded');
  api.answer({ 'GET /api/user_question': [] });
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await main.findByText('Nothing saved yet');
});
