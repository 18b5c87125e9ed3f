import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, sf } from '../../authoring/wording.ts';
import { slopeField } from '../../figures/slope-field.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['5.14', '5.11'],
  parameters: {
    story: choice(
      'Contour lines on a map of a hill in Bhutan',
      'The curves along which the pressure above Reykjavík is constant',
      'Lines of equal temperature around a hot spring in Georgia',
    ),
    k: choice(1, 2, 3, 4),
    a: integers(1, 4),
    b: integers(1, 4),
    at: choice(0.5, 1, 1.5),
  },
  allow: ({ k, a, b, at }) => at !== a && k * (a * a - at * at) + b * b > 0.4,
  write: ({ story, k, a, b, at }) => {
    const c = k * a * a + b * b;
    const y = Math.sqrt(c - k * at * at);
    const term = k === 1 ? '' : String(k);
    const short = (value: number) =>
      Math.abs(value * 10 - Math.round(value * 10)) < 1e-9 ? String(Number(value.toPrecision(6))) : sf(value);
    const radicand = Number((c - k * at * at).toPrecision(8));
    const half = k % 2 === 0 ? md`${k === 2 ? '' : k / 2}x^2` : md`\frac{${term}x^2}{2}`;
    const [wide, high] = [Math.sqrt(c / k), Math.sqrt(c)];
    // Runge–Kutta from (a, b) to x = at.
    const f = (u: number, v: number) => (-k * u) / v;
    let [px, py] = [a as number, b as number];
    const steps = 20_000;
    const h = (at - a) / steps;
    for (let n = 0; n < steps; n += 1) {
      const k1 = f(px, py);
      const k2 = f(px + h / 2, py + (h / 2) * k1);
      const k3 = f(px + h / 2, py + (h / 2) * k2);
      const k4 = f(px + h, py + h * k3);
      py += (h / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
      px += h;
    }
    const size = Math.ceil(Math.max(wide, high)) + 1;
    return {
      text: md`${story} satisfy

$$\frac{\mathrm{d}y}{\mathrm{d}x} = -\frac{${term}x}{y}, \qquad y \ne 0.$$

The slope field is shown.

![](drawing:field)

(a) Find the gradient of the curve through the point $(${a}, ${b})$ at this point. [1]

(b) State the direction of the strokes near the $x$-axis, away from the origin, and explain it. [2]

(c) Solve the differential equation to show that the curves satisfy $${term}x^2 + y^2 = C$, where $C$ is a constant. [4]

(d) Find $C$ for the curve through $(${a}, ${b})$, and the positive value of $y$ on it at $x = ${at}$. [3]

(e) Sketch this curve on a copy of the field. Show where it meets the axes. [3]`,
      hints: [
        md`Put the coordinates into the right side.`,
        md`What happens to $-\frac{${term}x}{y}$ when $y$ is close to $0$?`,
        md`Multiply by $y$, so that $y$ and $x$ stand on different sides. Then integrate.`,
      ],
      answer: md`(a) $-\frac{${k === 1 ? a : `${k} \\times ${a}`}}{${b}} = ${fraction(-k * a, b)}$

(b) They are almost vertical. There $y$ is close to $0$ while $x$ is not, so the quotient $\frac{${term}x}{y}$ is very large in size.

(c) Separate the variables: $\int y\,\mathrm{d}y = -\int ${term}x\,\mathrm{d}x$.

This gives $\frac{y^2}{2} = -${half} + c$. Multiply by $2$ and write $C$ for $2c$: $${term}x^2 + y^2 = C$.

(d) At $(${a}, ${b})$: $C = ${k === 1 ? '' : `${k} \\times `}${a}^2 + ${b}^2 = ${c}$.

At $x = ${at}$: $y^2 = ${c} - ${Number((k * at * at).toPrecision(6))}$, so $y = \sqrt{${radicand}} = ${short(y)}$.

(e) The curve is ${k === 1 ? 'a circle around the origin' : 'a closed oval around the origin'}. It meets the $x$-axis at $\pm ${short(wide)}$ and the $y$-axis at $\pm ${short(high)}$. Its upper half is the solution curve through $(${a}, ${b})$, and its lower half is another solution with the same $C$.

![](drawing:curve)

**Watch out:** Write the constant as soon as you integrate. A constant that is added only at the end, after taking roots, gives wrong curves.`,
      scheme: [
        [md`$${fraction(-k * a, b)}$`, 'A1'],
        [md`almost vertical`, 'A1'],
        [md`$y$ is close to $0$ while $x$ is not`, 'R1'],
        [md`separates the variables`, 'M1'],
        [md`$\frac{y^2}{2}$`, 'A1'],
        [md`$-${half} + c$`, 'A1'],
        [md`rearranges to the given form`, 'A1'],
        [md`$C = ${c}$`, 'A1'],
        [md`substitutes $x = ${at}$`, 'M1'],
        [md`$\sqrt{${radicand}} = ${short(y)}$`, 'A1'],
        [md`closed curve around the origin`, 'A1'],
        [md`$\pm ${short(wide)}$ on the $x$-axis`, 'A1'],
        [md`$\pm ${short(high)}$ on the $y$-axis`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: fraction(-k * a, b),
          mistakes: [{ value: fraction(k * a, b), note: 'Look at the minus sign in the equation.' }],
        },
        { part: 'b', kind: 'self', why: 'explain' },
        { part: 'c', kind: 'self', why: 'show that' },
        { part: 'd', kind: 'number', label: '$C =$', expected: `${c}`, accuracy: 'exact', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          label: '$y =$',
          expected: `sqrt(${radicand})`,
          follows: `sqrt(d.1 - ${Number((k * at * at).toPrecision(8))})`,
          unless: 'y <= 0',
          marks: 2,
        },
        { part: 'e', kind: 'self', why: 'sketch' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${fraction(-k * a, b)}`, value: f(a, b) },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${c}`,
          value: Math.round((py ** 2 + k * at * at) * 1e5) / 1e5,
        },
        { part: 'd', route: 'numeric', shown: `= ${short(y)}`, value: Math.round(py * 1e7) / 1e7 },
      ],
      drawings: {
        field: slopeField({
          x: [-size, size],
          y: [-size, size],
          f: (u, v) => (Math.abs(v) < 1e-9 ? 1e6 : f(u, v)),
          height: 210,
          ticks: { x: 2, y: 2 },
          strokes: 16,
          description:
            'A slope field whose strokes are horizontal on the y-axis and almost vertical near the x-axis, as if they ran around the origin.',
        }),
        curve: slopeField({
          x: [-size, size],
          y: [-size, size],
          f: (u, v) => (Math.abs(v) < 1e-9 ? 1e6 : f(u, v)),
          height: 210,
          ticks: { x: 2, y: 2 },
          strokes: 16,
          through: [
            [0, high],
            [0, -high],
          ],
          description: `The field with a closed curve around the origin that meets the x-axis at ${short(wide)} and ${short(-wide)} and the y-axis at ${short(high)} and ${short(-high)}.`,
        }),
      },
    };
  },
});
