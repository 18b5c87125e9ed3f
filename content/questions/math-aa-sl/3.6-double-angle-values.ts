import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, gcd, surd } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['3.5'],
  parameters: { p: integers(1, 8), q: integers(2, 9), obtuse: choice(true, false) },
  allow: ({ p, q }) => p < q && gcd(p, q) === 1,
  write: ({ p, q, obtuse }) => {
    const inside = q * q - p * p;
    const over = (coefficient: number, bottom: number): string => {
      // coefficient × √inside / bottom in lowest terms
      const [, outside = '', root = ''] = /^(\d*)(?:\\sqrt\{(\d+)\})?$/.exec(surd(inside))!;
      const top = (outside === '' ? 1 : Number(outside)) * coefficient;
      if (root === '') return fraction(top, bottom);
      const divisor = gcd(top, bottom);
      const [n, d] = [top / divisor, bottom / divisor];
      const size = Math.abs(n) === 1 ? '' : Math.abs(n);
      const written = md`${size}\sqrt{${root}}`;
      return `${n < 0 ? '-' : ''}${d === 1 ? written : md`\frac{${written}}{${d}}`}`;
    };
    const sign = obtuse ? -1 : 1;
    const theta = obtuse ? Math.PI - Math.asin(p / q) : Math.asin(p / q);
    const cosine = over(sign, q);
    const doubleSine = over(2 * p * sign, q * q);
    const doubleCosine = fraction(q * q - 2 * p * p, q * q);
    const [s, c] = [Math.sin(2 * theta) > 0, Math.cos(2 * theta) > 0];
    const quadrant = s ? (c ? 'first' : 'second') : c ? 'fourth' : 'third';
    return {
      text: md`It is given that $\sin\theta = \dfrac{${p}}{${q}}$, where $${obtuse ? md`\dfrac{\pi}{2} < \theta < \pi` : md`0 < \theta < \dfrac{\pi}{2}`}$.

(a) Find the exact value of $\cos\theta$. [2]

(b) Find the exact value of $\sin 2\theta$. [2]

(c) Find the exact value of $\cos 2\theta$. [2]

(d) Hence state, with a reason, in which quadrant the angle $2\theta$ lies. [1]`,
      hints: [
        md`$\sin^2\theta + \cos^2\theta = 1$. What is the sign of the cosine in this quadrant?`,
        md`Of the three forms of the identity for $\cos 2\theta$, choose the one that uses only what is given.`,
      ],
      answer: md`(a) $\cos^2\theta = 1 - \dfrac{${p * p}}{${q * q}} = \dfrac{${inside}}{${q * q}}$. The cosine is ${obtuse ? 'negative in the second' : 'positive in the first'} quadrant, so $\cos\theta = ${cosine}$.

(b) $\sin 2\theta = 2\sin\theta\cos\theta = 2 \times \dfrac{${p}}{${q}} \times ${obtuse ? md`\left(${cosine}\right)` : cosine} = ${doubleSine}$

(c) $\cos 2\theta = 1 - 2\sin^2\theta = 1 - 2 \times \dfrac{${p * p}}{${q * q}} = ${doubleCosine}$

(d) $\sin 2\theta$ is ${s ? 'positive' : 'negative'} and $\cos 2\theta$ is ${c ? 'positive' : 'negative'}, so $2\theta$ lies in the ${quadrant} quadrant.

**Watch out:** $\sin 2\theta$ isn't $2\sin\theta$: doubling the angle doesn't double the sine. ${obtuse ? md`And carry the minus sign of $\cos\theta$ on to $\sin 2\theta$.` : md`In (c), the given $\sin\theta$ is the safest start, as it doesn't depend on your answer to (a).`}`,
      scheme: [
        [md`uses $\sin^2\theta + \cos^2\theta = 1$, or a right-angled triangle`, 'M1'],
        [md`$${cosine}$`, 'A1'],
        [md`uses $\sin 2\theta = 2\sin\theta\cos\theta$`, 'M1'],
        [md`$${doubleSine}$`, 'A1'],
        [md`uses an identity for $\cos 2\theta$`, 'M1'],
        [md`$${doubleCosine}$`, 'A1'],
        [md`${quadrant} quadrant, from the signs of $\sin 2\theta$ and $\cos 2\theta$`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: cosine,
          accuracy: 'exact',
          mistakes: [
            {
              value: over(-sign, q),
              note: md`The sign is wrong. In which quadrant does $\theta$ lie?`,
            },
            {
              value: fraction(sign * (q - p), q),
              note: md`You subtracted the sine from $1$. It is the squares of sine and cosine that add up to $1$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: doubleSine,
          accuracy: 'exact',
          follows: `2 * ${p} / ${q} * a.1`,
          unless: 's < -1 or s > 1',
          mistakes: [
            {
              value: fraction(2 * p, q),
              note: md`You doubled $\sin\theta$. The sine of a double angle isn't twice the sine.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: doubleCosine,
          accuracy: 'exact',
          mistakes: [
            {
              value: over(2 * sign, q),
              note: md`You doubled $\cos\theta$. The cosine of a double angle isn't twice the cosine.`,
            },
            {
              value: fraction(2 * p * p - q * q, q * q),
              note: md`The sign is wrong. With the sine, the identity is $1 - 2\sin^2\theta$.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'give a reason' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`\cos\theta = ${cosine}`, value: Math.cos(theta) },
        { part: 'b', route: 'numeric', shown: `= ${doubleSine}`, value: Math.sin(2 * theta) },
        { part: 'c', route: 'numeric', shown: `= ${doubleCosine}`, value: Math.cos(2 * theta) },
      ],
    };
  },
});
