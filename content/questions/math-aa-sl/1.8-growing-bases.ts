import { root, sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, grouped } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['1.7.2'],
  parameters: {
    bases: choice([2, 2], [2, 3], [3, 2], [5, 2], [6, 2], [7, 2], [10, 2], [4, 2]),
    power: choice(-3, -2, -1, 1, 2, 3, 4),
    other: choice(-2, -1, 1, 2, 3),
  },
  allow: ({ bases: [b, m], power, other }) =>
    power !== other &&
    b ** Math.abs(power) <= 130 &&
    b ** Math.abs(other) <= 130 &&
    (m === 2 || (power % 2 === 0 && other % 2 === 0)),
  write: ({ bases: [b, m], power, other }) => {
    const powerOf = (e: number): string => (e < 0 ? fraction(1, b ** -e) : `${b ** e}`);
    const x = powerOf(power);
    const end = powerOf(other);
    const factor = fraction(m, m - 1);
    const inverse = fraction(m - 1, m);
    const total = (m * power) / (m - 1);
    const bound = (m * other) / (m - 1);
    const log = (base: number | string, of = 'x'): string => md`\log_{${base}} ${of}`;
    const series = (at: number): number => sum((k) => Math.log(at) / (Math.log(b) * m ** k), 0, 80);
    const solve = (target: number): number => root((at) => series(at) - target, 1e-4, 1e5);
    return {
      text: md`For $x > 0$, consider the infinite series
$$${log(b)} + ${log(b ** m)} + ${log(grouped(b ** (m * m)))} + \cdots,$$
in which the base of each logarithm is the ${m === 2 ? 'square' : 'cube'} of the base before it.

(a) Show that $${log(b ** m)} = \dfrac{1}{${m}}${log(b)}$. [2]

(b) Hence explain why the series is geometric and converges for every $x > 0$. [2]

(c) Find the value of $x$ for which the sum of the series is $${total}$. [2]

(d) Find the set of values of $x$ for which the sum of the series is less than $${bound}$. [2]`,
      hints: [
        md`Change the base of the second logarithm to $${b}$.`,
        md`The third base is the ${m === 2 ? 'square' : 'cube'} of the second. So what is the third logarithm in terms of the second?`,
        md`In part (c), write the sum to infinity as a number times $${log(b)}$.`,
        md`In part (d), remember for which $x$ a logarithm is defined.`,
      ],
      answer: md`(a) Change to base $${b}$. As $${b ** m} = ${b}^${m}$,
$$${log(b ** m)} = \frac{${log(b)}}{${log(b, `${b ** m}`)}} = \frac{${log(b)}}{${m}} = \frac{1}{${m}}${log(b)}.$$

(b) In the same way, whatever the base, taking its ${m === 2 ? 'square' : 'cube'} as the new base divides the logarithm by $${m}$. So each term is $\frac{1}{${m}}$ times the one before: the series is geometric with $r = \frac{1}{${m}}$. This ratio doesn't depend on $x$, and $\left|\frac{1}{${m}}\right| < 1$, so the series converges for every $x > 0$. (For $x = 1$ all terms are $0$, and so is the sum.)

(c) The first term is $${log(b)}$, so the sum is
$$S = \frac{${log(b)}}{1 - \frac{1}{${m}}} = ${factor}${log(b)}.$$
$${factor}${log(b)} = ${total}$ gives $${log(b)} = ${inverse} \times ${total < 0 ? `(${total})` : total} = ${power}$, so $x = ${b}^{${power}} = ${x}$.

(d) $${factor}${log(b)} < ${bound}$ gives $${log(b)} < ${other}$. The logarithm increases with $x$, so $x < ${b}^{${other}}$. But the logarithms exist for positive $x$ only. The set is $0 < x < ${end}$.

**Watch out:** In part (d) the answer isn't just $x < ${end}$: for $x \le 0$ there is no series at all.`,
      scheme: [
        [
          md`(a) changes to base $${b}$, or sets $y = ${log(b ** m)}$ and writes $x = ${b ** m}^y = ${b}^{${m}y}$`,
          'M1',
        ],
        [md`$${log(b, `${b ** m}`)} = ${m}$ (or $${log(b)} = ${m}y$), leading to the given result`, 'A1'],
        [md`(b) each term is $\frac{1}{${m}}$ times the one before`, 'R1'],
        [md`$\left|\frac{1}{${m}}\right| < 1$, whatever $x$ is`, 'R1'],
        [md`(c) $\frac{${log(b)}}{1 - \frac{1}{${m}}} = ${total}$`, 'M1'],
        [md`$x = ${x}$`, 'A1'],
        [md`(d) $${log(b)} < ${other}$, or $x < ${end}$`, 'A1'],
        [md`$0 < x < ${end}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'self', why: 'explain' },
        {
          part: 'c',
          kind: 'number',
          label: '$x =$',
          expected: x,
          accuracy: 'exact',
          mistakes: [
            { value: `${power}`, note: md`This is $${log(b)}$. Which $x$ has this logarithm?` },
            ...(m === 2
              ? [
                  {
                    value: powerOf(total),
                    note: md`You set the first term equal to the sum. The sum is $${factor}${log(b)}$.`,
                  },
                ]
              : []),
          ].filter(({ value }) => value !== x),
        },
        {
          part: 'd',
          kind: 'interval',
          expected: `0 < x < ${end}`,
          variables: ['x'],
          accuracy: 'exact',
          mistakes: [
            { value: `x < ${end}`, note: md`For $x \le 0$ the logarithms don't exist. Add the other end.` },
            {
              value: `0 < x <= ${end}`,
              note: md`For $x = ${end}$ the sum is equal to $${bound}$, not less.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: `x = ${b}^{${power}} = ${x}`,
          value: solve(total),
          within: 1e-6,
        },
        { part: 'd', route: 'numeric', shown: `${end}`, value: solve(bound), within: 1e-6 },
      ],
    };
  },
});
