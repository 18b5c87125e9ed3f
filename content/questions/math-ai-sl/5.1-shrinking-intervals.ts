import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus, term } from '../../authoring/wording.ts';

const exactly = (value: number) => String(Number(value.toFixed(6)));

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    vehicle: choice(
      'A cable car in La Paz passes a mast',
      'A sledge on a slope in Hokkaido passes a flag',
      'A tram in Melbourne passes a traffic light',
      'A cyclist who rides downhill in Nice passes a milestone',
    ),
    a: choice(0.2, 0.3, 0.4, 0.5, 0.6),
    b: integers(1, 4),
    at: integers(2, 6),
  },
  write: ({ vehicle, a, b, at }) => {
    const s = (t: number) => a * t * t + b * t;
    const mean = (h: number) => (s(at + h) - s(at)) / h;
    const steps = [1, 0.1, 0.01] as const;
    const limit = 2 * a * at + b;
    return {
      text: md`${vehicle}. The distance travelled in the following $t$ seconds is $s(t) = ${term(a, 't^2')}${plus(b, 't')}$ metres.

(a) Find the mean speed, in $\text{m s}^{-1}$, between

(i) $t = ${at}$ and $t = ${at + 1}$; [2]

(ii) $t = ${at}$ and $t = ${at + 0.1}$; [1]

(iii) $t = ${at}$ and $t = ${at + 0.01}$. [1]

(b) Hence suggest the value of the derivative $s'(${at})$, and state what this value means in this context. [2]`,
      hints: [
        md`A mean speed is the distance travelled in an interval divided by the length of the interval.`,
        md`The intervals become shorter and shorter. Towards which number do the mean speeds tend?`,
      ],
      answer: md`(a) (i) $\dfrac{s(${at + 1}) - s(${at})}{1} = ${exactly(s(at + 1))} - ${exactly(s(at))} = ${exactly(mean(steps[0]))}\ \text{m s}^{-1}$

(ii) $\dfrac{s(${at + 0.1}) - s(${at})}{0.1} = ${exactly(mean(steps[1]))}\ \text{m s}^{-1}$

(iii) $\dfrac{s(${at + 0.01}) - s(${at})}{0.01} = ${exactly(mean(steps[2]))}\ \text{m s}^{-1}$

(b) The shorter the interval, the closer the mean speed is to $${exactly(limit)}$. This suggests $s'(${at}) = ${exactly(limit)}$. The derivative is the speed at one moment: at $t = ${at}$ it is $${exactly(limit)}\ \text{m s}^{-1}$.

**Watch out:** Divide by the *length of the interval*, not by the time $t$ at its end. And don't round on the way: the differences of the distances are small, so a rounded distance spoils the quotient.`,
      scheme: [
        [md`divides a difference of distances by the length of the interval`, 'M1'],
        [md`$${exactly(mean(steps[0]))}$`, 'A1'],
        [md`$${exactly(mean(steps[1]))}$`, 'A1'],
        [md`$${exactly(mean(steps[2]))}$`, 'A1'],
        [md`$${exactly(limit)}$`, 'A1'],
        [md`the speed at the moment $t = ${at}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a i',
          kind: 'number',
          expected: exactly(mean(steps[0])),
          unit: 'm s^-1',
          mistakes: [
            {
              value: exactly(s(at + 1) / (at + 1)),
              note: md`You took the mean speed since $t = 0$. The interval begins at $t = ${at}$.`,
            },
          ],
        },
        { part: 'a ii', kind: 'number', expected: exactly(mean(steps[1])), unit: 'm s^-1' },
        { part: 'a iii', kind: 'number', expected: exactly(mean(steps[2])), unit: 'm s^-1' },
        {
          part: 'b',
          kind: 'number',
          expected: exactly(limit),
          accuracy: 'exact',
          unit: 'm s^-1',
          marks: 1,
          mistakes: [
            {
              value: exactly(mean(steps[2])),
              note: md`That is still the mean speed of a short interval. Which value do the mean speeds come close to?`,
            },
            {
              value: exactly(s(at)),
              note: md`You found $s(${at})$, a distance. The derivative is a speed.`,
            },
          ].filter(({ value }) => Math.abs(Number(value) - limit) > 1e-6),
        },
        { part: 'b', kind: 'self', why: 'state what it means', marks: 1 },
      ],
      checks: [
        {
          part: 'a i',
          route: 'exact',
          shown: `= ${exactly(mean(1))}`,
          value: Number((a * (2 * at + 1) + b).toFixed(9)),
        },
        {
          part: 'a ii',
          route: 'exact',
          shown: `= ${exactly(mean(0.1))}`,
          value: Number((a * (2 * at + 0.1) + b).toFixed(9)),
        },
        {
          part: 'a iii',
          route: 'exact',
          shown: `= ${exactly(mean(0.01))}`,
          value: Number((a * (2 * at + 0.01) + b).toFixed(9)),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `s'(${at}) = ${exactly(limit)}`,
          value: Number(slope(s, at).toFixed(7)),
        },
      ],
    };
  },
});
