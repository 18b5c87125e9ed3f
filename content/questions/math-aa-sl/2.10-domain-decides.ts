import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { plus, surd } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.9', '2.2'],
  parameters: { a: nonZero(-4, 5), s: integers(2, 30) },
  allow: ({ a, s }) => !Number.isInteger(Math.sqrt(s)) && Math.sqrt(s) > -a,
  write: ({ a, s }) => {
    const root = surd(s);
    const inside = `x${plus(a)}`;
    const both = -Math.sqrt(s) > -a;
    const low = Math.floor(Math.sqrt(s));
    const all = both ? [`${1 - a}`, root, `-${root}`] : [`${1 - a}`, root];
    const found = roots(
      (x) => (x > -a ? (x * x - s) * Math.log(x + a) : Number.NaN),
      -a + 0.00117,
      9.0137,
      9000,
    );
    const values = [1 - a, Math.sqrt(s), ...(both ? [-Math.sqrt(s)] : [])];
    return {
      text: md`Consider the equation $\left(x^2 - ${s}\right)\ln(${inside}) = 0$.

(a) Write down the set of values of $x$ for which the left-hand side is defined. [1]

(b) Find all exact solutions of the equation. Justify why you keep or reject each value that you find. [5]

(c) Mateus divides both sides by $\ln(${inside})$ and solves $x^2 = ${s}$. Explain why he doesn't get the right solutions. [${both ? 1 : 2}]`,
      hints: [
        md`Of which numbers does the logarithm exist?`,
        md`A product is zero when one of its factors is. Which $x$ makes each factor zero?`,
        md`Compare each value that you find with part (a). Between which two integers does $${root}$ lie?`,
      ],
      answer: md`(a) The logarithm exists for positive numbers only: $${inside} > 0$, so $x > ${-a}$.

(b) A product is zero exactly when one of its factors is zero (and the other one is defined).

First factor: $x^2 - ${s} = 0$ gives $x = ${root}$ or $x = -${root}$. As $${low * low} < ${s} < ${(low + 1) ** 2}$, the root lies between $${low}$ and $${low + 1}$. So $${root} > ${-a}$, and $x = ${root}$ is a solution. ${
        both
          ? md`Also $-${root} > ${-a}$, because $${s} < ${a * a}$, so $x = -${root}$ is a solution, too.`
          : md`But $-${root} < ${-a}$, so the logarithm isn't defined there, and $-${root}$ must be rejected.`
      }

Second factor: $\ln(${inside}) = 0$ gives $${inside} = 1$, so $x = ${1 - a}$. It is larger than $${-a}$, so it is a solution.

The solutions are $x = ${1 - a}$${both ? md`, $x = ${root}$ and $x = -${root}$` : md` and $x = ${root}$`}.

(c) $\ln(${inside})$ may be zero, and one must not divide by zero. Dividing loses the solution $x = ${1 - a}$.${both ? '' : md` Besides, $x^2 = ${s}$ has the solution $-${root}$, for which the original equation isn't even defined.`}

**Watch out:** Don't divide by an expression that may be zero. Bring everything to one side and factorise instead, then test each value in the *original* equation.`,
      scheme: [
        [md`(a) $x > ${-a}$`, 'A1'],
        [md`(b) sets both factors equal to zero`, 'M1'],
        [md`$x = ${1 - a}$ from $${inside} = 1$`, 'A1'],
        [md`$x = \pm ${root}$ from $x^2 = ${s}$`, 'A1'],
        [
          md`compares $${root}$ and $-${root}$ with the domain, with a reason such as $${low} < ${root} < ${low + 1}$`,
          'R1',
        ],
        [both ? md`keeps all three solutions` : md`rejects $-${root}$ and keeps the other two`, 'A1'],
        [md`(c) the divisor may be zero, so the solution $x = ${1 - a}$ is lost`, 'R1'],
        ...(both ? [] : [[md`$-${root}$ is outside of the domain, so it isn't a solution`, 'R1'] as const]),
      ],
      replies: [
        {
          part: 'a',
          kind: 'interval',
          expected: `x > ${-a}`,
          variables: ['x'],
          accuracy: 'exact',
          mistakes: [
            {
              value: `x >= ${-a}`,
              note: md`At $x = ${-a}$ the logarithm would be of $0$, which doesn't exist.`,
            },
            { value: 'x > 0', note: md`It is $${inside}$ that must be positive, not $x$.` },
          ],
        },
        {
          part: 'b',
          kind: 'set',
          expected: all.join(', '),
          accuracy: 'exact',
          marks: 4,
          mistakes: [
            ...(both
              ? []
              : [
                  {
                    value: `${1 - a}, ${root}, -${root}`,
                    note: md`Compare $-${root}$ with the set of part (a).`,
                  },
                ]),
            {
              value: `${root}, -${root}`,
              note: md`The other factor may be zero as well. When is a logarithm zero?`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'justify', marks: 1 },
        { part: 'c', kind: 'self', why: 'explain' },
      ],
      checks: values.map((value, at) => ({
        part: 'b',
        route: 'numeric' as const,
        shown: `x = ${all[at]!}`,
        // The one of the zeros on a fine grid that is nearest; as many as there are solutions.
        value:
          found.length === values.length
            ? found.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best))
            : Number.NaN,
        within: 1e-6,
      })),
    };
  },
});
