import { partsOf } from '@sevenfold/contract/questions/question-parts.rules';
import { replyFieldsOf } from '@sevenfold/contract/questions/reply-fields.rules';
import type { Field } from '@sevenfold/replies/field';
import { markReply } from '@sevenfold/replies/mark-reply';
import type { Wording } from '../authoring/design.ts';
import { schemeByPart, valueIn } from './inspect-parts.ts';
import { isRounding, numbersIn } from './shown-numbers.ts';

const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };
const accepted = /\baccept (\w+)(?: (?:or|to) \w+)? significant figures?\b/;

/** `(accept 2 to 4 significant figures)` in the mark scheme: what is rounded to two must be right for the machine, too. */
export function* acceptedFigureIssues(wording: Wording): Generator<string> {
  const schemes = schemeByPart(wording.scheme, partsOf(wording.text)) ?? new Map<string, string>();
  for (const field of replyFieldsOf(wording) ?? []) {
    if (field.kind !== 'number' && field.kind !== 'units') continue;
    const value = valueIn(field as Field);
    for (const line of schemes.get(field.part)?.split('\n') ?? []) {
      const [, least = ''] = accepted.exec(line) ?? [];
      const figures = counts[least] ?? Number(least || Number.NaN);
      const result = line.slice(0, line.indexOf('accept'));
      const shown = result.includes('%') === (field.unit === '%') ? numbersIn(result) : [];
      if (!(figures > 0) || !shown.some((number) => isRounding(number, Math.abs(value)))) continue;
      const given = `${rounded(value, figures)}${unitOf(field as Field)}`;
      const { verdict, note = '' } = markReply(field, given);
      if (verdict !== 'right') {
        yield `the mark scheme accepts so few significant figures, but the reply ${field.field} finds ${given} ${verdict}. ${note}`;
      }
    }
  }
}

/** Halves go away from zero, as at school; zeros at the end are figures, too. */
function rounded(value: number, figures: number): string {
  const near = Number((value * (1 + 1e-12)).toPrecision(figures));
  const decimals = figures - 1 - Math.floor(Math.log10(Math.abs(near)));
  return near.toFixed(Math.min(100, Math.max(0, decimals)));
}

/** Typed along where the unit is asked for. */
const unitOf = ({ kind, expected }: Field): string =>
  kind === 'units' ? ` ${expected.replace(/^-?[\d.]+(?:\s*\*\s*10\^-?\d+)?\s*/, '')}` : '';
