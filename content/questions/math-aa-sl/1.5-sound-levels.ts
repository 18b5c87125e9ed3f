import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf, standardForm } from '../../authoring/wording.ts';

const levelOf = (intensity: number): number => 10 * Math.log10(intensity / 1e-12);

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  parameters: {
    quiet: choice('a sewing machine', 'a violin', 'a sheltered courtyard fountain', 'a conversation'),
    loud: choice('a night train', 'a steel drum band', 'a waterfall', 'a threshing machine'),
    mantissa: choice(1.5, 2.4, 3.2, 4.5, 6.3, 7.8),
    power: integers(-8, -6),
    level: integers(82, 104, 2),
  },
  allow: ({ level }) => level % 10 !== 0,
  write: ({ quiet, loud, mantissa, power, level }) => {
    const intensity = Number(`${mantissa}e${power}`);
    const given = md`${mantissa} \times 10^{${power}}`;
    const first = levelOf(intensity);
    const second = 10 ** (level / 10 - 12);
    return {
      text: md`The level of a sound, $L$ decibels (dB), depends on its intensity $I$, in $\text{W m}^{-2}$:

$$L = 10\log_{10}\left(10^{12}\,I\right).$$

(a) The sound of ${quiet} has an intensity of $${given}\ \text{W m}^{-2}$. Find its level. [2]

(b) The sound of ${loud} has a level of $${level}$ dB. Find its intensity. [3]

(c) Write down the intensity of a sound whose level is $0$ dB. [1]`,
      hints: [
        md`$\log_{10} b = c$ says the same as $10^c = b$.`,
        md`In part (c), which number has the logarithm $0$?`,
      ],
      answer: md`(a) $L = 10\log_{10}\left(10^{12} \times ${given}\right) = ${sf(first)}\ \text{dB}$

(b) $10\log_{10}(10^{12}I) = ${level}$ gives $\log_{10}(10^{12}I) = ${level / 10}$. By the definition of a logarithm, $10^{12}I = 10^{${level / 10}}$. So $I = \dfrac{10^{${level / 10}}}{10^{12}} = ${standardForm(second)}\ \text{W m}^{-2}$.

(c) $\log_{10}(10^{12}I) = 0$ means $10^{12}I = 1$, so $I = 10^{-12}\ \text{W m}^{-2}$.

**Watch out:** In (b), divide by $10$ before you undo the logarithm: $10^{${level}}$ would be far too large. And in (c) a level of $0$ dB doesn't mean an intensity of $0$, as $10^0 = 1$.`,
      scheme: [
        [md`substitutes $${given}$ into the formula`, 'M1'],
        [md`$${sf(first)}$ dB`, 'A1'],
        [md`$\log_{10}(10^{12}I) = ${level / 10}$`, 'M1'],
        [md`$10^{12}I = 10^{${level / 10}}$`, '(A1)'],
        [md`$${standardForm(second)}\ \text{W m}^{-2}$`, 'A1'],
        [md`$10^{-12}\ \text{W m}^{-2}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: sf(first),
          unit: 'dB',
          mistakes: [
            {
              value: sf(first / 10),
              note: md`This is the logarithm alone. Multiply it by $10$.`,
            },
            {
              value: sf(10 * Math.log(intensity * 1e12)),
              note: md`You used the natural logarithm. The formula has base $10$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: standardForm(second),
          unit: 'W m^-2',
          mistakes: [
            {
              value: standardForm(10 ** (level / 10)),
              note: md`This is $10^{12}I$. It is still to be divided by $10^{12}$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: '10^{-12}',
          accuracy: 'exact',
          unit: 'W m^-2',
          mistakes: [
            {
              value: '0',
              note: md`The logarithm of $0$ doesn't exist. Which number has the logarithm $0$?`,
            },
            {
              value: '1',
              note: md`It is $10^{12}I$ that equals $1$, not $I$.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(first)}\ \text{dB}`,
          value: root((level) => 10 ** (level / 10) - intensity * 1e12, 0, 130),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: standardForm(second),
          value: 10 ** root((exponent) => levelOf(10 ** exponent) - level, -12, 0),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: 'I = 10^{-12}',
          value: 10 ** root((c) => levelOf(10 ** c), -14, 0),
        },
      ],
    };
  },
});
