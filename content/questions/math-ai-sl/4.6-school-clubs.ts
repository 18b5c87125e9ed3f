import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, sf as significant } from '../../authoring/wording.ts';
import { venn } from '../../figures/venn.ts';

/** A half in the last figure goes away from zero, also where a binary fraction is a little less than a half. */
const sf = (value: number, figures = 3) => significant(value * (1 + 1e-12), figures);

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    group: choice(
      {
        who: 'students of a school in Ljubljana',
        one: 'student',
        a: 'play an instrument',
        b: 'do a sport',
        A: 'M',
        B: 'S',
      },
      { who: 'tourists in Petra', one: 'tourist', a: 'speak Arabic', b: 'speak French', A: 'R', B: 'F' },
      { who: 'households in Osaka', one: 'household', a: 'own a bicycle', b: 'own a car', A: 'B', B: 'C' },
    ),
    onlyA: integers(12, 30),
    both: integers(6, 18),
    onlyB: integers(14, 34),
    none: integers(5, 16),
  },
  allow: ({ onlyA, both, onlyB, none }) => {
    const total = onlyA + both + onlyB + none;
    return total % 10 === 0 && (onlyA + both) * (both + onlyB) !== both * total && onlyA !== onlyB;
  },
  write: ({ group, onlyA, both, onlyB, none }) => {
    const { who, one, a, b, A, B } = group;
    const total = onlyA + both + onlyB + none;
    const [inA, inB] = [onlyA + both, onlyB + both];
    const product = (inA * inB) / total ** 2;
    const letters = [
      ...Array.from({ length: onlyA }, () => 'A'),
      ...Array.from({ length: both }, () => 'AB'),
      ...Array.from({ length: onlyB }, () => 'B'),
      ...Array.from({ length: none }, () => '-'),
    ];
    const share = (test: (letter: string) => boolean, within: (letter: string) => boolean = () => true) =>
      letters.filter((letter) => within(letter) && test(letter)).length / letters.filter(within).length;
    return {
      text: md`A survey asks $${total}$ ${who}. Of these, $${inA}$ ${a}, $${inB}$ ${b} and $${none}$ belong to neither group.

Let $${A}$ be the set of those who ${a}, and $${B}$ the set of those who ${b}.

![](drawing:empty)

(a) Find the number of those who belong to both groups, and complete the Venn diagram. [3]

One ${one} is chosen at random. Find the probability that the chosen one

(b) is in exactly one of the two sets; [2]

(c) is in $${A}$, given that the chosen one is in $${B}$. [2]

(d) Determine whether the events $${A}$ and $${B}$ are independent. [2]`,
      hints: [
        md`If you add $${inA}$, $${inB}$ and $${none}$, those in both groups are counted twice.`,
        md`For (c), only the members of $${B}$ matter.`,
        md`Compare $P(${A} \cap ${B})$ with $P(${A}) \times P(${B})$, or use your answer to (c).`,
      ],
      answer: md`(a) $${inA} + ${inB} + ${none} = ${inA + inB + none}$ is greater than $${total}$ by those who were counted twice. So $n(${A} \cap ${B}) = ${inA + inB + none} - ${total} = ${both}$.

![](drawing:full)

(b) $\dfrac{${onlyA} + ${onlyB}}{${total}} = ${fraction(onlyA + onlyB, total)} = ${sf((onlyA + onlyB) / total)}$

(c) $P(${A} \mid ${B}) = \dfrac{${both}}{${inB}} = ${sf(both / inB)}$

(d) $P(${A}) = \dfrac{${inA}}{${total}} = ${sf(inA / total)}$, which differs from $P(${A} \mid ${B}) = ${sf(both / inB)}$. So $${A}$ and $${B}$ are not independent. (Or: $P(${A}) \times P(${B}) = ${sf(product)}$, but $P(${A} \cap ${B}) = ${sf(both / total)}$.)

**Watch out:** The $${inA}$ and the $${inB}$ include those who belong to both groups. Don't write these numbers into the outer parts of the circles: subtract the middle first, and check that all four regions add up to $${total}$.`,
      scheme: [
        [md`$${inA} + ${inB} + ${none} - ${total}$, or an equation for the number in both`, 'M1'],
        [md`$${both}$ in both`, 'A1'],
        [md`$${onlyA}$, $${onlyB}$ and $${none}$ in the right regions`, 'A1'],
        [md`$\frac{${onlyA} + ${onlyB}}{${total}}$`, 'M1'],
        [md`$${sf((onlyA + onlyB) / total)}$`, 'A1'],
        [md`denominator $${inB}$`, 'M1'],
        [md`$${sf(both / inB)}$`, 'A1'],
        [md`compares $P(${A})$ with $P(${A} \mid ${B})$, or the product with $P(${A} \cap ${B})$`, 'M1'],
        [md`not independent, with correct values`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'In both groups',
          expected: `${both}`,
          accuracy: 'exact',
          marks: 2,
        },
        {
          part: 'a',
          kind: 'coordinates',
          label: md`Venn diagram: only $${A}$, only $${B}$, neither`,
          expected: `(${onlyA}, ${onlyB}, ${none})`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `(${inA}, ${inB}, ${none})`,
              note: md`You wrote all of $${A}$ and all of $${B}$. Take off those who are in both.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: fraction(onlyA + onlyB, total),
          follows: `(${inA} + ${inB} - 2 * a.1) / ${total}`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: ((total - none) / total).toFixed(5),
              note: md`You counted those who are in both sets. They aren't in exactly one.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: fraction(both, inB),
          follows: `a.1 / ${inB}`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: (both / total).toFixed(5),
              note: md`You divided by all. It is given that the chosen one is in $${B}$, so only those count.`,
            },
            { value: (both / inA).toFixed(5), note: md`That is $P(${B} \mid ${A})$. Here $${B}$ is given.` },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: md`$P(${A}) =$`,
          expected: fraction(inA, total),
          marks: 1,
        },
        { part: 'd', kind: 'self', why: 'compare and conclude', marks: 1 },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `= ${both}`,
          value: letters.filter((letter) => letter === 'AB').length,
        },
        {
          part: 'b',
          route: 'simulation',
          shown: `= ${sf((onlyA + onlyB) / total)}`,
          value: share((letter) => letter === 'A' || letter === 'B'),
        },
        {
          part: 'c',
          route: 'simulation',
          shown: `= ${sf(both / inB)}`,
          value: share(
            (letter) => letter.includes('A'),
            (letter) => letter.includes('B'),
          ),
        },
        {
          part: 'd',
          route: 'simulation',
          shown: `= ${sf(inA / total)}`,
          value: share((letter) => letter.includes('A')),
        },
      ],
      drawings: {
        empty: venn({
          sets: [`*${A}*`, `*${B}*`],
          description: `An empty Venn diagram with two overlapping sets ${A} and ${B}.`,
        }),
        full: venn({
          sets: [`*${A}*`, `*${B}*`],
          regions: { A: onlyA, AB: both, B: onlyB, outside: none },
          description: `The Venn diagram: ${onlyA} in ${A} alone, ${both} in both, ${onlyB} in ${B} alone, ${none} outside.`,
        }),
      },
    };
  },
});
