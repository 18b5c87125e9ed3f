import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

/** In kJ for one mole: atomisation, first and second ionisation energy. */
const metals = [
  { m: 'Mg', name: 'magnesium', at: 148, first: 738, second: 1451 },
  { m: 'Ca', name: 'calcium', at: 178, first: 590, second: 1145 },
  { m: 'Sr', name: 'strontium', at: 164, first: 549, second: 1064 },
  { m: 'Ba', name: 'barium', at: 180, first: 503, second: 965 },
] as const;
/** Enthalpy change for one mole of gaseous atoms from the element, and electron affinity. */
const halogens = [
  { x: 'F', name: 'fluoride', at: 79, gain: -328, form: { Mg: -1124, Ca: -1228, Sr: -1217, Ba: -1208 } },
  { x: 'Cl', name: 'chloride', at: 121, gain: -349, form: { Mg: -641, Ca: -795, Sr: -829, Ba: -855 } },
  { x: 'Br', name: 'bromide', at: 112, gain: -325, form: { Mg: -524, Ca: -683, Sr: -718, Ba: -757 } },
  { x: 'I', name: 'iodide', at: 107, gain: -295, form: { Mg: -364, Ca: -534, Sr: -558, Ba: -605 } },
] as const;

const asks = ['lattice', 'form', 'atoms', 'gain'] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: { metal: metals, halogen: halogens, asked: choice(...asks) },
  write: ({ metal, halogen, asked }) => {
    const { m, at, first, second } = metal;
    const { x, gain } = halogen;
    const form = halogen.form[m];
    const ions = at + first + second;
    const lattice = ions + 2 * halogen.at + 2 * gain - form;
    const n = (value: number) => (value < 0 ? `(${value})` : `${value}`);
    const metalPart = `${at} + ${first} + ${second}`;
    const halfMetal = `${at} + ${first}`;
    const names = {
      lattice: md`the lattice enthalpy of $\mathrm{${m}${x}_2}$`,
      form: md`the enthalpy of formation of $\mathrm{${m}${x}_2}$`,
      atoms: md`the enthalpy change for forming one mole of gaseous $\mathrm{${x}}$ atoms from the element`,
      gain: md`the first electron affinity of $\mathrm{${x}}$`,
    };
    const twoAtoms = md`2 \times ${halogen.at}`;
    const twoGains = md`2 \times ${n(gain)}`;
    const once = md`There are two halogen atoms and two halide ions for each metal ion.`;
    const oneIon = md`The ion $\mathrm{${m}^{2+}}$ has lost two electrons: both ionisation energies belong to the cycle.`;
    const sign = md`Check the signs: atoms, ions and electron affinities on one way, formation and lattice on the other.`;
    const cases = {
      lattice: [
        [md`${metalPart} + ${twoAtoms} + ${twoGains} - ${n(form)}`, ''],
        [md`${metalPart} + ${halogen.at} + ${n(gain)} - ${n(form)}`, once],
        [md`${halfMetal} + ${twoAtoms} + ${twoGains} - ${n(form)}`, oneIon],
        [md`${metalPart} + ${twoAtoms} + ${twoGains} + ${n(form)}`, sign],
      ],
      form: [
        [md`${metalPart} + ${twoAtoms} + ${twoGains} - ${lattice}`, ''],
        [md`${metalPart} + ${halogen.at} + ${n(gain)} - ${lattice}`, once],
        [md`${halfMetal} + ${twoAtoms} + ${twoGains} - ${lattice}`, oneIon],
        [md`${lattice} - (${metalPart} + ${twoAtoms} + ${twoGains})`, sign],
      ],
      atoms: [
        [md`\tfrac{1}{2}[${lattice} + ${n(form)} - (${metalPart}) - ${twoGains}]`, ''],
        [md`${lattice} + ${n(form)} - (${metalPart}) - ${twoGains}`, once],
        [md`\tfrac{1}{2}[${lattice} + ${n(form)} - (${halfMetal}) - ${twoGains}]`, oneIon],
        [md`\tfrac{1}{2}[${lattice} - ${n(form)} - (${metalPart}) - ${twoGains}]`, sign],
      ],
      gain: [
        [md`\tfrac{1}{2}[${lattice} + ${n(form)} - (${metalPart}) - ${twoAtoms}]`, ''],
        [md`${lattice} + ${n(form)} - (${metalPart}) - ${halogen.at}`, once],
        [md`\tfrac{1}{2}[${lattice} + ${n(form)} - (${halfMetal}) - ${twoAtoms}]`, oneIon],
        [md`\tfrac{1}{2}[${lattice} - ${n(form)} - (${metalPart}) - ${twoAtoms}]`, sign],
      ],
    } as const;
    const result = { lattice, form, atoms: halogen.at, gain }[asked];
    const rows = [
      [md`atomisation of $\mathrm{${m}}$`, at],
      [md`first and second ionisation energy of $\mathrm{${m}}$`, `${first}$ and $+${second}`],
      ...(asked === 'atoms'
        ? []
        : [[md`one mole of gaseous $\mathrm{${x}}$ atoms from the element`, halogen.at] as const]),
      ...(asked === 'gain' ? [] : [[md`first electron affinity of $\mathrm{${x}}$`, gain] as const]),
      ...(asked === 'form' ? [] : [[md`formation of $\mathrm{${m}${x}_2}$`, form] as const]),
      ...(asked === 'lattice'
        ? []
        : [[md`lattice enthalpy of $\mathrm{${m}${x}_2}$ (for separating the ions)`, lattice] as const]),
    ] as const;
    const turn = (at + halogen.at + asks.indexOf(asked)) % 4;
    const all = cases[asked].map(([value, note]) => ({ value, note }));
    const options = all.map((_, place) => all[(place + turn) % 4]!);
    const key = keyOf(options);
    return {
      text: md`The table has values, in $\text{kJ mol}^{-1}$, for a Born–Haber cycle of ${metal.name} ${halogen.name}.

| process | $\Delta H$ |
|---|---|
${rows.map(([name, value]) => (typeof value === 'string' ? `| ${name} | $+${value}$ |` : `| ${name} | $${value < 0 ? '' : '+'}${value}$ |`)).join('\n')}

Which expression gives ${names[asked]}? [1]

${lettered(options, (value) => md`$${value}$`)}`,
      hints: [
        md`How many halide ions are there for each metal ion, and how many electrons does the metal lose?`,
        md`From the elements to the gaseous ions there are two ways: through the atoms, or through the solid.`,
      ],
      answer: md`There are two ways from the elements to the gaseous ions, and by Hess's law they have the same enthalpy change. Through the atoms: atomisation of the metal, both ionisations, two halogen atoms, two electron affinities. Through the solid: formation, then lattice enthalpy.

$$${metalPart} + 2\Delta H_{at}(\mathrm{${x}}) + 2\Delta H_{EA} = \Delta H_f + \Delta H_{lattice}$$

Solved for what is asked, this is the expression in **${key}**, which is worth $\Delta H = ${result}\ \text{kJ mol}^{-1}$.

**Watch out:** for $\mathrm{MX_2}$ everything that happens to X happens twice, and M is ionised twice.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`\Delta H = ${result}\ \text{kJ mol}^{-1}`,
          // Round the whole cycle the changes add up to nothing.
          value: Math.round(
            root(
              (value) => {
                const known = { lattice, form, atoms: halogen.at, gain, [asked]: value };
                return ions + 2 * known.atoms + 2 * known.gain - known.form - known.lattice;
              },
              -5000,
              5000,
            ),
          ),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
