import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, gcd } from '../../authoring/wording.ts';
import { venn } from '../../figures/venn.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    story: choice(
      {
        who: 'farmers in a valley in Rwanda',
        one: 'farmer',
        a: 'grow beans',
        b: 'grow maize',
        first: 'grows beans',
        second: 'grows maize',
        sets: ['*B*', '*M*'],
        letters: ['B', 'M'],
      },
      {
        who: 'guests of a hotel in Bergen',
        one: 'guest',
        a: 'went hiking',
        b: 'went to the fish market',
        first: 'went hiking',
        second: 'went to the fish market',
        sets: ['*H*', '*F*'],
        letters: ['H', 'F'],
      },
      {
        who: 'members of a music club in Córdoba',
        one: 'member',
        a: 'play the guitar',
        b: 'sing',
        first: 'plays the guitar',
        second: 'sings',
        sets: ['*G*', '*S*'],
        letters: ['G', 'S'],
      },
      {
        who: 'apartments in a street in Hanoi',
        one: 'apartment',
        a: 'have a balcony',
        b: 'have a garage',
        first: 'has a balcony',
        second: 'has a garage',
        sets: ['*B*', '*G*'],
        letters: ['B', 'G'],
      },
    ),
    both: integers(4, 18),
    onlyA: integers(6, 24),
    onlyB: integers(6, 24),
    none: integers(3, 20),
  },
  allow: ({ both, onlyA, onlyB, none }) => {
    const total = both + onlyA + onlyB + none;
    return total % 10 === 0 && total <= 80 && onlyA !== onlyB && (both + onlyB) % 2 === 0;
  },
  write: ({ story: { who, one, a, b, first, second, sets, letters }, both, onlyA, onlyB, none }) => {
    const total = both + onlyA + onlyB + none;
    const [inA, inB] = [both + onlyA, both + onlyB];
    const [A, B] = letters as [string, string];
    const independent = inA * inB === both * total;
    // Everyone one by one, for counting.
    const people = [
      ...Array.from({ length: both }, () => [true, true]),
      ...Array.from({ length: onlyA }, () => [true, false]),
      ...Array.from({ length: onlyB }, () => [false, true]),
      ...Array.from({ length: none }, () => [false, false]),
    ];
    const share = (top: number, bottom: number): string =>
      gcd(top, bottom) > 1
        ? md`\dfrac{${top}}{${bottom}} = ${fraction(top, bottom)}`
        : md`\dfrac{${top}}{${bottom}}`;
    return {
      text: md`Of $${total}$ ${who}, $${inA}$ ${a} (set $${A}$), $${inB}$ ${b} (set $${B}$), and $${none}$ are in neither set. The number in both sets is $x$.

![](drawing:diagram)

(a) Show that $x = ${both}$. [2]

One ${one} is chosen at random.

(b) Find the probability that this ${one} is in set $${A}$ but not in set $${B}$. [2]

(c) Given that this ${one} ${second}, find the probability that the ${one} also ${first}. [2]

(d) Determine whether the events $${A}$ and $${B}$ are independent. [3]`,
      hints: [
        md`How many are in at least one of the two sets? Add the two sets: who was counted twice?`,
        md`In part (c) only those in set $${B}$ are left to choose from.`,
        md`Two events are independent if $\mathrm{P}(${A} \mid ${B}) = \mathrm{P}(${A})$.`,
      ],
      answer: md`(a) $${total} - ${none} = ${total - none}$ are in at least one of the sets. Adding the sets counts those in both twice: $${inA} + ${inB} - x = ${total - none}$, so $x = ${inA + inB} - ${total - none} = ${both}$.

(b) $${inA} - ${both} = ${onlyA}$ are only in set $${A}$, so the probability is $${share(onlyA, total)}$.

(c) $${both}$ of the $${inB}$ in set $${B}$ are also in set $${A}$, so $\mathrm{P}(${A} \mid ${B}) = ${share(both, inB)}$.

(d) $\mathrm{P}(${A}) = ${share(inA, total)}$. ${
        independent
          ? md`This is equal to $\mathrm{P}(${A} \mid ${B})$, so the events are independent.`
          : md`This isn't equal to $\mathrm{P}(${A} \mid ${B}) = ${fraction(both, inB)}$, so the events are not independent.`
      }

**Watch out:** In (c), don't divide by all $${total}$: that would be $\mathrm{P}(${A} \cap ${B})$. After "given that", only the $${inB}$ in set $${B}$ are left to choose from.`,
      scheme: [
        [md`$${inA} + ${inB} - x = ${total - none}$ (or equivalent)`, 'M1'],
        [md`solves to $x = ${both}$`, 'A1'],
        [md`$${inA} - ${both}$ $(= ${onlyA})$`, 'M1'],
        [md`$${fraction(onlyA, total)}$`, 'A1'],
        [md`divides by $${inB}$`, 'M1'],
        [md`$${fraction(both, inB)}$`, 'A1'],
        [md`$\mathrm{P}(${A}) = ${fraction(inA, total)}$`, 'A1'],
        [
          md`compares $\mathrm{P}(${A})$ with $\mathrm{P}(${A} \mid ${B})$, or $\mathrm{P}(${A}) \times \mathrm{P}(${B})$ with $\mathrm{P}(${A} \cap ${B})$`,
          'M1',
        ],
        [md`${independent ? 'equal, so independent' : 'not equal, so not independent'}`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: fraction(onlyA, total),
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(inA, total),
              note: md`You counted those who are in both sets, too. Leave them out.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: fraction(both, inB),
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(both, total),
              note: md`You divided by all. Since the ${one} is known to be in set $${B}$, only these are left to choose from.`,
            },
            {
              value: fraction(both, inA),
              note: md`You divided by those in set $${A}$. What is given is that the ${one} is in set $${B}$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: md`$\mathrm{P}(${A}) =$`,
          expected: fraction(inA, total),
          accuracy: 'exact',
          marks: 1,
        },
        { part: 'd', kind: 'self', why: 'compare and decide', marks: 2 },
      ],
      checks: [
        {
          part: 'b',
          route: 'exact',
          shown: share(onlyA, total),
          value: people.filter(([p, q]) => p && !q).length / people.length,
        },
        {
          part: 'c',
          route: 'exact',
          shown: md`\mathrm{P}(${A} \mid ${B}) = ${share(both, inB)}`,
          value: people.filter(([p, q]) => p && q).length / people.filter(([, q]) => q).length,
        },
        {
          part: 'd',
          route: 'exact',
          shown: md`\mathrm{P}(${A}) = ${share(inA, total)}`,
          value: people.filter(([p]) => p).length / people.length,
        },
      ],
      drawings: {
        diagram: venn({
          sets,
          regions: { AB: '*x*', outside: none },
          description: `A Venn diagram with two overlapping sets ${A} and ${B}. The overlap is labelled x, and ${none} stands outside both sets.`,
        }),
      },
    };
  },
});
