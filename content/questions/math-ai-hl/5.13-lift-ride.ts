import { integral, maximum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** To 3 significant figures, but without zeros at the end where the value is exact. */
const tidy = (value: number): string => {
  const text = sf(value);
  return Number(text) === Number(value.toPrecision(9)) ? `${Number(text)}` : text;
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['5.9', '5.11'],
  parameters: {
    who: choice(
      ['A window cleaner’s platform in Shanghai', 'up'],
      ['A toy train in Leipzig', 'forwards'],
      ['A robot in a warehouse in Rotterdam', 'forwards'],
      ['A cable-hung camera in a stadium in Dublin', 'forwards'],
    ),
    a: choice(1.2, 1.5, 1.8, 2, 2.4, 3),
    k: choice(0.2, 0.25, 0.3, 0.4),
    end: choice(8, 10, 12, 15),
  },
  allow: ({ k, end }) => (end * k) / 1 > 1.5,
  write: ({ who: [who, direction], a, k, end }) => {
    // v = a t e^(−kt) − b with b chosen by the maximum: half of it.
    const top = a / k / Math.E;
    const b = Number((0.4 * top).toPrecision(2));
    const v = (t: number) => a * t * Math.exp(-k * t) - b;
    const anti = (t: number) => -(a / k) * Math.exp(-k * t) * (t + 1 / k) - b * t;
    const zeros: number[] = [];
    for (let t = 0; t < end; t += 1e-3)
      if (v(t) * v(t + 1e-3) < 0) zeros.push(t - (v(t) * 1e-3) / (v(t + 1e-3) - v(t)));
    const displacement = anti(end) - anti(0);
    const distance = integral((t) => Math.abs(v(t)), 0, end, 6000);
    const marks = [0, ...zeros, end];
    const second = marks.slice(1).reduce((sum, t, n) => sum + Math.abs(anti(t) - anti(marks[n]!)), 0);
    const acceleration = a * Math.exp(-k * 2) * (1 - 2 * k);
    const fastest = 1 / k;
    const thing = ['platform', 'train', 'robot', 'camera'].find((word) => who.includes(word));
    const [against, back] = direction === 'up' ? ['down', 'downwards'] : ['backwards', 'backwards'];
    const ways = direction === 'up' ? 'up and down' : 'forwards and backwards';
    return {
      text: md`${who} moves along a straight line. After $t$ seconds its velocity is $v = ${a}t\mathrm{e}^{-${k}t} - ${b}$, in metres per second, for $0 \le t \le ${end}$. Positive values mean that it moves ${direction}.

![](drawing:velocity)

(a) Write down the initial velocity, and state what its sign means. [2]

(b) Find the acceleration at $t = 2$. [2]

(c) Find the greatest velocity in the positive direction, and the time at which it is reached. [2]

(d) Find the displacement from the start at $t = ${end}$. [2]

(e) Find the total distance that is travelled. [2]`,
      hints: [
        md`The acceleration is the gradient of the graph of the velocity.`,
        md`Displacement is the integral of the velocity.`,
        md`For the distance, motion ${back} counts as positive.`,
      ],
      answer: md`(a) At $t = 0$, $v = ${-b}\ \text{m s}^{-1}$. It is negative, so the ${thing} first moves ${against}.

(b) By the product rule $\frac{\mathrm{d}v}{\mathrm{d}t} = ${a}\mathrm{e}^{-${k}t}(1 - ${k}t)$. At $t = 2$ this is $${sf(acceleration)}\ \text{m s}^{-2}$.

(c) The acceleration is $0$ for $1 - ${k}t = 0$, so at $t = ${tidy(fastest)}\ \text{s}$. The velocity then is $${sf(v(fastest))}\ \text{m s}^{-1}$.

(d) $\displaystyle\int_0^{${end}} \left(${a}t\mathrm{e}^{-${k}t} - ${b}\right)\mathrm{d}t = ${sf(displacement)}\ \text{m}$

(e) $\displaystyle\int_0^{${end}} \left|${a}t\mathrm{e}^{-${k}t} - ${b}\right|\mathrm{d}t = ${sf(distance)}\ \text{m}$

**Calculator:** draw the graph of $v$. The numerical derivative at $t = 2$ gives part (b), the tool for the maximum part (c), and the integrals of $v$ and of abs(v) the last two parts.

**Watch out:** Without the modulus in part (e), distances ${ways} cancel.`,
      scheme: [
        [md`$${-b}$`, 'A1'],
        [md`moves ${against}`, 'R1'],
        [md`derivative of $v$`, 'M1'],
        [md`$${sf(acceleration)}$`, 'A1'],
        [md`$t = ${tidy(fastest)}$`, 'A1'],
        [md`$${sf(v(fastest))}$`, 'A1'],
        [md`integral of $v$`, 'M1'],
        [md`$${sf(displacement)}$`, 'A1'],
        [md`integral of $|v|$`, 'M1'],
        [md`$${sf(distance)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${-b}`, unit: 'm s^-1', marks: 1 },
        { part: 'a', kind: 'self', why: 'state the meaning', marks: 1 },
        { part: 'b', kind: 'number', expected: `${Number(acceleration.toPrecision(9))}`, unit: 'm s^-2' },
        {
          part: 'c',
          kind: 'number',
          label: '$t =$',
          expected: `${Number(fastest.toPrecision(9))}`,
          unit: 's',
          marks: 1,
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Velocity:',
          expected: `${Number(v(fastest).toPrecision(9))}`,
          unit: 'm s^-1',
          marks: 1,
        },
        { part: 'd', kind: 'number', expected: `${Number(displacement.toPrecision(9))}`, unit: 'm' },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(second.toPrecision(8))}`,
          unit: 'm',
          mistakes: [
            { value: sf(displacement), note: 'This is the displacement. Use the modulus of the velocity.' },
          ].filter(() => Math.abs(second / displacement - 1) > 0.08),
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: md`v = ${-b}\ \text{m s}^{-1}`, value: v(0) },
        {
          part: 'b',
          route: 'numeric',
          shown: md`${sf(acceleration)}\ \text{m s}^{-2}`,
          value: (v(2.0001) - v(1.9999)) / 0.0002,
        },
        { part: 'c', route: 'exact', shown: md`t = ${tidy(fastest)}\ \text{s}`, value: 1 / k },
        {
          part: 'c',
          route: 'numeric',
          shown: md`${sf(v(fastest))}\ \text{m s}^{-1}`,
          value: maximum(v, 0, end),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(displacement)}\ \text{m}`,
          value: integral(v, 0, end),
        },
        { part: 'e', route: 'exact', shown: md`= ${sf(distance)}\ \text{m}`, value: second },
      ],
      drawings: {
        velocity: plot({
          x: [0, end],
          y: [-b * 1.6, top],
          xLabel: '*t* / s',
          yLabel: '*v* / m s^{−1}',
          height: 180,
          ticks: { x: 2, y: 0.5 },
          curves: [{ f: v, from: 0, to: end }],
          description:
            'The graph of the velocity. It begins below the axis, rises to a maximum and falls slowly.',
        }),
      },
    };
  },
});
