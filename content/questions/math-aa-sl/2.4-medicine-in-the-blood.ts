import { maximum, maximumAt, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.10'],
  parameters: {
    medicine: choice(
      'a painkiller',
      'an antibiotic',
      'a medicine against hay fever',
      'a medicine against malaria',
    ),
    a: integers(4, 18),
    b: choice(0.3, 0.35, 0.4, 0.45, 0.5, 0.6),
    share: choice(0.4, 0.5, 0.6, 0.7),
  },
  allow: ({ a, b, share }) => Number.isInteger(Math.round((a / b / Math.E) * share * 2)) && a / b < 60,
  write: ({ medicine, a, b, share }) => {
    const top = a / b / Math.E;
    // A round number below the maximum.
    const level = Math.round(top * share * 2) / 2;
    const c = (t: number): number => a * t * Math.exp(-b * t);
    const [from, to] = roots((t) => c(t) - level, 1e-6, 24) as [number, number];
    return {
      text: md`After a patient takes a tablet of ${medicine}, its concentration in the blood is modelled by

$$C(t) = ${a}t\,\mathrm{e}^{-${b}t}, \qquad 0 \le t \le 24,$$

where $C$ is in milligrams per litre and $t$ is the time in hours after the tablet is taken. The graph of $C$ is shown.

![](drawing:graph)

(a) Find the greatest concentration, and the time at which it is reached. [3]

The medicine works while its concentration is at least $${level}$ milligrams per litre.

(b) Find for how long it works. [4]

(c) Describe what the model says about the concentration towards the end of the $24$ hours, and name the feature of the graph that shows this. [2]`,
      hints: [
        md`Draw the graph on your calculator and use its commands for a maximum and for the intersection of two graphs.`,
        md`The line $y = ${level}$ meets the graph twice.`,
      ],
      answer: md`(a) The calculator gives the maximum point $(${sf(1 / b)}, ${sf(top)})$. The greatest concentration is $C = ${sf(top)}$ milligrams per litre, reached at $t = ${sf(1 / b)}$ hours.

(b) The graph of $C$ meets the line $y = ${level}$ where $t = ${sf(from, 4)}$ and $t = ${sf(to, 4)}$. The medicine works between these times, for $${sf(to, 4)} - ${sf(from, 4)} = ${sf(to - from)}$ hours.

(c) The concentration gets closer and closer to zero. The graph approaches the horizontal asymptote $y = 0$ (the $t$-axis).

**Calculator:** draw $y_1 = ${a}x\,\mathrm{e}^{-${b}x}$ and $y_2 = ${level}$ for $0 \le x \le 24$. TI-Nspire: Menu, Analyze Graph, Maximum for (a) and Intersection for (b). Casio fx-CG50: G-Solv, MAX and INTSECT.

**Watch out:** The later time in (b) isn't the answer: the medicine doesn't work from the beginning, so the earlier time must be subtracted. Round only after the subtraction.`,
      scheme: [
        [md`uses the graph (or $C'(t) = 0$) to look for the maximum`, 'M1'],
        [md`$${sf(top)}$ milligrams per litre`, 'A1'],
        [md`$t = ${sf(1 / b)}$ hours`, 'A1'],
        [md`$${a}t\,\mathrm{e}^{-${b}t} = ${level}$ (or $\ge$)`, 'M1'],
        [md`$t = ${sf(from)}$`, 'A1'],
        [md`$t = ${sf(to)}$`, 'A1'],
        [md`$${sf(to - from)}$ hours`, 'A1'],
        [md`the concentration approaches zero`, 'A1'],
        [md`horizontal asymptote $y = 0$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'greatest concentration',
          expected: sf(top),
          unit: 'mg L^-1',
          marks: 2,
          mistakes: [
            {
              value: sf(1 / b),
              note: md`This is the time at which it is reached. The concentration is the other coordinate.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: 'time',
          expected: `1/${b}`,
          unit: 'hours',
          marks: 1,
          mistakes: [
            { value: sf(top), note: md`This is the concentration. The time is the other coordinate.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: sf(to - from),
          unit: 'hours',
          mistakes: [
            {
              value: sf(to),
              note: md`At this time it stops working. It doesn't work from the start, though.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'describe' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `C = ${sf(top)}`, value: maximum(c, 0, 24) },
        { part: 'a', route: 'numeric', shown: `t = ${sf(1 / b)}`, value: maximumAt(c, 0, 24) },
        {
          part: 'b',
          route: 'simulation',
          shown: `= ${sf(to - from)}`,
          // Counts short moments in which the medicine works.
          value:
            Array.from({ length: 240_000 }, (_, index) => (index + 0.5) / 10_000).filter((t) => c(t) >= level)
              .length / 10_000,
          within: 0.006,
        },
      ],
      drawings: {
        graph: plot({
          x: [0, 24],
          y: [0, Math.ceil(top * 1.15)],
          xLabel: '*t*',
          yLabel: '*C*',
          ticks: { x: 4 },
          curves: [{ f: c, from: 0, to: 24 }],
          height: 200,
          description:
            'The graph of C against t for t from 0 to 24. The curve starts at the origin, rises steeply to a single maximum, and then falls, ever more slowly, towards the t-axis.',
        }),
      },
    };
  },
});
