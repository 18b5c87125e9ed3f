import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, gcd, inBrackets, plus } from '../../authoring/wording.ts';

/** A gradient with x: \frac{2}{3}x, x or -x. */
const withX = (top: number, bottom: number): string => {
  const value = fraction(top, bottom);
  return value === '1' ? 'x' : value === '-1' ? '-x' : `${value}x`;
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: { mx: integers(-3, 6), my: integers(-3, 6), h: integers(1, 5), k: nonZero(-5, 5) },
  allow: ({ mx, my, h, k }) =>
    mx !== 0 &&
    gcd(h, k) === 1 &&
    (h * mx) % k === 0 &&
    my + (h * mx) / k !== 0 &&
    Math.abs(my + (h * mx) / k) <= 12,
  write: ({ mx, my, h, k }) => {
    const a = [mx - h, my - k] as const;
    const b = [mx + h, my + k] as const;
    const intercept = my + (h * mx) / k;
    const line = `${withX(-h, k)}${plus(intercept)}`;
    const perpendicular = fraction(-h, k);
    const apart = (at: readonly [number, number], x: number, y: number): number =>
      (x - at[0]) ** 2 + (y - at[1]) ** 2;
    return {
      text: md`Two radio masts stand at the points $A(${a[0]}, ${a[1]})$ and $B(${b[0]}, ${b[1]})$ of a map.

(a) Find the coordinates of the midpoint of $[AB]$. [2]

(b) Find the gradient of the line $(AB)$. [2]

(c) Find the equation of the perpendicular bisector of $[AB]$, in the form $y = mx + c$. [3]

(d) A receiver stands on the $y$-axis, equally far from both masts. Find its coordinates. [2]`,
      hints: [
        md`The gradients of two perpendicular lines have the product $-1$.`,
        md`Where do all the points lie that are equally far from $A$ and $B$?`,
      ],
      answer: md`(a) The midpoint is $M\left(\dfrac{${a[0]} + ${inBrackets(b[0])}}{2}, \dfrac{${a[1]} + ${inBrackets(b[1])}}{2}\right)$, which is $(${mx}, ${my})$: its coordinates are $x = ${mx}$ and $y = ${my}$.

(b) The gradient is $\dfrac{${b[1]} - ${inBrackets(a[1])}}{${b[0]} - ${inBrackets(a[0])}} = ${fraction(k, h)}$.

(c) The perpendicular bisector has the gradient $${perpendicular}$, because $${fraction(k, h)} \times ${perpendicular.startsWith('-') ? md`\left(${perpendicular}\right)` : perpendicular} = -1$. It goes through $M$, so $y - ${inBrackets(my)} = ${perpendicular === '1' ? '' : perpendicular === '-1' ? '-' : perpendicular}(x - ${inBrackets(mx)})$. This gives $y = ${line}$.

(d) The points equally far from $A$ and $B$ are those on the perpendicular bisector. On the $y$-axis $x = 0$, so $y = ${intercept}$. The receiver stands at $(0, ${intercept})$.

**Watch out:** The perpendicular bisector goes through the midpoint, not through $A$ or $B$. Its gradient is the *negative reciprocal*: change the sign and turn the fraction upside down; it is easy to do only one of the two.`,
      scheme: [
        [md`uses the formula for the midpoint`, '(M1)'],
        [md`$(${mx}, ${my})$`, 'A1'],
        [md`uses the formula for the gradient`, '(M1)'],
        [md`$${fraction(k, h)}$`, 'A1'],
        [md`gradient $${perpendicular}$`, '(A1)'],
        [md`substitutes the midpoint into the equation of a line`, 'M1'],
        [md`$y = ${line}$`, 'A1'],
        [md`recognises that the receiver lies on the perpendicular bisector and sets $x = 0$`, 'M1'],
        [md`$(0, ${intercept})$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          expected: `(${mx}, ${my})`,
          accuracy: 'exact',
          mistakes:
            mx === h && my === k
              ? []
              : [
                  {
                    value: `(${h}, ${k})`,
                    note: md`You halved the differences of the coordinates. A midpoint has half their sums.`,
                  },
                ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: fraction(k, h),
          accuracy: 'exact',
          mistakes: [
            ...(h * h === k * k
              ? []
              : [
                  {
                    value: fraction(h, k),
                    note: md`You divided the change of $x$ by the change of $y$. It is the other way round.`,
                  },
                ]),
            {
              value: fraction(-k, h),
              note: md`The sign is wrong: subtract both coordinates in the same order.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'equation',
          expected: `y = ${line}`,
          variables: ['x', 'y'],
          follows: `y = -(x - (${mx})) / b.1 + (${my})`,
          mistakes: [
            {
              value: `y = ${fraction(k, h)}(x - (${mx})) + (${my})`,
              note: md`This line is parallel to $(AB)$. The gradients of perpendicular lines have the product $-1$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'coordinates',
          expected: `(0, ${intercept})`,
          accuracy: 'exact',
          follows: `(0, ${my} + (${mx}) / b.1)`,
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${fraction(k, h)}`,
          value: Math.tan(Math.atan2(b[1] - a[1], b[0] - a[0])),
        },

        { part: 'a', route: 'exact', shown: `x = ${mx}`, value: a[0] + (b[0] - a[0]) / 2 },
        { part: 'a', route: 'exact', shown: `y = ${my}`, value: a[1] + (b[1] - a[1]) / 2 },
        {
          part: 'c',
          route: 'numeric',
          shown: `y = ${line}`,
          value: (x) => root((y) => apart(a, x, y) - apart(b, x, y), -200.1, 203.3),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `y = ${intercept}`,
          value: root((y) => apart(a, 0, y) - apart(b, 0, y), -200.1, 203.3),
        },
      ],
    };
  },
});
