import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, matrix } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    a: integers(1, 5),
    b: integers(1, 5),
    c: integers(1, 5),
    d: integers(1, 5),
    word: choice('MOON', 'TAXI', 'KIWI', 'LAKE', 'FISH', 'JAZZ', 'SNOW', 'CAVE', 'WOLF', 'HARP'),
  },
  allow: ({ a, b, c, d }) => {
    const size = Math.abs(a * d - b * c);
    return size >= 1 && size <= 5 && new Set([a, b, c, d]).size >= 3;
  },
  write: ({ a, b, c, d, word }) => {
    const [p, q, r, s] = [...word].map((letter) => letter.charCodeAt(0) - 64) as [
      number,
      number,
      number,
      number,
    ];
    const determinant = a * d - b * c;
    const coded = [
      [a * p + b * q, a * r + b * s],
      [c * p + d * q, c * r + d * s],
    ] as const;
    const inverse = [
      [fraction(d, determinant), fraction(-b, determinant)],
      [fraction(-c, determinant), fraction(a, determinant)],
    ];
    const first = solveLinear(
      [
        [a, b],
        [c, d],
      ],
      [coded[0][0], coded[1][0]],
    );
    const second = solveLinear(
      [
        [a, b],
        [c, d],
      ],
      [coded[0][1], coded[1][1]],
    );
    return {
      text: md`Two friends send each other words of four letters in code. Each letter is replaced by its place in the alphabet, so that $\text{A} = 1$, $\text{B} = 2$, …, $\text{Z} = 26$. The first two numbers form the first column of a matrix $W$, and the last two numbers form the second column. The coded message is $C = MW$, where

$$M = ${matrix([
        [a, b],
        [c, d],
      ])}.$$

(a) Find $\det M$. [1]

(b) Find $M^{-1}$. [2]

(c) The coded message $C = ${matrix(coded)}$ arrives. Find the word. [3]

(d) One of the friends proposes to use $N = ${matrix([
        [a, b],
        [2 * a, 2 * b],
      ])}$ in place of $M$. Explain why this is a bad choice. [2]`,
      hints: [
        md`Multiply $C = MW$ by $M^{-1}$ from the left to find $W$.`,
        md`What is the determinant of $N$?`,
      ],
      answer: md`(a) $\det M = ${a} \times ${d} - ${b} \times ${c} = ${determinant}$

(b) $M^{-1} = ${determinant === 1 ? '' : md`\frac{1}{${determinant}}`}${matrix([
        [d, -b],
        [-c, a],
      ])}${determinant === 1 ? '' : ` = ${matrix(inverse)}`}$

(c) $W = M^{-1}C = ${matrix([
        [p, r],
        [q, s],
      ])}$

The first column gives the letters number $n_1 = ${p}$ and $n_2 = ${q}$, the second those number $n_3 = ${r}$ and $n_4 = ${s}$: the word is ${word}.

(d) $\det N = ${a} \times ${2 * b} - ${b} \times ${2 * a} = 0$, so $N$ has no inverse. A message that is coded with $N$ cannot be decoded with certainty: different words can give the same code.

**Calculator:** store $M$ and $C$ as matrices and enter $M^{-1}C$. TI-Nspire: Menu, Matrix & Vector, Create, Matrix. Casio fx-CG50: Run-Matrix, MAT/VCT.

**Watch out:** The order counts: $M^{-1}$ must stand to the *left* of $C$. Then read the letters down the columns, and not along the rows.`,
      scheme: [
        [md`$${determinant}$`, 'A1'],
        [
          md`exchanges $${a}$ and $${d}$ and changes the signs of $${b}$ and $${c}$, or uses the calculator`,
          'M1',
        ],
        [md`$${matrix(inverse)}$`, 'A1'],
        [md`$W = M^{-1}C$`, 'M1'],
        [
          md`$${matrix([
            [p, r],
            [q, s],
          ])}$`,
          'A1',
        ],
        [md`${word}`, 'A1'],
        [md`$\det N = 0$`, 'A1'],
        [md`$N$ has no inverse, so messages cannot be decoded`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${determinant}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${a * d + b * c}`,
              note: 'You added the two products. The second one is subtracted.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'matrix',
          expected: matrix(inverse),
          follows: `(1/a.1)[[${d}, ${-b}], [${-c}, ${a}]]`,
          mistakes: [
            determinant === 1
              ? {
                  value: matrix([
                    [a, -b],
                    [-c, d],
                  ]),
                  note: md`You left $${a}$ and $${d}$ in their places. They have to be exchanged.`,
                }
              : {
                  value: matrix([
                    [d, -b],
                    [-c, a],
                  ]),
                  note: 'You left out the division by the determinant.',
                },
          ].filter(() => determinant !== 1 || a !== d),
        },
        {
          part: 'c',
          kind: 'matrix',
          label: '$W =$',
          expected: matrix([
            [p, r],
            [q, s],
          ]),
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: matrix([
                [p, q],
                [r, s],
              ]),
              note: md`Columns and rows are exchanged: the first two letters stand in the first column.`,
            },
          ].filter(() => q !== r),
        },
        { part: 'c', kind: 'self', why: 'write the word', marks: 1 },
        { part: 'd', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          // The area between the two columns, by elimination.
          shown: md`= ${determinant}`,
          value: a * (d - (c / a) * b),
        },
        { part: 'c', route: 'numeric', shown: `n_1 = ${p}`, value: first[0]! },
        { part: 'c', route: 'numeric', shown: `n_2 = ${q}`, value: first[1]! },
        { part: 'c', route: 'numeric', shown: `n_3 = ${r}`, value: second[0]! },
        { part: 'c', route: 'numeric', shown: `n_4 = ${s}`, value: second[1]! },
      ],
    };
  },
});
