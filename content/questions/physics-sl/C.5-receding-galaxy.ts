import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

const lines = [
  { name: 'hydrogen', rest: 656.3, other: 486.1 },
  { name: 'hydrogen', rest: 486.1, other: 434 },
  { name: 'calcium', rest: 393.4, other: 422.7 },
  { name: 'magnesium', rest: 518.4, other: 448.1 },
] as const;

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  parameters: { line: lines, share: integers(80, 480, 10) },
  write: ({ line, share }) => {
    const seen = Number((line.rest * (1 + share / 1e4)).toFixed(1));
    const shift = seen - line.rest;
    const speed = (3e8 * shift) / line.rest;
    const second = line.other * (1 + shift / line.rest);
    const gap = second - line.other;
    return {
      text: md`In the laboratory a spectral line of ${line.name} has a wavelength of $${decimals(line.rest, 1)}\ \text{nm}$. In the light of a distant galaxy the same line is observed at $${decimals(seen, 1)}\ \text{nm}$. Take $c = 3.00 \times 10^8\ \text{m s}^{-1}$.

(a) State and explain whether the galaxy moves towards the Earth or away from it. [2]

(b) Determine the speed of the galaxy relative to the Earth. [2]

(c) Another line of ${line.name} has a wavelength of $${decimals(line.other, 1)}\ \text{nm}$ in the laboratory. Predict by how much this line is shifted in the light of the galaxy. [2]

(d) Explain why the equation that you used in (b) may be applied here. [1]`,
      hints: [
        md`Compare the shift with the wavelength in the laboratory.`,
        md`All lines of the same galaxy have the same $\frac{\Delta\lambda}{\lambda}$.`,
      ],
      answer: md`(a) Away from the Earth: the observed wavelength is longer than in the laboratory (redshift), which happens when source and observer move apart.

(b) The shift is $\Delta\lambda = ${decimals(seen, 1)} - ${decimals(line.rest, 1)} = ${decimals(shift, 1)}\ \text{nm}$. From $\dfrac{\Delta\lambda}{\lambda} \approx \dfrac{v}{c}$:

$$v = 3.00 \times 10^8 \times \frac{${decimals(shift, 1)}}{${decimals(line.rest, 1)}} = ${standardForm(speed)}\ \text{m s}^{-1}$$

(c) The relative shift is the same for every line: $\Delta\lambda' = ${decimals(line.other, 1)} \times \dfrac{${decimals(shift, 1)}}{${decimals(line.rest, 1)}} = ${sf(gap)}\ \text{nm}$

(d) It holds for speeds much smaller than $c$. Here $v$ is only about $${sf((100 * speed) / 3e8, 2)}\,\%$ of $c$.

**Watch out:** Divide by the wavelength in the laboratory, not by the observed one. In (c) the *ratio* is the same for both lines; the shift in nanometres is not.`,
      scheme: [
        [md`away from the Earth`, '1'],
        [md`the wavelength is longer (redshift) OWTTE`, '1'],
        [
          md`uses $\frac{\Delta\lambda}{\lambda} \approx \frac{v}{c}$ with the laboratory wavelength (do not accept the observed one)`,
          '1',
        ],
        [md`$${standardForm(speed)}\ \text{m s}^{-1}$ (accept 2 to 4 significant figures)`, '1'],
        [md`same ratio $\frac{\Delta\lambda}{\lambda}$`, '1'],
        [md`$${sf(gap)}\ \text{nm}$ (allow ECF from (b))`, '1'],
        [md`$v$ is much smaller than $c$ OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state and explain' },
        {
          part: 'b',
          kind: 'number',
          expected: standardForm(speed, 8),
          unit: 'm s^-1',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: standardForm((3e8 * seen) / line.rest),
              note: md`You used the observed wavelength itself. The speed comes from the shift $\Delta\lambda$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(gap),
          unit: 'nm',
          accuracy: { figures: 2 },
          follows: `${line.other} * b.1 / (3.00 * 10^8)`,
          unless: 'd <= 0',
          mistakes: [
            {
              value: decimals(second, 1),
              note: md`This is the wavelength at which the line is seen. The question is by how much it is shifted.`,
            },
            ...(Math.abs(gap / shift - 1) > 0.1
              ? [
                  {
                    value: sf(shift),
                    note: md`You took the shift to be the same for both lines. It is the ratio $\frac{\Delta\lambda}{\lambda}$ that is.`,
                  },
                ]
              : []),
          ],
        },
        { part: 'd', kind: 'self', why: 'explain' },
      ],
      checks: [
        // The source moves on by v/f during each oscillation.
        {
          part: 'b',
          route: 'substitution',
          shown: md`= ${standardForm(speed)}\ \text{m s}^{-1}`,
          value: root((v) => line.rest * (1 + v / 3e8) - seen, 0, 1e8),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(gap)}\ \text{nm}`,
          value: (line.other * seen) / line.rest - line.other,
        },
      ],
    };
  },
});
