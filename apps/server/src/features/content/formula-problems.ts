import { nodesOf } from '@sevenfold/contract/content/rich-text.rules';
import { TypesetError } from '@sevenfold/typesetting/formula';
import { typesetNode } from '@sevenfold/typesetting/typeset';
import { AppError } from '../../platform/app-error.ts';

/** A sentence for each formula that readers would see as its source. */
export function formulaProblems(content: unknown): string[] {
  const problems: string[] = [];
  for (const { type, latex, inline } of nodesOf(content)) {
    if (type !== 'formula' || typeof latex !== 'string') continue;
    try {
      typesetNode(latex, inline === true);
    } catch (error) {
      if (!(error instanceof TypesetError)) throw error;
      problems.push(error.message);
    }
  }
  return problems;
}

export function typesetFormulaNode(latex: string, inline: boolean): string {
  try {
    return typesetNode(latex, inline);
  } catch (error) {
    if (!(error instanceof TypesetError)) throw error;
    throw new AppError('invalid_input', error.message, {
      issues: [{ path: 'latex', message: error.message }],
    });
  }
}

export function assertPublishable(
  content: unknown,
  missing: readonly { path: string; message: string }[],
): void {
  const issues = [...missing, ...formulaProblems(content).map((message) => ({ path: 'content', message }))];
  if (issues.length > 0) throw new AppError('invalid_input', issues[0]!.message, { issues });
}
