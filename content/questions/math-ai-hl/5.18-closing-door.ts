import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { matrix, polynomial, sf, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['1.15', '5.17'],
  parameters: {
    thing: choice(
      [
        'A swing door in a hospital in Lima closes by itself. It is at an angle of $x$ degrees',
        'degrees',
        'door',
      ],
      [
        'The needle of an old instrument in Chennai returns to zero. It is $x$ divisions away from zero',
        'divisions',
        'needle',
      ],
      [
        'A buffer on a railway in Silesia moves back after it has been pressed. It is $x$ centimetres away from its place of rest',
        'centimetres',
        'buffer',
      ],
    ),
    slow: integers(1, 3),
    fast: integers(2, 6),
    times: integers(3, 12),
    when: choice(0.5, 1, 1.5),
  },
  allow: ({ slow, fast, times, when }) =>
    fast > slow && times * (fast - slow) >= 6 && times * (fast - slow) <= 40 && slow * when <= 3,
  write: ({ thing: [opening, unit, what], slow, fast, times, when }) => {
    const start = times * (fast - slow);
    const [a, b] = [times * fast, -times * slow];
    const [sum, product] = [slow + fast, slow * fast];
    const f = (t: number) => a * Math.exp(-slow * t) + b * Math.exp(-fast * t);
    // Followed in small steps of Runge and Kutta.
    let [x, v] = [start, 0] as [number, number];
    const steps = 4000;
    const h = when / steps;
    const go = (p: number, q: number) => [q, -product * p - sum * q] as const;
    for (let step = 0; step < steps; step += 1) {
      const k1 = go(x, v);
      const k2 = go(x + (h / 2) * k1[0], v + (h / 2) * k1[1]);
      const k3 = go(x + (h / 2) * k2[0], v + (h / 2) * k2[1]);
      const k4 = go(x + h * k3[0], v + h * k3[1]);
      x += (h / 6) * (k1[0] + 2 * k2[0] + 2 * k3[0] + k4[0]);
      v += (h / 6) * (k1[1] + 2 * k2[1] + 2 * k3[1] + k4[1]);
    }
    const e = (k: number) => md`\mathrm{e}^{-${term(k, 't')}}`;
    const characteristic = polynomial([1, sum, product], String.raw`\lambda`);
    const found = solveLinear(
      [
        [1, 1],
        [-slow, -fast],
      ],
      [start, 0],
    );
    return {
      text: md`${opening} at time $t$ seconds, where

$$\frac{\mathrm{d}^2x}{\mathrm{d}t^2} + ${sum}\frac{\mathrm{d}x}{\mathrm{d}t} + ${product}x = 0.$$

At $t = 0$ it is at rest and $x = ${start}$.

(a) Let $y = \frac{\mathrm{d}x}{\mathrm{d}t}$. Write the equation as a system of two first order differential equations. [2]

(b) Write down the matrix of the system, and find its eigenvalues. [4]

(c) The solution has the form $x = A\mathrm{e}^{\lambda_1 t} + B\mathrm{e}^{\lambda_2 t}$, where $\lambda_1 > \lambda_2$ are the eigenvalues. Find $A$ and $B$. [4]

(d) Find $x$ at $t = ${when}$. [1]

(e) Show that the ${what} never reaches the position $x = 0$ exactly, and never swings beyond it. [2]`,
      hints: [
        md`One of the two equations is $\frac{\mathrm{d}x}{\mathrm{d}t} = y$. Use the given equation for $\frac{\mathrm{d}y}{\mathrm{d}t}$.`,
        md`At $t = 0$ both $x = ${start}$ and $\frac{\mathrm{d}x}{\mathrm{d}t} = 0$ hold. This gives two equations for $A$ and $B$.`,
        md`For part (e), take out the factor $${e(fast)}$.`,
      ],
      answer: md`(a) $\frac{\mathrm{d}x}{\mathrm{d}t} = y$ and $\frac{\mathrm{d}y}{\mathrm{d}t} = -${product}x - ${sum}y$

(b) The matrix is $${matrix([
        [0, 1],
        [-product, -sum],
      ])}$. $\det(M - \lambda I) = -\lambda(-${sum} - \lambda) + ${product} = ${characteristic} = (\lambda + ${slow})(\lambda + ${fast})$, so the eigenvalues are $\lambda_1 = -${slow}$ and $\lambda_2 = -${fast}$.

(c) $x = A${e(slow)} + B${e(fast)}$ and $\frac{\mathrm{d}x}{\mathrm{d}t} = -${term(slow, 'A')}${e(slow)} - ${term(fast, 'B')}${e(fast)}$.

At $t = 0$: $A + B = ${start}$ and $-${term(slow, 'A')} - ${term(fast, 'B')} = 0$. The solution is $A = ${a}$ and $B = ${b}$, so $x = ${a}${e(slow)} - ${-b}${e(fast)}$.

(d) $x(${when}) = ${a}\mathrm{e}^{-${slow * when}} - ${-b}\mathrm{e}^{-${fast * when}} = ${sf(f(when))}$ ${unit}

(e) $x = ${e(fast)}\left(${a}\mathrm{e}^{${term(fast - slow, 't')}} - ${-b}\right)$. For $t \ge 0$, $\mathrm{e}^{${term(fast - slow, 't')}} \ge 1$, so the bracket is at least $${a} - ${-b} = ${start} > 0$. Therefore $x > 0$ for all $t \ge 0$.

**Calculator:** the eigenvalues are the solutions of $${characteristic} = 0$, and $A$ and $B$ solve two simultaneous equations. TI-Nspire: Menu, Algebra, Polynomial Tools and Solve System of Linear Equations. Casio fx-CG50: Equation, Polynomial and Simultaneous.

**Watch out:** "At rest" is a condition on $\frac{\mathrm{d}x}{\mathrm{d}t}$, not on $x$, so differentiate before you put in $t = 0$. In the matrix the first row stands for $\frac{\mathrm{d}x}{\mathrm{d}t} = y$: it is easy to write its entries the wrong way round.`,
      scheme: [
        [md`$\frac{\mathrm{d}x}{\mathrm{d}t} = y$`, 'A1'],
        [md`$\frac{\mathrm{d}y}{\mathrm{d}t} = -${product}x - ${sum}y$`, 'A1'],
        [
          md`$${matrix([
            [0, 1],
            [-product, -sum],
          ])}$`,
          'A1',
        ],
        [md`$\det(M - \lambda I) = 0$`, 'M1'],
        [md`$${characteristic} = 0$`, 'A1'],
        [md`$-${slow}$ and $-${fast}$`, 'A1'],
        [md`$A + B = ${start}$`, 'A1'],
        [md`differentiates and sets the velocity equal to $0$ at $t = 0$`, 'M1'],
        [md`$A = ${a}$`, 'A1'],
        [md`$B = ${b}$`, 'A1'],
        [md`$${sf(f(when))}$`, 'A1'],
        [md`takes out a factor, or solves $x = 0$ and finds $t < 0$`, 'M1'],
        [md`$x$ is positive for all $t \ge 0$`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'write a system of equations' },
        {
          part: 'b',
          kind: 'matrix',
          label: 'Matrix:',
          expected: matrix([
            [0, 1],
            [-product, -sum],
          ]),
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: matrix([
                [0, 1],
                [product, sum],
              ]),
              note: md`Solve the equation for $\frac{\mathrm{d}^2x}{\mathrm{d}t^2}$ first: the signs change.`,
            },
            {
              value: matrix([
                [0, 1],
                [-sum, -product],
              ]),
              note: md`The first column belongs to $x$, the second to $y$.`,
            },
          ].filter((_, at) => at === 0 || sum !== product),
        },
        {
          part: 'b',
          kind: 'set',
          label: 'Eigenvalues, with a comma between them:',
          expected: `-${slow}, -${fast}`,
          accuracy: 'exact',
          marks: 3,
          mistakes: [
            {
              value: `${slow}, ${fast}`,
              note: md`The characteristic equation is $(\lambda + ${slow})(\lambda + ${fast}) = 0$: look at the signs.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$A =$',
          expected: `${a}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${b}`,
              note: md`You exchanged $A$ and $B$. $A$ belongs to the greater eigenvalue.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$B =$',
          expected: `${b}`,
          accuracy: 'exact',
          marks: 2,
          follows: `${start} - c.1`,
          mistakes: [
            {
              value: `${-b}`,
              note: md`Look at the sign: $A + B$ must be $${start}$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(f(when).toPrecision(8))}`,
          unit,
          follows: `c.1*e^(-${slow * when}) + c.2*e^(-${fast * when})`,
        },
        { part: 'e', kind: 'self', why: 'show that' },
      ],
      checks: [
        { part: 'c', route: 'exact', shown: `A = ${a}`, value: found[0]! },
        { part: 'c', route: 'exact', shown: `B = ${b}`, value: found[1]! },
        {
          part: 'b',
          route: 'symbolic',
          shown: characteristic,
          value: (at) => (at + slow) * (at + fast),
          variable: String.raw`\lambda`,
        },
        { part: 'd', route: 'numeric', shown: `= ${sf(f(when))}`, value: x },
      ],
    };
  },
});
