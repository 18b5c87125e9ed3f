import { balanceAfter, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped } from '../../authoring/wording.ts';

const money = (value: number) => {
  const [whole, cents] = decimals(value, 2).split('.') as [string, string];
  return `${grouped(Number(whole))}.${cents}`;
};

const big = (value: number, figures = 3) => grouped(Number(value.toPrecision(figures)));

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    loan: choice(
      { who: 'Priya borrows', why: 'to open a dental practice in Leicester', code: 'GBP', thousands: 60 },
      { who: 'Hassan borrows', why: 'to buy a flat in Marseille', code: 'EUR', thousands: 110 },
      { who: 'Yuna borrows', why: 'to build a greenhouse near Perth', code: 'AUD', thousands: 80 },
      { who: 'Marek borrows', why: 'to repair a guest house in Quebec', code: 'CAD', thousands: 45 },
    ),
    extra: integers(0, 9),
    rate: choice(3.9, 4.2, 4.8, 5.1, 5.7, 6.3),
    years: choice(8, 10, 12, 15),
    after: integers(3, 6),
    start: choice('1 March 2024', '1 September 2025', '1 June 2023'),
  },
  write: ({ loan, extra, rate, years, after, start }) => {
    const amount = (loan.thousands + extra * 2) * 1000;
    const months = years * 12;
    const monthly = rate / 1200;
    const payment = (amount * monthly) / (1 - (1 + monthly) ** -months);
    const rounded = Number(decimals(payment, 2));
    const paid = rounded * months;
    const owed = payment * ((1 - (1 + monthly) ** (after * 12 - months)) / monthly);
    const found = root((pay) => balanceAfter(amount, monthly, -pay, months), 0, amount);
    return {
      text: md`On ${start}, ${loan.who} $${grouped(amount)}$ ${loan.code} ${loan.why}. The nominal annual interest rate is $${rate}\%$, compounded monthly. The loan is repaid in equal payments at the end of every month, over $${years}$ years.

(a) Find the amount of each payment, correct to two decimal places. [3]

(b) Use your answer to (a) to find the total interest paid on the loan. [2]

(c) Find the amount still owed directly after the payment at the end of year $${after}$. [3]`,
      hints: [
        md`In the finance solver, N counts payments, so N is $12$ times the number of years. The final value is $0$.`,
        md`Interest is what is paid beyond the amount borrowed.`,
        md`For (c), keep the payment and change N; then solve for FV.`,
      ],
      answer: md`(a) The finance solver needs N $= ${years} \times 12 = ${months}$, I% $= ${rate}$, PV $= ${amount}$, FV $= 0$, P/Y $= 12$, C/Y $= 12$, with payments at the end of each month. It gives a payment of $${money(payment)}\ \text{${loan.code}}$ each month.

(b) The total paid is $${months} \times ${money(rounded)} = ${money(paid)}\ \text{${loan.code}}$.

The interest is $${money(paid)} - ${grouped(amount)} = ${money(paid - amount)}\ \text{${loan.code}}$.

(c) After $${after}$ years, $${after * 12}$ payments have been made. With N $= ${after * 12}$ and PMT $= -${money(payment)}$, the solver gives FV $= -${big(owed, 5)}$.

About $${big(owed)}\ \text{${loan.code}}$ is still owed (3 s.f.).

**Calculator:** TI-Nspire: Menu, Finance, Finance Solver; press enter in PMT for (a) and in FV for (c). Casio fx-CG50: Financial, Compound Interest, then PMT or FV. Payments are at the end of each period.

**Watch out:** In (c), don't just subtract the payments made so far from the amount borrowed. A part of each payment is interest, so the loan falls more slowly than that.`,
      scheme: [
        [md`attempts to use a finance solver (at least three entries seen), or the annuity formula`, 'M1'],
        [
          md`all entries correct: N $= ${months}$, I% $= ${rate}$, PV $= ${amount}$, FV $= 0$, P/Y $=$ C/Y $= 12$`,
          'A1',
        ],
        [md`$${money(payment)}\ \text{${loan.code}}$`, 'A1'],
        [md`multiplies the payment by $${months}$ and subtracts $${grouped(amount)}$`, 'M1'],
        [md`$${money(paid - amount)}\ \text{${loan.code}}$`, 'A1'],
        [md`uses N $= ${after * 12}$ (or $${months - after * 12}$ remaining payments)`, 'M1'],
        [md`correct entries with the payment from (a)`, 'A1'],
        [md`$${big(owed)}\ \text{${loan.code}}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: money(payment),
          accuracy: { decimals: 2 },
          unit: loan.code,
          mistakes: [
            {
              value: money(amount / months),
              note: md`You only shared out the amount that was borrowed. The payments cover interest as well.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: money(paid - amount),
          unit: loan.code,
          follows: `${months} * a.1 - ${amount}`,
          unless: 'x <= 0',
          mistakes: [
            {
              value: money(paid),
              note: md`That is the total of all payments. Part of it is the amount borrowed.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${owed}`,
          // Half of the third figure: some go on with the payment that they rounded.
          accuracy: { tolerance: 10 ** Math.floor(Math.log10(owed)) / 200 },
          unit: loan.code,
          follows: `${amount} * (1 + ${rate}/1200)^${after * 12} - a.1 * ((1 + ${rate}/1200)^${after * 12} - 1) / (${rate}/1200)`,
          unless: 'd <= 0',
          mistakes: [
            {
              value: `${amount - payment * after * 12}`,
              note: md`You only took the payments off. Interest is added every month, too.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'simulation', shown: `${money(payment)}\\ \\text{${loan.code}}`, value: found },
        {
          part: 'b',
          route: 'simulation',
          shown: `= ${money(paid - amount)}`,
          value: Math.round(found * 100) * 0.01 * months - amount,
        },
        {
          part: 'c',
          route: 'simulation',
          shown: `${big(owed)}\\ \\text{${loan.code}}`,
          value: balanceAfter(amount, monthly, -found, after * 12),
        },
      ],
    };
  },
});
