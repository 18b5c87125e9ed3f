import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, plus, power, term } from '../../authoring/wording.ts';

/** x y' + n y = (n + m) a x^m, so y = a x^m + C x^{−n}; through (1, a + C). */
export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    n: integers(1, 4),
    m: integers(1, 4),
    a: choice(1, 2, 3, 4),
    C: nonZero(-3, 5),
  },
  write: ({ n, m, a, C }) => {
    const right = a * (n + m);
    const start = a + C;
    const at2top = a * 2 ** (m + n) + C;
    const at2 = fraction(at2top, 2 ** n);
    const xn = power('x', n);
    const solution = md`${term(a, power('x', m))}${C < 0 ? ' - ' : ' + '}\frac{${Math.abs(C)}}{${xn}}`;
    // Follows the equation from 1 to 2.
    const f = (x: number, y: number) => right * x ** (m - 1) - (n * y) / x;
    let y = start;
    const steps = 4000;
    const h = 1 / steps;
    for (let step = 0; step < steps; step += 1) {
      const x = 1 + step * h;
      const k1 = f(x, y);
      const k2 = f(x + h / 2, y + (h * k1) / 2);
      const k3 = f(x + h / 2, y + (h * k2) / 2);
      const k4 = f(x + h, y + h * k3);
      y += (h * (k1 + 2 * k2 + 2 * k3 + k4)) / 6;
    }
    /** From 1 to another place, in small steps. */
    const followed = (end: number): number => {
      let [at, value] = [1, start];
      const width = (end - 1) / 1000;
      for (let step = 0; step < 1000; step += 1) {
        const s1 = f(at, value);
        const s2 = f(at + width / 2, value + (width * s1) / 2);
        const s3 = f(at + width / 2, value + (width * s2) / 2);
        const s4 = f(at + width, value + width * s3);
        value += (width * (s1 + 2 * s2 + 2 * s3 + s4)) / 6;
        at += width;
      }
      return value;
    };
    return {
      text: md`Consider the differential equation $x\dfrac{\mathrm{d}y}{\mathrm{d}x} + ${term(n, 'y')} = ${term(right, power('x', m))}$, for $x > 0$.

(a) Show that $${xn}$ is an integrating factor of the equation. [3]

(b) Find the solution for which $y = ${start}$ when $x = 1$. [4]

(c) Find the value of $y$ when $x = 2$. [1]`,
      hints: [
        md`Divide by $x$ first, to reach the form $\dfrac{\mathrm{d}y}{\mathrm{d}x} + P(x)y = Q(x)$.`,
        md`The integrating factor is $\mathrm{e}^{\int P(x)\,\mathrm{d}x}$.`,
        md`After multiplying, the left side is the derivative of a product.`,
      ],
      answer: md`(a) Dividing by $x$, $\dfrac{\mathrm{d}y}{\mathrm{d}x} + \dfrac{${n}}{x}y = ${m === 1 ? right : term(right, power('x', m - 1))}$. The integrating factor is

$$\mathrm{e}^{\int \frac{${n}}{x}\,\mathrm{d}x} = \mathrm{e}^{${n === 1 ? '' : n}\ln x} = ${xn}$$

(b) Multiplying by $${xn}$,

$$\frac{\mathrm{d}}{\mathrm{d}x}\left(${xn}y\right) = ${term(right, power('x', m + n - 1))}, \quad\text{so}\quad ${xn}y = ${term(a, power('x', m + n))} + C$$

When $x = 1$, $y = ${start}$, so $${start} = ${a} + C$ and $C = ${C}$. Dividing by $${xn}$,

$$y = ${solution}$$

(c) When $x = 2$, $y = ${a * 2 ** m}${C < 0 ? ' - ' : ' + '}\frac{${Math.abs(C)}}{${2 ** n}} = ${at2}$.

**Watch out:** The constant $C$ comes in when you integrate, so it is divided by $${xn}$ as well. If you add it only at the end, as in $y = ${term(a, power('x', m))} + C$, the result no longer satisfies the differential equation.`,
      scheme: [
        [md`divides by $x$`, 'M1'],
        [md`$\mathrm{e}^{\int \frac{${n}}{x}\,\mathrm{d}x}$`, 'M1'],
        [md`simplifies to $${xn}$ (AG)`, 'A1'],
        [md`left side as $\frac{\mathrm{d}}{\mathrm{d}x}\left(${xn}y\right)$`, 'M1'],
        [md`$${xn}y = ${term(a, power('x', m + n))} + C$`, 'A1'],
        [md`uses $y = ${start}$ at $x = 1$`, 'M1'],
        [md`$y = ${solution}$`, 'A1'],
        [md`$${at2}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'expression',
          label: '$y =$',
          expected: solution,
          variables: ['x'],
          mistakes: [
            {
              value: `${term(a, power('x', m))}${plus(C)}`,
              note: md`When you divide by $${xn}$, the constant is divided, too.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: at2,
          accuracy: 'exact',
          mistakes:
            Math.abs(C) * (1 - 1 / 2 ** n) > 1
              ? [{ value: `${a * 2 ** m + C}`, note: md`Your constant wasn't divided by $${xn}$.` }]
              : [],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `y = ${solution}`,
          // Near 0 the steps would be too coarse.
          value: (x) => (x < 0.5 ? Number.NaN : followed(x)),
        },
        { part: 'c', route: 'numeric', shown: `= ${at2}`, value: Math.round(y * 1e8) / 1e8, within: 1e-6 },
      ],
    };
  },
});
