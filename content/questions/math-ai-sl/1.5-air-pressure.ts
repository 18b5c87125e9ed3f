import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    sea: choice(101, 101.3, 102),
    k: choice(0.12, 0.122, 0.125, 0.128),
    peak: choice(
      { name: 'Kilimanjaro', height: 5.9 },
      { name: 'Aconcagua', height: 6.96 },
      { name: 'Mount Fuji', height: 3.78 },
      { name: 'Mont Blanc', height: 4.81 },
      { name: 'Aoraki', height: 3.72 },
      { name: 'Kangchenjunga', height: 8.59 },
    ),
    low: integers(28, 48, 2),
    half: choice(2, 4, 5),
  },
  write: ({ sea, k, peak, low, half }) => {
    const pressure = sea * Math.exp(-k * peak.height);
    const height = Math.log(sea / low) / k;
    const drop = Math.log(half) / k;
    return {
      text: md`The air pressure $P$, in kilopascals (kPa), at a height of $h$ kilometres above the sea is modelled by

$$P = ${sea}\,\mathrm{e}^{-${k}h}, \quad h \ge 0.$$

(a) Write down the air pressure at sea level. [1]

(b) Find the air pressure at the top of ${peak.name}, which is $${peak.height}\ \text{km}$ above the sea. [2]

A balloon measures a pressure of $${low}\ \text{kPa}$.

(c) Use a natural logarithm to find the height of the balloon. [3]

(d) Show that, wherever one begins, the pressure is divided by $${half}$ when the height increases by $${sf(drop)}\ \text{km}$, correct to three significant figures. [3]`,
      hints: [
        md`At sea level $h = 0$. What is $\mathrm{e}^0$?`,
        md`In (c), divide by $${sea}$ first. Then $\mathrm{e}^x = b$ means $x = \ln b$.`,
        md`In (d), compare the pressures at $h$ and at $h + d$. Divide one by the other and use a law of exponents.`,
      ],
      answer: md`(a) At sea level $h = 0$, and $\mathrm{e}^0 = 1$. So the pressure is $P = ${sea}\ \text{kPa}$.

(b) Substitute $h = ${peak.height}$:

$$P = ${sea}\,\mathrm{e}^{-${k} \times ${peak.height}} = ${sf(pressure)}\ \text{kPa}$$

(c) Substitute $P = ${low}$ and divide by $${sea}$, so that the power stands alone. Then change to the logarithm:

$$\mathrm{e}^{-${k}h} = \frac{${low}}{${sea}} \quad \Rightarrow \quad -${k}h = \ln\left(\frac{${low}}{${sea}}\right) = ${sf(Math.log(low / sea), 4)}$$

Divide by $-${k}$: $h = ${sf(height)}\ \text{km}$.

(d) From height $h$ to height $h + d$ the pressure is multiplied by

$$\frac{${sea}\,\mathrm{e}^{-${k}(h + d)}}{${sea}\,\mathrm{e}^{-${k}h}} = \mathrm{e}^{-${k}d},$$

because exponents are subtracted. The height $h$ has gone, so it doesn't matter where one begins. This factor is $\frac{1}{${half}}$ when $-${k}d = \ln\frac{1}{${half}}$, which gives $d = ${sf(drop)}\ \text{km}$ (3 s.f.).

**Calculator:** enter $\mathrm{e}$ with its own key, not as the letter. For (c) you can check with a solver, or intersect the graph with the line $y = ${low}$.

**Watch out:** $\ln$ of a number between $0$ and $1$ is negative. The two minus signs in (c) give a positive height.`,
      scheme: [
        [md`(a) $${sea}\ \text{kPa}$`, 'A1'],
        [md`(b) substitutes $h = ${peak.height}$`, 'M1'],
        [md`$${sf(pressure)}\ \text{kPa}$`, 'A1'],
        [md`(c) $\mathrm{e}^{-${k}h} = \frac{${low}}{${sea}}$`, 'M1'],
        [md`$-${k}h = \ln\left(\frac{${low}}{${sea}}\right)$`, 'A1'],
        [md`$${sf(height)}\ \text{km}$`, 'A1'],
        [md`(d) quotient of two pressures, $\mathrm{e}^{-${k}d}$`, 'M1'],
        [md`it doesn't contain $h$`, 'R1'],
        [
          md`$\mathrm{e}^{-${k}d} = \frac{1}{${half}}$ leads to $${sf(drop)}\ \text{km}$, or $\mathrm{e}^{-${k} \times ${sf(drop)}} = ${sf(Math.exp(-k * Number(sf(drop))), 4)} \approx \frac{1}{${half}}$`,
          'A1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${sea}`, accuracy: 'exact', unit: 'kPa' },
        {
          part: 'b',
          kind: 'number',
          expected: `${pressure}`,
          unit: 'kPa',
          mistakes: [
            {
              value: sf(sea * 10 ** (-k * peak.height), 5),
              note: md`You used a power of $10$. The base is $\mathrm{e} = 2.718\ldots$`,
            },
            { value: sf(sea * Math.exp(k * peak.height), 5), note: md`The exponent is negative.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${height}`,
          unit: 'km',
          mistakes: [
            {
              value: sf(Math.log10(sea / low) / k, 5),
              note: md`You took the logarithm with base $10$. A power of $\mathrm{e}$ needs $\ln$.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'show that' },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `P = ${sea}`, value: sea * Math.exp(0) },
        {
          part: 'b',
          route: 'numeric',
          shown: `${sf(pressure)}\\ \\text{kPa}`,
          value: sea / Math.E ** (k * peak.height),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `h = ${sf(height)}`,
          value: root((h) => sea * Math.exp(-k * h) - low, 0, 60),
        },
        {
          part: 'd',
          route: 'substitution',
          shown: `d = ${sf(drop)}`,
          value: root((d) => half * Math.exp(-k * (3 + d)) - Math.exp(-k * 3), 0, 60),
        },
      ],
    };
  },
});
