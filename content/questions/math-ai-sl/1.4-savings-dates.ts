import { balanceAfter } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped } from '../../authoring/wording.ts';

const money = (value: number) => {
  const [whole, cents] = decimals(value, 2).split('.') as [string, string];
  return `${grouped(Number(whole))}.${cents}`;
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    saver: choice(
      { name: 'Ines', currency: 'euros (EUR)', code: 'EUR', unit: 1000 },
      { name: 'Kwame', currency: 'Ghanaian cedis (GHS)', code: 'GHS', unit: 2000 },
      { name: 'Mei', currency: 'Singapore dollars (SGD)', code: 'SGD', unit: 1500 },
      { name: 'Diego', currency: 'Mexican pesos (MXN)', code: 'MXN', unit: 10000 },
    ),
    thousands: integers(4, 12),
    rate: choice(3.2, 3.6, 4.2, 4.5, 4.8, 5.4, 6.2),
    compounding: choice(
      { word: 'half-yearly', period: 'half-years', perYear: 2 },
      { word: 'quarterly', period: 'quarters', perYear: 4 },
      { word: 'monthly', period: 'months', perYear: 12 },
    ),
    years: integers(4, 8),
    from: integers(2019, 2025),
  },
  allow: ({ rate, compounding }) => {
    const past = (Math.log(1.5) / Math.log(1 + rate / 100 / compounding.perYear)) % 1;
    return past > 0.03 && past < 0.97;
  },
  write: ({ saver, thousands, rate, compounding, years, from }) => {
    const { word, period, perYear } = compounding;
    const start = thousands * saver.unit;
    const growth = 1 + rate / 100 / perYear;
    const value = start * growth ** (perYear * years);
    const exact = Math.log(1.5) / Math.log(growth);
    let [count, balance] = [0, start];
    while (balance < 1.5 * start) {
      balance = balanceAfter(balance, rate / 100 / perYear, 0, 1);
      count += 1;
    }
    return {
      text: md`On 1 January ${from}, ${saver.name} invests $${grouped(start)}$ ${saver.currency} in an account that pays a nominal annual interest rate of $${rate}\%$, compounded ${word}.

(a) Find the value of the investment on 1 January ${from + years}. Give your answer correct to two decimal places. [3]

(b) Find the interest earned by that date. [1]

(c) Find the least number of complete ${period} after which the value is at least $1.5$ times the amount invested. [3]`,
      hints: [
        md`How many ${period} are there in $${years}$ years, and which part of the annual rate is paid for each?`,
        md`In (c) the amount invested plays no part: the factor of growth must be at least $1.5$.`,
      ],
      answer: md`Interest of $\frac{${rate}}{${perYear}}\%$ is added $${perYear}$ times a year.

(a) From 1 January ${from} to 1 January ${from + years} there are $${years} \times ${perYear} = ${years * perYear}$ periods:

$$${grouped(start)}\left(1 + \frac{${rate}}{100 \times ${perYear}}\right)^{${years * perYear}} = ${money(value)}\ \text{${saver.code}}$$

(A finance solver with N $= ${years}$, I% $= ${rate}$, PV $= -${start}$, PMT $= 0$, P/Y $= 1$, C/Y $= ${perYear}$ gives the same.)

(b) $${money(value)} - ${grouped(start)} = ${money(value - start)}\ \text{${saver.code}}$

(c) After $n$ ${period} the investment has grown by the factor $\left(1 + \frac{${rate}}{${100 * perYear}}\right)^n$, which must be at least $1.5$. The calculator gives equality at $n = ${decimals(exact, 2)}$, so the least whole number is $n = ${Math.ceil(exact)}$ ${period}.

**Calculator:** for (c), the finance solver with I% $= ${rate}$, PV $= -1$, PMT $= 0$, FV $= 1.5$, P/Y $=$ C/Y $= ${perYear}$ gives N in ${period}. TI-Nspire: Menu, Finance, Finance Solver. Casio fx-CG50: Financial, Compound Interest.

**Watch out:** With P/Y $= 1$, as in (a), the solver counts *years*. Part (c) asks for ${period}, so don't round up before you have changed the unit.`,
      scheme: [
        [md`substitutes into the formula for compound interest, or enters values in a finance solver`, 'M1'],
        [
          md`correct rate and number of periods: $\left(1 + \frac{${rate}}{100 \times ${perYear}}\right)^{${years * perYear}}$`,
          'A1',
        ],
        [md`$${money(value)}\ \text{${saver.code}}$`, 'A1'],
        [md`$${money(value - start)}\ \text{${saver.code}}$`, 'A1'],
        [md`sets the value equal to $1.5 \times ${grouped(start)}$, or the factor equal to $1.5$`, 'M1'],
        [md`$n = ${decimals(exact, 2)}$`, '(A1)'],
        [md`$${Math.ceil(exact)}$ ${period}`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: money(value),
          accuracy: { decimals: 2 },
          unit: saver.code,
          mistakes: [
            {
              value: money(start * (1 + rate / 100) ** years),
              note: md`You added interest once a year. It is compounded ${word}.`,
            },
            {
              value: money(start * (1 + rate / 100) ** (years * perYear)),
              note: md`You used the rate of a whole year in each period. Only a part of it, $\frac{1}{${perYear}}$, is paid each time.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: money(value - start),
          unit: saver.code,
          follows: `a.1 - ${start}`,
          unless: 'x <= 0',
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Math.ceil(exact)}`,
          accuracy: 'exact',
          unit: period,
          mistakes: [
            {
              value: `${Math.ceil(exact) - 1}`,
              note: md`At that time the value is still below $1.5$ times the amount invested: round up here.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'simulation',
          shown: `= ${money(value)}`,
          value: balanceAfter(start, rate / 100 / perYear, 0, perYear * years),
        },
        {
          part: 'b',
          route: 'simulation',
          shown: `= ${money(value - start)}`,
          value: balanceAfter(start, rate / 100 / perYear, 0, perYear * years) - start,
        },
        { part: 'c', route: 'simulation', shown: `n = ${Math.ceil(exact)}`, value: count },
      ],
    };
  },
});
