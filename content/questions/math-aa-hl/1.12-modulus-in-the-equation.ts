import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { complex, fraction, gcd, plus, polynomial, term } from '../../authoring/wording.ts';

/** Without the factor that all coefficients have in common. */
const lowest = (all: readonly [number, number, number]): [number, number, number] => {
  const common = gcd(gcd(all[0], all[1]), all[2]);
  return [all[0] / common, all[1] / common, all[2] / common];
};

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['2.7'],
  parameters: {
    triple: choice(
      [3, 4, 5],
      [4, 3, 5],
      [5, 12, 13],
      [12, 5, 13],
      [6, 8, 10],
      [8, 6, 10],
      [8, 15, 17],
      [15, 8, 17],
      [9, 12, 15],
      [12, 9, 15],
    ),
    left: choice(1, -1),
    up: choice(1, -1),
    m: choice(2, 3),
  },
  // By hand: the square root in the quadratic formula stays small.
  allow: ({ triple: [size, y, h], left, m }) => {
    const c = m * size * left + h;
    const [a, b, d] = lowest([m * m - 1, -2 * m * c, c * c - y * y]);
    const under = b % 2 === 0 ? (b / 2) ** 2 - a * d : b * b - 4 * a * d;
    return c !== 0 && under <= 900;
  },
  write: ({ triple: [size, height, h], left, up, m }) => {
    const [x, y] = [size * left, height * up];
    const c = m * x + h;
    const right = complex(c, m * y);
    // (m² − 1)x² − 2mcx + c² − y² = 0, with the other root 2mc/(m² − 1) − x.
    const whole = [m * m - 1, -2 * m * c, c * c - y * y] as const;
    const quadratic = lowest(whole);
    const common = whole[0] / quadratic[0];
    const other = [2 * m * c - x * (m * m - 1), m * m - 1] as const;
    const wrong = fraction(...other);
    const rest = c - (m * other[0]) / other[1];
    const restShown = fraction(c * other[1] - m * other[0], other[1]);
    return {
      text: md`The complex number $z = x + y\mathrm{i}$, where $x, y \in \mathbb{R}$, satisfies the equation

$$${m}z + |z| = ${right}.$$

(a) Find $y$. [1]

(b) Show that $${polynomial(quadratic)} = 0$. [3]

(c) Hence find $z$, giving a reason why there is only one such number. [4]`,
      hints: [
        md`Is $|z|$ a real number? Compare the imaginary parts of both sides.`,
        md`The real parts give an equation with $\sqrt{x^2 + y^2}$. Leave the root alone on one side before you square.`,
        'Squaring can bring in solutions that the first equation does not have. Test both.',
      ],
      answer: md`(a) The modulus is a real number, so the imaginary part of the left side comes from $${m}z$ alone: $${m}y = ${m * y}$, and $y = ${y}$.

(b) The real parts give $${m}x + \sqrt{x^2 + ${y * y}} = ${c}$. To get rid of the root, leave it alone on one side and square:

$$\sqrt{x^2 + ${y * y}} = ${c} - ${m}x$$

$$x^2 + ${y * y} = ${c * c}${plus(-2 * m * c, 'x')} + ${m * m}x^2$$

Bringing all terms to one side gives $${polynomial(whole)} = 0$${common === 1 ? '' : `. Dividing by $${common}$, this is $${polynomial(quadratic)} = 0$`}.

(c) The quadratic has the solutions $x = ${x}$ and $x = ${wrong}$ (by factors, or by the formula). A square root is never negative, so the equation before squaring needs $${c} - ${m}x \ge 0$.

For $x = ${x}$, $${c}${plus(-m * x)} = ${h}$, which is positive, and $\sqrt{${x * x} + ${y * y}} = ${h}$ as well. For $x = ${wrong}$ the right side is $${restShown}$, which is negative, so this value is rejected. The only solution is $z = ${complex(x, y)}$.

**Watch out:** The second value solves the squared equation only. Without a test you would give a number that doesn't satisfy the question.`,
      scheme: [
        [md`(a) $y = ${y}$`, 'A1'],
        [md`(b) compares real parts: $${m}x + \sqrt{x^2 + ${y * y}} = ${c}$`, 'M1'],
        [md`isolates the root and squares`, 'M1'],
        [
          md`$x^2 + ${y * y} = ${c * c}${plus(-2 * m * c, 'x')} + ${m * m}x^2$, which leads to the given equation (AG)`,
          'A1',
        ],
        [md`(c) solves the quadratic`, 'M1'],
        [md`$x = ${x}$ and $x = ${wrong}$`, 'A1'],
        [
          md`rejects $x = ${wrong}$ because $${c} - ${m}x$ would be negative (or because it doesn't satisfy the equation)`,
          'R1',
        ],
        [md`$z = ${complex(x, y)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$y =$',
          expected: `${y}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${m * y}`, note: md`This is the imaginary part of $${m}z$. Divide by $${m}$.` },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'complex',
          label: '$z =$',
          expected: complex(x, y),
          marks: 3,
          mistakes: [
            {
              value: md`${wrong}${plus(y, md`\mathrm{i}`)}`,
              note: 'This value came in by squaring. Put it back into the equation with the root.',
            },
            {
              value: complex(x, -y),
              note: md`Look at the sign of the imaginary part: $${term(m, 'y')} = ${m * y}$.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'give a reason', marks: 1 },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `y = ${y}`, value: (m * y) / m },
        {
          part: 'c',
          route: 'numeric',
          shown: `z = ${complex(x, y)}`,
          variable: 'i',
          value: (i) => root((at) => m * at + Math.hypot(at, y) - c, -100.5, 101) + y * i,
        },
        { part: 'c', route: 'numeric', shown: `is $${restShown}$`.slice(4, -1), value: rest },
      ],
    };
  },
});
