import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { complex, plus, surd, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** m + n√3, with the coefficients as they are. */
const mixed = (m: number, n: number): string =>
  m === 0 ? term(n, md`\sqrt{3}`) : `${m}${plus(n, md`\sqrt{3}`)}`;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['3.2'],
  parameters: {
    p: integers(1, 6),
    q: integers(-3, 5),
    // Anticlockwise or clockwise from OA to OB.
    turn: choice(1, -1),
  },
  allow: ({ p, q }) => q !== 0 && p !== Math.abs(q),
  write: ({ p, q, turn }) => {
    const a = complex(2 * p, 2 * q);
    // (2p + 2qi)(1/2 ± √3/2 i) = p ∓ q√3 + (q ± p√3)i.
    const [re, im] = [mixed(p, -turn * q), mixed(q, turn * p)];
    const b = md`(${re}) + (${im})\mathrm{i}`;
    const area = surd(3, p * p + q * q);
    const angle = (turn * Math.PI) / 3;
    const length = 2 * Math.hypot(p, q);
    const [bx, by] = [
      length * Math.cos(Math.atan2(q, p) + angle),
      length * Math.sin(Math.atan2(q, p) + angle),
    ];
    const sign = turn < 0 ? '-' : '';
    const way = turn > 0 ? 'anticlockwise' : 'clockwise';
    const reach = length + 1.5;
    return {
      text: md`On an Argand diagram with the origin $\mathrm{O}$, the point $\mathrm{A}$ represents the complex number $${a}$. The triangle $\mathrm{OAB}$ is equilateral, and the side $\mathrm{OA}$ is turned onto $\mathrm{OB}$ by a rotation about $\mathrm{O}$ through $\dfrac{\pi}{3}$ ${way}. The diagram shows the triangle; it is not to scale.

![](drawing:plane)

(a) Write down, in the form $r\mathrm{e}^{\mathrm{i}\theta}$, the complex number by which $${a}$ has to be multiplied to give the number that $\mathrm{B}$ represents. [1]

(b) Find the complex number that $\mathrm{B}$ represents, in the form $x + y\mathrm{i}$ with exact values of $x$ and $y$. [4]

(c) Find the exact area of the triangle. [2]`,
      hints: [
        'Multiplying by a complex number stretches by its modulus and turns by its argument.',
        md`All sides have the same length, so nothing is stretched. Write the number of (a) in the form $x + y\mathrm{i}$ before you multiply.`,
        md`The area of a triangle with two sides $s$ and $t$ and the angle $\theta$ between them is $\frac{1}{2}st\sin\theta$.`,
      ],
      answer: md`(a) $\mathrm{OA}$ and $\mathrm{OB}$ have the same length, so the modulus of the factor is $1$. The turn is ${way}, so its argument is $${sign}\frac{\pi}{3}$. The factor is $\mathrm{e}^{${sign}\mathrm{i}\pi/3}$.

(b) In Cartesian form the factor is $\cos\frac{\pi}{3} ${turn > 0 ? '+' : '-'} \mathrm{i}\sin\frac{\pi}{3} = \frac{1}{2} ${turn > 0 ? '+' : '-'} \frac{\sqrt{3}}{2}\mathrm{i}$. Multiply out and use $\mathrm{i}^2 = -1$:

$$(${a})\left(\frac{1}{2} ${turn > 0 ? '+' : '-'} \frac{\sqrt{3}}{2}\mathrm{i}\right) = ${complex(p, q)}${plus(turn * p, md`\sqrt{3}\,\mathrm{i}`)}${plus(-turn * q, md`\sqrt{3}`)}$$

Collecting real and imaginary parts, $\mathrm{B}$ represents $b = ${b}$.

(c) The side of the triangle is $|${a}| = \sqrt{${4 * p * p} + ${4 * q * q}} = ${surd(4 * (p * p + q * q))}$, and all angles are $\frac{\pi}{3}$. So the area is

$$\frac{1}{2} \times ${4 * (p * p + q * q)} \times \sin\frac{\pi}{3} = ${area}$$

**Watch out:** Positive angles turn anticlockwise. ${turn > 0 ? 'A minus sign in the exponent would put $\\mathrm{B}$ on the other side of $\\mathrm{OA}$.' : 'A clockwise turn needs the minus sign in the exponent.'}`,
      scheme: [
        [md`(a) $\mathrm{e}^{${sign}\mathrm{i}\pi/3}$`, 'A1'],
        [md`(b) multiplies $${a}$ by their number of (a)`, 'M1'],
        [md`$\frac{1}{2} ${turn > 0 ? '+' : '-'} \frac{\sqrt{3}}{2}\mathrm{i}$`, 'A1'],
        [md`real part $${re}$`, 'A1'],
        [md`imaginary part $${im}$`, 'A1'],
        [md`(c) uses $\frac{1}{2}ab\sin C$ with their side, or half base times height`, 'M1'],
        [md`$${area}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'complex',
          expected: `e^(${sign}i*pi/3)`,
          mistakes: [
            {
              value: `e^(${turn < 0 ? '' : '-'}i*pi/3)`,
              note: 'Anticlockwise turns have positive angles, clockwise turns negative ones.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'complex',
          expected: b,
          mistakes: [
            {
              value: md`(${mixed(p, turn * q)}) + (${mixed(q, -turn * p)})\mathrm{i}`,
              note: 'You turned the other way round.',
            },
            {
              value: md`(${mixed(p, turn * q)}) + (${im})\mathrm{i}`,
              note: md`Look at the product of the two imaginary terms: $\mathrm{i}^2 = -1$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: area,
          accuracy: 'exact',
          mistakes: [
            {
              value: surd(3, 2 * (p * p + q * q)),
              note: md`The factor $\frac{1}{2}$ of the area of a triangle is missing.`,
            },
            {
              value: `${p * p + q * q}`,
              note: md`You took $\sin\frac{\pi}{3}$ as $\frac{1}{2}$. That is its cosine.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `b = ${b}`,
          variable: 'i',
          value: (i) => bx + by * i,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${area}`,
          value: Math.abs(2 * p * by - 2 * q * bx) / 2,
        },
      ],
      drawings: {
        plane: plot({
          x: [Math.min(-1.5, bx - 1.5), Math.max(2 * p, bx) + 1.5],
          y: [Math.min(-1.5, by - 1.5, 2 * q - 1.5), Math.max(2 * q, by, 1) + 1.5],
          equal: true,
          ticks: false,
          height: Math.min(260, 30 * reach),
          xLabel: 'Re',
          yLabel: 'Im',
          lines: [
            { from: [0, 0], to: [2 * p, 2 * q] },
            { from: [2 * p, 2 * q], to: [bx, by] },
            { from: [bx, by], to: [0, 0] },
          ],
          points: [
            { at: [2 * p, 2 * q], label: 'A', place: q > 0 && turn < 0 ? 'n' : 'e' },
            { at: [bx, by], label: 'B', place: by > 0 ? 'n' : 's' },
          ],
          description: `An Argand diagram with an equilateral triangle that has one vertex at the origin O. OB is reached from OA by a turn ${way}.`,
        }),
      },
    };
  },
});
