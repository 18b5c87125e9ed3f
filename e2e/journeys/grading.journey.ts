import { readFile } from 'node:fs/promises';
import { expect, test, visit } from '../journey.ts';
import { heading, toast } from './account-screens.ts';
import { answerSheet, pdf } from './answer-sheet.ts';
import {
  choose,
  finishedTest,
  gradeByStaff,
  gradingPage,
  hasInk,
  pageButtons,
  payButton,
  payForGrading,
  payOnSandbox,
  payStep,
  readGrading,
  sheetStep,
} from './grading-screens.ts';
import { button } from './student-work.ts';
import { makeTest } from './test-screens.ts';

test('a sheet is looked at, uploaded and paid for, and the report is promised', async ({ journey }) => {
  test.slow();
  const page = await journey.otherBrowser({ timezoneId: 'Asia/Kolkata' });
  const { token, email } = await journey.signedIn(page);
  const slug = await finishedTest(journey, token);
  await visit(page, `/take-a-test/${slug}/confirm`);
  await page.getByRole('link', { name: 'Get graded' }).click();
  await expect(page).toHaveURL(gradingPage(slug));
  await expect(payButton(page)).toBeDisabled();

  await choose(page, pdf(answerSheet({ pages: 7 })));
  await expect(sheetStep(page)).toContainText('my answers.pdf');
  await expect(sheetStep(page)).toContainText('7 pages');
  await expect(pageButtons(page)).toHaveCount(7);
  await expect.poll(() => hasInk(page, 0)).toBe(true);
  expect((await readGrading(journey, token, slug)).sheet).toBeNull();

  await button(page, 'Upload this sheet').click();
  await expect(sheetStep(page)).toContainText('Uploaded');
  await expect(toast(page, 'Your answer sheet has arrived.')).toBeVisible();
  const uploaded = await readGrading(journey, token, slug);
  expect(uploaded.sheet).toMatchObject({ name: 'my answers.pdf', pages: 7 });
  expect(uploaded.paid).toBe(false);

  await payButton(page).click();
  await payOnSandbox(page);
  await expect(page).toHaveURL(`/payment/success?test=${slug}`);
  await expect(page.getByRole('dialog')).toContainText('within 24 working hours');

  await visit(page, gradingPage(slug));
  await expect(heading(page, 'Your test is being graded')).toBeVisible();
  const { due_at, paid } = await readGrading(journey, token, slug);
  expect(paid).toBe(true);
  const due = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(due_at ?? 0));
  await expect(page.getByText(`within 24 working hours: by ${due} GMT+5:30`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My tests' }).click();
  await expect(page).toHaveURL('/my-tests');
  await expect(page.getByRole('link', { name: /^In grading, due/ })).toHaveAttribute(
    'href',
    gradingPage(slug),
  );
  await journey.mailTo(email, /answer sheet|grading|graded/i);
});

test('a sheet chosen and not uploaded is uploaded by the press on pay', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page);
  const slug = await finishedTest(journey, token);
  await visit(page, gradingPage(slug));
  await choose(page, pdf(answerSheet()));
  await payButton(page).click();
  await payOnSandbox(page);
  await expect(page.getByRole('dialog')).toContainText('within 24 working hours');
  expect(await readGrading(journey, token, slug)).toMatchObject({ paid: true, sheet: { pages: 3 } });
});

test('paid first, on another day and in another browser: only the sheet is missing', async ({
  page,
  journey,
}) => {
  const person = await journey.signedUp();
  const slug = await finishedTest(journey, person.token);
  await payForGrading(journey, person.token, slug);
  await journey.signedIn(page, person);
  await visit(page, '/my-tests');
  await page.getByRole('link', { name: /^Paid – upload your sheet/ }).click();
  await expect(heading(page, 'Paid – upload your sheet')).toBeVisible();
  await expect(payStep(page)).toContainText('nothing more to pay');
  await expect(payButton(page)).toHaveCount(0);
  await choose(page, pdf(answerSheet({ pages: 2 })));
  await button(page, 'Upload this sheet').click();
  await expect(heading(page, 'Your test is being graded')).toBeVisible();
  await expect(page.getByText(/within 24 working hours: by \w+day/)).toBeVisible();
  expect(await readGrading(journey, person.token, slug)).toMatchObject({ sheet: { pages: 2 } });
});

test('the payment window is closed: the sheet is there, also elsewhere, and can be replaced', async ({
  page,
  journey,
}) => {
  const person = await journey.signedUp();
  await journey.signedIn(page, person);
  const slug = await finishedTest(journey, person.token);
  await visit(page, gradingPage(slug));
  await choose(page, pdf(answerSheet()));
  await button(page, 'Upload this sheet').click();
  await expect(sheetStep(page)).toContainText('Uploaded');
  await payButton(page).click();
  await page.getByRole('link', { name: 'Close window' }).click();
  await expect(page).toHaveURL(gradingPage(slug));
  await expect(sheetStep(page)).toContainText('my answers.pdf');

  const elsewhere = await journey.otherBrowser();
  await journey.signedIn(elsewhere, person);
  await visit(elsewhere, gradingPage(slug));
  await expect(sheetStep(elsewhere)).toContainText('3 pages');
  await button(elsewhere, 'Show its pages').click();
  await expect(pageButtons(elsewhere)).toHaveCount(3);
  await expect.poll(() => hasInk(elsewhere, 0)).toBe(true);
  await button(elsewhere, 'Replace').click();
  await choose(elsewhere, pdf(answerSheet({ pages: 5 }), 'better scan.pdf'));
  await button(elsewhere, 'Upload this sheet').click();
  await expect(sheetStep(elsewhere)).toContainText('better scan.pdf');
  await expect(sheetStep(elsewhere)).toContainText('Uploaded');

  await page.reload();
  await expect(sheetStep(page)).toContainText('better scan.pdf');
  await payButton(page).click();
  await payOnSandbox(page);
  await expect(page.getByRole('dialog')).toContainText('within 24 working hours');
});

test('a graded sheet comes back: in My Tests, on the result and on its page', async ({ page, journey }) => {
  test.slow();
  const { token } = await journey.signedIn(page);
  const slug = await finishedTest(journey, token);
  await payForGrading(journey, token, slug);
  await visit(page, gradingPage(slug));
  await choose(page, pdf(answerSheet()));
  await button(page, 'Upload this sheet').click();
  await expect(heading(page, 'Your test is being graded')).toBeVisible();
  const graded = answerSheet({ pages: 4 });
  await gradeByStaff(journey, slug, graded);

  for (const [path, name] of [
    ['/my-tests', /^Download/],
    [`/take-a-test/${slug}/result`, 'Download graded sheet'],
    [gradingPage(slug), 'Download graded sheet'],
  ] as const) {
    await visit(page, path);
    if (path === '/my-tests') await expect(page.getByRole('cell', { name: /^Yes/ })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${slug}-graded-sheet.pdf`);
    const saved = await readFile(await download.path());
    expect(saved.subarray(0, 5).toString()).toBe('%PDF-');
    expect(saved.includes('Answer to question 4')).toBe(true);
  }
  await expect(heading(page, 'Your test is graded')).toBeVisible();
});

test('a graded sheet that can’t be fetched says why, or opens where it lies', async ({
  page,
  context,
  journey,
}) => {
  journey.expectTrouble(/download-answer|storage|status of (404|500)|ERR_FAILED/);
  const { token } = await journey.signedIn(page);
  const slug = await finishedTest(journey, token);
  await payForGrading(journey, token, slug);
  await visit(page, gradingPage(slug));
  await choose(page, pdf(answerSheet()));
  await button(page, 'Upload this sheet').click();
  await expect(heading(page, 'Your test is being graded')).toBeVisible();
  await gradeByStaff(journey, slug, answerSheet());
  await visit(page, gradingPage(slug));
  const download = page.getByRole('button', { name: 'Download graded sheet' });
  const answers = '**/download-answer?*';

  await page.route(answers, (route) =>
    route.fulfill({ status: 404, json: { message: 'It is not there yet', code: 'not_found' } }),
  );
  await download.click();
  await expect(toast(page, 'It is not there yet')).toBeVisible();
  await page.unroute(answers);

  await page.route(answers, (route) => route.fulfill({ status: 500, json: {} }));
  await download.click();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await page.unroute(answers);

  const storage = `${new URL(page.url()).origin}/api/storage-elsewhere/sheet.pdf`;
  await page.route(answers, (route) => route.fulfill({ json: { url: storage } }));
  await page.route(storage, (route) => route.abort());
  await context.route(storage, (route) => route.fulfill({ body: 'the sheet', contentType: 'text/plain' }));
  const [tab] = await Promise.all([context.waitForEvent('page'), download.click()]);
  await expect(tab).toHaveURL(storage);
});

test('a test that isn’t finished leads to its start, another’s is not found', async ({ page, journey }) => {
  journey.expectTrouble(/404/);
  const other = await journey.signedUp();
  const theirs = await finishedTest(journey, other.token);
  const { token } = await journey.signedIn(page);
  const waiting = await makeTest(journey, token);
  await visit(page, gradingPage(waiting));
  await expect(page).toHaveURL(`/take-a-test/${waiting}`);
  await visit(page, gradingPage(theirs));
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  for (const path of [
    'grading',
    'download-answer?fileType=USER_FILE',
    'download-answer?fileType=ADMIN_FILE',
  ]) {
    expect((await journey.api('GET', `/api/test/${theirs}/${path}`, { token })).status).toBe(404);
  }
});

test('a sheet that a teacher has begun to read stays as it is', async ({ page, journey }) => {
  journey.expectTrouble(/409/);
  const { token } = await journey.signedIn(page);
  const slug = await finishedTest(journey, token);
  await payForGrading(journey, token, slug);
  await visit(page, gradingPage(slug));
  await choose(page, pdf(answerSheet()));
  await button(page, 'Upload this sheet').click();
  await expect(heading(page, 'Your test is being graded')).toBeVisible();
  await button(page, 'Replace').click();
  await choose(page, pdf(answerSheet({ pages: 2 }), 'too late.pdf'));
  await gradeByStaff(journey, slug, answerSheet());
  await button(page, 'Upload this sheet').click();
  await expect(heading(page, 'Your test is graded')).toBeVisible();
  expect(await readGrading(journey, token, slug)).toMatchObject({ sheet: { pages: 3 }, can_upload: false });
});
