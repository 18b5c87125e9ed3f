import type { Mistake, MistakePage } from '@sevenfold/contract/coach/coach';
import type { listMistakes } from '@sevenfold/contract/coach/coach.endpoints';
import type { QueryOf } from '@sevenfold/contract/platform/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { type Catalogue, pathOf, type Reader } from '../catalogue/catalogue-tree.ts';
import { readCatalogue, readerOf } from '../catalogue/read-catalogue.ts';
import { presentTopicName } from '../catalogue/topic-name.ts';
import { readWholeQuestions } from '../questions/read-questions.ts';
import { chooseVariant } from './choose-variant.policy.ts';
import type { CoachReaders, OpenTest } from './coach-readers.ts';
import { readCourse, withBelow } from './courses.ts';
import { findSubject } from './find-subject.ts';
import { linkOf, readLinked } from './linked-questions.ts';
import { countMistakes, listMistakeRows, type MistakeFilter, type MistakeRow } from './mistakes.queries.ts';
import { readMet } from './read-met.ts';

type Query = QueryOf<typeof listMistakes>;

/** A student's own, for the student and for whoever tutors her. */
export async function readMistakes(
  services: Services,
  readers: CoachReaders,
  userId: string,
  query: Pick<Query, 'page' | 'pageSize' | 'sort' | 'order' | 'subject' | 'topic' | 'state'>,
  caller: Caller,
): Promise<MistakePage> {
  const { db } = services.database;
  const catalogue = await readCatalogue(services);
  const filter = filterOf(userId, query, catalogue, readerOf(caller));
  const { page, pageSize, sort, order } = query;
  const [rows, counts, all] = await Promise.all([
    listMistakeRows(db, filter, { sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    countMistakes(db, filter),
    countMistakes(db, { userId }),
  ]);
  return {
    rows: await present(services, readers, userId, rows, catalogue, caller),
    total: counts.reduce((sum, { count }) => sum + count, 0),
    page,
    pageSize,
    subjects: subjectsOf(all, catalogue),
  };
}

function filterOf(
  userId: string,
  query: Pick<Query, 'subject' | 'topic' | 'state'>,
  catalogue: Catalogue,
  reader: Reader,
): MistakeFilter {
  const subject = query.subject === undefined ? undefined : findSubject(catalogue, query.subject, reader);
  const topic =
    query.topic === undefined || !subject ? undefined : catalogue.topicBySlug(subject, query.topic);
  if (query.topic !== undefined && !topic) throw new AppError('not_found', 'This topic does not exist');
  return {
    userId,
    subjectId: subject?.id,
    topicIds: topic && withBelow(topic).map(({ id }) => id),
    state: query.state,
  };
}

async function present(
  services: Services,
  readers: CoachReaders,
  userId: string,
  rows: readonly MistakeRow[],
  catalogue: Catalogue,
  caller: Caller,
): Promise<Mistake[]> {
  const openTests = await readers.openTests(userId);
  const again = await variantsOf(services, readers, userId, rows, catalogue, openTests);
  // While a test runs, nothing is told of the answers to its questions: not even of older ones.
  const running = new Set(
    openTests.flatMap(({ state, questionIds }) => (state === 'running' ? questionIds : [])),
  );
  const ids = rows.flatMap(({ question_id }) => question_id ?? []);
  const withLines = rows.flatMap(({ question_id, details }) =>
    question_id !== null && details.missedLines?.length ? [question_id] : [],
  );
  const [questions, whole] = await Promise.all([
    readLinked(services, [...ids, ...again.values()], caller),
    readWholeQuestions(services, [...new Set(withLines)], caller),
  ]);
  const linesOf = new Map(whole.map(({ id, Answer }) => [id, Answer[0]?.mark_lines ?? []]));
  return rows.flatMap((row): Mistake[] => {
    const subject = catalogue.subjects.find(({ id }) => id === row.subject_id);
    if (!subject) return [];
    const topic = catalogue.topicById(row.topic_id);
    const next = questions.get(again.get(row.design) ?? row.question_id ?? 0);
    const lines = linesOf.get(row.question_id ?? 0) ?? [];
    const details = running.has(row.question_id ?? 0) ? {} : row.details;
    return [
      {
        id: row.id,
        at: row.at.toISOString(),
        source: row.source,
        question: questions.get(row.question_id ?? 0) ?? null,
        subject: { id: subject.id, slug: subject.slug, subject_name: subject.subjectName },
        topic: topic ? presentTopicName(topic) : null,
        marks: row.marks,
        of: row.of,
        replies: (details.replies ?? [])
          .filter(({ marks, of }) => marks < of)
          .map(({ field, value, marks, of, readHtml, noteHtml }) => ({
            field,
            value,
            read_html: readHtml ?? null,
            note_html: noteHtml ?? null,
            marks,
            of,
          })),
        missed_lines: (details.missedLines ?? []).flatMap((place) => {
          const line = lines[place];
          return line ? [{ html: line.html, mark: line.mark }] : [];
        }),
        comment: details.comment ?? null,
        own_note: row.own_note,
        mended_at: row.mended_at?.toISOString() ?? null,
        again: next ? linkOf(next) : null,
      },
    ];
  });
}

/** With which question each design is tried again: numbers that the student hasn't met, as far as there are some. */
async function variantsOf(
  services: Services,
  readers: CoachReaders,
  userId: string,
  rows: readonly MistakeRow[],
  catalogue: Catalogue,
  openTests: readonly OpenTest[],
): Promise<Map<string, number>> {
  const designs = [...new Set(rows.map(({ design }) => design))];
  const now = services.clock.now();
  const met = await readMet(services, readers, userId, { designs, before: now });
  const avoid = new Set(openTests.flatMap(({ questionIds }) => questionIds));
  const found = new Map<string, number>();
  for (const subjectId of new Set(rows.map(({ subject_id }) => subject_id))) {
    const subject = catalogue.subjects.find(({ id }) => id === subjectId);
    if (!subject) continue;
    const course = await readCourse(services, catalogue, subject);
    for (const design of designs) {
      const ids = course.designs.get(design)?.questionIds ?? [];
      const variant = chooseVariant(ids, met, { avoid, seed: 0 });
      if (variant) found.set(design, variant.id);
    }
  }
  return found;
}

function subjectsOf(
  counts: Awaited<ReturnType<typeof countMistakes>>,
  catalogue: Catalogue,
): MistakePage['subjects'] {
  return catalogue.subjects.flatMap((subject) => {
    const own = counts.filter(({ subject_id }) => subject_id === subject.id);
    if (own.length === 0) return [];
    const byTopic = new Map<number, number>();
    for (const { topic_id, count } of own) {
      const topic = catalogue.topicById(topic_id);
      const top = topic && pathOf(topic)[0];
      if (top) byTopic.set(top.id, (byTopic.get(top.id) ?? 0) + count);
    }
    return [
      {
        id: subject.id,
        slug: subject.slug,
        subject_name: subject.subjectName,
        mistakes: own.reduce((sum, { count }) => sum + count, 0),
        topics: subject.topics.flatMap(({ id, slug, topicName }) => {
          const mistakes = byTopic.get(id);
          return mistakes ? [{ slug, topic_name: topicName, mistakes }] : [];
        }),
      },
    ];
  });
}
