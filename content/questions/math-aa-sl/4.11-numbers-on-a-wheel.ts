import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['4.6'],
  parameters: {
    place: choice('Accra', 'Tbilisi', 'Manila', 'Bergen'),
    n: choice(20, 24, 30, 36, 40),
    a: choice(3, 4, 5, 6),
    m: integers(7, 30),
  },
  // A is a multiple of a, B is at most m.
  allow: ({ n, a, m }) =>
    n % a === 0 && m < n - 3 && m > a && 2 * m !== n && !(m % a !== 0 && m % a !== 1 && m % a !== a - 1),
  write: ({ place, n, a, m }) => {
    const numbers = integers(1, n);
    const inA = n / a;
    const both = Math.floor(m / a);
    const independent = m % a === 0;
    // Counted one by one.
    const count = (test: (k: number) => boolean): number => numbers.filter(test).length;
    const counted = count((k) => k % a === 0 && k <= m);
    const given = fraction(both, m);
    const others = fraction(inA - both, n - m);
    const good = numbers.filter(
      (k) =>
        k < n && count((j) => j % a === 0 && j <= k) * n === count((j) => j % a === 0) * count((j) => j <= k),
    );
    return {
      text: md`A wheel of fortune at a fair in ${place} has $${n}$ equal sectors with the numbers $1, 2, 3, \ldots, ${n}$. It is turned once. Let $A$ be the event that the number is a multiple of $${a}$, and let $B$ be the event that the number is at most $${m}$.

(a) Find $\mathrm{P}(A)$. [1]

(b) Find $\mathrm{P}(A \mid B)$. [2]

(c) Hence determine whether $A$ and $B$ are independent. [1]

(d) Find $\mathrm{P}(A \mid B')$. [2]

The number $${m}$ in the description of $B$ is now replaced by a positive integer $k$, where $k < ${n}$.

(e) Find the number of values of $k$ for which $A$ and $B$ are independent. [2]`,
      hints: [
        md`All sectors are equally likely, so probabilities are numbers of sectors divided by numbers of sectors.`,
        md`If $B$ is known to have happened, only the numbers from $1$ to $${m}$ are left. How many of them are multiples of $${a}$?`,
        md`$A$ and $B$ are independent if knowing $B$ doesn't change the probability of $A$.`,
        md`For (e), exactly one in $${a}$ of the numbers from $1$ to $k$ must be a multiple of $${a}$.`,
      ],
      answer: md`(a) There are $${n} \div ${a} = ${inA}$ multiples of $${a}$, so $\mathrm{P}(A) = \dfrac{${inA}}{${n}} = ${fraction(inA, n)}$.

(b) Given $B$, the number is one of $1, 2, \ldots, ${m}$. Of these, $${both}$ ${both === 1 ? 'is a multiple' : 'are multiples'} of $${a}$: $\mathrm{P}(A \mid B) = \dfrac{\mathrm{P}(A \cap B)}{\mathrm{P}(B)} = \dfrac{${both}/${n}}{${m}/${n}} = ${given}$.

(c) ${independent ? md`$\mathrm{P}(A \mid B) = \mathrm{P}(A)$: it makes no difference for $A$ whether $B$ has happened. The events are independent.` : md`$\mathrm{P}(A \mid B) \ne \mathrm{P}(A)$, because $${given} \ne ${fraction(inA, n)}$. The events aren't independent.`}

(d) Given $B'$, the number is one of the $${n} - ${m} = ${n - m}$ numbers above $${m}$. Of these, $${inA} - ${both} = ${inA - both}$ ${inA - both === 1 ? 'is a multiple' : 'are multiples'} of $${a}$: $\mathrm{P}(A \mid B') = \dfrac{${inA - both}}{${n - m}}${fraction(inA - both, n - m) === md`\frac{${inA - both}}{${n - m}}` ? '' : md` = ${others}`}$.

(e) The events are independent if $\mathrm{P}(A \mid B) = ${fraction(inA, n)}$, that is, if exactly one in $${a}$ of the numbers from $1$ to $k$ is a multiple of $${a}$. The number of multiples is $\dfrac{k}{${a}}$ rounded down, so $k$ itself must be a multiple of $${a}$. Below $${n}$ there are $${inA} - 1 = ${inA - 1}$ of them.

**Watch out:** Don't confuse *independent* with *mutually exclusive*. $A$ and $B$ happen together in $${both}$ of the $${n}$ cases, so they aren't mutually exclusive, but this alone doesn't tell whether they are independent. For that, compare $\mathrm{P}(A \mid B)$ with $\mathrm{P}(A)$.`,
      scheme: [
        [md`(a) $${fraction(inA, n)}$`, 'A1'],
        [
          md`(b) $${both}$ ${both === 1 ? 'multiple' : 'multiples'} among $${m}$ numbers, or $\frac{\mathrm{P}(A \cap B)}{\mathrm{P}(B)}$`,
          'M1',
        ],
        [md`$${given}$`, 'A1'],
        [
          md`(c) ${independent ? 'independent' : 'not independent'}, by comparing $\mathrm{P}(A \mid B)$ with $\mathrm{P}(A)$ (follow through)`,
          'R1',
        ],
        [
          md`(d) $${inA - both}$ ${inA - both === 1 ? 'multiple' : 'multiples'} among $${n - m}$ numbers`,
          'M1',
        ],
        [md`$${others}$`, 'A1'],
        [md`(e) $k$ must be a multiple of $${a}$`, 'R1'],
        [md`$${inA - 1}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: fraction(inA, n), accuracy: 'exact' },
        {
          part: 'b',
          kind: 'number',
          expected: given,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(both, n),
              note: md`This is $\mathrm{P}(A \cap B)$. Given $B$, only $${m}$ numbers are possible.`,
            },
            {
              value: fraction(both, inA),
              note: md`This is $\mathrm{P}(B \mid A)$. Which of the events is known to have happened?`,
            },
          ].filter(({ value }) => value !== given),
        },
        { part: 'c', kind: 'self', why: 'determine' },
        {
          part: 'd',
          kind: 'number',
          expected: others,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(m - both, m),
              note: md`This is $\mathrm{P}(A' \mid B)$. Now $B'$ has happened, and $A$ is asked for.`,
            },
          ].filter(({ value }) => value !== others),
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${inA - 1}`,
          accuracy: 'exact',
          mistakes: [{ value: `${inA}`, note: md`$k$ must be less than $${n}$.` }],
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${fraction(inA, n)}`, value: count((k) => k % a === 0) / n },
        { part: 'b', route: 'exact', shown: `= ${given}`, value: counted / m },
        {
          part: 'd',
          route: 'exact',
          shown:
            fraction(inA - both, n - m) === md`\frac{${inA - both}}{${n - m}}`
              ? md`\dfrac{${inA - both}}{${n - m}}`
              : `= ${others}`,
          value: count((k) => k % a === 0 && k > m) / count((k) => k > m),
        },
        { part: 'e', route: 'exact', shown: `= ${inA - 1}`, value: good.length },
      ],
    };
  },
});
