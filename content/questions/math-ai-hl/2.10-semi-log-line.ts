import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** To 3 significant figures, but without zeros at the end where the value is exact. */
const tidy = (value: number): string => {
  const text = sf(value);
  return Number(text) === Number(value.toPrecision(9)) ? `${Number(text)}` : text;
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.9', '4.13'],
  parameters: {
    story: choice(
      ['bacteria in a dish in Montpellier', 'hours', 'The number $N$ of'],
      ['views of a video from Manila', 'days', 'The number $N$ of'],
      ['algae in a litre of pond water in Pécs', 'days', 'The number $N$ of'],
    ),
    c: choice(1.2, 1.5, 1.8, 2, 2.3),
    slope: choice(0.12, 0.15, 0.2, 0.25, 0.3),
    end: choice(8, 10),
    target: choice(5, 6),
  },
  write: ({ story: [what, time, opening], c, slope, end, target }) => {
    const high = Number((c + slope * end).toPrecision(6));
    const a = 10 ** c;
    const b = 10 ** slope;
    const when = (target - c) / slope;
    const double = Math.log10(2) / slope;
    return {
      text: md`${opening} ${what} grows. A graph of $\log_{10} N$ against the time $t$ in ${time} is a straight line through $(0, ${c})$ and $(${end}, ${high})$.

![](drawing:line)

(a) Find the equation of the line, with $\log_{10} N$ in terms of $t$. [2]

(b) Hence write $N$ in the form $N = a \times b^t$. Find $a$ and $b$. [4]

(c) State the percentage by which $N$ grows each ${time.slice(0, -1)}. [1]

(d) Find the time that $N$ needs to double. [2]

(e) Find $t$ when $N = 10^${target}$, if the growth goes on in this way. [2]`,
      hints: [
        md`The gradient is the change of $\log_{10} N$ divided by the change of $t$.`,
        md`Raise $10$ to both sides, and split the power.`,
        md`To double means to multiply by $2$. What is added to $\log_{10} N$?`,
      ],
      answer: md`(a) The gradient is $\frac{${high} - ${c}}{${end}} = ${slope}$ and the intercept is $${c}$. So $\log_{10} N = ${slope}t + ${c}$.

(b) $N = 10^{${slope}t + ${c}} = 10^{${c}} \times \left(10^{${slope}}\right)^t$. So $a = 10^{${c}} = ${sf(a)}$ and $b = 10^{${slope}} = ${sf(b)}$.

(c) Each ${time.slice(0, -1)} $N$ is multiplied by $${sf(b, 5)}$, so it grows by $${sf(100 * (b - 1))}\%$.

(d) $b^t = 2$ means $${slope}t = \log_{10} 2$, so $t = \frac{\log_{10} 2}{${slope}} = ${sf(double)}$ ${time}.

(e) $\log_{10} N = ${target}$, so $${slope}t + ${c} = ${target}$ and $t = ${tidy(when)}$ ${time}.

**Watch out:** The vertical axis shows $\log_{10} N$, not $N$. The value at $t = 0$ is $10^{${c}}$, not $${c}$.`,
      scheme: [
        [md`gradient $${slope}$`, 'A1'],
        [md`$\log_{10} N = ${slope}t + ${c}$`, 'A1'],
        [md`raises $10$ to both sides`, 'M1'],
        [md`splits the power`, 'M1'],
        [md`$a = ${sf(a)}$`, 'A1'],
        [md`$b = ${sf(b)}$`, 'A1'],
        [md`$${sf(100 * (b - 1))}\%$ (follow through)`, 'A1'],
        [md`$b^t = 2$`, 'M1'],
        [md`$${sf(double)}$ ${time}`, 'A1'],
        [md`$\log_{10} N = ${target}$`, 'M1'],
        [md`$${tidy(when)}$ ${time}`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: md`$\log_{10} N =$`,
          expected: `${slope}t + ${c}`,
          variables: ['t'],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$a =$',
          expected: `${Number(a.toPrecision(9))}`,
          marks: 2,
          mistakes: [{ value: `${c}`, note: md`This is $\log_{10} a$.` }],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$b =$',
          expected: `${Number(b.toPrecision(9))}`,
          marks: 2,
          mistakes: [{ value: `${slope}`, note: md`This is $\log_{10} b$.` }],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number((100 * (b - 1)).toPrecision(9))}`,
          unit: '%',
          follows: '100*(b.2 - 1)',
        },
        { part: 'd', kind: 'number', expected: `${Number(double.toPrecision(9))}`, unit: time },
        { part: 'e', kind: 'number', label: '$t =$', expected: `${Number(when.toPrecision(9))}`, unit: time },
      ],
      checks: [
        {
          part: 'a',
          route: 'symbolic',
          shown: `${slope}t + ${c}`,
          value: (t) => c + ((high - c) / end) * t,
          variable: 't',
        },
        { part: 'b', route: 'numeric', shown: `= ${sf(a)}`, value: root((u) => Math.log10(u) - c, 1, 1e4) },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(b)}`,
          value: root((u) => Math.log10(u) - slope, 0.5, 10),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`${sf(100 * (b - 1))}\%`,
          value: 100 * (Math.exp(slope * Math.LN10) - 1),
        },
        { part: 'd', route: 'numeric', shown: `= ${sf(double)}`, value: root((u) => b ** u - 2, 0, 50) },
        {
          part: 'e',
          route: 'numeric',
          shown: `t = ${tidy(when)}`,
          value: root((u) => a * b ** u - 10 ** target, 0, 80),
        },
      ],
      drawings: {
        line: plot({
          x: [0, end + 1],
          y: [0, Math.ceil(high) + 0.5],
          xLabel: '*t*',
          yLabel: 'log_{10} *N*',
          height: 180,
          grid: true,
          ticks: { x: 2, y: 1 },
          curves: [{ f: (t) => c + slope * t, from: 0, to: end }],
          points: [
            { at: [0, c], label: `(0, ${c})`, place: 'e' },
            { at: [end, high], label: `(${end}, ${high})`, place: 'nw' },
          ],
          description: `A straight line from (0, ${c}) to (${end}, ${high}); the vertical axis shows the logarithm of N.`,
        }),
      },
    };
  },
});
