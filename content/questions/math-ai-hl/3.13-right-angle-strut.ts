import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, fraction, plus, sf, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['3.10'],
  parameters: {
    place: choice(
      'the roof of a sports hall in Ankara',
      'a bridge over the Mekong',
      'the hull of a yacht in Split',
      'a climbing frame in Kingston',
    ),
    a: integers(1, 6),
    b: integers(-5, 5),
    c: integers(1, 5),
    p: integers(-4, 6),
    q: integers(1, 6),
    factor: choice(2, 3, -2),
  },
  allow: ({ a, b, c, p, q }) =>
    b !== 0 &&
    p !== 0 &&
    (a * p + b * q) % c === 0 &&
    -(a * p + b * q) / c !== 0 &&
    Math.abs((a * p + b * q) / c) <= 9,
  write: ({ place, a, b, c, p, q, factor }) => {
    const k = -(a * p + b * q) / c;
    const other = [factor * a, factor * b] as const;
    const m = factor * c;
    const [one, two] = [Math.hypot(a, b, c), Math.hypot(p, q, k)];
    const area = (one * two) / 2;
    const cross = [b * k - c * q, c * p - a * k, a * q - b * p] as const;
    return {
      text: md`In ${place}, three struts have the directions of the vectors

$$\mathbf{u} = ${column(a, b, c)}, \qquad \mathbf{v} = ${column(p, q, 'k')}, \qquad \mathbf{w} = ${column(other[0], other[1], 'm')}.$$

(a) The struts along $\mathbf{u}$ and $\mathbf{v}$ are perpendicular. Find $k$. [3]

(b) The struts along $\mathbf{u}$ and $\mathbf{w}$ are parallel. Find $m$. [2]

(c) A triangular plate has two sides that are given by $\mathbf{u}$ and $\mathbf{v}$, in decimetres. Find its area. [3]`,
      hints: [
        md`What is the scalar product of perpendicular vectors?`,
        md`Parallel vectors are multiples of each other. By which number is $\mathbf{u}$ multiplied?`,
        md`The angle between the two sides is known.`,
      ],
      answer: md`(a) Perpendicular vectors have the scalar product $0$: $${a} \times ${p < 0 ? `(${p})` : p} + ${b < 0 ? `(${b})` : b} \times ${q} + ${term(c, 'k')} = 0$, so $${term(c, 'k')}${plus(a * p + b * q)} = 0$ and $k = ${k}$.

(b) $\mathbf{w}$ is a multiple of $\mathbf{u}$. The first components show that the factor is $${a === 1 ? '' : md`\frac{${other[0]}}{${a}} = `}${factor}$, so $m = ${factor} \times ${c} = ${m}$.

(c) The sides are perpendicular, so the area is half of the product of their lengths: $\frac{1}{2} \times \sqrt{${a * a + b * b + c * c}} \times \sqrt{${p * p + q * q + k * k}} = ${sf(area)}\ \text{dm}^2$.

Another way: half of the length of $\mathbf{u} \times \mathbf{v} = ${column(...cross)}$.

**Watch out:** “Perpendicular” needs the scalar product. “Parallel” means that one vector is a multiple of the other.`,
      scheme: [
        [md`scalar product $= 0$`, 'M1'],
        [md`$${term(c, 'k')}${plus(a * p + b * q)} = 0$`, 'A1'],
        [md`$k = ${k}$`, 'A1'],
        [md`factor $${factor}$`, 'M1'],
        [md`$m = ${m}$`, 'A1'],
        [md`lengths of both sides, or $\mathbf{u} \times \mathbf{v}$`, 'M1'],
        [md`half of the product, or half of the length`, 'M1'],
        [md`$${sf(area)}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$k =$',
          expected: `${k}`,
          accuracy: 'exact',
          mistakes: [{ value: `${-k}`, note: 'Look at the sign when you solve for $k$.' }],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$m =$',
          expected: `${m}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(-(a * other[0] + b * other[1]), c),
              note: 'You made the vectors perpendicular. Here they are parallel.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(area.toPrecision(9))}`,
          unit: 'dm^2',
          follows: `0.5*sqrt(${a * a + b * b + c * c})*sqrt(${p * p + q * q} + a.1^2)`,
          mistakes: [
            { value: sf(2 * area), note: 'This is the area of a rectangle. A triangle has half of it.' },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `k = ${k}`,
          value: root((x) => a * p + b * q + c * x, -50, 50.3),
        },
        { part: 'b', route: 'exact', shown: `= ${m}`, value: (other[0] / a) * c },
        { part: 'c', route: 'exact', shown: md`= ${sf(area)}\ \text{dm}^2`, value: Math.hypot(...cross) / 2 },
      ],
    };
  },
});
