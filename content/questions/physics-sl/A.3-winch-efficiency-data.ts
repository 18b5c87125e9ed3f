import { maximumAt, root, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, type Drawn, integers, randomFrom } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const parameters = {
  fastest: choice(0.28, 0.3, 0.32, 0.34),
  stall: choice(1.7, 1.8, 1.9, 2),
  idle: choice(0.24, 0.28, 0.32),
  growth: choice(0.4, 0.45, 0.5),
  chosen: choice(1, 2, 3),
  seed: integers(1, 60),
};

const masses = [0.2, 0.4, 0.6, 0.8, 1, 1.2];
const volts = 6;

function dataOf({ fastest, stall, idle, growth, seed }: Drawn<typeof parameters>) {
  const random = randomFrom(`winch ${seed}`);
  const speed = (mass: number) => fastest * (1 - mass / stall);
  const amperes = (mass: number) => idle + growth * mass;
  /** In per cent. */
  const model = (mass: number) => (100 * mass * 9.8 * speed(mass)) / (volts * amperes(mass));
  const rows = masses.map((mass) => {
    const time = Number((1 / speed(mass) + 0.2 * (random() - 0.5)).toFixed(1));
    const current = Number((amperes(mass) + 0.02 * (random() - 0.5)).toFixed(2));
    return { mass, time, current, efficiency: (100 * mass * 9.8) / (volts * current * time) };
  });
  return { model, rows, best: maximumAt(model, 0.1, 1.5) };
}

/** In per cent: height, potential difference, current and time. */
const partsOf = ({ time, current }: { time: number; current: number }) => [
  1,
  10 / volts,
  2 / current,
  20 / time,
];

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['B.5'],
  parameters,
  allow: (drawn) => {
    const { rows, best, model } = dataOf(drawn);
    const row = rows[drawn.chosen]!;
    const total = partsOf(row).reduce((sum, part) => sum + part, 0);
    const absolute = (row.efficiency * total) / 100;
    const [first, second] = partsOf(row).sort((one, other) => other - one) as [number, number];
    return (
      best > 0.55 &&
      best < 1.05 &&
      first - second > 0.6 &&
      rows.every(({ mass, efficiency }) => Math.abs(efficiency - model(mass)) < 2) &&
      Math.abs(Math.round(absolute) - absolute) <= 0.1 * absolute &&
      Math.abs(row.efficiency - Math.floor(row.efficiency) - 0.5) > 0.06
    );
  },
  write: (drawn) => {
    const { chosen } = drawn;
    const { rows, best, model } = dataOf(drawn);
    const row = rows[chosen]!;
    const { mass, time, current, efficiency } = row;
    const parts = partsOf(row);
    const total = parts.reduce((sum, part) => sum + part, 0);
    const absolute = (efficiency * total) / 100;
    const largest = ['height', 'potential difference', 'current', 'time'][parts.indexOf(Math.max(...parts))]!;
    const useful = mass * 9.8;
    const supplied = volts * current * time;
    return {
      text: md`A small electric motor winds up a string and lifts loads of different mass $m$ through a height of $(1.00 \pm 0.01)\ \text{m}$ at nearly constant speed. The potential difference across the motor is $(6.0 \pm 0.1)\ \text{V}$ throughout. Sina in Apia measures the current $I$ in the motor and the time $t$ of each lift. The uncertainties are $\pm 0.02\ \text{A}$ in $I$ and $\pm 0.2\ \text{s}$ in $t$; that of the masses is negligible.

| $m$ / kg | ${rows.map((one) => md`$${decimals(one.mass, 2)}$`).join(' | ')} |
|---|---|---|---|---|---|---|
| $I$ / A | ${rows.map((one) => md`$${decimals(one.current, 2)}$`).join(' | ')} |
| $t$ / s | ${rows.map((one) => md`$${decimals(one.time, 1)}$`).join(' | ')} |

The graph shows the efficiency $\eta$ of the winch against $m$ with a curve of best fit.

![](drawing:data)

(a) For $m = ${decimals(mass, 2)}\ \text{kg}$, calculate the efficiency as a percentage. Take $g = 9.8\ \text{N kg}^{-1}$. [2]

(b) Determine the absolute uncertainty of the efficiency in (a). [3]

(c) State the measurement that contributes most to this uncertainty, and suggest how its contribution can be made smaller. [2]

(d) Use the curve to estimate the mass for which the efficiency is greatest. [1]

(e) From the first part of the curve Sina concludes that the efficiency is proportional to the mass. Comment on her conclusion. [1]

(f) Explain why the efficiency becomes small again for the largest masses, although the useful work grows. [2]`,
      hints: [
        md`The efficiency is the useful energy divided by the energy supplied.`,
        md`The efficiency is made of products and quotients alone. Which kind of uncertainty is added then?`,
        md`Compare the percentage uncertainties of height, potential difference, current and time one by one.`,
        md`Look at the current for large masses. What does it do in the wires of the motor?`,
      ],
      answer: md`(a) The useful work is the gain of potential energy, $mgh = ${decimals(mass, 2)} \times 9.8 \times 1.00 = ${sf(useful)}\ \text{J}$. The motor is supplied with $VIt = 6.0 \times ${decimals(current, 2)} \times ${decimals(time, 1)} = ${sf(supplied)}\ \text{J}$. So $\eta = \dfrac{mgh}{VIt} \times 100 = ${sf(efficiency)}\,\%$.

(b) The efficiency is made of products and quotients, so the percentage uncertainties are added: $\dfrac{0.01}{1.00}$, $\dfrac{0.1}{6.0}$, $\dfrac{0.02}{${decimals(current, 2)}}$ and $\dfrac{0.2}{${decimals(time, 1)}}$ are $${decimals(parts[0]!, 1)}\,\%$, $${decimals(parts[1]!, 1)}\,\%$, $${decimals(parts[2]!, 1)}\,\%$ and $${decimals(parts[3]!, 1)}\,\%$, together $${decimals(total, 1)}\,\%$. Of the efficiency this is $\Delta\eta = ${sf(absolute, 2)}\,\%$, so $\eta = (${decimals(efficiency, 0)} \pm ${decimals(absolute, 0)})\,\%$.

(c) The largest percentage is that of the ${largest}, $${decimals(Math.max(...parts), 1)}\,\%$. ${
        largest === 'time'
          ? 'A longer lift, or light gates in place of a hand-held stopwatch, makes it smaller.'
          : 'A meter with a finer scale, or the mean of several readings during the lift, makes it smaller.'
      }

(d) The highest point of the curve is at about $m = ${decimals(best, 2)}\ \text{kg}$.

(e) The conclusion isn't supported. When the mass doubles from $0.20\ \text{kg}$ to $0.40\ \text{kg}$, the efficiency rises from $${decimals(rows[0]!.efficiency, 0)}\,\%$ to $${decimals(rows[1]!.efficiency, 0)}\,\%$ only: the curve bends from the beginning, and later it even falls.

(f) For large loads the current is large, and the power that heats the wires of the motor grows with the square of the current. The lift also takes longer, so this heating goes on for longer. The supplied energy therefore grows faster than the useful work.

**Watch out:** the percentages that are added in (b) are parts of the efficiency. Multiply their sum by the efficiency to find the absolute uncertainty.`,
      scheme: [
        [md`useful work $${sf(useful)}\ \text{J}$ or supplied energy $${sf(supplied)}\ \text{J}$`, '1'],
        [md`$${sf(efficiency)}\,\%$ (accept two significant figures, or a decimal fraction)`, '1'],
        [md`adds percentage (or fractional) uncertainties`, '1'],
        [md`$${decimals(total, 1)}\,\%$ (accept a value within $0.3\,\%$)`, '1'],
        [md`$${decimals(absolute, 0)}\,\%$ (accept $${sf(absolute, 2)}\,\%$; allow ECF from (a))`, '1'],
        [md`${largest}`, '1'],
        [
          largest === 'time'
            ? md`greater height, light gates or repeated lifts OWTTE (do not accept 'more careful' alone)`
            : md`meter with a finer scale, or repeated readings OWTTE (do not accept 'more careful' alone)`,
          '1',
        ],
        [md`$${decimals(best, 2)}\ \text{kg}$ (accept a value within $0.1\ \text{kg}$)`, '1'],
        [
          md`not supported, as the efficiency doesn't double when the mass does, or as the curve isn't a straight line through the origin OWTTE`,
          '1',
        ],
        [md`larger current heats the wires more, or lift takes longer`, '1'],
        [md`supplied energy grows faster than the useful work OWTTE`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(efficiency.toPrecision(5))}`,
          unit: '%',
          accuracy: { figures: 2 },
          mistakes: [
            { value: sf(efficiency / 9.8, 3), note: md`You left out $g$: the useful work is $mgh$.` },
            {
              value: sf(efficiency * time, 3),
              note: md`You divided an energy by a power. Multiply the power $VI$ by the time.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$\Delta\eta =$`,
          expected: `${Number(absolute.toPrecision(4))}`,
          unit: '%',
          accuracy: { tolerance: 0.12 * absolute },
          follows: `a.1 * ${Number(total.toPrecision(5))} / 100`,
          unless: 'u <= 0',
          mistakes: [
            {
              value: sf(total, 3),
              note: md`This is the percentage uncertainty. Take this part of the efficiency.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state and suggest in words' },
        {
          part: 'd',
          kind: 'number',
          expected: decimals(best, 2),
          unit: 'kg',
          accuracy: { tolerance: 0.1 },
        },
        { part: 'e', kind: 'self', why: 'comment' },
        { part: 'f', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`= ${sf(efficiency)}\,\%`,
          value: root((x) => (x / 100) * volts * current * time - mass * 9.8, 0, 100),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(absolute, 2)}\,\%`,
          value: efficiency * (0.01 + 0.1 / volts + 0.02 / current + 0.2 / time),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`m = ${decimals(best, 2)}\ \text{kg}`,
          within: 0.006,
          value: root((x) => slope(model, x), 0.2, 1.5),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 1.4],
          y: [0, 50],
          ticks: { x: 0.2, y: 10 },
          xLabel: '*m* / kg',
          yLabel: '*η* / %',
          points: rows.map((one) => ({ at: [one.mass, one.efficiency] as const, cross: true })),
          curves: [{ f: model, from: 0, to: 1.4 }],
          description:
            'Efficiency in per cent against mass: six points from 0.2 kg to 1.2 kg near a smooth curve that rises from the origin, bends over, reaches a broad maximum and then falls.',
        }),
      },
    };
  },
});
