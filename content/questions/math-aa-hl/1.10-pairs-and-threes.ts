import { choose } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['2.7'],
  parameters: {
    club: choice(
      ['A chess club in Chennai', 'a chess club in Madurai', 'plays one game against every other member'],
      [
        'A table tennis club in Porto',
        'a table tennis club in Braga',
        'plays one match against every other member',
      ],
      ['A judo club in Dakar', 'a judo club in Thiès', 'has one bout with every other member'],
      ['A debating club in Cork', 'a debating club in Galway', 'holds one debate against every other member'],
    ),
    n: integers(8, 21),
    k: integers(3, 9),
  },
  allow: ({ n, k }) => 3 * k + 2 !== n,
  write: ({ club: [first, second, meets], n, k }) => {
    const pairs = (n * (n - 1)) / 2;
    const posts = n * (n - 1) * (n - 2);
    const m = 3 * k + 2;
    const found = integers(2, 60).find((size) => choose(size, 2) === pairs)!;
    let ordered = 0;
    for (let i = 0; i < n; i += 1) {
      for (let j = 0; j < n; j += 1) {
        for (let l = 0; l < n; l += 1) if (i !== j && j !== l && i !== l) ordered += 1;
      }
    }
    return {
      text: md`${first} has $n$ members. In its yearly tournament each member ${meets}, and there are $${pairs}$ such meetings in all.

(a) Show that $n^2 - n - ${2 * pairs} = 0$, and hence find $n$. [3]

(b) The members elect a president, a treasurer and a secretary from among themselves. No one can have two of these posts. Find the number of different results that the election can have. [2]

For the $m$ members of ${second}, the number of ways to choose a team of three is $${k}$ times the number of ways to choose a team of two.

(c) Find $m$. [3]`,
      hints: [
        md`A meeting is a pair of members, and the order within the pair doesn't matter.`,
        md`$\binom{n}{2} = \frac{n(n - 1)}{2}$. To factorise, look for two neighbouring whole numbers with the right product.`,
        'In (b) the order matters: the same three people can share the posts in several ways.',
        md`In (c) write both numbers of teams as products over a factorial. Most factors cancel.`,
      ],
      answer: md`(a) Each meeting belongs to a choice of two of the $n$ members, without an order. So

$$\binom{n}{2} = \frac{n(n - 1)}{2} = ${pairs}$$

Multiplying by $2$ and expanding gives $n^2 - n - ${2 * pairs} = 0$. This factorises as $(n - ${n})(n + ${n - 1}) = 0$. A number of members is positive, so $n = ${n}$.

(b) The posts are different, so the order counts. There are $${n}$ choices for the president, then $${n - 1}$ for the treasurer and $${n - 2}$ for the secretary:

$${n} \times ${n - 1} \times ${n - 2} = ${posts}$

(c) The statement says $\dbinom{m}{3} = ${k}\dbinom{m}{2}$, that is,

$$\frac{m(m - 1)(m - 2)}{6} = ${k} \times \frac{m(m - 1)}{2}$$

A team of three can be chosen, so $m \ge 3$ and $m(m - 1)$ isn't zero. Dividing by it and multiplying by $6$ gives $m - 2 = ${3 * k}$, so $m = ${m}$.

**Watch out:** Two people who meet are *one* meeting. Counting $n(n - 1)$ counts every meeting twice.`,
      scheme: [
        [md`(a) $\binom{n}{2} = ${pairs}$, or $\frac{n(n - 1)}{2} = ${pairs}$`, 'M1'],
        [
          md`leads to $n^2 - n - ${2 * pairs} = 0$ (AG) and factorises it, or uses the quadratic formula`,
          'M1',
        ],
        [md`$n = ${n}$ (and not $${1 - n}$)`, 'A1'],
        [md`(b) $n(n - 1)(n - 2)$ or $^{n}\mathrm{P}_3$`, 'M1'],
        [md`$${posts}$ (follow through)`, 'A1'],
        [md`(c) $\frac{m(m - 1)(m - 2)}{6} = ${k} \times \frac{m(m - 1)}{2}$`, 'M1'],
        [md`cancels $m(m - 1)$: $\frac{m - 2}{3} = ${k}$`, 'A1'],
        [md`$m = ${m}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that', marks: 1 },
        {
          part: 'a',
          kind: 'number',
          label: '$n =$',
          expected: `${n}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${1 - n}`,
              note: 'This solves the equation, but no club has a negative number of members.',
            },
            {
              value: `${n - 1}`,
              note: md`Check: $${n - 1}$ members would have fewer meetings. Look at the signs of the two factors.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${posts}`,
          accuracy: 'exact',
          follows: 'a.2 * (a.2 - 1) * (a.2 - 2)',
          unless: 'N < 1',
          mistakes: [
            {
              value: `${posts / 6}`,
              note: 'This counts only who is elected. The three posts are different, so the order matters.',
            },
            {
              value: `${n ** 3}`,
              note: 'Here one member could have several posts. Each post takes one member away.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${m}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${k + 2}`,
              note: md`You compared $m(m - 1)(m - 2)$ with $m(m - 1)$. The divisions by $3!$ and by $2!$ leave a factor $3$.`,
            },
            { value: `${3 * k - 2}`, note: md`Look at the sign when you solve $m - 2 = ${3 * k}$.` },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `n = ${n}`, value: found },
        { part: 'b', route: 'simulation', shown: `= ${posts}`, value: ordered },
        {
          part: 'c',
          route: 'numeric',
          shown: `m = ${m}`,
          value: integers(3, 60).find((size) => choose(size, 3) === k * choose(size, 2))!,
        },
      ],
    };
  },
});
