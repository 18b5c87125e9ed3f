import type { Asked } from '../asked.ts';
import { bareText } from '../reading/clean-text.ts';
import { readMeasure, sameDimension } from '../units/read-unit.ts';
import { type Unit, units } from '../units/unit-table.ts';
import { equal } from '../values/fraction.ts';
import { clockTime } from './clock.ts';
import { unitAsked } from './light-speed.ts';

/** Units of time by what is written for them, each with how many of the next smaller one it has. */
const spans = [
  { name: 'year', of: 12, below: 'month', words: /^(?:years?|yrs?|y)$/i },
  { name: 'month', of: 0, below: '', words: /^months?$/i },
  { name: 'week', of: 7, below: 'day', words: /^(?:weeks?|wks?)$/i },
  { name: 'day', of: 24, below: 'hour', words: /^(?:days?|d)$/i },
  { name: 'hour', of: 60, below: 'minute', words: /^(?:hours?|hrs?|h)$/i },
  { name: 'minute', of: 60, below: 'second', words: /^(?:minutes?|mins?|min|m|)$/i },
  { name: 'second', of: 0, below: '', words: /^(?:seconds?|secs?|s)$/i },
] as const;

const inParts =
  /^(?:[A-Za-z] ?= ?|about |≈ ?)?((?:\d{1,6} ?[a-z]{1,7}\.?,? ?(?:and )?){1,3}\d{1,6}(?:[.,]\d{1,6})?(?: ?[a-z]{1,7})?)\.?$/i;
const onePart = /(\d+(?:[.,]\d+)?) ?([a-z]*)\.?,? ?(?:and )?/gi;

/** 1 h 24 min are 84 minutes: each part smaller than one of the unit before it, only the last with decimals. */
function withoutParts(text: string): string | undefined {
  const found = inParts.exec(text)?.[1];
  if (!found) return undefined;
  let [sum, after]: [number, string] = [0, ''];
  let last: (typeof spans)[number] | undefined;
  for (const [, digits, word] of found.matchAll(onePart)) {
    const [whole, decimals = ''] = digits!.split(/[.,]/);
    const span = spans.find(({ words }) => words.test(word!));
    if (!span || after) return undefined;
    if (last && (last.below !== span.name || Number(whole) >= last.of)) return undefined;
    // A number without a unit is of minutes, and only behind hours: 1h24.
    if (word === '' && last?.name !== 'hour') return undefined;
    sum = sum * (last?.of ?? 1) + Number(whole);
    after = decimals && `.${decimals}`;
    last = span;
  }
  return last && `${sum}${after} ${last.name}s`;
}

const period =
  /^(?:(?:after|in|during) )?(?:the )?(?:(week|month|day) (?:number )?(\d{1,6})|(\d{1,6})(?:st|nd|rd|th) (week|month|day|year|hour))\.?$/i;

/** Week 13 and the 13th week are 13 weeks, so that they are no 13 days. */
const withoutPeriod = (text: string): string =>
  text.replace(
    period,
    (_, name: string, count: string, place: string, named: string) =>
      `${count ?? place} ${(name ?? named).toLowerCase()}s`,
  );

/**
 * Times as people write them, as a number with one unit. Several units, and 04:00, are taken for a time only where the field
 * counts in a unit of time: elsewhere nobody can tell what they mean.
 */
export function withPlainTime(text: string, asked: Asked): string {
  const typed = bareText(text);
  if (!/\d/.test(typed) || !/[a-z:]/i.test(typed)) return text;
  const plain = withoutParts(typed);
  if (plain) return isTime(unitOf(asked)) ? plain : text;
  const minutes = clockTime(typed);
  if (minutes !== undefined) return isHours(unitOf(asked)) ? `${minutes} minutes` : text;
  return period.test(typed) ? withoutPeriod(typed) : text;
}

const unitOf = (asked: Asked): Unit | undefined =>
  unitAsked(asked) ?? readMeasure(asked.expected)?.readings[0];

const hour = units.get('hour')!;
const isTime = (unit: Unit | undefined): boolean => unit !== undefined && sameDimension(unit, hour);
const isHours = (unit: Unit | undefined): boolean =>
  unit !== undefined && isTime(unit) && equal(unit.scale, hour.scale);
