import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf as significant } from '../../authoring/wording.ts';
import { venn } from '../../figures/venn.ts';

/** Exact where it can be, such as 0.5 and not 0.500. */
const sf = (value: number) => {
  const short = String(Number(value.toPrecision(3)));
  return Math.abs(Number(short) - value) < 1e-9 ? short : significant(value);
};

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    story: choice(
      {
        who: 'guides in Marrakesh',
        one: 'guide',
        do: 'speak',
        sets: ['French', 'Spanish', 'German'],
        letters: ['F', 'S', 'G'],
      },
      {
        who: 'members of a sports club in Bergen',
        one: 'member',
        do: 'take part in',
        sets: ['rowing', 'judo', 'tennis'],
        letters: ['R', 'J', 'T'],
      },
      {
        who: 'farmers in the Mekong delta',
        one: 'farmer',
        do: 'grow',
        sets: ['mangoes', 'rice', 'coconuts'],
        letters: ['M', 'R', 'C'],
      },
    ),
    abc: integers(3, 7),
    ab: integers(4, 10),
    ac: integers(3, 9),
    bc: integers(5, 11),
    a: integers(12, 22),
    b: integers(10, 20),
    c: integers(6, 14),
    none: integers(4, 12),
  },
  allow: ({ abc, ab, ac, bc, a, b, c, none }) =>
    (abc + ab + ac + bc + a + b + c + none) % 10 === 0 && new Set([abc, ab, ac, bc]).size === 4,
  write: ({ story, abc, ab, ac, bc, a, b, c, none }) => {
    const { who, one, do: verb, sets, letters } = story;
    const [A, B, C] = letters;
    const total = abc + ab + ac + bc + a + b + c + none;
    const inA = a + ab + ac + abc;
    const inB = b + ab + bc + abc;
    const inC = c + ac + bc + abc;
    const two = (ab + ac + bc) / total;
    const given = (ab + abc) / inB;
    const notC = (total - inC) / total;
    const pairBoth = (inA / total) * ((inA - 1) / (total - 1));
    const kinds = [
      ['', none],
      ['A', a],
      ['B', b],
      ['C', c],
      ['AB', ab],
      ['AC', ac],
      ['BC', bc],
      ['ABC', abc],
    ] as const;
    const people = kinds.flatMap(([kind, count]) => Array.from({ length: count }, () => kind as string));
    const share = (test: (kind: string) => boolean, within: (kind: string) => boolean = () => true) =>
      people.filter((kind) => within(kind) && test(kind)).length / people.filter(within).length;
    return {
      text: md`Of $${total}$ ${who}, $${inA}$ ${verb} ${sets[0]} (set $${A}$), $${inB}$ ${verb} ${sets[1]} (set $${B}$) and $${inC}$ ${verb} ${sets[2]} (set $${C}$). The Venn diagram shows some of the numbers.

![](drawing:part)

(a) Find the values of $x$, $y$ and $z$. [3]

(b) Find the number of those who belong to none of the three sets. [2]

One ${one} is chosen at random. Find the probability that the chosen one

(c) belongs to exactly two of the sets; [2]

(d) does not belong to $${C}$; [1]

(e) belongs to $${A}$, given that the chosen one belongs to $${B}$. [2]

(f) Two different people are chosen at random from the $${total}$. Find the probability that both belong to $${A}$. [2]`,
      hints: [
        md`Each circle is made of four regions. Three of them are known.`,
        md`All eight regions together hold $${total}$ people.`,
        md`In (e) only the members of $${B}$ count.`,
      ],
      answer: md`(a) The four regions of $${A}$ hold $${inA}$ people together: $x = ${inA} - ${ab} - ${ac} - ${abc} = ${a}$. In the same way $y = ${inB} - ${ab} - ${bc} - ${abc} = ${b}$ and $z = ${inC} - ${ac} - ${bc} - ${abc} = ${c}$.

(b) The seven regions inside the circles hold $${a} + ${b} + ${c} + ${ab} + ${ac} + ${bc} + ${abc} = ${total - none}$ people. So $n = ${total} - ${total - none} = ${none}$ are in none.

(c) Exactly two means in two circles, but not in the middle: $\frac{${ab} + ${ac} + ${bc}}{${total}} = ${sf(two)}$

(d) $\frac{${total} - ${inC}}{${total}} = ${sf(notC)}$

(e) Of the $${inB}$ members of $${B}$, $${ab} + ${abc} = ${ab + abc}$ are in $${A}$ as well: $\frac{${ab + abc}}{${inB}} = ${sf(given)}$

(f) The second person is chosen from the others: $\frac{${inA}}{${total}} \times \frac{${inA - 1}}{${total - 1}} = ${sf(pairBoth)}$

**Watch out:** The $${ab}$ in the diagram are *only* in $${A}$ and $${B}$. The whole intersection of $${A}$ and $${B}$ has $${ab} + ${abc}$ people.`,
      scheme: [
        [md`$x = ${a}$`, 'A1'],
        [md`$y = ${b}$`, 'A1'],
        [md`$z = ${c}$`, 'A1'],
        [md`subtracts the sum of the seven regions from $${total}$`, 'M1'],
        [md`$${none}$ (follow through)`, 'A1'],
        [md`$${ab} + ${ac} + ${bc}$`, 'M1'],
        [md`$${sf(two)}$`, 'A1'],
        [md`$${sf(notC)}$`, 'A1'],
        [md`denominator $${inB}$`, 'M1'],
        [md`$${sf(given)}$`, 'A1'],
        [md`$\frac{${inA}}{${total}} \times \frac{${inA - 1}}{${total - 1}}$`, 'M1'],
        [md`$${sf(pairBoth)}$`, 'A1'],
      ],
      replies: [
        ...(
          [
            ['x', a],
            ['y', b],
            ['z', c],
          ] as const
        ).map(([name, value]) => ({
          part: 'a',
          kind: 'number' as const,
          label: `$${name} =$`,
          expected: `${value}`,
          accuracy: 'exact' as const,
          marks: 1,
        })),
        {
          part: 'b',
          kind: 'number',
          expected: `${none}`,
          accuracy: 'exact',
          follows: `${total - ab - ac - bc - abc} - a.1 - a.2 - a.3`,
          unless: 'n < 0',
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${ab + ac + bc}/${total}`,
          mistakes: [
            {
              value: `${ab + ac + bc + abc}/${total}`,
              note: 'Those in the middle belong to three sets, not to exactly two.',
            },
          ],
        },
        { part: 'd', kind: 'number', expected: `${total - inC}/${total}` },
        {
          part: 'e',
          kind: 'number',
          expected: `${ab + abc}/${inB}`,
          mistakes: [
            {
              value: `${ab + abc}/${total}`,
              note: md`You divided by all. Only the members of $${B}$ count.`,
            },
            { value: `${ab}/${inB}`, note: md`Those in all three sets belong to $${A}$, too.` },
          ],
        },
        {
          part: 'f',
          kind: 'number',
          expected: `${pairBoth}`,
          mistakes: [
            {
              value: ((inA / total) ** 2).toFixed(6),
              note: 'The two people are different, so the second fraction changes.',
            },
          ].filter(
            () =>
              sf((inA / total) ** 2) !== sf(pairBoth) && Math.abs((inA / total) ** 2 / pairBoth - 1) > 0.006,
          ),
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${a}`, value: people.filter((kind) => kind === 'A').length },
        { part: 'a', route: 'exact', shown: `= ${b}`, value: people.filter((kind) => kind === 'B').length },
        { part: 'a', route: 'exact', shown: `= ${c}`, value: people.filter((kind) => kind === 'C').length },
        {
          part: 'b',
          route: 'exact',
          shown: `= ${none}`,
          value: total - inA - inB - inC + (ab + abc) + (ac + abc) + (bc + abc) - abc,
        },
        { part: 'c', route: 'simulation', shown: `= ${sf(two)}`, value: share((kind) => kind.length === 2) },
        {
          part: 'd',
          route: 'simulation',
          shown: `= ${sf(notC)}`,
          value: share((kind) => !kind.includes('C')),
        },
        {
          part: 'e',
          route: 'simulation',
          shown: `= ${sf(given)}`,
          value: share(
            (kind) => kind.includes('A'),
            (kind) => kind.includes('B'),
          ),
        },
        {
          part: 'f',
          route: 'exact',
          shown: `= ${sf(pairBoth)}`,
          value: (inA * (inA - 1)) / 2 / ((total * (total - 1)) / 2),
        },
      ],
      drawings: {
        part: venn({
          sets: letters.map((letter) => `*${letter}*`),
          regions: { A: '*x*', B: '*y*', C: '*z*', AB: ab, AC: ac, BC: bc, ABC: abc },
          description: `A Venn diagram of three sets. ${A} and ${B} only: ${ab}; ${A} and ${C} only: ${ac}; ${B} and ${C} only: ${bc}; all three: ${abc}. Only ${A}: x, only ${B}: y, only ${C}: z.`,
        }),
      },
    };
  },
});
