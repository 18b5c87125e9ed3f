import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { column, decimals, fractionOf, piTimes, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['5.9', '3.7', '3.13'],
  parameters: {
    story: choice(
      ['A wooden horse on a carousel in Montevideo', 'horse', 'the axis of the carousel'],
      ['A pony in a riding school near Doha', 'pony', 'the trainer in the middle'],
      ['A child on skates on a frozen pond in Harbin', 'child', 'the middle of the pond'],
    ),
    a: choice(4, 5, 6, 8, 10, 12),
    period: choice(8, 10, 12, 15, 16, 20),
    at: choice(1, 2, 3, 5),
  },
  allow: ({ a, period, at }) =>
    at < period &&
    (4 * at) % period !== 0 &&
    (2 * Math.PI * a) / period < 4.5 &&
    (4 * Math.PI ** 2 * a) / period ** 2 < 2.6,
  write: ({ story: [who, name, centre], a, period, at }) => {
    const omega = (2 * Math.PI) / period;
    const [x, y] = [a * Math.cos(omega * at), a * Math.sin(omega * at)];
    const speed = a * omega;
    const acceleration = a * omega * omega;
    const inside = fractionOf(2, period, md`\pi t`);
    const rate = piTimes(2, period);
    const factor = piTimes(2 * a, period);
    const k = fractionOf(4, period * period, md`\pi^2`);
    const size = fractionOf(4 * a, period * period, md`\pi^2`);
    const fx = (t: number) => a * Math.cos(omega * t);
    const fy = (t: number) => a * Math.sin(omega * t);
    const reach = 0.75 * a;
    const first = Math.acos(0.75) / omega;
    const share = (2 * first) / period;
    return {
      text: md`${who} moves along a circle. After $t$ seconds the position vector of the ${name}, in metres from ${centre}, is

$$\mathbf{r} = ${a}${column(md`\cos\left(${inside}\right)`, md`\sin\left(${inside}\right)`)}.$$

(a) Write down the radius of the circle, and the time for one lap. [2]

(b) Find the position vector at $t = ${at}$. [2]

(c) Find the velocity vector at time $t$. [2]

(d) Show that the speed is constant, and find it. [3]

(e) Use the scalar product to show that the velocity is always perpendicular to the position vector. [2]

(f) Show that the acceleration vector is $-k\mathbf{r}$, where $k$ is a positive constant, and find the magnitude of the acceleration. [3]

(g) Find the proportion of the time in which the first coordinate is greater than $${reach}$ metres. [3]`,
      hints: [
        md`A full lap takes the angle from $0$ to $2\pi$.`,
        md`Differentiate each component with the chain rule, in radians.`,
        md`Use $\cos^2\theta + \sin^2\theta = 1$ for the speed.`,
        md`Draw the graph of the first coordinate for one lap, with the line at height $${reach}$.`,
      ],
      answer: md`(a) The distance from the centre is always $${a}$ m. One lap is done when $${inside} = 2\pi$, so after $${period}$ s.

(b) At $t = ${at}$: $x = ${sf(x)}$ and $y = ${sf(y)}$, so $\mathbf{r} = ${column(sf(x), sf(y))}$.

(c) $\mathbf{v} = ${factor}${column(md`-\sin\left(${inside}\right)`, md`\cos\left(${inside}\right)`)}$

(d) $|\mathbf{v}| = ${factor}\sqrt{\sin^2\left(${inside}\right) + \cos^2\left(${inside}\right)} = ${factor}$, which does not depend on $t$. The speed is $${factor} = ${sf(speed)}\ \text{m s}^{-1}$.

(e) With $\theta = ${inside}$: $\mathbf{r} \cdot \mathbf{v}$ is a constant times $\cos\theta \times (-\sin\theta) + \sin\theta \times \cos\theta = 0$. So the two vectors are perpendicular at all times.

(f) Differentiate the velocity: $\mathbf{a} = -\left(${rate}\right)^2 \times ${a}${column(md`\cos\left(${inside}\right)`, md`\sin\left(${inside}\right)`)} = -\left(${rate}\right)^2\mathbf{r}$. So $k = \left(${rate}\right)^2 = ${k} = ${sf(omega * omega)}$, and the magnitude of the acceleration is $k|\mathbf{r}| = ${k} \times ${a} = ${size} = ${sf(acceleration)}\ \text{m s}^{-2}$.

(g) $${a}\cos\left(${inside}\right) = ${reach}$ first at $t = ${sf(first, 5)}$. By symmetry the coordinate is greater than $${reach}$ for $2 \times ${sf(first, 5)} = ${sf(2 * first, 5)}$ seconds of each lap. The proportion is $\frac{${sf(2 * first, 5)}}{${period}} = ${sf(share)}$.

**Calculator:** set the angle to radians. For part (g) find both intersections of the graph with the line in $0 \le t \le ${period}$.

**Watch out:** A constant speed does not mean a constant velocity. The direction changes, so there is an acceleration.`,
      scheme: [
        [md`$${a}$ m`, 'A1'],
        [md`$${period}$ s`, 'A1'],
        [md`substitutes $t = ${at}$ in radians`, 'M1'],
        [md`$${column(sf(x), sf(y))}$`, 'A1'],
        [md`differentiates both components`, 'M1'],
        [md`$${factor}${column(md`-\sin\left(${inside}\right)`, md`\cos\left(${inside}\right)`)}$`, 'A1'],
        [md`magnitude of the velocity`, 'M1'],
        [md`uses $\sin^2\theta + \cos^2\theta = 1$, so it is constant`, 'R1'],
        [md`$${factor} = ${sf(speed)}$`, 'A1'],
        [md`finds $\mathbf{r} \cdot \mathbf{v}$`, 'M1'],
        [md`$0$ for all $t$, so perpendicular`, 'R1'],
        [md`differentiates the velocity`, 'M1'],
        [md`$-\left(${rate}\right)^2\mathbf{r}$, so $k = ${k}$ ($${sf(omega * omega)}$)`, 'A1'],
        [md`$${size} = ${sf(acceleration)}$`, 'A1'],
        [md`solves $${a}\cos\left(${inside}\right) = ${reach}$`, 'M1'],
        [md`$${sf(2 * first)}$ seconds`, 'A1'],
        [md`$${sf(share)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Radius:',
          expected: `${a}`,
          accuracy: 'exact',
          unit: 'm',
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: 'Time for one lap:',
          expected: `${period}`,
          accuracy: 'exact',
          unit: 's',
          marks: 1,
        },
        {
          part: 'b',
          kind: 'vector',
          label: md`$\mathbf{r} =$`,
          expected: `(${decimals(x, 6)}, ${decimals(y, 6)})`,
        },
        {
          part: 'c',
          kind: 'vector',
          label: md`$\mathbf{v} =$`,
          expected: `(-${a}*2pi/${period}*sin(2pi*t/${period}), ${a}*2pi/${period}*cos(2pi*t/${period}))`,
          variables: ['t'],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Speed:',
          expected: `${2 * a}pi/${period}`,
          unit: 'm s^-1',
          marks: 1,
        },
        { part: 'd', kind: 'self', why: 'show that', marks: 2 },
        { part: 'e', kind: 'self', why: 'show that' },
        {
          part: 'f',
          kind: 'number',
          label: 'Magnitude:',
          expected: `${Number(acceleration.toPrecision(9))}`,
          unit: 'm s^-2',
          marks: 1,
          mistakes: [{ value: sf(speed), note: 'This is the speed. Differentiate once more.' }].filter(
            () => sf(speed) !== sf(acceleration),
          ),
        },
        { part: 'f', kind: 'self', why: 'show that', marks: 2 },
        {
          part: 'g',
          kind: 'number',
          expected: `${Number(share.toPrecision(9))}`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: sf(share / 2),
              note: 'The graph is above the line at the beginning and at the end of a lap.',
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `$${a}$ m`.slice(1, -3), value: Math.hypot(fx(1), fy(1)) },
        { part: 'a', route: 'exact', shown: `${period}`, value: (2 * Math.PI) / omega },
        { part: 'b', route: 'numeric', shown: `x = ${sf(x)}`, value: a * Math.sin(Math.PI / 2 - omega * at) },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(speed)}\ \text{m s}^{-1}`,
          value: Math.hypot(slope(fx, at), slope(fy, at)),
        },
        {
          part: 'f',
          route: 'numeric',
          shown: md`= ${sf(acceleration)}\ \text{m s}^{-2}`,
          value: Math.hypot(...[fx, fy].map((f) => (f(at + 1e-3) - 2 * f(at) + f(at - 1e-3)) / 1e-6)),
        },
        {
          part: 'g',
          route: 'simulation',
          shown: `= ${sf(share)}`,
          value:
            Array.from({ length: 200_000 }, (_, n) =>
              Number(fx(((n + 0.5) / 200_000) * period) > reach),
            ).reduce((s, one) => s + one, 0) / 200_000,
        },
      ],
    };
  },
});
