import { sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: { first: choice(-4, -3, -2, -1, 1, 2, 3, 4, 5, 6), ratio: integers(2, 5), count: choice(4, 5) },
  allow: ({ first, ratio }) => Math.abs(first) * ratio ** 2 <= 100,
  write: ({ first, ratio, count }) => {
    const third = first * ratio ** 2;
    const terms = integers(0, count - 1).map((k) => first * (-ratio) ** k);
    const total = terms.reduce((so, term) => so + term, 0);
    const listed = terms
      .map((term, k) => (k === 0 ? `${term}` : term < 0 ? `- ${-term}` : `+ ${term}`))
      .join(' ');
    return {
      text: md`In a geometric sequence, $u_1 = ${first}$ and $u_3 = ${third}$.

(a) Find the two possible values of the common ratio. [2]

(b) For the smaller of these values, find the sum of the first $${count}$ terms. [3]`,
      hints: [
        md`How many times is the common ratio multiplied on the way from $u_1$ to $u_3$?`,
        md`A negative common ratio makes the signs of the terms alternate.`,
      ],
      answer: md`(a) $u_3 = u_1r^2$, so $r^2 = \dfrac{${third}}{${first}} = ${ratio ** 2}$. Two numbers have this square: $r = ${ratio}$ and $r = -${ratio}$.

(b) The smaller value is $-${ratio}$. The terms are $${terms.join(', ')}$, so
$$S_{${count}} = ${listed} = ${total}.$$
The formula $\dfrac{u_1(1 - r^n)}{1 - r}$ gives the same: $\dfrac{${first}(1 - (-${ratio})^{${count}})}{1 - (-${ratio})} = ${total}$.

**Watch out:** The smaller value is the negative one, $-${ratio}$. Write it in brackets whenever you raise it to a power: its even powers are positive and its odd powers negative, so the terms change sign at every step.`,
      scheme: [
        [md`$${first === 1 ? '' : first === -1 ? '-' : first}r^2 = ${third}$`, 'M1'],
        [md`$r = ${ratio}$ and $r = -${ratio}$`, 'A1'],
        [md`uses $r = -${ratio}$`, '(M1)'],
        [md`a correct list of terms, or correct substitution into the formula for $S_n$`, 'A1'],
        [md`$${total}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'set',
          expected: `${ratio}, -${ratio}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${ratio}`,
              note: md`A second, negative number has the same square.`,
            },
            {
              value: `${ratio ** 2}`,
              note: md`This is $r^2$: two steps lead from $u_1$ to $u_3$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${total}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${integers(0, count - 1).reduce((so, k) => so + first * ratio ** k, 0)}`,
              note: md`You used the positive ratio. The smaller of the two values is the negative one.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `r = -${ratio}`, value: -Math.sqrt(third / first) },
        {
          part: 'b',
          route: 'exact',
          shown: `= ${total}`,
          value: sum((k) => (k % 2 ? -1 : 1) * first * ratio ** k, 0, count - 1),
        },
      ],
    };
  },
});
