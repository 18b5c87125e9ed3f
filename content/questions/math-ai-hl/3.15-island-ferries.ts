import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { matrix } from '../../authoring/wording.ts';
import { network } from '../../figures/network.ts';

const names = 'ABCDE';
const nets = [
  ['AB', 'BC', 'CD', 'DE', 'EA', 'AC'],
  ['AB', 'AC', 'BC', 'CD', 'DE'],
  ['AB', 'BC', 'CD', 'DA', 'AE', 'CE'],
  ['AB', 'AC', 'AD', 'BC', 'DE', 'CE'],
  ['AB', 'BD', 'DC', 'CA', 'AD', 'DE', 'EC'],
  ['AE', 'BE', 'CE', 'DE', 'AB', 'CD'],
] as const;
const multiply = (one: readonly number[][], other: readonly number[][]) =>
  one.map((row) => other[0]!.map((_, at) => row.reduce((sum, entry, k) => sum + entry * other[k]![at]!, 0)));

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.14', '3.14'],
  parameters: {
    place: choice(
      'Five islands in the Aegean',
      'Five towns on Lake Titicaca',
      'Five islands of the Philippines',
    ),
    net: integers(0, nets.length - 1),
    from: integers(0, 4),
    to: integers(0, 4),
    steps: choice(3, 4),
  },
  allow: ({ from, to }) => from !== to,
  write: ({ place, net, from, to, steps }) => {
    const edges: readonly string[] = nets[net]!;
    const joined = (i: number, j: number) =>
      edges.some((edge) => edge === names[i]! + names[j]! || edge === names[j]! + names[i]!);
    const m = [...names].map((_, i) => [...names].map((__, j) => (joined(i, j) ? 1 : 0)));
    const square = multiply(m, m);
    let power = square;
    for (let step = 2; step < steps; step += 1) power = multiply(power, m);
    const count = power[from]![to]!;
    const walks = (at: number, left: number): number =>
      left === 0
        ? Number(at === to)
        : [0, 1, 2, 3, 4]
            .filter((next) => joined(at, next))
            .reduce((sum, next) => sum + walks(next, left - 1), 0);
    const [start, end] = [names[from]!, names[to]!];
    const degree = m[from]!.filter((entry) => entry === 1).length;
    const neighbours = [...names].filter((_, at) => joined(from, at));
    return {
      text: md`${place}, A to E, are joined by ferries that go in both directions: ${edges.join(', ')}. The graph shows them.

![](drawing:ferries)

(a) Write down the adjacency matrix $M$ of the graph, with rows and columns in alphabetical order. [2]

(b) Find the number of different trips from ${start} to ${end} that use exactly $${steps}$ ferries. A ferry may be used more than once. [2]

(c) Write down the entry of $M^2$ in the row and the column of ${start}, and explain why it is equal to the degree of ${start}. [2]

(d) Explain how the matrix $M + M^2 + M^3$ can be used to find whether every place can be reached from every other with at most three ferries. [2]`,
      hints: [
        md`An entry of $M$ is $1$ if the two places are joined directly, and otherwise $0$.`,
        md`The entries of $M^k$ count the walks with $k$ edges.`,
      ],
      answer: md`(a) $M = ${matrix(m)}$

(b) The trips are counted by an entry of $M^{${steps}}$, which the calculator gives as

$$M^{${steps}} = ${matrix(power)}.$$

The entry in the row of ${start} and the column of ${end} gives $N = ${count}$ trips.

(c) The entry is $d = ${square[from]![from]!}$. A walk with two edges from ${start} back to ${start} goes to a neighbour and returns, and ${start} has $${degree}$ neighbours: ${neighbours.join(', ')}.

(d) An entry of $M + M^2 + M^3$ is the number of trips with one, two or three ferries from one place to another. Every place can be reached from every other with at most three ferries if all the entries off the diagonal are greater than $0$.

**Calculator:** store $M$ as a matrix and enter $M^{${steps}}$. TI-Nspire: Menu, Matrix & Vector, Create, Matrix. Casio fx-CG50: Run-Matrix, MAT/VCT.

**Watch out:** $M^{${steps}}$ also counts trips that go back along a ferry just used, so counting by hand easily gives too few. An adjacency matrix of such a graph is symmetric: check this before you take the power.`,
      scheme: [
        [md`symmetric matrix of zeros and ones with zeros on the diagonal`, 'A1'],
        [md`all entries correct`, 'A1'],
        [md`finds $M^{${steps}}$`, 'M1'],
        [md`$${count}$`, 'A1'],
        [md`$${square[from]![from]!}$`, 'A1'],
        [md`each walk goes to a neighbour and back`, 'R1'],
        [md`the entries count the trips with at most three ferries`, 'R1'],
        [md`no entry (off the diagonal) may be $0$`, 'R1'],
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
              value: matrix(m.map((row, i) => row.map((entry, j) => (i === j ? 1 : entry)))),
              note: 'No ferry goes from a place to itself, so the diagonal is zero.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${count}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${walks(from, steps - 1)}`,
              note: md`These are the trips with $${steps - 1}$ ferries. Use $M^{${steps}}$.`,
            },
          ].filter(({ value }) => value !== `${count}`),
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${square[from]![from]!}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: '0',
              note: md`This is the entry of $M$. Look at $M^2$.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'explain', marks: 1 },
        { part: 'd', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: `N = ${count}`, value: walks(from, steps) },
        {
          part: 'c',
          route: 'exact',
          shown: `d = ${square[from]![from]!}`,
          value: edges.filter((edge) => edge.includes(start)).length,
        },
      ],
      drawings: {
        ferries: network({
          nodes: { A: [0, 1], B: [1.2, 2], C: [2.4, 1.2], D: [2, -0.2], E: [0.5, -0.2] },
          edges: [...edges],
          width: 220,
          height: 170,
          description: `A graph with the vertices A to E and the edges ${edges.join(', ')}.`,
        }),
      },
    };
  },
});
