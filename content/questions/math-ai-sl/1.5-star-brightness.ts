import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['1.1'],
  parameters: {
    place: choice('the Atacama Desert', 'La Palma', 'Mauna Kea', 'the Drakensberg'),
    mantissa: integers(12, 96, 4),
    exponent: integers(-12, -10),
    second: integers(45, 125),
    gap: integers(2, 9),
  },
  allow: ({ mantissa, exponent, second, gap }) => {
    const first = -2.5 * Math.log10((mantissa * 10 ** (exponent - 1)) / 2.5e-8);
    return second / 10 - first > 0.8 && gap !== 5;
  },
  write: ({ place, mantissa, exponent, second, gap }) => {
    const b = Number((mantissa * 10 ** (exponent - 1)).toPrecision(3));
    const magnitude = -2.5 * Math.log10(b / 2.5e-8);
    const other = second / 10;
    const faint = 2.5e-8 * 10 ** (-other / 2.5);
    const times = 10 ** (gap / 2.5);
    return {
      text: md`Astronomers in ${place} describe how bright a star looks by its magnitude

$$m = -2.5\log_{10}\left(\frac{b}{2.5 \times 10^{-8}}\right),$$

where $b$ is the power, in watts, that arrives on each square metre.

(a) Find the magnitude of a star with $b = ${standardForm(b, 2)}$. [2]

(b) Find $b$ for a star of magnitude $${decimals(other, 1)}$. Give your answer in the form $a \times 10^k$, where $1 \le a < 10$ and $k \in \mathbb{Z}$. [3]

(c) State, with a reason, which of these two stars looks brighter. [1]

(d) The magnitudes of two stars differ by $${gap}$. Find how many times as much power arrives from the brighter one. [3]`,
      hints: [
        md`Put the fraction inside the logarithm in brackets.`,
        md`In (b), divide by $-2.5$ first. Then $\log_{10} x = p$ means $x = 10^p$.`,
        md`In (d), the same law holds for each pair of stars, so you may take the magnitudes $0$ and $${gap}$.`,
      ],
      answer: md`(a) Substitute: $m = -2.5\log_{10}\left(\dfrac{${standardForm(b, 2)}}{2.5 \times 10^{-8}}\right) = ${sf(magnitude)}$

(b) Undo the steps from the outside to the inside. Divide by $-2.5$:

$$\log_{10}\left(\frac{b}{2.5 \times 10^{-8}}\right) = \frac{${decimals(other, 1)}}{-2.5} = ${Number((-other / 2.5).toFixed(4))}$$

The logarithm is an exponent of $10$, so $\dfrac{b}{2.5 \times 10^{-8}} = 10^{${Number((-other / 2.5).toFixed(4))}}$. Multiply: $b = ${standardForm(faint)}$ (watts per square metre).

(c) More power arrives from the star of (a), since $${standardForm(b, 2)} > ${standardForm(faint)}$. It looks brighter, although its magnitude is smaller.

(d) Take magnitudes $0$ and $${gap}$. By the method of (b), $b_1 = 2.5 \times 10^{-8} \times 10^0$ and $b_2 = 2.5 \times 10^{-8} \times 10^{-\frac{${gap}}{2.5}}$. Their quotient is

$$\frac{b_1}{b_2} = 10^{\frac{${gap}}{2.5}} = 10^{${Number((gap / 2.5).toFixed(4))}} = ${sf(times)}.$$

**Calculator:** the key log has base $10$. You can check (b) by solving the equation with nSolve or SolveN.

**Watch out:** the scale runs backwards. Because of the minus sign, a *greater* magnitude means a *fainter* star.`,
      scheme: [
        [md`(a) substitutes into the formula`, 'M1'],
        [md`$${sf(magnitude)}$`, 'A1'],
        [
          md`(b) $\log_{10}\left(\frac{b}{2.5 \times 10^{-8}}\right) = ${Number((-other / 2.5).toFixed(4))}$`,
          'M1',
        ],
        [md`$\frac{b}{2.5 \times 10^{-8}} = 10^{${Number((-other / 2.5).toFixed(4))}}$`, 'A1'],
        [md`$${standardForm(faint)}$`, 'A1'],
        [md`(c) the first star, as its $b$ is greater (or its magnitude smaller)`, 'R1'],
        [
          md`(d) writes both values of $b$ as powers of ten, or chooses two magnitudes that differ by $${gap}$`,
          'M1',
        ],
        [md`$10^{${Number((gap / 2.5).toFixed(4))}}$`, 'A1'],
        [md`$${sf(times)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${magnitude}`,
          mistakes: [
            {
              value: sf(-2.5 * Math.log(b / 2.5e-8), 5),
              note: md`You took the natural logarithm. The formula has base $10$.`,
            },
            {
              value: sf(-magnitude, 5),
              note: md`The logarithm is negative, and so is the factor before it.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: standardForm(faint, 8),
          form: 'standard form',
          mistakes: [
            {
              value: standardForm(2.5e-8 * 10 ** (other / 2.5), 5),
              note: md`You lost the minus sign of $-2.5$.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state with a reason' },
        {
          part: 'd',
          kind: 'number',
          expected: `${times}`,
          mistakes: [
            {
              value: sf(10 ** gap, 4),
              note: md`Divide the difference by $2.5$ before you take the power of ten.`,
            },
            {
              value: sf(10 ** (2.5 * gap), 4),
              note: md`You multiplied by $2.5$. The formula has to be undone, so divide.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: `= ${sf(magnitude)}`,
          value: root((m) => 2.5e-8 * 10 ** (-m / 2.5) * 1e9 - b * 1e9, -5, 40),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `b = ${standardForm(faint)}`,
          value: 10 ** root((p) => -2.5 * (p - Math.log10(2.5e-8)) - other, -30, 0),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(times)}`,
          value: (2.5e-8 * 10 ** (-3 / 2.5)) / (2.5e-8 * 10 ** (-(3 + gap) / 2.5)),
        },
      ],
    };
  },
});
