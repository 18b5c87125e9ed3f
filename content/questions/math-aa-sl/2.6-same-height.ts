import { minimumAt, roots, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { plus, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    a: choice(-3, -2, -1, 1, 2, 3),
    h: nonZero(-4, 5),
    k: integers(-9, 9),
    far: choice(3, 4, 5),
    near: choice(1, 2),
    third: choice(2, 3, 4, 6),
  },
  allow: ({ a, h, k, far, near, third }) =>
    k !== 0 &&
    third !== far &&
    third !== near &&
    Math.abs(a * far * far + k) <= 40 &&
    a * far * far + k !== 0 &&
    a * near * near + k !== 0 &&
    Math.abs(a * third * third + k) <= 60 &&
    h - far !== 0,
  write: ({ a, h, k, far, near, third }) => {
    const f = (x: number): number => a * (x - h) ** 2 + k;
    const [left, right] = [h - far, h + far];
    const [known, asked] = [h + near, h - near];
    const [v1, v2] = [f(left), f(known)];
    const square = `${term(a, `(x${plus(-h)})^2`)}${plus(k)}`;
    const goal = f(h + third);
    const [scale, base] = solveLinear(
      [
        [far * far, 1],
        [near * near, 1],
      ],
      [v1, v2],
    );
    const parabola = (x: number): number => scale! * (x - (left + right) / 2) ** 2 + base!;
    const [low, high] = roots((x) => parabola(x) - goal, h - 9.013, h + 9.017);
    return {
      text: md`The table shows some values of a quadratic function $f$.

| $x$ | $${left}$ | $${asked}$ | $${known}$ | $${right}$ |
|---|---|---|---|---|
| $f(x)$ | $${v1}$ | $p$ | $${v2}$ | $${v1}$ |

(a) Explain how the table shows that the graph of $f$ has the axis of symmetry $x = ${h}$. [1]

(b) Write down the value of $p$. [1]

(c) Find $f(x)$ in the form $a(x - h)^2 + k$. [3]

(d) Write down the range of $f$, for $x \in \mathbb{R}$. [1]

(e) Solve $f(x) = ${goal}$. [2]`,
      hints: [
        md`Two points of a parabola at the same height are mirror images of each other.`,
        md`How far are $x = ${asked}$ and $x = ${known}$ from the axis?`,
        md`In part (c), $h$ is known from part (a). Two values of the table give two equations for $a$ and $k$.`,
        md`For part (e), the form of part (c) is the best: leave the square as it is and take roots.`,
      ],
      answer: md`(a) $f(${left}) = f(${right}) = ${v1}$, so the points of the graph at $x = ${left}$ and $x = ${right}$ are at the same height. The axis of symmetry lies halfway between them, at $x = \dfrac{${left} + ${right < 0 ? `(${right})` : right}}{2} = ${h}$.

(b) $x = ${asked}$ and $x = ${known}$ are both $${near}$ away from the axis, on different sides. So the values are the same: $p = ${v2}$.

(c) By part (a), $f(x) = a(x${plus(-h)})^2 + k$. Put in two values of the table:
$$f(${right}) = ${far * far}a + k = ${v1}, \qquad f(${known}) = ${near === 1 ? '' : near * near}a + k = ${v2}.$$
Subtracting the equations makes $k$ disappear: $${far * far - near * near}a = ${v1 - v2}$, so $a = ${a}$. Then $k = ${v2}${plus(-a * near * near)} = ${k}$. Therefore $f(x) = ${square}$.

(d) The parabola opens ${a > 0 ? 'upwards' : 'downwards'} and has its vertex at height $${k}$, so the range is $f(x) ${a > 0 ? md`\ge` : md`\le`} ${k}$.

(e) $${square} = ${goal}$ gives $(x${plus(-h)})^2 = ${third * third}$, so $x${plus(-h)} = \pm ${third}$. The solutions are $x = ${h - third}$ and $x = ${h + third}$.

**Calculator:** three points of the table fix the parabola, so a quadratic regression checks part (c). TI-Nspire: Lists & Spreadsheet with the values of $x$ and $f(x)$, then Menu, Statistics, Stat Calculations, Quadratic Regression. Casio fx-CG50: MENU, Statistics, CALC, REG, $x^2$. It gives the expanded form, from which the vertex follows.

**Watch out:** $(x${plus(-h)})^2 = ${third * third}$ has two solutions. They lie symmetrically about the axis, which is a quick check.`,
      scheme: [
        [md`(a) $f(${left}) = f(${right})$, and $${h}$ is halfway between $${left}$ and $${right}$`, 'R1'],
        [md`(b) $p = ${v2}$`, 'A1'],
        [
          md`(c) two equations such as $${far * far}a + k = ${v1}$ and $${near === 1 ? '' : near * near}a + k = ${v2}$`,
          'M1',
        ],
        [md`$a = ${a}$`, 'A1'],
        [md`$f(x) = ${square}$`, 'A1'],
        [md`(d) $f(x) ${a > 0 ? md`\ge` : md`\le`} ${k}$ (follow through)`, 'A1'],
        [md`(e) $(x${plus(-h)})^2 = ${third * third}$, or a quadratic equation equal to zero`, 'M1'],
        [md`$x = ${h - third}$ and $x = ${h + third}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        {
          part: 'b',
          kind: 'number',
          label: '$p =$',
          expected: `${v2}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${-v2}`,
              note: md`A mirror image in a vertical line is at the same height. The sign doesn't change.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'expression',
          expected: square,
          variables: ['x'],
          form: 'completed square',
          mistakes: [
            {
              value: `${term(a, `(x${plus(h)})^2`)}${plus(k)}`,
              note: md`The bracket must be zero on the axis, for $x = ${h}$.`,
            },
            ...(a === 1
              ? []
              : [
                  {
                    value: `(x${plus(-h)})^2${plus(v2 - near * near)}`,
                    note: md`You took $a = 1$. Test your function at $x = ${right}$.`,
                  },
                ]),
          ],
        },
        {
          part: 'd',
          kind: 'interval',
          expected: `y ${a > 0 ? '>=' : '<='} ${k}`,
          variables: ['y'],
          accuracy: 'exact',
          mistakes: [
            {
              value: `y ${a > 0 ? '<=' : '>='} ${k}`,
              note: md`Does the parabola open upwards or downwards?`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'set',
          expected: `${h - third}, ${h + third}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${h + third}`, note: 'A square has two roots. One solution is missing.' },
            {
              value: `${-h - third}, ${-h + third}`,
              note: md`The sign of $${Math.abs(h)}$ is wrong: add it on the right-hand side.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `p = ${v2}`, value: parabola(asked), within: 1e-6 },
        { part: 'c', route: 'symbolic', shown: `f(x) = ${square}`, value: parabola },
        {
          part: 'd',
          route: 'numeric',
          shown: `k = ${v2}${plus(-a * near * near)} = ${k}`,
          value: parabola(minimumAt((x) => a * parabola(x), h - 5.1, h + 4.7)),
          within: 1e-6,
        },
        { part: 'e', route: 'numeric', shown: `x = ${h - third}`, value: low!, within: 1e-6 },
        { part: 'e', route: 'numeric', shown: `x = ${h + third}`, value: high!, within: 1e-6 },
      ],
    };
  },
});
