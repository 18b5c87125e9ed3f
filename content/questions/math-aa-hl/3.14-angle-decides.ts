import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { dot, type Vector } from '../../authoring/vectors.ts';
import { column, inBrackets, plus, polynomial, surd } from '../../authoring/wording.ts';

const angles = [
  { degrees: 30, squared: 3 / 4, cosine: md`\frac{\sqrt{3}}{2}`, top: 3, bottom: 4 },
  { degrees: 45, squared: 1 / 2, cosine: md`\frac{1}{\sqrt{2}}`, top: 1, bottom: 2 },
  { degrees: 60, squared: 1 / 4, cosine: md`\frac{1}{2}`, top: 1, bottom: 4 },
] as const;

/** The k for which (d · e)² = cos² |d|² |e|² with e = (k, k + p, q): the coefficients of a quadratic. */
function quadratic(d: Vector, p: number, q: number, squared: number): Vector {
  const rest = d[1] * p + d[2] * q;
  const size = squared * dot(d, d);
  const times = d[0] + d[1];
  return [times ** 2 - 2 * size, 2 * (times * rest - size * p), rest ** 2 - size * (p * p + q * q)];
}

function solutions(d: Vector, p: number, q: number, squared: number): number[] {
  const [a, b, c] = quadratic(d, p, q, squared);
  if (Math.abs(a) < 1e-9 || b * b - 4 * a * c <= 0) return [];
  const root = Math.sqrt(b * b - 4 * a * c);
  return [(-b - root) / (2 * a), (-b + root) / (2 * a)].sort((left, right) => left - right);
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['3.13'],
  parameters: {
    d: choice<Vector[]>(
      [1, 1, 0],
      [1, 1, -2],
      [1, 1, 2],
      [1, 2, -1],
      [1, 2, 1],
      [1, 3, 2],
      [2, 1, -1],
      [2, 1, 1],
      [3, 1, 2],
      [3, 1, -2],
    ),
    p: integers(-5, 5),
    q: integers(-5, 5),
    angle: angles,
    a: choice<Vector[]>([3, -2, 1], [1, 4, -3], [-2, 5, 2], [4, 1, -1]),
    b: choice<Vector[]>([2, 1, 5], [-1, 3, 4], [5, -2, 1], [1, 6, -2]),
  },
  allow: ({ d, p, q, angle }) => {
    const found = solutions(d, p, q, angle.squared);
    const [low = 0.5, high = 0.5] = found;
    return (
      p !== 0 &&
      q !== 0 &&
      found.length === 2 &&
      found.every((k) => Math.abs(k - Math.round(k)) < 1e-9 && Math.abs(k) <= 10 && Math.abs(k) > 0.5) &&
      Math.abs(low + high) > 0.5 &&
      dot(d, [low, low + p, q]) * dot(d, [high, high + p, q]) < 0
    );
  },
  write: ({ d, p, q, angle, a, b }) => {
    const { degrees, squared, cosine, top, bottom } = angle;
    const [low, high] = solutions(d, p, q, squared).map(Math.round) as [number, number];
    const rest = d[1] * p + d[2] * q;
    const scalar = polynomial([d[0] + d[1], rest], 'k');
    const sizes = polynomial([2, 2 * p, p * p + q * q], 'k');
    const size = dot(d, d);
    const [x2, x1, x0] = [1, -(low + high), low * high];
    const reduced = polynomial([x2, x1, x0], 'k');
    const obtuse = dot(d, [low, low + p, q]) < 0 ? low : high;
    const acute = obtuse === low ? high : low;
    const value = dot(d, [obtuse, obtuse + p, q]);
    // The angle between the lines, by the vector product.
    const turn = (k: number) => {
      const e: Vector = [k, k + p, q];
      const cross: Vector = [d[1] * e[2] - d[2] * e[1], d[2] * e[0] - d[0] * e[2], d[0] * e[1] - d[1] * e[0]];
      return Math.atan2(Math.hypot(...cross), Math.abs(dot(d, e))) - (degrees * Math.PI) / 180;
    };
    const found = roots(turn, -20.013, 20.017);
    const piece = (name: string, at: 0 | 1 | 2) => {
      const above = `${name}${plus(-a[at])}`;
      return d[at] === 1 ? above : md`\frac{${above}}{${d[at]}}`;
    };
    const names = ['x', 'y', 'z'] as const;
    const moving = ([0, 1, 2] as const).filter((at) => d[at] !== 0).map((at) => piece(names[at], at));
    const still = ([0, 1, 2] as const).filter((at) => d[at] === 0).map((at) => `${names[at]} = ${a[at]}`);
    const cartesian = [moving.join(' = '), ...still].join(md`, \quad `);
    return {
      text: md`The line $L_1$ has the Cartesian equation

$$${cartesian}.$$

The line $L_2$ has the equation $\mathbf{r} = ${column(...b)} + \mu${column('k', `k${plus(p)}`, q)}$, where $k \in \mathbb{R}$.

The acute angle between $L_1$ and $L_2$ is $${degrees}^\circ$.

(a) Show that $${reduced} = 0$. [5]

(b) Write down the two possible values of $k$. [1]

(c) For one of these values the direction vectors $${column(...d)}$ and $${column('k', `k${plus(p)}`, q)}$ make an obtuse angle. Identify this value, and explain why the acute angle between the lines is nevertheless $${degrees}^\circ$. [2]`,
      hints: [
        md`Read a direction of $L_1$ from the denominators. ${still.length > 0 ? 'What is the component of the coordinate that stays constant?' : 'What is the denominator of a term without a fraction?'}`,
        'The acute angle between two lines needs the modulus of the scalar product.',
        md`To get rid of the modulus and the root, square both sides.`,
        'A line has two opposite direction vectors. What happens to the scalar product if one is replaced by its opposite?',
      ],
      answer: md`(a) The denominators in the equation of $L_1$ are the components of a direction${still.length > 0 ? md`, and the coordinate that stays constant has the component $0$` : ''}: $\mathbf{d} = ${column(...d)}$. The direction of $L_2$ is $\mathbf{e} = ${column('k', `k${plus(p)}`, q)}$. The scalar product and the magnitudes are

$$\mathbf{d} \cdot \mathbf{e} = ${scalar}, \qquad |\mathbf{d}| = ${surd(size)}, \qquad |\mathbf{e}| = \sqrt{${sizes}}$$

The acute angle between the lines is $${degrees}^\circ$, so with the modulus of the scalar product

$$\frac{|${scalar}|}{${surd(size)}\sqrt{${sizes}}} = \cos ${degrees}^\circ = ${cosine}$$

Squaring both sides removes the modulus and the roots. Then multiply by the denominators:

$$${bottom}(${scalar})^2 = ${top * size}(${sizes})$$

Expanding and collecting the terms on one side gives $${polynomial(
        quadratic(d, p, q, squared).map((one) => Math.round(one * bottom * 1e6) / 1e6),
        'k',
      )} = 0$, which is equivalent to $${reduced} = 0$.

(b) $${reduced} = (k${plus(-low)})(k${plus(-high)})$, so $k_1 = ${low}$ or $k_2 = ${high}$.

(c) For $k = ${obtuse}$ the scalar product is $${d[0] + d[1]} \times ${inBrackets(obtuse)}${plus(rest)} = ${value}$, which is negative. So the direction vectors make the obtuse angle $${180 - degrees}^\circ$. A line has no sense of direction: $-\mathbf{e}$ is a direction of $L_2$ as well, and it makes the angle $180^\circ - ${180 - degrees}^\circ = ${degrees}^\circ$ with $\mathbf{d}$. (For $k = ${acute}$ the scalar product is positive.)

**Watch out:** Squaring may bring in solutions that don't belong to the equation you began with. Here the modulus makes both solutions valid; without the modulus, one of them would have to be rejected.`,
      scheme: [
        [md`(a) direction $${column(...d)}$ of $L_1$`, 'A1'],
        [md`$\mathbf{d} \cdot \mathbf{e} = ${scalar}$`, 'A1'],
        [
          md`$\frac{|\mathbf{d} \cdot \mathbf{e}|}{|\mathbf{d}||\mathbf{e}|} = ${cosine}$ (modulus may be missing)`,
          'M1',
        ],
        [md`squares both sides: $${bottom}(${scalar})^2 = ${top * size}(${sizes})$`, 'M1'],
        [md`correct expansion that leads to $${reduced} = 0$ (AG)`, 'A1'],
        [md`(b) $k = ${low}$ and $k = ${high}$`, 'A1'],
        [md`(c) $k = ${obtuse}$, because the scalar product is $${value} < 0$`, 'A1'],
        [md`a line has two opposite directions, and the acute one of the two angles counts`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'set',
          expected: `${low}, ${high}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${-low}, ${-high}`,
              note: md`Look at the signs when you read the solutions from the factors.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$k =$',
          expected: `${obtuse}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${acute}`,
              note: 'For this value the scalar product is positive, so the angle between the vectors is acute.',
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'explain', marks: 1 },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `k_1 = ${low}`, value: Math.min(...found) },
        { part: 'b', route: 'numeric', shown: `k_2 = ${high}`, value: Math.max(...found) },
        {
          part: 'c',
          route: 'numeric',
          shown: `k = ${obtuse}`,
          value: found.reduce((left, right) =>
            dot(d, [left, left + p, q]) < dot(d, [right, right + p, q]) ? left : right,
          ),
        },
      ],
    };
  },
});
