import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { cross, type Vector } from '../../authoring/vectors.ts';
import { column, fraction, gcd, plus, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['3.16'],
  parameters: {
    a: choice([1, 0, 2], [2, -1, 3], [0, 3, 1], [-1, 2, 4], [3, 1, -2]),
    u: choice([1, 1, 0], [2, 0, 1], [1, -1, 2], [0, 2, 1], [3, 1, -1], [1, 2, -2]),
    v: choice([1, 0, -1], [0, 1, 2], [2, 1, 1], [-1, 3, 0], [1, 1, 3], [2, -1, 0]),
  },
  allow: ({ a, u, v }) => {
    const n = simple(cross(u, v));
    const d = dot(n, a);
    return n.every((one) => one !== 0) && d !== 0 && Math.abs(d) <= 20;
  },
  write: ({ a, u, v }) => {
    const b = a.map((one, at) => one + u[at]!) as unknown as Vector;
    const c = a.map((one, at) => one + v[at]!) as unknown as Vector;
    const product = cross(u, v);
    const n = simple(product);
    const d = dot(n, a);
    const factor = product.find((one) => one !== 0)! / n[product.findIndex((one) => one !== 0)]!;
    const equation = `${term(n[0], 'x')}${plus(n[1], 'y')}${plus(n[2], 'z')}`;
    const meets = n.map((one) => fraction(d, one)) as [string, string, string];
    // The plane p x + q y + r z = d through three points, solved as a system.
    const [p, q, r] = solveLinear([a, b, c], [d, d, d]) as [number, number, number];
    return {
      text: md`The plane $\Pi$ contains the points $\mathrm{A}(${a.join(', ')})$, $\mathrm{B}(${b.join(', ')})$ and $\mathrm{C}(${c.join(', ')})$.

(a) Find a vector that is perpendicular to $\Pi$. [4]

(b) Find the Cartesian equation of $\Pi$. [2]

(c) Find the coordinates of the points where $\Pi$ meets the $x$-axis, the $y$-axis and the $z$-axis. [2]`,
      hints: [
        md`$\overrightarrow{\mathrm{AB}}$ and $\overrightarrow{\mathrm{AC}}$ lie in the plane. Which product of them is perpendicular to both?`,
        md`$\mathbf{r} \cdot \mathbf{n} = \mathbf{a} \cdot \mathbf{n}$`,
      ],
      answer: md`(a) $\overrightarrow{\mathrm{AB}} = ${column(...u)}$ and $\overrightarrow{\mathrm{AC}} = ${column(...v)}$ lie in the plane. Their vector product is perpendicular to it:

$$${column(...u)} \times ${column(...v)} = ${column(...product)}${factor === 1 ? '' : md` = ${factor === -1 ? '-' : factor}${column(...n)}`}$$

So $\mathbf{n} = ${column(...n)}$ is a normal vector (as is any non-zero multiple of it).

(b) With $\mathrm{A}(${a.join(', ')})$, $\mathbf{a} \cdot \mathbf{n} = ${d}$. So the equation is $${equation} = ${d}$.

(c) On the $x$-axis $y = z = 0$, so $${term(n[0], 'x')} = ${d}$, and in the same way for the other axes. The points have

$$x = ${meets[0]}, \qquad y = ${meets[1]}, \qquad z = ${meets[2]}$$

that is, $\left(${meets[0]}, 0, 0\right)$, $\left(0, ${meets[1]}, 0\right)$ and $\left(0, 0, ${meets[2]}\right)$.

**Watch out:** The right side of the equation is not $0$ unless the plane passes through the origin. Put B and C into your equation as well: both must give $${d}$.`,
      scheme: [
        [md`$\overrightarrow{\mathrm{AB}} = ${column(...u)}$ (or another vector in the plane)`, 'A1'],
        [md`$\overrightarrow{\mathrm{AC}} = ${column(...v)}$ (or a second one)`, 'A1'],
        ['finds their vector product', 'M1'],
        [md`$${column(...n)}$ or a multiple of it`, 'A1'],
        [md`uses $\mathbf{r} \cdot \mathbf{n} = \mathbf{a} \cdot \mathbf{n}$ with one of the points`, 'M1'],
        [md`$${equation} = ${d}$`, 'A1'],
        ['one correct point', 'A1'],
        ['all three points', 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'vector',
          label: md`The one whose first component is $${n[0]}$:`,
          expected: column(...n),
          accuracy: 'exact',
          mistakes: [
            {
              value: column(n[0], -n[1], n[2]),
              note: md`Look at the sign of the second component. The vector must be perpendicular to $\overrightarrow{\mathrm{AB}}$ and $\overrightarrow{\mathrm{AC}}$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'equation',
          expected: `${equation} = ${d}`,
          variables: ['x', 'y', 'z'],
          mistakes: [
            {
              value: `${equation} = 0`,
              note: 'This plane passes through the origin. Put a point of the plane into the left side to find the right one.',
            },
            {
              value: `${equation} = ${-d}`,
              note: 'Look at the sign of the right side. Put a point of the plane in as a check.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'set',
          expected: `(${meets[0]}, 0, 0), (0, ${meets[1]}, 0), (0, 0, ${meets[2]})`,
          accuracy: 'exact',
        },
      ],
      checks: [
        { part: 'c', route: 'substitution', shown: `x = ${meets[0]}`, value: d / p },
        { part: 'c', route: 'substitution', shown: `y = ${meets[1]}`, value: d / q },
        { part: 'c', route: 'substitution', shown: `z = ${meets[2]}`, value: d / r },
      ],
    };
  },
});

function simple(n: Vector): Vector {
  const divisor = gcd(gcd(n[0], n[1]), n[2]) || 1;
  const sign = (n.find((one) => one !== 0) ?? 1) < 0 ? -1 : 1;
  return [n[0] / divisor / sign + 0, n[1] / divisor / sign + 0, n[2] / divisor / sign + 0];
}

function dot(p: Vector, q: readonly number[]): number {
  return p[0] * q[0]! + p[1] * q[1]! + p[2] * q[2]!;
}
