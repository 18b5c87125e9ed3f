import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, fraction } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['1.7.2', '2.9'],
  parameters: {
    b: choice(2, 3, 5, 10),
    n: choice(2, 3, 4),
    m: choice(-4, -3, -2, 2, 3, 4),
    p: integers(2, 7),
  },
  allow: ({ b, n, m, p }) => b ** n <= 1000 && b ** Math.abs(m) <= 1000 && n !== Math.abs(m) && p !== b,
  write: ({ b, n, m, p }) => {
    const inner = b ** n;
    const factor = m > 0 ? fraction(1, b ** m) : `${b ** -m}`;
    const sign = m > 0 ? `x - ${m}` : `x + ${-m}`;
    return {
      text: md`(a) Show that $\log_{${b}}(${inner}x) = \log_{${b}} x + ${n}$, for $x > 0$. [1]

(b) Hence describe two different single transformations that both map the graph of $y = \log_{${b}} x$ onto the graph of $y = \log_{${b}}(${inner}x)$. [3]

The graph of $y = ${b}^x$ is translated by the vector $${column(m, 0)}$.

(c) The same graph can be obtained from $y = ${b}^x$ by a vertical stretch. Find its scale factor. [2]

The graph of $y = x^2$ is stretched horizontally with scale factor $${p}$.

(d) The same graph can be obtained from $y = x^2$ by a vertical stretch. Find its scale factor. [2]`,
      hints: [
        md`The logarithm of a product is a sum of logarithms.`,
        md`Read each side of part (a) as a change of $y = \log_{${b}} x$: one is made inside the logarithm, the other outside.`,
        md`In parts (c) and (d), write down the equation after the given transformation, and then rewrite it as a number times the original power.`,
      ],
      answer: md`(a) The logarithm of a product is the sum of the logarithms, and $${inner} = ${b}^${n}$:
$$\log_{${b}}(${inner}x) = \log_{${b}} ${inner} + \log_{${b}} x = ${n} + \log_{${b}} x.$$

(b) On the left, $x$ is replaced by $${inner}x$: this is a horizontal stretch with scale factor $\frac{1}{${inner}}$. On the right, $${n}$ is added to the function: this is a translation by the vector $${column(0, n)}$. As both sides are equal, both transformations lead to the same graph.

(c) The translation replaces $x$ by $${sign}$. By the laws of exponents,
$$${b}^{${sign}} = ${b}^x \times ${b}^{${-m}} = ${factor} \times ${b}^x.$$
All values of $${b}^x$ are multiplied by the same number, so this is a vertical stretch with scale factor $k_1 = ${factor}$.

(d) A horizontal stretch with scale factor $${p}$ replaces $x$ by $\frac{x}{${p}}$:
$$\left(\frac{x}{${p}}\right)^2 = \frac{1}{${p * p}}x^2.$$
This is a vertical stretch of $y = x^2$ with scale factor $k_2 = \frac{1}{${p * p}}$.

**Watch out:** A graph that becomes *wider* by a horizontal stretch looks the same as one that becomes *flatter*. This is special to such functions: for $y = x^2 + 1$, for example, it isn't so.`,
      scheme: [
        [
          md`(a) $\log_{${b}} ${inner} + \log_{${b}} x$ with $\log_{${b}} ${inner} = ${n}$, leading to the given result`,
          'A1',
        ],
        [md`(b) horizontal stretch`, 'A1'],
        [md`with scale factor $\frac{1}{${inner}}$`, 'A1'],
        [md`translation by $${column(0, n)}$ (or by $${n}$ upwards)`, 'A1'],
        [md`(c) $${b}^{${sign}}$`, 'M1'],
        [md`$${factor}$`, 'A1'],
        [md`(d) $\left(\frac{x}{${p}}\right)^2$`, 'M1'],
        [md`$\frac{1}{${p * p}}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'self', why: 'describe' },
        {
          part: 'c',
          kind: 'number',
          expected: factor,
          accuracy: 'exact',
          mistakes: [
            {
              value: m > 0 ? `${b ** m}` : fraction(1, b ** -m),
              note: md`The sign of the exponent is wrong. A translation by $${Math.abs(m)}$ to the ${m > 0 ? 'right' : 'left'} replaces $x$ by $${sign}$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: fraction(1, p * p),
          accuracy: 'exact',
          mistakes: [
            {
              value: `${p * p}`,
              note: md`A horizontal stretch with scale factor $${p}$ replaces $x$ by $\frac{x}{${p}}$, not by $${p}x$.`,
            },
            { value: fraction(1, p), note: md`The number in the bracket is squared as well.` },
          ],
        },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: `k_1 = ${factor}`,
          // The height of the moved graph over that of the old one, at some place.
          value: Math.exp(Math.log(b) * (1.7 - m)) / Math.exp(Math.log(b) * 1.7),
          within: 1e-9,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`k_2 = \frac{1}{${p * p}}`,
          value: 3.1 ** 2 / (3.1 * p) ** 2,
        },
      ],
    };
  },
});
