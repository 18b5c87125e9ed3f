import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { heading, moveTo, toast } from './account-screens.ts';
import { atLeast, fillBlueprint, makeVersions, papersOf, publishTo } from './paper-screens.ts';
import { button, expectNoSidewaysScroll } from './student-work.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** In every look and on the narrowest screen. */
async function look(page: Page): Promise<void> {
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
}

const longQuestions = 'Long questions, of 12 marks and more';

test('a visitor finds a mock paper by its course, reads and prints it', async ({
  page,
  request,
  journey,
}) => {
  const [first] = await papersOf(journey, 'math-aa-hl');
  await visit(page, '/papers');
  await page.getByRole('navigation', { name: 'Subjects' }).getByRole('link', { name: 'Math AA HL' }).click();
  await expect(page.getByRole('heading', { name: 'Mock set B', level: 2 })).toBeVisible();
  await look(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: first!.name }).click();
  await expect(heading(page, first!.name)).toBeVisible();
  const sections = page.getByRole('region', { name: /^Section/ });
  await expect(sections).toHaveCount(2);
  await expect(sections.getByText(/^\[Maximum mark: \d+\]$/)).toHaveCount(first!.questionCount);
  await page.getByText('Print', { exact: true }).click();
  const file = page.getByRole('link', { name: /^Mark scheme/ });
  const answer = await request.get((await file.getAttribute('href')) ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await look(page);
  await button(page, 'Sit this paper').click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

test('wishes that block one another are named, and one press takes the nearest', async ({
  page,
  journey,
}) => {
  await journey.signedIn(page);
  await visit(page, '/papers/build?subject=math-aa-sl');
  await page.getByRole('combobox', { name: 'Measured in' }).selectOption('marks');
  await page.getByRole('textbox', { name: /^How long/ }).fill('20');
  await page.getByText('More wishes').click();
  await atLeast(page, longQuestions, 'questions').fill('3');
  await button(page, 'Build my paper').click();
  const blocked = page.getByRole('alert').filter({ hasText: 'These wishes can’t all be met' });
  await expect(blocked).toContainText('at least 3 long questions');
  await expect(blocked).toContainText('20 marks in all');
  await look(page);
  await button(blocked, 'Take the nearest').click();
  await expect(heading(page, 'My Math AA SL paper')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'About this paper' })).toContainText('Your own paper');
  // It is theirs alone, and stands first in their list.
  await moveTo(page, '/papers?subject=math-aa-sl');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Your own papers');
});

test('staff make versions of a blueprint and publish one to a student, who finds it', async ({
  page,
  journey,
}) => {
  test.slow();
  const student = await journey.signedUp();
  await journey.signedIn(page, staff);
  await fillBlueprint(page, `Week of ${student.email.split('@')[0]}`, 30);
  await look(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const versions = await makeVersions(page);
  await look(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const version = (await versions.last().innerText()).trim();
  await versions.last().click();
  await publishTo(page, version, student.email);
  await look(page);

  const other = await journey.otherBrowser();
  await journey.signedIn(other, student);
  await visit(other, '/papers?subject=math-aa-sl');
  await expect(other.getByRole('heading', { level: 2 }).first()).toHaveText('For you');
  await other.getByRole('link', { name: version }).click();
  await expect(heading(other, version)).toBeVisible();
  await expect(button(other, 'Sit this paper')).toBeVisible();
});

test('staff see every paper and set boundaries by keys', async ({ page, journey }) => {
  await journey.signedIn(page, staff);
  await visit(page, '/admin/papers');
  await expect(page.getByRole('row', { name: /Sevenfold Mock A · Paper 3/ }).first()).toBeVisible();
  await look(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await moveTo(page, '/admin/grade-boundaries?subject=chemistry-hl');
  const cell = page.getByRole('textbox', { name: 'Paper 2, grade 2, from percent' });
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Paper 2, grade 3, from percent' })).toBeFocused();
  await look(page);
  await cell.fill('14');
  await button(page, 'Save boundaries').click();
  await expect(toast(page, 'The boundaries of Chemistry HL have been saved.')).toBeVisible();
});
