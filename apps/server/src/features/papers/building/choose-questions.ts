import type { Blueprint } from '@sevenfold/contract/papers/blueprint';
import type { BlockedWishes } from '@sevenfold/contract/papers/papers';
import { withMarks } from '@sevenfold/contract/papers/sat-papers.rules';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Services } from '../../../platform/services.ts';
import type { Catalogue, SubjectNode } from '../../catalogue/catalogue-tree.ts';
import { readMetQuestions } from '../../practice-tests/met-questions.ts';
import type { PaperPlace } from '../papers.queries.ts';
import { presentBlocked } from './blocked.presenter.ts';
import { chooseInThread } from './choose-in-thread.ts';
import { readCandidates } from './kept-candidates.ts';
import type { PackedCandidates } from './packed-candidates.ts';
import { calculatorOf } from './paper-facts.policy.ts';

export interface FoundQuestions {
  readonly found: true;
  readonly questions: readonly PaperPlace[];
  readonly calculatorAllowed: boolean | null;
  /** From which they were chosen. */
  readonly candidates: PackedCandidates;
}

/** A paper that has every wish, or which of them block one another. */
export async function chooseQuestions(
  services: Services,
  { catalogue, subject }: { readonly catalogue: Catalogue; readonly subject: SubjectNode },
  wishes: Blueprint,
  caller: Caller,
): Promise<FoundQuestions | BlockedWishes> {
  const blueprint = withMarks(wishes, subject.slug);
  const candidates = await readCandidates(services, catalogue, subject);
  const seen = wishes.unseen ? await seenDesigns(services, candidates, caller) : new Int32Array();
  const task = { candidates, seen, blueprint, seed: services.ids.secret() };
  const chosen = await chooseInThread(task, { owner: caller.userId, log: services.log });
  if (!chosen.found) return presentBlocked(chosen, blueprint, catalogue);
  const placeOf = new Map(Array.from(candidates.ids, (id, at) => [id, at]));
  const places = chosen.questions.map(({ id }) => placeOf.get(id)!);
  return {
    found: true,
    questions: chosen.questions.map(({ id, section }, index) => ({
      section: blueprint.sections[section]?.name ?? '',
      questionId: id,
      marks: candidates.marks[places[index]!]!,
    })),
    calculatorAllowed: calculatorOf(places.map((at) => (candidates.flags[at]! & 1) !== 0)),
    candidates,
  };
}

/** Of designs without a key the questions themselves count. */
async function seenDesigns(
  { database }: Services,
  { ids, designs, designKeys }: PackedCandidates,
  caller: Caller,
): Promise<Int32Array> {
  const met = await readMetQuestions(database.db, caller.userId);
  const seen = new Set<number>();
  designs.forEach((design, at) => {
    if (met.ids.has(ids[at]!) || met.designs.has(designKeys[design]!)) seen.add(design);
  });
  return Int32Array.from(seen);
}
