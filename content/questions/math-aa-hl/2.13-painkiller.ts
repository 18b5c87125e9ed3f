import { maximum, root, roots, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.15', '5.8'],
  parameters: {
    place: choice('Lyon', 'Lagos', 'Pune', 'Lima', 'Perth', 'Busan'),
    a: integers(18, 44, 2),
    b: choice(0.8, 1.1, 1.3, 1.7, 1.9, 2.3),
    m: choice(4, 5, 6, 7, 8),
    later: choice(1.5, 1.8, 2, 2.2, 2.5),
  },
  allow: ({ a, b, m, later }) => {
    const peak = a / (2 * Math.sqrt(b));
    return m < 0.62 * peak && m > 0.32 * peak && later > Math.sqrt(b) + 0.2;
  },
  write: ({ place, a, b, m, later }) => {
    const c = (t: number) => (a * t) / (t * t + b);
    const peak = a / (2 * Math.sqrt(b));
    const half = Math.sqrt(a * a - 4 * m * m * b);
    const [from, to] = [(a - half) / (2 * m), (a + half) / (2 * m)];
    const long = to - from;
    const met = roots((t) => c(t) - m, 0.003, 40);
    const k = later * later;
    const kNow = sf(k, 4).replace(/\.?0+$/, '');
    return {
      text: md`A clinic in ${place} models how much of a painkiller is in the blood. The concentration of the painkiller, in $\text{mg}$ per litre, $t$ hours after a tablet is taken is

$$C(t) = \frac{${a}t}{t^2 + ${b}}, \quad t \ge 0.$$

![](drawing:graph)

(a) Write down the equation of the horizontal asymptote of the graph of $C$, and say what it means for the patient. [2]

(b) Find the greatest concentration. [1]

(c) The painkiller works while the concentration is at least $${m}\ \text{mg}$ per litre. Find for how many hours it works. [3]

Another tablet has the concentration $D(t) = \dfrac{${a}t}{t^2 + k}$, where $k > 0$ is a constant. Its concentration is greatest $${later}$ hours after it is taken.

(d) Find the value of $k$. [2]`,
      hints: [
        'Compare the highest powers of $t$ above and below. What happens after a very long time?',
        md`For (c), draw the horizontal line at the height $${m}$ as well. It meets the graph twice.`,
        md`In (d), differentiate $D$ with the quotient rule and set the numerator to zero at $t = ${later}$.`,
      ],
      answer: md`(a) The denominator has the higher power of $t$, so $C(t)$ tends to $0$: the asymptote is $C = 0$. After a long time hardly any painkiller is left in the blood.

(b) The calculator finds the maximum of the graph: the greatest concentration is $${sf(peak)}\ \text{mg}$ per litre (after $${sf(Math.sqrt(b))}$ hours).

(c) The painkiller works between the two times at which $C(t) = ${m}$. The calculator gives $t_1 = ${sf(from, 5)}$ and $t_2 = ${sf(to, 5)}$. The time between them is $t_2 - t_1 = ${sf(long)}$ hours.

Without a graph: $${a}t = ${m}(t^2 + ${b})$ is a quadratic equation in $t$ with the same two solutions.

(d) At a maximum the derivative is zero. By the quotient rule

$$D'(t) = \frac{${a}(t^2 + k) - ${a}t \times 2t}{(t^2 + k)^2} = \frac{${a}(k - t^2)}{(t^2 + k)^2}$$

This is zero when $k = t^2$. So $k = ${later}^2$, that is, $k = ${kNow}$.

**Calculator:** draw $y_1 = C(x)$ and $y_2 = ${m}$ for $0 \le x \le 15$. TI-Nspire: Menu, Analyze Graph, Maximum and Intersection. Casio fx-CG50: G-Solv, MAX and INTSECT.

**Watch out:** Subtract the two unrounded times. Who rounds them first may lose the third figure.`,
      scheme: [
        ['(a) $C = 0$ (or $y = 0$)', 'A1'],
        ['in the long run the painkiller leaves the blood (OE)', 'R1'],
        [md`(b) $${sf(peak)}$`, 'A1'],
        [md`(c) considers $C(t) = ${m}$`, 'M1'],
        [md`$${sf(from)}$ and $${sf(to)}$`, 'A1'],
        [md`$${sf(long)}$ hours`, 'A1'],
        [md`(d) sets the derivative to zero, or a discriminant to zero`, 'M1'],
        [md`$k = ${kNow}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          // A number behind a label, so that both C = 0 and y = 0 may be typed.
          kind: 'number',
          label: 'Asymptote: $C =$',
          expected: '0',
          accuracy: 'exact',
          marks: 1,
        },
        { part: 'a', kind: 'self', why: 'say what it means', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(peak.toPrecision(10))}`,
          unit: 'mg/L',
          mistakes: [
            {
              value: sf(Math.sqrt(b)),
              note: 'This is the time of the maximum. The concentration is asked for.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(long.toPrecision(10))}`,
          unit: 'hours',
          mistakes: [
            {
              value: sf(to),
              note: 'This is when it stops working. It does not work from the very beginning.',
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: kNow,
          mistakes: [
            { value: `${later}`, note: md`The numerator $k - t^2$ must be zero, so square the time.` },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: 'C = 0', value: c(1e9), within: 1e-6 },
        { part: 'b', route: 'numeric', shown: sf(peak), value: maximum(c, 0, 12) },
        { part: 'c', route: 'numeric', shown: `t_1 = ${sf(from, 5)}`, value: met[0]! },
        { part: 'c', route: 'numeric', shown: `t_2 - t_1 = ${sf(long)}`, value: met[1]! - met[0]! },
        {
          part: 'd',
          route: 'numeric',
          shown: `k = ${kNow}`,
          value: root((s) => slope((t) => (a * t) / (t * t + s), later), 0.05, 30),
          within: 1e-6,
        },
      ],
      drawings: {
        graph: plot({
          x: [0, 10],
          y: [0, peak * 1.2],
          height: 190,
          xLabel: '*t*',
          yLabel: '*C*',
          ticks: { x: 2, y: 5 },
          curves: [{ f: c, from: 0 }],
          description:
            'The graph of the concentration C against the time t. It begins at the origin, rises steeply to a maximum and then falls more and more slowly towards the horizontal axis.',
        }),
      },
    };
  },
});
