import { regression } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus } from '../../authoring/wording.ts';

const tidy = (value: number): number => Number(value.toFixed(6));

/** x becomes w = times · x + add. */
const stories = [
  {
    who: 'A biologist in Tennessee listens to crickets on many evenings',
    x: 'the temperature in degrees Celsius',
    y: 'the number of chirps in a minute',
    one: 'an evening',
    thing: 'evening',
    w: 'the temperature in degrees Fahrenheit',
    rule: md`w = 1.8x + 32`,
    times: 1.8,
    add: 32,
    c: [0.1, 0.2],
    base: 10,
    y0: 60,
    spread: 10,
  },
  {
    who: 'A taxi driver in Lagos studies his rides',
    x: 'the distance in kilometres',
    y: 'the time in minutes',
    one: 'a ride',
    thing: 'ride',
    w: 'the fare in hundreds of naira',
    rule: md`w = 3x + 8`,
    times: 3,
    add: 8,
    c: [0.2, 0.3, 0.4],
    base: 3,
    y0: 20,
    spread: 10,
  },
  {
    who: 'A potter in Fes makes bowls of many sizes',
    x: 'the mass of clay in kilograms',
    y: 'the diameter of the finished bowl in centimetres',
    one: 'a bowl',
    thing: 'bowl',
    w: 'the cost of clay and firing in dirhams',
    rule: md`w = 20x + 15`,
    times: 20,
    add: 15,
    c: [0.05, 0.1, 0.15],
    base: 0.5,
    y0: 20,
    spread: 5,
  },
  {
    who: 'A nursery in Kerala sows many trays with $40$ seeds each',
    x: 'the number of seeds that sprout',
    y: 'the mean temperature of the soil in degrees Celsius',
    one: 'a tray',
    thing: 'tray',
    w: 'the number of seeds that do not sprout',
    rule: md`w = 40 - x`,
    times: -1,
    add: 40,
    c: [0.9, 1.2, 1.4],
    base: -9,
    y0: 20,
    spread: 2,
  },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['4.4', '2.5'],
  parameters: {
    story: choice(0, 1, 2, 3),
    slopeAt: choice(0, 1, 2),
    lift: choice(0, 1, 2, 3),
    r: choice(0.81, 0.86, 0.9, 0.94),
    steps: integers(1, 3),
  },
  allow: ({ story, slopeAt }) => slopeAt < stories[story]!.c.length,
  write: ({ story, slopeAt, lift, r, steps }) => {
    const { who, x, y, one, thing, w, rule, times, add, c: slopes, base, y0, spread } = stories[story]!;
    const c = slopes[slopeAt]!;
    const d = tidy(base + lift * (base === 0.5 ? 0.1 : 1));
    const asked = y0 + steps * spread;
    const estimate = tidy(c * asked + d);
    const [c2, d2] = [tidy(times * c), tidy(times * d + add)];
    const newEstimate = tidy(times * estimate + add);
    // Data with this regression line, changed one by one and fitted again.
    const ys = [0, 1, 2, 3, 4].map((step) => y0 + step * spread);
    const off = [1, -2, 0, 2, -1].map((bump) => (bump * c * spread) / 3);
    const xs = ys.map((at, index) => c * at + d + off[index]!);
    const fit = regression(ys, xs);
    const changed = regression(
      ys,
      xs.map((at) => times * at + add),
    );
    const newR = tidy(Math.sign(times) * r);
    return {
      text: md`${who}. For each ${thing}, $x$ is ${x} and $y$ is ${y}. The correlation coefficient of $x$ and $y$ is $${r}$, and the regression line of $x$ on $y$ is

$$x = ${c}y${plus(d)}.$$

(a) Estimate the value of $x$ for ${one} with $y = ${asked}$. [1]

A second variable, $w$, is ${w}. For each ${thing}, $${rule}$.

(b) Find the equation of the regression line of $w$ on $y$, in the form $w = py + q$. [3]

(c) Write down the correlation coefficient of $w$ and $y$, giving a reason. [2]

(d) Interpret the value of $p$ in this context. [1]`,
      hints: [
        md`Part (a) asks for $x$ when $y$ is known. The given line is made for that.`,
        md`Every value of $x$ is changed in the same way. What happens then to the estimate of $x$ from the line?`,
        md`Put the right side of the regression line in the place of $x$ in $${rule}$.`,
        md`A stretch and a shift keep points that lie on a line on a line. Only the direction of the trend can change. Does it?`,
      ],
      answer: md`(a) $x = ${c} \times ${asked}${plus(d)} = ${estimate}$

(b) Each $x$ is changed by the same linear rule, and the estimates from the line are changed in the same way. So put $x = ${c}y${plus(d)}$ into $${rule}$:
$$w = ${times === -1 ? md`${add} - (${c}y${plus(d)})` : md`${times}(${c}y${plus(d)}) + ${add}`} = ${c2 === 1 ? '' : c2 === -1 ? '-' : c2}y${plus(d2)}$$
So $p = ${c2}$ and $q = ${d2}$.

(As a check: for $y = ${asked}$ this gives $w = ${newEstimate}$, and the rule gives the same for $x = ${estimate}$.)

(c) The correlation coefficient tells how close the points are to a line. A change of the unit or of the zero point doesn't alter this. ${times > 0 ? md`As the factor $${times}$ is positive, the trend keeps its direction: $r = ${newR}$.` : md`But the factor $${times}$ is negative, so a trend upwards becomes one downwards, and the sign changes: $r = ${newR}$.`}

(d) When $y$, ${y}, increases by $1$, then ${w} ${c2 < 0 ? 'decreases' : 'increases'} by $${Math.abs(c2)}$ on average.

**Watch out:** The added number changes $q$, but neither $p$ nor the correlation coefficient.`,
      scheme: [
        [md`(a) $${estimate}$`, 'A1'],
        [md`(b) replaces $x$ by $${c}y${plus(d)}$ in the rule`, 'M1'],
        [md`$p = ${c2}$`, 'A1'],
        [md`$q = ${d2}$`, 'A1'],
        [md`(c) $${newR}$`, 'A1'],
        [
          times > 0
            ? md`a linear change with a positive factor keeps the correlation`
            : md`a linear change keeps the size, and a negative factor changes the sign`,
          'R1',
        ],
        [
          md`(d) a change of $w$ by $${c2}$ on average for each unit of $y$, in the words of the context`,
          'R1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$x =$',
          expected: `${estimate}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${asked} - (${d})) / ${c}`,
              note: md`You solved the equation for $y$. Here $y$ is known, and $x$ is asked for.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$p =$',
          expected: `${c2}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            { value: `${c}`, note: md`The factor of the rule changes the gradient as well.` },
            { value: `${tidy(c2 + add)}`, note: md`The added number doesn't change the gradient.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$q =$',
          expected: `${d2}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${tidy(d + add)}`,
              note: md`The constant of the line must be multiplied as well before $${add}$ is added.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$r =$',
          expected: `${newR}`,
          accuracy: 'exact',
          marks: 1,
          mistakes:
            times > 0
              ? [
                  {
                    value: `${tidy(times * r + add)}`,
                    note: md`A correlation coefficient lies between $-1$ and $1$. It doesn't change with the units.`,
                  },
                ]
              : [
                  {
                    value: `${r}`,
                    note: md`When $x$ grows, $w$ gets smaller. What does that do to the direction of the trend?`,
                  },
                ],
        },
        { part: 'c', kind: 'self', why: 'give a reason', marks: 1 },
        { part: 'd', kind: 'self', why: 'interpret' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${estimate}`,
          value: fit.gradient * asked + fit.intercept,
          within: 1e-9,
        },
        { part: 'b', route: 'numeric', shown: `p = ${c2}`, value: changed.gradient, within: 1e-9 },
        { part: 'b', route: 'numeric', shown: `q = ${d2}`, value: changed.intercept, within: 1e-9 },
        { part: 'c', route: 'numeric', shown: `r = ${newR}`, value: (r * changed.r) / fit.r, within: 1e-9 },
      ],
    };
  },
});
