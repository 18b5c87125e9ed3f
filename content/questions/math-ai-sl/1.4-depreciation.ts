import { balanceAfter, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    thing: choice(
      { what: 'fishing boat', where: 'a harbour in Kerala', hundreds: 240 },
      { what: 'tractor', where: 'a farm near Mendoza', hundreds: 420 },
      { what: 'delivery van', where: 'a bakery in Tunis', hundreds: 280 },
      { what: 'printing machine', where: 'a workshop in Hanoi', hundreds: 160 },
    ),
    extra: integers(0, 8),
    percent: choice(9, 11, 12, 13, 16, 18),
    years: integers(3, 7),
    sold: choice(0.3, 0.35, 0.45),
  },
  write: ({ thing, extra, percent, years, sold }) => {
    const price = (thing.hundreds + extra * 10) * 100;
    const value = price * (1 - percent / 100) ** years;
    const later = Math.round(price * sold);
    const rate = 100 * (1 - sold ** (1 / 8));
    return {
      text: md`A ${thing.what} for ${thing.where} is bought for $${grouped(price)}$ US dollars (USD). Its owner assumes that its value falls by $${percent}\%$ every year.

(a) Find the value of the ${thing.what} after $${years}$ years, according to this assumption. Give your answer to the nearest dollar. [3]

In fact the ${thing.what} is sold for $${grouped(later)}$ USD exactly $8$ years after it was bought.

(b) Assuming that its value really fell by the same percentage each year, find this percentage. [3]`,
      hints: [
        md`A fall of $${percent}\%$ leaves $${100 - percent}\%$ of the value.`,
        md`In (b), the unknown is the rate: solve an equation with an eighth power, or let the finance solver find I%.`,
      ],
      answer: md`(a) Each year the value is multiplied by $1 - \frac{${percent}}{100} = ${decimals(1 - percent / 100, 2)}$:

$$${grouped(price)} \times ${decimals(1 - percent / 100, 2)}^{${years}} = ${grouped(Math.round(value))}\ \text{USD}$$

(b) Let $r\%$ be the true annual rate of depreciation. Then

$$${grouped(price)}\left(1 - \frac{r}{100}\right)^8 = ${grouped(later)}, \quad \text{so} \quad 1 - \frac{r}{100} = \sqrt[8]{${sold}} = ${sf(sold ** (1 / 8), 4)}.$$

The value has fallen by $r = ${sf(rate)}\%$ each year.

**Calculator:** for (b), the finance solver with N $= 8$, PV $= -${price}$, PMT $= 0$, FV $= ${later}$, P/Y $=$ C/Y $= 1$ gives a negative I%. TI-Nspire: Menu, Finance, Finance Solver. Casio fx-CG50: Financial, Compound Interest.

**Watch out:** Don't divide the total loss by $8$: each year the percentage is taken of a smaller value. And the eighth root is the part that is *left* after a year, so subtract it from $1$.`,
      scheme: [
        [
          md`uses the factor $${decimals(1 - percent / 100, 2)}$, or I% $= -${percent}$ in a finance solver`,
          '(A1)',
        ],
        [md`$${grouped(price)} \times ${decimals(1 - percent / 100, 2)}^{${years}}$`, 'M1'],
        [md`$${grouped(Math.round(value))}\ \text{USD}$`, 'A1'],
        [md`an equation for the rate, or correct entries in a finance solver`, 'M1'],
        [md`$1 - \frac{r}{100} = ${sf(sold ** (1 / 8), 4)}$`, '(A1)'],
        [md`$${sf(rate)}\%$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Math.round(value)}`,
          accuracy: { decimals: 0 },
          unit: 'USD',
          mistakes: [
            {
              value: `${Math.round(price * (1 - (percent * years) / 100))}`,
              note: md`You took $${percent}\%$ of the price off every year. The fall is $${percent}\%$ of the value that is left.`,
            },
            {
              value: `${Math.round(price * (1 + percent / 100) ** years)}`,
              note: md`You let the value rise by $${percent}\%$ every year. It falls.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${rate}`,
          unit: '%',
          mistakes: [
            {
              value: `${(100 * (1 - sold)) / 8}`,
              note: md`You shared the whole loss out equally over $8$ years. The fall is the same percentage of the value at the time.`,
            },
            {
              value: `${100 * sold ** (1 / 8)}`,
              note: md`That is the percentage that is left after a year, not the percentage that is lost.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'simulation',
          shown: `= ${grouped(Math.round(value))}`,
          value: balanceAfter(price, -percent / 100, 0, years),
          within: 0.5,
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `r = ${sf(rate)}`,
          value: root((r) => balanceAfter(price, -r / 100, 0, 8) - later, 0, 50),
        },
      ],
    };
  },
});
