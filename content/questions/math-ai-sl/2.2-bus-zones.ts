import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    town: choice('Tallinn', 'Porto', 'Zagreb', 'Patras', 'Ghent'),
    start: choice(1.2, 1.4, 1.5, 1.8, 2),
    steps: choice([0.4, 0.5, 0.3], [0.5, 0.6, 0.4], [0.3, 0.4, 0.6], [0.6, 0.3, 0.5]),
    /** The zone that costs as much as the one before it. */
    flat: integers(2, 5),
    asked: integers(1, 5),
    raise: choice(0.1, 0.2),
  },
  allow: ({ flat, asked }) => asked !== flat && asked !== flat - 1,
  write: ({ town, start, steps, flat, asked, raise }) => {
    const fares: number[] = [start];
    for (let zone = 2; zone <= 5; zone += 1) {
      const before = fares.at(-1)!;
      fares.push(zone === flat ? before : Number((before + steps[(zone - 2) % 3]!).toFixed(2)));
    }
    const f = (zone: number) => fares[zone - 1]!;
    const money = (value: number) => value.toFixed(2);
    const same = f(flat);
    const other = asked === 1 ? 5 : asked - 1 === flat || asked - 1 === flat - 1 ? 1 : asked - 1;
    const range = [...new Set(fares)];
    const newFare = Number((same + raise).toFixed(2));
    return {
      text: md`The table shows the fare $f(z)$, in euros, of a bus ride through $z$ zones in ${town}.

| $z$ | 1 | 2 | 3 | 4 | 5 |
|---|---|---|---|---|---|
| $f(z)$ | ${fares.map(money).join(' | ')} |

(a) Write down $f(${asked})$. [1]

(b) Write down all values of $z$ for which $f(z) = ${money(same)}$. [2]

(c) Write down the range of $f$. [2]

(d) Explain why $f$ is a function, but has no inverse function. [2]

The fare for $${flat}$ zones is raised to $${money(newFare)}$ euros. Now $f$ has an inverse.

(e) Write down $f^{-1}(${money(f(asked))})$, and state what it means. [2]`,
      hints: [
        md`In $f(z)$, $z$ is the number of zones, and the value is the fare.`,
        md`The range is the set of all values that occur. Each is listed once.`,
        md`To have an inverse, each fare must belong to one number of zones only.`,
      ],
      answer: md`(a) In the column of $z = ${asked}$ the table shows $f(${asked}) = ${money(f(asked))}$ euros.

(b) The fare $${money(same)}$ stands in two columns: $z = ${flat - 1}$ and $z = ${flat}$.

(c) The range is the set of all fares, each listed once: $\{${range.map(money).join(', ')}\}$.

(d) Each number of zones has exactly one fare, so $f$ is a function. But the fare $${money(same)}$ belongs to two numbers of zones, $${flat - 1}$ and $${flat}$, so one can't tell from the fare how many zones there were.

(e) $f^{-1}(${money(f(asked))})$ asks for the number of zones for which the fare is $${money(f(asked))}$ euros: $f^{-1}(${money(f(asked))}) = ${asked}$.

**Watch out:** two inputs with the same output are allowed for a function. Two outputs of the same input aren't.`,
      scheme: [
        [md`(a) $${money(f(asked))}$`, 'A1'],
        [md`(b) $${flat - 1}$`, 'A1'],
        [md`$${flat}$`, 'A1'],
        [md`(c) at least three correct values`, 'A1'],
        [md`all four values and no others`, 'A1'],
        [md`(d) exactly one fare for each $z$`, 'R1'],
        [md`the fare $${money(same)}$ belongs to two values of $z$`, 'R1'],
        [md`(e) $${asked}$`, 'A1'],
        [md`the number of zones for which the fare is $${money(f(asked))}$ euros`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: money(f(asked)),
          accuracy: 'exact',
          unit: 'euros',
          mistakes: [{ value: money(f(other)), note: md`Look in the column with $z = ${asked}$.` }],
        },
        {
          part: 'b',
          kind: 'set',
          label: '$z =$',
          expected: `${flat - 1}, ${flat}`,
          accuracy: 'exact',
          mistakes: [flat - 1, flat].map((zone) => ({
            value: `${zone}`,
            note: md`The fare stands in more than one column.`,
          })),
        },
        {
          part: 'c',
          kind: 'set',
          expected: range.map(money).join(', '),
          accuracy: 'exact',
          mistakes: [
            { value: '1, 2, 3, 4, 5', note: md`That is the domain. The range is the set of the fares.` },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain' },
        { part: 'e', kind: 'number', expected: `${asked}`, accuracy: 'exact', marks: 1 },
        { part: 'e', kind: 'self', why: 'state what it means', marks: 1 },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `f(${asked}) = ${money(f(asked))}`, value: f(asked) },
        { part: 'b', route: 'exact', shown: `z = ${flat - 1}`, value: fares.indexOf(same) + 1 },
        { part: 'b', route: 'exact', shown: `z = ${flat}`, value: fares.lastIndexOf(same) + 1 },
        { part: 'e', route: 'exact', shown: `= ${asked}`, value: fares.indexOf(f(asked)) + 1 },
      ],
    };
  },
});
