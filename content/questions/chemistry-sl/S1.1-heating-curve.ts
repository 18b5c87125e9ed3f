import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    substance: choice(
      { name: 'naphthalene', melts: 80, boils: 218 },
      { name: 'phenol', melts: 41, boils: 182 },
      { name: 'ethanoic acid', melts: 17, boils: 118 },
      { name: 'cyclohexane', melts: 7, boils: 81 },
      { name: 'benzene', melts: 6, boils: 80 },
      { name: 'iodomethane', melts: -66, boils: 42 },
      { name: 'bromine', melts: -7, boils: 59 },
    ),
    below: integers(20, 40, 10),
    solid: integers(2, 3),
    melting: integers(3, 5),
    liquid: integers(4, 7),
    boiling: integers(6, 9),
  },
  write: ({ substance: { name, melts, boils }, below, solid, melting, liquid, boiling }) => {
    const start = melts - below;
    const end = boils + 20;
    const times = [0, solid, solid + melting, solid + melting + liquid, solid + melting + liquid + boiling];
    const last = times[4]! + 2;
    const heights = [start, melts, melts, boils, boils];
    const low = Math.floor((start - 10) / 20) * 20;
    const high = Math.ceil((end + 10) / 20) * 20;
    const kelvin = (celsius: number) => decimals(celsius + 273.15, 2);
    const ratio = (boils + 273.15) / (melts + 273.15);
    const minutes = times[2]! + 1;
    return {
      text: md`A sample of solid ${name} at $${start}\ ^\circ\text{C}$ is heated at a constant rate, at a pressure of $100\ \text{kPa}$. The graph shows its temperature.

![](drawing:curve)

(a) ${name[0]!.toUpperCase()}${name.slice(1)} melts at $${melts}\ ^\circ\text{C}$ and boils at $${boils}\ ^\circ\text{C}$. Calculate both temperatures in kelvin. [2]

(b) State the physical state or states of the sample $${minutes}$ minutes after heating began. [1]

(c) Explain why the temperature does not rise between B and C (from $${times[1]}$ to $${times[2]}$ minutes), although the sample takes up energy. [2]

(d) Determine the ratio $\dfrac{\text{average kinetic energy of the particles at D}}{\text{average kinetic energy of the particles at C}}$. [2]

(e) DE begins after $${times[3]}$ minutes and lasts $${boiling}$ minutes, longer than BC. Suggest a reason. [1]`,
      hints: [
        'A temperature in kelvin is the temperature in degrees Celsius plus 273.15.',
        'Temperature measures the average kinetic energy. What else can the energy be used for?',
        'The average kinetic energy is proportional to the absolute temperature, not to the temperature in degrees Celsius.',
      ],
      answer: md`(a) $T_{\text{melting}} = ${melts} + 273.15 = ${kelvin(melts)}\ \text{K}$ and $T_{\text{boiling}} = ${boils} + 273.15 = ${kelvin(boils)}\ \text{K}$

(b) Melting ends at C, after $${times[2]}$ minutes, and boiling begins at D, after $${times[3]}$ minutes. At $${minutes}$ minutes the sample is a liquid.

(c) The energy is used to overcome forces of attraction between the particles: it increases their potential energy. The average kinetic energy, and so the temperature, stays the same while the solid melts.

(d) The average kinetic energy is proportional to the temperature in kelvin. C is at the melting point and D at the boiling point.

$$\frac{${kelvin(boils)}}{${kelvin(melts)}} = ${sf(ratio)}$$

(e) In boiling, the particles are separated completely, so nearly all the forces between them must be overcome. In melting only some are. Boiling therefore takes more energy.

**Watch out:** In (c) don't write that bonds inside the molecules are broken: melting overcomes only the forces *between* them. In (d) a ratio of temperatures in degrees Celsius has no meaning.`,
      scheme: [
        [md`$${kelvin(melts)}\ \text{K}$ (accept $273$ for $273.15$ throughout)`, '1'],
        [md`$${kelvin(boils)}\ \text{K}$`, '1'],
        ['liquid', '1'],
        [
          'energy overcomes attractions between the particles / increases potential energy OWTTE (do not accept that bonds within molecules break)',
          '1',
        ],
        ['average kinetic energy is unchanged OWTTE', '1'],
        ['uses temperatures in kelvin (do not accept degrees Celsius)', '1'],
        [md`$${sf(ratio)}$ (allow ECF from (a); accept 3 or 4 significant figures)`, '1'],
        ['more (nearly all) of the attractions are overcome in boiling than in melting OWTTE', '1'],
      ],
      replies: [
        ...(
          [
            ['melting', melts],
            ['boiling', boils],
          ] as const
        ).map(([change, celsius]) => ({
          part: 'a',
          kind: 'number' as const,
          label: md`$T_{\text{${change}}} =$`,
          expected: kelvin(celsius),
          unit: 'K',
          marks: 1,
          mistakes: [
            {
              value: kelvin(celsius - 2 * 273.15),
              note: md`You subtracted $273.15$. A temperature in kelvin is larger than the one in degrees Celsius.`,
            },
          ],
        })),
        { part: 'b', kind: 'self', why: 'states in words' },
        { part: 'c', kind: 'self', why: 'explain' },
        {
          part: 'd',
          kind: 'number',
          expected: precise(ratio),
          follows: 'a.2 / a.1',
          unless: 'r <= 0',
          mistakes: [
            {
              value: precise(boils / melts),
              note: md`You divided temperatures in degrees Celsius. The average kinetic energy is proportional to the temperature in kelvin.`,
            },
            {
              value: precise(1 / ratio),
              note: md`You have the ratio upside down: D, at the boiling point, is on top.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'suggest a reason' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${kelvin(melts)}`, value: 273.15 - -melts },
        { part: 'a', route: 'exact', shown: `= ${kelvin(boils)}`, value: 273.15 - -boils },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(ratio)}`,
          // By how much larger the kinetic energy is, from its gain per kelvin.
          value: 1 + (boils - melts) / (273.15 + melts),
        },
      ],
      drawings: {
        curve: plot({
          frame: true,
          grid: true,
          x: [0, Math.ceil(last / 2) * 2],
          y: [low, high],
          xLabel: 'Time / min',
          yLabel: 'Temperature / °C',
          ticks: { x: 2, y: 40 },
          polylines: [
            { points: [...times.map((time, index) => [time, heights[index]!] as const), [last, end]] },
          ],
          points: times.map((time, index) => ({
            at: [time, heights[index]!] as const,
            label: 'ABCDE'[index]!,
            place: index % 2 === 1 ? ('n' as const) : ('se' as const),
          })),
          description: `A graph of temperature against time. From A it rises steadily to B after ${times[1]} minutes, is level from B to C until ${times[2]} minutes, rises to D at ${times[3]} minutes, is level from D to E until ${times[4]} minutes, and then rises again.`,
        }),
      },
    };
  },
});
