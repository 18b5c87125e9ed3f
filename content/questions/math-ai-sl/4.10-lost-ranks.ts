import { regression } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const rows = [
  [2, 1, 4, 3, 6, 5],
  [3, 1, 2, 6, 4, 5],
  [1, 4, 2, 5, 3, 6],
  [4, 2, 1, 3, 6, 5],
  [2, 5, 1, 3, 4, 6],
  [5, 3, 6, 4, 1, 2],
  [6, 4, 5, 2, 3, 1],
  [3, 6, 2, 5, 1, 4],
] as const;
const names = ['A', 'B', 'C', 'D', 'E', 'F'];
const formula = (row: readonly number[]) =>
  1 - (6 * row.reduce((sum, rank, index) => sum + (rank - index - 1) ** 2, 0)) / (6 * 35);

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    show: choice(
      { what: 'Six choirs sing at a contest in Tartu', one: 'choir' },
      { what: 'Six pastry cooks compete in Casablanca', one: 'cook' },
      { what: 'Six robots take part in a contest in Shenzhen', one: 'robot' },
      { what: 'Six gardens are judged in Christchurch', one: 'garden' },
    ),
    row: integers(0, 7),
    one: integers(0, 4),
    other: integers(1, 5),
  },
  allow: ({ row, one, other }) => {
    if (one >= other) return false;
    const ranks: number[] = [...rows[row]!];
    const swapped = [...ranks];
    [swapped[one], swapped[other]] = [ranks[other]!, ranks[one]!];
    return (
      Math.abs(formula(ranks) - formula(swapped)) > 0.05 && formula(swapped) !== 0 && formula(ranks) !== 0
    );
  },
  write: ({ show, row, one, other }) => {
    const ranks: number[] = [...rows[row]!];
    const swapped = [...ranks];
    [swapped[one], swapped[other]] = [ranks[other]!, ranks[one]!];
    const [p, q] = [ranks[one]!, ranks[other]!];
    const first = [1, 2, 3, 4, 5, 6];
    const [r, s] = [regression(first, ranks).r, regression(first, swapped).r];
    // The way in which p is the smaller number comes first.
    const [lowFirst, highFirst] = p < q ? [r, s] : [s, r];
    const [low, high] = p < q ? [p, q] : [q, p];
    const shown = ranks.map((rank, index) =>
      index === one ? '$p$' : index === other ? '$q$' : String(rank),
    );
    const reverse = first.map((rank) => 7 - rank);
    return {
      text: md`${show.what}. Two judges give ranks to all six, without equal ranks. Two ranks of the second judge, $p$ and $q$, have been lost.

| | ${names.join(' | ')} |
|---|---|---|---|---|---|---|
| Judge 1 | ${first.join(' | ')} |
| Judge 2 | ${shown.join(' | ')} |

(a) Write down the two numbers that $p$ and $q$ can be. [1]

(b) Find Spearman's rank correlation coefficient $r_s$ of the two judges

(i) if $p < q$; [2]

(ii) if $p > q$. [2]

(c) A newspaper writes that $r_s = ${sf(r)}$. Find $p$ and $q$. [1]

A third judge gives the ranks of Judge 1 in the opposite order: the ${show.one} that is best for Judge 1 is last for Judge 3, and so on.

(d) Write down the value of $r_s$ for Judge 1 and Judge 3. [1]

(e) Find the value of $r_s$ for Judge 2 and Judge 3. Explain your answer with the help of part (c). [2]`,
      hints: [
        md`Each of the numbers $1$ to $6$ appears once in the row of Judge 2.`,
        md`There are only two ways to fill in the two numbers. Find $r_s$ for each of them.`,
        md`When a ranking is turned round, what happens to the sign of a correlation?`,
      ],
      answer: md`(a) All numbers from $1$ to $6$ appear once. The missing ones are $${low}$ and $${high}$.

(b) (i) With $p = ${low}$ and $q = ${high}$, the correlation coefficient of the two rows is $r_s = ${sf(lowFirst)}$.

(ii) With $p = ${high}$ and $q = ${low}$ it is $r_s = ${sf(highFirst)}$.

(c) The value $${sf(r)}$ belongs to $p = ${p}$ and $q = ${q}$.

(d) The ranks are exactly opposite, so $r_s = -1$.

(e) $r_s = ${sf(-r)}$. The ranks of Judge 3 are $7$ minus those of Judge 1. This turns every rise into a fall, so the coefficient of part (c) changes only its sign.

**Calculator:** keep the ranks of Judge 1 in one list and change two entries of the second list.

**Watch out:** The ranks are data already. Don't rank them again.`,
      scheme: [
        [md`(a) $${low}$ and $${high}$`, 'A1'],
        [md`(b)(i) uses both rows with $p = ${low}$, $q = ${high}$`, 'M1'],
        [md`$${sf(lowFirst)}$`, 'A1'],
        [md`(ii) uses both rows with $p = ${high}$, $q = ${low}$`, 'M1'],
        [md`$${sf(highFirst)}$`, 'A1'],
        [md`(c) $p = ${p}$ and $q = ${q}$`, 'A1'],
        [md`(d) $-1$`, 'A1'],
        [md`(e) $${sf(-r)}$`, 'A1'],
        [md`an opposite order changes only the sign`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'set', expected: `${low}, ${high}`, accuracy: 'exact' },
        { part: 'b i', kind: 'number', expected: `${Number(lowFirst.toPrecision(9))}` },
        { part: 'b ii', kind: 'number', expected: `${Number(highFirst.toPrecision(9))}` },
        {
          part: 'c',
          kind: 'coordinates',
          label: md`$(p, q)$`,
          expected: `(${p}, ${q})`,
          accuracy: 'exact',
          mistakes: [{ value: `(${q}, ${p})`, note: md`That gives the other value of $r_s$.` }],
        },
        {
          part: 'd',
          kind: 'number',
          expected: '-1',
          accuracy: 'exact',
          mistakes: [{ value: '0', note: md`Opposite is not the same as unrelated.` }],
        },
        {
          part: 'e',
          kind: 'number',
          label: md`$r_s =$`,
          expected: `${Number((-r).toPrecision(9))}`,
          marks: 1,
          mistakes: [{ value: sf(r, 5), note: md`One of the two rankings has been turned round.` }],
        },
        { part: 'e', kind: 'self', why: 'explain', marks: 1 },
      ],
      checks: [
        {
          part: 'b i',
          route: 'exact',
          shown: `r_s = ${sf(lowFirst)}`,
          value: formula(p < q ? ranks : swapped),
        },
        {
          part: 'b ii',
          route: 'exact',
          shown: `r_s = ${sf(highFirst)}`,
          value: formula(p < q ? swapped : ranks),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: '= -1',
          value: Number(regression(first, reverse).r.toFixed(9)),
        },
        { part: 'e', route: 'numeric', shown: `r_s = ${sf(-r)}`, value: regression(reverse, ranks).r },
      ],
    };
  },
});
