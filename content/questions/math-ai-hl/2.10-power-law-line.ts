import { regression } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.9'],
  parameters: {
    story: choice(
      {
        text: 'A forester in Finland compares the diameter $x$ cm of pine trunks with their mass $y$ kg.',
        x: 'diameter (cm)',
        y: 'mass (kg)',
        ask: 'mass',
        unit: 'kg',
      },
      {
        text: 'A biologist in Peru compares the length $x$ cm of fish with their mass $y$ grams.',
        x: 'length (cm)',
        y: 'mass (g)',
        ask: 'mass',
        unit: 'g',
      },
      {
        text: 'An engineer in Oman compares the speed $x$ of a fan, in turns per second, with the power $y$ watts that it needs.',
        x: 'speed (turns per second)',
        y: 'power (W)',
        ask: 'power',
        unit: 'W',
      },
    ),
    gradient: choice(1.5, 1.8, 2.2, 2.4, 2.5, 2.8, 3),
    intercept: choice(-1.6, -1.2, -0.9, -0.7, -0.4, 0.2, 0.3),
    asked: choice(12, 18, 25, 30, 35),
    times: choice(2, 3),
  },
  allow: ({ gradient, intercept }) => intercept + 2 * gradient < 5.5,
  write: ({ story, gradient, intercept, asked, times }) => {
    const [left, right] = [0.5, 1.5];
    const [low, high] = [gradient * left + intercept, gradient * right + intercept].map((v) =>
      Number(v.toFixed(2)),
    );
    const factor = 10 ** intercept;
    const predicted = factor * asked ** gradient;
    const fitted = regression([left, right], [low!, high!]);
    const label = (value: number) => String(value).replace('-', '−');
    return {
      text: md`${story.text} When $\log_{10} y$ is plotted against $\log_{10} x$, the points lie close to a straight line through $\text{A}(${left}, ${low})$ and $\text{B}(${right}, ${high})$.

![](drawing:line)

(a) Find the gradient of the line. [2]

(b) Find the equation of the line in the form $\log_{10} y = m\log_{10} x + c$. [2]

(c) Hence show that $y = ax^b$, and find the values of $a$ and $b$. [3]

(d) Find the ${story.ask} that the model gives for $x = ${asked}$. [1]

(e) Find the factor by which $y$ is multiplied when $x$ is multiplied by $${times}$. [2]`,
      hints: [
        md`The line is straight in $\log_{10} x$ and $\log_{10} y$: use these as the two variables.`,
        md`Write $m\log_{10} x$ as the logarithm of a power, and $c$ as $\log_{10} 10^c$.`,
      ],
      answer: md`(a) $m = \frac{${high} - ${low! < 0 ? `(${low})` : low}}{${right} - ${left}} = ${gradient}$

(b) $c = ${low} - ${gradient} \times ${left} = ${intercept}$, so $\log_{10} y = ${gradient}\log_{10} x ${intercept < 0 ? '-' : '+'} ${Math.abs(intercept)}$.

(c) $\log_{10} y = \log_{10} x^{${gradient}} + \log_{10} 10^{${intercept}} = \log_{10}\left(10^{${intercept}} \times x^{${gradient}}\right)$, so $y = 10^{${intercept}} \times x^{${gradient}}$.

This is $y = ax^b$ with $a = 10^{${intercept}} = ${sf(factor)}$ and $b = ${gradient}$.

(d) $y = 10^{${intercept}} \times ${asked}^{${gradient}} = ${sf(predicted)}\ \text{${story.unit}}$

(e) $(${times}x)^{${gradient}} = ${times}^{${gradient}}x^{${gradient}}$, so $y$ is multiplied by $${times}^{${gradient}} = ${sf(times ** gradient)}$.

**Watch out:** The intercept of the line is $\log_{10} a$, not $a$ itself. Don't forget to take $10$ to this power.`,
      scheme: [
        [md`substitutes into the formula for the gradient`, 'M1'],
        [md`$${gradient}$`, 'A1'],
        [md`puts in the coordinates of A or B`, 'M1'],
        [
          md`$\log_{10} y = ${gradient}\log_{10} x ${intercept < 0 ? '-' : '+'} ${Math.abs(intercept)}$`,
          'A1',
        ],
        [md`uses laws of logarithms to obtain $y = 10^c x^m$`, 'M1'],
        [md`$a = ${sf(factor)}$`, 'A1'],
        [md`$b = ${gradient}$`, 'A1'],
        [md`$${sf(predicted)}$ ${story.unit}`, 'A1'],
        [md`$${times}^{${gradient}}$`, 'M1'],
        [md`$${sf(times ** gradient)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${gradient}`,
          mistakes: [
            {
              value: `${Number((-gradient).toFixed(2))}`,
              note: 'The line rises, so its gradient is positive. Subtract in the same order above and below.',
            },
            {
              value: sf(1 / gradient),
              note: md`You divided the horizontal change by the vertical one.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'equation',
          expected: md`\log_{10} y = ${gradient}\log_{10} x ${intercept < 0 ? '-' : '+'} ${Math.abs(intercept)}`,
          variables: ['x', 'y'],
          mistakes: [
            {
              value: `y = ${gradient}x ${intercept < 0 ? '-' : '+'} ${Math.abs(intercept)}`,
              note: md`The line is straight in $\log_{10} x$ and $\log_{10} y$, not in $x$ and $y$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$a =$',
          expected: `${Number(factor.toPrecision(8))}`,
          marks: 1,
          follows: `10^(${low} - ${left}*a.1)`,
          mistakes: [
            {
              value: `${intercept}`,
              note: md`This is $c = \log_{10} a$. Raise $10$ to this power.`,
            },
            {
              value: sf(Math.exp(intercept)),
              note: md`You used $\mathrm{e}$ as the base. The logarithms have the base $10$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$b =$',
          expected: `${gradient}`,
          marks: 1,
          follows: 'a.1',
          mistakes: [
            {
              value: sf(10 ** gradient),
              note: md`You raised $10$ to the power $m$. The exponent $b$ is the gradient itself.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'show that', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(predicted.toPrecision(8))}`,
          unit: story.unit,
          follows: `c.1*${asked}^c.2`,
          unless: 'y <= 0',
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number((times ** gradient).toPrecision(8))}`,
          follows: `${times}^c.2`,
          mistakes: [
            {
              value: `${Number((times * gradient).toFixed(3))}`,
              note: md`You multiplied by the exponent. $${times}$ has to be raised to it.`,
            },
            {
              value: `${times}`,
              note: md`$y$ is not proportional to $x$, but to a power of $x$.`,
            },
          ].filter(({ value }) =>
            [1, 2].every((figures) => Number((times ** gradient).toPrecision(figures)) !== Number(value)),
          ),
        },
      ],
      checks: [
        { part: 'c', route: 'numeric', shown: `b = ${gradient}`, value: fitted.gradient },
        { part: 'a', route: 'numeric', shown: `= ${gradient}`, value: fitted.gradient },
        { part: 'b', route: 'numeric', shown: `= ${intercept}`, value: fitted.intercept },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(factor)}`,
          value: Math.exp(fitted.intercept * Math.LN10),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`${sf(predicted)}\ \text{${story.unit}}`,
          value: 10 ** (fitted.intercept + fitted.gradient * Math.log10(asked)),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`${times}^{${gradient}} = ${sf(times ** gradient)}`,
          value: Math.exp(fitted.gradient * Math.log(times)),
        },
      ],
      drawings: {
        line: plot({
          x: [0, 2],
          y: [Math.floor(Math.min(0, intercept)), Math.ceil(gradient * 1.8 + intercept)],
          height: 200,
          xLabel: 'log_{10} *x*',
          yLabel: 'log_{10} *y*',
          ticks: { x: 0.5, y: 1 },
          curves: [{ f: (x) => gradient * x + intercept, from: 0.1, to: 1.8 }],
          points: [
            { at: [left, low!], label: `A(${label(left)}, ${label(low!)})` },
            { at: [right, high!], label: `B(${label(right)}, ${label(high!)})`, place: 'nw' },
          ],
          description: `A rising straight line in a diagram of log y against log x, through A(${left}, ${low}) and B(${right}, ${high}).`,
        }),
      },
    };
  },
});
