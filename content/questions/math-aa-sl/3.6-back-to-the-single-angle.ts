import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, gcd } from '../../authoring/wording.ts';

/** The quadrant of θ, as a range of θ and as one of 2θ. */
const places = [
  {
    number: 'first',
    sine: 1,
    cosine: 1,
    single: md`0 < \theta < \dfrac{\pi}{2}`,
    double: md`0 < 2\theta < \pi`,
  },
  {
    number: 'second',
    sine: 1,
    cosine: -1,
    single: md`\dfrac{\pi}{2} < \theta < \pi`,
    double: md`\pi < 2\theta < 2\pi`,
  },
  {
    number: 'third',
    sine: -1,
    cosine: -1,
    single: md`\pi < \theta < \dfrac{3\pi}{2}`,
    double: md`2\pi < 2\theta < 3\pi`,
  },
  {
    number: 'fourth',
    sine: -1,
    cosine: 1,
    single: md`\dfrac{3\pi}{2} < \theta < 2\pi`,
    double: md`3\pi < 2\theta < 4\pi`,
  },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['3.5'],
  parameters: {
    sides: choice(
      [3, 4, 5],
      [4, 3, 5],
      [5, 12, 13],
      [12, 5, 13],
      [8, 15, 17],
      [15, 8, 17],
      [7, 24, 25],
      [24, 7, 25],
    ),
    quadrant: choice(0, 1, 2, 3),
    byDouble: choice(true, false),
  },
  write: ({ sides: [p, q, r], quadrant, byDouble }) => {
    const { number, sine, cosine, single, double } = places[quadrant]!;
    const [top, bottom] = [q * q - p * p, r * r];
    const [s, c, t] = [fraction(sine * p, r), fraction(cosine * q, r), fraction(sine * cosine * p, q)];
    // The angle from its cosine alone, moved into its place.
    const acute = Math.acos(top / bottom) / 2;
    const theta = [acute, Math.PI - acute, Math.PI + acute, 2 * Math.PI - acute][quadrant]!;
    const twice = fraction(top, bottom);
    const half = gcd(bottom - top, 2 * bottom);
    return {
      text: md`It is given that $\cos 2\theta = ${twice.replace('frac', 'dfrac')}$, where $${byDouble ? double : single}$.

(a) Find the exact value of $\sin\theta$. [3]

(b) Find the exact value of $\cos\theta$. [2]

(c) Hence find the exact value of $\tan\theta$. [1]`,
      hints: [
        md`There are three forms of the identity for $\cos 2\theta$. Which of them has nothing but $\sin\theta$?`,
        md`A square root brings two signs. In which quadrant does $\theta$ lie${byDouble ? md`, if $${double}$` : ''}?`,
        md`For the cosine, use another form of the identity or $\sin^2\theta + \cos^2\theta = 1$.`,
      ],
      answer: md`(a) The form of the identity that has only $\sin\theta$ is $\cos 2\theta = 1 - 2\sin^2\theta$. So
$$1 - 2\sin^2\theta = ${twice} \quad\Rightarrow\quad \sin^2\theta = \frac{1}{2}\left(1 ${top < 0 ? '+' : '-'} ${fraction(Math.abs(top), bottom)}\right) = ${fraction((bottom - top) / half, (2 * bottom) / half)}.$$
${byDouble ? md`Half of $${double}$ is $${single}$, so $\theta$` : md`The angle $\theta$`} lies in the ${number} quadrant, where the sine is ${sine > 0 ? 'positive' : 'negative'}: $\sin\theta = ${s}$.

(b) In the same way $\cos 2\theta = 2\cos^2\theta - 1$ gives $\cos^2\theta = \frac{1}{2}\left(1 ${top < 0 ? '-' : '+'} ${fraction(Math.abs(top), bottom)}\right) = ${fraction(q * q, r * r)}$. In the ${number} quadrant the cosine is ${cosine > 0 ? 'positive' : 'negative'}: $\cos\theta = ${c}$.

(Or use $\cos^2\theta = 1 - \sin^2\theta = 1 - ${fraction(p * p, r * r)}$.)

(c) $\tan\theta = \dfrac{\sin\theta}{\cos\theta} = ${t}$

**Watch out:** The sign of $\cos 2\theta$ says nothing about the sign of $\sin\theta$. The quadrant of $\theta$ itself decides.`,
      scheme: [
        [md`(a) uses $\cos 2\theta = 1 - 2\sin^2\theta$`, 'M1'],
        [md`$\sin^2\theta = ${fraction(p * p, r * r)}$`, 'A1'],
        [md`$${s}$, with the sign of the ${number} quadrant`, 'A1'],
        [
          md`(b) uses $\cos 2\theta = 2\cos^2\theta - 1$, or $\sin^2\theta + \cos^2\theta = 1$ (follow through)`,
          'M1',
        ],
        [md`$${c}$`, 'A1'],
        [md`(c) $${t}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$\sin\theta =$`,
          expected: s,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(-sine * p, r),
              note: md`The size is right. What is the sign of the sine in the quadrant of $\theta$?`,
            },
            { value: fraction(p * p, r * r), note: md`This is $\sin^2\theta$. Take its root.` },
            {
              value: fraction(sine * q, r),
              note: md`This is the size of the cosine. With the sine, $\cos 2\theta = 1 - 2\sin^2\theta$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$\cos\theta =$`,
          expected: c,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(-cosine * q, r),
              note: md`The size is right. What is the sign of the cosine in the quadrant of $\theta$?`,
            },
            {
              value: fraction(top, 2 * bottom),
              note: md`Halving $\cos 2\theta$ doesn't give $\cos\theta$. Use an identity.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$\tan\theta =$`,
          expected: t,
          accuracy: 'exact',
          follows: 'a.1 / b.1',
          mistakes: [
            {
              value: fraction(sine * cosine * q, p),
              note: md`You divided the cosine by the sine. The tangent is the sine divided by the cosine.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`\sin\theta = ${s}`, value: Math.sin(theta) },
        { part: 'b', route: 'numeric', shown: md`\cos\theta = ${c}`, value: Math.cos(theta) },
        { part: 'c', route: 'numeric', shown: `= ${t}`, value: Math.tan(theta) },
      ],
    };
  },
});
