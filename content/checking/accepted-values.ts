import { partsOf } from '@sevenfold/contract/questions/question-parts.rules';
import { replyFieldsOf } from '@sevenfold/contract/questions/reply-fields.rules';
import type { Field } from '@sevenfold/replies/field';
import { markReply } from '@sevenfold/replies/mark-reply';
import type { Wording } from '../authoring/design.ts';
import { schemeByPart } from './inspect-parts.ts';

/** Of what has several values the mark scheme may speak of one. */
const marked: ReadonlySet<string> = new Set(['number', 'expression', 'equation', 'interval']);

/** Followed by nothing else: what is accepted 'from rounded values' is right only together with other replies. */
const accepted = /(?<!not )\baccept ((?:\$[^$]+\$(?: or |, )?)+)(?=[);,]|$)/g;

/**
 * `$0.87\%$ (accept $0.9\%$ or $0.868\%$)` in the mark scheme: where what stands first is right for a reply, so must be
 * what is accepted.
 */
export function* acceptedValueIssues(wording: Wording): Generator<string> {
  const schemes = schemeByPart(wording.scheme, partsOf(wording.text)) ?? new Map<string, string>();
  for (const field of replyFieldsOf(wording) ?? []) {
    if (field.kind === 'self' || !marked.has(field.kind)) continue;
    for (const line of schemes.get(field.part)?.split('\n') ?? []) {
      const [before = ''] = line.split('accept');
      const result = formulasIn(before).find((formula) => verdictOn(field, formula) === 'right');
      if (result === undefined) continue;
      const others = [...line.matchAll(accepted)].flatMap(([, formulas = '']) => formulasIn(formulas));
      const refused = others
        .map((formula) => insteadOf(result, formula, field.kind))
        .find((formula) => formula !== undefined && verdictOn(field, formula) !== 'right');
      if (refused)
        yield `the mark scheme accepts ${refused}, but the reply ${field.field} expects ${field.expected} and refuses it`;
    }
  }
}

/** Without units, which replies have beside their field. */
const formulasIn = (text: string): string[] =>
  [...text.matchAll(/\$([^$]+)\$/g)].map(([, formula = '']) =>
    formula.replace(/(?:\\ |\\,)*(?:\\text\{|\\%|\^\\circ).*$/, '').trim(),
  );

/** The whole result where only a sign of it is accepted otherwise; nothing where no result is named. */
function insteadOf(result: string, formula: string, kind: string): string | undefined {
  if (formula === String.raw`\le`) return kind === 'interval' ? result.replaceAll('<', formula) : undefined;
  if (!/\d/.test(formula) || formula.startsWith(String.raw`\pm`)) return undefined;
  const nameOf = (text: string) => /^(.*?)=/.exec(text)?.[1]?.trim();
  const name = nameOf(formula);
  const isOfIt = kind === 'equation' ? name !== undefined : name === undefined || name === nameOf(result);
  return isOfIt ? formula : undefined;
}

function verdictOn(field: Field, given: string): string {
  try {
    return markReply(field, given).verdict;
  } catch {
    // What is wrong with the field itself is told of elsewhere.
    return 'none';
  }
}
