import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { toast } from './account-screens.ts';
import {
  findPlace,
  findQuestion,
  findWholeQuestion,
  fullLeaf,
  homeOf,
  pathOf,
  placeQuery,
  readQuestion,
  readQuestions,
  someWords,
} from './bank-facts.ts';
import {
  answerLinks,
  button,
  expectNoSidewaysScroll,
  expectQuestions,
  facts,
  stretchFormulas,
} from './bank-screens.ts';

const root = '/ibdp-question-bank';

test('a question stands with its hints, its worked answer and the mark scheme', async ({ page, journey }) => {
  const question = await findWholeQuestion(
    journey,
    ({ hints, Answer }) =>
      hints.length > 1 && someWords(hints[0]?.text ?? '') !== '' && (Answer[0]?.mark_lines.length ?? 0) > 2,
  );
  await visit(page, pathOf(question));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(question.topic.topic_name);
  await expect(facts(page)).toContainText(question.difficulty);
  await expect(facts(page)).toContainText(`[${question.marks} mark`);
  await expect(page.getByRole('main')).toContainText(someWords(question.questions_text));

  // Both wait until they are asked for.
  const hints = page.getByRole('region', { name: 'Hints' });
  const titles = hints.getByText(/^Hint \d$/);
  await expect(titles).toHaveCount(question.hints.length);
  const words = someWords(question.hints[0]?.text ?? '');
  await expect(hints.getByText(words).first()).toBeHidden();
  await titles.first().click();
  await expect(hints.getByText(words).first()).toBeVisible();

  const scheme = page.getByRole('region', { name: 'Mark scheme' });
  await expect(scheme).toBeHidden();
  await page.getByText('Worked answer', { exact: true }).click();
  const lines = question.Answer[0]?.mark_lines ?? [];
  await expect(scheme.getByRole('listitem')).toHaveCount(lines.length);
  for (const [index, line] of lines.entries()) {
    await expect(scheme.getByRole('listitem').nth(index)).toContainText(line.mark);
  }
  await expect(scheme).toContainText(`[${question.marks}]`);
  expect(lines.reduce((sum, line) => sum + line.marks, 0)).toBe(question.marks);
});

test('the answer to a multiple-choice question is one letter', async ({ page, journey }) => {
  const question = await findWholeQuestion(journey, ({ mcq_answer: choice }) => choice !== null);
  await visit(page, pathOf(question));
  const answer = page.getByText(`Answer ${question.mcq_answer}`);
  await expect(answer).toBeHidden();
  await page.getByText('Worked answer', { exact: true }).click();
  await expect(answer).toBeVisible();
});

test('other topics of a question are named', async ({ page, journey }) => {
  const question = await findQuestion(journey, ({ OtherTopicsOnQuestion: others }) => others.length > 0);
  await visit(page, pathOf(question));
  for (const { topic_name: name } of question.OtherTopicsOnQuestion) {
    await expect(page.getByText(/^Also in/)).toContainText(name);
  }
});

test('previous and next go through the list that the reader came from', async ({ page, journey }) => {
  test.slow();
  const place = await findPlace(journey, ({ count, slugs }) => count > 10 && slugs.length === 2);
  const query = `${placeQuery(place)}&sortBy=marks&sortOrder=desc`;
  const listed = await readQuestions(journey, `${query}&pageSize=10`);
  const ids = listed.questions.map(({ id }) => id);
  await visit(page, `${root}?${query}`);
  await answerLinks(page).nth(3).click();
  const way = page.getByRole('navigation', { name: 'Questions of the list', exact: true });
  const expectAt = async (index: number) => {
    await expect(page).toHaveURL(new RegExp(`/${ids[index]}\\?`));
    await expect(way).toContainText(`${index + 1} of ${listed.total}`);
  };
  await expectAt(3);
  await way.getByRole('link', { name: 'Next' }).click();
  await expectAt(4);
  // The list goes on where its page ends.
  await way.getByRole('link', { name: 'Next' }).click();
  await expectAt(5);
  await page.reload();
  await expectAt(5);
  for (const index of [4, 3, 2, 1, 0]) {
    await way.getByRole('link', { name: 'Previous' }).click();
    await expectAt(index);
  }
  await expect(way.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  await way.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(`${root}?${query}`);
  await expectQuestions(page, await readQuestions(journey, query));
});

test('without a list they go through its own topic', async ({ page, journey }) => {
  const place = await fullLeaf(journey);
  const own = await findQuestion(
    journey,
    (question) => placeQuery(homeOf(question)) === placeQuery(place),
    `&${placeQuery({ slugs: place.slugs.slice(0, 2) })}`,
  );
  const { questions, total } = await readQuestions(journey, `${placeQuery(place)}&pageSize=10`);
  const index = questions.findIndex(({ id }) => id === own.id);
  await visit(page, pathOf(own));
  const way = page.getByRole('navigation', { name: 'Questions of the list', exact: true });
  await expect(way).toContainText(`${index + 1} of ${total}`);
  await expect(way.getByRole('link', { name: 'Back to the list' })).toHaveCount(0);
  await way.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(new RegExp(`/${questions[index + 1]?.id}\\?`));
});

test('related questions lead on', async ({ page, journey }) => {
  const question = await findWholeQuestion(journey, ({ related }) => related.length > 0);
  await visit(page, pathOf(question));
  const links = page.getByRole('region', { name: 'Related questions' }).getByRole('link');
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  for (const other of question.related) expect(paths).toContain(pathOf(other));
  await links.first().click();
  await expect(page).toHaveURL(paths[0] ?? '');
  const id = Number(/(\d+)$/.exec(paths[0] ?? '')?.[1]);
  const next = await readQuestion(journey, id);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(next.topic.topic_name);
});

test('search engines read the question and its place', async ({ page, journey }) => {
  const question = await findWholeQuestion(journey, ({ Answer }) => (Answer[0]?.body ?? '') !== '');
  await visit(page, `${pathOf(question)}?${placeQuery(homeOf(question))}&sortBy=marks`);
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts[0] ?? '') as {
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
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(pathOf(question));
  expect(new URL(canonical ?? '').search).toBe('');
  await expect(page).toHaveTitle(new RegExp(question.topic.topic_name));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w{3,}/);
});

test('another path to the same question leads to its own', async ({ page, journey, request }) => {
  const question = await findQuestion(journey, ({ topic_path: path }) => path.length > 1);
  const others = [
    `${root}/${question.id}`,
    `${root}/${question.subject.slug}/${question.id}`,
    `${root}/${question.subject.slug}/no-such-topic/${question.id}`,
    `${root}/no-such-subject/no/such/${question.id}`,
  ];
  for (const path of others) {
    const answer = await request.get(`${path}?sortBy=marks`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(301);
    expect(answer.headers().location).toBe(`${pathOf(question)}?sortBy=marks`);
  }
  await visit(page, others[2] ?? '');
  await expect(page).toHaveURL(pathOf(question));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(question.topic.topic_name);
});

test('there is no page for a question that there is not', async ({ page, journey }) => {
  const { slugs } = await findPlace(journey, ({ count }) => count > 0);
  journey.expectTrouble(/404.*ibdp-question-bank/);
  for (const id of ['2147483647', '99999999999', '0', '-1', '12x', 'syllabuses']) {
    const answer = await page.goto(`${root}/${slugs.join('/')}/${id}`);
    expect(answer?.status(), id).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
  await page.getByRole('link', { name: 'Go to the question bank' }).click();
  await expect(page).toHaveURL(root);
});

test('marks are put on the page too, except pins', async ({ page, journey }) => {
  const question = await findQuestion(journey, () => true);
  await journey.signedIn(page);
  await visit(page, pathOf(question));
  const main = page.getByRole('main');
  await button(main, 'Bookmark').click();
  await expect(toast(page, 'Question saved!')).toBeVisible();
  await button(main, 'Complete').click();
  await expect(toast(page, 'Question marked as completed')).toBeVisible();
  await expect(button(main, 'Pin')).toHaveCount(0);
  await page.reload();
  await expect(button(main, 'Bookmark')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(main, 'Complete')).toHaveAttribute('aria-pressed', 'true');
});

test('without scripts the question, its hints and its answer are read', async ({ journey }) => {
  journey.expectTrouble(/\.js csp$/);
  const question = await findWholeQuestion(
    journey,
    ({ hints, Answer }) => hints.length > 0 && (Answer[0]?.mark_lines.length ?? 0) > 0,
  );
  const page = await journey.otherBrowser({ javaScriptEnabled: false });
  await page.goto(pathOf(question));
  await expect(page.getByRole('main')).toContainText(someWords(question.questions_text));
  const hint = page.getByRole('region', { name: 'Hints' }).getByText(/^Hint/).first();
  await hint.click();
  await page.getByText('Worked answer', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Mark scheme' })).toBeVisible();
});

test('the page is accessible in every look, with everything open', async ({ page, journey }) => {
  test.slow();
  const question = await findWholeQuestion(
    journey,
    ({ hints, related, Answer }) => hints.length > 0 && related.length > 0 && Answer.length > 0,
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, `${pathOf(question)}?${placeQuery(homeOf(question))}`);
  await expectAccessibleInEveryLook(page);
  for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
  await expect(page.getByRole('region', { name: 'Mark scheme' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  journey.expectTrouble(/404/);
  await visit(page, `${root}/2147483647`);
  await expectAccessibleInEveryLook(page);
});

test('no formula makes the page wider than the screen', async ({ page, journey }) => {
  const question = await findWholeQuestion(
    journey,
    ({ questions_text: text, Answer }) => text.includes('$$') && (Answer[0]?.body ?? '').includes('$'),
  );
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, `${pathOf(question)}?${placeQuery(homeOf(question))}`);
    for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
    await expectNoSidewaysScroll(page, width);
    expect(await stretchFormulas(page)).toBeGreaterThan(1);
    await expectNoSidewaysScroll(page, width);
  }
});

test('its scripts stay within their budget', async ({ page, journey }) => {
  const question = await findQuestion(journey, () => true);
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await visit(page, pathOf(question));
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000);
});
