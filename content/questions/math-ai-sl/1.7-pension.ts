import { balanceAfter, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped, sf } from '../../authoring/wording.ts';

const lasting = (fund: number, rate: number, payment: number) =>
  -Math.log(1 - (fund * rate) / payment) / Math.log(1 + rate);

const big = (value: number, figures = 3) => grouped(Number(value.toPrecision(figures)));

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  parameters: {
    person: choice(
      { name: 'Sofía', they: 'she', code: 'EUR', scale: 1 },
      { name: 'Henrik', they: 'he', code: 'EUR', scale: 1 },
      { name: 'Achieng', they: 'she', code: 'USD', scale: 1 },
      { name: 'Ravi', they: 'he', code: 'SGD', scale: 2 },
    ),
    deposit: integers(240, 400, 20),
    saving: choice(3, 3.6, 4.2),
    years: choice(20, 25, 30),
    drawing: choice(2.4, 2.7, 3),
    monthly: choice(900, 1000, 1100, 1200),
  },
  allow: ({ deposit, saving, years, drawing, monthly }) => {
    const fund = balanceAfter(0, saving / 1200, deposit, years * 12);
    const months = lasting(fund, drawing / 1200, monthly);
    return months > 100 && months < 300 && months % 1 > 0.1 && months % 1 < 0.9;
  },
  write: ({ person, deposit, saving, years, drawing, monthly }) => {
    const { name, they, code, scale } = person;
    const [put, taken] = [deposit * scale, monthly * scale];
    const growth = saving / 1200;
    const fund = (put * ((1 + growth) ** (years * 12) - 1)) / growth;
    const months = lasting(fund, drawing / 1200, taken);
    const full = Math.floor(months);
    const ever = (fund * drawing) / 1200;
    // Rounded up, the fund would shrink from month to month.
    const safe = decimals(Math.floor(ever * 100) / 100, 2);
    const saved = balanceAfter(0, growth, put, years * 12);
    let [left, count] = [saved, 0];
    for (;;) {
      const after = balanceAfter(left, drawing / 1200, -taken, 1);
      if (after < 0) break;
      left = after;
      count += 1;
    }
    return {
      text: md`${name} saves for retirement. At the end of every month ${they} pays $${grouped(put)}$ ${code} into an annuity that earns a nominal annual interest rate of $${saving}\%$, compounded monthly. ${name} does this for $${years}$ years.

(a) Find the value of the annuity at the end of the $${years}$ years. [3]

(b) Find how much of this value is interest. [2]

After that ${name} makes no more payments. The money now earns $${drawing}\%$ per year, compounded monthly, and ${name} takes out $${grouped(taken)}$ ${code} at the end of every month.

(c) Find the number of full withdrawals of $${grouped(taken)}$ ${code} that ${name} can make. [3]

(d) Find the largest amount that ${name} could take out every month if the money were to last for ever. [2]`,
      hints: [
        md`There are two phases. In the first the present value is $0$; in the second it is the answer to (a).`,
        md`Payments into the account and money taken out have opposite signs in the finance solver.`,
        md`In (d), the fund stays the same if only the interest of a month is taken out.`,
      ],
      answer: md`(a) Finance solver: N $= ${years * 12}$, I% $= ${saving}$, PV $= 0$, PMT $= -${put}$, P/Y $=$ C/Y $= 12$. It gives FV $= ${big(fund, 6)}$, so the value is $${big(fund)}\ \text{${code}}$ (3 s.f.).

(b) ${name} has paid in $${years * 12} \times ${put} = ${grouped(years * 12 * put)}\ \text{${code}}$. The rest is interest: $${big(fund, 6)} - ${grouped(years * 12 * put)} = ${big(fund - years * 12 * put)}\ \text{${code}}$ (3 s.f.).

(c) Finance solver: I% $= ${drawing}$, PV $= -${big(fund, 6)}$, PMT $= ${taken}$, FV $= 0$, P/Y $=$ C/Y $= 12$. It gives N $= ${decimals(months, 1)}$.

The last of these withdrawals would not be a full one, so $${full}\ \text{full withdrawals}$ are possible.

(d) The fund lasts for ever if at most the interest of one month is taken out:

$$${big(fund, 6)} \times \frac{${drawing}}{1200} = ${sf(ever, 7)}$$

With more than that the fund would shrink, so round down: the largest amount is $${safe}\ \text{${code}}$.

**Calculator:** TI-Nspire: Menu, Finance, Finance Solver; press enter in FV for (a) and in N for (c). Casio fx-CG50: Financial, Compound Interest, then FV or n. Payments are at the end of each period.

**Watch out:** In (c) the money flows the other way, so PMT needs the other sign; check I% again as well. Enter the value from (a) with all its figures: with only three of them, the number of withdrawals can come out wrong.`,
      scheme: [
        [md`attempts to use a finance solver or the annuity formula`, 'M1'],
        [md`all entries correct`, 'A1'],
        [md`$${big(fund)}\ \text{${code}}$`, 'A1'],
        [md`subtracts $${years * 12} \times ${put}$`, 'M1'],
        [md`$${big(fund - years * 12 * put)}\ \text{${code}}$`, 'A1'],
        [md`new entries with the answer to (a) as present value`, 'M1'],
        [md`N $= ${decimals(months, 1)}$`, 'A1'],
        [md`$${full}$ (rounded down)`, 'A1'],
        [md`the interest of one month, $\frac{${drawing}}{1200}$ of the value in (a)`, 'M1'],
        [md`$${safe}\ \text{${code}}$ (accept $${sf(ever)}\ \text{${code}}$, to 3 s.f.)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${fund}`,
          unit: code,
          mistakes: [
            {
              value: `${years * 12 * put}`,
              note: md`That is what was paid in. The annuity earns interest, too.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${fund - years * 12 * put}`,
          unit: code,
          follows: `a.1 - ${years * 12 * put}`,
          unless: 'x <= 0',
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${full}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${full + 1}`,
              note: md`You rounded up. What is left for the last withdrawal is less than $${grouped(taken)}$ ${code}.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: safe,
          // Three figures will do.
          accuracy: { tolerance: 10 ** Math.floor(Math.log10(ever)) / 200 + 0.01 },
          unit: code,
          follows: `a.1 * ${drawing} / 1200`,
          unless: 'w <= 0',
          mistakes: [
            {
              value: `${ever * 12}`,
              note: md`That is the interest of a whole year. The money is taken out every month.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'simulation', shown: `${big(fund)}\\ \\text{${code}}`, value: saved },
        {
          part: 'b',
          route: 'simulation',
          shown: `= ${big(fund - years * 12 * put)}\\ \\text{${code}}`,
          value: saved - put * 12 * years,
        },
        { part: 'c', route: 'simulation', shown: `${full}\\ \\text{full withdrawals}`, value: count },
        {
          part: 'd',
          route: 'simulation',
          shown: `${safe}\\ \\text{${code}}`,
          value: root((pay) => balanceAfter(saved, drawing / 1200, -pay, 600) - saved, 0, saved),
          within: 0.0101,
        },
      ],
    };
  },
});
