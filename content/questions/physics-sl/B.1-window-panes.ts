import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  area,
  thick,
  gap,
  inside,
  outside,
}: Record<'area' | 'thick' | 'gap' | 'inside' | 'outside', number>) {
  const difference = inside - outside;
  const glass = thick / 1000 / 1.0;
  const air = gap / 1000 / 0.025;
  const right = (area * difference) / (2 * glass + air);
  const shown = outside < 0 ? md`-${-outside}` : md`${outside}`;
  const wrong = [
    {
      value: (area * difference) / (2 * glass),
      note: md`You left out the layer of air, which is what insulates.`,
    },
    {
      value: (area * difference) / ((2 * thick + gap) / 1000 / ((1 + 0.025) / 2)),
      note: md`You took the mean of the two conductivities. The layers have different temperature differences.`,
    },
    {
      value: 0.5 * ((area * difference) / (2 * glass + air)),
      note: md`You halved the temperature difference. It is the whole difference that drives the energy through all layers.`,
    },
    {
      value: (area * difference) / glass + (area * difference) / air,
      note: md`You added the rates of the layers. The same energy passes through one layer after the other.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(area * 10 + thick + gap + inside));
  const key = keyOf(options);
  return { options, key, difference, glass, air, right, shown };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    area: choice(1.2, 1.5, 1.8, 2, 2.4),
    thick: choice(3, 4, 5, 6),
    gap: choice(8, 10, 12, 15, 16, 20),
    inside: choice(18, 20, 22),
    outside: choice(-10, -5, -2, 2, 5),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { area, thick, gap, inside, outside } = drawn;
    const { options, key, difference, glass, air, right, shown } = solve(drawn);
    return {
      text: md`A window in Ushuaia of area $${decimals(area, 1)}\ \text{m}^2$ consists of two glass panes, each $${thick}.0\ \text{mm}$ thick, with a layer of still air of $${gap}\ \text{mm}$ between them. The inner surface is at $${inside}\ ^\circ\text{C}$, the outer one at $${shown}\ ^\circ\text{C}$. The thermal conductivities are $1.0\ \text{W m}^{-1}\ \text{K}^{-1}$ for glass and $0.025\ \text{W m}^{-1}\ \text{K}^{-1}$ for air. At what rate is thermal energy conducted through the window? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{W}$`)}`,
      hints: [
        md`In the steady state the same power passes through all three layers. What adds up to the whole difference of temperature?`,
        md`For one layer $\Delta T = \frac{P}{A} \times \frac{\Delta x}{k}$.`,
      ],
      answer: md`The same power $P$ passes through each layer, and the temperature differences add up. For one layer $\Delta T = \dfrac{P}{A} \times \dfrac{\Delta x}{k}$, so

$$${difference} = \frac{P}{${decimals(area, 1)}}\left(2 \times \frac{${thick} \times 10^{-3}}{1.0} + \frac{${gap} \times 10^{-3}}{0.025}\right)$$

and $P = ${sf(right)}\ \text{W}$. The answer is **${key}**.

**Watch out:** nearly all of the temperature difference lies across the air, as $\frac{\Delta x}{k}$ is greatest there. Layers in a row behave like resistors in series.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`P = ${sf(right)}\ \text{W}`,
          value: solveLinear(
            [
              [glass / area, 1, 0],
              [air / area, -1, 1],
              [glass / area, 0, -1],
            ],
            [inside, 0, -outside],
          )[0]!,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
