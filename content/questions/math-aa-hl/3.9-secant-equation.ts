import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { decimals, fraction, plus, polynomial, sf, term } from '../../authoring/wording.ts';

/** In sec: (p s + q)(s + r) = 0; in cosec the same. */
export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.8'],
  parameters: {
    kind: choice('sec', 'cosec'),
    p: integers(1, 4),
    q: nonZero(-9, 9),
    r: choice(-5, -4, -3, -2, 2, 3, 4, 5),
  },
  allow: ({ p, q, r }) =>
    gcd(p, q) === 1 && p !== 1 && Math.abs(q) < p && p * r + q !== 0 && (p * r + q) % p !== 0,
  write: ({ kind, p, q, r }) => {
    const isSec = kind === 'sec';
    const fn = isSec ? md`\sec` : md`\operatorname{cosec}`;
    const other = isSec ? md`\tan` : md`\cot`;
    const base = isSec ? md`\cos` : md`\sin`;
    // p f² + (pr + q) f + qr = 0 with f² = 1 + t².
    const [b, c] = [p * r + q, q * r];
    const constant = p + c;
    const value = -1 / r;
    const main = isSec ? Math.acos(value) : Math.asin(value);
    const turn = 2 * Math.PI;
    const solutions = (isSec ? [main, turn - main] : [main < 0 ? main + turn : main, Math.PI - main])
      .sort((left, right) => left - right)
      .map((angle) => decimals(angle, angle < 1 ? 3 : 2));
    const given = (x: number) => {
      const t = isSec ? Math.tan(x) : 1 / Math.tan(x);
      const f = isSec ? 1 / Math.cos(x) : 1 / Math.sin(x);
      return (p * t * t + b * f + constant) * (isSec ? Math.cos(x) : Math.sin(x)) ** 2;
    };
    const found = roots(given, 0.0013, turn - 0.0017);
    const equation = md`${term(p, `${other}^2 x`)}${plus(b, `${fn} x`)}${plus(constant)}`;
    const root = `${q > 0 ? '-' : ''}\\frac{${Math.abs(q)}}{${p}}`;
    return {
      text: md`(a) Show that the equation $${equation} = 0$ can be written as $${term(p, `${fn}^2 x`)}${plus(b, `${fn} x`)}${plus(c)} = 0$. [2]

(b) Hence solve the equation $${equation} = 0$ for $0 < x < 2\pi$. Give your answers in radians, correct to 3 significant figures. [5]`,
      hints: [
        isSec
          ? md`Divide $\sin^2 x + \cos^2 x = 1$ by $\cos^2 x$ to find an identity for $\tan^2 x$ and $\sec^2 x$.`
          : md`Divide $\sin^2 x + \cos^2 x = 1$ by $\sin^2 x$ to find an identity for $\cot^2 x$ and $\operatorname{cosec}^2 x$.`,
        md`The equation is a quadratic in $${fn} x$. Remember that $${fn} x = \frac{1}{${base} x}$, so it is never between $-1$ and $1$.`,
      ],
      answer: md`(a) Since $${other}^2 x = ${fn}^2 x - 1$,

$$${term(p, `(${fn}^2 x - 1)`)}${plus(b, `${fn} x`)}${plus(constant)} = 0, \quad\text{so}\quad ${term(p, `${fn}^2 x`)}${plus(b, `${fn} x`)}${plus(c)} = 0$$

(b) Let $s = ${fn} x$. Then $${polynomial([p, b, c], 's')} = (${polynomial([p, q], 's')})(s${plus(r)}) = 0$, so $s = ${root}$ or $s = ${-r}$.

$${fn} x = ${root}$ is impossible, because it would mean $${base} x = ${fraction(-p, q)}$, which is not between $-1$ and $1$.

$${fn} x = ${-r}$ means $${base} x = ${r > 0 ? '-' : ''}\frac{1}{${Math.abs(r)}}$. In the given interval, $x = ${solutions[0]}$ or $x = ${solutions[1]}$.

**Calculator:** radians. To check, enter $${fn} x$ as $1 \div ${base} x$ and draw the left side of the quadratic equation for $0 < x < 2\pi$. TI-Nspire: Menu, Analyze Graph, Zero. Casio fx-CG50: G-Solv, ROOT.

**Watch out:** $${fn} x$ is the reciprocal of $${base} x$, not its inverse function, so take the reciprocal of $${-r}$ before you look for the angle. The calculator gives only one angle, and it need not lie in the interval; use the symmetry of the graph of $${base} x$ to find both solutions.`,
      scheme: [
        [md`uses $${other}^2 x = ${fn}^2 x - 1$`, 'M1'],
        ['correct working that leads to the given equation (AG)', 'A1'],
        ['factorises or uses the quadratic formula', 'M1'],
        [md`$${fn} x = ${-r}$ and $${fn} x = ${root}$`, 'A1'],
        [md`rejects $${fn} x = ${root}$ with a reason`, 'R1'],
        [md`$x = ${solutions[0]}$`, 'A1'],
        [md`$x = ${solutions[1]}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'set',
          expected: solutions.join(', '),
          accuracy: { figures: 3 },
          marks: 4,
          mistakes: [
            {
              value: found.map((angle) => sf((angle * 180) / Math.PI)).join(', '),
              note: 'Your answers are in degrees. Radians are asked for.',
            },
            ...solutions.map((one) => ({
              value: one,
              note: 'This is one of two solutions in the given interval.',
            })),
          ],
        },
        { part: 'b', kind: 'self', why: 'reject the other root with a reason', marks: 1 },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `x = ${solutions[0]}`, value: found[0]! },
        {
          part: 'b',
          route: 'numeric',
          shown: `x = ${solutions[1]}`,
          value: found.length === 2 ? found[1]! : Number.NaN,
        },
      ],
    };
  },
});

function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}
