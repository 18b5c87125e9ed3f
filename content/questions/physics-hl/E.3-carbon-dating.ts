import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { fromShown } from '../../authoring/from-shown.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    thing: choice(
      'a wooden ladle',
      'a piece of charcoal',
      'a linen shroud',
      'a leather sandal',
      'a basket of reeds',
    ),
    place: choice('Anatolia', 'the Nile delta', 'Peru', 'the Orkney Islands', 'the Indus valley'),
    fresh: choice(13.6, 14.2, 15, 15.3),
    share: integers(40, 88, 4),
  },
  write: ({ thing, place, fresh, share }) => {
    const lambda = Math.LN2 / 5730;
    const rate = Number(((fresh * share) / 100).toFixed(1));
    const age = Math.log(fresh / rate) / lambda;
    const perSecond = lambda / (365.25 * 86400);
    const nuclei = rate / 60 / perSecond;
    const off = lambda / 1.2e-4;
    return {
      text: md`The activity of carbon-14 in living matter is $${decimals(fresh, 1)}$ decays per minute for each gram of carbon. In ${thing} found in ${place} it is $${decimals(rate, 1)}$ decays per minute for each gram of carbon. The half-life of carbon-14 is $5730$ years.

(a) Show that the decay constant of carbon-14 is about $1.2 \times 10^{-4}\ \text{year}^{-1}$, and state what it means. [2]

(b) Determine the age of the find. [3]

(c) Determine the number of carbon-14 nuclei in one gram of its carbon today. Take one year as $365.25$ days. [3]

(d) The measured activity could be too large by $0.2$ decays per minute, because the sample holds some modern carbon. State and explain whether the find is then older or younger than the answer to (b). [2]`,
      hints: [
        md`Use $A = A_0\mathrm{e}^{-\lambda t}$ and take logarithms.`,
        md`Activity is $A = \lambda N$. Both must be in the same unit of time.`,
      ],
      answer: md`(a) $\lambda = \dfrac{\ln 2}{5730} = 1.21 \times 10^{-4}\ \text{year}^{-1}$. It is the probability that a nucleus decays per unit time.

(b) $${decimals(rate, 1)} = ${decimals(fresh, 1)}\mathrm{e}^{-\lambda t}$, so

$$t = \frac{1}{\lambda}\ln\frac{${decimals(fresh, 1)}}{${decimals(rate, 1)}} = \frac{${sf(Math.log(fresh / rate), 4)}}{1.2097 \times 10^{-4}} = ${sf(age)}\ \text{years}$$

(c) In seconds, $\lambda = \dfrac{1.2097 \times 10^{-4}}{365.25 \times 86\,400} = ${standardForm(perSecond, 4)}\ \text{s}^{-1}$ and the activity is $\dfrac{${decimals(rate, 1)}}{60} = ${sf(rate / 60, 4)}\ \text{Bq}$. From $A = \lambda N$:

$$N = \frac{${sf(rate / 60, 4)}}{${standardForm(perSecond, 4)}} = ${standardForm(nuclei)}$$

(d) It is older. Its true activity is smaller than the measured one, so more time has passed since the activity was $${decimals(fresh, 1)}$ decays per minute.

**Watch out:** It is easy to mix three units of time here: decays per *minute*, a half-life in *years*, and becquerels, which are decays per *second*. In (d) mind the direction: modern carbon makes the find look younger than it is.`,
      scheme: [
        [md`$\frac{\ln 2}{5730} = 1.21 \times 10^{-4}\ \text{year}^{-1}$`, '1'],
        [md`probability of decay of a nucleus per unit time OWTTE (do not accept rate of decay)`, '1'],
        [md`$A = A_0\mathrm{e}^{-\lambda t}$`, '1'],
        [md`takes logarithms (accept a solution by technology)`, '1'],
        [md`$${sf(age)}$ years (accept 2 to 4 significant figures)`, '1'],
        [md`activity in Bq`, '1'],
        [md`$A = \lambda N$ with $\lambda$ in $\text{s}^{-1}$`, '1'],
        [md`$${standardForm(nuclei)}$ (allow ECF)`, '1'],
        [md`older`, '1'],
        [md`true activity is smaller, so a longer time OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that and state the meaning' },
        {
          part: 'b',
          kind: 'number',
          expected: standardForm(age),
          unit: 'years',
          accuracy: fromShown(age, age * off, 2),
          mistakes: [
            {
              value: standardForm(Math.log10(fresh / rate) / lambda),
              note: md`You used the logarithm to base $10$. The law has $\mathrm{e}$, so take $\ln$.`,
            },
            ...(Math.abs((2 * 5730 * (1 - rate / fresh)) / age - 1) > 0.1
              ? [
                  {
                    value: standardForm(2 * 5730 * (1 - rate / fresh)),
                    note: md`You let the activity fall evenly with time. It falls exponentially.`,
                  },
                ]
              : []),
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: standardForm(nuclei),
          accuracy: fromShown(nuclei, nuclei * off, 2),
          mistakes: [
            {
              value: standardForm(rate / perSecond),
              note: md`You left the activity in decays per minute, but took the decay constant per second.`,
            },
            {
              value: standardForm(rate / lambda),
              note: md`You left the activity per minute and the decay constant per year. Both need the same unit of time.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state and explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`= 1.21 \times 10^{-4}`,
          value: root((l) => Math.exp(-l * 5730) - 0.5, 1e-6, 1e-2),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: md`= ${sf(age)}\ \text{years}`,
          value: root((t) => fresh * 0.5 ** (t / 5730) - rate, 0, 60000),
        },
        // All nuclei of today decay in the end: the activity added up over all time.
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${standardForm(nuclei)}`,
          value: 5730 * 365.25 * 1440 * integral((halves) => rate * 0.5 ** halves, 0, 60),
        },
      ],
    };
  },
});
