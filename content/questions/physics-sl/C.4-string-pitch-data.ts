import { mean, regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const shifts = [
  [0, 1, -1, 2, -2],
  [1, -2, 0, 2, -1],
  [-1, 2, 1, 0, -2],
  [0, 3, -3, 1, -1],
] as const;

/** Without a last zero that tells nothing. */
const short = (value: number, figures = 4) =>
  sf(value, sf(value, figures).endsWith('0') ? figures - 1 : figures);

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    speed: choice(150, 160, 170, 180, 190, 200, 210),
    length: choice(0.4, 0.5, 0.6),
    pattern: shifts,
    doubt: choice(2, 3, 4),
    harmonic: choice(2, 3),
  },
  write: ({ speed, length, pattern, doubt, harmonic }) => {
    const end = Math.round(speed * 0.5 * 3);
    const gradient = end / 3;
    const v = 2 * gradient;
    const base = Math.round(gradient / length);
    const readings = pattern.map((shift) => base + shift);
    const average = mean(readings);
    const half = (Math.max(...readings) - Math.min(...readings)) / 2;
    const absolute = (v * doubt) / 100;
    const higher = (harmonic * gradient) / 0.8;
    const points = [1.25, 1.5, 2, 2.5, 3].map(
      (x, index) => [x, gradient * (x + [0.02, -0.03, 0.03, -0.02, 0.01][index]!)] as [number, number],
    );
    const top = Math.ceil((gradient * 3.5) / 50) * 50;
    return {
      text: md`Kwame in Kumasi plucks the string of a lute and measures the frequency $f$ of its first harmonic with a telephone, for different lengths $L$ of the vibrating part. For $L = ${decimals(length, 2)}\ \text{m}$ he measures five times:

| Measurement | 1 | 2 | 3 | 4 | 5 |
|---|---|---|---|---|---|
| $f$ / Hz | ${readings.map((value) => md`$${value}$`).join(' | ')} |

The graph shows $f$ against $\dfrac{1}{L}$. The line of best fit passes through the origin and $(3.00\ \text{m}^{-1},\ ${end}\ \text{Hz})$.

![](drawing:data)

(a) Calculate the mean frequency for $L = ${decimals(length, 2)}\ \text{m}$ and its absolute uncertainty. [2]

(b) Explain why $f$ is plotted against $\dfrac{1}{L}$. [2]

(c) Determine the gradient of the line of best fit. State its unit. [2]

(d) Determine the speed of waves on the string. [2]

(e) The percentage uncertainty in the gradient is $${doubt}\,\%$. Write down the speed with its absolute uncertainty, both with a sensible number of figures. [2]

(f) Predict the frequency of the harmonic with $n = ${harmonic}$ for $L = 0.80\ \text{m}$. [2]

(g) Kwame presses the string harder against the fingerboard for short lengths, which stretches it. Explain how this affects the points at the right end of the graph. [2]`,
      hints: [
        md`The uncertainty of repeated readings is half of the range.`,
        md`In the first harmonic the length of the string is half a wavelength.`,
        md`A stretched string has a greater tension. How does the wave speed change?`,
      ],
      answer: md`(a) The mean is $f = \dfrac{${readings.join(' + ')}}{5} = ${sf(average, 4)}\ \text{Hz}$. The uncertainty is half of the range: $\Delta f = \dfrac{${Math.max(...readings)} - ${Math.min(...readings)}}{2} = ${decimals(half, 1)}\ \text{Hz}$.

(b) In the first harmonic $\lambda = 2L$, so $f = \dfrac{v}{2L}$. The frequency is proportional to $\dfrac{1}{L}$, so this graph is a straight line through the origin, from whose gradient $v$ follows.

(c) The gradient is $\dfrac{${end}}{3.00} = ${sf(gradient)}\ \text{m s}^{-1}$, as $\text{Hz}$ divided by $\text{m}^{-1}$ is $\text{m s}^{-1}$.

(d) The gradient is $\dfrac{v}{2}$, so $v = 2 \times ${short(gradient)} = ${sf(v)}\ \text{m s}^{-1}$.

(e) $\Delta v = ${doubt / 100} \times ${sf(v)} = ${sf(absolute, 2)}\ \text{m s}^{-1}$. An uncertainty has one figure, or two, and the value is rounded to the same place: $v = (${Math.round(v)} \pm ${Math.round(absolute)})\ \text{m s}^{-1}$.

(f) $f_n = n\dfrac{v}{2L} = ${harmonic} \times \dfrac{${short(gradient)}}{0.80} = ${sf(higher)}\ \text{Hz}$.

(g) Stretching raises the tension, so waves travel faster. At short lengths, that is at the right end of the graph, the frequencies are too high: the points lie above the line, and the gradient found from them would be too large.

**Watch out:** the length of the string is *half* a wavelength in the first harmonic, so the gradient is half of the speed.`,
      scheme: [
        [md`$${sf(average, 4)}\ \text{Hz}$`, '1'],
        [md`half of the range, $${decimals(half, 1)}\ \text{Hz}$`, '1'],
        [md`$f = \frac{v}{2L}$, or $f$ proportional to $\frac{1}{L}$`, '1'],
        [md`so a straight line results, from whose gradient $v$ follows OWTTE`, '1'],
        [md`$${sf(gradient)}$ (accept a value within $2\,\%$)`, '1'],
        [md`$\text{m s}^{-1}$ (accept $\text{Hz m}$)`, '1'],
        [md`$v = 2 \times$ gradient`, '1'],
        [md`$${sf(v)}\ \text{m s}^{-1}$ (allow ECF from (c))`, '1'],
        [md`absolute uncertainty $${sf(absolute, 2)}\ \text{m s}^{-1}$ (allow ECF from (d))`, '1'],
        [md`uncertainty with one or two significant figures and value rounded to the same place`, '1'],
        [md`$f = n\frac{v}{2L}$`, '1'],
        [md`$${sf(higher)}\ \text{Hz}$ (allow ECF from (d))`, '1'],
        [md`greater tension, so greater wave speed`, '1'],
        [md`points at the right end lie above the line OWTTE`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$f =$`,
          expected: `${Number(average.toPrecision(6))}`,
          unit: 'Hz',
          accuracy: { tolerance: 0.5 },
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$\Delta f =$`,
          expected: decimals(half, 1),
          unit: 'Hz',
          accuracy: { tolerance: 0.1 },
          marks: 1,
          mistakes: [
            { value: `${2 * half}`, note: md`This is the whole range. The uncertainty is half of it.` },
          ],
        },
        { part: 'b', kind: 'self', why: 'explain' },
        {
          part: 'c',
          kind: 'units',
          expected: `${Number(gradient.toPrecision(6))} m s^-1`,
          accuracy: { tolerance: 0.02 * gradient },
          mistakes: [
            { value: `${sf(1 / gradient)} m s^-1`, note: md`You took the gradient the other way round.` },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(v.toPrecision(6))}`,
          unit: 'm s^-1',
          accuracy: { figures: 2 },
          follows: '2 * c.1',
          unless: 'v <= 0',
          mistakes: [
            {
              value: sf(gradient),
              note: md`This is the gradient. The length of the string is half a wavelength, so it is half of the speed.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: md`$\Delta v =$`,
          expected: `${Number(absolute.toPrecision(4))}`,
          unit: 'm s^-1',
          accuracy: { tolerance: 0.6 },
          follows: `d.1 * ${doubt} / 100`,
          unless: 'u <= 0',
          marks: 1,
        },
        { part: 'e', kind: 'self', why: 'write with sensible figures', marks: 1 },
        {
          part: 'f',
          kind: 'number',
          expected: `${Number(higher.toPrecision(6))}`,
          unit: 'Hz',
          accuracy: { figures: 2 },
          follows: `${harmonic} * d.1 / 1.6`,
          unless: 'f <= 0',
          mistakes: [
            { value: sf(higher / harmonic), note: md`This is the frequency of the first harmonic.` },
            {
              value: sf(2 * higher),
              note: md`You took the whole length for one wavelength of the first harmonic. It is half of one.`,
            },
          ],
        },
        { part: 'g', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(average, 4)}\ \text{Hz}`,
          value: root((x) => readings.reduce((sum, value) => sum + value - x, 0), 1, 2000),
        },
        {
          part: 'a',
          route: 'exact',
          shown: md`= ${decimals(half, 1)}\ \text{Hz}`,
          value: (Math.max(...pattern) - Math.min(...pattern)) / 2,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(gradient)}\ \text{m s}^{-1}`,
          value: regression([0, 1.5, 3], [0, end / 2, end]).gradient,
        },
        {
          part: 'd',
          route: 'substitution',
          shown: md`= ${sf(v)}\ \text{m s}^{-1}`,
          value: root((x) => (x * 3) / 2 - end, 1, 1000),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${sf(absolute, 2)}\ \text{m s}^{-1}`,
          value: gradient * (1 + doubt / 100) - gradient * (1 - doubt / 100),
          within: 0.5,
        },
        {
          part: 'f',
          route: 'substitution',
          shown: md`= ${sf(higher)}\ \text{Hz}`,
          value: root((f) => (v / f) * (harmonic / 2) - 0.8, 1, 5000),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 3.5],
          y: [0, top],
          ticks: { x: 0.5, y: 50 },
          xLabel: '1/*L* / m^{−1}',
          yLabel: '*f* / Hz',
          points: points.map((at) => ({ at, cross: true })),
          lines: [{ from: [0, 0], to: [3.3, 3.3 * gradient], ink: 'accent' }],
          description: `Frequency against one over the length: five points near a straight line from the origin through (3.00, ${end}).`,
        }),
      },
    };
  },
});
