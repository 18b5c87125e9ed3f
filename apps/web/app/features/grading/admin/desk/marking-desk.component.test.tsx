import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '~/lib/api-call.ts';
import { type Answers, type Call, offline, refusal } from '../../../../../test/fake-api.ts';
import { markingDesk, mine, others, queuedSheet, testSlug } from '../../../../../test/marking-desk.ts';
import { fill, openPage } from '../../../../../test/open-page.tsx';
import { staff } from '../../../../../test/people.ts';
import { repliedQuestion } from '../../../../../test/practice-tests.ts';

type Desk = Answer<'GET /api/admin/grading/:slug'>;

/** A server with one sheet. Its file can't be read here: what is drawn on pages is the journeys' to prove. */
function sheet(start: Desk = markingDesk()) {
  let desk = start;
  const write = (part: Partial<Desk>) => {
    desk = { ...desk, ...part };
    return desk;
  };
  return {
    write,
    answers: {
      'GET /api/admin/grading/:slug': () => desk,
      'GET /api/admin/marking-comments': [{ id: 1, text: 'Well argued.' }],
      'GET /api/test/:slug/download-answer': refusal('unavailable', 'Files can’t be read just now'),
      'PUT /api/admin/grading/:slug/marking': ({ body }: Call<'PUT /api/admin/grading/:slug/marking'>) => {
        if (body.version !== desk.version) return refusal('conflict', 'Somebody saved it in another window');
        write({ version: desk.version + 1, marking: body.marking as Desk['marking'], save_id: body.save_id });
        return { version: desk.version, saved_at: '2026-11-16T10:00:00.000Z' };
      },
      'POST /api/admin/grading/:slug/claim': () => write({ sheet: queuedSheet({ claimed: mine }) }),
      'POST /api/admin/grading/:slug/release': () => write({ sheet: queuedSheet() }),
      'POST /api/admin/grading/:slug/return': ({ body }: Call<'POST /api/admin/grading/:slug/return'>) =>
        write({
          returned_version: body.version,
          sheet: queuedSheet({ claimed: mine, graded_at: new Date().toISOString(), marks_obtained: 12.5 }),
        }),
    } satisfies Answers,
  };
}

async function openDesk(server = sheet(), answers: Answers = {}) {
  const page = await openPage(`/admin/grade-tests/${testSlug}`, {
    as: staff,
    answers: { ...server.answers, ...answers },
  });
  const { main } = page;
  await main.findByRole('heading', { level: 1, name: 'Asha Rao' });
  const question = (number: number) => within(main.getByRole('article', { name: `Question ${number}` }));
  return {
    ...page,
    question,
    overall: () => main.getByRole('textbox', { name: /^Overall comment/ }),
    marks: (number: number) => question(number).getByRole('textbox', { name: /^Marks/ }),
    scored: (number: number) => main.getByRole('article', { name: `Question ${number}` }),
    saved: () => main.findByText('Saved', { selector: '[role=status]' }),
    result: () => main.getByRole('region', { name: 'Result' }),
  };
}

test('a sheet that nobody has can be read and not written until it is claimed', async () => {
  const { main, user, overall } = await openDesk(sheet(markingDesk({ sheet: queuedSheet() })));
  expect(overall()).toBeDisabled();
  expect(main.queryByRole('button', { name: 'Return to student' })).toBeNull();
  expect(await main.findByText('Files can’t be read just now')).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Claim to mark it' }));
  expect(await main.findByText(/^Yours since/)).toBeVisible();
  expect(overall()).toBeEnabled();
  await user.click(main.getByRole('button', { name: 'Give back' }));
  expect(await main.findByRole('button', { name: 'Claim to mark it' })).toBeVisible();
  expect(overall()).toBeDisabled();
});

test('ticks, typed marks and buttons make the result, which goes back after a question', async () => {
  const { main, user, api, question, marks, scored, saved, result } = await openDesk();
  const back = () => main.getByRole('button', { name: 'Return to student' });
  expect(back()).toBeDisabled();
  expect(main.getByText('Questions 1, 2, 3 have no marks yet.')).toBeVisible();
  for (const box of question(1).getAllByRole('checkbox')) await user.click(box);
  expect(scored(1)).toHaveTextContent('5 / 5');
  await fill(marks(2), '7');
  expect(marks(2)).toBeInvalid();
  expect(question(2).getByRole('alert')).toHaveTextContent('From 0 to 5');
  await fill(marks(2), '2.5');
  await user.keyboard('{Enter}');
  expect(scored(2)).toHaveTextContent('2.5 / 5');
  expect(main.getByText('Question 3 has no marks yet.')).toBeVisible();
  await user.click(question(3).getByRole('button', { name: /^Full/ }));
  expect(scored(3)).toHaveTextContent('5 / 5');
  await fill(question(3).getByRole('combobox', { name: /^Comment/ }), 'Well argued.');
  expect(result()).toHaveTextContent('12.5 / 15');
  expect(result()).toHaveTextContent('83 %');
  await saved();

  await user.click(back());
  const asked = await screen.findByRole('alertdialog', { name: 'Return this sheet to the student?' });
  expect(asked).toHaveTextContent('12.5 of 15 marks');
  await user.click(within(asked).getByRole('button', { name: 'Return to student' }));
  expect(await screen.findByText('The graded sheet is with the student.')).toBeVisible();
  expect(api.callsOf('PUT /api/admin/grading/:slug/marking').at(-1)?.body.marking.questions).toEqual([
    { question_id: 11, lines: [0, 1, 2], marks: null, comment: '' },
    { question_id: 12, lines: null, marks: 2.5, comment: '' },
    { question_id: 13, lines: null, marks: 5, comment: 'Well argued.' },
  ]);
  expect(await main.findByText(/^Returned just now$/)).toBeVisible();
  await user.click(question(2).getByRole('button', { name: /^None/ }));
  expect(await main.findByText(/^Returned just now, changed since$/)).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Return again' }));
  const again = await screen.findByRole('alertdialog', { name: 'Return the corrected sheet?' });
  await user.click(within(again).getByRole('button', { name: 'Return again' }));
  expect(await screen.findByText('The corrected sheet is with the student.')).toBeVisible();
});

test('a report that can’t be made says so, and nothing is returned', async () => {
  const { main, user, question, result } = await openDesk(sheet(), {
    'POST /api/admin/grading/:slug/return': refusal('unavailable', 'The report could not be drawn'),
  });
  for (const number of [1, 2, 3]) await user.click(question(number).getByRole('button', { name: /^Full/ }));
  await user.click(main.getByRole('button', { name: 'Return to student' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: 'Return to student' }));
  await waitFor(() => expect(result()).toHaveTextContent('The report could not be drawn'));
});

test('with the keyboard: questions, lines, all and nothing, and the list of keys', async () => {
  const { main, user, question, scored, marks } = await openDesk();
  await user.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keys of the marking desk' });
  expect(keys).toHaveTextContent('Highlighter');
  // Over the dialog they do nothing.
  await user.keyboard('f');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(scored(1)).toHaveTextContent('– / 5');

  await user.keyboard('j');
  await waitFor(() => expect(question(1).getByRole('heading', { level: 2 })).toHaveFocus());
  await user.keyboard('1');
  expect(question(1).getAllByRole('checkbox')[0]).toBeChecked();
  await user.keyboard('1');
  expect(question(1).getAllByRole('checkbox')[0]).not.toBeChecked();
  await user.keyboard('jf');
  expect(scored(2)).toHaveTextContent('5 / 5');
  await user.keyboard('jn');
  expect(scored(3)).toHaveTextContent('0 / 5');
  await user.keyboard('{Control>}z{/Control}');
  expect(scored(3)).toHaveTextContent('– / 5');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(scored(3)).toHaveTextContent('0 / 5');
  await user.keyboard('k');
  await waitFor(() => expect(question(2).getByRole('heading', { level: 2 })).toHaveFocus());
  await fill(marks(3), '1.5');
  await user.keyboard('{Enter}');
  expect(scored(3)).toHaveTextContent('1.5 / 5');
  await waitFor(() => expect(marks(3)).toHaveFocus());
  // Letters in a field are text.
  const comment = question(3).getByRole('combobox', { name: /^Comment/ });
  await user.click(comment);
  await user.keyboard('from page 3');
  expect(comment).toHaveValue('from page 3');
  expect(scored(3)).toHaveTextContent('1.5 / 5');
  expect(main.getByRole('button', { name: 'Pen' })).toHaveAttribute('aria-pressed', 'false');
});

test('of two members of the faculty one has the sheet, and it is taken over after a question', async () => {
  const server = sheet(
    markingDesk({
      sheet: queuedSheet({ claimed: others }),
      marking: { questions: [], annotations: [], overall_comment: 'By the first' },
    }),
  );
  const { main, user, api, overall } = await openDesk(server);
  expect(main.getByText(/^Olga Owner has it, claimed/)).toBeVisible();
  expect(overall()).toHaveValue('By the first');
  expect(overall()).toBeDisabled();
  // Whoever only reads sees what is saved meanwhile.
  server.write({
    version: 1,
    marking: { questions: [], annotations: [], overall_comment: 'By the first, later' },
  });
  fireEvent.focus(window);
  await waitFor(() => expect(overall()).toHaveValue('By the first, later'));
  await user.click(main.getByRole('button', { name: 'Take over' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Take this sheet over from Olga Owner?' });
  await user.click(within(asked).getByRole('button', { name: 'Take over' }));
  expect(await main.findByText(/^Yours since/)).toBeVisible();
  expect(api.callsOf('POST /api/admin/grading/:slug/claim')[0]?.body).toEqual({ take_over: true });
});

test('whoever loses the sheet is told, and can’t write any more', async () => {
  const server = sheet();
  const { overall } = await openDesk(server);
  server.write({ sheet: queuedSheet({ claimed: others }) });
  fireEvent.focus(window);
  expect(await screen.findByText('Olga Owner has this sheet now.')).toBeVisible();
  await waitFor(() => expect(overall()).toBeDisabled());
});

test('what another window saved is not overwritten: one decides', async () => {
  const server = sheet();
  const { main, user, overall, saved } = await openDesk(server);
  await fill(overall(), 'First');
  await saved();
  server.write({ version: 5, marking: { questions: [], annotations: [], overall_comment: 'Second' } });
  await fill(overall(), 'Elsewhere');
  const notice = await main.findByRole('alert');
  expect(notice).toHaveTextContent('Somebody saved it in another window. What you marked here is kept');
  await user.click(within(notice).getByRole('button', { name: 'Show what was saved' }));
  await waitFor(() => expect(overall()).toHaveValue('Second'));

  server.write({ version: 9 });
  await fill(overall(), 'Mine');
  await user.click(await main.findByRole('button', { name: 'Keep what is here' }));
  await saved();
  expect(overall()).toHaveValue('Mine');
});

test('without a connection it is kept here, and saved as soon as there is one', async () => {
  const server = sheet();
  const { main, api, overall, saved } = await openDesk(server, {
    'PUT /api/admin/grading/:slug/marking': offline,
  });
  await fill(overall(), 'Without a connection');
  expect(await main.findByText(/^No connection\. Kept in this browser/)).toBeVisible();
  expect(Object.values({ ...localStorage }).join()).toContain('Without a connection');
  api.answer(server.answers);
  fireEvent(window, new Event('online'));
  await saved();
  expect(api.callsOf('PUT /api/admin/grading/:slug/marking').at(-1)?.body.marking.overall_comment).toBe(
    'Without a connection',
  );
});

test('marks for a ready-made report are checked before it is sent', async () => {
  const { main, user } = await openDesk();
  await user.click(main.getByRole('button', { name: 'Upload a graded PDF' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload a graded PDF' }));
  expect(dialog.getByRole('textbox', { name: 'Marks out of 15' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Upload and return' })).toBeDisabled();
});

test('what the student typed stands beside the sheet, and its marks are a proposal', async () => {
  const desk = markingDesk();
  const questions = desk.questions.map((one, at) => (at === 0 ? { ...one, replied: repliedQuestion } : one));
  const { user, question, marks, saved } = await openDesk(sheet({ ...desk, questions }));
  question(1).getByText('Typed answers: 2 of 5 marks proposed');
  question(1).getByText('You took the variance.');
  expect(question(2).queryByText(/^Typed answers/)).toBeNull();
  expect(marks(1)).toHaveValue('');
  const take = question(1).getByRole('button', { name: 'Take 2 of 5 for question 1' });
  await user.click(take);
  expect(marks(1)).toHaveValue('2');
  expect(take).toHaveAttribute('aria-pressed', 'true');
  await user.click(take);
  expect(marks(1)).toHaveValue('');
  await user.click(take);
  await fill(marks(1), '3');
  await user.type(marks(1), '{Enter}');
  expect(take).toHaveAttribute('aria-pressed', 'false');
  await saved();
});
