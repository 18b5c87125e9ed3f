import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { column, decimals, inBrackets, sf } from '../../authoring/wording.ts';

const minus = (one: readonly number[], other: readonly number[]) => one.map((part, at) => part - other[at]!);
const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, part, at) => sum + part * other[at]!, 0);

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.10'],
  parameters: {
    place: choice('a playground in Muscat', 'a market square in Seville', 'a school garden in Accra'),
    bx: integers(4, 7),
    by: integers(-2, 2),
    bz: nonZero(-2, 2),
    cx: integers(1, 3),
    cy: integers(4, 7),
    cz: choice(-1, 1, 2, 3),
    price: integers(28, 60, 4),
  },
  allow: ({ bx, by, bz, cx, cy, cz }) => Math.abs(bx * cx + by * cy + bz * cz) > 0,
  write: ({ place, bx, by, bz, cx, cy, cz, price }) => {
    const a = [1, 2, 4];
    const ab = [bx, by, bz];
    const ac = [cx, cy, cz];
    const b = a.map((part, at) => part + ab[at]!);
    const c = a.map((part, at) => part + ac[at]!);
    const normal = [by * cz - bz * cy, bz * cx - bx * cz, bx * cy - by * cx].map((part) => part || 0);
    const area = Math.hypot(...normal) / 2;
    const product = dot(ab, ac);
    const lengths = [Math.hypot(...ab), Math.hypot(...ac)] as const;
    const angle = (Math.acos(product / (lengths[0] * lengths[1])) * 180) / Math.PI;
    const opposite = Math.hypot(...minus(c, b));
    const half = (lengths[0] + lengths[1] + opposite) / 2;
    const heron = Math.sqrt(half * (half - lengths[0]) * (half - lengths[1]) * (half - opposite));
    const cosine = (lengths[0] ** 2 + lengths[1] ** 2 - opposite ** 2) / (2 * lengths[0] * lengths[1]);
    const point = (at: readonly number[]) => `(${at.join(', ')})`;
    const times = (one: readonly number[], other: readonly number[]) =>
      one.map((part, at) => `${inBrackets(part)} \\times ${inBrackets(other[at]!)}`).join(' + ');
    const rounding = (value: number) => Math.abs(value - Number(sf(value)));
    return {
      text: md`A triangular sail gives shade to ${place}. Its corners are fixed at $\text{A}${point(a)}$, $\text{B}${point(b)}$ and $\text{C}${point(c)}$, with coordinates in metres.

(a) Find $\overrightarrow{\text{AB}}$ and $\overrightarrow{\text{AC}}$. [2]

(b) Find $\overrightarrow{\text{AB}} \cdot \overrightarrow{\text{AC}}$, and hence the angle BAC in degrees. [4]

(c) Find $\overrightarrow{\text{AB}} \times \overrightarrow{\text{AC}}$. [2]

(d) Hence find the area of the sail. [2]

(e) The cloth costs $${price}$ euros per square metre. Find the cost of the cloth for the sail. [1]`,
      hints: [
        md`$\mathbf{u} \cdot \mathbf{v} = |\mathbf{u}||\mathbf{v}|\cos\theta$.`,
        md`The magnitude of a vector product is the area of a parallelogram. The triangle is half of it.`,
      ],
      answer: md`(a) $\overrightarrow{\text{AB}} = ${column(...ab)}$ and $\overrightarrow{\text{AC}} = ${column(...ac)}$

(b) $\overrightarrow{\text{AB}} \cdot \overrightarrow{\text{AC}} = ${times(ab, ac)} = ${product}$

$\cos\angle\text{BAC} = \frac{${product}}{\sqrt{${dot(ab, ab)}}\sqrt{${dot(ac, ac)}}} = ${sf(product / (lengths[0] * lengths[1]), 4)}$, so the angle is $${decimals(angle, 1)}^\circ$.

(c) $\overrightarrow{\text{AB}} \times \overrightarrow{\text{AC}} = ${column(...normal)}$

(d) The area is $\frac{1}{2}\sqrt{${normal.map((part) => `${inBrackets(part)}^2`).join(' + ')}} = \frac{1}{2}\sqrt{${dot(normal, normal)}} = ${sf(area)}\ \text{m}^2$.

(e) $${price} \times ${sf(area, 5)} = ${decimals(price * area, 2)}\ \text{euros}$

**Calculator:** for (b) and (c), enter both vectors. TI-Nspire: Menu, Matrix & Vector, Vector, Dot Product and Cross Product. Casio fx-CG50: Run-Matrix, OPTN, MAT/VCT, DotP and CrossP.

**Watch out:** The magnitude of the vector product is the area of a parallelogram, so don't forget the half for the triangle. Both vectors must start at the same corner, A.`,
      scheme: [
        [md`$${column(...ab)}$`, 'A1'],
        [md`$${column(...ac)}$`, 'A1'],
        [md`scalar product $${product}$`, 'A1'],
        [md`both magnitudes: $\sqrt{${dot(ab, ab)}}$ and $\sqrt{${dot(ac, ac)}}$`, 'A1'],
        [md`substitutes into the formula for the angle`, 'M1'],
        [md`$${decimals(angle, 1)}^\circ$`, 'A1'],
        [md`uses the formula for the vector product, or the calculator`, 'M1'],
        [md`$${column(...normal)}$`, 'A1'],
        [md`half of the magnitude`, 'M1'],
        [md`$${sf(area)}\ \text{m}^2$`, 'A1'],
        [md`$${decimals(price * area, 2)}$ euros (accept an answer from the rounded area)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'vector',
          label: md`$\overrightarrow{\text{AB}} =$`,
          expected: column(...ab),
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'a',
          kind: 'vector',
          label: md`$\overrightarrow{\text{AC}} =$`,
          expected: column(...ac),
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: column(...ac.map((part) => -part)),
              note: md`This is $\overrightarrow{\text{CA}}$. Subtract the position vector of A from that of C.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Scalar product:',
          expected: `${product}`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Angle:',
          expected: `${Number(angle.toPrecision(8))}`,
          unit: '°',
          marks: 3,
          follows: `arccos(b.1/(sqrt(${dot(ab, ab)})*sqrt(${dot(ac, ac)})))*180/pi`,
          mistakes: [
            {
              value: decimals(180 - angle, 1),
              note: 'Look at the sign of the cosine, or at the directions of the two vectors: both must start at A.',
            },
          ].filter(() => Math.abs(angle - 90) > 1),
        },
        {
          part: 'c',
          kind: 'vector',
          expected: column(...normal),
          accuracy: 'exact',
          mistakes: [
            {
              value: column(...normal.map((part) => -part || 0)),
              note: 'You multiplied in the opposite order, which changes all signs.',
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(area.toPrecision(8))}`,
          unit: 'm^2',
          mistakes: [
            {
              value: sf(2 * area),
              note: 'This is the area of the parallelogram. The triangle is half of it.',
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: decimals(price * area, 2),
          // An answer from the rounded area, or to 3 figures, is accepted.
          accuracy: {
            tolerance: Number((Math.max(rounding(area) * price, rounding(price * area)) + 0.01).toFixed(3)),
          },
          unit: 'euros',
          follows: `${price}*d.1`,
          unless: 'c <= 0',
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'exact',
          // |AB − AC|² = |AB|² + |AC|² − 2 AB·AC
          shown: `= ${product}`,
          value: Math.round((dot(ab, ab) + dot(ac, ac) - dot(minus(c, b), minus(c, b))) / 2),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`${decimals(angle, 1)}^\circ`,
          value: (Math.acos(cosine) * 180) / Math.PI,
          within: 0.0501,
        },
        { part: 'd', route: 'numeric', shown: md`= ${sf(area)}\ \text{m}^2`, value: heron },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${decimals(price * area, 2)}\ \text{euros}`,
          value: price * heron,
        },
      ],
    };
  },
});
