import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    law: choice(
      { top: 3, bottom: 4, base: 2, mass: 16, times: 16 },
      { top: 3, bottom: 4, base: 3, mass: 81, times: 16 },
      { top: 2, bottom: 3, base: 2, mass: 8, times: 8 },
      { top: 2, bottom: 3, base: 3, mass: 27, times: 8 },
      { top: 2, bottom: 3, base: 4, mass: 64, times: 8 },
    ),
    constant: integers(52, 88, 2),
    second: integers(110, 240, 10),
    energy: integers(2200, 3800, 200),
    animal: choice('antelopes', 'marsupials', 'wild cats', 'seals'),
  },
  write: ({ law: { top, bottom, base, mass, times }, constant, second, energy, animal }) => {
    const exponent = md`\frac{${top}}{${bottom}}`;
    const first = constant * base ** top;
    const predicted = constant * second ** (top / bottom);
    const heavy = (energy / constant) ** (bottom / top);
    return {
      text: md`Biologists model the energy $E$, in kilocalories per day, that ${animal} of mass $m$ kg need at rest by $E = cm^{${exponent}}$, where $c$ is a constant. An animal of mass $${mass}$ kg needs $${first}$ kilocalories per day.

(a) Show that $c = ${constant}$. [2]

(b) Find the energy that an animal of mass $${second}$ kg needs per day. [1]

(c) Find the mass of an animal that needs $${energy}$ kilocalories per day. [3]

(d) One animal is $${times}$ times as heavy as another. Show that it needs exactly half as much energy per kilogram of its mass as the lighter animal. [3]`,
      hints: [
        md`A power with exponent $${exponent}$ is the ${bottom === 3 ? 'cube root' : 'fourth root'}, raised to the power $${top}$.`,
        md`To undo the exponent $${exponent}$, raise both sides to the power $\frac{${bottom}}{${top}}$.`,
        md`The energy per kilogram is $\frac{E}{m}$. Write it as a single power of $m$.`,
      ],
      answer: md`(a) $${mass}^{${exponent}} = \left(\sqrt[${bottom}]{${mass}}\right)^{${top}} = ${base}^{${top}} = ${base ** top}$, so $${first} = ${base ** top}c$ and $c = \frac{${first}}{${base ** top}} = ${constant}$.

(b) $E = ${constant} \times ${second}^{${exponent}} = ${sf(predicted)}$ kilocalories per day

(c) $${constant}m^{${exponent}} = ${energy}$, so $m^{${exponent}} = \frac{${energy}}{${constant}}$ and $m = \left(\frac{${energy}}{${constant}}\right)^{\frac{${bottom}}{${top}}}$.

The mass is $${sf(heavy)}\ \text{kg}$.

(d) The energy per kilogram is $\frac{E}{m} = \frac{cm^{${exponent}}}{m} = cm^{-\frac{1}{${bottom}}}$.

With $${times}m$ in place of $m$ it is $c(${times}m)^{-\frac{1}{${bottom}}} = ${times}^{-\frac{1}{${bottom}}} \times cm^{-\frac{1}{${bottom}}} = \frac{1}{2} \times cm^{-\frac{1}{${bottom}}}$, which is half of the energy per kilogram of the lighter animal.

**Watch out:** In (d), it is the energy *per kilogram* that is halved. The heavier animal needs more energy in total, $${times / 2}$ times as much as the lighter one.`,
      scheme: [
        [md`$${mass}^{${exponent}} = ${base ** top}$`, 'M1'],
        [md`$${first} = ${base ** top}c$ and $c = ${constant}$`, 'A1'],
        [md`$${sf(predicted)}$`, 'A1'],
        [md`$${constant}m^{${exponent}} = ${energy}$`, 'M1'],
        [md`raises to the power $\frac{${bottom}}{${top}}$, or solves with a graph`, 'M1'],
        [md`$${sf(heavy)}$ kg`, 'A1'],
        [md`$\frac{E}{m} = cm^{-\frac{1}{${bottom}}}$`, 'A1'],
        [md`replaces $m$ by $${times}m$`, 'M1'],
        [md`$${times}^{-\frac{1}{${bottom}}} = \frac{1}{2}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(predicted.toPrecision(8))}`,
          unit: 'kilocalories per day',
          mistakes: [
            {
              value: `${Number((constant * second ** (bottom / top)).toPrecision(8))}`,
              note: md`You raised the mass to the power $\frac{${bottom}}{${top}}$. The exponent of the model is $${exponent}$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(heavy.toPrecision(8))}`,
          unit: 'kg',
          mistakes: [
            {
              value: sf((energy / constant) ** (top / bottom)),
              note: md`You raised $\frac{E}{c}$ to the power $${exponent}$. To undo this exponent, use its reciprocal.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'show that' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`\frac{${first}}{${base ** top}} = ${constant}`,
          value: first / root((x) => x ** bottom - mass ** top, 0, 5000),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(predicted)}`,
          value: root((x) => x ** bottom - constant ** bottom * second ** top, 1, 90_000),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`${sf(heavy)}\ \text{kg}`,
          value: root((x) => constant ** bottom * x ** top - energy ** bottom, 1, 5000),
        },
      ],
    };
  },
});
