import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { toast } from './account-screens.ts';
import { listPath, type Place, placeQuery, readPlaces, readQuestions } from './bank-facts.ts';
import { expectNoSidewaysScroll, expectQuestions, stretchFormulas } from './bank-screens.ts';

const unavailable = 'Syllabus and the formula for this topic are currently unavailable.';

type Caller = Parameters<typeof readPlaces>[0];

const syllabusPath = (place: Pick<Place, 'slugs'>) => `/ibdp-question-bank/syllabus?${placeQuery(place)}`;

/** The fullest topic that has, or hasn't, a syllabus. */
async function findTopic(journey: Caller, hasSyllabus: boolean): Promise<Place & { title: string }> {
  for (const place of await readPlaces(journey)) {
    const answer = await journey.api('GET', `/api/syllabus?${placeQuery(place)}`);
    if (answer.ok === hasSyllabus) {
      const { title = '' } = (await answer.json()) as { title?: string };
      return { ...place, title };
    }
  }
  throw new Error(`no topic ${hasSyllabus ? 'with' : 'without'} a syllabus`);
}

test('a topic has its syllabus with formulas, and a way back to its questions', async ({ page, journey }) => {
  const topic = await findTopic(journey, true);
  await visit(page, listPath(topic));
  await page.getByRole('link', { name: 'Syllabus & formulas' }).click();
  await expect(page).toHaveURL(syllabusPath(topic));
  await expect(page.getByRole('heading', { level: 1, name: topic.title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('article').locator('math').first()).toBeAttached();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: topic.title })).toBeVisible();
  await page.getByRole('link', { name: 'Practise this topic' }).click();
  await expect(page).toHaveURL(listPath(topic));
  await expectQuestions(page, await readQuestions(journey, placeQuery(topic)));
});

test('the bank leads to it as well, and it is asked for again only when changed', async ({
  page,
  journey,
  request,
}) => {
  const topic = await findTopic(journey, true);
  const top = { slugs: topic.slugs.slice(0, 2) };
  await visit(page, `/ibdp-question-bank?subject=${topic.slugs[0]}`);
  await expect(
    page.locator(`a[href="${syllabusPath(top)}"]`),
    'the link of the topic above it',
  ).toHaveAccessibleName(/^Syllabus and formulas of /);
  const first = await request.get(syllabusPath(topic));
  expect(first.headers()['cache-control']).toMatch(/^public/);
  const etag = first.headers().etag ?? '';
  const again = await request.get(syllabusPath(topic), { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});

test('where there is none, it says so and goes to the questions', async ({ page, journey }) => {
  journey.expectTrouble(/404.*\/syllabus/);
  const topic = await findTopic(journey, false);
  const answer = await page.goto(syllabusPath(topic));
  expect(answer?.status()).toBe(404);
  await expect(toast(page, unavailable)).toBeVisible();
  await expect(page).toHaveURL(listPath(topic));
  await expectQuestions(page, await readQuestions(journey, placeQuery(topic)));

  // The same by the link.
  await visit(page, listPath(topic));
  await page.getByRole('link', { name: 'Syllabus & formulas' }).click();
  await expect(toast(page, unavailable)).toBeVisible();
  await expect(page).toHaveURL(listPath(topic));
});

test('without scripts there is a link instead', async ({ journey }) => {
  journey.expectTrouble(/\.js csp$|404/);
  const topic = await findTopic(journey, false);
  const page = await journey.otherBrowser({ javaScriptEnabled: false });
  await page.goto(syllabusPath(topic));
  await expect(page.getByText(unavailable)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the questions' }).click();
  await expect(page).toHaveURL(listPath(topic));
});

test('the syllabus is accessible in every look and fits small screens', async ({ page, journey }) => {
  test.slow();
  const topic = await findTopic(journey, true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, syllabusPath(topic));
  await expectAccessibleInEveryLook(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, syllabusPath(topic));
    await expectNoSidewaysScroll(page, width);
    expect(await stretchFormulas(page)).toBeGreaterThan(0);
    await expectNoSidewaysScroll(page, width);
  }
});
