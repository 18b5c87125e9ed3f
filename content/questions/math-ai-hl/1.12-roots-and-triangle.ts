import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { complex, plus, polynomial, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: { real: nonZero(-5, 5), imaginary: integers(1, 6), shift: nonZero(-6, 6) },
  allow: ({ real, imaginary, shift }) => shift !== real && Math.abs(real) !== imaginary,
  write: ({ real, imaginary, shift }) => {
    const constant = real ** 2 + imaginary ** 2;
    const discriminant = 4 * real ** 2 - 4 * constant;
    const [squareReal, squareImaginary] = [real ** 2 - imaginary ** 2, 2 * real * imaginary];
    const area = imaginary * Math.abs(shift - real);
    const reach = Math.max(Math.abs(real), Math.abs(shift)) + 2;
    // The shoelace formula for the three points.
    const shoelace = Math.abs(
      (real * -imaginary - real * imaginary + real * 0 - shift * -imaginary + shift * imaginary - real * 0) /
        2,
    );
    return {
      text: md`The equation $${polynomial([1, -2 * real, constant], 'z')} = 0$ has the solutions $z_1$ and $z_2$, where the imaginary part of $z_1$ is positive.

(a) Find the discriminant of the equation, and state what it tells about the solutions. [2]

(b) Find $z_1$ and $z_2$. [2]

(c) Find $|z_1|$ and $z_1^2$. [2]

(d) On an Argand diagram, $z_1$, $z_2$ and the real number $${shift}$ are the vertices of a triangle. Find the area of the triangle. [2]`,
      hints: [
        md`Use the quadratic formula, with $\sqrt{-k} = \sqrt{k}\,\mathrm{i}$.`,
        md`The two solutions lie one above the other on the Argand diagram. Take the line between them as the base.`,
      ],
      answer: md`(a) $\Delta = ${real < 0 ? `${-2 * real}` : `(${-2 * real})`}^2 - 4 \times ${constant} = ${discriminant}$. It is negative, so the equation has no real solutions, but two complex ones that are conjugates of each other.

(b) $z = \frac{${2 * real} \pm \sqrt{${discriminant}}}{2} = \frac{${2 * real} \pm ${2 * imaginary}\mathrm{i}}{2}$, so $z_1 = ${complex(real, imaginary)}$ and $z_2 = ${complex(real, -imaginary)}$.

(c) $|z_1| = \sqrt{${constant}} = ${sf(Math.sqrt(constant))}$ and $z_1^2 = (${complex(real, imaginary)})^2 = ${complex(squareReal, squareImaginary)}$.

(d)

![](drawing:argand)

The side between $z_1$ and $z_2$ is vertical and has the length $${2 * imaginary}$. The third vertex is $|${shift}${plus(-real)}| = ${Math.abs(shift - real)}$ away from it, so the area is $\frac{1}{2} \times ${2 * imaginary} \times ${Math.abs(shift - real)} = ${area}$.

**Watch out:** $z_1^2$ is not the same as $|z_1|^2$. When you square the bracket, there is a middle term with $\mathrm{i}$, and $\mathrm{i}^2 = -1$ makes the last term negative.`,
      scheme: [
        [md`$${discriminant}$`, 'A1'],
        [md`no real solutions, or two complex solutions`, 'R1'],
        [md`substitutes into the quadratic formula`, 'M1'],
        [md`$z_1 = ${complex(real, imaginary)}$, $z_2 = ${complex(real, -imaginary)}$`, 'A1'],
        [md`$|z_1| = \sqrt{${constant}}$, or $${sf(Math.sqrt(constant))}$`, 'A1'],
        [md`$z_1^2 = ${complex(squareReal, squareImaginary)}$`, 'A1'],
        [md`base $${2 * imaginary}$ or height $${Math.abs(shift - real)}$`, 'M1'],
        [md`area $${area}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$\Delta =$`,
          expected: `${discriminant}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${4 * real ** 2 + 4 * constant}`,
              note: md`You added $4ac$. In the discriminant it is subtracted.`,
            },
          ],
        },
        { part: 'a', kind: 'self', why: 'state what it tells', marks: 1 },
        {
          part: 'b',
          kind: 'complex',
          label: md`$z_1 =$`,
          expected: complex(real, imaginary),
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: complex(-real, imaginary),
              note: md`Look at the sign of $-b$ in the quadratic formula.`,
            },
            {
              value: complex(2 * real, 2 * imaginary),
              note: md`You left out the division by $2$ in the quadratic formula.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'complex',
          label: md`$z_2 =$`,
          expected: complex(real, -imaginary),
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$|z_1| =$`,
          expected: md`\sqrt{${constant}}`,
          marks: 1,
          mistakes: [
            {
              value: `${constant}`,
              note: 'This is the square of the modulus. You left out the root.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'complex',
          label: md`$z_1^2 =$`,
          expected: complex(squareReal, squareImaginary),
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: complex(constant, squareImaginary),
              note: md`You took $\mathrm{i}^2$ as $1$. It is $-1$.`,
            },
            {
              value: complex(squareReal, 0),
              note: md`You squared the two parts one by one. The square of a sum has a third term.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${area}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${2 * area}`,
              note: md`You left out the factor $\frac{1}{2}$ of the area of a triangle.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          // The square of the difference of the two solutions.
          shown: `= ${discriminant}`,
          value: -((2 * imaginary) ** 2),
        },
        {
          part: 'c',
          route: 'exact',
          shown: `= ${sf(Math.sqrt(constant))}`,
          value: Math.hypot(real, imaginary),
        },
        {
          part: 'c',
          route: 'substitution',
          // z² = 2az − c because z solves the equation.
          shown: `= ${complex(squareReal, squareImaginary)}`,
          value: (i) => 2 * real * real - constant + 2 * real * imaginary * i,
          variable: 'i',
        },
        { part: 'd', route: 'exact', shown: `= ${area}`, value: shoelace },
      ],
      drawings: {
        argand: plot({
          x: [-reach, reach],
          y: [-imaginary - 1.5, imaginary + 1.5],
          height: 200,
          xLabel: 'Re',
          yLabel: 'Im',
          ticks: { x: 2, y: 2 },
          polylines: [
            {
              points: [
                [real, imaginary],
                [real, -imaginary],
                [shift, 0],
                [real, imaginary],
              ],
            },
          ],
          points: [
            { at: [real, imaginary], label: '*z*_1' },
            { at: [real, -imaginary], label: '*z*_2' },
            { at: [shift, 0] },
          ],
          description: `An Argand diagram with the two solutions, one above the other, and the real number ${shift}, joined to a triangle.`,
        }),
      },
    };
  },
});
