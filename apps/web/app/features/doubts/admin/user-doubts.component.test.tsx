import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { doubtEntry, doubtThread } from '../../../../test/doubt-threads.ts';
import { type Answers, type Call, refusal } from '../../../../test/fake-api.ts';
import { fill, openPage } from '../../../../test/open-page.tsx';
import { staff, student } from '../../../../test/people.ts';

const reply = (id: number, text: string) =>
  doubtEntry(id, text, {
    author: { full_name: 'Stefan Staff', username: 'stefan' },
    by_student: false,
    created_at: new Date().toISOString(),
  });

/** A server with two threads, which takes replies. */
function doubts() {
  const threads = [
    doubtThread(1, [doubtEntry(1, 'The first one')]),
    doubtThread(2, [doubtEntry(2, 'The second one')]),
  ];
  const found = (id: unknown) => threads.findIndex(({ thread }) => thread.id === Number(id));
  return {
    'GET /api/admin/doubts': ({ query }: Call<'GET /api/admin/doubts'>) => {
      const rows = threads
        .map(({ thread }) => thread)
        .filter(({ waiting_since }) => query?.state !== 'unanswered' || waiting_since !== null)
        .filter(({ student: { email } }) => !query?.q || email.includes(query.q));
      const unanswered = threads.filter(({ thread }) => thread.waiting_since !== null).length;
      return { rows, total: rows.length, page: 1, pageSize: 25, unanswered };
    },
    'GET /api/admin/doubts/:id': ({ params }: Call<'GET /api/admin/doubts/:id'>) =>
      threads[found(params.id)] ?? refusal('not_found', 'There is no such doubt'),
    'POST /api/admin/typeset': ({ body }: Call<'POST /api/admin/typeset'>) =>
      body.text.includes('\\frac{1}$')
        ? refusal('invalid_input', "\\frac{1} can't be typeset")
        : { html: '<p>So <math><mi>x</mi></math></p>' },
    'POST /api/admin/doubts/:id/reply': ({ params, body }: Call<'POST /api/admin/doubts/:id/reply'>) => {
      const at = found(params.id);
      const entry = reply(9, body.queries);
      const { thread, entries } = doubtThread(Number(params.id), [...(threads[at]?.entries ?? []), entry]);
      threads[at] = { thread, entries };
      const { by_student: _, ...written } = entry;
      return { ...written, Question: thread.Question };
    },
  } satisfies Answers;
}

async function openDoubts(path: string, answers: Answers = doubts()) {
  const page = await openPage(path, { as: staff, answers });
  const list = within(await page.main.findByRole('list', { name: 'Threads' }));
  return {
    ...page,
    threads: () => list.getAllByRole('link'),
    pane: async () => within(await page.main.findByRole('region', { name: 'Thread' })),
  };
}

const textOf = (pane: ReturnType<typeof within>) =>
  pane.findByRole('textbox', { name: /^Reply to Asha Rao/ });
const messages = async (pane: ReturnType<typeof within>) =>
  within(await pane.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');

test('a doubt is opened, answered with Ctrl Enter, and stands among the answered ones', async () => {
  const { user, api, main, address, threads, pane } = await openDoubts(
    `/admin/user-doubts?q=${encodeURIComponent(student.email)}`,
  );
  expect(threads().map((link) => link.textContent)).toEqual([
    expect.stringContaining('The first one'),
    expect.stringContaining('The second one'),
  ]);
  expect(threads()[0]).toHaveTextContent(/Waiting 2 hours/);
  expect(main.getByText(/^2 threads wait for an answer\./)).toBeVisible();
  await user.click(threads()[0] as HTMLElement);
  expect(address()).toMatch(/thread=1$/);
  const opened = await pane();
  const text = await textOf(opened);
  expect(await messages(opened)).toHaveLength(1);
  expect(opened.getByText('asked 2 hours ago')).toBeVisible();
  const send = opened.getByRole('button', { name: 'Send reply' });
  expect(send).toBeDisabled();
  await fill(text, 'Because $x$.');
  await waitFor(() =>
    expect(opened.getByRole('region', { name: 'Preview' }).querySelector('math')).not.toBeNull(),
  );
  await user.type(text, '{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Your reply has been sent. Asha Rao gets an e-mail.')).toBeVisible();
  expect(api.callsOf('POST /api/admin/doubts/:id/reply')[0]?.body).toEqual({ queries: 'Because $x$.' });
  await expect.poll(async () => (await messages(opened)).length).toBe(2);
  expect((await messages(opened))[1]).toHaveTextContent(/Stefan Staff.*Academy/);
  expect(text).toHaveValue('');
  await waitFor(() => expect(threads()[0]).toHaveTextContent('Answered just now'));
  expect(threads()[0]).toHaveTextContent('2 messages');

  await user.selectOptions(main.getByRole('combobox', { name: 'State' }), 'Unanswered');
  await waitFor(() => expect(main.getByRole('list', { name: 'Threads' }).children).toHaveLength(1));
  expect(main.getByText(/^1 student waits for an answer\./)).toBeVisible();
  await user.click(opened.getByRole('button', { name: 'All doubts' }));
  expect(main.getByText('Choose a thread to read it and reply.')).toBeVisible();
});

test('threads are gone through by keys, but not while somebody types; a wrong formula is named', async () => {
  const { user, threads, pane } = await openDoubts('/admin/user-doubts');
  expect(threads()).toHaveLength(2);
  const shown = async (words: string) =>
    waitFor(async () => expect((await messages(await pane()))[0]).toHaveTextContent(words));
  await user.keyboard('j');
  await shown('The first one');
  await user.keyboard('j');
  await shown('The second one');
  expect(threads()[1]).toHaveAttribute('aria-current', 'true');
  await user.keyboard('k');
  await shown('The first one');
  await textOf(await pane());
  await user.keyboard('r');
  const text = await textOf(await pane());
  await waitFor(() => expect(text).toHaveFocus());
  await user.keyboard('jkr $\\frac{{1}$');
  expect(text).toHaveValue('jkr $\\frac{1}$');
  expect(await (await pane()).findByText("\\frac{1} can't be typeset")).toBeVisible();
  await shown('The first one');
  await user.keyboard('{Escape}');
  expect(text).not.toHaveFocus();
});

test('what was begun is there again, and a reply that can’t be sent is not lost', async () => {
  const { user, api, pane } = await openDoubts('/admin/user-doubts?thread=1', {
    ...doubts(),
    'POST /api/admin/doubts/:id/reply': refusal('internal', 'Something went wrong'),
  });
  const opened = await pane();
  await fill(await textOf(opened), 'So.');
  await user.click(opened.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(await textOf(opened)).toHaveValue('So.');
  // Another thread and back, as after a reload: it comes from what the browser keeps.
  await user.keyboard('{Escape}j');
  await expect.poll(async () => (await messages(await pane()))[0]?.textContent).toContain('The second one');
  expect(await textOf(await pane())).toHaveValue('');
  await user.keyboard('k');
  await expect.poll(async () => (await messages(await pane()))[0]?.textContent).toContain('The first one');
  expect(await textOf(await pane())).toHaveValue('So.');
  api.answer(doubts());
  await user.click((await pane()).getByRole('button', { name: 'Send reply' }));
  await expect.poll(async () => (await messages(await pane())).length).toBe(2);
});

test('a thread that is not there says so', async () => {
  const { pane } = await openDoubts('/admin/user-doubts?thread=77');
  expect(await (await pane()).findByText('There is no such doubt')).toBeVisible();
});
