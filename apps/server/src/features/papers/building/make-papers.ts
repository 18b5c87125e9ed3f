import type { makePapers as making } from '@sevenfold/contract/papers/admin-papers.endpoints';
import { paperLetters, readingMinutes } from '@sevenfold/contract/papers/paper.constants';
import type { MadePapers } from '@sevenfold/contract/papers/papers';
import type { BodyOf } from '@sevenfold/contract/platform/endpoint';
import { recordStaffActions } from '../../../platform/audit/audit.ts';
import { isBrokenReference } from '../../../platform/database/postgres-errors.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Services } from '../../../platform/services.ts';
import { readCatalogue } from '../../catalogue/read-catalogue.ts';
import { takeBankTurn } from '../../catalogue/save-catalogue.ts';
import { findKnownBlueprint } from '../keep-blueprints.ts';
import { insertPaper, type PaperPlace } from '../papers.queries.ts';
import { bankChanged, newPaperSlug } from './build-paper.ts';
import { chooseQuestions } from './choose-questions.ts';
import { versionOf } from './versions.policy.ts';

/** Papers of staff's blueprint, unpublished: all versions, or none. */
export async function makePapers(
  services: Services,
  blueprintId: number,
  { name, versions, differ }: BodyOf<typeof making>,
  caller: Caller,
): Promise<MadePapers> {
  const { database, clock, ids } = services;
  const catalogue = await readCatalogue(services);
  const { row, subject } = await findKnownBlueprint(services, blueprintId, catalogue);
  // What one member of staff has met is no matter of the students'.
  const wishes = { ...row.wishes, unseen: false };
  const chosen = await chooseQuestions(services, { catalogue, subject }, wishes, caller);
  if (!chosen.found) return chosen;
  const lists: (readonly PaperPlace[])[] = [chosen.questions];
  while (lists.length < versions) {
    const taken = new Set(lists.flat().map(({ questionId }) => questionId));
    lists.push(versionOf(chosen.questions, chosen.candidates, differ, taken, ids.random));
  }
  const papers = lists.map((questions, place) => {
    const letter = versions === 1 ? null : paperLetters[place]!;
    const named = letter === null ? name : `${name} · ${letter}`;
    return { slug: newPaperSlug(named, ids.secret()), name: named, letter, questions };
  });
  const made = database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const now = clock.now();
    for (const { questions, ...paper } of papers) {
      await insertPaper(
        tx.db,
        {
          ...paper,
          subjectId: subject.id,
          paper: row.paper,
          minutes: row.minutes,
          readingMinutes,
          calculatorAllowed: chosen.calculatorAllowed,
          source: 'staff',
          blueprintId,
          audience: 'everybody',
          published: false,
          createdAt: now,
        },
        questions,
      );
    }
    await recordStaffActions(
      tx,
      caller,
      now,
      papers.map((paper) => ({
        action: 'make paper',
        about: { kind: 'paper', id: paper.slug, name: paper.name },
        after: { blueprint: row.name, questions: paper.questions.map(({ questionId }) => questionId) },
      })),
    );
  });
  await made.catch((error: unknown) => {
    throw isBrokenReference(error) ? bankChanged() : error;
  });
  return { found: true, papers: papers.map(({ slug, name: named }) => ({ slug, name: named })) };
}
