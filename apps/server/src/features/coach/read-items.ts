import type { listItems } from '@sevenfold/contract/coach/admin-coach.endpoints';
import type { CoachItem } from '@sevenfold/contract/coach/coach';
import type { QueryOf, ResponseOf } from '@sevenfold/contract/platform/endpoint';
import { difficultyNumber, difficultyOf } from '@sevenfold/contract/questions/question.constants';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readCatalogue, readerOf } from '../catalogue/read-catalogue.ts';
import { presentTopicName } from '../catalogue/topic-name.ts';
import { findSubject } from './find-subject.ts';
import { countItems, lastFigured, listItemRows } from './items.queries.ts';
import { linkOf, readLinked } from './linked-questions.ts';

export async function readItems(
  services: Services,
  query: QueryOf<typeof listItems>,
  caller: Caller,
): Promise<ResponseOf<typeof listItems>> {
  const { db } = services.database;
  const catalogue = await readCatalogue(services);
  const { page, pageSize, sort, order, q, suspicion } = query;
  const filter = {
    q,
    suspicion,
    subjectId:
      query.subject === undefined ? undefined : findSubject(catalogue, query.subject, readerOf(caller)).id,
    difficulty: query.difficulty && difficultyNumber(query.difficulty),
  };
  const [rows, total, figuredAt] = await Promise.all([
    listItemRows(db, filter, { sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    countItems(db, filter),
    lastFigured(db),
  ]);
  const questions = await readLinked(
    services,
    rows.flatMap(({ questionId }) => questionId ?? []),
    caller,
  );
  return {
    rows: rows.flatMap((row): CoachItem[] => {
      const subject = catalogue.subjects.find(({ id }) => id === row.subjectId);
      if (!subject) return [];
      const topic = catalogue.topicById(row.topicId);
      const question = questions.get(row.questionId ?? 0);
      const { design, replies, facility, discrimination } = row;
      return [
        {
          design,
          replies,
          facility,
          discrimination,
          suspicions: [...row.suspicions],
          difficulty: difficultyOf(row.difficulty),
          subject: { id: subject.id, slug: subject.slug, subject_name: subject.subjectName },
          topic: topic ? presentTopicName(topic) : null,
          question: question ? linkOf(question) : null,
        },
      ];
    }),
    total,
    page,
    pageSize,
    figured_at: figuredAt?.toISOString() ?? null,
  };
}
