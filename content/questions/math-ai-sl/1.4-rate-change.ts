import { balanceAfter, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped, ordinal } from '../../authoring/wording.ts';

const money = (value: number) => {
  const [whole, cents] = decimals(value, 2).split('.') as [string, string];
  return `${grouped(Number(whole))}.${cents}`;
};
const roundedUp = (value: number) => Math.ceil(value * 100 - 1e-9) / 100;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    family: choice(
      { who: 'grandparents', child: 'Rosa', their: 'her', code: 'USD', why: 'for her studies' },
      { who: 'aunts', child: 'Jun', their: 'his', code: 'SGD', why: 'for his studies' },
      { who: 'parents', child: 'Wanjiru', their: 'her', code: 'USD', why: 'for a workshop of her own' },
      { who: 'godparents', child: 'Luca', their: 'his', code: 'CHF', why: 'for his first car' },
    ),
    goal: integers(12, 30, 2),
    rate: choice(2.4, 2.7, 3, 3.3, 3.6),
    times: choice({ n: 12, word: 'monthly' }, { n: 4, word: 'quarterly' }, { n: 2, word: 'half-yearly' }),
    years: integers(12, 18),
    change: integers(5, 9),
    fall: choice(0.6, 0.9, 1.2),
  },
  allow: ({ years, change, rate, fall, goal, times }) => {
    const put = (goal * 1000) / (1 + rate / 100 / times.n) ** (years * times.n);
    const cents = (put * 100) % 1;
    return years - change > 4 && rate - fall > 1.1 && cents > 0.1 && cents < 0.9;
  },
  write: ({ family, goal: thousands, rate, times, years, change, fall }) => {
    const goal = thousands * 1000;
    const growth = 1 + rate / 100 / times.n;
    const put = goal / growth ** (years * times.n);
    const paid = roundedUp(put);
    const lower = Number((rate - fall).toFixed(1));
    const slow = 1 + lower / 100 / times.n;
    const rest = years - change;
    const atChange = paid * growth ** (change * times.n);
    const end = atChange * slow ** (rest * times.n);
    const short = goal - end;
    const unrounded = goal - (end * put) / paid;
    const perPeriod = (percent: number) => percent / 100 / times.n;
    const needed = root((x) => balanceAfter(x, perPeriod(rate), 0, years * times.n) - goal, 1, goal);
    const followed = balanceAfter(
      balanceAfter(Math.ceil(needed * 100) / 100, perPeriod(rate), 0, change * times.n),
      perPeriod(lower),
      0,
      rest * times.n,
    );
    return {
      text: md`On the day ${family.child} is born, ${family.their} ${family.who} put a sum into an account ${family.why}. The account pays a nominal annual rate of $${rate}\%$, compounded ${times.word}. On ${family.child}'s ${ordinal(years)} birthday the account is to hold at least $${grouped(goal)}$ ${family.code}. Give all amounts correct to two decimal places.

(a) Find the least sum that they have to put into the account. [3]

They put exactly this sum into the account. On ${family.child}'s ${ordinal(change)} birthday the bank lowers the nominal annual rate to $${lower}\%$, still compounded ${times.word}.

(b) Find the amount in the account on this birthday. [2]

(c) Find by how much the account falls short of $${grouped(goal)}$ ${family.code} on ${family.child}'s ${ordinal(years)} birthday. [3]`,
      hints: [
        md`In (a) the future value is known, and the present value is the unknown.`,
        md`A sum that is to be *enough* must not be rounded down.`,
        md`In (c), the amount of (b) is the new present value. How many years are left?`,
      ],
      answer: md`(a) The sum $P$ grows $${times.n}$ times a year by $\frac{${rate}}{${times.n}}\%$, for $${years} \times ${times.n} = ${years * times.n}$ periods:

$$P\left(1 + \frac{${rate}}{${times.n} \times 100}\right)^{${years * times.n}} = ${grouped(goal)}$$

The calculator gives $P = ${grouped(Number(put.toFixed(4)))}$. With less the goal would be missed, so round up: $${money(paid)}\ \text{${family.code}}$.

(b) After $${change}$ years there have been $${change * times.n}$ periods:

$$${money(paid)}\left(1 + \frac{${rate}}{${times.n} \times 100}\right)^{${change * times.n}} = ${money(atChange)}\ \text{${family.code}}$$

(c) From then on the lower rate holds, for $${rest}$ years or $${rest * times.n}$ periods:

$$${money(atChange)}\left(1 + \frac{${lower}}{${times.n} \times 100}\right)^{${rest * times.n}} = ${money(end)}$$

The account falls short by $${grouped(goal)} - ${money(end)} = ${money(short)}\ \text{${family.code}}$.

**Calculator:** finance solver: N $= ${years * times.n}$, I% $= ${rate}$, PMT $= 0$, FV $= ${goal}$, P/Y $=$ C/Y $= ${times.n}$; solve for PV, which comes out negative, as money is paid in. For (b), change N and solve for FV. For (c), put the answer to (b) in as PV, with I% $= ${lower}$ and N $= ${rest * times.n}$.

**Watch out:** the account doesn't start anew: the second rate works on the amount of (b), not on the first sum.`,
      scheme: [
        [
          md`(a) $P\left(1 + \frac{${rate}}{${times.n * 100}}\right)^{${years * times.n}} = ${grouped(goal)}$, or correct entries in a finance solver`,
          'M1',
        ],
        [md`$${decimals(put, 4)}$`, '(A1)'],
        [md`$${money(paid)}\ \text{${family.code}}$ (rounded up)`, 'A1'],
        [md`(b) uses $${change * times.n}$ periods`, 'M1'],
        [md`$${money(atChange)}\ \text{${family.code}}$`, 'A1'],
        [md`(c) their answer to (b) grows by $${lower}\%$ per year for $${rest}$ years`, 'M1'],
        [md`$${money(end)}$`, '(A1)'],
        [
          md`$${money(short)}\ \text{${family.code}}$${
            money(unrounded) === money(short) ? '' : md` (accept $${money(unrounded)}$ from unrounded values)`
          }`,
          'A1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: decimals(paid, 2),
          accuracy: { decimals: 2 },
          unit: family.code,
          mistakes: [
            {
              value: decimals(goal / (1 + (rate * years) / 100), 2),
              note: md`You used simple interest. The interest is compounded ${times.word}.`,
            },
            {
              value: decimals(goal / (1 + rate / 100) ** years, 2),
              note: md`You compounded once a year. Here interest is added $${times.n}$ times a year.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: decimals(atChange, 2),
          accuracy: { tolerance: 0.05 },
          unit: family.code,
          follows: `a.1 * (1 + ${rate} / ${times.n * 100})^${change * times.n}`,
          unless: 'x <= 0',
        },
        {
          part: 'c',
          kind: 'number',
          expected: decimals(short, 2),
          accuracy: { tolerance: 0.1 },
          unit: family.code,
          follows: `${goal} - b.1 * (1 + ${lower} / ${times.n * 100})^${rest * times.n}`,
          unless: 'x <= 0',
          mistakes: [
            {
              value: decimals(end, 2),
              note: md`That is what the account holds. By how much does it fall short?`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'simulation',
          shown: `${money(paid)}\\ \\text{${family.code}}`,
          value: needed,
          within: 0.0101,
        },
        {
          part: 'b',
          route: 'simulation',
          shown: `${money(atChange)}\\ \\text{${family.code}}`,
          value: balanceAfter(Math.ceil(needed * 100) / 100, perPeriod(rate), 0, change * times.n),
        },
        {
          part: 'c',
          route: 'simulation',
          shown: `${money(short)}\\ \\text{${family.code}}`,
          value: goal - followed,
        },
      ],
    };
  },
});
