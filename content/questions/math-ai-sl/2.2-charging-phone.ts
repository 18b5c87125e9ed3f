import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.5'],
  parameters: {
    who: choice('Ximena', 'Thabo', 'Linnea', 'Arjun', 'Fatou'),
    empty: integers(4, 22, 2),
    k: choice(0.02, 0.022, 0.024, 0.025, 0.028, 0.03),
    end: integers(90, 140, 10),
    level: integers(50, 85, 5),
    other: integers(30, 60, 5),
  },
  allow: ({ level, other, k, end, empty }) => {
    const a = 100 - empty;
    return level > other + 12 && Math.log(a / (100 - level)) / k < end - 12 && other > empty + 10;
  },
  write: ({ who, empty, k, end, level, other }) => {
    const a = 100 - empty;
    const f = (t: number) => 100 - a * Math.exp(-k * t);
    const top = f(end);
    const time = Math.log(a / (100 - level)) / k;
    const early = Math.log(a / (100 - other)) / k;
    return {
      text: md`${who} charges a phone. After $t$ minutes its battery is charged to

$$B(t) = 100 - ${a}\,\mathrm{e}^{-${k}t}$$

per cent, for $0 \le t \le ${end}$.

(a) Find the charge at the beginning. [1]

(b) Find the range of $B$. [3]

(c) Find $B^{-1}(${level})$, and state what it means in this context. [3]

(d) Find how many minutes the charge needs to rise from $${other}\%$ to $${level}\%$. [2]

(e) Explain why $B^{-1}(100)$ doesn't exist. [1]`,
      hints: [
        md`At the beginning $t = 0$.`,
        md`The charge rises all the time. So look at the two ends of the domain.`,
        md`$B^{-1}$ goes from a charge to a time. The unknown stands in the exponent: a natural logarithm or a graph helps.`,
      ],
      answer: md`(a) At the beginning $t = 0$ and $\mathrm{e}^0 = 1$, so $B(0) = 100 - ${a} = ${empty}$ per cent.

(b) The charge rises all the time, so the range goes from its first value to its last, $B(${end}) = ${sf(top)}$. The range is $${empty} \le B \le ${sf(top)}$.

(c) $B^{-1}(${level})$ is the time $t$ with $B(t) = ${level}$:

$$100 - ${a}\,\mathrm{e}^{-${k}t} = ${level} \quad \Rightarrow \quad \mathrm{e}^{-${k}t} = \frac{${100 - level}}{${a}}$$

A natural logarithm gives $t = -\dfrac{1}{${k}}\ln\left(\dfrac{${100 - level}}{${a}}\right)$, so $B^{-1}(${level}) = ${sf(time)}$. After $${sf(time)}$ minutes the battery is charged to $${level}\%$.

(d) In the same way $B^{-1}(${other}) = ${sf(early, 4)}$. The difference is $${sf(time, 4)} - ${sf(early, 4)} = ${sf(time - early)}$ minutes.

(e) The term $${a}\,\mathrm{e}^{-${k}t}$ is always positive, so $B(t) < 100$ for every $t$. The value $100$ isn't in the range of $B$.

**Calculator:** draw the graph of $B$ for $0 \le x \le ${end}$ and the line $y = ${level}$, and find their point of intersection. Its $x$-coordinate is $B^{-1}(${level})$.

**Watch out:** $B^{-1}(${level})$ is a time in minutes. It isn't $B(${level})$, the charge after $${level}$ minutes.`,
      scheme: [
        [md`(a) $${empty}\%$`, 'A1'],
        [md`(b) substitutes $t = ${end}$`, 'M1'],
        [md`$${sf(top)}$`, 'A1'],
        [md`$${empty} \le B \le ${sf(top)}$`, 'A1'],
        [md`(c) $B(t) = ${level}$`, 'M1'],
        [md`$${sf(time)}$`, 'A1'],
        [md`the time in minutes after which the charge is $${level}\%$`, 'R1'],
        [md`(d) $B^{-1}(${level}) - B^{-1}(${other})$`, 'M1'],
        [md`$${sf(time - early)}$ minutes`, 'A1'],
        [
          md`(e) $B(t)$ is always less than $100$, or $100$ isn't in the range, whose greatest value is $${sf(top)}$`,
          'R1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${empty}`,
          accuracy: 'exact',
          unit: '%',
          mistakes: [{ value: '100', note: md`$\mathrm{e}^0$ is $1$, not $0$.` }],
        },
        {
          part: 'b',
          kind: 'interval',
          expected: md`${empty} \le B \le ${sf(top)}`,
          mistakes: [
            { value: md`0 \le B \le ${end}`, note: md`That is the domain. The range is about the charge.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$B^{-1}(${level}) =$`,
          expected: `${time}`,
          marks: 2,
          mistakes:
            Math.abs(f(level) - time) / time > 0.05
              ? [
                  {
                    value: sf(f(level), 5),
                    note: md`You found $B(${level})$. Here $${level}$ is the charge, and the time is asked for.`,
                  },
                ]
              : [],
        },
        { part: 'c', kind: 'self', why: 'state what it means', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          expected: `${time - early}`,
          accuracy: { tolerance: 0.06 },
          unit: 'minutes',
        },
        { part: 'e', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `= ${empty}`, value: f(0) },
        { part: 'b', route: 'numeric', shown: `= ${sf(top)}`, value: 100 - a / Math.E ** (k * end) },
        {
          part: 'c',
          route: 'substitution',
          shown: `B^{-1}(${level}) = ${sf(time)}`,
          value: root((t) => f(t) - level, 0, end),
        },
        {
          part: 'd',
          route: 'substitution',
          shown: `= ${sf(time - early)}`,
          value: root((t) => f(t) - level, 0, end) - root((t) => f(t) - other, 0, end),
        },
      ],
    };
  },
});
