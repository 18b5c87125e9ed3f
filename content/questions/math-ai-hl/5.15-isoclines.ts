import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, inBrackets, linear, plus, term } from '../../authoring/wording.ts';
import { slopeField } from '../../figures/slope-field.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['5.14'],
  parameters: {
    a: integers(1, 3),
    b: integers(1, 3),
    c: nonZero(-2, 2),
    px: integers(-2, 2),
    py: integers(-2, 2),
  },
  allow: ({ a, b, c, px, py }) => {
    const at = a * px - b * py + c;
    return at !== 0 && Math.abs(at) <= 6 && a !== b;
  },
  write: ({ a, b, c, px, py }) => {
    const right = `${term(a, 'x')} - ${term(b, 'y')}${plus(c)}`;
    const field = (x: number, y: number) => a * x - b * y + c;
    const gradient = field(px, py);
    // A straight solution y = mx + n has m = (a − bm)x + c − bn for all x.
    const m = [a, b] as const;
    const n = [c * b - a, b * b] as const;
    const straight = (x: number) => (a / b) * x + (c - a / b) / b;
    return {
      text: md`The differential equation $\frac{\mathrm{d}y}{\mathrm{d}x} = ${right}$ has the slope field that is shown.

![](drawing:field)

(a) Find the gradient of the solution curve that goes through the point $(${px}, ${py})$. [1]

(b) Find the equation of the line on which all the strokes of the slope field are horizontal. [2]

(c) Show that a solution curve has a local minimum where it crosses this line. [3]

(d) One of the solutions is a straight line $y = mx + n$. Find $m$ and $n$. [4]`,
      hints: [
        md`The strokes are horizontal where $\frac{\mathrm{d}y}{\mathrm{d}x} = 0$.`,
        md`For part (c), differentiate the equation once more, with respect to $x$.`,
        md`For part (d), put $y = mx + n$ into both sides and compare the coefficients of $x$ and the constants.`,
      ],
      answer: md`(a) $\frac{\mathrm{d}y}{\mathrm{d}x} = ${a} \times ${inBrackets(px)} - ${b} \times ${inBrackets(py)}${plus(c)} = ${gradient}$

(b) $${right} = 0$ gives $y = ${linear([a, b], [c, b])}$.

(c) Differentiating the equation, $\frac{\mathrm{d}^2y}{\mathrm{d}x^2} = ${a} - ${term(b, md`\frac{\mathrm{d}y}{\mathrm{d}x}`)}$. On the line $\frac{\mathrm{d}y}{\mathrm{d}x} = 0$, so $\frac{\mathrm{d}^2y}{\mathrm{d}x^2} = ${a} > 0$. The gradient is $0$ and the second derivative is positive, so the point is a local minimum.

(d) If $y = mx + n$, then $\frac{\mathrm{d}y}{\mathrm{d}x} = m$, so $m = ${term(a, 'x')} - ${b === 1 ? '' : b}(mx + n)${plus(c)}$ for all $x$.

The coefficients of $x$ give $${a} - ${term(b, 'm')} = 0$, so $m = ${fraction(a, b)}$. The constants give $m = ${c} - ${term(b, 'n')}$, so $n = ${fraction(...n)}$.

**Watch out:** The line of (b) is not a solution itself: the strokes on it are horizontal, but the line is not. The straight solution of (d) is parallel to it, so don't give the same equation twice.`,
      scheme: [
        [md`$${gradient}$`, 'A1'],
        [md`$${right} = 0$`, 'M1'],
        [md`$y = ${linear([a, b], [c, b])}$`, 'A1'],
        [md`differentiates again`, 'M1'],
        [md`$\frac{\mathrm{d}^2y}{\mathrm{d}x^2} = ${a}$ on the line`, 'A1'],
        [md`positive, so a minimum`, 'R1'],
        [md`puts $y = mx + n$ into both sides`, 'M1'],
        [md`compares coefficients`, 'M1'],
        [md`$m = ${fraction(a, b)}$`, 'A1'],
        [md`$n = ${fraction(...n)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${gradient}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${field(py, px)}`,
              note: md`You exchanged $x$ and $y$.`,
            },
          ].filter(({ value }) => Number(value) !== gradient),
        },
        {
          part: 'b',
          kind: 'equation',
          expected: `y = ${linear([a, b], [c, b])}`,
          variables: ['x', 'y'],
          mistakes: [
            {
              value: `y = ${linear([a, b], n)}`,
              note: 'On this line the gradient is constant, but it is not 0.',
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'show that' },
        {
          part: 'd',
          kind: 'number',
          label: '$m =$',
          expected: fraction(...m),
          marks: 2,
          mistakes: [
            {
              value: fraction(b, a),
              note: md`Solve $${a} - ${term(b, 'm')} = 0$ for $m$: you turned the fraction over.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: '$n =$',
          expected: fraction(...n),
          marks: 2,
          follows: `(${c} - d.1)/${b}`,
          mistakes: [
            {
              value: fraction(c, b),
              note: md`This belongs to the line of part (b), on which $\frac{\mathrm{d}y}{\mathrm{d}x} = 0$. Here $\frac{\mathrm{d}y}{\mathrm{d}x} = m$.`,
            },
          ].filter(() => [1, 2].every((figures) => Number((n[0] / n[1]).toPrecision(figures)) !== c / b)),
        },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `= ${gradient}`, value: field(px, py) },
        {
          part: 'd',
          route: 'substitution',
          // The line must fit the equation at two places.
          shown: `m = ${fraction(...m)}`,
          value: field(5, straight(5)) / 2 + field(-3, straight(-3)) / 2,
        },
        {
          part: 'd',
          route: 'substitution',
          shown: `n = ${fraction(...n)}`,
          value: straight(0) + field(2, straight(2)) - slope(straight, 2),
        },
      ],
      drawings: {
        field: slopeField({
          x: [-3, 3],
          y: [-3, 3],
          width: 270,
          height: 270,
          ticks: { x: 1, y: 1 },
          f: field,
          description: `The slope field of the differential equation dy/dx = ${a}x − ${b}y ${c < 0 ? '−' : '+'} ${Math.abs(c)} for x and y from −3 to 3.`,
        }),
      },
    };
  },
});
