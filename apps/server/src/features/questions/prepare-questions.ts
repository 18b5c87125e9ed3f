import { invalidFields } from '../../platform/app-error.ts';
import { typesetAll } from '../../platform/typesetting/typeset-in-thread.ts';
import {
  type CheckedDraft,
  checkDraft,
  type Issue,
  type PreparedQuestion,
  prepareQuestion,
  type QuestionDraft,
} from './question-draft.policy.ts';

/** So many are on their way to the typesetter and back at once. */
const draftsAtOnce = 25;
const mostIssues = 100;

/** One question, with everything that is wrong with it instead of a refusal. */
export async function prepareDraft(
  draft: QuestionDraft,
): Promise<{ prepared: PreparedQuestion; issues: Issue[] }> {
  const checked = checkDraft(draft);
  return prepareQuestion(checked, await typesetAll(checked.texts));
}

export interface PrepareOptions {
  /** Told time and again how many are done. */
  readonly tell?: ((done: number) => void) | undefined;
  /** HTML by text that was made of a draft before. */
  readonly known?: (index: number) => Promise<Readonly<Record<string, string>> | undefined>;
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
    const made = await Promise.all(
      checked.map(async (one, index) => outcomesOf(one, await known?.(at + index))),
    );
    const missing = checked.flatMap(({ texts }, index) => (made[index] ? [] : texts));
    const outcomes = await typesetAll(missing);
    for (const [index, one] of checked.entries()) {
      const { prepared: question, issues: found } = prepareQuestion(
        one,
        made[index] ?? outcomes.splice(0, one.texts.length),
      );
      const path = drafts.length === 1 ? '' : `${prepared.length}.`;
      issues.push(...found.map((issue) => ({ ...issue, path: `${path}${issue.path}` })));
      prepared.push(question);
    }
    tell?.(prepared.length);
  }
  if (issues.length > 0) throw invalidFields(issues.slice(0, mostIssues));
  return prepared;
}

/** Of all its texts, or of none. */
function outcomesOf({ texts }: CheckedDraft, known: Readonly<Record<string, string>> = {}) {
  const outcomes = texts.flatMap(({ text }) => (known[text] === undefined ? [] : [{ html: known[text] }]));
  return outcomes.length === texts.length ? outcomes : undefined;
}
