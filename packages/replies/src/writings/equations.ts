import type { Asked } from '../asked.ts';
import { equation } from '../kinds/equation.ts';
import { type Node, symbolsOf } from '../reading/node.ts';
import { plainOf } from '../reading/write-plain.ts';
import { typedPlainly } from './decorations.ts';
import { commuted } from './tree.ts';
import type { Writings } from './writings.ts';

export function equationWritings(asked: Asked): Writings {
  const { statement, isVector } = equation.read(asked.expected, asked);
  if (isVector || statement.is !== 'relation' || statement.sides.length !== 2) return vectorEquation(asked);
  const [left, right] = statement.sides as [Node, Node];
  const [l, r] = [plainOf(left), plainOf(right)];
  const letters = [...new Set([...symbolsOf(left), ...symbolsOf(right)])];
  // Of y = 0 any multiple of y would be the same again.
  const letter = letters.length > 1 ? letters.find((name) => name !== 'y')! : letters[0] === 'x' ? 'y' : 'x';
  return {
    equivalent: asked.form
      ? []
      : [
          `${r} = ${l}`,
          `${l} - ${r} = 0`,
          `0 = ${r} - ${l}`,
          `2${l.startsWith('(') ? l : `*${l}`} = 2*${r}`,
          `-${l} = -${r}`,
          `${l} + 1 = ${r} + 1`,
          `${plainOf(commuted(left))} = ${plainOf(commuted(right))}`,
          `${l} + ${letter} = ${letter} + ${r}`,
        ],
    nearMisses: [
      `${l} = ${r} + 1`,
      `${l} = ${r} - 2`,
      `${l} + ${letter} = ${r}`,
      `${l} = ${r} + 3${letter}`,
      `${l} - ${r}`,
      `${l} = ${r} + 10`,
      `${l} = ${r} - ${letter}`,
      `2*${l} = 2*${r} + 5`,
      `${l} + 1 = ${r} - 1`,
      `${l} = ${r} + ${letter}/2`,
      `${l} < ${r}`,
      `${l} = ${r} + q`,
    ],
  };
}

/** Lines and planes by vectors: a point moved off, or a number of the direction changed. */
function vectorEquation({ expected }: Asked): Writings {
  const plain = typedPlainly(expected);
  const [before, after] = [plain.slice(0, plain.indexOf('=') + 1), plain.slice(plain.indexOf('=') + 1)];
  const places = [...after.matchAll(/(?<![\w.^_])\d+(?:\.\d+)?(?![\d.])/g)];
  const changed = places.flatMap(({ index, 0: digits }) =>
    [7, 13, 29].map(
      (more) =>
        `${before}${after.slice(0, index)}${Number(digits) + more}${after.slice(index + digits.length)}`,
    ),
  );
  return { equivalent: [], nearMisses: [...changed, after] };
}
