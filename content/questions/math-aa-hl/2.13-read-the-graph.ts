import { roots, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, gcd, inBrackets, plus, polynomial, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['2.15'],
  parameters: {
    // f(x) = a(x − r)/((x − p)(x − q))
    p: integers(-4, -1),
    q: integers(1, 5),
    r: nonZero(-6, 7),
    a: choice(-3, -2, -1, 1, 2, 3),
  },
  allow: ({ p, q, r, a }) => {
    const bottom = Math.abs(p * q) / gcd(a * r, p * q);
    return (
      r !== p && r !== q && p + q !== 0 && bottom <= 4 && Math.min(Math.abs(r - p), Math.abs(r - q)) >= 1
    );
  },
  write: ({ p, q, r, a }) => {
    const [c, d, b] = [-(p + q), p * q, -a * r];
    const f = (x: number) => (a * x + b) / (x * x + c * x + d);
    const yCut = fraction(b, d);
    const plainCut = plainFraction(b, d);
    const [s1, s2, s3] = [p, q, r].sort((one, other) => one - other) as [number, number, number];
    const [positive, negative] = [
      md`${s1} < x < ${s2} \text{ or } x > ${s3}`,
      md`x < ${s1} \text{ or } ${s2} < x < ${s3}`,
    ];
    const typed = [`${s1} < x < ${s2} or x > ${s3}`, `x < ${s1} or ${s2} < x < ${s3}`] as const;
    const reach = Math.max(2.4, 2.2 * Math.abs(b / d));
    const [cAgain, dAgain] = solveLinear(
      [
        [p, 1],
        [q, 1],
      ],
      [-p * p, -q * q],
    ) as [number, number];
    const zero = roots((x) => a * x + b, r - 1.37, r + 1.71)[0] ?? Number.NaN;
    return {
      text: md`The function $f$ is defined by $f(x) = \dfrac{ax + b}{x^2 + cx + d}$, where $a$, $b$, $c$ and $d$ are integers. Its domain is as large as possible. The diagram shows the graph of $f$ and its two vertical asymptotes, $x = ${p}$ and $x = ${q}$. The graph crosses the $x$-axis at $(${r}, 0)$ and the $y$-axis at $\left(0, ${yCut}\right)$.

![](drawing:graph)

(a) Write down the equation of the horizontal asymptote. [1]

(b) Find the value of $c$ and of $d$. [2]

(c) Find the value of $a$ and of $b$. [3]

(d) Use the graph to solve the inequality $f(x) > 0$. [2]`,
      hints: [
        'Which power of $x$ wins for very large $x$: that of the numerator or that of the denominator?',
        'The denominator is zero at the vertical asymptotes, so you know both of its factors.',
        md`Put $x = 0$ into $f(x)$: only $b$ and $d$ are left. The zero of $f$ gives a second equation.`,
      ],
      answer: md`(a) The denominator has the higher power of $x$, so $f(x)$ tends to $0$ for large $|x|$: the asymptote is $y = 0$.

(b) The denominator is zero at the two vertical asymptotes, so these are its roots: $x^2 + cx + d = (x${plus(-p)})(x${plus(-q)}) = ${polynomial([1, c, d])}$. So $c = ${c}$ and $d = ${d}$.

(c) At $x = 0$ the value is $\dfrac{b}{d} = ${yCut}$. As $d = ${d}$, this gives $b = ${b}$.

The numerator is zero at $x = ${r}$, so $${term(r, 'a')}${plus(b)} = 0$ and $a = ${a}$.

(d) The graph lies above the $x$-axis for $${a > 0 ? positive : negative}$. The sign of $f(x)$ can change only at the zero and at the two vertical asymptotes, and it does change at each of them.

**Watch out:** The graph can change sides of the $x$-axis at a vertical asymptote, too. If you use only the zero, a part of the solution is lost.`,
      scheme: [
        ['(a) $y = 0$', 'A1'],
        [md`(b) $c = ${c}$`, 'A1'],
        [md`$d = ${d}$`, 'A1'],
        [md`(c) $\frac{b}{d} = ${yCut}$, or puts the zero into the numerator`, 'M1'],
        [md`$b = ${b}$ (follow through from $d$)`, 'A1'],
        [md`$a = ${a}$ (follow through from $b$)`, 'A1'],
        [md`(d) the values $${s1}$, $${s2}$ and $${s3}$ as ends of intervals`, 'M1'],
        [md`$${a > 0 ? positive : negative}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          expected: 'y = 0',
          variables: ['x', 'y'],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$c =$',
          expected: `${c}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${-c}`, note: 'Look at the sign: $c$ is minus the sum of the two roots.' }],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$d =$',
          expected: `${d}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${-d}`, note: 'Look at the sign: $d$ is the product of the two roots.' }],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$b =$',
          expected: `${b}`,
          accuracy: 'exact',
          marks: 2,
          follows: `${b}/${inBrackets(d)} * b.2`,
          mistakes: [
            { value: `${-b}`, note: md`Look at the sign: $\frac{b}{d}$ must be the $y$-intercept.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$a =$',
          expected: `${a}`,
          accuracy: 'exact',
          marks: 1,
          follows: `-c.1 / ${inBrackets(r)}`,
          mistakes: [
            {
              value: `${-a}`,
              note: md`Look at the sign: the numerator $ax + b$ must be zero at $x = ${r}$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'interval',
          expected: a > 0 ? typed[0] : typed[1],
          mistakes: [
            {
              value: a > 0 ? typed[1] : typed[0],
              note: 'There the graph lies below the $x$-axis.',
            },
            {
              value: (a > 0 ? typed[0] : typed[1]).replaceAll('<', '<=').replaceAll('>', '>='),
              note: 'At the zero $f(x)$ is $0$, and at the asymptotes it has no value. The ends do not belong to the solution.',
            },
          ],
        },
      ],
      checks: [
        // Two linear equations: the denominator is zero at both asymptotes.
        { part: 'b', route: 'substitution', shown: `c = ${c}`, value: cAgain },
        { part: 'b', route: 'substitution', shown: `d = ${d}`, value: dAgain },
        { part: 'c', route: 'substitution', shown: `b = ${b}`, value: f(0) * dAgain },
        { part: 'c', route: 'numeric', shown: `a = ${a}`, value: -b / zero },
      ],
      drawings: {
        graph: plot({
          x: [Math.min(p, r) - 3, Math.max(q, r) + 3],
          y: [-reach, reach],
          ticks: { x: [r], y: [{ at: b / d, label: plainCut }] },
          curves: [
            { f, to: p - 0.001, ink: 'accent' },
            { f, from: p + 0.001, to: q - 0.001, ink: 'accent' },
            { f, from: q + 0.001, ink: 'accent' },
          ],
          asymptotes: { x: [p, q] },
          points: [{ at: [r, 0] }, { at: [0, b / d] }],
          description: `Graph with three branches, separated by the dashed vertical lines x = ${p} and x = ${q}. It crosses the x-axis at ${r} and the y-axis at ${plainCut}. Far to the left and to the right it comes close to the x-axis.`,
        }),
      },
    };
  },
});

/** For labels of figures, which are plain text. */
function plainFraction(top: number, bottom: number): string {
  const divisor = gcd(top, bottom) * Math.sign(bottom);
  const [n, d] = [top / divisor, bottom / divisor];
  return `${n < 0 ? '−' : ''}${Math.abs(n)}${d === 1 ? '' : `/${d}`}`;
}
