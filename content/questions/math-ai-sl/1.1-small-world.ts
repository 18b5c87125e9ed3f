import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped, sf, standardForm } from '../../authoring/wording.ts';

const rowOf = (width: number, line: number) => line / 1000 / width;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    lab: choice('Hanoi', 'Kampala', 'Kraków', 'Quito', 'Perth'),
    small: choice(
      { name: 'an influenza virus', exponent: -7, from: 0.9, steps: 3 },
      { name: 'an Escherichia coli bacterium', exponent: -7, from: 6, steps: 15 },
      { name: 'a measles virus', exponent: -7, from: 1.5, steps: 8 },
    ),
    at: integers(0, 15),
    big: choice(
      { name: 'a red blood cell', some: 'red blood cells', exponent: -6, from: 6.4 },
      { name: 'a grain of pine pollen', some: 'grains of pine pollen', exponent: -5, from: 5.1 },
      { name: 'a yeast cell', some: 'yeast cells', exponent: -6, from: 4.1 },
    ),
    more: integers(0, 12),
    line: choice(2, 3, 4, 5, 7),
  },
  allow: ({ small, at, big, more, line }) => {
    const count = rowOf(Number(((big.from + more / 10) * 10 ** big.exponent).toPrecision(2)), line);
    return at <= small.steps && count % 1 > 0.08 && count % 1 < 0.92 && Math.ceil(count) % 10 > 1;
  },
  write: ({ lab, small, at, big, more, line }) => {
    const tiny = Number(((small.from + at / 10) * 10 ** small.exponent).toPrecision(2));
    const width = Number(((big.from + more / 10) * 10 ** big.exponent).toPrecision(2));
    const millimetres = Number((width * 1000).toPrecision(2));
    const times = width / tiny;
    const exact = rowOf(width, line);
    const least = Math.ceil(exact);
    let cells = 0;
    while (cells * width * 1e9 < line * 1e6) cells += 1;
    return {
      text: md`Under a microscope in ${lab}, ${small.name} is $${standardForm(tiny, 2)}\ \text{m}$ wide, and ${big.name} is $${standardForm(width, 2)}\ \text{m}$ wide.

(a) Write the width of ${big.name} in millimetres, in the form $a \times 10^k$ where $1 \le a < 10$ and $k \in \mathbb{Z}$. [1]

(b) The width of ${big.name} is $q$ times the width of ${small.name}. Find $q$. [2]

Some ${big.some} of this width lie side by side in a straight row.

(c) Find the least number of them for which the row is at least $${line}\ \text{mm}$ long. [2]`,
      hints: [
        md`One metre is $10^3$ millimetres.`,
        md`Which calculation undoes a multiplication? To divide powers of ten, subtract the exponents.`,
        md`In (c), both lengths must be in the same unit. Then think about which way to round.`,
      ],
      answer: md`(a) A metre has $10^3$ millimetres, so multiply by $10^3$: only the exponent changes. The width is $${standardForm(width, 2)} \times 10^3 = ${standardForm(millimetres, 2)}\ \text{mm}$.

(b) Divide the greater width by the smaller one:

$$\frac{${standardForm(width, 2)}}{${standardForm(tiny, 2)}} = ${sf(times)}$$

(c) Divide the length of the row by the width of one of them, both in millimetres:

$$\frac{${line}}{${standardForm(millimetres, 2)}} = ${decimals(exact, 2)}$$

With $${grouped(least - 1)}$ of them the row is still too short, so round up: the least number is $${grouped(least)}\ \text{${big.some}}$.

**Calculator:** use the key for powers of ten (EE on the TI-Nspire, ×10ˣ on the Casio fx-CG50), or put each number in standard form in brackets. Without brackets the calculator divides only by the first factor.

**Watch out:** the more negative the exponent, the *smaller* the number: $10^{-7}$ is less than $10^{-6}$.`,
      scheme: [
        [md`(a) $${standardForm(millimetres, 2)}\ \text{mm}$`, 'A1'],
        [md`(b) divides the two widths`, 'M1'],
        [md`$${sf(times)}$`, 'A1'],
        [md`(c) divides $${line}\ \text{mm}$ by their width in millimetres`, 'M1'],
        [md`$${grouped(least)}$ (rounded up)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: standardForm(millimetres, 2),
          form: 'standard form',
          unit: 'mm',
          mistakes: [
            {
              value: standardForm(width / 1000, 2),
              note: md`You divided by $10^3$. A millimetre is smaller than a metre, so the number of millimetres is larger.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${times}`,
          mistakes: [{ value: `${1 / times}`, note: md`You divided the smaller width by the greater one.` }],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${least}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${least - 1}`,
              note: md`You rounded down. Then the row is a little shorter than $${line}\ \text{mm}$.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: standardForm(millimetres, 2), value: width * 1e3 },
        {
          part: 'b',
          route: 'exact',
          shown: `= ${sf(times)}`,
          value: (width * 1e9) / (tiny * 1e9),
        },
        { part: 'c', route: 'simulation', shown: `${grouped(least)}\\ \\text{${big.some}}`, value: cells },
      ],
    };
  },
});
