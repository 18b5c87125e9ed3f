import { secondSlope, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, inBrackets, plus, polynomial } from '../../authoring/wording.ts';

/** (1 + px)e^{qx} = 1 + (p + q)x + (pq + q²/2)x² + …; the other solution of the equations has −p. */
export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.7'],
  parameters: { p: integers(1, 6), q: nonZero(-6, 6) },
  allow: ({ p, q }) => p + q !== 0 && 2 * p + q !== 0,
  write: ({ p, q }) => {
    const c1 = p + q;
    const twice2 = 2 * p * q + q * q;
    const c2 = fraction(twice2, 2);
    const one = (text: string) => (text === '1' ? '' : text);
    const third = [q ** 3 + 3 * p * q * q, 6] as const;
    const c3 = fraction(...third);
    const f = (x: number) => (1 + p * x) * Math.exp(q * x);
    const h = 0.01;
    const cube = (step: number) =>
      (f(2 * step) - 2 * f(step) + 2 * f(-step) - f(-2 * step)) / (12 * step ** 3);
    const series = md`1${plus(c1, 'x')} ${twice2 < 0 ? '-' : '+'} ${one(fraction(Math.abs(twice2), 2))}x^2`;
    const other = q + 2 * p;
    return {
      text: md`Let $f(x) = (1 + px)\mathrm{e}^{qx}$, where $p$ and $q$ are constants and $p > 0$. The Maclaurin series of $f$ begins

$$f(x) = ${series} + \dots$$

(a) Show that $p + q = ${c1}$ and $pq + \dfrac{q^2}{2} = ${c2}$. [3]

(b) Find the value of $p$ and of $q$. [4]

(c) Find the coefficient of $x^3$ in the series. [2]`,
      hints: [
        md`Write down the series of $\mathrm{e}^{qx}$ and multiply it by $1 + px$.`,
        md`Which products give a term in $x$? Which give a term in $x^2$?`,
        md`Use the first equation to replace $p$ in the second. You get a quadratic equation for $q$, and $p > 0$ decides between its solutions.`,
      ],
      answer: md`(a) The series of $\mathrm{e}^{qx}$ is $1 + qx + \dfrac{q^2}{2}x^2 + \dfrac{q^3}{6}x^3 + \dots$ Multiply it by $1 + px$ and collect equal powers:

$$(1 + px)\left(1 + qx + \frac{q^2}{2}x^2 + \dots\right) = 1 + (p + q)x + \left(pq + \frac{q^2}{2}\right)x^2 + \dots$$

Two series of the same function have the same coefficients. Comparing them gives the two equations.

(b) Put $p = ${c1} - q$ into the second equation: $(${c1} - q)q + \dfrac{q^2}{2} = ${c2}$. Multiply by $-2$ and collect: $${polynomial([1, -2 * c1, twice2], 'q')} = 0$, so $(q${plus(-q)})(q${plus(-other)}) = 0$.

For $q = ${other}$ the first equation gives $p = ${c1 - other}$, which isn't positive. So $q = ${q}$ and $p = ${p}$.

(c) The term in $x^3$ comes from two products: $1 \times \dfrac{q^3}{6}x^3$ and $px \times \dfrac{q^2}{2}x^2$. So the coefficient is $\dfrac{${inBrackets(q)}^3}{6} + \dfrac{${p} \times ${inBrackets(q)}^2}{2}$, that is $k = ${c3}$.

**Watch out:** The bracket $1 + px$ contributes twice to each power. Collect both products before you compare.`,
      scheme: [
        [md`(a) $1 + qx + \frac{q^2}{2}x^2$`, 'A1'],
        [md`multiplies by $1 + px$`, 'M1'],
        ['compares the coefficients (AG)', 'A1'],
        ['(b) eliminates one unknown', 'M1'],
        [md`$${polynomial([1, -2 * c1, twice2], 'q')} = 0$, or the same for $p$: $p^2 = ${p * p}$`, 'A1'],
        ['solves it and uses $p > 0$', 'M1'],
        [md`$p = ${p}$ and $q = ${q}$`, 'A1'],
        [md`(c) $\frac{q^3}{6} + \frac{pq^2}{2}$`, 'M1'],
        [md`$${c3}$ (follow through)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$p =$',
          expected: `${p}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [{ value: `${-p}`, note: md`The question says that $p > 0$.` }],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$q =$',
          expected: `${q}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [{ value: `${other}`, note: md`For this $q$ the constant $p$ would be negative.` }],
        },
        {
          part: 'c',
          kind: 'number',
          expected: c3,
          accuracy: 'exact',
          follows: 'b.2^3 / 6 + b.1 * b.2^2 / 2',
          mistakes: [
            {
              value: fraction(q ** 3, 6),
              note: md`The product of $px$ and the term in $x^2$ also gives a term in $x^3$.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'substitution',
          shown: `p = ${p}`,
          value: slope((x) => f(x) * Math.exp(-q * x), 0),
          within: 1e-6,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `q = ${q}`,
          // From the measured coefficients: p² = c₁² − 2c₂, so q = c₁ − p.
          value: slope(f, 0) - Math.sqrt(slope(f, 0) ** 2 - secondSlope(f, 0)),
          within: 1e-4,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `k = ${c3}`,
          value: (4 * cube(h / 2) - cube(h)) / 3,
          within: 2e-3 * Math.max(1, Math.abs(third[0] / 6)),
        },
      ],
    };
  },
});
