import { deviation, mean, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const totals = [20, 25, 40, 50];

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  parameters: {
    story: choice(
      {
        what: 'The table shows how many languages the guests of a hostel in Ljubljana speak.',
        head: 'Languages',
        first: 1,
        who: 'guests',
      },
      {
        what: 'The table shows how many eggs were found in the nests of a bird sanctuary in Kerala.',
        head: 'Eggs',
        first: 0,
        who: 'nests',
      },
      {
        what: 'The table shows how many goals were scored in the games of a school league in Dakar.',
        head: 'Goals',
        first: 0,
        who: 'games',
      },
      {
        what: 'The table shows how many people sat in the taxis that passed a crossing in Bogotá.',
        head: 'People',
        first: 1,
        who: 'taxis',
      },
    ),
    f1: integers(2, 9),
    f2: integers(4, 14),
    f3: integers(4, 14),
    k: integers(3, 12),
    f5: integers(1, 7),
  },
  allow: ({ story: { first }, f1, f2, f3, k, f5 }) => {
    const total = f1 + f2 + f3 + k + f5;
    const middle = (f2 + 2 * f3 + 3 * k + 4 * f5) / total + first;
    return totals.includes(total) && Math.abs(middle - (first + 3)) > 0.2 && !Number.isInteger(middle);
  },
  write: ({ story: { what, head, first, who }, f1, f2, f3, k, f5 }) => {
    const values = [0, 1, 2, 3, 4].map((step) => step + first);
    const known = f1 + f2 + f3 + f5;
    const list = [f1, f2, f3, k, f5].flatMap((frequency, index) =>
      Array.from({ length: frequency }, () => values[index]!),
    );
    const m = Number(mean(list).toPrecision(9));
    const partial = values[0]! * f1 + values[1]! * f2 + values[2]! * f3 + values[4]! * f5;
    const spread = Math.sqrt(mean(list.map((value) => (value - m) ** 2)));
    const near = list.filter((value) => Math.abs(value - m) < spread).length;
    const squares = values[0]! ** 2 * f1 + values[1]! ** 2 * f2 + values[2]! ** 2 * f3 + values[4]! ** 2 * f5;
    const ofSample = spread * Math.sqrt(list.length / (list.length - 1));
    return {
      text: md`${what}

| ${head} | $${values.join('$ | $')}$ |
|---|---|---|---|---|---|
| Number of ${who} | $${f1}$ | $${f2}$ | $${f3}$ | $k$ | $${f5}$ |

The mean is $${m}$.

(a) Find the value of $k$. [3]

(b) Find the standard deviation. [2]

(c) Find the number of ${who} for which the number in the first row differs from the mean by less than one standard deviation. [2]`,
      hints: [
        md`Write the mean as a fraction in which $k$ stands above and below.`,
        md`Your calculator finds the standard deviation when you enter the frequencies as a second list.`,
      ],
      answer: md`(a) The mean is $\dfrac{${partial} + ${values[3]}k}{${known} + k} = ${m}$. Then $${partial} + ${values[3]}k = ${Number((m * known).toPrecision(9))} + ${m}k$, which gives $k = ${k}$.

(b) With the frequencies $${f1}, ${f2}, ${f3}, ${k}, ${f5}$ the calculator gives $\sigma = ${sf(spread)}$.

(c) The values must lie between $${m} - ${sf(spread, 4)} = ${sf(m - spread)}$ and $${m} + ${sf(spread, 4)} = ${sf(m + spread)}$. These are the values $${values.filter((value) => Math.abs(value - m) < spread).join(', ')}$, which belong to $${near}$ ${who}.

**Calculator:** enter the first row and the frequencies as two lists. TI-Nspire: Menu, Statistics, Stat Calculations, One-Variable Statistics, with the second list as Frequency List. Casio fx-CG50: STAT, CALC, 1-VAR, with SET, 1Var Freq.

**Watch out:** The calculator shows two standard deviations. Take $\sigma_x$, not the slightly larger $s_x$, and make sure that the frequencies are used: the five numbers of the first row alone have another spread.`,
      scheme: [
        [md`sets up an expression for the mean with $k$ above and below`, 'M1'],
        [md`$\frac{${partial} + ${values[3]}k}{${known} + k} = ${m}$`, 'A1'],
        [md`$k = ${k}$`, 'A1'],
        [md`$\sigma = ${sf(spread)}$`, 'A2'],
        [md`considers $${m} \pm ${sf(spread)}$`, 'M1'],
        [md`$${near}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${k}`, accuracy: 'exact' },
        {
          part: 'b',
          kind: 'number',
          expected: sf(spread),
          follows: `sqrt((${squares} + ${values[3]! ** 2} * a.1) / (${known} + a.1) - ((${partial} + ${values[3]} * a.1) / (${known} + a.1))^2)`,
          mistakes: [
            ...(Math.abs(spread - 1) > 0.03
              ? [
                  {
                    value: sf(spread ** 2),
                    note: md`This is the variance. The standard deviation is its square root.`,
                  },
                ]
              : []),
            ...(Number(sf(ofSample)) - Number(sf(spread)) > 0.015
              ? [
                  {
                    value: sf(ofSample),
                    note: md`Your calculator shows two deviations. This is $s_x$, the one for a sample; the values are all known here, so take $\sigma_x$.`,
                  },
                ]
              : []),
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${near}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${values.filter((value) => Math.abs(value - m) < spread).length}`,
              note: md`You counted the entries of the first row. How often each of them occurs stands in the second row.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `k = ${k}`,
          value: root((at) => (partial + values[3]! * at) / (known + at) - m, -known + 0.5, 500),
        },
        { part: 'b', route: 'numeric', shown: md`\sigma = ${sf(spread)}`, value: deviation(list) },
        {
          part: 'c',
          route: 'simulation',
          shown: `${near}`,
          value: list.filter((value) => value > m - deviation(list) && value < m + deviation(list)).length,
        },
      ],
    };
  },
});
