import { sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

const words: Record<number, string> = { 2: 'twice', 3: 'three times', 4: 'four times' };

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    place: choice('Kraków', 'Gaborone', 'Da Nang', 'Rosario', 'Haifa'),
    colours: choice(
      ['red', 'blue', 'green', 'white'],
      ['gold', 'black', 'pink', 'grey'],
      ['violet', 'yellow', 'brown', 'orange'],
    ),
    first: choice(2, 3, 4),
    second: choice(2, 3),
    more: choice(0.1, 0.2, 0.3),
    spins: integers(120, 600, 60),
  },
  allow: ({ first, second, more, spins }) => {
    const rest = 1 - more;
    const unit = rest / (first + second + 1);
    return (
      Math.abs(unit * 1000 - Math.round(unit * 1000)) < 1e-9 &&
      Math.abs(spins * unit * first - Math.round(spins * unit * first)) < 1e-9
    );
  },
  write: ({ place, colours, first, second, more, spins }) => {
    const [a, b, c, d] = colours;
    const parts = first + second + 1;
    const x = (1 - more) / parts;
    const exact = (value: number) => String(Number(value.toFixed(6)));
    const expected = spins * first * x;
    const either = first * x + more;
    // In thousandths of a turn.
    const turns = [first, second, 1].map((part) => (part * Math.round((1 - more) * 1000)) / parts);
    return {
      text: md`A spinner at a fair in ${place} shows one of four colours. The arrow stops at ${a} ${words[first]} as often as at ${c}, and at ${b} ${words[second]} as often as at ${c}. The probability that it stops at ${d} is $${more}$.

Let $x$ be the probability that it stops at ${c}.

(a) Write down an equation for $x$. [2]

(b) Find the probability that the arrow stops at ${a}. [2]

(c) Find the probability that it stops at ${a} or at ${d}. [1]

(d) The arrow is spun $${spins}$ times. Find the expected number of times that it stops at ${a}. [2]`,
      hints: [
        md`Write the other probabilities in terms of $x$.`,
        md`One of the four colours must come up, so the four probabilities have a fixed sum.`,
        md`An expected number is the number of trials times the probability.`,
      ],
      answer: md`(a) The probabilities of ${a}, ${b} and ${c} are $${first}x$, $${second}x$ and $x$. The sum of all four is $1$: $${first}x + ${second}x + x + ${more} = 1$.

(b) So $${parts}x = ${exact(1 - more)}$ and $x = ${exact(x)}$. The probability of ${a} is $${first}x = ${exact(first * x)}$.

(c) The arrow can't stop at both, so the probabilities are added: $${exact(first * x)} + ${more} = ${exact(either)}$.

(d) $${spins} \times ${exact(first * x)} = ${exact(expected)}$

**Watch out:** The letter $x$ is the probability of ${c}. Don't stop there when another colour is asked for.`,
      scheme: [
        [md`$${first}x$ and $${second}x$ seen`, 'M1'],
        [md`$${first}x + ${second}x + x + ${more} = 1$`, 'A1'],
        [md`$x = ${exact(x)}$`, 'A1'],
        [md`$${exact(first * x)}$`, 'A1'],
        [md`$${exact(either)}$ (follow through)`, 'A1'],
        [md`$${spins} \times$ their probability`, 'M1'],
        [md`$${exact(expected)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          expected: `${first}x + ${second}x + x + ${more} = 1`,
          variables: ['x'],
          mistakes: [{ value: `${first}x + ${second}x + x = 1`, note: `You left out ${d}.` }],
        },
        {
          part: 'b',
          kind: 'number',
          expected: exact(first * x),
          mistakes: [
            { value: exact(x), note: `That is the probability of ${c}.` },
            {
              value: (first / parts).toFixed(5),
              note: `You left out ${d}: the other three colours share what it leaves.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: exact(either),
          follows: `b.1 + ${more}`,
          unless: 'p < 0 or p > 1',
        },
        {
          part: 'd',
          kind: 'number',
          expected: exact(expected),
          accuracy: 'exact',
          follows: `${spins} * b.1`,
          unless: `n < 0 or n > ${spins}`,
        },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: `= ${exact(first * x)}`, value: turns[0]! / 1000 },
        { part: 'c', route: 'exact', shown: `= ${exact(either)}`, value: 1 - (turns[1]! + turns[2]!) / 1000 },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${exact(expected)}`,
          value: Math.round(sum(() => turns[0]! / 1000, 1, spins)),
        },
      ],
    };
  },
});
