import { integral, maximumAt, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction } from '../../authoring/wording.ts';

const stories = [
  'The time that a swimmer in Hobart stays in the sea, in units of ten minutes,',
  'The depth at which a mussel grows off Galicia, in metres,',
  'The mass of a parcel at a post office in Almaty, in kilograms,',
] as const;

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['5.11', '2.6'],
  parameters: {
    story: choice(0, 1, 2),
    /** Twice the coefficients for the interval from 0 to 1, which is then stretched to length c. */
    shape: choice([12, -12], [10, -9], [8, -6], [6, -3], [2, 3]),
    c: choice(1, 2, 3, 4, 5, 6),
  },
  write: ({ story, shape: [twoA, twoB], c }) => {
    const [aText, bText] = [fraction(twoA, 2 * c * c), fraction(twoB, 2 * c ** 3)];
    const [a, b] = [twoA / (2 * c * c), twoB / (2 * c ** 3)];
    const f = (x: number): number => a * x + b * x * x;
    const meanText = fraction(c * (4 * twoA + 3 * twoB), 24);
    const mean = integral((x) => x * f(x), 0, c);
    const inside = b < 0 && -a / (2 * b) < c - 1e-9;
    const mode = inside ? fraction(twoA * c, -2 * twoB) : `${c}`;
    const [foundA, foundB] = solveLinear(
      [
        [integral((x) => x, 0, c), integral((x) => x * x, 0, c)],
        [integral((x) => x * x, 0, c), integral((x) => x ** 3, 0, c)],
      ],
      [1, mean],
    ) as [number, number];
    const term = (coefficient: string, letter: string): string =>
      coefficient === '1' ? letter : md`${coefficient}${letter}`;
    return {
      text: md`${stories[story]} is modelled by a continuous random variable $X$ with probability density function

$$f(x) = \begin{cases} ax + bx^2 & 0 \le x \le ${c} \\ 0 & \text{otherwise,} \end{cases}$$

where $a$ and $b$ are constants. The mean of $X$ is $${meanText}$.

(a) Show that $${term(fraction(c * c, 2), 'a')} + ${term(fraction(c ** 3, 3), 'b')} = 1$. [2]

(b) Find the values of $a$ and $b$. [4]

(c) Find the mode of $X$, justifying your answer. [2]`,
      hints: [
        md`The whole area below a density is $1$.`,
        md`The mean gives a second equation: integrate $x f(x)$ from $0$ to $${c}$.`,
        md`The mode is where the density is greatest *in the interval*. Where is the vertex of the parabola?`,
      ],
      answer: md`(a) The whole area must be $1$: $\displaystyle\int_0^{${c}} (ax + bx^2)\,\mathrm{d}x = \left[\frac{ax^2}{2} + \frac{bx^3}{3}\right]_0^{${c}} = ${term(fraction(c * c, 2), 'a')} + ${term(fraction(c ** 3, 3), 'b')} = 1$.

(b) The mean gives a second equation:
$$\int_0^{${c}} x(ax + bx^2)\,\mathrm{d}x = \left[\frac{ax^3}{3} + \frac{bx^4}{4}\right]_0^{${c}} = ${term(fraction(c ** 3, 3), 'a')} + ${term(fraction(c ** 4, 4), 'b')} = ${meanText}$$
Multiply the equation of (a) by $${fraction(2 * c, 3)}$ and subtract it: $a$ disappears, and $\left(${fraction(c ** 4, 4)} - ${fraction(2 * c ** 4, 9)}\right)b = ${meanText} - ${fraction(2 * c, 3)}$. This gives $b = ${bText}$, and then (a) gives $a = ${aText}$.

(c) $f'(x) = a + 2bx$ is zero at $x = -\dfrac{a}{2b} = ${fraction(-twoA * c, 2 * twoB)}$. ${
        inside
          ? md`This lies between $0$ and $${c}$, and the parabola opens downwards because $b < 0$. So the density is greatest there: the mode is $x = ${mode}$.`
          : b < 0
            ? md`This is the right end of the interval, and the parabola opens downwards, so $f$ increases all the way to it. The mode is $x = ${mode}$.`
            : md`This is negative, and for $0 \le x \le ${c}$ the derivative is positive, because $a$ and $b$ are, so $f$ increases all the way to the right end. The mode is $x = ${mode}$.`
      }

**Watch out:** The mode needn't be where the derivative is zero. The greatest value of $f$ can be at an end of the interval.`,
      scheme: [
        [md`(a) $\int_0^{${c}} f(x)\,\mathrm{d}x = 1$`, 'M1'],
        [md`correct integration (AG)`, 'A1'],
        [md`(b) $\int_0^{${c}} x f(x)\,\mathrm{d}x = ${meanText}$`, 'M1'],
        [md`$${term(fraction(c ** 3, 3), 'a')} + ${term(fraction(c ** 4, 4), 'b')} = ${meanText}$`, 'A1'],
        [md`$a = ${aText}$`, 'A1'],
        [md`$b = ${bText}$`, 'A1'],
        [
          md`(c) a reason: the sign of $f'(x)$ on the interval, or where the vertex lies and which way the parabola opens (follow through)`,
          'R1',
        ],
        [md`$${mode}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'number', label: '$a =$', expected: aText, accuracy: 'exact', marks: 2 },
        {
          part: 'b',
          kind: 'number',
          label: '$b =$',
          expected: bText,
          accuracy: 'exact',
          marks: 2,
          follows: `(1 - ${fraction(c * c, 2)} * b.1) / ${md`(${c}^3 / 3)`}`,
        },
        {
          part: 'c',
          kind: 'number',
          expected: mode,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            ...(inside || b < 0
              ? []
              : [
                  {
                    value: fraction(-twoA * c, 2 * twoB),
                    note: md`This lies outside the interval. Where in the interval is the density greatest?`,
                  },
                ]),
            ...(mode === meanText
              ? []
              : [
                  { value: meanText, note: md`This is the mean. The mode is where the density is greatest.` },
                ]),
          ],
        },
        { part: 'c', kind: 'self', why: 'justify', marks: 1 },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `a = ${aText}`, value: foundA, within: 1e-8 },
        { part: 'b', route: 'numeric', shown: `b = ${bText}`, value: foundB, within: 1e-8 },
        { part: 'c', route: 'numeric', shown: `x = ${mode}`, value: maximumAt(f, 0, c), within: 1e-4 },
      ],
    };
  },
});
