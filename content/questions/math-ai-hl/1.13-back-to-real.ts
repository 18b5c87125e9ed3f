import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { gcd, piTimes, sf } from '../../authoring/wording.ts';

const angles = [
  [1, 6],
  [1, 4],
  [1, 3],
  [2, 5],
  [3, 8],
  [2, 9],
  [3, 10],
  [5, 12],
  [2, 7],
  [1, 5],
  [3, 7],
] as const;

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  also: ['1.12', '1.3'],
  parameters: {
    angle: angles,
    r: choice(1.1, 1.2, 1.25, 1.5, 2, 0.8, 0.9),
    n: integers(3, 5),
  },
  allow: ({ angle: [top, bottom], n }) => (2 * n * top) % bottom !== 0,
  write: ({ angle: [top, bottom], r, n }) => {
    const theta = (top / bottom) * Math.PI;
    // Smallest m with m·top/bottom whole: real; even: positive.
    const real = bottom / gcd(top, bottom);
    const positive = (2 * bottom) / gcd(top, 2 * bottom);
    const modulus = r ** n;
    const [re, im] = [modulus * Math.cos(n * theta), modulus * Math.sin(n * theta)];
    let [a, b] = [1, 0];
    const [c, d] = [r * Math.cos(theta), r * Math.sin(theta)];
    for (let k = 0; k < n; k += 1) [a, b] = [a * c - b * d, a * d + b * c];
    const grows = r > 1;
    const limit = grows ? 100 : 0.01;
    const steps = Math.floor(Math.log(limit) / Math.log(r)) + 1;
    let count = 0;
    for (let size = 1; grows ? size <= limit : size >= limit; size *= r) count += 1;
    return {
      text: md`Let $z = ${r}\mathrm{e}^{${piTimes(top, bottom)}\mathrm{i}}$. The numbers $z, z^2, z^3, \dots$ are marked in an Argand diagram.

(a) Write $z^${n}$ in the form $r\mathrm{e}^{\mathrm{i}\theta}$, with an exact $\theta > 0$. [2]

(b) Find $z^${n}$ in the form $a + b\mathrm{i}$. [2]

(c) Find the smallest positive integer $m$ for which $z^m$ is real, and state whether $z^m$ is then positive or negative. [3]

(d) Find the smallest positive integer $m$ for which $|z^m|$ is ${grows ? `greater than $${limit}$` : `less than $${limit}$`}. [3]

(e) Describe the path of the points in the diagram. [2]`,
      hints: [
        md`A power multiplies the argument and raises the modulus to the same power.`,
        md`A number is real if its argument is a multiple of $\pi$.`,
        md`Write an inequality for the modulus and take logarithms, or make a table.`,
      ],
      answer: md`(a) $z^${n} = ${r}^${n}\mathrm{e}^{${n} \times ${piTimes(top, bottom)}\mathrm{i}} = ${sf(modulus)}\mathrm{e}^{${piTimes(n * top, bottom)}\mathrm{i}}$

(b) $z^${n} = ${r}^${n}\left(\cos ${piTimes(n * top, bottom)} + \mathrm{i}\sin ${piTimes(n * top, bottom)}\right)$. Its real part is $${sf(re)}$ and its imaginary part is $${sf(im)}$, so $z^${n} = ${sf(re)} ${im < 0 ? '-' : '+'} ${sf(Math.abs(im))}\mathrm{i}$.

(c) The argument of $z^m$ is $m \times ${piTimes(top, bottom)}$. It must be a multiple of $\pi$. The smallest such number is $m = ${real}$, with the argument $${piTimes(real * top, bottom)}$. This is an ${((real * top) / bottom) % 2 === 0 ? 'even multiple of $\\pi$, so $z^m$ is positive' : 'odd multiple of $\\pi$, so $z^m$ is negative'}.

(d) $${r}^m ${grows ? '>' : '<'} ${limit}$. Take logarithms: $m > \frac{\ln ${limit}}{\ln ${r}} = ${sf(Math.log(limit) / Math.log(r), 5)}$${grows ? '' : md` (the inequality turns round, because $\ln ${r}$ is negative)`}. The smallest integer is $m = ${steps}$.

(e) Each step turns the point by $${piTimes(top, bottom)}$ counterclockwise and multiplies its distance from the origin by $${r}$. So the points lie on a spiral that goes ${grows ? 'outwards' : 'inwards, towards the origin'}.

**Calculator:** radians and complex mode. A table of $|z^m| = ${r}^m$ confirms part (d).

**Watch out:** The argument is *multiplied* by the power, while the modulus is *raised* to it.`,
      scheme: [
        [md`modulus $${r}^${n}$ (or $${sf(modulus)}$)`, 'A1'],
        [md`argument $${piTimes(n * top, bottom)}$`, 'A1'],
        [md`real part $${sf(re)}$`, 'A1'],
        [md`imaginary part $${sf(im)}$`, 'A1'],
        [md`argument is a multiple of $\pi$`, 'M1'],
        [md`$m = ${real}$`, 'A1'],
        [md`${((real * top) / bottom) % 2 === 0 ? 'positive' : 'negative'}`, 'A1'],
        [md`inequality for $${r}^m$`, 'M1'],
        [md`$${sf(Math.log(limit) / Math.log(r))}$, or values on both sides`, 'A1'],
        [md`$m = ${steps}$`, 'A1'],
        [md`spiral, counterclockwise`, 'A1'],
        [md`${grows ? 'outwards' : 'inwards'}`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Modulus:',
          expected: `${Number(modulus.toPrecision(10))}`,
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$\theta =$`,
          expected: `${n * top}pi/${bottom}`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'b',
          kind: 'complex',
          expected: `${Number(re.toPrecision(8))} + (${Number(im.toPrecision(8))})i`,
        },
        {
          part: 'c',
          kind: 'number',
          label: '$m =$',
          expected: `${real}`,
          accuracy: 'exact',
          marks: 2,
          mistakes:
            positive === real
              ? []
              : [
                  {
                    value: `${positive}`,
                    note: 'Here the power is real and positive. It is real, and negative, earlier.',
                  },
                ],
        },
        { part: 'c', kind: 'self', why: 'state the sign', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          label: '$m =$',
          expected: `${steps}`,
          accuracy: 'exact',
          mistakes: [{ value: `${steps - 1}`, note: 'This power does not pass the limit yet.' }],
        },
        { part: 'e', kind: 'self', why: 'describe' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: sf(modulus), value: Math.hypot(a, b) },
        { part: 'a', route: 'exact', shown: piTimes(n * top, bottom), value: n * theta },
        { part: 'b', route: 'exact', shown: sf(re), value: a },
        { part: 'b', route: 'exact', shown: sf(im), value: b },
        {
          part: 'c',
          route: 'exact',
          shown: `m = ${real}`,
          value: Array.from({ length: 60 }, (_, k) => k + 1).find((k) => (k * top) % bottom === 0)!,
        },
        { part: 'd', route: 'exact', shown: `m = ${steps}`, value: count },
      ],
    };
  },
});
