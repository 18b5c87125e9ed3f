import { maximumAt, minimumAt, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    where: choice('in the Pyrenees', 'in Rwanda', 'in Colombia', 'in the Dolomites'),
    /** Where the turning points are, in kilometres. */
    peak: integers(18, 30, 2),
    valley: integers(56, 72, 2),
    factor: choice(0.02, 0.022, 0.025, 0.028),
    start: integers(380, 680, 20),
    fog: integers(750, 1150, 50),
  },
  allow: ({ peak, valley, factor, start, fog }) => {
    const h = profile(peak, valley, factor, start);
    const finish = h(85);
    return (
      h(peak) > fog + 60 &&
      h(valley) > 120 &&
      h(valley) < start - 60 &&
      finish > start &&
      finish < h(peak) - 40 &&
      Math.abs(finish - fog) > 30
    );
  },
  write: ({ where, peak, valley, factor, start, fog }) => {
    const h = profile(peak, valley, factor, start);
    const [b, c] = [-1.5 * factor * (peak + valley), 3 * factor * peak * valley].map((value) =>
      Number(value.toFixed(6)),
    ) as [number, number];
    const formula = md`${factor}x^3 - ${-b}x^2 + ${c}x + ${start}`;
    const crossings = roots((x) => h(x) - fog, 0, 85);
    const above =
      crossings.length === 2
        ? crossings[1]! - crossings[0]!
        : crossings[1]! - crossings[0]! + 85 - crossings[2]!;
    const last = crossings.length === 2;
    const beyond = roots((x) => h(x) - fog, 85, 200)[0];
    const gain = h(85) - h(valley);
    const [top, low] = [maximumAt(h, 0, 50), minimumAt(h, 45, 85)];
    // By walking along the stage in small steps.
    const steps = 85_000;
    let walked = 0;
    for (let step = 0; step < steps; step += 1)
      if (h(((step + 0.5) * 85) / steps) > fog) walked += 85 / steps;
    const finish = h(85);
    const more = sf(h(peak), 4) === sf(h(peak)) ? '' : md` (accept $${sf(h(peak), 4)}\ \text{m}$)`;
    return {
      text: md`A stage of a cycle race ${where} is $85\ \text{km}$ long. The height of the road above sea level, in metres, at a distance of $x\ \text{km}$ from the start is modelled by

$$h(x) = ${formula}, \quad 0 \le x \le 85.$$

(a) Write down the height of the start. [1]

(b) Find the coordinates of the local maximum point and of the local minimum point of the graph of $h$. [4]

(c) Sketch the graph of $h$. Label the axes, and mark both turning points and the two ends of the graph. [4]

(d) Find the greatest height of the road, and explain how your sketch shows that this is not at the finish. [2]

The road is in fog where its height is more than $${fog}\ \text{m}$.

(e) Find the total length of the stage on which the road is in fog. [3]

(f) Find how many metres the riders have to climb from the lowest point between the two climbs to the finish. [2]`,
      hints: [
        md`Choose the window first: $x$ from $0$ to $85$, and $y$ from $0$ to about $${Math.ceil(h(peak) / 200) * 200 + 200}$.`,
        md`Ends of a graph are points, too: find $h(0)$ and $h(85)$.`,
        md`For (e), intersect the graph with a horizontal line. Mark on your sketch which parts of the graph are above it.`,
      ],
      answer: md`(a) $h(0) = ${start}\ \text{m}$

(b) The calculator finds the local maximum at $x = ${peak}$ with $h = ${sf(h(peak), 4)}$, and the local minimum at $x = ${valley}$ with $h = ${sf(h(valley), 4)}$. To 3 s.f. the points are $(${peak}, ${sf(h(peak))})$ and $(${valley}, ${sf(h(valley))})$.

(c) The graph begins at $(0, ${start})$, rises to the maximum, falls to the minimum and rises again to its end at $(85, ${sf(finish)})$.

![](drawing:profile)

(d) The greatest height is $${sf(h(peak))}\ \text{m}$, at the local maximum. The end of the graph, at $${sf(finish)}\ \text{m}$, is lower than the maximum point.

(e) $h(x) = ${fog}$ for ${crossings.map((x) => md`$x = ${sf(x, 4)}$`).join(', ')}. The graph is above the line ${
        last
          ? md`between these two values, so the length is $${sf(crossings[1]!, 4)} - ${sf(crossings[0]!, 4)} = ${sf(above)}\ \text{km}$.${beyond === undefined ? '' : md` The third solution of the equation, $x = ${sf(beyond)}$, is beyond the finish.`}`
          : md`between the first two values and from the third to the finish: $(${sf(crossings[1]!, 4)} - ${sf(crossings[0]!, 4)}) + (85 - ${sf(crossings[2]!, 4)}) = ${sf(above)}\ \text{km}$.`
      }

(f) From the minimum to the finish: $${sf(finish, 5)} - ${sf(h(valley), 5)} = ${sf(gain)}\ \text{m}$

**Calculator:** TI-Nspire: Graphs, menu, Analyze Graph, Maximum / Minimum / Intersection. Casio fx-CG50: GRAPH, V-Window, DRAW, then G-Solv. Both search only inside the window.

**Watch out:** a local maximum need not be the greatest value. Compare it with the ends of the graph.`,
      scheme: [
        [md`(a) $${start}\ \text{m}$`, 'A1'],
        [md`(b) attempts to find a turning point (sketch, or $h'(x) = 0$)`, 'M1'],
        [md`$(${peak}, ${sf(h(peak))})$${more}`, 'A1'],
        [md`$x = ${valley}$`, 'A1'],
        [md`$h = ${sf(h(valley))}$`, 'A1'],
        [md`(c) axes labelled with variables or units`, 'A1'],
        [md`correct shape: up, down, up, as one smooth curve for $0 \le x \le 85$ only`, 'A1'],
        [md`both turning points marked in the right places`, 'A1'],
        [md`both ends marked, $(0, ${start})$ and $(85, ${sf(finish)})$`, 'A1'],
        [md`(d) $${sf(h(peak))}\ \text{m}$${more}`, 'A1'],
        [md`the end of the graph is lower than the maximum point`, 'R1'],
        [md`(e) $h(x) = ${fog}$`, 'M1'],
        [md`${crossings.map((x) => md`$${sf(x)}$`).join(', ')}`, 'A1'],
        [md`$${sf(above)}\ \text{km}$`, 'A1'],
        [md`(f) $h(85)$ minus the height of their minimum`, 'M1'],
        [md`$${sf(gain)}\ \text{m}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${start}`, accuracy: 'exact', unit: 'm' },
        {
          part: 'b',
          kind: 'coordinates',
          label: 'Local maximum',
          expected: `(${peak}, ${h(peak)})`,
          marks: 2,
        },
        {
          part: 'b',
          kind: 'coordinates',
          label: 'Local minimum',
          expected: `(${valley}, ${h(valley)})`,
          marks: 2,
        },
        { part: 'c', kind: 'self', why: 'sketch' },
        {
          part: 'd',
          kind: 'number',
          label: 'Greatest height',
          expected: `${Number(h(peak).toPrecision(10))}`,
          unit: 'm',
          marks: 1,
        },
        { part: 'd', kind: 'self', why: 'explain', marks: 1 },
        {
          part: 'e',
          kind: 'number',
          expected: `${above}`,
          unit: 'km',
          mistakes: [
            { value: `${85 - above}`, note: md`That is the length on which the road is *not* in fog.` },
            ...(last
              ? []
              : [
                  {
                    value: `${crossings[1]! - crossings[0]!}`,
                    note: md`The road is in fog on a second part, too: near the finish.`,
                  },
                ]),
          ].filter(({ value }) => Math.abs(Number(value) - above) > 1),
        },
        {
          part: 'f',
          kind: 'number',
          expected: `${Number(gain.toPrecision(10))}`,
          accuracy: { tolerance: Math.max(1, gain * 0.002) },
          unit: 'm',
          mistakes: [
            {
              value: `${Number(finish.toPrecision(10))}`,
              note: md`That is the height of the finish. Subtract the height of the lowest point.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `h(0) = ${start}\\ \\text{m}`, value: h(0) },
        { part: 'b', route: 'numeric', shown: `x = ${peak}`, value: Number(top.toFixed(3)) },
        { part: 'b', route: 'numeric', shown: `x = ${valley}`, value: Number(low.toFixed(3)) },
        { part: 'd', route: 'numeric', shown: `${sf(h(peak))}\\ \\text{m}`, value: h(top) },
        { part: 'e', route: 'simulation', shown: `= ${sf(above)}\\ \\text{km}`, value: walked, within: 0.06 },
        { part: 'f', route: 'numeric', shown: `= ${sf(gain)}\\ \\text{m}`, value: h(85) - h(low) },
      ],
      drawings: {
        profile: plot({
          x: [0, 92],
          y: [0, h(peak) * 1.2],
          ticks: { x: [peak, valley, 85], y: [start, Math.round(h(peak)), Math.round(h(valley))] },
          xLabel: '*x* / km',
          yLabel: '*h* / m',
          height: 210,
          curves: [{ f: h, from: 0, to: 85 }],
          points: [
            { at: [0, start] },
            { at: [peak, h(peak)] },
            { at: [valley, h(valley)] },
            { at: [85, finish] },
          ],
          description:
            'A smooth curve that rises to a maximum, falls to a minimum and rises again to its end at x = 85.',
        }),
      },
    };
  },
});

/** The cubic with these turning points. */
function profile(peak: number, valley: number, factor: number, start: number) {
  const b = -1.5 * factor * (peak + valley);
  const c = 3 * factor * peak * valley;
  return (x: number) => factor * x ** 3 + b * x * x + c * x + start;
}
