import { attempt } from '../reading/limits.ts';
import type { Node } from '../reading/node.ts';
import { symbolsOf } from '../reading/node.ts';
import { readNode } from '../reading/read-statement.ts';
import { functionWords } from '../reading/words.ts';
import { fraction, times, wholePower } from '../values/fraction.ts';
import { spend } from '../work.ts';
import { type Dimension, type Unit, units, unitsInAnyCase } from './unit-table.ts';

const pieces =
  /^(?: *(?:(\*|\/|\.|\bper\b|\(|\))|(°C|[A-Za-zΩμ]+|[°%])(?:\^?(?:\(([+-]?\d)\)|\{([+-]?\d)\}|([+-]?\d))(?![\d.]))?))/;
const longestRun = 24;
const longestUnit = 60;
const mostReadings = 16;

type Piece = { sign: string } | { run: string; exponent: number };

/** Every way to understand a unit: ms^-1 is metres per second, or one over a millisecond. None if it is no unit. */
export function readUnit(text: string): readonly Unit[] {
  const found = text.length > longestUnit ? undefined : piecesOf(text);
  if (!found || found.length === 0) return [];
  const everything = combinedAt(found, false);
  // J/kg K: people mean both under the line.
  const underLine = found.some((piece) => 'sign' in piece && piece.sign === '/')
    ? combinedAt(found, true)
    : [];
  return [...everything, ...underLine];
}

/** About so many for each letter, from here to the readings. */
const stepsOfLetter = 15;

function piecesOf(text: string): Piece[] | undefined {
  spend(stepsOfLetter * text.length);
  const found: Piece[] = [];
  let rest = text
    .replaceAll(/\b(?:square|sq\.?) ([A-Za-z]+)/g, '$1^2')
    .replaceAll(/\b(?:cubic|cu\.?) ([A-Za-z]+)/g, '$1^3')
    .replaceAll(/\bkm?ph\b/gi, 'km/h')
    .replaceAll(/\bcc\b/g, 'cm^3')
    .replaceAll(/\bsquared\b/g, '^2')
    .replaceAll(/\bcubed\b/g, '^3')
    .replaceAll(/ +\^/g, '^')
    .replaceAll(/(?<=[A-Za-z]) (?=-\d(?!\d))/g, '')
    .replaceAll(/\bdegrees? ?(?:celsius|centigrade|C)\b/gi, '°C')
    .replaceAll('µ', 'μ')
    // Only behind electronvolts c is the speed of light.
    .replaceAll(/eV( ?[*./]? ?\(?)c(?![A-Za-z])/g, 'eV$1 lightspeed')
    .trim();
  while (rest !== '') {
    const piece = pieces.exec(rest);
    if (!piece) return undefined;
    const [all, sign, run] = piece;
    const exponent = piece.slice(3).find((digits) => digits !== undefined);
    if (run && run.length > longestRun) return undefined;
    found.push(run ? { run, exponent: Number(exponent ?? 1) } : { sign: sign === 'per' ? '/' : sign! });
    rest = rest.slice(all.length).trimStart();
  }
  return found;
}

function combinedAt(found: readonly Piece[], keepsBelow: boolean): Unit[] {
  let results: Unit[] = [{ dimension: [0, 0, 0, 0, 0, 0, 0], scale: fraction(1n) }];
  let below = false;
  const outer: boolean[] = [];
  let last = '';
  for (const piece of found) {
    if ('run' in piece) {
      const upright = runOf(piece.run, piece.exponent);
      const readings = below ? upright.map((unit) => powerOf(unit, -1)) : upright;
      results = results
        .flatMap((left) => readings.map((right) => multiplied(left, right)))
        .slice(0, mostReadings);
      if (!keepsBelow) below = outer.at(-1) ?? false;
    } else if (piece.sign === '/') below = !(outer.at(-1) ?? false);
    else if (piece.sign === '(') outer.push(below);
    else if (piece.sign === ')') {
      if (outer.pop() === undefined) return [];
      below = outer.at(-1) ?? false;
    }
    last = 'run' in piece ? '' : piece.sign;
    if (results.length === 0) return [];
  }
  return outer.length > 0 || /^[*/.]$/.test(last) || found.every((piece) => 'sign' in piece) ? [] : results;
}

/** Words may begin with a capital; for short names it matters. */
const unitNamed = (name: string) =>
  units.get(name) ?? (name.length > 3 ? units.get(name.toLowerCase()) : undefined);

/** Kg, hz and KPA: capitals that are wrong, where it can't be anything else. */
function runOf(run: string, exponent: number): readonly Unit[] {
  const found = segmented(run, exponent);
  if (found.length > 0 && !run.startsWith('K')) return found;
  const meant = run.length > 1 ? (unitsInAnyCase.get(run.toLowerCase()) ?? []) : [];
  return [...found, ...meant.map((unit) => powerOf(unit, exponent))];
}

/** kgms^-2 is written without room: every split into names, those of few names first. The exponent is of the last. */
function segmented(run: string, exponent: number): readonly Unit[] {
  // mN is a millinewton: nobody writes a newton metre so.
  const known = unitNamed(run);
  if (known && exponent === 1) return [known];
  // From the end, so that no ending is split twice.
  const fromPlace: Unit[][] = Array.from({ length: run.length }, () => []);
  for (let place = run.length - 1; place >= 0; place -= 1) {
    const whole = unitNamed(run.slice(place));
    if (whole) fromPlace[place]!.push(powerOf(whole, exponent));
    for (let end = Math.min(run.length - 1, place + 6); end > place; end -= 1) {
      const first = units.get(run.slice(place, end));
      if (!first || first.offset) continue;
      for (const rest of fromPlace[end]!) {
        if (fromPlace[place]!.length < mostReadings) fromPlace[place]!.push(multiplied(first, rest));
      }
    }
  }
  return fromPlace[0] ?? [];
}

function powerOf(unit: Unit, exponent: number): Unit {
  if (exponent === 1) return unit;
  return {
    dimension: unit.dimension.map((power) => power * exponent) as unknown as Dimension,
    scale: wholePower(unit.scale, exponent),
  };
}

function multiplied(left: Unit, right: Unit): Unit {
  const isFirst = left.dimension.every((power) => power === 0) && left.scale.top === left.scale.bottom;
  return {
    dimension: left.dimension.map((power, place) => power + right.dimension[place]!) as unknown as Dimension,
    scale: times(left.scale, right.scale),
    ...(isFirst && right.offset ? { offset: right.offset } : {}),
  };
}

export const sameDimension = (left: Unit, right: Unit) =>
  left.dimension.every((power, place) => power === right.dimension[place]);

export type Measure = { value: Node; readings: readonly Unit[]; unitText: string };

/** Divides 9.81 m s^-2 into number and unit, at the first place where what follows is a unit. */
export function readMeasure(text: string): Measure | undefined {
  for (const { index } of text.matchAll(/[A-Za-zΩμµ°%(/]/g)) {
    if (text.length - index > longestUnit) continue;
    const [before, after] = [text.slice(0, index).trim().replace(/\*$/, ''), text.slice(index)];
    if (!/[\dπ√]|pi|sqrt/.test(before) || hasLetters(before)) continue;
    const readings = readUnit(after);
    if (readings.length === 0) continue;
    const value = constantOf(before);
    if (value) return { value, readings, unitText: after };
  }
  return undefined;
}

/** Letters that belong to no function or constant; what has them is no number. */
const hasLetters = (text: string) => /[A-Za-z]/.test(text.replaceAll(wordsOfNumbers, ''));
const wordsOfNumbers = new RegExp(
  `${Object.keys(functionWords).join('|')}|pi|e|x|i|C|P|frac|deg(?:rees?)?|infinity`,
  'gi',
);

/** What stands before a unit that was typed behind an expression or a vector, by every place where that may begin. */
export function beforeUnit(text: string): readonly string[] {
  return [...text.matchAll(/(?<=[A-Za-z\d)\]>}]) +(?=[A-Za-zμΩ°])|(?<=[)\]>])(?=[A-Za-zμΩ°])/g)].flatMap(
    ({ index }) => (readUnit(text.slice(index)).length > 0 ? [text.slice(0, index)] : []),
  );
}

function constantOf(text: string): Node | undefined {
  const node = attempt(() => readNode(text));
  return node && symbolsOf(node).size === 0 ? node : undefined;
}
