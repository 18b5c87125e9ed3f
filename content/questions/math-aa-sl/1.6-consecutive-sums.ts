import { sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['1.2'],
  parameters: {
    odd: choice(
      { m: 3, word: 'three' },
      { m: 5, word: 'five' },
      { m: 7, word: 'seven' },
      { m: 9, word: 'nine' },
    ),
    middle: integers(13, 52),
    even: choice({ n: 4, word: 'four' }, { n: 6, word: 'six' }, { n: 8, word: 'eight' }),
  },
  allow: ({ middle }) => middle % 10 !== 0,
  write: ({ odd, middle, even }) => {
    const { m } = odd;
    const { n } = even;
    const half = (m - 1) / 2;
    const total = m * middle;
    const first = middle - half;
    const extra = (n * (n - 1)) / 2;
    const listed = integers(-half, half)
      .map((step) => (step === 0 ? 'k' : `(k${plus(step)})`))
      .join(' + ');
    return {
      text: md`(a) Prove that the sum of any ${odd.word} consecutive integers is a multiple of $${m}$. [2]

(b) Hence find the smallest of the ${odd.word} consecutive integers whose sum is $${total}$. [2]

(c) Prove that the sum of any ${even.word} consecutive integers is never a multiple of $${n}$. [3]

(d) Write down the remainder when the sum of any ${even.word} consecutive integers is divided by $${n}$. [1]`,
      hints: [
        md`One letter is enough: if one of the integers is $k$, what are its neighbours?`,
        md`With an odd number of integers, let $k$ be the one in the middle. What happens to the numbers that are added to and taken from it?`,
        md`In part (c), let $k$ be the first of the integers. Write the sum as a multiple of $${n}$ and something left over.`,
      ],
      answer: md`(a) Let $k$ be the integer in the middle. The integers run from $k - ${half}$ to $k + ${half}$. For every integer that is some number more than $k$ there is one that is as much less, so all these numbers cancel:
$$${listed} = ${m}k.$$
As $k$ is an integer, $${m}k$ is a multiple of $${m}$. So the sum of any ${odd.word} consecutive integers is a multiple of $${m}$.

A second way: with the smallest integer $j$, the sum is $${m}j + ${(m * (m - 1)) / 2} = ${m}(j + ${half})$.

(b) By part (a), the sum is $${m}$ times the integer in the middle. From $${m}k = ${total}$ the middle is $k = ${middle}$. The smallest is $${half}$ less: $${middle} - ${half} = ${first}$.

(c) Let $k$ be the first integer. The integers are $k, k + 1, \ldots, k + ${n - 1}$, and their sum is
$$${n}k + (${integers(1, n - 1).join(' + ')}) = ${n}k + ${extra}.$$
Now take out as many multiples of $${n}$ as possible: $${extra} = ${n} \times ${(n - 2) / 2} + ${n / 2}$, so the sum is $${n}(k + ${(n - 2) / 2}) + ${n / 2}$. This is $${n / 2}$ more than a multiple of $${n}$, and $${n / 2}$ isn't a multiple of $${n}$ itself. So the sum is never a multiple of $${n}$.

(d) The last line of part (c) shows it: the remainder is $R = ${n / 2}$.

**Watch out:** Adding up one example such as $${integers(1, n).join(' + ')}$ proves nothing about *any* ${even.word} integers. The letter $k$ stands for all of them at once.`,
      scheme: [
        [
          md`(a) writes ${odd.word} consecutive integers with one letter, such as $k - ${half}$ to $k + ${half}$`,
          'M1',
        ],
        [
          md`sum $${m}k$ (or $${m}(j + ${half})$ with the smallest integer $j$), and states that it is a multiple of $${m}$`,
          'A1',
        ],
        [md`(b) $${m}k = ${total}$, or equivalent with their letter`, 'M1'],
        [md`$${first}$`, 'A1'],
        [md`(c) sum $${n}k + ${extra}$, or equivalent`, 'A1'],
        [
          md`writes it as a multiple of $${n}$ and a remainder, or says that $${extra}$ would have to be a multiple of $${n}$`,
          'M1',
        ],
        [
          md`the remainder is $${n / 2}$, not $0$ (or $${extra}$ isn't a multiple of $${n}$), with a conclusion`,
          'R1',
        ],
        [md`(d) $${n / 2}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'prove' },
        {
          part: 'b',
          kind: 'number',
          expected: `${first}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${middle}`,
              note: 'This is the integer in the middle. The question asks for the smallest one.',
            },
            {
              value: `${middle + half}`,
              note: 'This is the largest of the integers. The question asks for the smallest one.',
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'prove' },
        {
          part: 'd',
          kind: 'number',
          expected: `${n / 2}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: '0',
              note: md`A remainder of $0$ would mean that the sum is a multiple of $${n}$. Part (c) says that it never is.`,
            },
            {
              value: `${extra}`,
              note: md`A remainder is smaller than $${n}$. Take out the multiples of $${n}$ that are still in it.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `${middle} - ${half} = ${first}`,
          value: integers(1, 200).find((from) => sum((k) => k, from, from + m - 1) === total)!,
        },
        { part: 'd', route: 'numeric', shown: `R = ${n / 2}`, value: sum((k) => k, 23, 22 + n) % n },
      ],
    };
  },
});
