import { setImmediate as nextTurn } from 'node:timers/promises';
import { invalidFields } from '../../platform/app-error.ts';
import { typesetAll } from '../../platform/typesetting/typeset-in-thread.ts';
import {
  checkDraft,
  type Issue,
  type KnownTexts,
  type Prepared,
  type PreparedQuestion,
  prepareKnown,
  prepareQuestion,
  type QuestionDraft,
} from './question-draft.policy.ts';

/** So many are on their way to the typesetter and back at once. */
const draftsAtOnce = 25;
const mostIssues = 100;

/** One question, with everything that is wrong with it instead of a refusal. */
export async function prepareDraft(draft: QuestionDraft): Promise<Prepared> {
  const checked = checkDraft(draft);
  return prepareQuestion(checked, await typesetAll(checked.texts));
}

export interface PrepareOptions {
  /** Told time and again how many are done. */
  readonly tell?: ((done: number) => void) | undefined;
  /** What was made of a draft before, all of it. */
  readonly known?: (index: number) => Promise<KnownTexts | undefined>;
}

/** Checks and typesets, without a transaction: that takes the longest. */
export async function prepareQuestions(
  drafts: readonly QuestionDraft[],
  { tell, known }: PrepareOptions = {},
): Promise<PreparedQuestion[]> {
  const issues: Issue[] = [];
  const prepared: PreparedQuestion[] = [];
  for (let at = 0; at < drafts.length; at += draftsAtOnce) {
    const checked = drafts.slice(at, at + draftsAtOnce).map(checkDraft);
    const made = await Promise.all(checked.map(async (_, index) => known?.(at + index)));
    const missing = checked.flatMap(({ texts }, index) => (made[index] ? [] : texts));
    const outcomes = await typesetAll(missing);
    for (const [index, one] of checked.entries()) {
      const { prepared: question, issues: found } = made[index]
        ? prepareKnown(one, made[index])
        : prepareQuestion(one, outcomes.splice(0, one.texts.length));
      const path = drafts.length === 1 ? '' : `${prepared.length}.`;
      issues.push(...found.map((issue) => ({ ...issue, path: `${path}${issue.path}` })));
      prepared.push(question);
    }
    tell?.(prepared.length);
    // A visitor's request and the database's answer to what was prepared before don't wait for all of them.
    await nextTurn();
  }
  if (issues.length > 0) throw invalidFields(issues.slice(0, mostIssues));
  return prepared;
}
