import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { cross, dot, planeSide, type Vector } from '../../authoring/vectors.ts';
import { column, gcd, plus, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['3.16'],
  parameters: {
    a: choice<Vector[]>([1, 2, -1], [3, -1, 2], [2, 1, 4], [-1, 4, 1], [4, 2, -3]),
    b: choice<Vector[]>([1, 1, 2], [2, -1, 1], [1, 3, -1], [1, -2, 1], [3, 1, 2]),
    c: choice<Vector[]>([1, 0, 1], [0, 1, 2], [2, 1, 0], [1, 2, -1], [-1, 1, 1]),
    s: choice(-2, -1, 1, 2, 3),
    t: choice(-2, -1, 1, 2, 3),
  },
  allow: ({ a, b, c, s, t }) => {
    const n = cross(b, c);
    return n.every((one) => one !== 0) && s !== t && gcd(gcd(n[0], n[1]), n[2]) === 1 && dot(n, a) !== 0;
  },
  write: ({ a, b, c, s, t }) => {
    const n = cross(b, c);
    const d = dot(n, a);
    const at = ([0, 1, 2] as const).map((i) => a[i] + s * b[i] + t * c[i]) as unknown as Vector;
    const k = at[2];
    const known = n[0] * at[0] + n[1] * at[1];
    const pair: readonly [0 | 1 | 2, 0 | 1 | 2] = n[2] !== 0 ? [0, 1] : [0, 2];
    const [sFound, tFound] = solveLinear(
      pair.map((i) => [b[i], c[i]]),
      pair.map((i) => at[i] - a[i]),
    ) as [number, number];
    const row = (i: 0 | 1) => `${a[i]}${plus(b[i], md`\lambda`)}${plus(c[i], md`\mu`)} = ${at[i]}`;
    return {
      text: md`The plane $\Pi$ has the equation $\mathbf{r} = ${column(...a)} + \lambda${column(...b)} + \mu${column(...c)}$.

(a) Find a Cartesian equation of $\Pi$. [4]

The point $\mathrm{P}(${at[0]}, ${at[1]}, k)$ lies in $\Pi$.

(b) Find the value of $k$. [1]

(c) Find the values of $\lambda$ and $\mu$ that belong to $\mathrm{P}$. [2]`,
      hints: [
        md`The two directions lie in the plane. Which vector is perpendicular to both?`,
        'The normal gives the coefficients. A point of the plane gives the right side.',
        md`In (c), the first two rows of the vector equation are two equations for $\lambda$ and $\mu$.`,
      ],
      answer: md`(a) Both directions lie in the plane, so their vector product is a normal:

$$\mathbf{n} = ${column(...b)} \times ${column(...c)} = ${column(...n)}$$

Its components are the coefficients of $x$, $y$ and $z$. The point $(${a.join(', ')})$ lies in the plane and gives the right side:

$$${planeSide(n)} = ${d}$$

(b) The coordinates of $\mathrm{P}$ satisfy this equation: $${known === 0 ? term(n[2], 'k') : `${known}${plus(n[2], 'k')}`} = ${d}$, so $k = ${k}$.

(c) The first two coordinates of $\mathrm{P}$ give

$$${row(0)}, \qquad ${row(1)}$$

These two equations have the solution $\lambda = ${s}$ and $\mu = ${t}$. The third row agrees: $${a[2]}${plus(b[2] * s)}${plus(c[2] * t)} = ${k}$.

**Watch out:** The vector $${column(...a)}$ is a position vector, not a direction. It must not be used in the vector product.`,
      scheme: [
        ['(a) vector product of the two directions', 'M1'],
        [md`$${column(...n)}$, or a multiple of it`, 'A1'],
        [md`uses $(${a.join(', ')})$ for the right side`, 'M1'],
        [md`$${planeSide(n)} = ${d}$, or a multiple of it`, 'A1'],
        [md`(b) $k = ${k}$ (follow through)`, 'A1'],
        [md`(c) two equations for $\lambda$ and $\mu$`, 'M1'],
        [md`$\lambda = ${s}$ and $\mu = ${t}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          expected: `${planeSide(n)} = ${d}`,
          mistakes: [
            {
              value: `${planeSide(n)} = 0`,
              note: 'This plane passes through the origin. Put the given point into the left side.',
            },
            {
              value: `${planeSide([n[0], -n[1], n[2]])} = ${dot([n[0], -n[1], n[2]], a)}`,
              note: 'Look at the sign of the second component of the vector product.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${k}`,
          accuracy: 'exact',
        },
        { part: 'c', kind: 'number', label: md`$\lambda =$`, expected: `${s}`, accuracy: 'exact', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          label: md`$\mu =$`,
          expected: `${t}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${s}`,
              note: md`This is $\lambda$. Look at which parameter belongs to which direction.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'substitution', shown: `k = ${k}`, value: a[2] + sFound * b[2] + tFound * c[2] },
        { part: 'c', route: 'numeric', shown: md`\lambda = ${s}`, value: sFound },
        { part: 'c', route: 'numeric', shown: md`\mu = ${t}`, value: tFound },
      ],
    };
  },
});
