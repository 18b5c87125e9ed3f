import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { test as testAlone } from '../own-product.ts';
import { field, heading, toast } from './account-screens.ts';
import { answerOf, button, type Caller, expectNoSidewaysScroll, subjectsOf } from './student-work.ts';

interface Made {
  readonly id: number;
  readonly slug: string;
  readonly topics: Readonly<Record<string, number>>;
}

/** A subject that no other journey knows, and no student sees: Algebra › Sequences, Proof; Calculus; Vectors. */
async function madeSubject(journey: Caller, token: string): Promise<Made> {
  const slug = `s-${randomUUID().slice(0, 8)}`;
  const post = <Body>(path: string, body: unknown) => answerOf<Body>(journey, 'POST', path, { token, body });
  const { subject } = await post<{ subject: { id: number } }>('/api/admin/subjects', {
    subject_name: `Subject ${slug}`,
    slug,
    staff_only: true,
  });
  const topics: Record<string, number> = {};
  for (const [name, parent] of [
    ['Algebra', null],
    ['Sequences', 'Algebra'],
    ['Proof', 'Algebra'],
    ['Calculus', null],
    ['Vectors', null],
  ] as const) {
    const { topic } = await post<{ topic: { id: number } }>('/api/admin/topics', {
      topic_name: name,
      slug: name.toLowerCase(),
      topic_number: '',
      subject_id: subject.id,
      parent_topic_id: parent === null ? null : topics[parent],
    });
    topics[name] = topic.id;
  }
  return { id: subject.id, slug, topics };
}

const rows = (page: Page) => page.getByRole('list', { name: 'Topics' }).getByRole('listitem');
const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('link', { name, exact: true }) });
const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Move ${name}: drag`) });

/** Names with a dash for each level. */
const shape = (page: Page) =>
  rows(page).evaluateAll((items) =>
    items.map((item) => {
      const depth = Number((item as HTMLElement).style.getPropertyValue('--depth'));
      return `${'-'.repeat(depth)}${item.querySelector('a')?.textContent}`;
    }),
  );
const expectShape = (page: Page, expected: readonly string[]) =>
  expect.poll(() => shape(page)).toEqual(expected);

async function centreOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const before = ['-Algebra', '--Sequences', '--Proof', '-Calculus', '-Vectors'];
const belowAlgebra = ['-Algebra', '--Sequences', '--Vectors', '--Proof', '-Calculus'];

test('a subject is added, found by staff only, renamed with its old links kept, and deleted', async ({
  page,
  journey,
}) => {
  // Rendered for a visitor, who knows of no such subject; staff are led on by the browser.
  journey.expectTrouble(/404.*ibdp-question-bank/);
  const word = randomUUID().slice(0, 8);
  await journey.signedIn(page, staff);
  await visit(page, '/admin/subjects');
  await page.getByRole('link', { name: 'New subject' }).click();
  await field(page, 'Name').fill(`Further Maths ${word}`);
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue(`further-maths-${word}`);
  await button(page, 'Add subject').click();
  await expect(toast(page, `Further Maths ${word} has been added.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'has no topics yet' })).toBeVisible();

  await page.getByRole('link', { name: 'New topic' }).click();
  await field(page, 'Name').fill('Order');
  await button(page, 'Add, then another').click();
  await expect(toast(page, 'Order has been added.')).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill('Chaos');
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue('chaos');
  await button(page, 'Add topic').click();
  await expect(row(page, 'Order')).toBeVisible();
  await expect(row(page, 'Chaos')).toBeVisible();

  await visit(page, '/admin/subjects');
  await page.getByRole('link', { name: `Further Maths ${word}` }).click();
  await expect(button(page, 'Delete subject')).toBeDisabled();
  await expect(page.getByText('A subject can be deleted when it has no topics.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Slug' }).fill(`more-maths-${word}`);
  await button(page, 'Save subject').click();
  await expect(page.getByText(`Also found under: further-maths-${word}`)).toBeVisible();

  await visit(page, `/ibdp-question-bank?subject=further-maths-${word}`);
  await expect(page).toHaveURL(new RegExp(`subject=more-maths-${word}`));
  await expect(page.getByText('Chaos').first()).toBeVisible();

  await visit(page, '/admin/subjects');
  await page.getByRole('listitem').filter({ hasText: word }).getByRole('link', { name: '2 topics' }).click();
  for (const name of ['Chaos', 'Order']) {
    await page.getByRole('link', { name, exact: true }).click();
    await button(page, 'Delete topic').click();
    await button(page.getByRole('alertdialog'), 'Delete topic').click();
    await expect(toast(page, `${name} has been deleted.`)).toBeVisible();
  }
  await visit(page, '/admin/subjects');
  await page.getByRole('link', { name: `Further Maths ${word}` }).click();
  await button(page, 'Delete subject').click();
  await button(page.getByRole('alertdialog'), 'Delete subject').click();
  await expect(toast(page, `Further Maths ${word} has been deleted.`)).toBeVisible();
  await expect(heading(page, 'Subjects')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Subjects' }).getByText(word)).toHaveCount(0);
});

test('a link to a topic that has been moved leads to where it is', async ({ page }) => {
  await visit(
    page,
    '/ibdp-question-bank?subject=math-aa-sl&topic=calculus&subtopic=laws-of-logarithms&page=2',
  );
  await expect(page).toHaveURL(
    /subject=math-aa-sl&topic=number-and-algebra&subtopic=laws-of-exponents-and-logarithms&page=2&subsubtopic=laws-of-logarithms/,
  );
});

test('a slug that somebody else has is refused below its field', async ({ page, journey }) => {
  journey.expectTrouble(/\/api\/admin\/subjects|status of 409/);
  await journey.signedIn(page, staff);
  await visit(page, '/admin/subjects/new');
  await field(page, 'Name').fill('Another one');
  await page.getByRole('textbox', { name: 'Slug' }).fill('biology');
  await button(page, 'Add subject').click();
  await expect(page.getByText('Another subject has this slug')).toBeVisible();
});

// All subjects have one order, which is refused when another journey has added one meanwhile.
testAlone(
  'subjects change their order by keys and by dragging',
  { tag: '@alone' },
  async ({ page, journey }) => {
    const { token } = await journey.signedIn(page, staff);
    const [one, two] = [await madeSubject(journey, token), await madeSubject(journey, token)];
    const mine = async () => {
      const all = await subjectsOf(journey, token);
      return all.map(({ slug }) => slug).filter((slug) => slug === one.slug || slug === two.slug);
    };
    await visit(page, '/admin/subjects');
    const grip = handle(page, `Subject ${two.slug}`);
    await grip.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(mine).toEqual([two.slug, one.slug]);
    await expect(grip).toBeFocused();

    const from = await centreOf(grip);
    const target = await page.getByRole('listitem').filter({ hasText: one.slug }).boundingBox();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, (target?.y ?? 0) + (target?.height ?? 0) - 4, { steps: 6 });
    await page.mouse.up();
    await expect.poll(mine).toEqual([one.slug, two.slug]);
    await button(page, /^Undo/).click();
    await expect.poll(mine).toEqual([two.slug, one.slug]);
  },
);

test('a topic is dragged into another, undone, and moved by keys', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page, staff);
  const subject = await madeSubject(journey, token);
  await visit(page, `/admin/topics?subject=${subject.id}`);
  await expectShape(page, before);

  const from = await centreOf(handle(page, 'Vectors'));
  const proof = await row(page, 'Proof').boundingBox();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, (proof?.y ?? 0) + 4, { steps: 8 });
  await page.mouse.up();
  await expectShape(page, belowAlgebra);
  await expect(page.getByText('Vectors is now number 2 of 3 below Algebra.')).toBeVisible();
  await expect(page.getByText('Saving…')).toHaveCount(0);
  await page.reload();
  await expectShape(page, belowAlgebra);

  await handle(page, 'Vectors').focus();
  await page.keyboard.press('ArrowLeft');
  await expectShape(page, ['-Algebra', '--Sequences', '--Proof', '-Vectors', '-Calculus']);
  await expect(handle(page, 'Vectors')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expectShape(page, before);
  await button(page, /^Undo/).click();
  await expectShape(page, ['-Algebra', '--Sequences', '--Proof', '-Vectors', '-Calculus']);
  await handle(page, 'Vectors').press('Control+z');
  await expectShape(page, belowAlgebra);
  await expect(button(page, /^Undo/)).toHaveCount(0);
  await expect(page.getByText('Saving…')).toHaveCount(0);
  await page.reload();
  await expectShape(page, belowAlgebra);
  await handle(page, 'Vectors').press('ArrowLeft');

  await button(page, 'Number by order').click();
  await button(page.getByRole('alertdialog'), 'Number them').click();
  await expect(row(page, 'Proof')).toContainText('1.2');
  await expect(row(page, 'Vectors')).toContainText('2');
});

test('a fourth level is refused before it is made', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page, staff);
  const subject = await madeSubject(journey, token);
  await visit(page, `/admin/topics?subject=${subject.id}`);
  await button(page, 'Move Algebra down').click();
  await expectShape(page, ['-Calculus', '-Algebra', '--Sequences', '--Proof', '-Vectors']);
  await button(page, /^Move Proof in/).click();
  await expectShape(page, ['-Calculus', '-Algebra', '--Sequences', '---Proof', '-Vectors']);
  await expect(button(page, /^Move Algebra in/)).toBeDisabled();
  await handle(page, 'Algebra').press('ArrowRight');
  await expect(toast(page, 'Topics are at most three levels deep')).toBeVisible();
  await expectShape(page, ['-Calculus', '-Algebra', '--Sequences', '---Proof', '-Vectors']);
});

test('a topic is moved by finger', async ({ journey }) => {
  const page = await journey.otherBrowser({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const { token } = await journey.signedIn(page, staff);
  const subject = await madeSubject(journey, token);
  await visit(page, `/admin/topics?subject=${subject.id}`);
  await handle(page, 'Vectors').scrollIntoViewIfNeeded();
  const from = await centreOf(handle(page, 'Vectors'));
  const top = await row(page, 'Calculus').boundingBox();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }],
    });
  await touch('touchStart', from.y);
  const target = (top?.y ?? 0) + 4;
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', from.y + ((target - from.y) * step) / 6);
  await touch('touchEnd', target);
  await expectShape(page, ['-Algebra', '--Sequences', '--Proof', '-Vectors', '-Calculus']);
});

test('two members of staff don’t move the same topic against each other', async ({ page, journey }) => {
  journey.expectTrouble(/\/move|status of 409/);
  const { token } = await journey.signedIn(page, staff);
  const subject = await madeSubject(journey, token);
  await visit(page, `/admin/topics?subject=${subject.id}`);
  await expectShape(page, before);
  await answerOf(journey, 'POST', `/api/admin/topics/${subject.topics.Proof}/move`, {
    token,
    body: {
      parent_topic_id: subject.topics.Calculus,
      before_id: null,
      seen_parent_id: subject.topics.Algebra,
    },
  });
  await button(page, /^Move Proof out/).click();
  await expect(toast(page, 'moved meanwhile')).toBeVisible();
  await expectShape(page, ['-Algebra', '--Sequences', '-Calculus', '--Proof', '-Vectors']);
});

test('questions are transferred after a preview, and brought back', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page, staff);
  const subject = await madeSubject(journey, token);
  const biology = (await subjectsOf(journey, token)).find(({ slug }) => slug === 'biology');
  const source = biology?.Topic.find(({ totalQuestionsCount }) => totalQuestionsCount > 0);
  expect(source).toBeDefined();
  await visit(page, `/admin/topics/transfer-questions?from=${source?.id}`);
  await page.getByRole('combobox', { name: 'To' }).fill('Vectors');
  await page.getByRole('option').filter({ hasText: subject.slug }).click();
  await page.getByRole('checkbox', { name: 'With the questions of the topics below it' }).check();
  await expect(page.getByRole('heading', { name: /questions? will move$/ })).toBeVisible();

  await page.getByRole('radio', { name: 'Only those I choose' }).check();
  await page
    .getByRole('table', { name: 'Questions' })
    .getByRole('checkbox', { name: /^Choose \d/ })
    .first()
    .check();
  await expect(page.getByRole('heading', { name: '1 question will move' })).toBeVisible();
  await expect(page.getByText('marked as ‘topic changed’')).toBeVisible();
  await button(page, 'Transfer 1 question').click();
  await expect(toast(page, '1 question moved to')).toBeVisible();

  const latest = page
    .getByRole('table', { name: 'Latest transfers' })
    .getByRole('row')
    .filter({ hasText: subject.slug });
  await expect(latest).toContainText('1 question');
  await button(latest, /^Undo/).click();
  await button(page.getByRole('alertdialog'), 'Undo transfer').click();
  await expect(toast(page, '1 question moved back.')).toBeVisible();
  await expect(latest).toContainText(`Undone by ${staff.name}`);
});

test('the catalogue’s pages bear an audit in every look, and narrow screens', async ({ page, journey }) => {
  test.slow();
  const { token } = await journey.signedIn(page, staff);
  const subject = await madeSubject(journey, token);
  for (const path of [
    '/admin/subjects',
    `/admin/subjects/edit?id=${subject.id}`,
    `/admin/topics?subject=${subject.id}`,
    `/admin/topics/edit?id=${subject.topics.Proof}`,
    `/admin/topics/new?subject=${subject.id}&parent=${subject.topics.Algebra}`,
    '/admin/topics/transfer-questions',
  ]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expectAccessibleInEveryLook(page);
    await expectNoSidewaysScroll(page);
  }
});

test('students find none of it', async ({ page, journey }) => {
  await journey.signedIn(page);
  for (const path of ['/admin/subjects', '/admin/topics', '/admin/topics/transfer-questions']) {
    await visit(page, path);
    await expect(heading(page, 'Page Not Found')).toBeVisible();
  }
});
