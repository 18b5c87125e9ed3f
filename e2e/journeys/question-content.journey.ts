import type { Question } from '../../packages/contract/src/questions/question.ts';
import { expect, test, visit } from '../journey.ts';
import { readQuestions } from './bank-facts.ts';

type Caller = Parameters<typeof readQuestions>[0];

/** The first of the bank's questions that has something. */
async function findQuestion(journey: Caller, has: (question: Question) => boolean): Promise<Question> {
  for (let page = 1; page < 40; page += 1) {
    const { questions } = await readQuestions(journey, `subject=math-aa-sl&pageSize=10&page=${page}`);
    for (const { id } of questions) {
      const answer = await journey.api('GET', `/api/questions/${id}`);
      const question = (await answer.json()) as Question;
      if (has(question)) return question;
    }
  }
  throw new Error('the bank has no such question');
}

const addressOf = ({ id, subject, topic_path }: Pick<Question, 'id' | 'subject' | 'topic_path'>) =>
  `/ibdp-question-bank/${[subject.slug, ...topic_path.map(({ slug }) => slug), id].join('/')}`;

test('another like this leads to the same question with other numbers, round and round', async ({
  page,
  journey,
}) => {
  const first = await findQuestion(journey, ({ another }) => another !== null);
  await visit(page, addressOf(first));
  await page.getByRole('link', { name: /Another like this/ }).click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${addressOf(first.another!)}(\\?|$)`));
  const next = (await (await journey.api('GET', `/api/questions/${first.another!.id}`)).json()) as Question;
  expect(next.questions_text).not.toBe(first.questions_text);
  expect(next.topic.slug).toBe(first.topic.slug);
});

test('a figure is drawn in the question, with words for those who can’t see it', async ({
  page,
  journey,
}) => {
  const question = await findQuestion(journey, ({ questions_html }) =>
    questions_html.includes('class="drawing'),
  );
  await visit(page, addressOf(question));
  const figure = page.getByRole('article').getByRole('img').first();
  await expect(figure).toBeVisible();
  const description = await figure.getAttribute('aria-label');
  expect(description!.length).toBeGreaterThan(20);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await figure.boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(width);
  }
});
