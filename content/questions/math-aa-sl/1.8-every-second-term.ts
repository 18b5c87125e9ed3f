import { sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, inBrackets } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['1.3'],
  parameters: {
    ratio: choice([1, 2], [-1, 2], [1, 3], [-1, 3], [2, 3], [-2, 3], [3, 4], [-3, 4], [1, 4], [-1, 4]),
    scale: integers(1, 9),
  },
  allow: ({ ratio: [, q], scale }) => scale * q * q <= 81,
  write: ({ ratio: [p, q], scale }) => {
    const first = scale * (q * q - p * p);
    const odd = scale * q * q;
    const even = scale * p * q;
    const r = fraction(p, q);
    const bracketed = p < 0 ? md`\left(${r}\right)` : r;
    const square = fraction(p * p, q * q);
    const rest = fraction(q * q - p * p, q * q);
    const squares = first * odd;
    return {
      text: md`An infinite geometric series $u_1 + u_2 + u_3 + \cdots$ has first term $u_1$ and common ratio $r$, where $|r| < 1$. Its odd-numbered terms and its even-numbered terms have the sums
$$u_1 + u_3 + u_5 + \cdots = ${odd}, \qquad u_2 + u_4 + u_6 + \cdots = ${even}.$$

(a) Explain why $u_1 + u_3 + u_5 + \cdots = \dfrac{u_1}{1 - r^2}$. [1]

(b) Find the value of $r$. [2]

(c) Find the value of $u_1$. [2]

(d) Find the sum of the squares of all the terms, $u_1^2 + u_2^2 + u_3^2 + \cdots$. [3]`,
      hints: [
        md`By what do you multiply to get from $u_1$ to $u_3$, and from $u_3$ to $u_5$?`,
        md`Compare the two sums term by term: how does one get from $u_1$ to $u_2$, from $u_3$ to $u_4$, and so on?`,
        md`In part (d), write the squares in terms of $u_1$ and $r$. Are they a geometric sequence again?`,
      ],
      answer: md`(a) From one odd-numbered term to the next one goes two steps, so each is $r^2$ times the one before. They form a geometric series with first term $u_1$ and common ratio $r^2$. As $|r| < 1$, also $|r^2| < 1$, so its sum to infinity is $\dfrac{u_1}{1 - r^2}$.

(b) Every even-numbered term is $r$ times the odd-numbered term before it. So the second sum is $r$ times the first:
$$${even} = ${odd}r, \quad\text{so}\quad r = ${r}.$$
(The same comes out when $\dfrac{u_1r}{1 - r^2}$ is divided by $\dfrac{u_1}{1 - r^2}$.)

(c) With $r^2 = ${square}$, part (a) says
$$\frac{u_1}{1 - ${square}} = ${odd}, \quad\text{so}\quad u_1 = ${odd} \times ${rest} = ${first}.$$
A second method: the whole series has the sum $${odd + even}$, so $u_1 = ${odd + even}\left(1 - ${bracketed}\right)$, which gives the same.

(d) The squares are $u_1^2,\ u_1^2r^2,\ u_1^2r^4, \ldots$, a geometric sequence with first term $u_1^2$ and common ratio $r^2$. Its sum to infinity is
$$\frac{u_1^2}{1 - r^2} = u_1 \times \frac{u_1}{1 - r^2} = ${first} \times ${odd} = ${squares}.$$

**Calculator:** check the result of part (d) by adding many terms. TI-Nspire: the template for sums in the catalogue (or Menu, Calculus, Sum). Casio fx-CG50: MATH, then the sign $\sum$. With $50$ terms the sum hardly differs from the limit.

**Watch out:** The sum of the squares is not the square of the sum: $${inBrackets(odd + even)}^2 = ${(odd + even) ** 2}$ is a different number.`,
      scheme: [
        [md`(a) geometric with first term $u_1$ and common ratio $r^2$ (and $|r^2| < 1$)`, 'R1'],
        [
          md`(b) even-numbered sum is $r$ times the odd-numbered sum, or divides $\frac{u_1r}{1 - r^2}$ by $\frac{u_1}{1 - r^2}$`,
          'M1',
        ],
        [md`$r = ${r}$`, 'A1'],
        [
          md`(c) $\frac{u_1}{1 - ${square}} = ${odd}$, or $\frac{u_1}{1 - r} = ${odd + even}$ with their $r$`,
          'M1',
        ],
        [md`$u_1 = ${first}$`, 'A1'],
        [md`(d) recognises a geometric series with common ratio $r^2$`, 'M1'],
        [md`$\frac{${first}^2}{1 - ${square}}$, or $u_1 \times ${odd}$ (follow through)`, 'A1'],
        [md`$${squares}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        {
          part: 'b',
          kind: 'number',
          label: '$r =$',
          expected: r,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(q, p),
              note: md`You divided the wrong way round. A ratio with $|r| < 1$ is needed.`,
            },
            { value: square, note: md`This is $r^2$, the ratio from one odd-numbered term to the next.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$u_1 =$',
          expected: `${first}`,
          accuracy: 'exact',
          follows: `${odd} * (1 - b.1^2)`,
          unless: 'u = 0',
          mistakes: [
            {
              value: fraction(odd * (q - p), q),
              note: md`You used the common ratio $r$. From one odd-numbered term to the next, the ratio is $r^2$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${squares}`,
          accuracy: 'exact',
          follows: 'c.1^2 / (1 - b.1^2)',
          mistakes: [
            { value: `${(odd + even) ** 2}`, note: 'You squared the sum. Square each term first, then add.' },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `r = ${r}`,
          value: even / odd,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${first}`,
          // One term alone would have this sum of its odd-numbered powers.
          value: odd / sum((k) => (p / q) ** (2 * k), 0, 400),
          within: 1e-6,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${squares}`,
          value: sum((k) => (first * (p / q) ** k) ** 2, 0, 400),
          within: 1e-6,
        },
      ],
    };
  },
});
