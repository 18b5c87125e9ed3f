import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['5.16', '5.14', '5.13'],
  parameters: {
    who: choice(
      ['Aylin', 'Cappadocia', 'She'],
      ['Tomasz', 'Silesia', 'He'],
      ['Keiko', 'Hokkaido', 'She'],
      ['Diego', 'Patagonia', 'He'],
    ),
    k: choice(0.14, 0.16, 0.175, 0.18, 0.2, 0.21, 0.245, 0.25),
    h: choice(0.4, 0.5),
    share: choice(80, 90, 95),
  },
  write: ({ who: [name, place, pronoun], k, h, share }) => {
    const rows: [number, number, number][] = [[0, 0, 0]];
    for (let n = 0; n < 4; n += 1) {
      const [t, x, v] = rows.at(-1)!;
      rows.push([t + h, x + h * v, v + h * (9.8 - k * v)]);
    }
    const [end, x4, v4] = rows.at(-1)!;
    const limit = 9.8 / k;
    const exact = limit * (1 - Math.exp(-k * end));
    const when = -Math.log(1 - share / 100) / k;
    const error = (100 * (v4 - exact)) / exact;
    // The steps have a closed form: v = limit (1 − (1 − kh)^n).
    const closed = limit * (1 - (1 - k * h) ** 4);
    const way = [0, 1, 2, 3].reduce((sum, n) => sum + h * limit * (1 - (1 - k * h) ** n), 0);
    const short = (value: number) => String(Number(value.toPrecision(6)));
    const final = Math.abs(limit * 100 - Math.round(limit * 100)) < 1e-7 ? short(limit) : sf(limit);
    // What the value of part (c) gives if it is rounded to 3 figures.
    const loose = (100 * (Number(sf(v4)) - exact)) / exact;
    return {
      text: md`${name} jumps out of an aeroplane above ${place}. ${pronoun} has fallen $x$ metres after $t$ seconds, where

$$\frac{\mathrm{d}^2x}{\mathrm{d}t^2} = 9.8 - ${k}\frac{\mathrm{d}x}{\mathrm{d}t}.$$

At $t = 0$, $x = 0$ and $\frac{\mathrm{d}x}{\mathrm{d}t} = 0$. Let $v = \frac{\mathrm{d}x}{\mathrm{d}t}$.

(a) Write the equation as a system of two first order differential equations for $x$ and $v$. [2]

(b) Find the speed that is approached in the long term. [2]

(c) Use Euler's method with step length $${h}$ to find approximate values of $x$ and $v$ at $t = ${end}$. [4]

(d) Solve the differential equation for $v$ to show that $v = \frac{9.8}{${k}}\left(1 - \mathrm{e}^{-${k}t}\right)$. [5]

(e) Find the percentage error of the value of $v$ of part (c). [2]

(f) Find the time at which the speed is $${share}\%$ of the speed of part (b). [2]`,
      hints: [
        md`$\frac{\mathrm{d}x}{\mathrm{d}t}$ has a name already. What is $\frac{\mathrm{d}v}{\mathrm{d}t}$?`,
        md`In the long term the speed does not change any more.`,
        md`In the equation for $v$ the variables can be separated: divide by $9.8 - ${k}v$.`,
      ],
      answer: md`(a) $\frac{\mathrm{d}x}{\mathrm{d}t} = v$ and $\frac{\mathrm{d}v}{\mathrm{d}t} = 9.8 - ${k}v$

(b) In the long term $\frac{\mathrm{d}v}{\mathrm{d}t} = 0$, so $v = \frac{9.8}{${k}} = ${final}\ \text{m s}^{-1}$.

(c) $x_{n+1} = x_n + ${h}v_n$ and $v_{n+1} = v_n + ${h}(9.8 - ${k}v_n)$

| $t$ | $x$ | $v$ |
|---|---|---|
${rows.map((row) => `| ${row.map(short).join(' | ')} |`).join('\n')}

So $x \approx ${sf(x4)}\ \text{m}$ and $v \approx ${sf(v4)}\ \text{m s}^{-1}$.

(d) Separate the variables: $\int \frac{1}{9.8 - ${k}v}\,\mathrm{d}v = \int \mathrm{d}t$. This gives $-\frac{1}{${k}}\ln(9.8 - ${k}v) = t + C$, because $9.8 - ${k}v > 0$ while the speed grows.

At $t = 0$, $v = 0$, so $C = -\frac{1}{${k}}\ln 9.8$. Then $\ln\left(\frac{9.8 - ${k}v}{9.8}\right) = -${k}t$, so $9.8 - ${k}v = 9.8\mathrm{e}^{-${k}t}$, and $v = \frac{9.8}{${k}}\left(1 - \mathrm{e}^{-${k}t}\right)$.

(e) The exact value is $\frac{9.8}{${k}}\left(1 - \mathrm{e}^{-${short(k * end)}}\right) = ${sf(exact, 6)}$. The percentage error is $\frac{${sf(v4, 6)} - ${sf(exact, 6)}}{${sf(exact, 6)}} \times 100\% = ${sf(error)}\%$.

(f) $1 - \mathrm{e}^{-${k}t} = ${share / 100}$, so $\mathrm{e}^{-${k}t} = ${Number((1 - share / 100).toPrecision(4))}$ and $t = -\frac{1}{${k}}\ln ${Number((1 - share / 100).toPrecision(4))} = ${sf(when)}\ \text{s}$.

**Calculator:** a spreadsheet or the recursion mode does the steps of part (c). Keep all digits for part (e).

**Watch out:** In part (c) the new $x$ uses the *old* speed. That is why $x$ is still $0$ after the first step.`,
      scheme: [
        [md`$\frac{\mathrm{d}x}{\mathrm{d}t} = v$`, 'A1'],
        [md`$\frac{\mathrm{d}v}{\mathrm{d}t} = 9.8 - ${k}v$`, 'A1'],
        [md`$\frac{\mathrm{d}v}{\mathrm{d}t} = 0$`, 'M1'],
        [md`$${final}$`, 'A1'],
        [md`formulas of Euler's method`, 'M1'],
        [md`$x = ${short(rows[2]![1])}$ and $v = ${short(rows[2]![2])}$ after two steps`, 'A1'],
        [md`$x \approx ${sf(x4)}$`, 'A1'],
        [md`$v \approx ${sf(v4)}$`, 'A1'],
        [md`separates the variables`, 'M1'],
        [md`$-\frac{1}{${k}}\ln(9.8 - ${k}v)$`, 'A1'],
        [md`$t + C$`, 'A1'],
        [md`uses $v = 0$ at $t = 0$`, 'M1'],
        [md`rearranges to the given result`, 'A1'],
        [md`percentage error with the exact value`, 'M1'],
        [
          md`$${sf(error)}\%$ (${sf(loose) === sf(error) ? '' : md`accept $${sf(loose)}\%$ from the rounded value of $v$; `}follow through)`,
          'A1',
        ],
        [md`$1 - \mathrm{e}^{-${k}t} = ${share / 100}$`, 'M1'],
        [md`$${sf(when)}$ s`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'write a system of equations' },
        { part: 'b', kind: 'number', expected: `9.8/${k}`, unit: 'm s^-1' },
        {
          part: 'c',
          kind: 'number',
          label: md`$x \approx$`,
          expected: `${Number(x4.toPrecision(9))}`,
          unit: 'm',
          marks: 2,
          mistakes: [
            {
              value: `${short(x4 + h * v4)}`,
              note: 'You used the new speed for the new $x$. Use the old one in each step.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$v \approx$`,
          expected: `${Number(v4.toPrecision(9))}`,
          unit: 'm s^-1',
          marks: 2,
          mistakes: [{ value: `${short(9.8 * end)}`, note: 'You used the rate of the start in every step.' }],
        },
        { part: 'd', kind: 'self', why: 'show that' },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(error.toPrecision(8))}`,
          // A result from the rounded value of part (c) is accepted, too.
          accuracy: { tolerance: Number((Math.abs(loose - error) + 0.0051).toPrecision(4)) },
          unit: '%',
          follows: `100*abs(c.2/(9.8/${k}*(1 - e^(-${short(k * end)}))) - 1)`,
        },
        {
          part: 'f',
          kind: 'number',
          expected: `${Number(when.toPrecision(9))}`,
          unit: 's',
          mistakes: [
            {
              value: `${Number((-Math.log(share / 100) / k).toPrecision(6))}`,
              note: md`You solved $\mathrm{e}^{-${k}t} = ${share / 100}$. It is $1 - \mathrm{e}^{-${k}t}$ that equals it.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${final}\ \text{m s}^{-1}`,
          value: root((v) => 9.8 - k * v, 0, 500),
        },
        { part: 'c', route: 'exact', shown: md`x \approx ${sf(x4)}`, value: way },
        { part: 'c', route: 'exact', shown: md`v \approx ${sf(v4)}`, value: closed },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${sf(error)}\%`,
          value: 100 * ((1 - (1 - k * h) ** 4) / (1 - Math.exp(-k * end)) - 1),
        },
        {
          part: 'f',
          route: 'numeric',
          shown: md`= ${sf(when)}\ \text{s}`,
          value: root((t) => 1 - Math.exp(-k * t) - share / 100, 0, 100),
        },
      ],
    };
  },
});
