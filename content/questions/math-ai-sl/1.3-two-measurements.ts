import { balanceAfter, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      {
        what: 'The mass of algae in a tank in Jeju, in grams, is measured at noon every day',
        short: 'mass',
        unit: 'g',
        time: 'day',
        in: 'On',
        ratios: [1.2, 1.25, 1.4, 1.5],
      },
      {
        what: 'A filter at a waterworks in Dhaka is passed again and again. The amount of a pollutant, in milligrams, is measured after every pass',
        short: 'amount',
        unit: 'mg',
        time: 'pass',
        in: 'After',
        ratios: [0.6, 0.75, 0.8, 0.85],
      },
      {
        what: 'A new song from Kingston is played on the radio. The number of plays, in thousands, is counted every week',
        short: 'number of plays',
        unit: 'thousand',
        time: 'week',
        in: 'In',
        ratios: [1.3, 1.6, 0.7, 0.9],
      },
    ),
    which: integers(0, 3),
    first: choice(40, 50, 64, 80, 100, 120, 160, 200),
    early: integers(2, 4),
    gap: choice(2, 3),
    factor: choice(12, 15, 20, 25),
  },
  allow: ({ story, which, first, early, gap, factor }) => {
    const r = story.ratios[which]!;
    const exact = [early, early + gap].map((n) => first * r ** (n - 1));
    const limit = r > 1 ? first * factor : first / factor;
    const n = 1 + Math.log(limit / first) / Math.log(r);
    return (
      exact.every((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-7) &&
      Number.isInteger(Number((limit * 10).toFixed(8))) &&
      n % 1 > 0.07 &&
      n % 1 < 0.93 &&
      Math.ceil(n) > early + gap + 1 &&
      Math.ceil(n) < 30
    );
  },
  write: ({ story, which, first, early, gap, factor }) => {
    const r = story.ratios[which]!;
    const late = early + gap;
    const on = story.in.toLowerCase();
    const [one, two] = [early, late].map((n) => Number((first * r ** (n - 1)).toFixed(3))) as [
      number,
      number,
    ];
    const limit = r > 1 ? first * factor : Number((first / factor).toFixed(3));
    const exact = 1 + Math.log(limit / first) / Math.log(r);
    const n = Math.ceil(exact);
    const found = root((ratio) => one * ratio ** gap - two, 0.1, 4);
    let count = 1;
    while (
      r > 1
        ? balanceAfter(first, r - 1, 0, count - 1) <= limit
        : balanceAfter(first, r - 1, 0, count - 1) >= limit
    )
      count += 1;
    const amount = (value: number) =>
      story.unit === 'thousand'
        ? md`$${grouped(value)}$ thousand`
        : md`$${grouped(value)}\ \text{${story.unit}}$`;
    const back = early === 2 ? '' : `^{${early - 1}}`;
    const rootSign =
      gap === 2
        ? md`\sqrt{${grouped(Number((two / one).toFixed(6)))}}`
        : md`\sqrt[3]{${grouped(Number((two / one).toFixed(6)))}}`;
    return {
      text: md`${story.what}. These values form a geometric sequence. ${story.in} ${story.time} $${early}$ the ${story.short} is $${one}$, and ${on} ${story.time} $${late}$ it is $${two}$.

(a) Find the common ratio. [2]

(b) Find the ${story.short} ${on} ${story.time} $1$. [2]

(c) Find the first ${story.time} for which the ${story.short} is ${r > 1 ? 'greater' : 'less'} than ${amount(limit)}. [3]`,
      hints: [
        md`From ${story.time} $${early}$ to ${story.time} $${late}$ the ${story.short} is multiplied by the common ratio several times. How many times?`,
        md`To go back by one ${story.time}, divide by the common ratio.`,
        md`In (c), a table of values of $u_1 r^{n - 1}$ shows the first term that passes the limit.`,
      ],
      answer: md`(a) From term $${early}$ to term $${late}$ there are $${gap}$ multiplications by $r$, so $${one} \times r^{${gap}} = ${two}$ and $r^{${gap}} = ${Number((two / one).toFixed(6))}$. All results are positive, so

$$r = ${rootSign} = ${r}.$$

(b) Term $${early}$ is $u_1 \times r${back}$, so divide by $r${back}$:

$$u_1 = \frac{${one}}{${r}${back}} = ${first}\ \text{${story.unit}}$$

(c) The condition is $${first} \times ${r}^{n - 1} ${r > 1 ? '>' : '<'} ${grouped(limit)}$. The solver gives equality for $n = ${decimals(exact, 2)}$. ${story.in} ${story.time} $${n - 1}$ the ${story.short} is $${sf(first * r ** (n - 2), 4)}$, ${on} ${story.time} $${n}$ it is $${sf(first * r ** (n - 1), 4)}$. So the first such ${story.time} is $n = ${n}$.

**Calculator:** enter $${first} \times ${r}^{x - 1}$ as a function and open the table (TI-Nspire: ctrl T; Casio fx-CG50: Table), or solve the equation with nSolve or SolveN.

**Watch out:** the exponent counts the steps *between* two terms. From term $1$ to term $n$ there are $n - 1$ steps.`,
      scheme: [
        [md`(a) $${one}r^{${gap}} = ${two}$`, 'M1'],
        [md`$r = ${r}$`, 'A1'],
        [md`(b) $u_1 r${back} = ${one}$ with their $r$`, 'M1'],
        [md`$${first}$`, 'A1'],
        [md`(c) compares $${first} \times ${r}^{n - 1}$ with $${grouped(limit)}$`, 'M1'],
        [md`$n = ${decimals(exact, 2)}$, or the two terms on either side`, '(A1)'],
        [md`$${n}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${r}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${Number((two / one).toFixed(6))}`,
              note: md`That is the factor for $${gap}$ steps. What is the factor for one step?`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${first}`,
          accuracy: 'exact',
          follows: `${one} / a.1^${early - 1}`,
          unless: 'u <= 0',
          mistakes: [
            {
              value: sf(first / r, 6),
              note: md`You went back $${early}$ steps. From term $${early}$ to term $1$ there ${early === 2 ? md`is only $1$ step` : md`are only $${early - 1}$ steps`}.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${n}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${n - 1}`,
              note: md`This term hasn't passed the limit yet. Is it $n$ or $n - 1$ that you found?`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `= ${r}`, value: Number(found.toFixed(8)) },
        {
          part: 'b',
          route: 'substitution',
          shown: `= ${first}`,
          value: Number(root((u) => balanceAfter(u, r - 1, 0, early - 1) - one, 0, 5000).toFixed(6)),
        },
        { part: 'c', route: 'simulation', shown: `n = ${n}`, value: count },
      ],
    };
  },
});
