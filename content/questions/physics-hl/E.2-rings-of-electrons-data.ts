import { regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, type Drawn, integers, randomFrom } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const parameters = {
  // The two distances between planes of atoms in graphite that such tubes show, in nm.
  planes: choice({ ring: 'inner', nanometres: 0.213 }, { ring: 'outer', nanometres: 0.123 }),
  length: integers(12.5, 14.5, 0.1),
  chosen: choice(0, 2, 4),
  voltDoubt: choice(50, 100),
  doubt: choice(2, 3, 4),
  seed: integers(1, 60),
};

const volts = [2000, 2500, 3000, 3500, 4000, 4500];
const [planck, electronMass, charge] = [6.63e-34, 9.11e-31, 1.6e-19];
/** Wavelength times the square root of the potential difference. */
const wave = planck / Math.sqrt(2 * electronMass * charge);

/** The diameters in mm, and how high the line from the origin is at 2.50 × 10⁻² V^(−1/2). */
function dataOf({ planes, length, seed }: Drawn<typeof parameters>) {
  const random = randomFrom(`rings ${seed}`);
  const exact = (2 * length * 10 * wave) / (planes.nanometres * 1e-9);
  const points = volts.map((volt) => {
    const x = 1 / Math.sqrt(volt);
    return [100 * x, Math.round(2 * exact * x + 2.4 * (random() - 0.5)) / 2] as const;
  });
  const sum = (of: (x: number, y: number) => number) => points.reduce((total, [x, y]) => total + of(x, y), 0);
  const end = Number(((2.5 * sum((x, y) => x * y)) / sum((x) => x * x)).toFixed(1));
  const gradient = (end * 1e-3) / 2.5e-2;
  const distance = (2 * (length / 100) * wave) / gradient;
  return { points, end, gradient, distance };
}

const isNeat = (value: number) => Math.abs(Number(value.toPrecision(1)) - value) <= 0.1 * value;

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  also: ['C.3'],
  parameters,
  allow: (drawn) => {
    const { distance } = dataOf(drawn);
    const volt = volts[drawn.chosen]!;
    return (
      isNeat(drawn.voltDoubt / (2 * volt * Math.sqrt(volt))) &&
      isNeat(distance * (drawn.doubt / 100 + 0.2 / drawn.length))
    );
  },
  write: (drawn) => {
    const { planes, length, chosen, voltDoubt, doubt } = drawn;
    const { points, end, gradient, distance } = dataOf(drawn);
    const volt = volts[chosen]!;
    const inverse = 1 / Math.sqrt(volt);
    const percent = (50 * voltDoubt) / volt;
    const absolute = (inverse * percent) / 100;
    const lengthPercent = 20 / length;
    const total = doubt + lengthPercent;
    const range = (distance * total) / 100;
    const decimalsOf = Math.round(-9 - Math.floor(Math.log10(Number(range.toPrecision(1)))));
    const top = Math.ceil((end + 2) / 10) * 10;
    return {
      text: md`In an evacuated tube electrons are accelerated from rest by a potential difference $V$ and pass through a thin film of graphite. On a screen at a distance of $L = (${decimals(length, 1)} \pm 0.2)\ \text{cm}$ from the film they form bright rings. For small angles the diameter $D$ of a ring is $D = \dfrac{2L\lambda}{d}$, where $\lambda$ is the de Broglie wavelength of the electrons and $d$ is the distance between planes of atoms in the graphite.

The table shows the diameter of the ${planes.ring} ring for different potential differences. The uncertainty in each diameter is $\pm 1\ \text{mm}$.

| $V$ / kV | ${volts.map((one) => md`$${decimals(one / 1000, 1)}$`).join(' | ')} |
|---|---|---|---|---|---|---|
| $D$ / mm | ${points.map(([, y]) => md`$${decimals(y, 1)}$`).join(' | ')} |

The graph shows $D$ against $\dfrac{1}{\sqrt{V}}$. The line of best fit passes through the origin and $(2.50 \times 10^{-2}\ \text{V}^{-1/2},\ ${decimals(end, 1)}\ \text{mm})$. Take $h = 6.63 \times 10^{-34}\ \text{J s}$, $m_e = 9.11 \times 10^{-31}\ \text{kg}$ and $e = 1.60 \times 10^{-19}\ \text{C}$.

![](drawing:data)

(a) Show that $\lambda = \dfrac{h}{\sqrt{2m_eeV}}$. [2]

(b) The uncertainty in each potential difference is $\pm ${voltDoubt}\ \text{V}$. For $V = ${volt}\ \text{V}$, calculate $\dfrac{1}{\sqrt{V}}$ and its absolute uncertainty. [3]

(c) Determine the gradient of the line of best fit, in $\text{m V}^{1/2}$. [1]

(d) Determine $d$. [2]

(e) The percentage uncertainty in the gradient is $${doubt}\,\%$. Determine the absolute uncertainty in $d$. [2]

(f) State what the rings show about electrons, and explain why the students measured the diameter of a ring and not its radius. [2]`,
      hints: [
        md`An electron gains the kinetic energy $eV$. How are kinetic energy and momentum related?`,
        md`$\frac{1}{\sqrt{V}}$ is the power $V^{-1/2}$. What does an exponent do to a percentage uncertainty?`,
        md`Put the result of (a) into $D = \frac{2L\lambda}{d}$. What stands before $\frac{1}{\sqrt{V}}$?`,
        md`$L$ and the gradient are multiplied or divided, so their percentage uncertainties are added.`,
      ],
      answer: md`(a) The electron gains the kinetic energy $eV = \dfrac{p^2}{2m_e}$, so its momentum is $p = \sqrt{2m_eeV}$. With the de Broglie relation $\lambda = \dfrac{h}{p}$ this is $\lambda = \dfrac{h}{\sqrt{2m_eeV}}$.

(b) $\dfrac{1}{\sqrt{${volt}}} = ${standardForm(inverse)}\ \text{V}^{-1/2}$. The exponent has the size $\frac{1}{2}$, so the percentage uncertainty of $V$ is halved: $\dfrac{1}{2} \times \dfrac{${voltDoubt}}{${volt}} \times 100 = ${sf(percent, 3)}\,\%$. This part of the value is the absolute uncertainty, $\Delta = ${standardForm(absolute, 2)}\ \text{V}^{-1/2}$, or $${standardForm(absolute, 1)}\ \text{V}^{-1/2}$ to one figure.

(c) The line passes through the origin, so the gradient is $m = \dfrac{${decimals(end, 1)} \times 10^{-3}}{2.50 \times 10^{-2}} = ${sf(gradient)}\ \text{m V}^{1/2}$.

(d) With the result of (a), $D = \dfrac{2Lh}{d\sqrt{2m_ee}} \times \dfrac{1}{\sqrt{V}}$, so the gradient is $m = \dfrac{2Lh}{d\sqrt{2m_ee}}$. Solved for the distance, with the unrounded gradient, $d = \dfrac{2Lh}{m\sqrt{2m_ee}} = \dfrac{2 \times ${decimals(length / 100, 3)} \times 6.63 \times 10^{-34}}{${decimals(gradient, 3)}\sqrt{2 \times 9.11 \times 10^{-31} \times 1.60 \times 10^{-19}}} = ${standardForm(distance)}\ \text{m}$.

(e) The percentage uncertainty of $L$ is $\dfrac{0.2}{${decimals(length, 1)}} \times 100 = ${sf(lengthPercent, 2)}\,\%$. Added to that of the gradient it makes $${sf(total, 2)}\,\%$. So $\Delta d = ${standardForm(range, 2)}\ \text{m}$, and to one figure $d = (${decimals(distance * 1e9, decimalsOf)} \pm ${decimals(range * 1e9, decimalsOf)}) \times 10^{-9}\ \text{m}$.

(f) The rings are a diffraction pattern, so electrons behave as waves. The centre of a ring is a point that is hard to find exactly, whereas a diameter is measured from edge to edge; it is also twice as long, so the same absolute uncertainty is a smaller percentage.

**Watch out:** a higher potential difference makes the rings smaller: the electrons have more momentum and thus a shorter wavelength.`,
      scheme: [
        [md`$eV = \frac{p^2}{2m_e}$, or $eV = \frac{1}{2}m_ev^2$ with $p = m_ev$`, '1'],
        [md`$\lambda = \frac{h}{p}$ leads to the given result`, '1'],
        [md`$${standardForm(inverse)}\ \text{V}^{-1/2}$ (accept two significant figures)`, '1'],
        [md`halves the percentage uncertainty of $V$, or uses the extreme values of $V$`, '1'],
        [
          md`$${standardForm(absolute, 1)}\ \text{V}^{-1/2}$ (accept $${standardForm(absolute, 2)}\ \text{V}^{-1/2}$)`,
          '1',
        ],
        [md`$${sf(gradient)}\ \text{m V}^{1/2}$ (accept a value within $2\,\%$)`, '1'],
        [md`gradient equals $\frac{2Lh}{d\sqrt{2m_ee}}$`, '1'],
        [md`$${standardForm(distance)}\ \text{m}$ (allow ECF from (c); accept two significant figures)`, '1'],
        [md`adds the percentage uncertainties of gradient and $L$, $${sf(total, 2)}\,\%$`, '1'],
        [
          md`$${standardForm(range, 1)}\ \text{m}$ (accept $${standardForm(range, 2)}\ \text{m}$; allow ECF from (d))`,
          '1',
        ],
        [md`electrons are diffracted, or behave as waves`, '1'],
        [
          md`the centre needn't be found, or the percentage uncertainty of a longer distance is smaller OWTTE`,
          '1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: md`$\frac{1}{\sqrt{V}}$ in $\text{V}^{-1/2}$`,
          expected: `${Number(inverse.toPrecision(5))}`,
          accuracy: { figures: 2 },
          marks: 1,
        },
        {
          part: 'b',
          kind: 'number',
          label: md`its uncertainty in $\text{V}^{-1/2}$`,
          expected: standardForm(absolute, 4),
          accuracy: { tolerance: 0.12 * absolute },
          marks: 2,
          mistakes: [
            {
              value: standardForm(2 * absolute, 3),
              note: md`You used the percentage uncertainty of $V$ itself. For a square root it is halved.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`gradient in $\text{m V}^{1/2}$`,
          expected: `${Number(gradient.toPrecision(5))}`,
          accuracy: { tolerance: 0.02 * gradient },
          mistakes: [
            { value: sf(gradient * 1000, 4), note: md`You left the diameter in millimetres.` },
            {
              value: standardForm(gradient / 100, 3),
              note: md`You left out the factor $10^{-2}$ of the horizontal axis.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: standardForm(distance, 5),
          unit: 'm',
          accuracy: { figures: 2 },
          follows: `2 * ${decimals(length / 100, 3)} * 6.63 * 10^(-34) / (c.1 * sqrt(2 * 9.11 * 10^(-31) * 1.60 * 10^(-19)))`,
          unless: 'd <= 0',
          mistakes: [
            {
              value: standardForm(distance / 2),
              note: md`You left out the factor $2$: the gradient belongs to the diameter, not to the radius.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: standardForm(range, 4),
          unit: 'm',
          accuracy: { tolerance: 0.12 * range },
          follows: `d.1 * (${doubt} + 20 / ${length}) / 100`,
          unless: 'u <= 0',
        },
        { part: 'f', kind: 'self', why: 'state and explain' },
      ],
      checks: [
        {
          part: 'b',
          route: 'substitution',
          shown: md`= ${standardForm(inverse)}`,
          value: root((x) => x * x * volt - 1, 0, 1),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`\Delta = ${standardForm(absolute, 2)}`,
          value: voltDoubt / (2 * volt ** 1.5),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(gradient)}`,
          value: regression([0, 0.0125, 0.025], [0, end / 2000, end / 1000]).gradient,
        },
        {
          part: 'd',
          route: 'substitution',
          shown: md`= ${standardForm(distance)}\ \text{m}`,
          // At 1600 V, where one over the root is 0.025, by momentum and wavelength.
          value:
            1e-9 *
            root(
              (d) => {
                const momentum = Math.sqrt(2 * electronMass * charge * 1600);
                return (2 * (length / 100) * (planck / momentum)) / (d * 1e-9) - end / 1000;
              },
              0.01,
              2,
            ),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`\Delta d = ${standardForm(range, 2)}\ \text{m}`,
          value: (distance * doubt) / 100 + (distance * 0.2) / length,
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 3],
          y: [0, top],
          ticks: { x: 0.5, y: 10 },
          xLabel: '(1/√*V* ) / 10^{−2} V^{−1/2}',
          yLabel: '*D* / mm',
          points: points.map((at) => ({ at, cross: true })),
          lines: [
            ...points.map(([x, y]) => ({ from: [x, y - 1] as const, to: [x, y + 1] as const })),
            { from: [0, 0], to: [2.5, end], ink: 'accent' },
          ],
          description: `Diameter of the ring against one over the square root of the potential difference: six points with error bars near a straight line from the origin to (2.50, ${decimals(end, 1)}).`,
        }),
      },
    };
  },
});
