import { regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const times = [0, 10, 20, 30, 40, 50];

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  also: ['R2.1'],
  parameters: {
    place: choice('Kumasi', 'Porto', 'Hyderabad', 'Valparaíso', 'Sofia'),
    rate: integers(72, 131),
    odd: choice(2, 3, 4),
    drop: choice(270, 330, 390, 450),
    start: choice(8.421, 9.074, 10.632, 11.158),
  },
  write: ({ place, rate, odd, drop, start }) => {
    // Milligrams a minute on the cathode.
    const gained = times.map((t, index) => (rate * t) / 10_000 - (index === odd ? drop / 10_000 : 0));
    const masses = gained.map((gain) => start + gain);
    const gradient = rate / 10_000;
    const silver = ((gradient * 50) / 63.55) * 2 * 107.87;
    const total = gained.at(-1)!;
    const percent = (0.002 / total) * 100;
    const expected = start + (rate * times[odd]!) / 10_000;
    // When the key had the mass that is noted too low.
    const early = Math.round(times[odd]! - drop / rate);
    const after = odd === times.length - 2 ? 'the next reading is' : 'the next readings are';
    return {
      text: md`A student in ${place} plates a brass key with copper. The key is the cathode, the anode is a sheet of copper and the electrolyte is aqueous copper(II) sulfate. The current is kept constant. Every ten minutes the key is taken out, rinsed, dried and weighed.

| time / min | ${times.map((t) => md`$${t}$`).join(' | ')} |
|---|---|---|---|---|---|---|
| mass of the key / g ($\pm 0.001$) | ${masses.map((mass) => md`$${decimals(mass, 3)}$`).join(' | ')} |

![](drawing:data)

(a) Write the half-equation for the reaction at the key. [1]

(b) Identify the reading that is an anomaly, and suggest a mistake in the procedure that explains it. [2]

(c) Determine the gradient of the line of best fit, with its unit, leaving out the anomaly. [2]

(d) The mass of the anode was measured as well. Predict, with a reason, the gradient of its graph. [2]

(e) Calculate the percentage uncertainty of the increase in mass after $50\ \text{min}$. [2]

(f) The experiment is repeated with silver in place of copper and silver ions in the solution, with the same current. Determine the increase in the mass of the key in $50\ \text{min}$. $A_r(\mathrm{Cu}) = 63.55$, $A_r(\mathrm{Ag}) = 107.87$ [2]`,
      hints: [
        md`Which point lies off the line, and on which side? Are the readings after it on the line again, and what does this say about the deposit?`,
        md`A change is the difference of two readings: both have an uncertainty.`,
        md`The same number of electrons passes. How many does each kind of ion need?`,
      ],
      answer: md`(a) $\mathrm{Cu^{2+}(aq) + 2e^{-} \rightarrow Cu(s)}$

(b) The reading $${decimals(masses[odd]!, 3)}\ \text{g}$ at $${times[odd]}\ \text{min}$ is too low: $${decimals(expected, 3)}\ \text{g}$ is expected. As ${after} on the line again, no copper was lost. A wrong reading of the balance, or a balance that was not set to zero, explains it. (The key may also have been taken out too early, after about $${early}\ \text{min}$, if the later times are right.)

(c) The line passes through $(0, ${decimals(start, 3)})$ and $(50, ${decimals(start + total, 3)})$, so the gradient is $\dfrac{${decimals(start + total, 3)} - ${decimals(start, 3)}}{50} = ${sf(gradient)}\ \text{g min}^{-1}$.

(d) It is $-${sf(gradient)}\ \text{g min}^{-1}$: the same number of electrons leaves the anode as reaches the cathode, so as much copper dissolves, $\mathrm{Cu \rightarrow Cu^{2+} + 2e^{-}}$, as is deposited.

(e) The increase is $${decimals(total, 3)}\ \text{g}$ with the uncertainty $0.001 + 0.001 = 0.002\ \text{g}$, since two readings are subtracted: $\dfrac{0.002}{${decimals(total, 3)}} \times 100\% = ${sf(percent, 2)}\%$

(f) In this time $n(\mathrm{Cu}) = \dfrac{${decimals(total, 3)}}{63.55} = ${sf(total / 63.55, 4)}\ \text{mol}$ is deposited, with twice as many electrons. Each silver ion needs only one electron, so $n(\mathrm{Ag}) = 2 \times ${sf(total / 63.55, 4)} = ${sf((2 * total) / 63.55, 4)}\ \text{mol}$ and $m = ${sf((2 * total) / 63.55, 4)} \times 107.87 = ${sf(silver)}\ \text{g}$.

**Watch out:** equal currents mean equal numbers of electrons, not equal amounts of metal.`,
      scheme: [
        [md`$\mathrm{Cu^{2+} + 2e^{-} \rightarrow Cu}$ (ignore states)`, '1'],
        [md`$${decimals(masses[odd]!, 3)}\ \text{g}$ at $${times[odd]}\ \text{min}$`, '1'],
        [
          md`balance misread or not set to zero OWTTE (accept: taken out too early, after about $${early}\ \text{min}$, with the later times right; do not accept loss of copper, as ${after} on the line)`,
          '1',
        ],
        [md`$${sf(gradient)}$ (accept a reading from the line within $\pm 3\%$)`, '1'],
        [md`$\text{g min}^{-1}$`, '1'],
        [md`same size with a negative sign (allow ECF from (c))`, '1'],
        [md`same number of electrons at both electrodes OWTTE`, '1'],
        [md`uncertainty of the difference $0.002\ \text{g}$`, '1'],
        [md`$${sf(percent, 2)}\%$ (accept one to three significant figures)`, '1'],
        [md`twice the amount of silver`, '1'],
        [md`$${sf(silver)}\ \text{g}$ (allow ECF from (c))`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'formula',
          expected: md`\mathrm{Cu^{2+} + 2e^{-} \rightarrow Cu}`,
          mistakes: [
            {
              value: md`\mathrm{Cu \rightarrow Cu^{2+} + 2e^{-}}`,
              note: md`That takes place at the anode, where copper dissolves.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Anomalous reading:',
          expected: decimals(masses[odd]!, 3),
          unit: 'g',
          accuracy: { tolerance: 0.0004 },
          marks: 1,
        },
        { part: 'b', kind: 'self', why: 'suggest a mistake', marks: 1 },
        {
          part: 'c',
          kind: 'units',
          expected: `${precise(gradient)} g min^-1`,
          accuracy: { figures: 2 },
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Gradient:',
          expected: precise(-gradient),
          unit: 'g min^-1',
          accuracy: { figures: 2 },
          follows: '-c.1',
          unless: 'g >= 0',
          marks: 1,
          mistakes: [
            { value: precise(gradient), note: md`The anode loses mass: what is the sign of its gradient?` },
          ],
        },
        { part: 'd', kind: 'self', why: 'give a reason', marks: 1 },
        {
          part: 'e',
          kind: 'number',
          expected: precise(percent),
          unit: '%',
          accuracy: { tolerance: 0.06 },
          mistakes: [
            {
              value: precise(percent / 2),
              note: md`You used the uncertainty of one reading. An increase is the difference of two.`,
            },
          ],
        },
        {
          part: 'f',
          kind: 'number',
          expected: precise(silver),
          unit: 'g',
          follows: 'c.1 * 50 * 2 * 107.87 / 63.55',
          unless: 'm <= 0',
          mistakes: [
            {
              value: precise(silver / 2),
              note: md`You took equal amounts. A silver ion needs half as many electrons as a copper(II) ion.`,
            },
            {
              value: precise(silver / 4),
              note: md`The other way round: with half as many electrons for each ion, twice the amount is deposited.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: decimals(masses[odd]!, 3),
          // The reading that is farthest from the line through the ends.
          value: masses.toSorted((one, other) => {
            const off = (mass: number) => {
              const t = times[masses.indexOf(mass)]!;
              return Math.abs(mass - masses[0]! - ((masses.at(-1)! - masses[0]!) * t) / 50);
            };
            return off(other) - off(one);
          })[0]!,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(gradient)}\ \text{g min}^{-1}`,
          value: regression(
            times.filter((_, index) => index !== odd),
            masses.filter((_, index) => index !== odd),
          ).gradient,
        },
        { part: 'd', route: 'exact', shown: `-${sf(gradient)}`, value: -(rate * 50) / 10_000 / 50 },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${sf(percent, 2)}\%`,
          value: 0.2 / total,
        },
        {
          part: 'f',
          route: 'substitution',
          shown: md`= ${sf(silver)}\ \text{g}`,
          // As many electrons as for the copper.
          value: root((x) => x / 107.87 - (2 * total) / 63.55, 0, 100),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 60],
          y: [Math.floor(10 * start) / 10, Math.ceil(10 * (start + total)) / 10],
          xLabel: 'Time / min',
          yLabel: 'Mass of the key / g',
          ticks: { x: 10, y: 0.1 },
          points: times.map((t, index) => ({ at: [t, masses[index]!] as const, cross: true })),
          description:
            'The mass of the key against time: the points lie on a rising straight line, except for one below it.',
        }),
      },
    };
  },
});
