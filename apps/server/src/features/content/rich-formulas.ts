import { invalidField, invalidFields } from '../../platform/app-error.ts';
import { typesetFormulas } from '../../platform/typesetting/typeset-in-thread.ts';
import type { Outcome } from '../../platform/typesetting/typeset-task.ts';

/** Of one text. The longest page of our own has a twentieth of it. */
const mostLetters = 8_000_000;

interface Formula {
  readonly latex: string;
  readonly inline: boolean;
}

/**
 * Formulas are stored as LaTeX and leave typeset. An `html` that came with the content is dropped: readers trust that
 * field, because only this server writes it. What can't be typeset is shown as it was written, rather than taking the
 * page with it.
 */
export async function withFormulas(content: unknown): Promise<unknown> {
  const outcomes = (await typesetIn(content)).values();
  return withHtml(content, () => {
    const outcome = outcomes.next().value;
    return outcome && 'html' in outcome ? { html: outcome.html } : {};
  });
}

/** A sentence for each formula that readers would see as its source. */
export async function formulaProblems(content: unknown): Promise<string[]> {
  return (await typesetIn(content)).flatMap((outcome) => ('problem' in outcome ? [outcome.problem] : []));
}

export async function typesetFormulaNode(latex: string, inline: boolean): Promise<string> {
  const [outcome] = await typesetFormulas([{ latex, inline }]);
  if (outcome && 'html' in outcome) return outcome.html;
  throw invalidField('latex', outcome!.problem);
}

export async function assertPublishable(
  content: unknown,
  missing: readonly { path: string; message: string }[],
): Promise<void> {
  const problems = await formulaProblems(content);
  const issues = [...missing, ...problems.map((message) => ({ path: 'content', message }))];
  if (issues.length > 0) throw invalidFields(issues);
}

async function typesetIn(content: unknown): Promise<Outcome[]> {
  const formulas: Formula[] = [];
  withHtml(content, (formula) => {
    formulas.push(formula);
    return {};
  });
  let letters = 0;
  return (await typesetFormulas(formulas)).map((outcome) => {
    letters += 'html' in outcome ? outcome.html.length : 0;
    return letters > mostLetters ? tooMuch : outcome;
  });
}

const tooMuch: Outcome = { problem: 'The text has more formulas than one page can show', refused: true };

function withHtml(node: unknown, htmlOf: (formula: Formula) => { html?: string }): unknown {
  if (Array.isArray(node)) return node.map((child) => withHtml(child, htmlOf));
  if (typeof node !== 'object' || node === null) return node;
  const { html: _, ...fields } = node as Record<string, unknown>;
  const inside = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, withHtml(value, htmlOf)]),
  );
  if (inside.type !== 'formula' || typeof inside.latex !== 'string') return inside;
  return { ...inside, ...htmlOf({ latex: inside.latex, inline: inside.inline === true }) };
}
