import type { Asked } from '../asked.ts';
import { isNuclear, typedFormula } from './decorations.ts';
import type { Writings } from './writings.ts';

const arrow = /\s*(?:<?-+>|→|⇌|<=>|\\(?:rightarrow|rightleftharpoons|to))\s*/;

export function formulaWritings({ expected, form }: Asked): Writings {
  const plain = typedFormula(expected);
  const sides = plain.split(arrow);
  return sides.length === 2
    ? reactionWritings(sides.map(substancesOf) as [string[], string[]], plain, form)
    : speciesWritings(plain);
}

/** A plus between substances has room around it, or a substance behind it; that of a charge hasn't. */
const substancesOf = (side: string) =>
  side.split(side.includes(' + ') ? ' + ' : /\+(?=\d*[A-Z])/).map((text) => text.trim());

const doubled = (text: string) => {
  const number = /^\d+/.exec(text)?.[0];
  return number ? `${2 * Number(number)}${text.slice(number.length)}` : `2${text}`;
};

function reactionWritings(
  [left, right]: readonly [string[], string[]],
  expected: string,
  form: Asked['form'],
): Writings {
  const write = (before: readonly string[], after: readonly string[], sign = '->') =>
    `${before.join(' + ')} ${sign} ${after.join(' + ')}`;
  const [lastLeft, lastRight] = [[...left].reverse(), [...right].reverse()];
  const at = (list: readonly string[], place: number, change: (text: string) => string) =>
    list.map((text, index) => (index === place ? change(text) : text));
  return {
    equivalent: [
      write(lastLeft, lastRight),
      write(left, right, '→'),
      write(left, right, '⟶'),
      write(left, right, '-->'),
      write(lastLeft, right, '=>'),
      write(left, lastRight, '\\rightarrow'),
      write(left, right, '⇌'),
      ...(form || isNuclear(expected) ? [] : [write(left.map(doubled), right.map(doubled))]),
    ],
    nearMisses: [
      ...left.map((_, place) => write(at(left, place, doubled), right)),
      ...right.map((_, place) => write(left, at(right, place, doubled))),
      write(right, left),
      ...(left.length > 1 ? [write(left.slice(1), right), write(left.slice(0, -1), right)] : []),
      ...(right.length > 1 ? [write(left, right.slice(1)), write(left, right.slice(0, -1))] : []),
      left.join(' + '),
      right.join(' + '),
      write([...left, 'He'], right),
      write(left, [...right, 'Ne']),
      write([...left, 'Xe'], [...right, 'Xe']),
      write(left, ['Kr', ...right]),
      write(['Ar', ...left], right),
      write([...left, 'Kr'], [...right, '2Kr']),
    ],
  };
}

/** Other numbers of atoms, other elements, another charge. */
function speciesWritings(expected: string): Writings {
  const counts = [...expected.matchAll(/(?<=[A-Za-z)\]}_{])\d+(?![+-])/g)].flatMap(({ index, 0: digits }) =>
    [1, 2].map(
      (more) => `${expected.slice(0, index)}${Number(digits) + more}${expected.slice(index + digits.length)}`,
    ),
  );
  const named = [...expected.matchAll(/[A-Z][a-z]?/g)].flatMap(({ index, 0: name }) =>
    ['Xe', 'Kr']
      .filter((other) => other !== name)
      .map((other) => expected.slice(0, index) + other + expected.slice(index + name.length)),
  );
  return {
    equivalent: [],
    nearMisses: [
      ...counts.slice(0, 5),
      ...named.slice(0, 5),
      `${expected}Xe`,
      ...(/^\d/.test(expected) ? [] : [`2${expected}`]),
      'He',
      'Ne',
      'Kr2',
      'Xe3',
      'NaCl',
      'Ar2',
      'He3',
      'KXe',
      'Ne4',
      'Kr5',
      ...counts.slice(5),
      ...named.slice(5),
    ],
  };
}
