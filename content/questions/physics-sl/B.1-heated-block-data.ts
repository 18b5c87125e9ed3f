import { regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { asUncertainty } from '../../authoring/uncertainty.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** Specific heat capacities in joules per kilogram and kelvin. */
const metals = [
  { name: 'aluminium', c: 900 },
  { name: 'copper', c: 385 },
  { name: 'iron', c: 450 },
  { name: 'brass', c: 380 },
] as const;

/** Without a last zero that tells nothing. */
const short = (value: number, figures = 4) =>
  sf(value, sf(value, figures).endsWith('0') ? figures - 1 : figures);

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    metal: metals,
    volts: choice(10, 11, 12),
    current: choice(3.6, 3.8, 4, 4.2, 4.4),
    excess: choice(1.06, 1.08, 1.1, 1.12),
    doubt: choice(2, 3, 4),
  },
  write: ({ metal, volts, current, excess, doubt }) => {
    const power = volts * current;
    const rate = power / (metal.c * excess);
    const end = Number((20 + 240 * rate).toFixed(1));
    const gradient = (end - 20) / 240;
    const c = power / gradient;
    const voltDoubt = (100 * 0.1) / volts;
    const ampDoubt = (100 * 0.05) / current;
    const total = voltDoubt + ampDoubt + doubt;
    const absolute = (c * total) / 100;
    // A second figure of 5 would leave open how the uncertainty is rounded to one.
    const shownDoubt = sf(absolute, sf(absolute, 2).endsWith('5') ? 3 : 2);
    const difference = (100 * (c - metal.c)) / metal.c;
    const points = [0, 60, 120, 180, 240].map(
      (t, index) => [t, 20 + gradient * t + [0, 0.2, -0.2, 0.2, -0.1][index]!] as [number, number],
    );
    const top = Math.ceil((20 + 300 * gradient) / 5) * 5;
    return {
      text: md`A block of ${metal.name} of mass $1.00\ \text{kg}$ has two holes, one for an electric heater and one for a thermometer. It is wrapped in foam. The potential difference across the heater is $(${decimals(volts, 1)} \pm 0.1)\ \text{V}$ and the current in it $(${decimals(current, 2)} \pm 0.05)\ \text{A}$. The graph shows the temperature $\theta$ of the block against time $t$. The line of best fit passes through $(0,\ 20.0\ ^\circ\text{C})$ and $(240\ \text{s},\ ${decimals(end, 1)}\ ^\circ\text{C})$.

![](drawing:data)

(a) Suggest why a drop of oil is put into the hole of the thermometer. [1]

(b) Calculate the power of the heater and its percentage uncertainty. [3]

(c) Determine the gradient of the line of best fit. [1]

(d) Determine the specific heat capacity $c$ of ${metal.name} that follows from the graph. [2]

(e) The percentage uncertainty in the gradient is $${doubt}\,\%$; that of the mass is negligible. Determine the absolute uncertainty in $c$. [2]

(f) The accepted value is $${metal.c}\ \text{J kg}^{-1}\ \text{K}^{-1}$. Explain why the value found in this way is likely to be too large, and suggest how the effect can be made smaller without better insulation. [3]`,
      hints: [
        md`For a product or a quotient the percentage uncertainties are added.`,
        md`The power heats the block: $P = mc\frac{\Delta\theta}{\Delta t}$.`,
        md`Where else does energy from the heater go? When is this smallest?`,
      ],
      answer: md`(a) Oil conducts better than air, so the thermometer has the same temperature as the block and follows it quickly.

(b) $P = VI = ${decimals(volts, 1)} \times ${decimals(current, 2)} = ${sf(power)}\ \text{W}$. The percentage uncertainties are $\dfrac{0.1}{${decimals(volts, 1)}} \times 100 = ${sf(voltDoubt, 2)}\,\%$ and $\dfrac{0.05}{${decimals(current, 2)}} \times 100 = ${sf(ampDoubt, 2)}\,\%$. In a product they are added: $p = ${sf(voltDoubt + ampDoubt, 2)}\,\%$.

(c) The gradient is $\dfrac{${decimals(end, 1)} - 20.0}{240} = ${sf(gradient)}\ \text{K s}^{-1}$.

(d) In each second the heater gives the energy $P$, which raises the temperature by the gradient: $P = mc\dfrac{\Delta\theta}{\Delta t}$. So $c = \dfrac{${sf(power, 4)}}{1.00 \times ${sf(gradient, 4)}} = ${sf(c)}\ \text{J kg}^{-1}\ \text{K}^{-1}$.

(e) The percentages of power and gradient are added: $${short(voltDoubt + ampDoubt, 3)} + ${doubt} = ${short(total, 3)}\,\%$. So $\Delta c = ${short(total / 100, 3)} \times ${sf(c)} = ${shownDoubt}\ \text{J kg}^{-1}\ \text{K}^{-1}$, and $c = (${10 * Math.round(c / 10)} \pm ${sf(absolute, 1)})\ \text{J kg}^{-1}\ \text{K}^{-1}$.

(f) Some energy from the heater goes to the surroundings, the foam and the heater itself, so the block warms more slowly than it should. The gradient is too small, and $c$ is inversely proportional to it: here the result is $${sf(difference, 2)}\,\%$ too large. The loss is smaller if the block is cooled below room temperature first and heated to as much above it, so that gains and losses cancel; or if a more powerful heater is used for a shorter time, or only the first part of the graph.

**Watch out:** a difference of temperature has the same number in kelvin and in degrees Celsius.`,
      scheme: [
        [md`better thermal contact than air OWTTE`, '1'],
        [md`$${sf(power)}\ \text{W}$`, '1'],
        [md`adds percentage uncertainties`, '1'],
        [md`$${sf(voltDoubt + ampDoubt, 2)}\,\%$ (accept one or two significant figures)`, '1'],
        [md`$${sf(gradient)}\ \text{K s}^{-1}$ (accept a value within $2\,\%$)`, '1'],
        [md`power divided by mass and gradient`, '1'],
        [md`$${sf(c)}\ \text{J kg}^{-1}\ \text{K}^{-1}$ (allow ECF from (b) and (c))`, '1'],
        [md`adds $${doubt}\,\%$ to the percentage of the power`, '1'],
        [
          md`$${sf(absolute, 2)}\ \text{J kg}^{-1}\ \text{K}^{-1}$ (accept one or two significant figures; allow ECF)`,
          '1',
        ],
        [md`energy is transferred to the surroundings, foam or heater`, '1'],
        [md`so the gradient is too small and $c$ too large`, '1'],
        [
          md`cool the block first, or shorter heating with more power, or use the first part of the graph OWTTE`,
          '1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'suggest' },
        {
          part: 'b',
          kind: 'number',
          label: md`$P =$`,
          expected: `${Number(power.toPrecision(6))}`,
          unit: 'W',
          accuracy: { figures: 2 },
          marks: 1,
          mistakes: [
            {
              value: sf(volts / current),
              note: md`You divided. The power is the product of potential difference and current.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`percentage uncertainty`,
          expected: `${Number((voltDoubt + ampDoubt).toPrecision(6))}`,
          unit: '%',
          accuracy: { tolerance: 0.4 },
          marks: 2,
          mistakes: [
            {
              value: '0.15',
              note: md`You added the absolute uncertainties, which have different units. Add percentages.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(gradient.toPrecision(6))}`,
          unit: 'K s^-1',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: sf(end / 240),
              note: md`You divided the final temperature by the time. The line begins at $20.0\ ^\circ\text{C}$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(c.toPrecision(6))}`,
          unit: 'J kg^-1 K^-1',
          accuracy: { figures: 2 },
          follows: 'b.1 / c.1',
          unless: 'c <= 0',
          mistakes: [
            {
              value: sf(power * gradient),
              note: md`You multiplied by the gradient. A block that warms slowly has a large specific heat capacity.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(absolute.toPrecision(4))}`,
          unit: 'J kg^-1 K^-1',
          accuracy: asUncertainty(absolute, 0.07),
          follows: `d.1 * (b.2 + ${doubt}) / 100`,
          unless: 'u <= 0',
          mistakes: [{ value: sf((c * doubt) / 100), note: md`You left out the uncertainty of the power.` }],
        },
        { part: 'f', kind: 'self', why: 'explain and suggest' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(power)}\ \text{W}`,
          value: root((p) => p / current - volts, 1, 200),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`p = ${sf(voltDoubt + ampDoubt, 2)}\,\%`,
          value: (100 * (0.1 * current + 0.05 * volts)) / power,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(gradient)}\ \text{K s}^{-1}`,
          value: regression([0, 120, 240], [20, (20 + end) / 2, end]).gradient,
        },
        {
          part: 'd',
          route: 'substitution',
          shown: md`= ${sf(c)}\ \text{J kg}^{-1}`,
          value: root((x) => (x * (end - 20)) / 240 - volts * current, 50, 2000),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${shownDoubt}\ \text{J kg}^{-1}`,
          within: 0.51,
          value: (0.1 * current + 0.05 * volts) / gradient + ((volts * current) / gradient) * (doubt / 100),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 300],
          y: [15, top],
          ticks: { x: 60, y: 5 },
          xLabel: '*t* / s',
          yLabel: '*θ* / °C',
          points: points.map((at) => ({ at, cross: true })),
          lines: [{ from: [0, 20], to: [280, 20 + 280 * gradient], ink: 'accent' }],
          description: `Temperature against time: five points near a straight line from (0, 20.0) through (240, ${decimals(end, 1)}). The vertical axis begins at 15 degrees.`,
        }),
      },
    };
  },
});
