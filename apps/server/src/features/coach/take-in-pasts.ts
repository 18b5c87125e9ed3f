import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { readLearningFacts } from '../questions/learning-facts.ts';
import { takeInPasts } from './coach.jobs.ts';
import type { PastReaders } from './coach-readers.ts';
import { changeLearner, holdLearner } from './events.queries.ts';
import { type Answer, recordFor } from './record-answers.ts';
import { completedAnswer } from './record-completed.ts';
import { claimUntold, listToldQuestions, nextUntold, renumberByTime } from './untold-pasts.queries.ts';

const studentsAtOnce = 50;
const answersAtATime = 500;

/**
 * Makes events of what was kept before there were any. A student's whole past is one transaction, with which she is off
 * the list: a server that dies has taken in all of it or nothing, and the next one goes on. Whose past fails stays on the
 * list, in nobody's way.
 */
export async function takeInSomePasts(services: Services, readers: PastReaders): Promise<void> {
  const { database, queue, log } = services;
  let taken = 0;
  let last: string | undefined;
  for (let turn = 0; turn < studentsAtOnce; turn++) {
    last = await nextUntold(database.db, last);
    if (last === undefined) return;
    try {
      await takeInPast(services, readers, last);
      taken++;
    } catch (error) {
      log.error({ err: error, userId: last }, 'the past of a student is not taken in yet');
    }
  }
  if (taken > 0) await database.transaction((tx) => queue.enqueue(tx, takeInPasts, null));
}

async function takeInPast(services: Services, readers: PastReaders, userId: string): Promise<void> {
  await services.database.transaction(async ({ db }) => {
    if (!(await claimUntold(db, userId))) return;
    const before = await holdLearner(db, userId, services.ids.uuid());
    const past = await readPast(db, readers, userId);
    for (let at = 0; at < past.length; at += answersAtATime) {
      // Held already; this reads how far its events are numbered.
      const learner = await holdLearner(db, userId, services.ids.uuid());
      await recordFor(services, db, learner, past.slice(at, at + answersAtATime));
    }
    if (past.length === 0 || before.lastSeq === 0) return;
    // She was here again since: what is old goes before it, and what was derived meanwhile counts for nothing.
    await renumberByTime(db, userId);
    await changeLearner(db, userId, { generation: services.ids.uuid() });
  });
}

/** Everything that isn't told yet, the oldest first. As while it happens, a tick says nothing beside an answer. */
async function readPast(db: Db, readers: PastReaders, userId: string): Promise<Answer[]> {
  const told = await listToldQuestions(db, userId);
  const inTests = await readers.inTests(db, userId);
  const practised = (await readers.practised(db, userId)).filter(({ questionId }) => !told.has(questionId));
  const answers = [...inTests, ...practised];
  const answered = new Set([...told, ...answers.map(({ questionId }) => questionId)]);
  const ticks = (await readers.ticked(db, userId)).filter(({ questionId }) => !answered.has(questionId));
  const facts = await readLearningFacts(
    db,
    ticks.map(({ questionId }) => questionId),
  );
  const ticked = ticks.flatMap(({ questionId, at }) => {
    const question = facts.get(questionId);
    return question ? [completedAnswer(question, at)] : [];
  });
  return [...answers, ...ticked]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((answer) => ({ ...answer, keptAt: answer.at }));
}
