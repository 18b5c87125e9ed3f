import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chooseFiles, fileInput } from '../../../../test/choose-files.ts';
import { type Answers, offline, refusal } from '../../../../test/fake-api.ts';
import { fakeUploads } from '../../../../test/fake-upload.ts';
import { answerSheet, grading } from '../../../../test/gradings.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { student } from '../../../../test/people.ts';
import { finishedTest, practiceSlug as slug } from '../../../../test/practice-tests.ts';
import type { ScannedPicture, ScanTask } from './scan-messages.ts';

/** There are no pixels here: a photo's content is what its code says. */
vi.mock('./scanner.ts', async (original) => {
  const real = await original<typeof import('./scanner.ts')>();
  const scan = async (task: ScanTask): Promise<ScannedPicture> => {
    if (task.kind === 'lighter') throw new Error('nothing is too heavy here');
    const text = task.kind === 'photo' ? await task.photo.text() : '';
    if (text === 'broken') throw new real.ScanProblem('That photo could not be read. Please take it again.');
    const picture = new Blob([text], { type: 'image/jpeg' });
    return {
      jpeg: picture,
      small: picture,
      width: 1654,
      height: 2339,
      text: text === '' ? undefined : text,
      edgeFound: text !== '',
      photo: task.kind === 'photo' && task.keepPhoto ? picture : undefined,
    };
  };
  return { ...real, openScanner: async () => ({ scan, close: () => undefined }) };
});

vi.mock('../pdf-engine.ts', () => import('../../../../test/fake-pdf-engine.ts'));

const codeOf = (page: number, of: string = slug) => `SF1:${of}:${page}:0000000${page}`;
const photo = (content: string, name = 'photo.jpg') => new File([content], name, { type: 'image/jpeg' });
const booklet = [1, 2, 3].map((page) => ({ page, numbers: [page] }));

async function openHandIn(answers: Answers = {}) {
  const page = await openPage(`/hand-in/${slug}`, {
    as: student,
    answers: {
      'GET /api/test/:slug/grading': grading(),
      'GET /api/test/:slug/printed-pages': { pages: booklet },
      ...answers,
    },
  });
  const { main } = page;
  await main.findByRole('button', { name: 'Take photos' });
  const cards = () => main.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  return {
    ...page,
    cards,
    card: (name: string) => within(main.getByRole('listitem', { name })),
    add: (...contents: string[]) =>
      chooseFiles(
        fileInput(),
        contents.map((content, at) => photo(content, `photo ${at + 1}.jpg`)),
      ),
    expectCards: (...names: string[]) => waitFor(() => expect(cards()).toEqual(names)),
    handIn: () => main.getByRole('button', { name: /^Hand in/ }),
  };
}

test('photos in any order stand in the order of the booklet, with what is missing and twice', async () => {
  const { main, user, add, expectCards, card, handIn } = await openHandIn();
  expect(await main.findByText('Pages 1–3 missing.')).toBeVisible();
  expect(handIn()).toBeDisabled();
  await add(codeOf(3), codeOf(1));
  await expectCards('Page 1', 'Page 3');
  expect(main.getByText('Page 2 missing.')).toBeVisible();
  await add(codeOf(2), codeOf(3));
  await expectCards('Page 1', 'Page 2', 'Page 3', 'Page 3');
  expect(main.getByText(/^All pages are here\./)).toHaveTextContent('Page 3 here twice');
  await user.click(main.getAllByRole('button', { name: 'Remove Page 3' })[0]!);
  await expectCards('Page 1', 'Page 2', 'Page 3');
  expect(main.getByText('All pages are here.')).toBeVisible();
  expect(card('Page 2').queryByRole('button', { name: /^Move/ })).toBeNull();
  expect(handIn()).toBeEnabled();
});

test('without codes pages are moved by hand, or given their number', async () => {
  const { main, user, add, expectCards, card } = await openHandIn();
  await add('', codeOf(2));
  await expectCards('Page 2', 'Photo 2');
  expect(card('Photo 2').getByText('No code')).toBeVisible();
  expect(card('Photo 2').getByText(/^The edges of the page weren’t found/)).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Move Photo 2 forward' }));
  await expectCards('Photo 1', 'Page 2');
  expect(main.getByRole('button', { name: 'Move Photo 1 forward' })).toBeDisabled();
  await user.click(main.getByRole('button', { name: 'Move Photo 1 back' }));
  await expectCards('Page 2', 'Photo 2');
  await user.selectOptions(card('Photo 2').getByRole('combobox', { name: 'Which page is it?' }), '3');
  await expectCards('Page 2', 'Page 3');
  expect(card('Page 3').getByText('By hand')).toBeVisible();
});

test('a page of another test or student says so, and holds up the rest until it is decided', async () => {
  const other = 'aaaaaaaaaaaaaaaaaaaa';
  const { main, user, add, expectCards, handIn } = await openHandIn({ 'GET /api/test': [] });
  await add(codeOf(1), codeOf(2, other), codeOf(9));
  await expectCards('Page 1', 'Photo 2', 'Photo 3');
  expect(await main.findByText('This page was printed for another student.')).toBeVisible();
  expect(main.getByText('The code on this page isn’t one that we printed for this test.')).toBeVisible();
  expect(handIn()).toBeDisabled();
  await user.click(main.getByRole('button', { name: 'Remove Photo 2' }));
  await expectCards('Page 1', 'Photo 2');
  await user.click(main.getByRole('button', { name: 'It belongs here' }));
  await waitFor(() => expect(handIn()).toBeEnabled());
});

test('a photo that can’t be read says so, and the others are taken', async () => {
  const { main, add, expectCards } = await openHandIn();
  await add('broken', codeOf(1));
  await expectCards('Page 1');
  expect(main.getByText('photo 1.jpg: That photo could not be read. Please take it again.')).toBeVisible();
});

test('it is sent with what is known of its pages, and untouched photos only if asked for', async () => {
  const uploads = fakeUploads();
  const { main, user, add, expectCards, handIn, address } = await openHandIn({
    'GET /api/test/:slug': finishedTest(),
  });
  await add(codeOf(2));
  await expectCards('Page 2');
  await add('', codeOf(1));
  await expectCards('Page 1', 'Page 2', 'Photo 3');
  await user.click(handIn());
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]!.form?.get('pages')).toBe('1.00000001,2.00000002,');
  const file = uploads[0]!.form?.get('file') as File;
  expect(file.name).toBe('booklet.pdf');
  expect(await file.text()).toContain('/Count 3');
  uploads[0]!.breakOff();
  expect(await main.findByText(/Your pages are still here\.$/)).toBeVisible();
  await user.click(handIn());
  await waitFor(() => expect(uploads).toHaveLength(2));
  uploads[1]!.answer(200, grading({ sheet: answerSheet }));
  await waitFor(() => expect(address()).toBe(`/take-a-test/${slug}/get-graded`));
});

test('a scan that is too large to be sent is drawn anew, page by page, and handed in', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
  const uploads = fakeUploads();
  const { main, user, address } = await openPage(`/take-a-test/${slug}/get-graded`, {
    as: student,
    answers: {
      'GET /api/test/:slug': finishedTest(),
      'GET /api/test/:slug/grading': grading(),
      'GET /api/test/:slug/printed-pages': { pages: [] },
    },
  });
  await main.findByRole('button', { name: 'Choose a PDF' });
  const heavy = new File(['%PDF-1.7', new Uint8Array(20 * 1024 * 1024), '%%EOF'], 'scan.pdf');
  await chooseFiles(fileInput(), [heavy]);
  expect(await main.findByRole('alert')).toHaveTextContent('larger than 20 MB');
  await user.click(main.getByRole('link', { name: 'Make it smaller' }));
  await waitFor(() => expect(address()).toBe(`/hand-in/${slug}`));
  await user.click(await main.findByRole('button', { name: 'Hand in 3 pages' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  const sent = uploads[0]!.form?.get('file') as File;
  expect(await sent.text()).toContain('/Count 3');
});

test('without a connection pages are taken all the same', async () => {
  const { main, add, expectCards, handIn } = await openHandIn({
    'GET /api/test/:slug/grading': offline,
    'GET /api/test/:slug/printed-pages': offline,
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await add(codeOf(2), codeOf(1));
  await expectCards('Page 1', 'Page 2');
  window.dispatchEvent(new Event('offline'));
  expect(await main.findByText(/^You are offline\./)).toBeVisible();
  expect(handIn()).toBeDisabled();
});

test('of a test that still runs nothing is handed in, and the way back to it is there', async () => {
  await openPage(`/hand-in/${slug}`, {
    as: student,
    answers: {
      'GET /api/test/:slug/grading': refusal('conflict', 'Please finish the test before you have it graded'),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Your test is not over yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the test' })).toHaveAttribute(
    'href',
    `/take-a-test/${slug}`,
  );
  // Nor is a PDF taken; the booklet to write in can be printed.
  expect(screen.queryByRole('link', { name: 'Upload a PDF instead' })).toBeNull();
  screen.getByRole('button', { name: 'Print an answer booklet' });
});

test('nor of a test that nobody knows', async () => {
  await openPage(`/hand-in/${slug}`, {
    as: student,
    answers: { 'GET /api/test/:slug/grading': refusal('not_found', 'Not found') },
  });
  expect(await screen.findByText('There is no such test among yours.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a test' })).toHaveAttribute('href', '/hand-in');
});
