import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { fraction, gcd } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['3.5'],
  parameters: {
    // A(p, q) below B(r, s), seen from O
    p: integers(3, 7),
    q: integers(1, 3),
    r: integers(1, 4),
    s: integers(3, 6),
    times: integers(1, 3),
  },
  allow: ({ p, q, r, s, times }) =>
    gcd(p, q) === 1 &&
    gcd(r, s) === 1 &&
    s * p > 2 * r * q &&
    p - q >= 2 &&
    times * (p - q) <= 8 &&
    times * (p + q) <= 14 &&
    s * p !== p * r + q * s + r * q,
  write: ({ p, q, r, s, times }) => {
    const [ta, tb] = [fraction(q, p), fraction(s, r)];
    const [top, bottom] = [s * p - q * r, p * r + q * s];
    const between = fraction(top, bottom);
    const d = times * (p - q);
    const y = times * (p + q);
    const [one, other] = [p * p + q * q, r * r + s * s];
    const whole = Math.sqrt(other);
    const lengths = Number.isInteger(whole) ? md`${whole}\sqrt{${one}}` : md`\sqrt{${one}}\sqrt{${other}}`;
    const turned = fraction(p + q, p - q);
    const [alpha, beta] = [Math.atan2(q, p), Math.atan2(s, r)];
    return {
      text: md`On a square grid, O is the origin, A is the point $(${p}, ${q})$ and B is the point $(${r}, ${s})$. The lines OA and OB make the angles $\alpha$ and $\beta$ with the positive $x$-axis.

![](drawing:grid)

(a) Write down the value of $\tan\alpha$ and of $\tan\beta$. [2]

(b) Find the exact value of $\tan(\mathrm{A\hat{O}B})$. [2]

(c) The point D has the coordinates $(${d}, k)$, where $k > 0$, and OD makes an angle of $\frac{\pi}{4}$ with OA. D lies above the line OA. Find the value of $k$. [3]`,
      hints: [
        'The tangent of the angle with the $x$-axis is the gradient of the line.',
        md`The angle AOB is $\beta - \alpha$. Use the compound angle identity for the tangent.`,
        md`In (c), the line OD makes the angle $\alpha + \frac{\pi}{4}$ with the $x$-axis. What is its gradient?`,
      ],
      answer: md`(a) The tangent is the rise divided by the run: $\tan\alpha = ${ta}$ and $\tan\beta = ${tb}$.

(b) The angle AOB is $\beta - \alpha$, so

$$\tan(\beta - \alpha) = \frac{\tan\beta - \tan\alpha}{1 + \tan\beta\tan\alpha} = \frac{${tb} - ${ta}}{1 + ${tb} \times ${ta}} = ${between}$$

(c) OD makes the angle $\alpha + \frac{\pi}{4}$ with the $x$-axis, so its gradient is

$$\tan\left(\alpha + \frac{\pi}{4}\right) = \frac{\tan\alpha + 1}{1 - \tan\alpha} = \frac{${ta} + 1}{1 - ${ta}} = ${turned}$$

This gradient is also $\dfrac{k}{${d}}$, so $k = ${d} \times ${turned}$ and $k = ${y}$.

*Another way for (b):* by the scalar product, $\cos(\mathrm{A\hat{O}B}) = \dfrac{${bottom}}{${lengths}}$, from which the tangent follows.

**Watch out:** $\tan(\beta - \alpha)$ is not $\tan\beta - \tan\alpha$. Don't forget the denominator, and its sign: it is plus for a difference.`,
      scheme: [
        [md`(a) $\tan\alpha = ${ta}$`, 'A1'],
        [md`$\tan\beta = ${tb}$`, 'A1'],
        [md`(b) uses the identity for $\tan(\beta - \alpha)$ (or the scalar product)`, 'M1'],
        [md`$${between}$ (follow through)`, 'A1'],
        [md`(c) considers $\tan\left(\alpha + \frac{\pi}{4}\right)$`, 'M1'],
        [md`$${turned}$`, 'A1'],
        [md`$k = ${y}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', label: md`$\tan\alpha =$`, expected: ta, accuracy: 'exact', marks: 1 },
        {
          part: 'a',
          kind: 'number',
          label: md`$\tan\beta =$`,
          expected: tb,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: fraction(r, s), note: 'The tangent is the rise divided by the run.' }],
        },
        {
          part: 'b',
          kind: 'number',
          expected: between,
          accuracy: 'exact',
          follows: '(a.2 - a.1) / (1 + a.1 * a.2)',
          mistakes: [
            {
              value: fraction(s * p - q * r, r * p),
              note: 'The tangent of a difference is not the difference of the tangents.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$k =$',
          expected: `${y}`,
          accuracy: 'exact',
          follows: `${d} * (1 + a.1) / (1 - a.1)`,
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`\tan\alpha = ${ta}`, value: Math.tan(alpha) },
        { part: 'a', route: 'numeric', shown: md`\tan\beta = ${tb}`, value: Math.tan(beta) },
        { part: 'b', route: 'numeric', shown: `= ${between}`, value: Math.tan(beta - alpha) },
        {
          part: 'c',
          route: 'numeric',
          shown: `k = ${y}`,
          value: d * Math.tan(alpha + Math.PI / 4),
          within: 1e-9,
        },
      ],
      drawings: {
        grid: plot({
          x: [-0.5, Math.max(p, r) + 1.5],
          y: [-0.5, s + 1],
          equal: true,
          grid: true,
          ticks: { x: 1, y: 1 },
          height: 260,
          lines: [
            { from: [0, 0], to: [p, q] },
            { from: [0, 0], to: [r, s] },
          ],
          points: [
            { at: [p, q], label: 'A' },
            { at: [r, s], label: 'B' },
            { at: [0, 0], label: 'O', place: 'nw' },
          ],
          description: `A square grid with the points O(0, 0), A(${p}, ${q}) and B(${r}, ${s}). O is joined to A and to B.`,
        }),
      },
    };
  },
});
