import { integral, minimumAt } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, plus, power, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** k xⁿ ln x: limits at 0, minimum, sketch, and the area between the curve and the axis. */
export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['5.8', '5.16'],
  parameters: {
    n: choice(1, 2, 3, 4, 5),
    k: choice(1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15),
  },
  write: ({ n, k }) => {
    const f = (x: number) => k * x ** n * Math.log(x);
    const front = term(k, power('x', n));
    const written = md`${front}\ln x`;
    const n1 = n + 1;
    const lowX = n === 1 ? md`\mathrm{e}^{-1}` : md`\mathrm{e}^{-1/${n}}`;
    const depth = fraction(k, n);
    const [, top, bottom] = /\\frac\{(\d+)\}\{(\d+)\}/.exec(depth) ?? ['', depth, ''];
    const lowY = md`-\frac{${top}}{${bottom}\mathrm{e}}`;
    const area = fraction(k, n1 * n1);
    const lead = fraction(k, n1);
    const coefficient = (text: string) => (text === '1' ? '' : text);
    const [xn1, an1] = [power('x', n1), power('a', n1)];
    const antiderivative = md`${coefficient(lead)}${xn1}\ln x - ${coefficient(area)}${xn1}`;
    const derivative =
      n === 1 ? md`${k === 1 ? '' : k}(\ln x + 1)` : md`${term(k, power('x', n - 1))}(${n}\ln x + 1)`;
    const areaOf = md`${area} - ${coefficient(area)}${an1} + ${coefficient(lead)}${an1}\ln a`;
    const least = minimumAt(f, 0.05, 1);
    // With x = e^{−s} the whole area is one under a smooth curve.
    const whole = integral((s) => k * s * Math.exp(-n1 * s), 0, 60, 4000);
    return {
      text: md`Let $f(x) = ${written}$, for $x > 0$.

(a) By writing $f(x)$ as a quotient, use l'Hôpital's rule to show that $\displaystyle\lim_{x \to 0^+} f(x) = 0$. [4]

(b) Find the coordinates of the minimum point of the graph of $f$, and justify that it is a minimum. [5]

(c) ${n === 1 ? md`Describe what happens to $f'(x)$ as $x \to 0^+$` : md`Find $\displaystyle\lim_{x \to 0^+} f'(x)$`}, and state what this says about the graph of $f$ near the origin. [3]

(d) Sketch the graph of $f$ for $0 < x \le 1.2$. Show the minimum point, the $x$-intercept and the behaviour near the origin clearly. [3]

Let $0 < a < 1$. The region between the graph of $f$ and the $x$-axis from $x = a$ to $x = 1$ has the area $A(a)$.

(e) Use integration by parts to find $A(a)$ in terms of $a$. [5]

(f) Hence find $\displaystyle\lim_{a \to 0^+} A(a)$. [2]`,
      hints: [
        md`Leave the logarithm in the numerator and bring the power of $x$ into the denominator.`,
        md`Factorise the derivative before you solve $f'(x) = 0$.`,
        n === 1
          ? md`What does $\ln x$ do as $x \to 0^+$?`
          : md`In (c) use what (a) showed: a positive power of $x$ beats the logarithm.`,
        md`In (e) let $u = \ln x$. The graph lies below the axis between $a$ and $1$.`,
      ],
      answer: md`(a) Write the product as a quotient: $f(x) = \dfrac{${k === 1 ? '' : k}\ln x}{x^{-${n}}}$. As $x \to 0^+$, the numerator tends to $-\infty$ and the denominator to $+\infty$, so the rule may be used:

$$\lim_{x \to 0^+} f(x) = \lim_{x \to 0^+} \frac{${term(k, 'x^{-1}')}}{-${n === 1 ? '' : n}x^{-${n1}}} = \lim_{x \to 0^+} \left(-${coefficient(depth)}${power('x', n)}\right) = 0$$

(b) By the product rule $f'(x) = ${derivative}$${n === 1 ? '' : md`, because $${power('x', n)} \times \frac{1}{x} = ${power('x', n - 1)}$`}. For $x > 0$ this is zero only if $\ln x = ${fraction(-1, n)}$, so $x = ${lowX}$. The $y$-coordinate is $${k === 1 ? '' : md`${k} \times `}\mathrm{e}^{-1} \times \left(${fraction(-1, n)}\right)$, that is $y = ${lowY}$.

For smaller $x$ the bracket $${n === 1 ? '' : n}\ln x + 1$ is negative and for larger $x$ positive. So $f'$ changes from negative to positive there, and $\left(${lowX}, ${lowY}\right)$ is a minimum.

(c) ${
        n === 1
          ? md`As $x \to 0^+$, $\ln x \to -\infty$, so $f'(x) = ${derivative} \to -\infty$. The graph comes down from the origin steeper and steeper the nearer it is: its tangent there becomes vertical.`
          : md`$f'(x) = ${k * n}${power('x', n - 1)}\ln x${plus(k, power('x', n - 1))}$. The first term tends to $0$ by the same argument as in (a), with the power ${power('x', n - 1) === 'x' ? '$x$' : md`$${power('x', n - 1)}$`}, and the second tends to $0$ as well. So the limit is $L = 0$. The graph leaves the origin along the $x$-axis: its tangent becomes horizontal.`
      }

(d) The graph comes from the origin (a ring, as $0$ is not in the domain), goes down ${n === 1 ? 'steeply' : 'along the axis at first'} to the minimum, and rises through $(1, 0)$.

![](drawing:graph)

(e) With $u = \ln x$ and $\dfrac{\mathrm{d}v}{\mathrm{d}x} = ${front}$ we have $\dfrac{\mathrm{d}u}{\mathrm{d}x} = \dfrac{1}{x}$ and $v = ${coefficient(lead)}${xn1}$. So

$$\int ${written}\,\mathrm{d}x = ${coefficient(lead)}${xn1}\ln x - \int ${coefficient(lead)}${power('x', n)}\,\mathrm{d}x = ${antiderivative} + C$$

The graph is below the axis, so the area is the opposite of the integral from $a$ to $1$:

$$A(a) = -\left[${antiderivative}\right]_a^1$$

and therefore $A(a) = ${areaOf}$.

(f) As $a \to 0^+$, $${an1} \to 0$, and $${an1}\ln a \to 0$ as in (a). So the area tends to $A_0 = ${area}$.

**Watch out:** The area is positive. The integral itself is negative, because the curve lies below the axis.`,
      scheme: [
        [md`(a) $\frac{${k === 1 ? '' : k}\ln x}{x^{-${n}}}$`, 'M1'],
        [md`form $\frac{-\infty}{\infty}$`, 'R1'],
        [md`differentiates numerator and denominator`, 'M1'],
        [md`$-${coefficient(depth)}${power('x', n)} \to 0$ (AG)`, 'A1'],
        ['(b) product rule', 'M1'],
        [md`$${derivative}$, or equivalent`, 'A1'],
        [md`$x = ${lowX}$`, 'A1'],
        [md`$y = ${lowY}$`, 'A1'],
        [md`$f'$ changes from negative to positive (or $f'' > 0$ there)`, 'R1'],
        n === 1
          ? [md`(c) uses $\ln x \to -\infty$`, 'M1']
          : [md`(c) $${power('x', n - 1)}\ln x \to 0$ as in (a)`, 'M1'],
        [n === 1 ? md`$f'(x) \to -\infty$` : md`limit $0$`, 'A1'],
        [n === 1 ? 'the tangent becomes vertical' : 'the tangent becomes horizontal', 'R1'],
        ['(d) starts at the origin with the right direction (follow through from (c))', 'A1'],
        ['minimum in the fourth quadrant, labelled (follow through from (b))', 'A1'],
        [md`rises through $(1, 0)$`, 'A1'],
        [md`(e) integration by parts with $u = \ln x$`, 'M1'],
        [md`$${coefficient(lead)}${xn1}\ln x$`, 'A1'],
        [md`$- ${coefficient(area)}${xn1}$`, 'A1'],
        ['takes the opposite of the integral, with the limits put in', 'M1'],
        [md`$${areaOf}$`, 'A1'],
        [md`(f) $${an1}\ln a \to 0$`, 'R1'],
        [md`$${area}$ (follow through)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$x =$',
          expected: lowX,
          accuracy: 'exact',
          marks: 3,
          mistakes: [
            {
              value: n === 1 ? md`\mathrm{e}` : md`\mathrm{e}^{1/${n}}`,
              note: md`Look at the sign: the logarithm must be negative.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$y =$',
          expected: lowY,
          accuracy: 'exact',
          marks: 1,
          follows: `${k} * (b.1)^${n} * ln(b.1)`,
          mistakes: [
            {
              value: lowY.slice(1),
              note: md`The logarithm of a number between $0$ and $1$ is negative, so the point lies below the axis.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'justify', marks: 1 },
        ...(n === 1
          ? [{ part: 'c', kind: 'self', why: 'describe' } as const]
          : [
              {
                part: 'c',
                kind: 'number',
                label: 'Limit:',
                expected: '0',
                accuracy: 'exact',
                marks: 2,
                mistakes: [
                  { value: `${k}`, note: md`The factor $${power('x', n - 1)}$ tends to $0$ as well.` },
                ],
              } as const,
              { part: 'c', kind: 'self', why: 'state what it says', marks: 1 } as const,
            ]),
        { part: 'd', kind: 'self', why: 'sketch' },
        {
          part: 'e',
          kind: 'expression',
          label: '$A(a) =$',
          expected: areaOf,
          variables: ['a'],
          mistakes: [
            {
              value: md`-(${areaOf})`,
              note: 'This is the integral, which is negative. The area is its opposite.',
            },
          ],
        },
        {
          part: 'f',
          kind: 'number',
          expected: area,
          accuracy: 'exact',
          mistakes: [{ value: md`-(${area})`, note: 'An area is positive.' }],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `x = ${lowX}`, value: least, within: 1e-5 },
        { part: 'b', route: 'numeric', shown: `y = ${lowY}`, value: f(least), within: 1e-6 },
        ...(n === 1
          ? []
          : [
              {
                part: 'c',
                route: 'numeric',
                shown: 'L = 0',
                value: (f(1e-9) - f(0.5e-9)) / 0.5e-9,
                within: 1e-4,
              } as const,
            ]),
        {
          part: 'e',
          route: 'numeric',
          shown: `A(a) = ${areaOf}`,
          value: (a) => (a > 0 ? -integral(f, a, 1, 2000) : Number.NaN),
          variable: 'a',
        },
        { part: 'f', route: 'numeric', shown: `A_0 = ${area}`, value: whole, within: 1e-7 },
      ],
      drawings: {
        graph: plot({
          x: [-0.12, 1.3],
          y: [-1.45 * (k / (n * Math.E)), f(1.2) * 1.1],
          ticks: { x: [1], y: false },
          curves: [
            {
              f: (x) => (x > 0 ? f(x) : Number.NaN),
              from: 0.0001,
              to: 1.2,
              label: '*y* = *f*(*x*)',
              labelAt: 1.08,
              place: 'e',
            },
          ],
          points: [
            { at: [0, 0], open: true },
            { at: [Math.exp(-1 / n), -k / (n * Math.E)], label: 'minimum', place: 's' },
          ],
          description:
            'A curve that begins with a ring at the origin, goes down to a minimum in the fourth quadrant and rises through (1, 0).',
        }),
      },
    };
  },
});
