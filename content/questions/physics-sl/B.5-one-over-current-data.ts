import { regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, type Drawn, integers, randomFrom } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const parameters = {
  emf: choice(4.4, 4.6, 4.8, 5.8, 6, 6.2, 6.4, 8.8, 9, 9.2),
  inside: choice(1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3),
  doubt: choice(0.02, 0.03),
  chosen: choice(1, 2, 3),
  seed: integers(1, 60),
};

const resistances = [4, 6, 8, 10, 12];

/** The currents that are read, their reciprocals, and where the line of best fit is at 0 and at 14 Ω. */
function dataOf({ emf, inside, seed }: Drawn<typeof parameters>) {
  const random = randomFrom(`cells ${seed}`);
  const currents = resistances.map((ohms) =>
    Number((emf / (ohms + inside) + 0.016 * (random() - 0.5)).toFixed(2)),
  );
  const inverses = currents.map((current) => 1 / current);
  const best = regression(resistances, inverses);
  const start = Number(best.intercept.toFixed(2));
  const end = Number((best.intercept + 14 * best.gradient).toFixed(2));
  const gradient = (end - start) / 14;
  return { currents, inverses, start, end, gradient, found: 1 / gradient, internal: start / gradient };
}

/** A last figure that isn't on the edge between two roundings. */
const settled = (value: number, figures: number) => {
  const scaled = value / 10 ** (Math.floor(Math.log10(value)) + 1 - figures);
  return Math.abs(scaled - Math.floor(scaled) - 0.5) > 0.05;
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters,
  allow: (drawn) => {
    const { currents, found, internal } = dataOf(drawn);
    const spread = drawn.doubt / currents[drawn.chosen]! ** 2;
    return (
      Math.abs(currents[drawn.chosen]! - 1) > 0.2 &&
      internal > 0.8 &&
      Math.abs(internal / drawn.inside - 1) < 0.35 &&
      settled(found, 2) &&
      settled(internal, 2) &&
      Math.abs(Number(spread.toPrecision(1)) - spread) <= 0.1 * spread
    );
  },
  write: (drawn) => {
    const { doubt, chosen } = drawn;
    const { currents, inverses, start, end, gradient, found, internal } = dataOf(drawn);
    const [ohms, current, inverse] = [resistances[chosen]!, currents[chosen]!, inverses[chosen]!];
    const percent = (100 * doubt) / current;
    const absolute = (inverse * percent) / 100;
    const top = Math.ceil((end + 0.1) * 2) / 2;
    return {
      text: md`A battery of emf $\varepsilon$ and internal resistance $r$ is connected to an ammeter and a resistance box whose resistance $R$ can be set. Noor in Lahore measures the current $I$ for different values of $R$. The uncertainty in each current is $\pm ${doubt}\ \text{A}$; that of $R$ is negligible.

| $R$ / $\Omega$ | ${resistances.map((one) => md`$${decimals(one, 1)}$`).join(' | ')} |
|---|---|---|---|---|---|
| $I$ / A | ${currents.map((one) => md`$${decimals(one, 2)}$`).join(' | ')} |

She plots $\dfrac{1}{I}$ against $R$. The line of best fit passes through $(0,\ ${decimals(start, 2)}\ \text{A}^{-1})$ and $(14.0\ \Omega,\ ${decimals(end, 2)}\ \text{A}^{-1})$.

![](drawing:data)

(a) For $R = ${decimals(ohms, 1)}\ \Omega$, calculate $\dfrac{1}{I}$ and its absolute uncertainty. [3]

(b) Show that $\dfrac{1}{I} = \dfrac{1}{\varepsilon}R + \dfrac{r}{\varepsilon}$ if the ammeter is ideal. [2]

(c) Determine the gradient of the line of best fit. State its unit. [2]

(d) Determine $\varepsilon$. [1]

(e) Determine $r$. [2]

(f) The ammeter in fact has a small resistance. Explain the effect of this on the values of $\varepsilon$ and of $r$ that Noor finds. [2]`,
      hints: [
        md`Begin with the equation for the emf of a battery that drives a current through $R$ and $r$.`,
        md`A reciprocal has the same percentage uncertainty as the quantity itself.`,
        md`Compare the equation in (b) with $y = mx + c$. What are $m$ and $c$?`,
        md`The intercept divided by the gradient no longer depends on the emf.`,
      ],
      answer: md`(a) $\dfrac{1}{I} = \dfrac{1}{${decimals(current, 2)}} = ${sf(inverse)}\ \text{A}^{-1}$. The percentage uncertainty in $I$ is $\dfrac{${doubt}}{${decimals(current, 2)}} \times 100 = ${sf(percent, 2)}\,\%$, and $\frac{1}{I}$ has the same one. So $\Delta\left(\dfrac{1}{I}\right) = \dfrac{${doubt}}{${decimals(current, 2)}} \times \dfrac{1}{${decimals(current, 2)}} = ${sf(absolute, 2)}\ \text{A}^{-1}$, which is $${sf(absolute, 1)}\ \text{A}^{-1}$ to one figure.

(b) The emf drives the current through both resistances: $\varepsilon = I(R + r)$. Dividing both sides by $\varepsilon I$ gives $\dfrac{1}{I} = \dfrac{R + r}{\varepsilon} = \dfrac{1}{\varepsilon}R + \dfrac{r}{\varepsilon}$.

(c) The gradient is $m = \dfrac{${decimals(end, 2)} - ${decimals(start, 2)}}{14.0} = ${sf(gradient)}\ \text{V}^{-1}$. The axes give the unit $\text{A}^{-1}\ \Omega^{-1}$; as a volt is an ampere times an ohm, this is $\text{V}^{-1}$.

(d) The gradient is $\dfrac{1}{\varepsilon}$, so $\varepsilon = \dfrac{14.0}{${decimals(end, 2)} - ${decimals(start, 2)}} = ${sf(found)}\ \text{V}$.

(e) The intercept is $\dfrac{r}{\varepsilon}$. Multiplied by the emf it gives $r = ${decimals(start, 2)} \times ${sf(found)} = ${sf(internal, 2)}\ \Omega$. (On the horizontal axis the line, when extended, meets $R = -r$.)

(f) The resistance of the ammeter is in series with $r$ for every value of $R$. The line is moved upwards, but its gradient stays the same: the value of $\varepsilon$ isn't affected, and the value found for $r$ is too large, by the resistance of the ammeter.

**Watch out:** $\Delta\left(\frac{1}{I}\right)$ isn't $\frac{1}{\Delta I}$. Go by the percentage, which a reciprocal leaves as it is.`,
      scheme: [
        [md`$${sf(inverse)}\ \text{A}^{-1}$ (accept two significant figures)`, '1'],
        [
          md`percentage uncertainty of $\frac{1}{I}$ equals that of $I$, or uses the largest and smallest $I$`,
          '1',
        ],
        [md`$${sf(absolute, 1)}\ \text{A}^{-1}$ (accept $${sf(absolute, 2)}\ \text{A}^{-1}$)`, '1'],
        [md`$\varepsilon = I(R + r)$`, '1'],
        [md`divides by $\varepsilon I$ to reach the given result`, '1'],
        [md`$${sf(gradient)}$ (accept a value within $2\,\%$)`, '1'],
        [md`$\text{V}^{-1}$ (accept $\text{A}^{-1}\ \Omega^{-1}$)`, '1'],
        [md`$${sf(found)}\ \text{V}$ (allow ECF from (c); accept two significant figures)`, '1'],
        [md`intercept equals $\frac{r}{\varepsilon}$, or uses the intercept on the $R$-axis`, '1'],
        [md`$${sf(internal, 2)}\ \Omega$ (allow ECF from (c) and (d))`, '1'],
        [md`$r$ is too large, as the resistance of the ammeter is added to it OWTTE`, '1'],
        [md`$\varepsilon$ isn't affected, as the gradient is the same`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$\frac{1}{I} =$`,
          expected: `${Number(inverse.toPrecision(6))}`,
          unit: 'A^-1',
          accuracy: { figures: 2 },
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$\Delta\left(\frac{1}{I}\right) =$`,
          expected: `${Number(absolute.toPrecision(4))}`,
          unit: 'A^-1',
          accuracy: { tolerance: 0.12 * absolute },
          marks: 2,
          mistakes: [
            {
              value: `${Number((1 / doubt).toPrecision(3))}`,
              note: md`You took the reciprocal of the uncertainty. Compare percentages.`,
            },
            {
              value: sf(doubt / current, 2),
              note: md`This is the fractional uncertainty. Multiply it by $\frac{1}{I}$.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'units',
          expected: `${Number(gradient.toPrecision(5))} V^-1`,
          accuracy: { tolerance: 0.02 * gradient },
          mistakes: [
            {
              value: `${sf(end / 14)} V^-1`,
              note: md`You divided the coordinates of one point. The line doesn't pass through the origin.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(found.toPrecision(5))}`,
          unit: 'V',
          accuracy: { figures: 2 },
          follows: '1 / c.1',
          unless: 'v <= 0',
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(internal.toPrecision(5))}`,
          unit: 'Ω',
          accuracy: { tolerance: 0.04 * internal },
          follows: `${decimals(start, 2)} * d.1`,
          unless: 'r <= 0',
          mistakes: [
            {
              value: decimals(start, 2),
              note: md`This is the intercept, $\frac{r}{\varepsilon}$. Multiply it by the emf.`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`= ${sf(inverse)}\ \text{A}^{-1}`,
          value: root((x) => x * current - 1, 0.01, 20),
        },
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(absolute, 2)}\ \text{A}^{-1}`,
          within: 0.06 * absolute,
          // From the largest and the smallest current.
          value: (1 / (current - doubt) - 1 / (current + doubt)) / 2,
        },
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(absolute, 2)}\ \text{A}^{-1}`,
          value: doubt * inverse ** 2,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(gradient)}\ \text{V}^{-1}`,
          value: regression([0, 7, 14], [start, (start + end) / 2, end]).gradient,
        },
        {
          part: 'd',
          route: 'substitution',
          shown: md`= ${sf(found)}\ \text{V}`,
          value: root((x) => start + 14 / x - end, 1, 50),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${sf(internal, 2)}`,
          // Where the line meets the horizontal axis.
          value: -root((x) => start + ((end - start) * x) / 14, -14, 0),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 16],
          y: [0, top],
          ticks: { x: 2, y: 0.5 },
          xLabel: '*R* / Ω',
          yLabel: '1/*I* / A^{−1}',
          points: inverses.map((y, index) => ({ at: [resistances[index]!, y] as const, cross: true })),
          lines: [
            ...inverses.map((y, index) => ({
              from: [resistances[index]!, y - doubt * y ** 2] as const,
              to: [resistances[index]!, y + doubt * y ** 2] as const,
            })),
            { from: [0, start], to: [14, end], ink: 'accent' },
          ],
          description: `One over the current against resistance: five points with error bars that grow to the right, and a rising straight line from (0, ${decimals(start, 2)}) to (14.0, ${decimals(end, 2)}).`,
        }),
      },
    };
  },
});
