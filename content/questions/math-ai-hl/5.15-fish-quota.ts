import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { slopeField } from '../../figures/slope-field.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['5.14', '2.9'],
  parameters: {
    story: choice(
      ['trout in a lake in New Zealand', 'tonnes'],
      ['carp in a reservoir in Bohemia', 'tonnes'],
      ['tilapia in a lagoon in Ecuador', 'tonnes'],
    ),
    low: choice(1, 2, 3),
    high: choice(5, 6, 7, 8, 9),
    r: choice(0.3, 0.4, 0.5, 0.6),
    first: choice(0.5, 0.8),
    second: choice(1, 2),
  },
  allow: ({ low, high, r }) => {
    const h = (r * low * high) / (low + high);
    return Math.abs(h * 1000 - Math.round(h * 1000)) < 1e-6;
  },
  write: ({ story: [fish, unit], low, high, r, first, second }) => {
    const k = low + high;
    const h = Number(((r * low * high) / k).toPrecision(6));
    const f = (p: number) => r * p * (1 - p / k) - h;
    const [a, b] = roots(f, 0.01, k - 0.013) as [number, number];
    const start = Number((low * first).toPrecision(3));
    const other = low + second;
    const most = Number(((r * k) / 4).toPrecision(8));
    const rate = f(start);
    return {
      text: md`The mass $P$, in ${unit}, of ${fish} after $t$ years is modelled by

$$\frac{\mathrm{d}P}{\mathrm{d}t} = ${r}P\left(1 - \frac{P}{${k}}\right) - ${h},$$

where $${h}$ ${unit} are caught each year. The slope field is shown.

![](drawing:field)

(a) State what the term $${r}P\left(1 - \frac{P}{${k}}\right)$ describes. [1]

(b) Find the two constant solutions of the differential equation. [3]

(c) At $t = 0$, $P = ${start}$. Find $\frac{\mathrm{d}P}{\mathrm{d}t}$ at this moment, and state what happens to the fish later on. [3]

(d) Describe what happens in the long term if $P = ${other}$ at $t = 0$. [2]

(e) Explain, with the slope field, why the smaller constant solution is called unstable. [2]

(f) The owner wants to catch $H$ ${unit} each year instead. Find the greatest value of $H$ for which a constant solution exists. [3]`,
      hints: [
        md`For a constant solution the rate of change is $0$. Solve a quadratic equation.`,
        md`Is the rate positive or negative between the two constant solutions? Below the smaller one?`,
        md`For which $P$ is the growth without fishing greatest?`,
      ],
      answer: md`(a) It is the natural growth of the fish, without fishing.

(b) A constant solution has $\frac{\mathrm{d}P}{\mathrm{d}t} = 0$: $${r}P\left(1 - \frac{P}{${k}}\right) = ${h}$. The solver, or $P^2 - ${k}P + ${low * high} = 0$, gives $P = ${low}$ and $P = ${high}$.

(c) $\frac{\mathrm{d}P}{\mathrm{d}t} = ${r} \times ${start}\left(1 - \frac{${start}}{${k}}\right) - ${h} = ${sf(rate)}$ ${unit} per year. The rate is negative, and it stays negative, so the mass falls until no fish are left.

(d) $${other}$ lies between the two constant solutions, where the rate is positive. So the mass grows and approaches $${high}$ ${unit}.

(e) Just above $P = ${low}$ the strokes rise and just below it they fall. So a solution that starts near this line moves away from it on both sides.

(f) A constant solution exists if the natural growth can be as great as $H$. The greatest natural growth is at $P = ${k / 2}$, half-way between the zeros $0$ and $${k}$: $H = ${r} \times ${k / 2} \times \frac{1}{2} = ${most}$.

Another way: the discriminant of $${r}P\left(1 - \frac{P}{${k}}\right) - H = 0$ must not be negative.

**Calculator:** draw the graph of the right side against $P$. Its zeros are the constant solutions, and the maximum of the graph without $-${h}$ gives part (f).

**Watch out:** A constant solution that is approached from both sides is *stable*. Here only $P = ${high}$ is stable.`,
      scheme: [
        [md`natural growth without fishing`, 'A1'],
        [md`sets the right side equal to $0$`, 'M1'],
        [md`$${low}$`, 'A1'],
        [md`$${high}$`, 'A1'],
        [md`substitutes $P = ${start}$`, 'M1'],
        [md`$${sf(rate)}$`, 'A1'],
        [md`the fish die out`, 'R1'],
        [md`the mass grows`, 'A1'],
        [md`and approaches $${high}$`, 'A1'],
        [md`strokes rise above and fall below the line`, 'R1'],
        [md`solutions near it move away`, 'R1'],
        [md`greatest value of the natural growth, or discriminant $\ge 0$`, 'M1'],
        [md`$P = ${k / 2}$, or an inequality for $H$`, 'A1'],
        [md`$${most}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state the meaning' },
        {
          part: 'b',
          kind: 'set',
          label: 'Values of $P$, with a comma between them:',
          expected: `${low}, ${high}`,
          accuracy: 'exact',
          mistakes: [{ value: `0, ${k}`, note: 'These are the constant solutions without fishing.' }],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$\frac{\mathrm{d}P}{\mathrm{d}t} =$`,
          expected: `${Number(rate.toPrecision(9))}`,
          marks: 2,
          mistakes: [{ value: `${sf(rate + h)}`, note: md`You left out the fish that are caught, $-${h}$.` }],
        },
        { part: 'c', kind: 'self', why: 'state what happens', marks: 1 },
        { part: 'd', kind: 'self', why: 'describe' },
        { part: 'e', kind: 'self', why: 'explain' },
        { part: 'f', kind: 'number', label: '$H =$', expected: `${most}` },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `P = ${low}`, value: Math.round(a * 1e8) / 1e8 },
        { part: 'b', route: 'numeric', shown: `P = ${high}`, value: Math.round(b * 1e8) / 1e8 },
        {
          part: 'c',
          route: 'exact',
          shown: `= ${sf(rate)}`,
          value: (-r / k) * (start - low) * (start - high),
        },
        { part: 'f', route: 'numeric', shown: `= ${most}`, value: f(k / 2) + h },
      ],
      drawings: {
        field: slopeField({
          x: [0, 12],
          y: [0, k],
          f: (_, p) => f(p),
          xLabel: '*t*',
          yLabel: '*P*',
          height: 200,
          ticks: { x: 2, y: 1 },
          description:
            'A slope field in which all strokes at the same height are parallel. They fall at the bottom, rise in the middle and fall at the top.',
        }),
      },
    };
  },
});
