import { balanceAfter } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped } from '../../authoring/wording.ts';

const money = (value: number) => {
  const [whole, cents] = decimals(value, 2).split('.') as [string, string];
  return `${grouped(Number(whole))}.${cents}`;
};
/** Cents only where there are some. */
const amount = (value: number) => (Number.isInteger(value) ? grouped(value) : money(value));
const crossing = (simple: number, compound: number) => {
  let year = 1;
  while ((1 + compound / 100) ** year <= 1 + (simple * year) / 100) year += 1;
  return year;
};

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['1.4'],
  parameters: {
    who: choice(
      { name: 'Ayşe', code: 'euros', owner: 'her' },
      { name: 'Kofi', code: 'US dollars', owner: 'his' },
      { name: 'Mei', code: 'Singapore dollars', owner: 'her' },
      { name: 'Pablo', code: 'euros', owner: 'his' },
    ),
    start: integers(4000, 9000, 500),
    simple: choice(4, 4.5, 5, 5.5, 6),
    less: choice(0.8, 0.9, 1, 1.1, 1.2, 1.3),
    years: integers(5, 9),
  },
  allow: ({ simple, less, years }) => {
    const compound = Number((simple - less).toFixed(1));
    const year = crossing(simple, compound);
    const close = (1 + compound / 100) ** year - 1 - (simple * year) / 100;
    return year > years + 1 && year < 25 && close > 0.0004;
  },
  write: ({ who, start, simple, less, years }) => {
    const compound = Number((simple - less).toFixed(1));
    const factor = Number((1 + compound / 100).toFixed(3));
    const interest = (start * simple) / 100;
    const plain = start + years * interest;
    const grown = start * factor ** years;
    const year = crossing(simple, compound);
    const at = (n: number) => [start + n * interest, balanceAfter(start, compound / 100, 0, n)] as const;
    let count = 0;
    for (let [one, two] = at(0); two <= one || count === 0; [one, two] = at(count)) count += 1;
    const [before, after] = [at(year - 1), at(year)];
    const later = year + 3;
    return {
      text: md`${who.name} wants to invest $${grouped(start)}$ ${who.code} and compares two accounts.

**Account P** pays *simple* interest: every year, $${simple}\%$ of the $${grouped(start)}$ ${who.code} invested is added.

**Account Q** pays $${compound}\%$ interest per year, compounded annually.

(a) Find the value of account P after $${years}$ years. [2]

(b) Find the value of account Q after $${years}$ years, correct to two decimal places. [2]

(c) State which of the two sequences of yearly values is arithmetic and which is geometric. [1]

(d) Find the least number of complete years after which account Q has the greater value. [3]

(e) ${who.name} plans to leave the money in the account for $${later}$ years. State, with a reason, which account ${who.name} should choose. [1]`,
      hints: [
        md`With simple interest the same *amount* is added every year. What stays the same with compound interest?`,
        md`In (d), make a table of both values, year by year.`,
      ],
      answer: md`(a) The interest is the same amount every year, $\frac{${simple}}{100} \times ${grouped(start)} = ${amount(interest)}$ ${who.code}. After $${years}$ years the value is

$$${grouped(start)} + ${years} \times ${amount(interest)} = ${amount(plain)}.$$

(b) Every year the value is multiplied by $1 + \frac{${compound}}{100} = ${factor}$:

$$${grouped(start)} \times ${factor}^{${years}} = ${money(grown)}$$

(c) P is arithmetic, as the same amount is added every year. Q is geometric, as the value is multiplied by the same factor every year.

(d) Look for the least whole number $n$ of years with

$$${grouped(start)} \times ${factor}^n > ${grouped(start)} + ${amount(interest)}n.$$

After $${year - 1}$ years P has $${amount(before[0])}$ and Q has $${money(before[1])}$, so P is still ahead. After $${year}$ years P has $${amount(after[0])}$ and Q has $${money(after[1])}$. The least number is $n = ${year}$.

(e) As $${later} > ${year}$, account Q has the greater value by then: ${who.name} should choose Q.

**Calculator:** enter both values as functions of $x$ and open the table (TI-Nspire: ctrl T on the graph page; Casio fx-CG50: Table). For large $x$ the second column overtakes the first.

**Watch out:** simple interest is paid on the amount at the start only, never on interest.`,
      scheme: [
        [md`(a) $${grouped(start)} + ${years} \times ${amount(interest)}$`, 'M1'],
        [md`$${amount(plain)}$`, 'A1'],
        [
          md`(b) substitutes into the formula for compound interest, or correct entries in a finance solver`,
          'M1',
        ],
        [md`$${money(grown)}$`, 'A1'],
        [md`(c) P arithmetic and Q geometric`, 'A1'],
        [md`(d) compares the two values, as an inequality, in a table or with graphs`, 'M1'],
        [md`values for $n = ${year - 1}$ and $n = ${year}$, or where the graphs cross`, '(A1)'],
        [md`$${year}$ years`, 'A1'],
        [md`(e) Q, since $${later} > ${year}$ (follow through)`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${plain}`,
          unit: who.code,
          mistakes: [
            {
              value: decimals(start * (1 + simple / 100) ** years, 2),
              note: md`You compounded the interest. Account P pays it on the first amount only.`,
            },
            { value: `${years * interest}`, note: md`That is only the interest. Add the amount invested.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: decimals(grown, 2),
          accuracy: { decimals: 2 },
          unit: who.code,
          mistakes: [
            {
              value: decimals(start * (1 + (compound * years) / 100), 2),
              note: md`You used simple interest. In account Q interest earns interest, too.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state the kinds' },
        {
          part: 'd',
          kind: 'number',
          expected: `${year}`,
          accuracy: 'exact',
          mistakes: [{ value: `${year - 1}`, note: md`After so many years account P is still ahead.` }],
        },
        { part: 'e', kind: 'self', why: 'state with a reason' },
      ],
      checks: [
        {
          part: 'a',
          route: 'simulation',
          shown: `= ${amount(plain)}`,
          value: balanceAfter(start, 0, interest, years),
        },
        {
          part: 'b',
          route: 'simulation',
          shown: `= ${money(grown)}`,
          value: balanceAfter(start, compound / 100, 0, years),
        },
        { part: 'd', route: 'simulation', shown: `n = ${year}`, value: count },
      ],
    };
  },
});
