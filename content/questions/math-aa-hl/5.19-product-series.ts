import { secondSlope, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { fraction, plus, sf, term } from '../../authoring/wording.ts';

/** e^{ax} sin bx = bx + ab x² + (a²b/2 − b³/6) x³ + … */
export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: { a: nonZero(-4, 4), b: choice(1, 2, 3, 4), end: choice(0.1, 0.2, 0.25) },
  allow: ({ a, b }) => 3 * a * a !== b * b && Math.abs(a * b) < 14,
  write: ({ a, b, end }) => {
    const third = [3 * a * a * b - b ** 3, 6] as const;
    const thirdSize = fraction(Math.abs(third[0]), 6);
    const series = md`${term(b, 'x')}${plus(a * b, 'x^2')}${third[0] < 0 ? ' - ' : ' + '}${thirdSize === '1' ? '' : thirdSize}x^3`;
    const estimate = (b * end ** 2) / 2 + (a * b * end ** 3) / 3 + ((third[0] / 6) * end ** 4) / 4;
    const points = 64;
    const radius = 0.4;
    // Coefficients from a circle in the complex plane.
    const coefficient = (k: number, rate: number = a) => {
      let sum = 0;
      for (let point = 0; point < points; point += 1) {
        const angle = (2 * Math.PI * point) / points;
        const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
        const grow = Math.exp(rate * x);
        const [er, ei] = [grow * Math.cos(rate * y), grow * Math.sin(rate * y)];
        const [sr, si] = [Math.sin(b * x) * Math.cosh(b * y), Math.cos(b * x) * Math.sinh(b * y)];
        const [re, im] = [er * sr - ei * si, er * si + ei * sr];
        sum += re * Math.cos(k * angle) + im * Math.sin(k * angle);
      }
      return sum / points / radius ** k;
    };
    const [c1, c2, c3] = [coefficient(1), coefficient(2), coefficient(3)];
    const square = fraction(a * a, 2);
    const cube = fraction(b ** 3, 6);
    const replaced = [
      a === 1 ? '' : md`in the series of $\mathrm{e}^x$ by $${term(a, 'x')}$`,
      b === 1 ? '' : md`in the series of $\sin x$ by $${term(b, 'x')}$`,
    ].filter(Boolean);
    const known =
      replaced.length === 0
        ? md`The formula booklet has both series.`
        : md`Replace $x$ ${replaced.join(' and ')}.`;
    return {
      text: md`Let $f(x) = \mathrm{e}^{${term(a, 'x')}}\sin ${term(b, 'x')}$, for $x \in \mathbb{R}$.

(a) Write down the Maclaurin series of $\mathrm{e}^{${term(a, 'x')}}$ up to the term in $x^2$ and of $\sin ${term(b, 'x')}$ up to the term in $x^3$. [2]

(b) Hence find the Maclaurin series of $f$ up to and including the term in $x^3$. [3]

(c) Use your series to find an approximation for $\displaystyle\int_0^{${end}} f(x)\,\mathrm{d}x$. [3]

(d) Find $\displaystyle\lim_{x \to 0} \frac{f(x)${plus(-b, 'x')}}{x^2}$. [2]`,
      hints: [known, md`Multiply the two series, and leave out everything with a power above $x^3$.`],
      answer: md`(a) $\mathrm{e}^{${term(a, 'x')}} = 1${plus(a, 'x')} + ${square === '1' ? '' : square}x^2 + \dots$ and $\sin ${term(b, 'x')} = ${term(b, 'x')} - ${cube === '1' ? '' : cube}x^3 + \dots$

(b) Multiplying,

$$f(x) = \left(1${plus(a, 'x')} + ${square === '1' ? '' : square}x^2 + \dots\right)\left(${term(b, 'x')} - ${cube === '1' ? '' : cube}x^3 + \dots\right)$$

The term in $x^3$ is $\left(${fraction(a * a * b, 2)} - ${cube}\right)x^3$, so $f(x) = ${series} + \dots$

(c) Integrating term by term,

$$\int_0^{${end}} f(x)\,\mathrm{d}x \approx \left[${fraction(b, 2) === '1' ? '' : fraction(b, 2)}x^2${a < 0 ? ' - ' : ' + '}${fraction(Math.abs(a * b), 3) === '1' ? '' : fraction(Math.abs(a * b), 3)}x^3${third[0] < 0 ? ' - ' : ' + '}${fraction(Math.abs(third[0]), 24) === '1' ? '' : fraction(Math.abs(third[0]), 24)}x^4\right]_0^{${end}} = ${sf(estimate)}$$

(d) By (b), $\dfrac{f(x)${plus(-b, 'x')}}{x^2} = ${a * b}${third[0] < 0 ? ' - ' : ' + '}${thirdSize === '1' ? '' : thirdSize}x + \dots$. As $x \to 0$, the other terms tend to $0$, so the limit is $L = ${a * b}$.

**Watch out:** Two products give $x^3$: the term in $x^2$ of the first series times the term in $x$ of the second, and $1$ times the term in $x^3$. It is easy to miss one of them.`,
      scheme: [
        [md`$1${plus(a, 'x')} + ${square === '1' ? '' : square}x^2$`, 'A1'],
        [md`$${term(b, 'x')} - ${cube === '1' ? '' : cube}x^3$`, 'A1'],
        ['multiplies the two series', 'M1'],
        [md`$${term(b, 'x')}${plus(a * b, 'x^2')}$`, 'A1'],
        [md`the term in $x^3$ with coefficient $${fraction(...third)}$`, 'A1'],
        ['integrates the series term by term', 'M1'],
        ['correct antiderivative', 'A1'],
        [md`$${sf(estimate)}$`, 'A1'],
        ['divides the series by $x^2$ (or uses l’Hôpital’s rule)', 'M1'],
        [md`$${a * b}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: md`$\mathrm{e}^{${term(a, 'x')}} =$`,
          expected: `1${plus(a, 'x')} + ${square}x^2`,
          variables: ['x'],
          mistakes:
            a === 1
              ? []
              : [
                  {
                    value: `1${plus(a, 'x')} + ${fraction(a, 2)}x^2`,
                    note: md`In the term in $x^2$ the coefficient of $x$ is squared as well.`,
                  },
                ],
        },
        {
          part: 'a',
          kind: 'expression',
          label: md`$\sin ${term(b, 'x')} =$`,
          expected: `${term(b, 'x')} - ${cube}x^3`,
          variables: ['x'],
          mistakes:
            b === 1
              ? []
              : [
                  {
                    value: `${term(b, 'x')} - ${fraction(b, 6)}x^3`,
                    note: md`In the term in $x^3$ the coefficient of $x$ is cubed as well.`,
                  },
                ],
        },
        {
          part: 'b',
          kind: 'expression',
          expected: series,
          variables: ['x'],
          mistakes: [
            {
              value: `${term(b, 'x')}${plus(a * b, 'x^2')} + ${fraction(a * a * b, 2)}x^3`,
              note: md`The term in $x^3$ has a second part, which comes from the series of the sine.`,
            },
          ],
        },
        { part: 'c', kind: 'number', expected: sf(estimate) },
        {
          part: 'd',
          kind: 'number',
          expected: `${a * b}`,
          accuracy: 'exact',
          mistakes: [
            { value: '0', note: md`The numerator tends to $0$, but so does $x^2$. Divide the series first.` },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `1${plus(a, 'x')} + ${square === '1' ? '' : square}x^2`,
          value: (x) =>
            1 +
            Number(slope((t) => Math.exp(a * t), 0).toFixed(6)) * x +
            (Math.round(secondSlope((t) => Math.exp(a * t), 0)) / 2) * x * x,
        },
        {
          part: 'a',
          route: 'numeric',
          shown: `${term(b, 'x')} - ${cube === '1' ? '' : cube}x^3`,
          value: (x) => coefficient(1, 0) * x + coefficient(3, 0) * x ** 3,
        },
        { part: 'b', route: 'numeric', shown: series, value: (x) => c1 * x + c2 * x * x + c3 * x ** 3 },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(estimate)}`,
          value: (c1 * end ** 2) / 2 + (c2 * end ** 3) / 3 + (c3 * end ** 4) / 4,
        },
        { part: 'd', route: 'numeric', shown: `L = ${a * b}`, value: Math.round(c2 * 1e7) / 1e7 },
      ],
    };
  },
});
