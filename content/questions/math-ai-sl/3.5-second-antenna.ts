import { root, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, linear } from '../../authoring/wording.ts';

/** Whole steps of the same length: from the harbour to A, and how far B is from it sideways and upwards. */
const pairs = [
  { a: [3, 4], side: 4, up: -3 },
  { a: [-3, 4], side: 4, up: -3 },
  { a: [4, 3], side: 3, up: -4 },
  { a: [-4, -3], side: 3, up: 4 },
  { a: [1, 8], side: 4, up: -7 },
  { a: [-1, 8], side: 7, up: 4 },
  { a: [4, -7], side: 8, up: 1 },
  { a: [-7, 4], side: 1, up: -8 },
  { a: [8, -1], side: 7, up: 4 },
  { a: [5, 5], side: 7, up: -1 },
  { a: [-5, 5], side: 1, up: -7 },
  { a: [7, 1], side: 5, up: -5 },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    coast: choice('Madagascar', 'Brittany', 'Kerala', 'Patagonia'),
    x: integers(9, 14),
    y: integers(9, 14),
    pair: integers(0, pairs.length - 1),
    right: choice(true, false),
  },
  allow: ({ pair, right }) => {
    const { a, side } = pairs[pair]!;
    // The bisector shall have a gradient, also for the value of k that is used.
    return (right ? side : -side) !== a[0];
  },
  write: ({ coast, x, y, pair, right }) => {
    const { a, side, up } = pairs[pair]!;
    const [ax, ay, by] = [x + a[0], y + a[1], y + up];
    const [low, high] = [x - side, x + side];
    const k = right ? high : low;
    const squared = a[0] ** 2 + a[1] ** 2;
    const [dx, dy] = [k - ax, by - ay];
    const slope = fraction(-dx, dy);
    const middle = [(ax + k) / 2, (ay + by) / 2] as const;
    const [top, bottom] = [2 * (middle[1] * dy + dx * middle[0]), 2 * dy];
    const line = `y = ${linear([-dx, dy], [top, bottom])}`;
    const apart = (u: number) => Math.hypot(x - ax, y - ay) - Math.hypot(x - u, y - by);
    const found = roots(apart, -30.05, 60.05).map((value) => Number(value.toFixed(6)));
    return {
      text: md`Two antennas on the coast of ${coast} are at $A(${ax}, ${ay})$ and $B(k, ${by})$. Coordinates are in kilometres. The harbour $P(${x}, ${y})$ lies on the perpendicular bisector of $AB$.

(a) Write down what this says about the distances $PA$ and $PB$. [1]

(b) Find the two possible values of $k$. [4]

It is known that $B$ lies to the ${right ? 'east' : 'west'} of the harbour. The $x$-axis points to the east.

(c) Write down the value of $k$. [1]

(d) Find the equation of the perpendicular bisector of $AB$ in the form $y = mx + c$. [3]`,
      hints: [
        md`What do all points on a perpendicular bisector have in common?`,
        md`Write both distances with the formula for the distance between two points, and set their squares equal.`,
        md`For (d), you know a point of the bisector already. So only its gradient is missing.`,
      ],
      answer: md`(a) Points on the perpendicular bisector are equally far from both ends: $PA = PB$

(b) $PA^2 = (${x} - ${ax})^2 + (${y} - ${ay})^2 = ${squared}$. The distance to $B$ is the same, so

$$(${x} - k)^2 + (${y} - ${by})^2 = ${squared}$$

$$(${x} - k)^2 = ${squared} - ${up ** 2} = ${side ** 2}, \quad \text{so} \quad ${x} - k = \pm ${side}.$$

The two values are $k = ${low}$ and $k = ${high}$.

(c) East means a greater $x$-coordinate. $B$ is to the ${right ? 'east' : 'west'} of $P$, so $k ${right ? '>' : '<'} ${x}$: $k = ${k}$

(d) With $B(${k}, ${by})$ the gradient of $AB$ is $\dfrac{${by} - ${ay}}{${k} - ${ax}} = ${fraction(dy, dx)}$, so the bisector has the gradient $${slope}$. It passes through $P(${x}, ${y})$:

$$y - ${y} = ${slope}(x - ${x}), \quad \text{that is} \quad ${line}$$

**Another way for (d):** use the midpoint $(${middle.join(', ')})$ of $AB$ in place of $P$. It gives the same line.

**Watch out:** a square root has two signs. Points to the left and to the right of $P$ can have the same distance from it.`,
      scheme: [
        [md`(a) $PA = PB$`, 'A1'],
        [md`(b) $PA^2 = ${squared}$ (or $PA = \sqrt{${squared}}$)`, 'A1'],
        [md`sets up an equation for $k$ with $PB^2 = PA^2$`, 'M1'],
        [md`$k = ${low}$`, 'A1'],
        [md`$k = ${high}$`, 'A1'],
        [md`(c) $${k}$`, 'A1'],
        [md`(d) gradient of $AB$: $${fraction(dy, dx)}$`, 'A1'],
        [md`uses the negative reciprocal with $P$ or with the midpoint`, 'M1'],
        [md`$${line}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'say it in your own words' },
        {
          part: 'b',
          kind: 'set',
          expected: `${low}, ${high}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${high}`, note: md`That is one of the two values. A square root has two signs.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${k}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${right ? low : high}`,
              note: md`With that value $B$ lies on the other side of the harbour.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'equation',
          expected: line,
          variables: ['x', 'y'],
          mistakes: [
            {
              value: `(y - ${ay}) * ${dx < 0 ? `(${dx})` : dx} = (x - ${ax}) * ${dy < 0 ? `(${dy})` : dy}`,
              note: md`That is the line through $A$ and $B$. The bisector is perpendicular to it.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `k = ${low}`, value: found[0]! },
        { part: 'b', route: 'numeric', shown: `k = ${high}`, value: found[1]! },
        {
          part: 'c',
          route: 'numeric',
          shown: `k = ${k}`,
          value: right ? Math.max(...found) : Math.min(...found),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: line,
          value: (u) => root((v) => (u - ax) ** 2 + (v - ay) ** 2 - (u - k) ** 2 - (v - by) ** 2, -900, 901),
        },
      ],
    };
  },
});
