import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { complex, fraction, plus, surd, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    // a z + b z* = c + d i, solution x + y i.
    a: integers(2, 6),
    b: choice(-3, -2, -1, 1, 2, 3),
    x: nonZero(-5, 6),
    y: nonZero(-5, 6),
  },
  allow: ({ a, b, x, y }) => a - Math.abs(b) > 1 && x !== y,
  write: ({ a, b, x, y }) => {
    const right = complex((a + b) * x, (a - b) * y);
    const square = [x * x - y * y, 2 * x * y] as const;
    const size = x * x + y * y;
    return {
      text: md`The complex number $z$ satisfies the equation $${term(a, 'z')}${plus(b, 'z^*')} = ${right}$, where $z^*$ is the conjugate of $z$.

(a) Find $z$ in the form $x + y\mathrm{i}$, where $x, y \in \mathbb{R}$. [3]

(b) Find $|z|$. [1]

(c) Find $z^2$. [2]`,
      hints: [
        md`Let $z = x + y\mathrm{i}$, so that $z^* = x - y\mathrm{i}$.`,
        'Two complex numbers are equal when their real parts are equal and their imaginary parts are equal.',
      ],
      answer: md`(a) Let $z = x + y\mathrm{i}$. Then

$$${term(a, String.raw`(x + y\mathrm{i})`)}${plus(b, String.raw`(x - y\mathrm{i})`)} = ${term(a + b, 'x')} + ${term(a - b, String.raw`y\mathrm{i}`)}$$

Comparing real parts, $${term(a + b, 'x')} = ${(a + b) * x}$, so $x = ${x}$. Comparing imaginary parts, $${term(a - b, 'y')} = ${(a - b) * y}$, so $y = ${y}$. Hence $z = ${complex(x, y)}$.

(b) $|z| = \sqrt{${x * x} + ${y * y}} = ${surd(size)}$

(c) $z^2 = (${complex(x, y)})^2 = ${x * x}${plus(2 * x * y, String.raw`\mathrm{i}`)} - ${y * y} = ${complex(...square)}$

**Watch out:** The conjugate changes the sign of the imaginary part only. So $x$ gets the factor $${a + b}$, but $y$ gets the factor $${a - b}$; it is easy to use the same one for both.`,
      scheme: [
        [md`substitutes $z = x + y\mathrm{i}$ and $z^* = x - y\mathrm{i}$`, 'M1'],
        [md`compares real and imaginary parts`, 'M1'],
        [md`$z = ${complex(x, y)}$`, 'A1'],
        [md`$${surd(size)}$`, 'A1'],
        [md`expands and uses $\mathrm{i}^2 = -1$`, 'M1'],
        [md`$${complex(...square)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'complex',
          expected: complex(x, y),
          mistakes: [
            {
              value: complex(x, -y),
              note: md`This is $z^*$, or the sign of the imaginary part was lost. Which of the two numbers is asked for?`,
            },
            {
              value: md`${x} + (${fraction((a - b) * y, a + b)})\mathrm{i}`,
              note: md`You took $z^*$ to be $z$. In $z^*$ the imaginary part has the opposite sign.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: surd(size),
          accuracy: 'exact',
          follows: 'abs(a.1)',
          mistakes: [
            { value: `${size}`, note: md`This is $|z|^2$. The modulus is its square root.` },
            ...(x * x > y * y
              ? [
                  {
                    value: surd(x * x - y * y),
                    note: md`You subtracted the squares. In $|z|^2 = x^2 + y^2$ the imaginary part counts without $\mathrm{i}$.`,
                  },
                ]
              : []),
          ],
        },
        {
          part: 'c',
          kind: 'complex',
          expected: complex(...square),
          mistakes: [
            {
              value: complex(size, 2 * x * y),
              note: md`You took $\mathrm{i}^2$ as $1$. It is $-1$.`,
            },
            {
              value: complex(square[0], 0),
              note: 'You squared the two terms one by one. The double product belongs to the square as well.',
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: `z = ${complex(x, y)}`,
          variable: 'i',
          value: (i) => {
            // (a c − b c*) / (a² − b²) for the right side c, from the equation and its conjugate.
            const c = [(a + b) * x, (a - b) * y] as const;
            return ((a - b) * c[0] + (a + b) * c[1] * i) / (a * a - b * b);
          },
        },
        { part: 'b', route: 'numeric', shown: `= ${surd(size)}`, value: Math.hypot(x, y) },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${complex(...square)}`,
          variable: 'i',
          value: (i) => {
            const angle = 2 * Math.atan2(y, x);
            return Math.hypot(x, y) ** 2 * (Math.cos(angle) + Math.sin(angle) * i);
          },
        },
      ],
    };
  },
});
