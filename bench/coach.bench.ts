import type pg from 'pg';
import { startEngine } from '../apps/server/test/engine.ts';
import { withClient } from '../apps/server/test/with-client.ts';
import { prepareDatabase } from './prepare-database.ts';
import { appFile, type ServerProcess, startProcess } from './server-process.ts';

/**
 * Prints the processor time, of the server and of its connections to the database, that a student with 5,000 answers
 * costs: when everything is made anew from the events, and when the state is kept; in a server that has been running for a
 * while, and in one that was just started.
 */
const answers = 5000;
const days = 300;
const goal = 50;
const often = 30;
const starts = 3;

/** Spread over a year, all over one subject, in the order of the days; two in three are right. */
const addAnswers = (client: pg.ClientBase, userId: string) =>
  client.query(
    `with first_subject as (
       select subject_id from questions group by 1 order by count(*) desc limit 1
     ), asked as (
       select q.*, row_number() over (order by md5(q.id::text || n)) as seq
       from questions q join first_subject using (subject_id), generate_series(1, 40) n
     ), learner as (
       insert into learners (user_id, last_seq, generation) values ($1, $2, gen_random_uuid())
     )
     insert into learning_events (user_id, seq, source_key, source, in_test, question_id, design, subject_id, topic_ids,
       difficulty, kind, marks, "of", retry, first, complete, at, kept_at, ability)
     select $1, seq, 'bench:' || seq, 'reply', false, id, coalesce(design_key, 'question:' || id), subject_id,
       array[topic_id], difficulty, 'written', case when seq % 3 = 0 then 0 else marks end, marks, false, false, true,
       at, at, 0
     from asked, lateral (select now() - $3 * interval '1 day' * (1 - seq::float8 / $2) - interval '3 days' as at) moment
     where seq <= $2`,
    [userId, answers, days],
  );

/** A few answers of somebody else, so that what all students share is there already. */
const addSomeone = (client: pg.ClientBase, userId: string, like: string) =>
  client.query(
    `with learner as (insert into learners (user_id, last_seq, generation) values ($1, 3, gen_random_uuid()))
     insert into learning_events (user_id, seq, source_key, source, in_test, question_id, design, subject_id, topic_ids,
       difficulty, kind, marks, "of", retry, first, complete, at, kept_at, ability)
     select $1, seq, source_key, source, in_test, question_id, design, subject_id, topic_ids,
       difficulty, kind, marks, "of", retry, first, complete, at, kept_at, ability
     from learning_events where user_id = $2 and seq <= 3`,
    [userId, like],
  );

const engine = await startEngine('embedded');
try {
  const { url, students } = await prepareDatabase(engine.url, { questions: 3500, variants: 3 });
  const [student, other] = [students[0]!, students[1]!];
  await withClient(url, async (client) => {
    await addAnswers(client, student.id);
    await addSomeone(client, other.id, student.id);
    await client.query('analyze learning_events');
  });
  const forget = () => withClient(url, (client) => client.query('delete from learning_states'));
  const ask = async (app: ServerProcess, path: string, { token } = student) => {
    const answer = await fetch(`${app.origin}/api/coach/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  };
  const once = async (app: ServerProcess, path: string) => {
    const start = await app.cpu();
    await ask(app, path);
    return (await app.cpu()) - start;
  };
  const print = (what: string, figures: readonly number[]) => {
    const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
    console.log(`| ${what} | ${mean.toFixed(1)} | ${Math.max(...figures).toFixed(1)} | ${goal} |`);
  };
  console.log(
    `\n| call, with ${answers} answers | mean ms of processor time | most | goal |\n| --- | --- | --- | --- |`,
  );

  const app = await startProcess(appFile, { DATABASE_URL: url });
  // Once before each, so that neither compiling nor the reading of the course is measured.
  for (const path of ['today?minutes=40', 'map', 'mistakes']) {
    for (let turn = 0; turn < often; turn++) await ask(app, path);
    const figures: number[] = [];
    for (let turn = 0; turn < often; turn++) figures.push(await once(app, path));
    print(path, figures);
  }
  const anew: number[] = [];
  for (let turn = 0; turn < often; turn++) {
    await forget();
    anew.push(await once(app, 'map'));
  }
  print('map, made anew from all events', anew);
  await app.stop();

  const first: Record<string, number[]> = {};
  for (let start = 0; start < starts; start++) {
    for (const [what, path, before] of [
      ['first today after a start', 'today?minutes=40', async () => undefined],
      ['first map after a start', 'map', async () => undefined],
      ['first map after a start, made anew from all events', 'map', forget],
    ] as const) {
      const fresh = await startProcess(appFile, { DATABASE_URL: url });
      // What the first student of all pays for everybody: the course, the plans of statements, the code itself.
      for (const shared of ['today?minutes=40', 'map']) await ask(fresh, shared, other);
      await before();
      first[what] = [...(first[what] ?? []), await once(fresh, path)];
      await fresh.stop();
    }
  }
  for (const [what, figures] of Object.entries(first)) print(what, figures);
} finally {
  await engine.stop();
}
