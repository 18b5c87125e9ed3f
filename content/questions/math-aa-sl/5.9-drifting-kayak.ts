import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, plus, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.10', '1.7.2', '2.9'],
  parameters: {
    river: choice('the Zambezi', 'the Drava', 'the Whanganui', 'the Ottawa River', 'the Soča'),
    n: choice(2, 3, 4, 5),
    /** The acceleration at the start is −c. */
    c: choice(1, 2),
    w: choice(-3, -2, -1, 0, 1, 2),
  },
  // Through the water, nobody paddles faster than 5 metres per second for long.
  allow: ({ n, c, w }) => {
    const u = w + c * n;
    return c * n <= 5 && u >= 2 && u <= 6;
  },
  write: ({ river, n, c, w }) => {
    const u = w + c * n;
    const gap = c * n;
    const decay = md`\mathrm{e}^{-\frac{t}{${n}}}`;
    const v = w === 0 ? term(gap, decay) : md`${w}${plus(gap, decay)}`;
    const a = (t: number): number => -c * Math.exp(-t / n);
    const velocity = (t: number): number => u + integral(a, 0, t);
    const turns = w < 0;
    const ratio = fraction(gap, -w || 1);
    const time = md`${n}\ln${/^\d+$/.test(ratio) ? ` ${ratio}` : md`\left(${ratio}\right)`}`;
    const flow =
      w === 0
        ? 'the water stands still there: in the long run the kayak comes to rest'
        : w > 0
          ? md`in the long run the kayak drifts with a current of $${w}\ \text{m s}^{-1}$ in the direction in which it was paddled`
          : md`in the long run the kayak drifts with a current of $${-w}\ \text{m s}^{-1}$ against the direction in which it was paddled`;
    return {
      text: md`A kayak is paddled along a straight part of ${river} at $${u}\ \text{m s}^{-1}$ relative to the bank. At $t = 0$ the paddler stops paddling. After that the acceleration of the kayak is

$$a(t) = ${term(-c, decay)}\ \text{m s}^{-2}, \qquad t \ge 0,$$

where $t$ is the time in seconds and the direction of paddling is positive.

(a) Find the velocity $v(t)$ of the kayak. [4]

(b) Write down the value that $v(t)$ approaches in the long run, and interpret it in this context. [2]

(c) Determine whether the kayak is ever at rest relative to the bank. If it is, find the exact time at which this happens; if it isn't, justify why not. [2]`,
      hints: [
        md`Velocity is an antiderivative of acceleration. Integrating brings a constant: which velocity do you know?`,
        md`When you integrate $${decay}$, think of what the chain rule would do on the way back. Is the factor $${n}$ or $\frac{1}{${n}}$?`,
        md`The power of $\mathrm{e}$ is always positive and becomes as small as you like. For (c), solve $v(t) = 0$ if you can.`,
      ],
      answer: md`(a) Integrate the acceleration. The derivative of $${decay}$ is $-\frac{1}{${n}}${decay}$, so an antiderivative of $${decay}$ is $-${n}${decay}$:

$$v(t) = ${c === 1 ? '' : md`${c} \times ${n}${decay} + C = `}${gap}${decay} + C.$$

At $t = 0$ the velocity is $${u}$, and $\mathrm{e}^0 = 1$: $${gap} + C = ${u}$, so $C = ${w}$. Hence $v(t) = ${v}$.

(b) When $t$ becomes very large, $${decay}$ approaches $0$. So $v(t)$ approaches $${w}$. This means that ${flow}.

(c) ${
        turns
          ? md`It is at rest when $v(t) = 0$: $${gap}${decay} = ${-w}$, so $\mathrm{e}^{\frac{t}{${n}}} = ${ratio}$. Taking logarithms, $\frac{t}{${n}} = \ln ${/^\d+$/.test(ratio) ? ratio : md`\left(${ratio}\right)`}$, and the kayak is at rest at $t = ${time}$ seconds. (Then it turns and drifts backwards.)`
          : md`It is never at rest: $${decay}$ is positive for every $t$, so $v(t)$ is always greater than $${w}$, which isn't negative. The equation $v(t) = 0$ has no solution.`
      }

**Watch out:** The constant isn't the initial velocity. At $t = 0$ the power of $\mathrm{e}$ is $1$, not $0$, so $C = ${u} - ${gap}$.`,
      scheme: [
        [md`(a) attempts to integrate $a(t)$`, 'M1'],
        [md`$${gap}${decay}$ $(+ C)$`, 'A1'],
        [md`uses $v(0) = ${u}$`, 'M1'],
        [md`$v(t) = ${v}$`, 'A1'],
        [md`(b) $${w}$ (follow through)`, 'A1'],
        [
          md`${w === 0 ? 'the kayak comes to rest; there is no current' : 'it drifts with the current, with direction'} (or equivalent)`,
          'R1',
        ],
        ...(turns
          ? ([
              [md`(c) $v(t) = 0$`, 'M1'],
              [md`$t = ${time}$ (or equivalent)`, 'A1'],
            ] as const)
          : ([
              [md`(c) $${decay} > 0$ for all $t$`, 'R1'],
              [md`$v(t) > ${w}$, so it is never at rest`, 'A1'],
            ] as const)),
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: '$v(t) =$',
          expected: `${gap}e^(-t/${n})${w === 0 ? '' : plus(w)}`,
          variables: ['t'],
          mistakes: [
            {
              value: `${gap}e^(-t/${n}) + ${u}`,
              note: md`You took the velocity at the start as the constant. At $t = 0$ the first term is $${gap}$, not $0$.`,
            },
            {
              value: `${fraction(c, n)}e^(-t/${n}) + ${fraction(u * n - c, n)}`,
              note: md`Integrating divides by the factor $-\frac{1}{${n}}$, so it multiplies by $${n}$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$v(t)$ approaches`,
          expected: `${w}`,
          accuracy: 'exact',
          unit: 'm s^-1',
          marks: 1,
        },
        { part: 'b', kind: 'self', why: 'interpret', marks: 1 },
        turns
          ? {
              part: 'c',
              kind: 'number' as const,
              label: '$t =$',
              expected: `${n}ln(${fraction(gap, -w)})`,
              accuracy: 'exact' as const,
              unit: 's',
              follows: `${n} * ln(${gap} / (-b.1))`,
              unless: 't <= 0',
            }
          : { part: 'c', kind: 'self' as const, why: 'justify' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `v(t) = ${v}`, value: velocity, variable: 't' },
        { part: 'b', route: 'numeric', shown: `${w}`, value: velocity(60 * n), within: 1e-6 },
        ...(turns
          ? [{ part: 'c', route: 'numeric' as const, shown: `t = ${time}`, value: root(velocity, 0, 60) }]
          : []),
      ],
    };
  },
});
