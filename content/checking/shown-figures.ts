import { partLabel, partsOf } from '@sevenfold/contract/questions/question-parts.rules';
import { replyFieldsOf } from '@sevenfold/contract/questions/reply-fields.rules';
import type { Field } from '@sevenfold/replies/field';
import { markReply } from '@sevenfold/replies/mark-reply';
import type { Wording } from '../authoring/design.ts';
import { linesOfParts, valueIn } from './inspect-parts.ts';
import { latexValue } from './latex-value.ts';
import { isRounding, numbersIn, type ShownNumber, withoutGaps } from './shown-numbers.ts';

/** A number of the worked answer, and by what it changes for who goes on with a rounded figure. */
interface Change {
  readonly number: Pick<ShownNumber, 'value' | 'unit'>;
  readonly factor: number;
}

/**
 * 'Show that the speed is about 1.6 km/s. Calculate the period': who goes on with 1.6 gets another last figure, and is
 * right. The worked answer says how one goes on; its steps are done again with the figure that the question shows.
 */
export function* shownFigureIssues(wording: Wording): Generator<string> {
  const fields = (replyFieldsOf(wording) ?? []).filter(
    ({ kind }) => kind === 'number' || kind === 'units',
  ) as Field[];
  const [texts, answers] = [linesOfParts(wording.text), linesOfParts(wording.answer)];
  const parts = partsOf(wording.text).map(({ name }) => name);
  for (const [place, part] of parts.entries()) {
    const after = parts
      .slice(place + 1)
      .map((one) => answers.get(one) ?? '')
      .join('\n');
    // What was told before is no result, rounded or not.
    const told = numbersIn(['', ...parts.slice(0, place)].map((one) => texts.get(one) ?? '').join('\n'));
    for (const shown of figuresToShow(texts.get(part) ?? '', answers.get(part) ?? '', after)) {
      if (told.some(({ text }) => text === shown.figure)) continue;
      const changes: Change[] = [shown];
      const before = parts.slice(0, place + 1).map((one) => answers.get(one) ?? '');
      const given = numbersIn([wording.text, ...before].join('\n')).filter(
        (one) => factorOf(one, changes) === undefined,
      );
      for (const later of parts.slice(place + 1)) {
        follow(answers.get(later) ?? '', changes, given);
        for (const field of fields.filter((one) => one.part === later)) {
          const refused = refusedBy(field, changes.slice(1), wording.checks);
          if (refused) {
            yield `the reply ${field.field} is ${field.expected}, but ${refused}, from the ${shown.figure} shown in ${partLabel(part)}, isn't right`;
          }
        }
      }
    }
  }
}

/** Metres for kilometres, and the like. */
const powersOfTen = [0, -9, -6, -3, -2, 2, 3, 6, 9].map((power) => Number(`1e${power}`));

/** The figures that a part says to show, where its worked answer has more of them; a later part may have still more. */
function figuresToShow(
  text: string,
  answer: string,
  later: string,
): (Change & { readonly figure: string })[] {
  const asked = /\bshow that\b(.*)/is.exec(text)?.[1];
  if (!asked) return [];
  const [here, everywhere] = [numbersIn(answer), numbersIn(`${answer}\n${later}`)];
  return numbersIn(asked).flatMap((number) => {
    // Of 200 the first two figures are meant at least.
    const second = 10 ** (Math.floor(Math.log10(number.value)) - 1);
    const shown = { ...number, unit: Math.min(number.unit, second) };
    const isMore =
      (scale: number) =>
      ({ value, unit: finer }: ShownNumber) =>
        finer * scale < 0.5 * shown.unit &&
        isRounding(shown, value * scale) &&
        !isSame(value * scale, shown.value);
    const scale = powersOfTen.find((one) => here.some(isMore(one)));
    if (shown.figures < 2 || scale === undefined) return [];
    const first = here.find(isMore(scale))!;
    const best = everywhere
      .filter((one) => one.unit < first.unit && isRounding(first, one.value))
      .reduce((finest, one) => (one.unit < finest.unit ? one : finest), first);
    return [{ figure: shown.text, number: first, factor: shown.value / (best.value * scale) }];
  });
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.abs(other);

/** Does the calculations of a worked answer again, and adds what changes to what has changed before. */
function follow(answer: string, changes: Change[], given: readonly ShownNumber[]): void {
  for (const [, display, inline] of answer.matchAll(/\$\$([\s\S]+?)\$\$|\$([^$]+)\$/g)) {
    const sides = withoutGaps(display ?? inline ?? '').split(/=|\\approx/);
    for (const [place, side] of sides.entries()) {
      const again = doneAgain(side, changes, given);
      const result = again && resultAmong(sides.slice(place + 1), again.before);
      if (result) changes.push({ number: result, factor: again.after / again.before });
    }
  }
}

function doneAgain(side: string, changes: readonly Change[], given: readonly ShownNumber[]) {
  let changed = side;
  for (const number of numbersIn(side).toReversed()) {
    const factor = factorOf(number, changes);
    if (factor === undefined || given.some(({ value }) => isSame(value, number.value))) continue;
    changed = `${changed.slice(0, number.from)}(${latexOf(number.value * factor)})${changed.slice(number.to)}`;
  }
  if (changed === side || isNumberAlone(side)) return undefined;
  try {
    const [before, after] = [side, changed].map((latex) => latexValue(inRadians(latex))({}));
    return Number.isFinite(after) && before ? { before, after: after! } : undefined;
  } catch {
    // With letters in it, or words: nothing that can be done again.
    return undefined;
  }
}

/** The latest one of that value. */
function factorOf(number: ShownNumber, changes: readonly Change[]): number | undefined {
  if (number.figures < 3) return undefined;
  return changes.findLast(({ number: { value, unit } }) =>
    powersOfTen.some(
      (scale) => Math.abs(number.value * scale - value) <= 0.50001 * Math.max(unit, number.unit * scale),
    ),
  )?.factor;
}

const latexOf = (value: number) =>
  value.toExponential(12).replace(/e\+?(-?\d+)$/, String.raw` \times 10^{$1}`);
const inRadians = (latex: string) =>
  latex.replaceAll(/(\d+(?:\.\d+)?|\([^()]+\))\s*\^\{?\\circ\}?/g, String.raw`($1 \times \pi / 180)`);
const isNumberAlone = (side: string) =>
  /^[\s\d.]*(?:\\times\s*10\^(?:\{-?\d+\}|\d))?\s*$/.test(side.replaceAll(unit, ''));
const unit = /\\(?:text|mathrm)\{[^{}]*\}(?:\^\{?-?\d+\}?)?|\^\{?\\circ\}?(?:\\mathrm\{C\})?|\\%|\\ |\\[,;]/g;

/** The next number alone that the calculation can be, in degrees or per cent, too. */
function resultAmong(sides: readonly string[], value: number): ShownNumber | undefined {
  for (const side of sides) {
    const [number] = isNumberAlone(side) ? numbersIn(side) : [];
    const scales = [...powersOfTen, 180 / Math.PI];
    if (number && scales.some((scale) => Math.abs(number.value - value * scale) <= 0.01 * number.value)) {
      return number;
    }
  }
  return undefined;
}

/** What who went on with the figure types, if the field doesn't take it. */
function refusedBy(field: Field, changes: readonly Change[], checks: Wording['checks']): string | undefined {
  const expected = valueIn(field);
  const change = changes.findLast(({ number }) => isRounding(number, Math.abs(expected)));
  if (!change) return undefined;
  // The reply may be rounded; what was found a second time is not.
  const exact = checks.find(
    ({ part, value, within }) =>
      part === field.part &&
      !within &&
      typeof value === 'number' &&
      isRounding(change.number, Math.abs(value)),
  )?.value as number | undefined;
  const value = Math.abs(exact ?? expected) * Math.sign(expected) * change.factor;
  const { accuracy } = field;
  const isCount = accuracy === 'exact' && Number.isInteger(expected);
  const typed =
    typeof accuracy === 'object' && 'decimals' in accuracy
      ? value.toFixed(accuracy.decimals)
      : isCount
        ? String(Math.round(value))
        : String(Number(value.toPrecision(3)));
  return markReply(field, typed).verdict === 'right' ? undefined : typed;
}
