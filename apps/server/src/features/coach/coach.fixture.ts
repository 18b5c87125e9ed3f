import type { Today } from '@sevenfold/contract/coach/coach';
import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import { expect, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { draftOf } from '../questions/questions.fixture.ts';
import { insertQuestions } from '../questions/save-question.ts';
import { readCourse } from './courses.ts';
import { readState } from './read-state.ts';

/** The answer to every question here. */
export const right = '42';
export const wrong = '41';

const field = (part: string, marks: number): ReplyField => ({
  field: `${part}.1`,
  part,
  kind: 'number',
  expected: right,
  marks,
  mistakes: [{ value: '-42', note: 'You took the other sign.' }],
});

const drafts = (topicId: number, design: string, variants: number) =>
  Array.from({ length: variants }, (_, variant) =>
    draftOf(topicId, {
      designKey: design,
      variant,
      text: `Number ${variant} of ${design}.\n\n(a) Find it. [2]\n\n(b) Find it again. [1]`,
      replies: [field('a', 2), field('b', 1)],
    }),
  );

/** A course of two topics, whose designs have three variants each; and a subject that only staff see. */
export async function startCoach() {
  const test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  const accounts = accountsOf(test);
  const { id: subjectId, topics } = await addSubject(
    test,
    'math-aa-sl',
    { algebra: { logs: {}, series: {} }, calculus: { rules: {} } },
    { name: 'Math AA SL' },
  );
  await addSubject(test, 'economics-hl', { markets: {} }, { staffOnly: true });
  const designs = ['logs', 'series', 'rules'].flatMap((topic) =>
    Array.from({ length: 4 }, (_, place) => ({ topic, design: `${topic}/${place}` })),
  );
  const ids = await insertQuestions(
    test,
    designs.flatMap(({ topic, design }) => drafts(topics[topic]!, design, 3)),
  );
  const questionsOf = new Map(
    designs.map(({ design }, place) => [design, ids.slice(3 * place, 3 * place + 3)]),
  );
  const designOf = (id: number) => [...questionsOf].find(([, own]) => own.includes(id))![0];
  const idOf = (design: string, variant = 0) => questionsOf.get(design)![variant]!;
  return { test, accounts, subjectId, topics, idOf, designOf, ...callsOf(test, accounts, subjectId) };
}

function callsOf(test: TestApp, accounts: ReturnType<typeof accountsOf>, subjectId: number) {
  const check = (who: Account, id: number, givens: Record<string, string>) =>
    accounts.post(
      `/api/questions/${id}/check`,
      { replies: Object.entries(givens).map(([name, value]) => ({ field: name, value })) },
      { token: who.token },
    );
  return {
    check,
    /** Both parts at once. */
    answer: async (who: Account, id: number, value = right) => {
      const answer = await check(who, id, { 'a.1': value, 'b.1': value });
      expect(answer.statusCode, answer.body).toBe(200);
    },
    today: async (who: Account, query = ''): Promise<Today> => {
      const answer = await accounts.get(`/api/coach/today${query}`, who.token);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
    get: async (who: Account, path: string) => {
      const answer = await accounts.get(`/api/coach/${path}`, who.token);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
    events: (who: Account) =>
      accounts.rows(
        `select seq, source, source_key, in_test, question_id, design, marks, "of", retry, first, complete
         from learning_events where user_id = $1 order by seq`,
        [who.user.id],
      ),
    /** Ends the one connection that waits for a row of a table, as with a server that is killed. */
    endWaiting: (table: string) =>
      vi.waitFor(
        async () => {
          const ended = await accounts.rows(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
            [`%"${table}"%`],
          );
          expect(ended).toHaveLength(1);
        },
        { timeout: 60_000 },
      ),
    /** What is known of a student now, by whatever way it was made. */
    stateOf: async (who: Account) => {
      const catalogue = await readCatalogue(test);
      const subject = catalogue.subjects.find(({ id }) => id === subjectId)!;
      const { course } = await readCourse(test, catalogue, subject);
      return (await readState(test, who.user.id, subjectId, course)).state;
    },
  };
}
