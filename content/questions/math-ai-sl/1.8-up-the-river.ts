import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    trip: choice(
      { river: 'the Mekong', who: 'A ferry', medium: 'river', moving: 'current' },
      { river: 'the Amazon', who: 'A mail boat', medium: 'river', moving: 'current' },
      { river: 'the Danube', who: 'A cargo ship', medium: 'river', moving: 'current' },
      { river: 'the Niger', who: 'A river bus', medium: 'river', moving: 'current' },
    ),
    speed: integers(120, 240, 5),
    flow: integers(20, 60, 5),
    up: choice(3, 3.5, 4, 4.5, 5, 6),
    down: choice(2, 2.5, 3, 4),
    longer: choice(30, 45, 50, 60),
  },
  allow: ({ speed, flow, up, down }) => {
    const [against, along] = [((speed - flow) / 10) * up, ((speed + flow) / 10) * down];
    return (
      speed > 3 * flow &&
      up > down &&
      [against, along].every((distance) => Number.isInteger(Number(distance.toFixed(6)))) &&
      against !== along
    );
  },
  write: ({ trip, speed, flow, up, down, longer }) => {
    const [v, w] = [speed / 10, flow / 10];
    const [against, along] = [Number(((v - w) * up).toFixed(6)), Number(((v + w) * down).toFixed(6))];
    const time = longer / (v - w) + longer / (v + w);
    const still = (2 * longer) / v;
    const solved = solveLinear(
      [
        [up, -up],
        [down, down],
      ],
      [against, along],
    );
    return {
      text: md`${trip.who} travels on ${trip.river}. Its speed in still water is $v\ \text{km h}^{-1}$, and the speed of the current is $w\ \text{km h}^{-1}$. Upstream, against the current, it needs $${up}$ hours for $${against}\ \text{km}$. Downstream, with the current, it needs $${down}$ hours for $${along}\ \text{km}$.

(a) Write down two equations in $v$ and $w$. [2]

(b) Find $v$ and $w$. [2]

(c) Find the time that ${trip.who.replace('A ', 'the ')} needs to go $${longer}\ \text{km}$ upstream and the same way back. [2]`,
      hints: [
        md`Upstream the current slows the boat down. What is its speed over the ground then?`,
        md`Distance is speed times time.`,
        md`In (c), the two ways take different times. Find each of them.`,
      ],
      answer: md`(a) Upstream the speed over the ground is $v - w$, downstream it is $v + w$. Distance is speed times time:

$$${up}(v - w) = ${against}, \qquad ${down}(v + w) = ${along}$$

(b) Divide by the times: $v - w = ${Number((against / up).toFixed(4))}$ and $v + w = ${Number((along / down).toFixed(4))}$. Adding the equations gives $2v = ${Number((2 * v).toFixed(4))}$, so $v = ${v}$. Subtracting gives $2w = ${Number((2 * w).toFixed(4))}$, so $w = ${w}$.

(c) Add the times of the two ways:

$$\frac{${longer}}{${v} - ${w}} + \frac{${longer}}{${v} + ${w}} = ${sf(time)}\ \text{hours}$$

**Calculator:** the solver for two linear equations needs the form $${up}v - ${up}w = ${against}$ and $${down}v + ${down}w = ${along}$. TI-Nspire: menu, Algebra, Solve System of Linear Equations. Casio fx-CG50: Equation, Simultaneous.

**Watch out:** the current doesn't cancel in (c). The slow way takes longer, so it counts for more than the fast one.`,
      scheme: [
        [md`(a) $${up}(v - w) = ${against}$`, 'A1'],
        [md`$${down}(v + w) = ${along}$`, 'A1'],
        [md`(b) $v = ${v}$`, 'A1'],
        [md`$w = ${w}$`, 'A1'],
        [md`(c) adds the times for both ways, with different speeds`, 'M1'],
        [md`$${sf(time)}$ hours`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          label: 'Upstream',
          expected: `${up}(v - w) = ${against}`,
          variables: ['v', 'w'],
          marks: 1,
          mistakes: [
            { value: `${up}(v + w) = ${against}`, note: md`Upstream the current slows the boat down.` },
          ],
        },
        {
          part: 'a',
          kind: 'equation',
          label: 'Downstream',
          expected: `${down}(v + w) = ${along}`,
          variables: ['v', 'w'],
          marks: 1,
          mistakes: [
            { value: `${down}(v - w) = ${along}`, note: md`Downstream the current helps the boat.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$v =$',
          expected: `${v}`,
          accuracy: 'exact',
          unit: 'km/h',
          marks: 1,
        },
        {
          part: 'b',
          kind: 'number',
          label: '$w =$',
          expected: `${w}`,
          accuracy: 'exact',
          unit: 'km/h',
          marks: 1,
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${time}`,
          unit: 'hours',
          follows: `${longer} / (b.1 - b.2) + ${longer} / (b.1 + b.2)`,
          unless: 't <= 0',
          mistakes:
            sf(time) !== sf(still) && Number(time.toPrecision(2)) !== still
              ? [
                  {
                    value: sf(still, 5),
                    note: md`That would be the time in still water. The current doesn't cancel.`,
                  },
                ]
              : [],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `v = ${v}`, value: Number(solved[0]!.toFixed(8)) },
        { part: 'b', route: 'numeric', shown: `w = ${w}`, value: Number(solved[1]!.toFixed(8)) },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(time)}\\ \\text{hours}`,
          value: (longer * up) / against + (longer * down) / along,
        },
      ],
    };
  },
});
