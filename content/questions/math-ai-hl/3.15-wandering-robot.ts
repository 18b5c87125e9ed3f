import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, gcd, matrix, sf } from '../../authoring/wording.ts';
import { network } from '../../figures/network.ts';

const names = ['A', 'B', 'C', 'D', 'E'] as const;
const graphs = [
  ['AB', 'AC', 'BC', 'BD', 'CD', 'DE'],
  ['AB', 'AC', 'AD', 'BD', 'CD', 'DE', 'CE'],
  ['AB', 'BC', 'CD', 'DE', 'BD', 'BE'],
  ['AB', 'AC', 'BC', 'CD', 'CE', 'DE', 'BD'],
  ['AB', 'AC', 'AD', 'AE', 'BC', 'DE', 'CD'],
  ['AC', 'BC', 'CD', 'CE', 'DE', 'AB', 'AD', 'BE'],
] as const;

const transition = (edges: readonly string[]): number[][] =>
  names.map((to) =>
    names.map((from) => {
      const degree = edges.filter((pair) => pair.includes(from)).length;
      return edges.includes(from + to) || edges.includes(to + from) ? 1 / degree : 0;
    }),
  );

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['4.19', '3.14'],
  parameters: {
    story: choice(
      ['A cleaning robot moves between five rooms of a library in Tallinn', 'corridors', 'room'],
      ['A stray goat wanders between five villages on Crete', 'paths', 'village'],
      ['A tagged otter moves between five ponds in Scotland', 'streams', 'pond'],
    ),
    edges: graphs,
    start: choice(0, 1, 2, 3, 4),
    end: choice(0, 1, 2, 3, 4),
    steps: integers(2, 4),
    days: choice(400, 600, 1000),
  },
  allow: ({ edges, start, end, steps }) => {
    if (start === end) return false;
    let p = names.map((_, at) => Number(at === start));
    const t = transition(edges);
    for (let step = 0; step < steps; step += 1)
      p = t.map((row) => row.reduce((sum, entry, k) => sum + entry * p[k]!, 0));
    return p[end]! > 0.03;
  },
  write: ({ story: [opening, links, place], edges, start, end, steps, days }) => {
    const degree = names.map((name) => edges.filter((pair) => pair.includes(name)).length);
    const t = transition(edges);
    const [from, to] = [names[start]!, names[end]!];
    const total = 2 * edges.length;
    const exact = matrix(
      names.map((_, i) => names.map((__, j) => (t[i]![j]! > 0 ? fraction(1, degree[j]!) : '0'))),
    );
    let p = names.map((_, at) => Number(at === start));
    for (let step = 0; step < steps; step += 1)
      p = t.map((row) => row.reduce((sum, entry, k) => sum + entry * p[k]!, 0));
    const chance = p[end]!;
    // Every degree divides 12.
    const whole = 12 ** steps;
    const [above, below] = [Math.round(chance * whole), whole].map(
      (part, _, both) => part / gcd(both[0]!, both[1]!),
    ) as [number, number];
    const link = links.slice(0, -1);
    // By following every walk from the start.
    const follow = (at: number, left: number): number =>
      left === 0
        ? Number(at === end)
        : names.reduce(
            (sum, _, next) => sum + (t[next]![at]! > 0 ? follow(next, left - 1) / degree[at]! : 0),
            0,
          );
    let long = names.map(() => 0.2);
    for (let step = 0; step < 4000; step += 1) {
      const next = t.map((row) => row.reduce((sum, entry, k) => sum + entry * long[k]!, 0));
      long = next.map((entry, at) => (entry + long[at]!) / 2);
    }
    const busiest = degree[end]!;
    const visits = (busiest / total) * days;
    const expected = (busiest * days) % total === 0 ? `${(busiest * days) / total}` : sf(visits);
    return {
      text: md`${opening}. The ${links} between them are ${edges.join(', ')}. From each ${place} it takes one of the ${links} there, all with the same probability, again and again.

![](drawing:map)

(a) Write down the transition matrix $T$, in which each column holds the probabilities of leaving one ${place}, in the order A, B, C, D, E. [3]

(b) At first it is in the ${place} ${from}. Find the probability that it is in the ${place} ${to} after $${steps}$ moves. [2]

(c) Let $\mathbf{s}$ be the vector $\frac{1}{${total}}\begin{pmatrix} ${degree.join(md` \\ `)} \end{pmatrix}$, whose entries are the degrees of the vertices, divided by their sum. Show that the first entry of $T\mathbf{s}$ is equal to the first entry of $\mathbf{s}$. [2]

(d) It can be shown that $T\mathbf{s} = \mathbf{s}$. Find how many of $${days}$ moves are expected to end in the ${place} ${to}, in the long term. [2]

(e) A new ${link} from the ${place} ${to} to another ${place} is opened. State, with a reason, whether the expected number of part (d) becomes greater. [2]`,
      hints: [
        md`Look at one column at a time: how many ${links} are there at this ${place}?`,
        md`Start with a vector that has a $1$ for ${from}, and multiply it by a power of $T$.`,
        md`The vector $\mathbf{s}$ is the steady state. Its entries are proportions of the time.`,
      ],
      answer: md`(a) From a vertex of degree $d$, each neighbour is chosen with the probability $\frac{1}{d}$. The degrees are $${degree.join('$, $')}$.

$$T = ${exact}$$

(b) The probability stands in $T^${steps}$, in the column of ${from} and the row of ${to}. It is $${fraction(above, below)} = ${sf(chance)}$.

(c) The first row of $T$ belongs to A. ${edges
        .filter((pair) => pair.includes('A'))
        .map((pair) => pair.replace('A', ''))
        .join(' and ')
        .replace(/^(.*) and (.*) and (.*) and (.*)$/, '$1, $2, $3 and $4')
        .replace(
          /^([^,]*) and (.*) and (.*)$/,
          '$1, $2 and $3',
        )} ${degree[0]! > 1 ? 'are its neighbours' : 'is its only neighbour'}. Each neighbour of degree $d$ adds $\frac{1}{d} \times \frac{d}{${total}} = \frac{1}{${total}}$. There ${degree[0]! > 1 ? `are $${degree[0]}$ such terms` : 'is $1$ such term'}, so the sum is $\frac{${degree[0]}}{${total}}$, the first entry of $\mathbf{s}$.

(d) In the long term the proportion of moves that end in ${to} is $\frac{${busiest}}{${total}}$. The expected number is $\frac{${busiest}}{${total}} \times ${days} = ${expected}$.

(e) It becomes greater. The degree of ${to} grows by $1$ and the sum of the degrees by $2$, so the proportion becomes $\frac{${busiest + 1}}{${total + 2}}$, which is more than $\frac{${busiest}}{${total}}$.

**Calculator:** store $T$ as a matrix, then find $T^${steps}$. For the long term, a high power such as $T^{50}$ shows the same proportions in every column.

**Watch out:** In this course each *column* of a transition matrix adds up to $1$. Check this before you go on.`,
      scheme: [
        [md`zeros in the right places`, 'A1'],
        [md`the probabilities in each column are equal and add up to $1$`, 'M1'],
        [md`all entries correct`, 'A1'],
        [md`$T^${steps}$, or $T^${steps}$ times a starting vector`, 'M1'],
        [md`$${fraction(above, below)} = ${sf(chance)}$`, 'A1'],
        [md`multiplies the first row of $T$ by $\mathbf{s}$`, 'M1'],
        [md`$\frac{${degree[0]}}{${total}}$, as required`, 'A1'],
        [md`proportion $\frac{${busiest}}{${total}}$`, 'M1'],
        [md`$${expected}$`, 'A1'],
        [md`$\frac{${busiest + 1}}{${total + 2}}$, or compares the growth of degree and sum`, 'R1'],
        [md`greater`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'vector',
          label: md`The column of ${from} in $T$:`,
          expected: `(${names.map((_, i) => (t[i]![start]! > 0 ? `1/${degree[start]}` : '0')).join(', ')})`,
          accuracy: 'exact',
          marks: 2,
        },
        { part: 'a', kind: 'self', why: 'the other columns of a large matrix', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          expected: `${above}/${below}`,
          unless: 'p < 0 or p > 1',
        },
        { part: 'c', kind: 'self', why: 'show that' },
        {
          part: 'd',
          kind: 'number',
          expected: `${busiest * days}/${total}`,
          mistakes:
            Math.abs((5 * busiest) / total - 1) < 0.35
              ? []
              : [
                  {
                    value: `${days / 5}`,
                    note: md`The five places are not visited equally often: use the entry of $\mathbf{s}$.`,
                  },
                ],
        },
        { part: 'e', kind: 'self', why: 'give a reason' },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: `= ${sf(chance)}`, value: follow(start, steps) },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${expected}`,
          value: Math.round(long[end]! * days * 1e6) / 1e6,
        },
      ],
      drawings: {
        map: network({
          width: 240,
          height: 160,
          nodes: { A: [0, 0.8], B: [1.3, 1.8], C: [1.1, 0], D: [2.7, 0.1], E: [3, 1.6] },
          edges: [...edges],
          description: `A graph with the vertices A to E and the edges ${edges.join(', ')}.`,
        }),
      },
    };
  },
});
