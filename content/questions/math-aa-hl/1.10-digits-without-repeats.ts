import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';

/** n(n − 1) … with r factors. */
const falling = (n: number, r: number): number => (r === 0 ? 1 : n * falling(n - 1, r - 1));
const factors = (n: number, r: number): string =>
  Array.from({ length: r }, (_, index) => n - index).join(md` \times `);

/** All numbers that can be made, by trying them one after another. */
function listed(digits: readonly number[], length: number): number[] {
  const found: number[] = [];
  for (let number = 10 ** (length - 1); number < 10 ** length; number += 1) {
    const used = [...String(number)].map(Number);
    if (new Set(used).size === length && used.every((digit) => digits.includes(digit))) found.push(number);
  }
  return found;
}

const words = ['', '', '', 'three', 'four'];

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    digits: choice(
      [0, 1, 2, 3, 4, 5],
      [0, 1, 3, 4, 6, 7],
      [0, 2, 3, 5, 6, 9],
      [0, 1, 2, 5, 7, 8],
      [0, 2, 4, 5, 7, 9],
      [0, 1, 2, 3, 4, 5, 6],
      [0, 1, 2, 4, 5, 7, 9],
      [0, 2, 3, 4, 6, 7, 8],
      [0, 1, 3, 5, 6, 8, 9],
      [0, 1, 2, 3, 5, 6, 8, 9],
    ),
    length: choice(3, 4),
    from: choice(3, 4, 5, 6, 7),
  },
  allow: ({ digits, from }) => {
    const set: readonly number[] = digits;
    const first = set.filter((digit) => digit >= from);
    return (
      set.includes(from) && first.some((digit) => digit % 2 === 0) && first.some((digit) => digit % 2 === 1)
    );
  },
  write: ({ digits, length, from }) => {
    const all = digits.length;
    const evens = digits.filter((digit) => digit > 0 && digit % 2 === 0).length;
    const inner = falling(all - 2, length - 2);
    const total = (all - 1) * falling(all - 1, length - 1);
    const zero = falling(all - 1, length - 1);
    const others = evens * (all - 2) * inner;
    // The second of these factors is the first digit; the rest comes from what is left.
    const rest = falling(all - 2, length - 2);
    const even = zero + others;
    const first = digits.filter((digit) => digit >= from);
    const [evenFirst, oddFirst] = [
      first.filter((digit) => digit % 2 === 0),
      first.filter((digit) => digit % 2 === 1),
    ];
    const [caseEven, caseOdd] = [evenFirst.length * evens * rest, oddFirst.length * (evens + 1) * rest];
    const large = caseEven + caseOdd;
    const bound = from * 10 ** (length - 1);
    const list = listed(digits, length);
    const cards = digits.join(', ');
    const several = (set: readonly number[]) => `$${set.join('$, $')}$`;
    const middle = length === 4 ? 'two digits between them come' : 'digit between them comes';
    return {
      text: md`A game has $${all}$ cards, each with one of the digits $${cards}$ on it. No two cards are the same. A player lays ${words[length]} of the cards side by side so that they show a ${words[length]}-digit number. The first digit must not be $0$.

(a) Find how many different numbers can be laid. [2]

(b) Find how many of these numbers are even. [3]

(c) Find how many of the even numbers are greater than $${bound}$. [3]`,
      hints: [
        'Fill the places one after another, and begin with the place that has a condition.',
        md`An even number may end in $0$ or in another even digit. Does this change what is left for the first place?`,
        md`In (c) the first digit must be one of ${several(first)}. It matters whether that digit is itself even.`,
      ],
      answer: md`(a) Begin with the first digit, as it has a condition: it can be any digit except $0$, so there are $${all - 1}$ choices. After that $${all - 1}$ cards are left (now with the $0$) for the other $${length - 1}$ places:

$$${all - 1} \times ${factors(all - 1, length - 1)} = ${total}$$

(b) The last digit decides whether a number is even. Two cases are needed, because a $0$ at the end makes the first place free of any condition.

*The number ends in $0$:* the other places are filled from the remaining $${all - 1}$ cards, in $${factors(all - 1, length - 1)} = ${zero}$ ways.

*The number ends in another even digit:* $${evens}$ choices for the last digit, then $${all - 2}$ for the first (not $0$, not the one used), then the rest: $${evens} \times ${all - 2} \times ${factors(all - 2, length - 2)} = ${others}$ ways.

Together there are $${zero} + ${others} = ${even}$ even numbers.

(c) No card is used twice, so $${bound}$ itself can't be laid. A number is greater than $${bound}$ exactly when its first digit is one of ${several(first)}.

*First digit even* (${several(evenFirst)}): one even card is used, so the last digit has $${evens}$ choices (with the $0$). This gives $${evenFirst.length} \times ${evens} \times ${factors(all - 2, length - 2)} = ${caseEven}$ numbers.

*First digit odd* (${several(oddFirst)}): all $${evens + 1}$ even cards are still there. This gives $${oddFirst.length} \times ${evens + 1} \times ${factors(all - 2, length - 2)} = ${caseOdd}$ numbers.

Together there are $${caseEven} + ${caseOdd} = ${large}$ numbers.

**Watch out:** The first and the last place both have a condition, and the digits that suit them overlap. Split into cases before you multiply.`,
      scheme: [
        [md`(a) $${all - 1}$ choices for the first digit and a product for the other places`, 'M1'],
        [md`$${total}$`, 'A1'],
        [
          md`(b) considers last digit $0$ and last digit even but not $0$ as cases (or subtracts the odd numbers from (a))`,
          'M1',
        ],
        [md`$${zero}$ and $${others}$`, 'A1'],
        [md`$${even}$`, 'A1'],
        [md`(c) considers even and odd first digits as cases`, 'M1'],
        [md`$${caseEven}$ and $${caseOdd}$`, 'A1'],
        [md`$${large}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${total}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${falling(all, length)}`,
              note: md`You let numbers begin with $0$. The first place has one choice less.`,
            },
            {
              value: `${(all - 1) * all ** (length - 1)}`,
              note: 'Each card is there only once, so no digit can be repeated.',
            },
            {
              value: `${falling(all - 1, length)}`,
              note: md`The $0$ may not stand first, but it may stand in the other places.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${even}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${others}`, note: md`You left out the numbers that end in $0$.` },
            {
              value: `${(evens + 1) * falling(all - 1, length - 1)}`,
              note: md`You also counted numbers that begin with $0$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${large}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${first.length * (evens + 1) * rest}`,
              note: 'If the first digit is even, one of the even cards is no longer there for the last place.',
            },
            {
              value: `${first.length * evens * rest}`,
              note: md`If the first digit is odd, all even cards, also the $0$, are there for the last place. The ${middle} afterwards.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'simulation', shown: `= ${total}`, value: list.length, within: 0 },
        {
          part: 'b',
          route: 'simulation',
          shown: `= ${even}`,
          value: list.filter((number) => number % 2 === 0).length,
          within: 0,
        },
        {
          part: 'c',
          route: 'simulation',
          shown: `= ${large}`,
          value: list.filter((number) => number % 2 === 0 && number > bound).length,
          within: 0,
        },
      ],
    };
  },
});
