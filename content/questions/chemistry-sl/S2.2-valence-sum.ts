import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

const valence: Record<string, number> = { H: 1, B: 3, C: 4, N: 5, P: 5, O: 6, S: 6, F: 7, Cl: 7, Br: 7 };

/** Formula, atoms, charge, and the pairs that bond in its Lewis formula (with octets). */
const species = [
  { formula: 'NH_3', atoms: { N: 1, H: 3 }, charge: 0, bonds: 3 },
  { formula: 'H_2O', atoms: { O: 1, H: 2 }, charge: 0, bonds: 2 },
  { formula: 'H_3O^+', atoms: { O: 1, H: 3 }, charge: 1, bonds: 3 },
  { formula: 'NF_3', atoms: { N: 1, F: 3 }, charge: 0, bonds: 3 },
  { formula: 'PCl_3', atoms: { P: 1, Cl: 3 }, charge: 0, bonds: 3 },
  { formula: 'CO_2', atoms: { C: 1, O: 2 }, charge: 0, bonds: 4 },
  { formula: 'HCN', atoms: { H: 1, C: 1, N: 1 }, charge: 0, bonds: 4 },
  { formula: 'N_2', atoms: { N: 2 }, charge: 0, bonds: 3 },
  { formula: 'CO', atoms: { C: 1, O: 1 }, charge: 0, bonds: 3 },
  { formula: 'NO_2^-', atoms: { N: 1, O: 2 }, charge: -1, bonds: 3 },
  { formula: 'NO_3^-', atoms: { N: 1, O: 3 }, charge: -1, bonds: 4 },
  { formula: 'CO_3^{2-}', atoms: { C: 1, O: 3 }, charge: -2, bonds: 4 },
  { formula: 'SO_2', atoms: { S: 1, O: 2 }, charge: 0, bonds: 3 },
  { formula: 'O_3', atoms: { O: 3 }, charge: 0, bonds: 3 },
  { formula: 'CH_3Cl', atoms: { C: 1, H: 3, Cl: 1 }, charge: 0, bonds: 4 },
  { formula: 'CH_2O', atoms: { C: 1, H: 2, O: 1 }, charge: 0, bonds: 4 },
  { formula: 'CHCl_3', atoms: { C: 1, H: 1, Cl: 3 }, charge: 0, bonds: 4 },
  { formula: 'CF_4', atoms: { C: 1, F: 4 }, charge: 0, bonds: 4 },
  { formula: 'N_2H_4', atoms: { N: 2, H: 4 }, charge: 0, bonds: 5 },
  { formula: 'H_2O_2', atoms: { H: 2, O: 2 }, charge: 0, bonds: 3 },
  { formula: 'CH_3OH', atoms: { C: 1, H: 4, O: 1 }, charge: 0, bonds: 5 },
  { formula: 'CH_3NH_2', atoms: { C: 1, H: 5, N: 1 }, charge: 0, bonds: 6 },
  { formula: 'OH^-', atoms: { O: 1, H: 1 }, charge: -1, bonds: 1 },
  { formula: 'OF_2', atoms: { O: 1, F: 2 }, charge: 0, bonds: 2 },
  { formula: 'H_2S', atoms: { H: 2, S: 1 }, charge: 0, bonds: 2 },
  { formula: 'COCl_2', atoms: { C: 1, O: 1, Cl: 2 }, charge: 0, bonds: 4 },
  { formula: 'HCOOH', atoms: { C: 1, H: 2, O: 2 }, charge: 0, bonds: 5 },
  { formula: 'BF_4^-', atoms: { B: 1, F: 4 }, charge: -1, bonds: 4 },
  { formula: 'NOCl', atoms: { N: 1, O: 1, Cl: 1 }, charge: 0, bonds: 3 },
  { formula: 'CS_2', atoms: { C: 1, S: 2 }, charge: 0, bonds: 4 },
] as const;

type Drawn = { of: (typeof species)[number]; asked: string };

function solve({ of: { atoms, charge, bonds }, asked }: Drawn) {
  const counted = Object.entries(atoms as Record<string, number>);
  const neutral = counted.reduce((sum, [symbol, count]) => sum + valence[symbol]! * count, 0);
  const total = neutral - charge;
  const lone = total / 2 - bonds;
  const atomsInAll = counted.reduce((sum, [, count]) => sum + count, 0);
  const options =
    asked === 'lone'
      ? ascending([
          { value: lone, note: '' },
          {
            value: total / 2,
            note: 'This is the number of all pairs of valence electrons. Some of them form bonds.',
          },
          { value: bonds, note: 'This is the number of bonding pairs. The others are lone pairs.' },
          {
            value: total / 2 - (atomsInAll - 1),
            note: 'You took one bonding pair between each two bonded atoms. A double bond has two pairs and a triple bond three.',
          },
          {
            value: 2 * lone,
            note: 'This is the number of electrons in lone pairs. Two of them make a pair.',
          },
        ])
      : ascending([
          { value: total, note: '' },
          { value: total / 2, note: 'This is the number of pairs. Each pair has two electrons.' },
          {
            value: charge === 0 ? 2 * bonds : neutral,
            note:
              charge === 0
                ? 'You counted the bonding electrons only. Lone pairs belong to the Lewis formula, too.'
                : 'You left out the charge of the ion.',
          },
          {
            value: charge === 0 ? total + 2 : neutral + charge,
            note:
              charge === 0
                ? 'You have one pair too many: add the valence electrons of all atoms once more.'
                : 'You counted the charge the wrong way round: a negative ion has gained electrons, a positive one has lost some.',
          },
        ]);
  return { counted, neutral, total, lone, options };
}

/** The first three wrong ones that differ from the rest. */
function fourOf(drawn: Drawn) {
  const { options } = solve(drawn);
  const different = options.filter(
    ({ value, note }, at) =>
      note === '' ||
      (options.findIndex((one) => one.value === value) === at &&
        !options.some((one) => one.note === '' && one.value === value)),
  );
  const wrong = different.filter(({ note }) => note !== '').slice(0, 3);
  return different.filter((one) => one.note === '' || wrong.includes(one));
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: { of: choice(...species), asked: choice('lone', 'electrons') },
  allow: (drawn) => {
    const options = fourOf(drawn);
    return options.length === 4 && farApart(options, 1.0001);
  },
  write: (drawn) => {
    const {
      of: { formula, charge, bonds },
      asked,
    } = drawn;
    const { counted, neutral, total, lone } = solve(drawn);
    const options = fourOf(drawn);
    const key = keyOf(options);
    const sum = counted
      .map(([symbol, count]) => (count === 1 ? `${valence[symbol]}` : md`${count} \times ${valence[symbol]}`))
      .join(' + ');
    return {
      text: md`${asked === 'lone' ? md`How many lone pairs are there, on all atoms together, in the Lewis formula of $\mathrm{${formula}}$? All atoms other than hydrogen have an octet.` : md`How many valence electrons does the Lewis formula of $\mathrm{${formula}}$ show in all?`} [1]

${lettered(options, (value) => md`$${value}$`)}`,
      hints: [
        'Add the valence electrons of all atoms, and allow for the charge if there is one.',
        asked === 'lone'
          ? 'Join the atoms by single bonds, complete the octets, and make double or triple bonds where electrons are lacking. Then count the lone pairs.'
          : 'The number of valence electrons of an atom follows from its group.',
      ],
      answer: md`The atoms bring $${sum} = ${neutral}$ valence electrons${charge === 0 ? '' : md`. The charge of the ion means that ${charge > 0 ? md`$${charge}$ is lost` : md`$${-charge}$ ${charge === -1 ? 'is' : 'are'} gained`}, so there are $${neutral} ${charge > 0 ? '-' : '+'} ${Math.abs(charge)} = ${total}$`}. ${
        asked === 'lone'
          ? md`These are $${total} \div 2 = ${total / 2}$ pairs. With octets round all atoms but hydrogen, $${bonds}$ ${bonds === 1 ? 'pair forms a bond' : 'pairs form bonds'}, so the number of lone pairs is $${total / 2} - ${bonds} = ${lone}$.`
          : md`All of them are shown, as bonding pairs or lone pairs: $N = ${total}$.`
      } The answer is **${key}**.

**Watch out:** the outer atoms have lone pairs, too. Leaving them out is the commonest fault in Lewis formulas.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'exact',
          shown: asked === 'lone' ? `= ${lone}` : `N = ${total}`,
          // What octets need, less what is shared: each shared pair counts for two atoms.
          value: (() => {
            const need = counted.reduce(
              (sum_, [symbol, count]) => sum_ + (symbol === 'H' ? 2 : 8) * count,
              0,
            );
            return asked === 'lone' ? (need - 4 * bonds) / 2 : need - 2 * bonds;
          })(),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
