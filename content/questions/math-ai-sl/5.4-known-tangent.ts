import { slope, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus, polynomial, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['5.3'],
  parameters: {
    a: choice(-2, -1, 1, 2, 3),
    b: integers(-7, 7),
    c: integers(-6, 8),
    at: integers(1, 4),
    known: choice('tangent', 'normal'),
  },
  allow: ({ a, b, c, at, known }) => {
    const m = 2 * a * at + b;
    const height = a * at * at + b * at + c;
    if (b === 0 || c === 0 || Math.abs(m) < 2 || height === 0 || height - m * at === 0) return false;
    // The constant of the normal has to be a short decimal.
    return known === 'tangent' || (([2, 4, 5] as number[]).includes(Math.abs(m)) && height + at / m !== 0);
  },
  write: ({ a, b, c, at, known }) => {
    const f = (x: number) => a * x * x + b * x + c;
    const m = 2 * a * at + b;
    const height = f(at);
    const isTangent = known === 'tangent';
    const lineGradient = isTangent ? m : -1 / m;
    const constant = Number((height - lineGradient * at).toFixed(6));
    const line = polynomial([lineGradient, constant]);
    const [foundB, foundC] = solveLinear(
      [
        [1, 0],
        [at, 1],
      ],
      [m - 2 * a * at, height - a * at * at],
    ) as [number, number];
    const curve = md`${term(a, 'x^2')} + bx + c`;
    const gradientLine = md`${term(2 * a, 'x')} + b`;
    return {
      text: md`The line $y = ${line}$ is the **${known}** to the curve $y = ${curve}$ at the point where $x = ${at}$. The numbers $b$ and $c$ are constants.

(a) Find the $y$-coordinate of this point. [1]

(b) ${isTangent ? 'Write down' : 'Find'} the gradient of the curve at this point. [${isTangent ? 1 : 2}]

(c) By differentiating, find the value of $b$. [3]

(d) Find the value of $c$. [2]`,
      hints: [
        md`The point lies on the line *and* on the curve.`,
        isTangent
          ? md`The tangent and the curve have the same gradient at the point.`
          : md`The normal is perpendicular to the curve. How do you get the gradient of the curve from that of the normal?`,
        md`In part (d) put both coordinates of the point and your value of $b$ into the equation of the curve.`,
      ],
      answer: md`(a) The point lies on the line: $y = ${lineGradient} \times ${at}${plus(constant)} = ${height}$

(b) ${
        isTangent
          ? md`The tangent has the same gradient as the curve at the point. The gradient of the line is the factor of $x$, so it is $${m}$.`
          : md`The gradient of the normal is $${lineGradient}$. The curve is perpendicular to it, so its gradient is $-\dfrac{1}{${lineGradient}} = ${m}$.`
      }

(c) $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${gradientLine}$. At $x = ${at}$ the gradient is $${m}$: $${2 * a} \times ${at} + b = ${m}$, so $b = ${b}$.

(d) The point $(${at}, ${height})$ lies on the curve. Put in both coordinates and $b$: $${height} = ${a * at * at}${plus(b * at)} + c$. So $c = ${c}$.

**Check:** the curve is $y = ${polynomial([a, b, c])}$. Draw it together with the line on your calculator.

**Watch out:** ${isTangent ? 'The gradient of the tangent is the value of the *derivative*, not of the function.' : 'The gradient of the normal is *not* the derivative. Take the negative reciprocal first.'}`,
      scheme: [
        [md`(a) $${height}$`, 'A1'],
        ...(isTangent
          ? [[md`(b) $${m}$`, 'A1'] as const]
          : [[md`(b) uses $m_1 \times m_2 = -1$`, 'M1'] as const, [md`$${m}$`, 'A1'] as const]),
        [md`(c) $${gradientLine}$`, 'A1'],
        [md`sets their derivative at $x = ${at}$ equal to their gradient`, 'M1'],
        [md`$b = ${b}$`, 'A1'],
        [md`(d) substitutes their point and their $b$ into the curve`, 'M1'],
        [md`$c = ${c}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${height}`, accuracy: 'exact' },
        {
          part: 'b',
          kind: 'number',
          expected: `${m}`,
          accuracy: 'exact',
          mistakes: isTangent
            ? [{ value: `${constant}`, note: md`That is where the line meets the $y$-axis.` }].filter(
                () => constant !== m,
              )
            : [
                {
                  value: `${lineGradient}`,
                  note: md`That is the gradient of the normal. The curve is perpendicular to it.`,
                },
                { value: `${-m}`, note: md`Reciprocal *and* change of sign.` },
              ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$b =$`,
          expected: `${b}`,
          accuracy: 'exact',
          follows: `b.1 - ${2 * a * at}`,
          mistakes: [
            {
              value: `${m}`,
              note: md`That is the gradient. Subtract the part that comes from $${term(a, 'x^2')}$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: md`$c =$`,
          expected: `${c}`,
          accuracy: 'exact',
          follows: `a.1 - ${a * at * at} - ${at} * c.1`,
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${height}`, value: f(at) },
        { part: 'b', route: 'numeric', shown: `${m}`, value: Number(slope(f, at).toFixed(6)) },
        { part: 'c', route: 'exact', shown: `b = ${b}`, value: foundB },
        { part: 'd', route: 'exact', shown: `c = ${c}`, value: foundC },
      ],
    };
  },
});
