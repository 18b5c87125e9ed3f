import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { fromShown } from '../../authoring/from-shown.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf, standardForm } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['A.3'],
  parameters: {
    power: integers(600, 1400, 50),
    efficiency: integers(30, 38),
    energy: choice(190, 195, 200, 205),
  },
  write: ({ power, efficiency, energy }) => {
    const heat = (power * 1e6) / (efficiency / 100);
    const each = energy * 1e6 * 1.6e-19;
    const rate = heat / each;
    const nucleus = 235 * 1.66e-27;
    const daily = rate * nucleus * 86400;
    const dailyOfShown = Number(rate.toPrecision(2)) * nucleus * 86400;
    const coal = (heat * 86400) / 2.9e7;
    const ratio = coal / daily;
    return {
      text: md`A nuclear power station delivers an electrical power of $${power}\ \text{MW}$ with an efficiency of $${efficiency}\,\%$. Each fission of a uranium-235 nucleus releases $${energy}\ \text{MeV}$. Take $e = 1.60 \times 10^{-19}\ \text{C}$ and $1\ \text{u} = 1.66 \times 10^{-27}\ \text{kg}$.

(a) Calculate the thermal power of the reactor. [1]

(b) Show that about $${standardForm(rate, 2)}$ fissions take place each second. [2]

(c) Determine the mass of uranium-235 that undergoes fission in one day. [3]

(d) Burning $1\ \text{kg}$ of coal releases $2.9 \times 10^7\ \text{J}$. Determine the mass of coal that gives the same thermal energy as $1\ \text{kg}$ of uranium-235. [2]

(e) Outline the function of the control rods in keeping the power constant. [2]`,
      hints: [
        md`Which power do the fissions supply: the electrical or the thermal power?`,
        md`The mass of a uranium-235 nucleus is very nearly $235\ \text{u}$.`,
      ],
      answer: md`(a) $P = \dfrac{${power}}{${efficiency / 100}} = ${sf(heat / 1e6)}\ \text{MW}$

(b) One fission gives $${energy} \times 10^6 \times 1.60 \times 10^{-19} = ${standardForm(each)}\ \text{J}$. The number each second is

$$\frac{${standardForm(heat, 4)}}{${standardForm(each, 4)}} = ${standardForm(rate)}$$

(c) A nucleus has the mass $235 \times 1.66 \times 10^{-27} = ${standardForm(nucleus, 4)}\ \text{kg}$, and a day has $86\,400\ \text{s}$:

$$m = ${standardForm(rate, 4)} \times ${standardForm(nucleus, 4)} \times 86\,400 = ${sf(daily)}\ \text{kg}$$

(d) $1\ \text{kg}$ of uranium-235 releases $\dfrac{${standardForm(each, 4)}}{${standardForm(nucleus, 4)}} = ${standardForm(each / nucleus, 4)}\ \text{J}$. The mass of coal is $M = \dfrac{${standardForm(each / nucleus, 4)}}{2.9 \times 10^7} = ${standardForm(ratio)}\ \text{kg}$.

(e) Control rods absorb neutrons. They are moved in or out so that, on average, exactly one neutron of each fission causes another fission; the rate of fissions then stays constant.

**Watch out:** The fissions must supply the whole *thermal* power, so don't use the electrical power in (b). The efficiency has been dealt with in (a): don't use it again in (c) or (d).`,
      scheme: [
        [md`$${sf(heat / 1e6)}\ \text{MW}$`, '1'],
        [md`energy of a fission in joules`, '1'],
        [md`$${standardForm(rate)}$ each second`, '1'],
        [md`mass of a nucleus $235\ \text{u}$ in kg`, '1'],
        [md`multiplies by the rate and by $86\,400\ \text{s}$`, '1'],
        [md`$${sf(daily)}\ \text{kg}$ (allow ECF from (a); accept 2 to 4 significant figures)`, '1'],
        [md`energy of $1\ \text{kg}$ of uranium-235`, '1'],
        [md`$${standardForm(ratio)}\ \text{kg}$ (allow ECF)`, '1'],
        [md`control rods absorb neutrons OWTTE (do not accept 'slow down neutrons')`, '1'],
        [md`on average one neutron of each fission causes a further fission OWTTE`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number((heat / 1e6).toPrecision(8))}`,
          unit: 'MW',
          mistakes: [
            {
              value: standardForm((power * efficiency) / 100),
              note: md`You multiplied by the efficiency. The thermal power is larger than the electrical power.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: sf(daily),
          unit: 'kg',
          accuracy: fromShown(daily, dailyOfShown, 2),
          follows: `a.1 * 10^6 / (${energy} * 1.60 * 10^(-13)) * 235 * 1.66 * 10^(-27) * 86400`,
          unless: 'm <= 0',
          mistakes: [
            {
              value: sf((daily * efficiency) / 100),
              note: md`You used the electrical power. The fissions supply the thermal power.`,
            },
            {
              value: standardForm(daily / 86400),
              note: md`This is the mass for one second. How many seconds does a day have?`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: standardForm(ratio),
          unit: 'kg',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: standardForm((ratio * efficiency) / 100),
              note: md`You brought in the efficiency of the power station. Only thermal energies are compared here.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'outline' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`= ${sf(heat / 1e6)}\ \text{MW}`,
          value: root((p) => (p * efficiency) / 100 - power, 0, 1e4),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${standardForm(rate)}`,
          value: (power * 1e8) / efficiency / (energy * 1.6e-13),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(daily)}\ \text{kg}`,
          value: integral(
            () => (power * 1e8) / efficiency / ((energy * 1.6e-13) / (235 * 1.66e-27)),
            0,
            86400,
          ),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`M = \dfrac{${standardForm(each / nucleus, 4)}}{2.9 \times 10^7} = ${standardForm(ratio)}`,
          value: (heat * 86400) / 2.9e7 / daily,
        },
      ],
    };
  },
});
