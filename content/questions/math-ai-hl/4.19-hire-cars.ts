import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { column, matrix, sf } from '../../authoring/wording.ts';

type Square = readonly (readonly number[])[];
const tables: Square[] = [
  [
    [0.7, 0.2, 0.1],
    [0.2, 0.6, 0.3],
    [0.1, 0.2, 0.6],
  ],
  [
    [0.6, 0.1, 0.2],
    [0.3, 0.8, 0.2],
    [0.1, 0.1, 0.6],
  ],
  [
    [0.5, 0.2, 0.1],
    [0.3, 0.6, 0.4],
    [0.2, 0.2, 0.5],
  ],
  [
    [0.8, 0.3, 0.2],
    [0.1, 0.5, 0.2],
    [0.1, 0.2, 0.6],
  ],
  [
    [0.6, 0.4, 0.1],
    [0.2, 0.5, 0.2],
    [0.2, 0.1, 0.7],
  ],
];
const times = (m: Square, v: readonly number[]) =>
  m.map((row) => row.reduce((sum, entry, k) => sum + entry * v[k]!, 0));

/** To 3 significant figures, but without zeros at the end where the value is exact. */
const tidy = (value: number): string => {
  const text = sf(value);
  return Number(text) === Number(value.toPrecision(9)) ? `${Number(text)}` : text;
};

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['1.14'],
  parameters: {
    story: choice(
      ['A car hire company on Sardinia', 'cars', 'Cagliari', 'Olbia', 'Alghero'],
      ['A bicycle hire company in the Netherlands', 'bicycles', 'Delft', 'Leiden', 'Gouda'],
      ['A camper van company in New Zealand', 'vans', 'Auckland', 'Nelson', 'Dunedin'],
    ),
    table: tables,
    total: choice(200, 240, 300, 400, 500),
    split: choice([0.5, 0.3, 0.2], [0.2, 0.5, 0.3], [0.4, 0.4, 0.2], [0.3, 0.2, 0.5]),
    weeks: choice(2, 3, 4),
  },
  write: ({ story: [company, things, a, b, c], table, total, split, weeks }) => {
    const start = split.map((part) => Math.round(part * total));
    let now = start as readonly number[];
    for (let k = 0; k < weeks; k += 1) now = times(table, now);
    const steady = solveLinear(
      [
        [table[0]![0]! - 1, table[0]![1]!, table[0]![2]!],
        [table[1]![0]!, table[1]![1]! - 1, table[1]![2]!],
        [1, 1, 1],
      ],
      [0, 0, total],
    );
    let long = start as readonly number[];
    for (let k = 0; k < 300; k += 1) long = times(table, long);
    const needed = steady[0]!;
    // By following single walks: probability from each start to A in `weeks` steps.
    const walk = (at: number, left: number): number =>
      left === 0
        ? Number(at === 0)
        : [0, 1, 2].reduce((sum, next) => sum + table[next]![at]! * walk(next, left - 1), 0);
    const second = [0, 1, 2].reduce((sum, at) => sum + start[at]! * walk(at, weeks), 0);
    const back = table[0]![0]! ** 2 + table[0]![1]! * table[1]![0]! + table[0]![2]! * table[2]![0]!;
    return {
      text: md`${company} has $${total}$ ${things} at three stations: ${a} (A), ${b} (B) and ${c} (C). They are hired for a week and may be returned at any station. The transition matrix, with columns for the station of hire and rows for the station of return, in the order A, B, C, is

$$T = ${matrix(table)}.$$

At first there are $${start[0]}$ ${things} at A, $${start[1]}$ at B and $${start[2]}$ at C.

(a) Write down the probability that one that is hired at B is returned at A. [1]

(b) Find the probability that one that is hired at A is at A again after two weeks. [2]

(c) Find the expected number of ${things} at A after $${weeks}$ weeks. [3]

(d) Find the number of ${things} that are expected at each station in the long term, to the nearest whole number. [4]

(e) The station at A has room for $${Math.round(needed * 0.9)}$ ${things}. Comment on whether this is enough. [1]`,
      hints: [
        md`The column tells where it was hired, the row where it is returned.`,
        md`Powers of $T$ give the probabilities after several weeks.`,
        md`In the long term the numbers stay the same. Solve $T\mathbf{s} = \mathbf{s}$, or use a high power of $T$.`,
      ],
      answer: md`(a) Column B, row A: $${table[0]![1]}$

(b) The entry of $T^2$ in the first row and the first column is $${tidy(back)}$.

(c) The numbers after $${weeks}$ weeks are $T^${weeks}${column(...start)} = ${column(...now.map((one) => sf(one, 4)))}$. At A there are $${sf(now[0]!)}$ ${things}.

(d) In the steady state $T\mathbf{s} = \mathbf{s}$, and the sum is $${total}$. A high power of $T$, such as $T^{50}$, times the start gives $${sf(steady[0]!, 5)}$, $${sf(steady[1]!, 5)}$ and $${sf(steady[2]!, 5)}$. So about $${Math.round(steady[0]!)}$ ${things} are at A, $${Math.round(steady[1]!)}$ at B and $${Math.round(steady[2]!)}$ at C.

(e) It is not enough: in the long term about $${Math.round(needed)}$ ${things} are expected at A, more than the $${Math.round(needed * 0.9)}$ there is room for.

**Calculator:** store $T$ and the column of the start as matrices. Type $T^${weeks}$ times the column, and $T^{50}$ times the column.

**Watch out:** $T$ stands on the left of the column. Each column of $T$ adds up to $1$.`,
      scheme: [
        [md`$${table[0]![1]}$`, 'A1'],
        [md`$T^2$, or a sum of three products`, 'M1'],
        [md`$${tidy(back)}$`, 'A1'],
        [md`$T^${weeks}$`, 'M1'],
        [md`times the column of the start`, 'M1'],
        [md`$${sf(now[0]!)}$`, 'A1'],
        [md`high power of $T$, or $T\mathbf{s} = \mathbf{s}$`, 'M1'],
        [md`$${Math.round(steady[0]!)}$`, 'A1'],
        [md`$${Math.round(steady[1]!)}$`, 'A1'],
        [md`$${Math.round(steady[2]!)}$`, 'A1'],
        [md`not enough, compared with the long-term number`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${table[0]![1]}`,
          accuracy: 'exact',
          mistakes:
            table[1]![0] === table[0]![1]
              ? []
              : [
                  {
                    value: `${table[1]![0]}`,
                    note: 'This is from A to B. The column tells where it was hired.',
                  },
                ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(back.toPrecision(8))}`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: `${Number((table[0]![0]! ** 2).toPrecision(6))}`,
              note: 'It may be at another station after the first week.',
            },
          ],
        },
        { part: 'c', kind: 'number', expected: `${Number(now[0]!.toPrecision(9))}` },
        {
          part: 'd',
          kind: 'number',
          label: 'At A:',
          expected: `${Math.round(steady[0]!)}`,
          accuracy: { tolerance: 0.6 },
          marks: 2,
        },
        {
          part: 'd',
          kind: 'number',
          label: 'At B:',
          expected: `${Math.round(steady[1]!)}`,
          accuracy: { tolerance: 0.6 },
          marks: 1,
        },
        {
          part: 'd',
          kind: 'number',
          label: 'At C:',
          expected: `${Math.round(steady[2]!)}`,
          accuracy: { tolerance: 0.6 },
          marks: 1,
        },
        { part: 'e', kind: 'self', why: 'comment' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `${table[0]![1]}`, value: 1 - table[1]![1]! - table[2]![1]! },
        { part: 'b', route: 'exact', shown: tidy(back), value: walk(0, 2) },
        { part: 'c', route: 'exact', shown: sf(now[0]!), value: second },
        { part: 'd', route: 'numeric', shown: `${Math.round(steady[0]!)}`, value: long[0]!, within: 0.51 },
        { part: 'd', route: 'numeric', shown: `${Math.round(steady[1]!)}`, value: long[1]!, within: 0.51 },
        { part: 'd', route: 'numeric', shown: `${Math.round(steady[2]!)}`, value: long[2]!, within: 0.51 },
      ],
    };
  },
});
