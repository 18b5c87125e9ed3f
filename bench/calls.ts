import { randomUUID } from 'node:crypto';
import { subjects } from './bank-words.ts';
import type { Asked } from './load.ts';
import { seededRandom } from './random.ts';
import { requestsFor, slug } from './requests.ts';
import { benchPassword, type Student } from './students.ts';

/** What addresses and callers there are in one database. */
export interface Setting {
  readonly questions: number;
  readonly students: readonly Student[];
  readonly questionPages: readonly string[];
  readonly postPages: readonly string[];
}

export interface Call {
  readonly name: string;
  /** So many at most, no two the same where an answer may be kept. */
  requests(setting: Setting): Asked[];
  /** Whether the same request may be sent again, when the app may have kept its answer. */
  readonly again: boolean;
  /** Bounded by the hash of a password, on purpose. */
  readonly hashes?: boolean;
}

/** More than a run needs at most; the time ends it earlier. */
const plenty = 12_000;
const many = <Item>(make: (index: number) => Item, count = plenty): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
const json = (path: string, body: object, headers: Record<string, string> = {}): Asked => ({
  method: 'POST',
  path,
  headers,
  body: JSON.stringify(body),
});
const as = ({ token }: Student) => ({ authorization: `Bearer ${token}`, 'x-device-id': 'bench-device' });

const reading = (name: 'list' | 'filtered list' | 'question' | 'search'): Call => ({
  name,
  again: true,
  requests: ({ questions }) => requestsFor(name, 4000, questions, 1).map((path) => ({ method: 'GET', path })),
});

/** As a browser asks. A query that the page doesn't know makes an address that nobody has asked for. */
const page = (name: string, pathsOf: (setting: Setting) => readonly string[]): Call => ({
  name: `page: ${name}`,
  again: true,
  requests(setting) {
    const paths = pathsOf(setting);
    const at = (index: number) => paths[index % paths.length]!;
    return many((index) => ({
      method: 'GET',
      path: `${at(index)}${at(index).includes('?') ? '&' : '?'}ref=${index}`,
      headers: { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' },
    }));
  },
});

/**
 * The statements of some of the first calls are sent to the database alone, over and over. The students of those calls
 * have more tests then than anybody makes in a month, and make no others.
 */
const rehearsals = 100;
const maker = (students: readonly Student[], index: number): Student =>
  students[index < rehearsals ? index : rehearsals + (index % (students.length - rehearsals))]!;

const topics = subjects.flatMap((subject) =>
  Object.keys(subject.topics).map((top) => ({ subject: subject.slug, topic: slug(top) })),
);

export const calls: readonly Call[] = [
  reading('list'),
  reading('filtered list'),
  reading('question'),
  reading('search'),
  {
    name: 'create test',
    again: false,
    requests({ students }) {
      const random = seededRandom(3);
      return many((index) => {
        const { subject, topic } = random.pick(topics);
        const body = { subject_slug: subject, topic_slugs: [topic], duration: 60 };
        return json('/api/test', body, as(maker(students, index)));
      });
    },
  },
  {
    name: 'test action',
    again: false,
    requests({ students }) {
      const random = seededRandom(5);
      return many((index) => {
        const student = students[index % students.length]!;
        const action = { id: randomUUID(), question_id: 1 + random.below(10), kind: 'attempt' };
        return json(`/api/test/${student.testSlug}/actions`, { actions: [action] }, as(student));
      });
    },
  },
  {
    name: 'login',
    again: false,
    hashes: true,
    requests: ({ students }) =>
      many((index) =>
        // Without an id all logins are one device; a made-up one would soon lock the account.
        json('/api/auth/login', {
          username: students[index % students.length]!.email,
          password: benchPassword,
        }),
      ),
  },
  {
    name: 'sign-up',
    again: false,
    hashes: true,
    requests: () =>
      many(() => {
        const email = `${randomUUID()}@bench.example`;
        return json(
          '/api/auth/signup',
          { email, password: benchPassword, confirmPassword: benchPassword },
          { 'x-device-id': 'bench-device' },
        );
      }),
  },
  {
    name: 'PDF of ten',
    again: false,
    requests: ({ students }) =>
      many((index) => ({
        method: 'GET',
        path: '/api/user_question/download-pdf',
        headers: as(students[index % students.length]!),
      })),
  },
  page('home', () => ['/']),
  page('bank', () => ['/ibdp-question-bank']),
  page('list', () =>
    topics.map(({ subject, topic }) => `/ibdp-question-bank?subject=${subject}&topic=${topic}`),
  ),
  page('question', ({ questionPages }) => questionPages),
  page('post', ({ postPages }) => postPages),
];
