import type { SubjectTree } from '../../packages/contract/src/catalogue/catalogue.ts';
import type { Question, QuestionCard } from '../../packages/contract/src/questions/question.ts';
import { expect } from '../journey.ts';

/** What the bank holds, as its API says: the journeys know no question and no total by heart. */
interface Caller {
  api(
    method: string,
    path: string,
    options?: { token?: string; body?: unknown; device?: string },
  ): Promise<Response>;
}

export interface Place {
  /** Subject, topic, subtopic, sub-subtopic. */
  readonly slugs: readonly string[];
  readonly name: string;
  readonly count: number;
  readonly isLeaf: boolean;
}

export interface QuestionPage {
  readonly questions: readonly QuestionCard[];
  readonly total: number;
}

interface AnyTopic {
  readonly slug: string;
  readonly topic_name: string;
  readonly totalQuestionsCount: number;
  readonly subtopics: readonly AnyTopic[];
}

const slugNames = ['subject', 'topic', 'subtopic', 'subsubtopic'];

async function read<Body>(journey: Caller, path: string, token?: string): Promise<Body> {
  const answer = await journey.api('GET', path, token ? { token } : {});
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as Body;
}

export const readSubjects = async (journey: Caller, token?: string): Promise<SubjectTree[]> =>
  (await read<{ subjects: SubjectTree[] }>(journey, '/api/subjects', token)).subjects;

const placesBelow = (slugs: readonly string[], topics: readonly AnyTopic[]): Place[] =>
  topics.flatMap((topic) => {
    const here = [...slugs, topic.slug];
    return [
      {
        slugs: here,
        name: topic.topic_name,
        count: topic.totalQuestionsCount,
        isLeaf: topic.subtopics.length === 0,
      },
      ...placesBelow(here, topic.subtopics),
    ];
  });

/** Every topic of every subject that this reader sees, fullest first. */
export async function readPlaces(journey: Caller, token?: string): Promise<Place[]> {
  const subjects = await readSubjects(journey, token);
  return subjects
    .flatMap((subject) => placesBelow([subject.slug], subject.Topic))
    .toSorted((one, other) => other.count - one.count);
}

/** The fullest topic that fits. */
export async function findPlace(journey: Caller, fits: (place: Place) => boolean): Promise<Place> {
  const found = (await readPlaces(journey)).find(fits);
  expect(found, 'a topic that fits').toBeTruthy();
  return found as Place;
}

/** A leaf whose questions fill more than one page of the usual size, so that it can be paged through. */
export const fullLeaf = (journey: Caller) =>
  findPlace(journey, ({ isLeaf, count, slugs }) => isLeaf && count > 5 && slugs.length > 2);

export const placeQuery = ({ slugs }: Pick<Place, 'slugs'>): string =>
  slugs.map((slug, depth) => `${slugNames[depth]}=${slug}`).join('&');

export const listPath = (place: Pick<Place, 'slugs'>, more = ''): string =>
  `/ibdp-question-bank?${placeQuery(place)}${more}`;

/** The API names two of the address's parts otherwise. */
const apiQuery = (query: string) =>
  query
    .replace(/^\?/, '')
    .replace('subsubtopic=', 'subSubTopic=')
    .replace(/(^|&)subtopic=/, '$1subTopic=');

/** The questions that an address of the bank asks for. */
export const readQuestions = (journey: Caller, query: string, token?: string): Promise<QuestionPage> =>
  read(journey, `/api/questions?${apiQuery(query)}`, token);

export const readQuestion = (journey: Caller, id: number, token?: string): Promise<Question> =>
  read(journey, `/api/questions/${id}`, token);

/** The first question in the lists of all subjects that fits. */
export async function findQuestion(
  journey: Caller,
  fits: (question: QuestionCard) => boolean,
  query = '',
): Promise<QuestionCard> {
  for (let page = 1; ; page += 1) {
    const { questions, total } = await readQuestions(journey, `page=${page}&pageSize=10${query}`);
    const found = questions.find(fits);
    if (found) return found;
    expect(page * 10, 'a question that fits is among the total').toBeLessThan(total);
  }
}

/** The first question that fits with its answer. */
export async function findWholeQuestion(
  journey: Caller,
  fits: (question: Question) => boolean,
  query = '',
): Promise<Question> {
  let whole: Question | undefined;
  for (let page = 1; ; page += 1) {
    const { questions, total } = await readQuestions(journey, `page=${page}&pageSize=10${query}`);
    for (const { id } of questions) {
      whole = await readQuestion(journey, id);
      if (fits(whole)) return whole;
    }
    expect(page * 10, 'a question that fits is among the total').toBeLessThan(total);
  }
}

/** Where a question is at home. */
export const homeOf = (question: Pick<QuestionCard, 'subject' | 'topic_path'>): Pick<Place, 'slugs'> => ({
  slugs: [question.subject.slug, ...question.topic_path.map((topic) => topic.slug)],
});

export const pathOf = (question: Pick<QuestionCard, 'id' | 'subject' | 'topic_path'>): string =>
  `/ibdp-question-bank/${homeOf(question).slugs.join('/')}/${question.id}`;

/** The address of the page on which a list shows a question, and the question's place in that list. */
export async function locate(
  journey: Caller,
  question: QuestionCard,
): Promise<{ path: string; position: number }> {
  const place = homeOf(question);
  for (let page = 1; ; page += 1) {
    const { questions, total } = await readQuestions(
      journey,
      `${placeQuery(place)}&pageSize=10&page=${page}`,
    );
    const index = questions.findIndex(({ id }) => id === question.id);
    if (index >= 0) {
      return {
        path: listPath(place, `${page > 1 ? `&page=${page}` : ''}&pageSize=10`),
        position: (page - 1) * 10 + index + 1,
      };
    }
    expect(page * 10, `question ${question.id} is in the list of its topic`).toBeLessThan(total);
  }
}

/** Some words of a text that stand outside of its formulas, as the screen shows them. */
export const someWords = (markdown: string): string =>
  /[A-Za-z]{3,}(?: [a-z]+)+/.exec(markdown.replace(/\$[^$]*\$/g, '.'))?.[0] ?? '';
