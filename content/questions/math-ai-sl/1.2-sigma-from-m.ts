import { sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { grouped, inBrackets, plus, polynomial } from '../../authoring/wording.ts';

const whole = (value: number) => `${value < 0 ? '-' : ''}${grouped(Math.abs(value))}`;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    p: nonZero(-6, 9),
    q: integers(-20, 60),
    m: integers(2, 9),
    count: integers(12, 40),
  },
  allow: ({ p, q, m, count }) => {
    const [first, last] = [p * m + q, p * (m + count - 1) + q];
    return (
      Math.abs(p) > 1 &&
      q !== 0 &&
      first > 0 &&
      first + last !== 0 &&
      last !== 0 &&
      last !== -first &&
      count % 10 !== 0
    );
  },
  write: ({ p, q, m, count }) => {
    const end = m + count - 1;
    const [first, last] = [p * m + q, p * end + q];
    const total = (count * (first + last)) / 2;
    const inside = polynomial([p, q], 'k');
    const fromOne = sum((k) => p * k + q, 1, end);
    return {
      text: md`Consider the sum

$$S = \sum_{k=${m}}^{${end}} (${inside}).$$

(a) Write down the first term and the last term of the sum. [2]

(b) Find the number of terms. [1]

(c) Find the value of $S$. [2]

(d) Write down the common difference of the terms. [1]`,
      hints: [
        md`The letter $k$ takes every whole number from the one below the sigma to the one above it.`,
        md`For (b), count on a small example first: how many whole numbers are there from $3$ to $5$?`,
        md`For (c), use $S_n = \frac{n}{2}(u_1 + u_n)$, or the sum template of the calculator.`,
      ],
      answer: md`(a) The sum begins with $k = ${m}$: $${p} \times ${m}${plus(q)} = ${first}$. It ends with $k = ${end}$: $${p} \times ${end}${plus(q)} = ${last}$.

(b) Both ends count, so there are $${end} - ${m} + 1 = ${count}$ terms.

(c) The terms are arithmetic. The mean of the first and the last term, times the number of terms, gives

$$S = \frac{${count}}{2}\left(${first} + ${inBrackets(last)}\right) = ${whole(total)}.$$

(d) When $k$ grows by $1$, the term changes by the coefficient of $k$, so $d = ${p}$.

**Calculator:** TI-Nspire: the sigma template in the template menu. Casio fx-CG50: MATH (F4), then Σ. Enter the term, the letter and both ends.

**Watch out:** the sum doesn't begin with $k = 1$. From $k = 1$ it would be $${whole(fromOne)}$.`,
      scheme: [
        [md`(a) $${first}$`, 'A1'],
        [md`$${last}$`, 'A1'],
        [md`(b) $${count}$`, 'A1'],
        [md`(c) substitutes into a formula for the sum, or uses the sum template`, 'M1'],
        [md`$${whole(total)}$`, 'A1'],
        [md`(d) $${p}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'First term',
          expected: `${first}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: `${p + q}`, note: md`That is the term for $k = 1$. Here $k$ begins with $${m}$.` },
          ],
        },
        { part: 'a', kind: 'number', label: 'Last term', expected: `${last}`, accuracy: 'exact', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          expected: `${count}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${count - 1}`,
              note: md`The difference is one too few, as both ends belong to the sum.`,
            },
            { value: `${end}`, note: md`The sum doesn't begin with $k = 1$.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${total}`,
          accuracy: 'exact',
          follows: 'b.1 / 2 * (a.1 + a.2)',
          mistakes: [total, Number(total.toPrecision(2)), Number(total.toPrecision(3))].every(
            (near) => fromOne !== near,
          )
            ? [{ value: `${fromOne}`, note: md`You began with $k = 1$. The sum begins with $k = ${m}$.` }]
            : [],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${p}`,
          accuracy: 'exact',
          mistakes: p === -1 ? [] : [{ value: `${-p}`, note: md`Take a term minus the one *before* it.` }],
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${first}`, value: sum((k) => p * k + q, m, m) },
        { part: 'a', route: 'exact', shown: `= ${last}`, value: sum((k) => p * k + q, end, end) },
        { part: 'b', route: 'exact', shown: `= ${count}`, value: sum(() => 1, m, end) },
        { part: 'c', route: 'exact', shown: `= ${whole(total)}`, value: sum((k) => p * k + q, m, end) },
        { part: 'd', route: 'exact', shown: `d = ${p}`, value: p * (m + 1) + q - (p * m + q) },
      ],
    };
  },
});
