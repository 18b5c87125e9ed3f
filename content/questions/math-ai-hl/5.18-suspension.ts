import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { matrix, sf } from '../../authoring/wording.ts';
import { phasePortrait } from '../../figures/phase-portrait.ts';

const euler = (a: number, b: number, start: number, h: number, steps: number) => {
  const rows = [[0, start, 0] as readonly [number, number, number]];
  for (let n = 0; n < steps; n += 1) {
    const [t, x, y] = rows.at(-1)!;
    rows.push([t + h, x + h * y, y + h * (-b * x - a * y)]);
  }
  return rows;
};

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['5.16', '5.17'],
  parameters: {
    story: choice(
      [
        'After a bump, the body of a bus in Dhaka is $x$ centimetres above its position of rest',
        'body of the bus',
      ],
      [
        'After a gust of wind, the top of a tower in Taipei is $x$ centimetres away from its position of rest',
        'top of the tower',
      ],
      [
        'After a step from the jetty, a floating dock in Bergen is $x$ centimetres below its position of rest',
        'dock',
      ],
    ),
    p: integers(1, 3),
    q: integers(2, 5),
    start: choice(4, 5, 6, 8, 10),
    h: choice(0.05, 0.1),
  },
  allow: ({ p, q }) => q > p,
  write: ({ story: [opening, what], p, q, start, h }) => {
    const [a, b] = [2 * p, p * p + q * q];
    const rows = euler(a, b, start, h, 3);
    const [, x3, y3] = rows.at(-1)!;
    // The same by a power of a matrix: (I + hM)³.
    const m = [
      [1, h],
      [-h * b, 1 - h * a],
    ] as const;
    const apply = ([x, y]: readonly [number, number]): [number, number] => [
      m[0][0] * x + m[0][1] * y,
      m[1][0] * x + m[1][1] * y,
    ];
    const [u, v] = apply(apply(apply([start, 0])));
    const short = (value: number) => String(Number(value.toPrecision(6)));
    return {
      text: md`${opening} after $t$ seconds, where

$$\frac{\mathrm{d}^2x}{\mathrm{d}t^2} + ${a}\frac{\mathrm{d}x}{\mathrm{d}t} + ${b}x = 0.$$

At $t = 0$, $x = ${start}$ and $\frac{\mathrm{d}x}{\mathrm{d}t} = 0$.

(a) Let $y = \frac{\mathrm{d}x}{\mathrm{d}t}$. Write the equation as a system of two first order equations. [2]

(b) Show that the eigenvalues of the matrix of the system are $-${p} \pm ${q}\mathrm{i}$. [3]

(c) Hence describe the motion of the ${what}. [2]

(d) Use Euler's method with step length $${h}$ to find approximate values of $x$ and $y$ at $t = ${Number((3 * h).toPrecision(6))}$. [4]

(e) Sketch the trajectory that begins at $(${start}, 0)$ in the phase plane. [3]`,
      hints: [
        md`The first equation is $\frac{\mathrm{d}x}{\mathrm{d}t} = y$. Solve the given equation for the second derivative to get the other.`,
        md`Solve $\lambda^2 + ${a}\lambda + ${b} = 0$ with the quadratic formula.`,
        md`Use the old values of $x$ and $y$ in both lines of Euler's method.`,
        md`A complex eigenvalue makes a spiral. Just after the start, is $y$ positive or negative?`,
      ],
      answer: md`(a) $\frac{\mathrm{d}x}{\mathrm{d}t} = y$ and $\frac{\mathrm{d}y}{\mathrm{d}t} = -${b}x - ${a}y$

(b) The matrix is $M = ${matrix([
        [0, 1],
        [-b, -a],
      ])}$, and $\det(M - \lambda I) = -\lambda(-${a} - \lambda) + ${b} = \lambda^2 + ${a}\lambda + ${b} = 0$.

So $\lambda = \frac{-${a} \pm \sqrt{${a * a} - ${4 * b}}}{2} = \frac{-${a} \pm ${2 * q}\mathrm{i}}{2} = -${p} \pm ${q}\mathrm{i}$.

(c) The eigenvalues are complex, so the ${what} oscillates about its position of rest. Their real part is negative, so the oscillations become smaller and smaller and the ${what} comes to rest.

(d) $x_{n+1} = x_n + ${h}y_n$ and $y_{n+1} = y_n + ${h}(-${b}x_n - ${a}y_n)$

| $t$ | $x$ | $y$ |
|---|---|---|
${rows.map(([t, x, y]) => `| ${short(t)} | ${short(x)} | ${short(y)} |`).join('\n')}

So $x \approx ${sf(x3)}$ and $y \approx ${sf(y3)}$.

(e) At the start $\frac{\mathrm{d}y}{\mathrm{d}t} = -${b} \times ${start} < 0$, so the trajectory goes down from $(${start}, 0)$. It turns clockwise and spirals into the origin.

![](drawing:portrait)

**Calculator:** TI-Nspire: Lists & Spreadsheet, columns for $t$, $x$ and $y$, formulas in the second row, fill down. Casio fx-CG50: Recursion, type $a_{n+1}$, with $a_n$ for $x$ and $b_n$ for $y$.

**Watch out:** In each step both lines use the *old* values. Don't put the new $x$ into the line for $y$.`,
      scheme: [
        [md`$\frac{\mathrm{d}x}{\mathrm{d}t} = y$`, 'A1'],
        [md`$\frac{\mathrm{d}y}{\mathrm{d}t} = -${b}x - ${a}y$`, 'A1'],
        [md`$\det(M - \lambda I) = 0$`, 'M1'],
        [md`$\lambda^2 + ${a}\lambda + ${b} = 0$`, 'A1'],
        [md`solves to the given eigenvalues`, 'A1'],
        [md`oscillates, because the eigenvalues are complex`, 'R1'],
        [md`dies away, because the real part is negative`, 'R1'],
        [md`formulas of Euler's method (or two correct rows)`, 'M1'],
        [md`$x = ${short(rows[2]![1])}$ and $y = ${short(rows[2]![2])}$ after two steps`, 'A1'],
        [md`$x \approx ${sf(x3)}$`, 'A1'],
        [md`$y \approx ${sf(y3)}$`, 'A1'],
        [md`starts at $(${start}, 0)$ and goes down`, 'A1'],
        [md`spiral, clockwise`, 'A1'],
        [md`into the origin`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'write a system of equations' },
        { part: 'b', kind: 'self', why: 'show that' },
        { part: 'c', kind: 'self', why: 'describe' },
        {
          part: 'd',
          kind: 'number',
          label: md`$x \approx$`,
          expected: `${Number(x3.toPrecision(9))}`,
          marks: 2,
          mistakes: [
            { value: `${short(rows[2]![1])}`, note: 'This is the value after two steps. Three are needed.' },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: md`$y \approx$`,
          expected: `${Number(y3.toPrecision(9))}`,
          marks: 2,
          mistakes: [
            { value: `${short(rows[2]![2])}`, note: 'This is the value after two steps. Three are needed.' },
            {
              value: `${short(-3 * h * b * start)}`,
              note: 'You used the rates of the start three times. Find new rates after each step.',
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'sketch' },
      ],
      checks: [
        { part: 'd', route: 'exact', shown: md`x \approx ${sf(x3)}`, value: u },
        { part: 'd', route: 'exact', shown: md`y \approx ${sf(y3)}`, value: v },
        {
          part: 'b',
          route: 'symbolic',
          shown: md`\lambda^2 + ${a}\lambda + ${b}`,
          value: (at) => (at + p) ** 2 + q * q,
          variable: String.raw`\lambda`,
        },
      ],
      drawings: {
        portrait: phasePortrait({
          x: [-start * 1.2, start * 1.2],
          y: [-start * q * 1.1, start * q * 0.8],
          equal: false,
          matrix: [
            [0, 1],
            [-b, -a],
          ],
          through: [[start, 0]],
          height: 220,
          description: `A trajectory in the phase plane that begins at (${start}, 0), goes down, turns clockwise and comes closer to the origin.`,
        }),
      },
    };
  },
});
