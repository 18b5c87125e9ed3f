import { partLabel, partsOf } from '@sevenfold/contract/questions/question-parts.rules';
import { replyFieldsOf } from '@sevenfold/contract/questions/reply-fields.rules';
import type { Field } from '@sevenfold/replies/field';
import type { Wording } from '../authoring/design.ts';
import { linesOfParts, valueIn } from './inspect-parts.ts';
import { numbersIn, withoutGaps } from './shown-numbers.ts';

const counted = String.raw`(?:whole |complete |full )?(?:number|integer|(?:integer )?value of \$[kmnN]\$)`;
const atLeast = new RegExp(
  String.raw`\b(?:least|smallest|minimum|fewest|lowest) (?:possible )?${counted}|\bfor the first time\b|\bthe first (?:year|month|week|day|hour)\b|\bhow many\b[^.]*\b(?:needed|required)\b`,
  'i',
);
const atMost = new RegExp(
  String.raw`\b(?:greatest|largest|maximum|most|highest) (?:possible )?${counted}|\bnumber of (?:whole|complete|full)\b[^.]*\bcan\b`,
  'i',
);

/**
 * 17.2 journeys are 18 where a least number is asked for, and a pension of 17.2 full payments lasts for 17: a whole result
 * is rounded to the safe side from what the worked answer prints just before it.
 */
export function* roundingDirectionIssues(wording: Wording): Generator<string> {
  const fields = replyFieldsOf(wording) ?? [];
  const [texts, answers] = [linesOfParts(wording.text), linesOfParts(wording.answer)];
  for (const { name } of partsOf(wording.text)) {
    const text = texts.get(name) ?? '';
    const isUp = atLeast.test(text);
    if (isUp === atMost.test(text)) continue;
    const [field, ...more] = fields.filter(({ part, kind }) => part === name && kind === 'number');
    if (!field || more.length > 0) continue;
    const result = valueIn(field as Field);
    const before = printedBefore(result, answers.get(name) ?? '');
    if (before !== undefined && (isUp ? result < before : result > before)) {
      yield `${partLabel(name)} asks for ${isUp ? 'the least' : 'the greatest'} number, and ${before} is rounded to ${result}`;
    }
  }
}

/** The last result less than one away from a whole one, before that is told. */
function printedBefore(result: number, answer: string): number | undefined {
  if (!Number.isInteger(result)) return undefined;
  const joined = withoutGaps(answer);
  const numbers = numbersIn(joined);
  const told = numbers.findLastIndex(({ value, text }) => value === result && !text.includes('.'));
  return numbers
    .slice(0, Math.max(told, 0))
    .findLast(
      ({ value, from, to }) =>
        !Number.isInteger(value) &&
        Math.abs(value - result) < 1 &&
        /(?:[=<>]|\\(?:ge|le|approx))\s*$/.test(joined.slice(0, from)) &&
        !/^\s*(?:\\times|\\cdot|[a-z^+-])/.test(joined.slice(to)),
    )?.value;
}
