import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction } from '../../authoring/wording.ts';

const angles = [
  { of: 'arccos', text: md`\frac{7\pi}{6}`, is: [5, 6], at: (7 * Math.PI) / 6, inner: 'cos' },
  { of: 'arccos', text: md`\frac{5\pi}{4}`, is: [3, 4], at: (5 * Math.PI) / 4, inner: 'cos' },
  { of: 'arccos', text: md`\frac{5\pi}{3}`, is: [1, 3], at: (5 * Math.PI) / 3, inner: 'cos' },
  { of: 'arcsin', text: md`\frac{5\pi}{6}`, is: [1, 6], at: (5 * Math.PI) / 6, inner: 'sin' },
  { of: 'arcsin', text: md`\frac{3\pi}{4}`, is: [1, 4], at: (3 * Math.PI) / 4, inner: 'sin' },
  { of: 'arcsin', text: md`\frac{4\pi}{3}`, is: [-1, 3], at: (4 * Math.PI) / 3, inner: 'sin' },
  { of: 'arctan', text: md`\frac{5\pi}{6}`, is: [-1, 6], at: (5 * Math.PI) / 6, inner: 'tan' },
  { of: 'arctan', text: md`\frac{4\pi}{3}`, is: [1, 3], at: (4 * Math.PI) / 3, inner: 'tan' },
] as const;
const ranges = {
  arccos: md`0 \le y \le \pi`,
  arcsin: md`-\frac{\pi}{2} \le y \le \frac{\pi}{2}`,
  arctan: md`-\frac{\pi}{2} < y < \frac{\pi}{2}`,
} as const;
const outer = { arccos: Math.acos, arcsin: Math.asin, arctan: Math.atan } as const;
const inner = { cos: Math.cos, sin: Math.sin, tan: Math.tan } as const;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['3.5'],
  parameters: {
    triple: choice([3, 4, 5], [4, 3, 5], [5, 12, 13], [12, 5, 13], [8, 15, 17], [15, 8, 17], [7, 24, 25]),
    /** The inverse in (a): of the negative first number over the third. */
    first: choice('arccos', 'arcsin'),
    angle: choice(0, 1, 2, 3, 4, 5, 6, 7),
  },
  write: ({ triple: [s, c, h], first, angle }) => {
    const isCos = first === 'arccos';
    const given = fraction(-s, h);
    const other = fraction(c, h);
    const tangent = isCos ? fraction(-c, s) : fraction(-s, c);
    const [name, asked] = isCos ? [md`\sin`, md`\cos`] : [md`\cos`, md`\sin`];
    const v = outer[first](-s / h);
    const { of, text, is, at, inner: inside } = angles[angle]!;
    const [n, d] = is;
    const result = md`${n < 0 ? '-' : ''}\frac{${Math.abs(n) === 1 ? '' : Math.abs(n)}\pi}{${d}}`;
    const [fn, back, into] = [`\\${first}`, `\\${of}`, `\\${inside}`];
    const kind = isCos ? 'obtuse' : 'negative';
    const same = md`${into} ${text} = ${into}\left(${result}\right)`;
    return {
      text: md`(a) Let $\alpha = ${fn}\left(${given}\right)$.

(i) State whether $\alpha$ is acute, obtuse or negative. Give a reason. [1]

(ii) Find the exact value of $${name}\alpha$ and of $\tan\alpha$. [3]

(b) Find the exact value of $${back}\left(${into} ${text}\right)$, and explain why it is not $${text}$. [3]`,
      hints: [
        md`An inverse function has one value only. In which interval do the values of $\arcsin$, $\arccos$ and $\arctan$ lie?`,
        md`Use $\sin^2\alpha + \cos^2\alpha = 1$, or a right-angled triangle, and look at the sign.`,
        'In (b), find the inner value first, or look for an angle with the same value in the right interval.',
      ],
      answer: md`(a) (i) The values $y$ of $${fn}$ lie in $${ranges[first]}$. As $${asked}\alpha = ${given}$ is negative, $\alpha$ is ${kind}: ${
        isCos
          ? md`between $\frac{\pi}{2}$ and $\pi$ the cosine is negative.`
          : md`between $-\frac{\pi}{2}$ and $0$ the sine is negative.`
      }

(ii) $${name}^2\alpha = 1 - \frac{${s * s}}{${h * h}} = \frac{${c * c}}{${h * h}}$. ${isCos ? 'The sine of an obtuse angle' : md`The cosine of an angle between $-\frac{\pi}{2}$ and $0$`} is positive, so $${name}\alpha = ${other}$. The tangent is the sine divided by the cosine, so $\tan\alpha = ${tangent}$.

(b) The result must lie in $${ranges[of]}$, the range of $${back}$. The angle $${text}$ does not. The angle in this interval with the same ${inside === 'cos' ? 'cosine' : inside === 'sin' ? 'sine' : 'tangent'} is $${result}$, because $${same}$. So $${back}\left(${into} ${text}\right) = ${result}$.

**Watch out:** $${into}(${back}\,x) = x$ is always true where it is defined. The other way round, $${back}(${into} x) = x$ is true only if $x$ lies in the range of $${back}$.`,
      scheme: [
        [
          md`(a)(i) ${kind}, because $${asked}\alpha < 0$ and the range of $${fn}$ is $${ranges[first]}$`,
          'R1',
        ],
        ['(ii) uses the Pythagorean identity, or a right-angled triangle', 'M1'],
        [md`$${name}\alpha = ${other}$`, 'A1'],
        [md`$\tan\alpha = ${tangent}$ (follow through)`, 'A1'],
        [md`(b) finds $${into} ${text}$, or looks for an angle in $${ranges[of]}$ with the same value`, 'M1'],
        [md`$${result}$`, 'A1'],
        [md`$${text}$ is not in the range of $${back}$`, 'R1'],
      ],
      replies: [
        { part: 'a i', kind: 'self', why: 'give a reason' },
        {
          part: 'a ii',
          kind: 'number',
          label: md`$${name}\alpha =$`,
          expected: other,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `-${other}`,
              note: isCos
                ? md`$\alpha$ is obtuse. What is the sign of the sine of an obtuse angle?`
                : md`$\alpha$ lies between $-\frac{\pi}{2}$ and $0$. What is the sign of its cosine?`,
            },
          ],
        },
        {
          part: 'a ii',
          kind: 'number',
          label: md`$\tan\alpha =$`,
          expected: tangent,
          accuracy: 'exact',
          marks: 1,
          follows: isCos ? `a.ii.1 / (${-s}/${h})` : `(${-s}/${h}) / a.ii.1`,
          mistakes: [
            {
              value: tangent.replace('-', ''),
              note: 'One of sine and cosine is negative, so their quotient is, too.',
            },
            {
              value: isCos ? fraction(-s, c) : fraction(-c, s),
              note: 'The tangent is the sine divided by the cosine, not the other way round.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Value:',
          expected: result,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            { value: text, note: md`This angle is not in the range of $${back}$.` },
            ...(n < 0
              ? [{ value: result.replace('-', ''), note: md`Look at the sign of $${into} ${text}$.` }]
              : []),
          ],
        },
        { part: 'b', kind: 'self', why: 'explain', marks: 1 },
      ],
      checks: [
        {
          part: 'a ii',
          route: 'numeric',
          shown: md`${name}\alpha = ${other}`,
          value: isCos ? Math.sin(v) : Math.cos(v),
        },
        { part: 'a ii', route: 'numeric', shown: md`\tan\alpha = ${tangent}`, value: Math.tan(v) },
        { part: 'b', route: 'numeric', shown: `= ${result}`, value: outer[of](inner[inside](at)) },
      ],
    };
  },
});
