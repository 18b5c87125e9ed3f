import { md, template } from '../../authoring/design.ts';
import { choice, integers, randomFrom } from '../../authoring/parameters.ts';
import { network } from '../../figures/network.ts';

const pairs = ['AB', 'AC', 'BC', 'BD', 'CD', 'CE', 'DE', 'DF', 'EF'] as const;
type Edge = readonly [pair: string, weight: number];

const weighted = (seed: number): Edge[] => {
  const random = randomFrom(`pipes ${seed}`);
  const left = Array.from({ length: 14 }, (_, index) => index + 4);
  return pairs.map((pair) => [pair, left.splice(Math.floor(random() * left.length), 1)[0]!] as const);
};
/** Kruskal's algorithm: the edges in the order in which they are taken, and those that would close a cycle. */
const kruskal = (edges: readonly Edge[]) => {
  const part = new Map([...'ABCDEF'].map((name) => [name, name]));
  const taken: Edge[] = [];
  const refused: Edge[] = [];
  for (const edge of [...edges].sort((a, b) => a[1] - b[1])) {
    const [one, other] = [...edge[0]].map((name) => part.get(name)!) as [string, string];
    if (taken.length === 5) break;
    if (one === other) {
      refused.push(edge);
      continue;
    }
    taken.push(edge);
    for (const [name, of] of part) if (of === other) part.set(name, one);
  }
  return { taken, refused };
};
const total = (edges: readonly Edge[]) => edges.reduce((sum, [, weight]) => sum + weight, 0);
/** By trying every choice of five edges. */
const cheapest = (edges: readonly Edge[]): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let mask = 0; mask < 2 ** edges.length; mask += 1) {
    const some = edges.filter((_, index) => (mask >> index) & 1);
    if (some.length !== 5) continue;
    const reached = new Set('A');
    for (let round = 0; round < 5; round += 1) {
      for (const [pair] of some)
        if ([...pair].some((name) => reached.has(name))) for (const name of pair) reached.add(name);
    }
    if (reached.size === 6) best = Math.min(best, total(some));
  }
  return best;
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['3.14'],
  parameters: {
    place: choice('six villages in the Andes', 'six camps in the Gobi desert', 'six farms in Tasmania'),
    cost: integers(18, 40, 2),
    seed: integers(1, 400),
  },
  allow: ({ seed }) => {
    const { refused, taken } = kruskal(weighted(seed));
    return refused.length > 0 && taken[1]![0] !== 'AB';
  },
  write: ({ place, cost, seed }) => {
    const edges = weighted(seed);
    const { taken, refused } = kruskal(edges);
    const length = total(taken);
    const lost = taken[1]!;
    const remaining = edges.filter(([pair]) => pair !== lost[0]);
    const again = kruskal(remaining);
    const extra = total(again.taken) - length;
    const replacement = again.taken.find(([pair]) => !taken.some(([other]) => other === pair))!;
    const nodes = { A: [0, 1], B: [1.2, 2], C: [1.2, 0], D: [2.8, 2], E: [2.8, 0], F: [4, 1] } as const;
    return {
      text: md`Water pipes are to be laid between ${place}, A to F. The graph and the table show where pipes can be laid, with their lengths in kilometres.

| Pipe | ${edges.map(([pair]) => pair).join(' | ')} |
|---|${edges.map(() => '---').join('|')}|
| Length (km) | ${edges.map(([, weight]) => weight).join(' | ')} |

![](drawing:map)

(a) Use Kruskal's algorithm to find a minimum spanning tree. List the edges in the order in which they are added. [4]

(b) Draw the tree, and find its total length. [2]

(c) A kilometre of pipe costs $${cost}$ thousand dollars. Find the least possible cost of joining all six. [1]

(d) It turns out that no pipe can be laid along ${lost[0]}. Find by how many kilometres the least total length increases. [3]`,
      hints: [
        md`Take the shortest edge that is left, again and again, unless it would close a cycle.`,
        md`A tree with six vertices has five edges.`,
        md`Without ${lost[0]} the tree falls apart into two parts. Which is the shortest edge between them?`,
      ],
      answer: md`(a) The edges are added in the order ${taken.map(([pair, weight]) => `${pair} ($${weight}$)`).join(', ')}. On the way, ${refused.map(([pair, weight]) => `${pair} ($${weight}$)`).join(', ')} ${refused.length > 1 ? 'are' : 'is'} left out, because ${refused.length > 1 ? 'they' : 'it'} would close a cycle.

(b)

![](drawing:tree)

The total length is $${taken.map(([, weight]) => weight).join(' + ')} = ${length}\ \text{km}$.

(c) $${length} \times ${cost} = ${length * cost}$ thousand dollars

(d) Without ${lost[0]}, the other four edges of the tree leave two parts that have to be joined. The shortest other edge between these parts is ${replacement[0]} ($${replacement[1]}$), so the length increases by $${replacement[1]} - ${lost[1]} = ${extra}\ \text{km}$.

**Watch out:** In Kruskal's algorithm the edges needn't hang together on the way. Always take the shortest edge left in the whole graph that closes no cycle, even if it is far from those taken before.`,
      scheme: [
        [md`starts with ${taken[0]![0]}`, 'M1'],
        [md`${taken[1]![0]} and ${taken[2]![0]} next`, 'A1'],
        [md`leaves out ${refused[0]![0]}`, 'A1'],
        [md`${taken[3]![0]} and ${taken[4]![0]}`, 'A1'],
        [md`drawing of the tree`, 'A1'],
        [md`$${length}$ km`, 'A1'],
        [md`$${length * cost}$ thousand dollars`, 'A1'],
        [md`runs the algorithm without ${lost[0]}, or looks for an edge between the two parts`, 'M1'],
        [md`${replacement[0]}`, 'A1'],
        [md`$${extra}$ km`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'set',
          label: 'Edges, with commas between them:',
          expected: taken.map(([pair]) => pair).join(', '),
          variables: ['A', 'B', 'C', 'D', 'E', 'F'],
          marks: 3,
          mistakes: [
            {
              value: [...edges]
                .sort((a, b) => a[1] - b[1])
                .slice(0, 5)
                .map(([pair]) => pair)
                .join(', '),
              note: md`These are the five shortest edges. ${refused[0]![0]} closes a cycle, so it is left out.`,
            },
          ],
        },
        { part: 'a', kind: 'self', why: 'the order of the edges', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          label: 'Total length:',
          expected: `${length}`,
          accuracy: 'exact',
          unit: 'km',
          marks: 1,
          mistakes: [
            {
              value: `${total([...edges].sort((a, b) => a[1] - b[1]).slice(0, 5))}`,
              note: 'You added the five shortest edges, but some of them close a cycle.',
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'draw', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          expected: `${length * cost}`,
          accuracy: 'exact',
          unit: 'thousand dollars',
          follows: `b.1*${cost}`,
          unless: 'c <= 0',
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${extra}`,
          accuracy: 'exact',
          unit: 'km',
          mistakes: [
            {
              value: `${replacement[1]}`,
              note: md`This is the length of the new pipe. The pipe ${lost[0]} is no longer laid.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: md`= ${length}\ \text{km}`, value: cheapest(edges) },
        {
          part: 'c',
          route: 'exact',
          shown: `= ${length * cost}`,
          value: cheapest(edges.map(([pair, weight]) => [pair, weight * cost])),
        },
        {
          part: 'd',
          route: 'exact',
          shown: md`= ${extra}\ \text{km}`,
          value: cheapest(remaining) - cheapest(edges),
        },
      ],
      drawings: {
        map: network({
          nodes,
          edges: edges.map(([pair, weight]) => `${pair} ${weight}`),
          description: `A weighted graph with the vertices A to F and the edges ${edges.map(([pair, weight]) => `${pair} (${weight})`).join(', ')}.`,
        }),
        tree: network({
          nodes,
          edges: edges.map(([pair, weight]) =>
            taken.some(([other]) => other === pair)
              ? { of: pair, weight, bold: true }
              : { of: pair, weight, dashed: true },
          ),
          description: `The same graph, in which the edges of the minimum spanning tree are drawn bold: ${taken.map(([pair]) => pair).join(', ')}.`,
        }),
      },
    };
  },
});
