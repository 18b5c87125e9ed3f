import { balanceAfter } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['1.3'],
  parameters: {
    dose: integers(40, 180, 10),
    every: choice('morning', 'evening'),
    left: choice(29, 31, 35, 37, 41, 43, 47, 51, 53, 57, 61, 63),
    share: choice(90, 95, 98, 99),
    most: integers(250, 700, 25),
  },
  allow: ({ dose, left, share, most }) => {
    const r = left / 100;
    const n = Math.log(1 - share / 100) / Math.log(r);
    const best = most * (1 - r);
    const limit = dose / (1 - r);
    return (
      n > 3.2 &&
      Math.abs(n - Math.round(n)) > 0.08 &&
      best % 1 > 0.6 &&
      (Math.floor(best) + 1) % 10 !== 0 &&
      best % 1 < 0.97 &&
      Math.abs(limit - most) > 30 &&
      best > 0.6 * dose &&
      best < 2.5 * dose &&
      limit % 1 > 0.01
    );
  },
  write: ({ dose, every, left, share, most }) => {
    const r = left / 100;
    const third = dose * (1 + r + r * r);
    const limit = dose / (1 - r);
    const exact = Math.log(1 - share / 100) / Math.log(r);
    const n = Math.ceil(exact);
    const best = Math.floor(most * (1 - r));
    const rest = Number((1 - share / 100).toFixed(2));
    // Follows the patient from day to day.
    const after = (days: number, each = dose): number => balanceAfter(0, r - 1, each, days);
    const found = integers(1, 200).find((days) => after(days) > (share / 100) * after(3000))!;
    return {
      text: md`A patient takes a dose of $${dose}$ mg of a medicine every ${every}. During the $24$ hours until the next dose, the amount of the medicine in the body falls to $${left}\,\%$ of what it was. So just after the second dose the body contains $${dose} + ${dose} \times ${r}$ mg.

(a) Find the amount of the medicine in the body just after the third dose. [2]

(b) If the treatment goes on for a very long time, the amount just after a dose approaches a limit. Find this limit. [2]

(c) Find the least number of doses just after which the amount in the body is more than $${share}\,\%$ of the limit. [2]

(d) Another patient takes the same medicine, and it leaves the body in the same way. For this patient, the amount in the body must never be more than $${most}$ mg, however long the treatment lasts. Find the greatest daily dose that this patient may take, as a whole number of milligrams. [2]`,
      hints: [
        md`What is left of the first dose when the third one is taken? What is left of the second?`,
        md`The amounts that are left of the single doses are the terms of a geometric sequence. Which number do you multiply by each time?`,
        md`In part (c), compare $S_n$ with $S_\infty$. The dose cancels.`,
        md`In part (d), the limit is known and the first term isn't. Which way must you round?`,
      ],
      answer: md`(a) Each day multiplies what is there by $${r}$. Of the first dose two days have passed, of the second one day:
$$${dose} + ${dose} \times ${r} + ${dose} \times ${r}^2 = ${sf(third)}\ \text{mg}.$$

(b) After many doses the amount is a geometric series with $u_1 = ${dose}$ and $r = ${r}$. As $|r| < 1$, it has a sum to infinity:
$$S_\infty = \frac{u_1}{1 - r} = \frac{${dose}}{1 - ${r}} = ${sf(limit)}\ \text{mg}.$$

(c) Just after $n$ doses the amount is $S_n = \dfrac{${dose}(1 - ${r}^n)}{1 - ${r}}$, which is $S_\infty \times (1 - ${r}^n)$. So it is enough to solve
$$1 - ${r}^n > ${share / 100}, \quad\text{that is}\quad ${r}^n < ${rest}.$$
The calculator, or $n > \dfrac{\ln ${rest}}{\ln ${r}} = ${sf(exact)}$, shows that the least number of doses is $n = ${n}$.

(d) The amount comes as close to the limit as one likes, so the limit may be at most $${most}$ mg. With a dose of $D$ mg,
$$\frac{D}{1 - ${r}} \le ${most}, \quad\text{so}\quad D \le ${most} \times ${Number((1 - r).toFixed(2))} = ${Number((most * (1 - r)).toFixed(4))}.$$
The dose must not be larger than this, so it is rounded *down*: $D = ${best}$ mg.

**Calculator:** for (c), make a table of $y = 1 - ${r}^x$ with step $1$ and look for the first value above $${share / 100}$. TI-Nspire: Menu, Table in a Graphs page (or ctrl T). Casio fx-CG50: MENU, Table, then SET the step to $1$.

**Watch out:** In part (d), rounding to the nearest milligram gives $${best + 1}$ mg, and with this dose the amount would pass $${most}$ mg in the end.`,
      scheme: [
        [md`(a) $${dose} + ${dose} \times ${r} + ${dose} \times ${r}^2$, or $S_3$`, '(M1)'],
        [md`$${sf(third)}$ mg`, 'A1'],
        [md`(b) $\frac{${dose}}{1 - ${r}}$`, 'M1'],
        [md`$${sf(limit)}$ mg`, 'A1'],
        [
          md`(c) $1 - ${r}^n > ${share / 100}$, or a table of $S_n$ compared with $${share / 100}$ of their limit`,
          'M1',
        ],
        [md`$${n}$ doses`, 'A1'],
        [md`(d) $\frac{D}{1 - ${r}} \le ${most}$ (accept $=$)`, 'M1'],
        [md`$${best}$ mg`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(third.toPrecision(12))}`,
          unit: 'mg',
          mistakes: [
            {
              value: `${Number((dose * (1 + r)).toPrecision(12))}`,
              note: 'This is the amount after the second dose. A third one is taken a day later.',
            },
            {
              value: `${Number((dose * r * r).toPrecision(12))}`,
              note: 'This is what is left of the first dose. Add what is there of the other two.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(limit.toPrecision(12))}`,
          unit: 'mg',
          mistakes: [
            {
              value: `${Number((dose / r).toPrecision(12))}`,
              note: md`You divided by $r$. The formula has $1 - r$ below the line.`,
            },
          ].filter(({ value }) => Math.abs(Number(value) - limit) > 0.05 * limit),
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${n}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${n - 1}`,
              note: md`After so many doses the amount is still below $${share}\,\%$ of the limit. Round up here.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${best}`,
          accuracy: 'exact',
          unit: 'mg',
          mistakes: [
            {
              value: `${best + 1}`,
              note: md`With this dose the limit is more than $${most}$ mg. Round down here.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`= ${sf(third)}\ \text{mg}`, value: after(3) },
        { part: 'b', route: 'numeric', shown: md`= ${sf(limit)}\ \text{mg}`, value: after(3000) },
        { part: 'c', route: 'simulation', shown: `n = ${n}`, value: found },
        {
          part: 'd',
          route: 'simulation',
          shown: `D = ${best}`,
          value: integers(1, 700).findLast((each) => after(3000, each) <= most)!,
          within: 0.01,
        },
      ],
    };
  },
});
