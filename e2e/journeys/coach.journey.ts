import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { toast } from './account-screens.ts';
import { barOf, doQuestion, doUntil, markedQuestion, sessionOf, tellExam } from './coach-screens.ts';
import { button, expectNoSidewaysScroll } from './student-work.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const nextYear = new Date().getUTCFullYear() + 1;

test('a new student with a phone tells her exam, begins a session and walks through it', async ({
  journey,
}) => {
  const page = await journey.otherBrowser({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await journey.signedIn(page);
  await visit(page, '/today');
  await expect(page.getByRole('heading', { name: 'What are you preparing for?' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('combobox', { name: 'Course' }).selectOption('Math AA SL');
  await page.getByRole('combobox', { name: 'Exam session' }).selectOption(`May ${nextYear}`);
  await button(page, 'Make my first session').tap();
  await expect(
    sessionOf(page)
      .getByText(/^You have not met .* yet/)
      .first(),
  ).toBeVisible();
  await expect(page.getByText('A few answers are enough to begin.')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);

  await sessionOf(page).getByRole('radio', { name: '40 min' }).tap();
  await expect(page).toHaveURL('/today?minutes=40');
  await expect(sessionOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
  const count = await sessionOf(page).getByRole('listitem').count();
  await sessionOf(page).getByRole('link', { name: 'Start' }).tap();
  await expect(barOf(page)).toContainText(`Question 1 of ${count}`);
  await expectNoSidewaysScroll(page);
  await barOf(page)
    .getByRole('link', { name: /^Next question/ })
    .tap();
  await expect(barOf(page)).toContainText(`Question 2 of ${count}`);
  await expectAccessibleInEveryLook(page);
  await barOf(page).getByRole('link', { name: 'Today' }).tap();
  await expect(sessionOf(page).getByRole('link', { name: 'Go on' })).toBeVisible();
});

test('a session is chosen, begun and walked through by keys alone', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page);
  await tellExam(journey, token, { session: 'May', year: nextYear });
  await visit(page, '/today');
  const lengths = sessionOf(page).getByRole('radio');
  await lengths.and(page.locator(':checked')).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/today?minutes=40');
  await expect(sessionOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(sessionOf(page).getByRole('listitem').first().getByRole('link')).toBeFocused();
  await sessionOf(page).getByRole('link', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  const next = barOf(page).getByRole('link', { name: /^Next question/ });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(barOf(page)).toContainText('Question 2 of');
});

test('a lost mark is in the notebook, is written about and tried again; progress says what it can’t say yet', async ({
  page,
  journey,
}) => {
  const { token } = await journey.signedIn(page);
  const question = await markedQuestion(journey);
  await doQuestion(journey, token, question.id);
  await visit(page, '/mistakes');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'wrote' }).first();
  await expect(card).toContainText('98765');
  await card.getByRole('button', { name: /^Write a note/ }).click();
  const note = card.getByRole('textbox', { name: 'Your note' });
  await expect(note).toBeFocused();
  await note.fill('Read the units first.');
  await expectAccessibleInEveryLook(page);
  await card.getByRole('button', { name: 'Save note' }).click();
  await expect(note).toBeHidden();
  await page.reload();
  await expect(card).toContainText('Read the units first.');
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(card.getByText('Read the units first.')).toBeVisible();
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await card.getByRole('link', { name: /^Try / }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(
    question.topic.topic_name,
  );

  await visit(page, '/progress');
  await expect(page.getByRole('heading', { name: 'Topic by topic' })).toBeVisible();
  await expect(page.getByText('Too little to say').first()).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
});

test('parents read along by a link until it is ended, and everything can be deleted', async ({
  page,
  journey,
}) => {
  const { token } = await journey.signedIn(page);
  await doQuestion(journey, token, (await markedQuestion(journey)).id);
  await visit(page, '/progress/settings');
  await expect(page.getByRole('region', { name: 'Your exams' }).getByRole('combobox').first()).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await button(page, 'Make a link').click();
  const link = await page.getByText(/\/shared-progress\//).innerText();

  const parents = await journey.otherBrowser();
  await visit(parents, new URL(link).pathname);
  await expect(parents.getByRole('heading', { level: 1 })).toContainText('progress');
  await expectAccessibleInEveryLook(parents);
  await expectNoSidewaysScroll(parents);

  await button(page, 'End the link').click();
  await button(page.getByRole('alertdialog'), 'End the link').click();
  await expect(button(page, 'Make a link')).toBeVisible();
  journey.expectTrouble(/404.*\/api\/shared-progress\//);
  await parents.reload();
  await expect(parents.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();

  await button(page, 'Delete').click();
  await button(page.getByRole('alertdialog'), 'Delete everything').click();
  await expect(toast(page, /deleted/)).toBeVisible();
  await visit(page, '/mistakes');
  await expect(page.getByRole('heading', { name: 'No mistakes so far' })).toBeVisible();
});

test('the exam of a course that is practised is asked for once, and told later in the settings', async ({
  page,
  journey,
}) => {
  const { token } = await journey.signedIn(page);
  await doQuestion(journey, token, (await markedQuestion(journey)).id);
  await visit(page, '/today');
  const asked = page.getByRole('region', { name: /^When is your exam in / });
  await expect(asked).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await button(asked, 'Not sure yet').click();
  await expect(asked).toBeHidden();
  await page.reload();
  const exams = page.getByRole('region', { name: 'Days to the exam' });
  await expect(exams).toContainText('Not told yet');
  await expect(asked).toBeHidden();
  await exams.getByRole('link', { name: 'Tell us your exam' }).click();
  await page.getByRole('combobox', { name: 'Exam session' }).first().selectOption(`May ${nextYear}`);
  await button(page, 'Save exams').click();
  await expect(toast(page, 'Your exams are kept.')).toBeVisible();
  await visit(page, '/today');
  await expect(exams).toContainText(/\d+ days/);
});

test('everything done: the day is called done', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page);
  await tellExam(journey, token, { session: 'May', year: nextYear });
  await doUntil(journey, token, ({ session }) => session.items.every(({ done }) => done));
  await visit(page, '/today?minutes=10');
  await expect(page.getByText(/^You have done everything that was planned for today\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Done today' })).toContainText(/\d+ questions?/);
  await expectAccessibleInEveryLook(page);
});
