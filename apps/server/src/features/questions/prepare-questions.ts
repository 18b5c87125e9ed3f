import { AppError } from '../../platform/app-error.ts';
import { typesetAll } from '../../platform/typesetting/typeset-in-thread.ts';
import {
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

/** Checks and typesets, without a transaction: that takes the longest. */
export async function prepareQuestions(
  drafts: readonly QuestionDraft[],
  /** Told time and again how many are done. */
  tell?: (done: number) => void,
): Promise<PreparedQuestion[]> {
  const issues: Issue[] = [];
  const prepared: PreparedQuestion[] = [];
  for (let at = 0; at < drafts.length; at += draftsAtOnce) {
    const checked = drafts.slice(at, at + draftsAtOnce).map(checkDraft);
    const outcomes = await typesetAll(checked.flatMap(({ texts }) => texts));
    for (const one of checked) {
      const { prepared: question, issues: found } = prepareQuestion(
        one,
        outcomes.splice(0, one.texts.length),
      );
      const path = drafts.length === 1 ? '' : `${prepared.length}.`;
      issues.push(...found.map((issue) => ({ ...issue, path: `${path}${issue.path}` })));
      prepared.push(question);
    }
    tell?.(prepared.length);
  }
  if (issues.length > 0) {
    throw new AppError('invalid_input', issues[0]!.message, { issues: issues.slice(0, mostIssues) });
  }
  return prepared;
}
