import { minimum, minimumAt } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, grouped, sf } from '../../authoring/wording.ts';
import { solid } from '../../figures/solid.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.1', '5.3'],
  parameters: {
    place: choice('in Winnipeg', 'in Sapporo', 'in Tromsø', 'in Erzurum', 'in Innsbruck'),
    volume: integers(400, 1200, 50),
    wall: choice(30, 45, 60),
    roof: choice(60, 75, 90, 105, 120),
    most: choice(3.5, 4, 4.5, 5),
  },
  // The walls have a sensible height, and the limit of (d) forbids the best radius.
  allow: ({ volume, wall, roof, most }) => {
    const k = 2 * roof - (4 * wall) / 3;
    const r = Math.cbrt((wall * volume) / (Math.PI * k));
    const height = volume / (Math.PI * r * r) - (2 * r) / 3;
    return roof > wall && height > 2 && height < 15 && most < r - 0.3 && volume / (Math.PI * most ** 2) < 24;
  },
  write: ({ place, volume, wall, roof, most }) => {
    const k = 2 * roof - (4 * wall) / 3;
    const kShown = fraction(6 * roof - 4 * wall, 3);
    const heightAt = (r: number): number => volume / (Math.PI * r * r) - (2 * r) / 3;
    // From the two surfaces themselves, not from the formula of (b).
    const cost = (r: number): number => 2 * Math.PI * r * heightAt(r) * wall + 2 * Math.PI * r * r * roof;
    const best = Math.cbrt((wall * volume) / (Math.PI * k));
    const least = (2 * wall * volume) / best + k * Math.PI * best * best;
    const leastShown = grouped(Number(sf(least)));
    const limited = (2 * wall * volume) / most + k * Math.PI * most * most;
    const heading = md`\frac{${grouped(2 * wall * volume)}}{r} + ${kShown}\pi r^2`;
    return {
      text: md`A store for road salt ${place} has the shape of a cylinder with radius $r$ metres and height $h$ metres, with a hemisphere of the same radius on top as a roof. The whole store has a volume of $${volume}\ \text{m}^3$.

![](drawing:store)

(a) Show that $h = \dfrac{${volume}}{\pi r^2} - \dfrac{2r}{3}$. [2]

The curved wall of the cylinder costs $${wall}$ euros per square metre and the roof $${roof}$ euros per square metre. The floor is already there.

(b) Show that the cost, in euros, is $C(r) = ${heading}$. [2]

(c) Find the value of $r$ for which the cost is least, and find this least cost. [3]

The neighbours ask that the radius should be at most $${most}$ metres.

(d) State, with a reason, the radius that now gives the least cost. [1]`,
      hints: [
        md`A hemisphere is half a sphere, both for the volume and for the surface.`,
        md`Put the $h$ of (a) into the area of the curved wall, $2\pi rh$, and simplify before you add the roof.`,
        md`Draw the graph of $C$ for a sensible range of $r$ and look for its lowest point, or solve $C'(r) = 0$.`,
        md`Is $C$ increasing or decreasing for radii below the one in (c)?`,
      ],
      answer: md`(a) The cylinder has the volume $\pi r^2h$ and the hemisphere $\frac{2}{3}\pi r^3$. So $\pi r^2h + \frac{2}{3}\pi r^3 = ${volume}$. Dividing by $\pi r^2$, $h + \frac{2r}{3} = \frac{${volume}}{\pi r^2}$, which gives the result.

(b) The wall has the area $2\pi rh$ and the roof $2\pi r^2$. With (a), $2\pi rh = \frac{${2 * volume}}{r} - \frac{4}{3}\pi r^2$. The cost is

$$${wall}\left(\frac{${2 * volume}}{r} - \frac{4}{3}\pi r^2\right) + ${roof} \times 2\pi r^2 = \frac{${grouped(2 * wall * volume)}}{r} + (${2 * roof} - ${fraction(4 * wall, 3)})\pi r^2 = ${heading}.$$

(c) The graph of $C$ has one minimum point for $r > 0$. There $C'(r) = -\frac{${grouped(2 * wall * volume)}}{r^2} + ${fraction(2 * (6 * roof - 4 * wall), 3)}\pi r = 0$, which gives $r = ${sf(best)}$ metres (more precisely, $${sf(best, 6)}$). The least cost is $C = ${leastShown}$ euros.

(d) For $r < ${sf(best)}$ the function $C$ is decreasing. Among the radii that are allowed, the greatest, $r = ${most}$ metres, gives the least cost.

**Calculator:** TI-Nspire: draw $f_1(x) = C(x)$; Menu, Analyze Graph, Minimum. Casio fx-CG50: GRAPH, G-Solv, MIN. Choose a window such as $0 < x < 12$ and $0 < y < ${grouped(Math.ceil((2.5 * least) / 10000) * 10000)}$.

**Watch out:** The flat circle between wall and roof isn't built. Only the curved surfaces cost money.`,
      scheme: [
        [md`(a) $\pi r^2h + \frac{2}{3}\pi r^3 = ${volume}$`, 'M1'],
        [md`solves for $h$ (AG)`, 'A1'],
        [md`(b) $${wall} \times 2\pi rh + ${roof} \times 2\pi r^2$`, 'M1'],
        [md`puts in $h$ and simplifies (AG)`, 'A1'],
        [md`(c) a minimum on the graph of $C$, or $C'(r) = 0$`, 'M1'],
        [md`$r = ${sf(best)}$`, 'A1'],
        [md`$${leastShown}$ euros`, 'A1'],
        [md`(d) $r = ${most}$, because $C$ is decreasing for $r < ${sf(best)}$`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          label: '$r =$',
          expected: sf(best, 8),
          accuracy: { figures: 3 },
          unit: 'm',
          marks: 2,
          mistakes: [
            {
              value: sf(Math.cbrt((2 * wall * volume) / (Math.PI * k)), 8),
              note: md`The derivative of $r^2$ is $2r$. Check the factor of the second term of $C'(r)$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Least cost:',
          expected: sf(least, 9),
          accuracy: { figures: 3 },
          unit: 'euros',
          marks: 1,
          follows: `${2 * wall * volume} / c.1 + ${6 * roof - 4 * wall} / 3 * pi * c.1^2`,
          mistakes: [
            {
              value: sf(limited, 9),
              note: md`This is the cost for $r = ${most}$. The limit only comes in (d).`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state with a reason' },
      ],
      checks: [
        { part: 'c', route: 'numeric', shown: `r = ${sf(best)}`, value: minimumAt(cost, 1, 15) },
        { part: 'c', route: 'numeric', shown: `C = ${leastShown}`, value: minimum(cost, 1, 15) },
        {
          part: 'd',
          route: 'numeric',
          shown: `r = ${most}`,
          value: minimumAt(cost, 1, most),
          within: 1e-6,
        },
      ],
      drawings: {
        store: solid({
          shape: 'cylinder-hemisphere',
          height: 4,
          lengths: { radius: '*r*', height: '*h*' },
          description: 'A cylinder with radius r and height h, with a hemisphere of the same radius on top.',
        }),
      },
    };
  },
});
