import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.10'],
  parameters: {
    base: choice(2, 3, 4, 5),
    k: integers(1, 4),
    gap: integers(1, 4),
    q: integers(-4, 8),
  },
  allow: ({ base, k, gap, q }) => {
    const p = base ** k * gap - (q + gap);
    return base ** k <= 27 && p > 0 && p <= 40 && q !== 0 && q + gap !== 0;
  },
  write: ({ base, k, gap, q }) => {
    const x = q + gap;
    const factor = base ** k;
    const p = factor * gap - x;
    const [upper, lower] = [polynomial([1, p]), polynomial([1, -q])];
    return {
      text: md`(a) State the set of values of $x$ for which both $\log_{${base}}(${upper})$ and $\log_{${base}}(${lower})$ exist. [1]

(b) Solve the equation $\log_{${base}}(${upper}) - \log_{${base}}(${lower}) = ${k}$. [4]

(c) Explain why your answer to part (b) is valid. [1]`,
      hints: [
        md`A logarithm exists only where its argument is positive.`,
        md`Write the left-hand side as one logarithm, and then as a statement about a power of $${base}$.`,
      ],
      answer: md`(a) Both arguments must be positive: $x > ${-p}$ and $x > ${q}$. Both hold when $x > ${q}$.

(b) The difference of two logarithms is the logarithm of a quotient:
$$\log_{${base}}\left(\frac{${upper}}{${lower}}\right) = ${k}, \qquad \frac{${upper}}{${lower}} = ${k === 1 ? base : `${base}^{${k}} = ${factor}`}.$$
So $${upper} = ${factor}(${lower})$, that is $${upper} = ${polynomial([factor, -factor * q])}$. ${factor === 2 ? md`Hence $x = ${x}$.` : md`Then $${polynomial([factor - 1, 0])} = ${p + factor * q}$ and $x = ${x}$.`}

(c) $${x} > ${q}$, so both logarithms exist for this value of $x$.

**Watch out:** The difference of two logarithms is neither the logarithm of the difference, $\log_{${base}}\left((${upper}) - (${lower})\right)$, nor a quotient of logarithms. The *arguments* are divided.`,
      scheme: [
        [md`$x > ${q}$`, 'A1'],
        [md`combines the logarithms into $\log_{${base}}\left(\frac{${upper}}{${lower}}\right)$`, 'M1'],
        [md`$\frac{${upper}}{${lower}} = ${factor}$`, 'A1'],
        [md`multiplies by $${lower}$ and solves the linear equation`, 'M1'],
        [md`$x = ${x}$`, 'A1'],
        [md`$${x}$ lies in the set of part (a)`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'interval',
          expected: `x > ${q}`,
          variables: ['x'],
          mistakes: [
            {
              value: `x > ${-p}`,
              note: md`There the first logarithm exists. Both must exist.`,
            },
            {
              value: `x >= ${q}`,
              note: md`The logarithm of $0$ doesn't exist.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$x =$',
          expected: `${x}`,
          accuracy: 'exact',
          mistakes:
            k > 1
              ? [
                  {
                    value: fraction(p + k * q, k - 1),
                    note: md`You set the quotient equal to $${k}$. It is the logarithm of the quotient that equals $${k}$.`,
                  },
                ]
              : [],
        },
        { part: 'c', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `x = ${x}`,
          value: root((at) => (Math.log(at + p) - Math.log(at - q)) / Math.log(base) - k, q + 1e-9, q + 500),
        },
      ],
    };
  },
});
