import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { energyLevels } from '../../figures/energy-levels.ts';

const salts = [
  { m: 'Na', x: 'Cl', atom: 107, ionise: 496, half: 121, gain: -349, form: -411 },
  { m: 'K', x: 'Cl', atom: 89, ionise: 419, half: 121, gain: -349, form: -437 },
  { m: 'Li', x: 'Cl', atom: 159, ionise: 520, half: 121, gain: -349, form: -409 },
  { m: 'Rb', x: 'Cl', atom: 81, ionise: 403, half: 121, gain: -349, form: -435 },
  { m: 'Cs', x: 'Cl', atom: 76, ionise: 376, half: 121, gain: -349, form: -443 },
  { m: 'Na', x: 'Br', atom: 107, ionise: 496, half: 112, gain: -325, form: -361 },
  { m: 'K', x: 'Br', atom: 89, ionise: 419, half: 112, gain: -325, form: -394 },
  { m: 'Rb', x: 'Br', atom: 81, ionise: 403, half: 112, gain: -325, form: -395 },
  { m: 'Li', x: 'F', atom: 159, ionise: 520, half: 79, gain: -328, form: -616 },
  { m: 'Na', x: 'F', atom: 107, ionise: 496, half: 79, gain: -328, form: -574 },
  { m: 'K', x: 'I', atom: 89, ionise: 419, half: 107, gain: -295, form: -328 },
] as const;

const names = ['lattice', 'gain', 'form', 'atom', 'ionise'] as const;
const standard = {
  Cl: '\\tfrac{1}{2}Cl_2(g)',
  F: '\\tfrac{1}{2}F_2(g)',
  Br: '\\tfrac{1}{2}Br_2(l)',
  I: '\\tfrac{1}{2}I_2(s)',
};
const plain = { Cl: '½Cl_2(g)', F: '½F_2(g)', Br: '½Br_2(l)', I: '½I_2(s)' };
const ions = { Cl: 'chloride', F: 'fluoride', Br: 'bromide', I: 'iodide' };
const metals = { Na: 'sodium', K: 'potassium', Li: 'lithium', Rb: 'rubidium', Cs: 'caesium' };

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: { salt: choice(...salts), unknown: choice(...names) },
  write: ({ salt, unknown }) => {
    const { m, x, atom, ionise, half, gain, form } = salt;
    const lattice = atom + ionise + half + gain - form;
    const values = { lattice, gain, form, atom, ionise };
    const signed = (value: number) => (value < 0 ? md`$-${-value}$` : md`$+${value}$`);
    const rows = {
      atom: [md`$\mathrm{${m}(s) \rightarrow ${m}(g)}$`, `enthalpy of atomisation of ${metals[m]}`],
      ionise: [
        md`$\mathrm{${m}(g) \rightarrow ${m}^{+}(g) + e^{-}}$`,
        `first ionisation energy of ${metals[m]}`,
      ],
      gain: [md`$\mathrm{${x}(g) + e^{-} \rightarrow ${x}^{-}(g)}$`, `first electron affinity of ${x}`],
      form: [
        md`$\mathrm{${m}(s) + ${standard[x]} \rightarrow ${m}${x}(s)}$`,
        `enthalpy of formation of ${m}${x}`,
      ],
      lattice: [
        md`$\mathrm{${m}${x}(s) \rightarrow ${m}^{+}(g) + ${x}^{-}(g)}$`,
        `lattice enthalpy of ${m}${x}`,
      ],
    };
    const given = ([...names] as (keyof typeof rows)[]).filter((name) => name !== unknown);
    const result = values[unknown];
    const term = (value: number) => (value < 0 ? `(${value})` : String(value));
    const solved = {
      lattice: md`${atom} + ${ionise} + ${half} + ${term(gain)} - ${term(form)}`,
      gain: md`${lattice} + ${term(form)} - ${atom} - ${ionise} - ${half}`,
      form: md`${atom} + ${ionise} + ${half} + ${term(gain)} - ${lattice}`,
      atom: md`${lattice} + ${term(form)} - ${ionise} - ${half} - ${term(gain)}`,
      ionise: md`${lattice} + ${term(form)} - ${atom} - ${half} - ${term(gain)}`,
    }[unknown];
    const smaller = m === 'Li' ? 'Na' : 'Li';
    return {
      text: md`A Born–Haber cycle is drawn for ${metals[m]} ${ions[x]}, $\mathrm{${m}${x}}$. The enthalpy change of $\mathrm{${standard[x]} \rightarrow ${x}(g)}$ is $+${half}\ \text{kJ mol}^{-1}$.

| process | $\Delta H$ / $\text{kJ mol}^{-1}$ |
|---|---|
${given.map((name) => `| ${rows[name][0]} | ${signed(values[name])} |`).join('\n')}

![](drawing:cycle)

(a) Identify the species that stand on the highest level of the cycle, marked P. [1]

(b) Determine the ${rows[unknown][1]!.replace(`${m}${x}`, md`$\mathrm{${m}${x}}$`).replace(/ of (Cl|Br|I|F)$/, md` of $\mathrm{$1}$`)}, in $\text{kJ mol}^{-1}$. [3]

(c) ${
        unknown === 'lattice'
          ? 'Explain why the second ionisation energy of the metal plays no part in the cycle.'
          : 'State which of the processes in the cycle, besides the formation from the elements, is exothermic.'
      } [1]

(d) State and explain how the lattice enthalpy of $\mathrm{${smaller}${x}}$ compares with that of $\mathrm{${m}${x}}$. [2]`,
      hints: [
        'There are two ways from the elements to the gaseous ions: through the atoms, or through the solid. Their enthalpy changes are equal.',
        md`Atomisation of the metal, ionisation, formation of $\mathrm{${x}(g)}$ and electron affinity add up to formation plus lattice enthalpy.`,
      ],
      answer: md`(a) $\mathrm{${m}^{+}(g) + e^{-} + ${x}(g)}$: the atoms have been formed and the metal has been ionised.

(b) By Hess's law

$$\Delta H_{\text{at}}(\mathrm{${m}}) + \mathrm{IE} + ${half} + \mathrm{EA} = \Delta H_f + \Delta H_{\text{lattice}}$$

$$${solved} = ${result}\ \text{kJ mol}^{-1}$$

The ${rows[unknown][1]!.replace(`${m}${x}`, md`$\mathrm{${m}${x}}$`).replace(/ of (Cl|Br|I|F)$/, md` of $\mathrm{$1}$`)} is $${result < 0 ? '-' : '+'}${Math.abs(result)}\ \text{kJ mol}^{-1}$.

(c) ${
        unknown === 'lattice'
          ? md`Only ions with charge 1+ are formed: $\mathrm{${m}^{+}}$ has a noble gas configuration.`
          : md`The gain of an electron by $\mathrm{${x}(g)}$ (electron affinity).`
      }

(d) ${
        m === 'Li'
          ? md`It is smaller: $\mathrm{Na^{+}}$ is larger than $\mathrm{Li^{+}}$ and has the same charge, so the ions are further apart and attract each other less.`
          : md`It is larger: $\mathrm{Li^{+}}$ is smaller than $\mathrm{${m}^{+}}$ and has the same charge, so the ions are closer together and attract each other more.`
      }

**Watch out:** The lattice enthalpy here belongs to the solid coming apart into ions, so it is positive. The value given for the halogen is already for *one* atom, so don't halve it again.`,
      scheme: [
        [md`$\mathrm{${m}^{+}(g) + e^{-} + ${x}(g)}$ (do not accept halogen molecules)`, '1'],
        ["a correct cycle or equation by Hess's law", '1'],
        ['all signs right on substitution', '1'],
        [md`$${result}\ \text{kJ mol}^{-1}$ (allow ECF)`, '1'],
        [unknown === 'lattice' ? 'the metal forms ions with charge 1+ only OWTTE' : 'electron affinity', '1'],
        [m === 'Li' ? 'smaller' : 'larger', '1'],
        ['by the radius of the cation, with the same charges OWTTE (do not accept atomic radius)', '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'formula',
          expected: md`\mathrm{${m}^{+} + e^{-} + ${x}}`,
          mistakes: [
            {
              value: md`\mathrm{${m}^{+} + ${x}^{-}}`,
              note: md`These ions stand one level lower: on the highest level the electron has not yet been taken up.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${result}`,
          unit: 'kJ mol^-1',
          mistakes: [
            {
              value: `${unknown === 'lattice' || unknown === 'form' ? result - half : result + half}`,
              note: md`You left out the formation of gaseous $\mathrm{${x}}$ atoms, $+${half}\ \text{kJ mol}^{-1}$.`,
            },
            unknown === 'form'
              ? {
                  value: `${-result}`,
                  note: md`The size is right. Which of the two ways round the cycle goes with the formation?`,
                }
              : {
                  value: `${unknown === 'lattice' ? result + 2 * form : result - 2 * form}`,
                  note: md`You took the enthalpy of formation with the wrong sign.`,
                },
          ],
        },
        { part: 'c', kind: 'self', why: unknown === 'lattice' ? 'explain' : 'state a process' },
        { part: 'd', kind: 'self', why: 'state and explain' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${result}`,
          // Round the whole cycle the enthalpy changes add up to nothing.
          value: root(
            (value) => {
              const all = { ...values, [unknown]: value };
              return all.atom + all.ionise + half + all.gain - all.lattice - all.form;
            },
            -3000,
            3000,
          ),
          within: 1e-6,
        },
      ],
      drawings: {
        cycle: energyLevels({
          even: true,
          title: 'Enthalpy',
          width: 190,
          levels: [
            { energy: 0, name: `${m}${x}(s)` },
            { energy: 1, name: `${m}(s) + ${plain[x]}` },
            { energy: 2, name: `${m}(g) + ${plain[x]}` },
            { energy: 4, name: `${m}^+(g) + e^− + ${plain[x]}` },
            { energy: 5, name: 'P' },
            { energy: 3, name: `${m}^+(g) + ${x}^−(g)` },
          ],
          description: `Levels of enthalpy, not to scale, from bottom to top: solid ${m}${x}; the elements; gaseous ${m} and the halogen; gaseous ions of ${m} and ${x}; gaseous ${m} ions, electrons and the halogen; and P at the top.`,
        }),
      },
    };
  },
});
