import { md, template } from '../../authoring/design.ts';
import { choice, integers, randomFrom } from '../../authoring/parameters.ts';
import { network } from '../../figures/network.ts';

type Edge = readonly [pair: string, weight: number];
const plans = [
  {
    nodes: { A: [0, 1], B: [1.3, 2], C: [3, 2], D: [1.3, 0], E: [3, 0], F: [4.3, 1] },
    pairs: ['AB', 'AD', 'BC', 'BD', 'CE', 'CF', 'DE', 'EF'],
  },
  {
    nodes: { A: [1, 3], B: [3, 3], C: [4, 1.5], D: [3, 0], E: [1, 0], F: [0, 1.5], G: [2, 1.5] },
    pairs: ['AB', 'BC', 'CD', 'DE', 'EF', 'AF', 'AG', 'BG', 'DG', 'EG'],
  },
] as const;
const networkOf = (plan: (typeof plans)[number], seed: number): Edge[] => {
  const random = randomFrom(`sweeper ${seed}`);
  const left = Array.from({ length: 16 }, (_, index) => index + 3);
  return plan.pairs.map((pair) => [pair, left.splice(Math.floor(random() * left.length), 1)[0]!] as const);
};
const oddOf = (edges: readonly Edge[]) =>
  [...new Set(edges.flatMap(([pair]) => [...pair]))]
    .sort()
    .filter((name) => edges.filter(([pair]) => pair.includes(name)).length % 2 === 1);
/** The shortest ways between two vertices, by trying every path. */
const shortest = (edges: readonly Edge[], from: string, to: string) => {
  let best = { length: Number.POSITIVE_INFINITY, path: '', paths: [] as string[] };
  const go = (path: string, length: number) => {
    const at = path.at(-1)!;
    if (at === to) {
      if (length < best.length) best = { length, path, paths: [path] };
      else if (length === best.length) best.paths.push(path);
      return;
    }
    for (const [pair, weight] of edges) {
      const next = pair[0] === at ? pair[1]! : pair[1] === at ? pair[0]! : '';
      if (next && !path.includes(next)) go(path + next, length + weight);
    }
  };
  go(from, 0);
  return best;
};
const study = (plan: (typeof plans)[number], seed: number) => {
  const edges = networkOf(plan, seed);
  const [p, q, r, s] = oddOf(edges) as [string, string, string, string];
  const pairings = (
    [
      [p + q, r + s],
      [p + r, q + s],
      [p + s, q + r],
    ] as const
  ).map((pairs) => {
    const ways = pairs.map((pair) => shortest(edges, pair[0]!, pair[1]!));
    return { pairs, ways, sum: ways[0]!.length + ways[1]!.length };
  });
  const sorted = [...pairings].sort((a, b) => a.sum - b.sum);
  const all = pairings
    .flatMap(({ pairs, ways }) => pairs.map((pair, at) => ({ pair, ...ways[at]! })))
    .sort((a, b) => a.length - b.length);
  return { edges, odd: [p, q, r, s], pairings, best: sorted[0]!, second: sorted[1]!, all };
};

/** Bellman and Ford, for the checks. */
const distance = (edges: readonly Edge[], from: string, to: string): number => {
  const known = new Map([[from, 0]]);
  for (let round = 0; round < 8; round += 1)
    for (const [pair, weight] of edges)
      for (const [u, v] of [
        [pair[0]!, pair[1]!],
        [pair[1]!, pair[0]!],
      ] as const)
        if (known.has(u))
          known.set(v, Math.min(known.get(v) ?? Number.POSITIVE_INFINITY, known.get(u)! + weight));
  return known.get(to)!;
};

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['3.14'],
  parameters: {
    story: choice(
      ['A ranger in a national park in Costa Rica', 'tracks', 'check'],
      ['An engineer of a water company in Kampala', 'pipes', 'inspect'],
      ['A road crew in Lapland', 'roads', 'clear'],
    ),
    plan: plans,
    seed: integers(1, 300),
  },
  allow: ({ plan, seed }) => {
    const { best, second, all } = study(plan, seed);
    return (
      best.sum < second.sum &&
      all[0]!.length < all[1]!.length &&
      best.ways.some(({ path }) => path.length > 2)
    );
  },
  write: ({ story: [who, ways, verb], plan, seed }) => {
    const { edges, odd, pairings, best, all } = study(plan, seed);
    const unit = 'km';
    const total = edges.reduce((sum, [, weight]) => sum + weight, 0);
    const round = total + best.sum;
    const left = all[0]!;
    const free = total + left.length;
    const ends = odd.filter((name) => !left.pair.includes(name));
    const spell = (paths: readonly string[]) =>
      paths.some((path) => path.length > 2) ? ` (along ${paths.join(' or ')})` : '';
    return {
      text: md`${who} has to ${verb} all the ${ways} that are shown in the graph. The weights are lengths in kilometres. The route starts and ends at the depot A.

| Edge | ${edges.map(([pair]) => pair).join(' | ')} |
|---|${edges.map(() => '---').join('|')}|
| Length | ${edges.map(([, weight]) => weight).join(' | ')} |

![](drawing:map)

(a) Write down the four vertices of odd degree. [1]

(b) Explain why at least one of the ${ways} has to be used more than once. [1]

(c) By considering all the ways of pairing the odd vertices, find the least total length of the ${ways} that are used twice. [4]

(d) Hence find the length of the shortest route. [2]

(e) The route is changed so that it may start at any vertex and end at any other vertex. Find the length of the shortest route now, and the two vertices at its ends. [4]`,
      hints: [
        md`Count the ends of edges at each vertex.`,
        md`Four vertices can be put into two pairs in three ways. The shortest way between two vertices need not be a single edge.`,
        md`In part (e) two vertices may keep their odd degree. Which pair of odd vertices is it cheapest to join?`,
      ],
      answer: md`(a) ${odd.join(', ')} have degree $3$. The other vertices have an even degree.

(b) A closed route that uses each edge exactly once enters and leaves every vertex equally often, so it needs an even degree at every vertex. Here four degrees are odd.

(c) The repeated edges have to make all degrees even, so they join the odd vertices in two pairs. Use the shortest way for each pair.

${pairings
  .map(
    ({ pairs, ways: both, sum }) =>
      md`${pairs[0]} and ${pairs[1]}: $${both[0]!.length}$${spell(both[0]!.paths)} $+$ $${both[1]!.length}$${spell(both[1]!.paths)} $= ${sum}$`,
  )
  .join('\n\n')}

The least total is $${best.sum}$ ${unit}.

(d) All the ${ways} together have the length $${total}$. The shortest route has the length $${total} + ${best.sum} = ${round}$ ${unit}.

(e) Now two vertices may have an odd degree: the start and the end. So only one pair of odd vertices has to be joined. The cheapest pair is ${left.pair} with $${left.length}$${spell(left.paths)}. The route has the length $${total} + ${left.length} = ${free}$ ${unit}, and its ends are ${ends.join(' and ')}.

**Watch out:** The start and the end in part (e) are the two odd vertices that are *not* joined by repeated edges.`,
      scheme: [
        [md`${odd.join(', ')}`, 'A1'],
        [md`a closed route that uses each edge once needs all degrees to be even`, 'R1'],
        [md`considers the three pairings`, 'M1'],
        [md`one correct total`, 'A1'],
        [md`all totals correct: $${pairings.map(({ sum }) => sum).join('$, $')}$`, 'A1'],
        [md`$${best.sum}$`, 'A1'],
        [md`adds to the total weight $${total}$ (follow through from (c))`, 'M1'],
        [md`$${round}$`, 'A1'],
        [md`recognises that only one pair has to be joined`, 'M1'],
        [md`chooses ${left.pair} with $${left.length}$`, 'A1'],
        [md`$${free}$`, 'A1'],
        [md`${ends.join(' and ')}`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'set',
          label: 'Letters, with commas between them:',
          expected: odd.join(', '),
          variables: Object.keys(plan.nodes),
        },
        { part: 'b', kind: 'self', why: 'explain' },
        {
          part: 'c',
          kind: 'number',
          expected: `${best.sum}`,
          accuracy: 'exact',
          unit,
          mistakes: [
            ...new Map(
              [
                ...pairings
                  .filter(({ sum }) => sum !== best.sum)
                  .map(({ pairs, sum }) => ({
                    value: `${sum}`,
                    note: md`This is the total for the pairs ${pairs.join(' and ')}. Another pairing is shorter.`,
                  })),
                { value: `${left.length}`, note: 'This joins only one pair. Two pairs have to be joined.' },
              ].map((one) => [one.value, one]),
            ).values(),
          ].filter(({ value }) => value !== `${best.sum}`),
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${round}`,
          accuracy: 'exact',
          unit,
          follows: `${total} + c.1`,
          unless: `d <= ${total}`,
          mistakes: [{ value: `${total}`, note: md`This is each of the ${ways} once. Some are used twice.` }],
        },
        {
          part: 'e',
          kind: 'number',
          label: 'Length:',
          expected: `${free}`,
          accuracy: 'exact',
          unit,
          marks: 3,
          mistakes: [
            { value: `${total}`, note: 'Four vertices are odd, but only two can be the ends of the route.' },
          ],
        },
        {
          part: 'e',
          kind: 'set',
          label: 'Ends, with a comma between them:',
          expected: ends.join(', '),
          variables: Object.keys(plan.nodes),
          marks: 1,
          mistakes: [
            {
              value: [...left.pair].join(', '),
              note: 'These two are joined by repeated edges, so their degrees become even. The ends are the other two.',
            },
          ],
        },
      ],
      checks: [
        {
          part: 'c',
          route: 'exact',
          shown: `${best.sum}`,
          value: Math.min(
            ...pairings.map(({ pairs }) =>
              pairs.reduce((sum, pair) => sum + distance(edges, pair[0]!, pair[1]!), 0),
            ),
          ),
        },
        {
          part: 'd',
          route: 'exact',
          shown: md`${total} + ${best.sum} = ${round}`,
          value:
            total +
            Math.min(
              ...pairings.map(({ pairs }) =>
                pairs.reduce((sum, pair) => sum + distance(edges, pair[0]!, pair[1]!), 0),
              ),
            ),
        },
        {
          part: 'e',
          route: 'exact',
          shown: md`${total} + ${left.length} = ${free}`,
          value:
            total +
            Math.min(...odd.flatMap((u) => odd.filter((v) => v > u).map((v) => distance(edges, u, v)))),
        },
      ],
      drawings: {
        map: network({
          nodes: plan.nodes,
          edges: edges.map(([pair, weight]) => `${pair} ${weight}`),
          description: `A weighted graph with the edges ${edges.map(([pair, weight]) => `${pair} (${weight})`).join(', ')}.`,
        }),
      },
    };
  },
});
