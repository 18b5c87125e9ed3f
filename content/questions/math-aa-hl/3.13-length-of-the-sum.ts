import { minimumAt } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { fraction, surd } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['3.12'],
  parameters: { p: integers(2, 9), q: integers(2, 9), r: integers(3, 15) },
  allow: ({ p, q, r }) => {
    const twice = r * r - p * p - q * q;
    return (
      p !== q && r < p + q && r > Math.abs(p - q) && twice !== 0 && twice % 2 === 0 && Math.abs(twice) < 50
    );
  },
  write: ({ p, q, r }) => {
    const product = (r * r - p * p - q * q) / 2;
    const cosine = fraction(product, p * q);
    const square = p * p + q * q - 2 * product;
    const difference = surd(square);
    const k = fraction(-product, q * q);
    const blunt = product < 0;
    // In coordinates: a along the x-axis, b in the upper half plane.
    const turn = Math.acos(product / (p * q));
    const b = [q * Math.cos(turn), q * Math.sin(turn)] as const;
    const foot = minimumAt((t) => Math.hypot(p + t * b[0], t * b[1]), -40, 40);
    return {
      text: md`The vectors $\mathbf{a}$ and $\mathbf{b}$ satisfy $|\mathbf{a}| = ${p}$, $|\mathbf{b}| = ${q}$ and $|\mathbf{a} + \mathbf{b}| = ${r}$.

(a) Show that $\mathbf{a} \cdot \mathbf{b} = ${product}$. [2]

(b) State, with a reason, whether the angle between $\mathbf{a}$ and $\mathbf{b}$ is acute or obtuse. [1]

(c) Find $|\mathbf{a} - \mathbf{b}|$. [2]

(d) Find the value of $k$ for which $\mathbf{a} + k\mathbf{b}$ is perpendicular to $\mathbf{b}$. [2]`,
      hints: [
        'The square of a magnitude is the scalar product of the vector with itself.',
        md`Expand $(\mathbf{a} + \mathbf{b}) \cdot (\mathbf{a} + \mathbf{b})$ as you would with numbers.`,
        md`In (d), the scalar product of the two vectors is zero. It gives a linear equation for $k$.`,
      ],
      answer: md`(a) A magnitude squared is a scalar product of a vector with itself, and this can be expanded:

$$|\mathbf{a} + \mathbf{b}|^2 = (\mathbf{a} + \mathbf{b}) \cdot (\mathbf{a} + \mathbf{b}) = |\mathbf{a}|^2 + 2\,\mathbf{a} \cdot \mathbf{b} + |\mathbf{b}|^2$$

So $${r * r} = ${p * p} + 2\,\mathbf{a} \cdot \mathbf{b} + ${q * q}$. This means $2\,\mathbf{a} \cdot \mathbf{b} = ${2 * product}$, and $\mathbf{a} \cdot \mathbf{b} = ${product}$.

(b) $\mathbf{a} \cdot \mathbf{b} = |\mathbf{a}||\mathbf{b}|\cos\theta$ has the sign of $\cos\theta$. It is ${blunt ? 'negative' : 'positive'}, so the angle is ${blunt ? 'obtuse' : 'acute'}. (In fact, $\cos\theta = ${cosine}$.)

(c) The difference is expanded in the same way. Only the sign in the middle changes:

$$|\mathbf{a} - \mathbf{b}|^2 = |\mathbf{a}|^2 - 2\,\mathbf{a} \cdot \mathbf{b} + |\mathbf{b}|^2 = ${p * p} ${blunt ? '+' : '-'} ${Math.abs(2 * product)} + ${q * q} = ${square}$$

So $|\mathbf{a} - \mathbf{b}| = ${difference}$.

Another way: $\mathbf{a} + \mathbf{b}$ and $\mathbf{a} - \mathbf{b}$ are the diagonals of a parallelogram, and $|\mathbf{a} + \mathbf{b}|^2 + |\mathbf{a} - \mathbf{b}|^2 = 2|\mathbf{a}|^2 + 2|\mathbf{b}|^2$.

(d) Perpendicular vectors have the scalar product zero:

$$(\mathbf{a} + k\mathbf{b}) \cdot \mathbf{b} = \mathbf{a} \cdot \mathbf{b} + k|\mathbf{b}|^2 = ${product} + ${q * q}k = 0, \qquad k = ${k}$$

**Watch out:** $|\mathbf{a} + \mathbf{b}|$ is $|\mathbf{a}| + |\mathbf{b}|$ only when the vectors have the same direction. Here $${r}$ is less than $${p} + ${q}$.`,
      scheme: [
        [
          md`(a) expands $|\mathbf{a} + \mathbf{b}|^2$ (or uses the cosine rule in the triangle of $\mathbf{a}$ and $\mathbf{b}$)`,
          'M1',
        ],
        [
          md`$${r * r} = ${p * p} + 2\,\mathbf{a} \cdot \mathbf{b} + ${q * q}$, so $\mathbf{a} \cdot \mathbf{b} = ${product}$ (AG)`,
          'A1',
        ],
        [
          md`(b) ${blunt ? 'obtuse' : 'acute'}, because the scalar product is ${blunt ? 'negative' : 'positive'}`,
          'R1',
        ],
        [md`(c) expands $|\mathbf{a} - \mathbf{b}|^2$, or uses the parallelogram`, 'M1'],
        [md`$${difference}$`, 'A1'],
        [md`(d) $\mathbf{a} \cdot \mathbf{b} + k|\mathbf{b}|^2 = 0$`, 'M1'],
        [md`$k = ${k}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'self', why: 'state with a reason' },
        {
          part: 'c',
          kind: 'number',
          expected: difference,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${Math.abs(p - q)}`,
              note: 'You subtracted the lengths. That is right only for vectors with the same direction.',
            },
            { value: `${square}`, note: 'This is the square of the magnitude.' },
          ].filter(({ value }) => value !== difference),
        },
        {
          part: 'd',
          kind: 'number',
          expected: k,
          accuracy: 'exact',
          mistakes: [
            { value: fraction(product, q * q), note: md`Look at the sign when you solve for $k$.` },
            {
              value: fraction(-product, q),
              note: md`$\mathbf{b} \cdot \mathbf{b}$ is $|\mathbf{b}|^2$, not $|\mathbf{b}|$.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: md`|\mathbf{a} - \mathbf{b}| = ${difference}`,
          value: Math.hypot(p - b[0], b[1]),
        },
        { part: 'd', route: 'numeric', shown: `k = ${k}`, value: foot, within: 1e-5 },
      ],
    };
  },
});
