import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, staff, test, visit } from '../journey.ts';
import { field, toast } from './account-screens.ts';
import { answerOf, button, type Caller } from './student-work.ts';

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

test('a subject is added and renamed: staff find it, and old links lead to where things are', async ({
  page,
  journey,
}) => {
  // Rendered for a visitor, who knows of no such subject; staff are led on by the browser.
  journey.expectTrouble(/404.*ibdp-question-bank/);
  const word = randomUUID().slice(0, 8);
  await journey.signedIn(page, staff);
  await visit(page, '/admin/subjects/new');
  await field(page, 'Name').fill(`Further Maths ${word}`);
  await button(page, 'Add subject').click();
  await expect(toast(page, `Further Maths ${word} has been added.`)).toBeVisible();
  await page.getByRole('link', { name: 'New topic' }).click();
  await field(page, 'Name').fill('Chaos');
  await button(page, 'Add topic').click();
  await expect(row(page, 'Chaos')).toBeVisible();
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Subjects' }).click();
  await page.getByRole('link', { name: `Further Maths ${word}` }).click();
  await page.getByRole('textbox', { name: 'Slug' }).fill(`more-maths-${word}`);
  await button(page, 'Save subject').click();
  await expect(page.getByText(`Also found under: further-maths-${word}`)).toBeVisible();

  await page.goto(`/ibdp-question-bank?subject=further-maths-${word}`);
  await expect(page).toHaveURL(new RegExp(`subject=more-maths-${word}`));
  await expect(page.getByText('Chaos').first()).toBeVisible();
  const visitor = await journey.api('GET', `/ibdp-question-bank?subject=more-maths-${word}`);
  expect(visitor.status, 'to a visitor').toBe(404);

  await page.goto(
    '/ibdp-question-bank?subject=math-aa-sl&topic=calculus&subtopic=laws-of-logarithms&pageSize=10',
  );
  await expect(page).toHaveURL(
    /subject=math-aa-sl&topic=number-and-algebra&subtopic=laws-of-exponents-and-logarithms&pageSize=10&subsubtopic=laws-of-logarithms/,
  );
});

test('a topic is dragged into another by mouse, and to another place by finger', async ({
  page,
  journey,
}) => {
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

  const phone = await journey.otherBrowser({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  await journey.signedIn(phone, staff);
  await visit(phone, `/admin/topics?subject=${subject.id}`);
  await expectShape(phone, belowAlgebra);
  await handle(phone, 'Calculus').scrollIntoViewIfNeeded();
  const grip = await centreOf(handle(phone, 'Calculus'));
  const target = ((await row(phone, 'Algebra').boundingBox())?.y ?? 0) + 4;
  const session = await phone.context().newCDPSession(phone);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: grip.x, y }],
    });
  await touch('touchStart', grip.y);
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', grip.y + ((target - grip.y) * step) / 6);
  await touch('touchEnd', target);
  await expectShape(phone, ['-Calculus', '-Algebra', '--Sequences', '--Vectors', '--Proof']);
});
