import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, standardForm } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    mantissa: integers(12, 88, 2),
    kelvin: choice(1200, 1250),
    nitrogen: integers(20, 90, 10),
    oxygen: integers(10, 60, 10),
    place: choice('an engine in Turin', 'a gas turbine in Osaka', 'a boiler in Bogotá'),
  },
  write: ({ mantissa, kelvin, nitrogen, oxygen, place }) => {
    const k = mantissa * 1e-8;
    const [a, b] = [nitrogen / 1000, oxygen / 1000];
    const x = Math.sqrt(k * a * b) / 2;
    const monoxide = 2 * x;
    return {
      text: md`At the high temperatures in ${place}, a little nitrogen monoxide is formed:

$$\mathrm{N_2(g) + O_2(g) \rightleftharpoons 2NO(g)} \qquad \Delta H > 0$$

At $${kelvin}\ \text{K}$ take the equilibrium constant to be $K = ${standardForm(k, 2)}$. A vessel at this temperature holds at first $${decimals(a, 4)}\ \text{mol dm}^{-3}$ of $\mathrm{N_2}$, $${decimals(b, 4)}\ \text{mol dm}^{-3}$ of $\mathrm{O_2}$ and no $\mathrm{NO}$.

(a) Write the equilibrium constant expression. [1]

(b) State an approximation that can be made because $K$ is very small, and determine the concentration of $\mathrm{NO}$ at equilibrium. [3]

(c) Show that the approximation is justified. [1]

(d) Explain why hot gases that are cooled quickly contain more $\mathrm{NO}$ than gases cooled slowly. [2]`,
      hints: [
        md`If $x\ \text{mol dm}^{-3}$ of $\mathrm{N_2}$ reacts, $2x\ \text{mol dm}^{-3}$ of $\mathrm{NO}$ forms.`,
        md`When $x$ is very small, $${decimals(a, 4)} - x$ is close to $${decimals(a, 4)}$.`,
      ],
      answer: md`(a) $K = \dfrac{[\mathrm{NO}]^2}{[\mathrm{N_2}][\mathrm{O_2}]}$

(b) As $K$ is very small, hardly any nitrogen and oxygen react, so their concentrations at equilibrium are nearly those at the start:

$$[\mathrm{NO}]^2 = ${standardForm(k, 2)} \times ${decimals(a, 4)} \times ${decimals(b, 4)} = ${standardForm(k * a * b)}$$

$$[\mathrm{NO}] = ${standardForm(monoxide)}\ \text{mol dm}^{-3}$$

(c) Only half of this, $${standardForm(x)}\ \text{mol dm}^{-3}$, of each reactant is used up. Of the smaller concentration, $${decimals(Math.min(a, b), 4)}\ \text{mol dm}^{-3}$, this is far less than $5\%$.

(d) The forward reaction is endothermic, so at lower temperatures the equilibrium lies further to the left. In quick cooling the reverse reaction becomes too slow before much $\mathrm{NO}$ has reacted back.

**Watch out:** If you work with $x$, the equation has $(2x)^2$ on top, and $x$ is not yet the answer: the concentration of $\mathrm{NO}$ is $2x$. It is easy to forget the square root, too.`,
      scheme: [
        [md`$\frac{[\mathrm{NO}]^2}{[\mathrm{N_2}][\mathrm{O_2}]}$ (do not accept round brackets)`, '1'],
        ['equilibrium concentrations of the reactants are nearly the initial ones OWTTE', '1'],
        ['substitutes and solves for the concentration', '1'],
        [
          md`$${standardForm(monoxide)}\ \text{mol dm}^{-3}$ (allow ECF; accept 2 to 4 significant figures)`,
          '1',
        ],
        [
          'compares the change with the initial concentrations OWTTE (accept a check by the quadratic equation)',
          '1',
        ],
        [
          'equilibrium shifts to the left on cooling OWTTE (accept a smaller constant at lower temperature)',
          '1',
        ],
        ['the reverse reaction is too slow at low temperature OWTTE', '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'an expression with concentrations' },
        {
          part: 'b',
          kind: 'number',
          label: md`$[\mathrm{NO}] =$`,
          expected: standardForm(monoxide, 5),
          unit: 'mol dm^-3',
          accuracy: { figures: 2 },
          marks: 2,
          unless: 'c <= 0',
          mistakes: [
            { value: standardForm(k * a * b, 5), note: md`That is $[\mathrm{NO}]^2$. Take the square root.` },
            {
              value: standardForm(x, 5),
              note: md`That is how much of each reactant is used up. Twice as much $\mathrm{NO}$ forms.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'state an approximation', marks: 1 },
        { part: 'c', kind: 'self', why: 'show that' },
        { part: 'd', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${standardForm(monoxide)}\ \text{mol dm}^{-3}`,
          // Without the approximation.
          value: 2 * root((y) => 4 * y * y - k * (a - y) * (b - y), 0, Math.min(a, b)),
          within: monoxide * 0.006,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: standardForm(x),
          value: root((y) => 4 * y * y - k * (a - y) * (b - y), 0, Math.min(a, b)),
          within: x * 0.006,
        },
      ],
    };
  },
});
