import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['5.11', '2.7'],
  parameters: {
    story: choice('A flower bed in Kyoto', 'A skate ramp in Bilbao', 'A stage in Lagos', 'A pond in Ghent'),
    c: integers(1, 3),
    low: choice(0, 1),
    high: integers(2, 4),
    k: choice(1, 2),
  },
  allow: ({ c, low, high, k }) => high - low >= 2 && c * Math.exp(high / k) < 60,
  write: ({ story, c, low, high, k }) => {
    // y = k ln(x/c), so x = c e^(y/k).
    const g = (y: number) => c * Math.exp(y / k);
    const area = c * k * (Math.exp(high / k) - Math.exp(low / k));
    const width = g(high);
    const strip = g(low);
    // From above: rectangle minus area under the curve.
    const second = high * width - low * strip - integral((x) => k * Math.log(x / c), strip, width);
    const power = k === 1 ? md`\mathrm{e}^y` : md`\mathrm{e}^{\frac{y}{2}}`;
    const function_ = `${k === 1 ? '' : k}\\ln${c === 1 ? ' x' : `\\left(\\frac{x}{${c}}\\right)`}`;
    const front = c === 1 ? '' : `${c}`;
    return {
      text: md`${story} lies between a wall along the $y$-axis and the curve $y = ${function_}$, for $${low} \le y \le ${high}$. The lengths are in metres.

![](drawing:region)

(a) Show that $x = ${front}${power}$ on the curve. [2]

(b) Find the greatest width of the region, measured at right angles to the wall. [1]

(c) Write down an integral for the area of the region. [2]

(d) Find the exact area of the region. [3]`,
      hints: [
        md`Solve the equation of the curve for $x$.`,
        md`The strips of this region are horizontal: they run from the wall to the curve. Which variable changes from strip to strip?`,
        md`Integrate $x$ with respect to $y$.`,
      ],
      answer: md`(a) ${k === 1 ? '' : md`Divide by $${k}$: $\frac{y}{${k}} = \ln${c === 1 ? ' x' : md`\left(\frac{x}{${c}}\right)`}$. `}The exponential function undoes the logarithm: $${c === 1 ? 'x' : md`\frac{x}{${c}}`} = ${power}$${c === 1 ? '' : md`, so $x = ${front}${power}$`}.

(b) The width grows with $y$, so it is greatest at $y = ${high}$: $x = ${front}${k === 1 ? md`\mathrm{e}^{${high}}` : md`\mathrm{e}^{${high / 2}}`} = ${sf(width)}\ \text{m}$.

(c) The area between a curve and the $y$-axis is $\int x\,\mathrm{d}y$. Here it is $\displaystyle\int_{${low}}^{${high}} ${front}${power}\,\mathrm{d}y$.

(d) An antiderivative of $${front}${power}$ is $${c * k === 1 ? '' : c * k}${power}$. The area is $${c * k === 1 ? '' : c * k}\left(\mathrm{e}^{${high / k}} - ${low === 0 ? '1' : k === 1 ? md`\mathrm{e}` : md`\mathrm{e}^{0.5}`}\right)\ \text{m}^2$, which is about $${sf(area)}\ \text{m}^2$.

Another way: a rectangle minus the area under the curve gives the same number.

**Watch out:** The limits belong to $y$, because the integral is with respect to $y$.`,
      scheme: [
        [md`uses the exponential function`, 'M1'],
        [md`$x = ${front}${power}$`, 'A1'],
        [md`$${sf(width)}$ m`, 'A1'],
        [md`$\int x\,\mathrm{d}y$`, 'M1'],
        [md`correct integrand and limits`, 'A1'],
        [md`antiderivative $${c * k === 1 ? '' : c * k}${power}$`, 'A1'],
        [md`substitutes the limits`, 'M1'],
        [md`exact area (about $${sf(area)}$)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'number', expected: `${c}*e^(${high / k})` },
        { part: 'c', kind: 'self', why: 'write down an integral' },
        {
          part: 'd',
          kind: 'number',
          expected: `${c * k}*(e^(${high / k}) - e^(${low / k}))`,
          accuracy: 'exact',
        },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: md`= ${sf(width)}\ \text{m}`, value: g(high) },
        { part: 'd', route: 'numeric', shown: md`${sf(area)}\ \text{m}^2`, value: second },
      ],
      drawings: {
        region: plot({
          x: [-0.05 * width, 1.1 * width],
          y: [Math.min(-0.5, low - 1), high + 0.7],
          height: 190,
          ticks: { x: width > 30 ? 10 : width > 12 ? 5 : 2, y: 1 },
          regions: [
            {
              points: [
                [0, low],
                ...Array.from({ length: 41 }, (_, n) => {
                  const y = low + ((high - low) * n) / 40;
                  return [g(y), y] as const;
                }),
                [0, high],
              ],
            },
          ],
          curves: [{ f: (x) => k * Math.log(x / c), from: c * Math.exp(-0.4), to: width * 1.05 }],
          description: `The region between the y-axis and the curve, for y from ${low} to ${high}.`,
        }),
      },
    };
  },
});
