import { integral, maximum, roots, secondSlope, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.6.1', '3.7'],
  parameters: {
    k: choice(2, 3, 4),
    amplitude: integers(2, 6),
    middle: integers(7, 12),
    start: choice('cos', '-cos', 'sin'),
    quarters: choice(3, 5, 6, 7),
  },
  write: ({ k, amplitude: a, middle, start, quarters }) => {
    const wave = start === 'sin' ? md`\sin` : md`\cos`;
    const sign = start === '-cos' ? -1 : 1;
    const shown = md`${middle}${plus(sign * a, md`${wave}(${k}t)`)}`;
    const s = (t: number): number =>
      middle + sign * a * (start === 'sin' ? Math.sin(k * t) : Math.cos(k * t));
    const other = start === 'sin' ? md`\cos` : md`\sin`;
    const vSign = start === 'cos' ? -1 : 1;
    const v = term(vSign * a * k, md`${other}(${k}t)`);
    const acc = term(-sign * a * k * k, md`${wave}(${k}t)`);
    // The first positive time of greatest speed: half a turn of the angle for the sine, a quarter for the cosine.
    const [topAngle, topTime] =
      start === 'sin' ? [md`\pi`, md`\frac{\pi}{${k}}`] : [md`\frac{\pi}{2}`, md`\frac{\pi}{${2 * k}}`];
    const lastTop = quarters % 2 === 0 ? quarters / 2 : quarters;
    const lastBottom = quarters % 2 === 0 ? k : 2 * k;
    const divisor = [2, 3, 4].reduce((best, n) => (lastTop % n === 0 && lastBottom % n === 0 ? n : best), 1);
    const [top, bottom] = [lastTop / divisor, lastBottom / divisor];
    const end = md`${bottom === 1 ? term(top, md`\pi`) : md`\frac{${term(top, md`\pi`)}}{${bottom}}`}`;
    const last = (quarters * Math.PI) / (2 * k);
    const distance = quarters * a;
    const speed = (t: number): number => Math.abs(slope(s, t));
    const first = roots((t) => secondSlope(s, t), 0.05, 3)[0]!;
    return {
      text: md`A small mass hangs from a spring and moves up and down. Its height above a table after $t$ seconds is $s(t)$ centimetres, where

$$s(t) = ${shown}, \qquad t \ge 0.$$

(a) Find the velocity $v(t)$ and the acceleration $a(t)$ of the mass. [2]

(b) Show that $a(t) = ${k * k}\bigl(${middle} - s(t)\bigr)$ at all times. [1]

(c) Find the first time $t > 0$ at which the speed of the mass is greatest, and find this speed. [3]

(d) Find the total distance that the mass travels from $t = 0$ to $t = ${end}$. [2]`,
      hints: [
        md`Differentiate with the chain rule: each differentiation brings a factor $${k}$.`,
        md`In (c), the sine and the cosine lie between $-1$ and $1$. When is the size of the velocity as large as it can be?`,
        md`For (d), the mass goes from the middle to a turning point, or back, in one quarter of a period. How many quarters are there?`,
      ],
      answer: md`(a) Velocity is the derivative of the height, and acceleration that of the velocity. The chain rule brings the factor $${k}$ each time:

$$v(t) = ${v}, \qquad a(t) = ${acc}.$$

(b) From the formula of $s$, $${middle} - s(t) = ${term(-sign * a, md`${wave}(${k}t)`)}$. Multiplied by $${k * k}$ this is $${acc}$, which is $a(t)$.

(c) The speed is $|v(t)| = ${a * k}\left|${other}(${k}t)\right|$. It is greatest when $${other}(${k}t)$ is $1$ or $-1$. For $t > 0$ this happens first when $${k}t = ${topAngle}$, so at $t = ${topTime}$ seconds. The greatest speed is $${a * k}\ \text{cm s}^{-1}$.

A second way: the speed is greatest where the acceleration is zero. By (b) this is where $s(t) = ${middle}$, in the middle of the motion.

(d) One period takes $\frac{2\pi}{${k}}$ seconds, so a quarter of it takes $\frac{\pi}{${2 * k}}$ seconds. The time $${end}$ is $${quarters}$ quarters. In each quarter the mass moves $${a}$ cm (from the middle to a turning point or back), so the total distance is $${quarters} \times ${a} = ${distance}\ \text{cm}$.

**Watch out:** The integral of $v$ would only give the change of height. On the way down the distance still grows, so add the lengths of all pieces.`,
      scheme: [
        [md`(a) $v(t) = ${v}$`, 'A1'],
        [md`$a(t) = ${acc}$ (follow through)`, 'A1'],
        [md`(b) $${k * k}\bigl(${middle} - s(t)\bigr) = ${acc}$ (AG)`, 'A1'],
        [md`(c) $\left|${other}(${k}t)\right| = 1$, or $a(t) = 0$, or $s(t) = ${middle}$`, 'M1'],
        [md`$t = ${topTime}$`, 'A1'],
        [md`$${a * k}\ \text{cm s}^{-1}$`, 'A1'],
        [md`(d) divides the time into quarters of a period, or $\int |v|\,\mathrm{d}t$ over pieces`, 'M1'],
        [md`$${distance}$ cm`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: '$v(t) =$',
          expected: v,
          variables: ['t'],
          marks: 1,
          mistakes: [
            {
              value: term(vSign * a, md`${other}(${k}t)`),
              note: md`The chain rule brings the factor $${k}$, the derivative of $${k}t$.`,
            },
            {
              value: term(-vSign * a * k, md`${other}(${k}t)`),
              note: 'Check the sign: the cosine has the derivative minus sine, the sine has plus cosine.',
            },
          ],
        },
        {
          part: 'a',
          kind: 'expression',
          label: '$a(t) =$',
          expected: acc,
          variables: ['t'],
          // The derivative of any multiple of this sine or cosine.
          follows:
            start === 'sin'
              ? `-${k} * a.1 * sin(${k}t) / cos(${k}t)`
              : `${k} * a.1 * cos(${k}t) / sin(${k}t)`,
          marks: 1,
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          label: '$t =$',
          expected: topTime,
          accuracy: 'exact',
          unit: 's',
          marks: 2,
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Greatest speed:',
          expected: `${a * k}`,
          accuracy: 'exact',
          unit: 'cm s^-1',
          marks: 1,
          mistakes: [
            { value: `${a}`, note: 'This is the amplitude of the height, not of the velocity.' },
            { value: `${a * k * k}`, note: 'This is the greatest acceleration.' },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${distance}`,
          accuracy: 'exact',
          unit: 'cm',
          mistakes: [
            {
              value: `${Math.abs(Math.round(s(last) - s(0)))}`,
              note: 'This is how far it is from its first position in the end. Add up the whole way.',
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `v(t) = ${v}`, value: (t) => slope(s, t), variable: 't' },
        {
          part: 'a',
          route: 'numeric',
          shown: `a(t) = ${acc}`,
          value: (t) => Number(secondSlope(s, t).toFixed(6)),
          variable: 't',
        },
        { part: 'c', route: 'numeric', shown: `t = ${topTime}`, value: first, within: 1e-5 },
        {
          part: 'c',
          route: 'numeric',
          shown: md`${a * k}\ \text{cm s}^{-1}`,
          value: Number(maximum(speed, 0, 4).toFixed(5)),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${distance}\ \text{cm}`,
          value: integral(speed, 0, last, 840),
          within: 1e-3,
        },
      ],
    };
  },
});
