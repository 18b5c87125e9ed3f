import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['1.3'],
  parameters: {
    top: integers(-3, 4),
    bottom: integers(2, 5),
    scale: integers(1, 9),
    asked: choice(3, 4),
  },
  allow: ({ top, bottom, scale }) =>
    top !== 0 &&
    Math.abs(top) < bottom &&
    // In lowest terms.
    !(bottom === 4 && Math.abs(top) === 2) &&
    scale * bottom <= 40,
  write: ({ top, bottom, scale, asked }) => {
    // S = u / (1 - t/b) = ub / (b - t), so u = scale (b - t) gives S = scale b.
    const first = scale * (bottom - top);
    const total = scale * bottom;
    const ratio = fraction(top, bottom);
    const term = fraction(first * top ** (asked - 1), bottom ** (asked - 1));
    return {
      text: md`An infinite geometric series has first term $${first}$ and sum $${total}$.

(a) Find the common ratio. [3]

(b) Find the ${asked === 3 ? 'third' : 'fourth'} term of the series. [2]`,
      hints: [
        md`Write down the formula for the sum to infinity, and put in the two numbers that you know.`,
        md`The common ratio of a series with a finite sum lies between $-1$ and $1$; check that yours does.`,
      ],
      answer: md`(a) $\dfrac{${first}}{1 - r} = ${total}$ gives $1 - r = \dfrac{${first}}{${total}} = ${fraction(first, total)}$, so $r = ${ratio}$. This lies between $-1$ and $1$, as it must.

(b) $u_{${asked}} = u_1r^{${asked - 1}} = ${first} \times \left(${ratio}\right)^{${asked - 1}} = ${term}$

**Watch out:** $${fraction(first, total)}$ is the value of $1 - r$, not yet of $r$. And don't turn the quotient round: the first term goes on top and the sum below.`,
      scheme: [
        [md`$\frac{${first}}{1 - r} = ${total}$`, 'M1'],
        [md`$1 - r = ${fraction(first, total)}$`, '(A1)'],
        [md`$r = ${ratio}$`, 'A1'],
        [md`$${first} \times \left(${ratio}\right)^{${asked - 1}}$`, 'M1'],
        [md`$${term}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: ratio,
          accuracy: 'exact',
          mistakes: [
            ...(2 * top === bottom
              ? []
              : [{ value: fraction(first, total), note: md`This is $1 - r$, not yet $r$.` }]),
            {
              value: fraction(-top, bottom),
              note: md`The sign is wrong: from $1 - r$ you get $r$ as $1$ minus that value.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: term,
          accuracy: 'exact',
          follows: `${first} * a.1^${asked - 1}`,
          mistakes: [
            {
              value: fraction(first * top ** asked, bottom ** asked),
              note: md`You multiplied by $r$ once too often. From $u_1$ to $u_{${asked}}$ there are $${asked - 1}$ steps.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `r = ${ratio}`,
          // Adds 2000 terms one by one.
          value: root(
            (r) => {
              let [sum, next] = [0, first];
              for (let k = 0; k < 2000; k += 1) [sum, next] = [sum + next, next * r];
              return sum - total;
            },
            -0.95,
            0.95,
          ),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `= ${term}`,
          value: Array.from({ length: asked - 1 }).reduce<number>((value) => (value / bottom) * top, first),
        },
      ],
    };
  },
});
