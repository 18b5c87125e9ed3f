import { balanceAfter, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    tank: choice(
      'A rainwater tank in Adelaide',
      'A fish tank in an aquarium in Osaka',
      'A milk tank on a farm in Galway',
      'A water tank on a roof in Amman',
    ),
    rate: choice(15, 18, 24, 25, 30, 35),
    whole: integers(40, 90, 5),
    at: integers(8, 30),
    part: choice(0.2, 0.4, 0.6),
  },
  allow: ({ whole, at }) => at < whole / 2,
  write: ({ tank, rate, whole, at, part }) => {
    const full = rate * whole;
    const left = full * part;
    const when = whole * (1 - part);
    return {
      text: md`${tank} is emptied. After $t$ minutes it contains

$$V(t) = ${grouped(full)} - ${rate}t$$

litres, until it is empty.

(a) Find $V(${at})$. [2]

(b) State the domain and the range of $V$. [3]

(c) Find $V^{-1}(${grouped(left)})$, and state what it means in this context. [3]`,
      hints: [
        md`The model begins when the tank is full and ends when it is empty.`,
        md`$V^{-1}$ goes the other way: what goes into it is a volume, and what comes out is a time.`,
      ],
      answer: md`(a) $V(${at}) = ${grouped(full)} - ${rate} \times ${at} = ${grouped(full - rate * at)}$ litres

(b) The tank is empty when $${grouped(full)} - ${rate}t = 0$, which gives $t = ${whole}$. The domain is $0 \le t \le ${whole}$.

Over this time the volume falls from $${grouped(full)}$ to $0$, so the range is $0 \le V \le ${grouped(full)}$.

![](drawing:graph)

(c) $V^{-1}(${grouped(left)})$ is the solution of $${grouped(full)} - ${rate}t = ${grouped(left)}$:

$$t = \frac{${grouped(full)} - ${grouped(left)}}{${rate}} = ${when}$$

So $V^{-1}(${grouped(left)}) = ${when}$: after $${when}$ minutes there are $${grouped(left)}$ litres left in the tank.

**Watch out:** $V^{-1}$ is the inverse function and not $\frac{1}{V}$. Don't put the $${grouped(left)}$ litres in for $t$: they are a value of $V$.`,
      scheme: [
        [md`substitutes $t = ${at}$`, 'M1'],
        [md`$${grouped(full - rate * at)}$ (litres)`, 'A1'],
        [md`finds that the tank is empty at $t = ${whole}$`, '(M1)'],
        [md`domain $0 \le t \le ${whole}$`, 'A1'],
        [md`range $0 \le V \le ${grouped(full)}$`, 'A1'],
        [md`$${grouped(full)} - ${rate}t = ${grouped(left)}$`, 'M1'],
        [md`$${when}$`, 'A1'],
        [md`the time in minutes after which $${grouped(left)}$ litres are left`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${full - rate * at}`, accuracy: 'exact', unit: 'litres' },
        {
          part: 'b',
          kind: 'interval',
          label: 'Domain',
          expected: md`0 \le t \le ${whole}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: md`0 \le t \le ${full}`,
              note: md`That is the range. The domain says which times $t$ are possible.`,
            },
            { value: md`t \ge 0`, note: md`The model ends when the tank is empty.` },
          ],
        },
        {
          part: 'b',
          kind: 'interval',
          label: 'Range',
          expected: md`0 \le V \le ${full}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: md`0 \le V \le ${whole}`,
              note: md`That is the domain. The range says which volumes occur.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${when}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${full - rate * left}`,
              note: md`You found $V(${grouped(left)})$. For $V^{-1}$, $${grouped(left)}$ is the volume, and the time is what you look for.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state what it means', marks: 1 },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${grouped(full - rate * at)}`,
          value: balanceAfter(full, 0, -rate, at),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `t = ${whole}`,
          value: Number(root((t) => full - rate * t, 0, 500).toFixed(9)),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `V^{-1}(${grouped(left)}) = ${when}`,
          value: Number(root((t) => full - rate * t - left, 0, 500).toFixed(9)),
        },
      ],
      drawings: {
        graph: plot({
          x: [0, whole * 1.15],
          y: [0, full * 1.15],
          xLabel: '*t* (min)',
          yLabel: '*V* (litres)',
          height: 190,
          lines: [{ from: [0, full], to: [whole, 0], ink: 'accent' }],
          points: [{ at: [0, full] }, { at: [whole, 0] }],
          description: `A straight line that falls from the point (0, ${full}) to the point (${whole}, 0).`,
        }),
      },
    };
  },
});
