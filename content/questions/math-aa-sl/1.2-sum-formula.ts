import { sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, polynomial } from '../../authoring/wording.ts';

const times = (factor: number, of: string): string => (factor === 1 ? of : md`${factor} \times ${of}`);

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: { p: integers(1, 4), q: nonZero(-6, 9), last: integers(6, 12) },
  allow: ({ p, q, last }) => q + p * last > 0 && p + q !== 0 && q !== p,
  write: ({ p, q, last }) => {
    const total = p * last ** 2 + q * last;
    const first = p + q;
    const two = 4 * p + 2 * q;
    const second = two - first;
    const other = q + p * last;
    const series = polynomial([p, q, 0], 'n');
    return {
      text: md`The sum of the first $n$ terms of an arithmetic sequence is given by $S_n = ${series}$, for every $n \in \mathbb{Z}^+$.

(a) Write down the value of $u_1$. [1]

(b) Find the common difference. [3]

(c) Find an expression for $u_n$ in terms of $n$. [2]

(d) The sum of the first $m$ terms is $${total}$. Find the value of $m$. [3]`,
      hints: [
        md`What does $S_1$ mean? And what must be added to $S_1$ to get $S_2$?`,
        md`In part (d), one of the two solutions of a quadratic equation can't be a number of terms.`,
      ],
      answer: md`(a) The sum of the first term alone is the first term: $u_1 = S_1 = ${first}$.

(b) $S_2 = ${times(p, '2^2')} ${q < 0 ? '-' : '+'} ${times(Math.abs(q), '2')} = ${two}$, so $u_2 = S_2 - S_1 = ${two} - ${first < 0 ? `(${first})` : first} = ${second}$. The common difference is $d = u_2 - u_1 = ${2 * p}$.

(c) $u_n = u_1 + (n - 1)d = ${first} + ${2 * p}(n - 1)$, which simplifies to $u_n = ${polynomial([2 * p, q - p], 'n')}$.

(d) $${polynomial([p, q, 0], 'm')} = ${total}$ gives $${polynomial([p, q, -total], 'm')} = 0$, which factorises as
$$(m - ${last})(${polynomial([p, other], 'm')}) = 0.$$
The second factor gives a negative value of $m$. A number of terms is positive, so $m = ${last}$.

**Watch out:** $S_2$ is the sum of the first two terms, not the second term. And $S_2 - S_1 = ${second}$ is the second term, not the common difference: one more subtraction is needed.`,
      scheme: [
        [md`$u_1 = ${first}$`, 'A1'],
        [md`finds $S_2 = ${two}$`, '(A1)'],
        [md`$u_2 = S_2 - S_1$`, '(M1)'],
        [md`$d = ${2 * p}$`, 'A1'],
        [md`substitutes into $u_n = u_1 + (n-1)d$, or finds $S_n - S_{n-1}$`, 'M1'],
        [md`$u_n = ${polynomial([2 * p, q - p], 'n')}$`, 'A1'],
        [md`$${polynomial([p, q, -total], 'm')} = 0$`, 'M1'],
        [md`attempts to factorise, or uses the quadratic formula`, 'M1'],
        [md`$m = ${last}$ (only)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${first}`,
          accuracy: 'exact',
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${2 * p}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${second}`,
              note: md`$S_2 - S_1$ is the second term, $u_2$. The common difference is $u_2 - u_1$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'expression',
          expected: polynomial([2 * p, q - p], 'n'),
          variables: ['n'],
          follows: 'a.1 + (n - 1) * b.1',
          mistakes: [
            {
              value: polynomial([2 * p, q + p], 'n'),
              note: md`You added $n$ differences to $u_1$. From $u_1$ to $u_n$ there are only $n - 1$ steps.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${last}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(-other, p),
              note: md`This solves the quadratic equation, but a number of terms is positive.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `u_1 = S_1 = ${first}`, value: p * 1 ** 2 + q * 1 },
        {
          part: 'b',
          route: 'numeric',
          shown: `d = u_2 - u_1 = ${2 * p}`,
          value: p * 9 + q * 3 - 2 * (p * 4 + q * 2) + p + q,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `u_n = ${polynomial([2 * p, q - p], 'n')}`,
          variable: 'n',
          value: (n) => p * n ** 2 + q * n - (p * (n - 1) ** 2 + q * (n - 1)),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `m = ${last}`,
          // Counts how many terms fit into the total.
          value: Array.from({ length: 40 }, (_, index) => index + 1).find(
            (count) => sum((k) => first + (k - 1) * 2 * p, 1, count) === total,
          )!,
        },
      ],
    };
  },
});
