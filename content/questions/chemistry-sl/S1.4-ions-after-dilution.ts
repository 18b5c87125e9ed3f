import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

type Drawn = { salt: { ions: number }; taken: number; flask: number; hundredths: number; added: boolean };

function solve({ salt: { ions }, taken, flask, hundredths, added }: Drawn) {
  const start = hundredths / 100;
  const whole = added ? taken + flask : flask;
  const right = (ions * start * taken) / whole;
  const salt = {
    value: right / ions,
    note: md`This is the concentration of the salt. Each formula unit gives $${ions}$ of the ions that are asked for.`,
  };
  const undiluted = {
    value: ions * start,
    note: 'You left out the dilution: this is the concentration of the ions before water is added.',
  };
  const volume = added
    ? {
        value: (ions * start * taken) / flask,
        note: 'You divided by the volume of the added water. The amount is spread over the whole volume.',
      }
    : {
        value: (ions * start * taken) / (flask + taken),
        note: md`You added the two volumes. The solution is made up to $${flask}\ \text{cm}^3$ in all.`,
      };
  const shared = {
    value: right / ions ** 2,
    note: 'You divided the concentration of the salt by the number of ions. There are more ions than formula units.',
  };
  const reversed = {
    value: (ions * start * whole) / taken,
    note: 'You have the volumes upside down: adding water makes the concentration smaller.',
  };
  // Different mistakes for different solutions, so that the right result is now among the small ones, now among the large.
  const wrong = [
    [salt, volume, undiluted],
    [undiluted, reversed, added ? volume : salt],
    [salt, shared, added ? undiluted : volume],
  ][(taken / 5 + hundredths) % 3]!;
  return { start, whole, right, options: ascending([{ value: right, note: '' }, ...wrong]) };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    salt: choice(
      { name: 'calcium chloride', formula: 'CaCl_2', ion: 'Cl^-', ions: 2 },
      { name: 'aluminium nitrate', formula: 'Al(NO_3)_3', ion: 'NO_3^-', ions: 3 },
      { name: 'sodium sulfate', formula: 'Na_2SO_4', ion: 'Na^+', ions: 2 },
      { name: 'sodium phosphate', formula: 'Na_3PO_4', ion: 'Na^+', ions: 3 },
      { name: 'ammonium sulfate', formula: '(NH_4)_2SO_4', ion: 'NH_4^+', ions: 2 },
      { name: 'iron(III) chloride', formula: 'FeCl_3', ion: 'Cl^-', ions: 3 },
    ),
    taken: integers(20, 60, 5),
    flask: choice(100, 150, 200, 250),
    hundredths: choice(10, 12, 15, 20, 25, 30, 40),
    added: choice(true, false),
  },
  allow: (drawn) => farApart(solve(drawn).options, 1.12),
  write: (drawn) => {
    const {
      salt: { name, formula, ion, ions },
      taken,
      flask,
      added,
    } = drawn;
    const { start, whole, right, options } = solve(drawn);
    const key = keyOf(options);
    const c = decimals(start, 3);
    return {
      text: md`A volume of $${taken}.0\ \text{cm}^3$ of $${c}\ \text{mol dm}^{-3}$ ${name} solution, $\mathrm{${formula}(aq)}$, is ${added ? md`mixed with $${flask}\ \text{cm}^3$ of distilled water` : md`put into a volumetric flask and made up to $${flask}\ \text{cm}^3$ with distilled water`}. What is the concentration of $\mathrm{${ion}}$ ions in the ${added ? 'mixture' : 'new solution'}, in $\text{mol dm}^{-3}$?${added ? ' Assume that the volumes add.' : ''} [1]

${lettered(options, (value) => md`$${sf(value)}$`)}`,
      hints: [
        'What is the final volume of the solution?',
        'How many of the ions come from one formula unit of the salt?',
      ],
      answer: md`The amount of salt does not change when water is added, so $c_1V_1 = c_2V_2$. The final volume is $${added ? `${taken} + ${flask} = ${whole}` : whole}\ \text{cm}^3$. One formula unit of $\mathrm{${formula}}$ gives $${ions}$ ions $\mathrm{${ion}}$:

$$[\mathrm{${ion}}] = ${ions} \times ${c} \times \frac{${taken}.0}{${whole}} = ${sf(right)}\ \text{mol dm}^{-3}$$

The answer is **${key}**. The two volumes may stay in $\text{cm}^3$, because only their ratio counts.

**Watch out:** 'made up to' names the final volume, 'mixed with' names what is added.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{mol dm}^{-3}`,
          // By the amount of ions in mol.
          value: (ions * ((start * taken) / 1000)) / (whole / 1000),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
