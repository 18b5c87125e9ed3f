import { root, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { plus, polynomial } from '../../authoring/wording.ts';

const twos = [1, 2, 4, 8, 16];

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['2.12', '2.10'],
  parameters: {
    // f(x) = (x − p)²(x − q)
    p: choice(-9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 4, 8),
    q: choice(-9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 4, 8),
  },
  allow: ({ p, q }) => p !== q && Math.max(p, q) >= 2 && 2 * p + q !== 0 && p * p + 2 * p * q !== 0,
  write: ({ p, q }) => {
    const above = p < q;
    const [a, b, c] = [-2 * p - q, p * p + 2 * p * q, -p * p * q];
    const given = above
      ? md`$f(x) \ge 0$ is $x = ${p}$ or $x \ge ${q}$`
      : md`$f(x) \le 0$ is $x \le ${q}$ or $x = ${p}$`;
    const rel = above ? md`\ge` : md`\le`;
    const log = (value: number) => (twos.includes(value) ? Math.log2(value) : undefined);
    const [logP, logQ] = [log(p), log(q)];
    const solution = above
      ? logP === undefined
        ? md`x \ge ${logQ}`
        : md`x = ${logP} \text{ or } x \ge ${logQ}`
      : logQ === undefined
        ? md`x = ${logP}`
        : md`x \le ${logQ} \text{ or } x = ${logP}`;
    const single = !above && logQ === undefined;
    const mirrored = above ? md`x < ${-q}` : md`x > ${-q}`;
    // Three linear equations: f(p) = 0, f′(p) = 0, f(q) = 0.
    const [aAgain, bAgain, cAgain] = solveLinear(
      [
        [p * p, p, 1],
        [2 * p, 1, 0],
        [q * q, q, 1],
      ],
      [-(p ** 3), -3 * p * p, -(q ** 3)],
    ) as [number, number, number];
    return {
      text: md`Let $f(x) = x^3 + ax^2 + bx + c$, where $a, b, c \in \mathbb{R}$. The solution of the inequality ${given}.

(a) Explain why the graph of $f$ touches the $x$-axis at $x = ${p}$ and does not cross it there. [1]

(b) Find the values of $a$, $b$ and $c$. [3]

(c) Solve the inequality $f(-x) ${above ? '>' : '<'} 0$. [2]

(d) Solve the inequality $f(2^x) ${rel} 0$. [2]`,
      hints: [
        md`What is the sign of $f$ just to the left and just to the right of $x = ${p}$?`,
        'A zero at which the sign does not change is a double zero. Write $f(x)$ as a product of three factors.',
        'The number in the bracket must fulfil the condition that $x$ fulfilled before.',
        md`In (d), remember that $2^x$ is always positive.`,
      ],
      answer: md`(a) $x = ${p}$ is a solution, but no number close to it is. So $f(${p}) = 0$, and $f(x)$ is ${above ? 'negative' : 'positive'} on both sides of $${p}$. As the sign does not change, the graph touches the axis there.

(b) So $${p}$ is a double zero, and $${q}$, where the sign changes, is a simple one. The coefficient of $x^3$ is $1$, so

$$f(x) = (x${plus(-p)})^2(x${plus(-q)}) = (${polynomial([1, -2 * p, p * p])})(x${plus(-q)}) = ${polynomial([1, a, b, c])}$$

So $a = ${a}$, $b = ${b}$ and $c = ${c}$.

(c) $f(u) ${above ? '>' : '<'} 0$ only for $u ${above ? '>' : '<'} ${q}$, because $f(${p}) = 0$ is left out now. With $u = -x$ this means $-x ${above ? '>' : '<'} ${q}$, so $${mirrored}$.

(d) Now $u = 2^x$ must fulfil the given condition: ${above ? md`$2^x = ${p}$ or $2^x \ge ${q}$` : md`$2^x \le ${q}$ or $2^x = ${p}$`}. ${
        above
          ? logP === undefined
            ? md`The first is impossible, because $2^x > 0$. The second gives $${solution}$.`
            : md`As $${p} = 2^${logP}$ and $${q} = 2^${logQ}$, and as $2^x$ increases, $${solution}$.`
          : logQ === undefined
            ? md`The first is impossible, because $2^x > 0$. The second gives only $${solution}$.`
            : md`As $${q} = 2^${logQ}$ and $${p} = 2^${logP}$, and as $2^x$ increases, $${solution}$.`
      }

**Watch out:** An isolated solution such as $x = ${p}$ is the mark of a double zero. It is there for $${rel}$ and disappears for $${above ? '>' : '<'}$.`,
      scheme: [
        [md`(a) $f(${p}) = 0$ and $f$ has the same sign on both sides of $${p}$`, 'R1'],
        [md`(b) $(x${plus(-p)})^2(x${plus(-q)})$`, 'M1'],
        [md`expands the product (or uses the sum and products of the roots $${p}$, $${p}$, $${q}$)`, 'M1'],
        [md`$a = ${a}$, $b = ${b}$, $c = ${c}$`, 'A1'],
        [md`(c) replaces $x$ by $-x$ in the solution, or reflects the graph in the $y$-axis`, 'M1'],
        [md`$${mirrored}$`, 'A1'],
        [md`(d) replaces $x$ by $2^x$ in the given solution`, 'M1'],
        [md`$${solution}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        {
          part: 'b',
          kind: 'number',
          label: '$a =$',
          expected: `${a}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${-a}`, note: 'Look at the sign: the sum of the three roots is $-a$.' }],
        },
        { part: 'b', kind: 'number', label: '$b =$', expected: `${b}`, accuracy: 'exact', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          label: '$c =$',
          expected: `${c}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${-c}`, note: 'Look at the sign: the product of the three roots is $-c$.' }],
        },
        {
          part: 'c',
          kind: 'interval',
          expected: above ? `x < ${-q}` : `x > ${-q}`,
          mistakes: [
            {
              value: above ? `x > ${-q}` : `x < ${-q}`,
              note: 'When both sides are multiplied by $-1$, the sign of the inequality turns round.',
            },
            {
              value: above ? `x > ${q}` : `x < ${q}`,
              note: md`This solves the inequality for $f(x)$. Here $-x$ stands in the bracket.`,
            },
          ],
        },
        ...(logP === undefined
          ? []
          : [
              {
                part: 'd',
                kind: 'number' as const,
                ...(!single && { label: 'A single value: $x =$' }),
                expected: `${logP}`,
                accuracy: 'exact' as const,
                marks: single ? 2 : 1,
                mistakes: [{ value: `${p}`, note: md`This is the value of $2^x$. Find $x$.` }],
              },
            ]),
        ...(logQ === undefined
          ? []
          : [
              {
                part: 'd',
                kind: 'interval' as const,
                ...(logP !== undefined && { label: 'An interval:' }),
                expected: above ? `x >= ${logQ}` : `x <= ${logQ}`,
                marks: logP === undefined ? 2 : 1,
                mistakes: [
                  {
                    value: above ? `x >= ${q}` : `x <= ${q}`,
                    note: md`This is a condition for $2^x$. Find the one for $x$.`,
                  },
                ],
              },
            ]),
      ],
      checks: [
        { part: 'b', route: 'substitution', shown: `a = ${a}`, value: aAgain, within: 1e-8 },
        { part: 'b', route: 'substitution', shown: `b = ${b}`, value: bAgain, within: 1e-8 },
        { part: 'b', route: 'substitution', shown: `c = ${c}`, value: cAgain, within: 1e-7 },
        ...(logP === undefined
          ? []
          : [
              {
                part: 'd',
                route: 'numeric' as const,
                shown: `x = ${logP}`,
                value: root((x) => 2 ** x - p, -1.3, 6.2),
                within: 1e-9,
              },
            ]),
        {
          part: 'b',
          route: 'symbolic',
          shown: polynomial([1, a, b, c]),
          value: (x) => (x - p) ** 2 * (x - q),
        },
      ],
    };
  },
});
