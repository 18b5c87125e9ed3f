import { balanceAfter } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, sf } from '../../authoring/wording.ts';

const names = ['A', 'B', 'C'] as const;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['1.2'],
  parameters: {
    story: choice(
      { what: 'The table shows the number of visitors of three small museums in Georgia', per: 'year' },
      { what: 'The table shows the number of copies sold of three books from Montevideo', per: 'month' },
      { what: 'The table shows how many people use three new footpaths near Innsbruck', per: 'week' },
    ),
    order: choice([0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]),
    first: integers(400, 900, 20),
    step: choice(-45, -40, -30, 30, 45, 60, 75),
    start: choice(320, 400, 640, 800),
    ratio: choice(0.75, 0.5, 1.25, 1.5),
    odd: integers(500, 800, 10),
    asked: integers(8, 10),
  },
  allow: ({ first, step, asked, start, odd, ratio }) =>
    first + step * asked > 100 &&
    start * ratio ** asked > 8 &&
    (first + step * asked) % 50 !== 0 &&
    first !== start &&
    odd !== first &&
    odd !== start &&
    (start * ratio ** 3) % 1 === 0,
  write: ({ story, order, first, step, start, ratio, odd, asked }) => {
    const terms = [0, 1, 2, 3];
    const rows = [
      terms.map((k) => first + k * step),
      terms.map((k) => start * ratio ** k),
      [odd, odd + 60, odd + 140, odd + 240],
    ];
    // order[kind] is the place of the arithmetic, the geometric and the other row.
    const at = (place: number) => rows[order.indexOf(place as 0)]!;
    const [arithmetic, geometric, other] = order.map((place) => names[place]!);
    const line = (place: number) =>
      `| ${names[place]} | ${at(place)
        .map((term) => `$${term}$`)
        .join(' | ')} |`;
    const later = first + (asked - 1) * step;
    const grown = start * ratio ** (asked - 1);
    return {
      text: md`${story.what} in four ${story.per}s.

| | ${story.per} 1 | ${story.per} 2 | ${story.per} 3 | ${story.per} 4 |
|---|---|---|---|---|
${line(0)}
${line(1)}
${line(2)}

One of the three sequences is arithmetic, one is geometric, and one is neither.

(a) State which one is arithmetic, and write down its common difference. [2]

(b) State which one is geometric, and write down its common ratio. [2]

(c) Explain why the remaining one is neither. [2]

Assume that the patterns of (a) and (b) go on.

(d) Find the values for ${story.per} $${asked}$ of the arithmetic and of the geometric sequence. [3]`,
      hints: [
        md`Look at the differences of neighbours, then at their quotients.`,
        md`To rule out a kind of sequence, two different differences (or quotients) are enough.`,
        md`From ${story.per} $1$ to ${story.per} $${asked}$ there are $${asked - 1}$ steps.`,
      ],
      answer: md`(a) In ${arithmetic} the difference of neighbours is always the same: $${first + step} - ${first} = ${first + 2 * step} - ${first + step} = ${step}$. So ${arithmetic} is arithmetic with $d = ${step}$.

(b) In ${geometric} the quotient of neighbours is always the same: $\dfrac{${start * ratio}}{${start}} = \dfrac{${start * ratio ** 2}}{${start * ratio}} = ${ratio}$. So ${geometric} is geometric with $r = ${ratio}$.

(c) In ${other} the differences are $60$, $80$ and $100$, which aren't equal, so it isn't arithmetic. The quotients $\dfrac{${odd + 60}}{${odd}} = ${sf((odd + 60) / odd)}$ and $\dfrac{${odd + 140}}{${odd + 60}} = ${sf((odd + 140) / (odd + 60))}$ aren't equal either, so it isn't geometric.

(d) There are $${asked - 1}$ steps from the first term. The arithmetic sequence gives

$$u_{${asked}} = ${first} + ${asked - 1} \times ${step < 0 ? `(${step})` : step} = ${grouped(later)},$$

and the geometric one gives

$$v_{${asked}} = ${start} \times ${ratio}^{${asked - 1}} = ${sf(grown, 5)},$$

about $${Math.round(grown)}$.

**Watch out:** one pair of neighbours isn't enough. Test at least two differences and two quotients.`,
      scheme: [
        [md`(a) ${arithmetic}`, 'A1'],
        [md`$d = ${step}$`, 'A1'],
        [md`(b) ${geometric}`, 'A1'],
        [md`$r = ${ratio}$`, 'A1'],
        [md`(c) two differences that aren't equal`, 'R1'],
        [md`two quotients that aren't equal`, 'R1'],
        [md`(d) $${grouped(later)}$`, 'A1'],
        [md`substitutes into $v_1 r^{n - 1}$`, 'M1'],
        [md`$${sf(grown)}$ (accept the nearest whole number)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state a letter', marks: 1 },
        {
          part: 'a',
          kind: 'number',
          label: '$d =$',
          expected: `${step}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${-step}`, note: md`Take a term minus the one *before* it.` }],
        },
        { part: 'b', kind: 'self', why: 'state a letter', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          label: '$r =$',
          expected: `${ratio}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: sf(1 / ratio, 6), note: md`Divide a term by the one *before* it.` }],
        },
        { part: 'c', kind: 'self', why: 'explain' },
        {
          part: 'd',
          kind: 'number',
          label: 'Arithmetic',
          expected: `${later}`,
          accuracy: 'exact',
          marks: 1,
          follows: `${first} + ${asked - 1} * a.2`,
          mistakes: [{ value: `${later + step}`, note: md`You made one step too many.` }],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Geometric',
          expected: `${Number(grown.toPrecision(9))}`,
          accuracy: { tolerance: Math.max(0.5, grown * 0.0009) },
          marks: 2,
          follows: `${start} * b.2^${asked - 1}`,
          mistakes: [{ value: sf(grown * ratio, 5), note: md`You made one step too many.` }],
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `d = ${step}`, value: (rows[0]![3]! - rows[0]![0]!) / 3 },
        { part: 'b', route: 'numeric', shown: `r = ${ratio}`, value: Math.cbrt(rows[1]![3]! / rows[1]![0]!) },
        {
          part: 'd',
          route: 'simulation',
          shown: `= ${grouped(later)}`,
          value: balanceAfter(first, 0, step, asked - 1),
        },
        {
          part: 'd',
          route: 'simulation',
          shown: `= ${sf(grown, 5)}`,
          value: balanceAfter(start, ratio - 1, 0, asked - 1),
        },
      ],
    };
  },
});
