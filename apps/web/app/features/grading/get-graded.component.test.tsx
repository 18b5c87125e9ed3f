import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answers, refusal } from '../../../test/fake-api.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { answerSheet, grading, handedIn } from '../../../test/gradings.ts';
import { openPage } from '../../../test/open-page.tsx';
import { student } from '../../../test/people.ts';
import { finishedTest, practiceSlug } from '../../../test/practice-tests.ts';
import { openSheet } from './open-sheet.ts';
import { sentLimit } from './sheet.rules.ts';

const path = `/take-a-test/${practiceSlug}/get-graded`;
const megabyte = 1024 * 1024;

// None of their pages is near the screen.
vi.mock('./pdf-engine.ts', () => import('../../../test/fake-pdf-engine.ts'));

const pdf = (name = 'my answers.pdf') =>
  new File(['%PDF-1.7\nthree pages\n%%EOF'], name, { type: 'application/pdf' });

async function openGrading(standing: Grading = grading(), answers: Answers = {}) {
  const page = await openPage(path, {
    as: student,
    answers: {
      'GET /api/test/:slug': finishedTest(),
      'GET /api/test/:slug/grading': standing,
      ...answers,
    },
  });
  const { main } = page;
  const area = () => main.getByText('Drop your answer sheet here, or').closest('div') as HTMLElement;
  return {
    ...page,
    step: () => main.getByRole('region', { name: 'Your answer sheet' }),
    pay: () => main.getByRole('button', { name: 'Pay $10' }),
    choose: (file: File) => {
      const input = document.querySelector('input[type="file"]') as HTMLInputElement;
      fireEvent.change(input, { target: { files: [file] } });
    },
    drop: (file: File) => {
      const item = { kind: 'file', type: file.type, getAsFile: () => file };
      fireEvent.drop(area(), { dataTransfer: { files: [file], items: [item], types: ['Files'] } });
    },
    button: (name: string) => main.findByRole('button', { name }),
  };
}

/** As a student comes to it: with a file that is chosen and not sent. */
async function withChosen(standing?: Grading, answers?: Answers) {
  const uploads = fakeUploads();
  const page = await openGrading(standing, answers);
  await waitFor(() => expect(document.querySelector('input[type="file"]')).not.toBeNull());
  page.choose(pdf());
  await page.button('Upload this sheet');
  return { ...page, uploads, upload: () => uploads.at(-1) as (typeof uploads)[number] };
}

test('what can’t be graded is refused before anything is sent', async () => {
  const uploads = fakeUploads();
  const { main, pay, choose, button } = await openGrading();
  await button('Choose a PDF');
  for (const [words, file] of [
    ['in pdf format', new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'photo.pdf')],
    ['This file is empty.', new File([], 'empty.pdf')],
    ['larger than 20 MB', new File(['%PDF-1.7', new Uint8Array(20 * megabyte)], 'long.pdf')],
    ['damaged', new File(['%PDF-1.7 and no end'], 'half.pdf')],
    ['in pdf format', new File(['My notes'], 'notes.txt', { type: 'text/plain' })],
  ] as const) {
    choose(file);
    await waitFor(() => expect(main.getByRole('alert')).toHaveTextContent(words));
    expect(pay()).toBeDisabled();
  }
  expect(uploads).toHaveLength(0);
});

test('our copy of a sheet may be larger than what can be sent', async () => {
  const sheet = new File(['%PDF-1.7', new Uint8Array(20 * megabyte), '%%EOF'], 'kept.pdf');
  expect(await openSheet(sheet, sentLimit)).toEqual({ problem: sentLimit.problem });
  expect(await openSheet(sheet)).toMatchObject({ pages: { numPages: 3 } });
});

test('a file can be dropped, and another one chosen instead', async () => {
  const { user, step, drop, button } = await openGrading();
  await button('Choose a PDF');
  drop(pdf('dropped.pdf'));
  await button('Upload this sheet');
  expect(step()).toHaveTextContent('dropped.pdf3 pages');
  await user.click(await button('Choose another'));
  await button('Choose a PDF');
});

test('a sheet is sent with its type and its name, and shown as arrived', async () => {
  const { user, main, step, upload, button } = await withChosen();
  await user.click(await button('Upload this sheet'));
  upload().progress(0.4);
  const bar = await main.findByRole('progressbar', { name: 'Uploading your answer sheet' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'));
  upload().progress(1);
  await main.findByRole('progressbar', { name: 'Sent. We are looking at your pages…' });
  expect(upload()).toMatchObject({ method: 'POST', url: `/api/test/${practiceSlug}/upload-answer` });
  expect(upload().form?.get('file_type')).toBe('USER_FILE');
  expect(upload().form?.get('file')).toMatchObject({ name: 'my answers.pdf' });
  expect(upload().headers.Authorization).toBe('Bearer token-of-this-test');
  upload().answer(200, grading({ sheet: answerSheet }));
  await screen.findByText('Your answer sheet has arrived.');
  expect(step()).toHaveTextContent('3 pages');
  expect(step()).toHaveTextContent('Uploaded');
  main.getByText('Your sheet is with us. It goes to a teacher as soon as it is paid for.');
});

test('a sheet chosen and not uploaded is uploaded by the press on pay', async () => {
  const { user, api, pay, upload, address } = await withChosen(undefined, {
    'POST /api/:provider/one-time': {
      id: 'order_1',
      checkout: { kind: 'redirect', url: '/sandbox/checkout/order_1' },
    },
    'GET /api/sandbox/checkouts/:ref': {
      ref: 'order_1',
      kind: 'order',
      description: 'Grading of one test',
      amount: 1000,
      currency: 'USD',
      email: student.email,
      status: 'open',
      starts_at: null,
      cancel_url: path,
    },
  });
  await user.click(pay());
  expect(api.callsOf('POST /api/:provider/one-time')).toHaveLength(0);
  upload().answer(200, grading({ sheet: answerSheet }));
  await expect.poll(address).toBe('/sandbox/checkout/order_1');
  expect(api.callsOf('POST /api/:provider/one-time').map(({ body }) => body)).toEqual([
    { test_slug: practiceSlug },
  ]);
});

test('what was paid meanwhile is said, and read again', async () => {
  const { user, api, pay, main } = await openGrading(grading({ sheet: answerSheet }), {
    'POST /api/:provider/one-time': refusal('conflict', 'This test has been paid for.'),
  });
  await main.findByRole('button', { name: 'Pay $10' });
  api.answer({ 'GET /api/test/:slug/grading': grading(handedIn) });
  await user.click(pay());
  await screen.findByText('This test has been paid for.');
  await main.findByRole('heading', { level: 1, name: 'Your test is being graded' });
});

test('paid first: only the sheet is missing, and with it the report is promised', async () => {
  const { user, main, upload, button } = await withChosen(grading({ paid: true }));
  main.getByRole('heading', { level: 1, name: 'Paid – upload your sheet' });
  expect(main.getByRole('region', { name: 'Payment' })).toHaveTextContent('nothing more to pay');
  expect(main.queryByRole('button', { name: /^Pay/ })).toBeNull();
  await user.click(await button('Upload this sheet'));
  upload().answer(200, grading(handedIn));
  await main.findByRole('heading', { level: 1, name: 'Your test is being graded' });
  main.getByText(/^You will get your report within 24 working hours/);
  main.getByText(/Wednesday/);
});

test('an upload that fails says why and is tried again by hand', async () => {
  const { user, main, uploads, upload, button } = await withChosen();
  await user.click(await button('Upload this sheet'));
  upload().breakOff();
  await waitFor(() => expect(main.getByRole('alert')).toHaveTextContent('It is still here: try again.'));
  await user.click(await button('Try again'));
  upload().answer(503, { message: 'We are busy', code: 'unavailable' });
  await waitFor(() => expect(main.getByRole('alert')).toHaveTextContent('We are busy'));
  await user.click(await button('Try again'));
  upload().answer(200, grading({ sheet: answerSheet }));
  await screen.findByText('Your answer sheet has arrived.');
  expect(uploads).toHaveLength(3);
});

test('an upload that lost its connection goes on by itself when there is one', async () => {
  const { user, main, uploads, upload, button } = await withChosen();
  await user.click(await button('Upload this sheet'));
  window.dispatchEvent(new Event('offline'));
  await waitFor(() => expect(main.getByRole('alert')).toHaveTextContent('The connection was lost'));
  expect(upload().aborted).toBe(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(uploads).toHaveLength(2));
  upload().answer(200, grading({ sheet: answerSheet }));
  await screen.findByText('Your answer sheet has arrived.');
});

test('an upload can be cancelled', async () => {
  const { user, main, upload, button } = await withChosen();
  await user.click(await button('Upload this sheet'));
  await user.click(await button('Cancel'));
  expect(upload().aborted).toBe(true);
  await button('Upload this sheet');
  expect(main.queryByRole('progressbar')).toBeNull();
});

test('leaving during an upload asks first: by a link and by closing the window', async () => {
  const { user, upload, button, address, router, main } = await withChosen(undefined, {
    'GET /api/test': [],
  });
  await user.click(await button('Upload this sheet'));
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  void router.navigate('/my-tests');
  let question = within(await screen.findByRole('alertdialog', { name: 'Stop the upload?' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(address()).toBe(path);
  main.getByRole('progressbar');
  void router.navigate('/my-tests');
  question = within(await screen.findByRole('alertdialog', { name: 'Stop the upload?' }));
  await user.click(question.getByRole('button', { name: 'Leave' }));
  await expect.poll(address).toBe('/my-tests');
  expect(upload().aborted).toBe(true);
});

test('a sheet that has arrived can be replaced, or kept after all', async () => {
  const uploads = fakeUploads();
  const { user, step, choose, button } = await openGrading(grading({ sheet: answerSheet }));
  await user.click(await button('Replace'));
  expect(step()).toHaveTextContent('“my answers.pdf” stays until another one has arrived.');
  await user.click(await button('Keep it'));
  await button('Replace').then((replace) => user.click(replace));
  choose(pdf('better scan.pdf'));
  await user.click(await button('Upload this sheet'));
  uploads[0]?.answer(200, grading({ sheet: { ...answerSheet, name: 'better scan.pdf', pages: 5 } }));
  await waitFor(() => expect(step()).toHaveTextContent('5 pages'));
  expect(step()).toHaveTextContent('better scan.pdf');
});

test('a sheet that a teacher has begun to read stays as it is', async () => {
  const uploads = fakeUploads();
  const { user, api, main, choose, button } = await openGrading(grading(handedIn));
  await user.click(await button('Replace'));
  choose(pdf('too late.pdf'));
  await button('Upload this sheet');
  api.answer({
    'GET /api/test/:slug/grading': grading({
      ...handedIn,
      can_upload: false,
      graded_at: '2026-11-11T10:00:00.000Z',
    }),
  });
  await user.click(await button('Upload this sheet'));
  uploads[0]?.answer(409, { message: 'A teacher has begun to read your sheet.', code: 'conflict' });
  await screen.findByText('A teacher has begun to read your sheet.');
  await main.findByRole('heading', { level: 1, name: 'Your test is graded' });
});

const graded = grading({ ...handedIn, can_upload: false, graded_at: '2026-11-11T10:00:00.000Z' });

test.each([
  ['not_found', 'It is not there yet'],
  ['internal', 'Something went wrong'],
] as const)('a graded sheet that can’t be fetched says why: %s', async (code, message) => {
  const { user, button } = await openGrading(graded, {
    'GET /api/test/:slug/download-answer': refusal(code, message),
  });
  await user.click(await button('Download graded sheet'));
  await screen.findByText(message);
});

test('a graded sheet is saved under the name of its test, or opened where it lies', async () => {
  const link = 'https://storage.example/sheet.pdf?signature=x';
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const opened = vi.spyOn(window, 'open').mockReturnValue(null as never);
  opened.mockReturnValue({ opener: window } as never);
  const { user, api, button } = await openGrading(graded, {
    'GET /api/test/:slug/download-answer': { url: link },
  });
  let reachable = true;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input) !== link) return api.fetch(input, init);
    if (!reachable) throw new TypeError('Failed to fetch');
    return new Response('%PDF-1.7');
  });
  const download = await button('Download graded sheet');
  await user.click(download);
  await expect.poll(() => saved).toEqual([`${practiceSlug}-graded-sheet.pdf`]);
  reachable = false;
  await waitFor(() => expect(download).toBeEnabled());
  await user.click(download);
  await waitFor(() => expect(opened).toHaveBeenCalledWith(link, '_blank'));
  expect(saved).toHaveLength(1);
});

test('a grading that can’t be loaded can be asked for again', async () => {
  const { user, api, main, button } = await openGrading(grading(), {
    'GET /api/test/:slug/grading': refusal('internal', 'Something went wrong'),
  });
  await main.findByRole('heading', { name: 'Your grading could not be loaded' });
  api.answer({ 'GET /api/test/:slug/grading': grading() });
  await user.click(await button('Try again'));
  await button('Choose a PDF');
});
