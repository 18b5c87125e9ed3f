import { balanceAfter, sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, sf } from '../../authoring/wording.ts';

const exactMonth = (first: number, percent: number, target: number) =>
  1 + Math.log(target / first) / Math.log(1 + percent / 100);

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    host: choice(
      'Amara starts a podcast about the history of Lagos',
      'Jun starts a podcast about street food in Taipei',
      'Leila starts a podcast about stars and planets',
      'Tomasz starts a podcast about chess',
    ),
    first: integers(240, 640, 40),
    percent: choice(8, 9, 11, 12, 14, 15),
    asked: integers(6, 9),
    target: choice(5000, 8000, 10000),
  },
  allow: ({ first, percent, target }) => {
    const past = exactMonth(first, percent, target) % 1;
    return past > 0.06 && past < 0.94;
  },
  write: ({ host, first, percent, asked, target }) => {
    const ratio = (100 + percent) / 100;
    const total = (first * (ratio ** 12 - 1)) / (ratio - 1);
    const month = Math.ceil(exactMonth(first, percent, target));
    let [count, downloads] = [1, first];
    while (downloads <= target) {
      downloads += (downloads * percent) / 100;
      count += 1;
    }
    return {
      text: md`${host}. In the first month it has $${first}$ downloads. After that the number of downloads grows by $${percent}\%$ every month.

(a) Write down the common ratio of the geometric sequence that models the monthly downloads. [1]

(b) Find the number of downloads in month $${asked}$. [2]

(c) Find the total number of downloads in the first $12$ months. [2]

(d) Find the first month in which there are more than $${grouped(target)}$ downloads. [3]

(e) State one reason why the model can't hold for ever. [1]`,
      hints: [
        md`A growth of $${percent}\%$ means that each month has $${100 + percent}\%$ of the downloads of the month before.`,
        md`In (d), mind the exponent: month $n$ has $n - 1$ growth steps behind it.`,
      ],
      answer: md`(a) $r = 1 + \frac{${percent}}{100} = ${ratio}$

(b) $u_{${asked}} = ${first} \times ${ratio}^{${asked - 1}} = ${sf(first * ratio ** (asked - 1))}$ (3 s.f.)

(c) $S_{12} = \dfrac{${first}(${ratio}^{12} - 1)}{${ratio} - 1} = ${sf(total)}$ (3 s.f.)

(d) The condition is $${first} \times ${ratio}^{n - 1} > ${grouped(target)}$. A graph or table on the calculator gives equality at $n = ${sf(exactMonth(first, percent, target), 4)}$.

Since $n$ is a whole number, it happens for the first time in month $n = ${month}$.

(e) For example, the number of people who may be interested is limited, so growth by a fixed percentage must slow down some day.

**Calculator:** for (d), enter $y_1 = ${first} \times ${ratio}^{x - 1}$ and look down its table. TI-Nspire: Graphs, then ctrl T. Casio fx-CG50: Table, with Start 1, End 60, Step 1.

**Watch out:** It is easy to take the number of the month as the exponent. The first month has no growth behind it, so the exponent is always one less; otherwise you get the downloads of the month after.`,
      scheme: [
        [md`$${ratio}$`, 'A1'],
        [md`substitutes into $u_1 r^{n - 1}$`, 'M1'],
        [md`$${sf(first * ratio ** (asked - 1))}$`, 'A1'],
        [md`substitutes into the formula for the sum of a geometric sequence`, 'M1'],
        [md`$${sf(total)}$`, 'A1'],
        [md`$${first} \times ${ratio}^{n - 1} > ${grouped(target)}$ or an equation`, 'M1'],
        [
          md`$n = ${sf(exactMonth(first, percent, target), 4)}$, or values for months $${month - 1}$ and $${month}$`,
          '(A1)',
        ],
        [md`month $${month}$`, 'A1'],
        [md`a sensible reason, such as a limited audience`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${ratio}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${percent / 100}`,
              note: md`That is only the part that is added. Each month also keeps the downloads of the month before.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${first * ratio ** (asked - 1)}`,
          follows: `${first} * a.1^${asked - 1}`,
          mistakes: [
            {
              value: `${first * ratio ** asked}`,
              note: md`You let the downloads grow $${asked}$ times. From month $1$ to month $${asked}$ there are $${asked - 1}$ steps.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${total}`,
          follows: `${first} * (a.1^12 - 1) / (a.1 - 1)`,
          mistakes: [
            {
              value: `${first * ratio ** 11}`,
              note: md`Those are the downloads of month $12$ alone. The question asks for all $12$ months together.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${month}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${month - 1}`,
              note: md`That is one month too early. Month $n$ has $n - 1$ growth steps behind it, and the number of downloads must be exceeded.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'state a reason' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${ratio}`, value: balanceAfter(1, percent / 100, 0, 1) },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(first * ratio ** (asked - 1))}`,
          value: balanceAfter(first, percent / 100, 0, asked - 1),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(total)}`,
          value: sum((n) => balanceAfter(first, percent / 100, 0, n - 1), 1, 12),
        },
        { part: 'd', route: 'simulation', shown: `n = ${month}`, value: count },
      ],
    };
  },
});
