import { balanceAfter } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  parameters: {
    owner: choice(
      { who: 'A bakery in Thessaloniki', short: 'bakery', thing: 'delivery van', code: 'EUR', low: 26 },
      { who: 'A farmer near Córdoba', short: 'farmer', thing: 'tractor', code: 'USD', low: 44 },
      { who: 'A ferry company in Fiji', short: 'company', thing: 'small boat', code: 'USD', low: 36 },
    ),
    more: integers(0, 10),
    drop: integers(12, 20),
    share: integers(30, 55, 5),
    rise: choice(4, 4.5, 5, 5.5),
    asked: integers(3, 6),
    later: choice(2, 3, 7, 10),
    factor: choice(0.4, 0.3, 0.25),
  },
  allow: ({ owner, more, drop, share, rise, asked, later, factor }) => {
    const price = (owner.low + more) * 1000;
    const fund = (price * share) / 100;
    const cross = Math.log(price / fund) / Math.log((1 + rise / 100) / (1 - drop / 100));
    const low = Math.log(factor) / Math.log(1 - drop / 100);
    const both = price * (1 - drop / 100) ** later + fund * (1 + rise / 100) ** later;
    return (
      [cross, low].every((n) => n % 1 > 0.08 && n % 1 < 0.92) &&
      cross > 2.2 &&
      // The values of (a) must not answer (c).
      ![Math.ceil(cross), Math.ceil(cross) - 1].includes(asked) &&
      later !== asked &&
      drop * asked < 90 &&
      Math.abs(both / (price * 1.02 ** later) - 1) > 0.01 &&
      Math.ceil(low) !== Math.ceil(cross)
    );
  },
  write: ({ owner, more, drop, share, rise, asked, later, factor }) => {
    const price = (owner.low + more) * 1000;
    const fund = (price * share) / 100;
    const keep = Number((1 - drop / 100).toFixed(2));
    const grow = Number((1 + rise / 100).toFixed(3));
    const worth = (n: number) => price * keep ** n;
    const saved = (n: number) => fund * grow ** n;
    const cross = Math.log(price / fund) / Math.log(grow / keep);
    const over = Math.ceil(cross);
    const low = Math.log(factor) / Math.log(keep);
    const years = Math.ceil(low);
    const whole = (value: number) => {
      const [units, cents] = decimals(value, 2).split('.') as [string, string];
      return `${grouped(Number(units))}.${cents}`;
    };
    const cents = (value: number) => Number(decimals(value, 2));
    const together = cents(worth(later)) + cents(saved(later));
    const dearer = price * 1.02 ** later;
    const rounded = (value: number) => grouped(Number(value.toPrecision(3)));
    let count = 0;
    while (balanceAfter(fund, rise / 100, 0, count) <= balanceAfter(price, -drop / 100, 0, count)) count += 1;
    let passed = 0;
    while (balanceAfter(price, -drop / 100, 0, passed) >= factor * price) passed += 1;
    return {
      text: md`${owner.who} buys a ${owner.thing} for $${grouped(price)}$ ${owner.code}. Its value falls by $${drop}\%$ every year. On the same day the ${owner.short} puts $${grouped(fund)}$ ${owner.code} into a fund for the next ${owner.thing}. The fund grows by $${rise}\%$ every year.

(a) Find, after $${asked}$ years,

(i) the value of the ${owner.thing}; [2]

(ii) the value of the fund. [2]

(b) Find the percentage of its price that the ${owner.thing} has lost after $${asked}$ years. [2]

(c) Find the least number of complete years after which the fund is worth more than the ${owner.thing}. [3]

(d) The ${owner.thing} is to be sold as soon as its value is less than $${factor * 100}\%$ of its price. Find the least number of complete years after which this happens. [3]

The ${owner.short} hopes that after $${later}$ years the ${owner.thing} and the fund together will be worth at least as much as a new ${owner.thing}. The price of a new one is $${grouped(price)}$ ${owner.code} now, and it rises by $2\%$ every year.

(e) Determine whether this hope is fulfilled. [3]`,
      hints: [
        md`Write both values as functions of the number $n$ of years.`,
        md`In (c), find where the two graphs meet, or compare the two columns of a table.`,
        md`In (d), the price cancels: only the factor of one year and the percentage matter.`,
        md`In (e), the new price grows as well. Compare three amounts for the same year.`,
      ],
      answer: md`(a) A fall of $${drop}\%$ leaves the factor $${keep}$, and a growth of $${rise}\%$ gives the factor $${grow}$.

(i) $${grouped(price)} \times ${keep}^{${asked}} = ${whole(worth(asked))}\ \text{${owner.code}}$

(ii) $${grouped(fund)} \times ${grow}^{${asked}} = ${whole(saved(asked))}\ \text{${owner.code}}$

(b) The part that is left is $${keep}^{${asked}}$, whatever the price. The ${owner.thing} has lost $\left(1 - ${keep}^{${asked}}\right) \times 100\% = ${((1 - keep ** asked) * 100).toFixed(1)}\%$ of it.

(c) After $n$ years both are worth the same if $${grouped(fund)} \times ${grow}^n = ${grouped(price)} \times ${keep}^n$. The graphs meet at $n = ${cross.toFixed(2)}$. Before that the ${owner.thing} is worth more, afterwards the fund, so the least number of complete years is $n = ${over}$.

(d) After $n$ years the condition is $${keep}^n < ${factor}$. Equality holds for $n = ${low.toFixed(2)}$, and the value keeps falling, so the least number is $n = ${years}$.

(e) After $${later}$ years the ${owner.thing} is worth $${grouped(price)} \times ${keep}^{${later}} = ${whole(worth(later))}$ and the fund $${grouped(fund)} \times ${grow}^{${later}} = ${whole(saved(later))}$, together $${whole(together)}$. A new ${owner.thing} costs $${grouped(price)} \times 1.02^{${later}} = ${whole(dearer)}$. As $${whole(together)} ${together > dearer ? '>' : '<'} ${whole(dearer)}$, the hope is ${together > dearer ? 'fulfilled' : 'not fulfilled'}.

**Calculator:** enter the two values as functions of $x$ and use Intersection (TI-Nspire: menu, Analyze Graph; Casio fx-CG50: G-Solv, INTSECT), with a window of $0 \le x \le 15$ and $0 \le y \le ${grouped(price)}$.

**Watch out:** the rates can't be added to one rate: the two values are different amounts. Each has a factor of its own.`,
      scheme: [
        [md`(a)(i) $${grouped(price)} \times ${keep}^{${asked}}$`, 'M1'],
        [md`$${whole(worth(asked))}\ \text{${owner.code}}$ (accept $${rounded(worth(asked))}$)`, 'A1'],
        [md`(a)(ii) $${grouped(fund)} \times ${grow}^{${asked}}$`, 'M1'],
        [md`$${whole(saved(asked))}\ \text{${owner.code}}$ (accept $${rounded(saved(asked))}$)`, 'A1'],
        [md`(b) compares the loss with the price`, 'M1'],
        [md`$${((1 - keep ** asked) * 100).toFixed(1)}\%$`, 'A1'],
        [md`(c) sets up an equation or inequality with both values`, 'M1'],
        [md`$n = ${cross.toFixed(2)}$, or a table with the years $${over - 1}$ and $${over}$`, '(A1)'],
        [md`$${over}$`, 'A1'],
        [md`(d) $${keep}^n < ${factor}$, or an equation with amounts`, 'M1'],
        [md`$n = ${low.toFixed(2)}$`, '(A1)'],
        [md`$${years}$`, 'A1'],
        [
          md`(e) $${grouped(price)} \times 1.02^{${later}}$, or the sum of both values after $${later}$ years`,
          'M1',
        ],
        [
          md`$${whole(dearer)}$ and $${whole(together)}$ (accept $${rounded(dearer)}$ and $${rounded(together)}$)`,
          'A1',
        ],
        [md`compares these and concludes (follow through)`, 'R1'],
      ],
      replies: [
        {
          part: 'a i',
          kind: 'number',
          expected: `${worth(asked)}`,
          unit: owner.code,
          mistakes: [
            {
              value: decimals(price * (1 - (drop * asked) / 100), 2),
              note: md`You took off the same amount each year. The value falls by $${drop}\%$ of what it is then.`,
            },
          ],
        },
        {
          part: 'a ii',
          kind: 'number',
          expected: `${saved(asked)}`,
          unit: owner.code,
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${(1 - keep ** asked) * 100}`,
          unit: '%',
          follows: `(1 - a.i.1 / ${price}) * 100`,
          mistakes: [
            { value: `${keep ** asked * 100}`, note: md`That is the part that is left. Which part is lost?` },
            {
              value: `${drop * asked}`,
              note: md`The yearly percentages can't be added: each is of a smaller value.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${over}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${over - 1}`, note: md`Then the ${owner.thing} is still worth more than the fund.` },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${years}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${years - 1}`,
              note: md`Then its value is still above $${factor * 100}\%$ of the price.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: `Price of a new ${owner.thing}`,
          expected: `${dearer}`,
          unit: owner.code,
          marks: 1,
        },
        { part: 'e', kind: 'self', why: 'compare and conclude', marks: 2 },
      ],
      checks: [
        {
          part: 'a i',
          route: 'simulation',
          shown: `${whole(worth(asked))}\\ \\text{${owner.code}}`,
          value: balanceAfter(price, -drop / 100, 0, asked),
        },
        {
          part: 'a ii',
          route: 'simulation',
          shown: `${whole(saved(asked))}\\ \\text{${owner.code}}`,
          value: balanceAfter(fund, rise / 100, 0, asked),
        },
        {
          part: 'b',
          route: 'simulation',
          shown: `${((1 - keep ** asked) * 100).toFixed(1)}\\%`,
          value: 100 - balanceAfter(100, -drop / 100, 0, asked),
        },
        { part: 'c', route: 'simulation', shown: `n = ${over}`, value: count },
        { part: 'd', route: 'simulation', shown: `n = ${years}`, value: passed },
        {
          part: 'e',
          route: 'simulation',
          shown: `= ${whole(dearer)}`,
          value: balanceAfter(price, 0.02, 0, later),
        },
      ],
    };
  },
});
