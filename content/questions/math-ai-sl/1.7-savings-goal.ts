import { balanceAfter, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped } from '../../authoring/wording.ts';

const money = (value: number) => {
  const [whole, cents] = decimals(value, 2).split('.') as [string, string];
  return `${grouped(Number(whole))}.${cents}`;
};
const paymentFor = (goal: number, start: number, rate: number, months: number) => {
  const growth = (1 + rate / 1200) ** months;
  return ((goal - start * growth) * rate) / 1200 / (growth - 1);
};

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    saver: choice(
      { name: 'Oksana', they: 'She', what: 'a cello', code: 'EUR' },
      { name: 'Malik', they: 'He', what: 'a sailing boat', code: 'USD' },
      { name: 'Priya', they: 'She', what: 'a year of travel', code: 'GBP' },
      { name: 'Kaito', they: 'He', what: 'a food truck', code: 'AUD' },
    ),
    goal: integers(9000, 24000, 500),
    start: choice(0, 500, 800, 1000, 1500, 2000),
    rate: choice(2.4, 3, 3.6, 4.2, 4.8),
    years: integers(3, 6),
  },
  allow: ({ goal, start, rate, years }) => {
    const cents = (paymentFor(goal, start, rate, years * 12) * 100) % 1;
    return cents > 0.1 && cents < 0.9;
  },
  write: ({ saver, goal, start, rate, years }) => {
    const months = years * 12;
    const exact = paymentFor(goal, start, rate, months);
    const payment = Math.ceil(exact * 100) / 100;
    const paid = Number((months * payment).toFixed(2));
    const interest = goal - start - paid;
    const naive = (goal - start) / months;
    return {
      text: md`${saver.name} saves for ${saver.what}. ${
        start === 0
          ? md`${saver.they} opens an account without any money in it`
          : md`${saver.they} opens an account with $${grouped(start)}$ ${saver.code}`
      } and then pays the same amount into it at the end of every month. The account earns a nominal annual rate of $${rate}\%$, compounded monthly. After $${years}$ years there are to be at least $${grouped(goal)}$ ${saver.code} in the account.

(a) Find the least monthly payment that is enough. Give your answer correct to two decimal places. [3]

(b) Use your answer to (a) to find the total of the monthly payments. [1]

(c) Hence find how much of the $${grouped(goal)}$ ${saver.code} is interest. [2]`,
      hints: [
        md`How many payments are made in $${years}$ years?`,
        md`In the finance solver, money that ${saver.name} pays in is negative, and the goal at the end is positive.`,
        md`Whatever ${saver.name} hasn't paid in comes from interest.`,
      ],
      answer: md`(a) There are $${years} \times 12 = ${months}$ payments. Finance solver: N $= ${months}$, I% $= ${rate}$, PV $= ${start === 0 ? '0' : `-${start}`}$, FV $= ${goal}$, P/Y $=$ C/Y $= 12$, payments at the end. It gives PMT $= -${decimals(exact, 4)}$.

With less the goal would be missed, so round up: the least payment is $${money(payment)}\ \text{${saver.code}}$.

(b) The $${months}$ payments add up to $${months} \times ${money(payment)} = ${money(paid)}\ \text{${saver.code}}$.

(c) Take off everything that ${saver.name} has paid in${start === 0 ? '' : ', also the first amount'}:

$$${grouped(goal)}${start === 0 ? '' : ` - ${grouped(start)}`} - ${money(paid)} = ${money(interest)}\ \text{${saver.code}}$$

**Calculator:** TI-Nspire: menu, Finance, Finance Solver. Casio fx-CG50: Financial, Compound Interest (F2).

**Watch out:** dividing by $${months}$ gives $${money(naive)}$, which is more than needed: the account earns interest as well.`,
      scheme: [
        [md`(a) uses a finance solver with N $= ${months}$, or the annuity formula`, 'M1'],
        [md`all entries correct, with ${start === 0 ? 'PV $= 0$' : 'PV and FV of opposite signs'}`, 'A1'],
        [md`$${money(payment)}\ \text{${saver.code}}$ (rounded up)`, 'A1'],
        [md`(b) $${money(paid)}\ \text{${saver.code}}$ (follow through)`, 'A1'],
        [md`(c) subtracts all that was paid in from $${grouped(goal)}$`, 'M1'],
        [md`$${money(interest)}\ \text{${saver.code}}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: decimals(payment, 2),
          accuracy: { decimals: 2 },
          unit: saver.code,
          mistakes: [
            {
              value: decimals(naive, 2),
              note: md`You left out the interest. The account helps to reach the goal.`,
            },
            ...(start === 0
              ? []
              : [
                  {
                    value: decimals(goal / months, 2),
                    note: md`You left out the interest and the first $${grouped(start)}$ ${saver.code}.`,
                  },
                ]),
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: decimals(paid, 2),
          accuracy: { tolerance: 1 },
          unit: saver.code,
          follows: `${months} * a.1`,
        },
        {
          part: 'c',
          kind: 'number',
          expected: decimals(interest, 2),
          accuracy: { tolerance: Math.max(1, interest / 300) },
          unit: saver.code,
          follows: `${goal - start} - b.1`,
          unless: 'x <= 0',
          mistakes:
            start === 0
              ? []
              : [
                  {
                    value: decimals(goal - paid, 2),
                    note: md`The first $${grouped(start)}$ ${saver.code} aren't interest.`,
                  },
                ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'simulation',
          shown: `${money(payment)}\\ \\text{${saver.code}}`,
          value: root((pay) => balanceAfter(start, rate / 1200, pay, months) - goal, 0, goal),
          within: 0.0101,
        },
        {
          part: 'b',
          route: 'exact',
          shown: `= ${money(paid)}\\ \\text{${saver.code}}`,
          value: balanceAfter(0, 0, payment, months),
        },
        {
          part: 'c',
          route: 'simulation',
          shown: `= ${money(interest)}\\ \\text{${saver.code}}`,
          value: balanceAfter(start, rate / 1200, exact, months) - balanceAfter(start, 0, payment, months),
        },
      ],
    };
  },
});
