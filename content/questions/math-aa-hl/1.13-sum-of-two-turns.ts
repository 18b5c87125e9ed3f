import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { piTimes, surd } from '../../authoring/wording.ts';

const power = (twelfths: number): string =>
  md`\mathrm{e}^{${piTimes(twelfths, 12).replace(md`\pi`, md`\pi\mathrm{i}`)}}`;

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['3.11'],
  parameters: {
    m: integers(2, 6),
    from: integers(-5, 6),
    difference: choice(4, 6, 8),
  },
  allow: ({ from, difference }) => {
    const to = from + difference;
    return from !== 0 && to < 12 && to !== 0 && from + to !== 0 && from !== 6 && to !== 6;
  },
  write: ({ m, from, difference }) => {
    const to = from + difference;
    const half = difference / 2;
    const modulus = half === 2 ? surd(3, m) : half === 3 ? surd(2, m) : `${m}`;
    const cosine =
      half === 2 ? md`\frac{\sqrt{3}}{2}` : half === 3 ? md`\frac{\sqrt{2}}{2}` : md`\frac{1}{2}`;
    const argument = piTimes(from + to, 24);
    const [re, im] = [
      m * (Math.cos((from * Math.PI) / 12) + Math.cos((to * Math.PI) / 12)),
      m * (Math.sin((from * Math.PI) / 12) + Math.sin((to * Math.PI) / 12)),
    ];
    return {
      text: md`(a) Let $\alpha, \beta \in \mathbb{R}$. By taking out the factor $\mathrm{e}^{\mathrm{i}(\alpha + \beta)/2}$, show that

$$\mathrm{e}^{\mathrm{i}\alpha} + \mathrm{e}^{\mathrm{i}\beta} = 2\cos\left(\frac{\alpha - \beta}{2}\right)\mathrm{e}^{\mathrm{i}(\alpha + \beta)/2}.$$

[3]

(b) Hence find the exact modulus and the argument of $z = ${m}${power(to)} + ${m}${power(from)}$. Give the argument between $-\pi$ and $\pi$. [4]

(c) Explain, by a sketch or in words, why the argument of the sum of two complex numbers with equal modulus and with arguments less than $\pi$ apart is the mean of their arguments. [1]`,
      hints: [
        md`What is left of $\mathrm{e}^{\mathrm{i}\alpha}$ when you divide it by $\mathrm{e}^{\mathrm{i}(\alpha + \beta)/2}$? Subtract the exponents.`,
        md`$\mathrm{e}^{\mathrm{i}\theta} + \mathrm{e}^{-\mathrm{i}\theta} = 2\cos\theta$.`,
        md`In (b), check that the cosine is positive: only then can it be part of the modulus.`,
        'In (c), think of the parallelogram that adds two arrows of the same length.',
      ],
      answer: md`(a) Dividing powers means subtracting exponents, and $\alpha - \frac{\alpha + \beta}{2} = \frac{\alpha - \beta}{2}$. So

$$\mathrm{e}^{\mathrm{i}\alpha} + \mathrm{e}^{\mathrm{i}\beta} = \mathrm{e}^{\mathrm{i}(\alpha + \beta)/2}\left(\mathrm{e}^{\mathrm{i}(\alpha - \beta)/2} + \mathrm{e}^{-\mathrm{i}(\alpha - \beta)/2}\right)$$

In the bracket stands $\mathrm{e}^{\mathrm{i}\theta} + \mathrm{e}^{-\mathrm{i}\theta} = (\cos\theta + \mathrm{i}\sin\theta) + (\cos\theta - \mathrm{i}\sin\theta) = 2\cos\theta$ with $\theta = \frac{\alpha - \beta}{2}$, which gives the result.

(b) Here $\alpha = ${piTimes(to, 12)}$ and $\beta = ${piTimes(from, 12)}$. Half their difference is $\frac{\alpha - \beta}{2} = ${piTimes(half, 12)}$, and half their sum is $\frac{\alpha + \beta}{2} = ${argument}$. So

$$z = ${m} \times 2\cos${piTimes(half, 12)} \times \mathrm{e}^{\mathrm{i}(\alpha + \beta)/2}$$

The factor in front is positive, so it is the modulus: $|z| = ${m} \times 2 \times ${cosine} = ${modulus}$. The exponent gives $\arg z = ${argument}$.

(c) The two arrows have the same length, so the parallelogram that adds them is a rhombus. Its diagonal from the origin is the sum, and the diagonal of a rhombus bisects the angle.

**Watch out:** If the cosine were negative, it couldn't be the modulus. The argument would then differ by $\pi$.`,
      scheme: [
        [md`(a) takes out $\mathrm{e}^{\mathrm{i}(\alpha + \beta)/2}$`, 'M1'],
        [md`$\mathrm{e}^{\mathrm{i}(\alpha - \beta)/2} + \mathrm{e}^{-\mathrm{i}(\alpha - \beta)/2}$`, 'A1'],
        [
          md`shows that this is $2\cos\left(\frac{\alpha - \beta}{2}\right)$ and concludes (AG) (or compares real and imaginary parts)`,
          'A1',
        ],
        [md`(b) $\frac{\alpha - \beta}{2} = ${piTimes(half, 12)}$ and uses (a)`, 'M1'],
        [md`$\cos${piTimes(half, 12)} = ${cosine}$`, 'A1'],
        [md`$|z| = ${modulus}$`, 'A1'],
        [md`$\arg z = ${argument}$`, 'A1'],
        [
          md`(c) the sum is the diagonal of a rhombus, which bisects the angle (or: by (a), as the cosine is positive)`,
          'R1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$|z| =$',
          expected: modulus,
          accuracy: 'exact',
          marks: 3,
          mistakes: [
            {
              value: `${2 * m}`,
              note: md`You added the moduli. This is right only if both numbers point the same way.`,
            },
            ...(half === 4
              ? []
              : [
                  {
                    value: half === 2 ? `${m}` : '0',
                    note: md`The cosine is of *half* the difference of the arguments.`,
                  },
                ]),
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$\arg z =$`,
          expected: argument,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: piTimes(from + to, 12),
              note: md`You added the arguments, as for a product. For this sum it is half of that.`,
            },
            ...(from + to === 2 * half || from + to === half
              ? []
              : [
                  {
                    value: piTimes(half, 12),
                    note: 'This is half the difference. The argument is half the sum.',
                  },
                ]),
          ],
        },
        { part: 'c', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `= ${modulus}`, value: Math.hypot(re, im) },
        { part: 'b', route: 'numeric', shown: md`\arg z = ${argument}`, value: Math.atan2(im, re) },
      ],
    };
  },
});
