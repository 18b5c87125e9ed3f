import { sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    first: integers(12, 24),
    difference: integers(2, 4),
    rows: integers(10, 20, 2),
    asked: integers(5, 9),
  },
  allow: ({ rows, asked }) => asked < rows,
  write: ({ first, difference, rows, asked }) => {
    const last = first + (rows - 1) * difference;
    const seats = (rows / 2) * (first + last);
    return {
      text: md`An open-air theatre in Jaipur has $${rows}$ rows of seats. The first row has $${first}$ seats, and each row has $${difference}$ seats more than the row in front of it.

(a) Find the number of seats in row $${asked}$. [2]

(b) Find the number of seats in the last row. [1]

(c) Find the total number of seats in the theatre. [3]`,
      hints: [
        md`The numbers of seats form an arithmetic sequence. What are $u_1$ and $d$?`,
        md`When the first and the last term are known, $S_n = \frac{n}{2}(u_1 + u_n)$ is the quickest way.`,
      ],
      answer: md`The numbers of seats form an arithmetic sequence with $u_1 = ${first}$ and $d = ${difference}$.

(a) $u_{${asked}} = ${first} + ${asked - 1} \times ${difference} = ${first + (asked - 1) * difference}$

(b) $u_{${rows}} = ${first} + ${rows - 1} \times ${difference} = ${last}$

(c) $S_{${rows}} = \frac{${rows}}{2}(${first} + ${last}) = ${rows / 2} \times ${first + last} = ${seats}$

**Watch out:** From the first row to row $${rows}$ there are only $${rows - 1}$ steps. Don't add $${difference}$ seats $${rows}$ times.`,
      scheme: [
        [md`recognises an arithmetic sequence and substitutes into $u_n = u_1 + (n - 1)d$`, 'M1'],
        [md`$${first + (asked - 1) * difference}$`, 'A1'],
        [md`$${last}$`, 'A1'],
        [md`uses a formula for the sum`, 'M1'],
        [md`$\frac{${rows}}{2}(${first} + ${last})$`, 'A1'],
        [md`$${seats}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${first + (asked - 1) * difference}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${first + asked * difference}`,
              note: md`You added $${asked}$ differences. Row $${asked}$ is only $${asked - 1}$ rows behind the first.`,
            },
          ],
        },
        { part: 'b', kind: 'number', expected: `${last}`, accuracy: 'exact' },
        {
          part: 'c',
          kind: 'number',
          expected: `${seats}`,
          accuracy: 'exact',
          follows: `${rows} / 2 * (${first} + b.1)`,
          unless: 's <= 0',
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `${first + (asked - 1) * difference}`,
          value: sum((row) => (row === 1 ? first : difference), 1, asked),
        },
        {
          part: 'b',
          route: 'exact',
          shown: `${last}`,
          value: sum((row) => (row === 1 ? first : difference), 1, rows),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `${seats}`,
          value: sum((row) => first + (row - 1) * difference, 1, rows),
        },
      ],
    };
  },
});
