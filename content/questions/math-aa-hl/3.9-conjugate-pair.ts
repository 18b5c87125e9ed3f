import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, gcd } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['3.6'],
  parameters: {
    kind: choice('sec', 'cosec'),
    // sec θ + tan θ = p/q, or cosec θ + cot θ = p/q
    p: choice(-5, -4, -3, -2, -1, 1, 2, 3, 4, 5),
    q: integers(1, 5),
  },
  allow: ({ p, q }) => gcd(p, q) === 1 && Math.abs(p) !== q,
  write: ({ kind, p, q }) => {
    const isSec = kind === 'sec';
    const [fn, other] = isSec ? [md`\sec`, md`\tan`] : [md`\operatorname{cosec}`, md`\cot`];
    const base = isSec ? md`\cos` : md`\sin`;
    const sum = fraction(p, q);
    const difference = fraction(q, p);
    const [top, side, bottom] = [p * p + q * q, p * p - q * q, 2 * p * q];
    const big = fraction(top, bottom);
    const small = fraction(side, bottom);
    const ratio = fraction(bottom, top);
    const third = fraction(side, top);
    // Without the denominator, which adds one place where both sides are zero.
    const gap = (x: number) =>
      isSec ? q * (1 + Math.sin(x)) - p * Math.cos(x) : q * (1 + Math.cos(x)) - p * Math.sin(x);
    const [angle] = roots(gap, 0.0003, 2 * Math.PI - 0.0002, 20_000).filter(
      (x) => Math.abs(isSec ? Math.cos(x) : Math.sin(x)) > 1e-3,
    ) as [number];
    const sine = isSec ? side : bottom;
    const cosine = isSec ? bottom : side;
    const quadrant = sine > 0 ? (cosine > 0 ? 'first' : 'second') : cosine < 0 ? 'third' : 'fourth';
    const otherBase = isSec ? md`\sin` : md`\cos`;
    return {
      text: md`(a) Show that $(${fn}\theta + ${other}\theta)(${fn}\theta - ${other}\theta) = 1$ wherever both factors are defined. [2]

It is given that $${fn}\theta + ${other}\theta = ${sum}$, where $0 < \theta < 2\pi$.

(b) Hence write down the value of $${fn}\theta - ${other}\theta$. [1]

(c) Find the exact value of $${base}\theta$ and of $${otherBase}\theta$. [4]

(d) State the quadrant in which $\theta$ lies. [1]`,
      hints: [
        isSec
          ? md`Multiply out, and use $1 + \tan^2\theta = \sec^2\theta$.`
          : md`Multiply out, and use $1 + \cot^2\theta = \operatorname{cosec}^2\theta$.`,
        'If a product is $1$, each factor is the reciprocal of the other.',
        'You know the sum and the difference of two numbers. Add the two equations, then subtract them.',
      ],
      answer: md`(a) The product is a difference of two squares: $${fn}^2\theta - ${other}^2\theta$. As $1 + ${other}^2\theta = ${fn}^2\theta$, it is $1$.

(b) The two factors have the product $1$, so each is the reciprocal of the other: $${fn}\theta - ${other}\theta = ${difference}$.

(c) Adding the equations for the sum and the difference removes the ${isSec ? 'tangent' : 'cotangent'}: $2\,${fn}\theta = ${sum} + ${q * p < 0 ? md`\left(${difference}\right)` : difference} = ${fraction(top, p * q)}$, so $${fn}\theta = ${big}$ and $${base}\theta = ${ratio}$.

Subtracting them gives $2\,${other}\theta = ${fraction(side, p * q)}$, so $${other}\theta = ${small}$. As $${other}\theta = \dfrac{${otherBase}\theta}{${base}\theta}$, multiplying by $${base}\theta$ gives $${otherBase}\theta = ${third}$.

(d) The sine is ${sine > 0 ? 'positive' : 'negative'} and the cosine is ${cosine > 0 ? 'positive' : 'negative'}, so $\theta$ lies in the ${quadrant} quadrant.

**Watch out:** Who finds $${otherBase}\theta$ from $\sin^2\theta + \cos^2\theta = 1$ has two signs to choose from. The ${isSec ? 'tangent' : 'cotangent'} decides.`,
      scheme: [
        [md`(a) $${fn}^2\theta - ${other}^2\theta$`, 'M1'],
        [md`uses $1 + ${other}^2\theta = ${fn}^2\theta$ (AG)`, 'A1'],
        [md`(b) $${difference}$`, 'A1'],
        ['(c) adds (or subtracts) the two equations', 'M1'],
        [md`$${base}\theta = ${ratio}$ (follow through)`, 'A1'],
        [md`finds $${other}\theta$, or uses $\sin^2\theta + \cos^2\theta = 1$ with a justified sign`, 'M1'],
        [md`$${otherBase}\theta = ${third}$ (follow through)`, 'A1'],
        [md`(d) ${quadrant} quadrant`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: difference,
          accuracy: 'exact',
          mistakes: [{ value: fraction(-p, q), note: 'The product of the two is $1$, not their sum $0$.' }],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$${base}\theta =$`,
          expected: ratio,
          accuracy: 'exact',
          marks: 2,
          follows: `2 / (${p}/${q} + b.1)`,
          mistakes: [{ value: big, note: md`This is $${fn}\theta$. Take its reciprocal.` }],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$${otherBase}\theta =$`,
          expected: third,
          accuracy: 'exact',
          marks: 2,
          follows: `(${p}/${q} - b.1) / (${p}/${q} + b.1)`,
          mistakes: [
            {
              value: fraction(-side, top),
              note: md`Look at the sign. Is $${other}\theta$ positive or negative?`,
            },
            { value: small, note: md`This is $${other}\theta$.` },
          ],
        },
        { part: 'd', kind: 'self', why: 'state the quadrant' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${difference}`,
          value: isSec ? 1 / Math.cos(angle) - Math.tan(angle) : 1 / Math.sin(angle) - 1 / Math.tan(angle),
          within: 1e-8,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`${base}\theta = ${ratio}`,
          value: isSec ? Math.cos(angle) : Math.sin(angle),
          within: 1e-8,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`${otherBase}\theta = ${third}`,
          value: isSec ? Math.sin(angle) : Math.cos(angle),
          within: 1e-8,
        },
      ],
    };
  },
});
