import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, grouped } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['1.3'],
  parameters: {
    growth: choice(
      {
        q: [4, 1],
        root: [2, 1],
        thing: 'cells of yeast in a dish in a laboratory in Porto',
        unit: 'hours',
        starts: [3, 5, 6, 7, 10, 12],
      },
      {
        q: [9, 1],
        root: [3, 1],
        thing: 'water fleas in a glass of water from a pond near Hanoi',
        unit: 'days',
        starts: [2, 4, 5, 6, 7, 10],
      },
      {
        q: [1, 4],
        root: [1, 2],
        thing: 'bacteria in a sample of milk that is being treated',
        unit: 'minutes',
        starts: [640, 960, 1280, 1920, 3200],
      },
      {
        q: [1, 9],
        root: [1, 3],
        thing: 'mosquito larvae in a tank after a fish is put in',
        unit: 'hours',
        starts: [729, 1458, 2187, 3645],
      },
    ),
    at: choice(0, 1, 2, 3),
    step: choice(2, 4, 6, 8),
    halves: choice(1, 3, 5),
    goal: choice(5, 7, 10, -1),
  },
  allow: ({ growth, at, goal, halves }) =>
    (growth.q[0] > 1 ? goal > 0 : goal < 0) &&
    !(growth.q[0] === 1 && halves === 5) &&
    growth.starts[at] !== undefined,
  write: ({ growth, at, step, halves, goal }) => {
    const [top, bottom] = growth.q;
    const [rootTop, rootBottom] = growth.root;
    const q = top / bottom;
    const rising = q > 1;
    const start = growth.starts[at]!;
    const values = [0, 1, 2].map((k) => Math.round(start * q ** k));
    const time = (halves * step) / 2;
    const between = Math.round((start * rootTop ** halves) / rootBottom ** halves);
    const written = fraction(top, bottom);
    const base = fraction(rootTop, rootBottom);
    const bracket = (one: string): string => (rising ? one : md`\left(${one}\right)`);
    // The time at which the number is a multiple of the first that no power of q reaches.
    const times = rising ? goal : 0;
    const shown = rising ? `${times}` : '5';
    const ratio = rising ? times : 1 / 5;
    const exact = md`\frac{${step}\ln ${shown}}{\ln ${rising ? top : bottom}}`;
    const k = rising ? md`\frac{\ln ${top}}{${step}}` : md`-\frac{\ln ${bottom}}{${step}}`;
    const model = (t: number): number => start * q ** (t / step);
    return {
      text: md`The table shows the number $N$ of ${growth.thing}, $t$ ${growth.unit} after the first count.

| $t$ | $0$ | $${step}$ | $${2 * step}$ |
|---|---|---|---|
| $N$ | $${values.slice(0, 3).map(grouped).join('$ | $')}$ |

(a) Show that the values in the table fit a model of the form $N = A \times b^{\frac{t}{${step}}}$, and write down the values of $A$ and $b$. [3]

(b) Use the model to find the number after $${time}$ ${growth.unit}. [2]

(c) Find the value of $k$ for which the model is $N = A\,\mathrm{e}^{kt}$. Give your answer in the form $${rising ? '' : '-'}\dfrac{\ln p}{q}$, where $p$ and $q$ are positive integers. [1]

(d) Find the exact time at which the number is ${rising ? md`$${shown}$ times` : md`$\frac{1}{${shown}}$ of`} what it was at first. [2]`,
      hints: [
        md`Divide each value by the one before it.`,
        md`What is $b^{\frac{t}{${step}}}$ when $t$ is $0$, and when $t$ is $${step}$?`,
        md`In part (b), the exponent is a fraction with the denominator $2$, so it stands for a root.`,
        md`In part (d), divide by $A$ first, then take logarithms.`,
      ],
      answer: md`(a) From each count to the next, the number is multiplied by the same factor: $\dfrac{${values[1]!}}{${values[0]!}} = ${written}$ and $\dfrac{${values[2]!}}{${values[1]!}} = ${written}$. A constant factor in equal times means an exponential model. At $t = 0$ the power is $1$, so $A = ${start}$. When $t$ grows by $${step}$, the exponent grows by $1$, so $b = ${written}$.

(b) The exponent is $\dfrac{${time}}{${step}} = \dfrac{${halves}}{2}$, and the square root of $${written}$ is $${base}$:
$$N = ${start} \times ${bracket(written)}^{\frac{${halves}}{2}} = ${start} \times ${halves === 1 ? base : `${bracket(base)}^{${halves}}`} = ${between}.$$

(c) $\mathrm{e}^{kt}$ and $${bracket(written)}^{\frac{t}{${step}}}$ must agree for all $t$. At $t = ${step}$ this says $\mathrm{e}^{${step}k} = ${written}$, so $k = ${k}$${rising ? '' : md` (as $\ln ${written} = -\ln ${bottom}$)`}.

(d) Dividing by $A$, ${rising ? md`$${top}^{\frac{t}{${step}}} = ${shown}$` : md`$\left(${written}\right)^{\frac{t}{${step}}} = \frac{1}{${shown}}$, that is $${bottom}^{\frac{t}{${step}}} = ${shown}$`}. Taking logarithms, $\dfrac{t}{${step}}\ln ${rising ? top : bottom} = \ln ${shown}$, so $t = ${exact}$ ${growth.unit}.

**Watch out:** After half of a step the number isn't halfway between two values of the table. It is multiplied by the *square root* of the factor.`,
      scheme: [
        [md`(a) shows that both quotients are $${written}$`, 'A1'],
        [md`$A = ${start}$`, 'A1'],
        [md`$b = ${written}$`, 'A1'],
        [md`(b) $${start} \times ${bracket(written)}^{\frac{${halves}}{2}}$ (follow through)`, 'M1'],
        [md`$${between}$`, 'A1'],
        [md`(c) $${k}$, or equivalent`, 'A1'],
        [
          md`(d) $${bracket(written)}^{\frac{t}{${step}}} = ${rising ? shown : md`\frac{1}{${shown}}`}$ and takes logarithms`,
          'M1',
        ],
        [md`$t = ${exact}$, or equivalent`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that', marks: 1 },
        { part: 'a', kind: 'number', label: '$A =$', expected: `${start}`, accuracy: 'exact', marks: 1 },
        {
          part: 'a',
          kind: 'number',
          label: '$b =$',
          expected: written,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: base, note: md`This is the square root of the factor from one count to the next.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${between}`,
          accuracy: 'exact',
          follows: `a.2 * a.3^(${halves}/2)`,
          mistakes: [
            {
              value: fraction(start * Math.round(q ** ((halves - 1) / 2) * 81 * (1 + q)), 162),
              note: md`You took the mean of two neighbouring values. The model multiplies by a root instead.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$k =$',
          expected: rising ? `ln(${top})/${step}` : `-ln(${bottom})/${step}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: rising ? `ln(${top})` : `-ln(${bottom})`,
              note: md`The factor $${written}$ belongs to $${step}$ ${growth.unit}, not to one.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: '$t =$',
          expected: `${step}*ln(${shown})/ln(${rising ? top : bottom})`,
          accuracy: 'exact',
          unit: growth.unit,
          mistakes: [
            {
              value: `ln(${shown})/ln(${rising ? top : bottom})`,
              note: md`This is $\frac{t}{${step}}$. Multiply by $${step}$.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `A = ${start}`, value: values[1]! ** 2 / values[2]! },
        { part: 'a', route: 'numeric', shown: `b = ${written}`, value: Math.sqrt(values[2]! / values[0]!) },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${between}`,
          value: Math.sqrt(model(time - 1) * model(time + 1)),
          within: 1e-6,
        },
        { part: 'c', route: 'numeric', shown: `k = ${k}`, value: Math.log(model(1) / model(0)) },
        {
          part: 'd',
          route: 'numeric',
          shown: `t = ${exact}`,
          value: root((t) => model(t) - start * ratio, -1, 200),
        },
      ],
    };
  },
});
