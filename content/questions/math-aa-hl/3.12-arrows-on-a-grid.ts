import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { column, inBrackets, plus, surd, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

type Pair = readonly [number, number];

const firsts: readonly Pair[] = [
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
  [2, -1],
  [3, -1],
  [1, -2],
];
const seconds: readonly Pair[] = [
  [-1, 2],
  [-2, 1],
  [-1, 3],
  [1, 2],
  [-2, 3],
  [-1, 1],
  [0, 2],
];

interface Case {
  readonly a: Pair;
  readonly b: Pair;
  readonly c: Pair;
  readonly p: number;
  readonly q: number;
  /** The vector c is multiplied by it in (c): another one for each case with the same c, whose texts are else alike. */
  readonly times: number;
}

function everyCase(): Case[] {
  const found: Case[] = [];
  for (const a of firsts)
    for (const b of seconds)
      for (const p of [1, 2, 3])
        for (const q of [-2, -1, 1, 2]) {
          const c: Pair = [p * a[0] + q * b[0], p * a[1] + q * b[1]];
          const same = found.filter((one) => one.c[0] === c[0] && one.c[1] === c[1]).length;
          const good =
            Math.abs(a[0] * b[1] - a[1] * b[0]) > 1 &&
            p !== Math.abs(q) &&
            c.every((one) => Math.abs(one) <= 8 && one !== 0) &&
            Math.abs(c[0]) !== Math.abs(c[1]);
          if (good && same < 4) found.push({ a, b, c, p, q, times: -2 - same });
        }
  return found;
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: { drawn: everyCase() },
  write: ({ drawn: { a, b, c, p, q, times } }) => {
    const k = -times;
    const square = c[0] ** 2 + c[1] ** 2;
    const length = surd(square);
    const row = (at: 0 | 1) =>
      `${[a[at] === 0 ? '' : term(a[at], 'p'), plus(b[at], 'q')]
        .join('')
        .replace(/^ \+ /, '')
        .replace(/^ - /, '-')} = ${c[at]}`;
    const [byRows, byRows2] = solveLinear(
      [
        [a[0], b[0]],
        [a[1], b[1]],
      ],
      c,
    ) as [number, number];
    const opposite = surd(k * k * square);
    // Each arrow begins at a grid point of its own, so that the arrows don't meet.
    const start = (v: Pair, left: number): Pair => [left - Math.min(0, v[0]), 0 - Math.min(0, v[1])];
    const starts = [start(a, 0), start(b, 5)] as const;
    const arrows = [a, b] as const;
    const names = ['**a**', '**b**'] as const;
    const high = Math.max(...arrows.map((v) => Math.abs(v[1]))) + 1;
    return {
      text: md`The diagram shows the vectors $\mathbf{a}$ and $\mathbf{b}$ on a grid of unit squares.

![](drawing:grid)

(a) Write down $\mathbf{a}$ and $\mathbf{b}$ as column vectors. [2]

A third vector is $\mathbf{c} = ${column(...c)}$.

(b) Given that $\mathbf{c} = p\mathbf{a} + q\mathbf{b}$, find the value of $p$ and of $q$. [3]

(c) Find, in exact form, the magnitude of the vector $${times}\mathbf{c}$. [2]`,
      hints: [
        'Count squares from the tail of each arrow to its head: to the right first, then up. Left and down are negative.',
        md`An equation between vectors is two equations between numbers, one for each row.`,
        md`What does the factor $${times}$ do to the length of a vector?`,
      ],
      answer: md`(a) Go from the tail to the head of each arrow. Steps to the right and up are positive:

$$\mathbf{a} = ${column(...a)} \qquad\text{and}\qquad \mathbf{b} = ${column(...b)}$$

(b) Two vectors are equal when both components are equal, so $\mathbf{c} = p\mathbf{a} + q\mathbf{b}$ gives one equation for each row:

$$${row(0)} \quad\text{and}\quad ${row(1)}$$

Solving this pair of equations gives $p = ${p}$ and $q = ${q}$.

Check: $${p} \times ${column(...a)} ${q < 0 ? '-' : '+'} ${Math.abs(q)} \times ${column(...b)} = ${column(...c)}$.

(c) The factor $${times}$ turns the arrow round and makes it $${k}$ times as long. A length is never negative, so

$$|${times}\mathbf{c}| = ${k}|\mathbf{c}| = ${k}\sqrt{${inBrackets(c[0])}^2 + ${inBrackets(c[1])}^2}${surd(square) === md`\sqrt{${square}}` ? '' : md` = ${k}\sqrt{${square}}`} = ${opposite}$$

**Watch out:** The factor $${times}$ reverses the direction, but the magnitude of $${times}\mathbf{c}$ is $${k}|\mathbf{c}|$, not $${times}|\mathbf{c}|$.`,
      scheme: [
        [md`(a) $\mathbf{a} = ${column(...a)}$`, 'A1'],
        [md`$\mathbf{b} = ${column(...b)}$`, 'A1'],
        [md`(b) one equation for each component (follow through from (a))`, 'M1'],
        [md`$p = ${p}$`, 'A1'],
        [md`$q = ${q}$`, 'A1'],
        [md`(c) $${k}|\mathbf{c}|$, or the magnitude of $${column(times * c[0], times * c[1])}$`, 'M1'],
        [md`$${opposite}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'vector',
          label: md`$\mathbf{a} =$`,
          expected: column(...a),
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: column(-a[0], -a[1]),
              note: 'You went from the head to the tail. Go the way the arrow points.',
            },
          ],
        },
        {
          part: 'a',
          kind: 'vector',
          label: md`$\mathbf{b} =$`,
          expected: column(...b),
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: column(-b[0], -b[1]),
              note: 'You went from the head to the tail. Go the way the arrow points.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$p =$',
          expected: `${p}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            { value: `${q}`, note: md`This is the multiple of $\mathbf{b}$. Look at which is which.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$q =$',
          expected: `${q}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: `${-q}`, note: 'Look at the signs when you subtract one equation from the other.' },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: opposite,
          accuracy: 'exact',
          mistakes: [
            { value: length, note: md`This is $|\mathbf{c}|$. What does the factor do to the length?` },
            { value: `-${opposite}`, note: 'A magnitude is a length, which is never negative.' },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `p = ${p}`, value: byRows },
        { part: 'b', route: 'numeric', shown: `q = ${q}`, value: byRows2 },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${opposite}`,
          value: Math.hypot(times * c[0], times * c[1]),
        },
      ],
      drawings: {
        grid: plot({
          x: [-1, 8],
          y: [-1, high],
          equal: true,
          height: 190,
          frame: true,
          grid: true,
          ticks: { x: 1, y: 1 },
          xLabel: '',
          yLabel: '',
          lines: arrows.map((v, at) => {
            const from = starts[at]!;
            return { from, to: [from[0] + v[0], from[1] + v[1]] as const, arrow: true, label: names[at]! };
          }),
          description: `Two arrows on a grid of unit squares. The arrow a goes from (${starts[0].join(', ')}) to (${starts[0][0] + a[0]}, ${starts[0][1] + a[1]}), and the arrow b from (${starts[1].join(', ')}) to (${starts[1][0] + b[0]}, ${starts[1][1] + b[1]}).`,
        }),
      },
    };
  },
});
