import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { answerSheet, pdf, scannedSheet } from './answer-sheet.ts';
import { chooseByKeyboard } from './file-choosers.ts';
import {
  choose,
  finishedTest,
  gradingPage,
  hasInk,
  pageButtons,
  payButton,
  readGrading,
  sheetStep,
} from './grading-screens.ts';
import { button } from './student-work.ts';

const megabyte = 1024 * 1024;
const progress = (page: Page) => page.getByRole('progressbar', { name: /Uploading|Sent/ });
const percent = async (page: Page) => Number(await progress(page).getAttribute('aria-valuenow'));

/** So slow that the middle of an upload can be met. */
async function slowUpload(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

test('what can’t be graded is refused before anything is sent; long sheets and scans are shown', async ({
  page,
  journey,
}) => {
  const { token } = await journey.signedIn(page);
  const slug = await finishedTest(journey, token);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('upload-answer')) sent.push(request.url());
  });
  await visit(page, gradingPage(slug));
  const locked = Buffer.from(
    answerSheet()
      .toString('latin1')
      .replace(
        '/Root 1 0 R',
        `/Root 1 0 R /ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'0'.repeat(64)}> /U <${'0'.repeat(64)}> >>`,
      ),
    'latin1',
  );
  for (const [file, message] of [
    [pdf(answerSheet({ pages: 61 })), 'more than 60 pages'],
    [pdf(locked), 'protected by a password'],
    [pdf(Buffer.from('%PDF-1.7\nand nothing of a PDF after it\n%%EOF')), 'damaged'],
    [pdf(answerSheet().subarray(0, 600)), 'damaged'],
  ] as const) {
    await choose(page, file);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(payButton(page)).toBeDisabled();
  }
  await expectAccessibleInEveryLook(page);
  await choose(page, pdf(answerSheet({ pages: 60 })));
  await expect(pageButtons(page)).toHaveCount(60);
  // Those at the far end of the row are not drawn until somebody looks.
  await expect.poll(() => hasInk(page, 0)).toBe(true);
  expect(await hasInk(page, 59)).toBe(false);
  await pageButtons(page).nth(59).scrollIntoViewIfNeeded();
  await expect.poll(() => hasInk(page, 59)).toBe(true);

  // Nothing may run here but our own files, and those can draw what a scanner wrote.
  await button(page, 'Choose another').click();
  const data = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'scan.pdf', { type: 'application/pdf' }));
      return transfer;
    },
    [...scannedSheet()],
  );
  const area = page.getByText('Drop your answer sheet here, or');
  await area.dispatchEvent('dragover', { dataTransfer: data });
  await area.dispatchEvent('drop', { dataTransfer: data });
  await expect(sheetStep(page)).toContainText('scan.pdf');
  await expect.poll(() => hasInk(page, 0)).toBe(true);
  expect(sent).toEqual([]);
});

test('the connection is lost in the middle of the upload and comes back', async ({
  page,
  context,
  journey,
}) => {
  test.slow();
  journey.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const { token } = await journey.signedIn(page);
  const slug = await finishedTest(journey, token);
  await visit(page, gradingPage(slug));
  await choose(page, pdf(answerSheet({ bytes: 4 * megabyte })));
  await slowUpload(page, 400 * 1024);
  await button(page, 'Upload this sheet').click();
  await expect.poll(() => percent(page)).toBeGreaterThan(0);
  expect(await percent(page)).toBeLessThan(100);

  await context.setOffline(true);
  await expect(page.getByRole('alert')).toContainText('The connection was lost');
  await expect(button(page, 'Try again')).toBeVisible();
  expect((await readGrading(journey, token, slug)).sheet).toBeNull();
  // By itself, as soon as the browser says that there is a connection.
  await context.setOffline(false);
  await expect(sheetStep(page)).toContainText('Uploaded', { timeout: 60_000 });
  expect((await readGrading(journey, token, slug)).sheet?.pages).toBe(3);
});

test('with the keyboard alone', async ({ page, journey }) => {
  test.slow();
  const { token } = await journey.signedIn(page);
  const slug = await finishedTest(journey, token);
  await visit(page, gradingPage(slug));
  const tabTo = async (name: string | RegExp) => {
    const target = page.getByRole('button', { name });
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} can't be reached`);
  };
  await tabTo('Choose a PDF');
  await chooseByKeyboard(page, pdf(answerSheet()));
  await expect(pageButtons(page)).toHaveCount(3);
  await tabTo('Look at page 1');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Page 1 of 3' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Page 2 of 3' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Page 2 of 3' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tabTo('Upload this sheet');
  await page.keyboard.press('Enter');
  await expect(sheetStep(page)).toContainText('Uploaded');
  await tabTo('Pay $10');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sandbox\//);
});
