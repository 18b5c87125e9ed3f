import { mean, regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, type Drawn, integers, randomFrom } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const parameters = {
  middle: integers(19, 31),
  offsets: choice(
    [1, -1, 0, 1, -1],
    [0, 1, -1, 0, 0],
    [-1, 0, 1, 0, 0],
    [2, -1, 0, 1, -2],
    [-2, 1, 2, 0, -1],
    [0, 2, -2, 1, -1],
  ),
  mass: integers(1.05, 1.5, 0.05),
  forceDoubt: choice(0.2, 0.3),
  seed: integers(1, 60),
  place: choice('Galway', 'Tromsø', 'Dakar', 'Cusco', 'Nagoya', 'Leuven'),
};

const masses = [0.4, 0.6, 0.8, 1, 1.2, 1.4];
const tangent = (degrees: number) => Math.tan((degrees * Math.PI) / 180);

function dataOf({ middle, offsets, mass, forceDoubt, seed }: Drawn<typeof parameters>) {
  const random = randomFrom(`board ${seed}`);
  const steps: readonly number[] = offsets;
  const angles = steps.map((step) => middle + step);
  const half = Math.max(...steps);
  const coefficient = tangent(middle);
  const spread = (tangent(middle + half) - tangent(middle - half)) / 2;
  const points = masses.map((one) => [one, coefficient + 0.9 * spread * (random() - 0.5)] as const);
  const force = Number((mass * 9.8 * (coefficient + spread * (random() - 0.5))).toFixed(1));
  const second = force / (mass * 9.8);
  const percent = (100 * forceDoubt) / force + 1 / mass;
  const secondSpread = (second * percent) / 100;
  return { angles, half, coefficient, spread, points, force, second, percent, secondSpread };
}

const isNeat = (value: number) => Math.abs(Number(value.toPrecision(1)) - value) <= 0.1 * value;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters,
  allow: (drawn) => {
    const { spread, secondSpread, coefficient, second, points } = dataOf(drawn);
    const trend = regression(
      points.map(([x]) => x),
      points.map(([, y]) => y),
    );
    return (
      Math.abs(trend.r) < 0.4 &&
      isNeat(spread) &&
      isNeat(secondSpread) &&
      spread < 0.094 &&
      [coefficient, second].every((one) => !decimals(one, 3).endsWith('5')) &&
      Math.abs(coefficient - second) < 0.6 * (spread + secondSpread)
    );
  },
  write: (drawn) => {
    const { middle, mass, forceDoubt, place } = drawn;
    const { angles, half, coefficient, spread, points, force, second, percent, secondSpread } = dataOf(drawn);
    const bottom = Math.floor((coefficient - 3 * spread) * 10) / 10;
    const top = Math.ceil((coefficient + 3 * spread) * 10) / 10;
    return {
      text: md`A wooden block rests on a board. Students in ${place} slowly raise one end of the board until the block begins to slide, and read the angle $\theta$ between the board and the horizontal. They do this five times:

| Attempt | 1 | 2 | 3 | 4 | 5 |
|---|---|---|---|---|---|
| $\theta$ / $^\circ$ | ${angles.map((one) => md`$${one}$`).join(' | ')} |

(a) Calculate the mean of $\theta$ and its absolute uncertainty. [2]

(b) Show that the coefficient of static friction between block and board is $\mu_s = \tan\theta$. [2]

(c) Determine $\mu_s$ and its absolute uncertainty. [3]

They fix loads to the block and find $\mu_s$ in the same way for different total masses $m$. The graph shows the results with error bars.

![](drawing:data)

(d) One student says that $\mu_s$ doesn't depend on the mass. Explain whether the graph supports this. [2]

(e) For a second method the board is level. The block, with a total mass of $(${decimals(mass, 2)} \pm 0.01)\ \text{kg}$, is pulled by a horizontal force that grows until the block begins to slide, at $(${decimals(force, 1)} \pm ${forceDoubt})\ \text{N}$. Determine $\mu_s$ and its absolute uncertainty from these values, and comment on whether the two methods agree. Take $g = 9.8\ \text{N kg}^{-1}$. [3]`,
      hints: [
        md`The uncertainty of a mean of repeated readings is half of their range.`,
        md`Resolve the weight along the board and at right angles to it. What holds just before the block slides?`,
        md`For the uncertainty of a tangent, find the tangents of the largest and of the smallest angle.`,
        md`On the level board the normal force equals the weight. For a quotient add the percentage uncertainties.`,
      ],
      answer: md`(a) The sum of the angles is $${5 * middle}^\circ$, so the mean is $\theta = \dfrac{${5 * middle}}{5} = ${middle}^\circ$. Half of the range is $\Delta\theta = \dfrac{${middle + half} - ${middle - half}}{2} = ${half}^\circ$.

(b) Just before the block slides, the forces on it balance. Along the board the friction equals the component of the weight: $F_f = mg\sin\theta$. At right angles to the board the normal force is $F_N = mg\cos\theta$. The friction then has its greatest value, $F_f = \mu_sF_N$, so $\mu_s = \dfrac{mg\sin\theta}{mg\cos\theta} = \tan\theta$.

(c) $\mu_s = \tan ${middle}^\circ = ${decimals(coefficient, 3)}$. The angle may lie between $${middle - half}^\circ$ and $${middle + half}^\circ$. Half of the difference between the extreme tangents is $\Delta\mu_s = \dfrac{\tan ${middle + half}^\circ - \tan ${middle - half}^\circ}{2} = ${sf(spread, 2)}$. Rounded to one figure, $\mu_s = ${decimals(coefficient, 2)} \pm ${decimals(spread, 2)}$.

(d) A horizontal line can be drawn through all the error bars, and the points scatter about it without a trend. So the graph supports the statement, within the uncertainties and for the masses used.

(e) On the level board the normal force is the weight, so $\mu_s = \dfrac{${decimals(force, 1)}}{${decimals(mass, 2)} \times 9.8} = ${decimals(second, 3)}$. The fractional uncertainties of force and mass are added, so $\Delta\mu_s = \left(\dfrac{${forceDoubt}}{${decimals(force, 1)}} + \dfrac{0.01}{${decimals(mass, 2)}}\right) \times ${decimals(second, 3)} = ${sf(secondSpread, 2)}$, a percentage of $${sf(percent, 2)}\,\%$. So $\mu_s = ${decimals(second, 2)} \pm ${decimals(secondSpread, 2)}$. The ranges of the two results overlap, so the methods agree.

**Watch out:** friction equals $\mu_sF_N$ only at the moment when the block begins to slide. On a board that is less steep it is smaller.`,
      scheme: [
        [md`$${middle}^\circ$`, '1'],
        [md`$${half}^\circ$ from half of the range`, '1'],
        [md`friction $mg\sin\theta$ and normal force $mg\cos\theta$ just before sliding`, '1'],
        [md`$F_f = \mu_sF_N$ leads to the given result`, '1'],
        [md`$${decimals(coefficient, 3)}$ (accept two significant figures; allow ECF from (a))`, '1'],
        [md`uses the tangents of the extreme angles OWTTE`, '1'],
        [md`$${sf(spread, 1)}$ (accept $${sf(spread, 2)}$; allow ECF from (a))`, '1'],
        [md`a horizontal line passes through all the error bars`, '1'],
        [md`no trend, so the statement is supported OWTTE (do not accept 'supported' alone)`, '1'],
        [md`$${decimals(second, 3)}$ (accept two significant figures)`, '1'],
        [
          md`adds the percentage uncertainties: $${sf(secondSpread, 1)}$ (accept $${sf(secondSpread, 2)}$)`,
          '1',
        ],
        [md`the ranges overlap, so the methods agree OWTTE (allow ECF)`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$\theta =$`,
          expected: `${middle}`,
          unit: '°',
          accuracy: { tolerance: 0.01 },
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$\Delta\theta =$`,
          expected: `${half}`,
          unit: '°',
          accuracy: { tolerance: 0.01 },
          marks: 1,
          mistakes: [
            {
              value: `${2 * half}`,
              note: md`This is the whole range. The uncertainty of the mean is half of it.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          label: md`$\mu_s =$`,
          expected: `${Number(coefficient.toPrecision(5))}`,
          accuracy: { figures: 2 },
          follows: 'tan(a.1 * pi / 180)',
          unless: 'm <= 0',
          marks: 1,
          mistakes: [
            {
              value: decimals(Math.sin((middle * Math.PI) / 180), 3),
              note: md`This is the sine. The friction is divided by the normal force, not by the weight.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$\Delta\mu_s =$`,
          expected: `${Number(spread.toPrecision(4))}`,
          accuracy: { tolerance: 0.13 * spread },
          follows: '(tan((a.1 + a.2) * pi / 180) - tan((a.1 - a.2) * pi / 180)) / 2',
          unless: 'u <= 0',
          marks: 2,
          mistakes: [
            { value: sf(2 * spread, 2), note: md`This is the whole range. The uncertainty is half of it.` },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain' },
        {
          part: 'e',
          kind: 'number',
          label: md`$\mu_s =$`,
          expected: `${Number(second.toPrecision(5))}`,
          accuracy: { figures: 2 },
          marks: 1,
          mistakes: [
            {
              value: sf(force / mass, 3),
              note: md`You divided by the mass. The normal force is the weight, $mg$.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: md`$\Delta\mu_s =$`,
          expected: `${Number(secondSpread.toPrecision(4))}`,
          accuracy: { tolerance: 0.13 * secondSpread },
          marks: 1,
        },
        { part: 'e', kind: 'self', why: 'comment', marks: 1 },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`= ${middle}^\circ`, value: mean(angles) },
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${half}^\circ`,
          value: Math.max(...angles.map((one) => Math.abs(one - mean(angles)))),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`= ${decimals(coefficient, 3)}`,
          // Where the greatest friction just balances the component of the weight.
          value: root(
            (x) => Math.sin((middle * Math.PI) / 180) - x * Math.cos((middle * Math.PI) / 180),
            0,
            3,
          ),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(spread, 2)}`,
          value:
            Math.sin((2 * half * Math.PI) / 180) /
            (2 * Math.cos(((middle + half) * Math.PI) / 180) * Math.cos(((middle - half) * Math.PI) / 180)),
        },
        {
          part: 'e',
          route: 'substitution',
          shown: md`= ${decimals(second, 3)}`,
          value: root((x) => x * mass * 9.8 - force, 0, 3),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${sf(secondSpread, 2)}`,
          value: forceDoubt / (9.8 * mass) + (0.01 * force) / (9.8 * mass ** 2),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 1.6],
          y: [bottom, top],
          ticks: { x: 0.2, y: top - bottom > 0.35 ? 0.1 : 0.05 },
          xLabel: '*m* / kg',
          yLabel: '*μ*_s',
          points: points.map((at) => ({ at, cross: true })),
          lines: points.map(([x, y]) => ({
            from: [x, y - spread] as const,
            to: [x, y + spread] as const,
          })),
          description:
            'Coefficient of static friction against the mass of the block: six points from 0.4 kg to 1.4 kg with long error bars of equal length, some points a little higher and some a little lower than others.',
        }),
      },
    };
  },
});
