import { maximum, maximumAt, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['3.7', '3.8', '5.1'],
  parameters: {
    place: choice('Saint-Malo', 'Darwin', 'Incheon', 'Bristol', 'Broome'),
    a: choice(1.6, 1.8, 2.1, 2.4, 2.7),
    b: choice(0.9, 1.1, 1.3, 1.5),
    mean: choice(4.5, 5, 5.5, 6),
    above: choice(0.8, 1, 1.2, 1.4),
  },
  allow: ({ a, b, above }) => above < 0.6 * Math.hypot(a, b) && b < a,
  write: ({ place, a, b, mean, above }) => {
    const r = Math.hypot(a, b);
    const angle = Math.atan2(b, a);
    const h = (t: number) => mean + a * Math.cos((Math.PI * t) / 6) + b * Math.sin((Math.PI * t) / 6);
    const high = (6 * angle) / Math.PI;
    const need = Number((mean + above).toFixed(3));
    const half = (6 / Math.PI) * Math.acos(above / r);
    const [leave, back] = [high + half, high + 12 - half];
    const met = roots((t) => h(t) - need, 0, 12);
    const rate = (Math.PI / 6) * r;
    const least = mean - r;
    const steps = 4000;
    const grid = Array.from({ length: steps + 1 }, (_, k) => (12 * k) / steps);
    const steepest = Math.max(...grid.map((t) => (h(t + 1e-4) - h(t - 1e-4)) / 2e-4));
    return {
      text: md`The depth of the water in a harbour near ${place}, in metres, is modelled by

$$h(t) = ${mean} + ${a}\cos\left(\frac{\pi t}{6}\right) + ${b}\sin\left(\frac{\pi t}{6}\right), \quad 0 \le t \le 12,$$

where $t$ is the time in hours after midnight.

(a) Using a compound angle identity, show that $R\cos(x - \theta)$ can be written as $a\cos x + b\sin x$, and express $a$ and $b$ in terms of $R$ and $\theta$. [2]

(b) Hence find $R > 0$ and $0 < \theta < \frac{\pi}{2}$ such that $h(t) = ${mean} + R\cos\left(\frac{\pi t}{6} - \theta\right)$. [4]

(c) Find the greatest and the least depth of the water. [2]

(d) Find the time of high water, in hours after midnight. [2]

A ferry can enter the harbour only when the depth is at least $${need}\ \text{m}$.

(e) Find the interval of time during which the ferry can't enter. [4]

(f) Find the greatest rate, in metres per hour, at which the depth increases. [2]`,
      hints: [
        md`Expand $\cos(x - \theta)$ with the identity from the formula booklet and compare the coefficients.`,
        md`Square and add to find $R$; divide to find $\tan\theta$.`,
        md`With one cosine instead of two functions you can read off the greatest value and where it is.`,
        md`In (f), differentiate $${mean} + R\cos\left(\frac{\pi t}{6} - \theta\right)$ with the chain rule. What is the greatest value of a sine?`,
      ],
      answer: md`(a) By the compound angle identity $R\cos(x - \theta) = R\cos x\cos\theta + R\sin x\sin\theta$. This is $a\cos x + b\sin x$ with $a = R\cos\theta$ and $b = R\sin\theta$.

(b) Here $R\cos\theta = ${a}$ and $R\sin\theta = ${b}$. Squaring and adding removes $\theta$, because $\cos^2\theta + \sin^2\theta = 1$: $R^2 = ${a}^2 + ${b}^2$, so $R = ${sf(r)}$ (more exactly $${sf(r, 6)}$).

Dividing gives $\tan\theta = \dfrac{${b}}{${a}}$, and as $\theta$ is acute, $\theta = ${sf(angle)}$ (more exactly $${sf(angle, 6)}$).

(c) The cosine lies between $-1$ and $1$. The greatest depth is $${mean} + R = ${sf(mean + r)}$ m and the least depth is $${mean} - R = ${sf(least)}$ m.

(d) The cosine is $1$ when $\frac{\pi t}{6} - \theta = 0$, that is, $t = \dfrac{6\theta}{\pi} = ${sf(high)}$ hours after midnight.

(e) The depth is exactly $${need}$ m when $R\cos\left(\frac{\pi t}{6} - \theta\right) = ${above}$. The solutions with $0 \le t \le 12$ are $t_1 = ${sf(leave)}$ and $t_2 = ${sf(back)}$. Between them lies low water, so the ferry can't enter for $${sf(leave)} < t < ${sf(back)}$.

(f) By the chain rule $h'(t) = -\dfrac{\pi R}{6}\sin\left(\frac{\pi t}{6} - \theta\right)$. Its greatest value is $\dfrac{\pi R}{6} = ${sf(rate)}$ metres per hour, when the sine is $-1$.

**Calculator:** radians. Draw $y_1 = h(x)$ and $y_2 = ${need}$ for $0 \le x \le 12$. TI-Nspire: Menu, Analyze Graph, Maximum and Intersection; for (f) draw the derivative and find its maximum. Casio fx-CG50: G-Solv, MAX and INTSECT; for (f) d/dx from OPTN, CALC.

**Watch out:** $\theta$ is in radians, because $\frac{\pi t}{6}$ is. Keep $R$ and $\theta$ unrounded in the later parts.`,
      scheme: [
        [md`(a) $R\cos x\cos\theta + R\sin x\sin\theta$`, 'M1'],
        [md`$a = R\cos\theta$ and $b = R\sin\theta$`, 'A1'],
        [md`(b) $R^2 = ${a}^2 + ${b}^2$`, 'M1'],
        [md`$R = ${sf(r)}$`, 'A1'],
        [md`$\tan\theta = \frac{${b}}{${a}}$`, 'M1'],
        [md`$\theta = ${sf(angle)}$`, 'A1'],
        [md`(c) $${sf(mean + r)}$ m (follow through)`, 'A1'],
        [md`$${sf(least)}$ m (follow through)`, 'A1'],
        [md`(d) $\frac{\pi t}{6} = \theta$, or the maximum of the graph`, 'M1'],
        [md`$${sf(high)}$ (follow through)`, 'A1'],
        [md`(e) considers $h(t) = ${need}$`, 'M1'],
        [md`$${sf(leave)}$`, 'A1'],
        [md`$${sf(back)}$`, 'A1'],
        [md`$${sf(leave)} < t < ${sf(back)}$`, 'A1'],
        [md`(f) differentiates, or looks for the maximum of $h'$`, 'M1'],
        [md`$${sf(rate)}$ metres per hour (follow through)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$R =$',
          expected: `${Number(r.toPrecision(10))}`,
          marks: 2,
          mistakes: [{ value: sf(a + b), note: 'Square and add, then take the square root.' }],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$\theta =$`,
          expected: `${Number(angle.toPrecision(10))}`,
          marks: 2,
          mistakes: [
            {
              value: sf(Math.atan2(a, b)),
              note: md`You divided the wrong way round: $\tan\theta$ is $R\sin\theta$ divided by $R\cos\theta$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Greatest depth:',
          expected: `${Number((mean + r).toPrecision(10))}`,
          unit: 'm',
          marks: 1,
          follows: `${mean} + b.1`,
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Least depth:',
          expected: `${Number(least.toPrecision(10))}`,
          unit: 'm',
          marks: 1,
          follows: `${mean} - b.1`,
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(high.toPrecision(10))}`,
          unit: 'hours',
          follows: '6 * b.2 / pi',
        },
        // Two numbers: whether the two moments themselves belong to it is not what the question is about.
        {
          part: 'e',
          kind: 'number',
          label: 'From $t =$',
          expected: `${Number(leave.toPrecision(10))}`,
          marks: 2,
        },
        {
          part: 'e',
          kind: 'number',
          label: 'until $t =$',
          expected: `${Number(back.toPrecision(10))}`,
          marks: 2,
        },
        {
          part: 'f',
          kind: 'number',
          expected: `${Number(rate.toPrecision(10))}`,
          unit: 'metres per hour',
          follows: 'pi * b.1 / 6',
          mistakes: [{ value: sf(r), note: md`The chain rule brings the factor $\frac{\pi}{6}$.` }],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `R = ${sf(r)}`, value: maximum(h, 0, 12) - mean },
        {
          part: 'b',
          route: 'numeric',
          shown: md`\theta = ${sf(angle)}`,
          value: (Math.PI / 6) * maximumAt(h, 0, 6),
        },
        { part: 'c', route: 'numeric', shown: `= ${sf(mean + r)}`, value: maximum(h, 0, 12) },
        { part: 'c', route: 'numeric', shown: `= ${sf(least)}`, value: -maximum((t) => -h(t), 0, 12) },
        { part: 'd', route: 'numeric', shown: `= ${sf(high)}`, value: maximumAt(h, 0, 6) },
        { part: 'e', route: 'numeric', shown: `t_1 = ${sf(leave)}`, value: met[0] ?? Number.NaN },
        { part: 'e', route: 'numeric', shown: `t_2 = ${sf(back)}`, value: met[1] ?? Number.NaN },
        { part: 'f', route: 'numeric', shown: `= ${sf(rate)}`, value: steepest },
      ],
    };
  },
});
