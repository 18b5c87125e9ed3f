import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { circuit } from '../../figures/circuit.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ emf, inner, load, asked }: Record<'emf' | 'inner' | 'load', number> & { asked: string }) {
  const current = emf / (load + inner);
  const isTerminal = asked === 'terminal';
  const right = isTerminal ? current * load : current ** 2 * inner;
  const wrong = [
    {
      value: isTerminal ? current * inner : current ** 2 * load,
      note: md`${isTerminal ? 'This is the potential difference that is lost in the battery.' : 'This is the power in the resistor.'}`,
    },
    {
      value: isTerminal ? emf - (emf * inner) / load : (emf / load) ** 2 * inner,
      note: md`You left the internal resistance out of the current. It is in series with the resistor.`,
    },
    {
      value: isTerminal ? emf : emf * current,
      note: md`${isTerminal ? 'This is the emf. With a current flowing a part of it is lost inside the battery.' : 'This is the total power of the battery.'}`,
    },
    {
      value: isTerminal ? current : current * inner,
      note: md`${isTerminal ? md`This is the current, in $\text{A}$.` : md`This is the potential difference that is lost in the battery, in $\text{V}$.`}`,
    },
  ];
  const options = amongWrong(right, wrong, load + 10 * inner);
  const key = keyOf(options);
  return { options, key, current, isTerminal, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    emf: choice(4.5, 6, 9, 12),
    inner: choice(0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.5),
    load: integers(3, 20),
    asked: choice('terminal', 'wasted'),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { inner, load } = drawn;
    if (!(inner / load > 0.15)) return false;
    return farApart(options, 1.03);
  },
  write: (drawn) => {
    const { emf, inner, load } = drawn;
    const { options, key, current, isTerminal, right } = solve(drawn);
    return {
      text: md`A battery with an emf of $\varepsilon = ${decimals(emf, 1)}\ \text{V}$ and an internal resistance of $r = ${decimals(inner, 2)}\ \Omega$ is connected to a resistor of $${load}.0\ \Omega$. What is ${isTerminal ? 'the potential difference across the resistor' : 'the power that is dissipated inside the battery'}? [1]

![](drawing:circuit)

${lettered(options, (value) => md`$${sf(value)}\ \text{${isTerminal ? 'V' : 'W'}}$`)}`,
      hints: [md`Find the current first. Which resistances does it flow through?`],
      answer: md`The current flows through both resistances in series: $I = \dfrac{\varepsilon}{R + r} = \dfrac{${decimals(emf, 1)}}{${load}.0 + ${decimals(inner, 2)}} = ${sf(current, sf(current, 4).endsWith('0') ? 3 : 4)}\ \text{A}$. ${isTerminal ? md`The potential difference across the resistor is $V = IR = ${sf(right)}\ \text{V}$, which is also $\varepsilon - Ir$` : md`Inside the battery the power is $P = I^2r = ${sf(right)}\ \text{W}$`}. The answer is **${key}**.

**Watch out:** the greater the current, the smaller is the potential difference between the terminals of a real battery.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`${isTerminal ? 'V = IR' : 'P = I^2r'} = ${sf(right)}`,
          value: isTerminal
            ? solveLinear(
                [
                  [1, inner],
                  [1, -load],
                ],
                [emf, 0],
              )[0]!
            : emf *
                solveLinear(
                  [
                    [1, inner],
                    [1, -load],
                  ],
                  [emf, 0],
                )[1]! -
              solveLinear(
                [
                  [1, inner],
                  [1, -load],
                ],
                [emf, 0],
              )[1]! **
                2 *
                load,
        },
      ],
      replies: [choiceAmong(options)],
      drawings: {
        circuit: circuit({
          top: [
            { part: 'cell', label: '*ε*' },
            { part: 'resistor', label: '*r*' },
          ],
          bottom: [{ part: 'resistor', label: `${load}.0 Ω` }],
          description:
            'A battery, drawn as a cell in series with its internal resistance r, connected to one resistor.',
        }),
      },
      mcqAnswer: key,
    };
  },
});
