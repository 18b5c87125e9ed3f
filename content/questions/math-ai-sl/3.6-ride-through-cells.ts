import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, fraction, linear, sf } from '../../authoring/wording.ts';
import { voronoi } from '../../figures/voronoi.ts';

type Point = readonly [number, number];
const long = 20;
const high = 12;

const lineThrough = (n: number, d: number, [x, y]: Point): string =>
  `y = ${linear([n, d], [2 * (y * d - n * x), 2 * d])}`;
/** Where the road of a given height is equally far from both. */
const crossing = (p: Point, q: Point, road: number): number =>
  (q[0] ** 2 + (q[1] - road) ** 2 - p[0] ** 2 - (p[1] - road) ** 2) / (2 * (q[0] - p[0]));
const nearestOf = (sites: readonly Point[], at: Point): number => {
  const far = sites.map((site) => Math.hypot(site[0] - at[0], site[1] - at[1]));
  return far.indexOf(Math.min(...far));
};

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.5'],
  parameters: {
    rider: choice(
      'Ewa rides along a straight cycle path in Poland',
      'Kwame rides along a straight road in Ghana',
      'Sofía rides along a straight coast road in Peru',
      'Tuan rides along a straight dyke in Vietnam',
    ),
    shop: choice('repair shop', 'café', 'water tap'),
    ax: integers(2, 5),
    ay: integers(2, 10),
    bx: integers(8, 11),
    by: integers(2, 10),
    cx: integers(14, 18),
    cy: integers(2, 10),
    road: integers(4, 8),
    speed: choice(12, 15, 16, 18),
  },
  allow: ({ ax, ay, bx, by, cx, cy, road }) => {
    const sites: readonly Point[] = [
      [ax, ay],
      [bx, by],
      [cx, cy],
    ];
    const [first, second] = [crossing(sites[0]!, sites[1]!, road), crossing(sites[1]!, sites[2]!, road)];
    const order = Array.from({ length: 81 }, (_, index) =>
      nearestOf(sites, [(index * long) / 80 + 0.001, road]),
    );
    const even = (ax + bx) % 2 === 0 && (ay + by) % 2 === 0;
    return (
      even &&
      ay !== by &&
      by !== cy &&
      ![ay, by, cy].includes(road) &&
      first > 1.5 &&
      second - first > 3 &&
      second < 18.5 &&
      Number.isInteger(Math.round(first * 1e8) / 1e7) &&
      order.every((value, index) => index === 0 || value >= order[index - 1]!) &&
      new Set(order).size === 3
    );
  },
  write: ({ rider, shop, ax, ay, bx, by, cx, cy, road, speed }) => {
    const who = rider.split(' ')[0]!;
    const [A, B, C]: readonly [Point, Point, Point] = [
      [ax, ay],
      [bx, by],
      [cx, cy],
    ];
    const [dx, dy] = [bx - ax, by - ay];
    const middle: Point = [(ax + bx) / 2, (ay + by) / 2];
    const edge = lineThrough(-dx, dy, middle);
    const second = lineThrough(-(cx - bx), cy - by, [(bx + cx) / 2, (by + cy) / 2]);
    const [from, to] = [crossing(A, B, road), crossing(B, C, road)];
    const length = to - from;
    const share = (length / long) * 100;
    const minutes = (to / speed) * 60;
    const fromText = decimals(from, 1).replace(/\.0$/, '');
    const toText = Number.isInteger(Math.round(to * 1e6) / 1e4)
      ? String(Math.round(to * 100) / 100)
      : sf(to, 5);
    const lengthText = Number.isInteger(Math.round(length * 1e6) / 1e5)
      ? String(Math.round(length * 10) / 10)
      : sf(length);
    const gap = (p: Point, q: Point) => (at: number) =>
      Math.hypot(at - p[0], road - p[1]) - Math.hypot(at - q[0], road - q[1]);
    const [foundFrom, foundTo] = [root(gap(A, B), 0, long), root(gap(B, C), 0, long)];
    return {
      text: md`${rider}, from the point $(0, ${road})$ to the point $(${long}, ${road})$. Coordinates are in kilometres. Three ${shop}s near the route are at $A(${A.join(', ')})$, $B(${B.join(', ')})$ and $C(${C.join(', ')})$. The diagram shows their Voronoi diagram and the route as a dashed line.

![](drawing:map)

(a) Find the equation of the edge between the cells of $A$ and $B$ in the form $y = mx + c$. [4]

(b) Find the coordinates of the point where ${who} enters the cell of $B$. [2]

The edge between the cells of $B$ and $C$ has the equation $${second}$.

(c) Find the length of the part of the route for which $B$ is the nearest ${shop}. [3]

(d) Write this length as a percentage of the whole route. [1]

${who} rides at a constant speed of $${speed}\ \text{km h}^{-1}$ and starts at 10:00.

(e) Find the time of day, to the nearest minute, from which $C$ is the nearest ${shop}. [2]`,
      hints: [
        md`An edge of a Voronoi diagram lies on the perpendicular bisector of two sites.`,
        md`On the route, $y$ is always $${road}$. Put this into the equation of an edge.`,
        md`$B$ is nearest from the point where the route enters its cell to the point where it leaves it.`,
      ],
      answer: md`(a) The edge lies on the perpendicular bisector of $AB$. The midpoint is $(${middle.join(', ')})$. The gradient of $AB$ is $\dfrac{${by} - ${ay}}{${bx} - ${ax}} = ${fraction(dy, dx)}$, so the edge has the gradient $${fraction(-dx, dy)}$:

$$y - ${middle[1]} = ${fraction(-dx, dy)}(x - ${middle[0]}), \quad \text{that is} \quad ${edge}$$

(b) On the route $y = ${road}$. Putting this into the equation of the edge gives $x = ${fromText}$. The point is $(${fromText}, ${road})$.

(c) In the same way the edge between $B$ and $C$ gives $x = ${toText}$. The route runs parallel to the $x$-axis, so subtract: $${toText} - ${fromText} = ${lengthText}\ \text{km}$

(d) $\dfrac{${sf(length, 5)}}{${long}} \times 100\% = ${sf(share)}\%$

(e) ${who} enters the cell of $C$ after $${toText}\ \text{km}$. This takes $\dfrac{${toText}}{${speed}} \times 60 = ${sf(minutes, 4)}$ minutes, which is $${Math.round(minutes)}$ minutes after 10:00 to the nearest minute, so the time is ${clock(minutes)}.

**Calculator:** draw the edge and the line $y = ${road}$ and use the command for intersections.

**Watch out:** the border of a cell on the route is not halfway between the $x$-coordinates of the sites, because the edge is not vertical.`,
      scheme: [
        [md`(a) midpoint $(${middle.join(', ')})$`, 'A1'],
        [md`gradient of $AB$: $${fraction(dy, dx)}$`, 'A1'],
        [md`uses the negative reciprocal and their midpoint`, 'M1'],
        [md`$${edge}$`, 'A1'],
        [md`(b) substitutes $y = ${road}$ into their equation`, 'M1'],
        [md`$(${fromText}, ${road})$`, 'A1'],
        [md`(c) substitutes $y = ${road}$ into $${second}$`, 'M1'],
        [md`$x = ${toText}$`, 'A1'],
        [md`$${lengthText}\ \text{km}$`, 'A1'],
        [md`(d) $${sf(share)}\%$`, 'A1'],
        [md`(e) divides their $${toText}$ by $${speed}$`, 'M1'],
        [md`${clock(minutes)}`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          expected: edge,
          variables: ['x', 'y'],
          mistakes: [
            {
              value: `(y - ${ay}) * ${dx} = (x - ${ax}) * ${dy < 0 ? `(${dy})` : dy}`,
              note: md`That is the line through $A$ and $B$. The edge is perpendicular to it.`,
            },
          ],
        },
        { part: 'b', kind: 'coordinates', expected: `(${fromText}, ${road})` },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(length.toPrecision(10))}`,
          unit: 'km',
          mistakes: [
            {
              value: `${Number(to.toPrecision(10))}`,
              note: md`That is the distance from the start to the end of the cell of $B$.`,
            },
            {
              value: `${Number(from.toPrecision(10))}`,
              note: md`That is where the cell of $B$ begins. Subtract the two $x$-values on the route.`,
            },
            {
              value: `${(cx - ax) / 2}`,
              note: md`You took points halfway between the $x$-coordinates of the sites. The edges are not vertical.`,
            },
          ].filter(
            ({ value }, place, all) =>
              Math.abs(Number(value) - length) > 0.7 &&
              all.slice(0, place).every((before) => Math.abs(Number(before.value) - Number(value)) > 0.05),
          ),
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(share.toPrecision(10))}`,
          unit: '%',
          follows: `100 * c.1 / ${long}`,
          unless: 'p <= 0',
        },
        {
          part: 'e',
          kind: 'number',
          label: 'Minutes after 10:00',
          expected: `${Math.round(minutes)}`,
          accuracy: { tolerance: 0.6 },
          unit: 'minutes',
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: edge,
          value: (u) => root((v) => (u - ax) ** 2 + (v - ay) ** 2 - (u - bx) ** 2 - (v - by) ** 2, -900, 901),
        },
        { part: 'b', route: 'numeric', shown: `x = ${fromText}`, value: Number(foundFrom.toFixed(8)) },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${lengthText}\\ \\text{km}`,
          value: Number((foundTo - foundFrom).toFixed(8)),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(share)}\\%`,
          value: (100 * (foundTo - foundFrom)) / long,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${sf(minutes, 4)}`,
          value: (60 * foundTo) / speed,
          within: 0.5,
        },
      ],
      drawings: {
        map: voronoi({
          x: [0, long],
          y: [0, high],
          ticks: { x: 5, y: 2 },
          width: 400,
          sites: { A, B, C },
          lines: [{ from: [0, road], to: [long, road], dashed: true }],
          description: `A map from 0 to ${long} and from 0 to ${high} with the sites A(${A.join(', ')}), B(${B.join(', ')}) and C(${C.join(', ')}), the edges between their cells, and a dashed horizontal line at height ${road}.`,
        }),
      },
    };
  },
});

/** The time of day so many minutes after ten. */
function clock(minutes: number): string {
  const whole = Math.round(minutes);
  return `${10 + Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
