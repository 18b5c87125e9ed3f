import { balanceAfter, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped } from '../../authoring/wording.ts';

const money = (value: number) => {
  const [whole, cents] = decimals(value, 2).split('.') as [string, string];
  return `${grouped(Number(whole))}.${cents}`;
};
const effective = (rate: number, times: number) => ((1 + rate / 100 / times) ** times - 1) * 100;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    who: choice(
      { name: 'Ingrid', code: 'NOK', word: 'Norwegian kroner', scale: 10 },
      { name: 'Tomás', code: 'EUR', word: 'euros', scale: 1 },
      { name: 'Noura', code: 'MAD', word: 'Moroccan dirhams', scale: 10 },
      { name: 'Hemi', code: 'NZD', word: 'New Zealand dollars', scale: 1 },
    ),
    start: integers(5000, 9500, 500),
    yearly: integers(36, 58),
    often: choice(
      { times: 12, word: 'monthly' },
      { times: 4, word: 'quarterly' },
      { times: 2, word: 'half-yearly' },
    ),
    less: integers(2, 20),
    years: integers(4, 8),
  },
  allow: ({ yearly, often, less }) => {
    const gap = effective(yearly / 10 - less / 100, often.times) - yearly / 10;
    return Math.abs(gap) > 0.012 && Math.abs(gap) < 0.12;
  },
  write: ({ who, start: first, yearly, often, less, years }) => {
    const start = first * who.scale;
    const [rate, nominal] = [yearly / 10, Number((yearly / 10 - less / 100).toFixed(2))];
    const year = effective(nominal, often.times);
    const [one, two] = [
      start * (1 + rate / 100) ** years,
      start * (1 + nominal / 100 / often.times) ** (often.times * years),
    ];
    const winner = year > rate ? 'B' : 'A';
    const followed = balanceAfter(start, nominal / 100 / often.times, 0, often.times * years);
    return {
      text: md`${who.name} invests $${grouped(start)}$ ${who.word} (${who.code}) for $${years}$ years and compares two banks.

- Bank A pays $${rate}\%$ interest per year, compounded annually.
- Bank B pays a nominal annual rate of $${nominal}\%$, compounded ${often.word}.

(a) Find the value of the investment after $${years}$ years at bank A. Give your answer correct to two decimal places. [2]

(b) Find the value of the investment after $${years}$ years at bank B. Give your answer correct to two decimal places. [3]

(c) Find the annual rate, compounded annually, at which bank A would pay as much as bank B. [2]

(d) State which bank ${who.name} should choose. Explain why the nominal rates alone don't decide this. [2]`,
      hints: [
        md`How often is interest added in $${years}$ years at bank B, and how much each time?`,
        md`For (c), find out by which factor money grows at bank B in *one* year.`,
      ],
      answer: md`(a) Bank A multiplies the value by $1 + \frac{${rate}}{100}$ every year:

$$${grouped(start)}\left(1 + \frac{${rate}}{100}\right)^{${years}} = ${money(one)}\ \text{${who.code}}$$

(b) Bank B adds interest $${often.times}$ times a year, each time $\frac{${nominal}}{${often.times}}\%$, so $${often.times} \times ${years} = ${often.times * years}$ times in all:

$$${grouped(start)}\left(1 + \frac{${nominal}}{${often.times} \times 100}\right)^{${often.times * years}} = ${money(two)}\ \text{${who.code}}$$

(c) In one year, money at bank B is multiplied by

$$\left(1 + \frac{${nominal}}{${often.times} \times 100}\right)^{${often.times}} = ${decimals(1 + year / 100, 6)}.$$

Interest that is added once a year would need the rate $${decimals(year, 2)}\%$ for the same factor.

(d) ${who.name} should choose bank ${winner}. The nominal rate of B is lower, but its interest is added more often and then earns interest itself, so the rates can be compared only after (c): $${decimals(year, 2)}\%$ against $${rate}\%$.

**Calculator:** finance solver with N $= ${years}$ (A) or N $= ${often.times * years}$ (B), I% $=$ the annual rate, PV $= -${start}$, PMT $= 0$, and P/Y $=$ C/Y $= ${often.times}$ for B; solve for FV. For (c), TI-Nspire has eff($${nominal}$, $${often.times}$) and Casio fx-CG50 has CNVT, EFF.

**Watch out:** I% is always the rate per *year*. The solver divides it by C/Y itself.`,
      scheme: [
        [
          md`(a) substitutes into the formula for compound interest, or correct entries in a finance solver`,
          'M1',
        ],
        [md`$${money(one)}\ \text{${who.code}}$`, 'A1'],
        [md`(b) substitutes into the formula for compound interest, or uses a finance solver`, 'M1'],
        [
          md`$\frac{${nominal}}{${often.times}}\%$ each time and exponent $${often.times * years}$, or all entries correct with C/Y $= ${often.times}$`,
          'A1',
        ],
        [md`$${money(two)}\ \text{${who.code}}$`, 'A1'],
        [md`(c) growth factor of one year, or solves for I% with C/Y $= 1$`, 'M1'],
        [md`$${decimals(year, 2)}\%$`, 'A1'],
        [md`(d) bank ${winner} (follow through)`, 'A1'],
        [md`interest that is added more often earns interest itself`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: decimals(one, 2),
          accuracy: { decimals: 2 },
          unit: who.code,
          mistakes: [
            {
              value: decimals(start * (1 + (rate * years) / 100), 2),
              note: md`You used simple interest. The interest is compounded every year.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: decimals(two, 2),
          accuracy: { decimals: 2 },
          unit: who.code,
          mistakes: [
            {
              value: decimals(start * (1 + nominal / 100) ** years, 2),
              note: md`You added interest once a year. Bank B compounds ${often.word}.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: decimals(year, 6),
          unit: '%',
          follows: `((b.1 / ${start})^(1/${years}) - 1) * 100`,
          unless: 'r <= 0',
          mistakes: [
            {
              value: decimals((two / start - 1) * 100, 3),
              note: md`That is the growth over all $${years}$ years. The rate is for one year.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state and explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'simulation',
          shown: `${money(one)}\\ \\text{${who.code}}`,
          value: balanceAfter(start, rate / 100, 0, years),
        },
        { part: 'b', route: 'simulation', shown: `${money(two)}\\ \\text{${who.code}}`, value: followed },
        {
          part: 'c',
          route: 'substitution',
          shown: `${decimals(year, 2)}\\%`,
          value: root((r) => balanceAfter(start, r / 100, 0, years) - followed, 0, 20),
        },
      ],
    };
  },
});
