import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { inBrackets, sf, term } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const stories = [
  ['Two straight cycle paths near Utrecht', 'Femke', 'Daan', 'cycles'],
  ['Two straight desert roads near Windhoek', 'Ndapewa', 'Johannes', 'drives'],
  ['Two straight hiking trails near Cusco', 'Lucía', 'Diego', 'runs'],
] as const;

/** Two travellers on roads that meet at an angle; one may come towards the junction. */
export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.2'],
  parameters: {
    story: choice(0, 1, 2),
    angle: choice(50, 55, 65, 70, 75, 110, 115, 125, 130),
    x: integers(3, 12),
    y: integers(4, 14),
    u: choice(1, 1.2, 1.5, 2),
    v: choice(-2, -1.5, -1, 1, 1.5, 2),
  },
  allow: ({ angle, x, y, u, v, story }) => {
    const cos = Math.cos((angle * Math.PI) / 180);
    const [fast, slow] = speeds(story, u, v);
    const s = Math.sqrt(x * x + y * y - 2 * x * y * cos);
    const rate = (x * fast + y * slow - cos * (fast * y + x * slow)) / s;
    return x !== y && Math.abs(rate) > 2 && Math.abs(u) !== Math.abs(v);
  },
  write: ({ story, angle, x, y, u, v }) => {
    const [roads, first, second, goes] = stories[story]!;
    const [a, b] = speeds(story, u, v);
    const radians = (angle * Math.PI) / 180;
    const cos = Math.cos(radians);
    const s = Math.sqrt(x * x + y * y - 2 * x * y * cos);
    const rate = (x * a + y * b - cos * (a * y + x * b)) / s;
    const apart = (t: number) => {
      // By coordinates instead of the cosine rule.
      const [p, q] = [x + a * t, y + b * t];
      return Math.hypot(q * Math.cos(radians) - p, q * Math.sin(radians));
    };
    const noProduct = (x * a + y * b) / s;
    const closing = rate < 0;
    const side = [7 * Math.cos(radians), 7 * Math.sin(radians)] as const;
    return {
      text: md`${roads} meet at a junction J at an angle of $${angle}^\circ$. ${first} ${goes} on one of them, away from J, at a constant speed of $${a}\ \text{km h}^{-1}$. ${second} ${goes} on the other, ${b > 0 ? 'away from' : 'towards'} J, at a constant speed of $${Math.abs(b)}\ \text{km h}^{-1}$. At the time $t$ hours, ${first} is at the point A, $x$ kilometres from J, and ${second} is at the point B, $y$ kilometres from J. The distance between them is $s$ kilometres.

![](drawing:roads)

At a certain moment $x = ${x}$ and $y = ${y}$.

(a) Find the value of $s$ at this moment. [2]

(b) Show that $s\,\dfrac{\mathrm{d}s}{\mathrm{d}t} = x\,\dfrac{\mathrm{d}x}{\mathrm{d}t} + y\,\dfrac{\mathrm{d}y}{\mathrm{d}t} - \left(y\,\dfrac{\mathrm{d}x}{\mathrm{d}t} + x\,\dfrac{\mathrm{d}y}{\mathrm{d}t}\right)\cos ${angle}^\circ$. [3]

(c) Find $\dfrac{\mathrm{d}s}{\mathrm{d}t}$ at this moment, and state whether they are getting closer to each other. [3]`,
      hints: [
        'Two sides of a triangle and the angle between them are known.',
        md`Write the cosine rule with $x$, $y$ and $s$, and differentiate every term with respect to $t$. The angle doesn't change.`,
        md`A distance that gets smaller has a negative rate. Which of $\frac{\mathrm{d}x}{\mathrm{d}t}$ and $\frac{\mathrm{d}y}{\mathrm{d}t}$ are negative here?`,
      ],
      answer: md`(a) In the triangle JAB we know two sides and the angle between them, so use the cosine rule:

$$s = \sqrt{${x}^2 + ${y}^2 - 2 \times ${x} \times ${y}\cos ${angle}^\circ} = ${sf(s)}\ \text{km}$$

(b) At all times $s^2 = x^2 + y^2 - 2xy\cos ${angle}^\circ$. All three lengths change with time, the angle doesn't. Differentiate with respect to $t$; the product $xy$ needs the product rule:

$$2s\,\frac{\mathrm{d}s}{\mathrm{d}t} = 2x\,\frac{\mathrm{d}x}{\mathrm{d}t} + 2y\,\frac{\mathrm{d}y}{\mathrm{d}t} - 2\left(y\,\frac{\mathrm{d}x}{\mathrm{d}t} + x\,\frac{\mathrm{d}y}{\mathrm{d}t}\right)\cos ${angle}^\circ$$

Dividing by $2$ gives the result.

(c) ${first} moves away from J, so $\frac{\mathrm{d}x}{\mathrm{d}t} = ${a}$. ${second} moves ${b > 0 ? 'away from' : 'towards'} J, so $\frac{\mathrm{d}y}{\mathrm{d}t} = ${b}$. Put everything into (b):

$$${sf(s, 6)}\,\frac{\mathrm{d}s}{\mathrm{d}t} = ${x} \times ${a} + ${y} \times ${inBrackets(b)} - \left(${y} \times ${a} + ${x} \times ${inBrackets(b)}\right)\cos ${angle}^\circ = ${sf(rate * s, 6)}$$

so $\dfrac{\mathrm{d}s}{\mathrm{d}t} = ${sf(rate)}\ \text{km h}^{-1}$. The rate is ${closing ? 'negative: they are getting closer to each other' : 'positive: they are not getting closer, the distance grows'}.

**Calculator:** in degrees. Store the value of (a) unrounded. TI-Nspire: ctrl var. Casio fx-CG50: → and a letter. To confirm (c), find the derivative at x = 0 of √((${x}+${term(a, 'x')})²+(${y}${b < 0 ? '−' : '+'}${term(Math.abs(b), 'x')})²−2(${x}+${term(a, 'x')})(${y}${b < 0 ? '−' : '+'}${term(Math.abs(b), 'x')})cos ${angle}°).

**Watch out:** ${b < 0 ? md`The speed of ${second} is $${-b}$, but $\frac{\mathrm{d}y}{\mathrm{d}t}$ is $${b}$, because the distance to J decreases.` : md`The product $xy$ gives *two* terms. Whoever differentiates only one of the factors loses one of them.`}`,
      scheme: [
        ['(a) uses the cosine rule', 'M1'],
        [md`$${sf(s)}$ km`, 'A1'],
        [md`(b) $s^2 = x^2 + y^2 - 2xy\cos ${angle}^\circ$`, 'A1'],
        [md`differentiates with respect to $t$ (implicitly)`, 'M1'],
        ['product rule for $xy$, and divides by $2$ (AG)', 'A1'],
        [
          md`(c) $\frac{\mathrm{d}x}{\mathrm{d}t} = ${a}$ and $\frac{\mathrm{d}y}{\mathrm{d}t} = ${b}$ substituted`,
          'M1',
        ],
        [md`$${sf(rate)}\ \text{km h}^{-1}$ (follow through from (a))`, 'A1'],
        [
          closing
            ? 'negative, so they are getting closer (follow through)'
            : 'positive, so they are not getting closer (follow through)',
          'R1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$s =$',
          expected: sf(s, 8),
          unit: 'km',
          mistakes: [
            {
              value: sf(Math.hypot(x, y), 6),
              note: md`The angle at J isn't a right angle. Use the cosine rule.`,
            },
            { value: sf(s * s, 6), note: md`This is $s^2$.` },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          label: md`$\dfrac{\mathrm{d}s}{\mathrm{d}t} =$`,
          expected: sf(rate, 8),
          unit: 'km h^-1',
          marks: 2,
          follows: `(${plain(x * a + y * b)} - (${plain(y * a + x * b)}) * cos(${angle}°)) / a.1`,
          mistakes: [
            {
              value: sf((x * a - y * b - cos * (a * y - x * b)) / s, 6),
              note: md`Look at the sign of $\frac{\mathrm{d}y}{\mathrm{d}t}$: is ${second} moving towards J or away from it?`,
            },
            { value: sf(noProduct, 6), note: md`The term with the cosine is missing.` },
          ].filter(({ value }) => Math.abs(Number(value) - rate) > 0.05 * Math.abs(rate)),
        },
        { part: 'c', kind: 'self', why: 'state with a reason', marks: 1 },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`= ${sf(s)}\ \text{km}`, value: apart(0) },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(rate)}\ \text{km h}^{-1}`,
          value: slope(apart, 0),
        },
      ],
      drawings: {
        roads: sketch({
          points: { J: [0, 0], A: [6, 0], B: [side[0] * 0.75, side[1] * 0.75] },
          segments: [
            { of: 'JA', label: '*x*' },
            { of: 'JB', label: '*y*' },
            { of: 'AB', label: '*s*' },
          ],
          angles: [{ at: 'J', from: 'A', to: 'B', label: `${angle}°` }],
          description: `A triangle with the junction J and the two people A and B. JA is x, JB is y, AB is s, and the angle at J is ${angle} degrees. Not to scale.`,
        }),
      },
    };
  },
});

/** Without the tails of binary fractions. */
function plain(value: number): number {
  return Number(value.toFixed(6));
}

/** Speeds in km/h: on a bicycle, in a car, on foot. */
function speeds(story: number, u: number, v: number): readonly [number, number] {
  const base = [12, 40, 6][story]!;
  return [base * u, base * v].map(plain) as [number, number];
}
