import { marksWorth } from '@sevenfold/contract/questions/mark-scheme.rules';
import {
  linesByPart,
  type Part,
  partFollower,
  partLabel,
  partsOf,
} from '@sevenfold/contract/questions/question-parts.rules';
import { replyFieldsOf } from '@sevenfold/contract/questions/reply-fields.rules';
import type { Field } from '@sevenfold/replies/field';
import { valueAt } from '@sevenfold/replies/value-at';
import type { Wording } from '../authoring/design.ts';
import { isRounding, numbersIn } from './shown-numbers.ts';

/** Whether text, worked answer, mark scheme and replies speak of the same parts, and of the same numbers in them. */
export function* partIssues(wording: Wording): Generator<string> {
  const parts = partsOf(wording.text);
  const answers = linesOfParts(wording.answer);
  const unanswered = parts.find(({ name }) => !answers.has(name));
  if (unanswered && parts.some(({ name }) => name !== '')) {
    yield `the worked answer has nothing that begins with ${partLabel(unanswered.name)}`;
  }
  const schemes = schemeByPart(wording.scheme, parts);
  if (!schemes) {
    yield 'the lines of the mark scheme don’t add up to the marks of the parts, one after the other';
    return;
  }
  yield* misplacedLines(schemes);
  yield* otherDigits(wording, { 'the mark scheme': schemes, 'the worked answer': answers });
}

type ByPart = ReadonlyMap<string, string>;

/** What a text or a worked answer says of each part. */
export function linesOfParts(text: string): ByPart {
  const partAt = partFollower();
  const found = new Map<string, string>();
  for (const line of text.split(/\n\*\*Watch out/)[0]!.split('\n')) {
    const part = partAt(line);
    found.set(part, `${found.get(part) ?? ''}\n${line}`);
  }
  return found;
}

/** The lines of a mark scheme that belong to each part; nothing where they don't add up to its marks. */
export function schemeByPart(scheme: Wording['scheme'], parts: readonly Part[]): ByPart | undefined {
  const lines = scheme.map(([text, mark]) => ({ text, marks: marksWorth(mark) }));
  const found = linesByPart(lines, parts);
  return found && new Map([...found].map(([part, own]) => [part, own.map(({ text }) => text).join('\n')]));
}

function* misplacedLines(schemes: ByPart): Generator<string> {
  for (const [part, lines] of schemes) {
    const [, named] = /^\(([a-z])\)/m.exec(lines) ?? [];
    if (named && part !== '' && part.split(' ')[0] !== named) {
      yield `the mark scheme has a line of (${named}) among those of ${partLabel(part)}`;
    }
  }
}

/** Where a part shows a number that is nearly what its reply expects, and none that is, one of them is wrong. */
function* otherDigits(wording: Wording, places: Readonly<Record<string, ByPart>>): Generator<string> {
  for (const field of replyFieldsOf(wording) ?? []) {
    if (field.kind !== 'number' && field.kind !== 'units') continue;
    const expected = Math.abs(valueIn(field as Field));
    if (!Number.isFinite(expected) || expected === 0) continue;
    for (const [place, texts] of Object.entries(places)) {
      const shown = numbersIn((texts.get(field.part) ?? '').replaceAll(/\(?accept.*$/gim, ''));
      if (shown.some((number) => scales.some((scale) => isRounding(number, expected * scale)))) continue;
      const nearly = shown.find(({ value, figures }) => figures > 2 && isNear(value, expected));
      if (nearly) yield `the reply ${field.field} is ${field.expected}, and ${place} shows ${nearly.text}`;
    }
  }
}

/** Per cent and degrees. */
const scales = [1, 100, 180 / Math.PI];
const isNear = (value: number, expected: number) => Math.abs(value - expected) < 0.01 * expected;

export function valueIn(field: Field): number {
  try {
    return valueAt(field);
  } catch {
    // What can't be read is told of elsewhere.
    return Number.NaN;
  }
}
