import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { column, surd } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    // Direction d, B = A + d, C = A + m d with only one coordinate given.
    a: choice([1, -2, 3], [2, 0, -1], [-3, 1, 4], [0, 5, -2], [4, -1, 1], [-1, 3, 2]),
    d: choice([1, 2, 2], [2, -1, 2], [2, 3, 6], [-2, 6, 3], [1, -4, 8], [4, 4, -7], [2, -2, 1], [3, 2, -6]),
    m: choice(-3, -2, 3, 4, 5),
    extra: integers(1, 3),
    sign: nonZero(-1, 1),
  },
  allow: ({ sign }) => sign !== 0,
  write: ({ a, d, m, extra, sign }) => {
    const step = d.map((one) => one * sign);
    const b = a.map((one, index) => one + step[index]!);
    const c = a.map((one, index) => one + m * step[index]!);
    const size = Math.hypot(...d);
    const wanted = size * extra * 2;
    const unit = `\\frac{1}{${size}}${column(...step)}`;
    const v = step.map((one) => one * extra * 2);
    return {
      text: md`The points $\mathrm{A}(${a.join(', ')})$, $\mathrm{B}(${b.join(', ')})$ and $\mathrm{C}(${c[0]}, p, q)$ lie on a straight line.

(a) Find $\overrightarrow{\mathrm{AB}}$ and its magnitude. [2]

(b) Find the value of $p$ and of $q$. [3]

(c) Find the vector of magnitude $${wanted}$ that has the same direction as $\overrightarrow{\mathrm{AB}}$. [2]`,
      hints: [
        md`If the three points lie on one line, $\overrightarrow{\mathrm{AC}}$ is a multiple of $\overrightarrow{\mathrm{AB}}$.`,
        md`The first components tell which multiple it is.`,
        'Divide a vector by its magnitude to get a unit vector.',
      ],
      answer: md`(a) $\overrightarrow{\mathrm{AB}} = ${column(...b)} - ${column(...a)} = ${column(...step)}$, with magnitude $\sqrt{${d.map((one) => one * one).join(' + ')}} = ${surd(size * size)}$.

(b) $\overrightarrow{\mathrm{AC}} = k\,\overrightarrow{\mathrm{AB}}$ for some $k$. The first components give $${c[0]! - a[0]} = ${step[0] === 1 ? '' : step[0] === -1 ? '-' : step[0]}k$, so $k = ${m}$. Then

$$p = ${a[1]} + ${m < 0 ? `(${m})` : m} \times ${step[1]! < 0 ? `(${step[1]})` : step[1]} = ${c[1]}, \qquad q = ${a[2]} + ${m < 0 ? `(${m})` : m} \times ${step[2]! < 0 ? `(${step[2]})` : step[2]} = ${c[2]}$$

(c) The unit vector is $${unit}$. Multiplying it by $${wanted}$ gives $${2 * extra}${column(...step)} = ${column(...v)}$.

**Watch out:** $k\,\overrightarrow{\mathrm{AB}}$ is the way from A to C, not the position of C. Don't forget to add the coordinates of A when you find $p$ and $q$.`,
      scheme: [
        [md`$${column(...step)}$`, 'A1'],
        [md`$${size}$`, 'A1'],
        [md`$\overrightarrow{\mathrm{AC}} = k\,\overrightarrow{\mathrm{AB}}$ with $k = ${m}$`, 'M1'],
        [md`$p = ${c[1]}$`, 'A1'],
        [md`$q = ${c[2]}$`, 'A1'],
        [md`divides by the magnitude`, 'M1'],
        [md`$${column(...v)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'vector',
          label: md`$\overrightarrow{\mathrm{AB}} =$`,
          expected: column(...step),
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: column(...step.map((one) => -one)),
              note: md`This is $\overrightarrow{\mathrm{BA}}$. Subtract the position of A from that of B.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$|\overrightarrow{\mathrm{AB}}| =$`,
          expected: `${size}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${size * size}`, note: 'This is the square of the magnitude.' }],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$p =$',
          expected: `${c[1]}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            ...(a[1] === 0
              ? []
              : [
                  {
                    value: `${m * step[1]!}`,
                    note: md`This is a component of $\overrightarrow{\mathrm{AC}}$. Add the coordinate of A.`,
                  },
                ]),
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$q =$',
          expected: `${c[2]}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${m * step[2]!}`,
              note: md`This is a component of $\overrightarrow{\mathrm{AC}}$. Add the coordinate of A.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'vector',
          expected: column(...v),
          accuracy: 'exact',
          mistakes: [
            {
              value: column(...step.map((one) => one * wanted)),
              note: md`You multiplied $\overrightarrow{\mathrm{AB}}$ itself by $${wanted}$. Divide it by its magnitude first.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${size}`,
          value: Math.sqrt(b.reduce((sum, one, at) => sum + (one - a[at]!) ** 2, 0)),
        },
        // The slopes in the planes of two coordinates must agree.
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${c[1]}`,
          value: a[1] + ((b[1]! - a[1]) / (b[0]! - a[0])) * (c[0]! - a[0]),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${c[2]}`,
          value: a[2] + ((b[2]! - a[2]) / (b[0]! - a[0])) * (c[0]! - a[0]),
        },
      ],
    };
  },
});
