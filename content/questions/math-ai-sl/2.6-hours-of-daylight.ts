import { roots, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const days = [
  { date: '10 April', t: 20 },
  { date: '1 May', t: 41 },
  { date: '15 July', t: 116 },
  { date: '20 August', t: 152 },
  { date: '15 October', t: 208 },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.5'],
  parameters: {
    /** Longest and shortest day of such a latitude, in hours. */
    town: choice(
      { name: 'a town in Scotland', most: 17.6, least: 6.8 },
      { name: 'a town in Denmark', most: 17.4, least: 7 },
      { name: 'a town in Hungary', most: 15.9, least: 8.4 },
      { name: 'a town in Hokkaido', most: 15.4, least: 9 },
      { name: 'a town in Portugal', most: 14.9, least: 9.5 },
      { name: 'a town in southern Finland', most: 18.9, least: 5.9 },
    ),
    day: choice(...days),
    /** What an almanac says, in hours more than the model. */
    more: choice(-0.3, -0.2, 0.2, 0.3),
    share: integers(0.3, 0.7, 0.1),
  },
  write: ({ town, day, more, share }) => {
    const { name, most, least } = town;
    const a = Number(((most - least) / 2).toFixed(4));
    const d = Number(((most + least) / 2).toFixed(4));
    const b = 360 / 365;
    const model = (t: number) => a * Math.sin((b * t * Math.PI) / 180) + d;
    const actual = Number((model(day.t) + more).toFixed(1));
    const error = (Math.abs(model(day.t) - actual) / actual) * 100;
    // From the b that is shown, and from the rounded result of (c).
    const carried = [
      { value: a * Math.sin((0.986 * day.t * Math.PI) / 180) + d, from: '0.986' },
      { value: Number(sf(model(day.t))), from: sf(model(day.t)) },
    ].map(({ value, from }) => ({ error: (Math.abs(value - actual) / actual) * 100, from }));
    const accepted = carried
      .filter((other) => sf(other.error) !== sf(error))
      .map((other) => md`$${sf(other.error)}\%$ from $${other.from}$`)
      .join(', ');
    const wanted = Number((d + a * share).toFixed(1));
    const half = (Math.asin((wanted - d) / a) * 180) / Math.PI / b;
    const [from, to] = [half, 182.5 - half];
    const [first, last] = roots((t) => model(t) - wanted, 0, 200) as [number, number];
    const [sa, sd] = solveLinear(
      [
        [1, 1],
        [-1, 1],
      ],
      [most, least],
    ) as [number, number];
    return {
      text: md`The number of hours of daylight in ${name}, $t$ days after 21 March, is modelled by

$$D(t) = a\sin(bt) + d, \quad 0 \le t \le 365,$$

where $a, b, d > 0$ and the angle $bt$ is in degrees. The longest day of the year has $${most}$ hours of daylight, and the shortest day has $${least}$ hours. After $365$ days the values repeat.

(a) Find the values of $a$ and $d$. [3]

(b) Show that $b = 0.986$, correct to three significant figures. [1]

(c) Use the model to find the number of hours of daylight on ${day.date}, when $t = ${day.t}$. [2]

(d) An almanac gives $${actual}$ hours for ${day.date}. Find the percentage error of the model. [2]

(e) Find the number of days in the year with more than $${wanted}$ hours of daylight according to the model. Give your answer to the nearest day. [3]

(f) In a town far in the north the sun does not set from 20 May to 20 July. State why a model of this form cannot describe the hours of daylight there. [1]`,
      hints: [
        md`A sine curve swings equally far above and below its principal axis $y = d$.`,
        md`In one period the angle $bt$ grows by $360^\circ$. Set the calculator to degrees.`,
        md`For (e), draw the graph and the line $y = ${wanted}$. Between which two days is the graph above the line?`,
      ],
      answer: md`(a) The amplitude is half of the difference: $a = \dfrac{${most} - ${least}}{2} = ${a}$. The principal axis lies in the middle: $d = \dfrac{${most} + ${least}}{2} = ${d}$.

(b) The period is $365$ days, so $b = \dfrac{360}{365} = 0.98630\ldots$, which is $0.986$ to 3 s.f.

(c) $D(${day.t}) = ${a}\sin\left(\frac{360}{365} \times ${day.t}^\circ\right) + ${d} = ${sf(model(day.t))}\ \text{hours}$

(d) $\left|\dfrac{${sf(model(day.t), 5)} - ${actual}}{${actual}}\right| \times 100\% = ${sf(error)}\%$

(e) $D(t) = ${wanted}$ for $t = ${sf(from, 4)}$ and $t = ${sf(to, 4)}$. Between these times the graph is above the line, so there are $${sf(to, 4)} - ${sf(from, 4)} = ${Math.round(to - from)}\ \text{days}$ to the nearest day.

![](drawing:graph)

(f) The hours of daylight would be $24$ on many days in a row. The graph would be flat there, but a sine curve takes its greatest value only for a moment.

**Calculator:** degrees. TI-Nspire: Settings, Graphing Angle, Degree. Casio fx-CG50: SHIFT, SET UP, Angle, Deg. Use a window with $0 \le x \le 365$.

**Watch out:** $a$ is half of the difference between the longest and the shortest day, not the whole difference.`,
      scheme: [
        [md`(a) half of the difference, or half of the sum, of $${most}$ and $${least}$`, 'M1'],
        [md`$a = ${a}$`, 'A1'],
        [md`$d = ${d}$`, 'A1'],
        [md`(b) $\frac{360}{365} = 0.98630\ldots$, hence $0.986$ AG`, 'A1'],
        [md`(c) substitutes $t = ${day.t}$, with the calculator in degrees`, 'M1'],
        [md`$${sf(model(day.t))}$ hours`, 'A1'],
        [md`(d) substitutes into the formula for the percentage error`, 'M1'],
        [md`$${sf(error)}\%$${accepted === '' ? '' : ` (accept ${accepted})`}`, 'A1'],
        [md`(e) $D(t) = ${wanted}$`, 'M1'],
        [md`$t = ${sf(from)}$ and $t = ${sf(to)}$`, 'A1'],
        [md`$${Math.round(to - from)}$ days`, 'A1'],
        [md`(f) the value stays at $24$ for many days, but a sine curve has no flat part`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$a =$`,
          expected: `${a}`,
          marks: 2,
          mistakes: [
            {
              value: `${Number((2 * a).toFixed(4))}`,
              note: md`That is the whole difference. The amplitude is half of it.`,
            },
          ],
        },
        { part: 'a', kind: 'number', label: md`$d =$`, expected: `${d}`, marks: 1 },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: `${model(day.t)}`,
          unit: 'hours',
          follows: `a.1 * sin(360 / 365 * ${day.t}°) + a.2`,
          unless: 'h <= 0 or h > 24',
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${error}`,
          // Some go on with the value that they rounded.
          accuracy: {
            tolerance: Number(
              Math.max(0.35, ...carried.map((other) => Math.abs(other.error - error) + 0.01)).toFixed(2),
            ),
          },
          unit: '%',
          follows: `100 * sqrt((c.1 - ${actual})^2) / ${actual}`,
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Math.round(to - from)}`,
          accuracy: { tolerance: 1 },
          unit: 'days',
          mistakes: [
            {
              value: `${Math.round(365 - to + from)}`,
              note: md`These are the days with *fewer* hours of daylight.`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'state why' },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `= ${a}`, value: Number(sa.toFixed(9)) },
        { part: 'a', route: 'substitution', shown: `= ${d}`, value: Number(sd.toFixed(9)) },
        { part: 'b', route: 'numeric', shown: '= 0.98630', value: 180 / 182.5 },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(model(day.t))}\\ \\text{hours}`,
          value: sa * Math.cos(((day.t - 91.25) * 2 * Math.PI) / 365) + sd,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(error)}\\%`,
          value: Math.abs((100 * (sa * Math.cos(((day.t - 91.25) * 2 * Math.PI) / 365) + sd)) / actual - 100),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${Math.round(to - from)}\\ \\text{days}`,
          value: last - first,
          within: 0.5001,
        },
      ],
      drawings: {
        graph: plot({
          x: [0, 380],
          y: [0, 24],
          ticks: { x: 100, y: [least, d, most] },
          xLabel: '*t*',
          yLabel: '*D*',
          height: 200,
          curves: [{ f: model, from: 0, to: 365 }],
          lines: [{ from: [0, wanted], to: [365, wanted], dashed: true, ink: 'soft' }],
          points: [{ at: [from, wanted] }, { at: [to, wanted] }],
          description: `One period of a sine curve between ${least} and ${most}, and a dashed horizontal line at ${wanted} that it meets twice.`,
        }),
      },
    };
  },
});
