import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['1.9', '1.10', '4.13'],
  parameters: {
    story: choice(
      [
        'the area $A$ of an island, in square kilometres, and the number $S$ of its kinds of birds',
        'S',
        'A',
        'Indonesian islands',
        'kinds of birds',
      ],
      [
        'the population $P$ of a town, in thousands, and the number $B$ of its buses',
        'B',
        'P',
        'towns in Poland',
        'buses',
      ],
      [
        'the floor area $A$ of a school, in hundreds of square metres, and the number $W$ of its windows',
        'W',
        'A',
        'schools in Peru',
        'windows',
      ],
    ),
    x1: choice(5, 8, 10, 12),
    x2: choice(60, 80, 90, 120),
    y1: choice(6, 9, 12, 15),
    ratio: choice(2, 3, 4, 5),
    at: choice(25, 30, 40, 50),
  },
  write: ({ story: [what, y, x, where, unit], x1, x2, y1, ratio, at }) => {
    const y2 = y1 * ratio;
    const m = Math.log(ratio) / Math.log(x2 / x1);
    const c = Math.log(y1) - m * Math.log(x1);
    const k = Math.exp(c);
    const value = k * at ** m;
    const doubled = 2 ** m;
    return {
      text: md`For ${where}, a study looked at ${what}. A graph of $\ln ${y}$ against $\ln ${x}$ is nearly a straight line. It goes through the points for $(${x}, ${y}) = (${x1}, ${y1})$ and $(${x}, ${y}) = (${x2}, ${y2})$.

(a) Show that a straight line in this graph means that $${y} = k${x}^m$, where $k$ and $m$ are constants. [3]

(b) Find $m$, the gradient of the line. [2]

(c) Find $k$. [2]

(d) Use the model to find $${y}$ for $${x} = ${at}$. [2]

(e) Find the percentage by which $${y}$ grows when $${x}$ is doubled. [2]

(f) Explain why the model should not be used for values of $${x}$ that are much greater than $${x2}$. [1]`,
      hints: [
        md`Write the equation of a line with $\ln ${y}$ and $\ln ${x}$, and raise $\mathrm{e}$ to both sides.`,
        md`The gradient is the difference of the values of $\ln ${y}$ divided by the difference of the values of $\ln ${x}$.`,
        md`When $${x}$ is doubled, by which factor is $${x}^m$ multiplied?`,
      ],
      answer: md`(a) A straight line has an equation $\ln ${y} = m\ln ${x} + c$. Raise $\mathrm{e}$ to both sides: $${y} = \mathrm{e}^{m\ln ${x} + c} = \mathrm{e}^c \times \left(\mathrm{e}^{\ln ${x}}\right)^m = \mathrm{e}^c${x}^m$. So $k = \mathrm{e}^c$.

(b) $m = \frac{\ln ${y2} - \ln ${y1}}{\ln ${x2} - \ln ${x1}} = ${sf(m)}$

(c) $k = \frac{${y}}{${x}^m} = \frac{${y1}}{${x1}^{${sf(m, 5)}}} = ${sf(k)}$

(d) $${y} = ${sf(k, 5)} \times ${at}^{${sf(m, 5)}} = ${sf(value)}$, so about $${Math.round(value)}$ ${unit}

(e) $${y}$ is multiplied by $2^m = ${sf(doubled, 5)}$, so it grows by $${sf(100 * (doubled - 1))}\%$.

(f) This would be extrapolation: nothing is known about the pattern outside the range of the data.

**Calculator:** a power regression through the two points gives the same $m$ and $k$.

**Watch out:** Use logarithms of the coordinates for the gradient. $\frac{${y2} - ${y1}}{${x2} - ${x1}}$ is not the gradient of this graph.`,
      scheme: [
        [md`$\ln ${y} = m\ln ${x} + c$`, 'M1'],
        [md`raises $\mathrm{e}$ to both sides`, 'M1'],
        [md`obtains $k${x}^m$ with $k = \mathrm{e}^c$`, 'A1'],
        [md`difference quotient of logarithms`, 'M1'],
        [md`$${sf(m)}$`, 'A1'],
        [md`substitutes one of the points`, 'M1'],
        [md`$${sf(k)}$ (follow through)`, 'A1'],
        [md`substitutes $${x} = ${at}$`, 'M1'],
        [md`$${sf(value)}$`, 'A1'],
        [md`$2^m$`, 'M1'],
        [md`$${sf(100 * (doubled - 1))}\%$`, 'A1'],
        [md`extrapolation`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$m =$',
          expected: `${Number(m.toPrecision(9))}`,
          mistakes: [
            { value: sf((y2 - y1) / (x2 - x1)), note: 'Use the logarithms of the coordinates.' },
          ].filter(() => Math.abs((y2 - y1) / (x2 - x1) / m - 1) > 0.1),
        },
        {
          part: 'c',
          kind: 'number',
          label: '$k =$',
          expected: `${Number(k.toPrecision(9))}`,
          follows: `${y1}/${x1}^b.1`,
        },
        { part: 'd', kind: 'number', expected: `${Number(value.toPrecision(9))}`, follows: `c.1*${at}^b.1` },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number((100 * (doubled - 1)).toPrecision(9))}`,
          unit: '%',
          follows: '100*(2^b.1 - 1)',
        },
        { part: 'f', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: `= ${sf(m)}`, value: Math.log10(y2 / y1) / Math.log10(x2 / x1) },
        { part: 'c', route: 'exact', shown: `= ${sf(k)}`, value: y2 / x2 ** m },
        { part: 'd', route: 'exact', shown: `= ${sf(value)}`, value: y1 * (at / x1) ** m },
        {
          part: 'e',
          route: 'exact',
          shown: md`${sf(100 * (doubled - 1))}\%`,
          value: 100 * (Math.exp(m * Math.LN2) - 1),
        },
      ],
    };
  },
});
