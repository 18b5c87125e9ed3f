import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { complex, fraction, gcd, plus, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: { q: nonZero(1, 5), r: nonZero(-5, 5), m: choice(-2, -1, 1, 2, 3) },
  allow: ({ q, r, m }) => {
    const p = q * r * m;
    if (Math.abs(q) === Math.abs(r) || gcd(q, r) !== 1 || Math.abs(p) > 24) return false;
    const k = (p * (q + r)) / (q - r);
    return p * q + k * r > 0;
  },
  write: ({ q, r, m }) => {
    const p = q * r * m;
    const size = q * q + r * r;
    const [real, imaginary] = [r * r * m, -q * q * m];
    const [top, bottom] = [p * (q + r), q - r];
    const quarter = fraction(top, bottom);
    const re = md`\frac{${p * q}${plus(r, 'k')}}{${size}}`;
    const im = md`\frac{${term(q, 'k')}${plus(-p * r)}}{${size}}`;
    const below = complex(q, r);
    // The quotient by polar form, apart from the algebra.
    const w = (k: number): [number, number] => {
      const [length, angle] = [Math.hypot(p, k) / Math.hypot(q, r), Math.atan2(k, p) - Math.atan2(r, q)];
      return [length * Math.cos(angle), length * Math.sin(angle)];
    };
    return {
      text: md`Let $w = \dfrac{${p} + k\mathrm{i}}{${below}}$, where $k \in \mathbb{R}$.

(a) Find the real part and the imaginary part of $w$, in terms of $k$. [3]

(b) Find the value of $k$ for which $w$ is a real number. [1]

(c) Find the value of $k$ for which the real part of $w$ is zero. [1]

(d) Find the value of $k$ for which $\arg w = \dfrac{\pi}{4}$. [3]`,
      hints: [
        'Multiply numerator and denominator by the conjugate of the denominator, so that the denominator becomes real.',
        md`A complex number is real when its imaginary part is $0$.`,
        md`Where in the Argand diagram are the numbers with the argument $\frac{\pi}{4}$? What does this say about their real and imaginary parts?`,
      ],
      answer: md`(a) A denominator becomes real when it is multiplied by its conjugate $${complex(q, -r)}$. Do the same to the numerator:

$$w = \frac{(${p} + k\mathrm{i})(${complex(q, -r)})}{(${below})(${complex(q, -r)})} = \frac{${p * q}${plus(-p * r, md`\mathrm{i}`)}${plus(q, md`k\mathrm{i}`)}${plus(r, 'k')}}{${q * q} + ${r * r}}$$

The last term of the numerator comes from $\mathrm{i}^2 = -1$. So $\operatorname{Re} w = ${re}$ and $\operatorname{Im} w = ${im}$.

(b) $w$ is real when its imaginary part is zero: $${term(q, 'k')}${plus(-p * r)} = 0$ has the solution $k = ${real}$.

(c) The real part is zero when $${p * q}${plus(r, 'k')} = 0$, which has the solution $k = ${imaginary}$.

(d) Numbers with the argument $\frac{\pi}{4}$ lie on the half-line in the first quadrant on which both parts are equal and positive. Equal parts mean $${p * q}${plus(r, 'k')} = ${term(q, 'k')}${plus(-p * r)}$, so $${term(bottom, 'k')} = ${top}$${bottom === 1 ? '' : ` and $k = ${quarter}$`}. ${bottom === 1 ? `This is $k = ${quarter}$. ` : ''}For this $k$ the real part is $${fraction(p * q * bottom + top * r, bottom * size)}$, which is positive, so the argument is indeed $\frac{\pi}{4}$ and not $-\frac{3\pi}{4}$.

**Watch out:** Equal real and imaginary parts also occur in the third quadrant. Check the sign before you answer.`,
      scheme: [
        [md`(a) multiplies numerator and denominator by $${complex(q, -r)}$`, 'M1'],
        [md`$\operatorname{Re} w = ${re}$`, 'A1'],
        [md`$\operatorname{Im} w = ${im}$`, 'A1'],
        [md`(b) $k = ${real}$ (follow through)`, 'A1'],
        [md`(c) $k = ${imaginary}$ (follow through)`, 'A1'],
        [md`(d) sets the real part equal to the imaginary part, or uses $\tan\frac{\pi}{4} = 1$`, 'M1'],
        [md`$k = ${quarter}$ (follow through)`, 'A1'],
        [md`checks that both parts are positive`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: md`$\operatorname{Re} w =$`,
          expected: `(${p * q}${plus(r, 'k')})/${size}`,
          variables: ['k'],
          marks: 2,
          mistakes: [
            {
              value: `(${p * q}${plus(-r, 'k')})/${size}`,
              note: md`Look at the product of the two terms with $\mathrm{i}$: $\mathrm{i}^2 = -1$ changes its sign.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'expression',
          label: md`$\operatorname{Im} w =$`,
          expected: `(${term(q, 'k')}${plus(-p * r)})/${size}`,
          variables: ['k'],
          marks: 1,
          mistakes: [
            {
              value: `(${term(q, 'k')}${plus(p * r)})/${size}`,
              note: 'Multiply by the conjugate of the denominator, not by the denominator itself.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$k =$',
          expected: `${real}`,
          accuracy: 'exact',
          mistakes: [{ value: `${imaginary}`, note: 'For this $k$ the real part is zero.' }],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$k =$',
          expected: `${imaginary}`,
          accuracy: 'exact',
          mistakes: [{ value: `${real}`, note: 'For this $k$ the imaginary part is zero.' }],
        },
        {
          part: 'd',
          kind: 'number',
          label: '$k =$',
          expected: quarter,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: fraction(-p * (q - r), q + r),
              note: md`For this $k$ the two parts have opposite signs. With the argument $\frac{\pi}{4}$ they are equal.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'give a reason', marks: 1 },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: re, value: (k) => w(k)[0], variable: 'k' },
        { part: 'a', route: 'numeric', shown: im, value: (k) => w(k)[1], variable: 'k' },
        {
          part: 'b',
          route: 'numeric',
          shown: `k = ${real}`,
          value: root((k) => w(k)[1], -500, 500),
          within: 1e-6,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `k = ${imaginary}`,
          value: root((k) => w(k)[0], -500, 500),
          within: 1e-6,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `k = ${quarter}`,
          value: root((k) => w(k)[0] - w(k)[1], -900, 900),
          within: 1e-6,
        },
      ],
    };
  },
});
