import { regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, type Drawn, integers, randomFrom } from '../../authoring/parameters.ts';
import { asUncertainty } from '../../authoring/uncertainty.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const parameters = {
  lost: choice(30, 35, 40, 45, 50, 55, 60),
  first: choice(140, 150, 160, 170),
  between: choice(80, 90, 100),
  chosen: choice(1, 2, 3),
  begun: choice(412, 436, 458, 474, 487),
  seed: integers(1, 60),
};

/** Of the seconds in which each loss of mass is measured. */
const seconds = 300;

/** The masses that boil away, the rates in g/s, and where the line of best fit is at 0 and at 0.250 g/s. */
function dataOf({ lost, first, between, seed }: Drawn<typeof parameters>) {
  const random = randomFrom(`kettle ${seed}`);
  const powers = [0, 1, 2, 3, 4].map((step) => first + step * between);
  const masses = powers.map((power) =>
    Number((((power - lost) * seconds) / 2260 + 1.6 * (random() - 0.5)).toFixed(1)),
  );
  const rates = masses.map((mass) => mass / seconds);
  const best = regression(rates, powers);
  const start = Math.round(best.intercept);
  const end = Math.round(best.intercept + 0.25 * best.gradient);
  return { powers, masses, rates, start, end, gradient: (end - start) / 0.25 };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters,
  allow: (drawn) => {
    const { rates, start, gradient, masses } = dataOf(drawn);
    const percent = 100 / masses[drawn.chosen]! + 200 / seconds;
    const absolute = (rates[drawn.chosen]! * percent) / 100;
    const away = Math.abs(gradient / 2260 - 1);
    return (
      start >= 22 &&
      start <= 70 &&
      away > 0.008 &&
      away < 0.05 &&
      Math.abs(Number(absolute.toPrecision(1)) - absolute) <= 0.1 * absolute
    );
  },
  write: (drawn) => {
    const { chosen, begun } = drawn;
    const { powers, masses, rates, start, end, gradient } = dataOf(drawn);
    const [power, mass, rate] = [powers[chosen]!, masses[chosen]!, rates[chosen]!];
    const percent = 100 / mass + 200 / seconds;
    const absolute = (rate * percent) / 100;
    const difference = 100 * Math.abs(gradient / 2260 - 1);
    const alone = power / rate;
    const top = Math.ceil((end + 20) / 100) * 100;
    return {
      text: md`Water boils in an open beaker that stands on a balance. An electric heater in the water can be set to different powers $P$. At each power Mateo in Valparaíso waits until the water boils steadily and then records the mass of water that boils away in $300\ \text{s}$. The table also shows the rate $\mu$ at which mass is lost, in $\text{g s}^{-1}$, except for one value.

| $P$ / W | ${powers.map((one) => md`$${one}$`).join(' | ')} |
|---|---|---|---|---|---|
| Mass lost / g | ${masses.map((one) => md`$${decimals(one, 1)}$`).join(' | ')} |
| $\mu$ / $\text{g s}^{-1}$ | ${rates.map((one, index) => (index === chosen ? '?' : md`$${decimals(one, 3)}$`)).join(' | ')} |

The graph shows $P$ against $\mu$. The line of best fit passes through $(0,\ ${start}\ \text{W})$ and $(0.250\ \text{g s}^{-1},\ ${end}\ \text{W})$.

![](drawing:data)

(a) At $P = ${power}\ \text{W}$ the reading of the balance fell from $(${decimals(begun, 1)} \pm 0.5)\ \text{g}$ to $(${decimals(begun - mass, 1)} \pm 0.5)\ \text{g}$ in $(300 \pm 2)\ \text{s}$. Calculate the missing rate $\mu$ and its absolute uncertainty. [3]

(b) Explain why the data are expected to follow $P = L\mu + P_0$, where $L$ is the specific latent heat of vaporisation of water and $P_0$ is a constant power. [2]

(c) Determine the gradient of the line of best fit. State its unit. [2]

(d) The accepted specific latent heat at this pressure is $2.26 \times 10^6\ \text{J kg}^{-1}$. Calculate the percentage difference between Mateo's value and this one. [2]

(e) State the power that is transferred to the surroundings by the hot beaker. [1]

(f) Another student has measured at $P = ${power}\ \text{W}$ alone, and divides this power by $\mu$. Determine her value of the specific latent heat, in $\text{J kg}^{-1}$, and explain why Mateo's method is better. [2]`,
      hints: [
        md`Which temperature does boiling water have? Does it depend on the power of the heater?`,
        md`For a difference add the absolute uncertainties; for a quotient add the percentage uncertainties.`,
        md`Energy is conserved: in each second the heater supplies what evaporates the water and what is lost. Compare with $y = mx + c$.`,
      ],
      answer: md`(a) The mass lost is $${decimals(begun, 1)} - ${decimals(begun - mass, 1)} = ${decimals(mass, 1)}\ \text{g}$, so $\mu = \dfrac{${decimals(mass, 1)}}{300} = ${decimals(rate, 3)}\ \text{g s}^{-1}$. The uncertainties of the two readings add up to $1.0\ \text{g}$. For the quotient the fractional uncertainties are added, so $\Delta\mu = \left(\dfrac{1.0}{${decimals(mass, 1)}} + \dfrac{2}{300}\right) \times ${decimals(rate, 3)} = ${sf(absolute, 2)}\ \text{g s}^{-1}$, which is $${sf(absolute, 1)}\ \text{g s}^{-1}$ to one figure.

(b) In each second the heater supplies the energy $P$. The part $L\mu$ turns water into steam. The rest is lost from the hot beaker to the surroundings. The water is at its boiling point whatever the power is, so the difference of temperature and with it the power lost, $P_0$, are the same each time.

(c) The gradient is $\dfrac{${end} - ${start}}{0.250} = ${sf(gradient, 4)}\ \text{J g}^{-1}$. The axes give the unit $\text{W} \div \text{g s}^{-1}$, and a watt is a joule per second.

(d) The gradient is $L$: $${sf(gradient, 4)}\ \text{J g}^{-1} = ${standardForm(gradient * 1000, 4)}\ \text{J kg}^{-1}$. The percentage difference is $\dfrac{|${sf(gradient / 1000, 4)} - 2.26|}{2.26} \times 100 = ${sf(difference, 2)}\,\%$.

(e) It is the power at which no water would boil away, the intercept on the vertical axis: $P_0 = ${start}\ \text{W}$.

(f) She finds $\dfrac{${power} \times 300}{${decimals(mass, 1)} \times 10^{-3}} = ${standardForm(alone * 1000)}\ \text{J kg}^{-1}$. This is too large, as she takes all the power as used for boiling. In Mateo's method the constant loss changes only the intercept, and not the gradient from which he finds $L$.

**Watch out:** the lost power doesn't depend on the power of the heater here, because the temperature of boiling water doesn't.`,
      scheme: [
        [md`$\mu = ${decimals(rate, 3)}\ \text{g s}^{-1}$`, '1'],
        [md`uncertainty $1.0\ \text{g}$ of the mass, and adds the fractional uncertainties`, '1'],
        [md`$${sf(absolute, 1)}\ \text{g s}^{-1}$ (accept $${sf(absolute, 2)}\ \text{g s}^{-1}$)`, '1'],
        [md`power of the heater equals the power for boiling, $L\mu$, plus the power lost`, '1'],
        [md`loss is constant, as the temperature of the boiling water is constant OWTTE`, '1'],
        [md`$${sf(gradient, 4)}$ (accept a value within $2\,\%$)`, '1'],
        [
          md`$\text{J g}^{-1}$ (accept $\text{W g}^{-1}\ \text{s}$, or a value in $\text{J kg}^{-1}$ with this unit)`,
          '1',
        ],
        [
          md`$L = ${standardForm(gradient * 1000, 4)}\ \text{J kg}^{-1}$, or both values in $\text{J g}^{-1}$`,
          '1',
        ],
        [md`$${sf(difference, 2)}\,\%$ (accept one significant figure; allow ECF from (c))`, '1'],
        [md`$${start}\ \text{W}$ (accept a value within $3\ \text{W}$)`, '1'],
        [md`$${standardForm(alone * 1000)}\ \text{J kg}^{-1}$ (accept two significant figures)`, '1'],
        [md`her value includes the lost power, which doesn't affect the gradient OWTTE`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$\mu =$`,
          expected: `${Number(rate.toPrecision(6))}`,
          unit: 'g s^-1',
          accuracy: { figures: 2 },
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$\Delta\mu =$`,
          expected: `${Number(absolute.toPrecision(4))}`,
          unit: 'g s^-1',
          accuracy: { tolerance: 0.12 * absolute },
          marks: 2,
          mistakes: [
            {
              value: sf(rate * (0.5 / mass + 2 / seconds), 3),
              note: md`The mass lost is a difference of two readings, so their uncertainties are added: $1.0\ \text{g}$.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'explain' },
        {
          part: 'c',
          kind: 'units',
          expected: `${sf(gradient, 4)} J g^-1`,
          accuracy: { tolerance: 0.02 * gradient },
          mistakes: [
            {
              value: `${sf(end / 0.25, 4)} J g^-1`,
              note: md`You divided the coordinates of one point. The line doesn't pass through the origin.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(difference.toPrecision(4))}`,
          unit: '%',
          accuracy: asUncertainty(difference, 0.12 + 0.1 / difference),
          follows: 'abs(c.1 - 2260) / 22.6',
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${start}`,
          unit: 'W',
          accuracy: { tolerance: 3 },
        },
        {
          part: 'f',
          kind: 'number',
          expected: standardForm(alone * 1000, 5),
          unit: 'J kg^-1',
          accuracy: { figures: 2 },
          follows: `${power} * 1000 / a.1`,
          unless: 'l <= 0',
          marks: 1,
          mistakes: [
            { value: sf(alone, 4), note: md`This is in $\text{J g}^{-1}$. Convert the mass into kilograms.` },
          ],
        },
        { part: 'f', kind: 'self', why: 'explain', marks: 1 },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`= ${decimals(rate, 3)}\ \text{g s}^{-1}`,
          value: root((x) => begun - seconds * x - (begun - mass), 0, 1),
        },
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(absolute, 2)}\ \text{g s}^{-1}`,
          value: 1 / seconds + (2 * mass) / seconds ** 2,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(gradient, 4)}\ \text{J g}^{-1}`,
          value: regression([0, 0.125, 0.25], [start, (start + end) / 2, end]).gradient,
        },
        {
          part: 'd',
          route: 'substitution',
          shown: md`= ${sf(difference, 2)}\,\%`,
          value: Math.abs(root((x) => 2260 * (1 + x / 100) - gradient, -50, 50)),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`P_0 = ${start}\ \text{W}`,
          value: regression([0, 0.125, 0.25], [start, (start + end) / 2, end]).intercept,
        },
        {
          part: 'f',
          route: 'numeric',
          shown: md`= ${standardForm(alone * 1000)}\ \text{J kg}^{-1}`,
          value: (power * seconds) / (mass / 1000),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 0.3],
          y: [0, top],
          ticks: { x: 0.05, y: 100 },
          xLabel: '*μ* / g s^{−1}',
          yLabel: '*P* / W',
          points: powers.map((y, index) => ({ at: [rates[index]!, y] as const, cross: true })),
          lines: [{ from: [0, start], to: [0.25, end], ink: 'accent' }],
          description: `Power of the heater against the rate of loss of mass: five points near a rising straight line from (0, ${start}) to (0.250, ${end}).`,
        }),
      },
    };
  },
});
