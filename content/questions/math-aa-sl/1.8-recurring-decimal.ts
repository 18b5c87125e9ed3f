import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { fraction } from '../../authoring/wording.ts';

const two = (value: number): string => String(value).padStart(2, '0');

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: { block: integers(12, 96), lead: integers(1, 9) },
  allow: ({ block }) => block % 11 !== 0 && block % 3 === 0 && block % 10 !== 0,
  write: ({ block, lead }) => {
    const digits = two(block);
    const recurring = md`0.\overline{${digits}}`;
    const value = fraction(block, 99);
    const [n, d] = /^\\frac\{(\d+)\}\{(\d+)\}$/.exec(value)!.slice(1).map(Number) as [number, number];
    const later = fraction(lead * 99 + block, 990);
    return {
      text: md`The recurring decimal $${recurring} = 0.${digits}${digits}${digits}\ldots$ is the sum of the infinite geometric series

$$0.${digits} + 0.00${digits} + 0.0000${digits} + \cdots$$

(a) Write down the common ratio of this series, and explain why its sum to infinity exists. [2]

(b) Hence show that $${recurring} = ${value}$. [2]

(c) Hence find $0.${lead}\overline{${digits}} = 0.${lead}${digits}${digits}${digits}\ldots$ as a fraction in its lowest terms. [3]`,
      hints: [
        md`Each term has its digits two places farther to the right than the term before.`,
        md`In part (c), take off the first digit after the decimal point. How is what is left connected with $${recurring}$?`,
      ],
      answer: md`(a) Each term is one hundredth of the term before, so $r = \dfrac{1}{100}$. The sum to infinity exists because $|r| < 1$.

(b) $S_\infty = \dfrac{u_1}{1 - r} = \dfrac{0.${digits}}{1 - 0.01} = \dfrac{0.${digits}}{0.99} = \dfrac{${block}}{99}$, and dividing top and bottom by $${99 / d}$ gives $${value}$.

(c) The digits $${digits}$ start one place later, so $0.${lead}\overline{${digits}} = \dfrac{${lead}}{10} + \dfrac{1}{10} \times ${value} = \dfrac{${lead}}{10} + \dfrac{${n}}{${10 * d}}$. Over the common denominator this is $\dfrac{${lead * d + n}}{${10 * d}}$, ${fraction(lead * d + n, 10 * d) === md`\frac{${lead * d + n}}{${10 * d}}` ? md`which is in its lowest terms. So $0.${lead}\overline{${digits}} = ${later}$.` : md`so in its lowest terms $0.${lead}\overline{${digits}} = ${later}$.`}

**Watch out:** In (c), don't add $${value}$ itself to $\dfrac{${lead}}{10}$. The recurring part starts one place later, so it is only a tenth as large.`,
      scheme: [
        [md`$r = \frac{1}{100}$`, 'A1'],
        [md`$|r| < 1$`, 'R1'],
        [md`$\frac{0.${digits}}{1 - 0.01}$`, 'M1'],
        [md`$\frac{${block}}{99}$, leading to $${value}$`, 'A1'],
        [
          md`writes the decimal as $\frac{${lead}}{10}$ and one tenth of $${recurring}$ (or as a new geometric series)`,
          'M1',
        ],
        [md`$\frac{${lead}}{10} + \frac{${n}}{${10 * d}}$`, '(A1)'],
        [md`$${later}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: md`\frac{1}{100}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: '0.1', note: md`The digits move two places to the right from term to term, not one.` },
            {
              value: '100',
              note: md`Each term is smaller than the one before, so the ratio is less than $1$.`,
            },
          ],
        },
        { part: 'a', kind: 'self', why: 'explain', marks: 1 },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: later,
          accuracy: 'exact',
          form: 'simplest fraction',
          mistakes: [
            {
              value: fraction(lead * 99 + block * 10, 990),
              note: md`You added the whole of $${recurring}$. Its digits start one place later here, so only a tenth of it is added.`,
            },
            {
              value: fraction(block, 990),
              note: md`You left out the digit $${lead}$ before the recurring digits.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`r = \dfrac{1}{100}`, value: block / 1e4 / (block / 1e2) },
        { part: 'b', route: 'numeric', shown: value, value: Number(`0.${digits.repeat(9)}`) },
        { part: 'c', route: 'numeric', shown: `= ${later}`, value: Number(`0.${lead}${digits.repeat(8)}`) },
      ],
    };
  },
});
