import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    field: choice(
      { what: 'rice field', who: 'Nguyen' },
      { what: 'vineyard', who: 'Chiara' },
      { what: 'football pitch', who: 'Bakary' },
      { what: 'salt pond', who: 'Anaïs' },
    ),
    length: integers(84, 118),
    width: integers(46, 72),
    off: integers(-40, 40, 5),
  },
  allow: ({ length, width, off }) => Math.abs(off) > 10 && length > width + 20,
  write: ({ field, length, width, off }) => {
    const area = length * width;
    const low = (length - 0.5) * (width - 0.5);
    const high = (length + 0.5) * (width + 0.5);
    const truth = area + off;
    const error = (Math.abs(off) / truth) * 100;
    return {
      text: md`${field.who} measures a rectangular ${field.what}. Its length is $${length}\ \text{m}$ and its width is $${width}\ \text{m}$, each correct to the nearest metre.

(a) Write down the lower and the upper bound of the length. [1]

(b) Find the lower and the upper bound of the area. [2]

${field.who} works out the area from the measured length and width. An exact survey shows that the area is $${truth}\ \text{m}^2$.

(c) Find the percentage error in the area that ${field.who} worked out. [2]`,
      hints: [
        md`A length that is rounded to the nearest metre can be wrong by up to half a metre.`,
        md`The percentage error compares the difference with the exact value, not with the measured one.`,
      ],
      answer: md`(a) $${decimals(length - 0.5, 1)}\ \text{m} \le \text{length} < ${decimals(length + 0.5, 1)}\ \text{m}$

(b) The area is least when both sides are least, and it stays below the product of the two upper bounds:

lower bound $= ${decimals(length - 0.5, 1)} \times ${decimals(width - 0.5, 1)} = ${decimals(low, 2)}\ \text{m}^2$

upper bound $= ${decimals(length + 0.5, 1)} \times ${decimals(width + 0.5, 1)} = ${decimals(high, 2)}\ \text{m}^2$

(c) The area worked out is $${length} \times ${width} = ${area}\ \text{m}^2$.

$$\left|\frac{${area} - ${truth}}{${truth}}\right| \times 100\% = ${sf(error)}\%$$

**Watch out:** Don't work out the area first and then add or subtract $0.5$. It is the length and the width that were rounded, so change both of them before you multiply.`,
      scheme: [
        [md`$${decimals(length - 0.5, 1)}$ and $${decimals(length + 0.5, 1)}$`, 'A1'],
        [md`$${sf(low)}\ \text{m}^2$ or $${decimals(low, 2)}\ \text{m}^2$`, 'A1'],
        [md`$${sf(high)}\ \text{m}^2$ or $${decimals(high, 2)}\ \text{m}^2$`, 'A1'],
        [md`substitutes into the formula for the percentage error`, 'M1'],
        [md`$${sf(error)}\%$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'set',
          label: 'The two bounds',
          expected: `${length - 0.5}, ${length + 0.5}`,
          accuracy: 'exact',
          unit: 'm',
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Lower bound',
          expected: `${low}`,
          unit: 'm^2',
          marks: 1,
          mistakes: [
            {
              value: `${area - 0.5}`,
              note: md`You took half a unit from the area. Take it from the length and from the width, then multiply.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Upper bound',
          expected: `${high}`,
          unit: 'm^2',
          marks: 1,
          mistakes: [
            {
              value: `${area + 0.5}`,
              note: md`You added half a unit to the area. Add it to the length and to the width, then multiply.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${error}`,
          unit: '%',
          mistakes: [
            {
              value: `${Math.abs(off)}`,
              note: md`That is the difference in $\text{m}^2$. Which percentage of the exact area is it?`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'exact',
          shown: `= ${decimals(low, 2)}\\ \\text{m}^2`,
          value: area - (length + width) / 2 + 0.25,
        },
        {
          part: 'b',
          route: 'exact',
          shown: `= ${decimals(high, 2)}\\ \\text{m}^2`,
          value: area + (length + width) / 2 + 0.25,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(error)}\\%`,
          value: Math.abs(100 - (100 * area) / truth),
        },
      ],
    };
  },
});
