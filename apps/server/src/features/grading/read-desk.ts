import type { deskSchema } from '@sevenfold/contract/grading/desk.endpoints';
import { emptyMarking } from '@sevenfold/contract/grading/marking';
import type { MarkedQuestion } from '@sevenfold/contract/grading/marking.rules';
import type { z } from 'zod';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readQuestionsToMark } from '../practice-tests/graded-tests.ts';
import { findMarking, type MarkingRow } from './desk.queries.ts';
import type { KeptMarking } from './desk.tables.ts';
import { claimerOf, findSheet, type HandedIn } from './find-sheet.ts';
import { tellSheets } from './read-queue.ts';
import { listSheetPages } from './sheet-pages.queries.ts';

export type Desk = z.output<typeof deskSchema>;

export const readDesk = async (services: Services, slug: string, caller: Caller): Promise<Desk> =>
  tellDesk(services, await findSheet(services, slug), caller);

export async function tellDesk(
  services: Services,
  { test, grading }: HandedIn,
  caller: Caller,
): Promise<Desk> {
  const [[sheet], questions, kept, pages] = await Promise.all([
    tellSheets(services, [grading], caller),
    readQuestionsToMark(services, test.id, caller),
    findMarking(services.database.db, grading.id),
    listSheetPages(services.database.db, grading.id),
  ]);
  return {
    sheet: sheet!,
    questions,
    pages: pages.map(({ page, bookletPage, numbers }) => ({ page, booklet_page: bookletPage, numbers })),
    version: kept?.version ?? 0,
    saved_at: kept?.savedAt.toISOString() ?? null,
    saved_by: kept?.savedBy ? await claimerOf(services, kept.savedBy) : null,
    save_id: kept?.saveId ?? null,
    marking: markingOfSheet(kept, grading.sheetKey),
    returned_version: kept?.returnedVersion ?? null,
  };
}

/** What was drawn on a sheet that was exchanged since then is no longer shown; its version goes on. */
export const markingOfSheet = (kept: MarkingRow | undefined, sheetKey: string | null): KeptMarking =>
  kept && kept.sheetKey === sheetKey ? kept.content : { ...emptyMarking, questions: [], annotations: [] };

export const toBeMarked = (questions: Desk['questions']): MarkedQuestion[] =>
  questions.map(({ question_id, question }) => ({
    question_id,
    line_marks: question.Answer?.[0]?.mark_lines.map(({ marks }) => marks) ?? [],
  }));
