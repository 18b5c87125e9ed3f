import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { power } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    x: choice('x', 'c', 'y'),
    m: integers(2, 5),
    n: integers(1, 4),
    s: choice(2, 3),
    j: integers(1, 4),
    u: integers(2, 5),
    v: integers(2, 4),
  },
  allow: ({ m, n, u, v }) => m !== n && u !== v,
  write: ({ x, m, n, s, j, u, v }) => {
    const root = s === 2 ? md`\sqrt{${x}}` : md`\sqrt[3]{${x}}`;
    // A base and the number with that logarithm, for the second route.
    const a = 1.7;
    const logA = (value: number): number => Math.log(value) / Math.log(a);
    const first = `${m}p + ${n}`;
    const second = md`\frac{p}{${s}} - ${j}`;
    const third = md`\frac{${u}}{p}`;
    const fourth = md`\frac{p}{${v}}`;
    return {
      text: md`It is given that $\log_a ${x} = p$, where $a > 1$, $${x} > 1$ and $p \ne 0$. Write each of the following in terms of $p$.

(a) $\log_a\left(${power(x, m)}\,${power('a', n)}\right)$ [2]

(b) $\log_a\left(\dfrac{${root}}{${power('a', j)}}\right)$ [2]

(c) $\log_{${x}}\left(${power('a', u)}\right)$ [2]

(d) $\log_{${power('a', v)}} ${x}$ [2]`,
      hints: [
        md`$\log_a a = 1$, and a root is a power with a fraction as its exponent.`,
        md`In parts (c) and (d), change the base to $a$.`,
      ],
      answer: md`(a) $\log_a\left(${power(x, m)}\,${power('a', n)}\right) = ${m}\log_a ${x} + ${n === 1 ? '' : n}\log_a a = ${first}$

(b) $\log_a\left(\dfrac{${root}}{${power('a', j)}}\right) = \frac{1}{${s}}\log_a ${x} - ${j === 1 ? '' : j}\log_a a = ${second}$

(c) Changing the base to $a$, $\log_{${x}}\left(${power('a', u)}\right) = \dfrac{\log_a ${power('a', u)}}{\log_a ${x}} = ${third}$

(d) Changing the base to $a$, $\log_{${power('a', v)}} ${x} = \dfrac{\log_a ${x}}{\log_a ${power('a', v)}} = ${fourth}$

**Watch out:** $\log_a a$ is $1$, so in (a) the number $${n}$ is *added*; it doesn't multiply $p$. In (c) and (d), look which logarithm belongs below: it is always that of the old base.`,
      scheme: [
        [
          md`writes the logarithm of the product as a sum and uses $\log_a ${power(x, m)} = ${m}\log_a ${x}$`,
          'M1',
        ],
        [md`$${first}$`, 'A1'],
        [md`writes the logarithm of the quotient as a difference`, 'M1'],
        [md`$${second}$`, 'A1'],
        [md`changes the base`, 'M1'],
        [md`$${third}$`, 'A1'],
        [md`changes the base`, 'M1'],
        [md`$${fourth}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: first,
          variables: ['p'],
          mistakes: [
            {
              value: `${m * n}p`,
              note: md`The logarithm of a product is the sum of the logarithms, not their product.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'expression',
          expected: second,
          variables: ['p'],
          mistakes: [
            {
              value: md`\frac{p}{${s * j}}`,
              note: md`The logarithm of a quotient is the difference of the logarithms, not their quotient.`,
            },
            {
              value: `${s}p - ${j}`,
              note: md`A root has a fraction as its exponent: that of $${root}$ is $\frac{1}{${s}}$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'expression',
          expected: third,
          variables: ['p'],
          mistakes: [
            {
              value: `${u}p`,
              note: md`This is $${u}\log_a ${x}$. Here $${x}$ is the base, so change the base to $a$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'expression',
          expected: fourth,
          variables: ['p'],
          mistakes: [
            {
              value: `${v}p`,
              note: md`You multiplied by $${v}$. Change the base to $a$: the logarithm of the old base stands below the line.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: first,
          variable: 'p',
          value: (p) => logA((a ** p) ** m * a ** n),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: second,
          variable: 'p',
          value: (p) => logA((a ** p) ** (1 / s) / a ** j),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: third,
          variable: 'p',
          value: (p) => Math.log(a ** u) / Math.log(a ** p),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: fourth,
          variable: 'p',
          value: (p) => Math.log(a ** p) / Math.log(a ** v),
        },
      ],
    };
  },
});
