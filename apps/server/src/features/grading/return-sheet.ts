import { buffer } from 'node:stream/consumers';
import { displayName } from '@sevenfold/contract/accounts/user';
import { markingOf, marksOf, type Total, totalOf } from '@sevenfold/contract/grading/marking.rules';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { type FacultyMarks, noteFacultyMarks } from '../practice-tests/graded-tests.ts';
import { learnFromTest } from '../practice-tests/learn-from-test.ts';
import { aboutSheet } from './claim-sheet.ts';
import { findMarking, noteReturned } from './desk.queries.ts';
import { assertMine, assertNotOwn, findSheet, type HandedIn, holdSheet } from './find-sheet.ts';
import { dropFile, tellStudent } from './grading.jobs.ts';
import { changeGrading } from './grading.queries.ts';
import { keepPdf } from './keep-file.ts';
import { drawReportInThread } from './pdf/draw-report.ts';
import type { Report } from './pdf/report.ts';
import { type Desk, tellDesk, toBeMarked } from './read-desk.ts';
import { writtenElsewhere } from './save-marking.ts';

/**
 * Makes the graded sheet of what was saved as this version, and hands it to the student with its marks. The drawing
 * takes a while, so that nothing is locked meanwhile; should the marking change by then, nothing is returned.
 */
export async function returnSheet(
  services: Services,
  slug: string,
  version: number,
  caller: Caller,
): Promise<Desk> {
  const { database, queue, clock } = services;
  const sheet = await findSheet(services, slug);
  assertNotOwn(sheet.grading, caller);
  await assertMine(services, sheet.grading, caller);
  const desk = await tellDesk(services, sheet, caller);
  if (desk.version !== version) throw writtenElsewhere();
  const total = totalOf(desk.marking, toBeMarked(desk.questions));
  assertAllMarked(total);
  const report = await drawReportInThread({
    sheet: await readSheet(services, sheet),
    ...reportOf(services, desk, total, caller),
  });
  const key = await keepPdf(services, 'graded-sheets', report);
  const returned = await database.transaction(async (tx) => {
    const held = await holdSheet(services, tx, slug);
    await assertMine(services, held.grading, caller);
    const kept = await findMarking(tx.db, held.grading.id);
    if (kept?.version !== version || held.grading.sheetKey !== sheet.grading.sheetKey) {
      throw writtenElsewhere();
    }
    const now = clock.now();
    const { id, reportKey, gradedAt } = held.grading;
    await noteFacultyMarks(tx.db, held.test.id, facultyMarksOf(desk, total));
    await learnFromTest(services, tx.db, held.test.id);
    await noteReturned(tx.db, id, version);
    if (reportKey !== null) await queue.enqueue(tx, dropFile, { key: reportKey });
    await queue.enqueue(tx, tellStudent, {
      gradingId: id,
      news: gradedAt === null ? 'ready' : 'corrected',
    });
    await recordStaffAction(tx, caller, now, {
      action: gradedAt === null ? 'return answer sheet' : 'return corrected answer sheet',
      about: aboutSheet(held),
      before: { marks_obtained: held.test.marksObtained },
      after: { marks_obtained: total.marks, version },
    });
    return {
      test: { ...held.test, marksObtained: total.marks },
      grading: await changeGrading(tx.db, id, { reportKey: key, gradedAt: now }),
    };
  });
  return tellDesk(services, returned, caller);
}

function facultyMarksOf({ questions, marking }: Desk, { marks }: Total): FacultyMarks {
  const worth = toBeMarked(questions);
  return {
    marks,
    comment: marking.overall_comment.trim(),
    questions: questions.map(({ question_id }, index) => {
      const given = markingOf(marking, question_id);
      return {
        questionId: question_id,
        marks: marksOf(given, worth[index]!.line_marks) ?? 0,
        lines: given.lines,
        comment: given.comment.trim(),
      };
    }),
  };
}

function assertAllMarked({ unmarked }: Total): void {
  if (unmarked.length === 0) return;
  const message =
    unmarked.length === 1
      ? `Question ${unmarked[0]} has no marks yet`
      : `Questions ${unmarked.join(', ')} have no marks yet`;
  throw invalidField('marking.questions', message);
}

async function readSheet({ files }: Services, { grading }: HandedIn): Promise<Buffer> {
  const stream = await files.read(grading.sheetKey!);
  if (!stream) throw new AppError('not_found', 'The answer sheet is no longer there');
  return buffer(stream);
}

function reportOf(
  { config, clock }: Services,
  { sheet, questions, marking }: Desk,
  total: Total,
  caller: Caller,
): Omit<Report, 'sheet'> {
  const worth = toBeMarked(questions);
  return {
    annotations: marking.annotations,
    summary: {
      site: { name: config.site.name, domain: new URL(config.publicOrigin).host },
      student: displayName(sheet.student),
      subject: sheet.subject,
      tutor: caller.name,
      date: clock.now().toISOString(),
      marks: total.marks,
      total: total.total,
      percentage: total.percentage,
      overall: marking.overall_comment.trim(),
      questions: questions.map(({ number, question_id, question }, index) => {
        const given = markingOf(marking, question_id);
        return {
          number,
          topic: question.topic.topic_name,
          marks: marksOf(given, worth[index]!.line_marks) ?? 0,
          comment: given.comment.trim(),
        };
      }),
    },
  };
}
