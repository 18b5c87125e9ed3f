import type { BodyOf, QueryOf, ResponseOf } from '@sevenfold/contract/platform/endpoint';
import { difficultyOf } from '@sevenfold/contract/questions/question.constants';
import type * as endpoints from '@sevenfold/contract/questions/transfers.endpoints';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue, TopicNode } from '../catalogue/catalogue-tree.ts';
import { noSuchTopic } from '../catalogue/find-place.ts';
import { readCatalogue, readCatalogueIn } from '../catalogue/read-catalogue.ts';
import { takeBankTurn } from '../catalogue/save-catalogue.ts';
import { presentTopicName } from '../catalogue/topic-name.ts';
import { siblingOf } from './other-level.policy.ts';
import { placeInWords, presentPlace, presentTransfer } from './transfer.presenter.ts';
import {
  type Chosen,
  countChosen,
  insertTransfer,
  listExamples,
  listOfTopics,
  listTransfers,
  moveQuestions,
  noteTransferred,
} from './transfers.queries.ts';

type Asked = BodyOf<typeof endpoints.previewTransfer>;

const examplesShown = 5;
const transfersShown = 20;

function topicOf(catalogue: Catalogue, id: number): TopicNode {
  const topic = catalogue.topicById(id);
  if (!topic) throw noSuchTopic();
  return topic;
}

const withBelow = (topic: TopicNode): number[] => [topic.id, ...topic.children.flatMap(withBelow)];

function planOf(catalogue: Catalogue, asked: Asked): { from: TopicNode; to: TopicNode; chosen: Chosen } {
  const from = topicOf(catalogue, asked.from_topic_id);
  const to = topicOf(catalogue, asked.to_topic_id);
  if (from === to) {
    throw invalidField('to_topic_id', 'Please choose another topic than the one the questions are in');
  }
  // Those that are there already don't move.
  const topicIds = (asked.with_below ? withBelow(from) : [from.id]).filter((id) => id !== to.id);
  const questionIds = asked.question_ids && [...new Set(asked.question_ids)];
  return { from, to, chosen: { topicIds, questionIds } };
}

function assertAllThere(chosen: Chosen, count: number): void {
  const gone = (chosen.questionIds?.length ?? count) - count;
  if (gone === 0) return;
  throw new AppError(
    'conflict',
    `${gone} of the chosen questions ${gone === 1 ? 'is' : 'are'} no longer in this topic. Please choose again.`,
  );
}

export async function readTransferable(
  services: Services,
  query: QueryOf<typeof endpoints.listTransferable>,
): Promise<ResponseOf<typeof endpoints.listTransferable>> {
  const catalogue = await readCatalogue(services);
  const topic = topicOf(catalogue, query.topic_id);
  const ids = query.with_below === 'true' ? withBelow(topic) : [topic.id];
  const { rows, total } = await listOfTopics(services.database.db, ids, query);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      topic: presentTopicName(topicOf(catalogue, row.topicId)),
      questions_text: row.questionsText,
      difficulty: difficultyOf(row.difficulty),
      marks: row.marks,
      visible: row.visible,
    })),
    total,
    page: query.page,
    pageSize: query.pageSize,
  };
}

export async function previewTransfer(
  services: Services,
  asked: Asked,
): Promise<ResponseOf<typeof endpoints.previewTransfer>> {
  const catalogue = await readCatalogue(services);
  const { from, to, chosen } = planOf(catalogue, asked);
  const { db } = services.database;
  const counts = await countChosen(db, chosen, to.id, to.subject.id);
  assertAllThere(chosen, counts.count);
  return {
    count: counts.count,
    hidden: counts.hidden,
    from: presentPlace(from),
    to: presentPlace(to),
    examples: await listExamples(db, chosen, examplesShown),
    other_topics: { dropped: counts.dropped, elsewhere: counts.elsewhere },
    sharing: {
      count: counts.shared,
      before: twinOf(catalogue, from),
      after: twinOf(catalogue, to),
    },
    audience:
      from.subject.staffOnly === to.subject.staffOnly ? 'same' : to.subject.staffOnly ? 'hidden' : 'shown',
  };
}

/** Where shared questions of a topic are listed besides: the same slug at the other level. As the view of the bank has it. */
function twinOf(catalogue: Catalogue, topic: TopicNode): string | null {
  const sibling = siblingOf(catalogue, topic.subject);
  if (!sibling || (topic.subject.staffOnly && !sibling.staffOnly)) return null;
  const twin = catalogue.topicBySlug(sibling, topic.slug);
  return twin ? placeInWords(twin) : null;
}

export async function transferQuestions(
  { database, clock }: Services,
  { expected, ...asked }: BodyOf<typeof endpoints.transferQuestions>,
  caller: Caller,
) {
  return database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const { from, to, chosen } = planOf(await readCatalogueIn(tx.db), asked);
    const now = clock.now();
    const transfer = await insertTransfer(tx.db, {
      at: now,
      actorId: caller.userId,
      actorName: caller.name,
      toTopicId: to.id,
      fromName: placeInWords(from),
      toName: placeInWords(to),
      questionCount: expected,
    });
    const ids = await noteTransferred(tx.db, transfer.id, chosen, to.id);
    assertAllThere(chosen, ids.length);
    if (ids.length !== expected) {
      throw new AppError(
        'conflict',
        `There are ${ids.length} questions to move by now, not ${expected}. Please look at the preview again.`,
      );
    }
    await moveQuestions(tx.db, ids, to.id, now);
    await recordStaffAction(tx, caller, now, {
      action: 'transfer questions',
      about: { kind: 'transfer', id: transfer.id, name: `${transfer.fromName} → ${transfer.toName}` },
      before: { topic: transfer.fromName },
      after: { topic: transfer.toName, questions: ids },
    });
    return presentTransfer(transfer);
  });
}

export const readTransfers = async ({ database }: Services) => ({
  transfers: (await listTransfers(database.db, transfersShown)).map(presentTransfer),
});
