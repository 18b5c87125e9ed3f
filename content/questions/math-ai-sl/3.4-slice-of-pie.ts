import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

type Known = 'arc' | 'area' | 'perimeter';

/** What is measured, with one decimal place: so the angle isn't a whole number. */
const measured = (known: Known, radius: number, degrees: number): number => {
  const arc = (degrees / 360) * 2 * Math.PI * radius;
  const value = { arc, area: (arc * radius) / 2, perimeter: arc + 2 * radius }[known];
  return Number(value.toFixed(1));
};

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    food: choice('pizza in Naples', 'apple pie in Vilnius', 'börek in Sarajevo', 'honey cake in Almaty'),
    radius: integers(11, 18, 0.5),
    angle: integers(38, 82),
    /** What is known of the slice. */
    known: choice<Known[]>('arc', 'area', 'perimeter'),
  },
  // The result of (b) is not halfway between two numbers of three figures.
  allow: ({ radius, angle, known }) => {
    const given = measured(known, radius, angle);
    const second =
      known === 'area' ? (2 * given) / radius : ((given - (known === 'arc' ? 0 : 2 * radius)) * radius) / 2;
    const figures = second * 10 ** (2 - Math.floor(Math.log10(second)));
    return Math.abs((figures % 1) - 0.5) > 0.01;
  },
  write: ({ food, radius, angle: meant, known }) => {
    const turn = (degrees: number) => (degrees * Math.PI) / 180;
    const measure = (degrees: number): number => {
      if (known === 'area') return (degrees / 360) * Math.PI * radius ** 2;
      const arc = (degrees / 360) * 2 * Math.PI * radius;
      return known === 'arc' ? arc : arc + 2 * radius;
    };
    const given = measured(known, radius, meant);
    const rim = known === 'perimeter' ? Number((given - 2 * radius).toFixed(1)) : given;
    const angle =
      known === 'area' ? (360 * given) / (Math.PI * radius ** 2) : (360 * rim) / (2 * Math.PI * radius);
    const arc = (angle / 360) * 2 * Math.PI * radius;
    const area = (angle / 360) * Math.PI * radius ** 2;
    const asksArc = known === 'area';
    const second = asksArc ? arc : area;
    const rest = (360 - angle) / 5;
    const told = {
      arc: md`The curved edge of the slice is $${given}\ \text{cm}$ long.`,
      area: md`The slice has an area of $${given}\ \text{cm}^2$.`,
      perimeter: md`The perimeter of the slice is $${given}\ \text{cm}$.`,
    }[known];
    const found = root((degrees) => measure(degrees) - given, 1, 359);
    const first =
      known === 'area'
        ? md`A sector is the fraction $\frac{\theta}{360}$ of the whole disc:

$$\frac{\theta}{360} \times \pi \times ${radius}^2 = ${given}, \quad \text{so} \quad \theta = ${sf(angle)}^\circ \quad (${sf(angle, 5)}\ldots).$$`
        : md`${known === 'perimeter' ? md`The perimeter consists of the arc and two radii, so the arc is $${given} - 2 \times ${radius} = ${rim}\ \text{cm}$ long. ` : ''}The arc is the fraction $\frac{\theta}{360}$ of the whole circle:

$$\frac{\theta}{360} \times 2\pi \times ${radius} = ${rim}, \quad \text{so} \quad \theta = ${sf(angle)}^\circ \quad (${sf(angle, 5)}\ldots).$$`;
    return {
      text: md`A slice is cut from a round ${food}. The slice is a sector of a circle with radius $${radius}\ \text{cm}$ and angle $\theta$. ${told}

![](drawing:slice)

(a) Find $\theta$, in degrees. [${known === 'perimeter' ? 3 : 2}]

(b) Find the ${asksArc ? 'length of the curved edge' : 'area'} of the slice. [2]

(c) The rest is cut into five equal slices. Determine whether each of them is larger than the first slice. [2]`,
      hints: [
        md`A sector is a fraction of the whole circle. The fraction is $\frac{\theta}{360}$.`,
        known === 'perimeter'
          ? md`Which three lines does the perimeter of a slice consist of?`
          : md`Write down the formula for what is known. Only $\theta$ is missing in it.`,
        md`For (c), the sizes of slices of one disc can be compared by their angles.`,
      ],
      answer: md`(a) ${first}

(b) ${
        asksArc
          ? md`The arc is the same fraction of the circumference: $\dfrac{${sf(angle, 5)}}{360} \times 2\pi \times ${radius} = ${sf(arc)}\ \text{cm}$`
          : md`The area is the same fraction of the disc: $\dfrac{${sf(angle, 5)}}{360} \times \pi \times ${radius}^2 = ${sf(area)}\ \text{cm}^2$`
      }

(c) The remaining angle is shared by five slices: $\dfrac{360^\circ - ${sf(angle, 5)}^\circ}{5} = ${sf(rest)}^\circ$. All slices have the same radius, and $${sf(rest)}^\circ ${rest > angle ? '>' : '<'} ${sf(angle)}^\circ$, so ${rest > angle ? 'each of them is larger than the first slice' : 'none of them is larger than the first slice: they are smaller'}.

**Another way for (b):** ${md`with arc $l$ and radius $r$, the area of a sector is $\frac{1}{2}rl$`}${asksArc ? md`, so $l = \dfrac{2 \times ${given}}{${radius}}$.` : md`: here $\frac{1}{2} \times ${radius} \times ${rim}$.`}

**Watch out:** ${known === 'perimeter' ? 'subtract *two* radii before you use the formula for the arc.' : 'keep the unrounded angle for (b) and (c).'}`,
      scheme: [
        ...(known === 'perimeter'
          ? ([[md`(a) $${given} - 2 \times ${radius} = ${rim}$`, 'M1']] as const)
          : []),
        [
          md`${known === 'perimeter' ? '' : '(a) '}$\frac{\theta}{360} \times ${known === 'area' ? md`\pi \times ${radius}^2` : md`2\pi \times ${radius}`} = ${rim}$`,
          'M1',
        ],
        [md`$${sf(angle)}^\circ$`, 'A1'],
        [
          md`(b) substitutes into the formula for the ${asksArc ? 'length of an arc' : 'area of a sector'}`,
          'M1',
        ],
        [
          md`$${sf(second)}\ ${asksArc ? md`\text{cm}` : md`\text{cm}^2`}$ (accept a value from the angle rounded to 3 s.f.)`,
          'A1',
        ],
        [md`(c) finds $${sf(rest)}^\circ$, or the area of one of the five slices`, 'M1'],
        [md`correct comparison: ${rest > angle ? 'larger' : 'smaller'}`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(angle.toPrecision(12))}`,
          unit: '°',
          mistakes: [
            known === 'perimeter'
              ? {
                  value: `${(360 * given) / (2 * Math.PI * radius)}`,
                  note: md`You took the perimeter for the arc. Two radii belong to it.`,
                }
              : known === 'arc'
                ? {
                    value: `${(360 * given) / (Math.PI * radius)}`,
                    note: md`The circumference is $2\pi r$; you took half of it.`,
                  }
                : {
                    value: `${(360 * given) / (2 * Math.PI * radius)}`,
                    note: md`You used the formula for the arc, but the area is given.`,
                  },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(second.toPrecision(12))}`,
          accuracy: { tolerance: asksArc ? 0.06 : 0.6 },
          unit: asksArc ? 'cm' : 'cm^2',
          follows: asksArc ? `a.1 / 360 * 2 * pi * ${radius}` : `a.1 / 360 * pi * ${radius}^2`,
          unless: 'a <= 0',
          mistakes: asksArc
            ? [
                {
                  value: `${arc + 2 * radius}`,
                  note: md`That is the whole perimeter. The curved edge is the arc alone.`,
                },
              ]
            : [
                {
                  value: `${Math.PI * radius ** 2}`,
                  note: md`That is the whole disc. The slice is a part of it.`,
                },
              ],
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Angle of each of the five slices',
          expected: `${Number(rest.toPrecision(12))}`,
          unit: '°',
          marks: 1,
          follows: '(360 - a.1) / 5',
          unless: 'a <= 0',
        },
        { part: 'c', kind: 'self', why: 'compare', marks: 1 },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `\\theta = ${sf(angle)}^\\circ`, value: found },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(second)}\\ \\text{cm}`,
          value: asksArc ? (2 * given) / radius : integral((r) => r * turn(found), 0, radius),
        },
        { part: 'c', route: 'numeric', shown: `= ${sf(rest)}^\\circ`, value: 72 - found / 5 },
      ],
      drawings: {
        slice: sketch({
          points: {
            O: [0, 0],
            A: [radius * Math.sin(turn(meant / 2)), radius * Math.cos(turn(meant / 2))],
            B: [-radius * Math.sin(turn(meant / 2)), radius * Math.cos(turn(meant / 2))],
          },
          labels: { O: false, A: false, B: false },
          segments: [{ of: 'OA', label: `${radius} cm` }, 'OB'],
          arcs: [{ centre: 'O', from: 'A', to: 'B' }],
          sectors: [{ centre: 'O', from: 'A', to: 'B' }],
          angles: [{ at: 'O', from: 'A', to: 'B', label: '*θ*' }],
          height: 190,
          description: `A sector of a circle with radius ${radius} cm and the angle theta.`,
        }),
      },
    };
  },
});
