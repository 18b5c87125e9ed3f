import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** To 3 significant figures, but without zeros at the end where the value is exact. */
const tidy = (value: number): string => {
  const text = sf(value);
  return Number(text) === Number(value.toPrecision(9)) ? `${Number(text)}` : text;
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['3.4', '1.8'],
  parameters: {
    story: choice(
      'A herb garden in Sintra',
      'A stage in an open-air theatre in Plovdiv',
      'A children’s pool in Cairns',
      'A parking bay for buses in Medellín',
    ),
    one: integers(3, 9),
    two: integers(4, 14),
  },
  allow: ({ one, two }) => {
    // Radii one and two give the same area: r(P − 2r)/2 with P = 2(one + two).
    const [first, second] = [(2 * two) / one, (2 * one) / two];
    return two > one && first < 2 * Math.PI && first > 0 && second > 0.3 && one + two <= 20;
  },
  write: ({ story, one, two }) => {
    const perimeter = 2 * (one + two);
    const area = one * two;
    const angles = [(2 * two) / one, (2 * one) / two] as const;
    const best = perimeter / 4;
    const most = best * best;
    return {
      text: md`${story} has the shape of a sector of a circle with radius $r$ metres and angle $\theta$ radians, where $0 < \theta < 2\pi$. Its perimeter is $${perimeter}$ m and its area is $${area}\ \text{m}^2$.

(a) Show that $\theta = \dfrac{${perimeter} - 2r}{r}$. [2]

(b) Hence show that $r^2 - ${perimeter / 2}r + ${area} = 0$. [3]

(c) Find the two possible values of $r$, and the value of $\theta$ for each of them. [4]

(d) Another sector has the same perimeter of $${perimeter}$ m. Find the greatest area that it can have. [3]`,
      hints: [
        md`The perimeter consists of two radii and an arc.`,
        md`Put the expression for $\theta$ into the formula for the area of a sector.`,
        md`Write the area of the other sector as a function of $r$. Where is its maximum?`,
      ],
      answer: md`(a) The perimeter is two radii and the arc $r\theta$: $2r + r\theta = ${perimeter}$. So $r\theta = ${perimeter} - 2r$, and $\theta = \frac{${perimeter} - 2r}{r}$.

(b) The area is $\frac{1}{2}r^2\theta = \frac{1}{2}r(${perimeter} - 2r) = ${perimeter / 2}r - r^2$. It is $${area}$, so $r^2 - ${perimeter / 2}r + ${area} = 0$.

(c) The solutions of the quadratic equation are $r = ${one}$ and $r = ${two}$.

For $r = ${one}$: $\theta = \frac{${perimeter} - ${2 * one}}{${one}} = ${tidy(angles[0])}$. For $r = ${two}$: $\theta = \frac{${perimeter} - ${2 * two}}{${two}} = ${tidy(angles[1])}$. Both angles are less than $2\pi$, so both sectors are possible.

(d) The area is $${perimeter / 2}r - r^2$, a parabola that opens downwards. Its maximum is at $r = ${best}$, half-way between its zeros. The greatest area is $${perimeter / 2} \times ${best} - ${best}^2 = ${most}\ \text{m}^2$.

**Calculator:** the polynomial solver gives part (c). For part (d) draw the graph and use the tool for the maximum.

**Watch out:** The formulas $l = r\theta$ and $A = \frac{1}{2}r^2\theta$ hold only for angles in radians. Check that each angle is less than $2\pi = 6.28$.`,
      scheme: [
        [md`$2r + r\theta = ${perimeter}$`, 'M1'],
        [md`rearranges to the given result`, 'A1'],
        [md`$\frac{1}{2}r^2\theta = ${area}$`, 'M1'],
        [md`substitutes for $\theta$`, 'M1'],
        [md`simplifies to the given equation`, 'A1'],
        [md`$${one}$ and $${two}$`, 'A1'],
        [md`substitutes into the formula for $\theta$`, 'M1'],
        [md`$${tidy(angles[0])}$`, 'A1'],
        [md`$${tidy(angles[1])}$`, 'A1'],
        [md`area as a function of $r$`, 'M1'],
        [md`maximum at $r = ${best}$`, 'A1'],
        [md`$${most}$${`${most}`.length > 4 ? ` (accept $${sf(most)}$)` : ''}`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'set',
          label: 'Values of $r$, with a comma between them:',
          expected: `${one}, ${two}`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$\theta$ for the smaller radius:`,
          expected: `${2 * two}/${one}`,
          marks: 2,
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$\theta$ for the greater radius:`,
          expected: `${2 * one}/${two}`,
          marks: 1,
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${most}`,
          unit: 'm^2',
          mistakes: [{ value: `${best}`, note: 'This is the radius. The area is asked for.' }],
        },
      ],
      checks: [
        { part: 'c', route: 'exact', shown: `= ${tidy(angles[0])}`, value: (2 * area) / one ** 2 },
        { part: 'c', route: 'exact', shown: `= ${tidy(angles[1])}`, value: (2 * area) / two ** 2 },
        { part: 'd', route: 'exact', shown: md`= ${most}\ \text{m}^2`, value: perimeter ** 2 / 16 },
      ],
    };
  },
});
