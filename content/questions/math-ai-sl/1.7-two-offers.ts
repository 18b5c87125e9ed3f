import { balanceAfter, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped } from '../../authoring/wording.ts';

const money = (value: number) => {
  const [whole, cents] = decimals(value, 2).split('.') as [string, string];
  return `${grouped(Number(whole))}.${cents}`;
};
const paymentOf = (loan: number, rate: number, months: number) =>
  (loan * rate) / 1200 / (1 - (1 + rate / 1200) ** -months);
const cents = (value: number) => Number(decimals(value, 2));

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    story: choice(
      { who: 'Esi', what: 'an oven for her bakery in Kumasi', code: 'USD' },
      { who: 'Jorge', what: 'a taxi in Guayaquil', code: 'USD' },
      { who: 'Aroha', what: 'a milking machine in Waikato', code: 'NZD' },
      { who: 'Milan', what: 'a workshop in Ljubljana', code: 'EUR' },
    ),
    loan: integers(16000, 34000, 1000),
    rate: choice(5.4, 6, 6.6, 7.2),
    years: choice(4, 5),
    lower: choice(0.6, 0.9, 1.2, 1.8),
    longer: choice(2, 3),
    fee: integers(200, 700, 50),
  },
  allow: ({ loan, rate, years, lower, longer, fee }) => {
    const one = years * 12 * paymentOf(loan, rate, years * 12);
    const two = (years + longer) * 12 * paymentOf(loan, rate - lower, (years + longer) * 12) + fee;
    return Math.abs(one - two) > 60;
  },
  write: ({ story, loan, rate, years, lower, longer, fee }) => {
    const less = Number((rate - lower).toFixed(1));
    const [n, m] = [years * 12, (years + longer) * 12];
    const [one, two] = [cents(paymentOf(loan, rate, n)), cents(paymentOf(loan, less, m))];
    const [totalOne, totalTwo] = [cents(n * one), cents(m * two + fee)];
    const cheaper = totalOne < totalTwo ? 'P' : 'Q';
    const saved = cents(Math.abs(totalOne - totalTwo));
    const search = (percent: number, months: number) =>
      root((pay) => balanceAfter(loan, percent / 1200, -pay, months), 1, loan);
    return {
      text: md`${story.who} wants to borrow $${grouped(loan)}$ ${story.code} for ${story.what}. Two banks make an offer. Both loans are paid back in equal payments at the end of every month, with interest compounded monthly.

| | Bank P | Bank Q |
|---|---|---|
| Nominal annual rate | $${rate}\%$ | $${less}\%$ |
| Time | $${years}$ years | $${years + longer}$ years |
| Fee, to be paid at once | none | $${fee}$ ${story.code} |

(a) Find the monthly payment at bank P, correct to two decimal places. [3]

(b) Find the monthly payment at bank Q, correct to two decimal places. [2]

(c) Use your answers to (a) and (b) to find the total amount that ${story.who} would pay to each bank. [3]

(d) Hence state which offer costs less in total, and by how much. [1]

(e) Write down one reason why ${story.who} could still choose the offer of bank Q${cheaper === 'Q' ? ' even if it were the dearer one' : ''}. [1]`,
      hints: [
        md`For each bank, enter the number of months, the annual rate and the loan in the finance solver. At the end nothing is owed.`,
        md`The total consists of all payments, and at one bank of something else, too.`,
      ],
      answer: md`(a) Finance solver: N $= ${years} \times 12 = ${n}$, I% $= ${rate}$, PV $= ${loan}$, FV $= 0$, P/Y $=$ C/Y $= 12$. It gives a payment of $${money(one)}\ \text{${story.code}}$.

(b) Change only N $= ${m}$ and I% $= ${less}$: the payment is $${money(two)}\ \text{${story.code}}$.

(c) Bank P: $${n} \times ${money(one)} = ${money(totalOne)}\ \text{${story.code}}$

Bank Q, with the fee: $${m} \times ${money(two)} + ${fee} = ${money(totalTwo)}\ \text{${story.code}}$

(d) Bank ${cheaper} costs less in total, by $${money(saved)}\ \text{${story.code}}$.

(e) The monthly payment is lower: $${money(two)}$ instead of $${money(one)}\ \text{${story.code}}$. That can be easier to pay every month.

**Calculator:** TI-Nspire: menu, Finance, Finance Solver. Casio fx-CG50: Financial, Compound Interest. PV is positive, as ${story.who} receives the loan, so PMT comes out negative.

**Watch out:** a lower rate doesn't mean a cheaper loan. Over a longer time interest is charged more often.`,
      scheme: [
        [md`(a) uses a finance solver or the formula for a loan`, 'M1'],
        [md`all entries correct`, 'A1'],
        [md`$${money(one)}\ \text{${story.code}}$`, 'A1'],
        [md`(b) N $= ${m}$ and I% $= ${less}$`, 'M1'],
        [md`$${money(two)}\ \text{${story.code}}$`, 'A1'],
        [md`(c) multiplies a payment by the number of months`, 'M1'],
        [md`P: $${money(totalOne)}\ \text{${story.code}}$`, 'A1'],
        [md`Q: $${money(totalTwo)}\ \text{${story.code}}$, with the fee`, 'A1'],
        [md`(d) ${cheaper}, by $${money(saved)}\ \text{${story.code}}$ (follow through)`, 'A1'],
        [md`(e) a valid reason, such as the lower monthly payment`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: decimals(one, 2),
          accuracy: { decimals: 2 },
          unit: story.code,
          mistakes: [
            {
              value: decimals(loan / n, 2),
              note: md`You divided the loan by the months. Interest has to be paid, too.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: decimals(two, 2),
          accuracy: { decimals: 2 },
          unit: story.code,
          mistakes: [
            {
              value: decimals(loan / m, 2),
              note: md`You divided the loan by the months. Interest has to be paid, too.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Bank P',
          expected: decimals(totalOne, 2),
          accuracy: { tolerance: 1 },
          unit: story.code,
          marks: 1,
          follows: `${n} * a.1`,
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Bank Q',
          expected: decimals(totalTwo, 2),
          accuracy: { tolerance: 1 },
          unit: story.code,
          marks: 2,
          follows: `${m} * b.1 + ${fee}`,
          mistakes: [{ value: decimals(m * two, 2), note: md`The fee of bank Q has to be paid as well.` }],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Difference',
          expected: decimals(saved, 2),
          accuracy: { tolerance: 2 },
          unit: story.code,
          follows: 'abs(c.1 - c.2)',
        },
        { part: 'e', kind: 'self', why: 'write down a reason' },
      ],
      checks: [
        {
          part: 'a',
          route: 'simulation',
          shown: `${money(one)}\\ \\text{${story.code}}`,
          value: search(rate, n),
        },
        {
          part: 'b',
          route: 'simulation',
          shown: `${money(two)}\\ \\text{${story.code}}`,
          value: search(less, m),
        },
        {
          part: 'c',
          route: 'exact',
          shown: `= ${money(totalOne)}\\ \\text{${story.code}}`,
          value: balanceAfter(0, 0, one, n),
        },
        {
          part: 'c',
          route: 'exact',
          shown: `= ${money(totalTwo)}\\ \\text{${story.code}}`,
          value: balanceAfter(fee, 0, two, m),
        },
        {
          part: 'd',
          route: 'exact',
          shown: `${money(saved)}\\ \\text{${story.code}}`,
          value: Math.abs(balanceAfter(0, 0, one, n) - balanceAfter(fee, 0, two, m)),
        },
      ],
    };
  },
});
