import type { Page } from '@playwright/test';
import type { AdminQuestion } from '../../packages/contract/src/questions/admin-questions.endpoints.ts';
import { questionPath } from '../../packages/contract/src/questions/question.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, sharedSession, staff, test, visit } from '../journey.ts';
import { answerOf, type Caller, expectNoSidewaysScroll } from './student-work.ts';

interface Answers {
  readonly path: string;
  readonly id: number;
  /** What is right, by the name of its field. */
  readonly right: readonly { readonly field: string; readonly part: string; readonly value: string }[];
  /** A wrong answer to the first, and what it leads to in a later one. */
  readonly wrong: string;
  readonly following: { readonly field: string; readonly value: string };
}

/** A question of which a number leads to another by plain arithmetic, as staff know it. */
async function findFollowing(journey: Caller): Promise<Answers> {
  const { token } = await sharedSession(journey.api, staff);
  const list = '/api/admin/questions?subject=math-aa-sl&visible=true&pageSize=100&sort=id&order=asc';
  const { rows } = await answerOf<{ rows: { id: number }[] }>(journey, 'GET', list, { token });
  for (const { id } of rows) {
    const question = await answerOf<AdminQuestion>(journey, 'GET', `/api/admin/questions/${id}`, { token });
    const found = answersOf(question);
    if (found) return found;
  }
  throw new Error('no question follows through by plain arithmetic');
}

function answersOf({ written_replies: written, replies, ...question }: AdminQuestion): Answers | undefined {
  const right = written.flatMap((reply, place) => {
    const { field, part } = replies[place]!;
    return reply.kind === 'number' && /^\d+$/.test(reply.expected) && !reply.label
      ? [{ field, part, value: reply.expected }]
      : [];
  });
  const [first] = right;
  if (!first || right.length < 2 || right.length < written.length) return undefined;
  const wrong = String(Number(first.value) * 2);
  for (const [place, reply] of written.entries()) {
    if (reply.kind === 'self' || !reply.follows || (reply.unless && !/^\w <=? 0$/.test(reply.unless)))
      continue;
    const formula = reply.follows.replaceAll(first.field, wrong);
    if (!/^[\d\s+*/()-]+$/.test(formula)) continue;
    const value = Number(new Function(`return ${formula}`)());
    const field = replies[place]!.field;
    if (!Number.isInteger(value) || value <= 0) continue;
    return {
      path: questionPath(question),
      id: question.id,
      right,
      wrong,
      following: { field, value: String(value) },
    };
  }
  return undefined;
}

const partOf = (page: Page, part: string) =>
  page.getByRole('form', {
    name: `Answer to ${part === '' ? 'the question' : `(${part.replace(' ', ')(')})`}`,
  });

async function openPractice(page: Page, path: string) {
  await visit(page, path);
  await page.getByRole('button', { name: 'Type your answer' }).click();
  await expect(page.getByRole('region', { name: 'Your answer' }).getByRole('form').first()).toBeVisible();
}

test('a student with a phone answers a whole question, and goes on rightly from a wrong number', async ({
  journey,
}) => {
  const { path, right, wrong, following } = await findFollowing(journey);
  const page = await journey.otherBrowser({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await journey.signedIn(page);
  await openPractice(page, path);
  for (const [place, { field, part, value }] of right.entries()) {
    const form = partOf(page, part);
    await form.getByRole('textbox').tap();
    await expect(form.getByRole('toolbar', { name: 'Symbols' })).toBeVisible();
    await page.keyboard.type(place === 0 ? wrong : field === following.field ? following.value : value);
    await expect(form.getByText('Read as')).toBeVisible();
    await form.getByRole('button', { name: 'Check' }).tap();
    await expect(form.getByText(place === 0 ? 'Not right' : /^Right$/)).toBeVisible();
    if (field === following.field) await expect(form.getByText(/^Right from your answer to/)).toBeVisible();
  }
  const first = partOf(page, right[0]!.part);
  await first.getByRole('button', { name: 'Show this part’s worked answer' }).tap();
  await expectNoSidewaysScroll(page, 390);
  await first.getByRole('button', { name: 'Marks for your method' }).tap();
  const sum = page.getByText(/^\d+ of \d+ marks$/).last();
  const before = Number.parseInt(await sum.innerText(), 10);
  await first.getByRole('checkbox').first().check();
  await expect(sum).toHaveText(new RegExp(`^${before + 1} of `));

  // It was kept: there it is again, with its date, and done.
  await visit(page, path);
  await expect(first.getByRole('textbox')).toHaveValue(wrong);
  await expect(first.getByText(/^Checked /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete' })).toHaveAttribute('aria-pressed', 'true');
});

test('by keys alone, with a name for everything', async ({ page, journey }) => {
  const { path, right, wrong } = await findFollowing(journey);
  await visit(page, path);
  await page.getByRole('button', { name: 'Type your answer' }).focus();
  await page.keyboard.press('Enter');
  const form = partOf(page, right[0]!.part);
  const input = form.getByRole('textbox', { name: /^Answer to/ });
  await expect(input).toBeFocused();
  await page.keyboard.type(wrong);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status').filter({ hasText: 'Not right' })).toBeVisible();
  // Past the check, which is next, to the ways on.
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Check' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(input).toBeFocused();
  await page.keyboard.type(right[0]!.value);
  await page.keyboard.press('Enter');
  await expect(form.getByText(/^Right$/)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(partOf(page, right[1]!.part).getByRole('textbox')).toBeFocused();
  await expectAccessibleInEveryLook(page);
});

test('of two tabs the last check counts, and neither loses what is being typed', async ({
  page,
  journey,
}) => {
  const { path, right, wrong } = await findFollowing(journey);
  await journey.signedIn(page);
  const [a, b] = [right[0]!, right[1]!];
  await openPractice(page, path);
  await partOf(page, a.part).getByRole('textbox').fill(wrong);
  await page.keyboard.press('Enter');
  await expect(partOf(page, a.part).getByText('Not right')).toBeVisible();
  await partOf(page, b.part).getByRole('textbox').fill('12');

  const other = await page.context().newPage();
  await visit(other, path);
  const theirs = partOf(other, a.part);
  await expect(theirs.getByRole('textbox')).toHaveValue(wrong);
  await theirs.getByRole('textbox').fill(a.value);
  await other.keyboard.press('Enter');
  await expect(theirs.getByText(/^Right$/)).toBeVisible();

  await page.reload();
  await expect(partOf(page, a.part).getByRole('textbox')).toHaveValue(a.value);
  await expect(partOf(page, a.part).getByText(/^Right$/)).toBeVisible();
  await expect(partOf(page, b.part).getByRole('textbox')).toHaveValue('12');
});
