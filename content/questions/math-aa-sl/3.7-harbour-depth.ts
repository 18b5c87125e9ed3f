import { maximum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

const clock = (hours: number): string => `${String(hours).padStart(2, '0')}:00`;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['3.8'],
  parameters: {
    harbour: choice('Saint-Malo', 'Darwin', 'Incheon', 'Halifax', 'Zanzibar'),
    mean: integers(5, 12),
    swing: choice(2, 4, 6),
    start: choice(0, 1, 2),
  },
  allow: ({ mean, swing }) => mean - swing >= 2,
  write: ({ harbour, mean, swing, start }) => {
    const level = mean + swing / 2;
    const shifted = start === 0 ? 't' : `(t - ${start})`;
    const argument = md`\frac{\pi}{6}${shifted}`;
    const d = (t: number): number => mean + swing * Math.sin((Math.PI / 6) * (t - start));
    const hours = integers(0, 12);
    const falling = hours.find((t) => Math.abs(d(t) - level) < 1e-9 && d(t + 0.1) < d(t))!;
    return {
      text: md`On a day in the harbour of ${harbour}, the depth of the water $t$ hours after midnight is modelled by

$$d(t) = ${mean} + ${swing}\sin\left(${argument}\right) \text{ metres}, \qquad 0 \le t \le 24.$$

(a) Write down the greatest depth of the water. [1]

(b) Find the period of $d$. [2]

(c) Find the depth at ${clock(start + 1)}. [2]

(d) Hence, using the symmetry of the graph, write down the next time at which the depth is the same. [1]`,
      hints: [
        md`The greatest value of a sine is $1$.`,
        md`Within one wave, two points of the same height lie equally far on both sides of the maximum.`,
      ],
      answer: md`(a) The sine is at most $1$, so the greatest depth is $${mean} + ${swing} = ${mean + swing}$ m.

(b) The period is $2\pi \div \dfrac{\pi}{6} = 12$ hours.

(c) $d(${start + 1}) = ${mean} + ${swing}\sin\dfrac{\pi}{6} = ${mean} + ${swing} \times \dfrac{1}{2} = ${level}$ m

(d) The maximum is reached a quarter of a period after $t = ${start}$, at $t = ${start + 3}$. The depth of part (c) occurs $2$ hours before it, and so again $2$ hours after it, at $t = ${start + 5}$: at ${clock(start + 5)}.

**Watch out:** In (d), don't just add a period: ${clock(start + 13)} is a whole cycle later, but the water has the same depth before that, on its way down.`,
      scheme: [
        [md`$${mean + swing}$ m`, 'A1'],
        [md`$2\pi \div \frac{\pi}{6}$`, 'M1'],
        [md`$12$ hours`, 'A1'],
        [md`substitutes $t = ${start + 1}$ and uses $\sin\frac{\pi}{6} = \frac{1}{2}$`, 'M1'],
        [md`$${level}$ m`, 'A1'],
        [md`${clock(start + 5)}, or $t = ${start + 5}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${mean + swing}`,
          accuracy: 'exact',
          unit: 'm',
          mistakes: [
            { value: `${mean}`, note: md`This is the mean depth. The sine adds something to it.` },
            { value: `${mean - swing}`, note: md`This is the least depth.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: '12',
          accuracy: 'exact',
          unit: 'hours',
          mistakes: [
            {
              value: md`\frac{\pi}{6}`,
              note: md`This is the factor of $t$. The period is $2\pi$ divided by it.`,
            },
            { value: '6', note: md`This is half a period: divide $2\pi$ by the factor of $t$, not $\pi$.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${level}`,
          accuracy: 'exact',
          unit: 'm',
          mistakes: [
            {
              value: md`${mean} + ${swing} \times \frac{\sqrt{3}}{2}`,
              note: md`You used the cosine of $\frac{\pi}{6}$. What is the value of its sine?`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: '$t =$',
          expected: `${start + 5}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${start + 13}`,
              note: md`This is a whole period later. Before that the depth is the same once more, after the maximum.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${mean + swing}`, value: maximum(d, 0, 24), within: 1e-6 },
        {
          part: 'b',
          route: 'numeric',
          shown: '= 12',
          value: integers(1, 24).find((shift) =>
            [0.4, 1.7, 5.2].every((t) => Math.abs(d(t + shift) - d(t)) < 1e-9),
          )!,
        },
        { part: 'c', route: 'substitution', shown: `= ${level}`, value: d(start + 1) },
        { part: 'd', route: 'numeric', shown: `t = ${start + 5}`, value: falling },
      ],
    };
  },
});
