import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, gcd } from '../../authoring/wording.ts';
import { treeDiagram } from '../../figures/tree-diagram.ts';

const stories = [
  { who: 'visitors of a museum in Oslo', a: 'comes from abroad', b: 'buys a postcard' },
  { who: 'passengers on a ferry in Croatia', a: 'has a bicycle', b: 'sits on the upper deck' },
  { who: 'students of a school in Nairobi', a: 'plays an instrument', b: 'sings in the choir' },
  { who: 'guests of a tea house in Kyoto', a: 'orders matcha', b: 'orders a cake' },
] as const;

const plain = (top: number, bottom: number): string => {
  const divisor = gcd(top, bottom);
  return `${top / divisor}/${bottom / divisor}`;
};

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['4.6', '4.11'],
  parameters: {
    story: choice(0, 1, 2, 3),
    // Counts among all: in both, in A alone, in B alone, in neither.
    ab: integers(3, 20),
    onlyA: integers(3, 20),
    onlyB: integers(3, 20),
    total: choice(40, 50, 60),
  },
  allow: ({ ab, onlyA, onlyB, total }) => {
    const none = total - ab - onlyA - onlyB;
    const small = (top: number, bottom: number): boolean => bottom / gcd(top, bottom) <= 10;
    return (
      none >= 4 &&
      small(ab + onlyA, total) &&
      small(ab, ab + onlyA) &&
      small(onlyB, onlyB + none) &&
      small(ab + onlyB, total) &&
      (ab + onlyB) / gcd(ab, ab + onlyB) <= 20 &&
      (onlyA + none) / gcd(onlyA, onlyA + none) <= 20 &&
      2 * ab !== ab + onlyA &&
      2 * ab !== ab + onlyB &&
      ab * total !== (ab + onlyA) * (ab + onlyB)
    );
  },
  write: ({ story, ab, onlyA, onlyB, total }) => {
    const { who, a, b } = stories[story]!;
    const none = total - ab - onlyA - onlyB;
    const [inA, inB] = [ab + onlyA, ab + onlyB];
    const f = fraction;
    const [pB, aGivenB, aGivenNotB] = [f(inB, total), f(ab, inB), f(onlyA, total - inB)];
    return {
      text: md`The tree diagram is about the ${who}. One of them is chosen at random. Let $A$ be the event that this person ${a}, and $B$ the event that this person ${b}.

![](drawing:tree)

It shows that $\mathrm{P}(A) = ${f(inA, total)}$, $\mathrm{P}(B \mid A) = ${f(ab, inA)}$ and $\mathrm{P}(B \mid A') = ${f(onlyB, total - inA)}$. The second diagram shows the same situation with the events in the other order.

![](drawing:other)

(a) Find the value of $x$. [2]

(b) Find the value of $y$. [2]

(c) Find the value of $z$. [2]`,
      hints: [
        md`$x$ is the probability of $B$. In the first tree $B$ can be reached along two routes.`,
        md`$y$ is a conditional probability: $A$, given $B$. Which product in the first tree belongs to both?`,
        md`For $z$ do the same with $B'$ in the place of $B$.`,
      ],
      answer: md`(a) $x = \mathrm{P}(B)$. Two routes of the first tree lead to $B$: $x = ${f(inA, total)} \times ${f(ab, inA)} + ${f(total - inA, total)} \times ${f(onlyB, total - inA)} = ${f(ab, total)} + ${f(onlyB, total)} = ${pB}$.

(b) $y = \mathrm{P}(A \mid B)$. By Bayes' theorem, divide the route through $A$ by all routes to $B$: $y = ${f(ab, total)} \div ${pB} = ${aGivenB}$.

(c) $z = \mathrm{P}(A \mid B')$. The route from $A$ to $B'$ has the probability $${f(inA, total)} \times ${f(onlyA, inA)} = ${f(onlyA, total)}$, and $\mathrm{P}(B') = 1 - ${pB} = ${f(total - inB, total)}$. So $z = ${f(onlyA, total)} \div ${f(total - inB, total)} = ${aGivenNotB}$.

**Watch out:** The probability on the branch from $B$ to $A$ isn't the one on the branch from $A$ to $B$. Both trees agree only in the *products* along whole routes.`,
      scheme: [
        [md`(a) adds two products`, 'M1'],
        [md`$x = ${pB}$`, 'A1'],
        [md`(b) divides $\mathrm{P}(A \cap B)$ by $\mathrm{P}(B)$ (follow through)`, 'M1'],
        [md`$y = ${aGivenB}$`, 'A1'],
        [md`(c) divides $\mathrm{P}(A \cap B')$ by $\mathrm{P}(B')$ (follow through)`, 'M1'],
        [md`$z = ${aGivenNotB}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$x =$',
          expected: pB,
          accuracy: 'exact',
          mistakes: [{ value: f(ab, total), note: md`This is one of two routes to $B$.` }],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$y =$',
          expected: aGivenB,
          accuracy: 'exact',
          follows: `${f(ab, total)} / a.1`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: f(ab, inA),
              note: md`This is $\mathrm{P}(B \mid A)$, from the first tree. $y$ is $\mathrm{P}(A \mid B)$.`,
            },
            { value: f(ab, total), note: md`This is $\mathrm{P}(A \cap B)$. Divide it by $\mathrm{P}(B)$.` },
          ].filter(({ value }) => value !== aGivenB),
        },
        {
          part: 'c',
          kind: 'number',
          label: '$z =$',
          expected: aGivenNotB,
          accuracy: 'exact',
          follows: `${f(onlyA, total)} / (1 - a.1)`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: f(inB - ab, inB),
              note: md`This is $\mathrm{P}(A' \mid B)$. For $z$ the condition is $B'$.`,
            },
          ].filter(({ value }) => value !== aGivenNotB),
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${pB}`, value: (ab + onlyB) / total },
        { part: 'b', route: 'exact', shown: `= ${aGivenB}`, value: ab / (ab + onlyB) },
        { part: 'c', route: 'exact', shown: `= ${aGivenNotB}`, value: onlyA / (onlyA + none) },
      ],
      drawings: {
        tree: treeDiagram({
          branches: [
            {
              label: '*A*',
              p: plain(inA, total),
              next: [
                { label: '*B*', p: plain(ab, inA) },
                { label: '*B*′', p: plain(onlyA, inA) },
              ],
            },
            {
              label: '*A*′',
              p: plain(total - inA, total),
              next: [
                { label: '*B*', p: plain(onlyB, total - inA) },
                { label: '*B*′', p: plain(none, total - inA) },
              ],
            },
          ],
          description: `A tree: A with ${plain(inA, total)}, A' with ${plain(total - inA, total)}; after A comes B with ${plain(ab, inA)}, after A' comes B with ${plain(onlyB, total - inA)}.`,
        }),
        other: treeDiagram({
          branches: [
            { label: '*B*', p: '*x*', next: [{ label: '*A*', p: '*y*' }, { label: '*A*′' }] },
            { label: '*B*′', next: [{ label: '*A*', p: '*z*' }, { label: '*A*′' }] },
          ],
          description: `A tree with the events in the other order: B with the probability x, then A with y after B, and A with z after B'. The other branches are not labelled.`,
        }),
      },
    };
  },
});
