import { md, template } from '../../authoring/design.ts';
import { choice, integers, randomFrom } from '../../authoring/parameters.ts';
import { matrix } from '../../authoring/wording.ts';
import { network } from '../../figures/network.ts';

const names = ['A', 'B', 'C', 'D'] as const;
type Square = readonly (readonly number[])[];
const arrows = ['AB', 'BA', 'AC', 'CA', 'AD', 'DA', 'BC', 'CB', 'BD', 'DB', 'CD', 'DC'] as const;
const graphOf = (seed: number): Square => {
  const random = randomFrom(`tracks ${seed}`);
  const left = [...arrows] as string[];
  const taken = Array.from({ length: 7 }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
  return names.map((u) => names.map((v) => (taken.includes(u + v) ? 1 : 0)));
};
const times = (a: Square, b: Square): Square =>
  a.map((row) => b[0]!.map((_, j) => row.reduce((sum, entry, k) => sum + entry * b[k]![j]!, 0)));
const plus = (a: Square, b: Square): Square => a.map((row, i) => row.map((entry, j) => entry + b[i]![j]!));
/** By following every walk. */
const walks = (m: Square, from: number, to: number, steps: number): number =>
  steps === 0
    ? Number(from === to)
    : m[from]!.reduce((sum, entry, next) => sum + (entry ? walks(m, next, to, steps - 1) : 0), 0);
const powers = (m: Square) => {
  const two = times(m, m);
  const three = times(two, m);
  const four = times(two, two);
  return { two, three, four, sum3: plus(plus(m, two), three) };
};

/** Many seeds give the same graph: only the first of them is taken. */
const seeds = [
  ...new Map(
    integers(1, 900)
      .toReversed()
      .map((seed) => [JSON.stringify(graphOf(seed)), seed]),
  ).values(),
];

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.14', '3.14'],
  parameters: {
    story: choice(
      'Four lookout points in a national park in Kenya are joined by one-way tracks',
      'Four stations of a factory in Gdańsk are joined by conveyor belts',
      'Four squares in the old town of Fez are joined by one-way alleys',
    ),
    start: choice(0, 1, 2, 3),
    end: choice(0, 1, 2, 3),
    seed: seeds,
  },
  allow: ({ start, end, seed }) => {
    const m = graphOf(seed);
    const { three, four, sum3 } = powers(m);
    const zeros = sum3.flat().filter((entry) => entry === 0).length;
    return (
      start !== end &&
      zeros === 1 &&
      four[start]![end]! >= 2 &&
      three[start]![end]! >= 1 &&
      four[start]![end] !== four[end]![start] &&
      plus(sum3, four)
        .flat()
        .every((entry) => entry > 0)
    );
  },
  write: ({ story, start, end, seed }) => {
    const m = graphOf(seed);
    const { two, three, four, sum3 } = powers(m);
    const [from, to] = [names[start]!, names[end]!];
    const most = sum3[start]![end]!;
    const missing = sum3.flatMap((row, i) =>
      row.flatMap((entry, j) => (entry === 0 ? [[i, j] as const] : [])),
    )[0]!;
    const [gone, unreached] = missing.map((at) => names[at]!);
    const drawn = m.flatMap((row, i) => row.flatMap((entry, j) => (entry ? [names[i]! + names[j]!] : [])));
    return {
      text: md`${story}, as the directed graph shows: ${drawn.map((pair) => `${pair[0]} to ${pair[1]}`).join(', ')}.

![](drawing:graph)

(a) Write down the adjacency matrix $M$, in which the entry in row $i$ and column $j$ is $1$ if there is an edge from $i$ to $j$. Use the order A, B, C, D. [2]

(b) Find the number of walks of length $4$ from ${from} to ${to}. [2]

(c) Find the number of walks of length at most $3$ from ${from} to ${to}. [3]

(d) For exactly one choice of a start vertex and an end vertex, which may be the same, there is no walk of length $1$, $2$ or $3$ from the start to the end. State the start and the end. [2]`,
      hints: [
        md`The rows tell where an edge begins, the columns where it ends.`,
        md`Powers of $M$ count walks. Which power belongs to walks of length $4$?`,
        md`Walks of length at most three have length one, two or three. Add three matrices, and look for an entry $0$.`,
      ],
      answer: md`(a) Each edge gives a $1$ in the row of its start and the column of its end:

$$M = ${matrix(m)}$$

(b) The entries of $M^4$ count walks of length $4$.

$$M^4 = ${matrix(four)}$$

The entry in the row of ${from} and the column of ${to} is $${four[start]![end]}$.

(c) Add the numbers of walks of length $1$, $2$ and $3$ from ${from} to ${to}. They stand in $M$, $M^2$ and $M^3$: $${m[start]![end]} + ${two[start]![end]} + ${three[start]![end]} = ${most}$.

(d)

$$M + M^2 + M^3 = ${matrix(sum3)}$$

It has one entry $0$, in the row of ${gone} and the column of ${unreached}. So there is no walk of length $1$, $2$ or $3$ from ${gone} to ${unreached}: the start is ${gone} and the end is ${unreached}.

**Calculator:** store $M$ as a matrix. TI-Nspire: menu, Matrix & Vector, Create, Matrix, then store it with :=. Casio fx-CG50: Run-Matrix, F3 (MAT/VCT). Then type $M^4$ and $M + M^2 + M^3$.

**Watch out:** In a directed graph $M$ is not symmetric. The entry in the row of ${to} and the column of ${from} counts the walks in the other direction.`,
      scheme: [
        [md`a $4 \times 4$ matrix with at least three correct rows`, 'A1'],
        [md`all rows correct`, 'A1'],
        [md`$M^4$`, 'M1'],
        [md`$${four[start]![end]}$`, 'A1'],
        [md`$M + M^2 + M^3$, or the sum of three entries`, 'M1'],
        [md`$${m[start]![end]}$, $${two[start]![end]}$ and $${three[start]![end]}$`, 'A1'],
        [md`$${most}$`, 'A1'],
        [md`looks for an entry $0$ in $M + M^2 + M^3$`, 'M1'],
        [md`start ${gone} and end ${unreached}`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'matrix',
          label: '$M =$',
          expected: matrix(m),
          accuracy: 'exact',
          mistakes: [
            {
              value: matrix(names.map((_, i) => names.map((__, j) => m[j]![i]!))),
              note: 'You exchanged rows and columns. An edge starts in its row and ends in its column.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${four[start]![end]}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${four[end]![start]}`,
              note: md`This counts the walks from ${to} to ${from}. Look in the row of ${from}.`,
            },
            ...(three[start]![end] !== four[start]![end] && three[start]![end] !== four[end]![start]
              ? [
                  {
                    value: `${three[start]![end]}`,
                    note: md`This is the entry of $M^3$, for walks of length $3$.`,
                  },
                ]
              : []),
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${most}`,
          accuracy: 'exact',
          mistakes:
            three[start]![end] === most
              ? []
              : [
                  {
                    value: `${three[start]![end]}`,
                    note: 'These are the walks of length exactly $3$. Shorter ones count, too.',
                  },
                ],
        },
        { part: 'd', kind: 'self', why: 'state two vertices in the right order' },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: `${four[start]![end]}`, value: walks(m, start, end, 4) },
        {
          part: 'c',
          route: 'exact',
          shown: `= ${most}`,
          value: [1, 2, 3].reduce((sum, steps) => sum + walks(m, start, end, steps), 0),
        },
      ],
      drawings: {
        graph: network({
          directed: true,
          width: 220,
          height: 170,
          nodes: { A: [0, 1.6], B: [2, 1.6], C: [0, 0], D: [2, 0] },
          edges: drawn.map((pair) => ({
            of: pair,
            bend: drawn.includes(pair[1]! + pair[0]!) ? 14 : pair === 'AD' || pair === 'DA' ? 12 : 0,
          })),
          description: `A directed graph with the vertices A to D and the edges ${drawn.map((pair) => `${pair[0]} to ${pair[1]}`).join(', ')}.`,
        }),
      },
    };
  },
});
