import { balanceAfter } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped, sf } from '../../authoring/wording.ts';

const money = (value: number): string => {
  const [whole, cents] = decimals(value, 2).split('.') as [string, string];
  return `${grouped(Number(whole))}.${cents}`;
};

const periodsToReach = (target: number, rate: number, times: number): number =>
  Math.log(target) / Math.log(1 + rate / 100 / times);

/** Thousands apart where no formula is. */
const apart = (value: number): string => grouped(value).replaceAll(String.raw`\,`, '\u202f');

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    saver: choice(
      { name: 'Anahera', currency: 'NZD', unit: 1 },
      { name: 'Mateus', currency: 'BRL', unit: 2 },
      { name: 'Wanjiru', currency: 'KES', unit: 20 },
      { name: 'Emil', currency: 'DKK', unit: 5 },
      { name: 'Siti', currency: 'MYR', unit: 2 },
    ),
    amount: integers(2000, 9000, 500),
    rate: choice(2.4, 3, 3.6, 4.2, 4.8, 5.4, 6),
    compounding: choice(
      { words: 'half-yearly', period: 'half-year', times: 2 },
      { words: 'quarterly', period: 'quarter', times: 4 },
      { words: 'monthly', period: 'month', times: 12 },
    ),
    years: integers(3, 9),
    growth: choice(1.5, 1.75, 2),
  },
  allow: ({ rate, compounding, growth, years }) => {
    const n = periodsToReach(growth, rate, compounding.times);
    return Math.abs(n - Math.round(n)) > 0.05 && (1 + rate / 100) ** years < growth;
  },
  write: ({ saver, amount, rate, compounding, years, growth }) => {
    const { name, currency, unit } = saver;
    const { words, period, times } = compounding;
    const start = amount * unit;
    const target = start * growth;
    const perPeriod = rate / 100 / times;
    const value = start * (1 + perPeriod) ** (times * years);
    const exact = periodsToReach(growth, rate, times);
    const least = Math.ceil(exact);
    const effective = ((1 + perPeriod) ** times - 1) * 100;
    let waited = 0;
    for (let balance = start; balance <= target; waited += 1) balance += balance * perPeriod;
    const base = md`1 + \frac{${rate}}{100 \times ${times}}`;
    return {
      text: md`${name} puts $${grouped(start)}$ ${currency} into a savings account. The account pays a nominal interest rate of $${rate}\,\%$ per year, compounded ${words}. Nothing is taken out.

(a) Find the amount in the account after $${years}$ years, to two decimal places. [3]

(b) Find the least number of complete ${period === 'half-year' ? 'half-years' : `${period}s`} after which the amount exceeds $${grouped(target)}$ ${currency}. [3]

Another bank offers an account with interest compounded yearly.

(c) Find the annual rate that this bank must pay so that an amount grows just as fast in both accounts. Give your answer as a percentage to two decimal places. [2]`,
      hints: [
        md`How much interest is paid at the end of each ${period}, in per cent? And how many of these payments are there?`,
        md`For part (c), look at what happens to $100$ ${currency} in exactly one year.`,
      ],
      answer: md`(a) Interest is added $${times}$ times a year, so
$$FV = ${grouped(start)}\left(${base}\right)^{${times} \times ${years}} = ${money(value)}\ \text{${currency}}.$$

(b) After $n$ ${period === 'half-year' ? 'half-years' : `${period}s`} the amount is $${grouped(start)}\left(${base}\right)^n$. It exceeds $${grouped(target)}$ when $\left(${base}\right)^n > ${growth}$. Solving with the calculator (or with logarithms) gives $n > ${sf(exact, 4)}$, so the least number is $n = ${least}$.

(c) In one year, an amount is multiplied by $\left(${base}\right)^{${times}} = ${sf(1 + effective / 100, 6)}$. Compounding once a year, the rate must be $${decimals(effective, 2)}\,\%$.

**Calculator:** TI-Nspire: Menu, Finance, Finance Solver; Casio fx-CG50: Financial, Compound Interest. Enter N = ${times * years}, I% = ${rate}, PV = −${apart(start)}, PMT = 0, P/Y = C/Y = ${times} and solve for FV; for (b) enter FV = ${apart(target)} and solve for N.

**Watch out:** The rate and the number of periods must fit together: divide the yearly rate by $${times}$ and multiply the years by $${times}$. In (b), $n$ is a number of ${period}s, not of years.`,
      scheme: [
        [md`substitutes into the compound interest formula, or enters values in a finance application`, 'M1'],
        [
          md`$${grouped(start)}\left(${base}\right)^{${times * years}}$, or $N = ${times * years}$ and the other entries correct`,
          'A1',
        ],
        [md`$${money(value)}$ ${currency}`, 'A1'],
        [
          md`sets up an equation or inequality in the number of ${period === 'half-year' ? 'half-years' : `${period}s`}`,
          'M1',
        ],
        [md`$n > ${sf(exact, 4)}$`, '(A1)'],
        [md`$n = ${least}$`, 'A1'],
        [md`$\left(${base}\right)^{${times}} - 1$`, 'M1'],
        [md`$${decimals(effective, 2)}\,\%$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: money(value),
          accuracy: { decimals: 2 },
          unit: currency,
          mistakes: [
            {
              value: money(start * (1 + rate / 100) ** years),
              note: md`You added the interest once a year. It is compounded $${times}$ times a year.`,
            },
            {
              value: money(start * (1 + perPeriod) ** years),
              note: md`You used the rate of one ${period}, but only $${years}$ times. How many ${period === 'half-year' ? 'half-years' : `${period}s`} are there?`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${least}`,
          accuracy: 'exact',
          // A round number may be the right one with fewer figures.
          mistakes:
            least % 10 === 1
              ? []
              : [
                  {
                    value: `${least - 1}`,
                    note: md`After this many the amount is still less than $${grouped(target)}$ ${currency}.`,
                  },
                ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: decimals(effective, 2),
          accuracy: { decimals: 2 },
          unit: '%',
          mistakes: [
            {
              value: decimals(rate / times, 2),
              note: md`This is the rate for one ${period}. By what is an amount multiplied in a whole year?`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `${money(value)}`,
          value: balanceAfter(start, perPeriod, 0, times * years),
        },
        { part: 'b', route: 'numeric', shown: `n = ${least}`, value: waited },
        {
          part: 'c',
          route: 'numeric',
          shown: md`${decimals(effective, 2)}\,\%`,
          value: balanceAfter(100, perPeriod, 0, times) - 100,
        },
      ],
    };
  },
});
