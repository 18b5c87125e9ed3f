import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const after = (dose: number, ratio: number, count: number) => {
  let amount = 0;
  for (let day = 0; day < count; day += 1) amount = amount * ratio + dose;
  return amount;
};

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['1.3'],
  parameters: {
    patient: choice('Amara', 'Luka', 'Mei', 'Rafael'),
    dose: integers(20, 80, 5),
    left: choice(15, 25, 30, 35, 40, 45, 55, 60),
    safe: integers(70, 150, 10),
  },
  allow: ({ dose, left, safe }) => {
    const limit = dose / (1 - left / 100);
    return (
      limit > 1.05 * safe && limit < 2.2 * safe && dose < safe && after(dose, left / 100, 3) < safe + dose
    );
  },
  write: ({ patient, dose, left, safe }) => {
    const ratio = left / 100;
    const third = after(dose, ratio, 3);
    const limit = dose / (1 - ratio);
    const exponent = Math.log(0.01) / Math.log(ratio);
    const doses = Math.ceil(exponent);
    const biggest = safe * (1 - ratio);
    let close = 1;
    while (after(dose, ratio, close) <= 0.99 * limit) close += 1;
    return {
      text: md`${patient} takes $${dose}$ mg of a medicine at the same time every morning. Just before each dose, $${left}\%$ of the amount that was in the body just after the previous dose is still there.

(a) Find the amount of the medicine in the body just after the third dose. [2]

(b) The treatment goes on for a very long time. Find the amount that the body holds just after a dose in the long term. [2]

(c) Find the number of doses after which the amount is, for the first time, greater than $99\%$ of the amount in part (b). [3]

(d) The amount in the body must never exceed $${safe}$ mg, however long the treatment lasts. Determine the largest daily dose that is allowed. [2]`,
      hints: [
        md`Just after the third dose the body holds parts of three doses: the newest, one that is a day old and one that is two days old.`,
        md`The amounts add up to a geometric series with ratio $${ratio}$.`,
        md`In part (c) compare $S_n$ with $0.99S_\infty$; the first term cancels.`,
      ],
      answer: md`(a) Just after the third dose the body holds $${dose} + ${dose} \times ${ratio} + ${dose} \times ${ratio}^2 = ${sf(third)}\ \text{mg}$.

(b) After many doses the amount is the sum of an infinite geometric series with $u_1 = ${dose}$ and $r = ${ratio}$. As $|r| < 1$, it converges to

$$S_\infty = \frac{${dose}}{1 - ${ratio}} = ${sf(limit)}\ \text{mg}.$$

(c) $S_n = S_\infty\left(1 - ${ratio}^n\right)$, so $1 - ${ratio}^n > 0.99$, or $${ratio}^n < 0.01$.

$${ratio}^n = 0.01$ for $n = \frac{\ln 0.01}{\ln ${ratio}} = ${sf(exponent, 4)}$, so the amount is greater than $99\%$ of the limit for the first time after dose number $n = ${doses}$.

(d) The amount just after a dose increases towards $\frac{d}{1 - ${ratio}}$. So $\frac{d}{1 - ${ratio}} \le ${safe}$ and $d \le ${safe} \times ${Number((1 - ratio).toFixed(2))}$.

The largest dose is $${sf(biggest)}\ \text{mg}$.

**Watch out:** $\ln ${ratio}$ is negative, so dividing by it turns the inequality round: $n$ must be *greater* than the quotient. That is why it is rounded up.`,
      scheme: [
        [md`adds three terms with ratio $${ratio}$`, 'M1'],
        [md`$${sf(third)}$ mg`, 'A1'],
        [md`uses $S_\infty = \frac{u_1}{1 - r}$`, 'M1'],
        [md`$${sf(limit)}$ mg`, 'A1'],
        [md`compares $S_n$ with $0.99S_\infty$`, 'M1'],
        [md`$n > ${sf(exponent, 4)}$`, 'A1'],
        [md`$n = ${doses}$`, 'A1'],
        [md`$\frac{d}{1 - ${ratio}} \le ${safe}$`, 'M1'],
        [md`$${sf(biggest)}$ mg`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(third.toPrecision(8))}`,
          unit: 'mg',
          mistakes: [
            {
              value: sf(after(dose, ratio, 2)),
              note: 'You stopped after the second dose: parts of three doses are in the body.',
            },
            {
              value: sf(after(dose, ratio, 3) - dose),
              note: 'This is the amount just before the third dose. Add the newest dose.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(limit.toPrecision(8))}`,
          unit: 'mg',
          mistakes: [
            {
              value: sf(limit - dose),
              note: 'This is the amount just before a dose. You are asked for the amount just after it.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${doses}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${doses - 1}`,
              note: md`After this many doses the amount is still below $99\%$ of the limit: round up.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(biggest.toPrecision(8))}`,
          unit: 'mg',
          mistakes: [
            {
              value: sf(safe * ratio),
              note: md`You multiplied by the ratio $${ratio}$. Solve $S_\infty = ${safe}$ for the first term.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`= ${sf(third)}\ \text{mg}`, value: third },
        { part: 'b', route: 'numeric', shown: md`= ${sf(limit)}\ \text{mg}`, value: after(dose, ratio, 300) },
        { part: 'c', route: 'numeric', shown: `n = ${doses}`, value: close },
        {
          part: 'd',
          route: 'substitution',
          shown: md`${sf(biggest)}\ \text{mg}`,
          value: (dose * safe) / after(dose, ratio, 300),
        },
      ],
    };
  },
});
