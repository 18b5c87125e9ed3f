import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    a: integers(1, 6),
    b: integers(2, 5),
    at: choice(2, 3),
    c: choice(-6, -5, -4, -3, -2, -1, 1, 2, 3, 4),
  },
  allow: ({ a, b, at, c }) => a * b ** at <= 60 && a + c !== 0,
  write: ({ a, b, at, c }) => {
    const top = a * b ** at + c;
    const f = (x: number): number => a * b ** x + c;
    const before = fraction(a + b * c, b);
    const low = Math.min(0, c) - 2;
    return {
      text: md`The graph of $f(x) = a \times b^x ${c < 0 ? '-' : '+'} ${Math.abs(c)}$, where $b > 0$, passes through the points $(0, ${a + c})$ and $(${at}, ${top})$, as shown.

![](drawing:graph)

(a) Write down the equation of the horizontal asymptote of the graph. [1]

(b) Find the value of $a$ and the value of $b$. [4]

(c) Find the value of $f(-1)$. [1]`,
      hints: [
        md`To which number does $b^x$ come close at the flat end of the graph?`,
        md`$b^0 = 1$, whatever $b$ is.`,
      ],
      answer: md`(a) As $x$ decreases, $b^x$ comes close to $0$, so $f(x)$ comes close to $${c}$. The asymptote is $y = ${c}$.

(b) $f(0) = a ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${a + c}$, so $a = ${a}$. Then $f(${at}) = ${term(a, 'b')}^${at} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${top}$ gives $b^${at} = ${b ** at}$. As $b > 0$, $b = ${b}$.

(c) $f(-1) = ${a} \times ${b}^{-1} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${before}$

**Watch out:** The $y$-intercept isn't $a$: as $b^0 = 1$, it is $a ${c < 0 ? '-' : '+'} ${Math.abs(c)}$. And in (c), $${b}^{-1}$ is $\frac{1}{${b}}$, not $-${b}$.`,
      scheme: [
        [md`$y = ${c}$`, 'A1'],
        [md`substitutes $x = 0$`, 'M1'],
        [md`$a = ${a}$`, 'A1'],
        [md`substitutes the other point: $b^${at} = ${b ** at}$`, 'M1'],
        [md`$b = ${b}$`, 'A1'],
        [md`$${before}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          expected: `y = ${c}`,
          variables: ['x', 'y'],
          mistakes: [
            {
              value: 'y = 0',
              note: md`This is the asymptote of $y = b^x$. The constant moves the graph.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$a =$',
          expected: `${a}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${a + c}`,
              note: md`This is $f(0)$. As $b^0 = 1$, it is $a$ and the constant together.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$b =$',
          expected: `${b}`,
          accuracy: 'exact',
          marks: 2,
          follows: `(${top - c} / b.1)^(1/${at})`,
          unless: 'b <= 0',
          mistakes:
            b ** at === b * at
              ? []
              : [
                  {
                    value: fraction(b ** at, at),
                    note: md`You divided by $${at}$. From $b^${at}$ you get $b$ with a root.`,
                  },
                ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: before,
          accuracy: 'exact',
          follows: `b.1 / b.2 + (${c})`,
          mistakes: [
            {
              value: `${c - a * b}`,
              note: md`$${b}^{-1}$ isn't $-${b}$. A negative exponent means one divided by the power.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'substitution', shown: `a = ${a}`, value: (top - c) / b ** at },

        { part: 'a', route: 'numeric', shown: `y = ${c}`, value: f(-60), within: 1e-6 },
        {
          part: 'b',
          route: 'numeric',
          shown: `b = ${b}`,
          value: root((base) => (f(0) - c) * base ** at + c - top, 0.5, 20),
        },
        { part: 'c', route: 'substitution', shown: `= ${before}`, value: f(-1) },
      ],
      drawings: {
        graph: plot({
          x: [-4, 4],
          y: [low, Math.max(top + 4, 4)],
          ticks: false,
          curves: [{ f }],
          asymptotes: { y: [c] },
          points: [
            { at: [0, a + c] },
            { at: [at, top], label: `(${at}, ${top})`.replace('-', '−'), place: 'w' },
          ],
          height: 220,
          description: `A curve that rises ever more steeply to the right. To the left it flattens out towards a dashed horizontal line. The points where it meets the y-axis and (${at}, ${top}) are marked.`,
        }),
      },
    };
  },
});
