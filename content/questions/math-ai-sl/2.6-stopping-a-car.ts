import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.5'],
  parameters: {
    country: choice('New Zealand', 'Turkey', 'Botswana', 'Croatia'),
    slow: choice(30, 40, 50),
    tenths: integers(45, 150),
    fast: choice(70, 80, 90),
    /** How the measured value at the higher speed differs, in percent. */
    off: choice(-6, -4.5, 3.5, 5, 6.5),
    reach: integers(30, 48, 2),
    think: choice(0.2, 0.22, 0.25, 0.28),
    total: integers(50, 75, 5),
  },
  allow: ({ slow, tenths, fast, reach, total }) => {
    const k = tenths / 10 / slow ** 2;
    return (
      k > 0.0048 &&
      k < 0.0078 &&
      fast - slow >= 30 &&
      Math.abs(Math.sqrt(reach / k) % 1) > 0.05 &&
      // The constant rounded to 3 s.f. leads to the same speed limit.
      Math.floor(Math.sqrt(reach / Number(sf(k)))) === Math.floor(Math.sqrt(reach / k)) &&
      total > 1.3 * reach
    );
  },
  write: ({ country, slow, tenths, fast, off, reach, think, total }) => {
    const first = tenths / 10;
    const k = first / slow ** 2;
    const model = (v: number) => k * v * v;
    const measured = Number((model(fast) * (1 + off / 100)).toFixed(1));
    const error = (Math.abs(model(fast) - measured) / measured) * 100;
    const limit = Math.sqrt(reach / k);
    const allowed = Math.floor(limit);
    const both = (-think + Math.sqrt(think ** 2 + 4 * k * total)) / (2 * k);
    const found = root((x) => x * slow ** 2 - first, 0, 1);
    // A constant that is a short decimal is not rounded.
    const short = String(Number(k.toPrecision(12)));
    const constant = short.length < 11 ? short : sf(k);
    const divided = md`\frac{${first}}{${slow ** 2}}`;
    const rounded = Number(sf(k));
    const errorOf = (modelled: number) => (Math.abs(modelled - measured) / measured) * 100;
    const accepted = (value: number, unit: string, others: readonly (readonly [number, string])[]) => {
      const told = others
        .filter(([other]) => sf(other) !== sf(value))
        .map(([other, from]) => md`$${sf(other)}${unit}$ from $${from}$`);
      return told.length === 0 ? '' : ` (accept ${told.join(', ')})`;
    };
    return {
      text: md`In a test in ${country}, a car brakes on a dry road. The braking distance is the distance that it moves from the moment when the brakes are pressed. At $${slow}\ \text{km h}^{-1}$ it is $${first}\ \text{m}$. The braking distance $d$, in metres, is assumed to vary directly with the square of the speed $v$, in $\text{km h}^{-1}$.

(a) Find an equation for $d$ in terms of $v$. [2]

(b) Find the braking distance at $${fast}\ \text{km h}^{-1}$ according to the model. [1]

(c) At $${fast}\ \text{km h}^{-1}$ a braking distance of $${measured}\ \text{m}$ is measured. Find the percentage error of the model, and comment on how well it fits. [3]

(d) A crossing can be seen from a distance of $${reach}\ \text{m}$. The speed limit before it is to be a whole number of $\text{km h}^{-1}$. Find the greatest speed limit for which the braking distance is at most $${reach}\ \text{m}$. [2]

Before drivers press the brakes, they need a moment to react. At a speed of $v$, the car moves $${think}v$ metres in this time.

(e) Write down a model $s(v)$ for the whole distance, in metres, and find the speed at which it is $${total}\ \text{m}$. [3]

(f) State one reason why this model should not be used on a day with heavy rain. [1]`,
      hints: [
        md`"Varies directly with the square of $v$" means $d = kv^2$ for some constant $k$.`,
        md`The percentage error compares the difference with the *measured* value.`,
        md`For (d), think about which way the result must be rounded so that the car still stops in time.`,
      ],
      answer: md`(a) $d = kv^2$ with $${first} = k \times ${slow}^2$, so $k = \dfrac{${first}}{${slow ** 2}} = ${constant}$ and $d = ${constant}v^2$.

(b) ${constant === short ? '' : md`With the unrounded $k$: `}$\dfrac{${first}}{${slow ** 2}} \times ${fast}^2 = ${sf(model(fast))}\ \text{m}$

(c) $\left|\dfrac{${sf(model(fast), 5)} - ${measured}}{${measured}}\right| \times 100\% = ${sf(error)}\%$. The error is small, so the model fits quite well, although it was found from a single measurement.

(d) $\dfrac{${first}}{${slow ** 2}} \times v^2 = ${reach}$ gives $v = ${sf(limit, 4)}$. At a higher speed the car would need more than $${reach}\ \text{m}$, so round down: the speed limit is $${allowed}\ \text{km h}^{-1}$.

(e) Both distances are added: $s(v) = ${think}v + ${constant}v^2$. The equation $s(v) = ${total}$ has one positive solution, $v = ${sf(both)}\ \text{km h}^{-1}$.

![](drawing:graph)

(f) The test was made on a dry road. On a wet road the car slips, so $k$ is greater and the braking distance longer.

**Calculator:** in (e), draw $y = s(x)$ and $y = ${total}$ for $0 \le x \le 120$ and find the intersection, or use the solver for polynomials. Store $k$ unrounded.

**Watch out:** the whole distance is no longer proportional to $v^2$: doubling the speed multiplies only the second term by $4$.`,
      scheme: [
        [md`(a) $${first} = k \times ${slow}^2$`, 'M1'],
        [md`$d = ${constant}v^2$ (accept $${Number(constant) === rounded ? divided : sf(k)}v^2$)`, 'A1'],
        [
          md`(b) $${sf(model(fast))}\ \text{m}$${accepted(model(fast), '', [[rounded * fast ** 2, sf(k)]])}`,
          'A1',
        ],
        [md`(c) substitutes into the formula for the percentage error`, 'M1'],
        [
          md`$${sf(error)}\%$${accepted(error, md`\%`, [
            [errorOf(rounded * fast ** 2), sf(k)],
            [errorOf(Number(sf(model(fast)))), sf(model(fast))],
          ])}`,
          'A1',
        ],
        [md`a comment that refers to the size of the error`, 'R1'],
        [md`(d) $${divided}v^2 = ${reach}$, $v = ${sf(limit, 4)}$`, 'M1'],
        [md`$${allowed}\ \text{km h}^{-1}$ (rounded down)`, 'A1'],
        [md`(e) $s(v) = ${think}v + ${constant}v^2$`, 'A1'],
        [md`their $s(v) = ${total}$`, 'M1'],
        [
          md`$${sf(both)}\ \text{km h}^{-1}$${accepted(both, '', [
            [(-think + Math.sqrt(think ** 2 + 4 * rounded * total)) / (2 * rounded), sf(k)],
          ])}`,
          'A1',
        ],
        [md`(f) another road surface, so another constant (accept: the data come from a dry road)`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          expected: `d = ${first} / ${slow ** 2} v^2`,
          variables: ['d', 'v'],
          mistakes: [
            {
              value: `d = ${first} / ${slow} v`,
              note: md`You took direct variation with $v$. The distance varies with the square of the speed.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(model(fast).toPrecision(12))}`,
          // Some go on with the constant that they rounded.
          accuracy: { tolerance: Math.max(0.06, model(fast) * 0.003) },
          unit: 'm',
          mistakes: [
            {
              value: `${(first * fast) / slow}`,
              note: md`You took direct variation with $v$. The distance varies with the square of the speed.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Percentage error',
          expected: `${Number(error.toPrecision(12))}`,
          accuracy: { tolerance: 0.35 },
          unit: '%',
          marks: 2,
          follows: `100 * sqrt((b.1 - ${measured})^2) / ${measured}`,
        },
        { part: 'c', kind: 'self', why: 'comment', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          expected: `${allowed}`,
          accuracy: 'exact',
          unit: 'km/h',
          mistakes: [
            {
              value: `${allowed + 1}`,
              note: md`At that speed the car needs a little more than $${reach}\ \text{m}$: round down.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: 'Speed',
          expected: `${both}`,
          accuracy: { tolerance: 0.15 },
          unit: 'km/h',
          marks: 2,
          mistakes: [
            {
              value: `${Math.sqrt(total / k)}`,
              note: md`You left out the distance during the time of reaction.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'write down the model', marks: 1 },
        { part: 'f', kind: 'self', why: 'state a reason' },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `= ${constant}`, value: found },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(model(fast))}\\ \\text{m}`,
          value: first * (fast / slow) ** 2,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(error)}\\%`,
          value: Math.abs((100 * first * (fast / slow) ** 2) / measured - 100),
        },
        {
          part: 'd',
          route: 'simulation',
          shown: `${allowed}\\ \\text{km h}^{-1}`,
          value: Array.from({ length: 200 }, (_, v) => v).filter((v) => found * v * v <= reach).length - 1,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `v = ${sf(both)}\\ \\text{km h}^{-1}`,
          value: root((v) => think * v + found * v * v - total, 0, 300),
        },
      ],
      drawings: {
        graph: plot({
          x: [0, 120],
          y: [0, total * 1.6],
          ticks: { x: 20, y: [total] },
          xLabel: '*v*',
          yLabel: '*s*',
          height: 190,
          curves: [{ f: (v) => think * v + k * v * v, from: 0, to: 115 }],
          lines: [{ from: [0, total], to: [115, total], dashed: true, ink: 'soft' }],
          points: [{ at: [both, total] }],
          description: `The graph of the whole distance against the speed, which rises more and more steeply, and the horizontal line at ${total}.`,
        }),
      },
    };
  },
});
