import { mean, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { asUncertainty } from '../../authoring/uncertainty.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  also: ['R2.1'],
  parameters: {
    place: choice('Izmir', 'Dakar', 'Wrocław', 'Lima', 'Kandy'),
    acid: integers(90, 130, 2),
    titre: integers(1850, 2400, 5),
    odd: choice(0, 2, 3),
    begin: choice([15, 60, 120, 35], [40, 5, 95, 130], [0, 55, 25, 110]),
  },
  write: ({ place, acid, titre, odd, begin }) => {
    const c = acid / 1000;
    const off = [5, 5, 0, 10];
    // One run overshot, the other three agree.
    const runs = [0, 1, 2, 3].map((run) => titre + (run === odd ? 45 : off[run]!));
    const first = begin.map((one) => one / 100);
    const last = runs.map((run, index) => (run + begin[index]!) / 100);
    const good = runs.filter((_, run) => run !== odd).map((run) => run / 100);
    const average = mean(good);
    const percentTitre = (0.1 / average) * 100;
    const carbonate = (c * average) / 2 / 25;
    const percentPipette = (0.03 / 25) * 100;
    const percent = percentTitre + percentPipette;
    const absolute = (carbonate * percent) / 100;
    const names = ['1', '2', '3', '4'];
    return {
      text: md`A technician in ${place} finds the concentration of a solution of washing soda, $\mathrm{Na_2CO_3}$. She takes $25.00 \pm 0.03\ \text{cm}^3$ with a pipette and titrates it with $${sf(c)}\ \text{mol dm}^{-3}$ hydrochloric acid, using methyl orange. The uncertainty of the concentration of the acid is negligible.

$$\mathrm{Na_2CO_3(aq) + 2HCl(aq) \rightarrow 2NaCl(aq) + H_2O(l) + CO_2(g)}$$

| run | ${names.join(' | ')} |
|---|---|---|---|---|
| first burette reading / $\text{cm}^3$ ($\pm 0.05$) | ${first.map((one) => md`$${decimals(one, 2)}$`).join(' | ')} |
| last burette reading / $\text{cm}^3$ ($\pm 0.05$) | ${last.map((one) => md`$${decimals(one, 2)}$`).join(' | ')} |

(a) State which run is not concordant with the others, and determine the mean titre of the concordant runs. [2]

(b) State the absolute uncertainty of one titre, and calculate the percentage uncertainty of the mean titre, taking the same absolute uncertainty for it. [2]

(c) Determine the concentration of the washing soda solution, in $\text{mol dm}^{-3}$. [2]

(d) Determine the percentage uncertainty and the absolute uncertainty of this concentration. [2]

(e) The technician could replace the pipette by a more precise one, or halve the concentration of the acid. Explain which change reduces the percentage uncertainty of the result more. [2]

(f) In one run the tip of the burette held an air bubble at the start, which was gone at the end. Explain the effect on the concentration calculated from this run. [2]`,
      hints: [
        md`A titre is the difference of two readings, and the uncertainties of both readings add.`,
        md`Two moles of acid react with one mole of carbonate.`,
        md`For a product or quotient, percentage uncertainties add.`,
      ],
      answer: md`(a) The titres are $${runs.map((run) => decimals(run / 100, 2)).join('$, $')}\ \text{cm}^3$. Run ${names[odd]} is far from the others. The mean of the other three is $\dfrac{${good.map((one) => decimals(one, 2)).join(' + ')}}{3} = ${decimals(average, 2)}\ \text{cm}^3$.

(b) Two readings are subtracted, so their uncertainties add: $0.05 + 0.05 = 0.10\ \text{cm}^3$. As a percentage: $\dfrac{0.10}{${decimals(average, 2)}} \times 100\% = ${sf(percentTitre, 2)}\%$

(c) $n(\mathrm{HCl}) = ${sf(c)} \times ${decimals(average, 2)} \times 10^{-3} = ${sf((c * average) / 1000, 4)}\ \text{mol}$. Two moles of acid react with one mole of carbonate, so $n(\mathrm{Na_2CO_3}) = ${sf((c * average) / 2000, 4)}\ \text{mol}$ and $c = \dfrac{${sf((c * average) / 2000, 4)}}{0.02500} = ${sf(carbonate)}\ \text{mol dm}^{-3}$.

(d) The pipette has $\dfrac{0.03}{25.00} \times 100\% = ${decimals(percentPipette, 2)}\%$. Percentage uncertainties of factors add: the total is $${sf(percentTitre, 2)}\% + ${decimals(percentPipette, 2)}\% = ${sf(percent, 2)}\%$. The absolute uncertainty is $${sf(carbonate)} \times \dfrac{${sf(percent, 2)}}{100} = ${sf(absolute, 1)}\ \text{mol dm}^{-3}$.

(e) Halving the concentration of the acid: the titre doubles while its absolute uncertainty stays $0.10\ \text{cm}^3$, so its percentage of $${sf(percentTitre, 2)}\%$ is halved, which saves about $${sf(percentTitre / 2, 2)}\%$. A better pipette could save at most $${decimals(percentPipette, 2)}\%$, which is less.

(f) The concentration comes out too high: some acid filled the tip and did not reach the flask, so the titre, and the calculated amount of acid and of carbonate, is too large.

**Watch out:** a titre has twice the uncertainty of one burette reading.`,
      scheme: [
        [md`run ${names[odd]}`, '1'],
        [md`$${decimals(average, 2)}\ \text{cm}^3$ (do not accept the mean of all four)`, '1'],
        [md`$\pm 0.10\ \text{cm}^3$`, '1'],
        [md`$${sf(percentTitre, 2)}\%$ (accept one to three significant figures; allow ECF)`, '1'],
        [md`divides the amount of acid by 2`, '1'],
        [md`$${sf(carbonate)}\ \text{mol dm}^{-3}$ (allow ECF from the mean)`, '1'],
        [md`adds percentage uncertainties: $${sf(percent, 2)}\%$`, '1'],
        [md`$\pm ${sf(absolute, 1)}\ \text{mol dm}^{-3}$ (accept two significant figures; allow ECF)`, '1'],
        [md`halving the concentration of the acid`, '1'],
        [
          md`the titre doubles with the same absolute uncertainty, and that of the titre is the larger contribution OWTTE`,
          '1',
        ],
        [md`too high`, '1'],
        [md`the titre is larger than the volume that reached the flask OWTTE`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Number of the run:',
          expected: names[odd]!,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: 'Mean titre:',
          expected: precise(average),
          unit: 'cm^3',
          accuracy: { figures: 4 },
          marks: 1,
          mistakes: [
            {
              value: decimals(mean(runs) / 100, 2),
              note: md`You counted the run that is not concordant.`,
            },
            {
              value: decimals(mean(last.filter((_, run) => run !== odd)), 2),
              note: md`You took the last readings. A titre is the last reading minus the first.`,
            },
          ].filter(({ value }) => Math.abs(Number(value) - average) > 0.03),
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Absolute uncertainty:',
          expected: '0.1',
          unit: 'cm^3',
          accuracy: { tolerance: 0.001 },
          marks: 1,
          mistakes: [
            { value: '0.05', note: md`That is one reading. The uncertainties of both readings add.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Percentage uncertainty:',
          expected: precise(percentTitre),
          unit: '%',
          accuracy: asUncertainty(percentTitre),
          marks: 1,
          follows: '100 * b.1 / a.2',
          unless: 'p <= 0',
        },
        {
          part: 'c',
          kind: 'number',
          expected: precise(carbonate),
          unit: 'mol dm^-3',
          follows: `${c} * a.2 / 50`,
          unless: 'c <= 0',
          mistakes: [
            {
              value: precise(carbonate * 2),
              note: md`You took acid and carbonate as reacting $1 : 1$. Look at the equation.`,
            },
            {
              value: precise(carbonate * 4),
              note: md`You multiplied by two. There is half as much carbonate as acid.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Percentage uncertainty:',
          expected: precise(percent),
          unit: '%',
          accuracy: { tolerance: 0.03 },
          marks: 1,
          follows: 'b.2 + 0.12',
          unless: 'p <= 0.12',
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Absolute uncertainty:',
          expected: precise(absolute),
          unit: 'mol dm^-3',
          accuracy: { tolerance: 0.6 * 10 ** Math.floor(Math.log10(absolute)) },
          marks: 1,
          follows: 'c.1 * d.1 / 100',
          unless: 'c <= 0',
        },
        { part: 'e', kind: 'self', why: 'explain' },
        { part: 'f', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: names[odd]!, value: 1 + runs.indexOf(Math.max(...runs)) },
        {
          part: 'a',
          route: 'exact',
          shown: `= ${decimals(average, 2)}`,
          value:
            (last.reduce((sum, one) => sum + one, 0) -
              first.reduce((sum, one) => sum + one, 0) -
              runs[odd]! / 100) /
            3,
          within: 0.0051,
        },
        { part: 'b', route: 'exact', shown: md`= 0.10\ \text{cm}^3`, value: 2 * 0.05 },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(percentTitre, 2)}\%`,
          value: 10 / average,
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `= ${sf(carbonate)}`,
          // Carbonate whose two charges are neutralised by the acid.
          value: root((x) => 2 * x * 25 - c * average, 0, 2),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(percent, 2)}\%`,
          value: 100 * (0.1 / average + 0.03 / 25),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(absolute, 1)}`,
          value: (c / 50) * (0.1 + (average * 0.03) / 25),
        },
      ],
    };
  },
});
