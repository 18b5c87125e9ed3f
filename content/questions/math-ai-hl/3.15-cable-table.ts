import { md, template } from '../../authoring/design.ts';
import { choice, integers, randomFrom } from '../../authoring/parameters.ts';
import { network } from '../../figures/network.ts';

const names = [...'ABCDEF'];
const sets = [
  ['AB', 'AC', 'AD', 'BC', 'BE', 'CD', 'CE', 'CF', 'DF', 'EF'],
  ['AB', 'AD', 'AE', 'BC', 'BE', 'BF', 'CF', 'DE', 'EF', 'DF'],
] as const;
type Edge = readonly [pair: string, weight: number];
const edgesOf = (set: readonly string[], seed: number): Edge[] => {
  const random = randomFrom(`cable ${seed}`);
  const left = Array.from({ length: 18 }, (_, index) => index + 7);
  return set.map((pair) => [pair, left.splice(Math.floor(random() * left.length), 1)[0]!] as const);
};
const prim = (edges: readonly Edge[], start: string): Edge[] => {
  const inside = new Set([start]);
  const taken: Edge[] = [];
  while (taken.length < 5) {
    const next = edges
      .filter(([pair]) => inside.has(pair[0]!) !== inside.has(pair[1]!))
      .reduce((best, one) => (one[1] < best[1] ? one : best));
    taken.push(next);
    for (const name of next[0]) inside.add(name);
  }
  return taken;
};
const total = (edges: readonly Edge[]) => edges.reduce((sum, [, weight]) => sum + weight, 0);
const cheapest = (edges: readonly Edge[]): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let mask = 0; mask < 2 ** edges.length; mask += 1) {
    const some = edges.filter((_, index) => (mask >> index) & 1);
    if (some.length !== 5) continue;
    const reached = new Set('A');
    for (let round = 0; round < 5; round += 1)
      for (const [pair] of some)
        if ([...pair].some((name) => reached.has(name))) for (const name of pair) reached.add(name);
    if (reached.size === 6) best = Math.min(best, total(some));
  }
  return best;
};

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['3.16', '3.14'],
  parameters: {
    story: choice(
      ['Six buildings of a hospital in Accra are to be joined by data cables', 10],
      ['Six wind turbines off the coast of Denmark are to be joined by power cables', 100],
      ['Six fields near Izmir are to be joined by irrigation pipes', 10],
    ),
    set: sets,
    start: choice(1, 2, 3, 4, 5),
    seed: integers(1, 300),
  },
  allow: ({ set, start, seed }) => {
    const edges = edgesOf(set, seed);
    const shortest = [...edges].sort((a, b) => a[1] - b[1]).slice(0, 5);
    const taken = prim(edges, names[start]!);
    return total(shortest) !== total(taken) && taken[0]![1] !== shortest[0]![1];
  },
  write: ({ story: [opening, scale], set, start, seed }) => {
    const edges = edgesOf(set, seed).map(([pair, weight]): Edge => [pair, weight * scale]);
    const unit = 'm';
    const from = names[start]!;
    const taken = prim(edges, from);
    const length = total(taken);
    const weight = (u: string, v: string) => edges.find(([pair]) => pair === u + v || pair === v + u)?.[1];
    const degree = edges.filter(([pair]) => pair.includes(from)).length;
    const places =
      set === sets[0]
        ? ({ A: [0, 1], B: [1.4, 2], C: [2, 0.9], D: [1.4, 0], E: [3.2, 2], F: [4, 0.6] } as const)
        : ({ A: [0, 1], B: [1.2, 2.1], C: [3, 2.4], D: [1.2, 0], E: [1.9, 1.1], F: [3.8, 0.8] } as const);
    const shortest = [...edges].sort((a, b) => a[1] - b[1]).slice(0, 5);
    return {
      text: md`${opening}. The table shows where this is possible, with the lengths in metres.

| | ${names.join(' | ')} |
|---|${names.map(() => '---').join('|')}|
${names.map((u) => `| ${u} | ${names.map((v) => (u === v ? '–' : (weight(u, v) ?? '–'))).join(' | ')} |`).join('\n')}

(a) Draw the weighted graph. [2]

(b) Write down the degree of the vertex ${from}. [1]

(c) Use Prim's algorithm, starting at ${from}, to find a minimum spanning tree. List the edges in the order in which they are added. [3]

(d) Find the total length of the tree. [1]`,
      hints: [
        md`A number in the row of A and the column of B is the weight of the edge AB. A dash means that there is no edge.`,
        md`The tree grows from ${from}. In each step, look at all the edges that lead from the tree to a new vertex.`,
      ],
      answer: md`(a)

![](drawing:graph)

(b) The row of ${from} has $${degree}$ numbers, so the degree is $${degree}$.

(c) The tree begins with ${from}. In each step, add the shortest edge that joins a vertex of the tree to a new vertex. The edges are added in the order ${taken.map(([pair, w]) => `${pair} ($${w}$)`).join(', ')}.

In the table: mark the column of each vertex that is in the tree and cross out its row. Then take the smallest number that is left in the marked columns.

(d) $${taken.map(([, w]) => w).join(' + ')} = ${length}$ ${unit}

**Watch out:** With Prim's algorithm the edges that you have chosen always hang together. If your second edge does not touch the first, you used Kruskal's algorithm.`,
      scheme: [
        [md`six vertices and the right ten edges`, 'A1'],
        [md`all weights`, 'A1'],
        [md`$${degree}$`, 'A1'],
        [md`begins with ${taken[0]![0]}`, 'M1'],
        [md`${taken[1]![0]} and ${taken[2]![0]} next`, 'A1'],
        [md`${taken[3]![0]} and ${taken[4]![0]}`, 'A1'],
        [md`$${length}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'draw' },
        { part: 'b', kind: 'number', expected: `${degree}`, accuracy: 'exact' },
        {
          part: 'c',
          kind: 'set',
          label: 'Edges, with commas between them:',
          expected: taken.map(([pair]) => pair).join(', '),
          variables: names,
          marks: 2,
          mistakes: [
            {
              value: shortest.map(([pair]) => pair).join(', '),
              note: 'These are the five shortest edges. They close a cycle and leave a vertex out.',
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'the order of the edges', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          expected: `${length}`,
          accuracy: 'exact',
          unit,
          mistakes: [
            {
              value: `${total(shortest)}`,
              note: 'You added the five shortest edges, but they are not a tree.',
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'exact',
          shown: `${degree}`,
          value: names.filter((v) => v !== from && weight(from, v) !== undefined).length,
        },
        { part: 'd', route: 'exact', shown: `= ${length}`, value: cheapest(edges) },
      ],
      drawings: {
        graph: network({
          nodes: places,
          edges: edges.map(([pair, w]) => ({
            of: pair,
            weight: w,
            bold: taken.some(([one]) => one === pair),
          })),
          description: `The weighted graph with the edges ${edges.map(([pair, w]) => `${pair} (${w})`).join(', ')}. The edges of the tree are drawn bold.`,
        }),
      },
    };
  },
});
