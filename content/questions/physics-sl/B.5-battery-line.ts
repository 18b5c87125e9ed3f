import { root, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { circuit } from '../../figures/circuit.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    emf: choice(6, 7.5, 9, 10.5, 12),
    internal: choice(0.5, 0.75, 1, 1.25, 1.5),
    first: integers(4, 12, 2),
    second: choice(6, 12, 18, 24),
  },
  allow: ({ first, second }) => first !== second,
  write: ({ emf, internal, first, second }) => {
    const outside = (first * second) / (first + second);
    const current = emf / (outside + internal);
    const terminal = emf - current * internal;
    const heat = current ** 2 * internal;
    const e = decimals(emf, 1);
    const line = (i: number) => emf - internal * i;
    return {
      text: md`The graph shows how the terminal potential difference $V$ of a battery varies with the current $I$ in it. The line goes through the points $(0,\ ${e}\ \text{V})$ and $(4.0\ \text{A},\ ${decimals(line(4), 1)}\ \text{V})$.

![](drawing:line)

(a) State the emf of the battery. [1]

(b) Determine the internal resistance of the battery. [2]

The battery is now connected to two resistors of $${first}.0\ \Omega$ and $${second}.0\ \Omega$ as shown.

![](drawing:circuit)

(c) Determine the current in the battery. [3]

(d) Calculate the power dissipated inside the battery. [2]

(e) The $${second}.0\ \Omega$ resistor is removed. State and explain the effect on the terminal potential difference. [2]`,
      hints: [
        md`$V = \varepsilon - Ir$ is a straight line. What are its intercept and its gradient?`,
        md`Replace the parallel resistors by one before you add the internal resistance.`,
      ],
      answer: md`(a) Without a current $V = \varepsilon$: the intercept is $${e}\ \text{V}$.

(b) The gradient is $-r$. From $(0,\ ${e})$ and $(4.0,\ ${decimals(line(4), 1)})$:

$$r = \frac{${e} - ${decimals(line(4), 1)}}{4.0} = ${decimals(internal, 2)}\ \Omega$$

(c) The parallel resistors are worth $R = \left(\frac{1}{${first}} + \frac{1}{${second}}\right)^{-1} = ${sf(outside)}\ \Omega$. The current is

$$I = \frac{\varepsilon}{R + r} = \frac{${e}}{${sf(outside, 4)} + ${decimals(internal, 2)}} = ${sf(current)}\ \text{A}$$

(d) $P = I^2r = ${sf(current, 4)}^2 \times ${decimals(internal, 2)} = ${sf(heat)}\ \text{W}$

(e) It increases. With one branch less the external resistance is larger, so the current in the battery is smaller and the "lost" potential difference $Ir$ is smaller.

**Watch out:** It is easy to leave out the internal resistance in (c) and divide the emf by $R$ alone. In (d) the potential difference across $r$ is $Ir$, not the terminal potential difference.`,
      scheme: [
        [md`$${e}\ \text{V}$`, '1'],
        [md`uses the gradient of the line, or $\varepsilon - V = Ir$ with one point`, '1'],
        [md`$${decimals(internal, 2)}\ \Omega$`, '1'],
        [md`parallel combination $${sf(outside)}\ \Omega$`, '1'],
        [md`emf divided by total resistance (do not accept the external resistance alone)`, '1'],
        [md`$${sf(current)}\ \text{A}$ (allow ECF from (b); accept 2 to 4 significant figures)`, '1'],
        [md`uses $I^2r$`, '1'],
        [md`$${sf(heat)}\ \text{W}$ (allow ECF from (b) and (c))`, '1'],
        [md`it increases`, '1'],
        [md`larger external resistance, smaller current, smaller $Ir$ OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${emf}`, unit: 'V' },
        {
          part: 'b',
          kind: 'number',
          expected: `${internal}`,
          unit: 'Ω',
          accuracy: { figures: 2 },
          mistakes:
            emf === 8 * internal
              ? []
              : [
                  {
                    value: sf(line(4) / 4),
                    note: md`You divided $V$ by $I$ at one point, which gives the external resistance there. The internal resistance is the size of the gradient.`,
                  },
                ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(current.toPrecision(8))}`,
          unit: 'A',
          accuracy: { figures: 2 },
          follows: `a.1 / (${first} * ${second} / (${first} + ${second}) + b.1)`,
          unless: 'I <= 0',
          mistakes: [
            {
              value: sf(emf / (first + second + internal)),
              note: md`You added the two resistors as if they were in series. They are in parallel.`,
            },
            {
              value: sf(emf / outside),
              note: md`You left out the internal resistance, which is in series with the two resistors.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: sf(heat),
          unit: 'W',
          accuracy: { figures: 2 },
          follows: 'c.1^2 * b.1',
          unless: 'P <= 0',
          mistakes: [
            {
              value: sf(emf * current),
              note: md`This is the total power of the battery. Only $I^2r$ is dissipated inside it.`,
            },
            ...(Math.abs(current - 1) > 0.1
              ? [
                  {
                    value: sf(current * internal),
                    note: md`This is $Ir$, the lost potential difference. For the power the current is squared.`,
                  },
                ]
              : []),
          ],
        },
        { part: 'e', kind: 'self', why: 'state and explain' },
      ],
      checks: [
        // Back from the other point of the line.
        { part: 'a', route: 'numeric', shown: md`${e}\ \text{V}`, value: line(4) - 4 * slope(line, 2) },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${decimals(internal, 2)}`,
          value: -slope(line, 2),
        },
        // Kirchhoff: the two branch currents at the potential difference that the battery then has.
        {
          part: 'c',
          route: 'substitution',
          shown: md`= ${sf(current)}\ \text{A}`,
          value: (() => {
            const v = root((u) => emf - internal * (u / first + u / second) - u, 0, emf);
            return v / first + v / second;
          })(),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(heat)}\ \text{W}`,
          value: emf * current - terminal ** 2 / first - terminal ** 2 / second,
        },
      ],
      drawings: {
        line: plot({
          frame: true,
          grid: true,
          x: [0, 6],
          y: [0, 14],
          ticks: { x: 1, y: 2 },
          height: 210,
          xLabel: '*I* / A',
          yLabel: '*V* / V',
          curves: [{ f: line, from: 0, to: Math.min(5, emf / internal) }],
          points: [
            { at: [0, emf], label: `(0, ${e})`, place: 'ne' },
            { at: [4, line(4)], label: `(4.0, ${decimals(line(4), 1)})`, place: 'ne' },
          ],
          description: `A straight line that falls from (0, ${e}) through (4.0, ${decimals(line(4), 1)}); current in amperes, potential difference in volts.`,
        }),
        circuit: circuit({
          top: ['battery'],
          bottom: [
            {
              parallel: [
                [{ part: 'resistor', label: `${first}.0 Ω` }],
                [{ part: 'resistor', label: `${second}.0 Ω` }],
              ],
            },
          ],
          description: `A battery connected to two resistors in parallel, ${first} ohms and ${second} ohms.`,
        }),
      },
    };
  },
});
