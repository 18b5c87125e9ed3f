import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    pair: choice(
      { one: 'tomato juice', exponent: -5, other: 'milk', low: 64, high: 68 },
      { one: 'black coffee', exponent: -6, other: 'sea water', low: 78, high: 82 },
      { one: 'orange juice', exponent: -4, other: 'rain water', low: 53, high: 58 },
    ),
    mantissa: integers(1.6, 8.8, 0.4),
    tenths: integers(0, 4),
  },
  write: ({ pair, mantissa, tenths }) => {
    const concentration = Number(`${mantissa}e${pair.exponent}`);
    const acidity = -Math.log10(concentration);
    const other = (pair.low + tenths) / 10;
    const otherConcentration = 10 ** -other;
    return {
      text: md`The acidity of a liquid is described by its pH, where

$$\text{pH} = -\log_{10} C$$

and $C$ is the concentration of hydrogen ions in moles per litre.

(a) In ${pair.one}, $C = ${mantissa} \times 10^{${pair.exponent}}$. Find the pH of ${pair.one}. [2]

(b) The pH of ${pair.other} is $${decimals(other, 1)}$. Find the concentration of hydrogen ions in ${pair.other}. Give your answer in the form $a \times 10^k$, where $1 \le a < 10$ and $k \in \mathbb{Z}$. [2]

(c) The pH of a liquid falls by $2$. Write down the factor by which $C$ is multiplied. [1]`,
      hints: [
        md`The equation $\log_{10} C = -p$ says the same as $C = 10^{-p}$.`,
        md`For (c), compare $10^{-p}$ with $10^{-(p - 2)}$.`,
      ],
      answer: md`(a) $\text{pH} = -\log_{10}(${mantissa} \times 10^{${pair.exponent}}) = ${sf(acidity)}$

(b) From $${decimals(other, 1)} = -\log_{10} C$ follows

$$C = 10^{-${decimals(other, 1)}} = ${standardForm(otherConcentration)}\ \text{moles per litre}.$$

(c) $10^{-(p - 2)} = 10^2 \times 10^{-p}$, so the factor is $10^2 = 100$.

**Watch out:** A *lower* pH means *more* hydrogen ions, so the factor in (c) is greater than $1$. Use the key for $\log_{10}$ and not the one for $\ln$, and don't lose the minus sign in the exponent.`,
      scheme: [
        [md`substitutes into $-\log_{10} C$`, 'M1'],
        [md`$${sf(acidity)}$`, 'A1'],
        [md`$C = 10^{-${decimals(other, 1)}}$`, 'M1'],
        [md`$${standardForm(otherConcentration)}$`, 'A1'],
        [md`$100$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${acidity}`,
          mistakes: [
            {
              value: `${-Math.log(concentration)}`,
              note: md`You used the natural logarithm, $\ln$. The formula has $\log_{10}$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: standardForm(otherConcentration),
          form: 'standard form',
          unit: 'moles per litre',
          mistakes: [
            {
              value: standardForm(10 ** other),
              note: md`You left out the minus sign: $\log_{10} C$ is negative here.`,
            },
            {
              value: standardForm(Math.exp(-other)),
              note: md`You took a power of $\mathrm{e}$. The logarithm has base $10$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: '100',
          accuracy: 'exact',
          mistakes: [
            { value: '0.01', note: md`A lower pH means more hydrogen ions, so $C$ becomes larger.` },
            {
              value: '20',
              note: md`A difference of $2$ in the exponent is a factor of $10$ twice, not $10 \times 2$.`,
            },
            { value: '2', note: md`That is the change of the exponent. By what is $C$ itself multiplied?` },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${sf(acidity)}`,
          value: root((p) => 10 ** -p - concentration, 0, 14),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: standardForm(otherConcentration),
          value: root((c) => Math.log(c) / Math.LN10 + other, 1e-12, 1),
        },
        { part: 'c', route: 'numeric', shown: '= 100', value: 10 ** -3 / 10 ** -5 },
      ],
    };
  },
});
