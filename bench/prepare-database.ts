import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts';
import { createQueue } from '../apps/server/src/platform/queue/queue.ts';
import { withClient } from '../apps/server/test/with-client.ts';
import { generateBank } from './generate-bank.ts';
import { addBookmarks, addRunningTests, addStudents, type Student } from './students.ts';

export interface Prepared {
  readonly url: string;
  readonly questions: number;
  readonly students: readonly Student[];
}

/** A month's free tests of so many students are more than a run makes. */
const studentCount = 600;

/** A database with a bank of that size and students who have a test and bookmarks. */
export async function prepareDatabase(
  engineUrl: string,
  { questions, variants }: { questions: number; variants: number },
): Promise<Prepared> {
  const started = performance.now();
  const name = `bench_${questions}`;
  await withClient(engineUrl, (engine) => engine.query(`create database ${name}`));
  const place = new URL(engineUrl);
  place.pathname = `/${name}`;
  const url = place.href;
  await migrateDatabase(url, fileURLToPath(new URL('../apps/server/migrations', import.meta.url)));
  await makeQueueTables(url);
  const students = await withClient(url, async (client) => {
    await generateBank(client, { count: questions, variants });
    // Far from the ids of questions, so that a replay can tell which of the two a number is.
    await client.query('alter table practice_tests alter column id restart with 100000000');
    const made = await addStudents(client, studentCount);
    await addRunningTests(client, made);
    await addBookmarks(client, made);
    await client.query('analyze');
    return made;
  });
  console.log(`${questions} questions made in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return { url, questions, students };
}

/** The app is measured without its jobs, but it leaves some to do. */
async function makeQueueTables(url: string): Promise<void> {
  const database = openDatabase({ url, poolSize: 2, onIdleError: () => undefined });
  const queue = createQueue(database, pino({ level: 'silent' }));
  await queue.start();
  await queue.stop(5);
  await database.close();
}
