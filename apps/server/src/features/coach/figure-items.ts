import { difficultyOf } from '@sevenfold/contract/questions/question.constants';
import { type Item, itemFigures } from '@sevenfold/learning/item-figures';
import { suspicionsOf } from '@sevenfold/learning/suspicious-items';
import { groupedBy } from '../../platform/grouped-by.ts';
import type { Services } from '../../platform/services.ts';
import { type LearningFacts, readLearningFacts } from '../questions/learning-facts.ts';
import {
  type FirstAnswer,
  type ItemRow,
  lastFigured,
  listAnsweredDesigns,
  listFirstAnswers,
  replaceItems,
} from './items.queries.ts';

const designsAtATime = 200;
const hour = 3_600_000;
/** Asked every hour, done once a night. */
const restHours = 20;

export async function figureItemsOnceADay(services: Services): Promise<void> {
  const last = await lastFigured(services.database.db);
  if (last && services.clock.now().getTime() - last.getTime() < restHours * hour) return;
  await figureItems(services);
}

/** What first answers say of every design. All of it anew: it takes some answers with it that were deleted since. */
export async function figureItems({ database, clock }: Services): Promise<void> {
  const bySubject = groupedBy(await listAnsweredDesigns(database.db), ({ subject_id }) => subject_id);
  const rows: ItemRow[] = [];
  for (const [subjectId, found] of bySubject) {
    for (let at = 0; at < found.length; at += designsAtATime) {
      const designs = found.slice(at, at + designsAtATime).map(({ design }) => design);
      const answers = await listFirstAnswers(database.db, subjectId, designs);
      const facts = await readLearningFacts(database.db, [
        ...new Set(answers.flatMap(({ question_id }) => question_id ?? [])),
      ]);
      for (const own of groupedBy(answers, ({ design }) => design).values()) {
        rows.push(figured(subjectId, own, facts, clock.now()));
      }
    }
  }
  await database.transaction(({ db }) => replaceItems(db, rows));
}

function figured(
  subjectId: number,
  answers: readonly FirstAnswer[],
  facts: ReadonlyMap<number, LearningFacts>,
  figuredAt: Date,
): ItemRow {
  // The newest speaks for the design as it is now.
  const { design, question_id: questionId, topic_id: topicId, difficulty, kind } = answers.at(-1)!;
  const letters = new Set(answers.map(({ question_id }) => facts.get(question_id ?? 0)?.answer));
  const answer = letters.size === 1 ? [...letters][0] : undefined;
  const item: Item = {
    design,
    difficulty: difficultyOf(difficulty),
    kind,
    // Where the right letter differs from variant to variant, letters can't be compared.
    ...(answer !== undefined && { answer }),
    replies: answers.map(({ ability, outcome, option }) => ({
      ability,
      outcome,
      ...(option !== null && { option }),
    })),
  };
  const { facility, discrimination } = itemFigures(item);
  return {
    subjectId,
    design,
    questionId,
    topicId,
    difficulty,
    replies: answers.length,
    facility: facility ?? null,
    discrimination: discrimination ?? null,
    suspicions: suspicionsOf(item),
    figuredAt,
  };
}
