import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { cross, type Vector } from '../../authoring/vectors.ts';
import { column, fraction, inBrackets, surd } from '../../authoring/wording.ts';

const less = (p: Vector, q: Vector): Vector => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
const squared = (p: Vector): number => p[0] ** 2 + p[1] ** 2 + p[2] ** 2;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    x: integers(-2, 3),
    y: integers(1, 4),
    z: integers(-3, 2),
    u: integers(-3, 4),
    v: integers(-2, 3),
    w: integers(1, 4),
  },
  allow: ({ x, y, z, u, v, w }) => {
    const n = cross([x, y, z], [u, v, w]);
    const size = squared(n);
    return (
      n.every((one) => one !== 0 && Math.abs(one) < 15) &&
      x !== u &&
      x !== 0 &&
      u !== 0 &&
      squareFree(size) <= 14
    );
  },
  write: ({ x, y, z, u, v, w }) => {
    const a: Vector = [1, 2, -1];
    const b: Vector = [1 + x, 2 + y, -1 + z];
    const c: Vector = [1 + u, 2 + v, -1 + w];
    const n = cross([x, y, z], [u, v, w]);
    const size = squared(n);
    const root = surd(size);
    const outside = Math.round(Math.sqrt(size / squareFree(size)));
    const inside = squareFree(size);
    const half = fraction(outside, 2);
    const area = inside === 1 ? half : `${half === '1' ? '' : half}\\sqrt{${inside}}`;
    const side = less(c, b);
    // Heron's formula, without any vector product.
    const lengths = [
      Math.sqrt(squared([x, y, z])),
      Math.sqrt(squared([u, v, w])),
      Math.sqrt(squared(side)),
    ] as const;
    const s = (lengths[0] + lengths[1] + lengths[2]) / 2;
    const heron = Math.sqrt(s * (s - lengths[0]) * (s - lengths[1]) * (s - lengths[2]));
    const product = (p: number, q: number) => `${inBrackets(p)} \\times ${inBrackets(q)}`;
    return {
      text: md`A triangular sail has its corners at $\mathrm{A}(${a.join(', ')})$, $\mathrm{B}(${b.join(', ')})$ and $\mathrm{C}(${c.join(', ')})$, where lengths are in metres.

(a) Find $\overrightarrow{\mathrm{AB}} \times \overrightarrow{\mathrm{AC}}$. [3]

(b) Hence find the exact area of the sail. [2]`,
      hints: [
        md`Find $\overrightarrow{\mathrm{AB}}$ and $\overrightarrow{\mathrm{AC}}$ first. Check your vector product: it must be perpendicular to both.`,
        md`$|\mathbf{u} \times \mathbf{v}|$ is the area of the parallelogram with sides $\mathbf{u}$ and $\mathbf{v}$.`,
      ],
      answer: md`(a) $\overrightarrow{\mathrm{AB}} = ${column(x, y, z)}$ and $\overrightarrow{\mathrm{AC}} = ${column(u, v, w)}$, so

$$\overrightarrow{\mathrm{AB}} \times \overrightarrow{\mathrm{AC}} = ${column(
        `${product(y, w)} - ${product(z, v)}`,
        `${product(z, u)} - ${product(x, w)}`,
        `${product(x, v)} - ${product(y, u)}`,
      )} = ${column(...n)}$$

(b) The area of the triangle is half of the magnitude:

$$\frac{1}{2}\sqrt{${n.map((one) => one * one).join(' + ')}} = \frac{1}{2} \times ${root} = ${area}\ \text{m}^2$$

**Watch out:** It is easy to get the sign of the middle component wrong, because there the products come in the other order. And the magnitude of the vector product is the area of a parallelogram: don't forget to halve it.`,
      scheme: [
        [md`both vectors, $${column(x, y, z)}$ and $${column(u, v, w)}$`, 'A1'],
        ['uses the formula of the vector product', 'M1'],
        [md`$${column(...n)}$`, 'A1'],
        ['half of the magnitude', 'M1'],
        [md`$${area}\ \text{m}^2$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'vector',
          expected: column(...n),
          accuracy: 'exact',
          mistakes: [
            {
              value: column(...n.map((one) => -one)),
              note: md`This is $\overrightarrow{\mathrm{AC}} \times \overrightarrow{\mathrm{AB}}$. The order of the two vectors decides on the sign.`,
            },
            {
              value: column(n[0], -n[1], n[2]),
              note: 'Look at the sign of the second component. Your vector should be perpendicular to both sides.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: area,
          accuracy: 'exact',
          unit: 'm^2',
          mistakes: [
            {
              value: root,
              note: 'This is the area of the parallelogram. The triangle is half of it.',
            },
          ],
        },
      ],
      checks: [{ part: 'b', route: 'numeric', shown: md`= ${area}\ \text{m}^2`, value: heron }],
    };
  },
});

function squareFree(value: number): number {
  let rest = value;
  for (let root = Math.floor(Math.sqrt(rest)); root > 1; root -= 1)
    if (rest % (root * root) === 0) rest /= root * root;
  return rest;
}
