import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, piTimes } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['1.12'],
  parameters: {
    r: choice(2, 3, 4, 5, 6),
    s: choice(2, 3, 4, 8, 10),
    a: choice(1, 2, 3, 5, 7),
    b: choice(1, 2, 4, 5),
    m: choice(6, 8, 9, 10, 12),
  },
  allow: ({ r, s, a, b, m }) => a + b < m && a !== b && r !== s && a > b,
  write: ({ r, s, a, b, m }) => {
    const cis = (size: string | number, k: number, of: number) =>
      md`${size}\left(\cos\left(${piTimes(k, of)}\right) + \mathrm{i}\sin\left(${piTimes(k, of)}\right)\right)`;
    return {
      text: md`Let $z = ${cis(r, a, m)}$ and $w = ${s}\mathrm{e}^{${piTimes(b, m)}\mathrm{i}}$.

(a) Write $z$ in exponential form. [1]

(b) Find the modulus and the argument of $zw$. [2]

(c) Find the modulus and the argument of $\dfrac{z}{w}$. [2]

(d) Write down the argument of the conjugate of $z$, between $-\pi$ and $\pi$. [1]`,
      hints: [
        md`$\cos\theta + \mathrm{i}\sin\theta$ is $\mathrm{e}^{\mathrm{i}\theta}$.`,
        md`For a product multiply the moduli and add the arguments. For a quotient divide and subtract.`,
        md`The conjugate is the mirror image in the real axis.`,
      ],
      answer: md`(a) $\cos\theta + \mathrm{i}\sin\theta = \mathrm{e}^{\mathrm{i}\theta}$, so $z = ${r}\mathrm{e}^{${piTimes(a, m)}\mathrm{i}}$.

(b) Multiply the moduli: $|zw| = ${r} \times ${s} = ${r * s}$. Add the arguments: $\arg(zw) = ${piTimes(a, m)} + ${piTimes(b, m)} = ${piTimes(a + b, m)}$.

(c) Divide the moduli: $\left|\frac{z}{w}\right| = ${fraction(r, s)}$. Subtract the arguments: $\arg\left(\frac{z}{w}\right) = ${piTimes(a, m)} - ${piTimes(b, m)} = ${piTimes(a - b, m)}$.

(d) The conjugate is the mirror image in the real axis, so its argument is $${piTimes(-a, m)}$.

**Watch out:** Arguments are added, not multiplied, when two numbers are multiplied.`,
      scheme: [
        [md`$${r}\mathrm{e}^{${piTimes(a, m)}\mathrm{i}}$`, 'A1'],
        [md`$${r * s}$`, 'A1'],
        [md`$${piTimes(a + b, m)}$`, 'A1'],
        [md`$${fraction(r, s)}$`, 'A1'],
        [md`$${piTimes(a - b, m)}$`, 'A1'],
        [md`$${piTimes(-a, m)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'write in exponential form' },
        {
          part: 'b',
          kind: 'number',
          label: 'Modulus:',
          expected: `${r * s}`,
          accuracy: 'exact',
          marks: 1,
          mistakes:
            r + s === r * s
              ? []
              : [{ value: `${r + s}`, note: 'Multiply the moduli. Only the arguments are added.' }],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Argument:',
          expected: `${a + b}pi/${m}`,
          accuracy: 'exact',
          marks: 1,
        },
        { part: 'c', kind: 'number', label: 'Modulus:', expected: `${r}/${s}`, accuracy: 'exact', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          label: 'Argument:',
          expected: `${a - b}pi/${m}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${b - a}pi/${m}`,
              note: 'Subtract the argument of the denominator from that of the numerator.',
            },
          ],
        },
        { part: 'd', kind: 'number', expected: `-${a}pi/${m}`, accuracy: 'exact' },
      ],
      checks: [
        {
          part: 'b',
          route: 'exact',
          shown: `= ${r * s}`,
          value: Math.hypot(r * s * Math.cos(0.3), r * s * Math.sin(0.3)),
        },
        { part: 'b', route: 'exact', shown: `= ${piTimes(a + b, m)}`, value: ((a + b) * Math.PI) / m },
        { part: 'c', route: 'exact', shown: `= ${fraction(r, s)}`, value: r / s },
        {
          part: 'c',
          route: 'exact',
          shown: `= ${piTimes(a - b, m)}`,
          value: (a * Math.PI) / m - (b * Math.PI) / m,
        },
        {
          part: 'd',
          route: 'exact',
          shown: piTimes(-a, m),
          value: Math.atan2(-Math.sin((a * Math.PI) / m), Math.cos((a * Math.PI) / m)),
        },
      ],
    };
  },
});
