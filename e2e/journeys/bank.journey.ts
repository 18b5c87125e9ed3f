import type { Page } from '@playwright/test';
import type { TopicTree } from '../../packages/contract/src/catalogue/catalogue.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { findPlace, listPath, pathOf, readQuestions, readSubjects } from './bank-facts.ts';
import { expectNoSidewaysScroll, expectQuestions, tabTo } from './bank-screens.ts';

const root = '/ibdp-question-bank';
const phone = { width: 390, height: 844 };

/** A topic with its cards: told by its link to the syllabus. */
const topicSection = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: `Syllabus and formulas of ${name}`, exact: true }) });

test('subjects are tabs on a desktop', async ({ page, journey }) => {
  const subjects = await readSubjects(journey);
  await visit(page, root);
  const tabs = page.getByRole('navigation', { name: 'Subjects' }).getByRole('link');
  await expect(tabs).toHaveText(subjects.map((subject) => subject.subject_name));
  await expect(page.getByRole('combobox', { name: 'Subject' })).toBeHidden();
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page');

  const last = subjects.at(-1);
  await tabs.last().click();
  await expect(page).toHaveURL(`${root}?subject=${last?.slug}`);
  await expect(tabs.last()).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 2, name: last?.subject_name })).toBeVisible();
  await page.goBack();
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 2, name: subjects[0]?.subject_name })).toBeVisible();
});

test('and a dropdown on a phone', async ({ page, journey }) => {
  const subjects = await readSubjects(journey);
  await page.setViewportSize(phone);
  await visit(page, root);
  await expect(page.getByRole('navigation', { name: 'Subjects' })).toBeHidden();
  const choice = page.getByRole('combobox', { name: 'Subject' });
  await expect(choice.getByRole('option')).toHaveText(subjects.map((subject) => subject.subject_name));
  const other = subjects[4];
  await choice.selectOption({ label: other?.subject_name ?? '' });
  await expect(page).toHaveURL(`${root}?subject=${other?.slug}`);
  await expect(page.getByRole('heading', { level: 2, name: other?.subject_name })).toBeVisible();
  await page.reload();
  await expect(choice).toHaveValue(other?.slug ?? '');
});

test('topics are buttons and subtopics cards, with their counts', async ({ page, journey }) => {
  const subject = (await readSubjects(journey))[0];
  await visit(page, `${root}?subject=${subject?.slug}`);
  const words = (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`;
  for (const topic of subject?.Topic ?? []) {
    const section = topicSection(page, topic.topic_name);
    const tiles = [topic, ...topic.subtopics];
    for (const { topic_name: name, totalQuestionsCount: count } of tiles) {
      const link = section.getByRole('link').filter({ has: page.getByText(name, { exact: true }) });
      if (count > 0) await expect(link.filter({ hasText: words(count) })).not.toHaveCount(0);
      else await expect(section.getByText(name, { exact: true })).not.toHaveCount(0);
    }
    const full = tiles.filter(({ totalQuestionsCount: count }) => count > 0);
    // Those without questions lead nowhere; the one link more is the syllabus.
    await expect(section.getByRole('link')).toHaveCount(full.length + 1);
  }
});

test('topics without questions are greyed', async ({ page, journey }) => {
  // Whatever the bank holds, here its first topic and the first card of the second one are empty.
  await page.route('**/api/topics/*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { topics: TopicTree[] };
    const [first, second] = body.topics;
    for (const topic of [first, ...(first?.subtopics ?? []), second?.subtopics[0]]) {
      if (topic) topic.totalQuestionsCount = 0;
    }
    for (const topic of second?.subtopics.slice(1) ?? []) topic.totalQuestionsCount ||= 1;
    if (second) second.totalQuestionsCount ||= 1;
    await route.fulfill({ response: answer, json: body });
  });
  const { token } = await journey.signedIn(page, staff);
  const subject = (await readSubjects(journey, token))[0];
  await visit(page, `${root}?subject=${subject?.slug}`);
  const [first, second] = (subject?.Topic ?? []).map((topic) => topicSection(page, topic.topic_name));
  if (!first || !second) throw new Error('a subject with two topics');
  await expect(first).toContainText('No questions yet');
  await expect(first.getByRole('link')).toHaveText(['Syllabus']);
  const inkOf = (name: string | undefined) =>
    second
      .getByText(name ?? '', { exact: true })
      .last()
      .evaluate((element) => {
        let opacity = 1;
        for (let each: Element | null = element; each; each = each.parentElement) {
          opacity *= Number(getComputedStyle(each).opacity);
        }
        return `${getComputedStyle(element).color} ${opacity}`;
      });
  const [empty, full] = subject?.Topic[1]?.subtopics.map((topic) => topic.topic_name) ?? [];
  expect(await inkOf(empty)).not.toBe(await inkOf(full));
  await expect(second.getByRole('link').filter({ has: page.getByText(empty ?? '') })).toHaveCount(0);
  await expect(second.getByRole('link').filter({ has: page.getByText(full ?? '') })).not.toHaveCount(0);
});

test('a topic or a subtopic leads to its list, its slugs with it', async ({ page, journey }) => {
  const place = await findPlace(journey, ({ slugs, count }) => slugs.length === 3 && count > 0);
  const [subject, topic, subtopic] = place.slugs;
  await visit(page, `${root}?subject=${subject}`);
  const card = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByText(place.name, { exact: true }) });
  await card.click();
  await expect(page).toHaveURL(listPath(place));
  await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
  await expectQuestions(page, await readQuestions(journey, new URL(page.url()).search));
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
    subject,
    topic,
    subtopic,
  });

  // In a tab of its own it is the older address, which the server sends on.
  await page.goBack();
  await expect(card).toHaveAttribute('href', /^\/ib-diploma-program-question-bank\?subject=/);
  const above = await findPlace(journey, ({ slugs }) => slugs.length === 2 && slugs[1] === topic);
  await visit(page, `${root}?subject=${above.slugs[0]}`);
  const tile = page.getByRole('main').getByRole('link', { name: new RegExp(above.name) });
  await tile.first().click();
  await expect(page).toHaveURL(listPath(above));
  await page.goBack();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    tile.first().click({ modifiers: ['Control'] }),
  ]);
  await expect(tab).toHaveURL(listPath(above));
});

for (const older of ['/ib-diploma-program-question-bank', '/ibdp-program-question-bank']) {
  test(`${older} leads on, with its query`, async ({ page, journey, request }) => {
    const place = await findPlace(journey, ({ count }) => count > 2);
    const query = new URL(listPath(place, '&sortBy=marks&pageSize=2'), 'http://bank').search;
    const answer = await request.get(older + query, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(root + query);
    await visit(page, older + query);
    await expect(page).toHaveURL(root + query);
    await expectQuestions(page, await readQuestions(journey, query), { size: 2 });
    await visit(page, older);
    await expect(page).toHaveURL(root);
  });
}

test('hidden subjects are for staff', async ({ page, journey, request }) => {
  const seen = await readSubjects(journey);
  const { token } = await journey.signedIn(page, staff);
  const hidden = (await readSubjects(journey, token)).filter(
    ({ slug }) => !seen.some((subject) => subject.slug === slug),
  );
  const full = hidden.find(({ totalQuestionsCount }) => totalQuestionsCount > 0);
  expect(full, 'a hidden subject with questions').toBeTruthy();
  const [question] = (await readQuestions(journey, `subject=${full?.slug}`, token)).questions;
  if (!full || !question) return;
  const hiddenPaths = [
    `${root}?subject=${full.slug}`,
    `${root}?subject=${full.slug}&page=1`,
    `${root}?subject=${full.slug}&topic=${full.Topic[0]?.slug}`,
    `${root}/syllabus?subject=${full.slug}&topic=${full.Topic[0]?.slug}`,
    pathOf(question),
  ];

  // Nobody is told by the server, whatever they send along: pages are the same for everybody.
  for (const path of hiddenPaths) {
    for (const authorization of ['', `Bearer ${token}`]) {
      const answer = await request.get(path, { headers: { Authorization: authorization } });
      expect(answer.status(), path).toBe(404);
      expect(await answer.text()).not.toContain(full.subject_name);
    }
  }
  expect((await journey.api('GET', `/api/questions/${question.id}`)).status).toBe(404);

  journey.expectTrouble(/404/);
  const tabs = page.getByRole('navigation', { name: 'Subjects' }).getByRole('link');
  await visit(page, root);
  // Other journeys make subjects and order them at the same time.
  for (const { subject_name: name } of [...seen, full]) {
    await expect(tabs.filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
  }
  await tabs.filter({ hasText: full.subject_name }).click();
  await expect(page.getByRole('heading', { level: 2, name: full.subject_name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: full.subject_name })).toBeVisible();
  await visit(page, pathOf(question));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(question.topic.topic_name);

  for (const signIn of [false, true]) {
    const other = await journey.otherBrowser();
    if (signIn) await journey.signedIn(other);
    await visit(other, root);
    const shown = other.getByRole('navigation', { name: 'Subjects' }).getByRole('link');
    await expect(shown.first()).toBeVisible();
    await expect(shown.filter({ hasText: full.subject_name })).toHaveCount(0);
    for (const path of hiddenPaths.filter((each) => !each.includes('/syllabus'))) {
      await visit(other, path);
      await expect(other.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await expect(other.getByText(full.subject_name)).toHaveCount(0);
    }
  }
});

test('an unknown subject or topic is not found', async ({ page, journey }) => {
  const place = await findPlace(journey, ({ count }) => count > 0);
  journey.expectTrouble(/404.*ibdp-question-bank/);
  for (const path of [
    `${root}?subject=no-such-subject`,
    `${root}?subject=${place.slugs[0]}&topic=no-such-topic`,
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to the question bank' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Question Bank' })).toBeVisible();
});

test('pages of the bank are the same for everybody and asked for again only when changed', async ({
  journey,
  request,
}) => {
  const place = await findPlace(journey, ({ isLeaf, count }) => isLeaf && count > 2);
  const [question] = (await readQuestions(journey, listPath(place).split('?')[1] ?? '')).questions;
  const { token } = await journey.signedUp();
  for (const path of [
    root,
    listPath(place),
    listPath(place, '&pageSize=2&page=2'),
    question ? pathOf(question) : '',
  ]) {
    const first = await request.get(path);
    expect(first.status(), path).toBe(200);
    const { etag, 'cache-control': cacheControl } = first.headers();
    expect(cacheControl, path).toMatch(/^public\b.*\bmust-revalidate\b/);
    expect(etag, path).toBeTruthy();
    expect(first.headers()['set-cookie']).toBeUndefined();
    const html = await first.body();

    const again = await request.get(path, { headers: { 'If-None-Match': etag ?? '' } });
    expect(again.status(), path).toBe(304);
    expect(again.headers().etag).toBe(etag);
    expect((await again.body()).length).toBe(0);
    expect((await request.get(path, { headers: { 'If-None-Match': '"another"' } })).status()).toBe(200);

    const asSomebody = { Authorization: `Bearer ${token}`, Cookie: 'session=somebody; theme=dark' };
    for (const [name, value] of Object.entries(asSomebody)) {
      const theirs = await request.get(path, { headers: { [name]: value } });
      expect(theirs.headers().etag).toBe(etag);
      expect((await theirs.body()).equals(html), `${path} with ${name}`).toBe(true);
    }
  }
});

test('a topic is found with the keyboard alone', async ({ page, journey }) => {
  const place = await findPlace(journey, ({ slugs, count }) => slugs.length === 3 && count > 0);
  await visit(page, `${root}?subject=${place.slugs[0]}`);
  const card = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByText(place.name, { exact: true }) });
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
});

test('the bank is accessible and fits small screens', async ({ page, journey }) => {
  test.slow();
  for (const { slug } of (await readSubjects(journey)).filter((_, index) => index % 3 === 0)) {
    await visit(page, `${root}?subject=${slug}`);
    await expectAccessibleInEveryLook(page);
    for (const width of [320, 390]) await expectNoSidewaysScroll(page, width);
  }
});
