import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, gcd, plus } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['3.2', '2.7'],
  parameters: {
    letters: choice(['A', 'B', 'C'], ['P', 'Q', 'R'], ['D', 'E', 'F']),
    unit: choice('cm', 'm', 'km'),
    k: integers(2, 5),
    m: integers(3, 9),
    size: integers(1, 5),
  },
  allow: ({ k, m, size }) =>
    m > k && m < 2 * k && gcd(k, m) === 1 && k * k * size <= 36 && k * m * size <= 48,
  write: ({ letters: [A, B, C], unit, k, m, size }) => {
    const [a, b, c] = [k * k * size, k * m * size, (m * m - k * k) * size];
    const cosA = fraction(m, 2 * k);
    const cosB = fraction(m * m - 2 * k * k, 2 * k * k);
    // 2a cos B, the coefficient of the quadratic equation.
    const middle = (m * m - 2 * k * k) * size;
    const angle = Math.acos(m / (2 * k));
    return {
      text: md`In triangle $${A}${B}${C}$, $${B}${C} = ${a}$ ${unit}, $${A}${C} = ${b}$ ${unit}, and the angle at $${B}$ is twice as large as the angle at $${A}$. Let $${A}\hat{${B}}${C} = 2\theta$ and $${B}\hat{${A}}${C} = \theta$.

![](drawing:triangle)

(a) Show that $\cos\theta = ${cosA.replace('frac', 'dfrac')}$. [3]

(b) Find the exact value of $\cos 2\theta$. [2]

(c) Hence find the length of $[${A}${B}]$. [3]`,
      hints: [
        md`You know two sides and have names for the angles opposite them. Which rule connects these?`,
        md`Write $\sin 2\theta$ with $\sin\theta$ and $\cos\theta$. As $\sin\theta \ne 0$, something cancels.`,
        md`In (c), use the cosine rule with the angle at $${B}$, whose cosine you know. It leads to a quadratic equation.`,
      ],
      answer: md`(a) The side opposite $\theta$ is $[${B}${C}]$, the side opposite $2\theta$ is $[${A}${C}]$. By the sine rule and $\sin 2\theta = 2\sin\theta\cos\theta$,
$$\frac{${a}}{\sin\theta} = \frac{${b}}{\sin 2\theta} = \frac{${b}}{2\sin\theta\cos\theta}.$$
Multiply both sides by $2\sin\theta\cos\theta$. As $\theta$ is an angle of a triangle, $\sin\theta \ne 0$ and cancels: $${2 * a}\cos\theta = ${b}$, so $\cos\theta = ${cosA}$.

(b) $\cos 2\theta = 2\cos^2\theta - 1 = 2 \times ${fraction(m * m, 4 * k * k)} - 1 = ${cosB}$

(c) Let $${A}${B} = x$ ${unit}. The angle at $${B}$ lies between $[${B}${C}]$ and $[${A}${B}]$, and $[${A}${C}]$ is opposite. The cosine rule gives
$$${b}^2 = ${a}^2 + x^2 - 2 \times ${a} \times x \times ${middle < 0 ? md`\left(${cosB}\right)` : cosB}.$$
This is $x^2${plus(-middle, 'x')} - ${b * b - a * a} = 0$, and $(x - ${c})(x + ${a}) = 0$. A length is positive, so $x = ${c}$ and $${A}${B} = ${c}$ ${unit}.

(Or with the cosine rule at $${A}$: $${a}^2 = ${b}^2 + x^2 - 2 \times ${b} \times x \times ${cosA}$ has the solutions $x = ${c}$ and $x = ${a}$. ${c === a ? '' : md`The second would make the triangle isosceles, with the angles $\theta$, $\theta$ and $2\theta$, which would need $\cos\theta = \frac{\sqrt{2}}{2}$, so it is rejected.`})

**Watch out:** An angle that is twice as large doesn't have a side that is twice as long: $\sin 2\theta$ isn't $2\sin\theta$.`,
      scheme: [
        [md`(a) $\frac{${a}}{\sin\theta} = \frac{${b}}{\sin 2\theta}$`, 'M1'],
        [md`uses $\sin 2\theta = 2\sin\theta\cos\theta$`, 'M1'],
        [md`$${2 * a}\cos\theta = ${b}$, which leads to the result (AG)`, 'A1'],
        [md`(b) uses a double angle identity for the cosine`, 'M1'],
        [md`$${cosB}$`, 'A1'],
        [md`(c) uses the cosine rule with the unknown side (or $\sin 3\theta$ and the sine rule)`, 'M1'],
        [
          md`$x^2${plus(-middle, 'x')} - ${b * b - a * a} = 0$, or an equivalent equation (follow through)`,
          'A1',
        ],
        [md`$${c}$ ${unit}, with the other solution rejected`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: md`$\cos 2\theta =$`,
          expected: cosB,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(m, k),
              note: md`$\cos 2\theta$ isn't $2\cos\theta$. Use a double angle identity.`,
            },
            {
              value: fraction(2 * k * k - m * m, 2 * k * k),
              note: md`The sign is wrong: $\cos 2\theta = 2\cos^2\theta - 1$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: `$${A}${B} =$`,
          expected: `${c}`,
          accuracy: 'exact',
          unit,
          follows: `${a} * b.1 + sqrt((${a} * b.1)^2 + ${b * b - a * a})`,
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `- 1 = ${cosB}`, value: Math.cos(2 * angle) },
        {
          part: 'c',
          route: 'numeric',
          shown: `${A}${B} = ${c}`,
          // By the sine rule with the third angle.
          value: (a * Math.sin(Math.PI - 3 * angle)) / Math.sin(angle),
        },
      ],
      drawings: {
        triangle: sketch({
          points: {
            [A]: [0, 0],
            [B]: [c, 0],
            [C]: [(b * m) / (2 * k), b * Math.sin(angle)],
          },
          segments: [
            `${A}${B}`,
            { of: `${B}${C}`, label: `${a} ${unit}` },
            { of: `${A}${C}`, label: `${b} ${unit}` },
          ],
          angles: [
            { at: A, from: B, to: C, label: 'θ' },
            { at: B, from: A, to: C, label: '2θ' },
          ],
          width: 260,
          height: 190,
          description: `Triangle ${A}${B}${C} with ${B}${C} = ${a} ${unit} and ${A}${C} = ${b} ${unit}. The angle at ${A} is theta, the angle at ${B} is two theta.`,
        }),
      },
    };
  },
});
