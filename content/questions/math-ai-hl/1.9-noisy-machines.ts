import { sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    place: choice(
      ['workshop in Izmir', 'loom'],
      ['mill in Dhaka', 'sewing machine'],
      ['joinery in Tartu', 'saw'],
      ['print shop in Quito', 'press'],
    ),
    level: integers(68, 84),
    some: integers(3, 6),
    margin: choice(9, 11, 12, 14),
  },
  allow: ({ level, margin }) => level + margin <= 95,
  write: ({ place: [place, machine], level, some, margin }) => {
    const limit = level + margin;
    const intensity = 10 ** (level / 10 - 12);
    const together = level + 10 * Math.log10(some);
    const most = Math.floor(10 ** (margin / 10));
    const levelOf = (count: number) => 10 * Math.log10(sum(() => intensity, 1, count) / 1e-12);
    let brute = 1;
    while (levelOf(brute + 1) <= limit) brute += 1;
    return {
      text: md`The sound level $L$, in decibels (dB), of a sound of intensity $I$, in $\text{W m}^{-2}$, is $L = 10\log_{10}\left(\frac{I}{10^{-12}}\right)$.

In a ${place}, a single ${machine} makes a sound of level $${level}$ dB. When several such machines run together, their intensities add up.

(a) Find the intensity of the sound of one ${machine}. [2]

(b) Use the laws of logarithms to show that the sound level of $n$ machines is $${level} + 10\log_{10} n$ dB. [3]

(c) Find the sound level when $${some}$ machines run together. [1]

(d) The level must not be greater than $${limit}$ dB. Find the largest number of machines that may run together. [3]`,
      hints: [
        md`For part (b), replace $I$ by $nI$ in the formula and split the logarithm of the product.`,
        md`Solve an inequality for $n$ in part (d). Which way must a number of machines be rounded?`,
      ],
      answer: md`(a) $${level} = 10\log_{10}\left(\frac{I}{10^{-12}}\right)$, so $\frac{I}{10^{-12}} = 10^{${level / 10}}$ and $I = 10^{${level / 10}} \times 10^{-12} = ${sf(intensity)}\ \text{W m}^{-2}$.

(b) The intensity of $n$ machines is $nI$. By the law for the logarithm of a product,

$$L = 10\log_{10}\left(n \times \frac{I}{10^{-12}}\right) = 10\log_{10} n + 10\log_{10}\left(\frac{I}{10^{-12}}\right) = ${level} + 10\log_{10} n.$$

(c) $L = ${level} + 10\log_{10} ${some} = ${decimals(together, 1)}\ \text{dB}$

(d) $${level} + 10\log_{10} n \le ${limit}$ gives $\log_{10} n \le ${margin / 10}$, so $n \le 10^{${margin / 10}} = ${sf(10 ** (margin / 10), 4)}$.

A number of machines is whole, so at most $n = ${most}$ machines may run together.

**Watch out:** Decibels don't add up: $${some}$ machines don't make $${some} \times ${level}$ dB. Only the intensities are added, and the level then grows by the logarithm.`,
      scheme: [
        [md`$10^{${level / 10}} = \frac{I}{10^{-12}}$`, 'M1'],
        [md`$I = ${sf(intensity)}\ \text{W m}^{-2}$`, 'A1'],
        [md`replaces $I$ by $nI$`, 'M1'],
        [md`uses $\log(ab) = \log a + \log b$`, 'M1'],
        [md`identifies the second term as $${level}$ and reaches the result`, 'A1'],
        [md`$${decimals(together, 1)}$ dB`, 'A1'],
        [md`$${level} + 10\log_{10} n \le ${limit}$, or the equation`, 'M1'],
        [md`$n \le ${sf(10 ** (margin / 10), 4)}$`, 'A1'],
        [md`$${most}$ machines`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(intensity.toPrecision(8))}`,
          unit: 'W m^-2',
          mistakes: [
            {
              value: sf(10 ** (level / 10)),
              note: md`You found $\frac{I}{10^{-12}}$. Multiply it by $10^{-12}$ to get $I$.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(together.toPrecision(8))}`,
          unit: 'dB',
          mistakes: [
            {
              value: `${level * some}`,
              note: md`You multiplied the level by $${some}$. The intensities add up, not the decibels.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${most}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${most + 1}`,
              note: md`You rounded up. With that many machines the level is greater than $${limit}$ dB.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`${sf(intensity)}\ \text{W m}^{-2}`,
          value: 1e-12 * Math.exp((level / 10) * Math.LN10),
        },
        { part: 'c', route: 'numeric', shown: md`${decimals(together, 1)}\ \text{dB}`, value: levelOf(some) },
        { part: 'd', route: 'numeric', shown: `n = ${most}`, value: brute },
      ],
    };
  },
});
