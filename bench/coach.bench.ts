import type pg from 'pg';
import { startEngine } from '../apps/server/test/engine.ts';
import { withClient } from '../apps/server/test/with-client.ts';
import { prepareDatabase } from './prepare-database.ts';
import { appFile, startProcess } from './server-process.ts';

/**
 * Prints the processor time, of the server and of its connections to the database, that a student with 5,000 answers
 * costs: when everything is made anew from the events, and when the state is kept.
 */
const answers = 5000;
const days = 300;
const goal = 50;
const often = 30;

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

const engine = await startEngine('embedded');
try {
  const { url, students } = await prepareDatabase(engine.url, { questions: 3500, variants: 3 });
  const { id, token } = students[0]!;
  await withClient(url, (client) => addAnswers(client, id));
  const app = await startProcess(appFile, { DATABASE_URL: url });
  const ask = async (path: string) => {
    const answer = await fetch(`${app.origin}/api/coach/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  };
  const forget = () => withClient(url, (client) => client.query('delete from learning_states'));
  const cost = async (path: string, before?: () => Promise<unknown>) => {
    let sum = 0;
    for (let turn = 0; turn < often; turn++) {
      await before?.();
      const start = await app.cpu();
      await ask(path);
      sum += (await app.cpu()) - start;
    }
    return sum / often;
  };
  // Once before each, so that neither compiling nor the reading of the course is measured.
  console.log(`\n| call, with ${answers} answers | mean ms of processor time | goal |\n| --- | --- | --- |`);
  for (const path of ['today?minutes=40', 'map', 'mistakes']) {
    await cost(path);
    console.log(`| ${path} | ${(await cost(path)).toFixed(1)} | ${goal} |`);
  }
  console.log(`| map, made anew from all events | ${(await cost('map', forget)).toFixed(1)} | |`);
  await app.stop();
} finally {
  await engine.stop();
}
