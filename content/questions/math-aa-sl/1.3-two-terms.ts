import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { grouped, sf } from '../../authoring/wording.ts';

const tidy = (value: number): number => Number(value.toPrecision(10));
const least = (first: number, ratio: number, limit: number): number =>
  Math.log((limit * (ratio - 1)) / first + 1) / Math.log(ratio);
const sumOf = (first: number, ratio: number, count: number): number =>
  (first * (ratio ** count - 1)) / (ratio - 1);

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    first: choice(4, 5, 8, 10, 15, 20, 25, 40, 50),
    ratio: choice(1.2, 1.4, 1.5, 1.6, 2.5),
    limit: choice(500, 1000, 2000, 5000, 10000),
  },
  allow: ({ first, ratio, limit }) => {
    const n = least(first, ratio, limit);
    return n > 6 && n < 30 && Math.abs(n - Math.round(n)) > 0.05;
  },
  write: ({ first, ratio, limit }) => {
    const [second, fifth] = [tidy(first * ratio), tidy(first * ratio ** 4)];
    const bound = least(first, ratio, limit);
    const count = Math.ceil(bound);
    const factor = tidy(first / (ratio - 1));
    let steps = 1;
    for (let total = first; total <= limit; steps += 1) total += first * ratio ** steps;
    return {
      text: md`In a geometric sequence with positive terms, $u_2 = ${second}$ and $u_5 = ${fifth}$.

(a) Find the common ratio. [2]

(b) Find the first term. [2]

(c) Find the least value of $n$ for which $S_n > ${grouped(limit)}$. [3]`,
      hints: [
        md`How many times must $u_2$ be multiplied by the common ratio to reach $u_5$?`,
        md`For part (c), write down the inequality for $S_n$ and use logarithms, a table or a graph on your calculator.`,
      ],
      answer: md`(a) Three steps lead from $u_2$ to $u_5$, so $${second}r^3 = ${fifth}$. Then $r^3 = ${tidy(ratio ** 3)}$ and $r = ${ratio}$.

(b) $u_1 = \dfrac{u_2}{r} = \dfrac{${second}}{${ratio}} = ${first}$

(c) $\dfrac{${first}(${ratio}^n - 1)}{${ratio} - 1} > ${grouped(limit)}$ gives $${ratio}^n > ${Number(sf(limit / factor + 1, 5))}$, so $n > ${sf(bound, 4)}$. The least value is $n = ${count}$.

A table confirms this: $S_{${count - 1}} \approx ${sf(sumOf(first, ratio, count - 1), 4)}$ is too small, and $S_{${count}} \approx ${sf(sumOf(first, ratio, count), 4)}$ is large enough.

**Calculator:** for (c), TI-Nspire: Menu, Algebra, Numerical Solve: nSolve(${first}·(${ratio}^n−1)/(${ratio}−1)=${limit},n). Casio fx-CG50: Equation, Solver; or the sums in the Table menu.

**Watch out:** Part (c) asks for the sum $S_n$, not for a single term $u_n$. And $n$ counts terms, so go up to the next whole number, however small the decimal part is.`,
      scheme: [
        [md`$${second}r^3 = ${fifth}$`, 'M1'],
        [md`$r = ${ratio}$`, 'A1'],
        [md`$\frac{${second}}{${ratio}}$`, '(M1)'],
        [md`$u_1 = ${first}$`, 'A1'],
        [md`sets up an inequality or equation for $S_n$, or a table of values`, 'M1'],
        [md`$n > ${sf(bound, 3)}$, or the values of $S_{${count - 1}}$ and $S_{${count}}$`, '(A1)'],
        [md`$n = ${count}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${ratio}`,
          mistakes: [
            {
              value: sf(ratio ** 0.75),
              note: md`You took a fourth root. From $u_2$ to $u_5$ there are only three steps.`,
            },
            {
              value: `${tidy(ratio ** 3)}`,
              note: md`This is $r^3$: three steps lead from $u_2$ to $u_5$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${first}`,
          follows: `${second} / a.1`,
          mistakes: [
            {
              value: `${tidy(second * ratio)}`,
              note: md`You multiplied by $r$, which leads to $u_3$. To go back from $u_2$ to $u_1$, divide.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${count}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${count - 1}`,
              note: md`With this number of terms the sum is still less than $${grouped(limit)}$.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: `r = ${ratio}`,
          value: Math.cbrt(fifth / second),
          within: 1e-6,
        },
        { part: 'b', route: 'exact', shown: `= ${first}`, value: (second / fifth) ** (1 / 3) * second },
        { part: 'c', route: 'numeric', shown: `n = ${count}`, value: steps },
      ],
    };
  },
});
