import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { plus, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.5'],
  parameters: {
    /** The limit, the first difference from it and the rates that are plausible for what is cooling or warming. */
    story: choice(
      {
        what: 'a pot of soup in a kitchen in Lima',
        who: 'Rosa',
        from: 'minutes',
        to: 'hours',
        limits: [20, 22, 25],
        gaps: [70, 65, 60],
        rates: [0.02, 0.03, 0.04],
      },
      {
        what: 'a clay oven in Tashkent after the fire has gone out',
        who: 'Aziza',
        from: 'hours',
        to: 'minutes',
        limits: [15, 20, 25],
        gaps: [280, 300, 260],
        rates: [0.3, 0.4, 0.6],
      },
      {
        what: 'a bottle of milk taken from a fridge in Accra',
        who: 'Kofi',
        from: 'minutes',
        to: 'hours',
        limits: [30, 28, 32],
        gaps: [-25, -24, -26],
        rates: [0.01, 0.015, 0.02],
      },
      {
        what: 'a small cold store in Reykjavik during a power cut',
        who: 'Birta',
        from: 'hours',
        to: 'minutes',
        limits: [10, 12, 8],
        gaps: [-28, -30, -26],
        rates: [0.1, 0.15, 0.2],
      },
    ),
    which: choice(0, 1, 2),
    gapOf: choice(0, 1, 2),
    rateOf: choice(0, 1, 2),
    /** How much of the first difference is left at the time asked for. */
    left: choice(0.3, 0.4, 0.6),
  },
  write: ({ story, which, gapOf, rateOf, left }) => {
    const { what, who, from, to } = story;
    const [limit, gap, rate] = [story.limits[which]!, story.gaps[gapOf]!, story.rates[rateOf]!];
    const shorter = to === 'hours';
    // One of the new units of time is so many of the old ones.
    const inner = shorter ? '60s' : md`\frac{s}{60}`;
    const T = (t: number) => limit + gap * Math.exp(-rate * t);
    const [base, height] = [Number((1.8 * limit + 32).toFixed(4)), Number((1.8 * gap).toFixed(4))];
    const speed = Number((shorter ? rate * 60 : rate / 60).toPrecision(10));
    const nice = Math.abs(speed * 1e4 - Math.round(speed * 1e4)) < 1e-9;
    const exponent = shorter || nice ? `-${speed}s` : md`-\frac{${rate}}{60}s`;
    const F = (t: number) => 1.8 * T(t) + 32;
    const G = (s: number) => F(shorter ? 60 * s : s / 60);
    const reached = Math.round(base + left * height);
    const when = -Math.log((reached - base) / height) / speed;
    const factor = shorter ? md`\frac{1}{60}` : '60';
    const wrongSpeed = shorter ? rate / 60 : rate * 60;
    return {
      text: md`The temperature of ${what} is $T$ degrees Celsius after $t$ ${from}, where

$$T(t) = ${limit}${plus(gap, md`\mathrm{e}^{-${rate}t}`)}, \qquad t \ge 0.$$

(a) Find $T(0)$, and write down the equation of the horizontal asymptote of the graph of $T$. [2]

${who} uses an app that shows the temperature in degrees Fahrenheit. A temperature of $C$ degrees Celsius is $1.8C + 32$ degrees Fahrenheit.

(b) Find the function $F(t)$ that gives the temperature in degrees Fahrenheit after $t$ ${from}. Give your answer in the form $F(t) = p + q\mathrm{e}^{-${rate}t}$. [2]

(c) Describe fully two transformations, in the right order, that map the graph of $T$ onto the graph of $F$. [3]

The app counts the time in ${to}. After $s$ ${to} it shows $G(s)$ degrees Fahrenheit.

(d) Find $G(s)$. [2]

(e) Describe fully the transformation that maps the graph of $F$ onto the graph of $G$. [2]

(f) Find the value of $s$ for which $G(s) = ${reached}$. [2]

(g) ${who} says that the transformation of part (e) can also be done first, before those of part (c), with the same result. State whether this is true, and give a reason. [1]`,
      hints: [
        md`What does $\mathrm{e}^{-${rate}t}$ become when $t$ is very large?`,
        md`Put the whole of $T(t)$ in place of $C$. Each step acts on all heights of the graph.`,
        md`$s$ ${to} are how many ${from}? Put this in place of $t$.`,
        md`For (e), follow one point: what stands at $t = ${shorter ? 60 : 1}$ on the graph of $F$ stands where on the graph of $G$?`,
      ],
      answer: md`(a) $T(0) = ${limit}${plus(gap)} = ${limit + gap}$, as $\mathrm{e}^0 = 1$. For large $t$ the exponential term comes close to $0$, so the asymptote is $T = ${limit}$.

(b) Every temperature is multiplied by $1.8$, then $32$ is added: $F(t) = 1.8\left(${limit}${plus(gap, md`\mathrm{e}^{-${rate}t}`)}\right) + 32$. So $F(t) = ${base}${plus(height, md`\mathrm{e}^{-${rate}t}`)}$.

(c) First a vertical stretch with scale factor $1.8$, because all heights are multiplied by $1.8$. Then a translation by the vector $\begin{pmatrix} 0 \\ 32 \end{pmatrix}$, because $32$ is added to all heights.

(d) ${shorter ? md`$s$ hours are $60s$ minutes, so $t = 60s$.` : md`$s$ minutes are $\frac{s}{60}$ hours, so $t = \frac{s}{60}$.`} Then $G(s) = F\left(${inner}\right)$, so $G(s) = ${base}${plus(height, md`\mathrm{e}^{${exponent}}`)}$.

(e) A horizontal stretch with scale factor $${factor}$ (the vertical axis stays fixed): ${shorter ? md`what happened at $60$ (minutes) now stands at $1$ (hour).` : md`what happened at $1$ (hour) now stands at $60$ (minutes).`}

(f) $${base}${plus(height, md`\mathrm{e}^{${exponent}}`)} = ${reached}$. Subtract $${base}$ and divide by $${height}$, then take logarithms, or find the intersection of the two graphs: $s = ${sf(when)}$.

(g) It is true. The stretch of part (e) changes only the horizontal coordinate of each point, the others only the vertical one. So they don't affect each other.

**Calculator:** draw $y_1 = G(x)$ and $y_2 = ${reached}$. TI-Nspire: Menu, Analyze Graph, Intersection. Casio fx-CG50: G-Solv, INTSECT.

**Watch out:** The two vertical transformations of part (c) can't simply change places: adding $32$ first and then multiplying by $1.8$ would add $57.6$. And a change to ${to} needs $F\left(${inner}\right)$, not $F\left(${shorter ? md`\frac{s}{60}` : '60s'}\right)$.`,
      scheme: [
        [md`(a) $${limit + gap}$`, 'A1'],
        [md`$T = ${limit}$, accept $y = ${limit}$`, 'A1'],
        [md`(b) $1.8T(t) + 32$`, 'M1'],
        [md`$${base}${plus(height, md`\mathrm{e}^{-${rate}t}`)}$`, 'A1'],
        [md`(c) vertical stretch with scale factor $1.8$`, 'A1'],
        [md`translation by $\begin{pmatrix} 0 \\ 32 \end{pmatrix}$`, 'A1'],
        [md`in this order (or first up by $\frac{32}{1.8}$, then the stretch)`, 'A1'],
        [md`(d) $t = ${inner}$`, 'M1'],
        [md`$${base}${plus(height, md`\mathrm{e}^{${exponent}}`)}$, or equivalent (follow through)`, 'A1'],
        [md`(e) horizontal stretch`, 'A1'],
        [md`scale factor $${factor}$`, 'A1'],
        [md`(f) $G(s) = ${reached}$, or both graphs`, 'M1'],
        [md`$${sf(when)}$ (follow through)`, 'A1'],
        [md`(g) true, as one acts horizontally and the others vertically`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$T(0) =$',
          expected: `${limit + gap}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${limit}`, note: md`$\mathrm{e}^0$ is $1$, not $0$.` }],
        },
        {
          part: 'a',
          kind: 'number',
          label: 'Asymptote: $T =$',
          expected: `${limit}`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'b',
          kind: 'expression',
          label: '$F(t) =$',
          expected: `${base}${plus(height)}*e^(-${rate}t)`,
          variables: ['t'],
          mistakes: [
            {
              value: `${base}${plus(gap)}*e^(-${rate}t)`,
              note: md`You multiplied only the first term by $1.8$.`,
            },
            {
              value: `${limit + 32}${plus(height)}*e^(-${rate}t)`,
              note: md`You multiplied only the exponential term by $1.8$.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'describe' },
        {
          part: 'd',
          kind: 'expression',
          label: '$G(s) =$',
          expected: `${base}${plus(height)}*e^(-${shorter ? speed : `${rate}/60*`}s)`,
          variables: ['s'],
          mistakes: [
            {
              value: `${base}${plus(height)}*e^(-${shorter ? `${rate}/60*` : `${Number(wrongSpeed.toPrecision(6))}`}s)`,
              note: md`You changed the time the wrong way. How many ${from} are $s$ ${to}?`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'describe' },
        {
          part: 'f',
          kind: 'number',
          label: '$s =$',
          expected: `${Number(when.toPrecision(10))}`,
          mistakes: [
            {
              value: `${Number((shorter ? when * 60 : when / 60).toPrecision(10))}`,
              note: md`This is the time in ${from}. $s$ is in ${to}.`,
            },
          ],
        },
        { part: 'g', kind: 'self', why: 'give a reason' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${limit + gap}`, value: T(0) },
        { part: 'a', route: 'numeric', shown: `T = ${limit}`, value: T(1e5) },
        {
          part: 'b',
          route: 'symbolic',
          shown: md`${base}${plus(height, md`\mathrm{e}^{-${rate}t}`)}`,
          value: (t) => (T(t) * 9) / 5 + 32,
          variable: 't',
        },
        {
          part: 'd',
          route: 'symbolic',
          shown: md`${base}${plus(height, md`\mathrm{e}^{${exponent}}`)}`,
          value: G,
          variable: 's',
        },
        {
          part: 'f',
          route: 'numeric',
          shown: `s = ${sf(when)}`,
          value: root((s) => G(s) - reached, 0, shorter ? 30 : 6000),
        },
      ],
    };
  },
});
