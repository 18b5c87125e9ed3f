import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf, surd } from '../../authoring/wording.ts';
import { voronoi } from '../../figures/voronoi.ts';

type Point = readonly [number, number];
/** Steps from the vertex V to its three sites A, B and C, and to a fourth site D that is farther away. */
const plans = [
  { a: [-4, 3], b: [4, 3], c: [0, -5], d: [7, -5] },
  { a: [-3, -4], b: [4, -3], c: [0, 5], d: [-6, 5] },
  { a: [-5, 0], b: [3, 4], c: [3, -4], d: [-5, 7] },
  { a: [5, 0], b: [-4, 3], c: [-3, -4], d: [6, 6] },
  { a: [-4, -3], b: [5, 0], c: [-3, 4], d: [5, -6] },
  { a: [-2, 3], b: [3, 2], c: [-2, -3], d: [6, -4] },
  { a: [-3, 2], b: [3, 2], c: [2, -3], d: [-5, -5] },
] as const satisfies readonly Record<'a' | 'b' | 'c' | 'd', Point>[];
const names = ['A', 'B', 'C', 'D'] as const;
const gap = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1]);

const sitesOf = (plan: number, x: number, y: number): readonly Point[] => {
  const { a, b, c, d } = plans[plan]!;
  return [a, b, c, d].map((step): Point => [x + step[0], y + step[1]]);
};
const nearest = (sites: readonly Point[], at: Point): number =>
  sites.reduce((best, site, index) => (gap(site, at) < gap(sites[best]!, at) ? index : best), 0);
/** How much farther away the second nearest is. */
const margin = (sites: readonly Point[], at: Point): number => {
  const [first, second] = sites.map((site) => gap(site, at)).sort((p, q) => p - q);
  return second! - first!;
};

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    where: choice(
      'on an island in Fiji',
      'in a valley in Nepal',
      'in a nature park in Kenya',
      'in a district of Moldova',
    ),
    plan: integers(0, plans.length - 1),
    x: integers(6, 7),
    y: integers(6, 7),
    warm: choice([24, 27, 22, 29], [31, 28, 26, 33], [18, 21, 23, 16], [12, 15, 17, 10]),
    pX: integers(1, 12),
    pY: integers(1, 12),
    qX: integers(1, 12),
    qY: integers(1, 12),
  },
  allow: ({ plan, x, y, pX, pY, qX, qY }) => {
    const sites = sitesOf(plan, x, y);
    const [p, q]: readonly [Point, Point] = [
      [pX, pY],
      [qX, qY],
    ];
    return (
      sites.every(([u, v]) => u >= 1 && u <= 13 && v >= 1 && v <= 13) &&
      nearest(sites, p) !== nearest(sites, q) &&
      [p, q].every((at) => margin(sites, at) > 0.6 && gap(sites[nearest(sites, at)]!, at) > 1.1)
    );
  },
  write: ({ where, plan, x, y, warm, pX, pY, qX, qY }) => {
    const sites = sitesOf(plan, x, y);
    const [p, q]: readonly [Point, Point] = [
      [pX, pY],
      [qX, qY],
    ];
    const [atP, atQ] = [nearest(sites, p), nearest(sites, q)];
    const squared = (sites[0]![0] - x) ** 2 + (sites[0]![1] - y) ** 2;
    const radius = Math.sqrt(squared);
    const mean = warm.reduce((sum, one) => sum + one, 0) / 4;
    const shown = Number.isInteger(radius) ? surd(squared) : md`${surd(squared)} = ${sf(radius)}`;
    const by = (at: Point) =>
      warm[sites.map((site) => gap(site, at)).indexOf(Math.min(...sites.map((site) => gap(site, at))))]!;
    return {
      text: md`Four weather stations ${where} are at $A(${sites[0]!.join(', ')})$, $B(${sites[1]!.join(', ')})$, $C(${sites[2]!.join(', ')})$ and $D(${sites[3]!.join(', ')})$. One unit is $1\ \text{km}$. The diagram shows the Voronoi diagram of the four stations. At noon they measured these temperatures.

| Station | A | B | C | D |
|---|---|---|---|---|
| Temperature ($^\circ\text{C}$) | ${warm.join(' | ')} |

![](drawing:map)

(a) Use nearest neighbour interpolation to estimate the temperature at noon at

(i) $P(${p.join(', ')})$; [1]

(ii) $Q(${q.join(', ')})$. [1]

The cells of $A$, $B$ and $C$ meet at the vertex $V(${x}, ${y})$.

(b) Find the distance from $V$ to $A$. [2]

(c) Write down the distance from $V$ to $C$. Give a reason. [2]

(d) Two people use nearest neighbour interpolation at two points that are only a few metres apart, and they obtain different temperatures. State where the two points must lie. [1]`,
      hints: [
        md`Mark the points in the diagram. In whose cell does each of them lie?`,
        md`For (b), use the formula for the distance between two points.`,
        md`Every edge of the diagram lies on the perpendicular bisector of two sites. What follows for a point where three edges meet?`,
      ],
      answer: md`(a) Each point gets the temperature of the station in whose cell it lies.

(i) $P$ lies in the cell of $${names[atP]}$: the estimate is $${warm[atP]}\ ^\circ\text{C}$.

(ii) $Q$ lies in the cell of $${names[atQ]}$: the estimate is $${warm[atQ]}\ ^\circ\text{C}$.

(b) $VA = \sqrt{(${x} - ${sites[0]![0]})^2 + (${y} - ${sites[0]![1]})^2} = ${shown}\ \text{km}$

(c) $V$ lies on the edge between the cells of $A$ and $C$, that is, on the perpendicular bisector of $AC$. So $C$ is as far away as $A$: $VC = ${shown}\ \text{km}$

(d) They lie in different cells, on the two sides of an edge of the diagram.

**Watch out:** nearest neighbour interpolation takes the value of *one* station. No mean is taken, although other stations may be almost as near.`,
      scheme: [
        [md`(a)(i) $${warm[atP]}\ ^\circ\text{C}$`, 'A1'],
        [md`(a)(ii) $${warm[atQ]}\ ^\circ\text{C}$`, 'A1'],
        [md`(b) substitutes into the formula for the distance`, 'M1'],
        [md`$${shown}\ \text{km}$`, 'A1'],
        [md`(c) the same distance as in (b)`, 'A1'],
        [
          md`$V$ lies on the perpendicular bisector of $AC$ (or: a vertex is equally far from the sites of all cells that meet there)`,
          'R1',
        ],
        [md`(d) on different sides of an edge (accept: in different cells)`, 'R1'],
      ],
      replies: [
        {
          part: 'a i',
          kind: 'number',
          expected: `${warm[atP]}`,
          accuracy: 'exact',
          unit: '°C',
          mistakes: Number.isInteger(mean)
            ? []
            : [
                {
                  value: `${mean}`,
                  note: md`That is the mean of all stations. Only the nearest station counts.`,
                },
              ],
        },
        {
          part: 'a ii',
          kind: 'number',
          expected: `${warm[atQ]}`,
          accuracy: 'exact',
          unit: '°C',
          mistakes: [
            { value: `${warm[atP]}`, note: md`That is the estimate for $P$. $Q$ lies in another cell.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: surd(squared),
          unit: 'km',
          mistakes: [{ value: `${squared}`, note: md`You left out the square root.` }],
        },
        {
          part: 'c',
          kind: 'number',
          expected: surd(squared),
          unit: 'km',
          marks: 1,
          follows: 'b.1',
          unless: 'd <= 0',
        },
        { part: 'c', kind: 'self', why: 'give a reason', marks: 1 },
        { part: 'd', kind: 'self', why: 'state where' },
      ],
      checks: [
        { part: 'a i', route: 'numeric', shown: `${warm[atP]}\\ ^\\circ\\text{C}`, value: by(p) },
        { part: 'a ii', route: 'numeric', shown: `${warm[atQ]}\\ ^\\circ\\text{C}`, value: by(q) },
        {
          part: 'b',
          route: 'substitution',
          shown: `= ${shown}\\ \\text{km}`,
          value: root((r) => r * r - squared, 0, 30),
        },
        { part: 'c', route: 'numeric', shown: `VC = ${shown}\\ \\text{km}`, value: gap(sites[2]!, [x, y]) },
      ],
      drawings: {
        map: voronoi({
          x: [0, 14],
          y: [0, 14],
          ticks: { x: 2, y: 2 },
          grid: true,
          width: 300,
          sites: Object.fromEntries(names.map((name, index) => [name, sites[index]!])),
          description: `A square map from 0 to 14 in both directions with the sites A(${sites[0]!.join(', ')}), B(${sites[1]!.join(', ')}), C(${sites[2]!.join(', ')}) and D(${sites[3]!.join(', ')}) and the edges between their cells.`,
        }),
      },
    };
  },
});
