import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, gcd } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.7'],
  parameters: {
    // tan θ = m/n, and so tan 2θ = 2mn/(n² − m²)
    m: choice(1, 2, 3, 4, 5),
    n: choice(2, 3, 4, 5, 6, 7),
    quadrant: choice(1, 2, 3),
    sign: choice('plus', 'minus'),
  },
  allow: ({ m, n }) => gcd(m, n) === 1 && m !== n && n * n + m * m < 60,
  write: ({ m, n, quadrant, sign }) => {
    // In the second quadrant the tangent is the negative root.
    const [top, bottom] = quadrant === 2 ? [-n, m] : [m, n];
    const double = fraction(2 * top * bottom, bottom * bottom - top * top);
    const t = fraction(top, bottom);
    const refused = fraction(-bottom, top);
    const [dn, dd] = [2 * top * bottom, bottom * bottom - top * top];
    const divisor = gcd(dn, dd) * Math.sign(dd);
    const [a, b] = [dn / divisor, dd / divisor];
    // a t² + 2b t − a = 0
    const interval = {
      1: md`0 < \theta < \frac{\pi}{2}`,
      2: md`\frac{\pi}{2} < \theta < \pi`,
      3: md`\pi < \theta < \frac{3\pi}{2}`,
    }[quadrant];
    const isPlus = sign === 'plus';
    const added = isPlus ? fraction(bottom + top, bottom - top) : fraction(top - bottom, bottom + top);
    const op = isPlus ? '+' : '-';
    const base = Math.PI * (quadrant === 1 ? 0 : quadrant === 2 ? 0.5 : 1);
    const actual = root(
      (x) => a * Math.cos(2 * x) - b * Math.sin(2 * x),
      base + 1e-7,
      base + Math.PI / 2 - 1e-7,
    );
    const factor = (x: number, y: number) =>
      `${Math.abs(x) === 1 ? '' : Math.abs(x)}t ${x * y > 0 ? '+' : '-'} ${Math.abs(y)}`;
    const quad = `${a < 0 ? '-' : ''}${Math.abs(a) === 1 ? '' : Math.abs(a)}t^2 ${b > 0 ? '+' : '-'} ${2 * Math.abs(b)}t ${a > 0 ? '-' : '+'} ${Math.abs(a)}`;
    return {
      text: md`The angle $\theta$ satisfies $\tan 2\theta = ${double}$, where $${interval}$.

(a) Show that $t = \tan\theta$ is a solution of the equation $${quad} = 0$. [2]

(b) Hence find the exact value of $\tan\theta$. [3]

(c) Find the exact value of $\tan\left(\theta ${op} \dfrac{\pi}{4}\right)$. [2]`,
      hints: [
        md`The formula booklet has an identity for $\tan 2\theta$ in terms of $\tan\theta$.`,
        'The quadratic equation has two solutions. Their product is $-1$, so they have different signs.',
        md`In which quadrant is $\theta$? What is the sign of the tangent there?`,
      ],
      answer: md`(a) By the double angle identity $\dfrac{2t}{1 - t^2} = ${double}$. Multiplying by both denominators, $${2 * b}t = ${a}(1 - t^2)$, that is, $${quad} = 0$.

(b) The quadratic factorises as $${a < 0 ? '-' : ''}${Math.abs(a / (bottom * top)) === 1 ? '' : fraction(Math.abs(a), Math.abs(bottom * top))}(${factor(bottom, -top)})(${factor(top, bottom)}) = 0$, so $t = ${t}$ or $t = ${refused}$. (The quadratic formula gives the same.)

For $${interval}$ the tangent is ${quadrant === 2 ? 'negative' : 'positive'}, so $\tan\theta = ${t}$.

(c) As $\tan\frac{\pi}{4} = 1$, the compound angle identity gives

$$\tan\left(\theta ${op} \frac{\pi}{4}\right) = \frac{\tan\theta ${op} 1}{1 ${isPlus ? '-' : '+'} \tan\theta} = ${added}$$

**Watch out:** $\tan\theta$ is not half of $\tan 2\theta$. The quadrant of $\theta$, not that of $2\theta$, decides between the two solutions.`,
      scheme: [
        [md`(a) $\frac{2t}{1 - t^2} = ${double}$`, 'M1'],
        ['multiplies by the denominators and rearranges (AG)', 'A1'],
        ['(b) factorises, or uses the quadratic formula', 'M1'],
        [md`$${t}$ and $${refused}$`, 'A1'],
        [md`$\tan\theta = ${t}$, because of the quadrant`, 'R1'],
        [
          md`(c) uses the identity for $\tan\left(\theta ${op} \frac{\pi}{4}\right)$ with $\tan\frac{\pi}{4} = 1$`,
          'M1',
        ],
        [md`$${added}$ (follow through)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: t,
          accuracy: 'exact',
          mistakes: [
            {
              value: refused,
              note: md`This solves the quadratic equation, but the tangent has the other sign in this quadrant.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: added,
          accuracy: 'exact',
          follows: isPlus ? '(b.1 + 1) / (1 - b.1)' : '(b.1 - 1) / (1 + b.1)',
          mistakes: [
            {
              value: fraction(isPlus ? top + bottom : top - bottom, bottom),
              note: 'The tangent of a sum is not the sum of the tangents.',
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: md`\tan\theta = ${t}`, value: Math.tan(actual), within: 1e-7 },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${added}`,
          value: Math.tan(actual + (isPlus ? 1 : -1) * (Math.PI / 4)),
          within: 1e-6,
        },
      ],
    };
  },
});
