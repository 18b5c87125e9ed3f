import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const concentrations = [0.1, 0.01, 0.001, 0.0001];
const shown = ['0.100', '0.0100', '0.00100', '0.000100'];

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    place: choice('Windhoek', 'Bogotá', 'Colombo', 'Tallinn', 'Rabat'),
    tenths: integers(37, 50),
    odd: choice(1, 2),
    off: choice(-40, -35, 30, 35, 40, 45),
    asked: choice(25, 32, 40, 63, 75),
  },
  write: ({ place, tenths, odd, off, asked }) => {
    const k = 10 ** -(tenths / 10);
    const weak = concentrations.map((c) =>
      Number((-Math.log10(root((x) => x * x - k * (c - x), 0, c))).toFixed(2)),
    );
    const strong = concentrations.map((_, index) => 1 + index + (index === odd ? off / 100 : 0));
    const expected = odd + 1;
    const c = asked / 1000;
    const phAsked = -Math.log10(c);
    const ionised = (10 ** -weak[1]! / 0.01) * 100;
    const most = 10 ** -(weak[2]! - 0.05);
    return {
      text: md`A student in ${place} prepares solutions of two monoprotic acids, X and Y, by diluting $0.100\ \text{mol dm}^{-3}$ solutions with distilled water. She measures the pH of each with a meter at $298\ \text{K}$.

| concentration / $\text{mol dm}^{-3}$ | ${shown.map((one) => md`$${one}$`).join(' | ')} |
|---|---|---|---|---|
| pH of X ($\pm 0.05$) | ${strong.map((ph) => md`$${decimals(ph, 2)}$`).join(' | ')} |
| pH of Y ($\pm 0.05$) | ${weak.map((ph) => md`$${decimals(ph, 2)}$`).join(' | ')} |

![](drawing:data)

(a) Deduce from the table which acid is strong. [1]

(b) Identify the reading of X that is an anomaly, and state the pH that is expected in its place. [2]

(c) Calculate the pH of a $${decimals(c, 4)}\ \text{mol dm}^{-3}$ solution of X. [1]

(d) Determine the percentage of the molecules of Y that are ionised in the $0.0100\ \text{mol dm}^{-3}$ solution. [2]

(e) Calculate the greatest concentration of $\mathrm{H^+}$ in the $0.00100\ \text{mol dm}^{-3}$ solution of Y that agrees with the uncertainty of the meter. [2]

(f) Outline how $100.0\ \text{cm}^3$ of a $0.0100\ \text{mol dm}^{-3}$ solution is made from the $0.100\ \text{mol dm}^{-3}$ one, naming the glassware. [2]

(g) The student extends the line of X and concludes that a $1.00 \times 10^{-9}\ \text{mol dm}^{-3}$ solution of X has pH 9. Comment on this conclusion. [1]`,
      hints: [
        md`What should the pH of a strong acid do when it is diluted ten times?`,
        md`The percentage that is ionised compares $[\mathrm{H^{+}}]$ with the concentration of the acid.`,
        md`A lower pH is a greater concentration of $\mathrm{H^{+}}$.`,
      ],
      answer: md`(a) X: the pH of its $0.100\ \text{mol dm}^{-3}$ solution is $1.00$, so $[\mathrm{H^{+}}] = 0.100\ \text{mol dm}^{-3}$ and all molecules are ionised. The pH of Y is much higher at each concentration.

(b) The reading $${decimals(strong[odd]!, 2)}$ at $${shown[odd]}\ \text{mol dm}^{-3}$: it does not lie on the straight line of the others. Each tenfold dilution raises the pH of a strong acid by one unit, so $\mathrm{pH} = ${expected}.00$ is expected.

(c) All of the acid is ionised: $\mathrm{pH} = -\log_{10}(${decimals(c, 4)}) = ${decimals(phAsked, 2)}$

(d) The pH tells how much $\mathrm{H^{+}}$ has formed: $[\mathrm{H^{+}}] = 10^{-${decimals(weak[1]!, 2)}} = ${standardForm(10 ** -weak[1]!)}\ \text{mol dm}^{-3}$. One molecule gives one ion, so the percentage is $\dfrac{${standardForm(10 ** -weak[1]!)}}{0.0100} \times 100\% = ${sf(ionised)}\%$.

(e) The lowest pH that agrees is $${decimals(weak[2]!, 2)} - 0.05 = ${decimals(weak[2]! - 0.05, 2)}$, and it belongs to the greatest concentration: $[\mathrm{H^{+}}] = 10^{-${decimals(weak[2]! - 0.05, 2)}} = ${standardForm(most)}\ \text{mol dm}^{-3}$.

(f) Transfer $10.00\ \text{cm}^3$ of the solution with a pipette into a $100.0\ \text{cm}^3$ volumetric flask. Fill up to the mark with distilled water and mix.

(g) It is wrong: an acid can't make water basic. In so dilute a solution nearly all $\mathrm{H^{+}}$ comes from the water itself, so the pH is very near 7.

**Watch out:** pH is a logarithm. An uncertainty of $0.05$ in pH is a factor of $10^{0.05}$, or about $12\%$, in $[\mathrm{H^{+}}]$.`,
      scheme: [
        [
          md`X, as pH 1.00 means $[\mathrm{H^{+}}] = 0.100\ \text{mol dm}^{-3}$, or as its pH rises by 1 for each tenfold dilution OWTTE`,
          '1',
        ],
        [md`identifies $${decimals(strong[odd]!, 2)}$ (at $${shown[odd]}\ \text{mol dm}^{-3}$)`, '1'],
        [md`$${expected}.00$ (accept $${expected}$ or $${expected}.0$)`, '1'],
        [md`$${decimals(phAsked, 2)}$`, '1'],
        [md`$[\mathrm{H^{+}}] = ${standardForm(10 ** -weak[1]!)}\ \text{mol dm}^{-3}$`, '1'],
        [md`$${sf(ionised)}\%$ (allow ECF from $[\mathrm{H^{+}}]$; accept two significant figures)`, '1'],
        [md`uses pH $${decimals(weak[2]! - 0.05, 2)}$`, '1'],
        [md`$${standardForm(most)}\ \text{mol dm}^{-3}$ (accept two significant figures)`, '1'],
        [md`$10.00\ \text{cm}^3$ with a pipette (or burette); do not accept a measuring cylinder`, '1'],
        [md`made up to the mark of a $100\ \text{cm}^3$ volumetric flask`, '1'],
        [md`pH can't pass 7, because water itself gives $\mathrm{H^{+}}$ OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'deduce in words' },
        {
          part: 'b',
          kind: 'number',
          label: 'Anomalous reading:',
          expected: decimals(strong[odd]!, 2),
          accuracy: { tolerance: 0.004 },
          marks: 1,
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Expected pH:',
          expected: `${expected}.0`,
          accuracy: { tolerance: 0.04 },
          marks: 1,
        },
        {
          part: 'c',
          kind: 'number',
          expected: decimals(phAsked, 2),
          accuracy: { decimals: 2 },
          mistakes: [
            { value: decimals(-Math.log(c), 2), note: md`You used the natural logarithm. pH needs base 10.` },
            { value: decimals(-phAsked, 2), note: md`pH is minus the logarithm.` },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(ionised.toPrecision(6))}`,
          unit: '%',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: sf((10 ** -weak[0]! / 0.1) * 100),
              note: md`You used the $0.100\ \text{mol dm}^{-3}$ solution.`,
            },
            {
              value: sf(100 * 10 ** -weak[1]!),
              note: md`This is the fraction, not the percentage; or you left out the division by the concentration of the acid.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: standardForm(most, 5),
          unit: 'mol dm^-3',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: standardForm(10 ** -(weak[2]! + 0.05), 5),
              note: md`That is the least concentration: a higher pH means less $\mathrm{H^{+}}$.`,
            },
            {
              value: standardForm(10 ** -weak[2]!, 5),
              note: md`That is the concentration for the reading itself. Use its uncertainty.`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'outline a method' },
        { part: 'g', kind: 'self', why: 'comment' },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: decimals(strong[odd]!, 2), value: strong[odd]! },
        {
          part: 'b',
          route: 'numeric',
          shown: md`\mathrm{pH} = ${expected}.00`,
          // Between its neighbours, or one above the one before.
          value: (strong[odd - 1]! + strong[odd + 1]!) / 2,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${decimals(phAsked, 2)}`,
          value: root((x) => 10 ** -x - c, 0, 7),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(ionised)}\%`,
          value: 10 ** (4 - weak[1]!),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${standardForm(most)}`,
          value: 10 ** -weak[2]! * 10 ** 0.05,
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 5],
          y: [0, 8],
          xLabel: '−log_{10}(concentration of the acid)',
          yLabel: 'pH',
          ticks: { x: 1, y: 1 },
          points: [
            ...strong.map((ph, index) => ({ at: [index + 1, ph] as const, cross: true })),
            ...weak.map((ph, index) => ({ at: [index + 1, ph] as const })),
          ],
          notes: [
            { at: [4.25, 3.8], text: 'X (×)', place: 'e' },
            { at: [1.15, weak[0]! + 0.35], text: 'Y (•)', place: 'nw' },
          ],
          description:
            'pH against minus the logarithm of the concentration for both acids. The points of X, marked with crosses, rise by one unit from one to the next except for one point that is off the line; those of Y lie higher and rise more slowly.',
        }),
      },
    };
  },
});
