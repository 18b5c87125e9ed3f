import type { BodyOf, ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { changeQuestions as changing } from '@sevenfold/contract/questions/admin-questions.endpoints';
import { recordStaffActions } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Services } from '../../../platform/services.ts';
import { noSuchTopic } from '../../catalogue/find-place.ts';
import { readCatalogue } from '../../catalogue/read-catalogue.ts';
import { nameOf } from './audited-fields.policy.ts';
import {
  changeQuestions as change,
  dropOtherTopic,
  type LockedQuestion,
  lockQuestions,
  type QuestionChange,
} from './editing.queries.ts';

type Bulk = BodyOf<typeof changing>;
type Changed = ResponseOf<typeof changing>;

/** Published papers that hold one of these questions. Papers provide it: they build on questions. */
export type ListPapersHolding = (db: Db, questionIds: readonly number[]) => Promise<Changed['papers']>;

/** All at once. Each has its own line in the log, where whoever looks at one question finds it. */
export async function changeQuestions(
  services: Services,
  bulk: Bulk,
  caller: Caller,
  listPapersHolding: ListPapersHolding,
): Promise<Changed> {
  const { database, clock } = services;
  const catalogue = await readCatalogue(services);
  const topic = bulk.topic_id === undefined ? undefined : catalogue.topicById(bulk.topic_id);
  if (bulk.topic_id !== undefined && !topic) throw noSuchTopic();
  const changes: QuestionChange = topic
    ? { topicId: topic.id, subjectId: topic.subject.id, topicChanged: true }
    : bulk.visible !== undefined
      ? { visible: bulk.visible }
      : { verified: bulk.verified };
  const [name] = Object.keys(changes) as [keyof LockedQuestion & keyof QuestionChange];
  return database.transaction(async (tx) => {
    const held = (await lockQuestions(tx.db, [...new Set(bulk.ids)])).filter(
      (question) => question[name] !== changes[name],
    );
    const ids = held.map(({ id }) => id);
    const now = clock.now();
    await change(tx.db, ids, changes, now);
    if (topic && ids.length > 0) await dropOtherTopic(tx.db, ids, topic.id);
    const lines = held.map((question) => ({
      action: actionOf(bulk),
      about: { kind: 'question', id: question.id, name: nameOf(question.id, question.questionsText) },
      before: { [name]: question[name] },
      after: { [name]: changes[name] },
    }));
    await recordStaffActions(tx, caller, now, lines);
    const touchesPapers = topic !== undefined || bulk.visible === false;
    return { changed: held.length, papers: touchesPapers ? await listPapersHolding(tx.db, ids) : [] };
  });
}

function actionOf({ visible, verified }: Bulk): string {
  if (visible !== undefined) return visible ? 'show question' : 'hide question';
  if (verified !== undefined) return verified ? 'verify question' : 'unverify question';
  return 'move question';
}
