import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, hydrated, test, visit } from '../journey.ts';
import { toast } from './account-screens.ts';
import { listPath, type Place, placeQuery, readPlaces, readQuestions } from './bank-facts.ts';
import { expectQuestions, stretchFormulas } from './bank-screens.ts';
import { expectNoSidewaysScroll } from './student-work.ts';

const unavailable = 'Syllabus and the formula for this topic are currently unavailable.';

type Caller = Parameters<typeof readPlaces>[0];

const syllabusPath = (place: Pick<Place, 'slugs'>) => `/ibdp-question-bank/syllabus?${placeQuery(place)}`;

/** The fullest subtopic that has a syllabus, or sub-subtopic that hasn't: the question bank tells of subtopics. */
async function findTopic(journey: Caller, hasSyllabus: boolean): Promise<Place & { title: string }> {
  const depth = hasSyllabus ? 3 : 4;
  for (const place of (await readPlaces(journey)).filter(({ slugs }) => slugs.length === depth)) {
    const answer = await journey.api('GET', `/api/syllabus?${placeQuery(place)}`);
    if (answer.ok === hasSyllabus) {
      const { title = '' } = (await answer.json()) as { title?: string };
      return { ...place, title };
    }
  }
  throw new Error(`no topic ${hasSyllabus ? 'with' : 'without'} a syllabus`);
}

test('a topic has its syllabus with formulas, in every look and on small screens, and a way back to its questions', async ({
  page,
  journey,
  request,
}) => {
  const topic = await findTopic(journey, true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, listPath(topic));
  await page.getByRole('link', { name: 'Syllabus & formulas' }).click();
  await expect(page).toHaveURL(syllabusPath(topic));
  await expect(page.getByRole('heading', { level: 1, name: topic.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: topic.title })).toBeVisible();
  await expect(page.getByRole('article').locator('math').first()).toBeAttached();
  await hydrated(page);
  await expectAccessibleInEveryLook(page);
  for (const width of [320, 390]) await expectNoSidewaysScroll(page, width);
  expect(await stretchFormulas(page)).toBeGreaterThan(0);
  for (const width of [320, 390]) await expectNoSidewaysScroll(page, width);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('link', { name: 'Practise this topic' }).click();
  await expect(page).toHaveURL(listPath(topic));
  await expectQuestions(page, await readQuestions(journey, placeQuery(topic)));

  const first = await request.get(syllabusPath(topic));
  expect(first.headers()['cache-control']).toMatch(/^public/);
  const etag = first.headers().etag ?? '';
  const again = await request.get(syllabusPath(topic), { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});

test('where there is none, it says so and goes to the questions; without scripts there is a link instead', async ({
  page,
  journey,
}) => {
  journey.expectTrouble(/\.js csp$|404/);
  const topic = await findTopic(journey, false);
  const answer = await page.goto(syllabusPath(topic));
  expect(answer?.status()).toBe(404);
  await expect(toast(page, unavailable)).toBeVisible();
  await expect(page).toHaveURL(listPath(topic));
  await expectQuestions(page, await readQuestions(journey, placeQuery(topic)));

  const plain = await journey.otherBrowser({ javaScriptEnabled: false });
  await plain.goto(syllabusPath(topic));
  await expect(plain.getByText(unavailable)).toBeVisible();
  await plain.getByRole('link', { name: 'Go to the questions' }).click();
  await expect(plain).toHaveURL(listPath(topic));
});
