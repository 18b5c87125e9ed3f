import { expect, type Page } from '@playwright/test';
import type { Grading } from '../../packages/contract/src/grading/grading.schema.ts';
import type { Test } from '../../packages/contract/src/practice-tests/test.ts';
import { cards, fillCard } from './billing-screens.ts';
import { answerOf, type Caller, staffToken } from './student-work.ts';
import { makeTest } from './test-screens.ts';

/** A test that was taken, through the API. */
export async function finishedTest(
  journey: Caller,
  token: string,
  duration?: Parameters<typeof makeTest>[2],
): Promise<string> {
  const slug = await makeTest(journey, token, duration);
  await answerOf(journey, 'POST', `/api/test/${slug}/start`, { token });
  const { questions = [] } = await answerOf<Test>(journey, 'GET', `/api/test/${slug}`, { token });
  await answerOf(journey, 'PUT', `/api/test/${slug}`, {
    token,
    body: { attempted_questions: questions.map(({ question_id }) => question_id), skipped_questions: [] },
  });
  return slug;
}

export const gradingPage = (slug: string) => `/take-a-test/${slug}/get-graded`;

export const readGrading = (journey: Caller, token: string, slug: string) =>
  answerOf<Grading>(journey, 'GET', `/api/test/${slug}/grading`, { token });

/** Pays as the sandbox's page does, without the page. */
export async function payForGrading(journey: Caller, token: string, slug: string): Promise<void> {
  const { id } = await answerOf<{ id: string }>(journey, 'POST', '/api/sandbox/one-time', {
    token,
    body: { test_slug: slug },
  });
  const card = { card_number: cards.pays, expiry: '12/34', cvc: '123', name: 'Asha Rao' };
  const paid = await answerOf<{ payment_id: string; payment_signature: string }>(
    journey,
    'POST',
    `/api/sandbox/checkouts/${id}/payment`,
    { body: card },
  );
  const { payment_id, payment_signature } = paid;
  await answerOf(journey, 'POST', '/api/sandbox/verification', {
    token,
    body: { payment_id, payment_signature, order_id: id },
  });
}

/** What a form in a browser sends: a file and its type. */
export async function uploadByApi(
  token: string,
  slug: string,
  fileType: string,
  sheet: Buffer,
): Promise<void> {
  const form = new FormData();
  form.append('file_type', fileType);
  form.append('file', new Blob([new Uint8Array(sheet)], { type: 'application/pdf' }), 'sheet.pdf');
  const answer = await fetch(`${process.env.PRODUCT_ORIGIN}/api/test/${slug}/upload-answer`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'X-Device-Id': 'journey-device-of-staff' },
    body: form,
  });
  expect(answer.status, await answer.text()).toBe(200);
}

export const gradeByStaff = async (journey: Caller, slug: string, sheet: Buffer): Promise<void> =>
  uploadByApi(await staffToken(journey), slug, 'ADMIN_FILE', sheet);

export const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type="file"]').setInputFiles(file);

export const pageButtons = (page: Page) =>
  page.getByRole('list', { name: 'Pages of your answer sheet' }).getByRole('button');

export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $10', exact: true });
export const sheetStep = (page: Page) => page.getByRole('region', { name: 'Your answer sheet' });

/** On the sandbox's page, which stands where a provider's would. */
export async function payOnSandbox(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\//);
  await fillCard(page, cards.pays);
  await page.getByRole('button', { name: 'Pay $10.00' }).click();
}

/** Whether a page of the preview has been drawn: some of its points aren't white. */
export const hasInk = (page: Page, index: number) =>
  pageButtons(page)
    .nth(index)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      if (canvas.width === 0) return false;
      const { width, height } = canvas;
      // Read from a copy: the page's own canvas is made to be drawn on.
      const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(canvas, 0, 0);
      const { data = [] } = copy?.getImageData(0, 0, width, height) ?? {};
      return data.some(
        (value, place) => place % 4 < 3 && value < 128 && data[place - (place % 4) + 3] === 255,
      );
    });
