import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { matrix } from '../../authoring/wording.ts';

/** Rows and columns A, B, C; k flights each way between A and B. */
const square = (m: readonly (readonly number[])[]) =>
  m.map((row) => m[0]!.map((_, j) => row.reduce((sum, entry, l) => sum + entry * m[l]![j]!, 0)));

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.14', '3.14'],
  parameters: {
    cities: choice(
      ['Bogotá', 'Cali', 'Leticia'],
      ['Hanoi', 'Da Nang', 'Vinh'],
      ['Perth', 'Broome', 'Albany'],
      ['Oslo', 'Bergen', 'Tromsø'],
    ),
    k: integers(3, 9),
    b: integers(1, 5),
    c: integers(1, 6),
  },
  allow: ({ k, b, c }) => b !== k && c !== k && b !== c,
  write: ({ cities: [one, two, three], k, b, c }) => {
    const m = [
      [0, k, b],
      [k, 0, c],
      [b, c, 0],
    ] as const;
    const two2 = square(m);
    const back = k * k + b * b;
    const through = b * c;
    const three3 = 2 * k * b * c;
    return {
      text: md`An airline flies between ${one} (A), ${two} (B) and ${three} (C). Each day there are $k$ flights in each direction between A and B, $${b}$ in each direction between A and C, and $${c}$ in each direction between B and C. The matrix

$$M = ${matrix([
        [0, 'k', b],
        ['k', 0, c],
        [b, c, 0],
      ])}$$

shows the numbers of flights, with rows and columns in the order A, B, C.

(a) Find the entry of $M^2$ in the first row and the first column, in terms of $k$. [2]

(b) State what this entry means. [1]

There are $${back}$ ways to fly from A to A with exactly two flights.

(c) Find $k$. [2]

(d) Find the number of ways to fly from A to B with at most two flights. [2]

(e) Find the number of ways to fly from A to A with exactly three flights. [2]`,
      hints: [
        md`Multiply the first row of $M$ by the first column.`,
        md`Powers of $M$ count routes: $M^2$ those with two flights.`,
        md`At most two flights means one flight or two flights.`,
      ],
      answer: md`(a) First row times first column: $0 \times 0 + k \times k + ${b} \times ${b} = k^2 + ${b * b}$.

(b) It is the number of ways to fly from A to A with exactly two flights: to another city and back.

(c) $k^2 + ${b * b} = ${back}$, so $k^2 = ${k * k}$. A number of flights is positive, so $k = ${k}$.

(d) With one flight there are $${k}$ ways. With two flights the way leads through C, and there are $${b} \times ${c} = ${through}$ ways, the entry of $M^2$ in row 1 and column 2. Together: $${k} + ${through} = ${k + through}$.

(e) $M^3$ has in row 1 and column 1 the entry $${three3}$.

A check by counting: such a trip is A – B – C – A or A – C – B – A, each in $${k} \times ${c} \times ${b} = ${three3 / 2}$ ways.

**Calculator:** store $M$ with $k = ${k}$ as a matrix and type $M^3$.

**Watch out:** “At most two” includes one. Add the entries of $M$ and of $M^2$.`,
      scheme: [
        [md`row times column`, 'M1'],
        [md`$k^2 + ${b * b}$`, 'A1'],
        [md`number of ways from A to A with two flights`, 'A1'],
        [md`$k^2 + ${b * b} = ${back}$`, 'M1'],
        [md`$k = ${k}$`, 'A1'],
        [md`adds the entries of $M$ and $M^2$`, 'M1'],
        [md`$${k + through}$ (follow through)`, 'A1'],
        [md`$M^3$, or counts both directions`, 'M1'],
        [md`$${three3}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: `k^2 + ${b * b}`,
          variables: ['k'],
          mistakes: [
            {
              value: `k + ${b}`,
              note: 'Multiply each flight there by the flights back: the entries are squared.',
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'state the meaning' },
        { part: 'c', kind: 'number', label: '$k =$', expected: `${k}`, accuracy: 'exact' },
        {
          part: 'd',
          kind: 'number',
          expected: `${k + through}`,
          accuracy: 'exact',
          follows: `c.1 + ${through}`,
          unless: `n <= ${through}`,
          mistakes: [
            ...(through === k
              ? []
              : [
                  {
                    value: `${through}`,
                    note: 'These are the ways with exactly two flights. One flight is possible, too.',
                  },
                ]),
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${three3}`,
          accuracy: 'exact',
          follows: `${2 * b * c}*c.1`,
          unless: 'n <= 0',
          mistakes: [{ value: `${three3 / 2}`, note: 'The round can be flown in both directions.' }],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'symbolic',
          shown: `k^2 + ${b * b}`,
          value: (at) => at * at + b * b,
          variable: 'k',
        },
        { part: 'c', route: 'exact', shown: `k = ${k}`, value: Math.sqrt(two2[0]![0]! - b * b) },
        { part: 'd', route: 'exact', shown: `= ${k + through}`, value: m[0][1] + two2[0]![1]! },
        {
          part: 'e',
          route: 'exact',
          shown: `${three3}`,
          value: two2[0]!.reduce((sum, entry, at) => sum + entry * m[at]![0], 0),
        },
      ],
    };
  },
});
