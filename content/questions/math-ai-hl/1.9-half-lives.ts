import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.5', '2.9'],
  parameters: {
    one: choice(['caffeine', 5], ['a painkiller', 3], ['an antibiotic', 6], ['a sleeping pill', 8]),
    start: choice(120, 150, 200, 240, 300),
    part: choice(10, 15, 20, 25),
    factor: choice(1.5, 2, 2.5, 3),
    faster: choice(2, 2.5, 4),
  },
  allow: ({ one: [, half], faster }) => half > faster,
  write: ({ one: [drug, half], start, part, factor, faster }) => {
    const time = half * Math.log2(100 / part);
    // A second dose: factor·start with half-life `faster`.
    const meet = Math.log(factor) / (Math.log(2) * (1 / faster - 1 / half));
    const f = (t: number) => start * 0.5 ** (t / half) - factor * start * 0.5 ** (t / faster);
    return {
      text: md`A patient takes $${start}$ mg of ${drug}, of which half is left in the blood after $${half}$ hours. After $t$ hours the amount is $A = ${start} \times 2^{-\frac{t}{${half}}}$ mg.

(a) Show that $\ln A = \ln ${start} - \dfrac{\ln 2}{${half}}t$. [2]

(b) State the gradient of the graph of $\ln A$ against $t$, to 3 significant figures. [1]

(c) Find the time at which $${part}\%$ of the amount is left. [3]

Another patient takes $${factor * start}$ mg of a different medicine, of which half is left after $${faster}$ hours. Its amount is $B = ${factor * start} \times 2^{-\frac{t}{${faster}}}$ mg.

(d) Find the time at which $A = B$. [4]`,
      hints: [
        md`Take logarithms of both sides and use the laws for a product and a power.`,
        md`Compare with the equation of a straight line.`,
        md`In part (d) take logarithms of both sides, and collect the terms with $t$.`,
      ],
      answer: md`(a) $\ln A = \ln\left(${start} \times 2^{-\frac{t}{${half}}}\right) = \ln ${start} + \ln 2^{-\frac{t}{${half}}} = \ln ${start} - \frac{t}{${half}}\ln 2$. First the law for a product is used, then the one for a power.

(b) The factor of $t$ is the gradient: $-\frac{\ln 2}{${half}} = ${sf(-Math.log(2) / half)}$.

(c) $2^{-\frac{t}{${half}}} = ${part / 100}$. Take logarithms: $-\frac{t}{${half}}\ln 2 = \ln ${part / 100}$, so $t = -\frac{${half}\ln ${part / 100}}{\ln 2} = ${sf(time)}$ hours.

(d) $${start} \times 2^{-\frac{t}{${half}}} = ${factor * start} \times 2^{-\frac{t}{${faster}}}$. Divide by $${start}$ and multiply by $2^{\frac{t}{${faster}}}$: $2^{t\left(\frac{1}{${faster}} - \frac{1}{${half}}\right)} = ${factor}$. So $t = \frac{\ln ${factor}}{\left(\frac{1}{${faster}} - \frac{1}{${half}}\right)\ln 2} = ${sf(meet)}$ hours.

**Calculator:** the graphs of $A$ and $B$ meet at this time.

**Watch out:** $\ln(${start} \times 2^{\dots})$ is a sum of two logarithms. The exponent belongs to the $2$ only, not to $${start}$.`,
      scheme: [
        [md`law for a product`, 'M1'],
        [md`law for a power, and the given result`, 'A1'],
        [md`$${sf(-Math.log(2) / half)}$`, 'A1'],
        [md`$2^{-\frac{t}{${half}}} = ${part / 100}$`, 'M1'],
        [md`takes logarithms`, 'M1'],
        [md`$${sf(time)}$ hours`, 'A1'],
        [md`sets $A = B$`, 'M1'],
        [md`takes logarithms, or uses a graph`, 'M1'],
        [md`a correct equation in $t$`, 'A1'],
        [md`$${sf(meet)}$ hours`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number((-Math.log(2) / half).toPrecision(9))}`,
          mistakes: [
            { value: sf(Math.log(2) / half), note: 'The amount falls, so the gradient is negative.' },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(time.toPrecision(9))}`,
          unit: 'hours',
          mistakes: [
            {
              value: sf(half * Math.log2(100 / (100 - part))),
              note: md`This is when $${part}\%$ has *gone*.`,
            },
          ],
        },
        { part: 'd', kind: 'number', expected: `${Number(meet.toPrecision(9))}`, unit: 'hours' },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: `= ${sf(-Math.log(2) / half)}`, value: Math.log(0.5) / half },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(time)}`,
          value: root((t) => 0.5 ** (t / half) - part / 100, 0, 100),
        },
        { part: 'd', route: 'numeric', shown: `= ${sf(meet)}`, value: root(f, 0.01, 200) },
      ],
    };
  },
});
