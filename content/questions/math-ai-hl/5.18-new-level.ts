import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus, sf, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['5.9', '1.15'],
  parameters: {
    story: choice(
      [
        'The lift of a car park in Santiago moves to a new floor. Its height above the ground floor is $x$ metres',
        'metres',
      ],
      ['The needle of a gauge in a power station in Tema moves to a new reading. It shows $x$ bar', 'bar'],
      ['A valve in a water works in Lyon is opened. The pressure behind it is $x$ bar', 'bar'],
    ),
    one: integers(1, 3),
    two: integers(2, 5),
    rest: integers(2, 12),
    times: integers(1, 4),
    share: choice(0.1, 0.2, 0.5),
  },
  allow: ({ one, two, rest, times }) =>
    two > one && times * (two - one) <= rest && rest - times * (two - one) >= 0,
  write: ({ story: [opening, unit], one, two, rest, times, share }) => {
    const [a, b] = [one + two, one * two];
    const gap = times * (two - one);
    const start = rest - gap;
    const [p, q] = [-times * two, times * one];
    const f = (t: number) => rest + p * Math.exp(-one * t) + q * Math.exp(-two * t);
    const e = (k: number) => md`\mathrm{e}^{-${term(k, 't')}}`;
    let [low, high] = [0, 40];
    for (let n = 0; n < 100; n += 1) {
      const middle = (low + high) / 2;
      if (rest - f(middle) > share) low = middle;
      else high = middle;
    }
    // The same by Runge and Kutta, until the distance to the rest is `share`.
    let [x, v, t] = [start, 0, 0];
    const h = 1e-3;
    const go = (u: number, w: number) => [w, b * rest - b * u - a * w] as const;
    while (rest - x > share && t < 60) {
      const k1 = go(x, v);
      const k2 = go(x + (h / 2) * k1[0], v + (h / 2) * k1[1]);
      const k3 = go(x + (h / 2) * k2[0], v + (h / 2) * k2[1]);
      const k4 = go(x + h * k3[0], v + h * k3[1]);
      x += (h / 6) * (k1[0] + 2 * k2[0] + 2 * k3[0] + k4[0]);
      v += (h / 6) * (k1[1] + 2 * k2[1] + 2 * k3[1] + k4[1]);
      t += h;
    }
    const when = t + (rest - x - share) / v;
    return {
      text: md`${opening} after $t$ seconds, where

$$\frac{\mathrm{d}^2x}{\mathrm{d}t^2} + ${a}\frac{\mathrm{d}x}{\mathrm{d}t} + ${term(b, 'x')} = ${b * rest}.$$

At $t = 0$, $x = ${start}$ and $\frac{\mathrm{d}x}{\mathrm{d}t} = 0$.

(a) Find the constant value of $x$ that satisfies the equation. [2]

(b) Let $u = x - ${rest}$. Show that $\frac{\mathrm{d}^2u}{\mathrm{d}t^2} + ${a}\frac{\mathrm{d}u}{\mathrm{d}t} + ${term(b, 'u')} = 0$. [2]

(c) Hence find $u$, and so $x$, in terms of $t$. [6]

(d) Find the time at which $x$ differs from its long-term value by $${share}$ ${unit}. [2]

(e) Sketch the graph of $x$ against $t$ for $0 \le t \le 5$. [3]`,
      hints: [
        md`A constant has the derivatives $0$.`,
        md`$u$ and $x$ differ by a constant, so their derivatives are equal.`,
        md`Find the eigenvalues from $\lambda^2 + ${a}\lambda + ${b} = 0$. What are $u$ and $\frac{\mathrm{d}u}{\mathrm{d}t}$ at $t = 0$?`,
      ],
      answer: md`(a) If $x$ is constant, both derivatives are $0$. Then $${term(b, 'x')} = ${b * rest}$, so the value is $x = ${rest}$.

(b) $x = u + ${rest}$, so $\frac{\mathrm{d}x}{\mathrm{d}t} = \frac{\mathrm{d}u}{\mathrm{d}t}$ and $\frac{\mathrm{d}^2x}{\mathrm{d}t^2} = \frac{\mathrm{d}^2u}{\mathrm{d}t^2}$. The equation becomes $\frac{\mathrm{d}^2u}{\mathrm{d}t^2} + ${a}\frac{\mathrm{d}u}{\mathrm{d}t} + ${b === 1 ? '' : b}(u + ${rest}) = ${b * rest}$. Subtract $${b * rest}$ on both sides.

(c) $\lambda^2 + ${a}\lambda + ${b} = (\lambda + ${one})(\lambda + ${two}) = 0$, so the eigenvalues are $-${one}$ and $-${two}$, and $u = A${e(one)} + B${e(two)}$.

At $t = 0$, $u = ${start} - ${rest} = ${-gap}$ and $\frac{\mathrm{d}u}{\mathrm{d}t} = 0$. So $A + B = ${-gap}$ and $-${term(one, 'A')} - ${term(two, 'B')} = 0$, which gives $A = ${p}$ and $B = ${q}$.

$u = ${term(p, e(one))}${plus(q, e(two))}$, so $x = ${rest}${plus(p, e(one))}${plus(q, e(two))}$.

(d) In the long term $x$ approaches $${rest}$. $u = -${share}$ holds at $t = ${sf(low)}$ s, by the graph of $u$.

(e) The graph starts at $(0, ${start})$ with a horizontal tangent, rises, and approaches the line $x = ${rest}$ from below.

![](drawing:graph)

**Calculator:** draw the graphs of $u$ and of the constant $-${share}$, and use the tool for intersections.

**Watch out:** The conditions at $t = 0$ are given for $x$. For $u$ the first one is $u = ${start} - ${rest}$, not $u = ${start}$.`,
      scheme: [
        [md`sets both derivatives equal to $0$`, 'M1'],
        [md`$${rest}$`, 'A1'],
        [md`the derivatives of $u$ and $x$ are equal`, 'M1'],
        [md`substitutes and simplifies to the given equation`, 'A1'],
        [md`$\lambda^2 + ${a}\lambda + ${b} = 0$`, 'M1'],
        [md`$-${one}$ and $-${two}$`, 'A1'],
        [md`$u = A${e(one)} + B${e(two)}$`, 'M1'],
        [md`two equations for $A$ and $B$`, 'M1'],
        [md`$A = ${p}$ and $B = ${q}$`, 'A1'],
        [md`$x = ${rest}${plus(p, e(one))}${plus(q, e(two))}$`, 'A1'],
        [md`$u = -${share}$`, 'M1'],
        [md`$${sf(low)}$ s`, 'A1'],
        [md`starts at $(0, ${start})$ with a horizontal tangent`, 'A1'],
        [md`increasing, first concave up, then concave down`, 'A1'],
        [md`asymptote $x = ${rest}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${rest}`, accuracy: 'exact' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'expression',
          label: '$x =$',
          expected: `${rest} + (${p})e^(-${one}t) + (${q})e^(-${two}t)`,
          variables: ['t'],
          mistakes: [
            {
              value: `(${p})e^(-${one}t) + (${q})e^(-${two}t)`,
              note: md`This is $u$. Add $${rest}$ to find $x$.`,
            },
          ],
        },
        { part: 'd', kind: 'number', expected: `${Number(low.toPrecision(9))}`, unit: 's' },
        { part: 'e', kind: 'self', why: 'sketch' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `x = ${rest}`, value: (b * rest) / b },
        {
          part: 'c',
          route: 'symbolic',
          shown: md`${rest}${plus(p, e(one))}${plus(q, e(two))}`,
          value: (at) => f(at),
          variable: 't',
        },
        { part: 'd', route: 'numeric', shown: `t = ${sf(low)}`, value: when },
      ],
      drawings: {
        graph: plot({
          x: [0, 5],
          y: [Math.min(0, start), rest * 1.2],
          xLabel: '*t*',
          yLabel: '*x*',
          height: 180,
          ticks: { x: 1, y: rest > 6 ? 2 : 1 },
          curves: [{ f, from: 0, to: 5 }],
          asymptotes: { y: [rest] },
          description: `A curve that starts at (0, ${start}) horizontally, rises and approaches the height ${rest}.`,
        }),
      },
    };
  },
});
