import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { complex, plus, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.8'],
  parameters: { p: nonZero(-5, 6), q: integers(1, 6) },
  allow: ({ p, q }) => Math.abs(p) !== q,
  write: ({ p, q }) => {
    const [b, c] = [-2 * p, p * p + q * q];
    const size = Math.hypot(p, q);
    const least = q * q;
    return {
      text: md`The equation $z^2 + bz + c = 0$, where $b$ and $c$ are real numbers, has the solution $z_1 = ${complex(p, q)}$.

(a) Write down the other solution $z_2$. [1]

(b) Find $z_1 + z_2$ and $z_1z_2$. [2]

(c) Hence find $b$ and $c$. [2]

(d) Plot $z_1$ and $z_2$ in an Argand diagram, and find the distance of each from the origin. [3]

(e) The graph of $y = x^2 + bx + c$ is drawn for real $x$. State how many times it meets the $x$-axis, and find the least value of $y$. [3]`,
      hints: [
        md`Complex solutions of a real quadratic equation come in conjugate pairs.`,
        md`$(z - z_1)(z - z_2) = z^2 - (z_1 + z_2)z + z_1z_2$`,
        md`Where is the vertex of the parabola?`,
      ],
      answer: md`(a) The coefficients are real, so the other solution is the conjugate: $z_2 = ${complex(p, -q)}$.

(b) The imaginary parts cancel in the sum: $z_1 + z_2 = 2 \times ${p < 0 ? `(${p})` : p} = ${2 * p}$. The product is $z_1z_2 = ${p < 0 ? `(${p})` : p}^2 + ${q}^2 = ${c}$.

(c) $z^2 + bz + c = (z - z_1)(z - z_2) = z^2 - (z_1 + z_2)z + z_1z_2$, so $b = ${b}$ and $c = ${c}$.

(d) The points are mirror images in the real axis. Both have the distance $\sqrt{${p < 0 ? `(${p})` : p}^2 + ${q}^2} = ${sf(size)}$ from the origin.

![](drawing:argand)

(e) The equation has no real solutions, so the graph does not meet the $x$-axis: $0$ times. The vertex is at $x = ${p}$, and the least value is $y = ${p < 0 ? `(${p})` : p}^2${plus(b * p)} + ${c} = ${least}$.

**Calculator:** the polynomial solver in complex mode shows $${complex(p, q)}$ and $${complex(p, -q)}$ for $z^2${plus(b, 'z')} + ${c} = 0$.

**Watch out:** $b$ is *minus* the sum of the solutions.`,
      scheme: [
        [md`$${complex(p, -q)}$`, 'A1'],
        [md`$${2 * p}$`, 'A1'],
        [md`$${c}$`, 'A1'],
        [md`$b = ${b}$ (follow through)`, 'A1'],
        [md`$c = ${c}$ (follow through)`, 'A1'],
        [md`both points, as mirror images in the real axis`, 'A1'],
        [md`$\sqrt{${p * p} + ${q * q}}$`, 'M1'],
        [md`$${sf(size)}$`, 'A1'],
        [md`it does not meet the axis`, 'A1'],
        [md`vertex at $x = ${p}$`, 'M1'],
        [md`$${least}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'complex',
          label: '$z_2 =$',
          expected: `${p} - ${q}i`,
          accuracy: 'exact',
          mistakes: [{ value: `${-p} - ${q}i`, note: 'Only the imaginary part changes its sign.' }],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$z_1 + z_2 =$',
          expected: `${2 * p}`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'b',
          kind: 'number',
          label: '$z_1z_2 =$',
          expected: `${c}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${p * p - q * q}`, note: md`Look at the sign: $\mathrm{i}^2 = -1$.` }],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$b =$',
          expected: `${b}`,
          accuracy: 'exact',
          marks: 1,
          follows: '-b.1',
          mistakes: [{ value: `${-b}`, note: md`$b$ is minus the sum of the solutions.` }],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$c =$',
          expected: `${c}`,
          accuracy: 'exact',
          marks: 1,
          follows: 'b.2',
        },
        { part: 'd', kind: 'number', label: 'Distance:', expected: `sqrt(${c})`, marks: 2 },
        { part: 'd', kind: 'self', why: 'plot', marks: 1 },
        {
          part: 'e',
          kind: 'number',
          label: 'Least value of $y$:',
          expected: `${least}`,
          accuracy: 'exact',
          marks: 2,
        },
        { part: 'e', kind: 'self', why: 'state how many times', marks: 1 },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: `= ${2 * p}`, value: p + p },
        { part: 'b', route: 'exact', shown: `= ${c}`, value: Math.hypot(p, q) ** 2 },
        // From the quadratic formula: −b/2 = p and c − b²/4 = q².
        { part: 'c', route: 'substitution', shown: `b = ${b}`, value: -2 * p },
        { part: 'c', route: 'substitution', shown: `c = ${c}`, value: q * q + (b * b) / 4 },
        { part: 'd', route: 'exact', shown: `= ${sf(size)}`, value: Math.sqrt(c) },
        { part: 'e', route: 'exact', shown: `= ${least}`, value: c - (b * b) / 4 },
      ],
      drawings: {
        argand: plot({
          x: [-7, 7],
          y: [-7, 7],
          xLabel: 'Re',
          yLabel: 'Im',
          equal: true,
          height: 190,
          ticks: { x: 2, y: 2 },
          points: [
            { at: [p, q], label: '*z*_1' },
            { at: [p, -q], label: '*z*_2' },
          ],
          description: 'An Argand diagram with two points that are mirror images in the real axis.',
        }),
      },
    };
  },
});
