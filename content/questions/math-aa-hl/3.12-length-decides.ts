import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { along, dot, type Vector } from '../../authoring/vectors.ts';
import { column, fraction, plus, polynomial, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.7'],
  parameters: {
    x: integers(-5, 6),
    y: integers(-5, 6),
    z: integers(-5, 6),
    v: choice<Vector[]>([1, -1, 0], [1, 1, -1], [2, -1, 0], [1, 2, -1], [1, 0, 2], [2, 1, -2], [1, -1, 1]),
    more: integers(-3, 4),
  },
  allow: ({ x, y, z, v, more }) => {
    const u: Vector = [x, y, z];
    const other = (-2 * dot(u, v)) / dot(v, v) - more;
    const size = Math.sqrt(dot(along(u, v, more), along(u, v, more)));
    return (
      [x, y, z].every((one) => one !== 0) &&
      Number.isInteger(other) &&
      other < more &&
      other >= -6 &&
      other !== 0 &&
      more !== 0 &&
      more !== -other &&
      Number.isInteger(size) &&
      size >= 3 &&
      size <= 15 &&
      dot(u, u) < 110 &&
      along(u, v, more).filter((one) => one === 0).length < 2
    );
  },
  write: ({ x, y, z, v, more }) => {
    const u: Vector = [x, y, z];
    const [square, double, rest] = [dot(v, v), 2 * dot(u, v), dot(u, u)];
    const end = along(u, v, more);
    const size = Math.sqrt(dot(end, end));
    const other = -double / square - more;
    const entry = (at: 0 | 1 | 2) => `${u[at]}${plus(v[at], 't')}`;
    const sumOf = ([0, 1, 2] as const).map((at) => entry(at));
    const reduced = polynomial([1, double / square, (rest - size * size) / square], 't');
    const found = roots((t) => Math.hypot(...along(u, v, t)) - size, -30.03, 30.07);
    const unit = end.map((one) => fraction(-one, size));
    const factors = [more, other].map((one) => `(t${plus(-one)})`).join('');
    return {
      text: md`Let $\mathbf{u} = ${column(...u)}$ and $\mathbf{v} = ${column(...v)}$, and let $t \in \mathbb{R}$.

(a) Write down $\mathbf{u} + t\mathbf{v}$ as a single column vector. [1]

(b) Find the two values of $t$ for which $|\mathbf{u} + t\mathbf{v}| = ${size}$. [4]

(c) For the greater of these values, find the unit vector whose direction is opposite to that of $\mathbf{u} + t\mathbf{v}$. [2]`,
      hints: [
        'Add the two vectors component by component, with $t$ as a letter.',
        'Write the magnitude with a square root, then square both sides.',
        md`The equation for $t$ is quadratic. Divide it by the coefficient of $t^2$ before you factorise.`,
        'A unit vector is the vector divided by its own length. What turns its direction round?',
      ],
      answer: md`(a) Multiply $\mathbf{v}$ by $t$ and add each component to that of $\mathbf{u}$:

$$\mathbf{u} + t\mathbf{v} = ${column(...sumOf)}$$

(b) The magnitude is the root of the sum of the squares. Squaring both sides takes the root away:

$$${sumOf.map((one) => (/^\d+$/.test(one) ? `${one}^2` : `(${one})^2`)).join(' + ')} = ${size ** 2}$$

Expand and collect the terms: $${term(square, 't^2')}${plus(double, 't')}${plus(rest)} = ${size ** 2}$. Bring everything to one side and divide by $${square}$:

$$${reduced} = 0, \qquad ${factors} = 0$$

So $t_1 = ${more}$ or $t_2 = ${other}$.

(c) For $t = ${more}$ the vector is $${column(...end)}$, and its length is $${size}$, as (b) asks for. Dividing by $${size}$ makes the length $1$, and the factor $-1$ turns the direction round:

$$-\frac{1}{${size}}${column(...end)} = ${column(...unit)}$$

**Watch out:** $|\mathbf{u} + t\mathbf{v}|$ is not $|\mathbf{u}| + t|\mathbf{v}|$. Add the vectors first, and find the length of the result.`,
      scheme: [
        [md`(a) $${column(...sumOf)}$`, 'A1'],
        [md`(b) sum of the squares of the components $= ${size ** 2}$ (follow through from (a))`, 'M1'],
        [md`$${reduced} = 0$, or a multiple of it`, 'A1'],
        [md`factorises, or uses the quadratic formula`, 'M1'],
        [md`$t = ${more}$ and $t = ${other}$`, 'A1'],
        [md`(c) divides the vector by $${size}$ and changes its sign`, 'M1'],
        [md`$${column(...unit)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'a vector with a letter in it' },
        {
          part: 'b',
          kind: 'set',
          expected: `${more}, ${other}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${-more}, ${-other}`,
              note: 'Look at the signs when you read the solutions from the factors.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'vector',
          expected: column(...unit),
          accuracy: 'exact',
          mistakes: [
            {
              value: column(...end.map((one) => fraction(one, size))),
              note: 'This unit vector has the same direction. The opposite one is asked for.',
            },
            {
              value: column(...end.map((one) => -one)),
              note: md`The direction is right, but the length is $${size}$. A unit vector has the length $1$.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `t_1 = ${more}`, value: Math.max(...found) },
        { part: 'b', route: 'numeric', shown: `t_2 = ${other}`, value: Math.min(...found) },
      ],
    };
  },
});
