import { minimum, minimumAt, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const tidy = (value: number) => Number(value.toFixed(6));
/** To 3 significant figures, without zeros at the end where that is exact. */
const brief = (value: number) =>
  Math.abs(value - Number(sf(value))) < 1e-9 ? `${Number(sf(value))}` : sf(value);

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['5.3'],
  parameters: {
    firm: choice(
      {
        who: 'A tugboat company in Croatia',
        what: 'speed',
        symbol: 'v',
        unit: 'knots',
        cost: 'hundreds of euros per trip',
      },
      {
        who: 'A printing shop in Dakar',
        what: 'speed of its press',
        symbol: 'v',
        unit: 'thousand pages per hour',
        cost: 'dollars per day',
      },
      {
        who: 'A water works in Oman',
        what: 'pump rate',
        symbol: 'v',
        unit: 'litres per second',
        cost: 'rials per day',
      },
    ),
    a: choice(2, 3, 4, 5),
    low: choice(4, 5, 6, 8, 10),
    at: choice(2, 3, 12, 15),
  },
  allow: ({ low, at }) => Math.abs(at - low) > 1,
  write: ({ firm, a, low, at }) => {
    // C(v) = av + b/v with its minimum at v = low: b = a·low².
    const b = a * low * low;
    const least = 2 * a * low;
    const C = (v: number) => a * v + b / v;
    const [foundA, foundB] = solveLinear(
      [
        [1, -1 / low ** 2],
        [low, 1 / low],
      ],
      [0, least],
    ) as [number, number];
    const there = C(at);
    const more = (100 * (there - least)) / least;
    const rate = a - b / at ** 2;
    const falls = rate < 0;
    return {
      text: md`${firm.who} finds that its costs depend on the ${firm.what} $v$, in ${firm.unit}. The costs, in ${firm.cost}, are modelled by

$$C(v) = av + \frac{b}{v}, \quad v > 0,$$

where $a$ and $b$ are positive constants. The lowest costs are $${least}$, and they occur for $v = ${low}$.

(a) Find $C'(v)$ in terms of $a$, $b$ and $v$. Hence show that $b = ${low ** 2}a$. [4]

(b) Write down another equation that connects $a$ and $b$. [1]

(c) Find the value of $a$ and the value of $b$. [3]

(d) Find by how many per cent the costs for $v = ${at}$ are higher than the lowest costs. [3]

(e) Find $C'(${at})$. State what its sign tells you about the costs near $v = ${at}$. [2]`,
      hints: [
        md`Write $\frac{b}{v}$ as $bv^{-1}$, and treat $a$ and $b$ as numbers.`,
        md`At the lowest point the derivative is zero, and the function has the value $${least}$. These are two conditions.`,
        md`Put $b = ${low ** 2}a$ into the second equation.`,
      ],
      answer: md`(a) $C(v) = av + bv^{-1}$, so $C'(v) = a - bv^{-2} = a - \dfrac{b}{v^2}$. At the minimum, $v = ${low}$, the derivative is $0$: $a - \dfrac{b}{${low ** 2}} = 0$. Multiply by $${low ** 2}$: $b = ${low ** 2}a$.

(b) The lowest value is $C(${low}) = ${least}$: $${low}a + \dfrac{b}{${low}} = ${least}$

(c) Put $b = ${low ** 2}a$ into this: $${low}a + ${low}a = ${least}$, so $a = ${a}$. Then $b = ${low ** 2} \times ${a} = ${b}$.

(d) $C(${at}) = ${a} \times ${at} + \dfrac{${b}}{${at}} = ${Number(there.toPrecision(6))}$. Compared with the lowest costs this is more by $\dfrac{${Number(there.toPrecision(6))} - ${least}}{${least}} \times 100\% = ${brief(more)}\%$.

(e) $C'(${at}) = ${a} - \dfrac{${b}}{${at ** 2}} = ${brief(rate)}$. It is ${falls ? 'negative: near this value the costs fall when $v$ grows' : 'positive: near this value the costs rise when $v$ grows'}.

**Calculator:** check parts (a) to (c): draw $y = ${a}x + \frac{${b}}{x}$ and find its minimum point.

**Watch out:** One minimum point gives *two* equations: one for the derivative, one for the value.`,
      scheme: [
        [md`(a) $a$`, 'A1'],
        [md`$-\frac{b}{v^2}$`, 'A1'],
        [md`sets the derivative equal to $0$ at $v = ${low}$`, 'M1'],
        [md`a correct step that leads to $b = ${low ** 2}a$`, 'A1'],
        [md`(b) $${low}a + \frac{b}{${low}} = ${least}$`, 'A1'],
        [md`(c) tries to solve both equations`, 'M1'],
        [md`$a = ${a}$`, 'A1'],
        [md`$b = ${b}$`, 'A1'],
        [md`(d) $C(${at}) = ${brief(there)}$`, '(A1)'],
        [md`difference divided by $${least}$`, 'M1'],
        [md`$${brief(more)}\%$`, 'A1'],
        [md`(e) $${brief(rate)}$`, 'A1'],
        [md`the costs ${falls ? 'fall' : 'rise'} as $v$ grows`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'equation', expected: `${low}a + b/${low} = ${least}`, variables: ['a', 'b'] },
        { part: 'c', kind: 'number', label: md`$a =$`, expected: `${a}`, accuracy: 'exact', marks: 2 },
        {
          part: 'c',
          kind: 'number',
          label: md`$b =$`,
          expected: `${b}`,
          accuracy: 'exact',
          marks: 1,
          follows: `${low ** 2} * c.1`,
          unless: 'b <= 0',
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(more.toPrecision(9))}`,
          unit: '%',
          follows: `((c.1 * ${at} + c.2 / ${at}) - ${least}) / ${least} * 100`,
          mistakes: [
            {
              value: sf((100 * (there - least)) / there, 5),
              note: md`You divided by the higher costs. Compare with the lowest costs.`,
            },
            { value: sf((100 * there) / least, 5), note: md`That is the whole. By how much is it *higher*?` },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: md`$C'(${at}) =$`,
          expected: `${Number(rate.toPrecision(9))}`,
          marks: 1,
          follows: `c.1 - c.2 / ${at ** 2}`,
        },
        { part: 'e', kind: 'self', why: 'state what it tells', marks: 1 },
      ],
      checks: [
        { part: 'c', route: 'exact', shown: `a = ${a}`, value: tidy(foundA) },
        { part: 'c', route: 'exact', shown: `= ${b}`, value: tidy(foundB) },
        { part: 'c', route: 'numeric', shown: `${low}`, value: Number(minimumAt(C, 1, 30).toFixed(3)) },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${brief(more)}\%`,
          value: 100 * (C(at) / minimum(C, 1, 30) - 1),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${brief(rate)}`,
          value: (C(at + 1e-4) - C(at - 1e-4)) / 2e-4,
          within: 0.006 * Math.max(1, Math.abs(rate)),
        },
      ],
    };
  },
});
