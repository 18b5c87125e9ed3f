import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { along, point, type Vector } from '../../authoring/vectors.ts';
import { column, plus, term } from '../../authoring/wording.ts';

/** The coordinate that vanishes, and the plane where it does. */
const planes = ['yz', 'xz', 'xy'] as const;
const letters = ['x', 'y', 'z'] as const;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    at: choice<(0 | 1 | 2)[]>(0, 1, 2),
    x: integers(-3, 5),
    y: integers(-3, 5),
    z: integers(-3, 5),
    d: choice<Vector[]>([2, -1, 3], [1, 3, -2], [3, 2, -1], [-2, 1, 2], [1, -2, 4], [4, 1, -3], [-1, 2, 1]),
    /** Where the line meets the plane, and where C lies, counted in steps from A to B. */
    hit: choice(-3, -2, 2, 3, 4),
    far: choice(-1, -2, 2, 3),
  },
  allow: ({ at, x, y, z, d, hit, far }) => {
    const c = along([x, y, z], d, far);
    return [x, y, z][at] === -hit * d[at] && hit !== far && c.every((one) => Math.abs(one) < 16);
  },
  write: ({ at, x, y, z, d, hit, far }) => {
    const a: Vector = [x, y, z];
    const b = along(a, d, 1);
    const c = along(a, d, far);
    const p = along(a, d, hit);
    const order = far > 1 ? 'B lies between A and C' : 'A lies between C and B';
    const [middle, left, right] = far > 1 ? ['B', 'A', 'C'] : ['A', 'C', 'B'];
    const [before, after] = far > 1 ? [1, far - 1] : [-far, 1];
    const found = root((t) => along(a, d, t)[at], -20.3, 21.1);
    const length = (from: Vector, to: Vector) =>
      Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
    const row = (place: 0 | 1 | 2) =>
      a[place] === 0 ? term(d[place], md`\lambda`) : `${a[place]}${plus(d[place], md`\lambda`)}`;
    const rows = ([0, 1, 2] as const).map((place) => `${letters[place]} = ${row(place)}`);
    return {
      text: md`The line $L$ passes through the points $\mathrm{A}${point(a)}$ and $\mathrm{B}${point(b)}$.

(a) Find a vector equation of $L$. [2]

(b) Find the coordinates of the point where $L$ meets the $${planes[at]}$-plane. [3]

The point $\mathrm{C}${point(c)}$ also lies on $L$.

(c) State which of the points $\mathrm{A}$, $\mathrm{B}$ and $\mathrm{C}$ lies between the other two. Give a reason. [2]`,
      hints: [
        'A direction of the line is the vector from one of the points to the other.',
        md`What is true for one of the coordinates of every point of the $${planes[at]}$-plane?`,
        md`In (c), find the value of the parameter that belongs to $\mathrm{C}$, and compare it with those of $\mathrm{A}$ and $\mathrm{B}$.`,
      ],
      answer: md`(a) A direction of the line leads from A to B. It is end minus beginning: $\overrightarrow{\mathrm{AB}} = ${column(...d)}$. With A as the point,

$$\mathbf{r} = ${column(...a)} + \lambda${column(...d)}$$

(b) The coordinates of a point of the line are $${rows.join('$, $')}$. In the $${planes[at]}$-plane the coordinate $${letters[at]}$ is zero:

$$${row(at)} = 0, \qquad \lambda = ${hit}$$

With this parameter the point is $${point(p)}$.

(c) Point A belongs to $\lambda = 0$ and B to $\lambda = 1$. For C, the first coordinate gives $${row(0)} = ${c[0]}$, so its parameter is $${far}$ (and the other coordinates agree). As $${far > 1 ? `0 < 1 < ${far}` : `${far} < 0 < 1`}$, ${order}.

Another way: $\overrightarrow{\mathrm{${left}${middle}}} = ${column(...(far > 1 ? d : d.map((one) => -far * one)))}$ and $\overrightarrow{\mathrm{${middle}${right}}} = ${column(...(far > 1 ? d.map((one) => (far - 1) * one) : d))}$ have the same direction, so ${middle} is between the other two, and it divides the segment in the ratio $${before} : ${after}$.

**Watch out:** A vector equation of a line begins with $\mathbf{r} =$. An answer that begins with $L =$ loses a mark.`,
      scheme: [
        [md`(a) a direction, such as $${column(...d)}$`, 'A1'],
        [
          md`$\mathbf{r} = ${column(...a)} + \lambda${column(...d)}$, or any other correct equation with $\mathbf{r} =$`,
          'A1',
        ],
        [md`(b) sets $${letters[at]} = 0$`, 'M1'],
        [md`$\lambda = ${hit}$ (or the parameter of their own equation)`, 'A1'],
        [md`$${point(p)}$`, 'A1'],
        [md`(c) parameter $${far}$ of $\mathrm{C}$, or compares two vectors between the points`, 'M1'],
        [md`${middle}, with the order of the parameters as the reason`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          expected: `r = ${point(a)} + t${point(d)}`,
          mistakes: [
            {
              value: `r = ${point(a)} + t${point(b)}`,
              note: md`The direction is $\overrightarrow{\mathrm{AB}}$, not the position vector of $\mathrm{B}$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'coordinates',
          expected: point(p),
          accuracy: 'exact',
          mistakes: [
            {
              value: point(along(a, d, -hit)),
              note: md`Look at the sign of $\lambda$. The point must have $${letters[at]} = 0$.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state with a reason' },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: md`\lambda = ${hit}`, value: found },
        // The ratio of the two pieces, from their lengths.
        {
          part: 'c',
          route: 'numeric',
          shown: `${before}`,
          value:
            (length(far > 1 ? a : c, far > 1 ? b : a) / length(far > 1 ? b : a, far > 1 ? c : b)) * after,
        },
      ],
    };
  },
});
