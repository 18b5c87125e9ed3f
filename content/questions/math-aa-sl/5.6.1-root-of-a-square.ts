import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, plus, power, term } from '../../authoring/wording.ts';

const roots = new Map([
  [1, 1],
  [4, 2],
  [9, 3],
  [16, 4],
  [25, 5],
  [36, 6],
  [49, 7],
]);

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['5.4'],
  parameters: {
    a: integers(1, 6),
    m: integers(2, 3),
    b: nonZero(-1, 24),
    p: integers(1, 3),
  },
  allow: ({ a, m, b, p }) => roots.has(a * p ** m + b) && a * p ** m + b > 1,
  write: ({ a, m, b, p }) => {
    const value = roots.get(a * p ** m + b)!;
    const inside = `${term(a, power('x', m))}${plus(b)}`;
    const f = (x: number): number => Math.sqrt(a * x ** m + b);
    const even = (a * m) % 2 === 0;
    const top = term(even ? (a * m) / 2 : a * m, power('x', m - 1));
    const derivative = md`\dfrac{${top}}{${even ? '' : '2'}\sqrt{${inside}}}`;
    // The gradient of the tangent, and of the normal that stands upright on it.
    const [up, along] = [a * m * p ** (m - 1), 2 * value];
    return {
      text: md`Let $f(x) = \sqrt{${inside}}$, for those values of $x$ for which the root exists.

(a) Write $f(x)$ as a power of $${inside}$. [1]

(b) Find $f'(x)$. [3]

(c) Find the gradient of the normal to the graph of $f$ at the point $(${p}, ${value})$. [3]`,
      hints: [
        md`A square root is the power $\frac{1}{2}$.`,
        md`By the chain rule, multiply by the derivative of what stands inside the root.`,
      ],
      answer: md`(a) $f(x) = \left(${inside}\right)^{\frac{1}{2}}$

(b) With $u = ${inside}$, $\dfrac{\mathrm{d}u}{\mathrm{d}x} = ${term(a * m, power('x', m - 1))}$. By the chain rule,
$$f'(x) = \frac{1}{2}\left(${inside}\right)^{-\frac{1}{2}} \times ${term(a * m, power('x', m - 1))} = ${derivative}.$$

(c) At $x = ${p}$ the root is $${value}$, so the gradient of the tangent is $f'(${p}) = ${fraction(up, along)}$. The normal is perpendicular to the tangent, so its gradient is $-1 \div ${fraction(up, along)} = ${fraction(-along, up)}$.

**Watch out:** It is easy to forget the factor that comes from what stands under the root. And don't stop in (c) at the gradient of the tangent: the product of the two gradients must be $-1$.`,
      scheme: [
        [md`$\left(${inside}\right)^{\frac{1}{2}}$`, 'A1'],
        [md`uses the chain rule`, 'M1'],
        [md`$\frac{1}{2}\left(${inside}\right)^{-\frac{1}{2}}$`, 'A1'],
        [md`multiplies by $${term(a * m, power('x', m - 1))}$`, 'A1'],
        [md`substitutes $x = ${p}$`, 'M1'],
        [md`$f'(${p}) = ${fraction(up, along)}$`, 'A1'],
        [md`$${fraction(-along, up)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'The exponent is',
          expected: md`\frac{1}{2}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: '-1',
              note: md`A power of $-1$ is a reciprocal. Which power, squared, gives the thing itself?`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'expression',
          expected: derivative,
          variables: ['x'],
          mistakes: [
            {
              value: md`\frac{1}{2\sqrt{${inside}}}`,
              note: md`You left out the derivative of what stands inside the root. The chain rule multiplies by it.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: fraction(-along, up),
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(up, along),
              note: md`This is the gradient of the tangent. The normal is perpendicular to it.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`\frac{1}{2}`,
          value: Math.log(value) / Math.log(a * p ** m + b),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: derivative,
          // Far enough inside the domain for differences.
          value: (x) => (a * x ** m + b > 0.4 ? slope(f, x) : Number.NaN),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `f'(${p}) = ${fraction(up, along)}`,
          value: Number(slope(f, p).toFixed(9)),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`\div ${fraction(up, along)} = ${fraction(-along, up)}`,
          value: -1 / slope(f, p),
        },
      ],
    };
  },
});
