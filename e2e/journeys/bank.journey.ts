import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { findPlace, listPath, pathOf, readQuestions, readSubjects } from './bank-facts.ts';
import { expectQuestions, tabTo } from './bank-screens.ts';
import { expectNoSidewaysScroll } from './student-work.ts';

const root = '/ibdp-question-bank';

test('from a subject to a topic’s list, on a phone and on a desktop, by keyboard and in a tab of its own', async ({
  page,
  journey,
}) => {
  const subjects = await readSubjects(journey);
  const place = await findPlace(journey, ({ slugs, count }) => slugs.length === 3 && count > 0);
  const [slug, topic, subtopic] = place.slugs;
  const own = subjects.find((subject) => subject.slug === slug);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, root);
  const tabs = page.getByRole('navigation', { name: 'Subjects' });
  const choice = page.getByRole('combobox', { name: 'Subject' });
  await expect(tabs).toBeHidden();
  await expect(choice.getByRole('option')).toHaveText(subjects.map((subject) => subject.subject_name));
  await choice.selectOption({ label: subjects.at(-1)?.subject_name ?? '' });
  await expect(page).toHaveURL(`${root}?subject=${subjects.at(-1)?.slug}`);
  await page.reload();
  await expect(choice).toHaveValue(subjects.at(-1)?.slug ?? '');

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(choice).toBeHidden();
  await tabs.getByRole('link', { name: own?.subject_name ?? '', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: own?.subject_name ?? '' })).toBeVisible();
  const card = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByText(place.name, { exact: true }) });
  await expect(card).toContainText(String(place.count));
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(listPath(place));
  await expectQuestions(page, await readQuestions(journey, new URL(page.url()).search));
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
    subject: slug,
    topic,
    subtopic,
  });

  // In a tab of its own it is the older address, which the server sends on.
  await page.goBack();
  await expect(tabs).toBeVisible();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    card.click({ modifiers: ['Control'] }),
  ]);
  await expect(tab).toHaveURL(listPath(place));
  await tab.close();
  // A tile without questions says so of itself, and is greyed.
  await page.mouse.move(0, 0);
  const inks = await card.evaluate((tile) => {
    const ink = () => {
      const { color, opacity, backgroundColor } = getComputedStyle(tile);
      return `${color} ${opacity} ${backgroundColor}`;
    };
    tile.style.transition = 'none';
    const before = ink();
    tile.dataset.empty = 'true';
    return [before, ink()];
  });
  expect(inks[1]).not.toBe(inks[0]);
});

test('older addresses lead on, unknown ones are not found, and what is there is asked for again only when changed', async ({
  journey,
  request,
}) => {
  const place = await findPlace(journey, ({ isLeaf, count }) => isLeaf && count > 2);
  const query = new URL(listPath(place, '&sortBy=marks&pageSize=2'), 'http://bank').search;
  for (const older of ['/ib-diploma-program-question-bank', '/ibdp-program-question-bank']) {
    for (const asked of [query, '']) {
      const answer = await request.get(older + asked, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe(root + asked);
    }
  }
  for (const unknown of ['?subject=no-such-subject', `?subject=${place.slugs[0]}&topic=no-such-topic`]) {
    const answer = await request.get(root + unknown);
    expect(answer.status(), unknown).toBe(404);
    expect(await answer.text()).toContain('Page Not Found');
  }

  // Pages are the same for everybody.
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

  // Nobody is told by the server, whatever they send along: pages are the same for everybody.
  for (const path of [
    `${root}?subject=${full.slug}`,
    `${root}?subject=${full.slug}&page=1`,
    `${root}?subject=${full.slug}&topic=${full.Topic[0]?.slug}`,
    `${root}/syllabus?subject=${full.slug}&topic=${full.Topic[0]?.slug}`,
    pathOf(question),
  ]) {
    for (const authorization of ['', `Bearer ${token}`]) {
      const answer = await request.get(path, { headers: { Authorization: authorization } });
      expect(answer.status(), path).toBe(404);
      expect(await answer.text()).not.toContain(full.subject_name);
    }
  }
  expect((await journey.api('GET', `/api/questions/${question.id}`)).status).toBe(404);

  journey.expectTrouble(/404/);
  await visit(page, `${root}?subject=${full.slug}`);
  await expect(page.getByRole('heading', { level: 2, name: full.subject_name })).toBeVisible();
  await visit(page, pathOf(question));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(question.topic.topic_name);
  const visitor = await journey.otherBrowser();
  await visit(visitor, pathOf(question));
  await expect(visitor.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('the bank is accessible and fits small screens', async ({ page, journey }) => {
  const [fullest] = (await readSubjects(journey)).toSorted(
    (one, other) => other.totalQuestionsCount - one.totalQuestionsCount,
  );
  await visit(page, `${root}?subject=${fullest?.slug}`);
  await expectAccessibleInEveryLook(page);
  for (const width of [320, 390]) await expectNoSidewaysScroll(page, width);
});
