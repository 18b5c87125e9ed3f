import type { Asked } from './asked.ts';
import type { Field } from './field.ts';
import { readValue } from './kinds/read-value.ts';
import { judgeReply } from './mark-reply.ts';
import { attempt } from './reading/limits.ts';
import { isCount } from './values/mark-quantity.ts';
import { quantityOf } from './values/quantity.ts';
import type { Verdict } from './verdict.ts';
import { uncounted } from './work.ts';

/**
 * The note of the mistake that a reply is, if one was foreseen. By chance a mistake may also be near the answer: 150 where
 * 151 is asked for. What the answer itself is rounded to stays inaccurate, unless it counts something: nobody rounds 151
 * shirts, but 0.54 may be 0.5423 with too few figures, whatever else it may be.
 */
export function noteOfMistake(field: Field, given: string, verdict: Verdict): string | undefined {
  if (verdict !== 'wrong' && verdict !== 'accuracy') return undefined;
  const mistake = field.mistakes?.find(({ value }) =>
    [...new Set([value, withoutZeros(value)])].some(
      (expected) => judgeReply({ ...field, expected }, given).verdict === 'right',
    ),
  );
  if (!mistake) return undefined;
  const isInDoubt =
    verdict === 'accuracy' && !isWholeNumber(field, field.expected) && isItsRounding(field, given);
  return isInDoubt ? undefined : mistake.note;
}

/** Of a wrong value nobody asks for figures: 9.0000 was worked out, and who is wrong types 9. */
const withoutZeros = (value: string) => value.replaceAll(/(\d)(?:\.0+|(\.\d*[1-9])0+)(?!\d)/g, '$1$2');

/** To however few figures. */
const isItsRounding = (field: Field, given: string) =>
  judgeReply({ ...field, form: undefined, accuracy: { figures: 1 } }, given).verdict === 'right';

export function isWholeNumber({ kind, variables }: Asked, text: string): boolean {
  if (kind !== 'number' && kind !== 'units') return false;
  return uncounted(() => {
    const statement = attempt(() => readValue(text, { variables }, true))?.statement;
    const quantity = statement?.is === 'value' ? quantityOf(statement.node) : undefined;
    return quantity !== undefined && isCount(quantity);
  });
}
