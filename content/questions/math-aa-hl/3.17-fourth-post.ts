import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { cross, dot, planeSide, point, type Vector } from '../../authoring/vectors.ts';
import { column, plus, sf } from '../../authoring/wording.ts';

const less = (p: Vector, q: Vector): Vector => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.16', '3.18'],
  parameters: {
    where: choice(
      'a bus station in Kigali',
      'a school yard in Hanoi',
      'a market hall in Oaxaca',
      'a ferry pier in Bergen',
    ),
    a: choice<Vector[]>([0, 0, 3], [0, 0, 4], [0, 0, 5]),
    b: choice<Vector[]>([8, 1, 4], [9, 2, 5], [10, 1, 5], [8, 2, 5], [7, 1, 4]),
    d: choice<Vector[]>([1, 7, 5], [2, 8, 4], [1, 9, 6], [2, 6, 5], [1, 8, 3]),
    x: integers(8, 11),
    y: integers(7, 11),
    limit: choice(12, 15, 18),
  },
  allow: ({ a, b, d, x, y, limit }) => {
    const n = cross(less(b, a), less(d, a));
    const h = (dot(n, a) - n[0] * x - n[1] * y) / n[2];
    const angle = (Math.atan2(Math.hypot(n[0], n[1]), n[2]) * 180) / Math.PI;
    return (
      h > 2.6 &&
      h < 8 &&
      angle > 6 &&
      angle < 24 &&
      Math.abs(angle - limit) > 0.7 &&
      n[0] !== 0 &&
      n[1] !== 0 &&
      !Number.isInteger(h)
    );
  },
  write: ({ where, a, b, d, x, y, limit }) => {
    const [u, v] = [less(b, a), less(d, a)];
    const n = cross(u, v);
    const right = dot(n, a);
    const known = n[0] * x + n[1] * y;
    const h = (right - known) / n[2];
    const size = Math.sqrt(dot(n, n));
    const angle = (Math.acos(Math.abs(n[2]) / size) * 180) / Math.PI;
    // C as A + s AB + t AD, from its place on the ground.
    const [s, t] = solveLinear(
      [
        [u[0], v[0]],
        [u[1], v[1]],
      ],
      [x - a[0], y - a[1]],
    ) as [number, number];
    const byDirections = a[2] + s * u[2] + t * v[2];
    const steepest = (Math.atan(Math.hypot(n[0] / n[2], n[1] / n[2])) * 180) / Math.PI;
    const allowed = angle < limit;
    return {
      text: md`The roof over ${where} is a flat surface that rests on the tops of four vertical posts. Lengths are in metres, and the ground is the plane $z = 0$. The tops of three posts are $\mathrm{A}${point(a)}$, $\mathrm{B}${point(b)}$ and $\mathrm{D}${point(d)}$. The fourth post stands on the ground at the point $(${x}, ${y}, 0)$, and its top is $\mathrm{C}$.

(a) Find a Cartesian equation of the plane that contains $\mathrm{A}$, $\mathrm{B}$ and $\mathrm{D}$. [4]

(b) Find the height of the fourth post. [2]

The roof may make an angle of at most $${limit}^\circ$ with the horizontal.

(c) Determine whether the roof satisfies this rule. [3]`,
      hints: [
        'Two vectors between the three points lie in the plane. Their vector product is a normal.',
        md`The top of the fourth post has the coordinates $(${x}, ${y}, h)$ and lies in the plane.`,
        'The angle between two planes is the angle between their normals. What is a normal of the ground?',
      ],
      answer: md`(a) The vectors $\overrightarrow{\mathrm{AB}} = ${column(...u)}$ and $\overrightarrow{\mathrm{AD}} = ${column(...v)}$ lie in the plane, so their vector product is a normal:

$$\mathbf{n} = ${column(...u)} \times ${column(...v)} = ${column(...n)}$$

The point $\mathrm{A}$ gives the right side:

$$${planeSide(n)} = ${right}$$

(b) The top $\mathrm{C}(${x}, ${y}, h)$ lies in this plane, so $${known}${plus(n[2], 'h')} = ${right}$. This gives $h = ${sf(h)}\ \text{m}$.

(c) The ground has the normal $${column(0, 0, 1)}$. The angle between the planes is the angle between their normals:

$$\cos\theta = \frac{${Math.abs(n[2])}}{\sqrt{${dot(n, n)}}}, \qquad \theta = ${sf(angle)}^\circ$$

As $${sf(angle)}^\circ ${allowed ? '<' : '>'} ${limit}^\circ$, the roof ${allowed ? 'satisfies' : 'does not satisfy'} the rule.

**Calculator:** TI-Nspire: crossP( ), dotP( ) and norm( ) under Menu, Matrix & Vector. Casio fx-CG50: OPTN, MAT/VCT, CrossP, DotP and Norm. Put $\mathrm{B}$ and $\mathrm{D}$ into your equation as a check.

**Watch out:** The vector product needs vectors *between* points, such as $\overrightarrow{\mathrm{AB}}$. Position vectors of points of a plane do not lie in the plane, unless it contains the origin.`,
      scheme: [
        [md`(a) two vectors in the plane, such as $${column(...u)}$ and $${column(...v)}$`, 'A1'],
        ['vector product of them', 'M1'],
        [md`$${column(...n)}$, or a multiple of it`, 'A1'],
        [md`$${planeSide(n)} = ${right}$, or a multiple of it`, 'A1'],
        [md`(b) puts $(${x}, ${y}, h)$ into the equation (follow through)`, 'M1'],
        [md`$${sf(h)}\ \text{m}$`, 'A1'],
        [md`(c) angle between $\mathbf{n}$ and $${column(0, 0, 1)}$ (follow through)`, 'M1'],
        [md`$${sf(angle)}^\circ$`, 'A1'],
        [
          md`${allowed ? 'the rule is satisfied' : 'the rule is not satisfied'}, with a comparison (follow through)`,
          'R1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          expected: `${planeSide(n)} = ${right}`,
          mistakes: [
            {
              value: `${planeSide([n[0], -n[1], n[2]])} = ${dot([n[0], -n[1], n[2]], a)}`,
              note: 'Look at the sign of the second component of the vector product.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(h.toPrecision(9))}`,
          unit: 'm',
          mistakes: [b[2] + d[2] - a[2]]
            .filter((wrong) => Math.abs(wrong - h) > 0.6 && wrong > 0)
            .map((wrong) => ({
              value: `${wrong}`,
              note: 'You took the roof for a parallelogram. Look at where the fourth post stands.',
            })),
        },
        {
          part: 'c',
          kind: 'number',
          label: md`Angle:`,
          expected: `${Number(angle.toPrecision(9))}`,
          unit: '°',
          marks: 2,
          mistakes: [
            {
              value: sf(90 - angle),
              note: 'This is the angle between the normal and the ground. The angle of the planes is that of their normals.',
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'determine with a reason', marks: 1 },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: md`h = ${sf(h)}\ \text{m}`, value: byDirections },
        { part: 'c', route: 'numeric', shown: md`\theta = ${sf(angle)}^\circ`, value: steepest },
      ],
    };
  },
});
