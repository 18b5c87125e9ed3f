import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, term } from '../../authoring/wording.ts';

const one = (text: string): string => (text === '1' ? '' : text);

/** A function whose series is known, without its first terms, divided by bx³. */
const kinds = {
  sin: (a: number) => ({
    name: md`\sin ${term(a, 'x')}`,
    series: md`${term(a, 'x')} - ${one(fraction(a ** 3, 6))}x^3`,
    top: md`\sin ${term(a, 'x')} - ${term(a, 'x')}`,
    third: [-(a ** 3), 6] as const,
    noFactorial: [-(a ** 3), 3] as const,
    of: (x: number) => Math.sin(a * x),
    start: (x: number) => a * x,
    known: md`\sin x = x - \frac{x^3}{3!} + \dots`,
  }),
  arctan: (a: number) => ({
    name: md`\arctan ${term(a, 'x')}`,
    series: md`${term(a, 'x')} - ${one(fraction(a ** 3, 3))}x^3`,
    top: md`\arctan ${term(a, 'x')} - ${term(a, 'x')}`,
    third: [-(a ** 3), 3] as const,
    noFactorial: [-(a ** 3), 6] as const,
    of: (x: number) => Math.atan(a * x),
    start: (x: number) => a * x,
    known: md`\arctan x = x - \frac{x^3}{3} + \dots`,
  }),
  ln: (a: number) => ({
    name: md`\ln(1 + ${term(a, 'x')})`,
    series: md`${term(a, 'x')} - ${one(fraction(a * a, 2))}x^2 + ${one(fraction(a ** 3, 3))}x^3`,
    top: md`\ln(1 + ${term(a, 'x')}) - ${term(a, 'x')} + ${one(fraction(a * a, 2))}x^2`,
    third: [a ** 3, 3] as const,
    noFactorial: [a ** 3, 6] as const,
    of: (x: number) => Math.log(1 + a * x),
    start: (x: number) => a * x - (a * a * x * x) / 2,
    known: md`\ln(1 + x) = x - \frac{x^2}{2} + \frac{x^3}{3} - \dots`,
  }),
  exp: (a: number) => ({
    name: md`\mathrm{e}^{${term(a, 'x')}}`,
    series: md`1 + ${term(a, 'x')} + ${one(fraction(a * a, 2))}x^2 + ${one(fraction(a ** 3, 6))}x^3`,
    top: md`\mathrm{e}^{${term(a, 'x')}} - 1 - ${term(a, 'x')} - ${one(fraction(a * a, 2))}x^2`,
    third: [a ** 3, 6] as const,
    noFactorial: [a ** 3, 3] as const,
    of: (x: number) => Math.exp(a * x),
    start: (x: number) => 1 + a * x + (a * a * x * x) / 2,
    known: md`\mathrm{e}^x = 1 + x + \frac{x^2}{2!} + \frac{x^3}{3!} + \dots`,
  }),
};

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['5.13'],
  parameters: {
    kind: choice('sin', 'arctan', 'ln', 'exp'),
    a: integers(2, 5),
    b: integers(2, 7),
  },
  write: ({ kind, a, b }) => {
    const used = kinds[kind](a);
    const limit = fraction(used.third[0], used.third[1] * b);
    const third = used.third[0] / used.third[1];
    const quotient = (x: number) => (used.of(x) - used.start(x)) / (b * x ** 3);
    const mean = (x: number) => (quotient(x) + quotient(-x)) / 2;
    const h = 0.04 / a;
    const near = (64 * mean(h / 2) - 20 * mean(h) + mean(2 * h)) / 45;
    const withoutCube = fraction(Math.sign(used.third[0]) * a, Math.abs(used.third[1]) * b);
    // The terms that cancel: what is left of a cubic over bx³ has the same value for every x.
    const first = {
      sin: `${a} * x`,
      arctan: `${a} * x`,
      ln: `${a} * x - ${(a * a) / 2} * x^2`,
      exp: `1 + ${a} * x + ${(a * a) / 2} * x^2`,
    }[kind];
    // The series with the last coefficient as it was measured.
    const cubic = (x: number) => used.start(x) + near * b * x ** 3;
    return {
      text: md`(a) Use the formula booklet to write down the Maclaurin series of $${used.name}$, up to and including the term in $x^3$. [2]

(b) Hence find $\displaystyle\lim_{x \to 0} \frac{${used.top}}{${b}x^3}$. [3]

(c) State how many times l'Hôpital's rule would have to be used to find this limit. [1]`,
      hints: [
        md`The booklet has $${used.known}$ Replace $x$ by $${term(a, 'x')}$ *everywhere*, in brackets.`,
        md`Put the series into the numerator. What is left after the first terms have cancelled?`,
        md`Each use of the rule lowers the power of $x$ in the denominator by one.`,
      ],
      answer: md`(a) The booklet has $${used.known}$ Replace $x$ by $${term(a, 'x')}$. The powers act on the factor $${a}$ as well:

$$${used.name} = ${used.series} + \dots$$

(b) In the numerator everything up to the term before $x^3$ cancels. What is left begins with the term in $x^3$:

$$\frac{${used.top}}{${b}x^3} = \frac{${third < 0 ? '-' : ''}${one(fraction(Math.abs(used.third[0]), used.third[1]))}x^3 + \dots}{${b}x^3}$$

The terms behind have higher powers, so after dividing by $x^3$ they still contain $x$ and tend to $0$. The limit is $L = ${limit}$.

(c) The denominator is a multiple of $x^3$, and the numerator begins with $x^3$ as well. The form stays $\frac{0}{0}$ until $x^3$ has been differentiated three times, so the rule would be needed $N = 3$ times.

**Watch out:** $(${term(a, 'x')})^3$ is $${a ** 3}x^3$, not $${a}x^3$.`,
      scheme: [
        [md`(a) replaces $x$ by $${term(a, 'x')}$`, 'M1'],
        [md`$${used.series}$`, 'A1'],
        ['(b) puts the series into the numerator', 'M1'],
        [md`only the term in $x^3$ (and higher ones) is left`, 'A1'],
        [md`$${limit}$ (follow through)`, 'A1'],
        [md`(c) three times`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: used.series,
          variables: ['x'],
          mistakes: [
            {
              value: used.series.replace(
                /(?:\\frac\{\d+\}\{\d+\}|\d*)x\^3$/,
                md`${fraction(a, used.third[1])}x^3`,
              ),
              note: md`The factor $${a}$ must be cubed in the last term.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: limit,
          accuracy: 'exact',
          follows: `((a.1) - (${first})) / (${b} * x^3)`,
          mistakes: [
            {
              value: withoutCube,
              note: md`The factor $${a}$ must be cubed, as $(${term(a, 'x')})^3 = ${a ** 3}x^3$.`,
            },
            {
              value: fraction(used.noFactorial[0], used.noFactorial[1] * b),
              note:
                used.third[1] === 6
                  ? md`The term in $x^3$ has $3! = 6$ in the denominator.`
                  : md`This series has no factorials: the term in $x^3$ has $3$ in the denominator.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: '3',
          accuracy: 'exact',
          mistakes: [{ value: '2', note: md`After two steps a factor $x$ is still in the denominator.` }],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: used.series, value: cubic },
        { part: 'b', route: 'numeric', shown: `L = ${limit}`, value: near, within: 1e-4 * Math.abs(third) },
        {
          part: 'c',
          route: 'exact',
          shown: 'N = 3',
          value: Math.round(
            Math.log2(Math.abs(quotient(h) * h ** 3) / Math.abs(quotient(h / 2) * (h / 2) ** 3)),
          ),
        },
      ],
    };
  },
});
