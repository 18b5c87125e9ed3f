import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus, sf, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    a: integers(1, 4),
    k: integers(2, 9),
    sign: choice(1, -1),
    c: integers(-6, 6),
    at: choice(1, 2),
    height: integers(-4, 9),
    other: choice(3, 4, 5),
    wanted: integers(6, 18, 3),
  },
  allow: ({ a, k, sign, c, at, height, other, wanted }) => {
    if (c === 0 || k % at !== 0) return false;
    const F = (x: number) => a * x * x + c * x - (sign * k) / x;
    const constant = height - F(at);
    const up = (x: number) => 2 * a * x + c + (sign * k) / x ** 2;
    // Rising from `other` on, so that there is one solution there.
    const grows = [other, other + 1, 8, 12].every((x) => up(x) > 0.5);
    const there = F(other) + constant;
    return grows && constant !== 0 && there < wanted - 2 && Math.abs(constant) !== 1;
  },
  write: ({ a, k, sign, c, at, height, other, wanted }) => {
    const rate = (x: number) => 2 * a * x + c + (sign * k) / x ** 2;
    const F = (x: number) => a * x * x + c * x - (sign * k) / x;
    const constant = height - F(at);
    const f = (x: number) => F(x) + constant;
    const plusK = sign === 1 ? '+' : '-';
    const minusK = sign === 1 ? '-' : '+';
    const general = md`${term(a, 'x^2')}${plus(c, 'x')} ${minusK} \frac{${k}}{x}`;
    const typed = `${term(a, 'x^2')}${plus(c, 'x')} ${minusK} ${k}/x`;
    // With the sign of the last term wrong.
    const slip = height - (a * at * at + c * at + (sign * k) / at);
    const found = root((x) => f(x) - wanted, other, 60);
    const there = f(other);
    const exactly = Number(there.toFixed(6));
    const shownThere = Number.isInteger(exactly * 100) ? `${exactly}` : sf(there);
    return {
      text: md`A curve has the gradient

$$\frac{\mathrm{d}y}{\mathrm{d}x} = ${2 * a}x${plus(c)} ${plusK} \frac{${k}}{x^2}, \quad x > 0,$$

and passes through the point $(${at}, ${height})$.

(a) Find the equation of the curve. [5]

(b) Find the $y$-coordinate of the point of the curve with $x = ${other}$. [1]

(c) Find the value of $x > ${other}$ for which $y = ${wanted}$. [2]

(d) A friend says: "Every curve with this gradient has the equation of part (a)." Explain why this is wrong. [1]`,
      hints: [
        md`To get from the gradient back to $y$, integrate. Write $\frac{${k}}{x^2}$ as $${k}x^{-2}$ first.`,
        md`Integration leaves a constant $C$. Which value makes the curve pass through the given point?`,
      ],
      answer: md`(a) Integrate each term. $${plusK === '-' ? '-' : ''}${k}x^{-2}$ becomes $${sign === 1 ? '' : '-'}\dfrac{${k}}{-1}x^{-1} = ${sign === 1 ? '-' : ''}\dfrac{${k}}{x}$. So

$$y = ${general} + C.$$

The point $(${at}, ${height})$ lies on the curve. Put in both coordinates: $${height} = ${a * at ** 2}${plus(c * at)} ${minusK} ${k / at} + C$, so $C = ${constant}$. The equation is

$$y = ${general}${plus(constant)}.$$

(b) For $x = ${other}$ this gives $y = ${shownThere}$.

(c) Solve $${general}${plus(constant)} = ${wanted}$. The solution with $x > ${other}$ is $x = ${sf(found)}$.

(d) The gradient fixes a curve only up to the constant $C$. A curve that is moved up or down has the same gradient, but does not pass through $(${at}, ${height})$.

**Calculator:** for part (c) draw the curve and the line $y = ${wanted}$ and find where they meet.

**Watch out:** Write $+ C$ at once when you integrate. Without it the point can't be used.`,
      scheme: [
        [md`(a) integrates: at least one correct term`, 'M1'],
        [md`$${term(a, 'x^2')}${plus(c, 'x')}$`, 'A1'],
        [md`$${minusK}\,\frac{${k}}{x}$`, 'A1'],
        [md`substitutes the point into an expression with $C$`, 'M1'],
        [md`$y = ${general}${plus(constant)}$`, 'A1'],
        [md`(b) $${shownThere}$`, 'A1'],
        [md`(c) sets their $y$ equal to $${wanted}$`, 'M1'],
        [md`$${sf(found)}$`, 'A1'],
        [md`(d) curves with other constants have the same gradient`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: md`$y =$`,
          expected: `${typed}${plus(constant)}`,
          variables: ['x'],
          mistakes: [
            { value: typed, note: md`You left out the constant. Use the point to find it.` },
            {
              value: `${typed}${plus(height)}`,
              note: md`$C$ is not the $y$-coordinate of the point. Put both coordinates into the equation.`,
            },
            {
              value: `${term(a, 'x^2')}${plus(c, 'x')} ${plusK} ${k}/x${plus(slip)}`,
              note: md`Dividing by $-1$ changes the sign of the last term.`,
            },
          ].filter((_, index) => index !== 1 || (height !== constant && height !== 0)),
        },
        { part: 'b', kind: 'number', expected: `${Number(there.toPrecision(9))}` },
        {
          part: 'c',
          kind: 'number',
          label: md`$x =$`,
          expected: `${Number(found.toPrecision(9))}`,
        },
        { part: 'd', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `${general}${plus(constant)}`,
          value: (x) => (x > 0 ? height + integral(rate, at, x, 800) : Number.NaN),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `y = ${shownThere}`,
          value: height + integral(rate, at, other),
          within: 0.006 * Math.max(1, Math.abs(there)),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `x = ${sf(found)}`,
          value: root((x) => height + integral(rate, at, x) - wanted, other, 60),
        },
      ],
    };
  },
});
