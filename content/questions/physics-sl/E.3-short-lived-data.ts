import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    background: choice(18, 20, 22, 24, 26, 28, 30),
    half: choice(60, 66, 70, 75, 80, 90),
    start: choice(480, 560, 640, 720, 800),
  },
  write: ({ background, half, start }) => {
    const times = [0, 60, 120, 180, 240, 300];
    const corrected = (t: number) => start * 2 ** (-t / half);
    const counts = times.map((t, index) =>
      Math.round(corrected(t) + background + [0, 5, -4, 3, -3, 2][index]!),
    );
    const third = counts[2]! - background;
    const late = Math.round(start * 2 ** -3);
    const lateTime = 3 * half;
    const error = 4;
    const percent = (100 * error) / half;
    const lambda3 = background + corrected(5 * half);
    const whole = Number.isInteger(start / 32);
    const reading = `${whole ? '=' : md`\approx`} ${Math.round(background + start / 32)}`;
    return {
      text: md`A radioactive gas decays to a stable nuclide. A class in Riga places a detector in the gas and records the number of counts in each interval of ten seconds. Before the gas was let in, the detector counted $${background}$ in ten seconds on average. The table shows some of the readings.

| Time / s | ${times.map((t) => md`$${t}$`).join(' | ')} |
|---|---|---|---|---|---|---|
| Counts in $10\ \text{s}$ | ${counts.map((count) => md`$${count}$`).join(' | ')} |

The graph shows the **corrected** count against time with a curve of best fit. The curve begins at $${start}$ counts and has fallen to $${late}$ counts at $${lateTime}\ \text{s}$.

![](drawing:data)

(a) Calculate the corrected count at $120\ \text{s}$. [1]

(b) Determine the half-life of the gas from the curve. [2]

(c) From other pairs of points on the curve a student finds half-lives from $${half - error}\ \text{s}$ to $${half + error}\ \text{s}$. Determine the percentage uncertainty in the half-life. [2]

(d) Explain how the graph shows that the decay is exponential. [1]

(e) Estimate the reading of the detector, with the background, after five half-lives. [2]

(f) When the experiment is repeated with fresh gas, the readings at the same time differ, although nothing was changed. State the property of radioactive decay that is responsible, and outline how its effect on the half-life can be reduced. [2]

(g) A student forgets to subtract the background. Explain whether the half-life found in this way is too long or too short. [2]`,
      hints: [
        md`Subtract what the detector counts without the source.`,
        md`How many times has the corrected count halved between the two values that are given?`,
        md`What does the uncorrected count approach after a very long time?`,
      ],
      answer: md`(a) The corrected count is $${counts[2]} - ${background} = ${third}$.

(b) From $${start}$ to $${late}$ the count falls to $\dfrac{1}{8} = \left(\dfrac{1}{2}\right)^3$, so $${lateTime}\ \text{s}$ are three half-lives: $T_{1/2} = \dfrac{${lateTime}}{3} = ${sf(half)}\ \text{s}$.

(c) The absolute uncertainty is half of the range, $${error}\ \text{s}$. The percentage uncertainty is $\dfrac{${error}}{${half}} \times 100 = ${sf(percent, 2)}\,\%$.

(d) The corrected count always takes the same time to halve, wherever on the curve one starts.

(e) After five half-lives the corrected count is $\dfrac{${start}}{2^5} = ${start / 32}$. The detector also counts the background, so its reading is about $${start / 32} + ${background} ${reading}$ counts.

(f) Decay is random: which nuclei decay in a given interval can't be predicted, so counts vary about a mean. The effect becomes smaller with greater counts: longer intervals, a stronger source, or the mean of several runs; a curve of best fit through many points also averages it out.

(g) Too long. The uncorrected count never falls below the background of $${background}$, so it takes longer to fall to half of its first value than the count from the gas alone.

**Watch out:** subtract the background *before* looking for half-lives, and add it again when the reading of the detector is asked for.`,
      scheme: [
        [md`$${third}$`, '1'],
        [md`recognises three half-lives, or reads times at which the count halves`, '1'],
        [md`$${sf(half)}\ \text{s}$`, '1'],
        [md`half of the range, $${error}\ \text{s}$`, '1'],
        [md`$${sf(percent, 2)}\,\%$ (accept one or two significant figures; allow ECF from (b))`, '1'],
        [md`equal times to halve anywhere on the curve OWTTE`, '1'],
        [md`divides by $2^5$`, '1'],
        [
          md`adds the background: ${whole ? md`$${background + start / 32}$` : md`$${Math.floor(background + start / 32)}$ or $${Math.ceil(background + start / 32)}$ (accept $${background + start / 32}$)`}`,
          '1',
        ],
        [md`decay is random`, '1'],
        [md`greater counts, longer intervals, repeated runs, or a curve of best fit OWTTE`, '1'],
        [md`too long`, '1'],
        [md`the reading tends to the background and not to zero, so it falls more slowly OWTTE`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${third}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${counts[2]! + background}`,
              note: md`You added the background. It must be subtracted.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${half}`,
          unit: 's',
          accuracy: { tolerance: 2 },
          mistakes: [
            {
              value: sf(lateTime / 8),
              note: md`You divided the time by $8$. A fall to one eighth takes three half-lives.`,
            },
            { value: `${lateTime}`, note: md`This is the time of three half-lives.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(percent.toPrecision(6))}`,
          unit: '%',
          accuracy: { tolerance: 0.5 },
          follows: `${100 * error} / b.1`,
          unless: 'p <= 0',
          mistakes: [
            { value: sf(2 * percent), note: md`You used the whole range. The uncertainty is half of it.` },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain' },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(lambda3.toPrecision(6))}`,
          accuracy: { tolerance: 0.6 },
          mistakes: [
            {
              value: sf(start / 32),
              note: md`This is the corrected count. The detector also counts the background.`,
            },
            {
              value: sf(start / 5 + background),
              note: md`You divided by five. Five half-lives divide by $2^5$.`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'state and outline' },
        { part: 'g', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: md`= ${third}`,
          value: root((x) => x + background - counts[2]!, 0, 5000),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: md`= ${sf(half)}\ \text{s}`,
          value: root((x) => start * Math.exp((-Math.log(2) * lateTime) / x) - start / 8, 1, 500),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(percent, 2)}\,\%`,
          value: (100 * (half + error - (half - error))) / (2 * half),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: reading,
          within: 0.51,
          value: background + start * Math.exp(-5 * Math.log(2)),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 320],
          y: [0, Math.ceil(start / 100) * 100],
          ticks: { x: 40, y: 100 },
          xLabel: '*t* / s',
          yLabel: 'corrected counts in 10 s',
          points: times.map((t, index) => ({ at: [t, counts[index]! - background] as const, cross: true })),
          curves: [{ f: corrected, from: 0, to: 310 }],
          description: `Corrected count against time: six points near a curve that falls from ${start} at the start to ${late} at ${lateTime} seconds, always more slowly.`,
        }),
      },
    };
  },
});
