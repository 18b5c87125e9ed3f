import { brotliCompressSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import {
  findPlace,
  findQuestion,
  findWholeQuestion,
  homeOf,
  pathOf,
  placeQuery,
  readQuestion,
  readQuestions,
} from './bank-facts.ts';
import { answerLinks, expectQuestions, stretchFormulas } from './bank-screens.ts';
import { expectNoSidewaysScroll } from './student-work.ts';

const root = '/ibdp-question-bank';

const scriptOf = async (request: Request) => (await request.response())!.body();

test('from a list to its questions, through them and back', async ({ page, journey }) => {
  const place = await findPlace(journey, ({ count, slugs }) => count > 10 && slugs.length === 2);
  const query = `${placeQuery(place)}&sortBy=marks&sortOrder=desc`;
  const listed = await readQuestions(journey, `${query}&pageSize=10`);
  const ids = listed.questions.map(({ id }) => id);
  await visit(page, `${root}?${query}`);
  await answerLinks(page).nth(4).click();
  const way = page.getByRole('navigation', { name: 'Questions of the list', exact: true });
  const expectAt = async (index: number) => {
    await expect(page).toHaveURL(new RegExp(`/${ids[index]}\\?`));
    await expect(way).toContainText(`${index + 1} of ${listed.total}`);
  };
  await expectAt(4);
  const answer = page.locator('details').filter({ hasText: 'Worked answer' });
  await expect(answer).toHaveAttribute('open', '');
  // The list goes on where its page ends.
  await way.getByRole('link', { name: 'Next' }).click();
  await expectAt(5);
  await page.reload();
  await expectAt(5);
  await expect(answer).not.toHaveAttribute('open');
  await way.getByRole('link', { name: 'Previous' }).click();
  await expectAt(4);
  const { related } = await readQuestion(journey, ids[4] ?? 0);
  const links = page.getByRole('region', { name: 'Related questions' }).getByRole('link');
  await expect(links).toHaveCount(related.length);
  await way.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(`${root}?${query}`);
  await expectQuestions(page, await readQuestions(journey, query));
});

/** What a page's HTML says in the attribute of its first tag that fits. */
const attribute = (html: string, tag: RegExp, name: string) =>
  new RegExp(`${name}="([^"]*)"`).exec(tag.exec(html)?.[0] ?? '')?.[1];

test('search engines and older links are told of the question and its place', async ({
  journey,
  request,
}) => {
  const question = await findWholeQuestion(
    journey,
    ({ Answer, topic_path: path }) => (Answer[0]?.body ?? '') !== '' && path.length > 1,
  );
  const html = await (
    await request.get(`${pathOf(question)}?${placeQuery(homeOf(question))}&sortBy=marks`)
  ).text();
  const scripts = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts[0]?.[1] ?? '') as {
    '@context': string;
    '@graph': {
      '@type': string;
      hasPart?: { '@type': string; text: string; acceptedAnswer: { '@type': string; text: string } };
      itemListElement?: { position: number; name: string; item: string }[];
    }[];
  };
  expect(data['@context']).toBe('https://schema.org');
  const [quiz, trail] = data['@graph'];
  expect(quiz?.['@type']).toBe('Quiz');
  expect(quiz?.hasPart?.['@type']).toBe('Question');
  expect(quiz?.hasPart?.text).toMatch(/\w{3,}/);
  expect(quiz?.hasPart?.text, 'plain words').not.toMatch(/\$|\\[a-z]/);
  expect(quiz?.hasPart?.acceptedAnswer.text).toMatch(/\w/);
  expect(trail?.['@type']).toBe('BreadcrumbList');
  const steps = trail?.itemListElement ?? [];
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  expect(steps.map(({ name }) => name)).toEqual([
    'Question Bank',
    question.subject.subject_name,
    ...question.topic_path.map((topic) => topic.topic_name),
    `Question ${question.id}`,
  ]);
  for (const { item } of steps) expect(URL.canParse(item), item).toBe(true);

  // The list that the reader came from is no page of its own.
  const canonical = new URL(attribute(html, /<link[^>]*rel="canonical"[^>]*>/, 'href') ?? '');
  expect(canonical.pathname + canonical.search).toBe(pathOf(question));
  expect(/<title>([^<]*)/.exec(html)?.[1]).toContain(`question ${question.id}`);
  expect(attribute(html, /<meta[^>]*name="description"[^>]*>/, 'content')).toMatch(/\w{3,}/);

  for (const path of [
    `${root}/${question.id}`,
    `${root}/${question.subject.slug}/${question.id}`,
    `${root}/${question.subject.slug}/no-such-topic/${question.id}`,
    `${root}/no-such-subject/no/such/${question.id}`,
  ]) {
    const answer = await request.get(`${path}?sortBy=marks`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(301);
    expect(answer.headers().location).toBe(`${pathOf(question)}?sortBy=marks`);
  }
  for (const id of ['2147483647', '99999999999', '0', '-1', '12x', 'syllabuses']) {
    const answer = await request.get(`${root}/${homeOf(question).slugs.join('/')}/${id}`);
    expect(answer.status(), id).toBe(404);
    const page = await answer.text();
    expect(page).toContain('Page Not Found');
    expect(attribute(page, /<meta[^>]*name="robots"[^>]*>/, 'content')).toMatch(/noindex/);
  }
});

test('its scripts stay within their budget, it is accessible with everything open, and no formula makes it too wide', async ({
  page,
  journey,
}) => {
  const question = await findWholeQuestion(
    journey,
    ({ hints, related, questions_text: text, Answer }) =>
      hints.length > 0 && related.length > 0 && text.includes('$$') && (Answer[0]?.body ?? '').includes('$'),
  );
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    // As a build compresses them that is served; one for tests takes less trouble.
    scripts.push(scriptOf(request).then((script) => brotliCompressSync(script).length));
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, `${pathOf(question)}?${placeQuery(homeOf(question))}`);
  // What is fetched once the page has settled counts as well.
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000);

  await expectAccessibleInEveryLook(page);
  for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
  await expect(page.getByRole('region', { name: 'Mark scheme' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  for (const width of [320, 390]) await expectNoSidewaysScroll(page, width);
  expect(await stretchFormulas(page)).toBeGreaterThan(1);
  for (const width of [320, 390]) await expectNoSidewaysScroll(page, width);
  journey.expectTrouble(/404/);
  await visit(page, `${root}/2147483647`);
  await expectAccessibleInEveryLook(page);
});

test('a figure is drawn in the question, with words for those who can’t see it, and another like it follows', async ({
  page,
  journey,
}) => {
  const question = await findQuestion(journey, ({ questions_html: html }) => html.includes('class="drawing'));
  await visit(page, pathOf(question));
  const figure = page.getByRole('article').getByRole('img').first();
  await expect(figure).toBeVisible();
  expect((await figure.getAttribute('aria-label'))?.length).toBeGreaterThan(20);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await figure.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
  }
  const { another } = await readQuestion(journey, question.id);
  if (!another) return;
  await page.getByRole('link', { name: /Try other numbers/ }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf(another)}(\\?|$)`));
  const next = await readQuestion(journey, another.id);
  expect(next.questions_text).not.toBe(question.questions_text);
  expect(next.topic.slug).toBe(question.topic.slug);
});
