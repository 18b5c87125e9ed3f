import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { piTimes, term } from '../../authoring/wording.ts';

/** Angles in parts of π, with their sines. */
const nice = [
  { n: -1, d: 3, sine: md`-\frac{\sqrt{3}}{2}` },
  { n: -1, d: 4, sine: md`-\frac{\sqrt{2}}{2}` },
  { n: -1, d: 6, sine: md`-\frac{1}{2}` },
  { n: 1, d: 6, sine: md`\frac{1}{2}` },
  { n: 1, d: 4, sine: md`\frac{\sqrt{2}}{2}` },
  { n: 1, d: 3, sine: md`\frac{\sqrt{3}}{2}` },
] as const;

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['3.11'],
  parameters: {
    m: integers(2, 6),
    n: integers(1, 4),
    at: choice(0, 1, 2, 3, 4, 5),
  },
  allow: ({ m, n }) => m > n && m - n <= 4,
  write: ({ m, n, at }) => {
    const { n: top, d, sine } = nice[at]!;
    const k = m - n;
    // m arcsin x + n arccos x = (m − n) arcsin x + nπ/2
    const right = piTimes(2 * k * top + n * d, 2 * d);
    const left = md`${term(m, md`\arcsin x`)} + ${term(n, md`\arccos x`)}`;
    const [low, high] = [piTimes(2 * n - m, 2), piTimes(m, 2)];
    const value = (x: number) => m * Math.asin(x) + n * Math.acos(x);
    const wanted = ((2 * k * top + n * d) * Math.PI) / (2 * d);
    return {
      text: md`(a) Show that $\arcsin x + \arccos x = \dfrac{\pi}{2}$ for $-1 \le x \le 1$. [3]

(b) Hence solve the equation $${left} = ${right}$. [3]

(c) Find the set of values of $c$ for which the equation $${left} = c$ has a solution. [2]`,
      hints: [
        md`Let $\alpha = \arcsin x$. Which angle has the cosine $x$? In which interval does it lie?`,
        md`With (a), replace $\arccos x$ by $\frac{\pi}{2} - \arcsin x$. Then one inverse function is left.`,
        md`In (c), which values can $\arcsin x$ have?`,
      ],
      answer: md`(a) Let $\alpha = \arcsin x$. Then $\sin\alpha = x$ and $-\frac{\pi}{2} \le \alpha \le \frac{\pi}{2}$. By the relation for complements, $\cos\left(\frac{\pi}{2} - \alpha\right) = \sin\alpha = x$.

The angle $\frac{\pi}{2} - \alpha$ lies between $0$ and $\pi$, which is the range of $\arccos$. So it is not just *an* angle with the cosine $x$, it is $\arccos x$. Therefore $\arccos x = \frac{\pi}{2} - \alpha$, and the sum is $\frac{\pi}{2}$.

(b) Replace $\arccos x$ by $\frac{\pi}{2} - \arcsin x$:

$$${term(m, md`\arcsin x`)} + ${n === 1 ? '' : n}\left(\frac{\pi}{2} - \arcsin x\right) = ${right}, \quad\text{so}\quad ${term(k, md`\arcsin x`)} = ${right} - ${piTimes(n, 2)} = ${piTimes(k * top, d)}$$

${k === 1 ? 'So' : md`Dividing by $${k}$, $\arcsin x = ${piTimes(top, d)}$, and`} the solution is $x = \sin\left(${piTimes(top, d)}\right) = ${sine}$.

(c) By the same step the left side is $${term(k, md`\arcsin x`)} + ${piTimes(n, 2)}$. As $-\frac{\pi}{2} \le \arcsin x \le \frac{\pi}{2}$, and all these values are taken, it lies between $-${piTimes(k, 2)} + ${piTimes(n, 2)} = ${low}$ and $${piTimes(k, 2)} + ${piTimes(n, 2)} = ${high}$. So there is a solution for $${low} \le c \le ${high}$.

**Watch out:** In (a) the interval matters. Many angles have the cosine $x$, but only the one between $0$ and $\pi$ is $\arccos x$.`,
      scheme: [
        [md`(a) lets $\alpha = \arcsin x$, so $\sin\alpha = x$`, 'M1'],
        [md`$\cos\left(\frac{\pi}{2} - \alpha\right) = x$`, 'A1'],
        [md`$\frac{\pi}{2} - \alpha$ lies in $0 \le y \le \pi$, so it is $\arccos x$ (AG)`, 'R1'],
        [md`(b) uses (a) to remove one inverse function`, 'M1'],
        [md`$\arcsin x = ${piTimes(top, d)}$ (or $\arccos x = ${piTimes(d - 2 * top, 2 * d)}$)`, 'A1'],
        [md`$x = ${sine}$`, 'A1'],
        [md`(c) uses the range of $\arcsin$ (or of $\arccos$)`, 'M1'],
        [md`$${low} \le c \le ${high}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$x =$',
          expected: sine,
          accuracy: 'exact',
          mistakes: [
            {
              value: sine.startsWith('-') ? sine.slice(1) : `-${sine}`,
              note: 'Look at the sign of the angle.',
            },
            { value: piTimes(top, d), note: md`This is $\arcsin x$. Find $x$.` },
          ],
        },
        {
          part: 'c',
          kind: 'interval',
          expected: md`${low} <= c <= ${high}`,
          mistakes: [
            { value: md`${low} < c < ${high}`, note: md`The ends are taken at $x = -1$ and $x = 1$.` },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sine}`,
          value: root((x) => value(x) - wanted, -1, 1),
          within: 1e-8,
        },
        { part: 'c', route: 'substitution', shown: `= ${low}`, value: value(-1), within: 1e-9 },
        { part: 'c', route: 'substitution', shown: `= ${high}`, value: value(1), within: 1e-9 },
      ],
    };
  },
});
