import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';

/** Melting and boiling points in degrees Celsius. */
const gases = [
  { name: 'ammonia', melts: -78, boils: -33 },
  { name: 'propane', melts: -188, boils: -42 },
  { name: 'butane', melts: -138, boils: -1 },
  { name: 'chlorine', melts: -101, boils: -34 },
  { name: 'sulfur dioxide', melts: -73, boils: -10 },
] as const;
const liquids = [
  { name: 'bromine', melts: -7, boils: 59 },
  { name: 'ethanol', melts: -114, boils: 78 },
  { name: 'hexane', melts: -95, boils: 69 },
  { name: 'propanone', melts: -95, boils: 56 },
  { name: 'cyclohexane', melts: 7, boils: 81 },
  { name: 'ethanoic acid', melts: 17, boils: 118 },
] as const;
const solids = [
  { name: 'cyclohexane', melts: 7, boils: 81 },
  { name: 'ethanoic acid', melts: 17, boils: 118 },
  { name: 'phenol', melts: 41, boils: 182 },
  { name: 'naphthalene', melts: 80, boils: 218 },
] as const;
/** Liquids at as many degrees Celsius as the question has kelvin. */
const traps = [
  { name: 'white phosphorus', melts: 44, boils: 280 },
  { name: 'sulfur', melts: 115, boils: 445 },
  { name: 'glycerol', melts: 18, boils: 290 },
] as const;

interface Substance {
  readonly name: string;
  readonly melts: number;
  readonly boils: number;
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    kelvin: integers(225, 330, 5),
    right: choice(...liquids),
    gas: choice(...gases),
    trap: choice(...traps),
    solid: choice(...solids),
  },
  allow: ({ kelvin, right, gas, trap, solid }) => {
    const celsius = kelvin - 273;
    return (
      right.melts < celsius - 5 &&
      right.boils > celsius + 5 &&
      gas.boils < celsius - 5 &&
      trap.melts > celsius + 5 &&
      trap.melts < kelvin - 20 &&
      trap.boils > kelvin + 15 &&
      solid.melts > celsius + 5 &&
      solid.boils < kelvin - 15 &&
      right.name !== solid.name
    );
  },
  write: ({ kelvin, right, gas, trap, solid }) => {
    const celsius = kelvin - 273;
    const at = md`$${celsius}\ ^\circ\text{C}$`;
    const noted: { value: Substance; note: string }[] = [
      { value: right, note: '' },
      { value: gas, note: md`It boils below ${at}, so it is a gas at this temperature.` },
      {
        value: trap,
        note: md`It would be a liquid at $${kelvin}\ ^\circ\text{C}$. Change $${kelvin}\ \text{K}$ to degrees Celsius first.`,
      },
      { value: solid, note: md`It melts above ${at}, so it is still a solid at this temperature.` },
    ];
    const options = noted.toSorted((one, other) => one.value.name.localeCompare(other.value.name));
    const key = keyOf(options);
    return {
      text: md`The table gives melting points and boiling points at $100\ \text{kPa}$.

| substance | melting point / $^\circ\text{C}$ | boiling point / $^\circ\text{C}$ |
|---|---|---|
${options.map(({ value: { name, melts, boils } }) => md`| ${name} | $${melts}$ | $${boils}$ |`).join('\n')}

Which of them is a liquid at $${kelvin}\ \text{K}$ and $100\ \text{kPa}$? Take $0\ ^\circ\text{C}$ as $273\ \text{K}$. [1]

${lettered(options, ({ name }) => name)}`,
      hints: [
        'Bring all the temperatures to the same scale.',
        'A substance is a liquid between its melting point and its boiling point.',
      ],
      answer: md`The temperature is $${kelvin} - 273 = ${celsius}\ ^\circ\text{C}$. A liquid has its melting point below this temperature and its boiling point above it. That holds for ${right.name} ($${right.melts}\ ^\circ\text{C}$ and $${right.boils}\ ^\circ\text{C}$), so the answer is **${key}**. At ${at}, ${gas.name} is a gas, while ${trap.name} and ${solid.name} are solids.

**Watch out:** among negative temperatures the one with the larger number is the lower one: $${gas.melts}\ ^\circ\text{C}$ is below $${gas.boils}\ ^\circ\text{C}$.`,
      scheme: [[key, '1']],
      checks: [
        // Counted from the freezing point of water.
        { route: 'exact', shown: md`= ${celsius}\ ^\circ\text{C}`, value: -(273 - kelvin) },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
