import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, grouped, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['5.5', '2.9'],
  parameters: {
    place: choice(
      'a cistern in Malta',
      'a well in Burkina Faso',
      'an underground tank in Jodhpur',
      'a cistern in Aden',
    ),
    k: integers(400, 900, 50),
    b: choice(4, 5, 6, 8, 10),
    start: integers(200, 800, 100),
    later: choice(12, 15, 20, 24),
    capacity: integers(1600, 3000, 200),
  },
  allow: ({ k, b, start, later, capacity }) => {
    const full = b * (Math.exp((capacity - start) / k) - 1);
    return full > later + 5 && full < 240;
  },
  write: ({ place, k, b, start, later, capacity }) => {
    const vessel = place.replace(/^an? /, '').replace(/ in .*$/, '');
    const rate = (t: number): number => k / (t + b);
    const volume = (t: number): number => start + integral(rate, 0, t, 60);
    const at = start + k * Math.log((later + b) / b);
    const full = b * (Math.exp((capacity - start) / k) - 1);
    return {
      text: md`After heavy rain, water seeps into ${place}. The volume $V$ litres that it holds $t$ hours after the rain has stopped changes at the rate

$$\frac{\mathrm{d}V}{\mathrm{d}t} = \frac{${k}}{t + ${b}}, \qquad t \ge 0.$$

At $t = 0$ it holds $${start}$ litres.

(a) Find an exact expression for $V$ in terms of $t$. [4]

(b) Find the volume of water $${later}$ hours after the rain has stopped. [1]

The ${vessel} can hold at most $${grouped(capacity)}$ litres.

(c) Find the time at which it would begin to overflow. [2]

(d) State, with a reason, whether the model says that water would flow in for ever. [1]`,
      hints: [
        md`You know the rate of change and want the quantity itself.`,
        md`An antiderivative of $\frac{1}{t + ${b}}$ is a logarithm. Don't forget the constant.`,
        md`At $t = 0$ the logarithm isn't zero. Put in both numbers that you know at this time.`,
        md`For (c), solve $V = ${capacity}$ with a graph, or undo the logarithm.`,
      ],
      answer: md`(a) $V$ is an antiderivative of the rate. As $t + ${b}$ is positive,

$$V = \int \frac{${k}}{t + ${b}}\,\mathrm{d}t = ${k}\ln(t + ${b}) + C.$$

At $t = 0$, $V = ${start}$: $${start} = ${k}\ln ${b} + C$, so $C = ${start} - ${k}\ln ${b}$. Hence

$$V = ${k}\ln(t + ${b}) + ${start} - ${k}\ln ${b}.$$

With the laws of logarithms this can be written as $V = ${start} + ${k}\ln\frac{t + ${b}}{${b}}$.

(b) At $t = ${later}$ this gives $V = ${sf(at)}$ litres.

(c) Solve $${start} + ${k}\ln\frac{t + ${b}}{${b}} = ${capacity}$. The calculator gives $t = ${sf(full)}$ hours. (By hand: $\frac{t + ${b}}{${b}} = \mathrm{e}^{${fraction(capacity - start, k)}}$.)

(d) Yes: the rate $\frac{${k}}{t + ${b}}$ becomes smaller and smaller but stays positive for every $t$.

**Calculator:** TI-Nspire: solve$\left(${start} + ${k}\ln((t + ${b})/${b}) = ${capacity}, t\right)$, or intersect two graphs with Menu, Analyze Graph, Intersection. Casio fx-CG50: GRAPH with $y_2 = ${capacity}$, then G-Solv, INTSECT. You can check (b) with the definite integral $${start} + \int_0^{${later}} \frac{${k}}{x + ${b}}\,\mathrm{d}x$.

**Watch out:** $C$ isn't $${start}$. At $t = 0$ the first term is $${k}\ln ${b}$, not $0$.`,
      scheme: [
        [md`(a) attempts to integrate, with a logarithm`, 'M1'],
        [md`$${k}\ln(t + ${b})$ $(+ C)$`, 'A1'],
        [md`uses $V = ${start}$ at $t = 0$`, 'M1'],
        [md`$V = ${k}\ln(t + ${b}) + ${start} - ${k}\ln ${b}$ (or equivalent)`, 'A1'],
        [md`(b) $${sf(at)}$ litres (follow through)`, 'A1'],
        [md`(c) $V = ${capacity}$`, 'M1'],
        [md`$${sf(full)}$ hours (follow through)`, 'A1'],
        [md`(d) yes, because the rate is positive for every $t$`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: '$V =$',
          expected: `${k}ln(t + ${b}) + ${start} - ${k}ln(${b})`,
          variables: ['t'],
          mistakes: [
            {
              value: `${k}ln(t + ${b}) + ${start}`,
              note: md`You took $C = ${start}$. At $t = 0$ the logarithm is $\ln ${b}$, which isn't zero.`,
            },
            {
              value: `${start} - ${k}/(t + ${b})^2`,
              note: 'You differentiated the rate. The volume comes from an integral.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: sf(at, 8),
          accuracy: { figures: 3 },
          unit: 'litres',
          mistakes: [
            {
              value: sf(at - start, 8),
              note: md`This is what has flowed in. It held $${start}$ litres before.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$t =$',
          expected: sf(full, 8),
          accuracy: { figures: 3 },
          unit: 'hours',
        },
        { part: 'd', kind: 'self', why: 'give a reason' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`V = ${k}\ln(t + ${b}) + ${start} - ${k}\ln ${b}`,
          value: volume,
          variable: 't',
        },
        { part: 'b', route: 'numeric', shown: `V = ${sf(at)}`, value: volume(later) },
        {
          part: 'c',
          route: 'numeric',
          shown: `t = ${sf(full)}`,
          value: root((t) => volume(t) - capacity, 0, 400),
        },
      ],
    };
  },
});
