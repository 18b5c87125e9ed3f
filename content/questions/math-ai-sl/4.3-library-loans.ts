import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    context: choice(
      {
        who: 'members of a library in Edinburgh',
        what: 'books borrowed in a month',
        person: 'member',
        item: 'book',
        code: 'GBP',
      },
      {
        who: 'guests of a hostel in Cusco',
        what: 'nights stayed',
        person: 'guest',
        item: 'night',
        code: 'USD',
      },
      {
        who: 'families in a suburb of Brisbane',
        what: 'parcels received in a week',
        person: 'family',
        item: 'parcel',
        code: 'AUD',
      },
    ),
    f1: integers(4, 12),
    f2: integers(10, 20),
    f3: integers(12, 24),
    f4: integers(6, 14),
    f5: integers(2, 8),
    fixed: choice(2, 3, 5),
    each: choice(1.5, 2, 2.5, 4),
  },
  // There shall be one mode.
  allow: ({ f1, f2, f3, f4 }) => f2 !== f3 && Math.max(f1, f4) < Math.max(f2, f3),
  write: ({ context, f1, f2, f3, f4, f5, fixed, each }) => {
    const frequencies = [f1, f2, f3, f4, f5];
    const total = frequencies.reduce((sum, f) => sum + f, 0);
    const mean = frequencies.reduce((sum, f, index) => sum + f * (index + 1), 0) / total;
    const spread = Math.sqrt(
      frequencies.reduce((sum, f, index) => sum + f * (index + 1 - mean) ** 2, 0) / total,
    );
    const mode = f2 > f3 ? 2 : 3;
    const values = frequencies.flatMap((f, index) => Array.from({ length: f }, () => index + 1));
    const costs = values.map((value) => fixed + each * value);
    const average = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
    const deviation = (list: readonly number[]) =>
      Math.sqrt(average(list.map((value) => value ** 2)) - average(list) ** 2);
    return {
      text: md`For ${context.who}, the table shows the number of ${context.what}.

| Number | 1 | 2 | 3 | 4 | 5 |
|---|---|---|---|---|---|
| Frequency | ${frequencies.join(' | ')} |

(a) Write down the mode. [1]

(b) Find the mean and the standard deviation of the number of ${context.what}. [3]

Each ${context.person} pays a fixed fee of $${fixed}$ ${context.code} and $${decimals(each, 2)}$ ${context.code} for each ${context.item}.

(c) Find the mean and the standard deviation of the amounts paid. [3]`,
      hints: [
        md`Enter the numbers in one list of the calculator and the frequencies in another.`,
        md`In (c) every value is multiplied by $${each}$ and then $${fixed}$ is added. Which of the two steps changes the spread?`,
      ],
      answer: md`(a) The mode is $${mode}$, the value with the greatest frequency.

(b) One-variable statistics with the frequencies as weights, for $n = ${total}$: the mean is $\bar{x} = ${sf(mean)}$ and the standard deviation is $\sigma = ${sf(spread)}$.

(c) The amount paid is $${fixed} + ${each}x$. The mean follows the same rule: $${fixed} + ${each} \times ${sf(mean, 5)} = ${sf(fixed + each * mean)}\ \text{${context.code}}$.

Adding a constant doesn't change the spread, multiplying does: the standard deviation is $${each} \times ${sf(spread, 5)} = ${sf(each * spread)}\ \text{${context.code}}$.

**Calculator:** TI-Nspire: Menu, Statistics, Stat Calculations, One-Variable Statistics, with the frequency list. Casio fx-CG50: STAT, CALC, 1-VAR, with the frequency list in SET.

**Watch out:** Without the frequency list the calculator counts each number once. Check that it shows a total of $${total}$, not $5$. And take $\sigma_x$, not $s_x$.`,
      scheme: [
        [md`$${mode}$`, 'A1'],
        [md`uses the frequencies, such as $n = ${total}$ seen`, '(M1)'],
        [md`mean $${sf(mean)}$`, 'A1'],
        [md`standard deviation $${sf(spread)}$`, 'A1'],
        [md`$${fixed} + ${each} \times$ their mean, or new lists of values`, 'M1'],
        [md`mean $${sf(fixed + each * mean)}\ \text{${context.code}}$`, 'A1'],
        [md`standard deviation $${sf(each * spread)}\ \text{${context.code}}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${mode}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${Math.max(...frequencies)}`,
              note: md`That is the greatest frequency. The mode is the number that has it.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Mean',
          expected: `${mean}`,
          marks: 2,
          mistakes: [
            {
              value: '3.0000',
              note: md`You took the mean of the numbers $1$ to $5$. Each counts as often as its frequency says.`,
            },
          ].filter(() => Math.abs(mean - 3) > 0.05),
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Standard deviation',
          expected: `${spread}`,
          marks: 1,
          mistakes: [
            {
              value: (spread ** 2).toFixed(5),
              note: md`That is the variance. The standard deviation is its square root.`,
            },
          ].filter(() => Math.abs(spread - 1) > 0.03),
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Mean',
          expected: `${fixed + each * mean}`,
          unit: context.code,
          marks: 2,
          follows: `${fixed} + ${each} * b.1`,
          mistakes: [{ value: (each * mean).toFixed(5), note: md`You left out the fixed fee.` }],
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Standard deviation',
          expected: `${each * spread}`,
          unit: context.code,
          marks: 1,
          follows: `${each} * b.2`,
          unless: 's < 0',
          mistakes: [
            {
              value: (fixed + each * spread).toFixed(5),
              note: md`You added the fixed fee. It moves all amounts alike and doesn't change their spread.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `${mode}`,
          value: frequencies.indexOf(Math.max(...frequencies)) + 1,
        },
        { part: 'b', route: 'numeric', shown: `\\bar{x} = ${sf(mean)}`, value: average(values) },
        { part: 'b', route: 'numeric', shown: `\\sigma = ${sf(spread)}`, value: deviation(values) },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(fixed + each * mean)}\\ \\text{${context.code}}`,
          value: average(costs),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(each * spread)}\\ \\text{${context.code}}`,
          value: deviation(costs),
        },
      ],
    };
  },
});
