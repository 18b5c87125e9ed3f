import { slope, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const tidy = (value: number) => Number(value.toFixed(6));
/** To 3 significant figures, without zeros at the end where that is exact. */
const brief = (value: number) =>
  Math.abs(value - Number(sf(value))) < 1e-9 ? `${Number(sf(value))}` : sf(value);

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['1.8'],
  parameters: {
    park: choice('Gdańsk', 'Cartagena', 'Okinawa', 'Durban'),
    /** y = a x³ + b x² + c with a level end at x = end. */
    end: integers(5, 9),
    height: integers(3, 7),
    low: choice(0.4, 0.5, 0.6, 0.8),
    at: choice(1, 2, 3),
  },
  // Between 35° and 58°: steeper slides aren't built.
  allow: ({ end, at, height, low }) => {
    const steepest = (3 * (height - low)) / (2 * end);
    return at < end - 1 && at !== end / 2 && steepest > 0.7 && steepest < 1.6;
  },
  write: ({ park, end, height, low, at }) => {
    const fall = height - low;
    const a = (2 * fall) / end ** 3;
    const b = (-3 * fall) / end ** 2;
    const f = (x: number) => a * x ** 3 + b * x * x + height;
    const [foundA, foundB] = solveLinear(
      [
        [end ** 3, end ** 2],
        [3 * end ** 2, 2 * end],
      ],
      [low - height, 0],
    ) as [number, number];
    const gradient = 3 * a * at * at + 2 * b * at;
    const middle = end / 2;
    const steepest = (-3 * fall) / (2 * end);
    const degrees = (slope: number) => (Math.atan(-slope) * 180) / Math.PI;
    const angle = degrees(steepest);
    // From a and b to three figures.
    const rounded = degrees(3 * Number(sf(a)) * middle ** 2 + 2 * Number(sf(b)) * middle);
    const apart = sf(rounded) !== sf(angle);
    const tenths = Math.round(10 * fall);
    return {
      text: md`A water slide in ${park} starts at a height of $${height}\ \text{m}$. Its side view is modelled by

$$y = ax^3 + bx^2 + ${height}, \quad 0 \le x \le ${end},$$

where $x$ is the horizontal distance from the start and $y$ is the height above the ground, both in metres. The slide ends at the point $(${end}, ${low})$, and it is level there.

![](drawing:slide)

(a) Find $\dfrac{\mathrm{d}y}{\mathrm{d}x}$ in terms of $a$ and $b$. Hence show that $${3 * end ** 2}a + ${2 * end}b = 0$. [3]

(b) Write down another equation that connects $a$ and $b$. [1]

(c) Find the value of $a$ and the value of $b$. [2]

(d) Find the gradient of the slide at $x = ${at}$. [2]

(e) The slide is steepest half-way, at $x = ${middle}$. Find the angle that it makes with the horizontal there. [3]`,
      hints: [
        md`$a$ and $b$ are constants: treat them like numbers when you differentiate.`,
        md`*Level* says something about the derivative. *Ends at the point* says something about $y$.`,
        md`The gradient of a line is the tangent of its angle with the horizontal.`,
      ],
      answer: md`(a) The power rule gives $\dfrac{\mathrm{d}y}{\mathrm{d}x} = 3ax^2 + 2bx$. The constant $${height}$ has the derivative $0$.

The slide is level at its end, so the derivative is $0$ at $x = ${end}$: $3a \times ${end}^2 + 2b \times ${end} = 0$. This is $${3 * end ** 2}a + ${2 * end}b = 0$.

(b) The point $(${end}, ${low})$ lies on the curve: $${end ** 3}a + ${end ** 2}b + ${height} = ${low}$, or $${end ** 3}a + ${end ** 2}b = ${tidy(low - height)}$.

(c) The calculator solves the two equations: $a = ${sf(a)}$ and $b = ${sf(b)}$.

(d) At $x = ${at}$ the gradient is $3a \times ${at ** 2} + 2b \times ${at}$. With the unrounded values of $a$ and $b$ this is $${sf(gradient)}$.

(e) At $x = ${middle}$ the gradient is $3a \times ${middle ** 2} + 2b \times ${middle} = ${brief(steepest)}$. The gradient is the tangent of the angle with the horizontal, so $\tan\theta = ${brief(-steepest)}$ and $\theta = ${sf(angle)}^\circ$.

**Calculator:** use the solver for a system of two linear equations, and store both results for parts (d) and (e).

**Watch out:** Each condition gives one equation. *Level* gives an equation for the *derivative*, a point gives one for $y$.`,
      scheme: [
        [md`(a) $3ax^2$`, 'A1'],
        [md`$2bx$, and nothing else`, 'A1'],
        [md`sets the derivative equal to $0$ at $x = ${end}$, which leads to the given result`, 'M1'],
        [md`(b) $${end ** 3}a + ${end ** 2}b + ${height} = ${low}$`, 'A1'],
        [md`(c) $a = ${sf(a)}$ (or $${fraction(2 * tenths, 10 * end ** 3)}$)`, 'A1'],
        [md`$b = ${sf(b)}$ (or $${fraction(-3 * tenths, 10 * end ** 2)}$)`, 'A1'],
        [md`(d) substitutes into their derivative`, 'M1'],
        [md`$${sf(gradient)}$`, 'A1'],
        [md`(e) gradient $${brief(steepest)}$ at $x = ${middle}$`, '(A1)'],
        [md`$\tan\theta =$ their gradient (accept the modulus)`, 'M1'],
        [
          md`$${sf(angle)}^\circ$${apart ? md` (accept $${sf(rounded)}^\circ$ from rounded $a$ and $b$)` : ''}`,
          'A1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'equation',
          expected: `${end ** 3}a + ${end ** 2}b = ${tidy(low - height)}`,
          variables: ['a', 'b'],
        },
        { part: 'c', kind: 'number', label: md`$a =$`, expected: `${Number(a.toPrecision(9))}`, marks: 1 },
        { part: 'c', kind: 'number', label: md`$b =$`, expected: `${Number(b.toPrecision(9))}`, marks: 1 },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(gradient.toPrecision(9))}`,
          follows: `3 * c.1 * ${at ** 2} + 2 * c.2 * ${at}`,
          mistakes: [
            { value: sf(f(at), 5), note: md`That is the height at $x = ${at}$. Use the derivative.` },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(angle.toPrecision(9))}`,
          unit: '°',
          ...(apart && {
            accuracy: { tolerance: Number((Math.abs(rounded - angle) + 0.06).toFixed(2)) },
          }),
          mistakes: [
            { value: sf(90 - angle, 5), note: md`That is the angle with the vertical.` },
            { value: sf((angle * Math.PI) / 180, 5), note: md`Your calculator is set to radians.` },
          ].filter(({ value }) => Math.abs(Number(value) - angle) > 1),
        },
      ],
      checks: [
        { part: 'c', route: 'exact', shown: `a = ${sf(a)}`, value: foundA },
        { part: 'c', route: 'exact', shown: `b = ${sf(b)}`, value: foundB },
        { part: 'd', route: 'numeric', shown: sf(gradient), value: slope(f, at) },
        {
          part: 'e',
          route: 'numeric',
          shown: md`\theta = ${sf(angle)}^\circ`,
          value: (Math.atan(-slope(f, middle)) * 180) / Math.PI,
        },
      ],
      drawings: {
        slide: plot({
          x: [-0.6, end + 1.2],
          y: [-0.6, height + 1],
          ticks: { x: [end], y: [height] },
          height: 200,
          curves: [{ f, from: 0, to: end }],
          points: [{ at: [end, low], label: `(${end}, ${low})`, place: 'n' }],
          description: `A curve that begins level at (0, ${height}), falls, and ends level at (${end}, ${low}).`,
        }),
      },
    };
  },
});
