import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { cross, dot, type Vector } from '../../authoring/vectors.ts';
import { column, gcd, inBrackets } from '../../authoring/wording.ts';

const scaled = (p: Vector, k: number): Vector => [p[0] * k + 0, p[1] * k + 0, p[2] * k + 0];
const factorOf = (p: Vector): number => gcd(gcd(p[0], p[1]), p[2]);

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['3.12', '3.13'],
  parameters: {
    u: choice<Vector[]>(
      [2, 1, 0],
      [1, 0, 2],
      [1, 2, 2],
      [3, 1, -1],
      [2, -1, 1],
      [1, 1, -1],
      [0, 2, -1],
      [3, 0, 1],
      [4, 1, 1],
    ),
    x: integers(-3, 4),
    y: integers(-3, 4),
    z: integers(-3, 4),
    times: choice(2, 3, 4, 5),
  },
  allow: ({ u, x, y, z, times }) => {
    const n = cross(u, [x, y, z]);
    const common = factorOf(n);
    const size = Math.sqrt(dot(n, n)) / (common || 1);
    return (
      n.every((one) => one !== 0 && Math.abs(one) < 20) &&
      Number.isInteger(size) &&
      size <= 9 &&
      common !== times &&
      [x, y, z].filter((one) => one === 0).length < 2 &&
      gcd(gcd(x, y), z) === 1
    );
  },
  write: ({ u, x, y, z, times }) => {
    const v: Vector = [x, y, z];
    const n = cross(u, v);
    const common = factorOf(n) * Math.sign(n[0]);
    const plain = scaled(n, 1 / common);
    const size = Math.round(Math.sqrt(dot(plain, plain)));
    const wanted = scaled(plain, times);
    const magnitude = size * times;
    const length = size * Math.abs(common);
    const product = (p: number, q: number) => `${inBrackets(p)} \\times ${inBrackets(q)}`;
    // |u × v|² = |u|²|v|² − (u · v)²: no vector product in it.
    const byDots = Math.sqrt(dot(u, u) * dot(v, v) - dot(u, v) ** 2);
    return {
      text: md`Let $\mathbf{u} = ${column(...u)}$ and $\mathbf{v} = ${column(...v)}$.

(a) Find $\mathbf{u} \times \mathbf{v}$. [2]

(b) Verify that your answer to (a) is perpendicular to $\mathbf{u}$. [1]

(c) Find the magnitude of $\mathbf{u} \times \mathbf{v}$. [1]

(d) Hence find the vector of magnitude $${magnitude}$ that is perpendicular to both $\mathbf{u}$ and $\mathbf{v}$ and has a positive first component. [2]`,
      hints: [
        'The formula booklet has the components of the vector product. Take special care with the second one.',
        'What is the scalar product of perpendicular vectors?',
        md`There are two opposite directions that are perpendicular to both vectors. Change the length of $\mathbf{u} \times \mathbf{v}$, and its sign if need be.`,
      ],
      answer: md`(a) With the formula of the vector product,

$$\mathbf{u} \times \mathbf{v} = ${column(
        `${product(u[1], v[2])} - ${product(u[2], v[1])}`,
        `${product(u[2], v[0])} - ${product(u[0], v[2])}`,
        `${product(u[0], v[1])} - ${product(u[1], v[0])}`,
      )} = ${column(...n)}$$

(b) Perpendicular vectors have the scalar product zero, and indeed

$$${u.map((one, at) => product(one, n[at]!)).join(' + ')} = 0$$

(c) $|\mathbf{u} \times \mathbf{v}| = \sqrt{${n.map((one) => one ** 2).join(' + ')}} = ${length}$

(d) Every vector that is perpendicular to both is a multiple of $\mathbf{u} \times \mathbf{v}$. Dividing by $${length}$ makes the length $1$, and multiplying by $${magnitude}$ makes it $${magnitude}$. ${common > 0 ? 'The first component is positive already' : 'The first component must become positive, so the sign is changed as well'}:

$$${common > 0 ? '' : '-'}\frac{${magnitude}}{${length}}${column(...n)} = ${column(...wanted)}$$

**Watch out:** The second component of a vector product is $u_3v_1 - u_1v_3$, with the indices in this order. The check in (b) finds a wrong sign at once.`,
      scheme: [
        ['(a) uses the formula of the vector product', 'M1'],
        [md`$${column(...n)}$`, 'A1'],
        [md`(b) correct scalar product with $\mathbf{u}$, which is $0$ (follow through)`, 'A1'],
        [md`(c) $${length}$ (follow through)`, 'A1'],
        [md`(d) multiplies by $\pm\frac{${magnitude}}{${length}}$`, 'M1'],
        [md`$${column(...wanted)}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'vector',
          expected: column(...n),
          accuracy: 'exact',
          mistakes: [
            { value: column(n[0], -n[1], n[2]), note: 'Look at the sign of the second component.' },
            {
              value: column(...scaled(n, -1)),
              note: md`This is $\mathbf{v} \times \mathbf{u}$. The order of the two vectors decides on the sign.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'verify' },
        {
          part: 'c',
          kind: 'number',
          expected: `${length}`,
          accuracy: 'exact',
          mistakes: [{ value: `${length ** 2}`, note: 'This is the sum of the squares. Take its root.' }],
        },
        {
          part: 'd',
          kind: 'vector',
          expected: column(...wanted),
          accuracy: 'exact',
          follows: `${magnitude}/c.1*(${scaled(n, Math.sign(common)).join(', ')})`,
          mistakes: [
            {
              value: column(...scaled(wanted, -1)),
              note: 'This vector is perpendicular to both, but its first component is negative.',
            },
            {
              value: column(...scaled(n, magnitude * Math.sign(common))),
              note: md`This vector is too long: $\mathbf{u} \times \mathbf{v}$ isn't a unit vector.`,
            },
          ],
        },
      ],
      checks: [{ part: 'c', route: 'numeric', shown: `= ${length}`, value: byDots }],
    };
  },
});
