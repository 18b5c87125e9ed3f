import { md, template } from '../../authoring/design.ts';
import { choice, integers, randomFrom } from '../../authoring/parameters.ts';

const names = ['A', 'B', 'C', 'D', 'E'] as const;
type Table = readonly (readonly number[])[];
/** All weights lie between w and 2w, so no way round is shorter than the direct one. */
const tableOf = (seed: number): Table => {
  const random = randomFrom(`tour ${seed}`);
  const left = Array.from({ length: 24 }, (_, index) => index + 24);
  const table = names.map(() => names.map(() => 0));
  for (let i = 0; i < 5; i += 1)
    for (let j = i + 1; j < 5; j += 1) {
      const weight = left.splice(Math.floor(random() * left.length), 1)[0]!;
      table[i]![j] = weight;
      table[j]![i] = weight;
    }
  return table;
};
const nearest = (table: Table, start: number) => {
  const path = [start];
  while (path.length < 5) {
    const at = path.at(-1)!;
    const open = [0, 1, 2, 3, 4].filter((one) => !path.includes(one));
    path.push(open.reduce((best, one) => (table[at]![one]! < table[at]![best]! ? one : best)));
  }
  const steps = [...path, start].slice(1).map((to, index) => table[path[index]!]![to]!);
  return { path: [...path, start], steps, length: steps.reduce((a, b) => a + b, 0) };
};
/** Prim's algorithm without one vertex. */
const treeWithout = (table: Table, gone: number) => {
  const rest = [0, 1, 2, 3, 4].filter((one) => one !== gone);
  const inside = [rest[0]!];
  const edges: [number, number, number][] = [];
  while (inside.length < 4) {
    const candidates = inside.flatMap((u) =>
      rest.filter((v) => !inside.includes(v)).map((v): [number, number, number] => [u, v, table[u]![v]!]),
    );
    const best = candidates.reduce((a, b) => (b[2] < a[2] ? b : a));
    edges.push(best);
    inside.push(best[1]);
  }
  edges.sort((a, b) => a[2] - b[2]);
  const two = [...table[gone]!]
    .filter((_, at) => at !== gone)
    .sort((a, b) => a - b)
    .slice(0, 2) as [number, number];
  const weight = edges.reduce((sum, [, , w]) => sum + w, 0);
  return { edges, weight, two, bound: weight + two[0] + two[1] };
};
const orders = (list: number[]): number[][] =>
  list.length < 2
    ? [list]
    : list.flatMap((one) => orders(list.filter((other) => other !== one)).map((rest) => [one, ...rest]));
const tourLength = (table: Table, tour: readonly number[]) =>
  tour.reduce((sum, at, index) => sum + table[at]![tour[(index + 1) % tour.length]!]!, 0);
/** The least weight of a spanning tree, over all choices of three edges. */
const leastTree = (table: Table, gone: number): number => {
  const rest = [0, 1, 2, 3, 4].filter((one) => one !== gone);
  const edges = rest.flatMap((u) => rest.filter((v) => v > u).map((v) => [u, v] as const));
  let best = Number.POSITIVE_INFINITY;
  for (let mask = 0; mask < 64; mask += 1) {
    const some = edges.filter((_, index) => (mask >> index) & 1);
    if (some.length !== 3) continue;
    const reached = new Set([rest[0]!]);
    for (let round = 0; round < 4; round += 1)
      for (const [u, v] of some) if (reached.has(u) || reached.has(v)) reached.add(u).add(v);
    if (reached.size === 4)
      best = Math.min(
        best,
        some.reduce((sum, [u, v]) => sum + table[u]![v]!, 0),
      );
  }
  return best;
};

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.14'],
  parameters: {
    story: choice(
      [
        'A vet in Mongolia',
        'five herding camps',
        'minutes',
        'time',
        'The table shows the driving times between them, in minutes.',
      ],
      [
        'A technician in Malta',
        'five radio masts',
        'minutes',
        'time',
        'The table shows the driving times between them, in minutes.',
      ],
      [
        'A bakery van in Normandy',
        'five villages',
        'km',
        'length',
        'The table shows the distances between them, in kilometres.',
      ],
    ),
    other: choice(1, 2, 3, 4),
    gone: choice(0, 1, 2, 3, 4),
    seed: integers(1, 500),
  },
  allow: ({ other, gone, seed }) => {
    const table = tableOf(seed);
    const [one, two] = [nearest(table, 0).length, nearest(table, other).length];
    return Math.abs(one - two) >= 2 && treeWithout(table, gone).bound < Math.min(one, two) - 1;
  },
  write: ({ story: [who, places, unit, what, table], other, gone, seed }) => {
    const t = tableOf(seed);
    const [one, two] = [nearest(t, 0), nearest(t, other)];
    const upper = Math.min(one.length, two.length);
    const { edges, weight, two: ends, bound } = treeWithout(t, gone);
    const [first, second] = [names[other]!, names[gone]!];
    const spell = (path: readonly number[]) => path.map((at) => names[at]).join(' – ');
    const rest = [1, 2, 3, 4];
    const tours = orders(rest).map((tour) => tourLength(t, [0, ...tour]));
    const follow = (start: number) =>
      Math.min(
        ...orders([0, 1, 2, 3, 4])
          .filter(([at]) => at === start)
          .filter((tour) =>
            tour.every(
              (at, index) =>
                index === 4 ||
                tour.slice(index + 1).every((later) => t[at]![later]! >= t[at]![tour[index + 1]!]!),
            ),
          )
          .map((tour) => tourLength(t, tour)),
      );
    const open = one.length - one.steps.at(-1)!;
    return {
      text: md`${who} visits each of ${places}, A to E, exactly once in a day and returns to the start. ${table}

| | ${names.join(' | ')} |
|---|${names.map(() => '---').join('|')}|
${t.map((row, at) => `| ${names[at]} | ${row.map((entry) => entry || '–').join(' | ')} |`).join('\n')}

(a) Use the nearest neighbour algorithm, starting at A, to find an upper bound for the ${what} of the tour. [3]

(b) Use the nearest neighbour algorithm, starting at ${first}, to find another upper bound. [2]

(c) State which of the two upper bounds is better. Give a reason. [1]

(d) By deleting the vertex ${second}, find a lower bound for the ${what} of the tour. [4]

(e) Write down an inequality for the least ${what} $m$ of a tour, as strong as your results allow. [1]

(f) State what could be concluded if somebody found a tour with the ${what} $${bound}$ ${unit}. [1]`,
      hints: [
        md`Go from each place to the nearest one that has not been visited, and at the end back to the start.`,
        md`Leave out the row and the column of ${second}. Find a minimum spanning tree of the other four vertices.`,
        md`A tour enters and leaves ${second}, so it uses two edges there.`,
      ],
      answer: md`(a) In the row of A the smallest number is $${one.steps[0]}$, so go to ${names[one.path[1]!]}, and so on. This gives the tour ${spell(one.path)} with $${one.steps.join(' + ')} = ${one.length}$ ${unit}.

(b) From ${first}: ${spell(two.path)} with $${two.steps.join(' + ')} = ${two.length}$ ${unit}.

(c) $${upper}$ is better. The best tour is at most as long as every tour that we find, so the smaller upper bound says more.

(d) Without ${second}, a minimum spanning tree of the other four vertices has the edges ${edges.map(([u, v, w]) => `${[names[u], names[v]].sort().join('')} ($${w}$)`).join(', ')}, with weight $${weight}$. At ${second} the two smallest weights are $${ends[0]}$ and $${ends[1]}$.

The lower bound is $${weight} + ${ends[0]} + ${ends[1]} = ${bound}$ ${unit}.

The reason: a tour without ${second} is a path through the other four, which is a spanning tree, so it weighs at least $${weight}$. The two edges at ${second} weigh at least $${ends[0]} + ${ends[1]}$.

(e) $${bound} \le m \le ${upper}$

(f) No tour can be below the lower bound, so this tour would be the best possible.

**Watch out:** Don't forget the last edge, back to the start, in parts (a) and (b).`,
      scheme: [
        [md`goes to the nearest place that has not been visited`, 'M1'],
        [md`${spell(one.path)}`, 'A1'],
        [md`$${one.length}$`, 'A1'],
        [md`${spell(two.path)}`, 'A1'],
        [md`$${two.length}$`, 'A1'],
        [md`the smaller one, because the least ${what} cannot exceed it`, 'R1'],
        [md`minimum spanning tree without ${second}`, 'M1'],
        [md`weight $${weight}$`, 'A1'],
        [md`adds the two smallest weights at ${second}`, 'M1'],
        [md`$${bound}$`, 'A1'],
        [md`$${bound} \le m \le ${upper}$ (follow through)`, 'A1'],
        [md`the tour would be the best possible, because it is equal to the lower bound`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${one.length}`,
          accuracy: 'exact',
          unit,
          mistakes: [{ value: `${open}`, note: 'You forgot the way back to A.' }],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${two.length}`,
          accuracy: 'exact',
          unit,
          mistakes: [
            { value: `${two.length - two.steps.at(-1)!}`, note: md`You forgot the way back to ${first}.` },
          ],
        },
        { part: 'c', kind: 'self', why: 'give a reason' },
        {
          part: 'd',
          kind: 'number',
          expected: `${bound}`,
          accuracy: 'exact',
          unit,
          mistakes: [
            {
              value: `${weight}`,
              note: md`This is the spanning tree alone. Add the two smallest weights at ${second}.`,
            },
            { value: `${weight + ends[0]}`, note: md`You added one edge at ${second}. A tour uses two.` },
          ],
        },
        { part: 'e', kind: 'self', why: 'write down an inequality' },
        { part: 'f', kind: 'self', why: 'state a conclusion' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${one.length}`, value: follow(0) },
        { part: 'b', route: 'exact', shown: `= ${two.length}`, value: follow(other) },
        { part: 'd', route: 'exact', shown: `= ${bound}`, value: leastTree(t, gone) + ends[0] + ends[1] },
        {
          part: 'e',
          route: 'exact',
          shown: `${upper}`,
          value: Math.min(...tours) <= upper && Math.min(...tours) >= bound ? upper : 0,
        },
      ],
    };
  },
});
