import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answer } from '~/lib/api-call.ts';
import { chooseFiles, fileInput } from '../../../test/choose-files.ts';
import { type Answers, type Call, fileAnswer, gate, offline, refusal } from '../../../test/fake-api.ts';
import { openPage } from '../../../test/open-page.tsx';
import { staff } from '../../../test/people.ts';

type Import = Answer<'GET /api/admin/imports/:id'>;
type Row = Answer<'GET /api/admin/imports/:id/rows'>['rows'][number];

const id = '0190a000-0000-7000-8000-0000000000cc';
const headers = ['key', 'subject', 'topic', 'difficulty', 'marks', 'text', 'answer', 'colour'];
const mapping = Object.fromEntries(headers.slice(0, 7).map((name, at) => [name, at]));

const standing = (part: Partial<Import> = {}): Import => ({
  id,
  kind: 'questions',
  state: 'mapping',
  file_name: 'first.csv',
  bytes: 5,
  parts: 1,
  arrived_parts: [0],
  headers,
  samples: [['k-1', 'math-ai-hl', 'functions', 'Easy', '2', 'Find $x$.', '$x=1$', 'blue']],
  mapping,
  rows: 2,
  images: 0,
  counts: { new: 0, changed: 0, same: 0, wrong: 0 },
  progress: { done: 0, total: 0 },
  message: null,
  started_by: 'Stefan Staff',
  created_at: '2026-11-16T10:00:00.000Z',
  finished_at: null,
  ...part,
});
const row = (part: Partial<Row>): Row => ({
  row: 2,
  key: 'k-1',
  summary: 'Find x.',
  state: 'new',
  issues: [],
  ...part,
});

/** A server with one import, which stands where the test says. */
function importing(start: Import, rows: readonly Row[] = []) {
  let now = start;
  const become = (part: Partial<Import>) => {
    now = { ...now, ...part };
    return now;
  };
  return {
    become,
    answers: {
      'GET /api/admin/imports': () => [now],
      'GET /api/admin/imports/:id': () => now,
      'POST /api/admin/imports': () => become({ state: 'uploading', arrived_parts: [] }),
      'POST /api/admin/imports/:id/parts/:part': () => become({ state: 'mapping', arrived_parts: [0] }),
      'PUT /api/admin/imports/:id/mapping': ({ body }: Call<'PUT /api/admin/imports/:id/mapping'>) =>
        become({ mapping: body.mapping, state: 'ready', counts: { new: 1, changed: 0, same: 0, wrong: 1 } }),
      'GET /api/admin/imports/:id/rows': ({ query }: Call<'GET /api/admin/imports/:id/rows'>) => {
        const found = rows.filter(({ state }) => !query?.state || query.state === state);
        return { rows: found, total: found.length, page: 1, pageSize: 25 };
      },
      'POST /api/admin/imports/:id/start': () =>
        become({ state: 'done', counts: { new: 2, changed: 0, same: 0, wrong: 0 } }),
      'POST /api/admin/imports/:id/cancel': () =>
        become({ state: 'cancelled', message: 'Cancelled by Stefan Staff' }),
    } satisfies Answers,
  };
}

const open = (path: string, answers: Answers) => openPage(path, { as: staff, answers });
const choose = (name = 'first.csv', content = 'k,s\n1') =>
  chooseFiles(fileInput(), [new File([content], name, { type: 'text/csv' })]);

test('a file becomes columns, its wrong rows are named, and it can be cancelled', async () => {
  const wrong = row({
    row: 3,
    key: 'k-2',
    state: 'wrong',
    issues: [{ column: 'text', message: 'This formula can’t be typeset' }],
  });
  const page = await open('/admin/upload_questions', importing(standing(), [row({}), wrong]).answers);
  const { main, user, api, address } = page;
  await main.findByRole('button', { name: 'Choose a file' });
  await choose();
  const text = await main.findByRole('combobox', { name: 'Column for Question text' });
  expect(text).toHaveValue('5');
  expect(address()).toBe(`/admin/upload_questions?import=${id}`);
  expect(api.callsOf('POST /api/admin/imports')[0]?.body).toEqual({
    kind: 'questions',
    file_name: 'first.csv',
    bytes: 5,
  });
  expect(main.getByText(/^The file has 2 rows in 8 columns\./)).toBeVisible();
  expect(main.getByText('Not read: colour.')).toBeVisible();
  await user.selectOptions(main.getByRole('combobox', { name: 'Column for Key' }), '');
  expect(main.getByRole('button', { name: 'Check the rows' })).toBeDisabled();
  await user.selectOptions(main.getByRole('combobox', { name: 'Column for Key' }), '0');
  await user.click(main.getByRole('button', { name: 'Check the rows' }));

  const table = within(await main.findByRole('table', { name: 'Rows of the file' }));
  expect(table.getAllByRole('row')).toHaveLength(2);
  expect(table.getAllByRole('row')[1]).toHaveTextContent(/3k-2.*wrongtext This formula can’t be typeset/);
  expect(main.getByRole('button', { name: 'Import 1 row' })).toBeDisabled();
  expect(main.getByText(/^1 row can't be imported, so none is\./)).toBeVisible();
  await user.click(main.getByRole('button', { name: '1 new' }));
  await waitFor(() => expect(table.getAllByRole('row')[1]).toHaveTextContent('k-1'));
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  api.answer({ 'GET /api/admin/imports/:id/issues': fileAnswer('row,key', 'text/csv') });
  await user.click(main.getByRole('button', { name: 'Download the errors' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  await user.click(main.getByRole('button', { name: 'Choose other columns' }));
  expect(await main.findByRole('combobox', { name: 'Column for Question text' })).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Cancel the import' }));
  expect(await main.findByRole('heading', { name: 'Cancelled' })).toBeVisible();
  expect(main.getByText('Nothing of the file is in the bank: it is as it was before.')).toBeVisible();
  await user.click(main.getByRole('link', { name: 'Import another file' }));
  expect(await main.findByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('an answer that comes late does not bring the upload back', async () => {
  const server = importing(standing({ rows: 1 }), [row({})]);
  const late = gate();
  let held = false;
  const reading = async () => {
    const seen = server.answers['GET /api/admin/imports/:id']();
    held = true;
    await late.opened;
    return seen;
  };
  const { main, user, api } = await open('/admin/upload_questions', {
    ...server.answers,
    'GET /api/admin/imports/:id': reading,
    'POST /api/admin/imports/:id/parts/:part': async () => {
      await vi.waitUntil(() => held);
      return server.become({ state: 'mapping', arrived_parts: [0] });
    },
  });
  await main.findByRole('button', { name: 'Choose a file' });
  await choose();
  const check = await main.findByRole('button', { name: 'Check the rows' });
  late.open();
  await late.opened;
  api.answer({ 'GET /api/admin/imports/:id': server.answers['GET /api/admin/imports/:id'] });
  await user.click(check);
  expect(await main.findByRole('button', { name: 'Import 1 row' })).toBeVisible();
});

test('checked rows are counted, imported and reported', async () => {
  const server = importing(standing({ state: 'ready', counts: { new: 2, changed: 1, same: 1, wrong: 0 } }), [
    row({}),
  ]);
  const { main, user } = await open(`/admin/upload_questions?import=${id}`, server.answers);
  expect(await main.findByRole('button', { name: '1 changed' })).toBeVisible();
  expect(main.getByRole('button', { name: '1 same' })).toBeVisible();
  expect(
    main.getByText('2 questions will be added and 1 question updated, all of them or none.'),
  ).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Import 3 rows' }));
  expect(await main.findByRole('heading', { name: 'Imported' })).toBeVisible();
  expect(main.getByText('2 rows added, 0 updated, 0 as they were.')).toBeVisible();
  expect(main.getByRole('link', { name: 'See the questions' })).toHaveAttribute('href', '/admin/questions');
});

test('an import that another browser has finished says so, and stands as it does there', async () => {
  const server = importing(standing({ state: 'ready', counts: { new: 2, changed: 0, same: 0, wrong: 0 } }), [
    row({}),
  ]);
  const { main, user, api } = await open(`/admin/upload_questions?import=${id}`, server.answers);
  const start = await main.findByRole('button', { name: 'Import 2 rows' });
  server.become({ state: 'done' });
  api.answer({
    'POST /api/admin/imports/:id/start': refusal('conflict', "This can't be done now: the import is done"),
  });
  await user.click(start);
  expect(await screen.findByText("This can't be done now: the import is done")).toBeVisible();
  expect(await main.findByRole('heading', { name: 'Imported' })).toBeVisible();
});

test('work under way shows how far it is, and goes on by itself', async () => {
  const server = importing(standing({ state: 'checking', progress: { done: 50, total: 150 } }), [row({})]);
  const { main } = await open(`/admin/upload_questions?import=${id}`, server.answers);
  const bar = await main.findByRole('progressbar', { name: /Checking and typesetting the rows/ });
  expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  expect(main.getByRole('listitem', { current: 'step' })).toHaveTextContent('Check');
  server.become({ state: 'ready', counts: { new: 150, changed: 0, same: 0, wrong: 0 } });
  expect(await main.findByRole('button', { name: 'Import 150 rows' })).toBeEnabled();
});

test('a file that is none is named, and one that breaks off is asked for again', async () => {
  const page = await open('/admin/upload_subjects', {
    ...importing(standing({ kind: 'subjects' })).answers,
    'POST /api/admin/imports': refusal('invalid_input', 'This is not an XLSX file'),
  });
  await page.main.findByRole('button', { name: 'Choose a file' });
  await choose('photo.xlsx');
  expect(await page.main.findByText('This is not an XLSX file')).toBeVisible();

  const server = importing(standing({ kind: 'subjects', state: 'uploading', arrived_parts: [] }));
  page.api.answer({ ...server.answers, 'POST /api/admin/imports/:id/parts/:part': offline });
  await choose();
  expect(await page.main.findByText(/^The connection was lost\. What has arrived is kept/)).toBeVisible();
  expect(
    await page.main.findByText('0 of 1 part have arrived. Choose first.csv again to go on.'),
  ).toBeVisible();
  await choose('another.csv', 'other');
  expect(await page.main.findByText(/^This is another file\./)).toBeVisible();
  page.api.answer(server.answers);
  await choose();
  expect(await page.main.findByRole('button', { name: 'Check the rows' })).toBeVisible();
});

test('a failed import says why', async () => {
  const failed = standing({
    state: 'failed',
    message: 'The file has no rows',
    finished_at: '2026-11-16T10:01:00.000Z',
  });
  const { main } = await open(`/admin/upload_questions?import=${id}`, importing(failed).answers);
  expect(await main.findByRole('heading', { name: 'The import failed' })).toBeVisible();
  expect(main.getByRole('alert')).toHaveTextContent('The file has no rows');
});

test('templates are saved under the name of their kind, and the last imports lead to theirs', async () => {
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { main, user } = await open('/admin/upload_topics', {
    ...importing(
      standing({ kind: 'topics', state: 'done', counts: { new: 3, changed: 1, same: 0, wrong: 0 } }),
    ).answers,
    'GET /api/admin/import-templates/:kind/xlsx': fileAnswer('x', 'application/octet-stream'),
    'GET /api/admin/import-templates/:kind/csv': fileAnswer('x', 'text/csv'),
  });
  await user.click(await main.findByRole('button', { name: 'XLSX template' }));
  await user.click(main.getByRole('button', { name: 'CSV template' }));
  await waitFor(() => expect(names).toEqual(['topics-template.xlsx', 'topics-template.csv']));
  const past = within(await main.findByRole('table', { name: 'Last imports' }));
  expect(past.getAllByRole('row')[1]).toHaveTextContent('3 · 1 · 0 · 0');
  expect(past.getByRole('link', { name: 'first.csv' })).toHaveAttribute(
    'href',
    `/admin/upload_topics?import=${id}`,
  );
});
